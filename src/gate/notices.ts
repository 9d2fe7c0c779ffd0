/** What a reader should know beside the verdict. */
import { isPerCase } from "../metrics/family.ts";
import { percentile } from "../metrics/latency.ts";
import { JUDGED_METRICS, UNMEASURED_REASONS } from "../model/answers.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import { type Config, DEFAULT_DEFINITION } from "../model/config.ts";
import { gainOf } from "../model/gain.ts";
import type { Notice } from "../model/notice.ts";
import type { Run } from "../model/run.ts";
import type { Scores } from "../model/scores.ts";
import { type Check, missingOf } from "../model/verdict.ts";
import { sameClock } from "./anchor.ts";
import { intentNotices } from "./evidence.ts";
import { deadCases } from "./dead-cases.ts";
import { notCompared } from "./means-checks.ts";
import { lossNotice } from "./losses.ts";
import { headlineBuckets } from "./moves.ts";
import type { Pairing, Policy } from "./pairs.ts";
import { GAIN_LEVEL, HEADLINE, gainP } from "./rule.ts";
import type { Rule } from "./rules.ts";

/** A refactoring rarely wins this much: look for a broken measurement first. */
const IMPLAUSIBLE = 0.15;

export function findNotices(
  policy: Policy,
  scores: Scores,
  run: Run,
  pairing: Pairing,
  rules: readonly Rule[],
  checks: readonly Check[],
): readonly Notice[] {
  return [
    ...movementNotices(rules, scores, checks),
    ...anchorNotices(policy, rules, pairing, checks),
    ...(policy.baseline === null || policy.baseline.foreign !== undefined
      ? []
      : lossNotice(policy.suite, pairing)),
    ...intentNotices(checks),
    ...comparisonNotices(policy, run, rules),
    ...lackingNotices(policy, rules, pairing),
    ...caseNotices(policy, scores, pairing),
    ...answerNotices(policy, run),
    ...timingNotices(policy.config, run),
  ];
}

function movementNotices(
  rules: readonly Rule[],
  scores: Scores,
  checks: readonly Check[],
): readonly Notice[] {
  const notices: Notice[] = [];
  for (const { metric, scope } of rules) {
    const absent = scope.kind === "overall" && (scores.means.overall.get(metric.name) ?? null) === null;
    // A cost that is absent was not told, which is missing data.
    const told = isPerCase(metric.family) && metric.family.kind !== "cost";
    if (told && absent) notices.push({ code: "not_applicable", metric: metric.name, scope });
  }
  for (const check of checks) {
    if (!check.passed || check.delta === null || check.tolerance === null || missingOf(check) !== null)
      continue;
    if (check.reason === "found_more")
      notices.push({ code: "shorter_lists", metric: check.metric, scope: check.scope });
    const gained = check.direction === "higher" ? check.delta : -check.delta;
    if (check.kind === "count" || check.span === "anchor") continue;
    if (check.scope.kind !== "overall" || gained <= Math.max(check.tolerance, 1e-9)) continue;
    notices.push({ code: "improved", metric: check.metric, scope: check.scope, delta: check.delta });
    const quality = check.category === "recall_drop" || check.category === "ranking_shift";
    if (quality && gained >= IMPLAUSIBLE) {
      notices.push({ code: "implausible_jump", metric: check.metric, delta: check.delta });
    }
  }
  return notices;
}

