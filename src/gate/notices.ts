/** What a reader should know beside the verdict. */
import { JUDGED_METRICS, UNMEASURED_REASONS } from "../model/answers.ts";
import type { Baseline } from "../model/baseline.ts";
import { documentGain } from "../model/figures.ts";
import type { AddedModel, Notice } from "../model/notice.ts";
import type { Run } from "../model/run.ts";
import type { Scores } from "../model/scores.ts";
import type { Check } from "../model/verdict.ts";
import { deadCases } from "./dead-cases.ts";
import { answersVary } from "./outcome.ts";
import { findNewHits } from "../decision/hit-checks.ts";
import type { TestsByReference } from "../decision/bucket-test.ts";
import { findGain } from "../decision/verdict.ts";
import { hasFoundTarget, type Pairing } from "../decision/pairs.ts";
import type { Policy } from "../decision/policy.ts";
import type { Rule } from "../decision/rules.ts";
import { gatesCost } from "./sound.ts";
import { medianOfTimes } from "../metrics/latency.ts";

/** A refactoring rarely wins this much: look for a broken measurement first. */
const IMPLAUSIBLE_RISE = 0.15;

/** What was decided, and what it was decided on. */
interface DecidedPolicy {
  readonly policy: Policy;
  readonly scores: Scores;
  readonly run: Run;
  readonly pairing: Pairing;
  readonly tests: TestsByReference;
  readonly rules: readonly Rule[];
  readonly checks: readonly Check[];
}

/** Returns all notices of one policy's verdict. */
export function findNotices(decided: DecidedPolicy): readonly Notice[] {
  const { policy, scores, run, pairing, tests, checks } = decided;
  const { baseline } = policy;
  return [
    ...checks.flatMap(jumpNotices),
    ...(baseline === null ? [] : acceptedNotices({ ...policy, baseline }, tests, checks)),
    ...(baseline === null ? [] : gainNotices(decided)),
    ...(baseline === null ? [] : newHitNotices(policy, pairing)),
    ...(baseline === null ? [] : addedModelNotices({ ...policy, baseline }, run)),
    ...notGatedNotices(checks),
    ...caseNotices(policy, scores, pairing),
    ...answerNotices(policy, run),
    ...timingNotices(policy, run),
  ];
}

/** A policy with a baseline. */
type ComparingPolicy = Policy & { readonly baseline: Baseline };

/** Returns a notice if quality rose overall by more than most changes do. */
function jumpNotices(check: Check): readonly Notice[] {
  const { kind, metric, scope, delta, category, reference, outcome } = check;
  const isQuality = category === "recall_drop" || category === "ranking_shift";
  if (kind !== "mean" || outcome !== "pass" || reference !== "baseline" || !isQuality) {
    return [];
  }
  const isJump = scope.kind === "overall" && delta !== null && delta >= IMPLAUSIBLE_RISE;
  return isJump ? [{ code: "implausible_jump", metric, delta }] : [];
}

/**
 * Returns notices of the figures that are below the accepted ones without failing, and of how far
 * the means of the whole suite moved since.
 */
function acceptedNotices(
  { config, baseline }: ComparingPolicy,
  tests: TestsByReference,
  checks: readonly Check[],
): readonly Notice[] {
  const below: Notice[] = [];
  for (const { metric, scope, baseline: before, current: after, reference, outcome } of checks) {
    if (reference === "accepted" && outcome === "fell" && before !== null && after !== null) {
      below.push({ code: "below_accepted", metric, scope, before, after });
    }
  }
  const wholeTest = tests.accepted.get("overall");
  if (wholeTest === undefined || wholeTest.moves.length === 0) {
    return below;
  }
  const moved = [...wholeTest.bucket.rules.keys()].map((metric) => ({
    metric: `${metric}@${config.k}`,
    delta: -wholeTest.meanFall(metric),
  }));
  return [
    ...below,
    { code: "since_accepted", recordings: baseline.accepted?.recordings ?? 0, moved },
  ];
}

/**
 * Returns a notice if the whole suite gained significantly since the last acceptance. It is not
 * confirmed if this is a single run of answers that vary, which may be a lucky one.
 */
function gainNotices({ policy, run, rules, pairing, tests }: DecidedPolicy): readonly Notice[] {
  const p = findGain(rules, { pairing, tests });
  if (p === null) {
    return [];
  }
  const command = policy.adopting === true ? "record" : "gate";
  const mayBeLucky = run.run_count === undefined && answersVary(policy, run, command);
  return [{ code: "gained", p, confirmed: !mayBeLucky }];
}

/** Returns a notice of the queries with a forbidden or false result that their baseline row does not have. */
function newHitNotices({ config }: Policy, pairing: Pairing): readonly Notice[] {
  const hits = findNewHits(pairing, config.k);
  return hits.length === 0
    ? []
    : [{ code: "new_hits", cases: caseIds(hits.map(({ now }) => now)) }];
}

