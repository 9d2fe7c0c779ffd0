/**
 * What to do next: the advice in sentences, and its steps with their commands. A reader who follows
 * them gets a run that passes, or the advice says that none can. To accept a change, its figures
 * become the baseline, and on GitHub a maintainer adds the label. Side by side means: compared with
 * the base commit measured in the same job, in place of the stored baseline.
 */
import { UNMEASURED_RATE } from "../model/answers.ts";
import { makeBaseCommand } from "../model/policy.ts";
import { baselineFile, namedRules } from "../model/config.ts";
import { sameQuestion } from "../model/digests.ts";
import type { Cause, CauseKind, Explanation } from "../model/explanation.ts";
import { adviseOnFailures } from "../model/query-errors.ts";
import type { Notice } from "../model/notice.ts";
import type { Failure, Report } from "../model/report.ts";
import {
  type Category,
  type Check,
  type MissingReason,
  type Verdict,
  type VerdictWord,
  type WeakeningFinding,
  hasNoPairs,
  lacksFigure,
} from "../model/verdict.ts";
import { isOnlyOutOfBounds, missesBound, missingWords } from "./check-sentences.ts";
import {
  LIST_CATEGORIES,
  SHORT_LISTS,
  causeNames,
  findCheckCause,
  hasLosses,
  queriesOfGroup,
} from "./causes.ts";
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
import { type Misfit, fitWords } from "./misfit.ts";
import { noticeSentence } from "./notices.ts";
import { type CaseBook, type ReportTables, isListMetric } from "./rows.ts";
import { isOfOtherMachine } from "./sampling.ts";
import { docsPage } from "../model/docs-page.ts";
import { indexById } from "../model/lookup.ts";

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

/** What a view knows before it asks for advice. */
interface AdviceFacts {
  readonly tables: ReportTables;
  readonly canBecomeFirstBaseline: boolean;
  /** An example of ids that do not fit the suite, if the worst check failed of that. */
  readonly misfit: Misfit | null;
  /** How many queries a pass finds that the baseline does not: a gain that is not recorded yet. */
  readonly unrecorded: number;
}

/** What commands and steps depend on: where the reader is, and what the run has. */
interface AdviceContext {
  /** The reader's folder, relative to the repository's root. */
  readonly folder: string;
  /** The report's baseline.json for a command; REPORTED if the report's folder is not known. */
  readonly reportedBaseline: string;
  /** How the reader starts this program, to begin a command with. */
  readonly program: string;
  readonly origin: Report["origin"];
  readonly inputs: Report["inputs"];
  /**
   * Whether the baseline is a file to update. Only a side by side run may have none: it is compared
   * with the base's run.
   */
  readonly keepsBaselineFile: boolean;
  /** Whether the run has a baseline to give. */
  readonly hasNewBaseline: boolean;
  /** Whether the base's rules judged this run, as they do for a pull request. */
  readonly hasBase: boolean;
}

/** Modes in which the base's rules judge a run. */
const BASE_MODES: readonly string[] = ["pull_request", "base_ref", "merge_base"];

function makeContext(report: Report, { folder = "", reportDir }: ViewPlaces): AdviceContext {
  const { origin, inputs, policies = null, new_baseline: newBaseline } = report;
  const isBeside = inputs?.baseline?.beside !== undefined;
  // The digests are of each file that the run read.
  const hasReadBaseline = inputs?.digests.has(inputs.config.baseline ?? "") === true;
  return {
    folder,
    reportedBaseline: reportDir === undefined ? REPORTED : shellWord(`${reportDir}/baseline.json`),
    program: origin?.command ?? "retrieval-gate",
    origin,
    inputs,
    keepsBaselineFile: hasReadBaseline || !isBeside,
    hasNewBaseline: newBaseline !== null,
    hasBase: policies !== null && BASE_MODES.includes(policies.mode),
  };
}

/**
 * Returns what to do, for a reader in `folder` of a report in `reportDir`. The next steps are to
 * look closer (lookSteps), then those that accept the change. If there is no baseline yet, the
 * advice is the failure's hint, which says how to get one, so no sentence on accepting follows.
 */