/** A gain over the anchor, what drifts away from it without a failure, and where that is not all, how far it all went. */
function anchorNotices(
  policy: Policy,
  rules: readonly Rule[],
  pairing: Pairing,
  checks: readonly Check[],
): readonly Notice[] {
  const { baseline } = policy;
  if (baseline === null || baseline.foreign !== undefined) return [];
  const drifting = checks.flatMap(
    ({ span, outcome, metric, scope, baseline: anchor, current }): readonly Notice[] =>
      span === "anchor" && outcome === "watch" && anchor !== null && current !== null
        ? [{ code: "drifting", metric, scope, anchor, current }]
        : [],
  );
  const own = headlineBuckets(rules, policy, pairing, "anchor");
  const whole = (own.length > 0 ? own : headlineBuckets(rules, policy, pairing, "baseline")).find(
    ({ kind }) => kind === "overall",
  );
  if (whole === undefined || whole.moves.length === 0) return drifting;
  const p = gainP(whole);
  const gain: readonly Notice[] = p <= GAIN_LEVEL ? [{ code: "gained", p }] : [];
  if (own.length === 0) return [...drifting, ...gain];
  const moved = HEADLINE.flatMap((metric) =>
    whole.held[metric] === undefined
      ? []
      : [
          {
            metric: `${metric}@${policy.config.k}`,
            delta: whole.moves.reduce((sum, each) => sum + each[metric], 0) / whole.moves.length,
          },
        ],
  );
  return [...drifting, ...gain, { code: "anchor_distance", recordings: baseline.recordings ?? 0, moved }];
}

function comparisonNotices(policy: Policy, run: Run, rules: readonly Rule[]): readonly Notice[] {
  const { baseline, suite } = policy;
  if (baseline === null) return [];
  if (baseline.foreign !== undefined) {
    return [
      {
        code: "means_only",
        tool: baseline.foreign,
        not_compared: notCompared(baseline, rules, policy.config),
      },
    ];
  }
  const differences: readonly (readonly [string, string, string])[] = [
    ["suite.revision", baseline.suite.revision, suite.revision],
    // Another revision says as much: its digest is always another.
    ...(baseline.suite.revision === suite.revision
      ? [["suite.digest", baseline.suite.digest, suite.digest] as const]
      : []),
    ["environment.cpu", baseline.environment.cpu, run.environment.cpu],
    ["environment.os", baseline.environment.os, run.environment.os],
    ["environment.arch", baseline.environment.arch, run.environment.arch],
    ["environment.cores", String(baseline.environment.cores), String(run.environment.cores)],
    ["environment.node", baseline.environment.node, run.environment.node],
  ];
  const notices: Notice[] = differences
    .filter(([, before, now]) => before !== now)
    .map(([field, before, now]) => ({ code: "differs", field, baseline: before, current: now }));
  notices.push(...keptDefinition(policy));
  const otherMachine = differences.some(([field, a, b]) => a !== b && /cpu|os|arch|cores/.test(field));
  if (policy.config.latency === "off" || run.timing.source === "off") return notices;
  const kept = [...(baseline.anchor?.values() ?? [])].flatMap((own) => [...own.keys()]);
  if (kept.some((metric) => metric.startsWith("latency_")) && !sameClock(baseline, run))
    notices.push({ code: "latency_anchor_new" });
  if (run.timing.source !== "measured") return notices;
  if (baseline.beside === undefined && baseline.timing.source !== "off")
    notices.push({ code: "stored_latency" });
  if (otherMachine) notices.push({ code: "other_machine" });
  return notices;
}

/** Where the baseline's definition holds because the config writes none, and a new one would be another. */
function keptDefinition({ config }: Policy): readonly Notice[] {
  const fields = Object.keys(DEFAULT_DEFINITION) as (keyof Config["definition"])[];
  return fields.flatMap((field): readonly Notice[] => {
    if (config.written_definition[field] !== undefined) return [];
    const [kept, usual] = [config.definition[field], DEFAULT_DEFINITION[field]].map(compactCanonical) as [
      string,
      string,
    ];
    return kept === usual ? [] : [{ code: "definition_kept", field, kept, usual }];
  });
}

/** Gated by default since the baseline was recorded. */
function lackingNotices({ baseline }: Policy, rules: readonly Rule[], { pairs }: Pairing): readonly Notice[] {
  if (baseline === null || baseline.foreign !== undefined || pairs.length === 0) return [];
  return rules
    .filter(({ metric, scope, named }) => scope.kind === "overall" && !named && metric.family.baselineMayLack)
    .filter(({ metric }) => pairs.every(({ before }) => before.metrics.get(metric.name) === undefined))
    .map(({ metric }) => ({ code: "not_in_baseline", metric: metric.name }));
}

