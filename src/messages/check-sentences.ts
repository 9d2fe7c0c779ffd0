/**
 * One check in one sentence, the same in every output. Texts may be a stranger's and are not
 * escaped here: each reporter escapes the whole.
 */
import type { Failure } from "../model/report.ts";
import {
  type Category,
  type Check,
  type Culprit,
  type MissingReason,
  type RatioFigures,
  type WeakenedField,
  type WeakeningFinding,
  hasNoPairs,
  isCount,
  lacksFigure,
} from "../model/verdict.ts";
import { RESTORE_QUERIES, onlyWithEditsWords, shrinkWords } from "./edits.ts";
import {
  checkName,
  checkNumbers,
  clipName,
  pluralise,
  scopeWords,
  rangeText,
  queriesText,
} from "./format.ts";
import { pWords } from "./rule.ts";
import { isChurn } from "../metrics/churn.ts";
import { requireItem } from "../model/lookup.ts";
import type { MetricRow, RowStatus } from "./rows.ts";
import { notPlannedWords } from "./sampling.ts";

/** What each category says about the change. */
const CATEGORY_MEANING: Readonly<Record<Category, string>> = {
  recall_drop: "queries lost expected documents",
  ranking_shift: "expected documents rank lower",
  fewer_results: "queries get fewer results",
  latency_regression: "answers take longer",
  diversity_collapse: "results crowd into one cluster",
  semantic_degraded_spike: "a part of the search failed more often",
  forbidden_hit: "forbidden results came back",
  retriever_error: "queries failed",
  cost_regression: "a query costs more",
  answer_regression: "answers got worse",
  missing_data: "something gated was not measured",
  golden_data_edited: "the change edits golden data",
  gate_weakened: "the change loosens the gate's own rules",
};

/**
 * Returns in a clause what happened in a category of the failed checks: the category's meaning.
 * Other words if all of its checks are about other results, about watched queries, or only about a
 * missed floor or ceiling while no figure got worse.
 */
export function failureMeaning(category: Category, failed: readonly Check[]): string {
  const categoryChecks = failed.filter((check) => check.category === category);
  const [first] = categoryChecks;
  if (first === undefined) {
    return CATEGORY_MEANING[category];
  }
  if (categoryChecks.every(({ metric }) => isChurn(metric))) {
    return "queries get other results than before";
  }
  if (categoryChecks.every(areAllWithoutTargets)) {
    return "watched queries return nothing any more";
  }
  if (!categoryChecks.every(isOnlyOutOfBounds)) {
    return CATEGORY_MEANING[category];
  }
  return `no worse than the baseline, but ${outsideWords(first)}`;
}

/** True if the check counts lost queries, and none of these has targets (hasNoTargets). */
function areAllWithoutTargets({ metric, cases }: Check): boolean {
  return ["lost_queries", "critical_lost"].includes(metric) && cases.every(hasNoTargets);
}

/** Returns where a figure is that misses its bound: `below the config's floor`. */
function outsideWords(check: Check): string {
  return `${check.direction === "higher" ? "below" : "above"} the config's ${boundWord(check)}`;
}

/**
 * True if the figure did not get worse and only misses a floor or ceiling. False for counts, and
 * without a change.
 */
export function isOnlyOutOfBounds(check: Check): boolean {
  const { delta, direction } = check;
  if (delta === null || isCount(check) || !hasBoundAsLimit(check)) {
    return false;
  }
  return direction === "higher" ? delta >= 0 : delta <= 0;
}

/**
 * Returns the check as a sentence without a full stop:
 * `recall@10 fell from 0.921 to 0.854 over 80 queries (limit 0.911)`. Adds what it was compared
 * with if that is not the baseline, that the base's rules asked it, and of a failed rate with
 * `quality_rise_p` that recall and nDCG rose significantly.
 */
export function checkSentence(check: Check): string {
  const since = check.reference === "accepted" ? " since the last accepted state" : "";
  // plainSentence puts these words into the middle if a figure is missing. A weakened rule is a
  // difference of both sides' rules, so it is a check of neither.
  const base = lacksFigure(check) || check.weakening !== undefined ? "" : policyWords(check);
  const rise =
    check.quality_rise_p === undefined
      ? ""
      : `, though recall and nDCG rose (${pWords(check.quality_rise_p)})`;
  return `${plainSentence(check)}${since}${base}${rise}`;
}

