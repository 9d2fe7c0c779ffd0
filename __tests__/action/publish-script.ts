/** The action without its measurement: publishes a ready-made report with the real guard, client and files. */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { settingsOrDefaults } from "../../src/action/inputs.ts";
import { publish } from "../../src/action/publish.ts";
import { openRunner } from "../../src/action/runner.ts";
import type { GateOutcome } from "../../src/cli/request.ts";
import { guardExit } from "../../src/exit.ts";
import type { Report } from "../../src/model/report.ts";
import { makeErrorReport, makeFailingReport, makeHostileReport, makeReport } from "../helpers/make-report.ts";

const guard = guardExit();
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

const report = reportFor(environment["SCENARIO"] ?? "");
const outcome: GateOutcome = {
  report,
  reportDir,
  files: ["report.json", "report.html", "summary.md", "retriever.log"],
  complete: environment["INCOMPLETE"] === undefined,
  exitCode: report.verdict.exitCode,
  baselinePath: "baselines/docs.json",
};
const print = (text: string): void => void process.stdout.write(text);
await guard.leave(
  await publish(outcome, settingsOrDefaults(runner.input), {
    environment,
    closing: "Baseline written.\n",
    print,
    guard,
    runner,
  }),
);
