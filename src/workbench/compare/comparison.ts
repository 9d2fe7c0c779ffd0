/** Two systems on one suite, query by query; and several, each beside the first with its outcome by the rule. */
import { isPerCase } from "../../metrics/family.ts";
import { idsOf } from "../../metrics/matching.ts";
import { MRR } from "../../metrics/mrr.ts";
import { NDCG } from "../../metrics/ndcg.ts";
import { RECALL } from "../../metrics/recall.ts";
import { type Metric, metricAt, unitOfMetric } from "../../metrics/registry.ts";
import { score } from "../../metrics/score.ts";
import { viewCase } from "../../metrics/view.ts";
import type { ManyComparison, ManySystem, SystemRuling } from "./model.ts";
import type { ComparedFigures, Comparison, QueryComparison, QuerySide, SystemSide } from "./model.ts";
import type { Config, Definition } from "../../model/config.ts";
import { type Hit, type Run, runsById } from "../../model/run.ts";
import type { Evidence } from "../../model/explanation.ts";
import type { Means, Scores, Value } from "../../model/scores.ts";
import type { Case, Suite } from "../../model/suite.ts";
import { decideBy } from "../../gate/decide.ts";
import { evidenceFor } from "../../gate/evidence.ts";
import { groupsOf, type Pair, type Policy, overlapOf, pairCases } from "../../gate/pairs.ts";
import { wholeBucket } from "../../gate/outcomes.ts";
import { baselineOf } from "../../gate/outcome.ts";
import { GAIN_LEVEL, fallP, gainP } from "../../gate/rule.ts";
import { EPSILON, metricsOf, resolveRules } from "../../gate/rules.ts";

export interface MeasuredSystem {
  readonly path: string;
  readonly digest: string;
  readonly run: Run;
}

export interface ComparisonPlan {
  readonly suite: Suite;
  readonly k: number;
  readonly definition: Definition;
  readonly digests: Comparison["digests"];
}

export function compareSystems(plan: ComparisonPlan, a: MeasuredSystem, b: MeasuredSystem): Comparison {
  const [left, right] = [measure(plan, a), measure(plan, b)];
  const queries = plan.suite.cases.map((subject): QueryComparison => {
    const [one, other] = [left.queries.get(subject.id)!, right.queries.get(subject.id)!];
    const ids = (side: QuerySide): readonly string[] => side.results.map((hit) => hit.doc_id);
    return {
      id: subject.id,
      query: subject.query,
      a: one,
      b: other,
      delta: difference(one, other),
      overlap: overlapOf(ids(one), ids(other), plan.k),
    };
  });
  return {
    k: plan.k,
    digests: plan.digests,
    a: left.side,
    b: right.side,
    delta: difference(left.side.macro, right.side.macro),
    overlap: {
      jaccard: meanOf(queries.map(({ overlap }) => overlap.jaccard)),
      rbo: meanOf(queries.map(({ overlap }) => overlap.rbo)),
      found: meanOf(queries.map(({ overlap }) => overlap.found)),
    },
    queries,
  };
}

function measure(
  { suite, k, definition }: ComparisonPlan,
  { path, digest, run }: MeasuredSystem,
): { readonly side: SystemSide; readonly queries: ReadonlyMap<string, QuerySide> } {
  const metrics = [RECALL, MRR, NDCG].map((family) => metricAt(family, k));
  const scores = score(suite, run, metrics, definition);
  const cases = new Map(suite.cases.map((each) => [each.id, each]));
  const runs = runsById(run);
  const queries = scores.cases.map((each): readonly [string, QuerySide] => {
    const view = viewCase(cases.get(each.id)!, runs.get(each.id)!, definition);
    const judged = view.hits.filter(
      (hit, rank) => !hit.repeat && (view.covers[rank]!.length > 0 || isIrrelevant(view.case, hit)),
    );
    return [
      each.id,
      { hits: judged.map((hit) => hit.doc_id), results: view.hits, ...figures(each.metrics, k) },
    ];
  });
  return { side: { path, digest, macro: figures(scores.means.overall, k) }, queries: new Map(queries) };
}

