/** Measurements that must not be judged, because they measured nothing. */
import { GateError } from "../errors.ts";
import { LEAST_RUNS, needsSpread } from "./runs.ts";
import { COST, type Unpriced, unpriced } from "../metrics/cost.ts";
import { type Metric, parseMetric } from "../metrics/registry.ts";
import { type JudgeFingerprint, judgeFingerprint } from "../model/answers.ts";
import type { Baseline } from "../model/baseline.ts";
import { compareCodePoints, compactCanonical } from "../model/canonical-json.ts";
import { type Config, type Prices, namedRules } from "../model/config.ts";
import type { Inputs } from "../model/report.ts";
import type { Run } from "../model/run.ts";
import type { CaseScore, Scores } from "../model/scores.ts";
import type { Case, Suite } from "../model/suite.ts";
import { finds } from "./pairs.ts";

/** Fewer distinct queries may well have one answer. */
const DISTINCT_QUERIES = 5;

/**
 * Throws query_errors for failed queries (unless error_rate has a ceiling of its own), nothing_retrieved, mostly_empty
 * where the share of answered queries is less than half the baseline's, and constant_answers where five or more
 * distinct queries got one and the same list.
 */
export function assertMeasured(
  config: Config,
  suite: Suite,
  scores: Scores,
  baseline: Baseline | null,
): void {
  assertAnswered(config, scores);
  const judged = scoresOf(suite, scores, (each) => !each.expect_empty);
  if (judged.length === 0) return;
  const found = judged.filter((each) => each.results.length > 0);
  if (found.length === 0) {
    throw new GateError("nothing_retrieved", `none of the ${judged.length} queries got a single result`, {
      hint: "An empty index answers like this: check that the retriever's index is built before the gate runs.",
    });
  }
  if (baseline !== null) assertNotMostlyEmpty(judged, found, baseline);
  assertNotConstant(suite, found, baseline);
}

function assertAnswered(config: Config, scores: Scores): void {
  const rule = config.gate.metrics.get("error_rate");
  if (rule === "off" || rule?.ceiling !== undefined) return;
  const failed = queryErrors(
    scores,
    "Fix the retriever; if some failures must be lived with, give `error_rate` a `ceiling` in the config.",
  );
  if (failed !== null) throw failed;
}

/** Null where every query was answered. */
export function queryErrors({ cases }: Scores, hint?: string): GateError | null {
  const failed = cases.filter((each) => each.error !== null);
  const [first] = failed;
  if (first === undefined) return null;
  const count = failed.length === 1 ? "1 query" : `${failed.length} queries`;
  const message = `${count} failed, first "${first.id}": ${first.error}`;
  return new GateError("query_errors", message, hint === undefined ? {} : { hint });
}

function assertNotMostlyEmpty(
  judged: readonly CaseScore[],
  found: readonly CaseScore[],
  baseline: Baseline,
): void {
  const before = judged.flatMap((each) => baseline.cases.get(each.id) ?? []);
  const answered = before.filter((each) => each.results.length > 0).length;
  if (before.length === 0 || found.length / judged.length >= answered / before.length / 2) return;
  throw new GateError(
    "mostly_empty",
    `${found.length} of ${judged.length} queries got a result; in the baseline it was ${answered} of ${before.length}`,
    {
      hint: "A half-built index answers like this: check that the retriever's index is complete before the gate runs.",
    },
  );
}

/** A list that every query had, mostly, in its baseline answer too is what a loss leaves over: no sign of a deaf retriever. */
function assertNotConstant(suite: Suite, found: readonly CaseScore[], baseline: Baseline | null): void {
  const queries = new Map(suite.cases.map((each) => [each.id, each.query]));
  const distinct = new Set(found.map((each) => queries.get(each.id)));
  const answers = new Set(found.map((each) => JSON.stringify(each.results)));
  if (distinct.size < DISTINCT_QUERIES || answers.size > 1) return;
  const leftOver = (each: CaseScore): boolean => {
    const before = new Set(baseline?.cases.get(each.id)?.results);
    return each.results.filter((document) => before.has(document)).length >= each.results.length / 2;
  };
  if (found.every(leftOver)) return;
  throw new GateError("constant_answers", `${distinct.size} different queries all got the same results`, {
    hint: "The retriever ignores the query: check that it reads `query` from the request.",
  });
}

/** No case has a target in its top k: either nothing is left of the search, or ids and paths don't fit the suite. */
export function allZero(suite: Suite, scores: Scores): boolean {
  const judged = scoresOf(suite, scores, (each) => !each.expect_empty && each.answers_only !== true);
  return judged.length > 0 && !judged.some(finds);
}

function scoresOf(suite: Suite, scores: Scores, wanted: (each: Case) => boolean): readonly CaseScore[] {
  const ids = new Set(suite.cases.filter(wanted).map(({ id }) => id));
  return scores.cases.filter(({ id }) => ids.has(id));
}

/** Throws not_comparable where one side's times were measured here and the other's are the retriever's own. */
export function assertLikeClocks(config: Config, run: Run, baseline: Baseline | null): void {
  const { latency, baseline: file } = config;
  if (latency === "off" || baseline === null || baseline.foreign !== undefined) return;
  const [before, now] = [baseline.timing.source, run.timing.source];
  if (before === "off" || now === "off" || before === now) return;
  if (now === "recorded" && !hasRule(config, ({ family }) => family.kind === "latency")) return;
  const hint =
    now === "recorded" || before === "recorded"
      ? "Times of a recorded run or of another job compare with their like only: adopt the baseline.json of such a run."
      : "Set latency.source to the baseline's, or record a new baseline.";
  throw notComparable(file, [{ field: "timing.source", baseline: before, current: now }], hint);
}