/** Returns ` under the base branch's rules` for a check of these rules; empty for others. */
function policyWords({ policy }: Check): string {
  return policy === "base" ? " under the base branch's rules" : "";
}

/** Returns what happened to the check's figure, without what it was compared with. */
function plainSentence(check: Check): string {
  const { weakening, lacks, missing } = check;
  if (weakening !== undefined) {
    return weakeningSentence(weakening);
  }
  if (hasNoPairs(check)) {
    // Such a check's figures are counts of queries.
    const all = queriesText(check.baseline ?? 0);
    return `None of the ${all} in the baseline is the same in this run`;
  }
  if (isCount(check)) {
    return countSentence(check);
  }
  if (lacks !== undefined) {
    // Only clustering_ratio, which compares the results of a list, needs two of them.
    const why =
      lacks === "before"
        ? "yet: the baseline has no value for it"
        : "now: no query with a value in the baseline has two results";
    return `${checkName(check)} is not checked ${why}`;
  }
  if (missing !== undefined) {
    return `${checkName(check)} could not be checked${policyWords(check)}: ${missingReason(missing, check)}`;
  }
  return changeSentence(check);
}

/** Returns the figure before and now, with its limit. */
function changeSentence(check: Check): string {
  const { metric, passed, delta, ratio } = check;
  const where = whereWords(check);
  const { baseline, current, limit } = checkNumbers(check);
  const bound = boundWords(check);
  // `recall@10 is 0.6, below the config's floor 0.7`
  const outsideBound = `${metric} is ${current}${where}, ${outsideWords(check)} ${limit}`;
  if (check.baseline === null || delta === null) {
    const isOutside = !passed && hasBoundAsLimit(check);
    return isOutside ? outsideBound : `${metric} is ${current}${where}${bound}`;
  }
  // A figure that also got worse has the bound as the limit of its change.
  if (!passed && isOnlyOutOfBounds(check)) {
    return `${outsideBound} (${baseline} before)`;
  }
  if (baseline === current) {
    return `${metric} stayed at ${current}${where}${bound}`;
  }
  const verb = delta < 0 ? "fell" : "rose";
  const change = `${metric} ${verb} from ${baseline} to ${current}${where}${bound}`;
  if (ratio === undefined) {
    return change;
  }
  const ratioText = ratioWords(metric, ratio);
  // Nearly every query may be slower while the percentile, which one query decides, is not.
  return ratio.ratio > 1 && delta <= 0
    ? `${metric}${where}: ${ratioText}, though the percentile went from ${baseline} to ${current}`
    : `${change}: ${ratioText}`;
}

/**
 * Returns ` (limit 0.911)`. Of a time it also says how many times the baseline's it is: ` (1.24x,
 * limit 40.1 ms)`; not if a ratio was measured, which changeSentence has in other words.
 */
function boundWords(check: Check): string {
  const { unit, baseline, current, ratio, limit } = check;
  const parts: string[] = [];
  const isTimeAlone = unit === "ms" && ratio === undefined;
  if (isTimeAlone && current !== null && baseline !== null && baseline > 0) {
    parts.push(`${(current / baseline).toFixed(2)}x`);
  }
  if (limit !== null) {
    parts.push(`${boundWord(check)} ${checkNumbers(check).limit}`);
  }
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}

/**
 * Returns which queries a figure is of, with a blank before it: ` for intent "howto"`, or for a
 * mean of the whole suite ` over 80 queries`. Empty for other figures of the whole suite.
 */
function whereWords({ scope, unit, n }: Check): string {
  if (scope.kind !== "overall") {
    return ` for ${scope.kind} "${clipName(scope.name)}"`;
  }
  return unit !== "ms" && n > 0 ? ` over ${queriesText(n)}` : "";
}

/**
 * Returns how many queries are lost, or how many critical queries have a forbidden result, find
 * none of their documents any more, or (if all of them are without targets) return nothing any more.
 */
function countSentence(check: Check): string {
  const { metric, current, limit, scope } = check;
  const count = current ?? 0;
  const where = scope.kind === "overall" ? "" : ` ${scopeWords(scope)}`;
  if (metric === "lost_queries") {
    return `${pluralise(count, "query is", "queries are")} lost${where} (ceiling ${limit})`;
  }
  const queries = pluralise(count, "critical query", "critical queries") + where;
  if (metric === "critical_hit") {
    return count === 1
      ? `${queries} now returns a forbidden document, or results where it should find nothing`
      : `${queries} now return a forbidden document, or results where they should find nothing`;
  }
  if (areAllWithoutTargets(check)) {
    return `${queries} ${count === 1 ? "returns" : "return"} nothing any more`;
  }
  return count === 1
    ? `${queries} no longer finds any of its documents`
    : `${queries} no longer find any of their documents`;
}

