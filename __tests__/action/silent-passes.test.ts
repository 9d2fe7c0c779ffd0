/** What other gates let pass without a word: each on the built command or action, and none is green here. */
import { expect, test } from "vitest";
import { type Json, reportIn } from "../helpers/gated-project.ts";
import { runActionHere } from "../helpers/fake-runner.ts";
import { ALOUD, ROWS } from "./silent-passes/rows.ts";
import { prepared, type Row, run } from "./silent-passes/row.ts";

const namedRows = (rows: readonly Row[]): readonly (readonly [string, Row])[] =>
  rows.map((row) => [row.name, row]);

test("the action passes if nothing is wrong", async () => {
  const { code, report, printed } = await run({ name: "", exit: 0, verdict: "pass" });

  expect([code, report.verdict], printed).toEqual([0, "pass"]);
});

test.each(namedRows(ROWS))("the action does not pass silently: %s", async (_, row) => {
  const { code, printed, report } = await run(row);

  expect(row.exit).not.toBe(0);
  expect([code, report.verdict], printed).toEqual([row.exit, row.verdict]);
  expect(report.categories).toEqual(row.categories ?? []);
  expect(report.failure?.code).toBe(row.code);

  if (row.says !== undefined) {
    expect(printed).toMatch(row.says);
  }
});

test.each(namedRows(ALOUD))("the action passes, and says what is unusual: %s", async (_, row) => {
  const workspace = await prepared({ ...row, repository: true });
  const result = await runActionHere({ workspace, env: { BREAK: row.how ?? "none" } });

  expect([result.exitCode, result.outputs.get("verdict")], result.stdout).toEqual([
    row.exit,
    row.verdict,
  ]);

  const { view, notices } = reportIn(workspace);

  expect(notices.map(({ code }: Json) => code)).toContain(row.notice);
  expect(view.note).not.toBe("");
  expect(result.stdout).toContain(view.note);
});
