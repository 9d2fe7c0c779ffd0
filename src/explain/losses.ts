/**
 * One cause for each lost case. Several may hold; LOSS_CAUSES says which is named, and the facts
 * stand beside it.
 */

import { CLUSTERING } from "../metrics/clustering.ts";
import { normaliseHit, compileTarget } from "../metrics/matching.ts";
import { metricWithCutoff } from "../metrics/registry.ts";
import { viewCase, type CaseView, isRelevant } from "../metrics/view.ts";
import type { BaselineCase } from "../model/baseline.ts";
import type { Definition } from "../model/config.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import {
  type CauseShare,
  LOSS_CAUSES,
  type Loss,
  type LossCause,
  type ProbeAnswer,
  type Newcomer,
  type TargetMove,
} from "../model/explanation.ts";
import { type Answer, type CaseRun, type Hit, type StageHit, runsById } from "../model/run.ts";
import { groupBy } from "../model/scope.ts";
import { type Case, type Target, targetLabel } from "../model/suite.ts";
import { hasLostTarget, isNewlyLost, type Pair, type JudgedPolicy } from "../decision/pairs.ts";
import { useRowTargets } from "../decision/row-scores.ts";
import { countItems, indexById, requireItem, requireValue } from "../model/lookup.ts";
import { sumEach } from "../model/sum-each.ts";
import { indexNames, indexByName } from "../model/renames.ts";
import type { ComparedLists } from "./groups.ts";

/** A row's `degraded_rate` if the retriever fell back for its case; 0 or absent if not. */
const DEGRADED = 1;

/** Causes of a broken answer: a longer one shows no more. */
const BROKEN: readonly LossCause[] = ["error", "degraded", "nothing_returned", "no_longer_matches"];

/**
 * Whether a longer list could show more. False if the answer as a whole is broken, if a stage shows
 * the loss, or if the list ended before its k places were taken.
 */
export function wantsProbe(facts: LossFacts): boolean {
  return (
    !BROKEN.includes(findCause(facts, false)) && facts.stagedLoss === null && !facts.endedEarly
  );
}

interface ProbeResult {
  readonly k: number;
  readonly answer: ProbeAnswer;
}

/**
 * Returns the loss of a case with its cause, and the ranks of lost targets in the longer list.
 * `probed` is null if the case was not asked again, or did not answer. `stage` is the step of the
 * retriever that lost the target, and is given only if it is the cause.
 */
export function explainLoss(facts: LossFacts, probed: ProbeResult | null): Loss {
  const targets = facts.targets.map((target, i) =>
    isLost(target) ? { ...target, deeper: probed?.answer.ranks[i] ?? null } : target,
  );
  // Some retrievers never return more than k results. Then the list does not show what would come
  // next.
  const isLonger = probed !== null && probed.answer.returned > facts.k;
  const cause = findCause({ ...facts, targets }, isLonger);
  return {
    id: facts.id,
    query: facts.query,
    intent: facts.intent,
    critical: facts.critical,
    cause,
    stage: cause === facts.stagedLoss?.cause ? facts.stagedLoss.stage : undefined,
    targets,
    displaced_by: facts.displaced_by,
    cluster: facts.cluster,
    repeats: facts.repeats,
    probe: probed && { k: probed.k, returned: probed.answer.returned },
  };
}

/**
 * Returns the first cause that applies, in the order of LOSS_CAUSES. `isLonger`: a list past the
 * cutoff came, so a target that is not even in that list was not found at all.
 */
function findCause(facts: LossFacts, isLonger: boolean): LossCause {
  const lost = facts.targets.filter(isLost);
  if (facts.error) {
    return "error";
  }
  if (facts.degraded) {
    return "degraded";
  }
  if (facts.results === 0) {
    return "nothing_returned";
  }
  if (lost.some((target) => target.unmatched !== null)) {
    return "no_longer_matches";
  }
  if (facts.stagedLoss !== null) {
    return facts.stagedLoss.cause;
  }
  // The longer list has it within k: so the list of k was cut before it was ranked.
  if (lost.some(({ deeper }) => deeper !== null && deeper <= facts.k)) {
    return "cut_before_ranking";
  }
  const areAllDeeper = lost.every(({ deeper }) => deeper !== null);
  if (!areAllDeeper && (isLonger || facts.endedEarly)) {
    return "not_found";
  }
  if (isCrowded(facts)) {
    return "crowded_out";
  }
  // Repeated documents took at least as many places as new ones.
  const addedRepeats = facts.repeats.now - facts.repeats.before;
  if (addedRepeats > 0 && addedRepeats >= facts.displaced_by.length) {
    return "duplicates";
  }
  return areAllDeeper ? "deeper" : "not_looked_up";
}

