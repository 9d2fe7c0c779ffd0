/** The action without its measurement: publishes a ready-made report with the real guard, client and files. */
import { appendFileSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { settingsOrDefaults } from "../../src/action/inputs.ts";
import { publish } from "../../src/action/publish.ts";
import { openRunner } from "../../src/action/runner.ts";
import type { GateOutcome } from "../../src/app/request.ts";
import { guardExit } from "../../src/exit.ts";
import type { Report } from "../../src/model/report.ts";
import { makeErrorReport, makeFailingReport, makeHostileReport, makeReport } from "../helpers/make-report.ts";

const guard = guardExit();
// As after the files are read.
guard.listen();
const environment = { ...process.env };
const runner = await openRunner();
const reportDir = join(process.cwd(), "retrieval-gate-report/docs-search");

function reportFor(scenario: string): Report {
  if (scenario === "fail") return makeFailingReport();
  if (scenario === "error") return makeErrorReport();
  return scenario === "pass" ? makeReport() : makeHostileReport(String(JSON.parse(scenario)));
}

mkdirSync(reportDir, { recursive: true });
for (const name of ["report.json", "report.html", "summary.md"])
  writeFileSync(join(reportDir, name), `this is ${name}\n`);
writeFileSync(join(reportDir, "not-ours.txt"), "left here by a retriever");
symlinkSync("/etc/hostname", join(reportDir, "retriever.log"));

/** With what the retriever wrote, where the test says so. */
function withLog(report: Report): Report {
  const log = environment["RETRIEVER_LOG"];
  return log === undefined || report.run === null ? report : { ...report, run: { ...report.run, log } };
}

const report = withLog(reportFor(environment["SCENARIO"] ?? ""));
// What this step has in its summary already, and rows of a summary that is too long.
const before = Number(environment["SUMMARY_BYTES"] ?? 0);
if (before > 0) appendFileSync(environment["GITHUB_STEP_SUMMARY"] ?? "", "x".repeat(before));
const rows = Number(environment["SUMMARY_ROWS"] ?? 0);
if (rows > 0) await runner.summarise("- row\n".repeat(rows));
const outcome: GateOutcome = {
  report,
  reportDir,
  files: ["report.json", "report.html", "summary.md", "retriever.log"],
  complete: environment["INCOMPLETE"] === undefined,
  baselinePath: "baselines/docs.json",
};
const print = (text: string): void => void process.stdout.write(text);
const closing = "Baseline written.\n";
const ports = { environment, closing, print, guard, runner };
const { ending } = await publish(outcome, settingsOrDefaults(runner.input), ports);
await guard.leave(ending);
