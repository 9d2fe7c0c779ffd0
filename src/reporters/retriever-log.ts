/**
 * retriever.log: what the retriever wrote, line by line, so that reading it in a terminal does
 * nothing.
 */
import type { Report } from "../model/report.ts";
import { logLine } from "../messages/escape.ts";

/**
 * Returns the log without colours, each line escaped for a terminal; null if the run didn't get to
 * a retriever.
 */
export function renderRetrieverLog(report: Report): string | null {
  if (report.run === null) {
    return null;
  }
  // oxlint-disable-next-line no-control-regex -- colours are noise in a file: select graphic rendition, ECMA-48 8.3.117
  const plain = report.run.log.replaceAll(/\u001b\[[0-9;]*m/g, "");
  const lines = plain.split(/\r?\n/).map((line) => logLine(line));
  // The end of the last line is no line of its own.
  if (lines.at(-1) === "") {
    lines.pop();
  }
  return lines.map((line) => `${line}\n`).join("");
}
