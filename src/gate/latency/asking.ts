/** Carrying out a sampling plan: who is asked how often, in which order, and when asking ends. */

import type { Repeats } from "../../model/sampling.ts";

export type { Repeats } from "../../model/sampling.ts";

/** Of base's and head's plan the larger, scope by scope. */
export function unionOfPlans(base: Repeats, head: Repeats): Repeats {
  const scopes = new Set([...base.keys(), ...head.keys()]);
  return new Map([...scopes].map((scope) => [scope, Math.max(base.get(scope) ?? 0, head.get(scope) ?? 0)]));
}

/**
 * The rounds of one pass through the plan: a case that is asked r times of R is in r of R rounds, evenly spread, so
 * that whatever slows the machine for a while hits no bucket more than another. Ids stand in the order given.
 */
export function roundsOf(timesByCase: ReadonlyMap<string, number>): readonly (readonly string[])[] {
  const rounds = Math.max(0, ...timesByCase.values());
  return Array.from({ length: rounds }, (_, round) =>
    [...timesByCase].flatMap(([id, times]) => {
      const due = Math.floor(((round + 1) * times) / rounds) > Math.floor((round * times) / rounds);
      return due ? [id] : [];
    }),
  );
}

/** How much longer than recorded a run may take before asking ends. */
const PATIENCE = 3;

/**
 * When asking ends, in milliseconds after the first timed query: at three times what the plan took when it was
 * recorded, or at `budget_s`, whichever is later.
 */
export function askingEndsMs(recordedMs: number, budgetS: number): number {
  return Math.max(PATIENCE * recordedMs, budgetS * 1000);
}

export interface Announced {
  /** Queries that the plan asks, warm-up included. */
  readonly planned: number;
  /** Queries at most, where everything stays undecided after the plan; `maxQueries` caps both. */
  readonly most: number;
}

/** What is said before the run. `sides` is 2 where base and head are both asked. */
export function announced(
  timesByCase: ReadonlyMap<string, number>,
  limits: { readonly warmup: number; readonly maxQueries: number | null; readonly looks: 1 | 2 },
  sides: 1 | 2 = 1,
): Announced {
  const timed = [...timesByCase.values()].reduce((sum, times) => sum + times, 0);
  const cap = limits.maxQueries ?? Infinity;
  const before = limits.warmup * timesByCase.size;
  return {
    planned: Math.min(cap, sides * (before + timed)),
    most: Math.min(cap, sides * (before + limits.looks * timed)),
  };
}
