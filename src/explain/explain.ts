/**
 * What a report says beside its verdict, made after it. What goes wrong here is reported, and
 * changes nothing.
 */
import { JACCARD } from "../metrics/churn.ts";
import { averageKnown } from "../metrics/score.ts";
import { metricWithCutoff } from "../metrics/registry.ts";
import type { Baseline } from "../model/baseline.ts";
import {
  type Cause,
  type CauseKind,
  type Churn,
  DEEPER,
  type Explanation,
  type FileRenames,
  type Holes,
  type Loss,
  MOST_PROBED,
  type Probe,
  type ProbeAnswer,
  type QueuedHole,
} from "../model/explanation.ts";
import { NO_RENAMES } from "../model/renames.ts";
import type { Deeper } from "../model/part.ts";
import { makeBuckets } from "../model/scope.ts";
import type { CaseScore, Means } from "../model/scores.ts";
import type { Category, Verdict } from "../model/verdict.ts";
import { riseOfCase } from "../decision/lost-queries.ts";
import { listNamedMetrics } from "../decision/rules.ts";
import { churnCutoffs, measureOverlap, type Pair, type JudgedPolicy } from "../decision/pairs.ts";
import { type CaseRun, runsById } from "../model/run.ts";
import { withEvidence } from "./evidence.ts";
import {
  compareLosses,
  explainLoss,
  causeShares,
  isNewlyDegraded,
  stageHas,
  wantsProbe,
  type LossFacts,
  lossFacts,
  findRenamedDocuments,
} from "./losses.ts";
import { type ComparedCase, findCauses } from "./causes.ts";
import { MOST_CASES, findChangeGroups, indexHits } from "./groups.ts";
import { MRR } from "../metrics/mrr.ts";
import { NDCG } from "../metrics/ndcg.ts";
import { PRECISION } from "../metrics/precision.ts";
import { RECALL } from "../metrics/recall.ts";
import { type CaseView, relevantCount, viewCase } from "../metrics/view.ts";
import type { Case } from "../model/suite.ts";
import { addToList, indexById, mapValues, requireItem } from "../model/lookup.ts";
import { sumEach } from "../model/sum-each.ts";

interface ExplainedSides {
  readonly head: JudgedPolicy;
  readonly base: JudgedPolicy | null;
  /** Absent if they are not known. */
  readonly fileRenames?: FileRenames | undefined;
}

/**
 * Returns the explanation of a run, and the same verdict with evidence beside its checks. If lost
 * targets can explain a failed check, `probe` asks the cases that lost targets for longer lists; a
 * failure of that is a notice. `losses` is null if neither side has a baseline.
 */
export async function explainRun(
  verdict: Verdict,
  { head, base, fileRenames }: ExplainedSides,
  probe: Probe | null,
): Promise<{ readonly verdict: Verdict; readonly explanation: Explanation }> {
  const lost = listLostCases(head, base);
  // The unit `ms` is that of latency, also in checks of another category.
  const hasExplainableFailure = verdict.checks.some(
    ({ passed, category, unit }) => !passed && !NOT_BY_LOSSES.includes(category) && unit !== "ms",
  );
  const asksDeeper = probe !== null && hasExplainableFailure;
  // Both policies ask for the same k: a base with another one does not judge.
  const { k } = head.policy.config;
  const { answers, failure } = asksDeeper ? await askDeeper(lost, k, probe) : NOT_ASKED;
  const losses = lost.map(({ facts, judgement }): Loss => {
    const answer = answers.get(facts);
    // A server that refused so many results was asked for fewer: its answer has a k of its own.
    const result = answer === undefined ? null : { k: answer.k ?? k * DEEPER, answer };
    const loss = explainLoss(facts, result);
    return judgement === head ? loss : { ...loss, policy: "base" };
  });
  const notices = [...verdict.notices];
  if (failure !== null) {
    notices.push({ code: "probe_failed", reason: failure });
  }
  const hasAnyBaseline = hasBaseline(head) || (base !== null && hasBaseline(base));
  return {
    verdict: withEvidence({ ...verdict, notices }, head, base),
    explanation: {
      losses: hasAnyBaseline ? losses : null,
      causes: causeShares(losses),
      holes: findHoles(head),
      churn: churnReport(head),
      ...explainChanges({ head, base, fileRenames }, losses),
      ...measureStageRecall(head),
    },
  };
}

