/**
 * A baseline that is gone, or that can say less than the base's did. What its rows and figures hold is held to this run
 * and to the anchor (gate/measured-rows.ts).
 */
import { asScore, distanceOf, keptOf, spreadName } from "../gate/anchor.ts";
import { bareCulprit } from "../gate/checks.ts";
import {
  casesAt,
  planKey,
  repeatsFor,
  storedPlan,
  timedCases,
  timesOf,
  unplannedIn,
} from "../gate/latency/plan.ts";
import { figureOfRows, foreignFigure } from "../gate/means-checks.ts";
import { pairCases } from "../gate/pairs.ts";
import { EPSILON, type Rule, keyOf, resolveRules, toleranceValue } from "../gate/rules.ts";
import { impossible, spreadOf } from "../gate/runs.ts";
import type { Baseline } from "../model/baseline.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import type { Inputs } from "../model/report.ts";
import type { SamplingPlan } from "../model/sampling.ts";
import { casesIn, scopeText } from "../model/scope.ts";
import { sameQuestion } from "../model/suite.ts";
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
  if (before === null) return [];
  if (after === null) return [finding("baseline_removed", "baseline", file, base.config.baseline, "none")];
  if (before.foreign === undefined && after.foreign !== undefined)
    return [finding("baseline_lowered", "baseline.cases", file, "a row for each case", "means only")];
  const [was, is] = [base.config, head.config].map(({ k, definition }) => compactCanonical([k, definition]));
  // Otherwise the figures don't mean the same, which is a finding already.
  if (was !== is) return [];
  if (before.foreign !== undefined) return loweredMeans(before, after, base, head);
  const kept = new Set(head.suite.cases.map(({ id }) => id));
  const gone = [...before.cases.keys()].filter((id) => kept.has(id) && !after.cases.has(id));
  const [old, now] = [before.version, after.version];
  return [
    ...(now < old ? [finding("baseline_lowered", "baseline.version", file, String(old), String(now))] : []),
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
  return findingsIn(head.config.baseline, (report) => {
    for (const rule of resolveRules(base.config, base.suite).rules) {
      const { metric, scope } = rule;
      const was = figureIn(before, rule, base);
      if (was === null) continue;
      const is = figureIn(after, rule, base);
      const n = casesIn(base.suite.cases, scope).length;
      // A figure goes with its rule, whose end is a finding of its own.
      if (is === null ? !rules.has(keyOf(rule)) : !isWorse(rule, was, is, n)) continue;
      const group = metric.family.kind === "latency" ? "latency" : "metrics";
      const bucket = scope.kind === "overall" ? "overall" : `by_${scope.kind}.${scope.name}`;
      report("baseline_lowered", `baseline.${group}.${bucket}.${metric.name}`, figure(was), figure(is));
    }
  });
}

/** What the file says of the bucket; of a baseline with rows, what the rows of the base's cases come to. */
function figureIn(baseline: Baseline, rule: Rule, { config, suite }: Inputs): number | null {
  if (baseline.foreign !== undefined) return foreignFigure(baseline, rule, config.k) ?? null;
  const rows = casesIn(suite.cases, rule.scope).flatMap(({ id, digests }) => {
    const row = baseline.cases.get(id);
    return row !== undefined && sameQuestion(row.digests, digests) ? [row] : [];
  });
  return figureOfRows(rows, rule.metric, config.definition.percentile);
}

/** Quality and rates by any amount; latency, costs, and what a judge thinks of answers by more than the base's tolerance. */
function isWorse({ metric, tolerance }: Rule, before: number, after: number, cases: number): boolean {
  const { family } = metric;
  const worse = family.direction === "higher" ? before - after : after - before;
  const exact = family.kind === "quality" || (family.kind === "rate" && family.needs !== "judge");
  return !(worse <= (exact ? 0 : toleranceValue(tolerance, before, cases)) + EPSILON);
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
      for (const { id, metric, variance, most } of impossible(after)) {
        const field = `baseline.cases.${id}.variances.${metric}`;
        report("baseline_lowered", field, `at most ${figure(most)}`, figure(variance));
      }
      seldomFound(before, after, report);
    }),
};

/** Found in every run, a case's loss counts; found in some, it does not. */
function seldomFound(before: Baseline, after: Baseline, report: ReportFinding): void {
  for (const [id, { digests, found, ranks }] of before.cases) {
    const now = after.cases.get(id);
    const had = found === undefined ? ranks.some((rank) => rank !== null) : found.in === found.of;
    if (!had || now?.digests.targets !== digests.targets || now.found === undefined) continue;
    const { in: times, of } = now.found;
    if (times < of)
      report("baseline_lowered", `baseline.cases.${id}.found_in`, "every run", `${times} of ${of}`);
  }
}

export const LATENCY: Weakening = { name: "latency", find: weakerLatency };

function weakerLatency({ base, head }: ReadableChange): readonly WeakeningFinding[] {
  const [before, after] = [base.baseline, head.baseline];
  const [settings, now] = [base.config.latency, head.config.latency];
  // Each of the others is a finding of its own.
  if (settings === "off" || now === "off" || before === null || after === null) return [];
  return findingsIn(head.config.baseline, (report) => {
    const [clock, other] = [before.timing.source, after.timing.source];
    if (clock !== other) {
      // What is timed by another clock is not held to the base's times any more.
      if (clock !== "off" && settings.source === now.source)
        report("sampling", "baseline.timing.source", clock, other);
      return;
    }
    const plan = storedPlan(base, before, settings);
    if (plan === null || after.foreign !== undefined || before.foreign !== undefined) return;
    beyondAnchor(base, head, new Set(plan.filled.map(planKey)), report);
    for (const { scope, statistic } of lostChecks(plan, storedPlan(head, after, now), head))
      report("sampling", `baseline.plan.${scope}.latency_${statistic}_ms`, "timed", "left out");
  });
}

/**
 * Recorded times that lie beyond their tolerance from the anchor, over the cases that both baselines asked. A percentile
 * that the base's plan does not fill is not gated, so that it holds no baseline either.
 */
function beyondAnchor(base: Inputs, head: Inputs, filled: ReadonlySet<string>, report: ReportFinding): void {
  const [before, after] = [base.baseline!, head.baseline!];
  const cases = head.suite.cases.flatMap((each) => {
    const row = after.cases.get(each.id);
    return row === undefined ? [] : [asScore(each, row)];
  });
  const pairing = pairCases({ cases }, before);
  for (const rule of resolveRules(base.config, base.suite).rules) {
    const { family, name } = rule.metric;
    const scope = scopeText(rule.scope);
    if (family.kind !== "latency" || !filled.has(planKey({ scope, statistic: family.statistic }))) continue;
    const found = distanceOf(rule, pairing, after, before);
    if (found === null || found.worse <= found.tolerance + EPSILON) continue;
    const { anchor, distance } = found;
    if (distance <= keptOf(before, rule.scope, name)) continue;
    const field = `baseline.latency.${scope}.${name}`;
    report("baseline_lowered", field, figure(anchor), figure(anchor + distance));
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
    if (after === null || !kept.has(planKey(check))) return false;
    const own = casesAt({ cases: timedCases(head) }, check.scope);
    const least = ({ repeats }: SamplingPlan): number =>
      Math.min(...own.map((each) => timesOf(repeats, each)));
    return least(after) < least(before) && least(after) < repeatsFor(check.statistic, own.length);
  });
  return [...dropped, ...thinned];
}
