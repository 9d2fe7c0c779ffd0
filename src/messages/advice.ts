/**
 * What to do next: the advice in sentences, and its steps with their commands. A reader who follows
 * them gets a run that passes, or the advice says that none can. To accept a change, its figures
 * become the baseline, and on GitHub a maintainer adds the label. Side by side means: compared with
 * the base commit measured in the same job, in place of the stored baseline.
 */
import { makeBaseCommand } from "../model/base-worktree.ts";
import { baselineFile } from "../model/config.ts";
import { sameQuestion } from "../model/digests.ts";
import type { Cause, CauseKind } from "../model/explanation.ts";
import { adviseOnQueryErrors } from "../model/query-errors.ts";
import type { Report } from "../model/report.ts";
import type {
  Category,
  Check,
  MissingReason,
  VerdictWord,
  WeakeningCheck,
} from "../model/verdict.ts";
import { missesBound, missingWords } from "./check-sentences.ts";
import { LIST_CATEGORIES, causeNames, queriesOfGroup, repeatsWords } from "./causes.ts";
import {
  RESTORE_QUERIES,
  areLossesEdited,
  fixEditsWords,
  hasLostAndGone,
  recordEditsWords,
} from "./edits.ts";
import { caseFlag, shellWord } from "./escape.ts";
import { listNames } from "./format.ts";
import { worstCulprit } from "./items.ts";
import { FIT_RESULTS, findMisfit } from "./misfit.ts";
import { noticeSentence } from "./notices.ts";
import { type ShownChecks, caseBook, countUnrecorded, hasLosses } from "./rows.ts";
import { isOfOtherMachine } from "./sampling.ts";

/** The label that a maintainer adds on GitHub to accept a change. */
const LABEL = "retrieval-gate:accept";

