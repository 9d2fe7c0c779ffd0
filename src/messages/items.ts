/** Checks that one cause made fail, be accepted or be marked, as one thing: sentence, figures, cases. Raw text of strangers. */
import type { Loss } from "../model/explanation.ts";
import type { Report } from "../model/report.ts";
import { groupBy, scopeText } from "../model/scope.ts";
import type { CaseScore } from "../model/scores.ts";
import { type Case, targetLabel } from "../model/suite.ts";
import type { Category, Check, Culprit, Reason } from "../model/verdict.ts";
import { errorWords, judgedWords, lossWords } from "./causes.ts";
import { checkSentence, isOnlyOutOfBounds } from "./checks.ts";
import { capText } from "./escape.ts";
import {
  type RowFigures,
  checkNumbers,
  listFirst,
  pluralise,
  scopeLabel,
  scopeWords,
} from "./format.ts";
import {
  type CaseBook,
  caseBook,
  failedChecks,
  forbiddenResults,
  isList,
  mergePolicyChecks,
} from "./rows.ts";
import { decidedWords, levelWords, pWords, testedWords } from "./rule.ts";
import { requireItem } from "../model/lookup.ts";

/** Figures of a check as they are shown, each in its unit. */
export interface Row {
  readonly metric: string;
  readonly where: string;
  readonly baseline: string;
  readonly now: string;
  readonly change: string;
  readonly limit: string;
  /** What decided: `recall and nDCG together: p = 0.031, fails up to 0.15`. Empty if the limit alone did. */
  readonly by: string;
}

export interface Item {
  /** The category. */
  readonly code: Category;
  readonly metric: string;
  /** Without a full stop, markup and escapes; it may hold text of strangers. */
  readonly sentence: string;
  /** One for each check that has figures, the leader's first. */
  readonly rows: readonly Row[];
  /** Worst first; another item of the same code does not repeat them. */
  readonly cases: readonly CaseView[];
  /** Of cases that are not listed. */
  readonly more: number;
  /** Where a rule was loosened; the line where the head's file has it. */
  readonly file?: string;
  readonly line?: number;
}

/** More are in the checks of report.json. */
export const CASES = 10;
const QUERY = 80;

// What failed, or was accepted.

/**
 * What one cause made fail is one thing: a metric in its buckets, and what fails by no other cases than the first of its
 * category. Missing figures and findings each have their own.
 */
export function groupByCause(checks: readonly Check[]): ReadonlyMap<Check, readonly Check[]> {
  const leaders = new Map<string, Check>();
  const firsts = new Map<Category, { readonly check: Check; readonly ids: ReadonlySet<string> }>();
  const groups = new Map<Check, Check[]>();
  for (const [i, check] of checks.entries()) {
    const { kind, category, cases } = check;
    const key = groupKey(check) ?? String(i);
    if (!firsts.has(category) && kind !== "missing") {
      firsts.set(category, { check, ids: culpritIds(cases) });
    }
    const first = firsts.get(category);
    const led = kind !== "missing" && kind !== "weakening" && cases.length > 0;
    const follows = led && cases.every(({ id }) => first?.ids.has(id));
    const leader = leaders.get(key) ?? (follows ? first!.check : check);
    leaders.set(key, leader);
    groups.set(leader, [...(groups.get(leader) ?? []), check]);
  }
  return groups;
}

function culpritIds(cases: readonly Culprit[]): ReadonlySet<string> {
  return new Set(cases.map(({ id }) => id));
}

function groupKey(check: Check): string | null {
  if (check.kind === "missing" || check.kind === "weakening") {
    return null;
  }
  return `${check.kind} ${check.metric}`;
}

export function makeItems(report: Report, checks: readonly Check[]): readonly Item[] {
  const book = caseBook(report);
  const told = new Map<Category, Set<string>>();
  return [...groupByCause(checks)].map(([leader, group]): Item => {
    const { category } = leader;
    // What the retriever itself said leads its category.
    const said = category === "retriever_error" && !told.has(category) ? errorWords(report) : "";
    const query = said === "" ? "" : worstQuery(book, leader);
    const first = query === "" ? "" : `. First: ${query}`;
    const known = told.get(category) ?? new Set<string>();
    told.set(category, known);
    const sentence = said === "" ? itemSentence(book, leader) : said + first;
    return {
      ...makeItem(book, group, sentence, itemCases(book, group, known)),
      ...itemPlace(report, leader),
    };
  });
}

