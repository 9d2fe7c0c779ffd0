/** What to do next: one line, and the steps of which it speaks. Followed to the end they end green, or the line says that they can't. */
import { makeBaseCommand } from "../model/base-worktree.ts";
import { baselineFile } from "../model/config.ts";
import { adviseOnQueryErrors } from "../model/query-errors.ts";
import type { Report } from "../model/report.ts";
import type { Category, Check, MissingReason, VerdictWord } from "../model/verdict.ts";
import { missesBound, missingWords } from "./checks.ts";
import { caseFlag, shellWord } from "./escape.ts";
import { worstCulprit } from "./items.ts";
import { FIT_RESULTS, findMisfit } from "./misfit.ts";
import { noticeSentence } from "./notices.ts";
import type { ShownChecks } from "./rows.ts";
import { isOfOtherMachine } from "./sampling.ts";

/** The label that a maintainer adds on GitHub to accept a change. */
const LABEL = "retrieval-gate:accept";

/** Something to do next. */
export interface Step {
  /** `record` and `adopt` write the baseline, which is then committed. */
  readonly do: "run" | "ask" | "record" | "adopt" | "label" | "merge";
  /** A clause that begins with a verb. */
  readonly why: string;
  /** The command to paste; empty if a person does it elsewhere. */
  readonly command: string;
}

/** Where a reader is, and where the report is. */
export interface ViewPlaces {
  /** The reader's folder, relative to the repository's root; the root itself if it is not known. */
  readonly folder?: string | undefined;
  /** The report's folder, as the reader names it. */
  readonly reportDir?: string | undefined;
}

/**
 * Returns what to do, for a reader in `folder` of a report in `reportDir`: the advice as sentences, and the steps with their
 * commands. What accepts the change is not in the advice if there is no baseline yet: the failure's hint says it.
 */
export function findAdvice(
  report: Report,
  checks: ShownChecks,
  { folder = "", reportDir }: ViewPlaces = {},
): { readonly advice: string; readonly next: readonly Step[] } {
  const { fix, accept } = decideAdvice(report, checks, folder);
  const lacksBaseline = report.failure?.code === "baseline_missing";
  const stepsToAccept = lacksBaseline ? [] : accept;
  const sequence = stepsToAccept.map(({ why }) => why).join(". Then ");
  const acceptSentence = sequence === "" ? "" : `${HOW[report.verdict.verdict]}, ${sequence}.`;
  const also = report.verdict.notices.find(({ code }) => code === "also_accepted");
  const alsoSentence = stepsToAccept.length === 0 || also === undefined ? "" : noticeSentence(also);
  const labelSentence = stepsToAccept.some(({ do: what }) => what === "label")
    ? explainLabel(report)
    : "";
  const words = [fix, acceptSentence, alsoSentence, labelSentence].filter(Boolean).join(" ");
  const newBaseline = reportDir === undefined ? REPORTED : shellWord(`${reportDir}/baseline.json`);
  const next = [...lookSteps(report, checks.primary, folder), ...accept].map((step) => ({
    ...step,
    command: step.command.replace(REPORTED, () => newBaseline),
  }));
  return { advice: reportDir === undefined ? words : nameFiles(words, reportDir), next };
}

/** Returns when the label counts. It names the event of a pull request's run that the label did not start. */
function explainLabel({ origin, policies = null }: Report): string {
  const again = "After each push, remove the label and add it again.";
  const isAccepted = policies?.accepted === true;
  if (!origin?.pull_request || origin.event === null || isAccepted) {
    return again;
  }
  return `The event ${origin.event} started this run, so the label does not count here. Remove the label and add it again: this starts a new run, and the label counts in the new run. ${again}`;
}

/** Stands in commands and sentences for the baseline.json of the report. */
const REPORTED = "<report-dir>/baseline.json";

/** Returns the words with the real paths of the report's files in them. */
function nameFiles(words: string, reportDir: string): string {
  const baseline = shellWord(`${reportDir}/baseline.json`);
  const log = `${reportDir}/retriever.log`;
  return words
    .replaceAll(REPORTED, () => baseline)
    .replaceAll(/\bretriever\.log\b(?: in the report)?/g, () => log);
}

