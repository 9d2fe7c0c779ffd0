/**
 * Refuses runs that measured nothing, and those whose figures mean something else than the
 * baseline's.
 */
import { requireItem, listFirst } from "../model/lookup.ts";
import { GateError } from "../errors.ts";
import { COST, type UnpricedCall, priceChanges, findUnpricedCalls } from "../metrics/cost.ts";
import { type Metric, findMetric } from "../metrics/registry.ts";
import { type JudgeFingerprint, judgeFingerprint } from "../model/answers.ts";
import type { Baseline } from "../model/baseline.ts";
import { compareCodePoints, compactCanonical } from "../model/canonical-json.ts";
import { type Config, baselineFile, namedRules } from "../model/config.ts";
import { adviseOnFailures, describeFailures } from "../model/query-errors.ts";
import type { Inputs } from "../model/report.ts";
import type { Run } from "../model/run.ts";
import type { CaseScore, Scores } from "../model/scores.ts";
import { hasSameEnd } from "../model/alike-names.ts";
import { type Case, type Suite, targetLabel } from "../model/suite.ts";
import type { Verdict } from "../model/verdict.ts";
import { hasTargets } from "./rule-power.ts";

/** Throws if no verdict on this run could be believed. `record` compares no times. */
export function refuseUnsound(
  { config, suite, baseline }: Inputs,
  scores: Scores,
  run: Run,
  command: "gate" | "record",
): void {
  assertPriced(config, run);
  assertMeasured(config, suite, scores, baseline);
  // With a baseline, what was found and is now empty is a regression. A few queries of a suite may
  // well find nothing.
  if (baseline === null && !suite.partial) {
    refuseMostlyEmpty(suite, scores);
  }
  if (command === "gate") {
    assertLikeClocks(config, run, baseline);
  }
}

/** Fewer distinct queries may well have one and the same answer, so they are never "constant". */
const LEAST_DISTINCT_QUERIES = 5;
const MOST_NAMED = 10;

/**
 * Throws if this can be no measurement of the search:
 * - `query_errors`: a query failed (assertAnswered).
 * - `nothing_retrieved`: no query got a result, negative controls aside.
 * - `constant_answers`: all got one and the same list (assertNotConstant).
 *
 * If only a part of the suite was asked, only failed queries throw: a few queries may well find
 * nothing, and the verdict is never a pass.
 */
export function assertMeasured(
  config: Config,
  suite: Suite,
  scores: Scores,
  baseline: Baseline | null,
): void {
  assertAnswered(config, scores);
  const scoresWithTargets = selectScores(suite, scores, (each) => !each.expect_empty);
  if (scoresWithTargets.length === 0 || suite.partial) {
    return;
  }
  const scoresWithResults = scoresWithTargets.filter((each) => each.results.length > 0);
  if (scoresWithResults.length === 0) {
    throw new GateError(
      "nothing_retrieved",
      `none of the ${scoresWithTargets.length} queries got a single result`,
      "The index may be empty, or the query does not reach the search: build the index before the gate runs, and check where the config passes on the query.",
    );
  }
  assertNotConstant(suite, scoresWithResults, baseline);
}

/** Throws `query_errors` if a query failed, unless `error_rate` is off or has a ceiling. */
function assertAnswered(config: Config, scores: Scores): void {
  const rule = config.gate.metrics.get("error_rate");
  if (rule === "off" || rule?.ceiling !== undefined) {
    return;
  }
  const failure = queryErrors(scores, adviseOnFailures(scores.cases, { file: config.file }));
  if (failure !== null) {
    throw failure;
  }
}

/** Returns the error `query_errors`. Null if no query failed. */
export function queryErrors({ cases }: Scores, hint?: string): GateError | null {
  const message = describeFailures(cases);
  return message === "" ? null : new GateError("query_errors", message, hint);
}

/** Throws `mostly_empty` if more than half of the answered queries, but controls, got no result. */
function refuseMostlyEmpty(suite: Suite, scores: Scores): void {
  const scoresWithTargets = selectScores(suite, scores, (each) => !each.expect_empty);
  const scoresOfAnswers = scoresWithTargets.filter((each) => each.error === null);
  const emptyScores = scoresOfAnswers.filter((each) => each.results.length === 0);
  if (2 * emptyScores.length <= scoresOfAnswers.length) {
    return;
  }
  const emptyIds = emptyScores.map(({ id }) => id);
  throw new GateError(
    "mostly_empty",
    `${emptyScores.length} of ${scoresOfAnswers.length} queries that should find something got no result: ${listFirst(emptyIds, MOST_NAMED)}`,
    "The index may be incomplete: build all of it before the gate runs.",
  );
}