/** Empty where no case is behind the check. */
function worstQuery(book: CaseBook, check: Check): string {
  const id = worstCulprit(check)?.id;
  return id === undefined ? "" : capText(book.get(id)?.case.query ?? id, QUERY);
}

type CulpritOf = { readonly check: Check; readonly culprit: Culprit };

function makeItem(
  book: CaseBook,
  group: readonly Check[],
  sentence: string,
  cases: readonly CulpritOf[] = [],
): Item {
  // Counts and findings are sentences alone.
  const figured = group.filter(({ kind }) => ["mean", "latency", "ratio"].includes(kind));
  const tests = new Set<string>();
  // One test decides about several metrics of a bucket: its p is said once.
  const testWords = (check: Check): string => {
    const words = decidedWords(check) || testedWords(check);
    const test = `${scopeWords(check.scope)} ${words}`;
    const isKnown = check.p !== undefined && tests.has(test);
    tests.add(test);
    return isKnown ? "by the same test" : words;
  };
  return {
    code: requireItem(group, 0).category,
    metric: requireItem(group, 0).metric,
    sentence,
    rows: figured.map((check) => makeRow(check, testWords(check))),
    cases: cases.slice(0, CASES).map(({ check, culprit }) => caseView(book, check, culprit)),
    more: Math.max(0, cases.length - CASES),
  };
}

/** Each case once, as the first of the checks saw it; none of those that are known, which then has them all. */
function itemCases(
  book: CaseBook,
  group: readonly Check[],
  known: Set<string>,
): readonly CulpritOf[] {
  const all = group.flatMap((check) => {
    const first = worstCulprit(check);
    const ordered =
      first === undefined ? [] : [first, ...check.cases.filter((culprit) => culprit !== first)];
    return ordered.map((culprit) => ({ check, culprit }));
  });
  return all.filter(({ check: { kind }, culprit: { id } }) => {
    // A case that the suite lacks stands for itself in a check of what is gone, and in no other.
    if (known.has(id) || !(book.has(id) || kind === "absent" || kind === "weakening")) {
      return false;
    }
    known.add(id);
    return true;
  });
}

/** Of a check that speaks of lost targets one that lost a target, else the worst. */
export function worstCulprit(check: Check): Culprit | undefined {
  return (speaksOfLosses(check) ? check.cases.find(lostOne) : undefined) ?? check.cases[0];
}

/** Of recall and its like; a list that is shorter, or empty, is another thing. */
function speaksOfLosses(check: Check): boolean {
  return check.category === "recall_drop" && !isList(check);
}

/** A target that the baseline found, and this run does not. */
export function lostOne({ ranks_before: before, ranks_after: after }: Culprit): boolean {
  return (
    before?.some((rank, target) => rank !== null && (after?.[target] ?? null) === null) ?? false
  );
}

function itemPlace({ inputs }: Report, check: Check): Pick<Item, "file" | "line"> {
  if (check.kind !== "weakening") {
    return {};
  }
  const { file, fields, cases } = check.weakening;
  const place = inputs?.suite.cases.find(({ id }) => id === cases[0]?.id)?.place;
  const line = place?.file === file ? place.line : configLine(inputs, file, fields[0]?.field ?? "");
  return { file, ...(line === undefined ? {} : { line }) };
}

/** Of the rule, or of the part that it was taken from. */
function configLine(inputs: Report["inputs"], file: string, field: string): number | undefined {
  if (file !== inputs?.config.file || field === "") {
    return undefined;
  }
  return (
    inputs.lines?.get(field) ??
    configLine(inputs, file, field.slice(0, Math.max(0, field.lastIndexOf("."))))
  );
}

export function makeRow(check: RowFigures & Pick<Check, "metric" | "scope">, by: string = ""): Row {
  const { baseline, current, delta, limit } = checkNumbers(check);
  const where = scopeLabel(check.scope);
  return { metric: check.metric, where, baseline, now: current, change: delta, limit, by };
}

/** With how many queries caused it, and the worst of them. */
function itemSentence(book: CaseBook, check: Check): string {
  const culprits = culpritWords(book, check);
  // A count has said how many.
  const joint = check.kind === "count" && check.cases.length === 1 ? ": " : ". ";
  return [checkSentence(check), culprits].filter(Boolean).join(joint);
}

