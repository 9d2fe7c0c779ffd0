/**
 * Makes all checks, and lists of the cases behind them (culprits), from figures and states.
 */
import { type MetricFamily, metricUnit } from "../metrics/family.ts";
import type { BaselineCase } from "../model/baseline.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import { OVERALL } from "../model/scope.ts";
import type { CaseScore, Value } from "../model/scores.ts";
import { targetLabel } from "../model/suite.ts";
import {
  type Check,
  type CheckState,
  type Culprit,
  type FailureGround,
  GOLDEN_DATA_FINDINGS,
  type MissingReason,
  type WeakeningFinding,
} from "../model/verdict.ts";
import { EPSILON, checkLimit, isWithinLimit, toleranceValue, type Rule } from "./rules.ts";
import { type Pair, metricValue } from "./pairs.ts";

type FindCulprits = () => readonly Culprit[];
type RunFigures = Pick<Check, "n" | "baseline" | "current">;
type Direction = MetricFamily["direction"];

/** What is checked: the metric of a rule, or what stands in its place. */
type Subject = Pick<Check, "metric" | "unit" | "scope" | "direction" | "category">;

export type Decision = Pick<Check, "state"> &
  Partial<Pick<Check, "by" | "reason" | "p" | "level" | "tested" | "losses" | "worse_cases">>;

export const NOT_MEASURED: MissingReason = { code: "not_measured" };

const NO_FIGURES = {
  n: 0,
  baseline: null,
  current: null,
  interval: null,
  tolerance: null,
  limit: null,
} as const;

export function subjectOfRule({ metric: { name, family }, scope }: Rule): Subject {
  const { direction, category } = family;
  return { metric: name, unit: metricUnit(family), scope, direction, category };
}

/** Returns the check of a subject: with what `members` has, else without figures. */
export function makeCheck(
  subject: Subject,
  state: CheckState,
  members: Partial<Check>,
  findCulprits: FindCulprits = () => [],
): Check {
  const { baseline = null, current = null } = members;
  return {
    ...subject,
    ...NO_FIGURES,
    delta: baseline === null || current === null ? null : current - baseline,
    secondary_to: null,
    ...members,
    state,
    passed: isPassing(state),
    cases: state === "pass" ? [] : findCulprits(),
  };
}

function isPassing(state: CheckState): boolean {
  return state !== "fail" && state !== "missing";
}

/**
 * Returns the check with the decision of a test in place of that of its limit (`by`). `cases` are
 * those that made the figure worse; a check of state `pass` has none.
 */
export function decideCheck(
  { by: _byLimit, ...check }: Check,
  decision: Decision,
  cases: readonly Culprit[] = check.cases,
): Check {
  const { state } = decision;
  return { ...check, ...decision, passed: isPassing(state), cases: state === "pass" ? [] : cases };
}

/** Returns the decision of a test that adds up the differences of `tested`. */
export function decideByTest(p: number, level: number, tested: readonly string[]): Decision {
  return p <= level + EPSILON
    ? { state: "fail", by: "test", p, level, tested }
    : { state: "fell", reason: "not_significant", p, level, tested };
}

/**
 * Returns the check of a mean by its limit alone. Null if the rule has no limit here: neither a
 * floor or ceiling, nor a tolerance and a baseline.
 */
export function meanCheck(
  rule: Rule,
  figures: RunFigures & { readonly current: number },
  findCulprits: FindCulprits,
): Check | null {
  const { direction } = rule.metric.family;
  const { baseline, current, n } = figures;
  const tolerance = baseline === null ? null : toleranceValue(rule.tolerance, baseline, n);
  // A rule without a tolerance has no limit from the baseline, but its check shows the figure.
  const comparedBaseline = rule.tolerance.length === 0 ? null : baseline;
  const limit = checkLimit(direction, comparedBaseline, tolerance, rule);
  if (limit === null) {
    return null;
  }
  const isWithin = isWithinLimit(direction, current, limit);
  const members = {
    ...figures,
    tolerance,
    limit,
    ...(baseline !== null && { reference: "baseline" as const }),
    ...(!isWithin && { by: exceededBound(rule, current) }),
  };
  return makeCheck(subjectOfRule(rule), isWithin ? "pass" : "fail", members, findCulprits);
}

/**
 * Returns what a figure beyond its limit exceeds: the floor or ceiling if it does, else `limit`.
 */
export function exceededBound({ metric, floor, ceiling }: Rule, figure: number): FailureGround {
  const { direction } = metric.family;
  if (direction === "higher") {
    return floor !== null && !isWithinLimit(direction, figure, floor) ? "floor" : "limit";
  }
  return ceiling !== null && !isWithinLimit(direction, figure, ceiling) ? "ceiling" : "limit";
}

/** Returns the failed check of a rule with nothing to compare. `cases`: those without a value. */
export function missingCheck(
  rule: Rule,
  missing: MissingReason,
  knownFigures: Partial<RunFigures> = {},
  cases: readonly Culprit[] = [],
): Check {
  const members = { ...knownFigures, category: "missing_data" as const, missing };
  return makeCheck(subjectOfRule(rule), "missing", members, () => cases);
}

/** Returns the check of a metric that one side can't have a value for. It fails nothing. */
export function notGatedCheck(
  rule: Rule,
  lacks: "before" | "now" = "before",
  knownFigures: Partial<RunFigures> = {},
): Check {
  return makeCheck(subjectOfRule(rule), "not_gated", { ...knownFigures, lacks });
}

