/** `record`: writes the run as the new baseline. */
import { absolutePath, findRoot, insideRoot } from "../system/root.ts";
import { GateError } from "../errors.ts";
import type { Report } from "../model/report.ts";
import type { Means } from "../model/scores.ts";
import { renderBaseline } from "../reporters/baseline-json.ts";
import { logLine } from "../words/escape.ts";
import type { GateRequest, GateOutcome } from "./request.ts";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Returns the absolute path written, or null where the report says why there is nothing to record: the run had errors,
 * or it breaks its own floors. Throws report_incomplete where the file can't be written.
 */
export async function recordBaseline(request: GateRequest, report: Report): Promise<string | null> {
  if (report.verdict.verdict !== "pass" || report.new_baseline === null || report.inputs === null)
    return null;
  const root = findRoot(request.workingDirectory);
  const from = path.relative(root.directory, request.workingDirectory);
  const file =
    request.out === null ? report.inputs.config.baseline : insideRoot(root, from, request.out, "--out");
  const target = absolutePath(root, file);
  const temporary = `${target}.${process.pid}.tmp`;
  try {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(temporary, renderBaseline(report.new_baseline));
    await rename(temporary, target);
    return target;
  } catch (error) {
    throw new GateError("report_incomplete", `the baseline ${file} can't be written`, {
      hint: "Check that its folder is writable and the disk has room.",
      cause: error,
    });
  }
}

// What `record` says after the report: how the new baseline differs from the old, and where it went.

export function recordText(outcome: GateOutcome, workingDirectory: string): string {
  const { report, baselinePath } = outcome;
  if (baselinePath === null) return "No baseline was written: the run had errors or breaks its own floors.\n";
  const file = logLine(path.relative(workingDirectory, baselinePath));
  const before = report.inputs?.baseline ?? null;
  const now = report.scores?.means.overall ?? new Map<string, number | null>();
  const fallback = now.get("degraded_rate") ?? 0;
  const warning =
    fallback > 0
      ? `warning: ${(100 * fallback).toFixed(1)} % of the answers were degraded; from now on that is normal\n`
      : "";
  if (before === null) return `Baseline written to ${file} (there was none).\n${warning}`;
  const changes = changed(before.means.overall, now);
  const lines = changes.length === 0 ? ["  no metric changed"] : changes;
  return `Baseline written to ${file}. Against the one it replaces:\n${lines.join("\n")}\n${warning}`;
}

function changed(before: Means, now: Means): readonly string[] {
  const show = (value: number | null | undefined): string =>
    typeof value === "number" ? value.toFixed(4) : "none";
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((metric) => {
    const [a, b] = [show(before.get(metric)), show(now.get(metric))];
    return a === b ? [] : [`  ${logLine(metric)}: ${a} -> ${b}`];
  });
}
