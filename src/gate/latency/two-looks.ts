/** A latency check over both looks: what the plan decides, and what is asked once more decides of the rest. */
import { type LatencyOutcome, type LookOutcome, type Shortage, settled } from "./looks.ts";
import type { PairedSamples } from "./pairs.ts";
import type { ResampleOptions } from "./resample.ts";
import { type RatioJudgement, type RatioRule, judgeSideBySide } from "./side-by-side.ts";
import { type NotJudged, type StoredJudgement, type StoredRule, judgeStored } from "./stored.ts";

/** One case of a bucket. */
export interface TimedCase {
  /** How often the plan asks it; 0 where a query of it failed, so that there is nothing to ask. */
  readonly planned: number;
  /** Milliseconds, in the order taken: the plan's first. */
  readonly now: readonly number[];
  /** Of the baseline, or of the base's retriever beside; empty where nothing is compared. */
  readonly before: readonly number[];
}

/** The plan could not be carried out: what is there may fail a check, and can't pass it. */
export interface Unfinished {
  readonly code: "plan_unfinished";
  /** Timed queries of the bucket. */
  readonly have: number;
  readonly need: number;
}

export type InTwoLooks<J> =
  | { readonly kind: "judged"; readonly outcome: LatencyOutcome; readonly judgement: J }
  | { readonly kind: "missing"; readonly reason: Shortage | Unfinished };

export function storedInTwoLooks(
  cases: readonly TimedCase[],
  rule: StoredRule,
  options: ResampleOptions,
): InTwoLooks<StoredJudgement> {
  return inTwoLooks(cases, firstLook(cases), (seen) => judgeStored(sidesOf(seen), rule, options));
}

export function ratioInTwoLooks(
  cases: readonly TimedCase[],
  rule: RatioRule,
  options: ResampleOptions,
): InTwoLooks<RatioJudgement> {
  return inTwoLooks(cases, firstLook(cases).map(evenly), (seen) =>
    judgeSideBySide(seen.map(pairOf), rule, options),
  );
}

/** Whether the plan's samples leave a check open, so that asking on is worth it. */
export function isOpen(judged: StoredJudgement | RatioJudgement | NotJudged): boolean {
  return judged.kind === "judged" && judged.outcome === "undecided";
}

/** What the plan asked of each case. */
export function firstLook(cases: readonly TimedCase[]): readonly TimedCase[] {
  return cases.map((each) => ({ ...each, now: each.now.slice(0, each.planned) }));
}

/** Pairs up to what the head has. */
export function evenly(each: TimedCase): TimedCase {
  return { ...each, before: each.before.slice(0, each.now.length) };
}

export function sidesOf(cases: readonly TimedCase[]): {
  readonly now: readonly (readonly number[])[];
  readonly before: readonly (readonly number[])[];
} {
  return { now: cases.map(({ now }) => now), before: cases.map(({ before }) => before) };
}

export function pairOf({ now, before }: TimedCase): PairedSamples {
  return { base: before, head: now };
}

/**
 * A failure at the first look is final, and so is a pass; a pass takes the whole plan. What is open then is judged by all
 * samples, and where they leave it open too it is a watch.
 */
function inTwoLooks<J extends { readonly kind: "judged"; readonly outcome: LookOutcome }>(
  cases: readonly TimedCase[],
  planned: readonly TimedCase[],
  judge: (cases: readonly TimedCase[]) => J | NotJudged,
): InTwoLooks<J> {
  const first = judge(planned);
  const unfinished = unfinishedOf(cases);
  if (first.kind === "missing") return { kind: "missing", reason: unfinished ?? first.reason };
  if (first.outcome === "fail") return { kind: "judged", outcome: "fail", judgement: first };
  if (unfinished !== null) return { kind: "missing", reason: unfinished };
  if (first.outcome === "pass") return { kind: "judged", outcome: "pass", judgement: first };
  const all = judge(cases);
  // The second look has all that the first had.
  if (all.kind === "missing") return all;
  return { kind: "judged", outcome: settled(all.outcome), judgement: all };
}

/** Null where every case was asked as often as planned. */
function unfinishedOf(cases: readonly TimedCase[]): Unfinished | null {
  if (cases.every(({ now, planned }) => now.length >= planned)) return null;
  const have = cases.reduce((sum, { now, planned }) => sum + Math.min(now.length, planned), 0);
  return { code: "plan_unfinished", have, need: cases.reduce((sum, { planned }) => sum + planned, 0) };
}
