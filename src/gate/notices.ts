/** What a reader should know beside the verdict. */
import { percentile } from "../metrics/percentile.ts";
import type { Config } from "../model/config.ts";
import type { Notice } from "../model/notice.ts";
import type { Run } from "../model/run.ts";
import type { Scores } from "../model/scores.ts";
import type { Check } from "../model/verdict.ts";
import type { Law } from "./judge.ts";
import { notCompared } from "./means-checks.ts";
import type { Pairing } from "./pairs.ts";
import type { Rule } from "./rules.ts";

/** A refactoring rarely wins this much: look for a broken measurement first. */
const IMPLAUSIBLE = 0.15;

export function findNotices(
  law: Law,
  scores: Scores,
  run: Run,
  pairing: Pairing,
  rules: readonly Rule[],
  checks: readonly Check[],
): readonly Notice[] {
  return [
    ...movementNotices(rules, scores, checks),
    ...comparisonNotices(law, run, rules),
    ...caseNotices(law, scores, pairing),
    ...timingNotices(law.config, run),
  ];
}

function movementNotices(
  rules: readonly Rule[],
  scores: Scores,
  checks: readonly Check[],
): readonly Notice[] {
  const notices: Notice[] = [];
  for (const { metric, scope } of rules) {
    const absent = scope === "overall" && (scores.means.overall.get(metric.name) ?? null) === null;
    // A cost that is absent was not told, which is missing data.
    const told = metric.family.kind === "latency" || metric.family.kind === "cost";
    if (!told && absent) notices.push({ code: "not_applicable", metric: metric.name, scope });
  }
  for (const check of checks) {
    if (!check.passed || check.delta === null || check.tolerance === null || check.missing !== null) continue;
    const gained = check.direction === "higher" ? check.delta : -check.delta;
    if (check.scope !== "overall" || gained <= Math.max(check.tolerance, 1e-9)) continue;
    notices.push({ code: "improved", metric: check.metric, scope: check.scope, delta: check.delta });
    const quality = check.category === "recall_drop" || check.category === "ranking_shift";
    if (quality && gained >= IMPLAUSIBLE) {
      notices.push({ code: "implausible_jump", metric: check.metric, delta: check.delta });
    }
  }
  return notices;
}

function comparisonNotices(law: Law, run: Run, rules: readonly Rule[]): readonly Notice[] {
  const { baseline, suite } = law;
  if (baseline === null) return [];
  if (baseline.foreign !== undefined) {
    return [
      { code: "means_only", tool: baseline.foreign, not_compared: notCompared(baseline, rules, law.config) },
    ];
  }
  const differences: readonly (readonly [string, string, string])[] = [
    ["suite.revision", baseline.suite.revision, suite.revision],
    ["suite.digest", baseline.suite.digest, suite.digest],
    ["environment.cpu", baseline.environment.cpu, run.environment.cpu],
    ["environment.os", baseline.environment.os, run.environment.os],
    ["environment.arch", baseline.environment.arch, run.environment.arch],
    ["environment.cores", String(baseline.environment.cores), String(run.environment.cores)],
    ["environment.node", baseline.environment.node, run.environment.node],
  ];
  const notices: Notice[] = differences
    .filter(([, before, now]) => before !== now)
    .map(([field, before, now]) => ({ code: "differs", field, baseline: before, current: now }));
  const otherMachine = differences.some(([field, a, b]) => a !== b && /cpu|os|arch|cores/.test(field));
  if (otherMachine && run.timing.source === "measured") notices.push({ code: "other_machine" });
  return notices;
}

function caseNotices(law: Law, scores: Scores, pairing: Pairing): readonly Notice[] {
  const notices: Notice[] = [...law.suite.notices];
  const list = (
    code: "new_cases" | "duplicates" | "no_relevant_target" | "errored_cases",
    ids: readonly string[],
  ) => {
    if (ids.length > 0) notices.push({ code, cases: ids });
  };
  list(
    "new_cases",
    law.baseline === null || law.baseline.foreign !== undefined ? [] : pairing.added.map((each) => each.id),
  );
  list(
    "duplicates",
    scores.cases.filter((each) => new Set(each.results).size < each.results.length).map((each) => each.id),
  );
  list(
    "no_relevant_target",
    law.suite.cases
      .filter(
        (each) => !each.expectEmpty && !each.expected.some((t) => t.grade >= law.config.definition.relevance),
      )
      .map((each) => each.id),
  );
  list(
    "errored_cases",
    scores.cases.filter((each) => each.error !== null).map((each) => each.id),
  );
  // Repeats are left out of run.trec, which moves what stands below them.
  const differing = scores.cases
    .filter((each) => each.manyToMany || new Set(each.results).size < each.results.length)
    .map((each) => each.id);
  if (differing.length > 0) notices.push({ code: "trec_counts_differ", cases: differing });
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
  if (run.timing.includesStart) notices.push({ code: "includes_start" });
  if (run.timing.source === "reported") notices.push({ code: "reported_latency" });
  if (run.timing.budgetEnded) notices.push({ code: "budget_ended", repeats: run.timing.repeats });
  const first = median(run.cases.flatMap((each) => (each.firstMs === null ? [] : [each.firstMs])));
  const repeats = median(run.cases.flatMap((each) => each.samplesMs));
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
