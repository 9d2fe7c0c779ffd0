/**
 * A baseline that is gone, or that can say less than the base's did. What its rows and figures hold is held to this run
 * and to the anchor (gate/measured-rows.ts).
 */
import { bareCulprit } from "../gate/checks.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import type { Inputs } from "../model/report.ts";
import type { WeakeningFinding } from "../model/verdict.ts";
import { type Weakening, finding, figure, findingsIn } from "./finding.ts";
import { figureOfRows, foreignFigure } from "../gate/means-checks.ts";
import { type Rule, resolveRules, EPSILON, toleranceValue } from "../gate/rules.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Value } from "../model/scores.ts";
import { keyOf } from "./weakening-rules.ts";
import { sameQuestion } from "../model/suite.ts";
import { casesIn, scopeText } from "../model/scope.ts";
import { keptOf, spreadName, asScore, distanceOf } from "../gate/anchor.ts";
import { impossible, spreadOf } from "../gate/runs.ts";
import { repeatsFor, casesAt, planKey, storedPlan, timesOf, unplannedIn } from "../gate/latency/plan.ts";
import { pairCases } from "../gate/pairs.ts";
import type { SamplingPlan } from "../model/sampling.ts";

export const BASELINE: Weakening = {
  name: "baseline",
  find: ({ base, head }) => lesserBaseline(base, head),
};

function lesserBaseline(base: Inputs, head: Inputs): readonly WeakeningFinding[] {
  const [before, after] = [base.baseline, head.baseline];
  const file = head.config.baseline;
  if (before === null) return [];
  if (after === null) return [finding("baseline_removed", "baseline", file, base.config.baseline, "none")];
  if (before.foreign === undefined && after.foreign !== undefined)
    return [finding("baseline_lowered", "baseline.cases", file, "a row for each case", "means only")];
  const same =
    base.config.k === head.config.k &&
    compactCanonical(base.config.definition) === compactCanonical(head.config.definition);
  // Otherwise the figures don't mean the same, which is a finding already.
  if (!same) return [];
  if (before.foreign !== undefined) return loweredMeans(before, after, base, head);
  const older =
    after.version < before.version
      ? [finding("baseline_lowered", "baseline.version", file, String(before.version), String(after.version))]
      : [];
  const kept = new Set(head.suite.cases.map(({ id }) => id));
  const gone = [...before.cases.keys()].filter((id) => kept.has(id) && !after.cases.has(id));
  return [
    ...older,
    ...gone.map((id) =>
      finding("baseline_lowered", `baseline.cases.${id}`, file, "recorded", "none", [bareCulprit(id)]),
    ),
  ];
}

function loweredMeans(
  before: Baseline,
  after: Baseline,
  base: Inputs,
  head: Inputs,
): readonly WeakeningFinding[] {
  const rules = new Set(resolveRules(head.config, base.suite).rules.map(keyOf));
  return resolveRules(base.config, base.suite).rules.flatMap((rule) => {
    const foreign = (baseline: Baseline): Value => foreignFigure(baseline, rule, base.config.k) ?? null;
    const was = foreign(before);
    if (was === null) return [];
    const is = after.foreign === undefined ? ownFigure(after, rule, base) : foreign(after);
    // A figure goes with its rule, whose end is a finding of its own.
    if (is === null && !rules.has(keyOf(rule))) return [];
    const cases = casesIn(base.suite.cases, rule.scope).length;
    if (is !== null && !isWorse(rule, was, is, cases)) return [];
    const file = head.config.baseline;
    return [finding("baseline_lowered", loweredField(rule), file, figure(was), figure(is))];
  });
}

/** Quality and rates by any amount; latency, costs, and what a judge thinks of answers by more than the base's tolerance. */
function isWorse({ metric, tolerance }: Rule, before: number, after: number, cases: number): boolean {
  const { family } = metric;
  const worse = family.direction === "higher" ? before - after : after - before;
  const exact = family.kind === "quality" || (family.kind === "rate" && family.needs !== "judge");
  const allowed = exact ? 0 : toleranceValue(tolerance, before, cases);
  return !(worse <= allowed + EPSILON);
}

function loweredField({ metric, scope }: Rule): string {
  const group = metric.family.kind === "latency" ? "latency" : "metrics";
  const bucket = scope.kind === "overall" ? "overall" : `by_${scope.kind}.${scope.name}`;
  return `baseline.${group}.${bucket}.${metric.name}`;
}