/** Begins the sentence of how the change is accepted, by verdict. */
const HOW: Readonly<Record<VerdictWord, string>> = {
  fail: "If you want this change anyway",
  pass: "To keep the gain",
  error: "To keep the change",
  partial: "To continue",
};

/** What to do about a verdict. */
interface AdviceText {
  /** One or two full sentences. */
  readonly fix: string;
  /** The steps that accept the change, in order; none if nothing can accept it. */
  readonly accept: readonly Step[];
}

/**
 * Returns the fix of the worst failure and the steps that accept the change. If a failure can't be accepted there are no such
 * steps, and the fix is that of this failure's category if it leads.
 */
function decideAdvice(report: Report, checks: ShownChecks, folder: string): AdviceText {
  const { verdict, notices } = report.verdict;
  if (report.failure !== null) {
    return failureAdvice(report, folder);
  }
  if (verdict === "pass") {
    return passAdvice(report, folder);
  }
  const [worst] = checks.primary;
  if (verdict !== "fail" || worst === undefined) {
    return { fix: "", accept: [] };
  }
  if (findMisfit(report, worst) !== null) {
    return { fix: FIT_RESULTS, accept: [] };
  }
  // If no query finds anything, a run with such a baseline would get no verdict.
  const findsNothing = notices.some(({ code }) => code === "zero_quality");
  const unacceptable = findsNothing
    ? worst
    : checks.failed.find((check) => !isAcceptable(check) && check.policy !== "base");
  if (unacceptable === undefined) {
    return { fix: findFix(worst, report), accept: acceptSteps(report, checks.primary, folder) };
  }
  const leading = unacceptable.category === worst.category ? unacceptable : worst;
  return {
    fix: findFix(leading, report) + (loosensToPass(leading) ? labelWords(report) : ""),
    accept: [],
  };
}

/**
 * True if only looser rules make the check pass: it misses a floor or ceiling, or finds what the suite forbids. No baseline
 * helps then.
 */
function loosensToPass(check: Check): boolean {
  const { category, kind } = check;
  return (
    category === "forbidden_hit" || kind === "missing" || kind === "count" || missesBound(check)
  );
}

/** Returns that looser rules need a maintainer's label too; empty outside of GitHub and without a base. */
function labelWords(report: Report): string {
  const needsLabel = hasBase(report) && judgeSteps(report, false)[0]?.do === "label";
  return needsLabel ? ` If you change a rule, a maintainer must also add the label ${LABEL}.` : "";
}

// What fails, and what to do about it.

const FIX: Readonly<Partial<Record<Category, string>>> = {
  retriever_error:
    "Fix the search, so that these queries do not fail. See retriever.log in the report.",
  forbidden_hit: "Remove these documents from the index, or from `forbidden` in the suite.",
  semantic_degraded_spike:
    "Find out which part of the search was down. See retriever.log in the report.",
  answer_regression: "Fix the answers to these queries, or the results that the answers use.",
  latency_regression: "Make the search as fast as before.",
  cost_regression: "Make queries as cheap as before.",
  diversity_collapse: "Let the results of these queries come from more clusters.",
  gate_weakened: "Undo the changes that weaken the rules.",
};

const NO_RESULT = "These queries should return nothing: fix them, or remove `expect_empty`.";
const REGRESSION = "Fix the regression";

const OTHER_MACHINE =
  "Measure base and head on one machine, with base-directory. If the head is also slower there, make the search as fast as before.";

/** Returns what repairs the failed check, in one or two sentences. */
function findFix(check: Check, { verdict }: Report): string {
  const isOtherMachine = verdict.notices.some(isOfOtherMachine);
  if (check.category === "latency_regression" && isOtherMachine) {
    return OTHER_MACHINE;
  }
  if (check.kind === "missing" || check.kind === "absent") {
    return FIX[check.category] ?? missingWords(check)[1];
  }
  const fix = check.metric === "false_result_rate" ? NO_RESULT : FIX[check.category];
  if (NEVER_ACCEPTED.includes(check.category) || check.kind === "weakening") {
    return fix ?? `${REGRESSION}.`;
  }
  if (!missesBound(check)) {
    return fix ?? `${REGRESSION}.`;
  }
  const bound = check.direction === "higher" ? "floor" : "ceiling";
  return `A new baseline does not help, because the config sets this ${bound}. ${REGRESSION}, or change the ${bound}.`;
}