function isIrrelevant(subject: Case, hit: Hit): boolean {
  return idsOf(hit).some((id) => subject.judged_irrelevant?.includes(id) === true);
}

function figures(metrics: Means, k: number): ComparedFigures {
  return figuresOf((metric) => metrics.get(`${metric}@${k}`) ?? null);
}

function difference(a: ComparedFigures, b: ComparedFigures): ComparedFigures {
  return figuresOf((metric) => (a[metric] === null || b[metric] === null ? null : b[metric] - a[metric]));
}

function figuresOf(of: (metric: keyof ComparedFigures) => Value): ComparedFigures {
  return { recall: of("recall"), mrr: of("mrr"), ndcg: of("ndcg") };
}

function meanOf(values: readonly Value[]): Value {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

// Several systems, each beside the first: the outcome that a gate would have.

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
  const named = new Map([...metrics, ...metricsOf(config)].map((metric) => [metric.name, metric]));
  const scored = systems.map(({ run }) => score(suite, run, [...named.values()], definition));
  const baseline = baselineOf(config, suite, scored[0]!);
  const policy = { config: { ...config, latency: "off" as const }, suite, baseline };
  const rulings = correctedOver(
    scored.map((scores, at) => (at === 0 ? null : rulingOn(policy, scores, systems[at]!))),
  );
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
    systems: systems.map(({ label, path, digest, settings }, at) => {
      const { means, latency } = scored[at]!;
      const pairs = at === 0 ? null : pairCases(scored[at]!, baseline).pairs;
      const figures = metrics.map((metric) => ({
        mean: means.overall.get(metric.name) ?? null,
        against_first: pairs && besideFirst(pairs, metric, suite),
      }));
      const timed = latency.overall.samples === 0 ? null : latency.overall;
      return { label, path, digest, settings, figures, ruling: rulings[at]!, latency: timed };
    }),
  };
}

function besideFirst(pairs: readonly Pair[], { name, family }: Metric, suite: Suite): Evidence | null {
  if (!isPerCase(family)) return null;
  return evidenceFor(pairs, { name, family }, { seed: SEED, groups: groupsOf(suite) });
}

/** The same decision as the gate's between baseline and run, in which no clock has a say. */
function rulingOn(policy: Policy, scores: Scores, { run }: MeasuredSystem): SystemRuling {
  const { rules } = resolveRules(policy.config, policy.suite);
  const { checks } = decideBy(rules, policy, scores, run);
  const whole = wholeBucket(policy, pairCases(scores, policy.baseline), "baseline");
  const told = checks.filter(({ outcome }) => outcome !== "pass");
  const [gain, fall] = whole === undefined ? [1, 1] : [gainP(whole), fallP(whole)];
  const passing = gain <= GAIN_LEVEL + EPSILON ? "gain" : told.length > 0 ? "watch" : "pass";
  const outcome = told.some((check) => check.outcome === "fail") ? "fail" : passing;
  return { outcome, checks: told, p: Math.min(gain, fall) };
}

/** Holm's correction over two or more systems: of m the smallest p counts m times, the next m - 1 times, none below the last. */
function correctedOver(rulings: readonly (SystemRuling | null)[]): readonly (SystemRuling | null)[] {
  const known = rulings.filter((each) => each !== null).toSorted((a, b) => a.p - b.p);
  if (known.length < 2) return rulings;
  const corrected = new Map<SystemRuling, number>();
  let largest = 0;
  for (const [at, each] of known.entries()) {
    largest = Math.max(largest, Math.min(1, each.p * (known.length - at)));
    corrected.set(each, largest);
  }
  return rulings.map((each) => each && { ...each, p_systems: corrected.get(each)! });
}
