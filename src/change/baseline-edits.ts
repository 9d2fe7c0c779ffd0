/** The edits of a baseline that weaken its gate. */

import { hasSameContent } from "../decision/accepted-figures.ts";
import { bareCulprit } from "../decision/checks.ts";
import type { Baseline } from "../model/baseline.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import { baselineFile } from "../model/config.ts";
import type { WeakenedField, WeakeningFinding } from "../model/verdict.ts";
import { type ReadableChange, showFigure } from "./edit.ts";
import { toleranceValue } from "../decision/rules.ts";
import { type CaseTimes, type TimeLimit, compareTimes, findShortage } from "../latency/compare.ts";
import { type LatencyRule, listLatencyRules } from "../latency/plan.ts";
import type { Inputs } from "../model/report.ts";
import { selectCases, scopeText } from "../model/scope.ts";

/**
 * Returns one finding with all edits of the head's baseline that weaken the gate: the baseline or
 * rows of the suite's cases are gone, rows of no case are new or edited, or recorded times are
 * worse. None under another k or definition: figures then mean something else, which is an edit of
 * the config. Other figures are compared with this run (decision/new-baseline.ts).
 */
export function findBaselineEdits({ base, head }: ReadableChange): readonly WeakeningFinding[] {
  const before = base.baseline;
  const after = head.baseline;
  const file = baselineFile(head.config);
  if (before === null) {
    return [];
  }
  if (after === null) {
    const field = { field: "baseline", before: baselineFile(base.config), after: "none" };
    return [{ code: "baseline_edited", file, fields: [field], cases: [] }];
  }
  const { k, definition } = base.config;
  if (k !== head.config.k || !sameCanonical(definition, head.config.definition)) {
    return [];
  }
  const suiteIds = new Set(head.suite.cases.map(({ id }) => id));
  const removed = [...before.cases.keys()].filter((id) => suiteIds.has(id) && !after.cases.has(id));
  const fields: WeakenedField[] = removed.map((id) => {
    return { field: `baseline.cases.${id}`, before: "recorded", after: "none" };
  });
  fields.push(...findUnaskedRows(before, after, suiteIds));
  fields.push(...findLatencyEdits(base, head));
  if (fields.length === 0) {
    return [];
  }
  return [{ code: "baseline_edited", file, fields, cases: removed.map((id) => bareCulprit(id)) }];
}

/** Returns the rows that the change adds or edits though the suite has no case of their id. */
function findUnaskedRows(
  before: Baseline,
  after: Baseline,
  suiteIds: ReadonlySet<string>,
): readonly WeakenedField[] {
  const unasked = [...after.cases].filter(([id, row]) => {
    const oldRow = before.cases.get(id);
    return !suiteIds.has(id) && (oldRow === undefined || !hasSameContent(oldRow, row));
  });
  return unasked.map(([id]) => {
    const oldState = before.cases.has(id) ? "recorded" : "none";
    return { field: `baseline.cases.${id}`, before: oldState, after: "another row, of no case" };
  });
}

// The recorded times of a baseline that a change makes worse, or no longer records.

/**
 * Returns the recorded times of the base's baseline that the head's makes worse or leaves out, by
 * rule. If another clock timed the head's, times can't be compared: returns only that, if the base's
 * has times.
 */
function findLatencyEdits(base: Inputs, head: Inputs): readonly WeakenedField[] {
  const before = base.baseline;
  const after = head.baseline;
  const oldSettings = base.config.latency;
  const newSettings = head.config.latency;
  if (before === null || after === null || oldSettings === "off" || newSettings === "off") {
    return [];
  }
  const oldClock = before.timing.source;
  const newClock = after.timing.source;
  if (oldClock !== newClock) {
    const hadTimes = oldClock !== "off";
    // Otherwise the other clock is an edit of the config.
    const isSameClockAsked = oldSettings.source === newSettings.source;
    const field = { field: "baseline.timing.source", before: oldClock, after: newClock };
    return hadTimes && isSameClockAsked ? [field] : [];
  }
  const edits = listLatencyRules(base).map((rule) => findLatencyEdit(rule, base, head));
  return edits.filter((edit) => edit !== null);
}

/**
 * Returns the field of a latency rule if the head's rows have too few samples to be compared, or if
 * the recorded time rose by more than the rule's tolerance and by more than noise explains, as in a
 * check. Null if the base's rows have too few samples themselves. Only rows with the same query and
 * params in both baselines are compared.
 */
function findLatencyEdit(
  { metric, scope, tolerance }: LatencyRule,
  base: Inputs,
  head: Inputs,
): WeakenedField | null {
  const { statistic } = metric.family;
  const field = `baseline.latency.${scopeText(scope)}.${metric.name}`;
  const times = pairTimes(base, head, scope);
  const timesBefore = times.map(({ before }) => before);
  const timesAfter = times.map(({ now }) => now);
  if (findShortage(timesBefore, statistic, "before") !== null) {
    return null;
  }
  if (findShortage(timesAfter, statistic, "now") !== null) {
    return { field, before: "timed", after: "left out" };
  }
  if (tolerance.length === 0) {
    return null;
  }
  const caseCount = times.filter(({ now }) => now.length > 0).length;
  const limit: TimeLimit = {
    statistic,
    limitAbove: (ms) => ms + toleranceValue(tolerance, ms, caseCount),
    isCompared: true,
    // The two baselines were recorded in different runs.
    isPaired: false,
    // The limit is in milliseconds.
    isShareOfBase: false,
  };
  const compared = compareTimes(times, limit, base.config.definition.percentile);
  return compared.kind === "measured" && compared.result === "over"
    ? { field, before: showFigure(compared.before), after: showFigure(compared.now) }
    : null;
}

/**
 * Returns the recorded times of the cases that have the same query and params in both baselines, if
 * the base's has times. `now` are the head's.
 */
function pairTimes(base: Inputs, head: Inputs, scope: LatencyRule["scope"]): readonly CaseTimes[] {
  const pairs: CaseTimes[] = [];
  for (const { id } of selectCases(head.suite.cases, scope)) {
    const before = base.baseline?.cases.get(id);
    const after = head.baseline?.cases.get(id);
    if (before === undefined || after === undefined || before.digests.ask !== after.digests.ask) {
      continue;
    }
    if (before.latency_ms.length > 0) {
      pairs.push({ before: before.latency_ms, now: after.latency_ms });
    }
  }
  return pairs;
}