function culpritWords(book: CaseBook, check: Check): string {
  const first = worstCulprit(check);
  if (first === undefined || check.kind === "absent" || check.kind === "weakening") {
    return "";
  }
  const [came] = check.category === "forbidden_hit" ? caseView(book, check, first).ranks : [];
  // At the end, so that it needs no quotes: the output `summary` is pasted into scripts.
  const shown =
    worstQuery(book, check) + (came === undefined ? "" : ` (${came.document} at ${came.words})`);
  if (check.kind === "count" && check.cases.length === 1) {
    return shown;
  }
  if (isOnlyOutOfBounds(check)) {
    // Nothing got worse.
    return `${check.direction === "higher" ? "Lowest" : "Highest"}: ${shown}`;
  }
  const which = check.kind === "missing" ? "First" : "Worst";
  const behind = behindWords(check);
  return behind === "" ? `${which}: ${shown}` : `${behind}, ${which.toLowerCase()}: ${shown}`;
}

function behindWords(check: Check): string {
  if (check.kind === "count") {
    return "";
  }
  if (check.kind === "missing") {
    return pluralise(check.cases.length, "query lacks it", "queries lack it");
  }
  if (check.by === "floor") {
    // Its queries are the lowest, whether they got worse or not.
    return "";
  }
  // Not "lost a document": the count of those also has queries that found another one instead.
  if (check.worse_cases !== undefined && check.worse_cases > 0) {
    return worseWords(check, check.worse_cases);
  }
  // A percentile is not made by all that are a millisecond slower, so no count says what happened.
  return check.unit === "ms" ? "" : worseWords(check, check.cases.length);
}

/** What happened to each query, by the metric's name without its k; a query of any other metric got worse. */
const WORSE_WORDS: Readonly<Record<string, string>> = {
  clustering_ratio: "got less varied results",
  context_chars: "got longer texts",
  cost_per_query: "cost more",
  degraded_rate: "got a degraded answer",
  error_rate: "failed",
  false_result_rate: "got a false result",
  fill_rate: "got fewer results",
  forbidden_rate: "got a forbidden result",
  zero_result_rate: "got no results",
};

function worseWords({ metric }: Check, count: number): string {
  const [name = metric] = metric.split("@");
  const what = WORSE_WORDS[name] ?? "got worse";
  return pluralise(count, `query ${what}`, `queries ${what}`);
}

export function followItems(report: Report): readonly Item[] {
  const follows = failedChecks(report).filter((check) => check.secondary_to !== null);
  return [...groupBy(follows, (check) => check.secondary_to!)].map(([code, own]): Item => {
    const sentence = `Failed because of ${code}: ${checkNames(own)}`;
    return { ...makeItem(caseBook(report), own, sentence), code };
  });
}

/** A metric stands once, whatever else it was compared with. */
function checkNames(checks: readonly Check[]): string {
  return listFirst([...new Set(checks.map(checkName))], 4);
}

function checkName({ metric, scope }: Check): string {
  return `${metric} ${scopeWords(scope)}`;
}

// Beyond a limit, and no failure.

/** Returns the checks beyond their limit that do not fail, those of the whole suite first. */
export function fellChecks(report: Report): readonly Check[] {
  const scopePlace = ({ scope }: Check): number => Number(scope.kind !== "overall");
  const marked = mergePolicyChecks(report).filter(({ outcome }) => outcome === "fell");
  return marked.toSorted((a, b) => scopePlace(a) - scopePlace(b));
}

/**
 * Returns one item for each cause: checks with the same reason and a case in common with the first, or a percentile in its
 * buckets.
 */
export function fellItems(report: Report): readonly Item[] {
  const book = caseBook(report);
  const causes: CauseGroup[] = [];
  for (const check of fellChecks(report)) {
    const cause = causes.find((group) => isSameCause(group, check));
    if (cause === undefined) {
      causes.push({ first: check, checks: [check], ids: culpritIds(check.cases) });
    } else {
      cause.checks.push(check);
    }
  }
  return causes.map(({ first, checks }) => {
    const shownIds = new Set<string>();
    const cases = first.unit === "ms" ? [] : itemCases(book, [first], shownIds);
    return makeItem(book, checks, fellSentence(checks), cases);
  });
}

