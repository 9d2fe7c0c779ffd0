/** One way in which a change loosens the rules that it will be judged by from now on. */
import type { Inputs } from "../model/report.ts";
import type { Culprit } from "../model/verdict.ts";

export const WEAKENINGS = [
  "config_moved",
  "base_unusable",
  "link",
  "retriever",
  "definition",
  "rule_removed",
  "rule_loosened",
  "sampling",
  "metric_removed",
  "suite_renamed",
  "case_removed",
  "case_edited",
  "baseline_removed",
  "baseline_lowered",
] as const;
export type WeakeningCode = (typeof WEAKENINGS)[number];

export interface WeakeningFinding {
  readonly code: WeakeningCode;
  /** What was loosened: `gate.recall@10.tolerance`, `cases.install.query`, `baseline.metrics.ndcg@10`. */
  readonly field: string;
  /** Where to look: a file of the head, or of the base where the head has none. */
  readonly file: string;
  /** As text, for people. */
  readonly before: string;
  readonly after: string;
  /** The cases behind it, worst first. */
  readonly cases: readonly Culprit[];
}

/** What a change did to the rules; as rules/laws.ts reads it. */
export interface Change {
  readonly head: Inputs;
  readonly base: Inputs | null;
  readonly moved: readonly string[];
  readonly unusable: { readonly file: string; readonly reason: string } | null;
  readonly links: readonly string[];
}

export function finding(
  code: WeakeningCode,
  field: string,
  file: string,
  before: string,
  after: string,
  cases: readonly Culprit[] = [],
): WeakeningFinding {
  return { code, field, file, before, after, cases };
}

/** A figure as people read it: at most nine digits, which still shows a difference of 1e-9. */
export function figure(value: number | null): string {
  return value === null ? "none" : String(Number(value.toPrecision(9)));
}
