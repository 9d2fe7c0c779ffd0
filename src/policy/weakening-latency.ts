/**
 * A baseline that lets answers take longer: latency is held to the figures at the last acceptance, and what was once
 * timed often enough to be gated stays so. A rise within tolerance that is recorded could otherwise be repeated.
 */
import { recordedSamples } from "../gate/latency-checks.ts";
import { type AnchorFinding, anchorFindings } from "../gate/latency/anchor.ts";
import { recordedFigure, storedAnchor, tolerancesOf } from "../gate/latency/figures.ts";
import { repeatsFor } from "../gate/latency/plan.ts";
import { casesAt, keyOf, storedPlan, timesOf, unplannedIn } from "../gate/latency/plans.ts";
import { EPSILON } from "../gate/rules.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Inputs } from "../model/report.ts";
import type { Anchor, SamplingPlan } from "../model/sampling.ts";
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
  const anchor = storedAnchor(base, before);
  if (plan === null || anchor === null || after.foreign !== undefined) return [];
  const kept = keptIds(base, head, before, after);
  const figures = risen(plan, kept, base, { before, after });
  // A baseline of an earlier version carries no anchor: then the figures alone are held.
  const carried = before.anchor === undefined ? (after.anchor ?? anchor) : (after.anchor ?? new Map());
  const found = anchorFindings(anchor, { figures, anchor: carried }, tolerancesOf(base));
  const planned = storedPlan(head, after, now);
  const dropped = [...droppedChecks(plan, planned, head), ...thinnedChecks(plan, planned, head)];
  return [
    ...found
      .filter(({ scope }) => isThere(scope, head))
      .map((each) => anchorWords(each, head.config.baseline)),
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

function isThere(scope: string, { suite }: Inputs): boolean {
  return casesAt(suite, scope).length > 0;
}

/** Cases that are the same in both suites and both baselines. */
function keptIds(base: Inputs, head: Inputs, before: Baseline, after: Baseline): ReadonlySet<string> {
  const now = new Map(head.suite.cases.map(({ id, digest }) => [id, digest]));
  return new Set(
    base.suite.cases.flatMap(({ id, digest }) => {
      const digests = [now.get(id), before.cases.get(id)?.digest, after.cases.get(id)?.digest];
      return digests.every((each) => each === digest) ? [id] : [];
    }),
  );
}

/** The head's figures over the kept cases, where they are higher than the base's over the same. */
function risen(
  { filled }: SamplingPlan,
  kept: ReadonlySet<string>,
  { suite, config }: Inputs,
  { before, after }: { readonly before: Baseline; readonly after: Baseline },
): Anchor {
  const figures = new Map<string, Map<string, number>>();
  for (const { scope, statistic } of filled) {
    const cases = casesAt(suite, scope).filter((each) => kept.has(each.id));
    const of = ({ cases: rows }: Baseline): number | null =>
      recordedFigure(
        cases.map(({ id }) => recordedSamples(rows.get(id), undefined)),
        statistic,
        config.definition.percentile,
      );
    const [was, is] = [of(before), of(after)];
    if (was === null || is === null || is <= was + EPSILON) continue;
    figures.set(scope, (figures.get(scope) ?? new Map<string, number>()).set(`latency_${statistic}_ms`, is));
  }
  return figures;
}

function anchorWords(found: AnchorFinding, file: string): WeakeningFinding {
  const { scope, metric, anchor } = found;
  if (found.code === "beyond_anchor") {
    const field = `baseline.latency.${scope.replace(/^(intent|tag):/, "by_$1.")}.${metric}`;
    return finding("baseline_lowered", field, file, figure(anchor), figure(found.recorded));
  }
  return finding(
    "baseline_lowered",
    `baseline.anchor.${scope}.${metric}`,
    file,
    figure(anchor),
    figure(found.now),
  );
}
