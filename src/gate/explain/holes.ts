/**
 * Results without a judgment. The metrics take them as not relevant, which punishes a retriever for finding what the
 * suite does not know; here stands how much that could be. It explains a verdict and never changes one.
 */
import { MRR } from "../../metrics/mrr.ts";
import { NDCG } from "../../metrics/ndcg.ts";
import { PRECISION } from "../../metrics/precision.ts";
import { RECALL } from "../../metrics/recall.ts";
import { metricAt } from "../../metrics/registry.ts";
import { type CaseView, relevantCount, viewCase } from "../../metrics/view.ts";
import type { CaseHoles, Holes } from "../../model/explanation.ts";
import { FigureNames } from "../../model/figures.ts";
import { runsById } from "../../model/run.ts";
import { lostTarget, pairCases, type Decided, type Pair } from "../pairs.ts";

interface CaseFinding {
  readonly id: string;
  /** Results in the top k. */
  readonly results: number;
  /** 1-based, of those without a judgment. */
  readonly ranks: readonly number[];
  readonly pessimistic: Bounded;
  readonly optimistic: Bounded;
}

type Bounded = Readonly<Record<keyof typeof FAMILIES, number>>;

/** Judged are targets, forbidden ones and what a dataset judged not relevant. Null where no case has targets. */
export function holesOf(judgement: Decided): Holes | null {
  const { policy, run } = judgement;
  const { k, definition } = policy.config;
  const runs = runsById(run);
  const keys = Object.keys(FAMILIES) as (keyof typeof FAMILIES)[];
  const names = new FigureNames(keys.map((key) => metricAt(FAMILIES[key], k).name));
  const totals = keys.map(() => ({ pessimistic: 0, optimistic: 0 }));
  const byCase = new Map<string, CaseHoles>();
  const queue = new Queue(judgement);
  let [results, unjudged] = [0, 0];
  for (const subject of policy.suite.cases) {
    const caseRun = runs.get(subject.id);
    if (subject.expect_empty || subject.answers_only === true || caseRun === undefined) continue;
    const found = caseHoles(viewCase(subject, caseRun, definition), k);
    results += found.results;
    unjudged += found.ranks.length;
    for (const [at, key] of keys.entries()) {
      totals[at]!.pessimistic += found.pessimistic[key];
      totals[at]!.optimistic += found.optimistic[key];
    }
    const optimistic = names.of(keys.map((key) => found.optimistic[key]));
    byCase.set(found.id, { unjudged: found.ranks.length, optimistic });
    queue.add(found);
  }
  const cases = byCase.size;
  if (cases === 0) return null;
  const bounds = totals.map((each) => ({
    pessimistic: each.pessimistic / cases,
    optimistic: each.optimistic / cases,
  }));
  return {
    cases,
    results,
    unjudged,
    bounds: new Map(names.list.map((name, at) => [name, bounds[at]!])),
    by_case: byCase,
    queue: queue.entries(),
  };
}

/** Ranks of results without a judgment; a repeat is no hole, since its document was seen above. */
function unjudgedRanks(view: CaseView, k: number): readonly number[] {
  const irrelevant = new Set(view.case.judged_irrelevant);
  return view.hits.slice(0, k).flatMap((hit, i) => {
    const known =
      hit.repeat || view.covers[i]!.length > 0 || view.forbidden[i] === true || irrelevant.has(hit.doc_id);
    return known ? [] : [i + 1];
  });
}

function caseHoles(view: CaseView, k: number): CaseFinding {
  const ranks = unjudgedRanks(view, k);
  const at = (family: typeof NDCG): number => family.value(view, k) ?? 0;
  const pessimistic = { precision: at(PRECISION), mrr: at(MRR), ndcg: at(NDCG), recall: at(RECALL) };
  const relevant = relevantCount(view);
  const more = ranks.length;
  const optimistic = {
    precision: pessimistic.precision + more / k,
    mrr: Math.max(pessimistic.mrr, more === 0 ? 0 : 1 / ranks[0]!),
    // The ideal grows with the targets, so that many low grades can outweigh what they add: then they are better left out.
    ndcg:
      more === 0 ? pessimistic.ndcg : Math.max(pessimistic.ndcg, NDCG.value(withTargets(view, ranks), k)!),
    recall: more === 0 ? pessimistic.recall : (pessimistic.recall * relevant + more) / (relevant + more),
  };
  return {
    id: view.case.id,
    results: Math.min(view.hits.length, k),
    ranks,
    pessimistic,
    optimistic,
  };
}

const FAMILIES = { precision: PRECISION, mrr: MRR, ndcg: NDCG, recall: RECALL } as const;

/** Each of these results as a target of its own, of the lowest grade that counts as relevant. */
function withTargets(view: CaseView, ranks: readonly number[]): CaseView {
  const grade = Math.max(1, view.definition.relevance);
  const old = view.case.expected.length;
  const expected = ranks.map((rank) => ({ kind: "id" as const, value: view.hits[rank - 1]!.doc_id, grade }));
  const added = new Map(ranks.map((rank, i) => [rank, old + i]));
  return {
    ...view,
    case: { ...view.case, expected: [...view.case.expected, ...expected] },
    covers: view.covers.map((covered, i) => {
      const own = added.get(i + 1);
      return own === undefined ? covered : [own];
    }),
  };
}

/** More than is labelled of one report: a few thousand a day are the most that people do. */
const MOST_QUEUED = 20_000;

/**
 * In which order to label: first what is new in, or stands no lower than, the place that a lost target had; then what
 * else is new since the baseline; then the rest. Within each by case id and rank.
 */
class Queue {
  readonly #pairs: ReadonlyMap<string, Pair>;
  readonly #levels: { case_id: string; rank: number }[][] = [[], [], []];

  constructor({ policy, scores }: Decided) {
    this.#pairs = new Map(pairCases(scores, policy.baseline).pairs.map((pair) => [pair.now.id, pair]));
  }

  add({ id, ranks }: CaseFinding): void {
    const pair = this.#pairs.get(id);
    const before = new Set(pair?.before.results);
    const lost = pair !== undefined && lostTarget(pair);
    const lowest = lost ? lowestLost(pair.before.ranks, pair.now.ranks) : 0;
    for (const rank of ranks) {
      const isNew = pair !== undefined && !before.has(pair.now.results[rank - 1]!);
      const level = this.#levels[lost && (isNew || rank <= lowest) ? 0 : isNew ? 1 : 2]!;
      if (level.length < MOST_QUEUED) level.push({ case_id: id, rank });
    }
  }

  entries(): Holes["queue"] {
    return this.#levels.flat().slice(0, MOST_QUEUED);
  }
}

function lowestLost(before: readonly (number | null)[], now: readonly (number | null)[]): number {
  return Math.max(...before.map((rank, i) => (rank !== null && (now[i] ?? null) === null ? rank : 0)));
}