/**
 * Whether one cluster crowds the others out: the list has more results of it than the baseline's
 * list had of any cluster, and its new results took most of the places that new results and repeats
 * took. One new result is no crowd: it moves up if a document has left the index.
 */
function isCrowded({
  cluster,
  newcomersInCluster,
  displaced_by: displacedBy,
  repeats,
}: LossFacts): boolean {
  if (cluster === null || cluster.before === null || cluster.now <= cluster.before) {
    return false;
  }
  const newResults = displacedBy.length;
  const takenPlaces = newResults + Math.max(0, repeats.now - repeats.before);
  return newcomersInCluster >= 2 && newcomersInCluster * 2 > takenPlaces;
}

/**
 * Returns the number of losses by cause, in the order of LOSS_CAUSES; those of a cause with stages
 * are counted for each stage.
 */
export function causeShares(losses: readonly Loss[]): readonly CauseShare[] {
  const shares: CauseShare[] = [];
  for (const cause of LOSS_CAUSES) {
    const lossesOfCause = losses.filter((loss) => loss.cause === cause);
    // A loss of a cause without stages has the stage "" here.
    for (const [stage, lossesOfStage] of groupBy(lossesOfCause, (loss) => loss.stage ?? "")) {
      shares.push({ cause, ...(stage !== "" && { stage }), cases: lossesOfStage.length });
    }
  }
  return shares;
}

/** What is known of a case that lost a target before its cause is named. */
export interface LossFacts extends Omit<Loss, "cause" | "probe" | "policy"> {
  /** The case, with the targets of its baseline row if it was edited. */
  readonly case: Case;
  readonly k: number;
  readonly error: boolean;
  /** It found a target at the baseline and finds none now. */
  readonly findsNothing: boolean;
  readonly degraded: boolean;
  readonly results: number;
  /** The list ended before its k places were taken. */
  readonly endedEarly: boolean;
  /** How many of the new results are of `cluster`; 0 without one. */
  readonly newcomersInCluster: number;
  /** Null if the retriever's stages do not show the loss. */
  readonly stagedLoss: StagedLoss | null;
}

/** The first stage without the target, and whether an earlier one had it (`dropped_by_stage`). */
interface StagedLoss {
  readonly cause: "dropped_by_stage" | "never_retrieved";
  readonly stage: string;
}

/** Whether the retriever fell back, and did not at the baseline. */
export function isNewlyDegraded({ now, before }: Pair): boolean {
  return now.degraded && before.metrics.get("degraded_rate") !== DEGRADED;
}

function isLost(target: TargetMove): boolean {
  return target.before !== null && target.now === null;
}

/**
 * Returns the facts of each case that lost a target, the worst first. A case that the change edited
 * is compared by the targets of its baseline row.
 */
export function lossFacts({ policy, run, pairing }: JudgedPolicy): readonly LossFacts[] {
  const cases = indexById(policy.suite.cases);
  const runs = runsById(run);
  return pairing.pairs
    .filter(hasLostTarget)
    .map((pair) => {
      const ownCase = requireValue(cases, pair.now.id);
      // Only a case with other targets than its row is scored a second time, by those of the suite.
      const isEdited = pair.by_suite !== undefined;
      const subject = isEdited ? useRowTargets(ownCase, pair.before) : ownCase;
      return findFacts(pair, subject, runs.get(subject.id), policy.config);
    })
    .toSorted(compareLosses);
}

/**
 * Compares for a sort: critical cases first, then those that find nothing now, then those that lost
 * the higher sum of grades, then of the higher ranks, and last by id.
 */
export function compareLosses(a: LossFacts, b: LossFacts): number {
  return (
    Number(b.critical) - Number(a.critical) ||
    Number(b.findsNothing) - Number(a.findsNothing) ||
    sumLostGrades(b) - sumLostGrades(a) ||
    bestLostRank(a) - bestLostRank(b) ||
    compareCodePoints(a.id, b.id)
  );
}

function bestLostRank(facts: LossFacts): number {
  return Math.min(...facts.targets.filter(isLost).flatMap(({ before }) => before ?? []));
}

function sumLostGrades(facts: LossFacts): number {
  return sumEach(facts.targets.filter(isLost), ({ grade }) => grade);
}

