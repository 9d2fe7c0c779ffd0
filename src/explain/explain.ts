/** What a report says beside its verdict: why cases lost, what changed as groups, unjudged results, other lists. */
import { JACCARD } from "../metrics/churn.ts";
import { averageKnown } from "../metrics/score.ts";
import { type Metric, metricWithCutoff, parseMetric } from "../metrics/registry.ts";
import type { Baseline } from "../model/baseline.ts";
import { type Config, namedRules } from "../model/config.ts";
import type {
  ChangeGroup,
  Explanation,
  LeadingCause,
  Loss,
  Probe,
  Churn,
  CaseHoles,
  Holes,
} from "../model/explanation.ts";
import { FigureNames } from "../model/figures.ts";
import type { Notice } from "../model/notice.ts";
import type { Deeper } from "../model/part.ts";
import { makeBuckets } from "../model/scope.ts";
import type { Means, Value } from "../model/scores.ts";
import type { Category, Verdict } from "../model/verdict.ts";
import { listChurn, lostTarget, type Pair, pairCases } from "../decision/pairs.ts";
import type { JudgedPolicy } from "../decision/policy.ts";
import { runsById } from "../model/run.ts";
import { withEvidence } from "./evidence.ts";
import {
  type ProbeResult,
  compareLosses,
  explainLoss,
  causeShares,
  stageHas,
  wantsProbe,
  type LossFacts,
  lossFacts,
} from "./causes.ts";
import { type ComparedCase, findLeadingCause } from "./cause.ts";
import { MOST_CASES, changeGroups, documentClusters, compareLists } from "./groups.ts";
import { MRR } from "../metrics/mrr.ts";
import { NDCG } from "../metrics/ndcg.ts";
import { PRECISION } from "../metrics/precision.ts";
import { RECALL } from "../metrics/recall.ts";
import { type CaseView, relevantCount, viewCase } from "../metrics/view.ts";
import { requireItem, zipLists } from "../model/lookup.ts";

// Everything that stands beside a verdict, made after it. What goes wrong here is reported, and changes nothing.

/** How much more a lost case is asked for. */
const DEEPER = 10;
/** The worst cases that are asked again. */
const MOST_PROBED = 50;

/** `verdict`: the same, with evidence beside its checks and what the probe ran into among its notices. */
export async function explainRun(
  verdict: Verdict,
  { head, base }: { readonly head: JudgedPolicy; readonly base: JudgedPolicy | null },
  probe: Probe | null,
): Promise<{ readonly verdict: Verdict; readonly explanation: Explanation }> {
  const lost = lostCases(head, base);
  const failed = verdict.checks.some(
    ({ passed, category, unit }) => !passed && !APART.includes(category) && unit !== "ms",
  );
  const asked = probe !== null && failed ? await askDeeper(lost, probe) : NOT_ASKED;
  const losses = lost.map(({ facts, judgement }): Loss => {
    const loss = explainLoss(facts, asked.probed.get(facts) ?? null, judgement.policy.config);
    return judgement === head ? loss : { ...loss, policy: "base" };
  });
  return {
    verdict: withEvidence(
      { ...verdict, notices: [...verdict.notices, ...asked.notices] },
      head,
      base,
    ),
    explanation: {
      losses: hasCases(head) || (base !== null && hasCases(base)) ? losses : null,
      causes: causeShares(losses),
      holes: findHoles(head),
      churn: churnReport(head),
      ...explainChanges(head, base, losses),
      ...stageRecall(head),
    },
  };
}

/** Returns the leading cause, and groups of the lists that it does not touch. Empty if nothing was compared. */
function explainChanges(
  head: JudgedPolicy,
  base: JudgedPolicy | null,
  losses: readonly Loss[],
): Pick<Explanation, "cause" | "groups"> {
  if (!hasCases(head)) {
    return {};
  }
  const own = explainLists(head, losses);
  // The head's baseline may have adopted what the base's shows.
  if (own.cause !== null || base === null || !hasCases(base)) {
    return own;
  }
  return { ...own, cause: explainLists(base, losses).cause };
}

