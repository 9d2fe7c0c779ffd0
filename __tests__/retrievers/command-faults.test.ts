import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { GateError } from "../../src/errors.ts";
import { rows } from "../helpers/table.ts";
import type { CommandRetriever } from "../../src/retrievers/kinds.ts";
import { commandRetriever } from "../../src/retrievers/command.ts";
import { ask, driveCommand, failure, faultyCommand, makePorts, makeRoot } from "./harness.ts";

/** Starts a command, asks it this query, and stops it. */
const askOnce = (config: CommandRetriever, query = "hello"): Promise<unknown> =>
  driveCommand(config, (retriever) => ask(retriever, query));

describe("kind: command can't be started", () => {
  test("a command can't start a program that is not found", async () => {
    const error = await failure(askOnce(faultyCommand("", { command: ["no-such-program-here"] })));
    const message = 'the command "no-such-program-here" was not found';

    expect(error).toMatchObject({ code: "retriever_start", message });
  });

  test("a command can't start a program that is not executable", async () => {
    const root = makeRoot();
    writeFileSync(join(root, "serve.sh"), "#!/bin/sh\n", { mode: 0o644 });
    const config = faultyCommand("", { command: ["./serve.sh"] });
    const error = await failure(
      driveCommand(config, (retriever) => ask(retriever), makePorts({ root })),
    );
    const message = 'the command "./serve.sh" is not executable';

    expect(error).toMatchObject({ code: "retriever_start", message });
  });

  test("a command can't start in a missing or outer folder, or if it is empty", async () => {
    const makeRetriever = (overrides: Partial<CommandRetriever>) => async () =>
      commandRetriever(faultyCommand("ok", overrides), makePorts());

    expect((await failure(makeRetriever({ cwd: "missing" })())).message).toBe(
      'retriever.cwd: "missing" is not a folder',
    );
    expect((await failure(makeRetriever({ cwd: "../.." })())).code).toBe("outside_root");
    expect((await failure(makeRetriever({ command: [] })())).code).toBe("invalid_config");
  });
});

test("kind: command explains the form of an answer that is not an object", async () => {
  // The ids alone, without the object around them.
  const script = 'process.stdin.once("data", () => console.log(`["a"]`))';

  const error = await failure(
    askOnce(faultyCommand("", { command: [process.execPath, "-e", script] })),
  );

  expect(error.message).toContain('is not a JSON object: "[\\"a\\"]"');
  expect(error.hint).toContain('{"id": "…", "results": [...]}');
});

const SHORT_LIMITS = { timeout_ms: 300, startup_timeout_ms: 300 };

/** An error as a row of the tables below describes it. */
interface Fault {
  /** Its code without `retriever_`. */
  readonly codeEnd: string;
  readonly messagePattern: string;
  readonly hintPattern?: string;
}

/** Expects an error that the row describes. Without a hint pattern any hint will do. */
function expectFault(error: GateError, { codeEnd, messagePattern, hintPattern = "" }: Fault): void {
  expect(error.code).toBe(`retriever_${codeEnd}`);
  expect(error.message).toMatch(new RegExp(messagePattern, "s"));
  expect(error.hint ?? "").toMatch(new RegExp(hintPattern, "s"));
}

/**
 * Columns: the child's mode (helpers/children/faulty.mjs), settings of the config, the error's code
 * without `retriever_`, and patterns of the message and of the hint.
 */
