/**
 * Computes metrics of a baseline's row that follow from the ranks of its targets or its list of
 * results, with the same arithmetic as the metrics' own files. A baseline leaves such values out of
 * its rows, and a baseline with a value that contradicts them is refused.
 */
import type { Value } from "../model/scores.ts";
import { type CaseDigests, NO_LIMITS } from "../model/suite.ts";
import { parseMetric } from "./registry.ts";

/** The rank of each target, from 1; null if it was not found. */
export type Ranks = readonly (number | null)[];

/** A baseline's row without its metrics. */
interface ListedCase {
  readonly ranks: Ranks;
  readonly results: readonly string[];
  readonly digests: Pick<CaseDigests, "limits">;
}

/** Returns the value of one metric in a row. */
export type Derive = (row: ListedCase) => Value;

/** Returns the metric of a case with targets, from the ranks of its relevant targets. */
type FromRanks = (ranks: Ranks, k: number) => number;

function countFound(ranks: Ranks, k: number): number {
  return ranks.filter((rank) => rank !== null && rank <= k).length;
}

function recallOfRanks(ranks: Ranks, k: number): number {
  return ranks.length === 0 ? 0 : countFound(ranks, k) / ranks.length;
}

/** Returns 1 / the best rank, 0 if that is beyond k or no target was found. */
function reciprocalRank(ranks: Ranks, k: number): number {
  const first = ranks.reduce<number>((least, rank) => Math.min(least, rank ?? least), Infinity);
  return first <= k ? 1 / first : 0;
}

/** The metrics that follow from the ranks, if every target of the case is relevant. */
const FROM_RANKS: ReadonlyMap<string, FromRanks> = new Map([
  ["recall", recallOfRanks],
  ["coverage", recallOfRanks],
  ["evidence_recall", recallOfRanks],
  ["full_coverage_rate", (ranks, k) => Number(recallOfRanks(ranks, k) === 1)],
  ["hit_rate", (ranks, k) => Number(countFound(ranks, k) > 0)],
  ["mrr", reciprocalRank],
]);

/** Returns the metric of a case from its list of results; `asksDocuments`: it has targets. */
type FromResults = (results: readonly string[], k: number, asksDocuments: boolean) => Value;

const FROM_RESULTS: ReadonlyMap<string, FromResults> = new Map<string, FromResults>([
  [
    "zero_result_rate",
    ({ length }, _, asksDocuments) => (asksDocuments ? Number(length === 0) : null),
  ],
  ["fill_rate", ({ length }, k, asksDocuments) => (asksDocuments ? Math.min(length, k) / k : null)],
  ["duplicate_rate", (results, k) => repeatedShare(results.slice(0, k))],
]);

/** Returns the share of results that repeat an earlier one of the list; null for an empty list. */
function repeatedShare(results: readonly string[]): Value {
  if (results.length === 0) {
    return null;
  }
  return (results.length - new Set(results).size) / results.length;
}

/**
 * Metrics that do not follow from ranks or results alone, with the value that nearly all rows have.
 * A row of the baseline file names only another value, so that a failed or degraded answer stands
 * out. A row without ranks has no targets; with limits it is a negative control.
 */
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

/** How a metric is computed from a case's ranks or results. */
type Derivable =
  | { readonly by: "ranks"; readonly compute: FromRanks; readonly k: number }
  | { readonly by: "results"; readonly compute: FromResults; readonly k: number };

/** Returns how the metric follows from ranks or results; null if it does not, or is unknown. */
export function findDerivable(name: string): Derivable | null {
  const metric = parseMetric(name);
  if (typeof metric === "string") {
    return null;
  }
  const { family, k } = metric;
  const fromRanks = FROM_RANKS.get(family.name);
  const fromResults = FROM_RESULTS.get(family.name);
  if (fromRanks !== undefined) {
    return { by: "ranks", compute: fromRanks, k };
  }
  return fromResults === undefined ? null : { by: "results", compute: fromResults, k };
}

interface RecordingSettings {
  /** The least grade that counts as relevant. */
  readonly relevance: number;
  /** How many runs. Of several, metrics are means, and ranks and results those of one. */
  readonly runs: number;
}

/**
 * Returns the function that gives a metric's value for a row of a baseline file that does not name
 * it: what follows from the row's ranks or results, or the usual value (USUAL). Null if every row
 * must name the metric, as in a baseline that is a mean of several runs. The baseline's format
 * depends on it: a change here needs another version of the format.
 */
export function findDerivation(
  name: string,
  { relevance, runs }: RecordingSettings,
): Derive | null {
  if (runs > 1) {
    return null;
  }
  const derivable = findDerivable(name);
  if (derivable?.by === "ranks") {
    // A row's ranks are of all targets. If only some grades are relevant, the row does not say
    // which ranks count.
    if (relevance > 1) {
      return null;
    }
    return ({ ranks }) => (ranks.length === 0 ? null : derivable.compute(ranks, derivable.k));
  }
  if (derivable !== null) {
    return ({ ranks, results }) => derivable.compute(results, derivable.k, ranks.length > 0);
  }
  const metric = parseMetric(name);
  return typeof metric === "string" ? null : (USUAL.get(metric.family.name) ?? null);
}
