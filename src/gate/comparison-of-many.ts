/** Means of several systems, and paired tests of each against the first, corrected over all of them. */
import { isPerCase } from "../metrics/family.ts";
import type { Metric } from "../metrics/registry.ts";
import { unitOfMetric } from "../metrics/registry.ts";
import { score } from "../metrics/score.ts";
import type { ManyComparison, ManySystem, PairedTest } from "../model/comparison-of-many.ts";
import type { CaseScore, Scores } from "../model/scores.ts";
import type { ComparisonPlan, MeasuredSystem } from "./comparison.ts";
import { type PlainEvidence, evidenceFor, groupsOf } from "./evidence.ts";
import type { Pair } from "./pairs.ts";
import { holm } from "./statistics/holm.ts";

/** Of the tests by draws. */
const SEED = 1;

export interface NamedSystem extends MeasuredSystem {
  readonly label: string;
  readonly settings: ManySystem["settings"];
}

/** `metrics` are of single cases. */
export function compareMany(
  { suite, k, definition }: ComparisonPlan,
  metrics: readonly Metric[],
  systems: readonly NamedSystem[],
): ManyComparison {
  const scored = systems.map(({ run }) => score(suite, run, metrics, definition));
  const options = { seed: SEED, groups: groupsOf(suite) };
  const tests = scored.map((scores, at) =>
    metrics.map(({ name, family }) =>
      at === 0 || !isPerCase(family)
        ? null
        : evidenceFor(pairsOf(scored[0]!, scores), { name, family }, options),
    ),
  );
  const corrected = correctedOf(tests.flat());
  const timed = systems.map(({ run }) => run.timing.repeats);
  return {
    k,
    suite: { name: suite.name, revision: suite.revision, digest: suite.digest },
    cases: suite.cases.length,
    repeats: Math.max(0, ...timed),
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
      figures: metrics.map(({ name }, i) => ({
        mean: scored[at]!.means.overall.get(name) ?? null,
        against_first: tested(tests[at]![i]!, corrected),
      })),
      latency: scored[at]!.latency.overall.samples === 0 ? null : scored[at]!.latency.overall,
    })),
  };
}

/** Every case, since all were asked the same suite. */
function pairsOf(first: Scores, other: Scores): readonly Pair[] {
  const before = new Map(first.cases.map((each) => [each.id, each]));
  return other.cases.map((now) => ({ now, before: rowOf(before.get(now.id)!) }));
}

function rowOf({ digest, intent, metrics, ranks, results }: CaseScore): Pair["before"] {
  return { digest, intent, metrics, ranks, results, latency_ms: [] };
}

function correctedOf(tests: readonly (PlainEvidence | null)[]): ReadonlyMap<PlainEvidence, number> {
  const all = tests.filter((test) => test !== null);
  const p = holm(all.map((test) => test.p_permutation));
  return new Map(all.map((test, i) => [test, p[i]!]));
}

function tested(
  test: PlainEvidence | null,
  corrected: ReadonlyMap<PlainEvidence, number>,
): PairedTest | null {
  if (test === null) return null;
  const { delta, wins, losses, units, p_permutation: p } = test;
  return { delta, wins, losses, units, p, p_holm: corrected.get(test)! };
}