/** Checks with the same cause, with the first of them and its cases. */
interface CauseGroup {
  readonly first: Check;
  readonly checks: Check[];
  readonly ids: ReadonlySet<string>;
}

function isSameCause({ first, ids }: CauseGroup, check: Check): boolean {
  if (first.reason !== check.reason || (first.unit === "ms") !== (check.unit === "ms")) {
    return false;
  }
  return check.unit === "ms"
    ? first.metric === check.metric
    : check.cases.some(({ id }) => ids.has(id));
}

/** The first check's sentence, what else the same cause moved, and why it does not fail. */
export function fellSentence([first, ...others]: readonly Check[]): string {
  const check = first!;
  const more = others.filter((other) => checkName(other) !== checkName(check));
  const verb = check.direction === "lower" ? "rose" : "fell";
  const also = more.length === 0 ? "" : `; ${alsoNames(check, more)} ${verb}, too`;
  const reason = reasonWords(check);
  return `${checkSentence(check)}${also}${reason === "" ? "" : `. Passes: ${reason}`}`;
}

/** The others without their place where it is that of the first. */
function alsoNames(first: Check, others: readonly Check[]): string {
  const isThere = others.every(({ scope }) => scopeText(scope) === scopeText(first.scope));
  const names = [...new Set(others.map((check) => (isThere ? check.metric : checkName(check))))];
  return listFirst(names, 4, names.length === 2 ? " and " : ", ");
}

const REASONS: Readonly<Record<Reason, string>> = {
  not_significant: "it could be chance",
  earlier: "this change made no query worse",
  found_more: "recall and nDCG rose",
};

/** Why a check beyond its limit does not fail. */
export function reasonWords(check: Check): string {
  if (check.reason === undefined) {
    return check.unit === "ms" ? "this may be measurement noise" : "";
  }
  const { p, level } = check;
  const isTested = p !== undefined && level !== undefined;
  return REASONS[check.reason] + (isTested ? ` (${pWords(p)}, ${levelWords(level)})` : "");
}

// What happened to one case.

/** A document with its rank before and now. */
export interface RankMove {
  readonly document: string;
  /** `3 → lost`, `rank 2`. */
  readonly words: string;
  /** Absent where the case has no counterpart in the baseline, and for what must not come. */
  readonly before?: number | null;
  readonly after: number | null;
}

/** A case behind a check. Every text may be a stranger's. */
export interface CaseView {
  readonly id: string;
  /** The id where the suite has no such case. */
  readonly query: string;
  readonly intent: string;
  readonly critical: boolean;
  /** What is sent with the query, as JSON; absent where nothing is. */
  readonly params?: string;
  /** What the check saw of it: `cost_per_query 0.1 → 0.2`, `the query failed: upstream 503`. */
  readonly change: string;
  /** Where ranks say what happened: targets that moved, those that lost most first, or documents that must not come. */
  readonly ranks: readonly RankMove[];
  /** Why its document is gone; empty where that is not known. */
  readonly why: string;
  /** Where the suite has it; absent where it does not. */
  readonly file?: string;
  readonly line?: number;
}

const LABEL = 200;
const MESSAGE = 300;
/** More targets of one case are in report.json. */
const MOVES = 10;

export function caseView(book: CaseBook, check: Check, culprit: Culprit): CaseView {
  const { case: one = null, score = null, loss = null } = book.get(culprit.id) ?? {};
  const error = score?.error ?? null;
  const ranked = isRanked(check) && error === null;
  const name = one === null ? { ...UNKNOWN, id: culprit.id, query: culprit.id } : namedCase(one);
  const moves = ranked ? movedRanks(culprit, one) : [];
  return {
    ...name,
    change:
      error === null ? changeWords(check, culprit) : `the query failed: ${capText(error, MESSAGE)}`,
    ranks: check.category === "forbidden_hit" ? cameBack(score) : moves,
    why:
      check.category === "answer_regression"
        ? judgedWords(book.get(culprit.id), check.metric)
        : causeWords(loss, ranked),
  };
}

function causeWords(loss: Loss | null, ranked: boolean): string {
  return loss === null || !ranked ? "" : lossWords(loss);
}

const UNKNOWN = { intent: "", critical: false } as const;