const FAULTS = String.raw`
exit0 || failed | exited with code 0 on the query "hello"; nothing was written to standard error
exit9 || failed | exited with code 9 .*standard error:\nloading the index\nindex\.bin: no such file$
killed || failed | was killed by SIGKILL | ^The machine probably had too little memory
killed-in-a-line || failed | was killed by SIGKILL .*standard error:\nmapping 40 GB$ | ^Fix the error above\. See retriever\.log for the full output
ends-in-a-line || answer | line 1 .*is not JSON: "{\\"id
dies-at-start | ready | failed | exited with code 1 before it was ready.*no module named faiss
silent | ready short-limits | timeout | was not ready within startup_timeout_ms \(300 ms\) | "ready":true.*Flush
silent | short-limits | timeout | no answer to "hello" within startup_timeout_ms \+ timeout_ms \(600 ms\) | ^Flush standard output
silent | short-total | timeout | still needed after total_timeout_ms \(300 ms\)
never-reads | short-limits | timeout | no answer
invalid-utf8 || answer | line 1 is not valid UTF-8
banner || answer | line 1 of the retriever's output is not JSON: "Loading model\.\.\." | Print everything else to standard error
long-line || answer | line 1 is longer than the limit of 1048576 bytes | send fewer results, or shorter texts
unknown-id || answer | line 1 .*id "77": no such request is open
padded-id || answer | line 1 .*id "01": no such request is open
number-id || answer | id: expected the string | not 1\.
no-id || answer | line 1 of the retriever's output has no id; its keys are 
nan || answer | is not JSON: .*NaN | finite
fatal || failed | reported: the database is gone( x){990}$
closes-stdout || failed | closed its standard output but went on running
`;

describe("kind: command with a failing program", () => {
  // Columns: the child's mode, and the error of the query.
  test.each([
    [
      "nan-text",
      /results\[1\]\.score: expected a finite number, got "NaN"\. An answer is \{"results"/,
    ],
    ["infinite", /results\[1\]\.score: expected a finite number, got Infinity/],
    ["error-object", /results: expected an array/],
  ])("fails the query in mode %s", async (mode, message) => {
    expect(await askOnce(faultyCommand(mode))).toMatchObject({
      kind: "error",
      message: expect.stringMatching(message),
    });
  });

  test.each(rows(FAULTS))(
    "reports %s %s as %s",
    async (mode = "", settings = "", codeEnd = "", messagePattern = "", hintPattern = "") => {
      const overrides = {
        ready: settings.includes("ready"),
        ...(settings.includes("short-limits") ? SHORT_LIMITS : {}),
        ...(settings === "short-total" ? { total_timeout_ms: 300 } : {}),
      };

      const error = await failure(askOnce(faultyCommand(mode, overrides)));

      expectFault(error, { codeEnd, messagePattern, hintPattern });
    },
  );

  // What a child does after an answer shows at the latest with the next question, so the test asks
  // until it fails. Writing a question to a child that closed its input fails with EPIPE, which
  // must not end the test's process.
  // Columns: the child's mode, the error's code without `retriever_`, and patterns of the message
  // and of the hint.
  test.each(
    rows(String.raw`
hangs-on-third | timeout | within timeout_ms \(300 ms\) | ^Raise retriever\.timeout_ms, or find out why the answer takes so long. See retriever\.log
duplicate-id | answer | id "1": no such request is open
closes-stdin | failed | closed its standard input but went on running
endless | answer | id "1": no such request is open
grandchild-holds-pipe | failed | exited with code 0
`),
  )(
    "reports %s as %s after a first answer",
    async (mode = "", codeEnd = "", messagePattern = "", hintPattern = "") => {
      const askUntilFailure = driveCommand(
        faultyCommand(mode, mode.startsWith("hangs") ? { timeout_ms: 300 } : {}),
        async (retriever) => {
          for (;;) {
            await ask(retriever);
          }
        },
      );

      expectFault(await failure(askUntilFailure), { codeEnd, messagePattern, hintPattern });
    },
  );

  test("times out on a large query that is not read, with a short message", async () => {
    // 2 MB, more than a pipe holds.
    const error = await failure(
      askOnce(faultyCommand("never-reads", SHORT_LIMITS), "long ".repeat(400_000)),
    );

    expect(error.code).toBe("retriever_timeout");
    expect(error.message.length).toBeLessThan(300);
  });

  test("gives every question in flight and every later one the same error", async () => {
    // Both are asked before the child reads the first one and exits.
    await driveCommand(faultyCommand("exit9"), async (retriever) => {
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
    const ports = makePorts({ signal: controller.signal });

    const whileAsking = await driveCommand(
      faultyCommand("silent"),
      async (retriever) => {
        const askFailure = failure(ask(retriever));
        controller.abort();
        return askFailure;
      },
      ports,
    );
    const afterwards = await failure(
      driveCommand(faultyCommand("ok"), (retriever) => ask(retriever), ports),
    );

    expect(whileAsking.code).toBe("cancelled");
    expect(afterwards.code).toBe("cancelled");
  });
});
