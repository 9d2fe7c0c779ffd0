/**
 * Why the figures are what they are, in words. A function returns "" where nothing is to be said. A
 * loss is a case that lost an expected document, with the cause. Texts may be a stranger's and are
 * not escaped here: each reporter does that.
 */
import type { JudgedMetric } from "../model/answers.ts";
import type {
  Cause,
  CauseKind,
  CauseShare,
  ChangeGroup,
  Churn,
  Explanation,
  Holes,
  Loss,
  LossCause,
  StageRecall,
} from "../model/explanation.ts";
import type { Notice } from "../model/notice.ts";
import { type Problem, formatProblem } from "../model/problem.ts";
import { describeFailures } from "../model/query-errors.ts";
import type { Report } from "../model/report.ts";
import { selectCases } from "../model/scope.ts";
import { type Category, type Check, type Culprit, hasNoPairs } from "../model/verdict.ts";
import { capitalise, selectSlowerCases } from "./check-sentences.ts";
import { whyEditsWords } from "./edits.ts";
import { capText } from "./escape.ts";
import {
  clipName,
  formatValue,
  listNames,
  plainName,
  pluralise,
  scopeWords,
  queriesText,
} from "./format.ts";
import { type Misfit, misfitWords } from "./misfit.ts";
import {
  type CaseBook,
  type CaseRow,
  type ReportTables,
  forbiddenResults,
  isWorse,
  listHits,
} from "./rows.ts";
import { countItems, requireItem, listFirst } from "../model/lookup.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import { isOfOtherMachine } from "./sampling.ts";

/**
 * What each cause means for one case. `not_looked_up`: there was no longer answer than that of the
 * run, so whether the document stands further down is not known.
 */
const CAUSE_MEANING: Readonly<Record<LossCause, string>> = {
  error: "the query failed",
  degraded: "a part of the search did not work",
  nothing_returned: "nothing was returned",
  no_longer_matches: "the document is returned, but no longer matches",
  dropped_by_stage: "dropped by a stage of the search",
  never_retrieved: "never retrieved",
  cut_before_ranking: "probably cut off before the search ranks its results",
  crowded_out: "crowded out by one cluster",
  duplicates: "crowded out by repeats",
  deeper: "found only further down",
  not_found: "not among the results",
  not_looked_up: "not looked for further down",
};

/** Returns what a cause means; of documents that a stage dropped, with the stage's name. */
export function causeMeaning({ cause, stage }: Pick<CauseShare, "cause" | "stage">): string {
  return cause === "dropped_by_stage" && stage !== undefined
    ? `dropped by stage ${clipName(stage)}`
    : CAUSE_MEANING[cause];
}

/**
 * Returns what happened to a case that lost a document, with ranks and numbers, in a clause: `found
 * only at rank 14`. If a cluster or repeats crowded the document out, its rank in a deeper search
 * follows if that found it.
 */
export function lossWords(loss: Loss): string {
  // The known ranks of all targets: `14 and 23`.
  const joinRanks = (rankOf: (target: Loss["targets"][number]) => number | null): string =>
    loss.targets.flatMap((target) => rankOf(target) ?? []).join(" and ");
  const meaning = causeMeaning(loss);
  const deeperRanks = joinRanks((target) => target.deeper);
  const foundWords = `found only at rank ${deeperRanks}`;
  const foundPart = deeperRanks === "" ? "" : `; ${foundWords}`;
  switch (loss.cause) {
    case "no_longer_matches":
      return `${meaning}, at rank ${joinRanks((target) => target.unmatched)}`;
    case "crowded_out":
      return `${pluralise(loss.cluster?.now ?? 0, "result")} of the list come from ${clipName(loss.cluster?.key ?? "")}${foundPart}`;
    case "duplicates":
      return `${meaning}: ${pluralise(loss.repeats.now, "repeat")}${foundPart}`;
    case "cut_before_ranking":
      return `at rank ${deeperRanks} if more results are asked for`;
    case "deeper":
      return foundWords;
    case "not_found":
      return loss.probe === null
        ? meaning
        : `not among the first ${pluralise(loss.probe.returned, "result")}`;
    case "not_looked_up": {
      // A retriever may give no more than it gave before, whatever it is asked for.
      const deeperWords =
        loss.probe === null
          ? "the gate did not search deeper"
          : "a deeper search returned no more results";
      return loss.displaced_by.length === 0
        ? deeperWords
        : `${displacedWords(loss)} in the list; ${deeperWords}`;
    }
    default:
      return meaning;
  }
}

/**
 * Returns the results that took the place of the lost document: `3 new results (2 unjudged, 1
 * relevant)`. Irrelevant and forbidden ones are only in the first number.
 */
