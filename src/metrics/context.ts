/**
 * The context metrics of RAGAS that need no language model: `_id` counts targets that name
 * documents, `_string` those that are texts.
 */
import { type Target, singleTargets } from "../model/suite.ts";
import { type CaseMetric, QUALITY } from "./family.ts";
import { type CaseView, isRelevant, targetRanks } from "./view.ts";

/** Which targets a metric counts. */
type TargetFilter = (target: Target) => boolean;
/** Whether the target is a text; a need, if all of its members are. */
const isText: TargetFilter = (target) => singleTargets(target).every(({ kind }) => kind === "text");
/** Whether the target names a document by id, path or name, or is a need with such a member. */
const isDocument: TargetFilter = (target) => !isText(target);

/**
 * Returns a metric over the relevant targets that it counts, which `measure` gets as indexes. Its
 * value is null if there are none, or if the case expects no documents.
 */
function overTargets(
  isCounted: TargetFilter,
  measure: (view: CaseView, targets: ReadonlySet<number>) => number,
): CaseMetric["value"] {
  return (view) => {
    const targets = new Set<number>();
    for (const [i, target] of view.case.expected.entries()) {
      if (isCounted(target) && isRelevant(view, i)) {
        targets.add(i);
      }
    }
    return view.asksDocuments && targets.size > 0 ? measure(view, targets) : null;
  };
}

/**
 * Returns Σ(P@i · rel_i) / Σ rel_i over all results in rank order, with rel_i = 1 if result i
 * covers a target and P@i = the share of such results up to i. 0 if no result does.
 */
function contextPrecision(view: CaseView, targets: ReadonlySet<number>): number {
  let relevantCount = 0;
  let sum = 0;
  for (const [i, covered] of view.covers.entries()) {
    if (covered.some((target) => targets.has(target))) {
      relevantCount++;
      sum += relevantCount / (i + 1);
    }
  }
  return relevantCount === 0 ? 0 : sum / relevantCount;
}

/**
 * Returns the number of results that cover a target / the number of results, each document once; 0
 * without results (RAGAS: NaN). A repeat covers nothing in `view.covers`.
 */
function shareOfRelevantResults(view: CaseView, targets: ReadonlySet<number>): number {
  const documents = view.hits.filter((hit) => !hit.repeat).length;
  const relevant = view.covers.filter((covered) =>
    covered.some((target) => targets.has(target)),
  ).length;
  return documents === 0 ? 0 : relevant / documents;
}

/** Returns the number of targets that some result covers / their number. */
function contextRecall(view: CaseView, targets: ReadonlySet<number>): number {
  const ranks = targetRanks(view);
  return [...targets].filter((target) => ranks[target] !== null).length / targets.size;
}

const BASE = { ...QUALITY, cutoff: "none" } as const;

/** The context metrics, all over the whole list. */
export const CONTEXT: readonly CaseMetric[] = [
  {
    ...BASE,
    name: "context_precision_id",
    meaning: "share of the results that are targets, by id, path or name",
    category: "ranking_shift",
    source: "RAGAS IDBasedContextPrecision: |retrieved ∩ expected| / |retrieved|",
    value: overTargets(isDocument, shareOfRelevantResults),
  },
  {
    ...BASE,
    name: "context_recall_id",
    meaning: "share of the targets that are among the results, by id, path or name",
    category: "recall_drop",
    source: "RAGAS IDBasedContextRecall: |retrieved ∩ expected| / |expected|",
    value: overTargets(isDocument, contextRecall),
  },
  {
    ...BASE,
    name: "context_precision_string",
    meaning: "whether the results that cover a text target come first",
    category: "ranking_shift",
    source: "RAGAS NonLLMContextPrecisionWithReference; likeness as in definition.text",
    value: overTargets(isText, contextPrecision),
  },
  {
    ...BASE,
    name: "context_recall_string",
    meaning: "share of the text targets that a result covers",
    category: "recall_drop",
    source: "RAGAS NonLLMContextRecall; likeness as in definition.text",
    value: overTargets(isText, contextRecall),
  },
];
