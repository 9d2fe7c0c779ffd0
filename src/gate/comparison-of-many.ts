/** Means of several systems, and what the rule says of each beside the first: the outcome that a gate would have. */
import { isPerCase } from "../metrics/family.ts";
import type { Metric } from "../metrics/registry.ts";
import { unitOfMetric } from "../metrics/registry.ts";
import { score } from "../metrics/score.ts";
import type { ManyComparison, ManySystem, SystemRuling } from "../model/comparison-of-many.ts";
import type { Config } from "../model/config.ts";
import type { Scores } from "../model/scores.ts";
import type { ComparisonPlan, MeasuredSystem } from "./comparison.ts";
import { byOutcomes, limitsFor } from "./decide.ts";
import { evidenceFor } from "./evidence.ts";
import { groupsOf, headlineBuckets } from "./moves.ts";
import { baselineOf } from "./outcome.ts";
import { type Pair, type Policy, pairCases } from "./pairs.ts";
import { GAIN_LEVEL, fallP, gainP } from "./rule.ts";
import { EPSILON, metricsOf, resolveRules } from "./rules.ts";

/** Of the intervals. */
const SEED = 1;

export interface NamedSystem extends MeasuredSystem {
  readonly label: string;
  readonly settings: ManySystem["settings"];
}

/** `metrics` are of single cases; `config` is the first system's, whose rules decide. */
export function compareMany(
  { suite, k, definition }: ComparisonPlan,
  metrics: readonly Metric[],
  systems: readonly NamedSystem[],
  config: Config,
): ManyComparison {
  const all = [
    ...new Map([...metrics, ...metricsOf(config)].map((metric) => [metric.name, metric])).values(),
  ];
  const scored = systems.map(({ run }) => score(suite, run, all, definition));
  const policy = {
    config: { ...config, latency: "off" as const },
    suite,
    baseline: baselineOf(config, suite, scored[0]!),
  };
  const rulings = scored.map((scores, at) => (at === 0 ? null : rulingOn(policy, scores, systems[at]!)));
  const corrected = overSystems(rulings);
  const groups = groupsOf(suite);
  return {
    k,
    suite: { name: suite.name, revision: suite.revision, digest: suite.digest },
    cases: suite.cases.length,
    repeats: Math.max(0, ...systems.map(({ run }) => run.timing.repeats)),
    metrics: metrics.map(({ name, family }) => ({
      name,
      unit: unitOfMetric(name),
      direction: family.direction,
    })),
    systems: systems.map(({ label, path, digest, settings }, at) => ({
      label,
      path,
      digest,
      settings,
      figures: metrics.map(({ name, family }) => ({
        mean: scored[at]!.means.overall.get(name) ?? null,
        against_first:
          at === 0 || !isPerCase(family)
            ? null
            : evidenceFor(pairsOf(policy, scored[at]!), { name, family }, { seed: SEED, groups }),
      })),
      ruling: withCorrected(rulings[at]!, corrected),
      latency: scored[at]!.latency.overall.samples === 0 ? null : scored[at]!.latency.overall,
    })),
  };
}

function pairsOf({ baseline }: Policy, scores: Scores): readonly Pair[] {
  return pairCases(scores, baseline).pairs;
}

/** The same decision as the gate's between baseline and run, in which no clock has a say. */
function rulingOn(policy: Policy, scores: Scores, { run }: MeasuredSystem): SystemRuling {
  const { rules } = resolveRules(policy.config, policy.suite);
  const { checks } = byOutcomes(limitsFor(rules, policy, scores, run), policy, rules);
  const [whole] = headlineBuckets(rules, policy, pairCases(scores, policy.baseline), "baseline");
  const overall = whole?.kind === "overall" ? whole : null;
  const told = checks.filter(({ outcome }) => outcome !== "pass");
  const gain = overall === null ? 1 : gainP(overall);
  const fall = overall === null ? 1 : fallP(overall);
  const failed = told.some(({ outcome }) => outcome === "fail");
  const outcome = failed
    ? "fail"
    : gain <= GAIN_LEVEL + EPSILON
      ? "gain"
      : told.length > 0
        ? "watch"
        : "pass";
  return { outcome, checks: told, p: Math.min(gain, fall) };
}

/** Holm's correction over the systems: of m the smallest p counts m times, the next m - 1 times, none below the last. */
function overSystems(rulings: readonly (SystemRuling | null)[]): ReadonlyMap<SystemRuling, number> {
  const known = rulings.filter((each) => each !== null).toSorted((a, b) => a.p - b.p);
  let largest = 0;
  return new Map(
    known.map((each, at) => {
      largest = Math.max(largest, Math.min(1, each.p * (known.length - at)));
      return [each, largest];
    }),
  );
}

function withCorrected(
  ruling: SystemRuling | null,
  corrected: ReadonlyMap<SystemRuling, number>,
): SystemRuling | null {
  return ruling === null || corrected.size < 2 ? ruling : { ...ruling, p_systems: corrected.get(ruling)! };
}
