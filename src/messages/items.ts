/**
 * Groups the checks that one cause made fail, be accepted or fall: an item is one sentence, the
 * figures of its checks, and the cases behind them. A culprit is a case that made a check fail. The
 * book has each case of the suite with its score, its row of the baseline and its loss. Texts may
 * be a stranger's and are not escaped here: each reporter does that.
 */
import type { Report } from "../model/report.ts";
import { groupBy, scopeText, selectCases } from "../model/scope.ts";
import type { CaseScore } from "../model/scores.ts";
import { type Case, targetLabel } from "../model/suite.ts";
import {
  type Category,
  type Check,
  type Culprit,
  type LostQueries,
  type Reason,
  hasNoPairs,
  isCount,
  lacksFigure,
} from "../model/verdict.ts";
import { isChurn } from "../metrics/churn.ts";
import { judgedWords, lossWords } from "./causes.ts";
import {
  checkSentence,
  hasNoTargets,
  isOnlyOutOfBounds,
  selectSlowerCases,
} from "./check-sentences.ts";
import { capText } from "./escape.ts";
import {
  type RowFigures,
  checkName,
  checkNumbers,
  moveWords,
  plainName,
  pluralise,
  scopeLabel,
  scopeWords,
  queriesText,
} from "./format.ts";
import { type CaseBook, type CaseRow, forbiddenResults, isListMetric, isWorse } from "./rows.ts";
import { editedCaseWords } from "./edits.ts";
import { quoteQueries } from "./notices.ts";
import { decidedWords, levelWords, pWords, testedWords } from "./rule.ts";
import { addToList, firstSegment, requireItem, listFirst } from "../model/lookup.ts";

/** Figures of a check as they are shown, each in its unit, or a dash. */
export interface Row {
  readonly metric: string;
  /** `overall`, the name of an intent, or `tag rare`. */
  readonly where: string;
  readonly baseline: string;
  readonly now: string;
  /** With its sign: `−0.067`. */
  readonly change: string;
  readonly limit: string;
  /** `recall and nDCG together: p = 0.031, fails if p ≤ 0.15`; empty if the limit decided. */
  readonly by: string;
}

/** Checks with one cause, as they are shown. */
export interface Item {
  readonly code: Category;
  /** The metric of the leading check. */
  readonly metric: string;
  /** Without a full stop, markup and escapes; it may hold text of strangers. */
  readonly sentence: string;
  /** One for each check that has figures, the leader's first. */
  readonly rows: readonly Row[];
  /** At most CASES, worst first; a case is in one item of a category only. */
  readonly cases: readonly CaseView[];
  /** Number of cases beyond those. */
  readonly more: number;
  /** True if earlier changes made its figure fall, not this one. */
  readonly earlier?: true;
  /** Where a rule was loosened; the line where the head's file has it. */
  readonly file?: string;
  readonly line?: number;
}

/** The most cases that an item shows; the others are in the checks of report.json. */
export const CASES = 10;
/** Characters of a query in a sentence. */
const QUERY = 80;

// What failed, or was accepted.

/**
 * Groups checks by their cause, each group by its leader, the first of its checks. Each missing
 * figure and each weakened rule is a group alone. Any other check joins the first of these groups
 * that there is:
 * - that of its metric, in whichever scope: `mrr@10` of an intent joins `mrr@10`; ratios have
 *   groups of their own
 * - that of the first check of its category that leads a group, if all of its cases are cases of
 *   that check, too: `ndcg@10` joins `mrr@10`
 * - a new one, which it leads
 */
function groupByCause(checks: readonly Check[]): ReadonlyMap<Check, readonly Check[]> {
  const leaderByMetric = new Map<string, Check>();
  const firstLeaders = new Map<Category, Check>();
  const groups = new Map<Check, Check[]>();
  for (const check of checks) {
    const { weakening, category, metric, ratio } = check;
    if (lacksFigure(check) || weakening !== undefined) {
      groups.set(check, [check]);
      continue;
    }
    const key = ratio === undefined ? metric : `ratio ${metric}`;
    const firstLeader = firstLeaders.get(category);
    const leaderByCases =
      firstLeader !== undefined && isWithinCases(check, firstLeader) ? firstLeader : check;
    const leader = leaderByMetric.get(key) ?? leaderByCases;
    if (leader === check && firstLeader === undefined) {
      firstLeaders.set(category, check);
    }
    leaderByMetric.set(key, leader);
    addToList(groups, leader, check);
  }
  return groups;
}

