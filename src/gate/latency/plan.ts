/**
 * How often each case is timed. The plan is made once, when a baseline is recorded, and belongs to it: unchanged code
 * then gets the same samples whatever the speed of the machine of the day.
 */
import { MIN_REPEATS, MIN_SAMPLES, type Statistic } from "../../metrics/weighted-latency.ts";
import type { PlanLimit, PlannedCheck, SamplingPlan, UnfilledCheck } from "../../model/sampling.ts";

/** A bucket and the percentiles that rules gate in it. */
export interface GatedBucket {
  /** `overall`, `intent:<name>`, `tag:<name>`. */
  readonly scope: string;
  readonly cases: readonly string[];
  /** Cases that may fail or be edited without the bucket running short of samples; 0 where absent. */
  readonly spare?: number;
  readonly statistics: readonly GatedStatistic[];
}

export interface GatedStatistic {
  readonly statistic: Statistic;
  /** Whether a rule names it in this bucket: if it can't be filled, that is no reason to drop it silently. */
  readonly named: boolean;
}

export interface PlanLimits {
  /** Seconds that the timed queries may take. */
  readonly budgetS: number;
  /** Queries of the whole run; null where nothing caps them. */
  readonly maxQueries: number | null;
  /** Passes over all cases before the timed ones; the first of them is the quality pass, so it is at least 1. */
  readonly warmup: number;
}

/** Intents below this are not gated on latency unless a rule names them. */
export const FEWEST_CASES = 5;

/** The repeats that fill a bucket of so many cases: three at least. `cases` is at least 1. */
export function repeatsFor(statistic: Statistic, cases: number): number {
  return Math.max(MIN_REPEATS, Math.ceil(MIN_SAMPLES[statistic] / cases));
}

/**
 * Fills what the limits allow: checks that rules name first, then `overall`, then whatever adds the least time. Small
 * buckets are asked more often than others. `msByCase` is what one query takes; cases that it lacks take its mean.
 */
export function planSampling(
  buckets: readonly GatedBucket[],
  msByCase: ReadonlyMap<string, number>,
  limits: PlanLimits,
): SamplingPlan {
  const draft = new Draft(buckets, msByCase, limits);
  const open = buckets.flatMap(checksOf);
  const rank = (check: PlannedCheck): number => (check.named ? 0 : check.scope === "overall" ? 1 : 2);
  const filled: PlannedCheck[] = [];
  const left: PlannedCheck[] = [];
  while (open.length > 0) {
    // What a check adds depends on those before it, so the cheapest is looked for again.
    const lowest = Math.min(...open.map(rank));
    const next = open
      .filter((check) => rank(check) === lowest)
      .reduce((best, check) => (draft.addedBy(check).ms < draft.addedBy(best).ms ? check : best));
    open.splice(open.indexOf(next), 1);
    if (draft.exceeded(next).length === 0) {
      draft.add(next);
      filled.push(next);
    } else left.push(next);
  }
  const { queries, ms } = draft.cost();
  const unfilled = left.map((check): UnfilledCheck => {
    const cost = draft.costWith(check);
    const by = draft.exceeded(check);
    return { ...check, queries: cost.queries, budget_s: Math.ceil(cost.ms / 1000), by };
  });
  return { repeats: draft.repeats, filled, unfilled, queries, ms };
}

/** What may be planned of a bucket: all that rules name, the rest where it is large enough. */
export function checksOf({ scope, cases, spare = 0, statistics }: GatedBucket): readonly PlannedCheck[] {
  if (cases.length === 0) return [];
  return statistics
    .filter(({ named }) => named || scope === "overall" || cases.length >= FEWEST_CASES)
    .map(({ statistic, named }) => ({
      scope,
      statistic,
      named,
      repeats: repeatsFor(statistic, cases.length - spare),
    }));
}

interface Cost {
  readonly queries: number;
  readonly ms: number;
}

/** The plan so far: repeats by scope, and by case what they come to. */
class Draft {
  readonly repeats = new Map<string, number>();
  readonly #byCase = new Map<string, number>();
  readonly #casesOf: ReadonlyMap<string, readonly string[]>;
  readonly #cases: ReadonlySet<string>;
  readonly #ms: (id: string) => number;
  readonly #limits: PlanLimits;
  /** What each check would add to the cost. */
  readonly #added = new Map<PlannedCheck, Cost>();
  #cost: Cost;

  constructor(buckets: readonly GatedBucket[], msByCase: ReadonlyMap<string, number>, limits: PlanLimits) {
    this.#casesOf = new Map(buckets.map(({ scope, cases }) => [scope, cases]));
    this.#cases = new Set(buckets.flatMap(({ cases }) => cases));
    const mean = [...msByCase.values()].reduce((sum, ms) => sum + ms, 0) / Math.max(1, msByCase.size);
    this.#ms = (id) => msByCase.get(id) ?? mean;
    this.#limits = limits;
    this.#cost = { queries: limits.warmup * this.#cases.size, ms: 0 };
  }

  cost(): Cost {
    return this.#cost;
  }

  costWith(check: PlannedCheck): Cost {
    const { queries, ms } = this.addedBy(check);
    return { queries: this.#cost.queries + queries, ms: this.#cost.ms + ms };
  }

  /** Worked out once, until a check is added that shares cases with this one. */
  addedBy(check: PlannedCheck): Cost {
    const known = this.#added.get(check);
    if (known !== undefined) return known;
    const { scope, repeats } = check;
    let [queries, ms] = [0, 0];
    for (const id of this.#casesOf.get(scope)!) {
      const more = Math.max(0, repeats - (this.#byCase.get(id) ?? 0));
      queries += more;
      ms += more * this.#ms(id);
    }
    this.#added.set(check, { queries, ms });
    return { queries, ms };
  }

  exceeded(check: PlannedCheck): readonly PlanLimit[] {
    const { queries, ms } = this.costWith(check);
    const { budgetS, maxQueries } = this.#limits;
    const found: PlanLimit[] = [];
    if (!(ms <= budgetS * 1000)) found.push("budget_s");
    if (maxQueries !== null && queries > maxQueries) found.push("max_queries");
    return found;
  }

  add(check: PlannedCheck): void {
    this.#cost = this.costWith(check);
    const { scope, repeats } = check;
    // A case has one intent; with any other scope it may be shared.
    const isOfIntent = (each: PlannedCheck): boolean => each.scope.startsWith("intent:");
    const shares = (other: PlannedCheck): boolean =>
      other.scope === scope || !isOfIntent(check) || !isOfIntent(other);
    for (const other of this.#added.keys()) if (shares(other)) this.#added.delete(other);
    this.repeats.set(scope, Math.max(repeats, this.repeats.get(scope) ?? 0));
    for (const id of this.#casesOf.get(scope)!) {
      this.#byCase.set(id, Math.max(repeats, this.#byCase.get(id) ?? 0));
    }
  }
}
