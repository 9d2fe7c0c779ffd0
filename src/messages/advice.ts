/** What to do next: one line, and the steps of which it speaks. Followed to the end they end green, or the line says that they can't. */
import { makeBaseCommand } from "../model/base-worktree.ts";
import { baselineFile } from "../model/config.ts";
import { adviseOnQueryErrors } from "../model/query-errors.ts";
import type { Report } from "../model/report.ts";
import type { Category, Check, MissingReason, VerdictWord } from "../model/verdict.ts";
import { missesBound, missingWords } from "./checks.ts";
import { caseFlag, shellWord } from "./escape.ts";
import { worstCulprit } from "./items.ts";
import { noticeSentence } from "./notices.ts";
import { caseBook, failedChecks, primaryFailures } from "./rows.ts";
import { requireItem } from "../model/lookup.ts";
import { isOfOtherMachine } from "./sampling.ts";

/** Of a reader of GitHub: what a maintainer adds to accept a change. */
const LABEL = "retrieval-gate:accept";

export interface Step {
  /** `record` and `adopt` write the baseline, which is then committed. */
  readonly do: "run" | "ask" | "record" | "adopt" | "label" | "merge";
  /** A clause that begins with a verb. */
  readonly why: string;
  /** To paste; empty where a person does it elsewhere. */
  readonly command: string;
}

/** Where a reader is, and where the report is. */
export interface ViewPlaces {
  /** Relative to the repository's root; the root itself where it is not known. */
  readonly folder?: string | undefined;
  /** The report's folder, as the reader names it. */
  readonly reportDir?: string | undefined;
}

/** Returns what to do, for a reader in `folder` of a report in `reportDir`. */
export function findAdvice(
  report: Report,
  { folder = "", reportDir }: ViewPlaces = {},
): { readonly advice: string; readonly next: readonly Step[] } {
  const { fix, accept } = decideAdvice(report, folder);
  // If there is no baseline yet, the hint itself says what to commit.
  const first = report.failure?.code === "baseline_missing";
  const steps = first ? [] : accept;
  const sequence = steps.map(({ why }) => why).join(", then ");
  const how = sequence === "" ? "" : `${HOW[report.verdict.verdict]}: ${sequence}.`;
  const also = report.verdict.notices.find(({ code }) => code === "also_accepted");
  const more = steps.length === 0 || also === undefined ? "" : noticeSentence(also);
  const label = steps.some(({ do: what }) => what === "label") ? explainLabel(report) : "";
  const words = [fix, how, more, label].filter(Boolean).join(" ");
  const file = reportDir === undefined ? REPORTED : shellWord(`${reportDir}/baseline.json`);
  const next = [...lookSteps(report, folder), ...accept].map((step) => ({
    ...step,
    command: step.command.replace(REPORTED, () => file),
  }));
  return { advice: reportDir === undefined ? words : nameFiles(words, reportDir), next };
}

/** Returns when the label counts. It names the event of a pull request's run that the label did not start. */
function explainLabel({ origin, policies = null }: Report): string {
  const again = "Add the label again after each push.";
  const isAccepted = policies?.accepted === true;
  if (!origin?.pull_request || origin.event === null || isAccepted) {
    return again;
  }
  return `This run was started by ${origin.event}. The label counts in the run that adding it starts: remove and add the label. ${again}`;
}

/** Where a command names the report's own baseline. */
const REPORTED = "<report-dir>/baseline.json";

/** Returns the words with the paths of the report's files. */
function nameFiles(words: string, reportDir: string): string {
  const baseline = shellWord(`${reportDir}/baseline.json`);
  const log = `${reportDir}/retriever.log`;
  return words
    .replaceAll(REPORTED, () => baseline)
    .replaceAll(/\bretriever\.log\b(?: in the report)?/g, () => log);
}

const HOW: Readonly<Record<VerdictWord, string>> = {
  fail: "To accept the change instead",
  pass: "To keep the gain",
  error: "To keep the change",
  partial: "To go on",
};

interface AdviceText {
  /** One or two full sentences. */
  readonly fix: string;
  /** In the order in which they are done; none where nothing accepts it. */
  readonly accept: readonly Step[];
}