function caseNotices(policy: Policy, scores: Scores, pairing: Pairing): readonly Notice[] {
  const notices: Notice[] = [...policy.suite.notices];
  const list = (
    code: "new_cases" | "dead_cases" | "duplicates" | "no_relevant_target" | "errored_cases",
    ids: readonly string[],
  ) => {
    if (ids.length > 0) notices.push({ code, cases: ids });
  };
  list(
    "new_cases",
    policy.baseline === null || policy.baseline.foreign !== undefined
      ? []
      : pairing.added.map((each) => each.id),
  );
  list("dead_cases", deadCases(policy.suite, policy.baseline));
  list(
    "duplicates",
    scores.cases.filter((each) => new Set(each.results).size < each.results.length).map((each) => each.id),
  );
  list(
    "no_relevant_target",
    policy.suite.cases
      .filter(
        (each) =>
          !each.expect_empty &&
          each.answers_only !== true &&
          !each.expected.some((t) => t.grade >= policy.config.definition.relevance),
      )
      .map((each) => each.id),
  );
  list(
    "errored_cases",
    scores.cases.filter((each) => each.error !== null).map((each) => each.id),
  );
  // Repeats are left out of run.trec, which moves what stands below them; trec_eval cuts a gain that is no integer.
  const { definition } = policy.config;
  const uncounted = new Set(
    policy.suite.cases
      .filter(({ expected }) => expected.some((t) => !Number.isSafeInteger(gainOf(t.grade, definition))))
      .map(({ id }) => id),
  );
  const differing = scores.cases
    .filter(
      (each) =>
        each.many_to_many || uncounted.has(each.id) || new Set(each.results).size < each.results.length,
    )
    .map((each) => each.id);
  if (differing.length > 0) notices.push({ code: "trec_counts_differ", cases: differing });
  return notices;
}

/** Who measured the answers, what that took, and which samples have no value. */
function answerNotices(policy: Policy, run: Run): readonly Notice[] {
  const notices: Notice[] = [];
  const alone = policy.suite.cases.filter((each) => each.answers_only === true).map((each) => each.id);
  if (alone.length > 0) notices.push({ code: "answers_only", cases: alone });
  const { judge } = policy.config;
  if (judge !== undefined && run.judging !== undefined)
    notices.push({ code: "judged_by", model: judge.model, ...run.judging });
  for (const metric of JUDGED_METRICS) {
    for (const reason of UNMEASURED_REASONS) {
      const cases = run.cases.filter((each) => {
        const sample = each.judged?.get(metric);
        return sample?.kind === "unmeasured" && sample.reason === reason;
      });
      if (cases.length > 0)
        notices.push({
          code: "answers_unmeasured",
          metric,
          reason,
          cases: cases.map((each) => each.case_id),
        });
    }
  }
  return notices;
}

/** Repeats this much faster than the first time look like a cache's answers, not the retriever's. */
const CACHE_RATIO = 3;
const CACHE_FLOOR_MS = 1;

function timingNotices(config: Config, run: Run): readonly Notice[] {
  const notices: Notice[] = [];
  if (run.unstable.length > 0) notices.push({ code: "unstable", cases: run.unstable });
  if (run.retries > 0) notices.push({ code: "retries", count: run.retries });
  if (config.latency === "off") return notices;
  if (run.timing.source === "off") return [...notices, { code: "latency_off", by: "retriever" }];
  if (run.timing.includes_start) notices.push({ code: "includes_start" });
  if (run.timing.source === "reported") notices.push({ code: "reported_latency" });
  if (run.timing.source === "recorded") notices.push({ code: "recorded_latency" });
  if (run.timing.budget_ended) notices.push({ code: "budget_ended", repeats: run.timing.repeats });
  const first = median(run.cases.flatMap((each) => (each.first_ms === null ? [] : [each.first_ms])));
  const repeats = median(run.cases.flatMap((each) => each.samples_ms));
  if (
    first !== null &&
    repeats !== null &&
    first > CACHE_RATIO * repeats &&
    first - repeats > CACHE_FLOOR_MS
  ) {
    notices.push({ code: "cached_answers", first_ms: first, repeat_ms: repeats });
  }
  return notices;
}

function median(values: readonly number[]): number | null {
  return percentile(Float64Array.from(values).sort(), 0.5, "nearest");
}