/** True if the query has no expected documents in the baseline: it is watched, or a control. */
export function hasNoTargets({ ranks_before: ranks }: Culprit): boolean {
  return ranks?.length === 0;
}

/** Where a figure is missing: on which side of the comparison. */
const SIDE_WORDS = { now: "in this run", before: "in the baseline" } as const;
/** What to do about a missing figure, for several reasons. */
const RECORD = "Record a new baseline.";
const STEADY =
  "Make the search return the same results each time, or set the rule to off in the config.";
/** The reasons whose words have no number in them, each with what to do about it. */
const FIXED_REASONS = {
  baseline_lacks_metric: [
    "the baseline has no value for it; record a new baseline, or set the rule to off",
    "Record a new baseline, or set the rule to off in the config.",
  ],
  baseline_lacks_lists: [
    "the baseline has no lists of results to compare with",
    "Record a new baseline with this version of the gate.",
  ],
  no_paired_cases: ["no query is the same in the baseline and in this run", RESTORE_QUERIES],
} as const;

/** What has to be known of a check, or of a notice, to say why its figure is missing. */
type MissingFact = Pick<Check, "category"> &
  Partial<Pick<Check, "metric" | "scope" | "n" | "cases">>;

/** Why there are too few samples in this run; of the baseline what to do. Then the sentence for it. */
const SHORTAGE_WORDS = {
  now: [
    "queries are not timed if they fail, or if their results differ between two answers",
    STEADY,
  ],
  before: ["record a new baseline", RECORD],
} as const;

export function missingReason(reason: MissingReason, check: MissingFact): string {
  const [why] = missingWords(reason, check);
  return why;
}

/** Why there is nothing to compare, as a clause, and what to do about it, as a sentence. */
type MissingWords = readonly [why: string, todo: string];

/** Returns why there is nothing to compare and what to do about it, by the code of the reason. */
export function missingWords(reason: MissingReason, fact: MissingFact): MissingWords {
  switch (reason.code) {
    case "not_measured":
      return unmeasuredWords(fact);
    case "too_few_samples": {
      const timings = `${pluralise(reason.have, "timing")} ${SIDE_WORDS[reason.side]}`;
      const [why, todo] = SHORTAGE_WORDS[reason.side];
      return [
        `the queries have ${timings}, but a latency check needs ${reason.need}; ${why}`,
        todo,
      ];
    }
    case "too_few_repeats": {
      const queries = queriesText(reason.cases);
      const verb = reason.cases === 1 ? "was" : "were";
      const [why, todo] = SHORTAGE_WORDS[reason.side];
      return [
        `${queries} ${SIDE_WORDS[reason.side]} ${verb} timed fewer than ${reason.need} times; ${why}`,
        todo,
      ];
    }
    case "plan_unfinished":
      return [
        `the time limit ended the run after ${reason.have} of ${reason.need} timed queries`,
        "Raise latency.budget_s in the config.",
      ];
    case "not_in_plan":
      return notPlannedWords(reason);
    default:
      return FIXED_REASONS[reason.code];
  }
}

/**
 * Returns the words of a figure that this run did not measure: that no query of the suite counts in
 * the check's intent or tag, else what its metric needs from the retriever.
 */
function unmeasuredWords({ metric = "", scope, n, cases = [] }: MissingFact): MissingWords {
  const hasNoQueries = n === 0 && cases.length === 0;
  if (hasNoQueries && scope !== undefined && scope.kind !== "overall") {
    return [
      `no query of the suite counts in this ${scope.kind}`,
      `Correct the name of this ${scope.kind} in the config, or in the queries.`,
    ];
  }
  if (metric.startsWith("forbidden_rate")) {
    return [
      "a result that may be forbidden has no `cluster`, or a query was not asked",
      "The retriever must answer every query, with a `cluster` for each result.",
    ];
  }
  if (metric.startsWith("cost")) {
    return [
      "the gate computes the cost from usage, which some answers lack",
      "Add `usage` to every answer: `{ model, prompt_tokens, completion_tokens }`. Or set the rule to off in the config.",
    ];
  }
  if (metric.startsWith("clustering_ratio")) {
    return [
      "no list has two results with a `path` or a `cluster`",
      "Make the retriever return a `path` or a `cluster` for each result, or set the rule to off in the config.",
    ];
  }
  if (metric.startsWith("latency")) {
    return ["this run has no timing that counts", STEADY];
  }
  return [
    "this run did not measure it",
    "Make the retriever return what this metric needs, or set the rule to off in the config.",
  ];
}

