/**
 * A gate that can't fail guards nothing: on every run, deliberately broken rankings go through the same decision
 * code. Each must be blocked, with the right category, whenever its true change exceeds a limit; the baseline against
 * itself must pass. What the rules can't see is said.
 */
import { scopeText } from "../model/scope.ts";
import { GateError } from "../errors.ts";
import { caseScorer, mean } from "../metrics/score.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Notice } from "../model/notice.ts";
import { withHits } from "../model/packed-answer.ts";
import { type Answer, type CaseRun, type Run, runsById } from "../model/run.ts";
import type { CaseScore, ScoredCases, Scores } from "../model/scores.ts";
import type { Suite } from "../model/suite.ts";
import type { Category, Check, Verdict } from "../model/verdict.ts";
import { byOutcomes, limitsFor } from "./decide.ts";
import type { Pairing, Policy } from "./pairs.ts";
import {
  type Rule,
  SMALL_INTENT,
  metricsOf,
  resolveRules,
  limitOf,
  passes,
  toleranceValue,
} from "./rules.ts";
import { spreadOf } from "./runs.ts";
import { allZero } from "./sound.ts";
import { shuffled, splitMix64 } from "./statistics/random.ts";

/** Breaks the results of a case; null leaves them as they are. */
type Change = (hits: Answer["hits"], each: CaseRun) => Answer["hits"] | null;

/** Far beyond any tolerance that somebody would choose. */
const SLOWER_MS = 100_000;

const RANKINGS: readonly {
  readonly name: string;
  readonly change: (run: Run, suite: Suite) => Change;
}[] = [
  { name: "empty", change: () => () => [] },
  { name: "constant", change: constant },
  { name: "reversed", change: () => (hits) => hits.toReversed() },
  { name: "shuffled", change: shuffle },
  { name: "one intent dropped", change: dropIntent },
];

/**
 * Throws selftest_failed where the decision code let a broken retriever pass. Returns what to tell the reader. `tidy` is
 * called before each of them is scored: what was held of the one before is not needed any more.
 */
export function selfTest(
  policy: Policy & { readonly baseline: Baseline },
  scores: ScoredCases,
  run: Run,
  tidy: () => void = () => {},
): readonly Notice[] {
  const blocked: string[] = [];
  const blind: Notice[] = [];
  // A mutant's answers are not judged again: of cases for answers alone it says nothing.
  const sought = policy.suite.cases.some((each) => each.answers_only !== true);
  // Latency is the slow part of a judgement, and no broken ranking changes it.
  const untimed = { ...policy, config: { ...policy.config, latency: "off" as const } };
  assertSelfEqual(untimed, scores, run);
  const tell = (name: string, isBlocked: boolean): void => {
    if (isBlocked) blocked.push(name);
    else if (sought) blind.push({ code: "blind_to", mutant: name });
  };
  for (const { name, change } of RANKINGS) {
    tidy();
    const broken = withResults(scores, change(run, policy.suite), untimed, run);
    tell(name, isBlocked(name, untimed, { cases: broken }, run));
  }
  tidy();
  tell("slower", isBlocked("slower", policy, { cases: scores.cases.map(delayed) }, run));
  return [{ code: "selftest", blocked }, ...blind];
}

/** Whether the rules fail these scores; throws where they let pass what is beyond a limit. */
function isBlocked(
  name: string,
  own: Policy & { readonly baseline: Baseline },
  scores: ScoredCases,
  run: Run,
): boolean {
  const rules = resolveRules(own.config, own.suite).rules.map(
    (rule) => ({ anonymous: true, ...rule }) as const,
  );
  const limits = limitsFor(rules, own, scores, run);
  // What is due follows from the limits, so that is decided here without the test for chance.
  const untested = rules.map((rule) => ({ ...rule, significance: "off" }) as const);
  const strict = byOutcomes(limits, byLimits(own), untested);
  const seen = new Set<Category>([...strict.categories, ...strict.secondary_categories]);
  for (const category of dueCategories(rules, limits.pairing, own)) {
    if (strict.verdict !== "pass" && seen.has(category)) continue;
    throw failure(`a retriever that is ${name} should fail as ${category} and was let through`);
  }
  return byOutcomes(limits, own, rules).verdict === "fail";
}

