/** A latency check over both looks: what the plan decides, and what is asked once more decides of the rest. */
import { type LatencyOutcome, type LookOutcome, type Shortage, settled } from "./looks.ts";
import type { PairedSamples } from "./pairs.ts";
import type { ResampleOptions } from "./resample.ts";
import { type RatioLook, type RatioRule, lookAtRatios } from "./side-by-side.ts";
import { type NoLook, type StoredLook, type StoredRule, lookAtStored } from "./stored.ts";

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
  | { readonly kind: "measured"; readonly outcome: LatencyOutcome; readonly look: J }
  | { readonly kind: "missing"; readonly reason: Shortage | Unfinished };

export function storedInTwoLooks(
  cases: readonly TimedCase[],
  rule: StoredRule,
  options: ResampleOptions,
): InTwoLooks<StoredLook> {
  return inTwoLooks(cases, firstLook(cases), (seen) => lookAtStored(sidesOf(seen), rule, options));
}

export function ratioInTwoLooks(
  cases: readonly TimedCase[],
  rule: RatioRule,
  options: ResampleOptions,
): InTwoLooks<RatioLook> {
  return inTwoLooks(cases, firstLook(cases).map(evenly), (seen) =>
    lookAtRatios(seen.map(pairOf), rule, options),
  );
}

/** Whether the plan's samples leave a check open, so that asking on is worth it. */
export function isOpen(look: StoredLook | RatioLook | NoLook): boolean {
  return look.kind === "measured" && look.outcome === "undecided";
}

/** What the plan asked of each case; the list itself where nothing was asked beyond it. */
export function firstLook<T extends TimedCase>(cases: readonly T[]): readonly T[] {
  if (cases.every(({ now, planned }) => now.length <= planned)) return cases;
  return cases.map((each) => ({ ...each, now: each.now.slice(0, each.planned) }));
}

/** Pairs up to what the head has. */
export function evenly(each: TimedCase): TimedCase {
  return { ...each, before: each.before.slice(0, each.now.length) };
}

interface Sides {
  readonly now: readonly (readonly number[])[];
  readonly before: readonly (readonly number[])[];
}

const sides = new WeakMap<readonly TimedCase[], Sides>();

/** The same lists each time, so that what is worked out of them once is known by them. */
export function sidesOf(cases: readonly TimedCase[]): Sides {
  const known = sides.get(cases);
  if (known !== undefined) return known;
  const made = { now: cases.map(({ now }) => now), before: cases.map(({ before }) => before) };
  sides.set(cases, made);
  return made;
}

export function pairOf({ now, before }: TimedCase): PairedSamples {
  return { base: before, head: now };
}

/**
 * A failure at the first look is final, and so is a pass; a pass takes the whole plan. What is open then is decided by all
 * samples, and where they leave it open too it is a watch.
 */
function inTwoLooks<J extends { readonly kind: "measured"; readonly outcome: LookOutcome }>(
  cases: readonly TimedCase[],
  planned: readonly TimedCase[],
  look: (cases: readonly TimedCase[]) => J | NoLook,
): InTwoLooks<J> {
  const first = look(planned);
  const unfinished = unfinishedOf(cases);
  if (first.kind === "missing") return { kind: "missing", reason: unfinished ?? first.reason };
  if (first.outcome === "fail") return { kind: "measured", outcome: "fail", look: first };
  if (unfinished !== null) return { kind: "missing", reason: unfinished };
  if (first.outcome === "pass") return { kind: "measured", outcome: "pass", look: first };
  const all = look(cases);
  // The second look has all that the first had.
  if (all.kind === "missing") return all;
  return { kind: "measured", outcome: settled(all.outcome), look: all };
}

/** Null where every case was asked as often as planned. */
function unfinishedOf(cases: readonly TimedCase[]): Unfinished | null {
  if (cases.every(({ now, planned }) => now.length >= planned)) return null;
  const have = cases.reduce((sum, { now, planned }) => sum + Math.min(now.length, planned), 0);
  return { code: "plan_unfinished", have, need: cases.reduce((sum, { planned }) => sum + planned, 0) };
}