/**
 * Returns what findCause needs to know of a case that lost a target. `run` is undefined if the case
 * was not asked: then it has no results, like a failed one.
 */
function findFacts(
  pair: Pair,
  subject: Case,
  run: CaseRun | undefined,
  { k, definition }: JudgedPolicy["policy"]["config"],
): LossFacts {
  const { now, before } = pair;
  const outcome = run?.outcome;
  const answer = outcome?.kind === "answer" ? outcome : null;
  const hits = answer?.hits ?? [];
  const displacedBy =
    run === undefined
      ? []
      : findNewcomers(viewCase(subject, run, definition), new Set(before.results));
  const cluster = findLargestCluster(hits, before, k);
  const clusters = displacedBy.map(({ rank }) => hitCluster(requireItem(hits, rank - 1)));
  return {
    case: subject,
    k,
    id: subject.id,
    query: subject.query,
    intent: subject.intent,
    critical: subject.critical,
    error: now.error !== null,
    findsNothing: isNewlyLost(pair),
    degraded: isNewlyDegraded(pair),
    results: hits.length,
    endedEarly: answer !== null && answer.returned < k,
    targets: findMoves(pair, subject, hits, definition),
    stagedLoss: answer && findStagedLoss(pair, subject, answer, definition),
    displaced_by: displacedBy,
    cluster,
    newcomersInCluster: clusters.filter((key) => key !== undefined && key === cluster?.key).length,
    // Results whose document stands above already.
    repeats: {
      now: hits.filter((hit) => hit.repeat).length,
      before: before.results.length - new Set(before.results).size,
    },
  };
}

/**
 * Returns the ranks of each target at the baseline and now, null if it was not found. `deeper` is
 * for explainLoss to fill in.
 */
function findMoves(
  { now, before }: Pair,
  subject: Case,
  hits: readonly Hit[],
  definition: Definition,
): readonly TargetMove[] {
  return subject.expected.map((target, i) => {
    const oldRank = before.ranks[i] ?? null;
    const newRank = now.ranks[i] ?? null;
    const isLostTarget = oldRank !== null && newRank === null;
    const oldDocument = isLostTarget ? before.results[oldRank - 1] : undefined;
    return {
      label: targetLabel(target),
      grade: target.grade,
      before: oldRank,
      now: newRank,
      deeper: null,
      unmatched: findUnmatchedRank(oldDocument, target, hits, definition),
    };
  });
}

/**
 * Returns the rank now of the document that matched a lost target at the baseline (undefined for
 * other targets) and no longer does. Null if it is not in the list, or if it matches: it counts for
 * another target then, as results of a case with a need (`any`) count for one target alone.
 */
function findUnmatchedRank(
  oldDocument: string | undefined,
  target: Target,
  hits: readonly Hit[],
  definition: Definition,
): number | null {
  const place = hits.findIndex((hit) => hit.doc_id === oldDocument);
  const hit = hits[place];
  if (hit === undefined || compileTarget(target, definition)(normaliseHit(hit, definition))) {
    return null;
  }
  return place + 1;
}

/**
 * Returns the stage at which the first lost target went missing: the one after the last stage that
 * had it. A target that the last stage still has is skipped: it was lost after the stages. Null if
 * no stage shows a lost target.
 */
function findStagedLoss(
  { before, now }: Pair,
  subject: Case,
  answer: Answer,
  definition: Definition,
): StagedLoss | null {
  const stages = Object.entries(answer.stages ?? {});
  const ids = new Set([...before.results, ...now.results]);
  // Stages whose ids are others than those of the results, such as of chunks, show nothing about a
  // document.
  if (!stages.some(([, hits]) => hits.some(({ doc_id: id }) => ids.has(id)))) {
    return null;
  }
  for (const [at, target] of subject.expected.entries()) {
    const rank = before.ranks[at] ?? null;
    if (rank === null || (now.ranks[at] ?? null) !== null) {
      continue;
    }
    const oldDocument = before.results[rank - 1];
    const hasTarget = stages.map(([, hits]) => stageHas(hits, target, definition, oldDocument));
    const lastStageWithTarget = hasTarget.lastIndexOf(true);
    if (lastStageWithTarget === stages.length - 1) {
      continue;
    }
    const [stage] = requireItem(stages, lastStageWithTarget + 1);
    return { cause: lastStageWithTarget === -1 ? "never_retrieved" : "dropped_by_stage", stage };
  }
  return null;
}

