/** Makes the notices of a verdict: what a reader should know beside it. They decide nothing. */
import { JUDGED_METRICS, UNMEASURED_REASONS } from "../model/answers.ts";
import type { Baseline } from "../model/baseline.ts";
import { documentGain } from "../model/config.ts";
import type { AddedModel, Notice } from "../model/notice.ts";
import type { Hit, Run } from "../model/run.ts";
import type { Definition } from "../model/config.ts";
import type { Scores } from "../model/scores.ts";
import type { Suite } from "../model/suite.ts";
import type { Check } from "../model/verdict.ts";
import { findDeadCases } from "./dead-cases.ts";
import { findOddLimits } from "./odd-limits.ts";
import { findUnrecordedHits } from "../decision/hit-checks.ts";
import type { BucketTest, TestsByReference } from "../decision/bucket-test.ts";
import { doAnswersVary, findLostQueries, hasDefaultRecall } from "../decision/lost-queries.ts";
import { findGain } from "../decision/verdict.ts";
import { type JudgedPolicy, measureOverlap, type Pairing, type Policy } from "../decision/pairs.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import type { Rule } from "../decision/rules.ts";
import { gatesCost } from "./sound.ts";
import { medianOfTimes } from "../metrics/latency.ts";

/** A change rarely improves a mean this much. A broken measurement is more likely. */
const IMPLAUSIBLE_RISE = 0.15;

interface DecidedPolicy extends JudgedPolicy {
  readonly tests: TestsByReference;
  readonly rules: readonly Rule[];
  readonly checks: readonly Check[];
}

export function findNotices(decided: DecidedPolicy): readonly Notice[] {
  const { policy, scores, run, pairing, tests, checks } = decided;
  const { baseline } = policy;
  const notices = checks.flatMap(jumpNotices);
  if (baseline !== null) {
    const comparing = { ...policy, baseline };
    notices.push(
      ...acceptedNotices(comparing, tests, checks),
      ...gainNotices(decided),
      ...lostNotices(decided),
      ...newHitNotices(policy, pairing),
      ...addedModelNotices(comparing, run),
    );
  }
  return [
    ...notices,
    ...notGatedNotices(checks),
    ...watchedNotices(policy, pairing),
    ...caseNotices(policy, scores, pairing),
    ...answerNotices(run),
    ...scoreNotices(policy.suite, run),
    ...(policy.recording === true ? recordingVaryNotices(run) : varyNotices(decided)),
    ...findOddLimits(policy.config, policy.suite, baseline),
    ...runNotices(policy, run),
  ];
}

/**
 * Returns a notice of the queries that are lost and fail nothing. None if a check fails, or if
 * recall, MRR and nDCG are not gated over the whole suite: then the reason is the config.
 */
function lostNotices({ policy, pairing, tests, checks }: DecidedPolicy): readonly Notice[] {
  const { lost, better } = findLostQueries(pairing.pairs, "baseline", policy);
  const wholeTest = tests.baseline.get("overall");
  if (lost.length === 0 || wholeTest === undefined || checks.some(({ passed }) => !passed)) {
    return [];
  }
  const queryById = new Map(policy.suite.cases.map(({ id, query }) => [id, query]));
  const queriesOf = (ids: readonly string[]): readonly string[] =>
    ids.map((id) => queryById.get(id) ?? id);
  const because = explainPassedLoss(policy, wholeTest, better.length > 0);
  return [{ code: "lost", cases: lost, lost: queriesOf(lost), better: queriesOf(better), because }];
}

/** Returns why queries are lost and nothing fails. */
function explainPassedLoss(
  policy: Policy,
  wholeTest: BucketTest,
  hasBetter: boolean,
): "vary" | "rule" | "better" | "within" {
  if (wholeTest.hasFallBeyondTolerance()) {
    if (doAnswersVary(policy)) {
      // The fall may be noise.
      return "vary";
    }
    if (!hasDefaultRecall(policy.config)) {
      // The config's own rule for recall replaces the one about lost queries.
      return "rule";
    }
    // Else some queries got better: lost ones alone would fail (doLossesFail).
  }
  return hasBetter ? "better" : "within";
}

/** Returns a notice of the cases that the recorded run answered differently when asked twice. */
function recordingVaryNotices({ unstable: cases, cases: askedCases }: Run): readonly Notice[] {
  if (cases.length === 0) {
    return [];
  }
  return [{ code: "unstable", cases, differ: cases.length, of: askedCases.length, noise: null }];
}

