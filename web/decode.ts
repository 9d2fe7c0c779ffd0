/** The data block as rows that the table and the case view can read without looking anything up. */
import type { PageCase } from "../src/reporters/html/page-case.ts";
import type { PageData } from "../src/reporters/html/page-data.ts";
import { measuresOf, type Measure } from "./measures.ts";

export interface Target {
  readonly label: string;
  readonly grade: number;
  /** Undefined where the case has no counterpart in the baseline. */
  readonly before: number | null | undefined;
  /** Undefined where the case was not asked. */
  readonly after: number | null | undefined;
  /** Rank in a longer list; null where the case was not asked for one, or where it is not in it. */
  readonly deeper: number | null;
  /** What the target says, where its name does not tell. */
  readonly passage: string | null;
}

export interface Row {
  readonly index: number;
  readonly case: PageCase;
  readonly intent: string;
  readonly tags: readonly string[];
  /** Those that lost most first. */
  readonly targets: readonly Target[];
  readonly metrics: readonly (number | null)[];
  /** Null where the case has no counterpart in the baseline. */
  readonly metricsBefore: readonly (number | null)[] | null;
  readonly results: readonly string[];
  readonly resultsBefore: readonly string[] | null;
  /** Median of the timed samples in milliseconds. */
  readonly ms: number | null;
  readonly msBefore: number | null;
  /** Categories of the failed checks that name the case. */
  readonly failed: readonly string[];
  /** Ranks of targets or a metric differ from the baseline's. */
  readonly changed: boolean;
  readonly lost: boolean;
  readonly judged: boolean;
  /** How far the worst target fell; negative is a rise. Null where nothing can be said. */
  readonly fall: number | null;
  /** 0 is the worst case behind a failed check; Infinity where the case is behind none. */
  readonly severity: number;
}

export interface ReportData {
  readonly page: PageData;
  readonly rows: readonly Row[];
  /** Those that some case has on both sides. */
  readonly measures: readonly Measure[];
}

export function decode(page: PageData): ReportData {
  const severity = new Map(page.worst.map((index, at) => [index, at]));
  const rows = page.cases.map((one, index) => rowOf(page, one, index, severity.get(index) ?? Infinity));
  return { page, rows, measures: measuresOf(page, rows) };
}

function rowOf(page: PageData, one: PageCase, index: number, severity: number): Row {
  const paired = one.before !== undefined;
  const asked = one.unasked !== true;
  const targets = (one.targets ?? [])
    .map(([label, grade, before, after, deeper, passage]): Target => ({
      label,
      grade,
      before: paired ? before || null : undefined,
      after: asked ? after || null : undefined,
      deeper: deeper || null,
      passage: passage ?? null,
    }))
    .toSorted((a, b) => fallOf(b, page.k) - fallOf(a, page.k));
  const names = (numbers: readonly number[]): readonly string[] =>
    numbers.map((at) => page.documents[at] ?? "");
  const results = names(one.results ?? []);
  const metrics = one.now ?? [];
  const metricsBefore = paired ? (one.before.metrics ?? metrics) : null;
  const worst = targets[0];
  return {
    index,
    case: one,
    intent: page.intents[one.intent] ?? "",
    tags: (one.tags ?? []).map((at) => page.tags[at] ?? ""),
    targets,
    metrics,
    metricsBefore,
    results,
    resultsBefore: paired ? (one.before.results === undefined ? results : names(one.before.results)) : null,
    ms: median(one.samples ?? []),
    msBefore: median(one.before?.samples ?? []),
    failed: (one.failed ?? []).map((at) => page.categories[at] ?? ""),
    changed:
      paired &&
      asked &&
      (one.before.metrics !== undefined || targets.some((each) => each.before !== each.after)),
    lost: targets.some((each) => typeof each.before === "number" && each.after === null),
    judged: page.judged,
    fall: worst === undefined || !paired || !asked ? null : fallOf(worst, page.k),
    severity,
  };
}

/** Ranks lost; what is not in the top k stands just below it, and having vanished weighs more than any fall inside. */
function fallOf({ before, after }: Target, k: number): number {
  const [from, to] = [before ?? null, after];
  if (from === to || to === undefined) return 0;
  if (to === null) return 2 * k + 1 - (from ?? 0);
  return from === null ? to - (2 * k + 1) : to - from;
}

/** Nearest rank. */
function median(samples: readonly number[]): number | null {
  if (samples.length === 0) return null;
  return samples.toSorted((a, b) => a - b)[Math.ceil(samples.length / 2) - 1] ?? null;
}
