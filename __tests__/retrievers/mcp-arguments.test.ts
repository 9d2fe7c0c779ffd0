import { expect, test } from "vitest";
import { describeWrongArguments } from "../../src/retrievers/mcp.ts";
import { values } from "../helpers/table.ts";

const SCHEMA = {
  type: "object",
  properties: {
    text: { type: "string" },
    max_hits: { type: "integer", default: 1 },
    filter: { anyOf: [{ type: "object" }, { type: "null" }] },
    lang: { type: ["string", "null"] },
    exact: { type: "boolean" },
  },
  required: ["text"],
};

test.each(
  values<[object, string | null]>(String.raw`
# the arguments | what is wrong with them
{"text":"{{query}}"} | null
{"text":"{{query}}","max_hits":"{{k}}","exact":true,"lang":null,"filter":[]} | null
{"text":"about {{query}}","max_hits":"{{params.n}}"} | null
{"text":"{{query}}","limit":"{{k}}"} | the tool "search" has no argument "limit"; it takes "text", "max_hits", "filter", "lang", "exact"
{"text":"{{query}}","max_hit":"{{k}}"} | the tool "search" has no argument "max_hit"; did you mean "max_hits"?; it takes "text", "max_hits", "filter", "lang", "exact"
{"filter":"{{query}}"} | the tool "search" requires the argument "text", which is not given; it takes "text", "max_hits", "filter", "lang", "exact"
`),
)("describeWrongArguments of %j is %j", (given, expected) => {
  expect(describeWrongArguments("search", { ...given }, SCHEMA)).toBe(expected);
});

test.each([{}, { type: "object" }, { properties: { q: {} }, additionalProperties: true }])(
  "describeWrongArguments knows nothing by the schema %j",
  (schema) => {
    expect(describeWrongArguments("search", { query: "{{query}}" }, schema)).toBeNull();
  },
);