export function findAdvice(report: Report, facts: AdviceFacts, places: ViewPlaces): Advice {
  const { reportDir } = places;
  const { verdict, explanation = null, failure } = report;
  const context = makeContext(report, places);
  const { fix, accept: acceptingSteps } = decideAdvice(report, facts, context);
  const repair = nameFiles(fix, reportDir);
  const lacksBaseline = failure?.code === "baseline_missing";
  const accept = lacksBaseline ? "" : acceptSentences(verdict, acceptingSteps);
  // After an error no figure can be compared, so a lost query is not the one to ask.
  const worstCase = findWorstCase(facts.tables.checks, failure === null ? explanation : null);
  const next = [...lookSteps(worstCase, context), ...acceptingSteps];
  // A failure is repaired or accepted, so these stay apart. Other verdicts have one text of both.
  if (verdict.verdict === "fail") {
    return { advice: repair, accept, next };
  }
  return { advice: [repair, accept].filter(Boolean).join(" "), accept: "", next };
}

/**
 * Returns the sentences that say how the change is accepted, and which earlier changes are accepted
 * with it. Empty without steps.
 */
function acceptSentences({ verdict, notices }: Verdict, steps: readonly Step[]): string {
  if (steps.length === 0) {
    return "";
  }
  const sentence = `${ACCEPT_START[verdict]}, ${steps.map(({ why }) => why).join(", then ")}.`;
  const also = notices.find(({ code }) => code === "also_accepted");
  return also === undefined ? sentence : `${sentence} ${noticeSentence(also)}`;
}

/** Stands for the report's baseline.json until the report's folder is known. */
const REPORTED = "<report-dir>/baseline.json";

/**
 * Returns the words with the real paths of the report's baseline.json and retriever.log in place of
 * their short names, which stay if the report's folder is not known.
 */