function displacedWords({ displaced_by: newcomers }: Loss): string {
  const countParts = ["unjudged", "relevant"].map((word) => {
    const count = newcomers.filter(({ judged }) => judged === word).length;
    return count === 0 ? "" : `${count} ${word}`;
  });
  const judgedPart = countParts.filter(Boolean).join(", ");
  return `${pluralise(newcomers.length, "new result")}${judgedPart === "" ? "" : ` (${judgedPart})`}`;
}

/**
 * Returns how many queries lost a document, by cause:
 * `10 queries lost a document (found only further down: 7, not among the results: 3)`. One cause
 * alone has no number. Empty if nothing was lost.
 */
export function causesWords(causes: readonly CauseShare[]): string {
  const cases = causes.reduce((sum, share) => sum + share.cases, 0);
  const [first] = causes;
  if (first === undefined || cases === 0) {
    return "";
  }
  const lost = pluralise(cases, "query lost a document", "queries lost a document");
  if (causes.length === 1) {
    const because = first.cause === "error" || first.cause === "degraded" ? " because" : ":";
    return `${lost}${because} ${causeMeaning(first)}`;
  }
  const parts = causes.map((share) => `${causeMeaning(share)}: ${share.cases}`);
  return `${lost} (${parts.join(", ")})`;
}

/**
 * Returns what changed in many lists, and what that did:
 * `legacy/old is new in the results of 80 queries, mostly at rank 2; 43 queries got worse, 2 got
 * better`. A number of 0 is left out; if both are 0, `0 queries got worse` stays.
 */
export function groupWords({ kind, name, of, worse, better, rank, cases }: ChangeGroup): string {
  const queries = queriesText(cases.length);
  const part = `${cases.length} of ${queriesText(of)}`;
  let what: string;
  if (kind === "intent" || kind === "length" || kind === "writing") {
    what = `${capitalise(queriesOfGroup(kind, name))}: the results of ${part} changed`;
  } else {
    const subject = subjectWithVerb({ kind, names: [name], more: 0 });
    // The name of a document stays as it is written.
    const start = kind.endsWith("_document") ? subject : capitalise(subject);
    what = kind.startsWith("came_")
      ? `${start} new in the results of ${queries}`
      : `${start} gone from the results of ${part}`;
  }
  const where = mostRankWords(rank);
  const worsePart = worse > 0 || better === 0 ? `${queriesText(worse)} got worse` : "";
  const betterPart = better > 0 ? `${better} got better` : "";
  return `${what}${where}; ${[worsePart, betterPart].filter(Boolean).join(", ")}`;
}

/** `, mostly at rank 2`; empty if the rank is not known. */
function mostRankWords(rank: number | null): string {
  return rank === null ? "" : `, mostly at rank ${rank}`;
}

// What happened to many lists.

/**
 * Returns what happened to many lists as a sentence: `588 of 588 lost documents are in errors/,
 * which is gone from all results`. `emptied` is how many queries lost a document and return nothing
 * now: sentences on cut lists, and on documents gone from all results, end with it (emptiedWords).
 * Documents came or went `everywhere` if no list had them before, or none has them now.
 */
export function causeSentence(cause: Cause, emptied = 0): string {
  const { happened, of, names, rank, kind, everywhere } = cause;
  const queries = `${happened} of ${queriesText(of)}`;
  const results = `the results of ${queries}`;
  // For more_results and fewer_results `rank` is no rank, but the usual number of results.
  const lengthPart = rank === null ? "" : `, mostly ${rank}`;
  switch (kind) {
    case "error":
      return `${queries} failed${sharedWords(cause)}${messageWords(cause)}`;
    case "degraded":
      return `a part of the search did not work for ${queries}${sharedWords(cause)}`;
    case "empty":
      return `${pluralise(happened, "query returns", "queries return")} nothing now, and returned results before${sharedWords(cause)}`;
    case "renamed":
      return renamedWords(cause);
    case "other_names":
      return `${results} have other ids in the same places: ${pairWords(cause)}`;
    case "other_parts":
      return `${cause.lost} of ${pluralise(cause.of_lost, "lost document")} have another part of the same document in their place: ${pairWords(cause)}`;
    case "same_list":
      return `${queries} get the same results, which are ${causeNames(cause)}`;
    case "repeats":
      return `${results} have documents several times`;
    case "shorter":
      return `${shorterWords(cause)}${emptiedWords(emptied)}`;
    case "more_results":
      return `${queries} have more results${lengthPart}`;
    case "fewer_results":
      return `${queries} have fewer results${lengthPart}`;
    case "reversed":
      return `the order of results is reversed for ${queries}`;
    case "first_result":
      return rank === null
        ? `the first result is missing for ${queries}, and the others kept their order`
        : `the first result moved down for ${queries}, mostly to rank ${rank}`;
    case "other_first":
      return `${queries} have another first result${names.length === 0 ? "" : `, mostly ${causeNames(cause)}`}`;
    case "reordered":
      return `${queries} have the same results in another order`;
    case "replaced":
      return `${queries} have mostly other results than before`;
    case "stage":
      return `stage ${causeNames(cause)} dropped expected documents of ${queriesText(happened)}`;
    case "intent":
    case "length":
    case "writing":
      return `${queriesOfGroup(kind, names[0] ?? "")}: ${results} changed${worseWords(cause)}`;
    case "copies":
    case "came_document":
    case "came_folder":
    case "came_cluster":
      return everywhere ? newWords(cause) : risenWords(cause);
    case "went_document":
    case "went_folder":
    case "went_cluster":
      return everywhere
        ? `${goneWords(cause)}${emptiedWords(emptied)}`
        : `${subjectWithVerb(cause)} gone from ${results}${worseWords(cause)}`;
  }
}