/**
 * Returns what explainLists finds by the head's baseline; nothing if the head has no baseline. If
 * the head's baseline shows no cause, the cause is that of the base's.
 */
function explainChanges(
  { head, base, fileRenames = () => NO_RENAMES }: ExplainedSides,
  losses: readonly Loss[],
): Pick<Explanation, "cause" | "lists" | "groups"> {
  if (!hasBaseline(head)) {
    return {};
  }
  const byHeadBaseline = explainLists(head, losses, fileRenames);
  // A change that recorded its own losses has no loss by its own baseline.
  if (byHeadBaseline.cause !== null || base === null || !hasBaseline(base)) {
    return byHeadBaseline;
  }
  return { ...byHeadBaseline, cause: explainLists(base, losses, fileRenames).cause };
}

/**
 * Returns the leading cause (`cause`), what most lists show (`lists`), and what the leading cause
 * leaves to explain: the groups of changed lists in which it did not happen (`groups`).
 */
function explainLists(
  judged: JudgedPolicy,
  losses: readonly Loss[],
  fileRenames: FileRenames,
): Required<Pick<Explanation, "cause" | "lists" | "groups">> {
  const cases = compareCases(judged, losses);
  const clusters = indexHits(judged.run, "cluster");
  const documentCluster = (document: string): string | undefined => clusters.get(document);
  // A failed query has no list that could be in a group.
  const answered = cases.filter(({ error }) => error === null);
  const answeredGroups = findChangeGroups(answered, documentCluster);
  // Renames are read from git, and explain lost documents only.
  const hasLost = cases.some(({ lost }) => lost.length > 0);
  const renames = hasLost ? findRenamedDocuments(cases, fileRenames()) : NO_RENAMES;
  const texts = indexHits(judged.run, "text");
  const causes = findCauses(cases, answeredGroups, {
    clusterOf: documentCluster,
    textOf: (document) => texts.get(document),
    renames,
  });
  const { leading, touched } = causes;
  const lists = causes.lists && showsAChange(judged, causes.lists) ? causes.lists : null;
  const untouched = answered.filter(({ id }) => !touched.has(id));
  const groups = leading === null ? answeredGroups : findChangeGroups(untouched, documentCluster);
  return { cause: leading, lists, groups };
}

/** What a search whose answers vary does to lists from one run to the next. */
const BY_VARYING: readonly CauseKind[] = ["reordered", "replaced", "other_first"];

/** False if the lists may be so only because the answers vary from run to run. */
function showsAChange({ policy: { baseline }, run }: JudgedPolicy, { kind }: Cause): boolean {
  const varies = baseline?.answers_vary === true || run.unstable.length > 0;
  return !varies || !BY_VARYING.includes(kind);
}

/**
 * Returns the paired cases with both lists and what got worse in them. Empty above MOST_CASES
 * pairs, for which no groups are made either.
 */
function compareCases(
  { policy: { suite, config }, pairing: { pairs } }: JudgedPolicy,
  losses: readonly Loss[],
): readonly ComparedCase[] {
  if (pairs.length > MOST_CASES) {
    return [];
  }
  const { k } = config;
  const queries = new Map(suite.cases.map(({ id, query }) => [id, query]));
  const lossById = indexById(losses);
  return pairs.map((pair): ComparedCase => {
    const { now, before } = pair;
    const loss = lossById.get(now.id);
    const fallen = listFallenTargets(before.ranks, now.ranks);
    return {
      id: now.id,
      query: queries.get(now.id) ?? "",
      intent: now.intent,
      before: before.results,
      now: now.results,
      change: riseOfCase(pair, "baseline", k),
      error: now.error,
      degraded: isNewlyDegraded(pair),
      // The places of a target count from 0, its ranks from 1.
      lost: fallen.flatMap((target) =>
        target.newPlace === null ? (before.results[target.oldPlace] ?? []) : [],
      ),
      fallen,
      stage: loss?.cause === "dropped_by_stage" ? loss.stage : undefined,
      notFound: loss?.cause === "not_found" || loss?.cause === "nothing_returned",
      deeper: findDeeper(loss, before.results),
    };
  });
}

