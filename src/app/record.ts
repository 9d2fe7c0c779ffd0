/** `record`: writes the run as the new baseline. */
import { averageKnown } from "../metrics/score.ts";
import { absolutePath, hasFolder, openRoot, type Root } from "../system/root.ts";
import { GateError } from "../errors.ts";
import { refuseForeignFile, writeWhole } from "../system/write-whole.ts";
import { refuseFileType } from "../files/baseline.ts";
import { formatProblem } from "../model/problem.ts";
import type { Report } from "../model/report.ts";
import type { Means } from "../model/scores.ts";
import { baselineParts } from "../reporters/baseline-json.ts";
import { logLine } from "../messages/escape.ts";
import { isAcceptable } from "../messages/advice.ts";
import { checkSentence, failureSentence } from "../messages/checks.ts";
import { listNames, pluralise } from "../messages/format.ts";
import { noticeSentence } from "../messages/notices.ts";
import { failedChecks } from "../messages/rows.ts";
import { deadCases } from "../gate/dead-cases.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { sameQuestion } from "../model/suite.ts";
import type { GateRequest, GateOutcome } from "./request.ts";
import { statSync } from "node:fs";
import path from "node:path";

const LARGE_BYTES = 40e6;

/**
 * Returns the absolute path written, or null where the report says why there is nothing to record: the run had errors,
 * or it breaks its own floors. Throws report_incomplete where the file can't be written.
 */
export async function recordBaseline(request: GateRequest, report: Report): Promise<string | null> {
  if (report.verdict.verdict !== "pass" || report.new_baseline === null || report.inputs === null) {
    return null;
  }
  const { root, inside } = openRoot(request.workingDirectory);
  const file = request.out === null ? report.inputs.config.baseline : inside(request.out, "--out");
  const target = noFolder(root, file);
  await writeWhole(root, file, baselineParts(report.new_baseline));
  return target;
}

/** Before anything runs: throws usage where `--out` names a folder, or what is `read` and no baseline. */
export function refuseOut(request: GateRequest, read: readonly string[] = [], baseline = ""): void {
  if (request.out === null) {
    return;
  }
  const { root, inside } = openRoot(request.workingDirectory);
  const file = inside(request.out, "--out");
  noFolder(root, file);
  if (file !== baseline && read.includes(file)) {
    throw new GateError("usage", `--out ${file} is read by this run`, {
      hint: "Name a file of its own.",
    });
  }
  // The first time, nothing is read yet.
  if (read.length > 0) {
    refuseForeignFile(root, file, "--out", "baseline");
  }
}

/** Before anything runs: throws usage if the config's baseline is a file of another kind. */
export function refuseForeignBaseline(request: GateRequest, baseline: string): void {
  if (request.command !== "record" || request.out !== null) {
    return;
  }
  const { root } = openRoot(request.workingDirectory);
  refuseForeignFile(root, baseline, "baseline", "baseline");
}

/** Before anything runs: throws where `record` would write a baseline under a name that none is read from. */
export function refuseNewBaselineType({ command, out }: GateRequest, baseline: string): void {
  if (command !== "record") {
    return;
  }
  if (out === null) {
    refuseFileType(baseline, "invalid_baseline");
  } else {
    refuseFileType(out, "usage");
  }
}

/** The absolute path. Throws usage for a folder. */
function noFolder(root: Root, file: string): string {
  const target = absolutePath(root, file);
  if (!hasFolder(target)) {
    return target;
  }
  throw new GateError("usage", `--out ${file} is a folder`, {
    hint: "Name a file, such as baselines/docs.json.",
  });
}

// What `record` says after the report: how the new baseline differs from the old, and where it went.

const TOLD: ReadonlySet<string> = new Set([
  "since_accepted",
  "gained",
  "also_accepted",
  "gain_unconfirmed",
  "doubtful_cells",
]);

export function recordText(outcome: GateOutcome, workingDirectory: string): string {
  const { report, baselinePath } = outcome;
  if (baselinePath === null) {
    return `No baseline was written: ${refusalReason(outcome)}\n`;
  }
  const file = logLine(path.relative(workingDirectory, baselinePath));
  const before = report.inputs?.baseline ?? null;
  const now = report.scores?.means.overall ?? new Map<string, number | null>();
  const fallback = now.get("degraded_rate") ?? 0;
  const warning =
    fallback > 0
      ? `warning: ${(100 * fallback).toFixed(1)} % of the answers were degraded; from now on that is normal\n`
      : "";
  // How far the run is from what was last accepted, what a gain moved, and what a table may hold.
  const told = report.verdict.notices.filter(({ code }) => TOLD.has(code));
  const distances = told.map((notice) => `${logLine(noticeSentence(notice))}\n`).join("");
  const placed = placedWarnings(outcome);
  const remarks = warning + placed + sizeWords(baselinePath) + distances + deadWords(outcome);
  if (before === null) {
    return `Baseline written to ${file} (there was none).\n${remarks}`;
  }
  const { was, is, cases } = pairedMeans(before, outcome);
  const changes = [
    ...changedFigures(was, is),
    ...changedFigures(latencyTimes(before), latencyTimes(report.new_baseline)),
  ];
  const others = (report.scores?.cases.length ?? 0) - cases;
  const rest = others === 1 ? "1 is" : `${others} are`;
  if (others > 0) {
    changes.push(`  over ${pluralise(cases, "case")} that both have; ${rest} new or edited`);
  }
  if (cases === 0) {
    return `Baseline written to ${file}. No case is in the one it replaces: all are new or edited.\n${remarks}`;
  }
  const lines = changes.length === 0 ? ["  no metric changed"] : changes;
  return `Baseline written to ${file}. Against the one it replaces:\n${lines.join("\n")}\n${remarks}`;
}