function explainLists(
  decided: JudgedPolicy,
  losses: readonly Loss[],
): { readonly cause: LeadingCause | null; readonly groups: readonly ChangeGroup[] } {
  const cases = compareCases(decided, losses);
  const clusters = documentClusters([decided.run]);
  const documentCluster = (document: string): string | undefined => clusters.get(document);
  const answered = cases.filter(({ error }) => error === null);
  const groups = changeGroups(answered, documentCluster);
  const found = findLeadingCause(cases, groups, documentCluster);
  if (found === null) {
    return { cause: null, groups };
  }
  const { cause, touched } = found;
  const rest = cases.filter(({ error }, at) => error === null && !touched.has(at));
  return { cause, groups: changeGroups(rest, documentCluster) };
}

/** The paired cases with both lists; none if there are too many. */
function compareCases(
  { policy: { suite, config, baseline }, scores }: JudgedPolicy,
  losses: readonly Loss[],
): readonly ComparedCase[] {
  const { pairs } = pairCases(scores, baseline);
  if (pairs.length > MOST_CASES) {
    return [];
  }
  const queries = new Map(suite.cases.map(({ id, query }) => [id, query]));
  const lossById = new Map(losses.map((loss) => [loss.id, loss]));
  return pairs.map(({ now, before }): ComparedCase => {
    const loss = lossById.get(now.id);
    const fallen = before.ranks.flatMap((rank, target) => {
      const newRank = now.ranks[target] ?? null;
      const isFallen = rank !== null && (newRank === null || newRank > rank);
      return isFallen ? [{ before: rank - 1, now: newRank === null ? null : newRank - 1 }] : [];
    });
    const lists = compareLists({ now, before }, queries.get(now.id) ?? "", config.k);
    // Written out: in Node 20 a spread with more members makes each object larger.
    return {
      id: lists.id,
      query: lists.query,
      intent: lists.intent,
      before: lists.before,
      now: lists.now,
      change: lists.change,
      found: lists.found ?? false,
      error: now.error,
      degraded: now.degraded && before.metrics.get("degraded_rate") !== 1,
      lost: fallen.flatMap((target) =>
        target.now === null ? (before.results[target.before] ?? []) : [],
      ),
      fallen,
      stage: loss?.cause === "dropped_by_stage" ? loss.stage : undefined,
      notFound: loss?.cause === "not_found" || loss?.cause === "nothing_returned",
      deeper: findDeeper(loss, before.results),
    };
  });
}

/** Returns the lost documents that the longer list of the case holds, by the baseline's ids. */
function findDeeper(loss: Loss | undefined, oldResults: readonly string[]): readonly string[] {
  const targets = loss?.targets ?? [];
  return targets.flatMap(({ before, deeper }) =>
    before === null || deeper === null ? [] : (oldResults[before - 1] ?? []),
  );
}

/** Of every stage that some answer told: the mean over those cases. */
function stageRecall({ policy, run }: JudgedPolicy): Pick<Explanation, "stages"> {
  const { definition } = policy.config;
  const runs = runsById(run);
  const shares = new Map<string, number[]>();
  for (const { id, expected } of policy.suite.cases) {
    const outcome = runs.get(id)?.outcome;
    if (outcome?.kind !== "answer" || outcome.stages === undefined || expected.length === 0) {
      continue;
    }
    for (const [stage, hits] of Object.entries(outcome.stages)) {
      const held = expected.filter((target) => stageHas(hits, target, definition)).length;
      shares.set(stage, [...(shares.get(stage) ?? []), held / expected.length]);
    }
  }
  if (shares.size === 0) {
    return {};
  }
  const stages = [...shares].map(([stage, caseShares]) => ({
    stage,
    recall: averageKnown(caseShares) ?? 0,
    cases: caseShares.length,
  }));
  return { stages };
}

