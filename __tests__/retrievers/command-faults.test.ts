import { describe, expect, test } from "vitest";
import type { GateError } from "../../src/errors.ts";
import { rows, values } from "../helpers/table.ts";
import type { CommandRetriever } from "../../src/retrievers/kinds.ts";
import { ask, askHello, askOnce, drive, failure, faultyCommand } from "./harness.ts";

test.each(
  values<readonly [Partial<CommandRetriever>, string, string, string]>(`
# the settings | the error's code | a part of its message | a part of its hint
{"command":["no-such-program-here"]} | retriever_start | the command "no-such-program-here" was not found | Install the command in an earlier step
{"command":["./serve.sh"]} | retriever_start | the command "./serve.sh" is not executable | Run \`chmod +x\` on the file
{"cwd":"missing"} | retriever_start | cwd: "missing" is not a folder |
{"cwd":"../.."} | outside_root | cwd |
{"command":[]} | invalid_config | command |
`),
)("kind: command can't start with %j", async (settings, code, message, hint) => {
  // It may not be executed.
  const files = { "serve.sh": "#!/bin/sh\n" };

  const error = await failure(askOnce(faultyCommand("ok", settings), "hello", { files }));

  expect(error.code).toBe(code);
  expect(error.message).toContain(message);
  expect(error.hint ?? "").toContain(hint);
});

test("kind: command explains the form of an answer that is not an object", async () => {
  // The ids alone, without the object around them.
  const script = 'process.stdin.once("data", () => console.log(`["a"]`))';

  const error = await failure(
    askOnce(faultyCommand("", { command: [process.execPath, "-e", script] }), "hello"),
  );

  expect(error.message).toContain('is not a JSON object: "[\\"a\\"]"');
  expect(error.hint).toContain('{"id": "…", "results": [...]}');
});

/** Settings of a row below: no limit may take long. */
const SHORT = '{"timeout_ms":300,"startup_timeout_ms":300}';
const SHORT_READY = '{"timeout_ms":300,"startup_timeout_ms":300,"ready":true}';

/** Expects an error of this code, with these parts (parted by …) in its message and its hint. */
function expectError(error: GateError, code: string, messageParts: string, hintParts = ""): void {
  expect(error.code).toBe(`retriever_${code}`);
  for (const part of messageParts.split(" … ")) {
    expect(error.message).toContain(part);
  }
  for (const part of hintParts.split(" … ")) {
    expect(error.hint ?? "").toContain(part);
  }
}

