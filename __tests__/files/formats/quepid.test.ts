import { expect, it } from "vitest";
import { summariseCase, loadDataset, refuseDataset } from "./load.ts";

const SET = { format: "quepid", path: "case.csv" };

it("format quepid makes a case of each rated query, and skips unrated rows", async () => {
  const table =
    "query,docid,rating\nstar wars,11,3\nstar wars,12,0\nrambo,7,1.0\nunseen,,\nrambo,9,";
  const { suite } = await loadDataset(SET, { "case.csv": table });

  // The id, the line of the first row, the documents with their ratings, and those rated 0.
  expect(suite.cases.map((each) => [summariseCase(each), each.query, each.intent])).toStrictEqual([
    ["rambo @case.csv:4: 7=1", "rambo", "all"],
    ["star wars @case.csv:2: 11=3 (not 12)", "star wars", "all"],
  ]);
  expect(suite.cases[0]!.expected[0]!.kind).toBe("id");
  expect(suite.scale).toStrictEqual({ file: "eval/case.csv", most: 3 });
  expect(suite.warnings).toStrictEqual([
    { file: "eval/case.csv", message: "1 query is unjudged and is left out" },
  ]);
});

it("format quepid names the mistake in each row", async () => {
  const table = ["query;docid;rating", "a;x;good", ";x;1", "a;;1", "b;x;256"].join("\n");

  expect(await refuseDataset(SET, { "case.csv": table })).toStrictEqual([
    "invalid_suite: dataset case.csv has 4 problems",
    'eval/case.csv:2: expected a rating from 0 to 255; got "good"',
    "eval/case.csv:3: the cell of the query is empty",
    "eval/case.csv:4: the cell of the docid is empty",
    'eval/case.csv:5: expected a rating from 0 to 255; got "256"',
  ]);
  expect((await refuseDataset(SET, { "case.csv": "query,doc,rating\n" }))[1]).toBe(
    'eval/case.csv:1: there is no column "docid" for `docid` in the header (query, doc, rating); did you mean "doc"?',
  );
  expect((await refuseDataset(SET, { "case.csv": "star wars,11,3\n" }))[1]).toBe(
    'eval/case.csv:1: there is no column "docid" for `docid` in the header (star wars, 11, 3); name yours so, or, if the first line is a row, write a header above it: `query,docid,rating`',
  );
});
