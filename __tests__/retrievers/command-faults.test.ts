import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { CommandRetriever } from "../../src/retrievers/kinds.ts";
import { commandRetriever } from "../../src/retrievers/command.ts";
import { ask, drive, failure, faulty, makePorts, makeRoot } from "./harness.ts";

const run = (config: CommandRetriever, query = "hello"): Promise<unknown> =>
  drive(
    config,
    (c) => commandRetriever(c, makePorts()),
    (retriever) => ask(retriever, query),
  );

describe("a retriever that can't be started", () => {
  test("not found", async () => {
    const error = await failure(run(faulty("", { command: ["no-such-program-here"] })));
    expect(error.code).toBe("retriever_start");
    expect(error.message).toBe('the command "no-such-program-here" was not found');
    expect(error.hint).toContain("cwd");
  });

  test("not executable", async () => {
    const root = makeRoot();
    writeFileSync(join(root, "serve.sh"), "#!/bin/sh\n", { mode: 0o644 });
    const config = faulty("", { command: ["./serve.sh"] });
    const started = drive(config, (c) => commandRetriever(c, makePorts({ root })), ask);
    const error = await failure(started);
    expect(error.code).toBe("retriever_start");
    expect(error.message).toBe('the command "./serve.sh" is not executable');
    expect(error.hint).toContain("chmod +x");
  });

  test("a folder that is none, one outside the repository, an empty command", async () => {
    const make = (overrides: Partial<CommandRetriever>) => async () =>
      commandRetriever(faulty("ok", overrides), makePorts());
    expect((await failure(make({ cwd: "missing" })())).message).toBe(
      'retriever.cwd: "missing" is not a folder',
    );
    expect((await failure(make({ cwd: "../.." })())).code).toBe("outside_root");
    expect((await failure(make({ command: [] })())).code).toBe("invalid_config");
  });
});

interface Fault {
  readonly mode: string;
  readonly overrides?: Partial<CommandRetriever>;
  readonly code: string;
  readonly message: RegExp;
  readonly hint?: RegExp;
}

const SOON = { timeout_ms: 300, startup_timeout_ms: 300 };

