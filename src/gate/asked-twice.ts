/** Which queries are asked a second time, to see whether the retriever's answers vary. */
import { shuffle, splitMix64 } from "../decision/random.ts";
import type { Config, RetrieverConfig } from "../model/config.ts";
import type { AskedCase } from "../model/suite.ts";

const MOST = 20;
/** Every run draws the same cases of a suite. */
const SEED = 1;

/** Returns the cases to ask twice: none of a retriever that can't vary, and none if `vary` is off. */
export function drawAskedTwice(
  { vary }: Pick<Config, "vary">,
  { kind }: Pick<RetrieverConfig, "kind">,
  cases: readonly AskedCase[],
): readonly AskedCase[] {
  if (vary === "off" || kind === "bm25" || kind === "run") {
    return [];
  }
  const drawn = new Set(shuffle(cases, splitMix64(SEED)).slice(0, MOST));
  return cases.filter((each) => drawn.has(each));
}

/** Returns how many second answers a run takes that its timed queries do not give. */
export function countSecondAnswers(
  askedTwice: readonly AskedCase[],
  timesByCase: ReadonlyMap<string, number>,
  warmup: number,
): number {
  if (warmup > 1) {
    return 0;
  }
  const timed = [...timesByCase.values()].filter((times) => times > 0).length;
  return Math.max(0, askedTwice.length - timed);
}