interface LostCase {
  readonly facts: LossFacts;
  readonly judgement: JudgedPolicy;
}

function hasCases({ policy }: JudgedPolicy): boolean {
  return policy.baseline !== null;
}

/**
 * Returns the cases that lost a target by either policy, the worst first. Of the base's policy only those that the head's own
 * baseline does not show: losses that the change adopted.
 */
function lostCases(head: JudgedPolicy, base: JudgedPolicy | null): readonly LostCase[] {
  const own = lossFacts(head).map((facts) => ({ facts, judgement: head }));
  if (base === null) {
    return own;
  }
  const known = new Set(own.map(({ facts }) => facts.id));
  const adopted = lossFacts(base).filter((facts) => !known.has(facts.id));
  const both = [...own, ...adopted.map((facts) => ({ facts, judgement: base }))];
  return both.toSorted((a, b) => compareLosses(a.facts, b.facts));
}

/** What no lost target explains; and what is asked, and so what is reported, must not depend on a clock. */
const APART: readonly Category[] = ["latency_regression", "cost_regression", "answer_regression"];

interface ProbedLosses {
  readonly probed: ReadonlyMap<LossFacts, ProbeResult>;
  readonly notices: readonly Notice[];
}

const NOT_ASKED: ProbedLosses = { probed: new Map(), notices: [] };

/** What a shard asks again for the job that joins them: the worst of its own cases, those of the whole among them. */
export async function probeLosses(
  head: JudgedPolicy,
  base: JudgedPolicy | null,
  probe: Probe,
): Promise<Deeper> {
  const asked = lostCases(head, base)
    .filter(({ facts }) => wantsProbe(facts))
    .slice(0, MOST_PROBED)
    .map(({ facts }) => facts.case);
  if (asked.length === 0) {
    return { failure: null, answers: [] };
  }
  const { answers, failure } = await probe(asked, head.policy.config.k * DEEPER);
  const known = asked.flatMap(({ id, digest }, at) => {
    const answer = answers[at] ?? null;
    return answer === null ? [] : [{ id, digest, ...answer }];
  });
  return { failure, answers: known };
}

async function askDeeper(lost: readonly LostCase[], probe: Probe): Promise<ProbedLosses> {
  const wanted = lost.filter(({ facts }) => wantsProbe(facts));
  const [first] = wanted;
  if (first === undefined) {
    return NOT_ASKED;
  }
  const asked = wanted.slice(0, MOST_PROBED).map(({ facts }) => facts);
  // Both policies ask for the same k: a base with another one does not judge.
  const { k } = first.judgement.policy.config;
  const subjects = asked.map((facts) => facts.case);
  const { answers, failure } = await probe(subjects, k * DEEPER).catch((error: unknown) => {
    return { answers: [], failure: String(error) };
  });
  const probed = new Map(
    asked.flatMap((facts, i) => {
      const answer = answers[i] ?? null;
      return answer === null ? [] : [[facts, { k: answer.k ?? k * DEEPER, answer }] as const];
    }),
  );
  const notices: Notice[] = [];
  if (failure !== null) {
    notices.push({ code: "probe_failed", reason: failure });
  }
  return { probed, notices };
}

// How much of the baseline's lists is left, overall, by intent and by case.

/** At k, and at every cutoff that the config names. Null if no case is paired. */
export function churnReport({ policy, scores }: JudgedPolicy): Churn | null {
  const { pairs } = pairCases(scores, policy.baseline);
  if (pairs.length === 0) {
    return null;
  }
  const metrics = churnMetrics(policy.config);
  const names = new FigureNames(metrics.map(({ name }) => name));
  const churnValues = (pair: Pair): readonly Value[] =>
    metrics.map(({ family, k }) =>
      family.kind === "churn" && k !== null ? listChurn(pair, k) : null,
    );
  const byCase = new Map(pairs.map((pair) => [pair.now.id, names.of(churnValues(pair))] as const));
  const churnMeans = (bucket: readonly Pair[]): Means =>
    new Map(
      metrics.map(({ name }) => [
        name,
        averageKnown(bucket.map(({ now }) => byCase.get(now.id)?.get(name) ?? null)),
      ]),
    );
  return { ...makeBuckets(pairs, ({ now }) => now, churnMeans), by_case: byCase };
}