function decideAdvice(report: Report, folder: string): AdviceText {
  const { verdict, notices } = report.verdict;
  if (report.failure !== null) {
    return failureAdvice(report, folder);
  }
  if (verdict === "pass") {
    return passAdvice(report, folder);
  }
  const failed = primaryFailures(report);
  const [worst] = failed;
  if (verdict !== "fail" || worst === undefined) {
    return { fix: "", accept: [] };
  }
  // Where nothing is found at all, no run with that baseline gets a verdict.
  const lost = notices.some(({ code }) => code === "zero_quality");
  const all = failedChecks(report);
  const stuck = lost ? worst : all.find((check) => !isAcceptable(check) && check.policy !== "base");
  if (stuck === undefined) {
    return { fix: findFix(worst, report), accept: acceptSteps(report, failed, folder) };
  }
  const leading = stuck.category === worst.category ? stuck : worst;
  return {
    fix: findFix(leading, report) + (loosensToPass(leading) ? labelWords(report) : ""),
    accept: [],
  };
}

/** A bound, or a list of what is forbidden: the config or the suite says so, and no baseline. */
function loosensToPass(check: Check): boolean {
  const { category, kind } = check;
  return (
    category === "forbidden_hit" || kind === "missing" || kind === "count" || missesBound(check)
  );
}

/** A change of the rules, made to pass, loosens them. Outside of GitHub there is no label. */
function labelWords(report: Report): string {
  const labelled = hasBase(report) && requireItem(judgeSteps(report, false), 0).do === "label";
  return labelled ? " A change of the rules also needs a maintainer's label." : "";
}

// What fails, and what to do about it.

const FIX: Readonly<Partial<Record<Category, string>>> = {
  retriever_error:
    "Make the search answer the queries that fail. Full output: retriever.log in the report.",
  forbidden_hit:
    "Remove these results from the index, or take the documents off the forbidden lists.",
  semantic_degraded_spike:
    "Find out why the retriever fell back. Full output: retriever.log in the report.",
  answer_regression: "Fix the answers to these queries, or the results that they are made from.",
  latency_regression: "Make the search as fast as before.",
  cost_regression: "Make a query as cheap as before.",
  diversity_collapse: "Let the results of these queries come from more clusters.",
  gate_weakened: "Undo the change of the rules.",
};

const NO_RESULT = "These queries should return nothing: fix them, or take `expect_empty` off.";
const REGRESSION = "Fix the regression";

const OTHER_MACHINE =
  "Measure base and head on one machine, with base-directory; if the head is slower there too, make the search as fast as before.";

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
  return `A new baseline does not help: the ${bound} is in the config. ${REGRESSION}, or move the ${bound} there.`;
}

const NEVER_ACCEPTED: readonly Category[] = [
  "retriever_error",
  "forbidden_hit",
  "semantic_degraded_spike",
];

/** Whether a new baseline, or the label beside it, ends it. */
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
    return check.cases.every((each) => each.ranks_before !== null);
  }
  return !missesBound(check);
}

function isForRecording(missing: MissingReason): boolean {
  if (missing.code === "too_few_samples" || missing.code === "too_few_repeats") {
    return missing.side === "before";
  }
  return missing.code === "baseline_lacks_metric" || missing.code === "baseline_lacks_lists";
}

// What accepts a change, by what it holds already and where its reader is.

function acceptSteps(report: Report, failed: readonly Check[], folder: string): readonly Step[] {
  // What the head's own files fail; where only the base's do, the new baseline is in the change already.
  // Side by side the file is not looked at, but once the change is accepted it is: rows of such cases are missing then.
  const isBeside = isStored(report) && report.inputs?.baseline?.beside !== undefined;
  // Without the new rows the head's own baseline still has the answers of before.
  const leaves = ["passes_only_with_added", ...(isBeside ? ["suite_edited"] : [])];
  const own = failed.filter((check) =>
    check.kind === "weakening" ? leaves.includes(check.weakening.code) : check.policy !== "base",
  );
  const adopts = own.length > 0 && report.new_baseline !== null && isStored(report);
  if (own.length > 0 && isStored(report) && !adopts) {
    return [];
  }
  const free = failed.every((check) => check.kind === "missing" && check.policy === "head");
  const label = hasBase(report) && !free ? judgeSteps(report, adopts) : [];
  const merges = label.some(({ do: what }) => what === "merge");
  return adopts && !merges ? [keepStep(report, folder, " --accept"), ...label] : label;
}