/** True if the check has cases and all of them are cases of `other`, too. */
function isWithinCases({ cases }: Check, other: Check): boolean {
  const otherIds = new Set(other.cases.map(({ id }) => id));
  return cases.length > 0 && cases.every(({ id }) => otherIds.has(id));
}

/**
 * Returns an item for each cause (groupByCause), in the order of the checks. A case is listed in
 * the first item of its category only. `errors` is the commonest error of the queries (`12 of 60
 * queries failed with: …`), "" if none failed: it is the sentence of the first item of failed
 * queries.
 */
export function makeItems(
  checks: readonly Check[],
  book: CaseBook,
  inputs: Report["inputs"],
  errors: string,
): readonly Item[] {
  const listedIds = new Map<Category, Set<string>>();
  const items: Item[] = [];
  for (const [leader, group] of groupByCause(checks)) {
    const { category } = leader;
    const isFirstOfErrors = category === "retriever_error" && !listedIds.has(category);
    const idsOfCategory = listedIds.get(category) ?? new Set<string>();
    listedIds.set(category, idsOfCategory);
    const sentence =
      isFirstOfErrors && errors !== ""
        ? errorsSentence(errors, worstQuery(book, leader))
        : itemSentence(book, leader);
    const cases = itemCases(book, group).filter(({ culprit }) => !idsOfCategory.has(culprit.id));
    cases.forEach(({ culprit }) => idsOfCategory.add(culprit.id));
    items.push({ ...makeItem(book, group, sentence, cases), ...itemPlace(inputs, leader) });
  }
  return items;
}

/** Returns `errors`, and behind it the first query that failed if that is known (not ""). */
function errorsSentence(errors: string, query: string): string {
  return query === "" ? errors : `${errors}. First query: "${query}"`;
}

/**
 * Returns the query of the check's worst case, shortened; the case's id if the suite lacks it.
 * Empty if no case is behind the check.
 */
function worstQuery(book: CaseBook, check: Check): string {
  const id = worstCulprit(check)?.id;
  return id === undefined ? "" : capText(book.get(id)?.case.query ?? id, QUERY);
}

/** A case, and the check that names it. */
type CheckedCulprit = { readonly check: Check; readonly culprit: Culprit };

/**
 * Returns the item of a group of checks, which is not empty. It shows the first CASES of `cases`,
 * which are in order, and counts the others.
 */
function makeItem(
  book: CaseBook,
  group: readonly Check[],
  sentence: string,
  cases: readonly CheckedCulprit[] = [],
): Item {
  const leader = requireItem(group, 0);
  const shownCases = cases.slice(0, CASES);
  return {
    code: leader.category,
    metric: leader.metric,
    sentence,
    rows: makeRows(group),
    cases: shownCases.map(({ check, culprit }) => caseView(book, check, culprit)),
    more: countCulprits(book, leader, cases) - shownCases.length,
  };
}

/**
 * Returns the figures of the checks. Counts, weakened rules and what was not compared have a
 * sentence and no row. One test decides about several metrics of a scope: its p is shown in the
 * first of their rows only.
 */
function makeRows(group: readonly Check[]): readonly Row[] {
  const rows: Row[] = [];
  const shownTests = new Set<string>();
  for (const check of group) {
    const isCompared = ["pass", "fell", "fail"].includes(check.state);
    if (!isCompared || check.weakening !== undefined || isCount(check)) {
      continue;
    }
    const words = decidedWords(check) || testedWords(check);
    // The words name the tested metrics and p, so equal words in a scope are of one test.
    const test = `${scopeWords(check.scope)} ${words}`;
    const isTestShown = check.p !== undefined && shownTests.has(test);
    shownTests.add(test);
    rows.push(makeRow(check, isTestShown ? "by the same test" : words));
  }
  return rows;
}