/** Whether a rule of the config, overall, of an intent or of a tag, names such a metric. */
function hasRule({ gate }: Config, is: (metric: Metric) => boolean): boolean {
  return namedRules(gate).some(({ rules }) =>
    [...rules].some(([name, setting]) => {
      const metric = parseMetric(name);
      return typeof metric !== "string" && is(metric) && setting !== "off";
    }),
  );
}

// Prices as rules: which models they must know, and when a cost is gated by them.

/** Whether a rule of the config, overall, of an intent or of a tag, holds cost to something. */
export function gatesCost(config: Config): boolean {
  return hasRule(config, ({ family }) => family.name === COST.name);
}

/** Throws invalid_config naming every model that answers used and the prices lack: it would be used for nothing. */
export function assertPriced(config: Config, run: Run): void {
  const { prices } = config;
  if (prices === undefined) return;
  const missing = new Set(
    run.cases.flatMap(({ outcome }) =>
      outcome.kind === "answer" ? unpriced(outcome.usage ?? [], prices).map(sentence) : [],
    ),
  );
  if (missing.size === 0) return;
  const problems = [...missing].toSorted(compareCodePoints).map((message) => ({
    file: config.file,
    pointer: "/prices/models",
    message,
  }));
  throw new GateError("invalid_config", `${config.file} lacks prices: ${problems[0]!.message}`, {
    problems,
    hint: "Write what the model costs under `prices.models`; what is free costs 0.",
  });
}

function sentence({ model, part }: Unpriced): string {
  if (model === null) return "a call does not name its model, so it has no price; send `model` in `usage`";
  const name = JSON.stringify(model);
  return part === null ? `model ${name} has no price` : `model ${name} has no price for ${part} tokens`;
}

/**
 * The base's prices hold for the models that it knows; a model that is new in this change has no other price than the
 * head's.
 */
export function withNewModels(base: Prices, head: Prices): Prices {
  return { ...base, models: new Map([...head.models, ...base.models]) };
}

// Whether a baseline's numbers mean the same as this run's.

interface Difference {
  readonly field: string;
  readonly baseline: string;
  readonly current: string;
}

/** Fields that must match and don't; empty where baseline and run are comparable. */
export function differences(config: Config, suite: Suite, baseline: Baseline): readonly Difference[] {
  const found: Difference[] = [];
  const compare = (field: string, before: unknown, now: unknown): void => {
    const [a, b] = [compactCanonical(before), compactCanonical(now)];
    if (a === b) return;
    found.push({ field, baseline: a, current: b });
  };
  if (baseline.foreign !== undefined) {
    // It knows its suite by the revision alone, and holds neither k nor definition.
    compare("suite_version", baseline.suite.revision, suite.revision);
    return found;
  }
  compare("suite.name", baseline.suite.name, suite.name);
  compare("k", baseline.k, config.k);
  const runs = baseline.runs?.length ?? 1;
  if (needsSpread(config) && runs < LEAST_RUNS)
    found.push({
      field: "runs",
      baseline: String(runs),
      current: `at least ${LEAST_RUNS}, for a tolerance in spreads (record --runs)`,
    });
  for (const field of Object.keys(config.definition) as (keyof Config["definition"])[]) {
    compare(`definition.${field}`, baseline.definition[field], config.definition[field]);
  }
  const judge = config.judge === undefined ? null : judgeFingerprint(config.judge);
  for (const [field, before, now] of judgeDifferences(baseline.judge ?? null, judge))
    compare(field, before, now);
  if (config.prices === undefined || baseline.prices === undefined || !gatesCost(config)) return found;
  compare("prices.currency", baseline.prices.currency, config.prices.currency);
  for (const [model, before] of baseline.prices.models) {
    const now = config.prices.models.get(model);
    // A model that is used no more leaves what it cost as it was.
    if (now !== undefined) compare(`prices.models.${model}`, before, now);
  }
  return found;
}

/** By field, or as a whole where one side has no judge; empty where both are alike. */
export function judgeDifferences(
  before: JudgeFingerprint | null,
  now: JudgeFingerprint | null,
): readonly (readonly [field: string, before: unknown, now: unknown])[] {
  if (before === null || now === null) return before === now ? [] : [["judge", before, now]];
  const fields = Object.keys(now) as (keyof JudgeFingerprint)[];
  return fields
    .filter((field) => before[field] !== now[field])
    .map((field) => [`judge.${field}`, before[field], now[field]]);
}

// Refuses to compare numbers that mean different things.

/** Throws not_comparable, naming every field that differs. */
export function requireComparable(inputs: Inputs): void {
  const { config, suite, baseline } = inputs;
  if (baseline === null) return;
  const found = differences(config, suite, baseline);
  if (found.length === 0) return;
  throw notComparable(
    config.baseline,
    found,
    "Use the definition that the baseline was recorded with, or record a new baseline and say so in the pull request.",
  );
}

function notComparable(file: string, found: readonly Difference[], hint: string): GateError {
  const problems = found.map(({ field, baseline, current }) => ({
    file,
    pointer: `/${field.replaceAll(".", "/")}`,
    message: `${field} is ${baseline} in the baseline and ${current} in this run`,
  }));
  return new GateError("not_comparable", `${file} can't be compared with this run`, { problems, hint });
}