/**
 * Returns a notice if answers vary: the cases that this run answered differently when asked twice
 * (`unstable`), how many of the baseline's rows with a variance differed from run to run (`differ`
 * of `of`), and how far a mean may fall by that alone (`noise`). `differ` and `of` are null if no row
 * has a variance, or if answers are not known to vary.
 */
function varyNotices({ policy, run, tests }: DecidedPolicy): readonly Notice[] {
  const { unstable: cases } = run;
  const varies = doAnswersVary(policy);
  if (cases.length === 0 && !varies) {
    return [];
  }
  const rows = varies ? [...(policy.baseline?.cases.values() ?? [])] : [];
  const variances = rows.flatMap(({ variance }) => variance ?? []);
  const noise = meanNoise(tests.baseline.get("overall"));
  if (variances.length === 0) {
    return [{ code: "unstable", cases, differ: null, of: null, noise }];
  }
  const differ = variances.filter((variance) => variance > 0).length;
  return [{ code: "unstable", cases, differ, of: variances.length, noise }];
}

/**
 * Returns the fall of a mean that is noise: the noise of the test's sum over queries and metrics,
 * divided by their product (80 queries and 2 metrics: 160 parts). Null without a test, or if its
 * noise is not known.
 */
function meanNoise(test: BucketTest | undefined): number | null {
  const parts = test === undefined ? 0 : test.moves.length * test.tested.length;
  const sum = test?.facts.noise ?? null;
  return sum === null || parts === 0 ? null : sum / parts;
}

type ComparingPolicy = Policy & { readonly baseline: Baseline };

/** Returns a notice if the suite's mean of a metric of quality rose by IMPLAUSIBLE_RISE or more. */
function jumpNotices(check: Check): readonly Notice[] {
  const { metric, scope, delta, category, reference, state } = check;
  const isQuality = category === "recall_drop" || category === "ranking_shift";
  if (state !== "pass" || reference !== "baseline" || !isQuality) {
    return [];
  }
  const isJump = scope.kind === "overall" && delta !== null && delta >= IMPLAUSIBLE_RISE;
  return isJump ? [{ code: "implausible_jump", metric, delta }] : [];
}

/**
 * Returns a notice of each check against the accepted state that fell without failing. If an
 * accepted figure differs somewhere, returns one more: how far the means moved since the last
 * acceptance.
 */
function acceptedNotices(
  { config, baseline }: ComparingPolicy,
  tests: TestsByReference,
  checks: readonly Check[],
): readonly Notice[] {
  const below: Notice[] = [];
  for (const { metric, scope, baseline: before, current: after, reference, state } of checks) {
    if (reference === "accepted" && state === "fell" && before !== null && after !== null) {
      below.push({ code: "below_accepted", metric, scope, before, after });
    }
  }
  // There is no such test if no accepted figure differs from the baseline's.
  const wholeTest = tests.accepted.get("overall");
  if (wholeTest === undefined || wholeTest.moves.length === 0) {
    return below;
  }
  const moved = [...wholeTest.bucket.rules.keys()].map((metric) => ({
    metric: `${metric}@${config.k}`,
    delta: wholeTest.meanRise(metric),
  }));
  return [
    ...below,
    { code: "since_accepted", recordings: baseline.accepted?.recordings ?? 0, moved },
  ];
}

function gainNotices({ policy, rules, pairing, tests }: DecidedPolicy): readonly Notice[] {
  const gain = findGain(rules, { pairing, tests }, policy);
  return gain === null ? [] : [{ code: "gained", p: gain.p }];
}

/** Returns one notice of all queries with a forbidden or false result that their row lacks. */
function newHitNotices({ config }: Policy, pairing: Pairing): readonly Notice[] {
  const hits = findUnrecordedHits(pairing, config.k);
  return hits.length === 0 ? [] : [{ code: "new_hits", cases: caseIds(hits) }];
}

/**
 * Returns a notice of each metric of the whole suite that is not gated. If a check failed, leaves
 * out metrics that only this run has no value for: the failure shows that the results changed.
 */