/**
 * Returns how many cases are behind a group of checks: as many as `cases`, or all that got worse
 * (countWorse) if these are more and its leader is about ranks, and not about a floor.
 */
function countCulprits(book: CaseBook, leader: Check, cases: readonly CheckedCulprit[]): number {
  const isWorseCount = cases.length > 0 && isAboutRanks(leader) && leader.by !== "floor";
  return isWorseCount ? Math.max(cases.length, countWorse(book, leader)) : cases.length;
}

/**
 * Returns the cases of the checks, each once with the first check that names it, the worst of each
 * check first (worstFirst). Leaves out cases that the suite lacks, unless the check is about absent
 * cases or weakened rules.
 */
function itemCases(book: CaseBook, group: readonly Check[]): readonly CheckedCulprit[] {
  const listedIds = new Set<string>();
  const culprits: CheckedCulprit[] = [];
  for (const check of group) {
    const showsUnknown = hasNoPairs(check) || check.weakening !== undefined;
    for (const culprit of worstFirst(check)) {
      const canBeShown = showsUnknown || book.has(culprit.id);
      if (canBeShown && !listedIds.has(culprit.id)) {
        listedIds.add(culprit.id);
        culprits.push({ check, culprit });
      }
    }
  }
  return culprits;
}

/**
 * Returns the cases to show of a check: worstCulprit, then the others in their order. Of a latency
 * check, the others are only those that got slower (selectSlowerCases), if any did.
 */
function worstFirst(check: Check): readonly Culprit[] {
  const worst = worstCulprit(check);
  const slowerCases = selectSlowerCases(check);
  const cases = slowerCases.length === 0 ? check.cases : slowerCases;
  return worst === undefined ? [] : [worst, ...cases.filter((culprit) => culprit !== worst)];
}

/**
 * Returns the case to name in a sentence. That is the check's worst case, which is the first of its
 * cases; but for a check of recall it is the first that lost a target, if one did. Undefined if the
 * check has no cases.
 */
export function worstCulprit(check: Check): Culprit | undefined {
  const worst = check.cases[0];
  return isAboutLosses(check) ? (check.cases.find(hasLostTarget) ?? worst) : worst;
}

/**
 * True if the check is about lost documents. Its category has checks of the length of lists, too:
 * these are not.
 */
function isAboutLosses(check: Check): boolean {
  return check.category === "recall_drop" && !isListMetric(check.metric);
}

/** True if the case lost a target; false if its ranks in the baseline are not known. */
export function hasLostTarget({ ranks_before: before, ranks_after: after }: Culprit): boolean {
  return before?.some((rank, i) => rank !== null && (after?.[i] ?? null) === null) ?? false;
}

/**
 * Returns where a weakened rule stands: the file, and if it is known the line of the finding's
 * first case, else of its first field. Returns `{}` for all other checks.
 */
function itemPlace(inputs: Report["inputs"], check: Check): Pick<Item, "file" | "line"> {
  if (check.weakening === undefined) {
    return {};
  }
  const { file, fields, cases } = check.weakening;
  const place = inputs?.suite.cases.find(({ id }) => id === cases[0]?.id)?.place;
  const line = place?.file === file ? place.line : configLine(inputs, file, fields[0]?.field ?? "");
  return { file, ...(line !== undefined && { line }) };
}

/**
 * Returns the line of a field of the config: of `gate.recall@10.tolerance`, or if that has none of
 * `gate.recall@10`, or of `gate`. Undefined if none has a line, or if the file is not the config.
 */
function configLine(inputs: Report["inputs"], file: string, field: string): number | undefined {
  if (file !== inputs?.config.file || field === "") {
    return undefined;
  }
  const outerField = field.slice(0, Math.max(0, field.lastIndexOf(".")));
  return inputs.lines?.get(field) ?? configLine(inputs, file, outerField);
}

/** Returns the figures of a check as text. `by` says what decided; empty if the limit alone did. */
export function makeRow(check: RowFigures & Pick<Check, "metric" | "scope">, by: string = ""): Row {
  const { baseline, current, delta, limit } = checkNumbers(check);
  const where = scopeLabel(check.scope);
  return { metric: check.metric, where, baseline, now: current, change: delta, limit, by };
}