/**
 * Returns the queries of a group by what they have in common: `queries of intent "howto"`,
 * `queries with digits`, or by their length `queries of 4 to 7 words`. The
 * `name` of a length is `1`, `2-3`, `4-7` or `8+`.
 */
export function queriesOfGroup(kind: ChangeGroup["kind"], name: string): string {
  if (kind === "intent") {
    return `queries of intent "${clipName(name)}"`;
  }
  if (kind === "writing") {
    return `queries with ${clipName(name)}`;
  }
  const words =
    name === "1" ? "one word" : `${name.replace("-", " to ").replace("8+", "8 or more")} words`;
  return `queries of ${words}`;
}

/**
 * `3 of 12 lists end earlier, mostly after 5 results`, or `, at different lengths` without a rank.
 */
function shorterWords({ happened, of, rank }: Cause): string {
  const verb = happened === 1 ? "ends" : "end";
  const place =
    rank === null ? ", at different lengths" : `, mostly after ${pluralise(rank, "result")}`;
  return `${happened} of ${pluralise(of, "list")} ${verb} earlier${place}`;
}

/** ` (all queries with digits, and no others)`. Empty if the queries share nothing alone. */
function sharedWords({ shared }: Cause): string {
  return shared === undefined
    ? ""
    : ` (all ${queriesOfGroup(shared.kind, shared.name)}, and no others)`;
}

/**
 * Returns the commonest error message, to follow the number of failed queries: `, with: upstream
 * 503`, or `, most of them with: …` if there are others. Empty if no message is known.
 */
function messageWords({ names, more }: Cause): string {
  const [message] = names;
  if (message === undefined) {
    return "";
  }
  const part = names.length + more === 1 ? "with" : "most of them with";
  return `, ${part}: ${capText(message, MESSAGE)}`;
}

/**
 * Returns the names of a cause, at most NAMED: `a.md, b.md and 12 more`, `a.md and b.md`, `a.md`.
 */
export function causeNames({ names, more }: Pick<Cause, "names" | "more">): string {
  const shown = names.slice(0, NAMED).map((name) => clipName(name));
  const hiddenCount = names.length - shown.length + more;
  const parts = hiddenCount > 0 ? [...shown, `${hiddenCount} more`] : shown;
  const last = parts.at(-1) ?? "";
  return parts.length <= 1 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}

/**
 * Returns what the names stand for, by the kind of cause: `documents of errors/`, `documents of the
 * cluster wiki`, `a.md`.
 */
function causeSubject(cause: Pick<Cause, "kind" | "names" | "more">): string {
  const shownNames = causeNames(cause);
  if (cause.kind.endsWith("folder")) {
    return `documents of ${shownNames}`;
  }
  return cause.kind.endsWith("cluster") ? `documents of the cluster ${shownNames}` : shownNames;
}

/** Returns `documents of errors/ are`, `a.md is`, `a.md and b.md are`. */
function subjectWithVerb(cause: Pick<Cause, "kind" | "names" | "more">): string {
  const subject = causeSubject(cause);
  const isOne = cause.names.length + cause.more === 1;
  return `${subject} ${isOne && subject === causeNames(cause) ? "is" : "are"}`;
}

/**
 * Returns that documents are gone from all results, and how many of the lost documents they are:
 * - of single documents `a.md is gone from all results (2 of 5 lost documents)`
 * - of a folder or cluster `2 of 5 lost documents are in kb/, which is gone from all results`
 * - of one with which nothing was lost `documents of kb/ are gone from all results`
 */
function goneWords(cause: Cause): string {
  const { kind, names, more, lost, of_lost: all } = cause;
  const isOne = names.length + more === 1;
  if (kind === "went_document" || lost === 0) {
    const isPart = lost > 0 && lost < all;
    const part = isPart ? ` (${lost} of ${pluralise(all, "lost document")})` : "";
    return `${subjectWithVerb(cause)} gone from all results${part}`;
  }
  return `${lost} of ${pluralise(all, "lost document")} are in ${causeNames(cause)}, which ${isOne ? "is" : "are"} gone from all results`;
}

/**
 * Returns which documents have another name: `2 renamed documents: a.md is now b.md, c.md is now
 * d.md; the suite has the old names`. Adds how many of the lost documents these are if others were
 * lost, too.
 */
