/** The report on disk, whatever the verdict; exit 0 needs both a pass and every file of it. */
import { absolutePath, findRoot } from "../system/root.ts";
import { GateError } from "../errors.ts";
import { errorVerdict, toFailure } from "../gate/outcome.ts";
import type { Plan } from "../gate/plan.ts";
import type { Shard } from "../model/part.ts";
import type { Failure, Report } from "../model/report.ts";
import {
  OWN_FILES,
  hasReport,
  isComplete,
  lockFolder,
  removeEarlierFiles,
  unlockFolders,
  writeReport,
} from "../output/write.ts";
import { buildView } from "../messages/view.ts";
import { REPORTERS } from "../reporters/registry.ts";
import { retrieverData } from "../retrievers/registry.ts";
import {
  recordBaseline,
  refuseForeignBaseline,
  refuseNewBaselineType,
  refuseOut,
} from "./record.ts";
import {
  hasConfig,
  readNames,
  requestedShard,
  type GateOutcome,
  type GateRequest,
} from "./request.ts";
import { deflateToBase64 } from "../system/deflate.ts";
import { refuseLinks } from "../system/write-whole.ts";
import { TOOL } from "./version.ts";
import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { updateLeaderboard } from "./leaderboard.ts";

const DEFAULT_REPORTS = "retrieval-gate-report";

