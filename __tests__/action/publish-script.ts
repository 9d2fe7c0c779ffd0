/**
 * The action without its measurement: publishes a ready-made report with the real guard, client and
 * files.
 */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { settingsOrDefaults } from "../../src/action/inputs.ts";
import { publishOutcome } from "../../src/action/run-action.ts";
import { openRunner } from "../../src/action/runner.ts";
import type { GateOutcome } from "../../src/app/request.ts";
import { guardExit } from "../../src/exit.ts";
import type { Report } from "../../src/model/report.ts";
import { makeFailingReport, makeReport } from "../helpers/make-report.ts";

const guard = guardExit();
// As the action does once it has read its files: from here on, a signal cancels the run.
guard.listen();
const environment = { ...process.env };
const runner = await openRunner();
const reportDir = join(process.cwd(), "retrieval-gate-report/docs-search");

const reportFor = (scenario: string): Report =>
  scenario === "fail" ? makeFailingReport() : makeReport();

mkdirSync(reportDir, { recursive: true });
for (const name of ["report.json", "report.html", "summary.md"]) {
  writeFileSync(join(reportDir, name), `this is ${name}\n`);
}
// Neither may be in the artifact.
writeFileSync(join(reportDir, "not-ours.txt"), "left here by a retriever");
symlinkSync("/etc/hostname", join(reportDir, "retriever.log"));

const outcome: GateOutcome = {
  report: reportFor(environment["SCENARIO"] ?? ""),
  reportDir,
  files: ["report.json", "report.html", "summary.md", "retriever.log"],
  complete: true,
  baselinePath: "baselines/docs.json",
};
const print = (text: string): void => void process.stdout.write(text);
const closing = "Baseline written.\n";
const ports = { environment, closing, print, guard, runner };
const { ending } = await publishOutcome(outcome, settingsOrDefaults(runner.input), ports);
await guard.leave(ending);