function nameFiles(words: string, reportDir: string | undefined): string {
  if (reportDir === undefined) {
    return words;
  }
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
 * Returns what to do about the verdict. An error, a pass and a failure have functions of their own;
 * for a partial run there is nothing to do. If the results of a failure name documents in another
 * way than the suite, that is repaired first (adviseOnNames), and there is nothing to accept.
 */
function decideAdvice(report: Report, facts: AdviceFacts, context: AdviceContext): AdviceText {
  if (report.failure !== null) {
    return failureAdvice(report.failure, report.scores, facts, context);
  }
  const { explanation = null } = report;
  if (report.verdict.verdict === "pass") {
    return passAdvice(report.verdict, explanation, facts, context);
  }
  const [worst] = facts.tables.checks.primary;
  if (report.verdict.verdict !== "fail" || worst === undefined) {
    return { fix: "", accept: [] };
  }
  const namesFix = adviseOnNames(worst, report, facts);
  if (namesFix !== "") {
    return { fix: namesFix, accept: [] };
  }
  return failAdvice(worst, report, facts, context);
}

/**
 * Returns the fix of the worst failed check and the steps that accept the change. If any failed
 * check can't be accepted, there are no such steps: the run would still fail.
 */
function failAdvice(
  worst: Check,
  report: Report,
  { tables: { cases, checks } }: AdviceFacts,
  context: AdviceContext,
): AdviceText {
  const fixUnaccepted = (check: Check): AdviceText => ({
    fix: findFix(check, report, cases, context) + labelWords(check, context),
    accept: [],
  });
  const findsNothing = report.verdict.notices.some(({ code }) => code === "zero_quality");
  if (findsNothing) {
    // A run with such a baseline would get no verdict.
    return fixUnaccepted(worst);
  }
  // The label accepts what fails by the base's rules alone.
  const unacceptable = checks.failed.find(
    (check) => check.policy !== "base" && !isAcceptable(check),
  );
  if (unacceptable !== undefined) {
    // The title is about the category of the worst check.
    return fixUnaccepted(unacceptable.category === worst.category ? unacceptable : worst);
  }
  const fix = findFix(worst, report, cases, context);
  return { fix, accept: acceptSteps(checks.primary, context) };
}

/** Causes after which the results name documents in another way than the suite. */
const OTHER_IDS: readonly CauseKind[] = ["other_names", "other_parts"];

/**
 * Returns the fix if the results name documents in another way than the suite:
 * - ids that do not fit, or other ids in the same places: to map the ids (fitWords); empty if the
 *   suite has the new ids already
 * - renamed documents: to write their new names into the suite (adviseOnRenames)
 *
 * Empty for other causes, and if the worst check is not about lists.
 */
function adviseOnNames(
  worst: Check,
  { verdict: { notices }, explanation, inputs }: Report,
  { tables, misfit }: AdviceFacts,
): string {
  if (misfit !== null) {
    return fitWords(inputs?.baseline);
  }
  const cause = explanation?.cause ?? null;
  if (cause === null || !LIST_CATEGORIES.includes(worst.category)) {
    return "";
  }
  if (!OTHER_IDS.includes(cause.kind)) {
    return adviseOnRenames(cause, tables.cases);
  }
  // If the suite has the new names, each query that lost a document is an edited one.
  const areNamesInSuite = areLossesEdited(notices, explanation?.losses ?? []);
  return areNamesInSuite ? "" : fitWords(inputs?.baseline);
}

/** How many files the advice on renamed documents names. */
const FILES = 3;

/**
 * Returns the advice to write the new names of renamed documents into the suite. Empty if they are
 * not the leading cause, or if other documents were lost, too.
 */
function adviseOnRenames(cause: Cause | null | undefined, book: CaseBook): string {
  if (cause?.kind !== "renamed" || cause.lost < cause.of_lost) {
    return "";
  }
  const ids = new Set(cause.cases);
  const rows = [...book.values()].filter((row) => ids.has(row.case.id));
  const files = [...new Set(rows.map((row) => row.case.place.file))];
  return `Change ${listNames(files, FILES)}: write the new names of these documents.`;
}

/**
 * Returns the sentence that looser rules need a maintainer's label, too. Empty if the check is a
 * regression to repair, without a base, and where no label can be added.
 */
function labelWords(check: Check, { hasBase, origin }: AdviceContext): string {
  const needsLooserRules =
    check.category === "forbidden_hit" || lacksFigure(check) || isOnlyOutOfBounds(check);
  return needsLooserRules && hasBase && canBeLabelled(origin)
    ? ` If you change a rule, a maintainer must also add the label ${LABEL}.`
    : "";
}

// What fails, and what to do about it.

/** What repairs a failure, by its category; of the others it is where to look (adviseOnLook). */
const FIX: Readonly<Partial<Record<Category, string>>> = {
  retriever_error:
    "Fix the search so that these queries do not fail. See retriever.log in the report.",
  forbidden_hit: "Remove these documents from the index, or from the suite's list `forbidden`.",
  semantic_degraded_spike:
    "Find out which part of the search did not work. See retriever.log in the report.",
  answer_regression: "Fix the answers to these queries, or the results that the answers use.",
  latency_regression: "Make the search as fast as before.",
  cost_regression: "Reduce the cost of a query to that in the baseline.",
  diversity_collapse:
    "Change the search so that the results of these queries come from more clusters (groups of documents).",
  golden_data_edited: RESTORE_QUERIES,
  gate_weakened: "Undo the changes that weaken the rules.",
};

/** The fix of `false_result_rate`. */
const NO_RESULT = "These queries should return nothing: fix them, or remove `expect_empty`.";
/** The fix if the change itself allows such results in its suite or rules. */
const BASE_FORBIDS =
  "The base's suite and rules forbid these results: fix the search, or accept the change.";
/** The fix of `answers_unmeasured_rate`. */
const NO_VALUE = `The notes say why these answers have no value. If the search gives no answer, let it return the text as \`answer\` beside \`results\` (${docsPage("answers.md")}), or remove the rules of judged metrics.`;
/** The fix of latency, if the baseline was recorded on another kind of machine. */
const OTHER_MACHINE =
  "Measure base and head on one machine, with base-directory. If the head is also slower there, make the search as fast as before.";

/** Returns what repairs the failed check, in one or two sentences. */
function findFix(
  check: Check,
  { verdict: { notices }, explanation = null }: Report,
  cases: CaseBook,
  context: AdviceContext,
): string {
  const { missing, weakening } = check;
  if (weakening !== undefined && check.category === "golden_data_edited") {
    return fixEditsWords(weakening, notices);
  }
  const isOtherMachine = notices.some(isOfOtherMachine);
  if (check.category === "latency_regression" && isOtherMachine) {
    return OTHER_MACHINE;
  }
  if (missing !== undefined) {
    const [, todo] = missingWords(missing, check);
    return FIX[check.category] ?? todo;
  }
  const cause = findCheckCause(check, explanation, cases);
  if (check.category === "diversity_collapse" && cause?.kind === "repeats") {
    return LOOK.repeats;
  }
  if (check.metric === UNMEASURED_RATE) {
    return NO_VALUE;
  }
  const look = adviseOnLook(check, cause, context);
  const mayBeAccepted = !NEVER_ACCEPTED.includes(check.category);
  // Where it may be accepted, most readers would try a new baseline first.
  if (missesBound(check) && mayBeAccepted) {
    return `${boundSentence(check, context)} ${look}`;
  }
  return fixOfCategory(check) ?? look;
}

function fixOfCategory({ category, metric, policy }: Check): string | undefined {
  if (category === "forbidden_hit" && policy === "base") {
    return BASE_FORBIDS;
  }
  return metric === "false_result_rate" ? NO_RESULT : FIX[category];
}

/** Returns that no baseline helps against a floor or ceiling, with the line that sets it. */
function boundSentence({ metric, direction }: Check, { inputs }: AdviceContext): string {
  const bound = direction === "higher" ? "floor" : "ceiling";
  const line = inputs?.lines?.get(`gate.metrics.${metric}.${bound}`);
  const place = line === undefined ? "" : ` (${inputs?.config.file}:${line})`;
  return `A new baseline does not help, because the config sets this ${bound}${place}.`;
}

/** Where to look after a cause without names. */
const LOOK = {
  empty:
    "Find out why these queries get no results: a filter, how their words are read, or the index.",
  same_list: "Check that the text of the query reaches the search.",
  repeats: "Make the search return each document once.",
  shorter:
    "Look at the limit, the lowest score and the filters of the search, at how many words must match, and at what of each document is indexed.",
  fewer_results: "Look at the limit, the lowest score, the filters and the fields of the search.",
  reversed: "Look at how the search sorts its results.",
  reordered: "Look at how the search scores and sorts its results.",
  first_result: "Look at where the search moves or drops its first result.",
  replaced: "Look at which index and model the search uses.",
  copies: "Remove the copies from the index.",
} as const satisfies Partial<Record<CauseKind, string>>;

/**
 * Returns where to look first: at what happened to the lists, if that is known, else
 * at the worst query, with the command that asks it.
 */
function adviseOnLook(check: Check, cause: Cause | null, context: AdviceContext): string {
  if (cause?.kind === "empty" && context.inputs?.retriever.kind === "run") {
    return "Check that the recorded run has these queries.";
  }
  const words = cause === null ? "" : lookWords(cause);
  return (
    words || adviseOnWorst(firstWorstCase(check), context) || "Look at the worst queries first."
  );
}

/** Returns the sentence with the command that asks the query; empty if there is none. */
function adviseOnWorst(caseId: string | null, context: AdviceContext): string {
  const command = askCommand(caseId, context);
  return command === "" ? "" : `See what the worst query finds: \`${command}\`.`;
}

/**
 * Returns where to look first after a cause; empty if it leads to no place but its queries. A
 * document that went `everywhere` is in no list any more, and one that came was in none before.
 */
function lookWords(cause: Cause): string {
  const { kind, names, everywhere } = cause;
  if (kind in LOOK) {
    return LOOK[kind as keyof typeof LOOK];
  }
  const isOfGroup = kind.endsWith("_folder") || kind.endsWith("_cluster");
  const documents = `${isOfGroup ? "documents of " : ""}${causeNames(cause)}`;
  switch (kind) {
    case "stage":
      return `Look at the stage ${causeNames(cause)}.`;
    case "intent":
    case "length":
    case "writing":
      return `Look at how the search treats ${queriesOfGroup(kind, names[0] ?? "")}.`;
    case "went_document":
    case "went_folder":
    case "went_cluster":
      return everywhere
        ? `Look for ${documents} in the index, and then for what the search filters out.`
        : `Find out why ${documents} rank lower.`;
    case "came_document":
      return everywhere
        ? `Judge ${documents}: add what answers these queries to \`expected\`, else find out why it ranks so high.`
        : `Find out why ${documents} ranks higher.`;
    case "came_folder":
    case "came_cluster":
      return `Check whether ${documents} belong into these results.`;
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

/** True if a new baseline or the label makes the check pass. */
export function isAcceptable(check: Check): boolean {
  // The label accepts weakened rules, and that no case is the same.
  if (check.weakening !== undefined || hasNoPairs(check)) {
    return true;
  }
  if (NEVER_ACCEPTED.includes(check.category)) {
    return false;
  }
  if (check.missing !== undefined) {
    return isMissingInBaseline(check.missing);
  }
  // A critical case that the baseline never found fails with every baseline.
  if (check.metric === "critical_lost") {
    return check.cases.every((culprit) => culprit.ranks_before !== null);
  }
  return !missesBound(check);
}

/** True if the baseline lacks the figure, so that a new one has it; false if this run lacks it. */
function isMissingInBaseline(missing: MissingReason): boolean {
  if ("side" in missing) {
    return missing.side === "before";
  }
  return missing.code === "baseline_lacks_metric" || missing.code === "baseline_lacks_lists";
}

// What accepts a change, by what it holds already and where its reader is.

/**
 * Returns the steps that accept a change whose primary failures are `failed`, in order:
 *
 *     needsBaseline | needsLabel | steps                  | steps where there are no labels
 *     yes           | no         | adopt or record        | adopt or record
 *     no            | yes        | label                  | merge
 *     yes           | yes        | adopt or record, label | merge, record
 *
 * None if a baseline has to be replaced and this run has none to give.
 */
function acceptSteps(failed: readonly Check[], context: AdviceContext): readonly Step[] {
  const needsBaseline =
    context.keepsBaselineFile && failed.some((check) => needsNewBaseline(check, context.inputs));
  if (needsBaseline && !context.hasNewBaseline) {
    return [];
  }
  const needsLabel = context.hasBase && !failed.every(lacksFigureOfNewRule);
  const keepSteps = needsBaseline ? [keepStep(context, " --accept")] : [];
  if (!needsLabel) {
    return keepSteps;
  }
  const overruling = overruleStep(context);
  if (canBeLabelled(context.origin)) {
    return [...keepSteps, overruling];
  }
  return needsBaseline ? [overruling, recordLaterStep(context)] : [overruling];
}

/** A change that fails by the base's rules alone has its new baseline already. */
function needsNewBaseline({ weakening, policy }: Check, inputs: Report["inputs"]): boolean {
  return weakening === undefined ? policy !== "base" : needsNewRows(weakening, inputs);
}

/** True if only a rule of the head asks for a figure that is missing: the base has no such rule. */
function lacksFigureOfNewRule(check: Check): boolean {
  return lacksFigure(check) && check.policy === "head";
}

/** True on GitHub and outside of CI. Other CI systems have no labels. */
function canBeLabelled(origin: Report["origin"]): boolean {
  return origin === undefined || origin.ci === null || origin.ci === "GitHub";
}

/**
 * True if the change passes only with its edits, and the stored baseline has a row of an edited
 * query that the suite lacks or asks otherwise now. Always true for a side by side run: it has not
 * read that baseline, and the next run on the accepted change reads it.
 */
function needsNewRows({ code, cases }: WeakeningFinding, inputs: Report["inputs"]): boolean {
  const baseline = inputs?.baseline ?? null;
  if (code !== "passes_only_with_edits" || inputs === null || baseline === null) {
    return false;
  }
  if (baseline.beside !== undefined) {
    return true;
  }
  const suiteCases = indexById(inputs.suite.cases);
  return cases.some(({ id }) => {
    const row = baseline.cases.get(id);
    if (row === undefined) {
      return false;
    }
    const suiteCase = suiteCases.get(id);
    return suiteCase === undefined || !sameQuestion(row.digests, suiteCase.digests);
  });
}

/**
 * Returns the step that accepts what the base's rules refuse: a maintainer adds the label or, where
 * no label can be added, merges despite the failed job.
 */
function overruleStep({ origin }: AdviceContext): Step {
  if (!canBeLabelled(origin)) {
    const why = "ask a maintainer to merge this change although the job failed";
    return { do: "merge", why, command: "" };
  }
  const place = origin?.pull_request ? "" : " to the pull request";
  const why = `ask a maintainer to add the label ${LABEL}${place} after the last push`;
  return { do: "label", why, command: "" };
}

/** Returns the step that records the baseline once the change is merged. */
function recordLaterStep({ inputs, program }: AdviceContext): Step {
  const flags = `${runsFlag(inputs)} --accept`;
  const why = `run \`record${flags}\` on the default branch and commit the baseline`;
  return { do: "record", why, command: `${program} record${flags}` };
}

/**
 * Returns the step to adopt this run as the baseline or, if that is the mean of three runs or more,
 * to record as many. `acceptFlag` is "" or a flag of `record`, with a blank before it.
 */
function keepStep(context: AdviceContext, acceptFlag: "" | " --accept" = ""): Step {
  const runs = runsFlag(context.inputs);
  return runs === "" ? adoptStep(context) : recordStep(context, runs + acceptFlag);
}

/**
 * Returns the flag that records as many runs as the baseline has: ` --runs N`. Empty for one run,
 * and for two: `record` asks twice on its own if answers vary.
 */
function runsFlag(inputs: Report["inputs"]): string {
  const runs = inputs?.baseline?.run_count ?? 1;
  return runs <= 2 ? "" : ` --runs ${runs}`;
}

/** Returns the step to record a baseline; `flags` each begin with a blank: ` --runs 3`. */
function recordStep({ program, folder, inputs }: AdviceContext, flags: string): Step {
  const config = shellWord(relativePath(folder, inputs?.config.file ?? "retrieval-gate.yaml"));
  const command = `${program} record --config ${config}${flags}`;
  return { do: "record", why: `run \`record${flags}\` and commit the baseline`, command };
}

/**
 * Returns the step to copy the report's baseline.json over the stored one. If there is no stored
 * one yet, the command makes its folder first. The report must have inputs.
 */
function adoptStep({ inputs, folder, reportedBaseline }: AdviceContext): Step {
  const baseline = baselineFile(inputs!.config);
  const path = relativePath(folder, baseline);
  const file = shellWord(path);
  // The folder of the path, if it has one.
  const parent = inputs!.baseline === null ? /^(.+)\//.exec(path)?.[1] : undefined;
  const makeFolder = parent === undefined ? "" : `mkdir -p ${shellWord(parent)} && `;
  return {
    do: "adopt",
    why: `commit the report's baseline.json as ${baseline}`,
    command: `${makeFolder}cp ${reportedBaseline} ${file}`,
  };
}

/**
 * Returns the advice on a pass, in this order: what to do about a fall, which query to look at, and
 * a rule to add. If the run gained, the accepting step keeps the gain as the new baseline.
 */
function passAdvice(
  { notices, checks, accepted = [] }: Verdict,
  explanation: Explanation | null,
  { tables, unrecorded }: AdviceFacts,
  context: AdviceContext,
): AdviceText {
  const canRecord = context.hasNewBaseline && context.keepsBaselineFile;
  const recordEdits = canRecord ? recordEditsWords(notices) : "";
  if (accepted.length > 0) {
    return { fix: recordEdits, accept: [] };
  }
  const fell = checks.filter(({ state }) => state === "fell");
  const renameFix = adviseOnRenames(explanation?.cause, tables.cases);
  const fallenWords =
    fell.length === 0 ? "" : renameFix || adviseOnFallen(notices, fell, explanation);
  // Renamed documents are a known cause, so there is no query to look at.
  const worstCase = findWorstCase(tables.checks, explanation);
  const look = renameFix === "" ? adviseOnWorst(worstCase, context) : "";
  const listRule = offerLostRule(notices, context) || offerFillRule(explanation, context);
  const hasGained = unrecorded > 0 || notices.some(({ code }) => code === "gained");
  const words = [fallenWords, look, listRule].filter(Boolean);
  if (canRecord && hasGained) {
    // This records the edits as well.
    return { fix: words.join(" "), accept: [keepStep(context)] };
  }
  if (fallenWords === "" && listRule === "" && recordEdits !== "") {
    words.push(recordEdits);
  }
  return { fix: words.join(" "), accept: [] };
}

/**
 * Returns the rule that fails if watched queries are emptied. Empty if none is, or if it is there.
 */
function offerLostRule(notices: readonly Notice[], { inputs }: AdviceContext): string {
  const isEmptied = notices.some((notice) => notice.code === "watched" && notice.emptied > 0);
  if (inputs === null || !isEmptied) {
    return "";
  }
  const hasRule = namedRules(inputs.config.gate).some(({ rules }) => rules.has("lost_queries"));
  return hasRule
    ? ""
    : "To fail the gate if a watched query returns nothing any more, add the rule `lost_queries: { ceiling: 0 }`.";
}

/** Returns the rule that fails if lists get shorter. Empty if they did not, or if it is there. */
function offerFillRule(explanation: Explanation | null, { inputs }: AdviceContext): string {
  const { kind } = explanation?.cause ?? explanation?.lists ?? {};
  if (inputs === null || kind === undefined || !SHORT_LISTS.includes(kind)) {
    return "";
  }
  const { gate, k } = inputs.config;
  const names = namedRules(gate).flatMap(({ rules }) => [...rules.keys()]);
  // Watched queries count in no rate of lists.
  const hasGolden = inputs.suite.cases.some(({ expected }) => expected.length > 0);
  return !hasGolden || names.some(isListMetric)
    ? ""
    : `If lists must not get shorter, add the rule \`fill_rate@${k}: { tolerance: 0.1 }\`.`;
}

/**
 * Returns what to do before the merge of a pass in which the checks `fell`. Empty if a query lost a
 * document: outputs list these queries. A fall of latency names no query to look at.
 */
function adviseOnFallen(
  notices: readonly Notice[],
  fell: readonly Check[],
  explanation: Explanation | null,
): string {
  if (hasLosses(notices, explanation) || hasLostAndGone(notices)) {
    return "";
  }
  return fell.some(({ unit }) => unit !== "ms")
    ? "You can merge, but first look at the queries that fell."
    : "You can merge.";
}

/**
 * Returns what to do about an error: advice on failed queries, else the error's hint, else to fix
 * the lines of its problems. Few errors can be accepted (acceptErrorSteps).
 */
function failureAdvice(
  { code, hint, problems }: Failure,
  scores: Report["scores"],
  facts: AdviceFacts,
  context: AdviceContext,
): AdviceText {
  const failedRun = code === "query_errors" ? adviseOnFailedQueries(scores, context.inputs) : null;
  const lines =
    problems.length === 0 ? "" : `Fix the ${problems.length === 1 ? "line" : "lines"} shown.`;
  const words = failedRun ?? hint ?? lines;
  // Commands in a hint are written for a program that is installed.
  const fix = words.replaceAll("`retrieval-gate ", `\`${context.program} `);
  return { fix, accept: acceptErrorSteps(code, facts, context) };
}

/** Returns the steps that accept an error; none of most errors. */
function acceptErrorSteps(
  code: Failure["code"],
  { canBecomeFirstBaseline }: AdviceFacts,
  context: AdviceContext,
): readonly Step[] {
  if (canBecomeFirstBaseline && context.keepsBaselineFile) {
    return [{ ...adoptStep(context), why: "commit the file" }];
  }
  if (code !== "not_comparable" || !context.origin?.pull_request) {
    return [];
  }
  return [recordStep(context, runsFlag(context.inputs)), overruleStep(context)];
}

/** Returns what to do about failed queries. Null if none failed, or if nothing was asked. */
function adviseOnFailedQueries(scores: Report["scores"], inputs: Report["inputs"]): string | null {
  const cases = scores?.cases ?? [];
  if (inputs === null || cases.every(({ error }) => error === null)) {
    return null;
  }
  return adviseOnFailures(cases, { file: inputs.config.file, lines: inputs.lines });
}

// Looking closer, with any verdict.

/**
 * Returns the steps to look closer: to run the gate on the reader's machine, and to ask the worst
 * query. None if the inputs could not be read.
 */
function lookSteps(worstCase: string | null, context: AdviceContext): readonly Step[] {
  const { inputs, folder, program } = context;
  if (inputs === null) {
    return [];
  }
  const file = shellWord(relativePath(folder, inputs.config.file));
  // With folder "" the path of a config in a subfolder is relative to the root: the command must be
  // run there.
  const place = file.includes("/") && folder === "" ? ", in the repository's top folder" : "";
  const gate = `${program} gate --config ${file}`;
  const sideBySide = inputs.baseline?.beside;
  const command = sideBySide === undefined ? gate : besideCommand(gate, sideBySide.commit);
  const run: Step = { do: "run", why: `run the gate on your machine${place}`, command };
  const ask = askCommand(worstCase, context);
  return ask === ""
    ? [run]
    : [run, { do: "ask", why: "see what the worst query finds", command: ask }];
}

/** Returns the command that asks the query; empty without one, and if the suite lacks it. */
function askCommand(caseId: string | null, { inputs, folder, program }: AdviceContext): string {
  const isInSuite = inputs?.suite.cases.some(({ id }) => id === caseId) ?? false;
  if (inputs === null || caseId === null || !isInSuite) {
    return "";
  }
  const file = shellWord(relativePath(folder, inputs.config.file));
  return `${program} ask --config ${file} ${caseFlag(caseId)}`;
}

/**
 * Returns the id of the query to look at first: of the worst failure, else of a check that fell,
 * else of a query that lost a document. Null if there is none.
 */
function findWorstCase(
  { primary: [worst], fell }: ReportTables["checks"],
  explanation: Explanation | null,
): string | null {
  if (worst !== undefined) {
    return firstWorstCase(worst);
  }
  const fallenCase = fell.map(firstWorstCase).find((id) => id !== null);
  return fallenCase ?? explanation?.losses?.[0]?.id ?? null;
}

/** Returns the id of the check's worst query; null if the results of one query can't explain it. */
function firstWorstCase(check: Check): string | null {
  return UNSEEN.includes(check.category) ? null : (worstCulprit(check)?.id ?? null);
}

/**
 * Returns the command that compares side by side on a person's machine: it makes a work tree of the
 * base's commit, and runs the command `gate` beside it.
 */
function besideCommand(gate: string, baseCommit: string): string {
  const commit = baseCommit.slice(0, 12);
  return `${makeBaseCommand("../base", commit)} && ${gate} --base-ref ${commit} --base-directory ../base`;
}

/** Categories that the results of one query can't explain. */
const UNSEEN: readonly Category[] = ["latency_regression", "answer_regression", "cost_regression"];

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

/** True if the change removes the baseline that the base has. */
export function isBaselineRemoved(checks: readonly Check[]): boolean {
  return checks.some(
    ({ weakening }) =>
      weakening?.code === "baseline_edited" &&
      weakening.fields.some(({ field }) => field === "baseline"),
  );
}

/**
 * Returns what to do with the draft of a suite in this file, which is named as the reader names it.
 * `openCases`: how many cases have no target.
 */
export function approvalWords(file: string, openCases: number): string {
  const openWords =
    openCases === 0
      ? ""
      : " A case without a document in `expected` has no recall: the report shows whether its results change.";
  // `suggest --review` can only edit YAML.
  const review = /\.ya?ml$/i.test(file)
    ? `Review the draft with \`retrieval-gate suggest --review ${shellWord(file)}\`. Or correct`
    : "Correct";
  return `${review} the cases of the draft, then remove \`draft\` to approve the draft.${openWords}`;
}
