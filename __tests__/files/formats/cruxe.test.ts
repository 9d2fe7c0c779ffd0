import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { loadDataset, refuseDataset } from "./load.ts";

const QUERY = {
  id: "q-b",
  query: "load",
  intent: "natural_language",
  expected_targets: [{ hint: " config.rs " }, { hint: "Config" }],
  negative_targets: [{ hint: "old.rs" }, { hint: "new.rs" }],
};
const SET = { format: "cruxe", path: "pack.json" };

describe("format cruxe", () => {
  it("keeps hints, negative targets and intents", async () => {
    const other = { id: "q-a", query: "x", intent: "symbol", expected_targets: [{ hint: "a.rs" }] };
    const pack = { version: "1", queries: [QUERY, other] };
    const { suite } = await loadDataset(SET, { "pack.json": pack });

    // The lines are those on which the queries begin in the indented file.
    expect(
      suite.cases.map(({ id, intent, place }) => `${id} ${intent} ${place.line}`),
    ).toStrictEqual(["q-a symbol 25", "q-b natural_language 4"]);
    expect(suite.cases[1]).toMatchObject({
      query: "load",
      expected: [
        { kind: "hint", value: "Config", grade: 1 },
        { kind: "hint", value: "config.rs", grade: 1 },
      ],
      forbidden: [
        { kind: "hint", value: "new.rs", grade: 1 },
        { kind: "hint", value: "old.rs", grade: 1 },
      ],
    });
  });

  it("reads a pack that is compressed", async () => {
    const pack = JSON.stringify({ version: "1", queries: [QUERY] });
    const { suite } = await loadDataset(SET, { "pack.json.gz": gzipSync(pack) });

    expect(suite.cases.map(({ id }) => id)).toStrictEqual(["q-b"]);
  });

  it("lists all fields that cruxe ignores or refuses", async () => {
    const queries = [
      { ...QUERY, id: "q1", negative_target: [{ hint: "x" }] },
      {
        id: "q2",
        query: "no intent",
        expected_targets: [{ hint: " " }, { hint: "a" }, { hint: "a" }, {}, "a"],
      },
      { ...QUERY, id: "q3", query: "", expected_targets: [] },
      { ...QUERY, intent: "two words", negative_targets: "x" },
      7,
    ];

    const found = await refuseDataset(SET, { "pack.json": { version: "2", queries } });

    const withoutPlaces = found.map((line) => line.replace(/^eval\/pack\.json:\d+ /, ""));
    expect(withoutPlaces).toStrictEqual([
      "invalid_suite: dataset pack.json has 12 problems",
      '(/version): the pack\'s version is "2", the suite\'s `revision` "1"; write it as the pack has it',
      '(/queries/0/negative_target): unknown key "negative_target"; expected one of id, query, intent, expected_targets, negative_targets',
      "(/queries/1): `intent` is missing",
      '(/queries/1/expected_targets/0/hint): expected text that is not blank; got " "',
      '(/queries/1/expected_targets/2): hint "a" is already in the list; remove one',
      "(/queries/1/expected_targets/3): `hint` is missing",
      '(/queries/1/expected_targets/4): expected an object with `hint`; got "a"',
      "(/queries/2/expected_targets): expected at least one target",
      '(/queries/2/query): expected text that is not blank; got ""',
      '(/queries/3/intent): expected a word of letters, digits, `.`, `_` and `-`; got "two words"',
      '(/queries/3/negative_targets): expected a list; got "x"',
      "(/queries/4): expected an object; got 7",
    ]);
  });

  it.each([
    ["an empty list of", { version: "1", queries: [] }],
    ["no list of", { version: "1" }],
  ])("refuses a pack with %s queries", async (_, pack) => {
    const [, problem] = await refuseDataset(SET, { "pack.json": pack });

    expect(problem).toMatch(/\(\/queries\): expected a list of queries with at least one$/);
  });

  it("refuses an intent of the suite, since the pack has intents", async () => {
    expect(await refuseDataset({ ...SET, intent: "all" }, {})).toStrictEqual([
      "invalid_suite: suite eval/suite.json has 1 problem",
      "eval/suite.json:8 (/dataset/intent): format cruxe brings the intents of its queries; remove `intent`",
    ]);
  });
});
