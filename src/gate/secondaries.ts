/** The cause leads: a failure that follows from another one says so, and does not make the headline. */
import { FILL_RATE } from "../metrics/fill.ts";
import { DEGRADED_RATE } from "../metrics/rates.ts";
import { RECALL } from "../metrics/recall.ts";
import { parseMetric } from "../metrics/registry.ts";
import { scopeText } from "../model/scope.ts";
import { type Category, type Check, missingOf } from "../model/verdict.ts";
import type { Pair } from "./pairs.ts";

/** Decides again with these pairs as the baseline has them. */
export type DecideAgain = (asBefore: (pair: Pair) => boolean) => readonly Check[];

interface Cause {
  /** A check of this metric failed, in the same scope or overall. */
  readonly metric: string;
  /** What its consequences are secondary to. */
  readonly category: Category;
  readonly explains: readonly Category[];
  /** The cases through which it works. */
  readonly touched: (pair: Pair) => boolean;
}

/** In the order in which they are asked. */
const CAUSES: readonly Cause[] = [
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
];

/** What two decisions of the same rules have in common. */
export function checkKey({ metric, scope, span, kind, baseline }: Check): string {
  const isFloor = kind === "mean" && baseline === null;
  return JSON.stringify([scopeText(scope), metric, span ?? "baseline", isFloor]);
}

/**
 * Nobody gains by failing: with failed queries each check is decided twice, as they are and with their baseline rows, and
 * the worse outcome counts. What fails, and passes with those rows, fails because the retriever failed.
 */
export function withFailures(
  checks: readonly Check[],
  pairs: readonly Pair[],
  again: DecideAgain,
): readonly Check[] {
  const failed = ({ now }: Pair): boolean => now.error !== null;
  if (!pairs.some(failed)) return checks;
  const spared = new Map(again(failed).map((check) => [checkKey(check), check]));
  const known = new Set(checks.map(checkKey));
  return [
    ...checks.map((check): Check => {
      const other = spared.get(checkKey(check));
      if (check.outcome !== "fail") {
        const worse = other?.outcome === "fail" || (check.outcome === "pass" && other?.outcome === "watch");
        return worse ? other : check;
      }
      const follows = other === undefined ? check.span === "anchor" : other.passed;
      return follows ? { ...check, category: "retriever_error" } : check;
    }),
    // Against the anchor there may be a check only with the rows of before.
    ...[...spared.values()].filter((check) => check.outcome !== "pass" && !known.has(checkKey(check))),
  ];
}

/** Marks the failed checks that would pass without what another failure did, and the rankings of a bucket that lost targets. */
export function markSecondaries(
  checks: readonly Check[],
  pairs: readonly Pair[],
  again: DecideAgain,
): readonly Check[] {
  const failed = checks.filter((check) => !check.passed && missingOf(check) === null);
  const lost = new Set(failed.filter((check) => familyOf(check) === RECALL.name).map(bucketText));
  const follows = new Map<Check, Category>();
  for (const { metric, category, explains, touched } of CAUSES) {
    const scopes = new Set(
      failed.filter((check) => familyOf(check) === metric).map(({ scope }) => scopeText(scope)),
    );
    const open = failed.filter(
      (check) =>
        explains.includes(check.category) &&
        familyOf(check) !== metric &&
        (scopes.has(scopeText(check.scope)) || scopes.has("overall")),
    );
    if (open.length === 0 || !pairs.some(touched)) continue;
    const spared = new Map(again(touched).map((check) => [checkKey(check), check.passed]));
    for (const check of open)
      if (spared.get(checkKey(check)) !== false && !follows.has(check)) follows.set(check, category);
  }
  return checks.map((check) => {
    const cause =
      follows.get(check) ?? (isShift(check) && lost.has(bucketText(check)) ? "recall_drop" : null);
    return cause === null || cause === check.category ? check : { ...check, secondary_to: cause };
  });
}

/** A ranking that got worse. */
function isShift(check: Check): boolean {
  return !check.passed && check.category === "ranking_shift" && check.kind === "mean";
}

function bucketText({ scope, span }: Check): string {
  return `${span ?? ""} ${scopeText(scope)}`;
}

function familyOf({ metric }: Check): string | null {
  const parsed = parseMetric(metric);
  return typeof parsed === "string" ? null : parsed.family.name;
}
