/** What to do next, as commands to paste. Plain text, unescaped. */
import type { Report } from "../model/report.ts";
import type { Category, Check, MissingReason } from "../model/verdict.ts";
import { caseFlag, shellWord } from "./escape.ts";
import { isAbsolute } from "./checks.ts";
import { primaryFailures, worstCulprit } from "./rows.ts";

export interface AdviceStep {
  readonly why: string;
  readonly command: string;
}

/**
 * Rerunning where a config was read, and adopting the new figures where that helps. `folder`: where the reader is,
 * relative to the repository's root; the root itself where that is not known.
 */
export function nextSteps(report: Report, folder = ""): readonly AdviceStep[] {
  if (report.inputs === null) return [];
  const file = seenFrom(folder, report.inputs.config.file);
  const baseline = seenFrom(folder, report.inputs.config.baseline);
  const program = programOf(report);
  const place = file.includes("/") && folder === "" ? ", in the repository's top folder" : "";
  const steps: AdviceStep[] = [
    { why: `Run the gate on your machine${place}`, command: `${program} gate --config ${shellWord(file)}` },
  ];
  const failed = primaryFailures(report).find((check) => check.cases.length > 0);
  const worst = failed && worstCulprit(failed);
  if (worst !== undefined && report.inputs.suite.cases.some(({ id }) => id === worst.id)) {
    const command = `${program} ask --config ${shellWord(file)} ${caseFlag(worst.id)}`;
    steps.push({ why: "See what the worst query finds", command });
  }
  if (report.new_baseline !== null && isStored(report) && adoptingHelps(report)) {
    steps.push({ why: acceptWords(report), command: adoptCommand(baseline, noBaseline(report)) });
  }
  return steps;
}

export function programOf({ origin }: Report): string {
  return origin?.command ?? "retrieval-gate";
}

/** A path of the repository as it is named in one of its folders. */
export function seenFrom(folder: string, file: string): string {
  if (folder === "") return file;
  const [here, there] = [folder.split("/"), file.split("/")];
  const parting = here.findIndex((name, i) => name !== there[i]);
  const shared = parting === -1 ? here.length : parting;
  return [...here.slice(shared).map(() => ".."), ...there.slice(shared)].join("/");
}

/** The folder of a first baseline may not be there yet. */
function adoptCommand(baseline: string, first: boolean): string {
  const folder = baseline.includes("/") ? baseline.slice(0, baseline.lastIndexOf("/")) : "";
  const make = first && folder !== "" ? `mkdir -p ${shellWord(folder)} && ` : "";
  const file = shellWord(baseline);
  // Without name and time, so that the same baseline is the same bytes.
  const gzip = /\.gz$/i.test(baseline);
  return (
    make + (gzip ? `gzip -9nc <report-dir>/baseline.json > ${file}` : `cp <report-dir>/baseline.json ${file}`)
  );
}

/** What fails is the base's judgement alone, and a weakening: the change holds its new baseline already. */
export function labelHelps(report: Report): boolean {
  const failed = primaryFailures(report);
  return (
    hasBase(report) &&
    failed.every(({ category, policy }) => category === "gate_weakened" || policy === "base")
  );
}

/** Where checks failed, only if all of them compare with the baseline: the others would fail beside it again. */
export function adoptingHelps(report: Report): boolean {
  const failed = primaryFailures(report);
  if (failed.length > 0) return failed.every(comparesWithBaseline);
  const codes = report.verdict.notices.map((notice) => notice.code);
  return codes.includes("improved") || codes.includes("new_cases") || noBaseline(report);
}

const NEVER_ADOPTED: readonly Category[] = ["retriever_error", "forbidden_hit", "gate_weakened"];

function comparesWithBaseline(check: Check): boolean {
  if (NEVER_ADOPTED.includes(check.category)) return false;
  if (check.kind === "absent") return true;
  if (check.kind === "missing") return isForRecording(check.missing);
  // A critical case that the baseline never found fails whatever is recorded.
  if (check.metric === "critical_lost") return check.cases.every((each) => each.ranks_before !== null);
  return check.kind === "count" || !isAbsolute(check);
}

function isForRecording(missing: MissingReason): boolean {
  if (missing.code === "too_few_samples" || missing.code === "too_few_repeats")
    return missing.side === "before";
  return missing.code === "baseline_lacks_metric" || missing.code === "baseline_lacks_lists";
}

/** Side by side works without a baseline file, and then there is none to update. */
function isStored({ inputs }: Report): boolean {
  return inputs?.baseline?.beside === undefined || inputs.digests.has(inputs.config.baseline);
}

function noBaseline(report: Report): boolean {
  return report.inputs?.baseline === null;
}

/** What accepts a change on its pull request. */
export const LABEL = "retrieval-gate:accept";

function acceptWords(report: Report): string {
  if (noBaseline(report)) return "To make this run the first baseline, commit the file";
  if (report.verdict.verdict !== "fail")
    return "To adopt the new figures, commit the new baseline in the same pull request";
  return "To accept this change, commit the new baseline in the same pull request";
}

/** Base rules that a change meets on its pull request, wherever this run was. */
export function hasBase({ policies = null }: Report): boolean {
  return policies !== null && ["pull_request", "base_ref", "merge_base"].includes(policies.mode);
}