/** Returns the check's sentence and, if there are any, the words on its cases (culpritWords). */
function itemSentence(book: CaseBook, check: Check): string {
  const culprits = culpritWords(book, check);
  // `1 critical query no longer finds any of its documents: "hiking map"`.
  const joint = isCountOfOne(check) ? ": " : ". ";
  return [checkSentence(check), culprits].filter(Boolean).join(joint);
}

/**
 * True for a check that counts critical cases and found one: its sentence has said how many, so
 * that only the query follows.
 */
function isCountOfOne(check: Check): boolean {
  return isCount(check) && check.cases.length === 1;
}

/**
 * Returns which queries are behind the check, with the worst one's text:
 * - lost queries: lossesWords
 * - a check without pairs (hasNoPairs), weakened rules, and no query at all: "", since the check's
 *   sentence says it all
 * - a count of one query: `"hiking map"`
 * - a floor or ceiling that the figure only misses: `Query with the lowest value: "hiking map"`,
 *   since none got worse
 * - a missing figure: `This concerns 3 queries, such as "hiking map"`
 * - others: countedWords
 */
function culpritWords(book: CaseBook, check: Check): string {
  if (check.losses !== undefined) {
    return lossesWords(book, check.losses);
  }
  const first = worstCulprit(check);
  if (first === undefined || hasNoPairs(check) || check.weakening !== undefined) {
    return "";
  }
  const query = nameWorstQuery(book, check, first);
  if (isCountOfOne(check)) {
    // The check's sentence has said what became of it.
    return query;
  }
  if (isOnlyOutOfBounds(check)) {
    return `Query with the ${check.direction === "higher" ? "lowest" : "highest"} value: ${query}`;
  }
  if (check.state === "missing") {
    const concerned = queriesText(check.cases.length);
    return `This concerns ${concerned}${check.cases.length === 1 ? ":" : ", such as"} ${query}`;
  }
  return countedWords(book, check, query);
}

/**
 * Returns how many queries got worse, and the query to name: `3 queries got worse, worst: "hiking
 * map"`, `3 queries failed, such as "hiking map"`, `1 query failed: "hiking map"`. Where a number
 * says nothing: `Worst query: "hiking map"`.
 */
function countedWords(book: CaseBook, check: Check, query: string): string {
  const count = countQueriesBehind(book, check);
  if (count === null) {
    return `Worst query: ${query}`;
  }
  const verb = worseVerb(check);
  const queries = pluralise(count, `query ${verb}`, `queries ${verb}`);
  if (count === 1) {
    return `${queries}: ${query}`;
  }
  return `${queries}, ${verb === GOT_WORSE ? "worst:" : "such as"} ${query}`;
}

/** Returns the quoted query of the check's worst case, with its first forbidden result if any. */
function nameWorstQuery(book: CaseBook, check: Check, worst: Culprit): string {
  const query = `"${worstQuery(book, check)}"`;
  const [forbidden] = check.category === "forbidden_hit" ? caseView(book, check, worst).ranks : [];
  return forbidden === undefined ? query : `${query} (${forbidden.document} at ${forbidden.words})`;
}

/**
 * Returns which queries are lost, and that none or few got better: `"reset password" finds no right
 * document, also when asked again, and no query got better`.
 */
function lossesWords(
  book: CaseBook,
  { lost, better, asked_again: isAskedAgain }: LostQueries,
): string {
  const textOf = (id: string): string => book.get(id)?.case.query ?? id;
  const again = isAskedAgain ? ", also when asked again" : "";
  const betterWords =
    better.length === 0
      ? "no query got better"
      : `only ${quoteQueries(better.map(textOf))} got better`;
  const queries = quoteQueries(lost.map(textOf));
  return lost.length === 1
    ? `${queries} finds no right document${again}, and ${betterWords}`
    : `${queriesText(lost.length)} find no right document${again}, and ${betterWords}: ${queries}`;
}

/**
 * Returns how many queries caused the check's failure. Null for a count, whose sentence says how
 * many, and where the number says nothing: for a floor, and for latency if no test counted the
 * worse queries.
 */