/** Returns a report of a run that failed before anything was read or measured: it holds the reason alone. */
export function errorReport(failure: Failure): Report {
  return {
    tool: TOOL,
    verdict: errorVerdict(null),
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
 * `atDesk`: no workflow waits for files. Unless a place is named, none are then left in a folder that has no config, and a
 * run that ends before it asks leaves the earlier report as it is.
 */
export async function writeOutcome(
  request: GateRequest,
  report: Report,
  atDesk: boolean,
): Promise<GateOutcome> {
  try {
    return await writeIntoFolder(request, report, atDesk);
  } finally {
    unlockFolders();
  }
}

/** As writeOutcome, which afterwards unlocks the folder. */
async function writeIntoFolder(
  request: GateRequest,
  report: Report,
  atDesk: boolean,
): Promise<GateOutcome> {
  const { inputs } = report;
  const { suite, baseline } =
    inputs === null
      ? await readNames(request)
      : { suite: inputs.suite.name, baseline: inputs.config.baseline };
  const reportDir = reportDirectory(request, suite, report.part?.shard ?? null);
  if (atDesk && report.failure !== null && request.reportDir === null) {
    if (!hasConfig(request)) {
      return incompleteOutcome(report, reportDir);
    }
    if (report.run === null && !isOnCi(report) && (await hasReport(reportDir))) {
      return { ...incompleteOutcome(report, reportDir), keptEarlier: true };
    }
  }
  try {
    requireNoLinks(request, reportDir);
    if (baseline) {
      refuseOverwritingRead(request, reportDir, [baseline]);
    }
    const files = await writeReport(
      reportDir,
      listRenderers(report, seenFromRoot(request, reportDir)),
    );
    // The retriever may have left a process that put a link there in the meantime.
    requireNoLinks(request, reportDir);
    if (!(await isComplete(reportDir, files))) {
      throw new GateError("report_incomplete", `${reportDir} is incomplete`);
    }
    const { command, workingDirectory } = request;
    const comparedBaseline = report.inputs?.config.baseline ?? null;
    const baselinePath =
      command === "record"
        ? await recordBaseline(request, report)
        : comparedBaseline && absolutePath(findRoot(workingDirectory), comparedBaseline);
    const leaderboard = await updateLeaderboard(request, report, new Date());
    const outcome = { report, reportDir, files: [...files.keys()], complete: true, baselinePath };
    return leaderboard === null ? outcome : { ...outcome, leaderboard };
  } catch (error) {
    const failure = toFailure(error);
    const failedReport = {
      ...report,
      verdict: errorVerdict(report.verdict),
      failure,
    };
    return incompleteOutcome(failedReport, reportDir);
  }
}

/** Whether a CI system ran it: other systems than GitHub have no event, and their later steps read the report. */
function isOnCi({ origin }: Report): boolean {
  return (origin?.ci ?? null) !== null;
}

/** Returns the outcome of a report that was not written. */
function incompleteOutcome(report: Report, reportDir: string): GateOutcome {
  return { report, reportDir, files: [], complete: false, baselinePath: null };
}

/** Returns the report's folder, relative to the repository's root. */
function seenFromRoot({ workingDirectory }: GateRequest, reportDir: string): string {
  return path.relative(findRoot(workingDirectory).directory, reportDir).split(path.sep).join("/");
}

/** Returns the renderers of the report by the names of their files. A file whose renderer returns null is not written. */
function listRenderers(
  report: Report,
  reportDir: string,
): ReadonlyMap<string, () => Iterable<string> | null> {
  const view = buildView(report, { reportDir });
  return new Map(
    REPORTERS.map(({ file, render }) => [file, () => render(report, view, deflateToBase64)]),
  );
}

/**
 * Removes the report of an earlier run before anything is asked, so that a run that dies leaves none, and locks the
 * folder. Throws as removeEarlierFiles, and if the report or the baseline would be written over a file of others, or one
 * that the run reads.
 */
export async function removeEarlierReport(
  request: GateRequest,
  { head }: Plan,
  begunAt: number,
): Promise<void> {
  const directory = reportDirectory(request, head.suite.name, requestedShard(request));
  requireNoLinks(request, directory);
  const { baseline, retriever } = head.config;
  const data = retrieverData(retriever)?.file;
  const readFiles = [...head.digests.keys(), data, baseline].filter(
    (file) => typeof file === "string",
  );
  refuseOut(request, readFiles, baseline);
  refuseNewBaselineType(request, baseline);
  refuseForeignBaseline(request, baseline);
  refuseOverwritingRead(request, directory, readFiles);
  await lockFolder(directory, begunAt);
  await removeEarlierFiles(directory, new Set(request.command === "merge" ? ["part.json"] : []));
}

/**
 * Throws usage if a file of the report would overwrite a file that the run reads: the baseline of a failed run, for
 * example, would be compared with by the next one.
 */
function refuseOverwritingRead(
  { workingDirectory }: GateRequest,
  directory: string,
  files: readonly string[],
): void {
  const real = existsSync(directory) ? realpathSync(directory) : directory;
  const root = findRoot(workingDirectory);
  const overwrittenFile = files.find((file) =>
    OWN_FILES.includes(path.relative(real, absolutePath(root, file))),
  );
  if (overwrittenFile === undefined) {
    return;
  }
  throw new GateError(
    "usage",
    `${overwrittenFile} is read by this run, and the report has a file of that name there`,
    {
      hint: "Keep the file in another folder or under another name, or give the report another folder (--report-dir).",
    },
  );
}

/**
 * Returns the report's folder, absolute. Shards of one suite don't write over each other, and lie where
 * `merge retrieval-gate-report` finds them. If the suite's name is not known, it is the folder above those of all suites.
 */
function reportDirectory(request: GateRequest, suite: string | null, shard: Shard | null): string {
  const name = suite === null ? "" : `${suite}${configSuffix(request.config)}`;
  const folderName =
    shard === null || name === "" ? name : `${name}-${shard.index}-of-${shard.count}`;
  return path.resolve(
    request.workingDirectory,
    request.reportDir ?? path.join(DEFAULT_REPORTS, folderName),
  );
}

/** Returns `-smoke` of `retrieval-gate-smoke.yaml`, so that two configs of one suite report side by side. */
function configSuffix(config: string | null): string {
  if (config === null) {
    return "";
  }
  const { name } = path.parse(config);
  const suffix = name.replace(/^\.?(?:retrieval[-_]?)?gate(?:[-_.]|$)/, "");
  return /\w/.test(suffix) ? `-${suffix}` : "";
}

/**
 * Throws if a link leads to the report's folder: a change can commit one as `retrieval-gate-report`, or make one while
 * it runs.
 */
function requireNoLinks({ workingDirectory }: GateRequest, reportDir: string): void {
  const root = findRoot(workingDirectory).directory;
  // The same place by its real name, and as it was written.
  const shown = path.relative(workingDirectory, reportDir);
  refuseLinks(root, path.resolve(realpathSync(workingDirectory), shown), shown);
  refuseLinks(root, reportDir, shown);
}