/** Whether a stage has the target, or `document`, the one that matched it at the baseline. */
export function stageHas(
  hits: readonly StageHit[],
  target: Target,
  definition: Definition,
  document?: string,
): boolean {
  const matches = compileTarget(target, definition);
  return hits.some(
    (hit) =>
      hit.doc_id === document || matches(normaliseHit({ repeat: false, ...hit }, definition)),
  );
}

/** Returns the results that the old list lacks, with how they are judged; no repeats. */
function findNewcomers(view: CaseView, oldResults: ReadonlySet<string>): readonly Newcomer[] {
  const irrelevant = new Set(view.case.judged_irrelevant);
  const newcomers: Newcomer[] = [];
  for (const [i, { doc_id: id, repeat }] of view.hits.entries()) {
    if (!repeat && !oldResults.has(id)) {
      const judged = readJudgment(view, i, irrelevant.has(id));
      newcomers.push({ doc_id: id, rank: i + 1, judged });
    }
  }
  return newcomers;
}

/** Returns how the suite judges a result. `isIrrelevant`: a dataset judged it not relevant. */
function readJudgment(view: CaseView, index: number, isIrrelevant: boolean): Newcomer["judged"] {
  const covered = requireItem(view.covers, index);
  if (covered.length > 0) {
    return covered.some((target) => isRelevant(view, target)) ? "relevant" : "irrelevant";
  }
  if (view.forbidden[index] === true) {
    return "forbidden";
  }
  return isIrrelevant ? "irrelevant" : "unjudged";
}

function hitCluster(hit: Hit): string | undefined {
  return hit.cluster ?? hit.path;
}

/**
 * Returns the cluster with the most places in the list, with these places (`now`) and those of the
 * largest cluster in the baseline's list (`before`). Null if no result has a cluster or path.
 */
function findLargestCluster(
  hits: readonly Hit[],
  before: BaselineCase,
  k: number,
): Loss["cluster"] {
  const sizes = countItems(hits.flatMap((hit) => hitCluster(hit) ?? []));
  const clusters = [...sizes].map(([key, now]) => ({ key, now }));
  const largest = clusters.toSorted((a, b) => b.now - a.now)[0];
  return largest === undefined ? null : { ...largest, before: measureLargestCluster(before, k) };
}

/**
 * Returns the size of the largest cluster in a baseline's list, from its share of the list. Null if
 * the row has no share. Only a list of one result or none needs none: it is its largest cluster.
 */
function measureLargestCluster({ metrics, results }: BaselineCase, k: number): number | null {
  if (results.length < 2) {
    return results.length;
  }
  const share = metrics.get(metricWithCutoff(CLUSTERING, k).name) ?? null;
  return share === null ? null : Math.round(share * results.length);
}

// Documents whose files a change renamed while the suite still expects the old names. A search
// that names results by file then returns the new names, and every old one looks lost.

type LosingCase = Pick<ComparedLists, "before" | "now"> & { readonly lost: readonly string[] };

/**
 * Returns the lost documents whose file was renamed, with the id of the result that has the new
 * name now. A document is left out if results have its old name, if its new name was a result at
 * the baseline or is in no list now, or if its name fits several renamed files.
 */
export function findRenamedDocuments(
  cases: readonly LosingCase[],
  fileRenames: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const oldResults = new Set(cases.flatMap(({ before }) => before));
  const newResults = new Set(cases.flatMap(({ now }) => now));
  const addedResults = [...newResults].filter((id) => !oldResults.has(id));
  const lost = new Set(cases.flatMap((subject) => subject.lost));
  // The new ids by their names without `#part`: the first one of several parts.
  const newIds = new Map(addedResults.toReversed().map((id) => [withoutFragment(id), id]));
  // Null for a name that fits several renamed files.
  const newPaths = indexByName(fileRenames);
  const renames = new Map<string, string>();
  for (const id of lost) {
    const newPath = newPaths.get(withoutFragment(id)) ?? null;
    if (newResults.has(id) || newPath === null) {
      continue;
    }
    // A result may have any name of the file: `docs/a.md`, `a.md` or `docs/a`.
    const newName = [...indexNames([newPath])].find((name) => newIds.has(name));
    if (newName !== undefined) {
      renames.set(id, requireValue(newIds, newName));
    }
  }
  return renames;
}

function withoutFragment(id: string): string {
  return id.replace(/#.*$/su, "");
}
