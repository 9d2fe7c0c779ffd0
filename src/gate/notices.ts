/** What a reader should know beside the verdict. */
import { isPerCase } from "../metrics/family.ts";
import { JUDGED_METRICS, UNMEASURED_REASONS } from "../model/answers.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Config } from "../model/config.ts";
import { documentGain } from "../model/figures.ts";
import type { AddedModel, Notice } from "../model/notice.ts";
import type { Run } from "../model/run.ts";
import type { Scores } from "../model/scores.ts";
import type { Check } from "../model/verdict.ts";
import { deadCases } from "./dead-cases.ts";
import { answersVary } from "./outcome.ts";
import { findNewHits } from "../decision/hit-checks.ts";
import type { TestsByReference } from "../decision/judgment.ts";
import { findGain } from "../decision/verdict.ts";
import {
  hasFoundTarget,
  newlyFound,
  newlyLost,
  type Pairing,
  wantingPairs,
} from "../decision/pairs.ts";
import type { Policy } from "../decision/policy.ts";
import type { Rule } from "../decision/rules.ts";
import { gatesCost } from "./sound.ts";
import { sampleMedian } from "./latency/checks.ts";

/** A refactoring rarely wins this much: look for a broken measurement first. */
const IMPLAUSIBLE = 0.15;

/** What was decided, and what it was decided on. */
interface Judgement {
  readonly policy: Policy;
  readonly scores: Scores;
  readonly run: Run;
  readonly pairing: Pairing;
  readonly tests: TestsByReference;
  readonly rules: readonly Rule[];
  readonly checks: readonly Check[];
}

export function findNotices(judgement: Judgement): readonly Notice[] {
  const { policy, scores, run, pairing, tests, rules, checks } = judgement;
  const { baseline } = policy;
  return [
    ...absentNotices(rules, scores),
    ...checks.flatMap(jumpNotices),
    ...(baseline === null ? [] : acceptedNotices({ ...policy, baseline }, tests, checks)),
    ...(baseline === null ? [] : gainNotices(judgement)),
    ...(baseline === null ? [] : lossNotice(policy, pairing)),
    ...(baseline === null ? [] : newHitNotices(policy, pairing)),
    ...(baseline === null ? [] : comparisonNotices({ ...policy, baseline }, run)),
    ...(baseline === null ? [] : addedModelNotices({ ...policy, baseline }, run)),
    ...notGatedNotices(checks),
    ...caseNotices(policy, scores, pairing),
    ...answerNotices(policy, run),
    ...timingNotices(policy.config, run),
  ];
}

/** A policy that compares. */
type Comparing = Policy & { readonly baseline: Baseline };

/** A cost that is absent was not told, which is missing data. */
function absentNotices(rules: readonly Rule[], { means }: Scores): readonly Notice[] {
  return rules
    .filter(({ metric, scope }) => isPerCase(metric.family) && scope.kind === "overall")
    .filter(
      ({ metric }) =>
        metric.family.kind !== "cost" && (means.overall.get(metric.name) ?? null) === null,
    )
    .map(({ metric, scope }) => ({ code: "not_applicable", metric: metric.name, scope }));
}

/** A rise of quality that is larger than most changes make. */
function jumpNotices(check: Check): readonly Notice[] {
  const { kind, metric, scope, delta, category, reference, outcome } = check;
  const isQuality = category === "recall_drop" || category === "ranking_shift";
  if (kind !== "mean" || outcome !== "pass" || reference !== "baseline" || !isQuality) {
    return [];
  }
  const isJump = scope.kind === "overall" && delta !== null && delta >= IMPLAUSIBLE;
  return isJump ? [{ code: "implausible_jump", metric, delta }] : [];
}

/** What is below the accepted figures without a failure, and how far everything has moved since. */
function acceptedNotices(
  { config, baseline }: Comparing,
  tests: TestsByReference,
  checks: readonly Check[],
): readonly Notice[] {
  const below: Notice[] = [];
  for (const { metric, scope, baseline: accepted, current, reference, outcome } of checks) {
    if (reference === "accepted" && outcome === "fell" && accepted !== null && current !== null) {
      below.push({ code: "below_accepted", metric, scope, accepted, current });
    }
  }
  const whole = tests.accepted.get("overall");
  if (whole === undefined || whole.moves.length === 0) {
    return below;
  }
  const moved = [...whole.bucket.rules.keys()].map((metric) => ({
    metric: `${metric}@${config.k}`,
    delta: -whole.meanFall(metric),
  }));
  return [
    ...below,
    { code: "since_accepted", recordings: baseline.accepted?.recordings ?? 0, moved },
  ];
}

/** A significant gain of the whole suite since the last acceptance. One run of answers that vary may be a lucky one. */
function gainNotices({ policy, run, rules, pairing, tests }: Judgement): readonly Notice[] {
  const p = findGain(rules, policy, { pairing, tests });
  if (p === null) {
    return [];
  }
  const command = policy.adopting === true ? "record" : "gate";
  const isOneOfMany = run.run_count === undefined && answersVary(policy, run, command);
  return [{ code: isOneOfMany ? "gain_unconfirmed" : "gained", p }];
}

function newHitNotices({ config }: Policy, pairing: Pairing): readonly Notice[] {
  const hits = findNewHits(pairing, config.k);
  return hits.length === 0
    ? []
    : [{ code: "new_hits", cases: caseIds(hits.map(({ now }) => now)) }];
}

/** A metric of the whole suite that the baseline has no value for. */
function notGatedNotices(checks: readonly Check[]): readonly Notice[] {
  return checks
    .filter(({ kind, scope }) => kind === "not_gated" && scope.kind === "overall")
    .map(({ metric }) => ({ code: "not_in_baseline", metric }));
}

