import { describe, expect, it } from "vitest";
import { makeSampleFiller } from "../../src/shards/split.ts";
import { makeCase } from "../helpers/make.ts";

/** The whole suite: a, b and c are of one intent, d and e of another. */
const CASES_OF_TWO_INTENTS = ["a", "b", "c", "d", "e"].map((id) =>
  makeCase(id, { intent: id < "d" ? "many" : "few" }),
);
/** Returns the cases of the suite with these ids, as one shard has them. */
const casesNamed = (...ids: readonly string[]): typeof CASES_OF_TWO_INTENTS =>
  CASES_OF_TWO_INTENTS.filter((each) => ids.includes(each.id));

describe("makeSampleFiller", () => {
  it("gives other shards' cases the samples of a case of their intent", () => {
    const fill = makeSampleFiller(CASES_OF_TWO_INTENTS, casesNamed("a", "b", "d"));
    const samples = new Map([
      ["a", [1]],
      ["b", [2]],
      ["d", [4]],
    ]);

    // a stands in for c, and d for e.
    expect([...fill(samples)]).toEqual([
      ["a", [1]],
      ["b", [2]],
      ["c", [1]],
      ["d", [4]],
      ["e", [4]],
    ]);
  });

  it("takes any case for an intent that the shard does not have", () => {
    // The shard has a and c, of the intent of b. So a stands in for b. Of the intent of d and e it
    // has none, so a and c stand in for them, in turn.
    const fill = makeSampleFiller(CASES_OF_TWO_INTENTS, casesNamed("a", "c"));

    const filled = fill(new Map(Object.entries({ a: "A", c: "C" })));

    expect(Object.fromEntries(filled)).toEqual({ a: "A", b: "A", c: "C", d: "A", e: "C" });
  });

  it("gives nothing to the cases of an intent whose asked case has no samples", () => {
    const fill = makeSampleFiller(CASES_OF_TWO_INTENTS, casesNamed("a", "d"));

    const filled = fill(new Map([["d", 1]]));

    // a stands in for b and c, and has none. d stands in for e.
    expect([...filled]).toEqual([
      ["d", 1],
      ["e", 1],
    ]);
  });

  it("changes nothing if all cases are asked", () => {
    const samples = new Map([
      ["b", [1]],
      ["e", []],
    ]);

    const fill = makeSampleFiller(CASES_OF_TWO_INTENTS, CASES_OF_TWO_INTENTS);

    expect(fill(samples)).toEqual(samples);
  });
});