function countQueriesBehind(book: CaseBook, check: Check): number | null {
  // The queries behind a floor are the lowest ones, whether they got worse or not.
  if (isCount(check) || check.by === "floor") {
    return null;
  }
  if (check.worse_cases !== undefined || isAboutRanks(check)) {
    return countWorse(book, check);
  }
  // A percentile does not rise because some queries are a millisecond slower, so their number says
  // nothing.
  return check.unit === "ms" ? null : check.cases.length;
}

/**
 * Returns how many queries of the check's scope got worse; if none did by recall and nDCG, how many
 * the test counted by its metric.
 */
function countWorse(book: CaseBook, check: Check): number {
  const rows = [...book.values()];
  const suiteCases = rows.map((row) => row.case);
  const idsInScope = new Set(selectCases(suiteCases, check.scope).map(({ id }) => id));
  const worse = rows.filter((row) => idsInScope.has(row.case.id) && isWorse(row)).length;
  return worse === 0 ? (check.worse_cases ?? check.cases.length) : worse;
}

/** True if the check is about recall, MRR, nDCG or another figure of what was found and where. */
function isAboutRanks({ category, metric }: Check): boolean {
  const isOfTargets = !isListMetric(metric) && !isChurn(metric);
  return isOfTargets && ["recall_drop", "ranking_shift"].includes(category);
}

const GOT_WORSE = "got worse";
/** What happened to each query, by metric without k; a query of any other metric got worse. */
const WORSE_WORDS: Readonly<Record<string, string>> = {
  answers_unmeasured_rate: "got no judged answer",
  clustering_ratio: "got less varied results",
  context_chars: "got longer texts",
  cost_per_query: "cost more",
  degraded_rate: "got a degraded answer (a part of the search did not work)",
  error_rate: "failed",
  false_result_rate: "got a false result",
  fill_rate: "got fewer results",
  forbidden_rate: "got a forbidden result",
  jaccard: "got other results",
  zero_result_rate: "got no results",
};

function worseVerb({ metric }: Check): string {
  return WORSE_WORDS[firstSegment(metric, "@")] ?? GOT_WORSE;
}

/**
 * Returns an item for each category that explains failures of other categories (`secondary_to`):
 * `These failures follow from recall_drop: mrr@10 0.921 → 0.854, …`. The item's code is the
 * category that explains; its checks are those explained. All other checks are left out.
 */
export function followItems(failed: readonly Check[], book: CaseBook): readonly Item[] {
  const follows = failed.filter((check) => check.secondary_to !== null);
  return [...groupBy(follows, (check) => check.secondary_to!)].map(([code, checks]): Item => {
    const names = followingNames(checks);
    const sentence = `${checks.length === 1 ? "This failure follows" : "These failures follow"} from ${code}: ${names}`;
    return { ...makeItem(book, checks, sentence), code };
  });
}

/** The most checks that a sentence names of those that follow from others. */
const FOLLOWING = 2;

/**
 * Returns the first checks with their figures before and now, each metric and scope once: two
 * checks of a metric may differ only in what they compare with. With figures, a check of the whole
 * suite is named by its metric alone.
 */
function followingNames(checks: readonly Check[]): string {
  const checksByName = groupBy(checks, checkName);
  const words = [...checksByName].map(([name, [first]]) => {
    if (first === undefined || first.baseline === null) {
      return name;
    }
    const { baseline, current } = checkNumbers(first);
    const shortName = first.scope.kind === "overall" ? first.metric : name;
    return `${shortName} ${baseline} → ${current}`;
  });
  return listFirst(words, FOLLOWING);
}

// Beyond a limit, and no failure.

/**
 * Returns the items of the checks that fell without failing, one for each cause (isSameCause). An
 * item shows the cases of its first check; none if that is about latency, where no single case
 * explains a percentile. An item is `earlier` if changes before this one made its checks fall.
 */
