import { describe, expect, test } from "vitest";
import type { RawAnswer, RawError } from "../../src/model/retriever.ts";
import type { RunRetriever } from "../../src/retrievers/kinds.ts";
import { runRetriever } from "../../src/retrievers/run.ts";
import { ask, askHello, COMMON, drive, failure, makePorts } from "./harness.ts";

/** Returns the config of a recorded run in this file. */
const runConfig = (path = "a.run"): RunRetriever => ({ ...COMMON, kind: "run", path });

/**
 * Asks a recorded file of this content for two results of each case. Returns the answers, which have
 * all results of the file: a recorded run is not cut at k.
 */
const askRecordedRun = (
  content: string,
  ...caseIds: readonly string[]
): Promise<readonly (RawAnswer | RawError)[]> =>
  drive(
    runConfig(),
    (retriever) => Promise.all(caseIds.map((caseId) => ask(retriever, caseId, 2))),
    { files: { "a.run": content } },
  );

/** Returns an answer as a recorded run gives it: without a time of its own. */
const makeAnswer = (results: RawAnswer["results"], more: Partial<RawAnswer> = {}): RawAnswer => ({
  kind: "answer",
  results,
  degraded: false,
  elapsed_ms: null,
  retries: 0,
  ...more,
});

describe("kind: run", () => {
  test("sorts TREC rows by score, then falling id, not by the rank column", async () => {
    const content = "1 Q0 low 1 0.5 t\n1 Q0 b 2 2.0 t\n2 Q0 x 1 1 t\n1 Q0 a 3 2.0 t\n";

    expect(await askRecordedRun(content, "1", "2", "3")).toStrictEqual([
      makeAnswer([
        { id: "b", score: 2 },
        { id: "a", score: 2 },
        { id: "low", score: 0.5 },
      ]),
      makeAnswer([{ id: "x", score: 1 }]),
      makeAnswer([], { absent: true }),
    ]);
  });

  test("decodes the ids of a report's run, and takes them as paths, too", async () => {
    // The name at the end tells that a report wrote it. %ED%A0%80 is no UTF-8, so it stays.
    const content =
      "q%201 Q0 docs/a%20b.md 1 2 retrieval-gate\nq%201 Q0 %ED%A0%80 2 1 retrieval-gate\n";

    expect(await askRecordedRun(content, "q 1")).toStrictEqual([
      makeAnswer([
        { id: "docs/a b.md", path: "docs/a b.md", score: 2 },
        { id: "%ED%A0%80", path: "%ED%A0%80", score: 1 },
      ]),
    ]);
  });

  test("reads the ids of another run as they are", async () => {
    expect(await askRecordedRun("q%201 Q0 a%20b 1 2 bm25\n", "q%201")).toStrictEqual([
      makeAnswer([{ id: "a%20b", score: 2 }]),
    ]);
  });

  test("reads JSON Lines of rankings in the given order", async () => {
    const content = `\uFEFF\n{"query_id":"1","ranked":[{"doc_id":"b","score":1},{"doc_id":"a","score":2}],"latency_ms":4}\r\n\n{"query_id":"2","ranked":[{"doc_id":"c"}]}`;

    expect(await askRecordedRun(content, "1", "2", "3")).toStrictEqual([
      makeAnswer(
        [
          { id: "b", score: 1 },
          { id: "a", score: 2 },
        ],
        { reported_ms: 4 },
      ),
      makeAnswer([{ id: "c" }]),
      makeAnswer([], { absent: true }),
    ]);
  });

  test("reads JSON Lines of answers, after less than 64 KiB of blank lines", async () => {
    const content = [
      '{"query_id":"1","results":["a",{"path":"p","name":"n"}],"latency_ms":2.5,"degraded":true}',
      '{"query_id":"2","error":"timed out"}',
      '{"query_id":"3","results":[],"params":{"a":1}}',
    ].join("\n");

    // 64 KiB are 65,536 characters.
    expect(await askRecordedRun("\n".repeat(65_535) + content, "1", "2", "3")).toStrictEqual([
      makeAnswer([{ id: "a" }, { path: "p", name: "n" }], { degraded: true, reported_ms: 2.5 }),
      { kind: "error", message: "timed out", retries: 0 },
      {
        kind: "error",
        message: 'the run was recorded with other params: "{\\"a\\":1}"',
        retries: 0,
      },
    ]);
    expect((await failure(askRecordedRun("\n".repeat(65_536) + content))).code).toBe("invalid_run");
  });

  test("lists every bad line", async () => {
    const content = [
      '{"query_id":"1","results":[]}',
      '{"query_id":"1","results":[]}',
      '{"query_id":7,"results":[]}',
      "{not json",
      '{"query_id":"2"}',
      '{"query_id":"3","ranked":[null]}',
      '{"query_id":"4","ranked":[{"doc_id":"a","score":1e999}]}',
      '{"query_id":"5","ranked":{}}',
      "[]",
    ].join("\n");

    const error = await failure(askRecordedRun(content));

    expect(error.code).toBe("invalid_run");
    expect(error.message).toBe(
      'a.run:2: query_id "1" was already answered on an earlier line (and 7 more)',
    );
    expect(error.problems.map(({ line, message }) => `${line}: ${message}`)).toStrictEqual([
      '2: query_id "1" was already answered on an earlier line',
      "3: query_id: expected a string that is not empty",
      '4: not JSON: "{not json"',
      '5: query_id "2": results: expected an array, got nothing: {"query_id":"2"}',
      '6: query_id "3": ranked[0].doc_id: expected a string',
      '7: query_id "4": ranked[0].score: expected a finite number, got Infinity',
      '8: query_id "5": ranked: expected an array',
      '9: not a JSON object: "[]"; expected JSON Lines, one object on each line',
    ]);
  });

  test("lists 100 bad lines of 102, and counts all", async () => {
    const error = await failure(askRecordedRun("{}\n".repeat(102)));

    expect(error.message).toContain("(and 101 more)");
    expect(error.problems).toHaveLength(100);
  });

  test("refuses a line of more than 16 MiB", async () => {
    expect((await failure(askRecordedRun("{".repeat(2 ** 24 + 1)))).message).toBe(
      "a.run:1: line 1 is longer than the limit of 16777216 bytes",
    );
  });

  test.each([
    ["a row with too few columns", "1 Q0 doc 1\n"],
    ["an empty file", ""],
  ])("kind: run refuses %s", async (_, content) => {
    expect((await failure(askRecordedRun(content))).code).toBe("invalid_run");
  });

  /** Starts a recorded run in this file, in a repository without it. */
  const startRun = (path: string) => drive(runConfig(path), async () => {});

  // What is wrong | the path | code of the error
  test.each([
    ["is missing", "none.run", "file_not_found"],
    ["is a folder", ".", "file_unreadable"],
    ["lies outside the repository", "../none.run", "outside_root"],
  ])("refuses a file that %s", async (_, path, code) => {
    expect((await failure(startRun(path))).code).toBe(code);
  });

  test("answers nothing once the run is cancelled", async () => {
    const cancelled = runRetriever(runConfig(), makePorts({ signal: AbortSignal.abort() }));

    expect((await failure(askHello(cancelled))).code).toBe("cancelled");
  });
});

