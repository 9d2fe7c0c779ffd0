import { readFileSync } from "node:fs";
import Ajv2020 from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { GateError } from "../../src/errors.ts";
import { parseAnswer } from "../../src/retrievers/answer.ts";
import { values } from "../helpers/table.ts";

/** Returns the message with which parseAnswer refuses the value, or "accepted". */
function parseRefusal(value: unknown): string {
  try {
    parseAnswer(value, "line 1");
  } catch (error) {
    expect(error).toMatchObject({ code: "retriever_answer", exitCode: 3 });
    return error instanceof GateError ? error.message : "";
  }
  return "accepted";
}

describe("parseAnswer", () => {
  test.each(
    values<readonly [string, object, object]>(`
# what is read | the answer | what is read from it beside its kind
ids, and objects with all known keys, without others | {"results":["a",{"id":"b","path":"p","name":"n","qualified_name":"q::n","text":"t","score":-0.5,"cluster":"c","other":[]}],"took":3} | {"results":[{"id":"a"},{"id":"b","path":"p","name":"n","qualified_name":"q::n","text":"t","score":-0.5,"cluster":"c"}],"degraded":false}
capital keys, as a struct of Go without tags has | {"results":[{"ID":"a","Path":"docs/a.md","Score":0.5}]} | {"results":[{"id":"a","path":"docs/a.md","score":0.5}],"degraded":false}
all fields beside the results | {"results":[],"degraded":true,"spans":{"embed":1.5},"answer":"yes","usage":[{"model":"m"},{"prompt_tokens":1}],"stages":{"retrieve":[{"id":"a","score":0.5}],"rerank":[]},"latency_ms":0} | {"results":[],"degraded":true,"spans":{"embed":1.5},"answer":"yes","usage":[{"model":"m"},{"prompt_tokens":1}],"stages":{"retrieve":[{"id":"a","score":0.5}],"rerank":[]},"reported_ms":0}
offsets of chunks in their documents | {"results":[{"path":"a.md","start":0,"end":40},{"id":"b","start":7,"end":7}]} | {"results":[{"path":"a.md","span":{"start":0,"end":40}},{"id":"b","span":{"start":7,"end":7}}],"degraded":false}
null as an absent field, as Python writes None | {"results":[{"id":"a","path":null,"cluster":null}],"answer":null,"usage":null,"spans":null,"stages":null,"degraded":null} | {"results":[{"id":"a"}],"degraded":false}
# Of LangChain's documents the text, and a source that is a text:
a document of LangChain | {"results":[{"id":null,"type":"Document","page_content":"alpha","metadata":{"source":"docs/a.md","page":2}}]} | {"results":[{"path":"docs/a.md","text":"alpha"}],"degraded":false}
documents of LangChain without a source | {"results":[{"page_content":"a","metadata":{}},{"page_content":"b","metadata":null},{"page_content":"c","metadata":{"source":""}},{"page_content":"d","metadata":{"source":7}}]} | {"results":[{"text":"a"},{"text":"b"},{"text":"c"},{"text":"d"}],"degraded":false}
`),
  )("parseAnswer reads %s", (_, answer, read) => {
    expect(parseAnswer(answer, "line 1")).toStrictEqual({ kind: "answer", ...read });
  });

  // No file may have such a key.
  test.each(["__proto__", "constructor", "prototype"])(
    "refuses the name %s of a span or stage",
    (name) => {
      const others = `expected other names than __proto__, constructor, prototype, got "${name}"`;
      const withSpan: unknown = JSON.parse(`{"results":[],"spans":{"${name}":1}}`);
      const withStage: unknown = JSON.parse(`{"results":[],"stages":{"${name}":[]}}`);

      expect(parseRefusal(withSpan)).toBe(`line 1: spans: ${others}`);
      expect(parseRefusal(withStage)).toBe(`line 1: stages: ${others}`);
    },
  );

  test.each(
    values<readonly [unknown, string]>(`
# the answer | what is wrong with it
null | expected an object, got null
["a"] | expected an object, got an array
{} | results: expected an array, got nothing: {}
{"results":"a"} | results: expected an array, got "a": {"results":"a"}
{"errors":{"first":"closed"},"took":3} | results: expected an array, got nothing: {"errors":{"first":"closed"},"took":3}
# 100 characters of an answer are shown: 21 before the message, and 79 of it.
{"error":{"message":"${"é".repeat(100)}"}} | results: expected an array, got nothing: {"error":{"message":"${"é".repeat(79)}…
{"results":{"hits":[{"id":"a"}]}} | results: expected an array, got nothing; the answer has a list at results.hits; its first result is {"id":"a"}. Send it as \`results\`: a small program can call yours and do so
{"data":{"the-hits":[]}} | results: expected an array, got nothing; the answer has a list at data."the-hits"; it is empty. Send it as \`results\`: a small program can call yours and do so
{"took":3,"docs":["a"]} | results: expected an array, got nothing; the answer has a list at docs; its first result is "a". Send it as \`results\`: a small program can call yours and do so
{"results":[null]} | results[0]: expected a string or an object, got null
{"results":["a",7]} | results[1]: expected a string or an object, got 7 (send ids as strings)
{"results":[[]]} | results[0]: expected an object, got an array (one list too many: \`results\` is a list of results)
{"results":["a",{}]} | results[1] has none of id, path and text; its keys are ""
{"results":[{"_id":"a","_source":{"path":"b"}}]} | results[0] has none of id, path and text; its keys are "_id, _source"; send it as {id: _id, path: _source.path}
{"results":[true]} | results[0]: expected a string or an object, got true
{"results":[""]} | results[0]: expected a document id, got an empty string
{"results":[{"id":""}]} | results[0].id: expected a document id, got an empty string
{"results":[{"id":42}]} | results[0].id: expected a string, got the number 42 (send ids as strings)
{"results":[{"path":{}}]} | results[0].path: expected a string, got an object
{"results":[{"score":"NaN"}]} | results[0].score: expected a finite number, got "NaN"
{"results":[{"score":1e999}]} | results[0].score: expected a finite number, got Infinity
{"results":[{"score":null}]} | results[0].score: expected a finite number, got null (which JSON writers also make of NaN and Infinity)
{"results":[{"id":"a","start":1}]} | results[0].end: expected a whole number of at least 0, got nothing
{"results":[{"id":"a","start":-1,"end":2}]} | results[0].start: expected a whole number of at least 0, got -1
{"results":[{"id":"a","start":0.5,"end":2}]} | results[0].start: expected a whole number of at least 0, got 0.5
{"results":[{"id":"a","start":3,"end":2}]} | results[0].end: expected at least start (3), got 2
{"results":[{"id":"a","start":null,"end":null}]} | results[0].start: expected a whole number of at least 0, got null
{"results":[],"degraded":"no"} | degraded: expected true or false, got "no"
{"results":[],"stages":[]} | stages: expected an object, got an array
{"results":[],"stages":{"a":{}}} | stages.a: expected an array, got an object
{"results":[],"stages":{"a":["x",""]}} | stages.a[1]: expected a document id, got an empty string
{"results":[],"stages":{"a":[],"b":[],"c":[],"d":[],"e":[],"f":[],"g":[],"h":[],"i":[]}} | stages: expected at most 8 stages, got 9
{"results":[],"latency_ms":-1} | latency_ms: expected a number of at least 0, got -1
{"results":[],"spans":{"a":"1"}} | spans.a: expected a finite number, got "1"
{"results":[],"spans":[]} | spans: expected an object, got an array
{"results":[],"usage":[{},{"completion_tokens":"3"}]} | usage[1].completion_tokens: expected a finite number, got "3"
{"results":[],"usage":3} | usage: expected an object, got 3
{"results":[],"answer":3} | answer: expected a string, got 3
`),
  )("parseAnswer refuses %j", (value, expected) => {
    expect(parseRefusal(value)).toBe(`line 1: ${expected}`);
  });

  test("reads 10,000 results and 8 stages of 1,000, and refuses more", () => {
    const resultsOf = (count: number): readonly string[] => Array<string>(count).fill("a");
    const names = ["a", "b", "c", "d", "e", "f", "g", "h"];
    const eightStages = Object.fromEntries(names.map((name) => [name, resultsOf(1_000)]));

    expect(parseRefusal({ results: resultsOf(10_000), stages: eightStages })).toBe("accepted");
    expect(parseRefusal({ results: resultsOf(10_001) })).toBe(
      "line 1: results: expected at most 10000 results, got 10001",
    );
    expect(parseRefusal({ results: [], stages: { a: resultsOf(1_001) } })).toBe(
      "line 1: stages.a: expected at most 1000 results, got 1001",
    );
  });

  test("cuts and escapes a long or unprintable value in its message", () => {
    const messageFor = (text: string): string => parseRefusal({ results: [], degraded: text });
    // 80 characters: the most that is shown.
    const longestShown = `\u001b${"é".repeat(79)}`;

    expect(messageFor(longestShown)).toMatch(
      /^line 1: degraded: expected true or false, got "\\u001bé{79}"$/,
    );
    expect(messageFor(`${longestShown}xx`)).toMatch(/got "\\u001bé{79}…"$/);
  });
});

