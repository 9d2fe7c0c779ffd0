/** The cause leads: a failure that follows from another one says so, and does not make the headline. */
import { type CaseMetric, isPerCase } from "../metrics/family.ts";
import { ERROR_RATE, DEGRADED_RATE } from "../metrics/rates.ts";
import { FILL_RATE } from "../metrics/fill.ts";
import { RECALL } from "../metrics/recall.ts";
import { mean } from "../metrics/score.ts";
import { scopeText } from "../model/scope.ts";
import type { Value } from "../model/scores.ts";
import { type Category, type Check, missingOf } from "../model/verdict.ts";
import { NEWLY_LOST } from "./outcomes.ts";
import { bucketOf, type Pair, type Pairing, newlyFound, newlyLost } from "./pairs.ts";
import { type Rule, keyOf, passes } from "./rules.ts";

export interface SecondaryContext {
  readonly rules: readonly Rule[];
  readonly pairing: Pairing;
  /** Cases with targets, by id. */
  readonly wanting: ReadonlySet<string>;
}

interface Cause {
  /** A check of this metric failed, in the same scope or overall. */
  readonly metric: string;
  /** What its consequences are secondary to. */
  readonly category: Category;
  readonly explains: readonly Category[] | "all";
  /** The cases through which it works. */
  readonly touched: (pair: Pair) => boolean;
}

/** In the order in which they are asked. */
const CAUSES: readonly Cause[] = [
  {
    metric: ERROR_RATE.name,
    category: "retriever_error",
    explains: "all",
    touched: ({ now }) => now.error !== null,
  },
  {
    metric: DEGRADED_RATE.name,
    category: "semantic_degraded_spike",
    explains: ["recall_drop", "ranking_shift"],
    touched: ({ now }) => now.degraded,
  },
  {
    metric: FILL_RATE.name,
    category: "recall_drop",
    explains: ["diversity_collapse"],
    touched: ({ now, before }) => now.results.length < before.results.length,
  },
  {
    metric: RECALL.name,
    category: "recall_drop",
    explains: ["ranking_shift"],
    touched: foundOthers,
  },
];

/** Which targets the case finds is not as it was: some were lost, or won. */
function foundOthers({ now, before }: Pair): boolean {
  return before.ranks.some((rank, target) => (rank === null) !== ((now.ranks[target] ?? null) === null));
}

/**
 * A failed check is secondary to a cause that failed, too, where it passes once the cases that the cause touched are set
 * to their baseline values.
 */
export function markSecondaries(checks: readonly Check[], explained: SecondaryContext): readonly Check[] {
  const rules = new Map(explained.rules.map((rule) => [keyOf(rule), rule]));
  const failed = new Set(checks.filter((check) => !check.passed && missingOf(check) === null));
  const active = CAUSES.map((cause) => {
    const causes = [...failed].filter(
      (check) => rules.get(keyOf(check))?.metric.family.name === cause.metric,
    );
    const touched = new Set(explained.pairing.pairs.filter(cause.touched).map((pair) => pair.now.id));
    return { ...cause, scopes: new Set(causes.map(({ scope }) => scopeText(scope))), touched };
  });
  return checks.map((check) => {
    if (!failed.has(check) || check.category === "retriever_error") return check;
    const family = rules.get(keyOf(check))?.metric.family;
    const perCase = family !== undefined && isPerCase(family) ? family : null;
    const cause = active.find(
      ({ explains, scopes, touched }) =>
        (explains === "all" || explains.includes(check.category)) &&
        (scopes.has(scopeText(check.scope)) || scopes.has("overall")) &&
        touched.size > 0 &&
        passesWithout(check, perCase, touched, explained),
    );
    return cause === undefined ? check : { ...check, secondary_to: cause.category };
  });
}

/** Whether the check passes with these cases at their baseline values. */
function passesWithout(
  check: Check,
  family: CaseMetric | null,
  cases: ReadonlySet<string>,
  { pairing, wanting }: SecondaryContext,
): boolean {
  if (check.limit === null || check.baseline === null) return false;
  if (check.metric === "critical_lost") {
    return check.cases.filter(({ id }) => !cases.has(id)).length <= check.limit;
  }
  const { pairs } = bucketOf(pairing, check.scope);
  if (check.metric === NEWLY_LOST) {
    const left = pairs.filter(({ now }) => wanting.has(now.id) && !cases.has(now.id));
    return left.filter(newlyLost).length - left.filter(newlyFound).length <= check.limit;
  }
  if (family === null) return false;
  const of = ({ metrics }: Pair["before"] | Pair["now"]): Value => metrics.get(check.metric) ?? null;
  const without = mean(
    pairs.map((pair) => pair.now),
    (each, at) => of(cases.has(each.id) ? pairs[at]!.before : each),
    family.weight,
  );
  return without !== null && passes(check.direction, without, check.limit);
}
