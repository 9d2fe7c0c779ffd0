/** The report on disk, whatever the verdict; exit 0 needs both a pass and every file of it. */
import { absolutePath, findRoot } from "../system/root.ts";
import { GateError } from "../errors.ts";
import { errorVerdict, toFailure } from "../gate/outcome.ts";
import type { Plan } from "../gate/questions.ts";
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
import { recordBaseline, refuseRecordFile } from "./record.ts";
import { readNames, requestedShard, type GateOutcome, type GateRequest } from "./request.ts";
import { deflateToBase64 } from "../system/deflate.ts";
import { USUAL_CONFIG } from "../model/config.ts";
import { refuseLinks } from "../system/write-whole.ts";
import { TOOL } from "./version.ts";
import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { updateLeaderboard } from "./leaderboard.ts";

const DEFAULT_REPORTS = "retrieval-gate-report";

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
 * Writes and verifies the report, writes the baseline of a `record` that passed, and appends the
 * row of the leaderboard. If writing fails, the outcome has the verdict `error`, and no files.
 * `outsideActions`: no workflow waits for files, so a run that failed early may write none
 * (findReasonToSkip).
 */
export async function writeOutcome(
  request: GateRequest,
  report: Report,
  outsideActions: boolean,
): Promise<GateOutcome> {
  try {
    return await writeIntoFolder(request, report, outsideActions);
  } finally {
    unlockFolders();
  }
}

/** Writes report, baseline and leaderboard, and returns the outcome; the folder stays locked. */
async function writeIntoFolder(
  request: GateRequest,
  report: Report,
  outsideActions: boolean,
): Promise<GateOutcome> {
  const { inputs } = report;
  const { suite, baseline } =
    inputs === null
      ? await readNames(request)
      : { suite: inputs.suite.name, baseline: inputs.config.baseline };
  const reportDir = reportDirectory(request, suite, report.part?.shard ?? null);

  const reason = outsideActions ? await findReasonToSkip(request, report, reportDir) : null;
  if (reason !== null) {
    const outcome = incompleteOutcome(report, reportDir);
    return reason === "earlier_report" ? { ...outcome, keptEarlier: true } : outcome;
  }

  try {
    const files = await writeWholeReport(request, report, { reportDir, baseline });
    // Only now, with a whole report.
    const baselinePath = await recordOrFindBaseline(request, report);
    const leaderboard = await updateLeaderboard(request, report, new Date());
    const outcome = { report, reportDir, files, complete: true, baselinePath };
    return leaderboard === null ? outcome : { ...outcome, leaderboard };
  } catch (error) {
    const verdict = errorVerdict(report.verdict);
    return incompleteOutcome({ ...report, verdict, failure: toFailure(error) }, reportDir);
  }
}

/** Returns why the report of an error is not written outside of GitHub Actions; null if it is. */
async function findReasonToSkip(
  request: GateRequest,
  report: Report,
  reportDir: string,
): Promise<"no_config" | "earlier_report" | null> {
  if (report.failure === null || request.reportDir !== null) {
    return null;
  }
  // A person may be in another folder by mistake.
  const config = path.resolve(request.workingDirectory, request.config ?? USUAL_CONFIG);
  if (!existsSync(config)) {
    return "no_config";
  }
  // Later steps on another CI system read this run's report.
  const isOnCi = (report.origin?.ci ?? null) !== null;
  const mayKeepEarlier = report.run === null && !isOnCi;
  return mayKeepEarlier && (await hasReport(reportDir)) ? "earlier_report" : null;
}

/** Returns the names of the written files. Throws `report_incomplete` if one is not on disk. */
async function writeWholeReport(
  request: GateRequest,
  report: Report,
  { reportDir, baseline }: { readonly reportDir: string; readonly baseline: string | null },
): Promise<readonly string[]> {
  requireNoLinks(request, reportDir);
  if (baseline !== null) {
    refuseOverwritingRead(request, reportDir, [baseline]);
  }
  const root = findRoot(request.workingDirectory).directory;
  const folder = path.relative(root, reportDir).split(path.sep).join("/");
  const view = buildView(report, { reportDir: folder });
  // A file whose renderer returns null is not written.
  const renderers = new Map(
    REPORTERS.map(({ file, render }) => [file, () => render(report, view, deflateToBase64)]),
  );
  const files = await writeReport(reportDir, renderers);
  // The retriever may have left a process that put a link there in the meantime.
  requireNoLinks(request, reportDir);
  if (!(await isComplete(reportDir, files))) {
    throw new GateError("report_incomplete", `${reportDir} is incomplete`);
  }
  return [...files.keys()];
}