/** Categories that a new baseline does not make pass. */
const NEVER_ACCEPTED: readonly Category[] = [
  "retriever_error",
  "forbidden_hit",
  "semantic_degraded_spike",
];

/** True if a new baseline, or the label, makes the check pass. */
export function isAcceptable(check: Check): boolean {
  if (check.kind === "weakening" || check.kind === "absent") {
    return true;
  }
  if (NEVER_ACCEPTED.includes(check.category)) {
    return false;
  }
  if (check.kind === "missing") {
    return isForRecording(check.missing);
  }
  // A critical case that the baseline never found fails with every baseline.
  if (check.metric === "critical_lost") {
    return check.cases.every((culprit) => culprit.ranks_before !== null);
  }
  return !missesBound(check);
}

/** True if a figure is missing because of the baseline: then recording a new one helps. */
function isForRecording(missing: MissingReason): boolean {
  if (missing.code === "too_few_samples" || missing.code === "too_few_repeats") {
    return missing.side === "before";
  }
  return missing.code === "baseline_lacks_metric" || missing.code === "baseline_lacks_lists";
}

// What accepts a change, by what it holds already and where its reader is.

/**
 * Returns the steps that accept a change: adopt or record a baseline if the head's own files fail, and ask for the label if
 * there is a base. None if a baseline is needed and this run has none to give.
 */
function acceptSteps(report: Report, failed: readonly Check[], folder: string): readonly Step[] {
  // Checks that the head's own files fail. If only the base's rules fail, the change has its new baseline already.
  // A side by side run does not read the stored baseline, but the accepted change will: edited cases need rows in it.
  const isBeside = isStored(report) && report.inputs?.baseline?.beside !== undefined;
  // With these findings the head's own baseline still has the old rows.
  const outdatingFindings = ["passes_only_with_added", ...(isBeside ? ["suite_edited"] : [])];
  const headFailures = failed.filter((check) =>
    check.kind === "weakening"
      ? outdatingFindings.includes(check.weakening.code)
      : check.policy !== "base",
  );
  const adopts = headFailures.length > 0 && report.new_baseline !== null && isStored(report);
  if (headFailures.length > 0 && isStored(report) && !adopts) {
    return [];
  }
  const needsNoLabel = failed.every((check) => check.kind === "missing" && check.policy === "head");
  const labelSteps = hasBase(report) && !needsNoLabel ? judgeSteps(report, adopts) : [];
  const merges = labelSteps.some(({ do: what }) => what === "merge");
  return adopts && !merges ? [keepStep(report, folder, " --accept"), ...labelSteps] : labelSteps;
}

/**
 * Returns the steps that accept what the base's rules refuse: on GitHub a maintainer's label. Other CI systems have none: there
 * someone overrules the failed job, and if `adopts`, records the baseline afterwards.
 */
function judgeSteps(report: Report, adopts: boolean): readonly Step[] {
  const { origin } = report;
  if (origin !== undefined && origin.ci !== null && origin.ci !== "GitHub") {
    const flags = `${runsFlag(report)} --accept`;
    const command = `${origin.command} record${flags}`;
    const merge = "ask a person who has permission to merge a failed job to merge this change";
    const record = `run \`record${flags}\` on the default branch and commit the baseline`;
    return [
      { do: "merge", why: merge, command: "" },
      ...(adopts ? [{ do: "record", why: record, command } as const] : []),
    ];
  }
  const place = origin?.pull_request ? "" : " to the pull request";
  const why = `ask a maintainer to add the label ${LABEL}${place}`;
  return [{ do: "label", why, command: "" }];
}