function renamedWords(cause: Cause): string {
  const { names, more, lost, of_lost: all } = cause;
  const noun = names[0]?.endsWith("/") === true ? "folder" : "document";
  const pairs = listPairs(cause, (oldName, newName) => `${oldName} is now ${newName}`);
  const part = lost === all ? "" : ` (${lost} of ${pluralise(all, "lost document")})`;
  return `${pluralise(names.length + more, `renamed ${noun}`)}: ${pairs}${part}; the suite has the old names`;
}

/**
 * Returns which ids stand where others stood: `a-b.md stands where a_b.md stood`; of folders
 * `documents of kb/ stand where those of docs/ stood`.
 */
function pairWords(cause: Cause): string {
  return listPairs(cause, (oldName, newName) =>
    oldName.endsWith("/")
      ? `documents of ${newName} stand where those of ${oldName} stood`
      : `${newName} stands where ${oldName} stood`,
  );
}

/** Returns the first pairs of old and new names in words, and how many more there are. */
function listPairs(
  { names, new_names: newNames = [], more }: Cause,
  describePair: (oldName: string, newName: string) => string,
): string {
  const pairs = names
    .slice(0, NAMED)
    .map((name, at) => describePair(clipName(name), clipName(newNames[at] ?? "")));
  const hiddenCount = names.length + more - pairs.length;
  return `${pairs.join(", ")}${hiddenCount === 0 ? "" : ` and ${hiddenCount} more`}`;
}

/** `; 5 queries return nothing now`, to end a sentence. Empty if all queries return results. */
function emptiedWords(emptied: number): string {
  return emptied === 0
    ? ""
    : `; ${pluralise(emptied, "query returns", "queries return")} nothing now`;
}

/**
 * Returns which results, new since the baseline, overtook others, and how many of the worse queries
 * this explains: `in 12 of 14 worse queries, documents of new/ overtook other results (…)`.
 */
function newWords(cause: Cause): string {
  const { kind, happened, rank, worse, of_worse: all } = cause;
  const start = `in ${worse} of ${pluralise(all, "worse query", "worse queries")},`;
  const overtook = `overtook other results (new in the results of ${queriesText(happened)}${mostRankWords(rank)})`;
  const [name = ""] = cause.names;
  if (kind === "copies") {
    const count = cause.names.length + cause.more;
    const original = clipName(cause.new_names?.[0] ?? "");
    return `${start} ${pluralise(count, "copy", "copies")} of documents, such as ${clipName(name)} of ${original}, ${overtook}`;
  }
  return `${start} ${causeSubject(cause)} ${overtook}`;
}

/** `ad.md is new or higher in the results of 80 queries, mostly at rank 2`, and worseWords. */
function risenWords(cause: Cause): string {
  return `${subjectWithVerb(cause)} new or higher in the results of ${queriesText(cause.happened)}${mostRankWords(cause.rank)}${worseWords(cause)}`;
}

/**
 * `, among them 12 of the 14 queries that got worse`, to end a sentence. Empty if none got worse.
 */
function worseWords({ worse, of_worse: all }: Cause): string {
  return worse === 0
    ? ""
    : `, among them ${worse === all ? "all" : `${worse} of the`} ${queriesText(all)} that got worse`;
}

// What else a report explains.

/**
 * Returns how many results are unjudged, and the values of each metric if none or all of these were
 * relevant: `97 of 118 results are unjudged. If none or all of these are relevant, ndcg@10 is 0.612
 * or 0.934`. Leaves out metrics that do not change. Empty if all results are judged, or if no case
 * has judgments.
 */
export function holesWords(holes: Holes | null): string {
  if (holes === null || holes.unjudged === 0) {
    return "";
  }
  const formatShare = (value: number): string => formatValue("share", value);
  const bounds = [...holes.bounds].flatMap(([metric, { pessimistic, optimistic }]) => {
    const least = formatShare(pessimistic);
    const most = formatShare(optimistic);
    return least === most ? [] : [`${metric} is ${least} or ${most}`];
  });
  const countPart = `${holes.unjudged} of ${pluralise(holes.results, "result")} ${holes.unjudged === 1 ? "is" : "are"} unjudged`;
  return bounds.length === 0
    ? countPart
    : `${countPart}. If none or all of these are relevant, ${bounds.join(", ")}`;
}

/**
 * Returns recall after each stage of the search:
 * `recall after each stage: retrieve 0.912, rerank 0.871 (60 queries)`. The number of queries is
 * that of the first stage. Empty if no answer listed the results of its stages.
 */
export function stagesWords(stages: readonly StageRecall[] = []): string {
  if (stages.length === 0) {
    return "";
  }
  const stageParts = stages.map(
    ({ stage, recall }) => `${clipName(stage)} ${formatValue("share", recall)}`,
  );
  return `recall after each stage: ${stageParts.join(", ")} (${queriesText(requireItem(stages, 0).cases)})`;
}

