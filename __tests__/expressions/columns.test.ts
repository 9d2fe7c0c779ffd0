import { describe, expect, test } from "vitest";
import { compileExpression } from "../../src/expressions/expression.ts";
import { values } from "../helpers/table.ts";

/** Evaluates an expression on data. */
const evaluate = async (text: string, data: unknown): Promise<unknown> =>
  (await compileExpression(text, "retriever.results"))(data);

describe("zip in an expression", () => {
  /** As Chroma answers: in each column a list for each query, of which there is one. */
  const COLUMNS = {
    ids: [["a", "b"]],
    distances: [[0.1, 0.4]],
    documents: null,
    metadatas: [[{ path: "a.md" }, null]],
  };

  // In this table ¦ stands for |, which pipes a result into the next expression.
  test.each(
    values<readonly [string, unknown]>(String.raw`
# the expression | its value for COLUMNS
zip(@.ids[0], @.distances[0]) | [["a",0.1],["b",0.4]]
zip(ids[0], documents[0])[*].{id: [0], text: [1]} | [{"id":"a","text":null},{"id":"b","text":null}]
zip(ids[0],metadatas[0])[*].{id: [0], path: [1].path} ¦ [0] | {"id":"a","path":"a.md"}
zip(documents[0]) | null
zip(ids[?contains(@, 'a')] ¦ [0], distances[0])[0][0] | a
`),
  )("zip joins columns: %s", async (text, expected) => {
    expect(await evaluate(text, COLUMNS)).toStrictEqual(expected);
  });

  // A bracket or a quote in a text does not end the call.
  test.each([
    ["zip(ids[0], `[1]`)", "expected lists of one length, got 2, 1"],
    ["zip(ids[0], distances)", "got 2, 1"],
    ["zip(ids[0], '', '(')", 'expected lists, got ""'],
    ["zip('\\'(', ids[0])", `expected lists, got "'("`],
  ])("zip throws for %s", async (text, message) => {
    await expect(evaluate(text, COLUMNS)).rejects.toThrow(message);
  });
});

// Expression | data | result
test.each([
  ["lines(@)", "a\n\n b \r\n", ["a", "b"]],
  ["lines(@)[].{path: @}", "a", [{ path: "a" }]],
  ["lines(text)", {}, null],
  ["lines(@)", ["a\nb", "c"], ["a", "b", "c"]],
])("compileExpression splits lines: %s of %j", async (text, data, expected) => {
  expect(await evaluate(text, data)).toStrictEqual(expected);
});

test.each(
  values<readonly [string, unknown, unknown]>(String.raw`
# the expression | the data | the value
items(q, d) | {"q":{"b":"B","a":"A"},"d":{"a":["1"],"b":["2"]}} | [["b","B",["2"]],["a","A",["1"]]]
items(q, d) | {"q":{"a":"A"},"d":{"b":1}} | [["a","A",null]]
items(q)[*].{id: [0], query: [1]} | {"q":{"a":"A"}} | [{"id":"a","query":"A"}]
items(q) | {} | null
each(docs.*, qs) | {"docs":{"x":{"p":1,"qs":["a","b"]}}} | [[{"p":1,"qs":["a","b"]},"a"],[{"p":1,"qs":["a","b"]},"b"]]
each(@, q)[*][1] | [{"q":"one"},{"other":1}] | ["one"]
each(none, q) | {} | null
items(@) | {"set it up":["a"]} | [["set it up",["a"]]]
each(items(@), items([1]))[*].{group: [0][0], query: [1][0], doc: [1][1]} | {"setup":{"set it up":"a"},"removal":{"take it away":"b"}} | [{"group":"setup","query":"set it up","doc":"a"},{"group":"removal","query":"take it away","doc":"b"}]
lookup(q, id, rels) | {"q":[{"id":7},{"id":"x"}],"rels":{"7":{"a":1}}} | [[{"id":7},{"a":1}],[{"id":"x"},null]]
lookup(q, id, rows, qid)[*][1][].doc | {"q":[{"id":"x"},{"id":"y"}],"rows":[{"qid":"y","doc":"b"},{"qid":"x","doc":"a"},{"qid":"y","doc":"c"}]} | ["a","b","c"]
lookup(none, id, rels) | {} | null
split(s, ',') | {"s":"a.md, b.md,,c.md "} | ["a.md","b.md","c.md"]
split(s, '#')[0] | {"s":"a.md#step"} | a.md
split(s, '#')[*][0] | {"s":["a.md#step","b.md"]} | ["a.md","b.md"]
split(s, ',') | {} | null
`),
)("compileExpression evaluates %s in %j", async (text, data, expected) => {
  expect(await evaluate(text, data)).toStrictEqual(expected);
});

// Expression | data | error
test.each([
  ["items(q)", { q: [1] }, "items: expected maps"],
  ["each(q, x)", { q: { a: 1 } }, "each: expected a list of parents"],
  ["each(q)", { q: [] }, "each: expected two expressions"],
  ["lookup(q, id)", { q: [] }, "lookup: expected a list, the key of a member"],
  ["lookup(q, id, r)", { q: {}, r: {} }, "lookup: expected a list"],
  ["lookup(q, id, r)", { q: [], r: 1 }, "lookup: expected a map or a list of rows"],
  ["split(s)", { s: "a" }, "split: expected a text and a mark in quotes"],
  ["split(s, ',')", { s: 1 }, "split: expected a text"],
])("expression %s throws for %j", async (text, data, message) => {
  await expect(evaluate(text, data)).rejects.toThrow(message);
});

test.each([
  ["hits[].zip(a, b)", "zip(…) can only stand at the start"],
  ["zip(a, b", "zip( has no closing bracket"],
  ["zip(a, [)", "not JMESPath"],
])("compileExpression refuses %s", async (text, message) => {
  await expect(compileExpression(text, "retriever.results")).rejects.toThrow(message);
});