/** Returns what names a case, and where the suite has it. */
export function namedCase({
  id,
  query,
  intent,
  critical,
  params,
  place,
}: Case): Omit<CaseView, "change" | "ranks" | "why"> {
  return {
    id,
    query,
    intent,
    critical,
    ...(params === undefined ? {} : { params: JSON.stringify(params) }),
    file: place.file,
    line: place.line,
  };
}

/** In one clause: `docs/windows.md 3 → lost; found further down, at rank 14`. */
export function caseClause({ change, ranks, why }: CaseView): string {
  const moves = ranks.map(({ document, words }) => `${document} ${words}`).join(", ");
  return [moves || change, why].filter(Boolean).join("; ");
}

/** Whether ranks tell what the check saw; of a percentile, a cost or a rate they tell nothing. */
function isRanked({ kind, category }: Check): boolean {
  return (
    kind === "count" ||
    ["recall_drop", "ranking_shift", "semantic_degraded_spike"].includes(category)
  );
}

function cameBack(score: CaseScore | null): readonly RankMove[] {
  return forbiddenResults(score).map(({ rank, id }) => ({
    document: capText(plainName(id, score?.results ?? []), LABEL),
    words: `rank ${rank}`,
    after: rank,
  }));
}

/** Returns the id without the hash of its text, unless another result has the same name. */
function plainName(id: string, results: readonly string[]): string {
  const plain = id.replace(/#[\da-f]{12}$/, "");
  const isShared = results.some(
    (other) => other !== id && other.replace(/#[\da-f]{12}$/, "") === plain,
  );
  return isShared ? id : plain;
}

function changeWords(
  { kind, metric, unit }: Check,
  { before: baseline, after: current }: Culprit,
): string {
  if (kind === "absent") {
    return "gone or edited";
  }
  if (kind === "missing") {
    return "not measured";
  }
  if (kind === "weakening" && baseline === null && current === null) {
    return "rules loosened";
  }
  if (kind === "count") {
    return "finds nothing any more";
  }
  if (metric === "degraded_rate") {
    return "answered in degraded mode";
  }
  const name = unit === "ms" ? "median" : metric;
  const shown = checkNumbers({ unit, baseline, current, delta: null, limit: null });
  return `${name} ${baseline === null ? "" : `${shown.baseline} → `}${shown.current}`;
}

/** `2 → lost`: what a dash means, said. */
export function moveWords(before: number | null | undefined, after: number | null): string {
  const now = after === null ? "lost" : String(after);
  if (before === undefined) {
    return after === null ? "not found" : `rank ${now}`;
  }
  if (before === null) {
    return after === null ? "not found before either" : `new → ${now}`;
  }
  return `${before} → ${now}`;
}

/**
 * Returns the targets that moved, at most ten: those that lost most first, or with `lead` "gains" those that gained most.
 * If none moved, those that are not found. None where the case is unknown, or where the check did not look at its ranks:
 * what was not measured is no loss.
 */
export function movedRanks(
  {
    ranks_before: was,
    ranks_after: is,
    targets,
  }: Pick<Culprit, "ranks_before" | "ranks_after" | "targets">,
  one: Case | null,
  lead: "falls" | "gains" = "falls",
): readonly RankMove[] {
  if (one === null || is === null) {
    return [];
  }
  const labels = targets ?? one.expected.map(targetLabel);
  const all = labels.map((label, i): RankMove => {
    const before = was === null ? undefined : (was[i] ?? null);
    const after = is[i] ?? null;
    const document = capText(label, LABEL);
    return {
      document,
      words: moveWords(before, after),
      after,
      ...(before === undefined ? {} : { before }),
    };
  });
  const changed = all.filter(({ before, after }) => before !== after);
  const moves = changed.length > 0 ? changed : all.filter(({ after }) => after === null);
  const fallsFirst = moves.toSorted((a, b) => rankFall(b) - rankFall(a));
  const ordered = lead === "gains" ? fallsFirst.toReversed() : fallsFirst;
  return ordered.slice(0, MOVES);
}

/** Ranks lost; a target that vanished lost more than any that is still there. */
function rankFall({ before = null, after }: RankMove): number {
  if (before === null) {
    return after === null ? 0 : -1e9 + after;
  }
  return after === null ? 1e9 - before : after - before;
}