/** Lists whose overlap is larger are equal: a sum of floats may miss 1 by a rounding error. */
const SAME_LISTS = 1 - 1e-9;

/**
 * Returns how much of the baseline's lists is still there: `overlap with the results of the
 * baseline: jaccard@10 0.812`. Empty if no list was compared, or if all are the same.
 */
export function churnWords(churn: Churn | null): string {
  const overlaps = [...(churn?.overall ?? [])];
  if (overlaps.every(([, value]) => value === null || value > SAME_LISTS)) {
    return "";
  }
  const words = overlaps.flatMap(([metric, value]) =>
    value === null ? [] : `${metric} ${formatValue("share", value)}`,
  );
  return `overlap with the results of the baseline: ${words.join(", ")}`;
}

/** Returns how many queries failed, and with what (describeFailures). Empty if none failed. */
export function errorWords(scores: Report["scores"]): string {
  return describeFailures(scores?.cases ?? [], (error) => capText(error, MESSAGE));
}

/** Whether a run lost a query or a document, or found it only when it was asked again. */
export function hasLosses(notices: readonly Notice[], explanation: Explanation | null): boolean {
  return (
    notices.some(({ code }) => code === "lost" || code === "not_lost") ||
    (explanation?.losses ?? []).length > 0
  );
}

/** Returns each text once with how often it occurs, the commonest first. */
function countTexts(texts: readonly string[]): readonly (readonly [text: string, count: number])[] {
  return [...countItems(texts)].toSorted(([, a], [, b]) => b - a);
}

/** Characters of an error's message. */
const MESSAGE = 300;
/** How many names a sentence has before it counts the rest. */
const NAMED = 3;

/**
 * Returns in a line why the report ends as it does: the first problem of an error that ended the
 * run; why `worst`, the worst check that failed or was accepted, failed (findWhy); or, without such
 * a check, why checks fell without failing. Empty if the cause is not known.
 */
export function findCauseText(
  report: Report,
  worst: Check | undefined,
  misfit: Misfit | null,
  { cases, checks }: ReportTables,
): string {
  if (report.failure !== null) {
    return problemWords(report.failure.problems);
  }
  const { explanation = null, inputs, verdict } = report;
  if (worst === undefined) {
    return findWhyFallen(explanation?.cause ?? null, checks.fell, cases);
  }
  const { currency } = inputs?.config.prices ?? {};
  return findWhy(worst, misfit, { notices: verdict.notices, explanation, currency, cases });
}

/**
 * Returns why lists of a pass got worse: the leading cause, else that all worse queries are of one
 * intent. Empty if no check about lists fell, or if neither is known.
 */
function findWhyFallen(cause: Cause | null, fell: readonly Check[], book: CaseBook): string {
  if (!fell.some(({ category }) => LIST_CATEGORIES.includes(category))) {
    return "";
  }
  return cause === null ? sharedIntentWords(book) : causeSentence(cause);
}

/**
 * Returns in a line why the check failed, the first that applies: the queries that are gone from
 * the suite; "" for a missing figure; that the ids of results do not fit the suite; what happened
 * to the lists (findCheckCause); what its category knows (WHY_OF_CATEGORY). Empty if nothing is
 * known.
 */
function findWhy(check: Check, misfit: Misfit | null, facts: WhyFacts): string {
  if (hasNoPairs(check)) {
    return absentWords(check);
  }
  if (check.state === "missing") {
    // The check's own sentence says why there was nothing to compare.
    return "";
  }
  if (misfit !== null) {
    return misfitWords(misfit);
  }
  const cause = findCheckCause(check, facts.explanation, facts.cases);
  if (cause !== null) {
    const losses = facts.explanation?.losses ?? [];
    const emptied = losses.filter((loss) => loss.cause === "nothing_returned");
    return causeSentence(cause, emptied.length);
  }
  return WHY_OF_CATEGORY[check.category]?.(check, facts) ?? "";
}

/** What makes most lists shorter. */
export const SHORT_LISTS: readonly CauseKind[] = ["empty", "shorter", "fewer_results"];

/**
 * Returns what happened to the lists that made the check fail, by its category; null if that is not
 * known, or if the check is not about lists:
 * - `fewer_results`: what most lists show, if that is that they got shorter.
 * - `diversity_collapse`: what most lists show, if that is that they repeat documents, else as the
 *   others.
 * - `forbidden_hit`: the leading cause of what got worse, if it explains a query of the check.
 * - Others about lists: the leading cause, else causeOfMostLists.
 */
export function findCheckCause(
  check: Check,
  explanation: Explanation | null,
  book: CaseBook,
): Cause | null {
  const { category } = check;
  const { cause: leadingCause = null, lists: mostLists = null } = explanation ?? {};
  if (category === "fewer_results") {
    return mostLists !== null && SHORT_LISTS.includes(mostLists.kind) ? mostLists : null;
  }
  if (!LIST_CATEGORIES.includes(category)) {
    return null;
  }
  if (category === "diversity_collapse" && mostLists?.kind === "repeats") {
    return mostLists;
  }
  if (category === "forbidden_hit") {
    return check.cases.some(({ id }) => leadingCause?.cases.includes(id)) ? leadingCause : null;
  }
  return leadingCause ?? causeOfMostLists(check, explanation, book);
}