function churnMetrics(config: Config): readonly Metric[] {
  const { gate } = config;
  const rules = namedRules(gate).flatMap((each) => [...each.rules.keys()]);
  const named = [...rules, ...config.metrics]
    .map(parseMetric)
    .filter((metric) => typeof metric !== "string");
  const all = [metricWithCutoff(JACCARD, config.k), ...named];
  const churn = all.filter((metric) => metric.family.kind === "churn");
  return [...new Map(churn.map((metric) => [metric.name, metric])).values()];
}

// The documents that lost targets stood for at the baseline: what they say helps to see why they are gone.

/** A page holds no more of their texts. */
const MOST = 500;

/** Ids, of the worst losses first. What the base's own policy lost stands in another baseline. */
export function lostDocuments(
  { losses }: Explanation,
  baseline: Baseline | null,
): ReadonlySet<string> {
  const ids = (losses ?? [])
    .filter(({ policy }) => policy === undefined)
    .flatMap(({ id, targets }) => {
      const results = baseline?.cases.get(id)?.results ?? [];
      const ranks = targets.flatMap(({ before, now }) =>
        before !== null && now === null ? [before] : [],
      );
      return ranks.flatMap((rank) => results[rank - 1] ?? []);
    });
  return new Set([...new Set(ids)].slice(0, MOST));
}

// Results without a judgment. The metrics take them as not relevant, which punishes a retriever for finding what the
// suite does not know; here stands how much that could be.

interface CaseFinding {
  readonly id: string;
  /** Results in the top k. */
  readonly results: number;
  /** 1-based, of those without a judgment. */
  readonly ranks: readonly number[];
  readonly pessimistic: Bounds;
  readonly optimistic: Bounds;
}

type Bounds = Readonly<Record<keyof typeof FAMILIES, number>>;

/** Judged are targets, forbidden ones and what a dataset judged not relevant. Null if no case has targets. */
export function findHoles(judgement: JudgedPolicy): Holes | null {
  const { policy, run } = judgement;
  const { k, definition } = policy.config;
  const runs = runsById(run);
  const keys = Object.keys(FAMILIES) as (keyof typeof FAMILIES)[];
  const names = new FigureNames(keys.map((key) => metricWithCutoff(FAMILIES[key], k).name));
  const totals = keys.map((key) => ({ key, pessimistic: 0, optimistic: 0 }));
  const byCase = new Map<string, CaseHoles>();
  const queue = new Queue(judgement);
  let results = 0;
  let unjudged = 0;
  for (const subject of policy.suite.cases) {
    const caseRun = runs.get(subject.id);
    if (subject.expect_empty || subject.answers_only === true || caseRun === undefined) {
      continue;
    }
    const found = caseHoles(viewCase(subject, caseRun, definition), k);
    results += found.results;
    unjudged += found.ranks.length;
    for (const total of totals) {
      total.pessimistic += found.pessimistic[total.key];
      total.optimistic += found.optimistic[total.key];
    }
    const optimistic = names.of(keys.map((key) => found.optimistic[key]));
    byCase.set(found.id, { unjudged: found.ranks.length, optimistic });
    queue.add(found);
  }
  const cases = byCase.size;
  if (cases === 0) {
    return null;
  }
  const bounds = totals.map((each) => ({
    pessimistic: each.pessimistic / cases,
    optimistic: each.optimistic / cases,
  }));
  return {
    cases,
    results,
    unjudged,
    bounds: new Map(zipLists(names.list, bounds)),
    by_case: byCase,
    queue: queue.entries(),
  };
}