/** Returns the check of `n` cases of a subject, of which at most `limit` may be `counted`. */
export function countCheck(
  subject: Omit<Subject, "unit" | "direction">,
  n: number,
  counted: readonly Culprit[],
  limit: number = 0,
): Check {
  const current = counted.length;
  const figures = { n, baseline: 0, current, tolerance: 0, limit };
  const state = current <= limit ? "pass" : "fail";
  return makeCheck(
    { ...subject, unit: "cases", direction: "lower" },
    state,
    figures,
    () => counted,
  );
}

/** Returns the failed check of a run without any of the baseline's cases. */
export function absentCheck(recordedCount: number, cases: readonly Culprit[]): Check {
  return makeCheck(
    {
      metric: "cases",
      unit: "cases",
      scope: OVERALL,
      direction: "higher",
      category: "missing_data",
    },
    "missing",
    { baseline: recordedCount, current: 0, missing: { code: "no_paired_cases" } },
    () => cases,
  );
}

/**
 * Returns the failed check of a weakened rule. In place of a metric it names the finding's first
 * field, or its file if it has no fields.
 */
export function weakeningCheck(weakening: WeakeningFinding): Check {
  const { code, fields, file, cases } = weakening;
  const isGoldenData = GOLDEN_DATA_FINDINGS.includes(code);
  const subject: Subject = {
    metric: fields[0]?.field ?? file,
    // Every check needs a unit. Without figures, none is shown.
    unit: "share",
    scope: OVERALL,
    direction: "higher",
    category: isGoldenData ? "golden_data_edited" : "gate_weakened",
  };
  return makeCheck(subject, "fail", { n: cases.length, weakening }, () => cases);
}

/**
 * Returns the cases that moved in the bad direction, largest move first. A case without a value
 * before counts as moved from 0, one without a value now as not moved. If none moved so, returns
 * those that are furthest from the best value now (worstNow). `readBefore` reads a row's value.
 */
export function worstChanges(
  pairs: readonly Pair[],
  metric: string,
  direction: Direction,
  readBefore: (row: BaselineCase, metric: string) => Value = metricValue,
): readonly Culprit[] {
  const sign = direction === "higher" ? 1 : -1;
  const changed: RankedCulprit[] = [];
  for (const pair of pairs) {
    const before = readBefore(pair.before, metric);
    const after = metricValue(pair.now, metric);
    const badness = after === null ? 0 : sign * ((before ?? 0) - after);
    if (badness > EPSILON) {
      changed.push({ badness, culprit: makeCulprit(pair, before, after) });
    }
  }
  if (changed.length > 0) {
    return sortCulprits(changed);
  }
  const cases = pairs.map(({ now }) => now);
  return worstNow(cases, metric, direction);
}

/** Returns the cases that are not at the best value (1 or 0), worst first. */
export function worstNow(
  cases: readonly CaseScore[],
  metric: string,
  direction: Direction,
): readonly Culprit[] {
  const best = direction === "higher" ? 1 : 0;
  const far: RankedCulprit[] = [];
  for (const each of cases) {
    const after = metricValue(each, metric);
    const badness = after === null ? 0 : Math.abs(best - after);
    if (badness > EPSILON) {
      far.push({ badness, culprit: bareCulprit(each.id, after, each.ranks) });
    }
  }
  return sortCulprits(far);
}

export interface RankedCulprit {
  /** How far the case is behind its former value, or behind the best one. */
  readonly badness: number;
  readonly culprit: Culprit;
}

/** Returns the culprits, largest badness first; of equal ones first those that lost more gain. */
export function sortCulprits(culprits: readonly RankedCulprit[]): readonly Culprit[] {
  return culprits
    .toSorted(
      (a, b) =>
        b.badness - a.badness ||
        sumLostGains(b.culprit) - sumLostGains(a.culprit) ||
        compareCodePoints(a.culprit.id, b.culprit.id),
    )
    .map((each) => each.culprit);
}

/** Returns the discounted gain that the culprit's targets lost, each counted as relevant. */
function sumLostGains({ ranks_before: before, ranks_after: after }: Culprit): number {
  const gainAt = (rank: number | null | undefined): number =>
    rank === null || rank === undefined ? 0 : 1 / Math.log2(rank + 1);
  let lost = 0;
  for (const [target, rank] of (before ?? []).entries()) {
    lost += Math.max(0, gainAt(rank) - gainAt(after?.[target]));
  }
  return lost;
}

/**
 * Returns the culprit of a pair. It names the row's targets if the case was edited since: only then
 * the pair has `by_suite`.
 */
export function makeCulprit(pair: Pair, before: Value, after: Value): Culprit {
  return {
    id: pair.now.id,
    before,
    after,
    ranks_before: pair.before.ranks,
    ranks_after: pair.now.ranks,
    ...(pair.by_suite !== undefined && { targets: pair.before.targets.map(targetLabel) }),
  };
}

/** Returns the culprit of a case that nothing is compared with. */
export function bareCulprit(
  id: string,
  after: Value = null,
  ranks: Culprit["ranks_after"] = null,
): Culprit {
  return { id, before: null, after, ranks_before: null, ranks_after: ranks };
}
