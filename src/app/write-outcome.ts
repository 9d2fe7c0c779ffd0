/** The report on disk, whatever the verdict; exit 0 needs both a pass and every file of it. */
import { absolutePath, findRoot } from "../system/root.ts";
import { GateError } from "../errors.ts";
import { failed, failureOf } from "../gate/outcome.ts";
import type { Shard } from "../model/part.ts";
import type { Failure, Report } from "../model/report.ts";
import { isComplete } from "../output/verify.ts";
import { writeReport } from "../output/write.ts";
import { REPORTERS } from "../reporters/registry.ts";
import { updateLeaderboard } from "./leaderboard.ts";
import { recordBaseline } from "./record.ts";
import { hasConfig, suiteName, type GateOutcome, type GateRequest } from "./request.ts";
import { deflated } from "../system/deflate.ts";
import { requireMemory } from "../system/memory.ts";
import { refuseLinks } from "../system/write-whole.ts";
import { TOOL } from "./version.ts";
import { realpathSync } from "node:fs";
import path from "node:path";

const DEFAULT_REPORTS = "retrieval-gate-report";
/** Where a run reports whose suite can't be read. */
const NO_SUITE = "unnamed";

/** A report that holds nothing but the reason why there is none. */
export function errorReport(failure: Failure): Report {
  return {
    tool: TOOL,
    verdict: failed(failure, null, null),
    failure,
    inputs: null,
    run: null,
    scores: null,
    new_baseline: null,
    deterministic_digest: null,
  };
}

/**
 * Writes and verifies the report, and the baseline where `record` may; a failure to write is the verdict `error`.
 * `atDesk`: no workflow waits for files. In a folder that has no config none are left there, unless a place is named.
 */
export async function writeOutcome(
  request: GateRequest,
  report: Report,
  atDesk: boolean,
): Promise<GateOutcome> {
  const suite = report.inputs?.suite.name ?? (await suiteName(request)) ?? NO_SUITE;
  const reportDir = reportDirectory(request, suite, report.part?.shard ?? null);
  if (atDesk && report.failure !== null && request.reportDir === null && !hasConfig(request))
    return { report, reportDir, files: [], complete: false, baselinePath: null };
  try {
    requireNoLinks(request, reportDir);
    const cases = report.scores?.cases.length ?? 0;
    const rendered = (render: (typeof REPORTERS)[number]["render"]) => (): Iterable<string> | null => {
      if (cases > 0) requireMemory(cases);
      return render(report, deflated);
    };
    const files = await writeReport(
      reportDir,
      new Map(REPORTERS.map(({ file, render }) => [file, rendered(render)])),
    );
    // What ran may have left something running: a link that it put there meanwhile is seen now.
    requireNoLinks(request, reportDir);
    if (!(await isComplete(reportDir, files)))
      throw new GateError("report_incomplete", `${reportDir} is incomplete`);
    const baselinePath =
      request.command === "record" ? await recordBaseline(request, report) : baselineOf(request, report);
    const leaderboard = await updateLeaderboard(request, report, new Date());
    const outcome = { report, reportDir, files: [...files.keys()], complete: true, baselinePath };
    return leaderboard === null ? outcome : { ...outcome, leaderboard };
  } catch (error) {
    const failure = failureOf(error);
    // The reason alone always finds room.
    if (failure.code === "out_of_memory" && report.inputs !== null)
      return writeOutcome({ ...request, reportDir }, errorReport(failure), atDesk);
    const broken = { ...report, verdict: failed(failure, report.inputs, report.verdict), failure };
    return {
      report: broken,
      reportDir,
      files: [],
      complete: false,
      baselinePath: null,
    };
  }
}

/** Absolute. Shards of one suite don't write over each other, and lie where `merge retrieval-gate-report` finds them. */
export function reportDirectory(request: GateRequest, suite: string, shard: Shard | null): string {
  const own = shard === null ? suite : `${suite}-${shard.index}-of-${shard.count}`;
  return path.resolve(request.workingDirectory, request.reportDir ?? path.join(DEFAULT_REPORTS, own));
}

/** A change can commit a link as `retrieval-gate-report`, and its code can make one while it runs. */
export function requireNoLinks({ workingDirectory }: GateRequest, reportDir: string): void {
  const root = findRoot(workingDirectory).directory;
  // The same place by its real name, and as it was written.
  const shown = path.relative(workingDirectory, reportDir);
  refuseLinks(root, path.resolve(realpathSync(workingDirectory), shown), shown);
  refuseLinks(root, reportDir, shown);
}

function baselineOf(request: GateRequest, report: Report): string | null {
  if (report.inputs === null) return null;
  return absolutePath(findRoot(request.workingDirectory), report.inputs.config.baseline);
}
