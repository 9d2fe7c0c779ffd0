/** Prepares one case for the metrics: which result covers which targets, at which rank. */
import type { JudgedSamples } from "../model/answers.ts";
import type { Definition } from "../model/config.ts";
import type { CaseRun, Hit, Usage } from "../model/run.ts";
import type { Value } from "../model/scores.ts";
import type { Case } from "../model/suite.ts";
import { compileTargets, normaliseHit, compileTarget } from "./matching.ts";
import { serveNeeds } from "./needs.ts";
import { requireItem } from "../model/lookup.ts";

export interface CaseView {
  readonly case: Case;
  readonly definition: Definition;
  /** At most k, in rank order; empty if the query failed. */
  readonly hits: readonly Hit[];
  /** By rank - 1: indexes of the targets that this result covers; empty for repeats. */
  readonly covers: readonly (readonly number[])[];
  /** By rank - 1: whether this result matches a forbidden target. */
  readonly forbidden: readonly boolean[];
  /** By rank - 1: whether the cluster is unknown. Empty if the case forbids no cluster. */
  readonly unclustered: readonly boolean[];
  readonly degraded: boolean;
  /** The answer's calls of models; null if the answer names none, or the query failed. */
  readonly usage: readonly Usage[] | null;
  readonly failed: boolean;
  /** A run file has no row for the case. It is an empty answer; some rates leave it out. */
  readonly absent: boolean;
  /** Whether metrics of relevance count: the case is no negative control, and is not watched. */
  readonly asksDocuments: boolean;
  /** What the LLM judge made of the answer, by metric; undefined if it was not asked. */
  readonly samples: JudgedSamples | undefined;
}

/** The rank of each target, from 1; null if it was not found. */
export type Ranks = readonly (number | null)[];

/** Returns a metric of a case with targets, from the ranks of its relevant targets. */
export type FromRanks = (ranks: Ranks, k: number) => number;

/**
 * Returns a metric of an answered case from its list of results; `asksDocuments`: it has targets.
 */
export type FromResults = (results: readonly string[], k: number, asksDocuments: boolean) => Value;

/** Returns how the results of a case match its targets; without results if the query failed. */
export function viewCase(subject: Case, run: CaseRun, definition: Definition): CaseView {
  const answer = run.outcome.kind === "answer" ? run.outcome : null;
  const hits = answer?.hits ?? [];
  const findCovered = compileTargets(subject.expected, definition);
  const forbiddenMatchers = subject.forbidden.map((target) => compileTarget(target, definition));
  const forbidsCluster = subject.forbidden.some(({ kind }) => kind === "cluster");
  const normalisedHits = hits.map((hit) => normaliseHit(hit, definition));
  return {
    case: subject,
    definition,
    hits,
    covers: normalisedHits.map((hit) => (hit.hit.repeat ? [] : findCovered(hit))),
    forbidden: normalisedHits.map((hit) => forbiddenMatchers.some((matches) => matches(hit))),
    unclustered: forbidsCluster ? hits.map(({ cluster }) => cluster === undefined) : [],
    degraded: answer?.degraded === true,
    usage: answer?.usage ?? null,
    failed: answer === null,
    absent: answer?.absent === true,
    asksDocuments: !subject.expect_empty && subject.watched !== true,
    samples: run.judged,
  };
}

function gradeOfTarget(view: CaseView, target: number): number {
  return requireItem(view.case.expected, target).grade;
}

/** Whether the target counts as relevant in binary metrics, such as recall. */
export function isRelevant(view: CaseView, target: number): boolean {
  return gradeOfTarget(view, target) >= view.definition.relevance;
}

export function relevantCount(view: CaseView): number {
  return view.case.expected.filter((target) => target.grade >= view.definition.relevance).length;
}

/**
 * Returns the rank of each expected target, from 1; null if not found. A result finds every target
 * that it covers. In a case with needs each target is a need: a result finds only the one that it
 * serves, and no other result serves that.
 */
export function targetRanks(view: CaseView): Ranks {
  const ranks = view.case.expected.map((): number | null => null);
  const needs = needsByRank(view);
  for (const [i, covered] of view.covers.entries()) {
    if (needs === null) {
      for (const target of covered) {
        ranks[target] ??= i + 1;
      }
      continue;
    }
    const need = needs[i] ?? null;
    if (need !== null) {
      ranks[need] = i + 1;
    }
  }
  return ranks;
}

/** Returns the members of a metric that is null for a case that expects no documents. */
export function metricFromRanks(fromRanks: FromRanks): {
  readonly fromRanks: FromRanks;
  readonly value: (view: CaseView, k: number) => Value;
} {
  return {
    fromRanks,
    value: (view, k) => {
      const relevantRanks = targetRanks(view).filter((_, target) => isRelevant(view, target));
      return view.asksDocuments ? fromRanks(relevantRanks, k) : null;
    },
  };
}

/** Returns the members of a metric that is null for a failed query. */
export function metricFromResults(fromResults: FromResults): {
  readonly fromResults: FromResults;
  readonly value: (view: CaseView, k: number) => Value;
} {
  return {
    fromResults,
    value: ({ hits, failed, asksDocuments }, k) => {
      const results = hits.map((hit) => hit.doc_id);
      return failed ? null : fromResults(results, k, asksDocuments);
    },
  };
}

/**
 * Returns, by rank - 1, the target that a result takes, or null, so that no target counts twice:
 * each result takes the highest grade that it covers and that no earlier one took. In a case with
 * needs each target is a need, and a result takes the one that it serves.
 */
export function consumeTargets(
  view: CaseView,
  isEligible: (target: number) => boolean,
): readonly (number | null)[] {
  const needs = needsByRank(view);
  if (needs !== null) {
    return needs.map((need) => (need !== null && isEligible(need) ? need : null));
  }
  const openTargets = new Set(view.case.expected.map((_, target) => target).filter(isEligible));
  return view.covers.map((covered) => {
    let best: number | null = null;
    for (const target of covered) {
      if (!openTargets.has(target)) {
        continue;
      }
      if (best === null || gradeOfTarget(view, target) > gradeOfTarget(view, best)) {
        best = target;
      }
    }
    if (best !== null) {
      openTargets.delete(best);
    }
    return best;
  });
}

/** Returns, by rank - 1, the need that the result serves. Null for a case without needs. */
function needsByRank({ case: { expected }, covers }: CaseView): readonly (number | null)[] | null {
  if (!expected.some(({ kind }) => kind === "any")) {
    return null;
  }
  return serveNeeds(
    covers,
    expected.map(({ grade }) => grade),
  );
}