export function fellItems(fell: readonly Check[], book: CaseBook): readonly Item[] {
  const causes: CauseGroup[] = [];
  for (const check of fell) {
    const cause = causes.find((group) => isSameCause(group, check));
    if (cause === undefined) {
      const ids = new Set(check.cases.map(({ id }) => id));
      causes.push({ first: check, checks: [check], ids });
    } else {
      cause.checks.push(check);
    }
  }
  return causes.map(({ first, checks }) => {
    const cases = first.unit === "ms" ? [] : itemCases(book, [first]);
    const item = makeItem(book, checks, fellSentence(checks), cases);
    return first.reason === "earlier" ? { ...item, earlier: true } : item;
  });
}

interface CauseGroup {
  readonly first: Check;
  /** All checks, `first` included. */
  readonly checks: Check[];
  /** Ids of the cases of `first`. */
  readonly ids: ReadonlySet<string>;
}

/**
 * True if the check belongs to the group. It must pass for the same reason as the group's first
 * check. A check of latency must also be of the same metric, in whichever scope; any other must
 * have a case in common with the first check.
 */
function isSameCause({ first, ids }: CauseGroup, check: Check): boolean {
  if (first.reason !== check.reason || (first.unit === "ms") !== (check.unit === "ms")) {
    return false;
  }
  return check.unit === "ms"
    ? first.metric === check.metric
    : check.cases.some(({ id }) => ids.has(id));
}

/** The most names of checks that did not fail. */
const FALLEN = 2;

/**
 * Returns the checks beyond their limit that do not fail, with their figures:
 * `Not enough to fail: recall@10 0.980 → 0.940, mrr@10 howto 0.900 → 0.780 and 2 more`.
 */
export function nameFallen(fell: readonly Item[]): string {
  const names = fell.flatMap(({ rows, earlier }) =>
    rows.map(({ metric, where, baseline, now }) => {
      const scope = where === "overall" ? "" : ` ${where}`;
      const when = earlier === true ? " by earlier changes" : "";
      return `${metric}${scope} ${baseline} → ${now}${when}`;
    }),
  );
  return `Not enough to fail: ${listFirst(names, FALLEN)}`;
}

/**
 * Returns a sentence for checks of one cause that fell without failing; there must be one at least.
 * It has the first check's sentence, the names of the others, and why the first does not fail if
 * that is known.
 */
export function fellSentence([first, ...others]: readonly Check[]): string {
  const check = first!;
  const otherChecks = others.filter((other) => checkName(other) !== checkName(check));
  const verb = check.direction === "lower" ? "rose" : "fell";
  const also = otherChecks.length === 0 ? "" : `; ${alsoNames(check, otherChecks)} ${verb}, too`;
  const reason = reasonWords(check);
  const passes = otherChecks.length === 0 ? "The check passes" : "These checks pass";
  return `${checkSentence(check)}${also}${reason === "" ? "" : `. ${passes} because ${reason}`}`;
}

/** Returns the names of the other checks, without their scope if all have that of the first. */
function alsoNames(first: Check, others: readonly Check[]): string {
  const isSameScope = others.every(({ scope }) => scopeText(scope) === scopeText(first.scope));
  const names = [
    ...new Set(others.map((check) => (isSameScope ? check.metric : checkName(check)))),
  ];
  return listFirst(names, 4, names.length === 2 ? " and " : ", ");
}

/** To follow `The check passes because`. */
const REASONS: Readonly<Record<Reason, string>> = {
  not_significant: "this may be chance",
  noise: "answers vary by as much from run to run",
  earlier: "this change itself made no query worse",
  found_more: "recall and nDCG rose",
};

/**
 * Returns why a check beyond its limit does not fail, with p and level if it was tested; empty if
 * that is not known.
 */
export function reasonWords(check: Check): string {
  if (check.reason === undefined) {
    return check.unit === "ms" ? "the difference may be measurement noise" : "";
  }
  const { p, level } = check;
  const isTested = p !== undefined && level !== undefined;
  return REASONS[check.reason] + (isTested ? ` (${pWords(p)}, ${levelWords(level, check.n)})` : "");
}

// What happened to one case.

export interface RankMove {
  readonly document: string;
  /** `rank 3 → lost`, `rank 2`. */
  readonly words: string;
  /** Absent if the baseline does not have the case, and for a result that must not come. */
  readonly before?: number | null;
  readonly after: number | null;
}