/** Why: the failure, or the first check that the run itself does not pass. */
function refusalReason({ report }: GateOutcome): string {
  if (report.failure !== null) {
    return failureSentence(report.failure)
      .split("\n")
      .map((line) => logLine(line))
      .join("\n");
  }
  const [worst] = failedChecks(report);
  if (report.inputs?.suite.partial) {
    return "`limit` cuts the dataset, and a baseline is of all its cases. Remove `limit`.";
  }
  if (worst === undefined) {
    return "the run did not pass.";
  }
  const sentence = logLine(checkSentence(worst));
  if (worst.baseline === null || !isAcceptable(worst)) {
    return `the run does not pass its own rules. ${sentence}.`;
  }
  const earlier = report.verdict.notices.find(({ code }) => code === "also_accepted");
  const also = earlier === undefined ? "" : ` ${logLine(noticeSentence(earlier))}`;
  const than =
    worst.reference === "accepted"
      ? "the state that was last accepted"
      : "the baseline that it would replace";
  return `the run is worse than ${than}. ${sentence}. To accept it, record again with --accept.${also}`;
}

/** Returns what reading the config and the suite warns of, a line each. */
function placedWarnings({ report: { inputs } }: GateOutcome): string {
  const warnings = [...(inputs?.warnings ?? []), ...(inputs?.suite.warnings ?? [])];
  return warnings.map((each) => `warning: ${logLine(formatProblem(each))}\n`).join("");
}

/** Hosts of repositories warn at 50 MB and refuse at 100. */
function sizeWords(file: string): string {
  const { size } = statSync(file);
  if (size <= LARGE_BYTES) {
    return "";
  }
  return `warning: the file has ${(size / 1e6).toFixed(0)} MB, and hosts of repositories refuse files of 100\n`;
}

/** Cases without a single target found guard nothing: they can't be lost. */
function deadWords({ report }: GateOutcome): string {
  const dead = deadCases(report.inputs?.suite ?? null, report.new_baseline);
  if (dead.length === 0) {
    return "";
  }
  const count = dead.length === 1 ? "1 case finds" : `${dead.length} cases find`;
  return `warning: ${count} none of the targets and so can't be lost: ${logLine(listNames(dead))}; check the targets, or the index\n`;
}

/** Over the cases of the same id and digest, in both. */
function pairedMeans(
  before: Baseline,
  { report }: GateOutcome,
): { readonly was: Means; readonly is: Means; readonly cases: number } {
  const own = report.new_baseline?.cases ?? new Map<string, BaselineCase>();
  const pairs = [...own].flatMap(([id, now]) => {
    const old = before.cases.get(id);
    return old !== undefined && sameQuestion(old.digests, now.digests) ? [{ old, now }] : [];
  });
  const metrics = new Set(
    pairs.flatMap(({ old, now }) => [...old.metrics.keys(), ...now.metrics.keys()]),
  );
  const rowMeans = (rows: readonly BaselineCase[]): Means =>
    new Map(
      [...metrics].map((name) => [
        name,
        averageKnown(rows.map((row) => row.metrics.get(name) ?? null)),
      ]),
    );
  return {
    was: rowMeans(pairs.map(({ old }) => old)),
    is: rowMeans(pairs.map(({ now }) => now)),
    cases: pairs.length,
  };
}

/** Kept until they move beyond their tolerance. */
function latencyTimes(baseline: Baseline | null): Means {
  const { p50_ms = null, p95_ms = null } = baseline?.latency.overall ?? {};
  return new Map(Object.entries({ latency_p50_ms: p50_ms, latency_p95_ms: p95_ms }));
}

function changedFigures(before: Means, now: Means): string[] {
  const showFigure = (value: number | null | undefined): string =>
    typeof value === "number" ? value.toFixed(4) : "none";
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((metric) => {
    const a = showFigure(before.get(metric));
    const b = showFigure(now.get(metric));
    return a === b ? [] : [`  ${logLine(metric)}: ${a} -> ${b}`];
  });
}
