/** The built action, started as the runner starts it, on real files and a real retriever. */
import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { OUTPUT_NAMES } from "../../src/action/outputs.ts";
import {
  startActionProcess,
  runActionHere,
  type StepOptions,
  type StepResult,
} from "../helpers/fake-runner.ts";
import {
  checkout,
  commitAll,
  pullRequest,
  repository,
  synchronizeEvent,
} from "../helpers/git-repository.ts";
import { writeFiles } from "../helpers/workspace.ts";
import { startResultsService } from "../helpers/results-service.ts";
import { FIRST_CASE_LINE, makeProject, makeRecordedProject } from "./gate-project.ts";

/**
 * Runs a step, and expects what every step must have, however it ends: exit code 0 if and only if
 * the verdict is pass, all outputs, a summary, nothing left behind, and no command in the log that
 * the gate did not write.
 */
async function runGateStep(
  workspace: string,
  options: Partial<StepOptions> = {},
  run = startActionProcess,
): Promise<StepResult> {
  const result = await run({ workspace, timeoutMs: 45_000, ...options });
  expect(result, result.stderr).toMatchObject({
    timedOut: false,
    strays: [],
    outputHeldOpen: false,
    signal: null,
  });
  expect(result.outputs.get("verdict") === "pass").toBe(result.exitCode === 0);
  expect([...result.outputs.keys()]).toEqual([...OUTPUT_NAMES]);
  expect(result.outputs.get("exit-code")).toBe(String(result.exitCode));
  expect(result.summary.kind).toBe("shown");
  // The artifact client writes debug lines, and masks the signature of its upload address.
  const groups = "group::(?:Retriever's log|Upload of the report artifact)$|endgroup::$";
  const allowed = new RegExp(
    `^::(?:error |warning |notice |${groups}|debug::|add-mask::loopback-signature$)`,
  );
  for (const { line } of result.commands) {
    expect(line).toMatch(allowed);
  }
  for (const { message } of result.annotations) {
    expect(message).not.toMatch(/^forged/u);
  }
  return result;
}

test("the action records a baseline, and names it", async () => {
  const workspace = makeProject("sound", "");
  const result = await runGateStep(workspace, { inputs: { command: "record" } });
  expect(result.exitCode, result.stdout).toBe(0);
  expect(result.outputs.get("baseline-path")).toBe(join(workspace, "baselines/numbers.json"));
  expect(result.stdout).toContain("Baseline written to baselines/numbers.json");
});

test("the action passes unchanged code and stores the complete report", async () => {
  const results = await startResultsService();
  const result = await runGateStep(await makeRecordedProject("sound"), { resultsUrl: results.url });

  expect(result.exitCode, result.stdout).toBe(0);

  const files = results.artifacts[0]?.files;

  expect([...files.keys()]).toEqual(
    expect.arrayContaining(
      "report.json report.html summary.md baseline.json cases.csv run.trec qrels.trec".split(" "),
    ),
  );
  expect(JSON.parse(files.get("report.json")!)).toMatchObject({
    verdict: "pass",
    schema_version: 1,
  });
  expect(result.annotations.filter((each) => each.level === "error")).toEqual([]);
});

test("the action fails a worse pull request with artifact, summary, annotations", async () => {
  const results = await startResultsService();
  const origin = repository();
  cpSync(await makeRecordedProject("loses"), origin, { recursive: true });
  commitAll(origin, "a gate whose retriever loses every target");
  const pull = pullRequest(origin, (folder) => writeFiles(folder, { "README.md": "changed" }));
  const event = synchronizeEvent(pull);
  const result = await runGateStep(checkout(origin, pull.merge, 2), {
    resultsUrl: results.url,
    event,
  });

  expect(result.exitCode, result.stdout).toBe(1);
  expect(Object.fromEntries(result.outputs)).toMatchObject({
    verdict: "fail",
    categories: "recall_drop",
    "artifact-id": "1",
    "artifact-digest": results.artifacts[0]?.sha256,
  });
  expect(Number(result.outputs.get("failed-checks"))).toBeGreaterThan(0);
  expect(existsSync(result.outputs.get("report-html")!)).toBe(true);
  expect(result.summary.kind === "shown" && result.summary.markdown).toContain("find 0");

  const annotatedLines = result.annotations
    .filter(({ file }) => file === "suite.yaml")
    .map(({ line }) => line);

  expect(annotatedLines).toContain(FIRST_CASE_LINE);

  const report: unknown = JSON.parse(results.artifacts[0].files.get("report.json")!);

  expect(report).toMatchObject({ verdict: "fail", categories: ["recall_drop"] });
});

// A line of stdout that is no answer is an error; ids like commands are ids of wrong documents.
test.each([
  ["prints commands", "prints_commands", 3],
  ["answers with ids like commands", "hostile_ids", 1],
])("the action reports a retriever that %s (mode %s), with exit code %i", async (_, mode, code) => {
  const results = await startResultsService();
  const result = await runGateStep(await makeRecordedProject(mode), { resultsUrl: results.url });

  expect(result.exitCode, result.stdout).toBe(code);
  expect(results.artifacts[0]?.files.has("report.json")).toBe(true);
  expect(result.annotations.some((each) => each.level === "error")).toBe(true);
});

test("the action stores the baseline to commit if there is none", async () => {
  const results = await startResultsService();
  const workspace = makeProject("sound", "");
  const result = await runGateStep(workspace, { resultsUrl: results.url }, runActionHere);

  expect([result.exitCode, result.outputs.get("verdict")], result.stdout).toEqual([2, "error"]);
  expect(result.stdout).toContain("baselines/numbers.json");

  const recordedProject = await makeRecordedProject("sound");

  expect(results.artifacts[0]?.files.get("baseline.json")).toBe(
    readFileSync(join(recordedProject, "baselines/numbers.json"), "utf8"),
  );
});
