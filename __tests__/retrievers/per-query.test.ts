import { describe, expect, test } from "vitest";
import type { CommandRetriever } from "../../src/retrievers/kinds.ts";
import type { RawAnswer, RawError } from "../../src/model/retriever.ts";
import { values } from "../helpers/table.ts";
import {
  ask,
  askHello,
  childScript,
  drive,
  failure,
  faultyCommand,
  idsOrMessage,
} from "./harness.ts";

/** Returns the config of the program children/once.mjs, which behaves as its mode says. */
function perQueryConfig(mode: string, overrides: Partial<CommandRetriever> = {}): CommandRetriever {
  const command = [process.execPath, childScript("once.mjs"), mode, "{{query}}", "{{k}}"];
  return faultyCommand("", { command, per_query: true, ...overrides });
}

/** Starts a command, asks it this query for 7 results, and stops it. */
const askForSeven = (config: CommandRetriever, query: string): Promise<RawAnswer | RawError> =>
  drive(config, (retriever) => ask(retriever, query, 7));

describe("kind: command with one process a query", () => {
  test("puts query and k into its arguments, and no placeholder of the query", async () => {
    const answer = await askForSeven(perQueryConfig("ok"), "what does {{k}} mean, $& $1 'quoted'");

    expect(answer).toMatchObject({ kind: "answer", elapsed_ms: expect.any(Number), retries: 0 });
    expect(idsOrMessage(answer)).toStrictEqual(["what does {{k}} mean, $& $1 'quoted'", "k=7"]);
  });

  test("runs several at a time with concurrency", async () => {
    // Each process writes a file, and answers once there are two.
    const script = `const { readdirSync, writeFileSync } = require("node:fs");
writeFileSync(process.argv[1], "");
const timer = setInterval(() => {
  if (readdirSync(".").length < 2) return;
  clearInterval(timer);
  console.log(JSON.stringify({ results: [process.argv[1]] }));
}, 20);`;
    const command = [process.execPath, "-e", script, "{{query}}"];

    const answers = await drive(perQueryConfig("", { command, concurrency: 2 }), (retriever) =>
      Promise.all([ask(retriever, "one"), ask(retriever, "two")]),
    );

    expect(answers.map(idsOrMessage)).toStrictEqual([["one"], ["two"]]);
  });

  test.each([
    ["although a grandchild holds the pipe", "holds-pipe"],
    ["of 1 MiB", "full"],
  ])("reads an answer %s", async (_, mode) => {
    expect(idsOrMessage(await askForSeven(perQueryConfig(mode), "hello"))).toStrictEqual([
      "hello",
      "k=7",
    ]);
  });

  test("fails a query that reports an error, exits badly or holds a NUL", async () => {
    expect(await askForSeven(perQueryConfig("error"), "hello")).toStrictEqual({
      kind: "error",
      message: "no such index",
      retries: 0,
    });
    expect(idsOrMessage(await askForSeven(perQueryConfig("exit3"), "hello"))).toBe(
      "the process exited with code 3; its last lines on standard error:\nthe index is locked",
    );
    expect(idsOrMessage(await askForSeven(perQueryConfig("ok"), "a\0b"))).toContain("NUL");
  });

  // What the process does | its mode in once.mjs | a part of the query's error
  test.each([
    ["a text", "text", 'the answer to "hello" is not JSON: "found 3 documents\\n"'],
    ["bytes that are not UTF-8", "bytes", 'the answer to "hello" is not valid UTF-8'],
    ["nothing", "nothing", "is empty; nothing was written to standard error"],
  ])("fails a query whose process prints %s", async (_, mode, message) => {
    expect(idsOrMessage(await askForSeven(perQueryConfig(mode), "hello"))).toContain(message);
  });

  test.each(
    values<[string, string, Partial<CommandRetriever>, string, string]>(`
# the process | its mode in once.mjs | settings of the retriever | the error's code | a part of its message
never answers | hang | {"timeout_ms":400} | retriever_timeout | no answer to "hello" within timeout_ms (400 ms)
needs more than the whole time | hang | {"total_timeout_ms":400} | retriever_timeout | total_timeout_ms
prints 1 MiB and a byte | long | {} | retriever_answer | longer than the limit of 1048576 bytes
is not there | | {"command":["no-such-program-here"]} | retriever_start | was not found
`),
  )("ends the run if a process %s", async (_, mode, overrides, code, message) => {
    await drive(perQueryConfig(mode, overrides), async (retriever) => {
      const error = await failure(askHello(retriever));

      expect(error).toMatchObject({ code, message: expect.stringContaining(message) });
      expect(await failure(ask(retriever, "later"))).toBe(error);
    });
  });

  test("ends if the run is cancelled", async () => {
    const controller = new AbortController();
    const work = drive(
      perQueryConfig("hang"),
      (retriever) => {
        const asked = failure(askHello(retriever));
        setTimeout(() => controller.abort(), 100);
        return asked;
      },
      { signal: controller.signal },
    );

    expect((await work).code).toBe("cancelled");
  });
});
