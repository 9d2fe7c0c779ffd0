/** How a retriever fails under the action: message, files, time, and no process left behind. */
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { reportIn } from "../helpers/gated-project.ts";
import { startActionProcess, runActionHere, type StepResult } from "../helpers/fake-runner.ts";
import { expectEnding, makeProject, recordBaseline, REPORT } from "./faulty-step.ts";
import { child, REPORT_FILES, type Row, startServer } from "./retriever-faults/row.ts";
import { GATE_ROWS, HTTP_ROWS, PROCESS_ROWS } from "./retriever-faults/rows.ts";

let baseline = "";

beforeAll(async () => {
  baseline = await recordBaseline(makeProject(child("faulty.mjs", "ok"), ""));
}, 150_000);

/** Expects what holds of every step: 0 if and only if it is a pass with a complete report. */
function expectPassIsComplete(workspace: string, result: StepResult): void {
  const folder = join(workspace, REPORT);
  const hasReport = existsSync(join(folder, "report.json"));
  const verdict = hasReport ? reportIn(workspace).verdict : "none";
  const isComplete = REPORT_FILES.every((name) => existsSync(join(folder, name)));
  expect(result.exitCode === 0).toBe(verdict === "pass" && isComplete);
  expect(result.outputs.get("verdict") === "pass").toBe(result.exitCode === 0);
}

/** Runs the action with the row's retriever, and expects it to end as the row says. */
async function checkRow(row: Row): Promise<void> {
  const server = await startServer(row);
  try {
    const retriever =
      server === null ? row.retriever : { url: `${server.url}/search`, ...row.retriever };
    const workspace = makeProject(retriever, baseline);
    const temp = mkdtempSync(join(tmpdir(), "runner-temp-"));
    // A retriever that is a process, or another environment, needs an action that is a process,
    // too.
    const needsProcess = server === null || row.step !== undefined;
    const run = needsProcess ? startActionProcess : runActionHere;
    const result = await run({ workspace, temp, timeoutMs: 150_000, ...row.step?.(workspace) });
    expectEnding(result, row);
    expect(result.outputHeldOpen).toBe(false);
    const folder = join(workspace, REPORT);
    for (const name of row.files ?? REPORT_FILES) {
      // cases.csv is a table of figures: there is none if no query was answered.
      const isExpected = name !== "cases.csv" || reportIn(workspace).metrics !== null;
      expect(existsSync(join(folder, name)), name).toBe(isExpected);
    }
    if (row.code !== undefined) {
      expect(reportIn(workspace).failure?.code).toBe(row.code);
    }
    if (row.log !== undefined) {
      expect(readFileSync(join(folder, "retriever.log"), "utf8")).toMatch(row.log);
    }
    // The gate changes no baseline.
    expect(readFileSync(join(workspace, "baseline.json"), "utf8")).toBe(baseline);
    expectPassIsComplete(workspace, result);
  } finally {
    await server?.close();
  }
}

describe.concurrent.each([
  ["a retriever that is a process", PROCESS_ROWS],
  ["a retriever behind HTTP", HTTP_ROWS],
  ["signals and disks", GATE_ROWS],
] as const)("the action, with a fault of %s", (_, rows) => {
  test.each(rows)("ends with exit code $exit, $verdict: $name", (row) => checkRow(row), 180_000);
});
