/** A and B on the same suite: figures, differences, and how much their lists have in common. */
import { idsOf } from "../metrics/matching.ts";
import { MRR } from "../metrics/mrr.ts";
import { NDCG } from "../metrics/ndcg.ts";
import { RECALL } from "../metrics/recall.ts";
import { metricAt } from "../metrics/registry.ts";
import { score } from "../metrics/score.ts";
import { viewCase } from "../metrics/view.ts";
import type {
  Comparison,
  ComparedFigures,
  Overlap,
  QueryComparison,
  QuerySide,
  SystemSide,
} from "../model/comparison.ts";
import type { Definition } from "../model/config.ts";
import type { Hit, Run } from "../model/run.ts";
import type { Means, Value } from "../model/scores.ts";
import type { Case, Suite } from "../model/suite.ts";

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
    overlap: meanOverlap(queries.map((each) => each.overlap)),
    queries,
  };
}

interface ScoredSystem {
  readonly side: SystemSide;
  readonly queries: ReadonlyMap<string, QuerySide>;
}

function measure(
  { suite, k, definition }: ComparisonPlan,
  { path, digest, run }: MeasuredSystem,
): ScoredSystem {
  const scores = score(
    suite,
    run,
    [RECALL, MRR, NDCG].map((family) => metricAt(family, k)),
    definition,
  );
  const cases = new Map(suite.cases.map((each) => [each.id, each]));
  const runs = new Map(run.cases.map((each) => [each.case_id, each]));
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
  const of = (name: string): Value => metrics.get(`${name}@${k}`) ?? null;
  return { recall: of("recall"), mrr: of("mrr"), ndcg: of("ndcg") };
}

function difference(a: ComparedFigures, b: ComparedFigures): ComparedFigures {
  const minus = (x: Value, y: Value): Value => (x === null || y === null ? null : y - x);
  return { recall: minus(a.recall, b.recall), mrr: minus(a.mrr, b.mrr), ndcg: minus(a.ndcg, b.ndcg) };
}

function meanOverlap(all: readonly Overlap[]): Overlap {
  const mean = (values: readonly Value[]): Value => {
    const known = values.filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
  };
  return {
    jaccard: mean(all.map((each) => each.jaccard)),
    rbo: mean(all.map((each) => each.rbo)),
    found: mean(all.map((each) => each.found)),
  };
}

// What two ranked lists have in common; needs no judgments.

/** How far down the list rank-biased overlap looks: at 0.9 the first ten ranks hold 86 % of the weight. */
const PERSISTENCE = 0.9;

/** Of the first k distinct documents of each list. */
export function overlapOf(
  a: readonly string[],
  b: readonly string[],
  k: number,
  p: number = PERSISTENCE,
): Overlap {
  const [first, second] = [distinct(a, k), distinct(b, k)];
  const other = new Set(second);
  const common = first.filter((document) => other.has(document)).length;
  const all = first.length + second.length - common;
  return {
    jaccard: all === 0 ? null : common / all,
    rbo: all === 0 ? null : rankBiasedOverlap(first, second, p),
    found: first.length === 0 ? null : common / first.length,
  };
}

/**
 * RBO_ext of two lists without repeats, of any lengths: in [0, 1], 1 for equal lists. Webber, Moffat & Zobel (2010), A
 * similarity measure for indefinite rankings, eq. 32: what is not seen is taken to agree as what is seen does.
 */
export function rankBiasedOverlap(a: readonly string[], b: readonly string[], p: number): number {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const [s, l] = [short.length, long.length];
  if (s === 0) return l === 0 ? 1 : 0;
  const [inShort, inLong] = [new Set<string>(), new Set<string>()];
  let common = 0;
  let atShort = 0;
  let sum = 0;
  for (let depth = 1; depth <= l; depth++) {
    const [x, y] = [short[depth - 1], long[depth - 1]!];
    if (x === y) common++;
    else common += Number(x !== undefined && inLong.has(x)) + Number(inShort.has(y));
    if (x !== undefined) inShort.add(x);
    inLong.add(y);
    sum += (common / depth) * p ** depth;
    if (depth === s) atShort = common;
    if (depth > s) sum += ((atShort * (depth - s)) / (s * depth)) * p ** depth;
  }
  return ((1 - p) / p) * sum + ((common - atShort) / l + atShort / s) * p ** l;
}

function distinct(list: readonly string[], k: number): readonly string[] {
  return [...new Set(list)].slice(0, k);
}
