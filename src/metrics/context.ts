/**
 * The context metrics of RAGAS that need no language model: `_id` counts targets that name
 * documents, `_string` those that are texts.
 */
import { type Target, singleTargets } from "../model/suite.ts";
import { type CaseMetric, QUALITY_RULE } from "./family.ts";
import { type CaseView, isRelevant, targetRanks } from "./view.ts";

/** Which targets a metric counts. */
type TargetFilter = (target: Target) => boolean;
/** Whether the target is a text; a need, if all of its members are. */
const isText: TargetFilter = (target) => singleTargets(target).every(({ kind }) => kind === "text");
/**
 * Whether the target is anything else: it names a document by id, path or name, or is a need with
 * such a member.
 */
const isDocument: TargetFilter = (target) => !isText(target);

/**
 * Returns the indexes of the relevant targets that the metric counts. Null if there are none, or if
 * the case expects no documents.
 */
function findRelevantTargets(view: CaseView, isCounted: TargetFilter): ReadonlySet<number> | null {
  if (!view.asksDocuments) {
    return null;
  }
  const targets = view.case.expected.flatMap((target, i) =>
    isCounted(target) && isRelevant(view, i) ? [i] : [],
  );
  return targets.length === 0 ? null : new Set(targets);
}

/**
 * Returns Σ(P@i · rel_i) / Σ rel_i over all results in rank order, with rel_i = 1 if result i
 * covers a counted target and P@i = the share of such results up to i. 0 if no result does, null
 * without such targets.
 */
function contextPrecision(view: CaseView, isCounted: TargetFilter): number | null {
  const targets = findRelevantTargets(view, isCounted);
  if (targets === null) {
    return null;
  }
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
 * Returns the number of results that cover a counted target / the number of results, each document
 * once; 0 without results (RAGAS: NaN), null without such targets. A repeat covers nothing in
 * `view.covers`.
 */
function shareOfRelevantResults(view: CaseView, isCounted: TargetFilter): number | null {
  const targets = findRelevantTargets(view, isCounted);
  if (targets === null) {
    return null;
  }
  const documents = view.hits.filter((hit) => !hit.repeat).length;
  const relevant = view.covers.filter((covered) =>
    covered.some((target) => targets.has(target)),
  ).length;
  return documents === 0 ? 0 : relevant / documents;
}

/**
 * Returns the number of counted targets that some result covers / their number; null without such
 * targets.
 */
function contextRecall(view: CaseView, isCounted: TargetFilter): number | null {
  const targets = findRelevantTargets(view, isCounted);
  if (targets === null) {
    return null;
  }
  const ranks = targetRanks(view);
  return [...targets].filter((target) => ranks[target] !== null).length / targets.size;
}

/** What the metrics below have in common. */
const BASE = {
  kind: "quality",
  direction: "higher",
  cutoff: "none",
  rule: QUALITY_RULE,
  gatedByDefault: false,
} as const;

/**
 * The context metrics, all over the whole list. The value is null for a case without targets of
 * their kind.
 */
export const CONTEXT: readonly CaseMetric[] = [
  {
    ...BASE,
    name: "context_precision_id",
    meaning: "share of the results that are targets, by id, path or name",
    category: "ranking_shift",
    source: "RAGAS IDBasedContextPrecision: |retrieved ∩ expected| / |retrieved|",
    value: (view) => shareOfRelevantResults(view, isDocument),
  },
  {
    ...BASE,
    name: "context_recall_id",
    meaning: "share of the targets that are among the results, by id, path or name",
    category: "recall_drop",
    source: "RAGAS IDBasedContextRecall: |retrieved ∩ expected| / |expected|",
    value: (view) => contextRecall(view, isDocument),
  },
  {
    ...BASE,
    name: "context_precision_string",
    meaning: "whether the results that cover a text target come first",
    category: "ranking_shift",
    source: "RAGAS NonLLMContextPrecisionWithReference; likeness as in definition.text",
    value: (view) => contextPrecision(view, isText),
  },
  {
    ...BASE,
    name: "context_recall_string",
    meaning: "share of the text targets that a result covers",
    category: "recall_drop",
    source: "RAGAS NonLLMContextRecall; likeness as in definition.text",
    value: (view) => contextRecall(view, isText),
  },
];