/** Who accepts what the base's rules refuse: a maintainer's label; where CI is another's, nothing but an overruled job. */
function judgeSteps(report: Report, adopts: boolean): readonly Step[] {
  const { origin } = report;
  if (origin !== undefined && origin.ci !== null && origin.ci !== "GitHub") {
    const flags = `${runsFlag(report)} --accept`;
    const command = `${origin.command} record${flags}`;
    const merge = "merge with the consent of someone who may overrule a failed job";
    const record = `run \`record${flags}\` on the default branch and commit the baseline`;
    return [
      { do: "merge", why: merge, command: "" },
      ...(adopts ? [{ do: "record", why: record, command } as const] : []),
    ];
  }
  const place = origin?.pull_request ? "" : " on its pull request";
  const why = `ask a maintainer to add the label ${LABEL}${place}`;
  return [{ do: "label", why, command: "" }];
}

/** This run becomes the baseline or, where answers vary, the mean of several fresh runs does. */
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

function recordStep(report: Report, folder: string, flags: string): Step {
  const config = shellWord(
    relativePath(folder, report.inputs?.config.file ?? "retrieval-gate.yaml"),
  );
  const command = `${programName(report)} record --config ${config}${flags}`;
  return { do: "record", why: `run \`record${flags}\` and commit the baseline`, command };
}

function adoptStep({ inputs }: Report, folder: string): Step {
  const baseline = baselineFile(inputs!.config);
  const seen = relativePath(folder, baseline);
  const file = shellWord(seen);
  // The folder of a first baseline may not be there yet.
  const parent = inputs!.baseline === null ? /^(.+)\//.exec(seen)?.[1] : undefined;
  const make = parent === undefined ? "" : `mkdir -p ${shellWord(parent)} && `;
  return {
    do: "adopt",
    why: `commit the report's baseline.json as ${baseline}`,
    command: `${make}cp ${REPORTED} ${file}`,
  };
}

function passAdvice(report: Report, folder: string): AdviceText {
  const { notices, checks, accepted = [] } = report.verdict;
  const plain = accepted.length === 0;
  const gain = notices.find((notice) => notice.code === "gained");
  // What one run of answers that vary shows is asked of several fresh ones.
  const mayKeep = gain !== undefined && (gain.confirmed || runsFlag(report) !== "");
  // A mean is recorded again: the report brings no baseline then.
  const canKeep = report.new_baseline !== null || runsFlag(report) !== "";
  const keeps = plain && mayKeep && canKeep && isStored(report);
  const hasFallen = plain && checks.some(({ outcome }) => outcome === "fell");
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
    : `Answers vary from run to run: \`record${runs}\` evens that out.`;
}

/** A failure that lists its problems says in each what is wrong. */
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
    "Fix the retriever: every query failed. Full output: retriever.log in the report."
  );
}

// Looking closer, with any verdict.

function lookSteps(report: Report, folder: string): readonly Step[] {
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
  const [failed] = primaryFailures(report);
  const id = failed && !UNSEEN.includes(failed.category) ? worstCulprit(failed)?.id : undefined;
  if (id === undefined || !caseBook(report).has(id)) {
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

/** What the list of results of one query says nothing about. */
const UNSEEN: readonly Category[] = ["latency_regression", "answer_regression", "cost_regression"];

function programName({ origin }: Report): string {
  return origin?.command ?? "retrieval-gate";
}

/** A path of the repository as it is named in one of its folders. */
export function relativePath(folder: string, file: string): string {
  if (folder === "") {
    return file;
  }
  const here = folder.split("/");
  const there = file.split("/");
  const parting = here.findIndex((name, i) => name !== there[i]);
  const shared = parting === -1 ? here.length : parting;
  return [...here.slice(shared).map(() => ".."), ...there.slice(shared)].join("/");
}

/** Side by side works without a baseline file, and then there is none to update. */
function isStored({ inputs }: Report): boolean {
  return inputs?.baseline?.beside === undefined || inputs.digests.has(inputs.config.baseline ?? "");
}

/** Base rules that a change meets on its pull request, wherever this run was. */
function hasBase({ policies = null }: Report): boolean {
  return policies !== null && ["pull_request", "base_ref", "merge_base"].includes(policies.mode);
}

/** What to do with a draft in this file, as the reader names it. */
export function approvalWords(file: string): string {
  // `suggest` writes YAML, and goes through nothing else.
  if (!/\.ya?ml$/i.test(file)) {
    return "Correct its cases, then remove `draft` to approve it.";
  }
  return `Go through it with \`retrieval-gate suggest --review ${shellWord(file)}\`, or delete the line \`draft: true\` to approve it.`;
}
