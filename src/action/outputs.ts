/** The action's outputs. */
import { randomUUID } from "node:crypto";
import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { logLine } from "../words/escape.ts";
import { headline } from "../words/headline.ts";
import type { Upload } from "./artifact.ts";
import type { GateOutcome } from "../app/request.ts";

/** Every output of action.yml. */
export const OUTPUT_NAMES = [
  "verdict",
  "categories",
  "failed-checks",
  "exit-code",
  "report-dir",
  "report-json",
  "report-html",
  "baseline-path",
  "summary",
  "artifact-id",
  "artifact-url",
  "artifact-digest",
] as const;
export type OutputName = (typeof OUTPUT_NAMES)[number];

const SUMMARY_LENGTH = 1000;

/**
 * The values, all strings, empty where there is nothing to say. `verdict` is `pass` exactly where the step exits 0:
 * a workflow tests `== 'pass'`, because the runner drops an output that holds a masked value.
 */
export function outputsOf(
  outcome: GateOutcome,
  exitCode: number,
  upload: Upload,
): Readonly<Record<OutputName, string>> {
  const { verdict } = outcome.report;
  const path = (name: string): string => (outcome.files.includes(name) ? join(outcome.reportDir, name) : "");
  const stored = upload.kind === "stored" ? upload : null;
  return {
    verdict: exitCode !== 0 && verdict.verdict === "pass" ? "error" : verdict.verdict,
    categories: verdict.categories.join(","),
    "failed-checks": String(verdict.checks.filter((check) => !check.passed).length),
    "exit-code": String(exitCode),
    "report-dir": outcome.reportDir,
    "report-json": path("report.json"),
    "report-html": path("report.html"),
    "baseline-path": outcome.baselinePath ?? "",
    summary: oneLine(headline(outcome.report)),
    "artifact-id": stored?.id ?? "",
    "artifact-url": stored?.url ?? "",
    "artifact-digest": stored?.digest ?? "",
  };
}

/**
 * Workflows paste this into scripts (`echo "${{ … }}"`), and it names queries: what could end a quoted string or start
 * a command there is left out.
 */
function oneLine(text: string): string {
  return logLine(text, SUMMARY_LENGTH)
    .replaceAll(/["'`$\\;&|<>]+/gu, " ")
    .replaceAll(/ {2,}/gu, " ")
    .trim();
}

/** Appends to GITHUB_OUTPUT in its heredoc form, with a delimiter that no value can guess. */
export async function writeOutputs(
  file: string | undefined,
  outputs: Readonly<Record<OutputName, string>>,
): Promise<void> {
  if (!file) throw new Error("GITHUB_OUTPUT is not set");
  const delimiter = `retrieval_gate_${randomUUID()}`;
  const entries = OUTPUT_NAMES.map((name) => `${name}<<${delimiter}\n${outputs[name]}\n${delimiter}\n`);
  await appendFile(file, entries.join(""), "utf8");
}
