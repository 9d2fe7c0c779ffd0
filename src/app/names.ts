import { metricForms } from "../metrics/registry.ts";
import { REPORTERS } from "../reporters/registry.ts";
import { RETRIEVERS } from "../retrievers/registry.ts";

/** Returns lists of names, each with its heading for the help. */
export function listRegisteredNames(): readonly (readonly [string, readonly string[]])[] {
  return [
    ["metrics", metricForms()],
    ["retriever.kind", RETRIEVERS.map(({ kind }) => kind)],
    ["report files", REPORTERS.map(({ file }) => file)],
  ];
}
