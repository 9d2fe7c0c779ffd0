/** The action's outputs. */
import { join } from "node:path";
import { logLine } from "../messages/escape.ts";
import { buildView, joinHeadline } from "../messages/view.ts";
import { fellChecks } from "../messages/items.ts";
import { failedChecks } from "../messages/rows.ts";
import type { Upload } from "./artifact.ts";
import type { GateOutcome } from "../app/request.ts";

/** Every output of action.yml. */
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
export type OutputName = (typeof OUTPUT_NAMES)[number];

const SUMMARY_LENGTH = 1000;

/** Where the report's page is stored alone; null where it is in the zip only. */
export function pageUrl(upload: Upload | null): string | null {
  return upload?.kind === "stored" && upload.page.kind === "stored" ? upload.page.url : null;
}

/**
 * The values, all strings, empty where there is nothing to say. `verdict` is `pass` exactly where the step exits 0:
 * a workflow tests `== 'pass'`, because the runner drops an output that holds a masked value.
 */
export function stepOutputs(
  outcome: GateOutcome,
  exitCode: number,
  upload: Upload | null,
): Readonly<Record<OutputName, string>> {
  const { verdict } = outcome.report;
  const reportPath = (name: string): string =>
    outcome.files.includes(name) ? join(outcome.reportDir, name) : "";
  const stored = upload?.kind === "stored" ? upload : null;
  return {
    verdict: exitCode !== 0 && verdict.verdict === "pass" ? "error" : verdict.verdict,
    categories: verdict.categories.join(","),
    "failed-checks": String(failedChecks(outcome.report).length),
    "fell-checks": String(fellChecks(outcome.report).length),
    "exit-code": String(exitCode),
    "report-dir": outcome.reportDir,
    "report-json": reportPath("report.json"),
    "report-html": reportPath("report.html"),
    "baseline-path": outcome.baselinePath ?? "",
    summary: oneLine(joinHeadline(buildView(outcome.report))),
    "artifact-id": stored?.id ?? "",
    "artifact-url": stored?.url ?? "",
    "artifact-digest": stored?.digest ?? "",
    "report-url": pageUrl(upload) ?? "",
  };
}

/**
 * What could end a quoted string or start a command in bash, sh, cmd or PowerShell, and what stands in its place.
 * PowerShell takes typographic quotes for quotes, so the replacements are none of those.
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

/** Workflows paste this into scripts (`echo "${{ … }}"`), and it names queries. */
function oneLine(text: string): string {
  const inert = INERT.reduce(
    (line, [found, shown]) => line.replaceAll(found, shown),
    logLine(text, SUMMARY_LENGTH),
  );
  return inert.replaceAll(/ {2,}/gu, " ").trim();
}