/** Returns the step to adopt this run as the baseline or, if answers vary, to record the mean of several fresh runs. */
function keepStep(report: Report, folder: string, accept = ""): Step {
  const runs = runsFlag(report);
  return runs === "" ? adoptStep(report, folder) : recordStep(report, folder, runs + accept);
}

/** So many runs even out a retriever whose answers vary (docs/studies/verdict.md). */
const USUAL_RUNS = 5;

/** Returns ` --runs N` where answers vary, or the baseline is already the mean of N runs. */
function runsFlag({ inputs, run }: Report): string {
  const varies = inputs?.baseline?.answers_vary === true || (run?.unstable.length ?? 0) > 0;
  const runs =
    inputs?.baseline?.run_count ?? (varies && inputs?.config.judge === undefined ? USUAL_RUNS : 1);
  return runs === 1 ? "" : ` --runs ${runs}`;
}

/** Returns the step to record a baseline; `flags` begin with a blank. */
function recordStep(report: Report, folder: string, flags: string): Step {
  const config = shellWord(
    relativePath(folder, report.inputs?.config.file ?? "retrieval-gate.yaml"),
  );
  const command = `${programName(report)} record --config ${config}${flags}`;
  return { do: "record", why: `run \`record${flags}\` and commit the baseline`, command };
}

/** Returns the step to copy the report's baseline.json over the stored one, whose folder may not exist yet. */
function adoptStep({ inputs }: Report, folder: string): Step {
  const baseline = baselineFile(inputs!.config);
  const path = relativePath(folder, baseline);
  const file = shellWord(path);
  const parent = inputs!.baseline === null ? /^(.+)\//.exec(path)?.[1] : undefined;
  const makeFolder = parent === undefined ? "" : `mkdir -p ${shellWord(parent)} && `;
  return {
    do: "adopt",
    why: `commit the report's baseline.json as ${baseline}`,
    command: `${makeFolder}cp ${REPORTED} ${file}`,
  };
}

/** Returns, of a pass, what to look at before merging, and how to keep a gain. */
function passAdvice(report: Report, folder: string): AdviceText {
  const { notices, checks, accepted = [] } = report.verdict;
  const isPlain = accepted.length === 0;
  const gain = notices.find((notice) => notice.code === "gained");
  // If answers vary, an unconfirmed gain is asked of several fresh runs.
  const mayKeep = gain !== undefined && (gain.confirmed || runsFlag(report) !== "");
  // A mean is recorded again: the report brings no baseline then.
  const canKeep = report.new_baseline !== null || runsFlag(report) !== "";
  const keeps = isPlain && mayKeep && canKeep && isStored(report);
  const hasFallen = isPlain && checks.some(({ outcome }) => outcome === "fell");
  const look = hasFallen ? "You can merge. Look at these queries first." : "";
  const fix = [look, keeps ? "" : meanAdvice(report)].filter(Boolean).join(" ");
  return { fix, accept: keeps ? [keepStep(report, folder)] : [] };
}

/** Returns the advice to record a mean, where answers vary and the baseline is of one run. */
function meanAdvice(report: Report): string {
  const isMean =
    report.inputs?.baseline?.run_count !== undefined || report.run?.run_count !== undefined;
  const runs = runsFlag(report);
  return isMean || runs === ""
    ? ""
    : `Answers vary from run to run. Record the mean of several runs with \`record${runs}\`.`;
}

/** Returns what to do about an error: its hint, or to fix the problems, which say themselves what is wrong. */
function failureAdvice(report: Report, folder: string): AdviceText {
  const { code, hint, problems } = report.failure!;
  const program = programName(report);
  const failedRun = code === "query_errors" ? adviseOnFailedRun(report) : null;
  const lines =
    problems.length === 0 ? "" : `Fix the ${problems.length === 1 ? "line" : "lines"} shown.`;
  const words = failedRun ?? hint ?? lines;
  const fix = words.replaceAll("`retrieval-gate ", `\`${program} `);
  if (
    code === "baseline_missing" &&
    report.verdict.checks.every(({ passed, kind }) => passed || kind === "weakening") &&
    report.new_baseline !== null &&
    isStored(report) &&
    report.inputs?.near_baseline === undefined &&
    !report.inputs?.suite.partial
  ) {
    return { fix, accept: [{ ...adoptStep(report, folder), why: "commit the file" }] };
  }
  if (code !== "not_comparable" || !report.origin?.pull_request) {
    return { fix, accept: [] };
  }
  return {
    fix,
    accept: [recordStep(report, folder, runsFlag(report)), ...judgeSteps(report, false)],
  };
}