/** Returns the places (rank - 1) before and now of the targets that stand lower now or are lost. */
function listFallenTargets(
  oldRanks: CaseScore["ranks"],
  newRanks: CaseScore["ranks"],
): ComparedCase["fallen"] {
  const fallen: ComparedCase["fallen"][number][] = [];
  for (const [target, oldRank] of oldRanks.entries()) {
    const newRank = newRanks[target] ?? null;
    if (oldRank !== null && (newRank === null || newRank > oldRank)) {
      fallen.push({ oldPlace: oldRank - 1, newPlace: newRank === null ? null : newRank - 1 });
    }
  }
  return fallen;
}

/**
 * Returns the baseline's ids of the lost documents that the longer list of the case has. A target
 * has its rank at the baseline (`before`) and in the longer list (`deeper`), null if it is not
 * there. Empty if the case lost none or was not asked for a longer list.
 */
function findDeeper(loss: Loss | undefined, oldResults: readonly string[]): readonly string[] {
  const targets = loss?.targets ?? [];
  return targets.flatMap(({ before, deeper }) =>
    before === null || deeper === null ? [] : (oldResults[before - 1] ?? []),
  );
}

/**
 * Returns as `stages` the mean share of targets in the list of each stage of the retriever. Empty
 * if no answer has stages.
 */
function measureStageRecall({ policy, run }: JudgedPolicy): Pick<Explanation, "stages"> {
  const { definition } = policy.config;
  const runs = runsById(run);
  const shares = new Map<string, number[]>();
  for (const { id, expected } of policy.suite.cases) {
    const outcome = runs.get(id)?.outcome;
    if (outcome?.kind !== "answer" || outcome.stages === undefined || expected.length === 0) {
      continue;
    }
    for (const [stage, hits] of Object.entries(outcome.stages)) {
      const foundTargets = expected.filter((target) => stageHas(hits, target, definition)).length;
      addToList(shares, stage, foundTargets / expected.length);
    }
  }
  if (shares.size === 0) {
    return {};
  }
  const stages = [...shares].map(([stage, caseShares]) => ({
    stage,
    recall: sumEach(caseShares, (share) => share) / caseShares.length,
    cases: caseShares.length,
  }));
  return { stages };
}

interface LostCase {
  readonly facts: LossFacts;
  readonly judgement: JudgedPolicy;
}

function hasBaseline({ policy }: JudgedPolicy): boolean {
  return policy.baseline !== null;
}

/**
 * Returns the cases that lost a target by the head's baseline, and those that did only by the
 * base's, since the change recorded their loss in its own baseline. The worst come first.
 */
function listLostCases(head: JudgedPolicy, base: JudgedPolicy | null): readonly LostCase[] {
  const byHead = lossFacts(head).map((facts) => ({ facts, judgement: head }));
  if (base === null) {
    return byHead;
  }
  const headIds = new Set(byHead.map(({ facts }) => facts.id));
  const onlyByBase = lossFacts(base).filter((facts) => !headIds.has(facts.id));
  const lostByEither = [...byHead, ...onlyByBase.map((facts) => ({ facts, judgement: base }))];
  return lostByEither.toSorted((a, b) => compareLosses(a.facts, b.facts));
}

/**
 * Categories that no lost target explains. Latency is among them also because what is asked must
 * not depend on a clock.
 */
const NOT_BY_LOSSES: readonly Category[] = [
  "latency_regression",
  "cost_regression",
  "answer_regression",
];

interface ProbedLosses {
  readonly answers: ReadonlyMap<LossFacts, ProbeAnswer>;
  /** Why asking failed. Null if it did not. */
  readonly failure: string | null;
}

const NOT_ASKED: ProbedLosses = { answers: new Map(), failure: null };

/**
 * Asks the worst cases of a shard that lost targets for longer lists, since the job that joins the
 * shards asks nothing itself.
 */