/** A case behind a check. Every text may be a stranger's. */
export interface CaseView {
  readonly id: string;
  /** The id where the suite has no such case. */
  readonly query: string;
  /** Empty where the suite has no such case. */
  readonly intent: string;
  readonly critical: boolean;
  /** What is sent with the query, as JSON; absent where nothing is. */
  readonly params?: string;
  /** What the check saw of it: `cost_per_query 0.1 → 0.2`, `the query failed: upstream 503`. */
  readonly change: string;
  /**
   * Where ranks say what happened: targets that moved, those that lost most first, or documents
   * that must not come.
   */
  readonly ranks: readonly RankMove[];
  /** Why its document is gone; empty where that is not known. */
  readonly why: string;
  /** Where the suite has it; absent where it does not. */
  readonly file?: string;
  readonly line?: number;
}

/** Characters of a document's name, and of an error's message. */
const LABEL = 200;
const MESSAGE = 300;
/** The most targets of one case; all are in report.json. */
const MOVES = 10;

/**
 * Returns a case as the check shows it. If the suite lacks the case, its id stands in place of the
 * query. If the query failed, the error stands in place of figures and ranks.
 */
export function caseView(book: CaseBook, check: Check, culprit: Culprit): CaseView {
  const row = book.get(culprit.id);
  const error = row?.score?.error ?? null;
  const name =
    row === undefined ? { ...UNKNOWN, id: culprit.id, query: culprit.id } : namedCase(row.case);
  const change =
    error === null ? changeWords(check, culprit) : `the query failed: ${capText(error, MESSAGE)}`;
  if (check.category === "answer_regression") {
    return { ...name, change, ranks: [], why: judgedWords(row, check.metric) };
  }
  const showsRanks = isRanked(check) && error === null;
  const why = showsRanks ? causeWords(row) : "";
  if (check.category === "forbidden_hit") {
    return { ...name, change, ranks: forbiddenMoves(row?.score ?? null), why };
  }
  const moves = showsRanks ? movedRanks(culprit, row?.case ?? null) : [];
  const ranks = check.reference === "accepted" ? moves.map(markEarlierLoss) : moves;
  return { ...name, change, ranks, why };
}

/**
 * Returns the move of a case that is worse than when last accepted. A document that the baseline
 * did not find either was lost by an earlier change.
 */
function markEarlierLoss(move: RankMove): RankMove {
  const isEarlierLoss = move.before === null && move.after === null;
  return isEarlierLoss ? { ...move, words: "lost before this change" } : move;
}

/**
 * Returns why the case lost its documents; empty if it lost none, or if the leading cause says it.
 */
function causeWords(row: CaseRow | undefined): string {
  const loss = row?.loss ?? null;
  return loss === null || row?.isExplained === true ? "" : lossWords(loss);
}

/** What is shown of a case that the suite does not have, beside its id. */
const UNKNOWN = { intent: "", critical: false } as const;

export function namedCase(suiteCase: Case): Omit<CaseView, "change" | "ranks" | "why"> {
  const { id, query, intent, critical, params, place } = suiteCase;
  return {
    id,
    query,
    intent,
    critical,
    ...(params !== undefined && { params: JSON.stringify(params) }),
    file: place.file,
    line: place.line,
  };
}

/** True if the suite does not have the case: only its id is known, which stands for the query. */
export function isUnknownCase({ id, query, file }: CaseView): boolean {
  return file === undefined && query === id;
}

/**
 * Returns what happened to a case in one clause: `docs/windows.md rank 3 → lost; now at
 * rank 14`. Without moved documents it begins with what the check saw.
 */
export function caseClause({ change, ranks, why }: CaseView): string {
  const moves = orderMoves(ranks, why)
    .map(({ document, words }) => `${document} ${words}`)
    .join(", ");
  return [moves || change, why].filter(Boolean).join("; ");
}

/**
 * Returns the moves as a clause lists them: if `why` follows, which says why documents were lost,
 * the lost ones last. As they are if it is empty.
 */
export function orderMoves(moves: readonly RankMove[], why: string): readonly RankMove[] {
  const lostLast = moves.toSorted((a, b) => Number(a.after === null) - Number(b.after === null));
  return why === "" ? moves : lostLast;
}