/**
 * `k` and `definition.relevance`: fields that change the meaning of all figures, so that the base's
 * can't be compared.
 */
const MEANING_FIELDS = /^(?:k$|definition\.)/;
/** Ends the sentence about accepted figures that were edited; without a full stop. */
const ONLY_ACCEPTED = "Only a maintainer can accept a change of these values";

/** How many fields a sentence names before it counts the rest. */
const FIELDS = 5;

/**
 * Returns a weakened rule as a sentence without a full stop:
 * `gate.recall@10.tolerance: 0.01 before, 0.5 now; k: 10 before, 20 now`. Findings that are no
 * simple edit have a sentence of their own, by their code, with the values of the first field. Of
 * `baseline_not_measured` these are the value in the file and the measured one.
 */
export function weakeningSentence(finding: WeakeningFinding): string {
  const { code, fields, cases } = finding;
  const first = requireItem(fields, 0);
  const before = clipName(roundUnlessAlike(first.before, first.after));
  const after = clipName(roundUnlessAlike(first.after, first.before));
  switch (code) {
    case "base_unusable":
      return `The gate can't use the files of the base branch: ${before}`;
    case "config_moved":
      return `The base branch uses the config file ${before}, but this change uses ${after}`;
    case "baseline_not_measured": {
      const queries = cases.length === 0 ? "" : ` for ${queriesText(cases.length)}`;
      return `The baseline file of this change has values that this run did not measure${queries}, such as ${before} in place of ${after}. Copy baseline.json from the report, or run record again`;
    }
    case "accepted_moved": {
      const queries = queriesText(cases.length);
      return `The baseline file of this change has worse accepted values of ${queries} than the base branch, such as ${after} in place of ${before}. ${ONLY_ACCEPTED}`;
    }
    case "passes_only_with_edits":
      return onlyWithEditsWords(finding);
    case "suite_shrinks":
      return shrinkWords(finding);
    case "link":
      return `A file of the gate became a symbolic link. The gate can't check later changes against a link: use a normal file instead`;
    case "baseline_vouches":
      return `The baseline file of this change has a wrong SHA-256 of ${listFields(fields)}. Run record again`;
    case "verdict_changed":
      return `This change edits stored replies of the judge for unchanged texts: ${listFields(fields)}. Remove these lines, and the gate asks the judge again`;
    default: {
      const changesMeaning = fields.some(({ field }) => MEANING_FIELDS.test(field));
      return `${listFields(fields)}${changesMeaning ? ", so the base's rules can't judge this run" : ""}`;
    }
  }
}

/** Returns the changed fields with their values before and now, at most FIELDS of them. */
function listFields(fields: readonly WeakenedField[]): string {
  const words = fields.slice(0, FIELDS).map(fieldWords);
  const others = fields.length - words.length;
  return `${words.join("; ")}${others > 0 ? `; and ${pluralise(others, "more field")}` : ""}`;
}

/**
 * Returns a changed field with its values: `k: 10 before, 20 now`. Of what was removed it is
 * `cases.a was removed (before: how to install)`; without the value if the field's name ends in it.
 */
function fieldWords({ field, before, after }: WeakenedField): string {
  const oldValue = clipName(roundUnlessAlike(before, after));
  if (after === "removed") {
    const value = field.endsWith(`.${before}`) ? "" : ` (before: ${oldValue})`;
    return `${clipName(field)} was removed${value}`;
  }
  return `${clipName(field)}: ${oldValue} before, ${clipName(roundUnlessAlike(after, before))} now`;
}

/**
 * Returns the text with its figures rounded to four digits; as it is if the rounded `other`, the
 * value of the other side, would look the same. Digits within names and paths stay.
 */
function roundUnlessAlike(text: string, other: string): string {
  // Matches `0.85714286`, but not within `v1.23456`, `docs/1.23456` or `-0.85714286`.
  const roundToFour = (value: string): string =>
    value.replaceAll(/(?<![\w./-])\d+\.\d{4,}(?![\w./-])/g, (figure) =>
      String(Number(Number(figure).toPrecision(4))),
    );
  return roundToFour(text) === roundToFour(other) ? text : roundToFour(text);
}

