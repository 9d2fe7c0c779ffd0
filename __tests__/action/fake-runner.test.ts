import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { runStep, type StepOptions } from "../helpers/fake-runner.ts";

/** Runs a few lines of JavaScript as the action. */
function runCode(code: string, options: Partial<StepOptions> = {}): ReturnType<typeof runStep> {
  const workspace = mkdtempSync(join(tmpdir(), "step-"));
  const entry = join(workspace, "index.mjs");
  writeFileSync(entry, code);
  return runStep({ entry, workspace, timeoutMs: 30_000, ...options });
}

interface PrintedStep {
  /** The environment of the step, and its working directory as `cwd`. */
  readonly environment: Readonly<Record<string, string>>;
  readonly unexpectedInputs: readonly string[];
}

/** Runs a step that prints its environment, with the inputs that this project's action declares. */
async function printEnvironment(options: Partial<StepOptions>): Promise<PrintedStep> {
  const { stdout, unexpectedInputs } = await runCode(
    "console.log(JSON.stringify({ cwd: process.cwd(), ...process.env }))",
    { actionFile: resolve(import.meta.dirname, "../../action.yml"), ...options },
  );
  return { environment: JSON.parse(stdout), unexpectedInputs };
}

test("the fake runner passes on GitHub's variables, and none of the test's process", async () => {
  process.env["LEFT_OVER"] = "1";

  const { environment } = await printEnvironment({
    event: { name: "pull_request", payload: { action: "labeled" } },
  });
  delete process.env["LEFT_OVER"];

  expect(environment).not.toHaveProperty("LEFT_OVER");
  expect(environment["cwd"]).toBe(environment["GITHUB_WORKSPACE"]);
  expect(environment["GITHUB_REF"]).toBe("refs/pull/7/merge");
});

test("the fake runner sets inputs as given, or else to their defaults in action.yml", async () => {
  const { environment, unexpectedInputs } = await printEnvironment({
    inputs: { config: "other.yaml", "Some Name": "x" },
    job: "eval",
    jobIndex: 2,
    attempt: 3,
  });

  expect(environment["INPUT_CONFIG"]).toBe("other.yaml");
  expect(environment["INPUT_SOME_NAME"]).toBe("x");
  expect(environment["INPUT_SHARD"]).toBe("");
  // The default has expressions of GitHub for the job, its index in the matrix, and the attempt.
  expect(environment["INPUT_ARTIFACT-NAME"]).toBe("retrieval-gate-eval-2-3");
  // The action declares no such input. GitHub would only warn.
  expect(unexpectedInputs).toEqual(["Some Name"]);
});

test("the fake runner gives a token whose scope names the run and the job", async () => {
  const { environment } = await printEnvironment({
    job: "eval",
    resultsUrl: "http://127.0.0.1:9/",
  });

  // The second of a token's three parts. The client of artifacts reads run and job from `scp`.
  const [, payload = ""] = environment["ACTIONS_RUNTIME_TOKEN"]?.split(".") ?? [];
  const claims = Buffer.from(payload, "base64url").toString();

  expect(JSON.parse(claims)).toMatchObject({ scp: "Actions.Results:1234:eval" });
});

test("the fake runner reads outputs, exports, summary, commands and exit code", async () => {
  const result = await runCode(
    `
    import { appendFileSync, readFileSync } from "node:fs";
    appendFileSync(process.env.GITHUB_OUTPUT, "a<<E\\n1\\n2\\nE\\n");
    appendFileSync(process.env.GITHUB_ENV, "B=2\\n");
    appendFileSync(process.env.GITHUB_STEP_SUMMARY, "# hi");
    process.stdout.write("::notice::one\\r");
    process.stderr.write("  ::error file=f.ts,line=2::two");
    console.log(JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH, "utf8")).action);
    process.exitCode = 7;
  `,
    { event: { name: "push", payload: { action: "x" } } },
  );

  expect(result).toMatchObject({ exitCode: 7, signal: null, timedOut: false });
  expect(result).toMatchObject({ strays: [], outputHeldOpen: false });
  expect(result.stdout).toContain("x\n");
  expect([...result.outputs]).toEqual([["a", "1\n2"]]);
  expect([...result.exported]).toEqual([["B", "2"]]);
  expect(result.summary).toEqual({ kind: "shown", markdown: "# hi" });
  expect(result.commands.map((found) => found.command).toSorted()).toEqual(["error", "notice"]);
  expect(result.annotations[0]).toMatchObject({
    level: "error",
    file: "f.ts",
    line: 2,
    message: "two",
  });
});

test("the fake runner sends SIGINT, then SIGTERM to a cancelled job", async () => {
  const code = `
    process.on("SIGINT", () => console.log("int"));
    process.on("SIGTERM", () => { console.log("term"); process.exit(6); });
    setInterval(() => {}, 1000); console.log("ready");`;
  const result = await runCode(code, { cancel: { line: "ready" } });

  expect(result).toMatchObject({ exitCode: 6, stdout: "ready\nint\nterm\n" });
});

test("the fake runner finds and kills the processes that a step leaves behind", async () => {
  const result = await runCode(`
    import { spawn } from "node:child_process";
    spawn("sleep", ["300"], { detached: true, stdio: ["ignore", "inherit", "ignore"] }).unref();
  `);

  expect(result.strays).toEqual(["sleep 300"]);
  expect(result).toMatchObject({ exitCode: 0, outputHeldOpen: true });
  expect((await runCode("")).strays).toEqual([]);
});