function notGatedNotices(checks: readonly Check[]): readonly Notice[] {
  const hasFailedCheck = checks.some(({ passed }) => !passed);
  const notices: Notice[] = [];
  for (const { metric, lacks, scope } of checks) {
    if (lacks === undefined || scope.kind !== "overall") {
      continue;
    }
    if (lacks === "before" || !hasFailedCheck) {
      notices.push({ code: "not_gated", metric, lacks });
    }
  }
  return notices;
}

/**
 * Returns one notice of the models that only the config has a price for, if cost is gated. A reader
 * should look at these prices: a model that costs 0 makes any change look cheaper.
 */
function addedModelNotices({ config, baseline }: ComparingPolicy, run: Run): readonly Notice[] {
  const { prices } = config;
  if (prices === undefined || !gatesCost(config)) {
    return [];
  }
  const models: AddedModel[] = [];
  for (const [model, price] of prices.models) {
    if (baseline.prices?.models.has(model) !== true) {
      models.push({ model, ...price, tokens_per_query: meanTokens(model, run) });
    }
  }
  return models.length === 0 ? [] : [{ code: "models_added", models }];
}

/** Returns how many tokens of a model the run used per query. Null if no answer used it. */
function meanTokens(model: string, { cases }: Run): number | null {
  let tokens = 0;
  let calls = 0;
  for (const { outcome } of cases) {
    const usage = outcome.kind === "answer" ? (outcome.usage ?? []) : [];
    for (const call of usage) {
      if (call.model === model) {
        tokens += (call.prompt_tokens ?? 0) + (call.completion_tokens ?? 0);
        calls += 1;
      }
    }
  }
  return calls === 0 ? null : Math.round(tokens / cases.length);
}

/** Returns the suite's own notices, and one for each kind of query that a reader should know of. */
function caseNotices(
  { suite, baseline, config }: Policy,
  scores: Scores,
  pairing: Pairing,
): readonly Notice[] {
  const failedOnBase = baseline?.beside?.failed ?? [];
  const failedOnBaseIds = new Set(failedOnBase);
  const addedIds = baseline === null ? [] : caseIds(pairing.added);
  const newIds = addedIds.filter((id) => !failedOnBaseIds.has(id));
  const foundNow = new Set(caseIds(scores.cases.filter(({ found }) => found)));
  const neverFoundIds = findDeadCases(suite, baseline).filter((id) => !foundNow.has(id));
  const withoutTarget = suite.cases.filter(
    (each) => !each.expect_empty && each.watched !== true && each.expected.length === 0,
  );
  const failedIds = caseIds(scores.cases.filter(({ error }) => error !== null));
  const notices = [
    { code: "new_cases", cases: newIds },
    { code: "base_failed_queries", cases: failedOnBase },
    { code: "dead_cases", reason: "never_found", cases: neverFoundIds },
    { code: "dead_cases", reason: "no_target", cases: caseIds(withoutTarget) },
    { code: "errored_cases", cases: failedIds },
    { code: "trec_counts_differ", cases: findTrecDifferences(suite, scores, config.definition) },
  ] as const;
  return [...suite.notices, ...notices.filter(({ cases }) => cases.length > 0)];
}

/**
 * Returns the ids of the cases that trec_eval would count otherwise: a target has several documents
 * or a result several targets (`many_to_many`); a gain is no integer, which trec_eval cuts; or a
 * result repeats, which run.trec leaves out, so that later results move up.
 */
function findTrecDifferences(
  suite: Suite,
  scores: Scores,
  definition: Definition,
): readonly string[] {
  const withFractionalGain = suite.cases.filter(({ expected }) =>
    expected.some(({ grade }) => !Number.isSafeInteger(documentGain(grade, definition))),
  );
  const fractionalIds = new Set(caseIds(withFractionalGain));
  const differing = scores.cases.filter(
    ({ id, results, many_to_many: isManyToMany }) =>
      isManyToMany || fractionalIds.has(id) || new Set(results).size < results.length,
  );
  return caseIds(differing);
}

function caseIds(cases: readonly { readonly id: string }[]): readonly string[] {
  return cases.map(({ id }) => id);
}

/**
 * Returns one notice of the watched queries that were answered and have a row: how many, and which
 * got another list than in the baseline, the most changed first. None if there are none.
 */