/**
 * Returns what most lists show, for a check without a leading cause. Null if its single queries
 * show why it failed:
 * - ranks: a document of one of its cases fell
 * - recall: the cause of a lost document is known, or all worse queries are of one intent
 *
 * Null for any other category.
 */
function causeOfMostLists(
  { category, cases }: Check,
  explanation: Explanation | null,
  book: CaseBook,
): Cause | null {
  const { lists = null, causes = [] } = explanation ?? {};
  if (category === "ranking_shift") {
    return cases.some((culprit) => listFalls(culprit).length > 0) ? null : lists;
  }
  const isKnownOfQueries = hasKnownCause(causes) || sharedIntentWords(book) !== "";
  return category === "recall_drop" && !isKnownOfQueries ? lists : null;
}

/**
 * Returns the first problem of a failed run, and how many more there are; empty if it lists none.
 */
function problemWords([first, ...others]: readonly Problem[]): string {
  if (first === undefined) {
    return "";
  }
  return `${formatProblem(first)}${others.length === 0 ? "" : `; and ${pluralise(others.length, "more problem")}`}`;
}

/** What tells why a check failed. */
interface WhyFacts {
  readonly notices: readonly Notice[];
  readonly explanation: Explanation | null;
  /** Of the prices of models; undefined if the config sets none. */
  readonly currency: string | undefined;
  readonly cases: CaseBook;
}

/** Returns why `worst`, the worst check of a category, failed; empty if that is not known. */
type Why = (worst: Check, facts: WhyFacts) => string;

/**
 * Returns why documents were lost and what else got worse: the causes of the lost documents, and
 * how many other queries rank theirs lower. If no cause is known, returns that all worse queries
 * are of one intent, else how many lists changed. It does not count the worse queries again, which
 * the check's sentence does.
 */
function lossesWhy(_worst: Check, { explanation, cases: book }: WhyFacts): string {
  const causes = explanation?.causes ?? [];
  if (!hasKnownCause(causes)) {
    const hasGroups = (explanation?.groups ?? []).length > 0;
    return sharedIntentWords(book) || changedListsWords(book, hasGroups);
  }
  const lower = [...book.values()].filter((row) => row.loss === null && isWorse(row)).length;
  if (lower === 0) {
    return causesWords(causes);
  }
  const verb = lower === 1 ? "ranks" : "rank";
  return `${causesWords(causes)}; ${pluralise(lower, "other query", "other queries")} ${verb} documents lower`;
}

/** With fewer lists it says nothing how many of them changed. */
const LEAST_LISTS = 5;

/** So many changed queries are all named. */
const MOST_CHANGED = 10;

/** Letters such as é and ж, and accents that are characters of their own. */
const NON_ASCII_LETTER = /(?!\p{ASCII})[\p{L}\p{M}]/u;

/**
 * Returns how many queries have other results than in the baseline: `the results of 2 of 14 queries
 * changed`. If another sentence names what they have in common (`hasGroups`), that is all. Else
 * their names follow, if they are few, and what stands out: ` ("café", "naïve"), and all 2 have
 * letters other than a to z: …`. Empty if fewer than LEAST_LISTS are compared, or none changed.
 */
function changedListsWords(book: CaseBook, hasGroups: boolean): string {
  const compared = [...book.values()].filter(
    ({ before, score }) => before !== null && score?.error === null,
  );
  const changed = compared.filter(
    ({ before, score }) => !sameCanonical(before?.results, score?.results),
  );
  if (compared.length < LEAST_LISTS || changed.length === 0) {
    return "";
  }
  const words = `the results of ${changed.length} of ${queriesText(compared.length)} changed`;
  if (hasGroups) {
    return words;
  }
  const queries = changed.map((row) => `"${clipName(row.case.query)}"`);
  const names = changed.length > MOST_CHANGED ? "" : ` (${queries.join(", ")})`;
  return areOfKind(changed, compared, (row) => NON_ASCII_LETTER.test(row.case.query))
    ? `${words}${names}, and all ${changed.length} have letters other than a to z: the search may read accents or encodings differently`
    : `${words}${names}, and no document, folder or kind of query stands out`;
}

/** Causes that say no more than that the document is lost. */
const UNKNOWN_CAUSES: readonly LossCause[] = ["not_found", "not_looked_up"];

function hasKnownCause(causes: readonly CauseShare[]): boolean {
  return causes.some(({ cause }) => !UNKNOWN_CAUSES.includes(cause));
}

