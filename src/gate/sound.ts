/** Whether a verdict can be believed: what must not be judged, since it measured nothing, and that the gate can still fail. */
import { GateError } from "../errors.ts";
import { COST, type Unpriced, priceChanges, unpriced } from "../metrics/cost.ts";
import { type Metric, parseMetric } from "../metrics/registry.ts";
import { caseScorer } from "../metrics/score.ts";
import { type JudgeFingerprint, judgeFingerprint } from "../model/answers.ts";
import type { Baseline } from "../model/baseline.ts";
import { compareCodePoints, compactCanonical } from "../model/canonical-json.ts";
import { type Config, namedRules } from "../model/config.ts";
import type { Notice } from "../model/notice.ts";
import { withHits } from "../model/packed-answer.ts";
import type { Inputs } from "../model/report.ts";
import { type Answer, type CaseRun, type Run, runsById } from "../model/run.ts";
import { groupBy, scopeText } from "../model/scope.ts";
import type { CaseScore, ScoredCases, Scores } from "../model/scores.ts";
import type { Case, Suite } from "../model/suite.ts";
import type { Check, Verdict } from "../model/verdict.ts";
import { decideBy } from "./decide.ts";
import { baselineOf } from "./outcome.ts";
import { type Policy, finds } from "./pairs.ts";
import { SMALL_INTENT, limitOf, metricsOf, resolveRules } from "./rules.ts";
import { shuffled, splitMix64 } from "./statistics/random.ts";

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
  if (latency === "off" || baseline === null) return;
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
  compare("suite.name", baseline.suite.name, suite.name);
  compare("k", baseline.k, config.k);
  for (const field of Object.keys(config.definition) as (keyof Config["definition"])[]) {
    compare(`definition.${field}`, baseline.definition[field], config.definition[field]);
  }
  const judge = config.judge === undefined ? null : judgeFingerprint(config.judge);
  for (const [field, before, now] of judgeDifferences(baseline.judge ?? null, judge))
    compare(field, before, now);
  if (config.prices === undefined || baseline.prices === undefined || !gatesCost(config)) return found;
  for (const change of priceChanges(baseline.prices, config.prices)) compare(...change);
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

/*
 * A gate that can't fail guards nothing: on every run, deliberately broken rankings go through the same decision code,
 * each compared with the run that it was made from. What the rules can't see is said.
 */

/** Breaks the results of a case; null leaves them as they are. */
type Break = (hits: Answer["hits"], each: CaseRun) => Answer["hits"] | null;

/** Far beyond any sensible tolerance. */
const SLOWER_MS = 100_000;

const RANKINGS: readonly {
  readonly name: string;
  readonly change: (run: Run, suite: Suite) => Break;
}[] = [
  { name: "empty", change: () => () => [] },
  { name: "constant", change: constant },
  { name: "reversed", change: () => (hits) => hits.toReversed() },
  { name: "shuffled", change: shuffle },
  { name: "one intent dropped", change: dropIntent },
];

/**
 * Each broken ranking beside the run that it was made from, so that what the change did has no say in it. Returns what
 * to tell the reader; throws selftest_failed where the run beside itself fails. `tidy` is called before each of them is
 * scored: what was held of the one before is not needed any more.
 */
export function selfTest(
  policy: Policy & { readonly baseline: Baseline },
  scores: Scores,
  run: Run,
  tidy: () => void = () => {},
): readonly Notice[] {
  const blocked: string[] = [];
  const blind: Notice[] = [];
  // A mutant's answers are not judged again: of cases for answers alone it says nothing.
  const sought = policy.suite.cases.some((each) => each.answers_only !== true);
  const own = { ...policy, baseline: itself(policy, scores) };
  // Latency is the slow part of a judgement, and no broken ranking changes it.
  const untimed = { ...own, config: { ...own.config, latency: "off" as const } };
  assertSelfEqual(untimed, scores, run);
  const tell = (name: string, failed: readonly Check[]): void => {
    if (failed.length > 0) blocked.push(name);
    else if (sought) blind.push({ code: "blind_to", mutant: name });
  };
  for (const { name, change } of RANKINGS) {
    tidy();
    const broken = withResults(scores, change(run, policy.suite), untimed, run);
    tell(name, failedIn(untimed, { cases: broken }, run));
  }
  tidy();
  tell("slower", failedIn(own, { cases: scores.cases.map(delayed) }, run));
  return [{ code: "selftest", blocked }, ...blind];
}

/** This very run as a baseline without an anchor; the times are the recorded ones. */
function itself(
  { config, suite, baseline }: Policy & { readonly baseline: Baseline },
  scores: Scores,
): Baseline {
  const { accepted: _accepted, ...rest } = baseline;
  const { cases } = baselineOf(config, suite, scores);
  const rows = [...cases].map(([id, row]) => {
    const { latency_ms: times = [], spans_ms: spans } = baseline.cases.get(id) ?? {};
    return [id, { ...row, latency_ms: times, ...(spans === undefined ? {} : { spans_ms: spans }) }] as const;
  });
  return { ...rest, cases: new Map(rows) };
}