/** What was answered, with these results instead; a query that failed stays as it is. */
function withResults(
  scores: ScoredCases,
  change: Change,
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

/** The same policy, where a limit alone decides of lost cases; of metrics the rules themselves say it. */
function byLimits(policy: Policy): Policy {
  const { gate } = policy.config;
  const losses = gate.newly_lost === "off" ? "off" : ({ ...gate.newly_lost, significance: "off" } as const);
  return { ...policy, config: { ...policy.config, gate: { ...gate, newly_lost: losses } } };
}

function failure(what: string): GateError {
  return new GateError("selftest_failed", `the gate's self-test failed: ${what}`, {
    hint: "This is a defect of the gate; please report it with report.json.",
  });
}

/** Limits worked out again, straight from the rules: the categories that the overall means alone make due. */
export function dueCategories(
  rules: readonly Rule[],
  { pairs }: Pairing,
  { baseline: recorded }: Policy,
): ReadonlySet<Category> {
  const due = new Set<Category>();
  const now = pairs.map((pair) => pair.now);
  for (const rule of rules) {
    const family = rule.metric.family;
    const { name } = rule.metric;
    if (rule.scope.kind !== "overall" || family.kind === "latency" || family.kind === "load") continue;
    const current = mean(now, (each) => each.metrics.get(name) ?? null, family.weight);
    const baseline = mean(now, (_, at) => pairs[at]!.before.metrics.get(name) ?? null, family.weight);
    if (current === null || baseline === null) continue;
    const n = now.filter((each) => (each.metrics.get(name) ?? null) !== null).length;
    const spread = spreadOf(recorded, rule.scope, name);
    const tolerance =
      rule.tolerance.length === 0 ? null : toleranceValue(rule.tolerance, baseline, n, spread ?? 0);
    const limit = limitOf(family.direction, baseline, tolerance, rule);
    if (limit !== null && !passes(family.direction, current, limit)) due.add(family.category);
  }
  return due;
}

/** The recorded run, as if it had just been measured, fails nothing but a floor or ceiling that it is itself beyond. */
function assertSelfEqual(
  policy: Policy & { readonly baseline: Baseline },
  scores: ScoredCases,
  run: Run,
): void {
  const recorded = scores.cases.flatMap((each) => {
    const before = policy.baseline.cases.get(each.id);
    if (before === undefined || before.digest !== each.digest) return [];
    return [{ ...each, metrics: before.metrics, ranks: before.ranks, results: before.results, error: null }];
  });
  if (recorded.length === 0) return;
  const ids = new Set(recorded.map((each) => each.id));
  const suite = { ...policy.suite, cases: policy.suite.cases.filter((each) => ids.has(each.id)) };
  const cases = new Map([...policy.baseline.cases].filter(([id]) => ids.has(id)));
  const own = { ...policy, suite, baseline: { ...policy.baseline, cases } };
  const { rules } = resolveRules(own.config, suite);
  const limits = limitsFor(rules, own, { cases: recorded }, run);
  const { checks } = byOutcomes(limits, own, rules);
  const wrong = checks.find((check) => !check.passed && check.delta !== null && isRelative(check));
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

/** Everybody gets what the first query got. */
function constant(run: Run): Change {
  const first = run.cases.find(({ outcome }) => outcome.kind === "answer" && outcome.hits.length > 0);
  const same = first?.outcome.kind === "answer" ? first.outcome.hits : [];
  return () => same;
}

function shuffle(): Change {
  const random = splitMix64(1);
  return (hits) => shuffled(hits, random);
}

/** The first intent that is large enough to be gated. */
function dropIntent(_: Run, suite: Suite): Change {
  const sizes = new Map<string, number>();
  for (const each of suite.cases) sizes.set(each.intent, (sizes.get(each.intent) ?? 0) + 1);
  const intent = [...sizes].find(([, size]) => size >= SMALL_INTENT)?.[0];
  const dropped = new Set(suite.cases.filter((each) => each.intent === intent).map((each) => each.id));
  return (_hits, each) => (dropped.has(each.case_id) ? [] : null);
}

function delayed(each: CaseScore): CaseScore {
  const later = (samples: readonly number[]): readonly number[] => samples.map((time) => time + SLOWER_MS);
  const slower = { ...each, samples_ms: later(each.samples_ms) };
  if (each.spans_ms === undefined) return slower;
  const spans = new Map([...each.spans_ms].map(([stage, samples]) => [stage, later(samples)]));
  return { ...slower, spans_ms: spans };
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
  if (baseline !== null) notices.push(...selfTest({ ...policy, baseline }, scores, run, tidy));
  return { ...verdict, notices: [...verdict.notices, ...notices] };
}