/**
 * For `record` writes the baseline. Returns the absolute path of the baseline: that written one,
 * for another command the one compared with; null without one.
 */
async function recordOrFindBaseline(
  request: GateRequest,
  report: Report,
): Promise<GateOutcome["baselinePath"]> {
  if (request.command === "record") {
    return await recordBaseline(request, report);
  }
  const baseline = report.inputs?.config.baseline ?? null;
  return baseline === null ? null : absolutePath(findRoot(request.workingDirectory), baseline);
}

function incompleteOutcome(report: Report, reportDir: string): GateOutcome {
  return { report, reportDir, files: [], complete: false, baselinePath: null };
}

/**
 * Locks the report's folder and removes the report of an earlier run, before anything is asked, so
 * that a run that dies leaves none. First throws for what could not be written afterwards: a link
 * leads to the folder, or report or baseline would overwrite a file that the run reads or that is
 * not the gate's.
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
  const inputFiles = [...head.digests.keys(), data, baseline].filter(
    (file) => typeof file === "string",
  );
  refuseRecordFile(request, inputFiles, baseline);
  refuseOverwritingRead(request, directory, inputFiles);
  await lockFolder(directory, begunAt);
  // A merge reads parts, and one of them may lie in this folder.
  const kept = new Set(request.command === "merge" ? ["part.json"] : []);
  await removeEarlierFiles(directory, kept);
}

/**
 * Throws `usage` if the report would overwrite one of `files`, which the run reads. Otherwise a
 * failed run could write its own figures over the baseline, and the next run would be compared with
 * them.
 */
function refuseOverwritingRead(
  { workingDirectory }: GateRequest,
  directory: string,
  files: readonly string[],
): void {
  // The root's path has no links, so the folder's must have none either to be compared with it.
  const realDirectory = existsSync(directory) ? realpathSync(directory) : directory;
  const root = findRoot(workingDirectory);
  const overwrittenFile = files.find((file) =>
    OWN_FILES.includes(path.relative(realDirectory, absolutePath(root, file))),
  );
  if (overwrittenFile === undefined) {
    return;
  }
  throw new GateError(
    "usage",
    `${overwrittenFile} is read by this run, and the report has a file of that name there`,
    "Keep the file in another folder or under another name, or give the report another folder (--report-dir).",
  );
}

/**
 * Returns the report's folder, absolute: the one that the request names, else
 * `retrieval-gate-report/<suite>`, with the ending of the config's name and the number of the shard
 * (`docs-smoke-2-of-4`). So shards of one suite don't overwrite each other, and all lie in the
 * folder that a merge is given.
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

/** Returns `-smoke` of `retrieval-gate-smoke.yaml`: configs of one suite have a report each. */
function configSuffix(config: string | null): string {
  if (config === null) {
    return "";
  }
  const { name } = path.parse(config);
  // Removes `retrieval-gate-`, `.retrieval_gate`, `gate.` and the like from the start of the name.
  const suffix = name.replace(/^\.?(?:retrieval[-_]?)?gate(?:[-_.]|$)/, "");
  return /\w/.test(suffix) ? `-${suffix}` : "";
}

/**
 * Throws `report_incomplete` if a symbolic link within the repository leads to the report's folder:
 * a change can bring one, and the report would be written elsewhere.
 */
function requireNoLinks({ workingDirectory }: GateRequest, reportDir: string): void {
  const root = findRoot(workingDirectory).directory;
  const shown = path.relative(workingDirectory, reportDir);
  // With a link `here` to the root as working directory: a link in `ROOT/report`, which is not
  // below ROOT as it is written, `here/report`.
  refuseLinks(root, path.resolve(realpathSync(workingDirectory), shown), shown);
  // With a link `ROOT/here` as working directory: the link `here` itself.
  refuseLinks(root, reportDir, shown);
}