/**
 * Returns that all worse queries, those that lost a document or rank one lower, are of one intent.
 * Empty if they are fewer than two or of several intents, and if that may be chance.
 */
function sharedIntentWords(book: CaseBook): string {
  const compared = [...book.values()].filter(({ before }) => before !== null);
  const worse = compared.filter((row) => row.loss !== null || isWorse(row));
  const intent = findSharedIntent(worse, compared);
  if (intent === null) {
    return "";
  }
  const what = worse.every(({ loss }) => loss !== null) ? "lost a document" : "got worse";
  return `all ${worse.length} queries that ${what} are of intent "${clipName(intent)}"`;
}

/** The largest chance that queries are of one kind by accident. */
const BY_CHANCE = 0.05;

/**
 * Returns the intent of all these rows. Null if they are of several intents, or may be of one by
 * chance (areOfKind).
 */
function findSharedIntent(rows: readonly CaseRow[], compared: readonly CaseRow[]): string | null {
  const intent = rows[0]?.case.intent ?? null;
  return areOfKind(rows, compared, (row) => row.case.intent === intent) ? intent : null;
}

/**
 * Whether all these rows are of a kind. False if they are fewer than two, and if as many of the
 * compared rows, drawn at random, may well be of this kind.
 */
function areOfKind(
  rows: readonly CaseRow[],
  compared: readonly CaseRow[],
  isOfKind: (row: CaseRow) => boolean,
): boolean {
  const ofKind = compared.filter(isOfKind).length;
  let chance = 1;
  for (const drawn of rows.keys()) {
    chance *= (ofKind - drawn) / (compared.length - drawn);
  }
  return rows.length >= 2 && rows.every(isOfKind) && chance <= BY_CHANCE;
}

/** Categories of checks that fail if the lists of results get worse. */
export const LIST_CATEGORIES: readonly Category[] = [
  "recall_drop",
  "ranking_shift",
  "retriever_error",
  "semantic_degraded_spike",
  "forbidden_hit",
  "diversity_collapse",
];

/** How the cause of a failure is found, by its category; for the other categories none is known. */
const WHY_OF_CATEGORY: Readonly<Partial<Record<Category, Why>>> = {
  recall_drop: lossesWhy,
  semantic_degraded_spike: lossesWhy,
  ranking_shift: movedWords,
  latency_regression: slowerWords,
  diversity_collapse: clusterWords,
  forbidden_hit: forbiddenWords,
  cost_regression: costWords,
  golden_data_edited: (_worst, { notices }) => whyEditsWords(notices),
  gate_weakened: ({ weakening }) =>
    weakening?.code === "config_edited"
      ? "Looser rules let later changes lose more, so a maintainer must accept them"
      : "",
};

/**
 * Returns how many documents of the check's cases moved down, which ranks the furthest moved, and
 * the causes of the lost documents. If none moved, returns the causes alone.
 */
function movedWords(worst: Check, { explanation }: WhyFacts): string {
  const lossesText = causesWords(explanation?.causes ?? []);
  const falls = worst.cases.flatMap(listFalls);
  const [furthest] = falls.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  if (furthest === undefined) {
    return lossesText;
  }
  const moved = `${pluralise(falls.length, "document")} moved down, furthest from rank ${furthest.from} to ${furthest.to}`;
  return `${moved}; ${lossesText === "" ? "none was lost" : lossesText}`;
}

/** Returns the ranks of the targets of a case that are found on both sides and stand lower now. */
function listFalls({ ranks_before: before, ranks_after: after }: Culprit): readonly {
  readonly from: number;
  readonly to: number;
}[] {
  return (before ?? []).flatMap((from, i) => {
    const to = after?.[i] ?? null;
    return from !== null && to !== null && to > from ? [{ from, to }] : [];
  });
}

/**
 * Returns how many queries of the check's scope got slower by more than the tolerance: a few much
 * slower queries have another cause than many that are a little slower. For the whole suite, adds
 * the intent that they share. If the baseline was recorded on another kind of machine, returns that
 * instead. Empty if no query did, and if the check has no tolerance.
 */
function slowerWords(check: Check, { notices, cases: book }: WhyFacts): string {
  const { tolerance, scope } = check;
  if (notices.some(isOfOtherMachine)) {
    return "the baseline was recorded on another kind of machine, which may be slower or faster";
  }
  const slowerCases = selectSlowerCases(check);
  if (slowerCases.length === 0) {
    return "";
  }
  const rows = [...book.values()];
  const suiteCases = rows.map((row) => row.case);
  const all = queriesText(selectCases(suiteCases, scope).length);
  const verb = slowerCases.length === 1 ? "is" : "are";
  const slowerPart = `${verb} more than ${formatValue("ms", tolerance)} slower`;
  if (scope.kind !== "overall") {
    return `${slowerCases.length} of ${all} ${scopeWords(scope)} ${slowerPart}`;
  }
  const slowerRows = slowerCases.flatMap(({ id }) => book.get(id) ?? []);
  const intent = findSharedIntent(slowerRows, rows);
  const sharedPart = intent === null ? "" : `, all of intent "${clipName(intent)}"`;
  return `${slowerCases.length} of ${all} ${slowerPart}${sharedPart}`;
}