export async function probeLosses(
  head: JudgedPolicy,
  base: JudgedPolicy | null,
  probe: Probe,
): Promise<Deeper> {
  const lost = listLostCases(head, base);
  const { answers, failure } = await askDeeper(lost, head.policy.config.k, probe);
  const answersById = [...answers].map(([{ case: subject }, answer]) => {
    return { id: subject.id, digest: subject.digest, ...answer };
  });
  return { failure, answers: answersById };
}

/**
 * Asks for ten times k results: of `lost`, the worst first, those of which a longer list could show
 * more, at most MOST_PROBED. Never rejects.
 */
async function askDeeper(
  lost: readonly LostCase[],
  k: number,
  probe: Probe,
): Promise<ProbedLosses> {
  const wanted = lost.map(({ facts }) => facts).filter(wantsProbe);
  const asked = wanted.slice(0, MOST_PROBED);
  if (asked.length === 0) {
    return NOT_ASKED;
  }
  const subjects = asked.map((facts) => facts.case);
  const { answers, failure } = await probe(subjects, k * DEEPER).catch((error: unknown) => {
    return { answers: [], failure: String(error) };
  });
  const knownAnswers = new Map<LossFacts, ProbeAnswer>();
  for (const [i, facts] of asked.entries()) {
    const answer = answers[i] ?? null;
    if (answer !== null) {
      knownAnswers.set(facts, answer);
    }
  }
  return { answers: knownAnswers, failure };
}

/**
 * Returns how similar the lists are to those of the baseline, by Jaccard at k and each churn metric
 * that the config names: of each case, and the means of the suite and each intent. Null if no case
 * is paired.
 */
export function churnReport({ policy, pairing: { pairs } }: JudgedPolicy): Churn | null {
  if (pairs.length === 0) {
    return null;
  }
  const { config } = policy;
  const jaccard = metricWithCutoff(JACCARD, config.k);
  const cutoffs = churnCutoffs([jaccard, ...listNamedMetrics(config)]);
  const byCase = new Map(
    pairs.map((pair) => [pair.now.id, mapValues(cutoffs, (k) => measureOverlap(pair, k))]),
  );
  const churnMeans = (bucket: readonly CaseScore[]): Means =>
    mapValues(cutoffs, (_, name) =>
      averageKnown(bucket.map(({ id }) => byCase.get(id)?.get(name) ?? null)),
    );
  const cases = pairs.map(({ now }) => now);
  return { ...makeBuckets(cases, churnMeans), by_case: byCase };
}

// What lost documents say helps to see why they are gone.

/** The report's page has the texts of so many of them at most. */
const MOST_DOCUMENTS = 500;

/**
 * Returns the documents that matched lost targets at the baseline, those of the worst losses first,
 * at most MOST_DOCUMENTS. Losses by the base's policy are left out, since their documents are in
 * another baseline.
 */
export function lostDocuments(
  { losses }: Explanation,
  baseline: Baseline | null,
): ReadonlySet<string> {
  const documents = new Set<string>();
  for (const { id, targets, policy } of losses ?? []) {
    if (policy === "base") {
      continue;
    }
    const results = baseline?.cases.get(id)?.results ?? [];
    for (const { before, now } of targets) {
      const document = before !== null && now === null ? results[before - 1] : undefined;
      if (document !== undefined) {
        documents.add(document);
      }
    }
  }
  return new Set([...documents].slice(0, MOST_DOCUMENTS));
}

// Results without a judgment. The metrics take them as not relevant, which punishes a retriever for
// finding what the suite does not know. The functions below work out how much that could be.

interface CaseFinding {
  readonly id: string;
  readonly results: number;
  /** The ranks of the results without a judgment. */
  readonly ranks: readonly number[];
  /** The metrics if none of these is relevant. */
  readonly pessimistic: BoundedMetrics;
  /** The metrics if all of them are. */
  readonly optimistic: BoundedMetrics;
}

/** The metrics that missing judgments can change. */
const FAMILIES = { precision: PRECISION, mrr: MRR, ndcg: NDCG, recall: RECALL } as const;
type BoundedMetric = keyof typeof FAMILIES;
const BOUNDED_METRICS = Object.keys(FAMILIES) as readonly BoundedMetric[];

