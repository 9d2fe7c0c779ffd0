/** Faults that a careless gate lets pass. Here each fails or is reported. */
import { expect, test } from "vitest";
import { type Json, reportIn } from "../helpers/gated-project.ts";
import { runActionHere } from "../helpers/fake-runner.ts";
import { FAILING_ROWS, REPORTED_ROWS } from "./silent-passes/rows.ts";
import { makeProject, runGate } from "./silent-passes/row.ts";

test("gate passes if nothing is wrong", async () => {
  const nothingWrong = { name: "nothing is wrong", exit: 0, verdict: "pass" };

  const { code, report, printed } = await runGate(nothingWrong);

  expect([code, report.verdict], printed).toEqual([nothingWrong.exit, nothingWrong.verdict]);
});

test.each(FAILING_ROWS)("gate ends with exit code $exit, $verdict, if $name", async (row) => {
  const { code, printed, report } = await runGate(row);

  expect([code, report.verdict], printed).toEqual([row.exit, row.verdict]);
  expect(report.categories).toEqual(row.categories ?? []);
  expect(report.failure?.code).toBe(row.code);

  if (row.says !== undefined) {
    expect(printed).toMatch(row.says);
  }
});

// No commit changes anything, so only the search, which has the row's fault, can differ.
test.each(REPORTED_ROWS)("the action passes with the notice $notice if $name", async (row) => {
  const workspace = await makeProject({ ...row, isUnchangedRepository: true });

  const result = await runActionHere({ workspace, env: { BREAK: row.fault ?? "none" } });

  expect([result.exitCode, result.outputs.get("verdict")], result.stdout).toEqual([0, "pass"]);

  const { view, notices } = reportIn(workspace);

  expect(notices.map(({ code }: Json) => code)).toContain(row.notice);
  expect(view.notes).not.toEqual([]);
  expect(result.stdout).toContain(view.notes[0]);
});