/** What the rules fail of these scores. Where one failure is enough and the whole suite fails, no bucket is asked. */
function failedIn(own: Policy, scores: ScoredCases, run: Run, isOneEnough = true): readonly Check[] {
  const rules = resolveRules(own.config, own.suite).rules.map(
    (rule) => ({ anonymous: true, ...rule }) as const,
  );
  const failedBy = (asked: typeof rules): readonly Check[] =>
    decideBy(asked, own, scores, run).checks.filter(({ passed }) => !passed);
  const whole = isOneEnough ? failedBy(rules.filter(({ scope }) => scope.kind === "overall")) : [];
  return whole.length > 0 ? whole : failedBy(rules);
}

/** What was answered, with these results instead; a query that failed stays as it is. */
function withResults(
  scores: ScoredCases,
  change: Break,
  { suite, config }: Policy,
  run: Run,
): readonly CaseScore[] {
  const runs = runsById(run);
  const subjects = new Map(suite.cases.map((each) => [each.id, each]));
  const scoreOf = caseScorer(metricsOf(config), config.definition);
  return scores.cases.map((score) => {
    const [subject, each] = [subjects.get(score.id), runs.get(score.id)];
    if (subject === undefined || each?.outcome.kind !== "answer") return score;
    const hits = change(each.outcome.hits, each);
    return hits === null ? score : scoreOf(subject, { ...each, outcome: withHits(each.outcome, hits) });
  });
}

/** The run beside itself fails nothing but a floor or ceiling that it is itself beyond. */
function assertSelfEqual(policy: Policy, scores: ScoredCases, run: Run): void {
  const wrong = failedIn(policy, scores, run, false).find(isRelative);
  if (wrong === undefined) return;
  const what = `the run beside itself fails ${wrong.metric} (${scopeText(wrong.scope)})`;
  throw new GateError("selftest_failed", `the gate's self-test failed: ${what}`, {
    hint: "This is a defect of the gate; please report it with report.json.",
  });
}

/** The limit is the baseline's own, not a floor or ceiling. */
function isRelative({ direction, baseline, tolerance, limit }: Check): boolean {
  const own = limitOf(direction, baseline, tolerance, { floor: null, ceiling: null });
  return own !== null && Math.abs(own - limit!) < 1e-12;
}

/** Each query gets what the first one got. */
function constant(run: Run): Break {
  const first = run.cases.find(({ outcome }) => outcome.kind === "answer" && outcome.hits.length > 0);
  const same = first?.outcome.kind === "answer" ? first.outcome.hits : [];
  return () => same;
}

function shuffle(): Break {
  const random = splitMix64(1);
  return (hits) => shuffled(hits, random);
}

/** The first intent that is large enough to be gated. */
function dropIntent(_: Run, { cases }: Suite): Break {
  const intents = groupBy(cases, ({ intent }) => intent);
  const [dropped = []] = [...intents.values()].filter((own) => own.length >= SMALL_INTENT);
  const ids = new Set(dropped.map(({ id }) => id));
  return (_hits, each) => (ids.has(each.case_id) ? [] : null);
}

function delayed(each: CaseScore): CaseScore {
  const later = (samples: readonly number[]): readonly number[] => samples.map((time) => time + SLOWER_MS);
  const spans = [...(each.spans_ms ?? [])].map(([stage, samples]) => [stage, later(samples)] as const);
  const slower = { ...each, samples_ms: later(each.samples_ms) };
  return each.spans_ms === undefined ? slower : { ...slower, spans_ms: new Map(spans) };
}

// A pass has to be believed: the measurement found something, and the gate shows that it can still fail.

/** Adds what the self-test found; throws zero_quality or selftest_failed where the verdict can't be believed. */
export function prove(
  verdict: Verdict,
  policy: Policy,
  scores: Scores,
  run: Run,
  tidy?: () => void,
): Verdict {
  const notices: Notice[] = [];
  if (allZero(policy.suite, scores)) {
    if (verdict.verdict === "pass") {
      throw new GateError("zero_quality", "no query found any of its targets, and no rule would fail it", {
        hint: "Ids or paths of the results don't fit the suite's targets; or the index holds other documents.",
      });
    }
    notices.push({ code: "zero_quality" });
  }
  const { baseline } = policy;
  if (baseline !== null && !policy.suite.partial)
    notices.push(...selfTest({ ...policy, baseline }, scores, run, tidy));
  return { ...verdict, notices: [...verdict.notices, ...notices] };
}