/** Something to do next. */
export interface Step {
  /**
   * `run` the gate, `ask` the worst query, `record` a new baseline, `adopt` the report's
   * baseline.json (both are then committed), ask for the `label`, or `merge` although the job
   * failed.
   */
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

/** What to do next, as sentences and as steps. */
interface Advice {
  /** The next look or the repair; of a pass also how its gain is kept. */
  readonly advice: string;
  /** How a failing change is accepted, in one line; empty if it can't be. */
  readonly accept: string;
  readonly next: readonly Step[];
}

/**
 * Returns what to do, for a reader in `folder` of a report in `reportDir`. If there is no baseline
 * yet, the failure's hint says how to get one.
 */
export function findAdvice(
  report: Report,
  checks: ShownChecks,
  { folder = "", reportDir }: ViewPlaces = {},
): Advice {
  const { fix, accept: steps } = decideAdvice(report, checks, folder);
  const { verdict } = report.verdict;
  const lacksBaseline = report.failure?.code === "baseline_missing";
  const sequence = lacksBaseline ? "" : steps.map(({ why }) => why).join(", then ");
  const acceptSentence = sequence === "" ? "" : `${ACCEPT_START[verdict]}, ${sequence}.`;
  const also = report.verdict.notices.find(({ code }) => code === "also_accepted");
  const alsoSentence = sequence === "" || also === undefined ? "" : noticeSentence(also);
  const accept = [acceptSentence, alsoSentence].filter(Boolean).join(" ");
  const newBaseline = reportDir === undefined ? REPORTED : shellWord(`${reportDir}/baseline.json`);
  const next = [...lookSteps(report, checks.primary, folder), ...steps].map((step) => ({
    ...step,
    command: step.command.replace(REPORTED, () => newBaseline),
  }));
  const name = (words: string): string =>
    reportDir === undefined ? words : nameFiles(words, reportDir);
  // A failure can be accepted in place of its repair. After anything else, this is what is to be done.
  return verdict === "fail"
    ? { advice: name(fix), accept: name(accept), next }
    : { advice: name([fix, accept].filter(Boolean).join(" ")), accept: "", next };
}

/**
 * Stands in commands and sentences for the baseline.json of the report, until the report's folder
 * is known.
 */
const REPORTED = "<report-dir>/baseline.json";

/**
 * Returns the words with the real paths of the report's baseline.json and retriever.log in place of
 * their short names.
 */
function nameFiles(words: string, reportDir: string): string {
  const baseline = shellWord(`${reportDir}/baseline.json`);
  const log = `${reportDir}/retriever.log`;
  // The replacements are functions, since a `$` in a text would have a meaning of its own.
  return words
    .replaceAll(REPORTED, () => baseline)
    .replaceAll(/\bretriever\.log\b(?: in the report)?/g, () => log);
}

/** The beginning of the sentence that says how the change is accepted, by verdict. */
const ACCEPT_START: Readonly<Record<VerdictWord, string>> = {
  fail: "To accept this change",
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
 * Returns the fix of the worst failure and the steps that accept the change. If some failure can't
 * be accepted, there are no such steps: accepting the others would leave a run that fails. The fix
 * is then that of this failure if it is of the worst one's category, else that of the worst; if
 * only looser rules make it pass, it also says that they need the label. If the ids of the results
 * do not fit the suite, the fix is to map them. An error and a pass have advice of their own; a
 * partial run has none.
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
  const hasOtherNames =
    OTHER_IDS.includes(report.explanation?.cause?.kind ?? "error") &&
    LIST_CATEGORIES.includes(worst.category);
  // The suite may have the new names already.
  const doesNotFit = hasOtherNames && !areLossesEdited(report);
  if (doesNotFit || findMisfit(report, worst) !== null) {
    return { fix: FIT_RESULTS, accept: [] };
  }
  const renameFix = adviseOnRenames(report);
  if (renameFix !== "" && LIST_CATEGORIES.includes(worst.category)) {
    return { fix: renameFix, accept: [] };
  }
  // If no query finds anything, nothing can be accepted: a run with such a baseline would get no
  // verdict.
  const findsNothing = notices.some(({ code }) => code === "zero_quality");
  // What fails by the base's rules alone, the label accepts.
  const unacceptable = findsNothing
    ? worst
    : checks.failed.find((check) => !isAcceptable(check) && check.policy !== "base");
  if (unacceptable === undefined) {
    return {
      fix: findFix(worst, report, folder),
      accept: acceptSteps(report, checks.primary, folder),
    };
  }
  const leading = unacceptable.category === worst.category ? unacceptable : worst;
  return {
    fix: findFix(leading, report, folder) + (needsLooserRules(leading) ? labelWords(report) : ""),
    accept: [],
  };
}

/** Causes after which the results name documents in another way than the suite. */
const OTHER_IDS: readonly CauseKind[] = ["other_names", "other_parts"];

/** How many files the advice on renamed documents names. */
const FILES = 3;

/**
 * Returns the advice to write the new names of renamed documents into the suite. Empty if they are
 * not the leading cause, or if other documents were lost, too.
 */
function adviseOnRenames({ explanation, inputs }: Report): string {
  const cause = explanation?.cause ?? null;
  if (cause?.kind !== "renamed" || cause.lost < cause.of_lost) {
    return "";
  }
  const ids = new Set(cause.cases);
  const cases = inputs?.suite.cases.filter(({ id }) => ids.has(id)) ?? [];
  const files = [...new Set(cases.map(({ place }) => place.file))];
  return `Change ${listNames(files, FILES)}: write the new names of these documents.`;
}

/**
 * True if only looser rules make the check pass, since no baseline helps: it misses a floor or
 * ceiling, has a result that the suite forbids, has no figure to compare, or is about a critical
 * case that was never found.
 */
function needsLooserRules(check: Check): boolean {
  const { category, kind } = check;
  return (
    category === "forbidden_hit" || kind === "missing" || kind === "count" || missesBound(check)
  );
}

/**
 * Returns the sentence that looser rules need a maintainer's label, too; empty on other CI systems,
 * and without a base.
 */
function labelWords(report: Report): string {
  const needsLabel =
    hasBase(report) && overruleSteps(report, { records: false })[0]?.do === "label";
  return needsLabel ? ` If you change a rule, a maintainer must also add the label ${LABEL}.` : "";
}

// What fails, and what to do about it.

/** What repairs a failure, by its category; of the others it is where to look (adviseOnLook). */
const FIX: Readonly<Partial<Record<Category, string>>> = {
  retriever_error:
    "Fix the search, so that these queries do not fail. See retriever.log in the report.",
  forbidden_hit: "Remove these documents from the index, or from the suite's list `forbidden`.",
  semantic_degraded_spike:
    "Find out which part of the search did not work. See retriever.log in the report.",
  answer_regression: "Fix the answers to these queries, or the results that the answers use.",
  latency_regression: "Make the search as fast as before.",
  cost_regression: "Make queries as cheap as before.",
  diversity_collapse:
    "Change the search, so that the results of these queries come from more clusters.",
  golden_data_edited: RESTORE_QUERIES,
  gate_weakened: "Undo the changes that weaken the rules.",
};

/** The fix of `false_result_rate`. */
const NO_RESULT = "These queries should return nothing: fix them, or remove `expect_empty`.";
/** The fix of latency, if the baseline was recorded on another kind of machine. */
const OTHER_MACHINE =
  "Measure base and head on one machine, with base-directory. If the head is also slower there, make the search as fast as before.";

/**
 * Returns what repairs the failed check, in one or two sentences: the text of its category in FIX,
 * or one of its own. Of a check that misses a floor or ceiling, which most readers would try to
 * repair with a new baseline, it says that this does not help.
 */
function findFix(check: Check, report: Report, folder: string): string {
  if (check.kind === "weakening" && check.category === "golden_data_edited") {
    return fixEditsWords(check.weakening, report);
  }
  const isOtherMachine = report.verdict.notices.some(isOfOtherMachine);
  if (check.category === "latency_regression" && isOtherMachine) {
    return OTHER_MACHINE;
  }
  if (check.kind === "missing" || check.kind === "absent") {
    const [, todo] = missingWords(check);
    return FIX[check.category] ?? todo;
  }
  const hasRepeats =
    check.category === "diversity_collapse" && repeatsWords(check, caseBook(report)) !== "";
  if (hasRepeats) {
    return LOOK.repeats;
  }
  const fix = check.metric === "false_result_rate" ? NO_RESULT : FIX[check.category];
  const isNeverAccepted = NEVER_ACCEPTED.includes(check.category);
  if (isNeverAccepted || check.kind === "weakening" || !missesBound(check)) {
    return fix ?? adviseOnLook(check, report, folder);
  }
  const bound = check.direction === "higher" ? "floor" : "ceiling";
  const { config, lines } = report.inputs ?? {};
  const line = lines?.get(`gate.metrics.${check.metric}.${bound}`);
  const place = line === undefined ? "" : ` (${config?.file}:${line})`;
  return `A new baseline does not help, because the config sets this ${bound}${place}. ${adviseOnLook(check, report, folder)}`;
}

/** Where to look after a cause without names. */
const LOOK = {
  empty: "Look at what filters the results of these queries.",
  same_list: "Look whether the query reaches the search.",
  repeats: "Make the search return each document once.",
  shorter: "Look at the limit, the lowest score and the filters of the search.",
  fewer_results: "Look at the limit, the lowest score and the filters of the search.",
  reversed: "Look at how the search sorts its results.",
  reordered: "Look at how the search scores and sorts its results.",
  first_result: "Look at where the search moves or drops its first result.",
  replaced: "Look at which index and model the search uses.",
  copies: "Remove the copies from the index.",
} as const satisfies Partial<Record<CauseKind, string>>;

/**
 * Returns where to look first: at what the leading cause names, if the check is about lists, else
 * at the worst query, with the command that asks it.
 */
function adviseOnLook(check: Check, report: Report, folder: string): string {
  const cause = report.explanation?.cause ?? null;
  const words = cause === null || !LIST_CATEGORIES.includes(check.category) ? "" : lookWords(cause);
  const command = askCommand(report, check, folder);
  if (words !== "" || command === "") {
    return words || "Look at the worst queries first.";
  }
  return `See what the worst query finds: \`${command}\``;
}

/** Returns where to look first after a cause; empty if it leads to no place but its queries. */
function lookWords(cause: Cause): string {
  const { kind, names, everywhere } = cause;
  const all = causeNames(cause);
  if (kind in LOOK) {
    return LOOK[kind as keyof typeof LOOK];
  }
  switch (kind) {
    case "stage":
      return `Look at the stage ${all}.`;
    case "intent":
    case "length":
    case "writing":
      return `Look at how the search treats ${queriesOfGroup(kind, names[0] ?? "")}.`;
    case "went_document":
    case "went_folder":
    case "went_cluster":
      return everywhere ? `Look why the index lacks ${all}.` : `Look why ${all} rank lower.`;
    case "came_document":
      return everywhere
        ? `Judge ${all}: expect what answers these queries, else look why it ranks so high.`
        : `Look why ${all} ranks higher.`;
    case "came_folder":
    case "came_cluster":
      return `Look whether documents of ${all} belong into these results.`;
    default:
      return "";
  }
}

/** Categories that a new baseline does not make pass. */
const NEVER_ACCEPTED: readonly Category[] = [
  "retriever_error",
  "forbidden_hit",
  "semantic_degraded_spike",
];

/**
 * True if a new baseline makes the check pass, or for a weakened rule and absent cases the label.
 * False for the categories that no baseline helps, for a floor or ceiling, and for figures that are
 * missing in this run.
 */
export function isAcceptable(check: Check): boolean {
  if (check.kind === "weakening" || check.kind === "absent") {
    return true;
  }
  if (NEVER_ACCEPTED.includes(check.category)) {
    return false;
  }
  if (check.kind === "missing") {
    return isMissingInBaseline(check.missing);
  }
  // A critical case that the baseline never found fails with every baseline.
  if (check.metric === "critical_lost") {
    return check.cases.every((culprit) => culprit.ranks_before !== null);
  }
  return !missesBound(check);
}

/**
 * True if the figure is missing in the baseline, so that a new one has it; false if it is missing
 * in this run.
 */
function isMissingInBaseline(missing: MissingReason): boolean {
  if (missing.code === "too_few_samples" || missing.code === "too_few_repeats") {
    return missing.side === "before";
  }
  return missing.code === "baseline_lacks_metric" || missing.code === "baseline_lacks_lists";
}

// What accepts a change, by what it holds already and where its reader is.

/**
 * Returns the steps that accept a change whose primary failures are `failed`. If the change's own
 * files fail, its baseline has to be replaced: the first step adopts or records one. If the base's
 * rules judge it as well, the next step is to ask for the label, or to overrule the job
 * (overruleSteps); not if all that fails are figures missing by the head's rules. Someone who
 * overrules the job records the baseline after the merge, so the first step is left out. None if a
 * baseline has to be replaced and this run has none to give.
 */
function acceptSteps(report: Report, failed: readonly Check[], folder: string): readonly Step[] {
  /** Whether the change needs edits whose queries the baseline has other rows of. */
  const keepsOldRows = ({ weakening }: WeakeningCheck): boolean =>
    weakening.code === "passes_only_with_edits" && hasOldRows(weakening, report);
  // If only the base's rules fail, the change has its new baseline already.
  const headFailures = failed.filter((check) =>
    check.kind === "weakening" ? keepsOldRows(check) : check.policy !== "base",
  );
  const needsBaseline = headFailures.length > 0 && isStored(report);
  if (needsBaseline && report.new_baseline === null) {
    return [];
  }
  const needsNoLabel = failed.every((check) => check.kind === "missing" && check.policy === "head");
  const labelSteps =
    hasBase(report) && !needsNoLabel ? overruleSteps(report, { records: needsBaseline }) : [];
  const merges = labelSteps.some(({ do: what }) => what === "merge");
  return needsBaseline && !merges
    ? [keepStep(report, folder, " --accept"), ...labelSteps]
    : labelSteps;
}

/**
 * Whether the stored baseline has a row of a query that the finding names, which the suite lacks or
 * asks otherwise now. A side by side run does not read that baseline, but the next run on the
 * accepted change does.
 */
function hasOldRows({ cases }: WeakeningCheck["weakening"], { inputs }: Report): boolean {
  const baseline = inputs?.baseline;
  if (inputs === null || baseline === null || baseline === undefined) {
    return false;
  }
  if (baseline.beside !== undefined) {
    return true;
  }
  const suiteCases = new Map(inputs.suite.cases.map((each) => [each.id, each]));
  return cases.some(({ id }) => {
    const row = baseline.cases.get(id);
    const subject = suiteCases.get(id);
    return row !== undefined && !(subject && sameQuestion(row.digests, subject.digests));
  });
}

/**
 * Returns the steps that accept what the base's rules refuse. On GitHub, and outside of CI, a
 * maintainer adds the label. Other CI systems have no label: there someone merges despite the
 * failed job, and if `records` is set, records the baseline afterwards.
 */
function overruleSteps(
  report: Report,
  { records }: { readonly records: boolean },
): readonly Step[] {
  const { origin } = report;
  if (origin !== undefined && origin.ci !== null && origin.ci !== "GitHub") {
    const flags = `${runsFlag(report)} --accept`;
    const command = `${origin.command} record${flags}`;
    const merge = "ask a maintainer to merge this change although the job failed";
    const record = `run \`record${flags}\` on the default branch and commit the baseline`;
    return [
      { do: "merge", why: merge, command: "" },
      ...(records ? [{ do: "record", why: record, command } as const] : []),
    ];
  }
  const place = origin?.pull_request ? "" : " to the pull request";
  const why = `ask a maintainer to add the label ${LABEL}${place} after the last push`;
  return [{ do: "label", why, command: "" }];
}

/**
 * Returns the step to adopt this run as the baseline or, if that is the mean of three runs or more,
 * to record as many. `acceptFlag` is "" or a flag of `record`, with a blank before it.
 */
function keepStep(report: Report, folder: string, acceptFlag: "" | " --accept" = ""): Step {
  const runs = runsFlag(report);
  return runs === "" ? adoptStep(report, folder) : recordStep(report, folder, runs + acceptFlag);
}

/**
 * Returns the flag that records as many runs as the baseline has: ` --runs N`. Empty for one run,
 * and for two: `record` asks twice on its own if answers vary.
 */
function runsFlag({ inputs }: Report): string {
  const runs = inputs?.baseline?.run_count ?? 1;
  return runs <= 2 ? "" : ` --runs ${runs}`;
}

/**
 * Returns the step to record a baseline with `record`; `flags` are further ones, each with a blank
 * before it.
 */
function recordStep(report: Report, folder: string, flags: string): Step {
  const config = shellWord(
    relativePath(folder, report.inputs?.config.file ?? "retrieval-gate.yaml"),
  );
  const command = `${programName(report)} record --config ${config}${flags}`;
  return { do: "record", why: `run \`record${flags}\` and commit the baseline`, command };
}

/**
 * Returns the step to copy the report's baseline.json over the stored one. If there is no stored
 * one yet, the command makes its folder first. The report must have inputs.
 */
function adoptStep({ inputs }: Report, folder: string): Step {
  const baseline = baselineFile(inputs!.config);
  const path = relativePath(folder, baseline);
  const file = shellWord(path);
  // The folder of the path, if it has one.
  const parent = inputs!.baseline === null ? /^(.+)\//.exec(path)?.[1] : undefined;
  const makeFolder = parent === undefined ? "" : `mkdir -p ${shellWord(parent)} && `;
  return {
    do: "adopt",
    why: `commit the report's baseline.json as ${baseline}`,
    command: `${makeFolder}cp ${REPORTED} ${file}`,
  };
}

/**
 * Returns the advice on a pass: to look at the queries that fell, and the step that keeps a gain as
 * the new baseline. A pass with accepted changes has neither.
 */
function passAdvice(report: Report, folder: string): AdviceText {
  const { notices, checks, accepted = [] } = report.verdict;
  const isPlain = accepted.length === 0;
  const gain = notices.find((notice) => notice.code === "gained");
  const canKeep = report.new_baseline !== null && isStored(report);
  const hasGained = gain !== undefined || countUnrecorded(report) > 0;
  const keeps = isPlain && hasGained && canKeep;
  const hasFallen = isPlain && checks.some(({ outcome }) => outcome === "fell");
  const renameFix = hasFallen ? adviseOnRenames(report) : "";
  // A lost query is no reason to merge.
  const isLossy = hasLosses(report) || hasLostAndGone(report.verdict);
  const merge = isLossy ? "" : "You can merge.";
  const look = hasFallen ? `${merge}${lookAtFallen(report)}`.trim() : "";
  // A new baseline that keeps a gain records the edits as well.
  const record = canKeep && !keeps ? recordEditsWords(report) : "";
  return { fix: renameFix || look || record, accept: keeps ? [keepStep(report, folder)] : [] };
}

/** How many queries the advice on a pass names. */
const LOOKED_AT = 3;

/**
 * Returns the advice to look at the queries that fell, with their names; without names if queries
 * lost documents, since outputs list these. Empty if only checks of latency fell, where no single
 * query explains a percentile.
 */
function lookAtFallen({ verdict, explanation = null, inputs }: Report): string {
  const fallen = verdict.checks.filter(({ outcome, unit }) => outcome === "fell" && unit !== "ms");
  const ids = new Set(fallen.flatMap(({ cases }) => cases.map(({ id }) => id)));
  const queries = inputs?.suite.cases.filter(({ id }) => ids.has(id)) ?? [];
  if (queries.length === 0) {
    return "";
  }
  const isListed = (explanation?.losses ?? []).length > 0;
  const names = isListed
    ? ""
    : `: ${listNames(
        queries.map(({ query }) => query),
        LOOKED_AT,
      )}`;
  return ` Look at these queries first${names}.`;
}

/**
 * Returns what to do about an error: advice on failed queries, else the error's hint, else to fix
 * the lines that its problems are about. Two errors can be accepted. If only the baseline is
 * missing, this run's can be committed; if the run can't be compared with the baseline of a pull
 * request, a new one can be recorded.
 */
function failureAdvice(report: Report, folder: string): AdviceText {
  const { code, hint, problems } = report.failure!;
  const program = programName(report);
  const failedRun = code === "query_errors" ? adviseOnFailedQueries(report) : null;
  const lines =
    problems.length === 0 ? "" : `Fix the ${problems.length === 1 ? "line" : "lines"} shown.`;
  const words = failedRun ?? hint ?? lines;
  // Commands in a hint are written for a program that is installed.
  const fix = words.replaceAll("`retrieval-gate ", `\`${program} `);
  const lacksOnlyBaseline =
    code === "baseline_missing" &&
    report.verdict.checks.every(({ passed, kind }) => passed || kind === "weakening") &&
    !isBaselineRemoved(report) &&
    report.new_baseline !== null &&
    isStored(report) &&
    report.inputs?.near_baseline === undefined &&
    !report.inputs?.suite.partial;
  if (lacksOnlyBaseline) {
    return { fix, accept: [{ ...adoptStep(report, folder), why: "commit the file" }] };
  }
  if (code !== "not_comparable" || !report.origin?.pull_request) {
    return { fix, accept: [] };
  }
  return {
    fix,
    accept: [
      recordStep(report, folder, runsFlag(report)),
      ...overruleSteps(report, { records: false }),
    ],
  };
}

/**
 * Returns what to do about failed queries. Null if none failed, or if nothing was asked.
 */
function adviseOnFailedQueries({ scores, inputs }: Report): string | null {
  const cases = scores?.cases ?? [];
  const errors = cases.flatMap(({ error }) => (error === null ? [] : [error]));
  if (inputs === null || errors.length === 0) {
    return null;
  }
  const config = { file: inputs.config.file, lines: inputs.lines };
  return (
    adviseOnQueryErrors(errors, cases.length, config) ??
    "Every query failed, so fix the retriever. See retriever.log in the report."
  );
}

// Looking closer, with any verdict.

/**
 * Returns the steps to look closer: to run the gate on the reader's machine, and if a query's
 * results can explain the worst failure, to ask that query. `primary` are the failures, the worst
 * first. None if the inputs could not be read.
 */
function lookSteps(report: Report, primary: readonly Check[], folder: string): readonly Step[] {
  if (report.inputs === null) {
    return [];
  }
  const file = shellWord(relativePath(folder, report.inputs.config.file));
  const program = programName(report);
  // The path of a config in a subfolder is relative to the root, so the command must be run there.
  const place = file.includes("/") && folder === "" ? ", in the repository's top folder" : "";
  const gate = `${program} gate --config ${file}`;
  const run: Step = {
    do: "run",
    why: `run the gate on your machine${place}`,
    command: report.inputs.baseline?.beside === undefined ? gate : besideCommand(gate, report),
  };
  const [worst] = primary;
  const command = worst === undefined ? "" : askCommand(report, worst, folder);
  return command === ""
    ? [run]
    : [run, { do: "ask", why: "see what the worst query finds", command }];
}

/**
 * Returns the command that asks the worst query of a check. Empty if the results of one query can't
 * explain the check, and if the suite lacks the query.
 */
function askCommand(report: Report, check: Check, folder: string): string {
  const { inputs } = report;
  const id = UNSEEN.includes(check.category) ? undefined : worstCulprit(check)?.id;
  if (inputs === null || id === undefined || !inputs.suite.cases.some((each) => each.id === id)) {
    return "";
  }
  const file = shellWord(relativePath(folder, inputs.config.file));
  return `${programName(report)} ask --config ${file} ${caseFlag(id)}`;
}

/**
 * Returns the command that compares side by side on a person's machine: it makes a work tree of the
 * base's commit, or of `main` if that is not known, and runs the command `gate` beside it.
 */
function besideCommand(gate: string, { inputs }: Report): string {
  const commit = inputs?.baseline?.beside?.commit.slice(0, 12) ?? "main";
  return `${makeBaseCommand("../base", commit)} && ${gate} --base-ref ${commit} --base-directory ../base`;
}

/** Categories that the results of one query can't explain. */
const UNSEEN: readonly Category[] = ["latency_regression", "answer_regression", "cost_regression"];

/** Returns how the reader starts this program, to begin a command with. */
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
  const firstDifference = folderNames.findIndex((name, i) => name !== fileNames[i]);
  const sharedCount = firstDifference === -1 ? folderNames.length : firstDifference;
  const stepsUp = folderNames.slice(sharedCount).map(() => "..");
  return [...stepsUp, ...fileNames.slice(sharedCount)].join("/");
}