type BoundedMetrics = Readonly<Record<BoundedMetric, number>>;

/**
 * Returns how many results have no judgment, the mean metrics if none and if all of these were
 * relevant, and the results in the order in which people should label them. Judged are targets,
 * forbidden documents and what a dataset judged not relevant. Null if no case that was asked has
 * targets, and no watched query is new or changed.
 */
export function findHoles(judgement: JudgedPolicy): Holes | null {
  const { policy, run, pairing } = judgement;
  const { k, definition } = policy.config;
  const runs = runsById(run);
  const queue = new LabelQueue(pairing.pairs);
  const findings: CaseFinding[] = [];
  const unjudgedByCase = new Map<string, number>();
  for (const subject of policy.suite.cases) {
    const caseRun = runs.get(subject.id);
    if (subject.watched === true) {
      queue.addWatched(subject, caseRun);
      continue;
    }
    if (subject.expect_empty || caseRun === undefined) {
      continue;
    }
    const finding = findCaseHoles(viewCase(subject, caseRun, definition), k);
    findings.push(finding);
    queue.add(finding);
    unjudgedByCase.set(finding.id, finding.ranks.length);
  }
  const entries = queue.entries();
  if (findings.length === 0 && entries.length === 0) {
    return null;
  }
  return {
    cases: findings.length,
    results: sumEach(findings, ({ results }) => results),
    unjudged: sumEach(findings, ({ ranks }) => ranks.length),
    bounds: meanBounds(findings, k),
    unjudged_by_case: unjudgedByCase,
    queue: entries,
  };
}

/**
 * Returns by each metric's name its mean if no unjudged result is relevant, and if all are. Empty
 * without cases.
 */
function meanBounds(findings: readonly CaseFinding[], k: number): Holes["bounds"] {
  const { length: n } = findings;
  if (n === 0) {
    return new Map();
  }
  return new Map(
    BOUNDED_METRICS.map((metric) => {
      const pessimistic = sumEach(findings, (finding) => finding.pessimistic[metric]) / n;
      const optimistic = sumEach(findings, (finding) => finding.optimistic[metric]) / n;
      return [metricWithCutoff(FAMILIES[metric], k).name, { pessimistic, optimistic }];
    }),
  );
}

/** Returns ranks from 1. A repeat is left out: its document stands above. */
function findUnjudgedRanks(view: CaseView, k: number): readonly number[] {
  const irrelevant = new Set(view.case.judged_irrelevant);
  const ranks: number[] = [];
  for (const [i, hit] of view.hits.slice(0, k).entries()) {
    const isTarget = requireItem(view.covers, i).length > 0;
    const isJudged = isTarget || view.forbidden[i] === true || irrelevant.has(hit.doc_id);
    if (!isJudged && !hit.repeat) {
      ranks.push(i + 1);
    }
  }
  return ranks;
}

/**
 * Returns the ranks of unjudged results, and the metrics if none of these is relevant
 * (`pessimistic`) and if all are (`optimistic`).
 */
function findCaseHoles(view: CaseView, k: number): CaseFinding {
  const ranks = findUnjudgedRanks(view, k);
  const familyValue = (family: typeof NDCG): number => family.value(view, k) ?? 0;
  const pessimistic = {
    precision: familyValue(PRECISION),
    mrr: familyValue(MRR),
    ndcg: familyValue(NDCG),
    recall: familyValue(RECALL),
  };
  const relevantTargets = relevantCount(view);
  const results = Math.min(view.hits.length, k);
  const [firstRank] = ranks;
  if (firstRank === undefined) {
    return { id: view.case.id, results, ranks, pessimistic, optimistic: pessimistic };
  }
  const unjudged = ranks.length;
  // Many more targets of a low grade can lower nDCG, whose ideal list they lengthen. Then the bound
  // is the figure without them.
  const ndcg = NDCG.value(addTargets(view, ranks), k) ?? 0;
  // Each unjudged result counts as one more target that is found.
  const optimistic = {
    precision: pessimistic.precision + unjudged / k,
    mrr: Math.max(pessimistic.mrr, 1 / firstRank),
    ndcg: Math.max(pessimistic.ndcg, ndcg),
    recall: (pessimistic.recall * relevantTargets + unjudged) / (relevantTargets + unjudged),
  };
  return { id: view.case.id, results, ranks, pessimistic, optimistic };
}

