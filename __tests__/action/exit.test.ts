import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { bundleInto } from "../helpers/bundle.ts";
import { runStep, type StepOptions, type StepResult } from "../helpers/fake-runner.ts";

/** The exit code of a program that ends without a verdict, as docs/reference/errors.md says. */
const NO_VERDICT = 70;

const folder = mkdtempSync(join(tmpdir(), "bundle-"));
/** Path of src/exit.ts as a module that node can load. */
const exitModule = join(folder, "exit.mjs");
beforeAll(() => bundleInto(folder, [resolve(import.meta.dirname, "../../src/exit.ts")], ".mjs"));

// The endings that a program gives to `guard.leave`, as JavaScript.
const PASS = `{ kind: "judged", verdict: "pass", failure: null, complete: true }`;
const FAIL = `{ kind: "judged", verdict: "fail", failure: null, complete: true }`;
const CANCELLED = `{ kind: "judged", verdict: "error", failure: "cancelled", complete: true }`;

/** Runs a program whose first act is `const guard = guardExit()`. */
function runProgram(code: string, options: Partial<StepOptions> = {}): Promise<StepResult> {
  const workspace = mkdtempSync(join(tmpdir(), "exit-"));
  const entry = join(workspace, "program.mjs");
  writeFileSync(
    entry,
    `import { guardExit } from ${JSON.stringify(exitModule)};\nconst guard = guardExit();\n${code}`,
  );
  return runStep({ entry, workspace, timeoutMs: 30_000, ...options });
}

test.each([
  ["nothing left to do", ""],
  ["a promise that never settles", "await new Promise(() => {});"],
  ["a stray exit", "process.exit(0);"],
  ["a stray exit code", "process.exitCode = 0;"],
  ["a thrown error", "throw new Error('x');"],
  ["an unhandled rejection", "Promise.reject(new Error('x')); setInterval(() => {}, 1000);"],
  ["a thrown string", "setTimeout(() => { throw 'x'; }, 1); setInterval(() => {}, 1000);"],
  ["a missing module", "await import('./nowhere.mjs');"],
])("guardExit ends a program without a verdict with 70: %s", async (_, code) => {
  expect((await runProgram(code)).exitCode).toBe(NO_VERDICT);
});

test("guardExit prints no command and no colour that an error's text has", async () => {
  const result = await runProgram(
    "throw new Error('\\n::add-mask::x\\r##[add-mask]y\\u001b[31m');",
  );

  expect(result.stderr).toContain("internal error");
  expect(result.commands).toEqual([]);
  expect(result.stderr).not.toContain("\u001b");
});

test("guardExit ends with 3 on a pass if the disk has no room for standard output", async () => {
  const fault = "Object.assign(new Error('write'), { code: 'ENOSPC' })";
  const fillDisk = `process.stdout.emit("error", ${fault}); await guard.leave(${PASS});`;

  const result = await runProgram(fillDisk);

  expect(result.exitCode).toBe(3);
  expect(result.stderr).toContain("standard output could not be written as a whole (ENOSPC)");
});

test("guardExit ends with 1 on a fail, even if the program exits with 0", async () => {
  expect((await runProgram(`void guard.leave(${FAIL}); process.exit(0);`)).exitCode).toBe(1);
});

test("guardExit delivers all output, and does not wait for what still runs", async () => {
  const result = await runProgram(`
    setInterval(() => {}, 1000);
    process.stdout.write("x".repeat(1_000_000) + "\\n");
    process.stderr.write("y".repeat(1_000_000) + "\\n");
    await guard.leave(${PASS});`);

  expect(result.exitCode).toBe(0);
  // A million characters and the end of the line.
  expect(result.stdout).toHaveLength(1_000_001);
  expect(result.stderr).toHaveLength(1_000_001);
});

test("guardExit passes a late uncaught exception to divertStrays", async () => {
  const result = await runProgram(`
    guard.divertStrays((error) => console.log("diverted", error.message));
    setTimeout(() => { throw new Error("late"); }, 1);
    setTimeout(() => guard.leave(${PASS}), 100);`);

  expect(result).toMatchObject({ exitCode: 0, stdout: "diverted late\n" });
});

describe("guardExit at a signal", () => {
  // From `listen` on, a signal aborts `guard.signal`. Before, it ends the program.
  const WAIT = "guard.listen(); setInterval(() => {}, 1000); console.log('ready');";

  test("lets SIGTERM end a busy program that does not listen", async () => {
    const endlessLoop = "console.log('ready'); for (;;);";
    const result = await runProgram(endlessLoop, {
      signals: [{ signal: "SIGTERM", when: { line: "ready" } }],
    });

    expect(result).toMatchObject({ signal: "SIGTERM", timedOut: false });
  });

  test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("aborts on %s", async (signal) => {
    const code = `guard.signal.addEventListener("abort", () => {
        console.log(guard.signal.reason.code);
        void guard.leave(${CANCELLED});
      }); ${WAIT}`;
    const result = await runProgram(code, { signals: [{ signal, when: { line: "ready" } }] });

    expect(result).toMatchObject({ exitCode: 3, stdout: "ready\ncancelled\n" });
  });

  test("ends at the second signal a program that goes on after the first", async () => {
    // The second signal comes 1.2 s after the first: over SAME_SIGNAL_MS.
    const code = `guard.signal.addEventListener("abort", () => {
        setTimeout(() => console.log("goes on"), 1200);
      }); ${WAIT}`;
    const result = await runProgram(code, {
      signals: [
        { signal: "SIGINT", when: { line: "ready" } },
        { signal: "SIGTERM", when: { line: "goes on" } },
      ],
    });

    expect(result).toMatchObject({ exitCode: NO_VERDICT, signal: null });
  });

  test("takes two signals at once as one, as package runners send them", async () => {
    // Both signals come at `ready`. SAME_SIGNAL_MS (1 s) counts from the first one, not from the
    // start, 1.5 s before.
    const READY_AFTER_MS = 1500;
    const TIME_FOR_SECOND_SIGNAL_MS = 300;
    const code = `
      await new Promise((resolve) => setTimeout(resolve, ${READY_AFTER_MS} - performance.now()));
      const leaveSoon = () =>
        setTimeout(() => guard.leave(${CANCELLED}), ${TIME_FOR_SECOND_SIGNAL_MS});
      guard.signal.addEventListener("abort", leaveSoon);
      ${WAIT}`;
    const signals = (["SIGINT", "SIGTERM"] as const).map((signal) => ({
      signal,
      when: { line: "ready" },
    }));

    const result = await runProgram(code, { signals });

    // The code of CANCELLED: a second signal would have ended the program with NO_VERDICT.
    expect(result.exitCode).toBe(3);
  });

  test("opens no debugger on SIGUSR1", async () => {
    const code = `${WAIT} setTimeout(() => guard.leave(${PASS}), 500);`;
    const result = await runProgram(code, {
      signals: [{ signal: "SIGUSR1", when: { line: "ready" } }],
    });

    expect(result).toMatchObject({ exitCode: 0, stderr: "" });
  });
});
