/**
 * Side by side, what the change's own build left in the base's checkout breaks both sides alike, and nothing differs.
 * What was once recorded on the default branch still holds then.
 */
import { GateError } from "../errors.ts";
import { isPerCase, isTested } from "../metrics/family.ts";
import { OVERALL } from "../model/scope.ts";
import type { Inputs } from "../model/report.ts";
import type { Scores } from "../model/scores.ts";
import type { Check, Verdict } from "../model/verdict.ts";
import { evidenceFor, groupsOf } from "./evidence.ts";
import { bucketOf, pairCases } from "./pairs.ts";
import { EPSILON, type Rule, resolveRules, toleranceValue } from "./rules.ts";
import { spreadOf } from "./runs.ts";

/** Of either side alone; both have to fall short. */
const LEVEL = 0.01;
const SPREADS = 3;
const SEED = 1;

interface Short {
  readonly stored: number;
  readonly measured: number;
  readonly allowed: number;
  readonly p: number;
}

/** A metric by which base and head both fall short of what was recorded, as far as chance may explain it. */
interface Drift {
  readonly metric: string;
  readonly head: Short;
}

/** `inputs` are the base's, with the baseline as stored. Throws base_drifted where a fall of both is no chance. */
export function driftOf(inputs: Inputs, base: Scores, head: Scores): readonly Drift[] {
  const { config, suite, baseline } = inputs;
  if (baseline === null || (config.latency !== "off" && config.latency.side_by_side.drift === "allow"))
    return [];
  const drifts: Drift[] = [];
  for (const rule of resolveRules(config, suite).rules) {
    if (rule.scope.kind !== "overall") continue;
    const [below, too] = [shortOf(rule, inputs, base), shortOf(rule, inputs, head)];
    if (below === null || too === null) continue;
    const p = Math.max(below.p, too.p);
    drifts.push({ metric: rule.metric.name, head: too });
    if (p > LEVEL) continue;
    const figures = `${rule.metric.name} was ${shown(below.stored)} when it was recorded; now the base has ${shown(below.measured)} and the head ${shown(too.measured)}`;
    throw new GateError(
      "base_drifted",
      `base and head both fall short of the stored baseline, and not by chance (p ${p.toFixed(4)} at most): ${figures}`,
      {
        hint: "Give the base directory what the base had, its index above all, built by the base's own scripts. Where the data itself moved, record a new baseline on the default branch first; an index that lives on its own may say `latency.side_by_side.drift: allow`.",
      },
    );
  }
  return drifts;
}

/** The check of head beside base held; against what was recorded it is a watch. */
export function withDrift(verdict: Verdict, drifts: readonly Drift[]): Verdict {
  const known = new Map(drifts.map((drift) => [drift.metric, drift]));
  const checks = verdict.checks.map((check): Check => {
    const drift = check.scope.kind === "overall" ? known.get(check.metric) : undefined;
    if (drift === undefined || check.kind !== "mean" || check.outcome !== "pass") return check;
    const { stored: baseline, measured: current, allowed: tolerance } = drift.head;
    const [delta, limit] = [current - baseline, baseline - tolerance];
    const { evidence: _evidence, ...rest } = check;
    const figures = { baseline, current, delta, tolerance, limit, interval: null };
    return { ...rest, ...figures, outcome: "watch", reason: "drift" };
  });
  return { ...verdict, checks };
}

/** Null where the run reaches what was recorded, within what a stored baseline allows. */
function shortOf({ metric, tolerance }: Rule, { suite, baseline }: Inputs, scores: Scores): Short | null {
  const { family, name } = metric;
  if (!isPerCase(family) || !isTested(family)) return null;
  const { pairs } = bucketOf(pairCases(scores, baseline), OVERALL);
  const evidence = evidenceFor(pairs, { name, family }, { seed: SEED, groups: groupsOf(suite) });
  if (evidence === null || tolerance.length === 0) return null;
  const rows = pairs.flatMap(({ before, now }) => {
    const [was, is] = [before.metrics.get(name) ?? null, now.metrics.get(name) ?? null];
    return was === null || is === null ? [] : [{ was, is }];
  });
  const mean = (key: "was" | "is"): number => rows.reduce((sum, row) => sum + row[key], 0) / rows.length;
  const [stored, measured] = [mean("was"), mean("is")];
  const spread = spreadOf(baseline, OVERALL, name);
  const allowed = Math.max(
    toleranceValue(tolerance, stored, rows.length, spread ?? 0),
    SPREADS * (spread ?? 0),
  );
  const p = evidence.p_permutation;
  return stored - measured > allowed + EPSILON ? { stored, measured, allowed, p } : null;
}

function shown(value: number): string {
  return value.toFixed(3);
}