/**
 * Returns what the check's limit is called: `limit` if it follows from the baseline, else `floor`
 * or `ceiling`.
 */
function boundWord(check: Check): string {
  if (!hasBoundAsLimit(check)) {
    return "limit";
  }
  return check.direction === "higher" ? "floor" : "ceiling";
}

/**
 * True if a floor or ceiling made the check fail or is its limit, so that no new baseline makes it
 * pass. False for the overlap with the baseline's results (jaccard@k): with a new baseline it is
 * whole. The limit of a count (`lost_queries`) is no such bound, unless it made the check fail.
 */
export function missesBound(check: Check): boolean {
  if (isChurn(check.metric)) {
    return false;
  }
  return (
    check.by === "floor" || check.by === "ceiling" || (!isCount(check) && hasBoundAsLimit(check))
  );
}

/** Larger than the error of a difference of floats. */
const ROUNDING = 1e-9;

/**
 * True if the limit is the rule's floor or ceiling, which is any limit but the baseline's value
 * with the tolerance. False if there is no limit.
 */
function hasBoundAsLimit({ baseline, tolerance, limit, direction }: Check): boolean {
  if (limit === null) {
    return false;
  }
  if (baseline === null || tolerance === null) {
    return true;
  }
  const limitOfBaseline = direction === "higher" ? baseline - tolerance : baseline + tolerance;
  return Math.abs(limitOfBaseline - limit) > ROUNDING;
}

/**
 * Returns a ratio of times with its interval: `1.32x slower (1.27 to 1.38)`. One that prints as
 * 1.00 is `, as fast`. That of p50 is not the ratio of its two figures, but how much slower the
 * typical query is (latency/compare.ts): `a typical query took 1.32x as long (1.27 to 1.38)`.
 */
export function ratioWords(metric: string, figures: RatioFigures): string {
  const { ratio } = figures;
  const factor = `${ratio.toFixed(2)}x`;
  const range = `(${rangeText(figures)})`;
  if (metric === "latency_p50_ms") {
    return `a typical query took ${factor} as long ${range}`;
  }
  if (ratio >= 1.005) {
    return `${factor} slower ${range}`;
  }
  return `${factor}, ${ratio < 0.995 ? "faster" : "as fast"} ${range}`;
}

/**
 * Returns what ended the run and, if there is a hint, what to do, as full sentences. The problems
 * are not in it.
 */
export function failureSentence({ message, hint }: Failure): string {
  const withFullStop = (text: string): string =>
    /[.!?:)]$/.test(text.trimEnd()) ? text.trimEnd() : `${text.trimEnd()}.`;
  return [message, ...(hint === null ? [] : [hint])].map(withFullStop).join(" ");
}

/**
 * Returns the text with a capital, if it begins with a plain word and a blank or comma, as
 * `the query failed` and `intent's` do: `docs/a.md`, `recall@10` and quoted names stay as written.
 */
export function capitalise(text: string): string {
  return /^[a-z]+(?:'s)?[ ,]/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/**
 * Returns the cases that got slower by more than the check's tolerance; none if the check is not
 * about latency, or has no tolerance.
 */
export function selectSlowerCases({ unit, tolerance, cases }: Check): readonly Culprit[] {
  if (tolerance === null || unit !== "ms") {
    return [];
  }
  return cases.filter(({ before, after }) => {
    return before !== null && after !== null && after - before > tolerance;
  });
}

const STATUS_WORDS: Readonly<Record<RowStatus, string>> = {
  pass: "passes",
  fell: "fell, not significant",
  fail: "fails",
  follows: "fails, follows",
  missing: "missing",
  not_gated: "not gated yet",
  reported: "not gated",
};

/**
 * Returns a status in words. A figure that is beyond its limit and passes rose or fell, by the
 * direction in which it is worse, and `reason` says why it passes: without one, the change is not
 * significant.
 */
export function statusWords({
  status,
  direction,
  reason,
}: Pick<MetricRow, "status" | "direction" | "reason">): string {
  if (status !== "fell") {
    return STATUS_WORDS[status];
  }
  const moved = direction === "lower" ? "rose" : "fell";
  if (reason === "earlier") {
    return `${moved} earlier`;
  }
  return reason === "found_more" ? `${moved}, passes` : `${moved}, not significant`;
}
