/** A and B on the same suite: figures, differences, and how much their lists have in common. */
import { metricAt } from "../metrics/registry.ts";
import { idsOf } from "../metrics/matching.ts";
import { MRR } from "../metrics/mrr.ts";
import { NDCG } from "../metrics/ndcg.ts";
import { RECALL } from "../metrics/recall.ts";
import { score } from "../metrics/score.ts";
import { viewCase } from "../metrics/view.ts";
import type {
  Comparison,
  Figures,
  Overlap,
  QueryComparison,
  QuerySide,
  SystemSide,
} from "../model/comparison.ts";
import type { Definition } from "../model/config.ts";
import type { Hit, Run } from "../model/run.ts";
import type { Means, Value } from "../model/scores.ts";
import type { Case, Suite } from "../model/suite.ts";
import { overlapOf } from "./overlap.ts";

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
    const ids = (side: QuerySide): readonly string[] => side.results.map((hit) => hit.docId);
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

interface Measured {
  readonly side: SystemSide;
  readonly queries: ReadonlyMap<string, QuerySide>;
}

function measure({ suite, k, definition }: ComparisonPlan, { path, digest, run }: MeasuredSystem): Measured {
  const scores = score(
    suite,
    run,
    [RECALL, MRR, NDCG].map((family) => metricAt(family, k)),
    definition,
  );
  const cases = new Map(suite.cases.map((each) => [each.id, each]));
  const runs = new Map(run.cases.map((each) => [each.caseId, each]));
  const queries = scores.cases.map((each): readonly [string, QuerySide] => {
    const view = viewCase(cases.get(each.id)!, runs.get(each.id)!, definition);
    const judged = view.hits.filter(
      (hit, rank) => !hit.repeat && (view.covers[rank]!.length > 0 || isIrrelevant(view.case, hit)),
    );
    return [
      each.id,
      { ...figures(each.metrics, k), hits: judged.map((hit) => hit.docId), results: view.hits },
    ];
  });
  return { side: { path, digest, macro: figures(scores.means.overall, k) }, queries: new Map(queries) };
}

function isIrrelevant(subject: Case, hit: Hit): boolean {
  return idsOf(hit).some((id) => subject.judgedIrrelevant?.includes(id) === true);
}

function figures(metrics: Means, k: number): Figures {
  const of = (name: string): Value => metrics.get(`${name}@${k}`) ?? null;
  return { recall: of("recall"), mrr: of("mrr"), ndcg: of("ndcg") };
}

function difference(a: Figures, b: Figures): Figures {
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