function watchedNotices({ suite, config }: Policy, { pairs }: Pairing): readonly Notice[] {
  const watchedIds = new Set(suite.cases.filter((each) => each.watched).map(({ id }) => id));
  const compared = pairs.filter(({ now }) => watchedIds.has(now.id) && now.error === null);
  if (compared.length === 0) {
    return [];
  }
  const changed = compared
    .filter(({ now, before }) => !sameCanonical(now.results, before.results))
    // The overlap is null only of two empty lists, which do not differ.
    .map((pair) => ({ ...pair, overlap: measureOverlap(pair, config.k) ?? 1 }))
    .toSorted((a, b) => a.overlap - b.overlap);
  return [
    {
      code: "watched",
      count: compared.length,
      changed: changed.map(({ now }) => now.id),
      first_changed: changed.filter(({ now, before }) => now.results[0] !== before.results[0])
        .length,
      emptied: changed.filter(({ now }) => now.results.length === 0).length,
    },
  ];
}

/** Returns one notice for each judged metric and reason for which answers could not be judged. */
function answerNotices(run: Run): readonly Notice[] {
  const notices: Notice[] = [];
  for (const metric of JUDGED_METRICS) {
    for (const reason of UNMEASURED_REASONS) {
      const cases = run.cases.filter((each) => {
        const sample = each.judged?.get(metric);
        return sample?.kind === "unmeasured" && sample.reason === reason;
      });
      const ids = cases.map((each) => each.case_id);
      if (ids.length > 0) {
        notices.push({ code: "answers_unmeasured", metric, reason, cases: ids });
      }
    }
  }
  return notices;
}

/** Scores that differ by less, relative to their size, are equal but for rounding. */
const SCORE_ROUNDING = 1e-6;

/**
 * Returns one notice of the queries with a result that scores higher than the result above it:
 * scores and order contradict each other.
 */
function scoreNotices(suite: Suite, run: Run): readonly Notice[] {
  const risesById = new Map<string, ScoreRise>();
  for (const { case_id: id, outcome } of run.cases) {
    const rise = outcome.kind === "answer" ? findScoreRise(outcome.hits) : null;
    if (rise !== null) {
      risesById.set(id, rise);
    }
  }
  const [first] = risesById;
  if (first === undefined) {
    return [];
  }
  const [id, example] = first;
  const query = suite.cases.find((each) => each.id === id)?.query ?? id;
  return [{ code: "scores_rise", cases: [...risesById.keys()], query, ...example }];
}

interface ScoreRise {
  readonly rank: number;
  readonly score: number;
  readonly score_before: number;
}

/** Returns the first result whose score is higher than that of the one before it; else null. */
function findScoreRise(hits: readonly Hit[]): ScoreRise | null {
  for (const [at, { score }] of hits.entries()) {
    const before = hits[at - 1]?.score;
    if (score === undefined || before === undefined) {
      continue;
    }
    if (score - before > SCORE_ROUNDING * Math.max(Math.abs(score), Math.abs(before))) {
      return { rank: at + 1, score, score_before: before };
    }
  }
  return null;
}

/**
 * How many times the median of the repeats the median of the first times has to be, if a cache may
 * have answered the repeats.
 */
const CACHE_RATIO = 3;
/** In milliseconds: the smallest rise that the default tolerance notices. */
const CACHE_FLOOR_MS = 20;

/** Returns the notices about the run as a whole. */
function runNotices({ config }: Policy, run: Run): readonly Notice[] {
  const notices: Notice[] = [];
  if (config.vary === "off") {
    notices.push({ code: "vary_unknown", reason: null });
  }
  const { absolute_paths: absolute = 0 } = run.corrected ?? {};
  if (absolute > 0) {
    notices.push({ code: "absolute_paths", count: absolute });
  }
  const isTimed = config.latency !== "off" && run.timing.source !== "off";
  return isTimed ? [...notices, ...cacheNotices(run)] : notices;
}

/** Returns a notice if the times look as if a cache had answered the repeats. */
function cacheNotices({ cases }: Run): readonly Notice[] {
  const firstTimes = cases.map((each) => each.first_ms).filter((ms) => ms !== null);
  const firstMs = medianOfTimes(firstTimes);
  const repeatMs = medianOfTimes(cases.flatMap((each) => each.samples_ms));
  if (firstMs === null || repeatMs === null) {
    return [];
  }
  const isFaster = firstMs > CACHE_RATIO * repeatMs && firstMs - repeatMs > CACHE_FLOOR_MS;
  return isFaster ? [{ code: "cached_answers", first_ms: firstMs, repeat_ms: repeatMs }] : [];
}
