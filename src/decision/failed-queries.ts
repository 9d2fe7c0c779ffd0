/**
 * Gives failed queries the worst value that they could have had. What they would have answered is
 * not known, and what is not measured is never good.
 */
import { CLUSTERING } from "../metrics/clustering.ts";
import { FILL_RATE } from "../metrics/fill.ts";
import {
  DUPLICATE_RATE,
  FALSE_RESULT_RATE,
  FORBIDDEN_RATE,
  ZERO_RESULT_RATE,
} from "../metrics/rates.ts";
import type { CaseScore } from "../model/scores.ts";
import type { Case, Suite } from "../model/suite.ts";
import { type Pair, type Pairing, addMetrics } from "./pairs.ts";
import { indexById } from "../model/lookup.ts";

/** What must not come back for a case: its forbidden documents, or any result at all. */
type Limits = Partial<Pick<Case, "forbidden" | "expect_empty">>;

/** The worst value of a rate, and which cases the rate counts at all. */
interface WorstRate {
  readonly value: number;
  readonly counts: (score: CaseScore, limits: Limits) => boolean;
}

/** Whether the case expects documents: a score has one rank, or null, for each of its targets. */
const hasTargets = ({ ranks }: CaseScore): boolean => ranks.length > 0;

/**
 * The worst value of each rate, and the cases that it counts, by the rate's name without its
 * cutoff. Other metrics need none: a failed query is scored 0 in quality and 1 in the rate of
 * errors. `degraded_rate` is of answers alone: a config may allow many errors and few degraded
 * answers.
 */
const WORST_RATES = new Map<string, WorstRate>([
  [FORBIDDEN_RATE.name, { value: 1, counts: (_score, { forbidden = [] }) => forbidden.length > 0 }],
  [FALSE_RESULT_RATE.name, { value: 1, counts: (_score, limits) => limits.expect_empty === true }],
  [ZERO_RESULT_RATE.name, { value: 1, counts: hasTargets }],
  [FILL_RATE.name, { value: 0, counts: hasTargets }],
  [DUPLICATE_RATE.name, { value: 1, counts: hasTargets }],
  [CLUSTERING.name, { value: 1, counts: hasTargets }],
]);

export function hasFailed({ error }: Pick<CaseScore, "error">): boolean {
  return error !== null;
}

/**
 * Returns the pairing with the worst value of each rate for each failed query. Pairs count by the
 * limits of their rows, `by_suite` and added cases by those of the suite. Costs, lengths and times
 * have no worst value: a failed query has none.
 */
export function assumeWorstOfFailures(pairing: Pairing, suite: Suite): Pairing {
  if (![...pairing.pairs.map(({ now }) => now), ...pairing.added].some(hasFailed)) {
    return pairing;
  }
  const cases = indexById(suite.cases);
  const pairs = pairing.pairs.map((pair): Pair => {
    const { now, before, by_suite: bySuite } = pair;
    return {
      ...pair,
      now: addWorstRates(now, before),
      ...(bySuite === undefined
        ? {}
        : { by_suite: addWorstRates(bySuite, cases.get(bySuite.id) ?? {}) }),
    };
  });
  const added = pairing.added.map((score) => addWorstRates(score, cases.get(score.id) ?? {}));
  return { ...pairing, pairs, added };
}

/** Returns the score of a failed query with the worst value of each rate that counts it. */
function addWorstRates(score: CaseScore, limits: Limits): CaseScore {
  if (!hasFailed(score)) {
    return score;
  }
  const values = new Map<string, number>();
  for (const name of score.metrics.keys()) {
    const [family = name] = name.split("@");
    const worst = WORST_RATES.get(family);
    if (worst?.counts(score, limits) === true) {
      values.set(name, worst.value);
    }
  }
  return addMetrics(score, values);
}
