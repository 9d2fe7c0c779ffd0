import { expect, it } from "vitest";
import { parseRating } from "../../../src/files/formats/judgments.ts";
import { summariseCase, loadDataset, refuseDataset } from "./load.ts";

const SET = { format: "judgments", path: "judgments.json", intent: "search" };
const LIST = [
  {
    query: "red dress",
    ratings: [
      { docId: "B1", rating: "0.700" },
      { docId: "B2", rating: 0 },
    ],
  },
  { query: "blue jeans", ratings: [{ docId: "B3", rating: " 0.300" }] },
  { query: "not rated", ratings: [] },
];

it.each([
  ["a list", LIST],
  ["what the API takes", { name: "judged", type: "IMPORT_JUDGMENT", judgmentRatings: LIST }],
])("a judgment list reads %s", async (_, file) => {
  const { suite } = await loadDataset(SET, { "judgments.json": file });

  // The ratings of LIST: B1 "0.700" and B2 0 for one query, B3 " 0.300" for another, none for a third.
  expect(
    suite.cases.map((each) => [
      each.query,
      summariseCase(each).replace(/^.*json:\d+: /, ""),
      each.intent,
    ]),
  ).toStrictEqual([
    ["blue jeans", "B3=0.3", "search"],
    ["red dress", "B1=0.7 (not B2)", "search"],
  ]);
  expect(suite.warnings?.map(({ message }) => message)).toStrictEqual([
    "1 query is unjudged and is left out",
    expect.stringMatching(/^the grade 0\.7 is no whole number: trec_eval and `score`/),
  ]);
  // The highest grade is not 1, so the scale is not yes or no.
  expect(suite.scale).toStrictEqual({ file: "eval/judgments.json", most: 0.7 });
});

it("parseRating reads the highest rating as a decimal", () => {
  expect(parseRating("255.0", (message) => expect.fail(message))).toBe(255);
});

it("a judgment list names the mistake in each entry", async () => {
  const list = [
    { query: " ", ratings: "none" },
    {
      query: "a",
      ratings: [{ docId: "", rating: 1 }, { rating: 2 }, { docId: "x", rating: [1] }, 7],
    },
  ];

  expect(await refuseDataset(SET, { "judgments.json": list })).toStrictEqual([
    "invalid_suite: dataset judgments.json has 7 problems",
    'eval/judgments.json:2 (/0): expected `ratings`, a list; got "none"',
    'eval/judgments.json:3 (/0/query): expected text that is not blank; got " "',
    'eval/judgments.json:8 (/1/ratings/0/docId): expected text that is not blank; got ""',
    "eval/judgments.json:8 (/1/ratings/1): `docId` is missing",
    "eval/judgments.json:8 (/1/ratings/2/rating): expected a rating from 0 to 255; got [1]",
    "eval/judgments.json:8 (/1/ratings/3): `docId` is missing",
    "eval/judgments.json:8 (/1/ratings/3/rating): expected a rating from 0 to 255; got nothing",
  ]);
});