/**
 * Throws `constant_answers` if at least five different queries were asked, and all got one and the
 * same list. Not if each query had at least half of this list in the baseline: then the queries
 * lost their other results, which the rules decide about.
 */
function assertNotConstant(
  suite: Suite,
  scores: readonly CaseScore[],
  baseline: Baseline | null,
): void {
  const queries = new Map(suite.cases.map((each) => [each.id, each.query]));
  const distinctQueries = new Set(scores.map((each) => queries.get(each.id)));
  const distinctLists = new Set(scores.map((each) => JSON.stringify(each.results)));
  if (distinctQueries.size < LEAST_DISTINCT_QUERIES || distinctLists.size > 1) {
    return;
  }
  const isMostlyInBaseline = ({ id, results }: CaseScore): boolean => {
    const oldResults = new Set(baseline?.cases.get(id)?.results);
    const keptCount = results.filter((document) => oldResults.has(document)).length;
    return keptCount >= results.length / 2;
  };
  if (scores.every(isMostlyInBaseline)) {
    return;
  }
  throw new GateError(
    "constant_answers",
    `${distinctQueries.size} different queries all got the same results`,
    "The retriever ignores the query: check that it reads `query` from the request.",
  );
}

/** Whether no case has a target in its top k. False if no case expects documents. */
function hasFoundNothing(suite: Suite, scores: Scores): boolean {
  const scoresWithTargets = selectScores(suite, scores, hasTargets);
  return scoresWithTargets.length > 0 && !scoresWithTargets.some(({ found }) => found);
}

function selectScores(
  suite: Suite,
  scores: Scores,
  isSelected: (each: Case) => boolean,
): readonly CaseScore[] {
  const ids = new Set(suite.cases.filter(isSelected).map(({ id }) => id));
  return scores.cases.filter(({ id }) => ids.has(id));
}

/**
 * Throws `not_comparable` if the baseline's times are of another clock than this run's: measured
 * here, reported by the retriever, or recorded elsewhere. Not if this run's are recorded and the
 * config names no rule of latency.
 */
export function assertLikeClocks(config: Config, run: Run, baseline: Baseline | null): void {
  const { latency } = config;
  if (latency === "off" || baseline === null) {
    return;
  }
  const oldSource = baseline.timing.source;
  const newSource = run.timing.source;
  if (oldSource === "off" || newSource === "off" || oldSource === newSource) {
    return;
  }
  if (newSource === "recorded" && !hasRule(config, ({ family }) => family.kind === "latency")) {
    return;
  }
  const hint =
    newSource === "recorded" || oldSource === "recorded"
      ? "Times of a recorded run or of another job compare with their like only: adopt the baseline.json of such a run."
      : "Set latency.source to the baseline's, or record a new baseline.";
  throw notComparable(
    baselineFile(config),
    [{ field: "timing.source", baseline: oldSource, current: newSource }],
    hint,
  );
}

function hasRule({ gate }: Config, isMeant: (metric: Metric) => boolean): boolean {
  return namedRules(gate).some(({ rules }) =>
    [...rules].some(([name, setting]) => {
      const metric = findMetric(name);
      return metric !== null && isMeant(metric) && setting !== "off";
    }),
  );
}

export function gatesCost(config: Config): boolean {
  return hasRule(config, ({ family }) => family.name === COST.name);
}

/**
 * Throws `invalid_config` for each model, or kind of its tokens, that answers used and that has no
 * price: such calls would count as free.
 */
export function assertPriced(config: Config, run: Run): void {
  const { prices } = config;
  if (prices === undefined) {
    return;
  }
  const sentences = new Set<string>();
  for (const { outcome } of run.cases) {
    const usage = outcome.kind === "answer" ? (outcome.usage ?? []) : [];
    for (const unpriced of findUnpricedCalls(usage, prices)) {
      sentences.add(unpricedSentence(unpriced));
    }
  }
  if (sentences.size === 0) {
    return;
  }
  const problems = [...sentences].toSorted(compareCodePoints).map((message) => ({
    file: config.file,
    pointer: "/prices/models",
    message,
  }));
  throw new GateError(
    "invalid_config",
    `${config.file} lacks prices: ${requireItem(problems, 0).message}`,
    {
      problems,
      hint: "Write what the model costs under `prices.models`; what is free costs 0.",
    },
  );
}

function unpricedSentence({ model, part }: UnpricedCall): string {
  if (model === null) {
    return "a call does not name its model, so it has no price; send `model` in `usage`";
  }
  const name = JSON.stringify(model);
  return part === null
    ? `model ${name} has no price`
    : `model ${name} has no price for ${part} tokens`;
}

/** Both values are JSON. */
interface Difference {
  readonly field: string;
  readonly baseline: string;
  readonly current: string;
}