/** True if ranks show what the check saw. Of a percentile, a cost or a rate they show nothing. */
function isRanked(check: Check): boolean {
  return (
    isCount(check) ||
    ["recall_drop", "ranking_shift", "semantic_degraded_spike"].includes(check.category)
  );
}

function forbiddenMoves(score: CaseScore | null): readonly RankMove[] {
  return forbiddenResults(score).map(({ rank, id }) => ({
    document: capText(plainName(id, score?.results ?? []), LABEL),
    words: `rank ${rank}`,
    after: rank,
  }));
}

/**
 * Returns what the check saw of a case: an event, or its figure before and now, or only now if there
 * is none before.
 */
function changeWords(check: Check, culprit: Culprit): string {
  const { id, before: baseline, after: current } = culprit;
  const { state, metric, unit, weakening } = check;
  if (state === "missing") {
    return hasNoPairs(check) ? "removed or reworded" : "not measured";
  }
  if (weakening !== undefined && baseline === null && current === null) {
    const isEdited = check.category === "golden_data_edited";
    return isEdited ? editedCaseWords(weakening, id) : "rules loosened";
  }
  if (metric === "critical_hit") {
    return "has a new forbidden or false result";
  }
  if (isCount(check)) {
    return hasNoTargets(culprit)
      ? "returns nothing any more"
      : "no longer finds any of its documents";
  }
  if (metric === "degraded_rate") {
    return "a part of the search did not work";
  }
  const name = unit === "ms" ? "median latency" : metric;
  const figures = checkNumbers({ unit, baseline, current, delta: null, limit: null });
  return `${name} ${baseline === null ? "" : `${figures.baseline} → `}${figures.current}`;
}

type CaseRanks = Pick<Culprit, "ranks_before" | "ranks_after" | "targets">;

/** Returns the moved targets (listMoves) with the deepest falls first, at most MOVES. */
export function movedRanks(ranks: CaseRanks, suiteCase: Case | null): readonly RankMove[] {
  return listMoves(ranks, suiteCase).slice(0, MOVES);
}

/** Returns the moved targets (listMoves) with the highest rises first, at most MOVES. */
export function risenRanks(ranks: CaseRanks, suiteCase: Case): readonly RankMove[] {
  return listMoves(ranks, suiteCase).toReversed().slice(0, MOVES);
}

/**
 * Returns the targets that moved, the deepest falls first. If none moved, returns targets that are
 * not found. Empty if the suite lacks the case, if its ranks now are not known, or if the baseline
 * has it as a watched query, whatever the suite expects now.
 */
function listMoves(
  { ranks_before: oldRanks, ranks_after: newRanks, targets }: CaseRanks,
  suiteCase: Case | null,
): readonly RankMove[] {
  const wasWatched = oldRanks?.length === 0;
  if (suiteCase === null || newRanks === null || wasWatched) {
    return [];
  }
  const labels = targets ?? suiteCase.expected.map(targetLabel);
  const allMoves = labels.map((label, i): RankMove => {
    // Undefined: the baseline has no such case. Null: it has, and did not find the target.
    const before = oldRanks === null ? undefined : (oldRanks[i] ?? null);
    const after = newRanks[i] ?? null;
    const words = moveWords(before, after);
    const document = capText(label, LABEL);
    return { document, words, after, ...(before !== undefined && { before }) };
  });
  const changedMoves = allMoves.filter(({ before, after }) => before !== after);
  const moves =
    changedMoves.length > 0 ? changedMoves : allMoves.filter(({ after }) => after === null);
  return moves.toSorted((a, b) => rankFall(b) - rankFall(a));
}

/** More than any rank. */
const BEYOND_ALL_RANKS = 1e9;

/**
 * Returns by how many ranks a target fell, below 0 if it rose, to sort by. A target that is not
 * found any more fell further than any other, the one with the best rank before first; one that is
 * newly found rose further than any other.
 */
export function rankFall({ before, after }: RankMove): number {
  return (after ?? BEYOND_ALL_RANKS) - (before ?? BEYOND_ALL_RANKS);
}
