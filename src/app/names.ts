/** What can be named in a config or found in a report, as the registries have it: for the help. */
import { metricForms } from "../metrics/registry.ts";
import { REPORTERS } from "../reporters/registry.ts";
import { RETRIEVERS } from "../retrievers/registry.ts";

/**
 * Returns lists of names, each with its heading for the help: metrics (`recall@k`, `mrr[@k]`),
 * kinds of retrievers, files of the report directory.
 */
export function listRegisteredNames(): readonly (readonly [string, readonly string[]])[] {
  return [
    ["metrics", metricForms()],
    ["retriever.kind", RETRIEVERS.map(({ kind }) => kind)],
    ["report files", REPORTERS.map(({ file }) => file)],
  ];
}
