/**
 * A baseline that is gone, or that can say less than the base's did. decision/new-baseline.ts compares its rows with this
 * run.
 */
import { bareCulprit } from "../decision/checks.ts";
import { EPSILON, toleranceValue } from "../decision/limits.ts";
import { recordedLatency } from "../decision/comparable.ts";
import { resolveRules } from "../decision/rules.ts";
import {
  casesAt,
  planKey,
  repeatsFor,
  storedPlan,
  timedCases,
  timesOf,
  unplannedIn,
} from "../gate/latency/plan.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import type { Inputs } from "../model/report.ts";
import type { SamplingPlan } from "../model/sampling.ts";
import { casesIn, scopeText } from "../model/scope.ts";
import type { WeakeningFinding } from "../model/verdict.ts";
import {
  type ReadableChange,
  type Weakening,
  figure,
  finding,
  findingsIn,
  type ReportFinding,
} from "./finding.ts";

export const BASELINE: Weakening = { name: "baseline", find: lesserBaseline };

function lesserBaseline({ base, head }: ReadableChange): readonly WeakeningFinding[] {
  const [before, after] = [base.baseline, head.baseline];
  const file = head.config.baseline;
  if (before === null) {
    return [];
  }
  if (after === null) {
    return [finding("baseline_removed", "baseline", file, base.config.baseline, "none")];
  }
  const [was, is] = [base.config, head.config].map(({ k, definition }) =>
    compactCanonical([k, definition]),
  );
  // Otherwise the figures don't mean the same, which is a finding already.
  if (was !== is) {
    return [];
  }
  const kept = new Set(head.suite.cases.map(({ id }) => id));
  const gone = [...before.cases.keys()].filter((id) => kept.has(id) && !after.cases.has(id));
  return gone.map((id) =>
    finding("baseline_lowered", `baseline.cases.${id}`, file, "recorded", "none", [
      bareCulprit(id),
    ]),
  );
}

export const LATENCY: Weakening = { name: "latency", find: weakerLatency };

function weakerLatency({ base, head }: ReadableChange): readonly WeakeningFinding[] {
  const [before, after] = [base.baseline, head.baseline];
  const [settings, now] = [base.config.latency, head.config.latency];
  // Each of the others is a finding of its own.
  if (settings === "off" || now === "off" || before === null || after === null) {
    return [];
  }
  return findingsIn(head.config.baseline, (report) => {
    const [clock, other] = [before.timing.source, after.timing.source];
    if (clock !== other) {
      // What is timed by another clock is not held to the base's times any more.
      if (clock !== "off" && settings.source === now.source) {
        report("sampling", "baseline.timing.source", clock, other);
      }
      return;
    }
    const plan = storedPlan(before);
    if (plan === null) {
      return;
    }
    findSlowerFigures(base, head, new Set(plan.filled.map(planKey)), report);
    for (const { scope, statistic } of lostChecks(plan, storedPlan(after), head)) {
      report("sampling", `baseline.plan.${scope}.latency_${statistic}_ms`, "timed", "left out");
    }
  });
}

/** Reports recorded times that rose by more than their tolerance, where the base's plan times them. */
function findSlowerFigures(
  base: Inputs,
  head: Inputs,
  filled: ReadonlySet<string>,
  report: ReportFinding,
): void {
  const { percentile } = base.config.definition;
  const [before, after] = [base.baseline!, head.baseline!];
  for (const rule of resolveRules(base.config, base.suite).rules) {
    const { family, name } = rule.metric;
    const scope = scopeText(rule.scope);
    if (family.kind !== "latency" || !filled.has(planKey({ scope, statistic: family.statistic }))) {
      continue;
    }
    const rows = casesIn(head.suite.cases, rule.scope).flatMap(({ id }) => {
      const [old, now] = [before.cases.get(id), after.cases.get(id)];
      return old && now && old.digests.ask === now.digests.ask ? [{ old, now }] : [];
    });
    // A query without times on one side has nothing to compare.
    const timed = rows.filter(
      ({ old, now }) => old.latency_ms.length > 0 && now.latency_ms.length > 0,
    );
    const { statistic } = family;
    const was = recordedLatency(
      timed.map(({ old }) => old),
      statistic,
      percentile,
    );
    const is = recordedLatency(
      timed.map(({ now }) => now),
      statistic,
      percentile,
    );
    if (was === null || is === null) {
      continue;
    }
    if (is - was <= toleranceValue(rule.tolerance, was, timed.length) + EPSILON) {
      continue;
    }
    report("baseline_lowered", `baseline.latency.${scope}.${name}`, figure(was), figure(is));
  }
}

/**
 * Checks that the base's plan fills and the head's does not, where the head's rules still want them; then those that the
 * head's plan calls filled and asks less for than they take: no run makes such a plan.
 */
function lostChecks(
  before: SamplingPlan,
  after: SamplingPlan | null,
  head: Pick<Inputs, "config" | "suite">,
): SamplingPlan["filled"] {
  const wanted = new Set(unplannedIn(head, after).map(planKey));
  const kept = new Set(after?.filled.map(planKey));
  const dropped = before.filled.filter((each) => wanted.has(planKey(each)));
  const thinned = before.filled.filter((check) => {
    if (after === null || !kept.has(planKey(check))) {
      return false;
    }
    const own = casesAt({ cases: timedCases(head) }, check.scope);
    const least = ({ repeats }: SamplingPlan): number =>
      Math.min(...own.map((each) => timesOf(repeats, each)));
    return least(after) < least(before) && least(after) < repeatsFor(check.statistic, own.length);
  });
  return [...dropped, ...thinned];
}
