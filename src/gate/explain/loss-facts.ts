/** The cases that lost a target, and what can be seen of each in the two lists alone. */
import { CLUSTERING } from "../../metrics/clustering.ts";
import { metricAt } from "../../metrics/registry.ts";
import { type CaseView, isRelevant, viewCase } from "../../metrics/view.ts";
import type { BaselineCase } from "../../model/baseline.ts";
import type { Loss, Newcomer, TargetMove } from "../../model/explanation.ts";
import { compareCodePoints } from "../../model/order.ts";
import type { CaseRun, Hit } from "../../model/run.ts";
import { type Case, targetLabel } from "../../model/suite.ts";
import { type Pair, lostTarget, newlyLost, pairCases } from "../pairs.ts";
import type { Judgement } from "./judgement.ts";

/** A case before its cause is named. */
export interface LossFacts extends Omit<Loss, "cause" | "probe" | "law"> {
  readonly case: Case;
  readonly error: boolean;
  /** The retriever fell back, and did not at the baseline. */
  readonly degraded: boolean;
  /** Results in the top k. */
  readonly results: number;
  /** The list ended before its k places were taken. */
  readonly short: boolean;
  /** New results with the key of `cluster`. */
  readonly ofCluster: number;
}

/** A target that was in the top k at the baseline and is not now. */
export function isLost(target: TargetMove): boolean {
  return target.before !== null && target.now === null;
}

/** Worst first: critical cases, then those that find nothing now, then by the grades that are gone. */
export function lossFacts({ law, scores, run }: Judgement): readonly LossFacts[] {
  const cases = new Map(law.suite.cases.map((each) => [each.id, each]));
  const runs = new Map(run.cases.map((each) => [each.caseId, each]));
  return pairCases(scores, law.baseline)
    .pairs.filter(lostTarget)
    .map((pair) => {
      const subject = cases.get(pair.now.id)!;
      return { pair, facts: factsOf(pair, subject, runs.get(subject.id), law.config) };
    })
    .toSorted(
      (a, b) =>
        Number(b.facts.critical) - Number(a.facts.critical) ||
        Number(newlyLost(b.pair)) - Number(newlyLost(a.pair)) ||
        lostGrades(b.facts) - lostGrades(a.facts) ||
        compareCodePoints(a.facts.id, b.facts.id),
    )
    .map(({ facts }) => facts);
}

function lostGrades(facts: LossFacts): number {
  return facts.targets.filter(isLost).reduce((sum, target) => sum + target.grade, 0);
}

function factsOf(
  pair: Pair,
  subject: Case,
  run: CaseRun | undefined,
  { k, definition }: Judgement["law"]["config"],
): LossFacts {
  const { now, before } = pair;
  const outcome = run?.outcome;
  const hits = outcome?.kind === "answer" ? outcome.hits : [];
  const displacedBy =
    run === undefined ? [] : newcomers(viewCase(subject, run, definition), new Set(before.results));
  const cluster = largestCluster(hits, before, k);
  const ranks = new Set(displacedBy.map((each) => each.rank));
  return {
    case: subject,
    id: subject.id,
    query: subject.query,
    intent: subject.intent,
    critical: subject.critical,
    error: now.error !== null,
    degraded: now.degraded && before.metrics.get("degraded_rate") !== 1,
    results: hits.length,
    short: outcome?.kind === "answer" && outcome.returned < k,
    targets: subject.expected.map((target, i) => ({
      label: targetLabel(target),
      grade: target.grade,
      before: before.ranks[i] ?? null,
      now: now.ranks[i] ?? null,
      deeper: null,
      unmatched: (now.ranks[i] ?? null) === null ? standsUnmatched(before, i, hits) : null,
    })),
    displacedBy,
    cluster,
    ofCluster: hits.filter((hit, i) => ranks.has(i + 1) && clusterOf(hit) === cluster?.key).length,
    repeats: {
      now: hits.filter((hit) => hit.repeat).length,
      before: before.results.length - new Set(before.results).size,
    },
  };
}

/** Where the document that covered the target at the baseline is now. */
function standsUnmatched(before: BaselineCase, target: number, hits: readonly Hit[]): number | null {
  const rank = before.ranks[target] ?? null;
  const document = rank === null ? undefined : before.results[rank - 1];
  const at = document === undefined ? -1 : hits.findIndex((hit) => hit.docId === document);
  return at === -1 ? null : at + 1;
}

function newcomers(view: CaseView, before: ReadonlySet<string>): readonly Newcomer[] {
  const irrelevant = new Set(view.case.judgedIrrelevant);
  return view.hits.flatMap((hit, i): readonly Newcomer[] => {
    if (hit.repeat || before.has(hit.docId)) return [];
    const covered = view.covers[i]!;
    const judged =
      covered.length > 0
        ? covered.some((target) => isRelevant(view, target))
          ? "relevant"
          : "irrelevant"
        : view.forbidden[i] === true
          ? "forbidden"
          : irrelevant.has(hit.docId)
            ? "irrelevant"
            : "unjudged";
    return [{ docId: hit.docId, rank: i + 1, judged }];
  });
}

function clusterOf(hit: Hit): string | undefined {
  return hit.cluster ?? hit.path;
}

/** A baseline holds ids and no clusters, but the share of its largest: no cluster had more places than that. */
function largestCluster(hits: readonly Hit[], before: BaselineCase, k: number): Loss["cluster"] {
  const sizes = new Map<string, number>();
  for (const key of hits.map(clusterOf)) if (key !== undefined) sizes.set(key, (sizes.get(key) ?? 0) + 1);
  const [key, now] = [...sizes].reduce((largest, each) => (each[1] > largest[1] ? each : largest), ["", 0]);
  if (now === 0) return null;
  const share = before.metrics.get(metricAt(CLUSTERING, k).name) ?? null;
  const few = before.results.length < 2 ? before.results.length : null;
  return { key, now, before: share === null ? few : Math.round(share * before.results.length) };
}
