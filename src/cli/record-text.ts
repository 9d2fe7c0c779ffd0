/** What `record` says after the report: how the new baseline differs from the old, and where it went. */
import path from "node:path";
import type { Means } from "../model/scores.ts";
import { logLine } from "../reporters/escape.ts";
import type { GateOutcome } from "./request.ts";

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
