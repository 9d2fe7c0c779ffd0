import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { runStep, type StepOptions, type StepResult } from "../helpers/fake-runner.ts";
import { bundle } from "./bundle.ts";

/** As docs/reference/errors.md says. */
const NO_VERDICT = 70;

let exitModule = "";
beforeAll(async () => {
  exitModule = await bundle("src/exit.ts");
});

const PASS = `{ kind: "judged", verdict: "pass", failure: null, complete: true }`;

/** Runs a program whose first act is the guard. */
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
  ["drained loop", ""],
  ["a promise that never settles", "await new Promise(() => {});"],
  ["a stray exit", "process.exit(0);"],
  ["a stray exit code", "process.exitCode = 0;"],
  ["a thrown error", "throw new Error('x');"],
  ["a rejection nobody handles", "Promise.reject(new Error('x')); setInterval(() => {}, 1000);"],
  ["a thrown string", "setTimeout(() => { throw 'x'; }, 1); setInterval(() => {}, 1000);"],
  ["a missing module", "await import('./nowhere.mjs');"],
])("guardExit ends a program without a verdict with 70: %s", async (_, code) => {
  expect((await runProgram(code)).exitCode).toBe(NO_VERDICT);
});

test("guardExit ignores the exit code that @actions/core sets", async () => {
  const path = pathToFileURL(resolve("node_modules/@actions/core/lib/core.js")).href;
  const load = `const core = await import(${JSON.stringify(path)}); core.error("x"); core.warning("y");`;

  expect((await runProgram(load)).exitCode).toBe(NO_VERDICT);
  expect((await runProgram(`${load} core.setFailed("x");`)).exitCode).toBe(NO_VERDICT);
  expect((await runProgram(`${load} await guard.leave(${PASS});`)).exitCode).toBe(0);
});

test("guardExit prints the text of an error as text, not as a command", async () => {
  const result = await runProgram(
    "throw new Error('\\n::add-mask::x\\r##[add-mask]y\\u001b[31m');",
  );

  expect(result.stderr).toContain("internal error");
  expect(result.commands).toEqual([]);
  expect(result.stderr).not.toContain("\u001b");
});

test("guardExit ends with 0 only on an explicit pass", async () => {
  expect((await runProgram(`await guard.leave(${PASS});`)).exitCode).toBe(0);

  const fail = PASS.replace(`"pass"`, `"fail"`);

  expect((await runProgram(`void guard.leave(${fail}); process.exit(0);`)).exitCode).toBe(1);
});

test("guardExit delivers all output, and does not wait for what still runs", async () => {
  const result = await runProgram(`
    setInterval(() => {}, 1000);
    process.stdout.write("x".repeat(1_000_000) + "\\n"); process.stderr.write("y".repeat(1_000_000) + "\\n");
    await guard.leave(${PASS});`);

  expect([result.exitCode, result.stdout.length, result.stderr.length]).toEqual([
    0, 1_000_001, 1_000_001,
  ]);
});

test("guardExit passes a late uncaught exception to divertStrays", async () => {
  const result = await runProgram(`
    guard.divertStrays((error) => console.log("diverted", error.message));
    setTimeout(() => { throw new Error("late"); }, 1);
    setTimeout(() => guard.leave(${PASS}), 100);`);

  expect(result).toMatchObject({ exitCode: 0, stdout: "diverted late\n" });
});

describe("signals", () => {
  const WAIT = "guard.listen(); setInterval(() => {}, 1000); console.log('ready');";

  test("end the program in the middle of a turn if nothing listens", async () => {
    const code = "console.log('ready'); for (;;);";
    const result = await runProgram(code, {
      signals: [{ signal: "SIGTERM", when: { line: "ready" } }],
    });

    expect(result).toMatchObject({ signal: "SIGTERM", timedOut: false });
  });

  test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("%s aborts the run", async (signal) => {
    const code = `guard.signal.addEventListener("abort", () => {
        console.log(guard.signal.reason.code);
        void guard.leave({ kind: "judged", verdict: "error", failure: "cancelled", complete: true });
      }); ${WAIT}`;
    const result = await runProgram(code, { signals: [{ signal, when: { line: "ready" } }] });

    expect(result).toMatchObject({ exitCode: 3, stdout: "ready\ncancelled\n" });
  });

  test("a second one ends a program that does not stop", async () => {
    const result = await runProgram(WAIT, { cancel: { line: "ready" } });

    expect(result).toMatchObject({ exitCode: NO_VERDICT, signal: null });
  });

  // Past the time in which two signals are one, as a program is that has measured.
  const LATER = "await new Promise((resolve) => setTimeout(resolve, 1500 - performance.now()));";

  test("two at once count as one, as package runners send them", async () => {
    const code = `${LATER} guard.signal.addEventListener("abort", () => setTimeout(() =>
      guard.leave({ kind: "judged", verdict: "error", failure: "cancelled", complete: true }), 300)); guard.listen(); ${WAIT}`;
    const when = { line: "ready" };
    const result = await runProgram(code, {
      signals: [
        { signal: "SIGINT", when },
        { signal: "SIGTERM", when },
      ],
    });

    expect(result.exitCode).toBe(3);
  });

  test("SIGUSR1 opens no debugger", async () => {
    const code = `${WAIT} setTimeout(() => guard.leave(${PASS}), 500);`;
    const result = await runProgram(code, {
      signals: [{ signal: "SIGUSR1", when: { line: "ready" } }],
    });

    expect(result).toMatchObject({ exitCode: 0, stderr: "" });
  });
});
