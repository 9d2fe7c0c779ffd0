/**
 * Computes metrics of a baseline's row that follow from the ranks of its targets or its list of
 * results. A baseline leaves such values out of its rows, and a baseline with a value that
 * contradicts them is refused.
 */
import type { Value } from "../model/scores.ts";
import { type CaseDigests, NO_LIMITS } from "../model/suite.ts";
import { isPerCase } from "./family.ts";
import { findMetric } from "./registry.ts";
import type { Ranks } from "./view.ts";

/** A baseline's row without its metrics. */
interface ListedCase {
  readonly ranks: Ranks;
  readonly results: readonly string[];
  readonly digests: Pick<CaseDigests, "limits">;
}

type Derive = (row: ListedCase) => Value;

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

/** How a row has a value of a metric that it does not name. */
interface Derivation {
  readonly derive: Derive;
  /** Whether no row may name another value. Else the value is USUAL, and a row names another one. */
  readonly isFixed: boolean;
}

interface RecordingSettings {
  /** The least grade that counts as relevant. */
  readonly relevance: number;
  /** How many runs. Of several, metrics are means, and ranks and results those of one. */
  readonly runs: number;
}

/**
 * Returns how a metric's value follows for a row of a baseline file that does not name it: from the
 * row's ranks or results (`isFixed`), or as the usual value, beside which a row may name another.
 * Null if every row must name the metric, as in a baseline that is a mean of several runs. The
 * baseline's format depends on it: a change here needs another version of the format.
 */
export function findDerivation(
  name: string,
  { relevance, runs }: RecordingSettings,
): Derivation | null {
  const metric = findMetric(name);
  if (runs > 1 || metric === null || !isPerCase(metric.family)) {
    return null;
  }
  const { family, k } = metric;
  const { fromRanks, fromResults } = family;
  if (fromRanks !== undefined) {
    const derive: Derive = ({ ranks }) => (ranks.length === 0 ? null : fromRanks(ranks, k));
    // A row's ranks are of all targets. If only some grades are relevant, the row does not say
    // which ranks count.
    return relevance > 1 ? null : { derive, isFixed: true };
  }
  if (fromResults !== undefined) {
    const derive: Derive = ({ ranks, results }) => {
      const hasTargets = ranks.length > 0;
      return fromResults(results, k, hasTargets);
    };
    return { derive, isFixed: true };
  }
  const derive = USUAL.get(family.name);
  return derive === undefined ? null : { derive, isFixed: false };
}