function comparisonNotices(policy: Comparing, run: Run): readonly Notice[] {
  const { baseline, suite, config } = policy;
  const was = baseline.environment;
  const is = run.environment;
  const machine = (["cpu", "os", "arch", "cores", "node"] as const).map(
    (field) => [`environment.${field}`, String(was[field]), String(is[field])] as const,
  );
  // Another revision says as much as another digest, which it always has.
  const part = baseline.suite.revision === suite.revision ? "digest" : "revision";
  const differences = [[`suite.${part}`, baseline.suite[part], suite[part]] as const, ...machine];
  const notices: Notice[] = differences
    .filter(([, before, now]) => before !== now)
    .map(([field, before, now]) => ({ code: "differs", field, baseline: before, current: now }));
  if (config.latency === "off" || run.timing.source === "off") {
    return notices;
  }
  if (run.timing.source !== "measured") {
    return notices;
  }
  if (baseline.beside === undefined && baseline.timing.source !== "off") {
    notices.push({ code: "stored_latency" });
  }
  const others = machine.filter(([, before, now]) => before !== now);
  if (others.some(([field]) => field !== "environment.node")) {
    notices.push({ code: "other_machine" });
  }
  return notices;
}

/** The models with a price that the baseline does not know, if cost is gated. A price of 0 makes any change cheaper. */
function addedModelNotices({ config, baseline }: Comparing, run: Run): readonly Notice[] {
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

function caseNotices(
  { suite, baseline, config }: Policy,
  scores: Scores,
  pairing: Pairing,
): readonly Notice[] {
  const { definition } = config;
  const listed = suite.cases.filter(({ expected }) =>
    expected.some(({ grade }) => !Number.isSafeInteger(documentGain(grade, definition))),
  );
  // Repeats are left out of run.trec, which moves what stands below them; trec_eval cuts a gain that is no integer.
  const repeated = caseIds(
    scores.cases.filter(({ results }) => new Set(results).size < results.length),
  );
  const uncounted = new Set([...caseIds(listed), ...repeated]);
  const finding = new Set(caseIds(scores.cases.filter(hasFoundTarget)));
  const lists = {
    new_cases: baseline === null ? [] : caseIds(pairing.added),
    dead_cases: deadCases(suite, baseline).filter((id) => !finding.has(id)),
    duplicates: repeated,
    no_relevant_target: caseIds(
      suite.cases.filter(
        ({ expect_empty: empty, answers_only: alone, expected }) =>
          !empty && alone !== true && expected.length === 0,
      ),
    ),
    errored_cases: caseIds(scores.cases.filter(({ error }) => error !== null)),
    trec_counts_differ: caseIds(
      scores.cases.filter(({ id, many_to_many: many }) => many || uncounted.has(id)),
    ),
  };
  const codes = Object.keys(lists) as (keyof typeof lists)[];
  return [
    ...suite.notices,
    ...codes.flatMap((code): readonly Notice[] =>
      lists[code].length === 0 ? [] : [{ code, cases: lists[code] }],
    ),
  ];
}

function caseIds(cases: readonly { readonly id: string }[]): readonly string[] {
  return cases.map(({ id }) => id);
}

/** Who measured the answers, what that took, and which samples have no value. */
function answerNotices(policy: Policy, run: Run): readonly Notice[] {
  const notices: Notice[] = [];
  const alone = caseIds(policy.suite.cases.filter((each) => each.answers_only === true));
  if (alone.length > 0) {
    notices.push({ code: "answers_only", cases: alone });
  }
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

/** Repeats this much faster than the first time look like a cache's answers, not the retriever's. */
const CACHE_RATIO = 3;
const CACHE_FLOOR_MS = 1;

function timingNotices(config: Config, run: Run): readonly Notice[] {
  const { unstable, corrected, timing, cases } = run;
  const notices: Notice[] = [];
  if (unstable.length > 0) {
    notices.push({ code: "unstable", cases: unstable });
  }
  if (config.vary === "off") {
    notices.push({ code: "vary_off" });
  }
  const { absolute_paths: absolute = 0, skipped_lines: skipped = 0 } = corrected ?? {};
  if (absolute > 0) {
    notices.push({ code: "absolute_paths", count: absolute });
  }
  if (skipped > 0) {
    notices.push({ code: "skipped_lines", count: skipped });
  }
  if (config.latency === "off") {
    return notices;
  }
  if (timing.source === "off") {
    return [...notices, { code: "latency_off", by: "retriever" }];
  }
  if (timing.budget_ended) {
    notices.push({ code: "budget_ended", repeats: timing.repeats });
  }
  const first = sampleMedian(
    cases.flatMap((each) => (each.first_ms === null ? [] : [each.first_ms])),
  );
  const repeats = sampleMedian(cases.flatMap((each) => each.samples_ms));
  if (first === null || repeats === null) {
    return notices;
  }
  if (first > CACHE_RATIO * repeats && first - repeats > CACHE_FLOOR_MS) {
    notices.push({ code: "cached_answers", first_ms: first, repeat_ms: repeats });
  }
  return notices;
}

/** Cases that found something and find nothing now, and the other way round: told on a pass as well. */
function lossNotice({ suite }: Policy, pairing: Pairing): readonly Notice[] {
  const wanting = wantingPairs(suite, pairing);
  if (wanting.length === 0) {
    return [];
  }
  const lost = caseIds(wanting.filter(newlyLost).map(({ now }) => now));
  return [{ code: "lost_and_found", lost, found: wanting.filter(newlyFound).length }];
}