/** Returns a notice of each metric of the whole suite that the baseline has no value for. */
function notGatedNotices(checks: readonly Check[]): readonly Notice[] {
  return checks
    .filter(({ kind, scope }) => kind === "not_gated" && scope.kind === "overall")
    .map(({ metric }) => ({ code: "not_in_baseline", metric }));
}

/**
 * Returns a notice of the models with a price that the baseline does not know, if cost is gated. A
 * price of 0 makes any change look cheaper.
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

/** Returns the tokens of a model that a query used on average, rounded; null if no answer used it. */
function meanTokens(model: string, { cases }: Run): number | null {
  let tokens = 0;
  let calls = 0;
  for (const { outcome } of cases) {
    const usage = outcome.kind === "answer" ? (outcome.usage ?? []) : [];
    for (const call of usage.filter((each) => each.model === model)) {
      tokens += (call.prompt_tokens ?? 0) + (call.completion_tokens ?? 0);
      calls += 1;
    }
  }
  return calls === 0 ? null : Math.round(tokens / cases.length);
}

/** Returns the suite's own notices, and what is to be known of its queries: new, dead, failed, counted in another way. */
function caseNotices(
  { suite, baseline, config }: Policy,
  scores: Scores,
  pairing: Pairing,
): readonly Notice[] {
  const { definition } = config;
  const fractional = suite.cases.filter(({ expected }) =>
    expected.some(({ grade }) => !Number.isSafeInteger(documentGain(grade, definition))),
  );
  // Repeats are left out of run.trec, which moves what stands below them; trec_eval cuts a gain that is no integer.
  const idsWithRepeats = caseIds(
    scores.cases.filter(({ results }) => new Set(results).size < results.length),
  );
  const idsDiffering = new Set([...caseIds(fractional), ...idsWithRepeats]);
  const foundNow = new Set(caseIds(scores.cases.filter(hasFoundTarget)));
  const withoutTarget = suite.cases.filter(
    ({ expect_empty: empty, answers_only: alone, expected }) =>
      !empty && alone !== true && expected.length === 0,
  );
  const neverFoundIds = deadCases(suite, baseline).filter((id) => !foundNow.has(id));
  const failedIds = caseIds(scores.cases.filter(({ error }) => error !== null));
  const casesDiffering = scores.cases.filter(
    ({ id, many_to_many: many }) => many || idsDiffering.has(id),
  );
  const addedIds = baseline === null ? [] : caseIds(pairing.added);
  const notices = [
    { code: "new_cases", cases: addedIds },
    { code: "dead_cases", reason: "never_found", cases: neverFoundIds },
    { code: "dead_cases", reason: "no_target", cases: caseIds(withoutTarget) },
    { code: "errored_cases", cases: failedIds },
    { code: "trec_counts_differ", cases: caseIds(casesDiffering) },
  ] as const;
  return [...suite.notices, ...notices.filter(({ cases }) => cases.length > 0)];
}

/** Returns the ids of the cases. */
function caseIds(cases: readonly { readonly id: string }[]): readonly string[] {
  return cases.map(({ id }) => id);
}

/** Returns notices of the answers that a metric of a judge has no value for, by the reason. */
function answerNotices(policy: Policy, run: Run): readonly Notice[] {
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

/** If the first time is more than so many times the repeats', a cache may have answered these. */
const CACHE_RATIO = 3;
/** And it is slower by more than so many milliseconds, the smallest rise that the default tolerance notices. */
const CACHE_FLOOR_MS = 20;

/**
 * Returns notices of how steady the answers were, of paths that were absolute, and of times that
 * look like a cache's.
 */
function timingNotices({ config, baseline }: Policy, run: Run): readonly Notice[] {
  const { unstable, corrected, timing, cases } = run;
  const notices: Notice[] = [];
  if (unstable.length > 0) {
    const isMean = run.run_count !== undefined || baseline?.run_count !== undefined;
    notices.push({ code: "unstable", cases: unstable, ...(isMean && { averaged: true }) });
  }
  if (config.vary === "off") {
    notices.push({ code: "vary_unknown", reason: null });
  }
  const { absolute_paths: absolute = 0 } = corrected ?? {};
  if (absolute > 0) {
    notices.push({ code: "absolute_paths", count: absolute });
  }
  if (config.latency === "off" || timing.source === "off") {
    return notices;
  }
  const first = medianOfTimes(
    cases.flatMap((each) => (each.first_ms === null ? [] : [each.first_ms])),
  );
  const repeats = medianOfTimes(cases.flatMap((each) => each.samples_ms));
  if (first === null || repeats === null) {
    return notices;
  }
  if (first > CACHE_RATIO * repeats && first - repeats > CACHE_FLOOR_MS) {
    notices.push({ code: "cached_answers", first_ms: first, repeat_ms: repeats });
  }
  return notices;
}