describe("start of a recorded run beside a suite", () => {
  /** Starts a recorded file of this content, beside a suite of these cases. */
  const start = (content: string, ...caseIds: readonly string[]): Promise<void> =>
    drive(runConfig(), async () => {}, { files: { "a.run": content }, caseIds });

  // The file | its content | the ids that are named
  test.each([
    ["TREC", "1 Q0 a 1 2 t\n2 Q0 b 1 1 t\n", '"1", "2"'],
    ["JSON Lines", '{"query_id":"q1","ranked":[{"doc_id":"a"}]}\n', '"q1"'],
    [
      "a long run",
      [1, 2, 3, 4, 5, 6, 7].map((id) => `${id} Q0 a 1 1 t\n`).join(""),
      '"1", "2", "3", "4", "5" and 2 more',
    ],
  ])("refuses a run that answers no case: %s", async (_, content, answeredIds) => {
    const error = await failure(start(content, "001", "002"));

    expect(error).toMatchObject({
      code: "invalid_run",
      message: `the run a.run has answers to ${answeredIds}, and to no case of the suite, which has "001", "002"`,
    });
  });

  test("takes a run that answers one case of the suite", async () => {
    await expect(start("1 Q0 a 1 2 t\n", "1", "other")).resolves.toBeUndefined();
  });
});
