/**
 * A gate that can't fail guards nothing: on every run, deliberately broken rankings go through the same decision
 * code. Each must be blocked, with the right category, whenever its true change exceeds a limit; the baseline against
 * itself must pass. What the rules can't see is said.
 */
import { scopeText } from "../model/scope.ts";
import { GateError } from "../errors.ts";
import { mean, score } from "../metrics/score.ts";
import type { Baseline } from "../model/baseline.ts";
import type { GatePolicy, RuleSetting } from "../model/config.ts";
import type { Notice } from "../model/notice.ts";
import type { Answer, CaseRun, Run } from "../model/run.ts";
import type { Scores } from "../model/scores.ts";
import type { Category, Check, Verdict } from "../model/verdict.ts";
import { decide } from "./decide.ts";
import { withChurn, pairCases, type Policy } from "./pairs.ts";
import { SMALL_INTENT, metricsOf, resolveRules, limitOf, passes, toleranceValue } from "./rules.ts";
import { spreadOf } from "./runs.ts";
import { allZero } from "./sound.ts";
import { shuffled, splitMix64 } from "./statistics/random.ts";

type Mutant = (run: Run, policy: Policy) => Run;

/** Far beyond any tolerance that somebody would choose. */
const SLOWER_MS = 100_000;

const MUTANTS: readonly { readonly name: string; readonly make: Mutant }[] = [
  { name: "empty", make: (run) => withAnswers(run, () => []) },
  { name: "constant", make: (run) => withAnswers(run, () => firstAnswer(run)) },
  { name: "reversed", make: (run) => withAnswers(run, (hits) => hits.toReversed()) },
  { name: "shuffled", make: shuffle },
  { name: "one intent dropped", make: dropIntent },
  { name: "slower", make: slower },
];

/** Throws selftest_failed where the decision code let a broken retriever pass. Returns what to tell the reader. */
export function selfTest(policy: Policy & { readonly baseline: Baseline }, run: Run): readonly Notice[] {
  const blocked: string[] = [];
  const blind: Notice[] = [];
  // A mutant's answers are not judged again: of cases for answers alone it says nothing.
  const sought = policy.suite.cases.some((each) => each.answers_only !== true);
  assertSelfEqual(policy, run);
  for (const { name, make } of MUTANTS) {
    // Latency is the slow part of a judgement, and only one mutant changes it.
    const own =
      name === "slower" ? policy : { ...policy, config: { ...policy.config, latency: "off" as const } };
    const mutant = make(run, policy);
    const scores = score(own.suite, mutant, metricsOf(own.config), own.config.definition);
    const verdict = decide(own, scores, mutant);
    // What is due follows from the limits, so that is decided here without the test for chance.
    const strict = decide(byLimits(own), scores, mutant);
    const seen = new Set<Category>([...strict.categories, ...strict.secondary_categories]);
    for (const category of dueCategories(own, scores)) {
      if (strict.verdict !== "pass" && seen.has(category)) continue;
      throw failure(`a retriever that is ${name} should fail as ${category} and was let through`);
    }
    if (verdict.verdict === "fail") blocked.push(name);
    else if (sought) blind.push({ code: "blind_to", mutant: name });
  }
  return [{ code: "selftest", blocked }, ...blind];
}

/** The same policy, where a limit alone decides. */
function byLimits(
  policy: Policy & { readonly baseline: Baseline },
): Policy & { readonly baseline: Baseline } {
  const { gate } = policy.config;
  const off = (setting: RuleSetting): RuleSetting =>
    setting === "off" ? setting : { ...setting, significance: "off" };
  const rules = (own: ReadonlyMap<string, RuleSetting>): ReadonlyMap<string, RuleSetting> =>
    new Map([...own].map(([metric, setting]) => [metric, off(setting)]));
  const strict: GatePolicy = {
    significance: "off",
    metrics: rules(gate.metrics),
    per_intent: gate.per_intent === null ? null : off(gate.per_intent),
    intents: new Map([...gate.intents].map(([intent, own]) => [intent, rules(own)])),
    tags: new Map([...(gate.tags ?? [])].map(([tag, own]) => [tag, rules(own)])),
    newly_lost: gate.newly_lost === "off" ? "off" : { ...gate.newly_lost, significance: "off" },
  };
  return { ...policy, config: { ...policy.config, gate: strict } };
}

function failure(what: string): GateError {
  return new GateError("selftest_failed", `the gate's self-test failed: ${what}`, {
    hint: "This is a defect of the gate; please report it with report.json.",
  });
}

