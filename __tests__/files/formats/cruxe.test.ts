import { describe, expect, it } from "vitest";
import { loadDataset, refusalOf } from "./load.ts";

const QUERY = {
  id: "q-b",
  query: "load",
  intent: "natural_language",
  expected_targets: [{ hint: " config.rs " }, { hint: "Config" }],
  negative_targets: [{ hint: "old.rs" }],
};
const SET = { format: "cruxe", path: "pack.json" };

describe("cruxe's query pack", () => {
  it("keeps hints, negative targets and intents", async () => {
    const { suite } = await loadDataset(SET, {
      "pack.json": {
        version: "1",
        queries: [QUERY, { id: "q-a", query: "x", intent: "symbol", expected_targets: [{ hint: "a.rs" }] }],
      },
    });
    expect(suite.cases.map((each) => [each.id, each.intent, each.place.line])).toStrictEqual([
      ["q-a", "symbol", 22],
      ["q-b", "natural_language", 4],
    ]);
    expect(suite.cases[1]).toMatchObject({
      query: "load",
      expected: [
        { kind: "hint", value: "Config", grade: 1 },
        { kind: "hint", value: "config.rs", grade: 1 },
      ],
      forbidden: [{ kind: "hint", value: "old.rs", grade: 1 }],
    });
  });

  it("lists everything that cruxe reads past or stops at", async () => {
    const queries = [
      { ...QUERY, id: "q1", negative_target: [{ hint: "x" }] },
      { id: "q2", query: "no intent", expected_targets: [{ hint: " " }, { hint: "a" }, { hint: "a" }] },
      { ...QUERY, id: "q1", query: "", expected_targets: [] },
      { ...QUERY, intent: "two words" },
    ];
    expect(await refusalOf(SET, { "pack.json": { version: "2", queries } })).toStrictEqual([
      "invalid_suite: dataset pack.json has 8 problems",
      'eval/pack.json:2 (/version): the pack\'s version is "2", the suite\'s `revision` "1"; write it as the pack has it',
      'eval/pack.json:4 (/queries/0/negative_target): unknown key "negative_target"; expected one of id, query, intent, expected_targets, negative_targets',
      expect.stringMatching(/^eval\/pack\.json:27 \(\/queries\/1\): `intent` is missing$/),
      expect.stringMatching(
        /^eval\/pack\.json:27 \(\/queries\/1\/expected_targets\/0\/hint\): expected text that is not blank; got " "$/,
      ),
      expect.stringMatching(
        /^eval\/pack\.json:27 \(\/queries\/1\/expected_targets\/2\): hint "a" is already in the list; remove one$/,
      ),
      expect.stringMatching(
        /^eval\/pack\.json:42 \(\/queries\/2\/expected_targets\): expected at least one target$/,
      ),
      expect.stringMatching(
        /^eval\/pack\.json:42 \(\/queries\/2\/query\): expected text that is not blank; got ""$/,
      ),
      expect.stringMatching(/^eval\/pack\.json:53 \(\/queries\/3\/intent\): expected a word of letters/),
    ]);
    const [, found] = await refusalOf(SET, { "pack.json": { version: "1", queries: [] } });
    expect(found).toMatch(/\(\/queries\): expected a list of queries with at least one$/);
  });

  it("brings its own intents", async () => {
    expect(await refusalOf({ ...SET, intent: "all" }, {})).toStrictEqual([
      "invalid_suite: suite eval/suite.json has 1 problem",
      "eval/suite.json:8 (/dataset/intent): format cruxe brings the intents of its queries; remove `intent`",
    ]);
  });
});
