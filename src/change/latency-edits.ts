/** The recorded times of a baseline that a change makes worse, or no longer records. */
import { recordedLatency } from "../decision/comparable.ts";
import { EPSILON, toleranceValue } from "../decision/limits.ts";
import { resolveRules } from "../decision/rules.ts";
import {
  scopeCases,
  planKey,
  repeatsToFill,
  storedPlan,
  timedCases,
  caseTimes,
  unplannedChecks,
} from "../gate/latency/plan.ts";
import type { BaselineCase } from "../model/baseline.ts";
import type { Inputs } from "../model/report.ts";
import type { SamplingPlan } from "../model/sampling.ts";
import { type Scope, selectCases, scopeText } from "../model/scope.ts";
import type { WeakenedField } from "../model/verdict.ts";
import { showFigure } from "./edit.ts";

/** Returns nothing if a side has no baseline, or measures no latency, which are edits of their own. */
export function findLatencyEdits(base: Inputs, head: Inputs): readonly WeakenedField[] {
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
    // What another clock timed is not compared with the base's times any more.
    const isEdit = oldClock !== "off" && oldSettings.source === newSettings.source;
    const field = { field: "baseline.timing.source", before: oldClock, after: newClock };
    return isEdit ? [field] : [];
  }
  const plan = storedPlan(before);
  if (plan === null) {
    return [];
  }
  const lost = findLostChecks(plan, storedPlan(after), head).map(({ scope, statistic }) => ({
    field: `baseline.plan.${scope}.latency_${statistic}_ms`,
    before: "timed",
    after: "left out",
  }));
  return [...findSlowerFigures(base, head, plan), ...lost];
}

/** Returns the recorded times that rose by more than their tolerance, of those that the base's plan times. */
function findSlowerFigures(
  base: Inputs,
  head: Inputs,
  plan: SamplingPlan,
): readonly WeakenedField[] {
  const planned = new Set(plan.filled.map(planKey));
  const { percentile } = base.config.definition;
  const edits: WeakenedField[] = [];
  for (const { metric, scope, tolerance } of resolveRules(base.config, base.suite)) {
    const { family, name } = metric;
    const text = scopeText(scope);
    if (family.kind !== "latency") {
      continue;
    }
    const { statistic } = family;
    if (!planned.has(planKey({ scope: text, statistic }))) {
      continue;
    }
    const rows = pairTimedRows(base, head, scope);
    const before = recordedLatency(
      rows.map(([old]) => old),
      statistic,
      percentile,
    );
    const after = recordedLatency(
      rows.map(([, now]) => now),
      statistic,
      percentile,
    );
    if (before === null || after === null) {
      continue;
    }
    if (after - before > toleranceValue(tolerance, before, rows.length) + EPSILON) {
      const field = `baseline.latency.${text}.${name}`;
      edits.push({ field, before: showFigure(before), after: showFigure(after) });
    }
  }
  return edits;
}

/** Returns the rows of both baselines that ask the same and have times. */
function pairTimedRows(
  base: Inputs,
  head: Inputs,
  scope: Scope,
): readonly (readonly [BaselineCase, BaselineCase])[] {
  const pairs: (readonly [BaselineCase, BaselineCase])[] = [];
  for (const { id } of selectCases(head.suite.cases, scope)) {
    const before = base.baseline?.cases.get(id);
    const after = head.baseline?.cases.get(id);
    if (before === undefined || after === undefined || before.digests.ask !== after.digests.ask) {
      continue;
    }
    if (before.latency_ms.length > 0 && after.latency_ms.length > 0) {
      pairs.push([before, after]);
    }
  }
  return pairs;
}

/**
 * Returns the checks that the base's plan fills and the head's does not, if the head's rules still want them, and those that
 * the head's plan calls filled and times less often than they need. No run makes such a plan.
 */
function findLostChecks(
  before: SamplingPlan,
  after: SamplingPlan | null,
  head: Pick<Inputs, "config" | "suite">,
): SamplingPlan["filled"] {
  const wanted = new Set(unplannedChecks(head, after).map(planKey));
  const kept = new Set(after?.filled.map(planKey));
  const dropped = before.filled.filter((check) => wanted.has(planKey(check)));
  const thinned = before.filled.filter((check) => {
    if (after === null || !kept.has(planKey(check))) {
      return false;
    }
    const ownCases = scopeCases({ cases: timedCases(head) }, check.scope);
    const fewestRepeats = ({ repeats }: SamplingPlan): number =>
      Math.min(...ownCases.map((each) => caseTimes(repeats, each)));
    const isFewer = fewestRepeats(after) < fewestRepeats(before);
    return isFewer && fewestRepeats(after) < repeatsToFill(check.statistic, ownCases.length);
  });
  return [...dropped, ...thinned];
}
