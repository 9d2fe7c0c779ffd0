import { describe, expect, test } from "vitest";
import type { CommandRetriever } from "../../src/retrievers/kinds.ts";
import type { RawAnswer, RawError } from "../../src/model/retriever.ts";
import { ask, childScript, driveCommand, failure, faulty, ids, makePorts } from "./harness.ts";

function onceConfig(mode: string, overrides: Partial<CommandRetriever> = {}): CommandRetriever {
  const command = [process.execPath, childScript("once.mjs"), mode, "{{query}}", "{{k}}"];
  return faulty("", { command, per_query: true, ...overrides });
}

const run = (config: CommandRetriever, query = "hello"): Promise<RawAnswer | RawError> =>
  driveCommand(config, (retriever) => ask(retriever, query, 7));

describe("kind: command with one process a query", () => {
  test("replaces query and k once, and times from the start of the process", async () => {
    const answer = await run(onceConfig("ok"), "what does {{k}} mean, $& $1 'quoted'");

    expect(answer).toMatchObject({ kind: "answer", elapsed_ms: expect.any(Number), retries: 0 });
    expect(ids(answer)).toStrictEqual(["what does {{k}} mean, $& $1 'quoted'", "k=7"]);
  });

  test("runs several at a time", async () => {
    await driveCommand(onceConfig("ok", { concurrency: 2 }), async (retriever) => {
      const answers = await Promise.all([ask(retriever, "one"), ask(retriever, "two")]);
      expect(answers.map(ids)).toStrictEqual([
        ["one", "k=10"],
        ["two", "k=10"],
      ]);
    });
  });

  test.each([
    ["although a grandchild holds the pipe", "holds-pipe"],
    ["of 1 MiB", "full"],
  ])("reads an answer %s", async (_, mode) => {
    expect(ids(await run(onceConfig(mode)))).toStrictEqual(["hello", "k=7"]);
  });

  test("fails the query that reports an error, exits badly or can't be passed", async () => {
    expect(await run(onceConfig("error"))).toStrictEqual({
      kind: "error",
      message: "no such index",
      retries: 0,
    });
    expect(ids(await run(onceConfig("exit3")))).toBe(
      "the process exited with code 3; its last lines on standard error:\nthe index is locked",
    );
    expect(ids(await run(onceConfig("ok"), "a\0b"))).toContain("NUL");
  });

  test.each([
    [
      "hang",
      { timeout_ms: 400 },
      "retriever_timeout",
      /no answer to "hello" within timeout_ms \(400 ms\)/,
    ],
    ["hang", { total_timeout_ms: 400 }, "retriever_timeout", /total_timeout_ms/],
    ["text", {}, "retriever_answer", /the answer to "hello" is not JSON: "found 3 documents\\n"/],
    ["bytes", {}, "retriever_answer", /the answer to "hello" is not valid UTF-8/],
    ["nothing", {}, "retriever_answer", /is empty; it wrote nothing to standard error/],
    ["long", {}, "retriever_answer", /longer than the limit of 1048576 bytes/],
    ["", { command: ["no-such-program-here"] }, "retriever_start", /was not found/],
  ] as const)("reports %s %j as %s", async (mode, overrides, code, message) => {
    await driveCommand(onceConfig(mode, overrides), async (retriever) => {
      const error = await failure(ask(retriever));

      expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
      expect(await failure(ask(retriever, "later"))).toBe(error);
    });
  });

  test("ends if the run is cancelled", async () => {
    const controller = new AbortController();
    const work = driveCommand(
      onceConfig("hang"),
      (retriever) => {
        const asked = failure(ask(retriever));
        setTimeout(() => controller.abort(), 100);
        return asked;
      },
      makePorts({ signal: controller.signal }),
    );

    expect((await work).code).toBe("cancelled");
  });
});
