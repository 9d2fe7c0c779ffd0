import { expect, it } from "vitest";
import { summariseCase, loadDataset, refuseDataset } from "./load.ts";
import { values } from "../../helpers/table.ts";

const SET = { format: "rank-eval", path: "rank-eval.json" };
const ratings = [
  { _index: "docs", _id: "d1", rating: 1 },
  { _index: "docs", _id: "d2", rating: 0 },
];

it.each(
  values<[string, object]>(String.raw`
# the form of the query | the request
match | {"request":{"query":{"match":{"text":"amsterdam"}}}}
match with options | {"request":{"query":{"match":{"text":{"query":"amsterdam","operator":"and"}}}}}
the same text twice, and filters | {"request":{"query":{"bool":{"must":[{"multi_match":{"query":"amsterdam","fields":["title"]}}],"should":[{"match_phrase":{"title":"amsterdam"}}],"filter":[{"term":{"lang":"en"}}]}}}}
a template | {"template_id":"t","params":{"query_string":"amsterdam","field":"text"}}
`),
)("format rank-eval reads the query of %s", async (_, request) => {
  const file = { requests: [{ id: "q1", ...request, ratings }], metric: { precision: {} } };

  const { suite } = await loadDataset(SET, { "rank-eval.json": file });

  expect(suite.cases.map((each) => [summariseCase(each), each.query, each.intent])).toStrictEqual([
    ["q1 @rank-eval.json:3: d1=1 (not d2)", "amsterdam", "all"],
  ]);
});

it("format rank-eval tells indices apart, and skips unrated queries", async () => {
  const rated = [
    { _index: "docs", _id: "d1", rating: 1 },
    { _index: "faq", _id: "d1", rating: 2 },
  ];
  const requests = [
    { id: "q1", params: { query: "vpn" }, ratings: rated },
    { id: "q2", params: { query: "not rated" }, ratings: [] },
  ];

  const { suite } = await loadDataset(SET, { "rank-eval.json": { requests } });

  expect(suite.cases.map(summariseCase)).toStrictEqual([
    "q1 @rank-eval.json:3: docs/d1=1 faq/d1=2",
  ]);
  expect(suite.warnings).toStrictEqual([
    { file: "eval/rank-eval.json", message: "1 query is unjudged and is left out" },
  ]);
});

it("format rank-eval names the mistake in each request", async () => {
  const requests = [
    { id: "none", request: { query: { match_all: {} } }, ratings },
    { id: "two", request: { query: { match: { title: "a", text: "b" } } }, ratings },
    { request: { query: { match: { title: "a" } } }, ratings: "none" },
    { id: "ratings", params: { query: "a" } },
    {
      id: "rating",
      params: { query: "a" },
      ratings: [{ _id: "d", rating: "high" }, { rating: 1 }],
    },
    "text",
  ];

  const refusal = await refuseDataset(SET, { "rank-eval.json": { requests } });

  expect(refusal.map((line) => line.replace(/^eval\/rank-eval.json:\d+ /, ""))).toStrictEqual([
    "invalid_suite: dataset rank-eval.json has 7 problems",
    "(/requests/0): expected one text to search for, in a `match`, a `query` or `params`; got none",
    '(/requests/1): expected one text to search for, in a `match`, a `query` or `params`; got "a" and "b"',
    "(/requests/2): `id` is missing",
    "(/requests/3): expected `ratings`, a list; got nothing",
    '(/requests/4/ratings/0/rating): expected a rating from 0 to 255; got "high"',
    "(/requests/4/ratings/1): `_id` is missing",
    '(/requests/5): expected an object; got "text"',
  ]);
  expect((await refuseDataset(SET, { "rank-eval.json": "[" }))[1]).toContain(
    "rank-eval.json:1: not valid JSON",
  );
  expect((await refuseDataset(SET, { "rank-eval.json": {} }))[1]).toBe(
    "eval/rank-eval.json:1: expected a list, or an object with `requests`; got {}",
  );
});
