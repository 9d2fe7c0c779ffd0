/** What a change loosens, as a finding: where, and what it was before and is now. */
import type { Culprit, WeakeningCode, WeakeningFinding } from "../model/verdict.ts";

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
