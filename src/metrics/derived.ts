/**
 * What the ranks and results of a case say of its metrics, by the arithmetic of their own files. A baseline leaves such
 * values out, and one that contradicts them is refused.
 */
import type { Value } from "../model/scores.ts";
import { type CaseDigests, NO_LIMITS } from "../model/suite.ts";
import { parseMetric } from "./registry.ts";

export type Ranks = readonly (number | null)[];

/** What is known of a case beside its metrics. */
interface ListedCase {
  readonly ranks: Ranks;
  readonly results: readonly string[];
  readonly digests: Pick<CaseDigests, "limits">;
}

export type Derive = (row: ListedCase) => Value;

/** Of one case with targets. `ranks` are those of the targets that count as relevant. */
type FromRanks = (ranks: Ranks, k: number) => number;

function countFound(ranks: Ranks, k: number): number {
  return ranks.filter((rank) => rank !== null && rank <= k).length;
}

function recallOfRanks(ranks: Ranks, k: number): number {
  return ranks.length === 0 ? 0 : countFound(ranks, k) / ranks.length;
}

function reciprocalRank(ranks: Ranks, k: number): number {
  const first = ranks.reduce<number>((least, rank) => Math.min(least, rank ?? least), Infinity);
  return first <= k ? 1 / first : 0;
}

/** Where every target counts, these follow from the ranks. */
const FROM_RANKS: ReadonlyMap<string, FromRanks> = new Map([
  ["recall", recallOfRanks],
  ["coverage", recallOfRanks],
  ["evidence_recall", recallOfRanks],
  ["full_coverage_rate", (ranks, k) => Number(recallOfRanks(ranks, k) === 1)],
  ["hit_rate", (ranks, k) => Number(countFound(ranks, k) > 0)],
  ["mrr", reciprocalRank],
]);

/** `asksDocuments`: a case that has targets. */
type FromResults = (results: readonly string[], k: number, asksDocuments: boolean) => Value;

const FROM_RESULTS: ReadonlyMap<string, FromResults> = new Map<string, FromResults>([
  [
    "zero_result_rate",
    ({ length }, _, asksDocuments) => (asksDocuments ? Number(length === 0) : null),
  ],
  ["fill_rate", ({ length }, k, asksDocuments) => (asksDocuments ? Math.min(length, k) / k : null)],
  ["duplicate_rate", (results, k) => repeatedShare(results.slice(0, k))],
]);

function repeatedShare(results: readonly string[]): Value {
  if (results.length === 0) {
    return null;
  }
  return (results.length - new Set(results).size) / results.length;
}

/** These don't follow: the usual value is left out, so that a failed or degraded answer is seen in its row. */
const USUAL: ReadonlyMap<string, Derive> = new Map<string, Derive>([
  ["degraded_rate", () => 0],
  ["error_rate", () => 0],
  [
    "forbidden_rate",
    ({ ranks, digests }) => (ranks.length === 0 || digests.limits === NO_LIMITS ? null : 0),
  ],
  [
    "false_result_rate",
    ({ ranks, results, digests }) =>
      ranks.length > 0 || digests.limits === NO_LIMITS ? null : Number(results.length > 0),
  ],
]);

/** A metric of one case that its ranks, or its results, decide. */
export type Derivable =
  | { readonly by: "ranks"; readonly of: FromRanks; readonly k: number }
  | { readonly by: "results"; readonly of: FromResults; readonly k: number };

/** Null for other metrics, and for a name that is no metric's. */
export function findDerivable(name: string): Derivable | null {
  const metric = parseMetric(name);
  if (typeof metric === "string" || metric.k === null) {
    return null;
  }
  const { family, k } = metric;
  const ranks = FROM_RANKS.get(family.name);
  const results = FROM_RESULTS.get(family.name);
  if (ranks !== undefined) {
    return { by: "ranks", of: ranks, k };
  }
  return results === undefined ? null : { by: "results", of: results, k };
}

/** How a baseline was recorded. */
interface HowRecorded {
  readonly relevance: number;
  /** Of several, metrics are means, and ranks and results those of the first. */
  readonly runs: number;
}

/**
 * Returns how a baseline works out a metric that a row does not name, or null if each row has a value of its own. The
 * format depends on it: a change here is another version.
 */
export function findDerivation(name: string, { relevance, runs }: HowRecorded): Derive | null {
  if (runs > 1) {
    return null;
  }
  const found = findDerivable(name);
  // Which targets a higher threshold leaves is in the suite alone.
  if (found?.by === "ranks") {
    return relevance > 1
      ? null
      : ({ ranks }) => (ranks.length === 0 ? null : found.of(ranks, found.k));
  }
  if (found !== null) {
    return ({ ranks, results }) => found.of(results, found.k, ranks.length > 0);
  }
  const metric = parseMetric(name);
  return typeof metric === "string" ? null : (USUAL.get(metric.family.name) ?? null);
}
