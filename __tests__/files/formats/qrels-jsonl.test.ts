import { describe, expect, it } from "vitest";
import { summariseCase, loadDataset, refuseDataset } from "./load.ts";

const SET = { format: "qrels-jsonl", path: "qrels.jsonl", intent: "all" };

describe("format qrels-jsonl", () => {
  it("counts grades of 1 and more as targets, and keeps reference answers", async () => {
    // `querys` is no misspelt `query`, since the line has `query` as well.
    const lines = [
      '{"query_id":"q1","query":"a","relevant_docs":{"d3":0,"d1":2,"d2":1,"d0":-1},"querys":1}',
      "   ",
      '{"query_id":"q2","query":"b","relevant_docs":{},"reference_answer":"yes"}',
      '{"query_id":"q3","query":"c","relevant_docs":{"d3":255},"reference_answer":null}',
    ];

    const { suite } = await loadDataset(SET, { "qrels.jsonl": lines.join("\n") });

    expect(suite.cases.map(summariseCase)).toStrictEqual([
      "q1 @qrels.jsonl:1: d1=2 d2=1 (not d0 d3)",
      "q2 @qrels.jsonl:3:",
      "q3 @qrels.jsonl:4: d3=255",
    ]);

    const answers = suite.cases.map((each) => "reference_answer" in each && each.reference_answer);

    expect(answers).toStrictEqual([false, "yes", false]);
  });

  it("names the line of every error", async () => {
    const lines = [
      '{"query_id":"q1","query":"a","relevant_docs":{"d1":1}}',
      "not json",
      '{"query_id":"q2","query":"b"}',
      '{"query_id":"q3","query":"b","relevant_docs":{"d1":1.5,"d2":"2"," ":1,"d4":256}}',
      '{"query_id":"q1","query":"b","relevant_docs":{"d1":1,"d1":2}}',
      '{"query_id":"q5","query":"b","relevant_doc":{"d1":1}}',
      '{"query_id":"q3","query":"b","relevant_docs":{"d1":1},"reference_answer":4}',
    ];

    expect(await refuseDataset(SET, { "qrels.jsonl": lines.join("\n") })).toStrictEqual([
      "invalid_suite: dataset qrels.jsonl has 9 problems",
      expect.stringMatching(/^eval\/qrels\.jsonl:2: not valid JSON: /),
      "eval/qrels.jsonl:3 (/relevant_docs): expected an object of grades by document; got nothing",
      "eval/qrels.jsonl:4 (/relevant_docs): a document id is blank",
      'eval/qrels.jsonl:4 (/relevant_docs): document "d1": expected an integer grade up to 255; got 1.5',
      'eval/qrels.jsonl:4 (/relevant_docs): document "d2": expected an integer grade up to 255; got "2"',
      'eval/qrels.jsonl:4 (/relevant_docs): document "d4": expected an integer grade up to 255; got 256',
      'eval/qrels.jsonl:5 (/relevant_docs/d1): the key "d1" occurs twice in one object',
      'eval/qrels.jsonl:6: unknown key "relevant_doc"; did you mean `relevant_docs`?',
      "eval/qrels.jsonl:7 (/reference_answer): expected text; got 4",
    ]);
  });
});