const FAULTS: readonly Fault[] = [
  {
    mode: "exit0",
    code: "retriever_failed",
    message: /exited with code 0 while "hello" waited for an answer; it wrote nothing/,
  },
  {
    mode: "exit9",
    code: "retriever_failed",
    message: /exited with code 9 .*standard error:\nloading the index\nindex\.bin: no such file$/s,
  },
  {
    mode: "killed",
    code: "retriever_failed",
    message: /was killed by SIGKILL/,
    hint: /^The system most likely ran out of memory/,
  },
  {
    mode: "killed-in-a-line",
    code: "retriever_failed",
    message: /was killed by SIGKILL .*standard error:\nmapping 40 GB$/s,
    hint: /^Fix what its last lines say\. retriever\.log/,
  },
  { mode: "ends-in-a-line", code: "retriever_answer", message: /line 1 .*is not JSON: "{\\"id/ },
  {
    mode: "dies-at-start",
    overrides: { ready: true },
    code: "retriever_failed",
    message: /exited with code 1 before it was ready.*no module named faiss/s,
  },
  {
    mode: "silent",
    overrides: { ready: true, ...SOON },
    code: "retriever_timeout",
    message: /was not ready within startup_timeout_ms \(300 ms\)/,
    hint: /"ready":true.*Flush/,
  },
  {
    mode: "silent",
    overrides: SOON,
    code: "retriever_timeout",
    message: /no answer to "hello" within startup_timeout_ms \+ timeout_ms \(600 ms\)/,
    hint: /^Flush standard output/,
  },
  {
    mode: "silent",
    overrides: { total_timeout_ms: 300 },
    code: "retriever_timeout",
    message: /still needed after total_timeout_ms \(300 ms\)/,
  },
  { mode: "never-reads", overrides: SOON, code: "retriever_timeout", message: /no answer/ },
  { mode: "invalid-utf8", code: "retriever_answer", message: /line 1 is not valid UTF-8/ },
  {
    mode: "banner",
    code: "retriever_answer",
    message: /line 1 of the retriever's output is not JSON: "Loading model\.\.\."/,
    hint: /print everything else to standard error/,
  },
  {
    mode: "long-line",
    code: "retriever_answer",
    message: /line 1 is longer than the limit of 1048576 bytes/,
  },
  { mode: "unknown-id", code: "retriever_answer", message: /line 1 .*id "77" was never asked/ },
  { mode: "number-id", code: "retriever_answer", message: /id: expected the string/, hint: /not 1\./ },
  { mode: "no-id", code: "retriever_answer", message: /line 1 of the retriever's output has no id/ },
  { mode: "nan", code: "retriever_answer", message: /holds NaN or Infinity/, hint: /finite/ },
  {
    mode: "nan-text",
    code: "retriever_answer",
    message: /the answer to "hello" .*: results\[1\]\.score: expected a finite number, got "NaN"/,
  },
  {
    mode: "infinite",
    code: "retriever_answer",
    message: /results\[1\]\.score: expected a finite number, got Infinity/,
  },
  { mode: "fatal", code: "retriever_failed", message: /reported: the database is gone/ },
  {
    mode: "closes-stdout",
    code: "retriever_failed",
    message: /closed its standard output but went on running/,
  },
];

describe("a retriever that fails ends with the right word and no process", () => {
  test.each(FAULTS)("$mode: $code", async ({ mode, overrides, code, message, hint }) => {
    const error = await failure(run(faulty(mode, overrides)));
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
    if (hint !== undefined) expect(error.hint).toMatch(hint);
  });

  // What comes after an answer is seen when the next question is asked, at the latest.
  test.each([
    {
      mode: "hangs-on-third",
      overrides: { timeout_ms: 300 },
      code: "retriever_timeout",
      message: /within timeout_ms \(300 ms\)/,
    },
    { mode: "duplicate-id", code: "retriever_answer", message: /id "1" was already answered/ },
    // Writing the second question fails with EPIPE, which must not end us.
    {
      mode: "closes-stdin",
      code: "retriever_failed",
      message: /closed its standard input but went on running/,
    },
    { mode: "endless", code: "retriever_answer", message: /id "1" was already answered/ },
    { mode: "grandchild-holds-pipe", code: "retriever_failed", message: /exited with code 0/ },
  ])("$mode: $code, after a first answer", async ({ mode, overrides, code, message }) => {
    const work = drive(
      faulty(mode, overrides),
      (c) => commandRetriever(c, makePorts()),
      async (retriever) => {
        for (;;) await ask(retriever);
      },
    );
    const error = await failure(work);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
  });

  test("a query larger than the pipe that nobody reads", async () => {
    const error = await failure(run(faulty("never-reads", SOON), "long ".repeat(400_000)));
    expect(error.code).toBe("retriever_timeout");
    expect(error.message.length).toBeLessThan(300);
  });

  test("every question in flight and every later one gets the same error", async () => {
    await drive(
      faulty("exit9"),
      (c) => commandRetriever(c, makePorts()),
      async (retriever) => {
        const errors = await Promise.all([failure(ask(retriever, "one")), failure(ask(retriever, "two"))]);
        expect(errors[1]).toBe(errors[0]);
        expect(await failure(ask(retriever, "three"))).toBe(errors[0]);
      },
    );
  });

  test("a run that is cancelled", async () => {
    const controller = new AbortController();
    const work = drive(
      faulty("silent"),
      (c) => commandRetriever(c, makePorts({ signal: controller.signal })),
      async (retriever) => {
        const asked = failure(ask(retriever));
        controller.abort();
        return asked;
      },
    );
    expect((await work).code).toBe("cancelled");
    expect(
      (
        await failure(
          drive(faulty("ok"), (c) => commandRetriever(c, makePorts({ signal: controller.signal })), ask),
        )
      ).code,
    ).toBe("cancelled");
  });
});