/** Ranks of results without a judgment; a repeat is no hole, since its document was seen above. */
function unjudgedRanks(view: CaseView, k: number): readonly number[] {
  const irrelevant = new Set(view.case.judged_irrelevant);
  return view.hits.slice(0, k).flatMap((hit, i) => {
    const known =
      hit.repeat ||
      requireItem(view.covers, i).length > 0 ||
      view.forbidden[i] === true ||
      irrelevant.has(hit.doc_id);
    return known ? [] : [i + 1];
  });
}

function caseHoles(view: CaseView, k: number): CaseFinding {
  const ranks = unjudgedRanks(view, k);
  const familyValue = (family: typeof NDCG): number => family.value(view, k) ?? 0;
  const pessimistic = {
    precision: familyValue(PRECISION),
    mrr: familyValue(MRR),
    ndcg: familyValue(NDCG),
    recall: familyValue(RECALL),
  };
  const relevant = relevantCount(view);
  const results = Math.min(view.hits.length, k);
  const [firstRank] = ranks;
  if (firstRank === undefined) {
    return { id: view.case.id, results, ranks, pessimistic, optimistic: pessimistic };
  }
  const more = ranks.length;
  // The ideal grows with the targets, so many low grades can outweigh what they add. Then they are better left out.
  const ndcg = NDCG.value(withTargets(view, ranks), k) ?? 0;
  const optimistic = {
    precision: pessimistic.precision + more / k,
    mrr: Math.max(pessimistic.mrr, 1 / firstRank),
    ndcg: Math.max(pessimistic.ndcg, ndcg),
    recall: (pessimistic.recall * relevant + more) / (relevant + more),
  };
  return { id: view.case.id, results, ranks, pessimistic, optimistic };
}

const FAMILIES = { precision: PRECISION, mrr: MRR, ndcg: NDCG, recall: RECALL } as const;

/** Each of these results as a target of its own, of the lowest grade that counts as relevant. */
function withTargets(view: CaseView, ranks: readonly number[]): CaseView {
  const grade = Math.max(1, view.definition.relevance);
  const old = view.case.expected.length;
  const expected = ranks.map((rank) => ({
    kind: "id" as const,
    value: requireItem(view.hits, rank - 1).doc_id,
    grade,
  }));
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

type QueuedHole = Holes["queue"][number];

/**
 * In which order to label: first what is new in, or stands no lower than, the place that a lost target had; then what
 * else is new since the baseline; then the rest. Within each by case id and rank.
 */
class Queue {
  readonly #pairs: ReadonlyMap<string, Pair>;
  readonly #nearLosses: QueuedHole[] = [];
  readonly #new: QueuedHole[] = [];
  readonly #others: QueuedHole[] = [];

  constructor({ policy, scores }: JudgedPolicy) {
    this.#pairs = new Map(
      pairCases(scores, policy.baseline).pairs.map((pair) => [pair.now.id, pair]),
    );
  }

  add({ id, ranks }: CaseFinding): void {
    const pair = this.#pairs.get(id);
    const oldResults = new Set(pair?.before.results);
    const hasLost = pair !== undefined && lostTarget(pair);
    const lostRanks = (pair?.before.ranks ?? []).filter(
      (rank, i) => rank !== null && (pair?.now.ranks[i] ?? null) === null,
    );
    const lowestLost = Math.max(0, ...lostRanks.map(Number));
    for (const rank of ranks) {
      const isNew = pair !== undefined && !oldResults.has(requireItem(pair.now.results, rank - 1));
      const isNearLoss = hasLost && (isNew || rank <= lowestLost);
      const level = isNearLoss ? this.#nearLosses : isNew ? this.#new : this.#others;
      if (level.length < MOST_QUEUED) {
        level.push({ case_id: id, rank });
      }
    }
  }

  entries(): Holes["queue"] {
    return [...this.#nearLosses, ...this.#new, ...this.#others].slice(0, MOST_QUEUED);
  }
}
