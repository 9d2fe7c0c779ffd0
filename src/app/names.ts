/** What can be named in a config or found in a report, as the registries have it. */
import { metricForms } from "../metrics/registry.ts";
import { REPORTERS } from "../reporters/registry.ts";
import { RETRIEVERS } from "../retrievers/registry.ts";

export interface Names {
  /** `recall@k`, `mrr[@k]`, `error_rate` … */
  readonly metrics: readonly string[];
  readonly retrievers: readonly string[];
  /** Files of the report directory. */
  readonly reports: readonly string[];
}

export function names(): Names {
  return {
    metrics: metricForms(),
    retrievers: RETRIEVERS.map(({ kind }) => kind),
    reports: REPORTERS.map(({ file }) => file),
  };
}