describe("kind: command with a failing program", () => {
  test("fails the query alone for an answer that can't be read", async () => {
    // Its score is the text "NaN".
    const answer = await askOnce(faultyCommand("nan-text"), "hello");

    const message = expect.stringContaining(
      'results[1].score: expected a finite number, got "NaN". An answer is {"results"',
    );
    expect(answer).toMatchObject({ kind: "error", message });
  });

  test("fails the query alone for an answer that is nested too deeply", async () => {
    const script =
      'process.stdin.once("data", () => console.log(`{"id":"1","error":${"[".repeat(4e5)}${"]".repeat(4e5)}}`))';

    const answer = await askOnce(
      faultyCommand("", { command: [process.execPath, "-e", script] }),
      "hello",
    );

    expect(answer).toMatchObject({ kind: "error", message: "the answer is nested too deeply" });
  });

  test.each(
    rows(String.raw`
# the program | the mode of faulty.mjs | settings | the error's code | parts of its message | parts of its hint
exits with code 0 | exit0 || failed | exited with code 0 on the query "hello"; nothing was written to standard error
exits with code 9 and says why | exit9 || failed | exited with code 9 … standard error:⏎loading the index⏎index.bin: no such file
is killed in silence | killed || failed | was killed by SIGKILL | The machine probably had too little memory
is killed within a line, and said something | killed-in-a-line || failed | was killed by SIGKILL … standard error:⏎mapping 40 GB | Fix the error above. See retriever.log for the full output
ends within a line | ends-in-a-line || answer | line 1 … is not JSON: "{\"id
ends before it is ready | dies-at-start | {"ready":true} | failed | exited with code 1 before it was ready … no module named faiss
never says that it is ready | silent | ${SHORT_READY} | timeout | was not ready within startup_timeout_ms (300 ms) | "ready":true … Flush
never answers | silent | ${SHORT} | timeout | no answer to "hello" within startup_timeout_ms + timeout_ms (600 ms) | Flush standard output
needs more than the whole time | silent | {"total_timeout_ms":300} | timeout | still needed after total_timeout_ms (300 ms)
never reads | never-reads | ${SHORT} | timeout | no answer
prints bytes that are not UTF-8 | invalid-utf8 || answer | line 1 is not valid UTF-8
prints a text before its answer | banner || answer | line 1 of the retriever's output is not JSON: "Loading model..." | Print everything else to standard error
prints a line without end | long-line || answer | line 1 is longer than the limit of 1048576 bytes | send fewer results, or shorter texts
answers with an id that was not asked | unknown-id || answer | line 1 … id "77": no such request is open
answers with its id after a 0 | padded-id || answer | line 1 … id "01": no such request is open
answers with its id as a number | number-id || answer | id: expected the string | not 1.
answers without an id | no-id || answer | line 1 of the retriever's output has no id; its keys are
prints NaN | nan || answer | is not JSON: … NaN | finite
closes its output and runs on | closes-stdout || failed | closed its standard output but went on running
`),
  )("ends the run if the program %s", async (_, mode = "", settings, code = "", ...parts) => {
    const [message = "", hint] = parts;
    const config = faultyCommand(mode, JSON.parse(settings || "{}") as Partial<CommandRetriever>);

    const error = await failure(askOnce(config, "hello"));

    expectError(error, code, message, hint);
  });

  // What a child does after an answer shows at the latest with the next question, so the test asks
  // until it fails. Writing a question to a child that closed its input fails with EPIPE, which
  // must not end the test's process.
  test.each(
    rows(String.raw`
# the program | the mode of faulty.mjs | settings | the error's code | parts of its message | parts of its hint
does not answer the third question | hangs-on-third | {"timeout_ms":300} | timeout | within timeout_ms (300 ms) | Raise retriever.timeout_ms, or find out why the answer takes so long. See retriever.log
answers twice | duplicate-id || answer | id "1": no such request is open
answers without end | endless || answer | id "1": no such request is open
closes its input and runs on | closes-stdin || failed | closed its standard input but went on running
ends, and its own child keeps the output open | grandchild-holds-pipe || failed | exited with code 0
`),
  )(
    "ends the run after a first answer if the program %s",
    async (_, mode = "", settings, code = "", ...parts) => {
      const [message = "", hint] = parts;
      const config = faultyCommand(mode, JSON.parse(settings || "{}") as Partial<CommandRetriever>);

      const askUntilFailure = drive(config, async (retriever) => {
        for (;;) {
          await askHello(retriever);
        }
      });

      expectError(await failure(askUntilFailure), code, message, hint);
    },
  );

  test("ends the run with the program's own error, cut to 2000 characters", async () => {
    // It writes "the database is gone", 20 characters, and 1000 times " x".
    const error = await failure(askOnce(faultyCommand("fatal"), "hello"));

    expect(error.code).toBe("retriever_failed");
    expect(error.message).toMatch(/reported: the database is gone( x){990}$/);
  });

  test("times out on a large query that is not read, with a short message", async () => {
    // 2 MB, more than a pipe holds.
    const error = await failure(
      askOnce(
        faultyCommand("never-reads", { timeout_ms: 300, startup_timeout_ms: 300 }),
        "long ".repeat(400_000),
      ),
    );

    expect(error.code).toBe("retriever_timeout");
    expect(error.message.length).toBeLessThan(300);
  });

  test("gives every question in flight and every later one the same error", async () => {
    // Both are asked before the child reads the first one and exits.
    await drive(faultyCommand("exit9"), async (retriever) => {
      const errors = await Promise.all([
        failure(ask(retriever, "one")),
        failure(ask(retriever, "two")),
      ]);

      expect(errors[1]).toBe(errors[0]);
      expect(await failure(ask(retriever, "three"))).toBe(errors[0]);
    });
  });

  test("ends if the run is cancelled, and does not start in a cancelled run", async () => {
    const controller = new AbortController();
    const { signal } = controller;

    const whileAsking = await drive(
      faultyCommand("silent"),
      async (retriever) => {
        const askFailure = failure(askHello(retriever));
        controller.abort();
        return askFailure;
      },
      { signal },
    );
    const afterwards = await failure(drive(faultyCommand("ok"), askHello, { signal }));

    expect(whileAsking.code).toBe("cancelled");
    expect(afterwards.code).toBe("cancelled");
  });
});