/**
 * True if the baseline is a file to update. False for a side by side run without one: that is
 * compared with the base's run alone.
 */
function isStored({ inputs }: Report): boolean {
  return inputs?.baseline?.beside === undefined || inputs.digests.has(inputs.config.baseline ?? "");
}

/** True if the change removes the baseline that the base has. */
export function isBaselineRemoved({ verdict }: Report): boolean {
  return verdict.checks.some(
    (check) =>
      check.kind === "weakening" &&
      check.weakening.code === "baseline_edited" &&
      check.weakening.fields.some(({ field }) => field === "baseline"),
  );
}

/** True if the base's rules judged this run, as they do for a pull request. */
function hasBase({ policies = null }: Report): boolean {
  return policies !== null && ["pull_request", "base_ref", "merge_base"].includes(policies.mode);
}

/**
 * Returns what to do with the draft of a suite in this file, which is named as the reader names it.
 * `openCases`: how many cases have no target.
 */
export function approvalWords(file: string, openCases: number): string {
  const correction =
    openCases === 0 ? "" : "A case without a document in `expected` is only watched. ";
  // `suggest --review` can only edit YAML.
  if (!/\.ya?ml$/i.test(file)) {
    return openCases === 0
      ? "Correct the cases of the draft, then remove `draft` to approve the draft."
      : `${correction}Then remove \`draft\` to approve the draft.`;
  }
  const review = `Review the draft with \`retrieval-gate suggest --review ${shellWord(file)}\``;
  return openCases === 0
    ? `${review}, or delete the line \`draft: true\` to approve the draft.`
    : `${review}, or edit the file. ${correction}Then delete the line \`draft: true\` to approve the draft.`;
}