/** Returns the view with the unjudged results at these ranks as targets of the lowest grade. */
function addTargets(view: CaseView, ranks: readonly number[]): CaseView {
  const grade = Math.max(1, view.definition.relevance);
  const oldCount = view.case.expected.length;
  const expected = ranks.map((rank) => ({
    kind: "id" as const,
    value: requireItem(view.hits, rank - 1).doc_id,
    grade,
  }));
  const targetByRank = new Map(ranks.map((rank, i) => [rank, oldCount + i]));
  return {
    ...view,
    case: { ...view.case, expected: [...view.case.expected, ...expected] },
    covers: view.covers.map((covered, i) => {
      const addedTarget = targetByRank.get(i + 1);
      return addedTarget === undefined ? covered : [addedTarget];
    }),
  };
}

/** A report queues no more results: people label a few thousand a day at most. */
const MOST_QUEUED = 20_000;

/**
 * The results that people should label, in this order: first those of cases that lost a target,
 * then what else is new since the baseline, then the others. Last come the documents that entered
 * or left the lists of watched queries, or their first place, by rank.
 */
class LabelQueue {
  readonly #pairs: ReadonlyMap<string, Pair>;
  readonly #ofLosses: QueuedHole[] = [];
  readonly #new: QueuedHole[] = [];
  readonly #others: QueuedHole[] = [];
  readonly #watched: { readonly bestRank: number; readonly hole: QueuedHole }[] = [];

  constructor(pairs: readonly Pair[]) {
    this.#pairs = new Map(pairs.map((pair) => [pair.now.id, pair]));
  }

  add({ id, ranks }: CaseFinding): void {
    const pair = this.#pairs.get(id);
    const oldResults = new Set(pair?.before.results);
    const fallen = pair === undefined ? [] : listFallenTargets(pair.before.ranks, pair.now.ranks);
    const hasLost = fallen.some(({ newPlace }) => newPlace === null);
    for (const rank of ranks) {
      const isNew = pair !== undefined && !oldResults.has(requireItem(pair.now.results, rank - 1));
      const newOrOther = isNew ? this.#new : this.#others;
      const holes = hasLost ? this.#ofLosses : newOrOther;
      if (holes.length < MOST_QUEUED) {
        holes.push({ case_id: id, rank });
      }
    }
  }

  /**
   * Adds the results of a case without targets that came, went, or moved to or from the top. All
   * are new without a row in the baseline.
   */
  addWatched({ id, judged_irrelevant: irrelevant = [] }: Case, caseRun?: CaseRun): void {
    const outcome = caseRun?.outcome;
    if (outcome?.kind !== "answer") {
      return;
    }
    const oldResults = this.#pairs.get(id)?.before.results ?? [];
    const newResults = outcome.hits.map((hit) => hit.doc_id);
    for (const document of new Set([...newResults, ...oldResults])) {
      // 0 for a list that lacks the document.
      const newRank = newResults.indexOf(document) + 1;
      const oldRank = oldResults.indexOf(document) + 1;
      const isGone = newRank === 0;
      const isNew = oldRank === 0;
      const movedAtTop = (newRank === 1 || oldRank === 1) && newRank !== oldRank;
      if ((isGone || isNew || movedAtTop) && !irrelevant.includes(document)) {
        const hole = isGone ? { rank: oldRank, gone: document } : { rank: newRank };
        const bestRank = Math.min(newRank || Infinity, oldRank || Infinity);
        this.#watched.push({ bestRank, hole: { case_id: id, ...hole } });
      }
    }
  }

  entries(): Holes["queue"] {
    const watched = this.#watched
      .toSorted((a, b) => a.bestRank - b.bestRank)
      .map(({ hole }) => hole);
    return [...this.#ofLosses, ...this.#new, ...this.#others, ...watched].slice(0, MOST_QUEUED);
  }
}