/**
 * Returns how many results of the worst query come from its largest cluster. A result without a
 * cluster counts by its path. Empty for other metrics than `clustering_ratio`, if the query has no
 * answer, and if no result has a cluster or path.
 */
function clusterWords({ cases: [worst], metric }: Check, { cases: book }: WhyFacts): string {
  const hits = listHits(book.get(worst?.id ?? ""));
  const [largest] = countTexts(hits.flatMap(({ cluster, path }) => cluster ?? path ?? []));
  if (largest === undefined || !metric.startsWith("clustering_ratio")) {
    return "";
  }
  const [name, count] = largest;
  return `${count} of the worst query's ${pluralise(hits.length, "result")} come from one cluster (or file): ${clipName(name)}`;
}

/**
 * Returns the first forbidden result of each case, of at most NAMED cases:
 * `"hiking map" returns old.md at rank 2`. Empty without any.
 */
function forbiddenWords({ cases }: Check, { cases: book }: WhyFacts): string {
  const hits = cases.flatMap(({ id }) => {
    const row = book.get(id);
    const [first] = forbiddenResults(row?.score);
    if (row === undefined || first === undefined) {
      return [];
    }
    const name = clipName(plainName(first.id, row.score?.results ?? []));
    return [`"${clipName(row.case.query)}" returns ${name} at rank ${first.rank}`];
  });
  return listFirst(hits, NAMED);
}

/** The most claims that a line shows; the most characters of a claim and of an answer. */
const CLAIMS = 2;
const CLAIM = 80;
const ANSWER = 80;

/**
 * Returns the claims of a case's answer as the judge saw them, unsupported ones first, and then the
 * answer now and in the baseline: `✕ It is free; ✓ It opens at 9; answer now: …; before: …`. Leaves
 * out what is not known; empty if nothing is.
 */
export function judgedWords(row: CaseRow | undefined, metric: string): string {
  const sample = row?.run?.judged?.get(metric as JudgedMetric);
  const claims = sample?.kind === "value" ? (sample.claims ?? []) : [];
  const ordered = claims.toSorted((a, b) => Number(a.supported) - Number(b.supported));
  const shown = ordered
    .slice(0, CLAIMS)
    .map(({ text, supported }) => `${supported ? "✓" : "✕"} ${capText(text, CLAIM)}`);
  const outcome = row?.run?.outcome;
  const now = outcome?.kind === "answer" ? outcome.answer : undefined;
  const before = row?.before?.answer;
  const answers = [
    now === undefined ? "" : `answer now: ${capText(now, ANSWER)}`,
    before === undefined ? "" : `before: ${capText(before, ANSWER)}`,
  ];
  return [...shown, ...answers].filter(Boolean).join("; ");
}

/**
 * Returns what a query costs now, with the currency, and how many times the baseline's cost that
 * is; without the latter if there is no such cost or it is 0. Empty if the cost is not known.
 */
function costWords({ baseline, current }: Check, { currency }: WhyFacts): string {
  if (current === null) {
    return "";
  }
  const unit = currency === undefined ? "" : ` ${clipName(currency)}`;
  const now = `a query costs ${formatValue("money", current)}${unit}`;
  if (baseline === null || baseline <= 0) {
    return now;
  }
  return `${now}, ${(current / baseline).toFixed(1)} times as much as in the baseline`;
}

/** Returns which cases of the baseline the suite does not have any more; empty if none. */
function absentWords({ cases }: Check): string {
  const ids = cases.map(({ id }) => id);
  return ids.length === 0
    ? ""
    : `${pluralise(ids.length, "query is", "queries are")} no longer in the suite: ${listNames(ids, NAMED)}`;
}

/**
 * Returns how the corpus changed, to stand before what was lost:
 * `The corpus has 15 documents, 3 more than in the baseline: `. Empty if it is the same, or if the
 * retriever does not say what it searches.
 */
export function corpusWords({ inputs, run }: Pick<Report, "inputs" | "run">): string {
  const baseline = inputs?.baseline;
  const before = baseline?.retriever.corpus;
  const now = run?.corpus;
  if (before === undefined || now === undefined || before.digest === now.digest) {
    return "";
  }
  const otherSide = baseline?.beside === undefined ? "the baseline" : "the base";
  const documents = `The corpus has ${pluralise(now.documents, "document")}`;
  const difference = now.documents - before.documents;
  if (difference === 0) {
    return `${documents}, as many as in ${otherSide}, but not the same: `;
  }
  // Only the counts are known: three more may be five that came and two that went.
  const more = difference > 0 ? "more" : "fewer";
  return `${documents}, ${Math.abs(difference)} ${more} than in ${otherSide}: `;
}
