/** Every way in which a retriever fails, on the built action: the right word, the right files, in time, and nobody left. */
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { reportIn } from "../helpers/gated-project.ts";
import { startActionProcess, runActionHere, type StepResult } from "../helpers/fake-runner.ts";
import { child, makeProject, REPORT_FILES, type Row, startServer } from "./retriever-faults/row.ts";
import { GATE_ROWS, HTTP_ROWS, PROCESS_ROWS } from "./retriever-faults/rows.ts";

let baseline = "";

beforeAll(async () => {
  const workspace = makeProject(child("faulty.mjs", "ok"), "");
  const recorded = await runActionHere({ workspace, inputs: { command: "record" } });
  expect(recorded.exitCode, recorded.stdout).toBe(0);
  baseline = readFileSync(join(workspace, "baseline.json"), "utf8");
}, 150_000);

/** What must hold of every end: 0 is a pass with a complete report, and a pass is 0. */
function checkInvariant(workspace: string, result: StepResult): void {
  const folder = join(workspace, "retrieval-gate-report/faults");
  const report = join(folder, "report.json");
  const verdict = existsSync(report) ? reportIn(workspace).verdict : "none";
  const complete = REPORT_FILES.every((name) => existsSync(join(folder, name)));
  expect(result.exitCode === 0).toBe(verdict === "pass" && complete);
  expect(result.outputs.get("verdict") === "pass").toBe(result.exitCode === 0);
}

async function checkRow(row: Row): Promise<void> {
  const server = await startServer(row);
  try {
    const retriever =
      server === null ? row.retriever : { url: `${server.url}/search`, ...row.retriever };
    const workspace = makeProject(retriever, baseline);
    const temp = mkdtempSync(join(tmpdir(), "runner-temp-"));
    // What a process does to the step, and its environment, is the border.
    const started = server === null || row.step !== undefined;
    const options = { workspace, temp, timeoutMs: 150_000, ...row.step?.(workspace) };
    const result = await (started ? startActionProcess : runActionHere)(options);
    const printed = `${result.stdout}\n${result.stderr}`;
    expect(result.exitCode, printed).toBe(row.exit);
    expect(result).toMatchObject({ timedOut: false, strays: [], outputHeldOpen: false });
    expect(result.outputs.get("verdict") ?? "none").toBe(row.verdict);
    if (row.says !== undefined) {
      expect(printed).toMatch(row.says);
    }
    const folder = join(workspace, "retrieval-gate-report/faults");
    for (const name of row.files ?? REPORT_FILES) {
      // A table of cases is a table of figures: there is none where no query was answered.
      const due = name !== "cases.csv" || reportIn(workspace).metrics !== null;
      expect(existsSync(join(folder, name)), name).toBe(due);
    }
    if (row.code !== undefined) {
      expect(reportIn(workspace).failure?.code).toBe(row.code);
    }
    if (row.log !== undefined) {
      expect(readFileSync(join(folder, "retriever.log"), "utf8")).toMatch(row.log);
    }
    // What the user brought is as it was.
    expect(readFileSync(join(workspace, "baseline.json"), "utf8")).toBe(baseline);
    checkInvariant(workspace, result);
  } finally {
    await server?.close();
  }
}

describe.concurrent.each([
  ["a process", PROCESS_ROWS],
  ["HTTP", HTTP_ROWS],
  ["around the gate", GATE_ROWS],
] as const)("the action with a faulty retriever: %s", (_, rows) => {
  test.each(rows.map((row) => [row.name, row] as const))(
    "ends as the table says with %s",
    (__, row) => checkRow(row),
    180_000,
  );
});