/**
 * Returns the fields by which the baseline's figures mean something else than this run's. Prices
 * count only if both sides have some and cost is gated.
 */
export function findDifferences(
  config: Config,
  suite: Suite,
  baseline: Baseline,
): readonly Difference[] {
  const differences: Difference[] = [];
  const addIfDifferent = (field: string, before: unknown, now: unknown): void => {
    const oldText = compactCanonical(before);
    const newText = compactCanonical(now);
    if (oldText !== newText) {
      differences.push({ field, baseline: oldText, current: newText });
    }
  };
  addIfDifferent("suite.name", baseline.suite.name, suite.name);
  addIfDifferent("k", baseline.k, config.k);
  for (const field of Object.keys(config.definition) as (keyof Config["definition"])[]) {
    addIfDifferent(`definition.${field}`, baseline.definition[field], config.definition[field]);
  }
  const judge = config.judge === undefined ? null : judgeFingerprint(config.judge);
  for (const [field, before, now] of judgeDifferences(baseline.judge ?? null, judge)) {
    addIfDifferent(field, before, now);
  }
  if (config.prices === undefined || baseline.prices === undefined || !gatesCost(config)) {
    return differences;
  }
  for (const [field, before, now] of priceChanges(baseline.prices, config.prices)) {
    addIfDifferent(field, before, now);
  }
  return differences;
}

/** Returns the fields in which two judges differ; `judge` alone if only one side has one. */
export function judgeDifferences(
  before: JudgeFingerprint | null,
  now: JudgeFingerprint | null,
): readonly (readonly [field: string, before: unknown, now: unknown])[] {
  if (before === null || now === null) {
    return before === now ? [] : [["judge", before, now]];
  }
  const fields = Object.keys(now) as (keyof JudgeFingerprint)[];
  return fields
    .filter((field) => before[field] !== now[field])
    .map((field) => [`judge.${field}`, before[field], now[field]]);
}

/** Throws `not_comparable` if the baseline's figures mean something else than this run's. */
export function requireComparable(inputs: Inputs): void {
  const { config, suite, baseline } = inputs;
  if (baseline === null) {
    return;
  }
  const differences = findDifferences(config, suite, baseline);
  if (differences.length === 0) {
    return;
  }
  throw notComparable(baselineFile(config), differences, adviseOnDifferences(differences));
}

function adviseOnDifferences(differences: readonly Difference[]): string {
  return differences.some(({ field }) => field === "suite.name")
    ? "Name the baseline of this suite as `baseline` in the config. If the suite was renamed, record a new baseline."
    : "Write the value of the baseline into the config. Or record a new baseline, and explain the reason in the pull request.";
}

function notComparable(file: string, differences: readonly Difference[], hint: string): GateError {
  const problems = differences.map(({ field, baseline, current }) => ({
    file,
    pointer: `/${field.replaceAll(".", "/")}`,
    message: `${field} is ${baseline} in the baseline and ${current} in this run`,
  }));
  return new GateError("not_comparable", `${file} can't be compared with this run`, {
    problems,
    hint,
  });
}

/**
 * Returns what the first query with a target and a result expects, and what it finds: a result with
 * the same end as the target, else the first result. "" if there is no such query.
 */
function describeMiss(suite: Suite, scores: Scores): string {
  const quote = (text: string): string => JSON.stringify(text.slice(0, 80));
  const results = new Map(scores.cases.map((each) => [each.id, each.results]));
  for (const { id, query, expected, place } of suite.cases) {
    const [target] = expected;
    const found = results.get(id) ?? [];
    const [first] = found;
    if (target === undefined || first === undefined) {
      continue;
    }
    const label = targetLabel(target);
    const alike = found.find((name) => hasSameEnd(label, name));
    // The name that a result gets if it has only a text.
    const firstName = first.startsWith("text:") ? "a text without id and path" : quote(first);
    const wanted = `${quote(query)} (${place.file}:${place.line}) expects ${quote(label)}`;
    return alike === undefined
      ? `${wanted}, and its first result is ${firstName}.`
      : `${wanted}, and finds ${quote(alike)}. Write each name in the suite as the search returns it.`;
  }
  return "";
}

/** Adds a notice if no query found a target. Throws `zero_quality` if that is a pass. */
export function addZeroQualityNotice(verdict: Verdict, suite: Suite, scores: Scores): Verdict {
  if (!hasFoundNothing(suite, scores)) {
    return verdict;
  }
  if (verdict.verdict === "pass") {
    throw new GateError(
      "zero_quality",
      "no query found any of its targets, and no rule would fail it",
      `Ids or paths of the results don't fit the suite's targets; or the index holds other documents. ${describeMiss(suite, scores)}`.trim(),
    );
  }
  return { ...verdict, notices: [...verdict.notices, { code: "zero_quality" }] };
}