/** Limits worked out again, straight from the rules: the categories that the overall means alone make due. */
function dueCategories(policy: Policy, scores: Scores): ReadonlySet<Category> {
  const { rules } = resolveRules(policy.config, policy.suite);
  const { pairs } = withChurn(
    pairCases(scores, policy.baseline),
    rules.map((rule) => rule.metric),
  );
  const due = new Set<Category>();
  const now = pairs.map((pair) => pair.now);
  const before = new Map(pairs.map((pair) => [pair.now, pair.before]));
  for (const rule of rules) {
    const family = rule.metric.family;
    const { name } = rule.metric;
    if (rule.scope.kind !== "overall" || family.kind === "latency" || family.kind === "load") continue;
    const current = mean(now, (each) => each.metrics.get(name) ?? null, family.weight);
    const baseline = mean(now, (each) => before.get(each)?.metrics.get(name) ?? null, family.weight);
    if (current === null || baseline === null) continue;
    const n = now.filter((each) => (each.metrics.get(name) ?? null) !== null).length;
    const spread = spreadOf(policy.baseline, rule.scope, name);
    const tolerance =
      rule.tolerance.length === 0 ? null : toleranceValue(rule.tolerance, baseline, n, spread ?? 0);
    const limit = limitOf(family.direction, baseline, tolerance, rule);
    if (limit !== null && !passes(family.direction, current, limit)) due.add(family.category);
  }
  return due;
}

/** The recorded run, as if it had just been measured, fails nothing but a floor or ceiling that it is itself beyond. */
function assertSelfEqual(policy: Policy & { readonly baseline: Baseline }, run: Run): void {
  const config = { ...policy.config, latency: "off" as const };
  const runs = score(policy.suite, run, metricsOf(config), config.definition);
  const recorded = runs.cases.flatMap((each) => {
    const before = policy.baseline.cases.get(each.id);
    if (before === undefined || before.digest !== each.digest) return [];
    return [{ ...each, metrics: before.metrics, ranks: before.ranks, results: before.results, error: null }];
  });
  if (recorded.length === 0) return;
  const ids = new Set(recorded.map((each) => each.id));
  const suite = { ...policy.suite, cases: policy.suite.cases.filter((each) => ids.has(each.id)) };
  const cases = new Map([...policy.baseline.cases].filter(([id]) => ids.has(id)));
  const verdict = decide(
    { config, suite, baseline: { ...policy.baseline, cases } },
    { ...runs, cases: recorded },
    run,
  );
  const wrong = verdict.checks.find((check) => !check.passed && check.delta !== null && isRelative(check));
  if (wrong !== undefined)
    throw failure(`the baseline against itself fails ${wrong.metric} (${scopeText(wrong.scope)})`);
}

/** The limit is the baseline's own, not a floor or ceiling. */
function isRelative(check: Check): boolean {
  if (check.baseline === null || check.tolerance === null || check.limit === null) return false;
  const own =
    check.direction === "higher" ? check.baseline - check.tolerance : check.baseline + check.tolerance;
  return Math.abs(own - check.limit) < 1e-12;
}

function withAnswers(run: Run, change: (hits: Answer["hits"], each: CaseRun) => Answer["hits"]): Run {
  return {
    ...run,
    cases: run.cases.map((each) =>
      each.outcome.kind === "answer"
        ? { ...each, outcome: { ...each.outcome, hits: change(each.outcome.hits, each) } }
        : each,
    ),
  };
}

function firstAnswer(run: Run): Answer["hits"] {
  for (const { outcome } of run.cases)
    if (outcome.kind === "answer" && outcome.hits.length > 0) return outcome.hits;
  return [];
}

function shuffle(run: Run): Run {
  const random = splitMix64(1);
  return withAnswers(run, (hits) => shuffled(hits, random));
}

/** The first intent that is large enough to be gated. */
function dropIntent(run: Run, policy: Policy): Run {
  const sizes = new Map<string, number>();
  for (const each of policy.suite.cases) sizes.set(each.intent, (sizes.get(each.intent) ?? 0) + 1);
  const intent = [...sizes].find(([, size]) => size >= SMALL_INTENT)?.[0];
  const dropped = new Set(policy.suite.cases.filter((each) => each.intent === intent).map((each) => each.id));
  return withAnswers(run, (hits, each) => (dropped.has(each.case_id) ? [] : hits));
}

function delayed(samples: readonly number[]): readonly number[] {
  return samples.map((time) => time + SLOWER_MS);
}

function slower(run: Run): Run {
  return {
    ...run,
    cases: run.cases.map(({ samples_ms: samplesMs, spans_ms: spansMs, ...each }) => ({
      ...each,
      samples_ms: delayed(samplesMs),
      ...(spansMs === undefined
        ? {}
        : { spans_ms: new Map([...spansMs].map(([stage, samples]) => [stage, delayed(samples)])) }),
    })),
  };
}

// A pass has to be believed: the measurement found something, and the gate shows that it can still fail.

/** Adds what the self-test found; throws zero_quality or selftest_failed where the verdict can't be believed. */
export function prove(verdict: Verdict, policy: Policy, scores: Scores, run: Run): Verdict {
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
  if (baseline !== null) notices.push(...selfTest({ ...policy, baseline }, run));
  return { ...verdict, notices: [...verdict.notices, ...notices] };
}
