/** The action's outputs. */
import { join } from "node:path";
import { logLine } from "../messages/escape.ts";
import { buildView, joinHeadline } from "../messages/view.ts";
import type { Upload } from "./artifact.ts";
import type { GateOutcome } from "../app/request.ts";

export const OUTPUT_NAMES = [
  "verdict",
  "categories",
  "failed-checks",
  "fell-checks",
  "exit-code",
  "report-dir",
  "report-json",
  "report-html",
  "baseline-path",
  "summary",
  "artifact-id",
  "artifact-url",
  "artifact-digest",
  "report-url",
] as const;
type OutputName = (typeof OUTPUT_NAMES)[number];

const SUMMARY_LENGTH = 1000;

/** Null if nothing is stored, or the page is in the zip only. */
export function pageUrl(upload: Upload | null): string | null {
  return upload?.kind === "stored" && upload.page.kind === "stored" ? upload.page.url : null;
}

/**
 * Returns the step's outputs. `verdict` is `pass` only if the step also exits 0; a passing report
 * of a step that fails is `error`. (Workflows test `== 'pass'`, never `!= 'fail'`: the runner
 * empties an output that contains a masked secret.) `upload` is null if uploading failed.
 */
export function stepOutputs(
  outcome: GateOutcome,
  exitCode: number,
  upload: Upload | null,
): Readonly<Record<OutputName, string>> {
  const { verdict } = outcome.report;
  const view = buildView(outcome.report);
  const reportPath = (name: string): string =>
    outcome.files.includes(name) ? join(outcome.reportDir, name) : "";
  const storedArtifact = upload?.kind === "stored" ? upload : null;
  return {
    verdict: exitCode !== 0 && verdict.verdict === "pass" ? "error" : verdict.verdict,
    categories: verdict.categories.join(","),
    "failed-checks": String(view.counts.failed),
    // Figures beyond their limit that fail no check.
    "fell-checks": String(view.counts.fell),
    "exit-code": String(exitCode),
    "report-dir": outcome.reportDir,
    "report-json": reportPath("report.json"),
    "report-html": reportPath("report.html"),
    "baseline-path": outcome.baselinePath ?? "",
    summary: safeLine(joinHeadline(view)),
    "artifact-id": storedArtifact?.id ?? "",
    "artifact-url": storedArtifact?.url ?? "",
    "artifact-digest": storedArtifact?.digest ?? "",
    "report-url": pageUrl(upload) ?? "",
  };
}

/**
 * What could end a quoted string or start a command in bash, sh, cmd or PowerShell. PowerShell
 * takes typographic quotes for quotes, so the replacements are none of those.
 */
const INERT: readonly (readonly [RegExp, string])[] = [
  [/['`\u2018-\u201b]/gu, "\u02bc"],
  [/["\u201c-\u201f]/gu, "\u2033"],
  [/;/gu, ","],
  [/\\/gu, "/"],
  [/\$/gu, "\uff04"],
  [/&/gu, "+"],
  [/\|/gu, "/"],
  [/</gu, "\u2039"],
  [/>/gu, "\u203a"],
];

/**
 * Returns the text on one line, with INERT characters in place of those that a shell would
 * interpret: workflows paste it into scripts (`echo "${{ … }}"`), and it names queries, which are
 * text of strangers.
 */
function safeLine(text: string): string {
  let line = logLine(text, SUMMARY_LENGTH);
  for (const [pattern, replacement] of INERT) {
    line = line.replaceAll(pattern, replacement);
  }
  return line.replaceAll(/ {2,}/gu, " ").trim();
}