/** Returns what to do if every query failed, for which no ceiling is the answer; null if some did not. */
function adviseOnFailedRun({ scores, inputs }: Report): string | null {
  const cases = scores?.cases ?? [];
  const errors = cases.flatMap(({ error }) => (error === null ? [] : [error]));
  if (inputs === null || errors.length === 0 || errors.length < cases.length) {
    return null;
  }
  const config = { file: inputs.config.file, lines: inputs.lines };
  return (
    adviseOnQueryErrors(errors, config) ??
    "Every query failed, so fix the retriever. See retriever.log in the report."
  );
}

// Looking closer, with any verdict.

/** Returns the steps to run the gate again and, if a query's results can explain the worst failure, to ask that query. */
function lookSteps(report: Report, primary: readonly Check[], folder: string): readonly Step[] {
  if (report.inputs === null) {
    return [];
  }
  const file = shellWord(relativePath(folder, report.inputs.config.file));
  const program = programName(report);
  const place = file.includes("/") && folder === "" ? ", in the repository's top folder" : "";
  const gate = `${program} gate --config ${file}`;
  const run: Step = {
    do: "run",
    why: `run the gate on your machine${place}`,
    command: isStored(report) ? gate : besideCommand(gate, report),
  };
  const [worst] = primary;
  const id = worst && !UNSEEN.includes(worst.category) ? worstCulprit(worst)?.id : undefined;
  if (id === undefined || !report.inputs.suite.cases.some((each) => each.id === id)) {
    return [run];
  }
  const command = `${program} ask --config ${file} ${caseFlag(id)}`;
  return [run, { do: "ask", why: "see what the worst query finds", command }];
}

/** Returns the command that compares with the base's commit at a desk. */
function besideCommand(gate: string, { inputs }: Report): string {
  const commit = inputs?.baseline?.beside?.commit.slice(0, 12) ?? "main";
  return `${makeBaseCommand("../base", commit)} && ${gate} --base-ref ${commit} --base-directory ../base`;
}

/** Categories that the results of one query can't explain. */
const UNSEEN: readonly Category[] = ["latency_regression", "answer_regression", "cost_regression"];

/** Returns how the reader starts this program. */
function programName({ origin }: Report): string {
  return origin?.command ?? "retrieval-gate";
}

/** Returns the path from a folder of the repository to a file; both are relative to its root. */
export function relativePath(folder: string, file: string): string {
  if (folder === "") {
    return file;
  }
  const folderNames = folder.split("/");
  const fileNames = file.split("/");
  const parting = folderNames.findIndex((name, i) => name !== fileNames[i]);
  const sharedCount = parting === -1 ? folderNames.length : parting;
  return [...folderNames.slice(sharedCount).map(() => ".."), ...fileNames.slice(sharedCount)].join(
    "/",
  );
}

/** True if there is a baseline file to update; a side by side run works without one. */
function isStored({ inputs }: Report): boolean {
  return inputs?.baseline?.beside === undefined || inputs.digests.has(inputs.config.baseline ?? "");
}

/** True if base rules judged this run, as they judge a pull request. */
function hasBase({ policies = null }: Report): boolean {
  return policies !== null && ["pull_request", "base_ref", "merge_base"].includes(policies.mode);
}

/** What to do with a draft in this file, as the reader names it. */
export function approvalWords(file: string): string {
  // `suggest` writes YAML, and goes through nothing else.
  if (!/\.ya?ml$/i.test(file)) {
    return "Correct the cases of the draft, then remove `draft` to approve the draft.";
  }
  return `Review the draft with \`retrieval-gate suggest --review ${shellWord(file)}\`, or delete the line \`draft: true\` to approve the draft.`;
}
