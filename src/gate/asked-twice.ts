/**
 * Chooses the queries that are asked a second time, to see whether the retriever's answers vary.
 */
import { shuffle, splitMix64 } from "../decision/random.ts";
import type { Config, RetrieverConfig } from "../model/config.ts";
import type { AskedCase } from "../model/suite.ts";

const MOST_ASKED_TWICE = 20;
/** A fixed seed: every run draws the same cases of a suite. */
const SEED = 1;

/**
 * Returns the cases to ask twice. Empty for a retriever that can't vary (the built-in search, a run
 * file), and if `vary` is off.
 */
export function drawAskedTwice(
  { vary }: Pick<Config, "vary">,
  { kind }: Pick<RetrieverConfig, "kind">,
  cases: readonly AskedCase[],
): readonly AskedCase[] {
  if (vary === "off" || kind === "bm25" || kind === "run") {
    return [];
  }
  const drawnCases = new Set(shuffle(cases, splitMix64(SEED)).slice(0, MOST_ASKED_TWICE));
  return cases.filter((each) => drawnCases.has(each));
}

/**
 * Returns how many queries are asked only to have a second answer. Queries that are timed
 * (`timesByCase`: how often, by case id) are asked again anyway, and so is every query with two
 * rounds of warm-up.
 */
export function countSecondAnswers(
  askedTwice: readonly AskedCase[],
  timesByCase: ReadonlyMap<string, number>,
  warmup: number,
): number {
  if (warmup > 1) {
    return 0;
  }
  const timedCases = [...timesByCase.values()].filter((repeats) => repeats > 0).length;
  return Math.max(0, askedTwice.length - timedCases);
}
