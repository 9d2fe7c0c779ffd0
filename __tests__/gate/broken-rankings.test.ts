/** Which broken rankings the rules of a config would let through. */
import { describe, expect, it } from "vitest";
import { findUnseenRankings } from "../../src/gate/broken-rankings.ts";
import type { RuleSetting } from "../../src/model/config.ts";
import { baselineOf, configOf, makeCase, runOf, suiteOf } from "../helpers/make.ts";
import { answerListing } from "./made.ts";

const IDS = Array.from({ length: 12 }, (_, at) => `c${at}`);
const SUITE = suiteOf(
  ...IDS.map((id, at) => makeCase(id, { intent: at % 2 ? "symbol" : "howto" })),
);
const RUN = runOf(IDS.map((id) => answerListing(id, `${id}-doc`, "n1", "n2", "n3")));

/** Returns the broken rankings that a config with these rules lets through. */
function unseenRankings(metrics: Readonly<Record<string, RuleSetting>>): readonly string[] {
  const config = configOf({
    gate: { significance: null, metrics: new Map(Object.entries(metrics)) },
  });
  return findUnseenRankings(config, SUITE, baselineOf(config, SUITE, RUN));
}

describe("findUnseenRankings", () => {
  it("is empty by the default rules", () => {
    expect(unseenRankings({})).toEqual([]);
  });

  it("names the rankings that only nDCG and MRR see, if these are off", () => {
    expect(unseenRankings({ "mrr@10": "off", "ndcg@10": "off" })).toEqual(["reversed", "shuffled"]);
  });

  it("is empty for a suite that has nothing to find", () => {
    const watched = suiteOf(makeCase("a", { expected: [], watched: true }));
    const config = configOf();
    const baseline = baselineOf(config, watched, runOf([answerListing("a", "n1")]));

    expect(findUnseenRankings(config, watched, baseline)).toEqual([]);
  });
});