describe("schemas/answer.schema.json", () => {
  const schema: object = JSON.parse(
    readFileSync(new URL("../../schemas/answer.schema.json", import.meta.url), "utf8"),
  );
  const ajv = new Ajv2020.Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
  const validate = ajv.compile(schema);
  /** The tokens of one call of a model. */
  const CALL = '{"model":"m","prompt_tokens":1,"completion_tokens":0}';

  test.each(
    values<readonly [unknown, "accepted" | "refused"]>(`
# the answer | what the schema and parseAnswer do with it
{"results":[]} | accepted
{"results":["a",{"id":"b","path":null,"score":1,"extra":{}}]} | accepted
{"results":[{"path":"a.md","start":0,"end":0}]} | accepted
{"results":[],"spans":{"embed":1},"usage":${CALL},"degraded":null,"answer":null,"latency_ms":0} | accepted
{"results":[],"usage":[${CALL},{}],"spans":null} | accepted
{"results":[],"usage":null} | accepted
{} | refused
[] | refused
{"results":[1]} | refused
{"results":[{}]} | refused
{"results":[{"name":"a","score":1}]} | refused
{"results":[{"page_content":"a"}]} | accepted
{"results":[""]} | refused
{"results":[{"id":""}]} | refused
{"results":[{"id":7}]} | refused
{"results":[{"path":"a.md","start":0}]} | refused
{"results":[{"path":"a.md","start":0.5,"end":2}]} | refused
{"results":[{"path":"a.md","start":-1,"end":2}]} | refused
{"results":[{"id":"a","score":null}]} | refused
{"results":[],"spans":{"embed":-1}} | refused
{"results":[],"usage":[{"prompt_tokens":"1"}]} | refused
{"results":[],"degraded":"no"} | refused
`),
  )("and parseAnswer agree on %j, which is %s", (value, verdict) => {
    expect(validate(value) ? "accepted" : "refused").toBe(verdict);
    expect(parseRefusal(value) === "accepted" ? "accepted" : "refused").toBe(verdict);
  });
});