function ownFigure({ cases }: Baseline, { metric, scope }: Rule, base: Inputs): Value {
  const kept = casesIn(base.suite.cases, scope).flatMap(({ id, digests }) => {
    const recorded = cases.get(id);
    return recorded !== undefined && sameQuestion(recorded.digests, digests) ? [recorded] : [];
  });
  return figureOfRows(kept, metric, base.config.definition.percentile);
}

/** Of ten runs the spread itself is uncertain by a quarter. */
const MOST_GROWTH = 1.25;

export const RUNS: Weakening = {
  name: "runs",
  find: ({ base, head }) =>
    findingsIn(head.config.baseline, (report) => {
      const [before, after] = [base.baseline, head.baseline];
      if (before === null || after === null || before.foreign !== undefined) return;
      const [was, is] = [before.runs?.length ?? 1, after.runs?.length ?? 1];
      if (is > 1 && was === 1) report("baseline_lowered", "baseline.runs", "one run", `${is} runs`);
      for (const { scope, metric } of resolveRules(base.config, base.suite).rules) {
        const [old, now] = [spreadOf(before, scope, metric.name), spreadOf(after, scope, metric.name)];
        if (old === null || now === null) continue;
        const anchor = old - keptOf(before, scope, spreadName(metric.name));
        if (now <= MOST_GROWTH * anchor) continue;
        const field = `baseline.runs.${scopeText(scope)}.${metric.name}`;
        report("baseline_lowered", field, `spread ${figure(anchor)}`, `spread ${figure(now)}`);
      }
      for (const { id, metric, variance, most } of impossible(after))
        report(
          "baseline_lowered",
          `baseline.cases.${id}.variances.${metric}`,
          `at most ${figure(most)}`,
          figure(variance),
        );
      for (const [id, { digests, found }] of before.cases) {
        const now = after.cases.get(id);
        // Found in every run, its loss counts; found in some, it does not.
        const always = found === undefined || found.in === found.of;
        if (!always || now?.digests.targets !== digests.targets || now.found === undefined) continue;
        const missed = now.found.of - now.found.in;
        const had = found !== undefined || before.cases.get(id)!.ranks.some((rank) => rank !== null);
        if (had && missed > 0)
          report(
            "baseline_lowered",
            `baseline.cases.${id}.found_in`,
            "every run",
            `${now.found.in} of ${now.found.of}`,
          );
      }
    }),
};

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
    ...beyondAnchor(base, head, before, after, new Set(plan.filled.map(planKey))),
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

/**
 * Recorded times that lie beyond their tolerance from the anchor, over the cases that both baselines asked. A percentile
 * that the base's plan does not fill is not gated, so that it holds no baseline either.
 */
function beyondAnchor(
  base: Inputs,
  head: Inputs,
  before: Baseline,
  after: Baseline,
  filled: ReadonlySet<string>,
): readonly WeakeningFinding[] {
  const cases = head.suite.cases.flatMap((each) => {
    const row = after.cases.get(each.id);
    return row === undefined ? [] : [asScore(each, row)];
  });
  const pairing = pairCases({ cases }, before);
  return resolveRules(base.config, base.suite).rules.flatMap((rule) => {
    const { family } = rule.metric;
    if (family.kind !== "latency") return [];
    if (!filled.has(planKey({ scope: scopeText(rule.scope), statistic: family.statistic }))) return [];
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
function droppedChecks(
  before: SamplingPlan,
  after: SamplingPlan | null,
  head: Pick<Inputs, "config" | "suite">,
): SamplingPlan["filled"] {
  const wanted = new Set(unplannedIn(head, after).map(planKey));
  return before.filled.filter((each) => wanted.has(planKey(each)));
}

/** Checks that the head's plan calls filled and asks less for than they take: no run makes such a plan. */
function thinnedChecks(
  before: SamplingPlan,
  after: SamplingPlan | null,
  { suite }: Inputs,
): SamplingPlan["filled"] {
  const kept = new Set(after?.filled.map(planKey));
  return before.filled.filter((check) => {
    const own = casesAt(suite, check.scope);
    const least = (plan: SamplingPlan): number => Math.min(...own.map((each) => timesOf(plan.repeats, each)));
    if (after === null || !kept.has(planKey(check))) return false;
    return least(after) < least(before) && least(after) < repeatsFor(check.statistic, own.length);
  });
}

export const VOUCHED: Weakening = {
  name: "vouched files",
  find: ({ head, vouched = [] }) =>
    vouched.map(({ file, before, after }) =>
      finding("baseline_vouches", `baseline.files.${file}`, head.config.baseline, before ?? "none", after),
    ),
};
