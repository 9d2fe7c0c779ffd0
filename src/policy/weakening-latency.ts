/**
 * A baseline that lets answers take longer: latency is held to the figures at the last acceptance, and what was once
 * timed often enough to be gated stays so. A rise within tolerance that is recorded could otherwise be repeated.
 */
import { asScore, distanceOf, keptOf } from "../gate/anchor.ts";
import { repeatsFor } from "../gate/latency/plan.ts";
import { casesAt, keyOf, storedPlan, timesOf, unplannedIn } from "../gate/latency/plans.ts";
import { pairCases } from "../gate/pairs.ts";
import { EPSILON, resolveRules } from "../gate/rules.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Inputs } from "../model/report.ts";
import type { SamplingPlan } from "../model/sampling.ts";
import { scopeText } from "../model/scope.ts";
import type { WeakeningFinding } from "../model/verdict.ts";
import { type Weakening, figure, finding } from "./finding.ts";

export const LATENCY: Weakening = { name: "latency", find: ({ base, head }) => weakerLatency(base, head) };

function weakerLatency(base: Inputs, head: Inputs): readonly WeakeningFinding[] {
  const [before, after] = [base.baseline, head.baseline];
  const [settings, now] = [base.config.latency, head.config.latency];
  // Each of the others is a finding of its own.
  if (settings === "off" || now === "off" || before === null || after === null) return [];
  const [clock, other] = [before.timing.source, after.timing.source];
  if (clock !== other) {
    // What is timed by another clock is not held to the base's times any more.
    const told = clock === "off" || settings.source !== now.source;
    return told ? [] : [finding("sampling", "baseline.timing.source", head.config.baseline, clock, other)];
  }
  const plan = storedPlan(base, before, settings);
  if (plan === null || after.foreign !== undefined || before.foreign !== undefined) return [];
  const planned = storedPlan(head, after, now);
  const dropped = [...droppedChecks(plan, planned, head), ...thinnedChecks(plan, planned, head)];
  return [
    ...beyondAnchor(base, head, before, after),
    ...dropped.map(({ scope, statistic }) =>
      finding(
        "sampling",
        `baseline.plan.${scope}.latency_${statistic}_ms`,
        head.config.baseline,
        "timed",
        "left out",
      ),
    ),
  ];
}

/** Recorded times that lie beyond their tolerance from the anchor, over the cases that both baselines asked. */
function beyondAnchor(
  base: Inputs,
  head: Inputs,
  before: Baseline,
  after: Baseline,
): readonly WeakeningFinding[] {
  const cases = head.suite.cases.flatMap((each) => {
    const row = after.cases.get(each.id);
    return row === undefined ? [] : [asScore(each, row)];
  });
  const pairing = pairCases({ cases }, before);
  return resolveRules(base.config, base.suite).rules.flatMap((rule) => {
    if (rule.metric.family.kind !== "latency") return [];
    const found = distanceOf(rule, pairing, after, before);
    if (
      found === null ||
      found.worse <= found.tolerance + EPSILON ||
      found.distance <= keptOf(before, rule.scope, rule.metric.name)
    )
      return [];
    const field = `baseline.latency.${scopeText(rule.scope)}.${rule.metric.name}`;
    const { anchor, distance } = found;
    return [
      finding("baseline_lowered", field, head.config.baseline, figure(anchor), figure(anchor + distance)),
    ];
  });
}

/** Checks that the base's plan fills and the head's does not, where the head's rules still want them. */
export function droppedChecks(
  before: SamplingPlan,
  after: SamplingPlan | null,
  head: Pick<Inputs, "config" | "suite">,
): SamplingPlan["filled"] {
  const wanted = new Set(unplannedIn(head, after).map(keyOf));
  return before.filled.filter((each) => wanted.has(keyOf(each)));
}

/** Checks that the head's plan calls filled and asks less for than they take: nobody measured such a plan. */
function thinnedChecks(
  before: SamplingPlan,
  after: SamplingPlan | null,
  { suite }: Inputs,
): SamplingPlan["filled"] {
  const kept = new Set(after?.filled.map(keyOf));
  return before.filled.filter((check) => {
    const own = casesAt(suite, check.scope);
    const least = (plan: SamplingPlan): number => Math.min(...own.map((each) => timesOf(plan.repeats, each)));
    if (after === null || !kept.has(keyOf(check))) return false;
    return least(after) < least(before) && least(after) < repeatsFor(check.statistic, own.length);
  });
}
