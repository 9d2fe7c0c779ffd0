/** What a change loosens, as a finding: where, and what it was before and is now. */
import type { Change, Inputs } from "../model/report.ts";
import type { Culprit, WeakeningCode, WeakeningFinding } from "../model/verdict.ts";

export interface ReadableChange extends Change {
  readonly base: Inputs;
}

/** One way to weaken a gate: what it is called in directions.ts, and where a change does so. */
export interface Weakening {
  readonly name: string;
  readonly find: (change: ReadableChange) => readonly WeakeningFinding[];
}

/** Takes a finding of the file that is looked at. */
export type ReportFinding = (
  code: WeakeningCode,
  field: string,
  before: string,
  after: string,
) => void;

/** As findings of one file, in the order in which they were reported. */
export function findingsIn(
  file: string,
  look: (report: ReportFinding) => void,
): readonly WeakeningFinding[] {
  const found: WeakeningFinding[] = [];
  look((code, field, before, after) => void found.push(finding(code, field, file, before, after)));
  return found;
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
