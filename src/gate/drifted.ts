/**
 * Side by side, what the change's own build left in the base's checkout breaks both sides alike, and nothing differs.
 * What was once recorded on the default branch still holds then.
 */
import { GateError } from "../errors.ts";
import { OVERALL } from "../model/scope.ts";
import type { Inputs } from "../model/report.ts";
import type { Scores } from "../model/scores.ts";
import { headlineBuckets } from "./moves.ts";
import { pairCases } from "./pairs.ts";
import { type Headline, fallP } from "./rule.ts";
import { EPSILON, type Rule, isHeadline, resolveRules } from "./rules.ts";
import { spreadOf } from "./runs.ts";

/** Of either side alone; both have to fall short. */
const LEVEL = 0.01;
const SPREADS = 3;

interface Short {
  readonly stored: number;
  readonly measured: number;
  readonly p: number;
}

/** `inputs` are the base's, with the baseline as stored. Throws base_drifted where a fall of both is no chance. */
export function refuseDrift(inputs: Inputs, base: Scores, head: Scores): void {
  const { config, suite, baseline } = inputs;
  if (baseline === null || (config.latency !== "off" && config.latency.side_by_side.drift === "allow"))
    return;
  for (const rule of resolveRules(config, suite).rules) {
    if (rule.scope.kind !== "overall") continue;
    const [below, too] = [shortOf(rule, inputs, base), shortOf(rule, inputs, head)];
    if (below === null || too === null) continue;
    const p = Math.max(below.p, too.p);
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
}

/** Null where the run reaches what was recorded, within what a stored baseline allows. The p is that of the rule's test. */
function shortOf({ metric }: Rule, { config, suite, baseline }: Inputs, scores: Scores): Short | null {
  if (!isHeadline(metric, config)) return null;
  const pairing = pairCases(scores, baseline);
  const { rules } = resolveRules(config, suite);
  const whole = headlineBuckets(rules, { config, suite, baseline }, pairing, "baseline").find(
    ({ kind }) => kind === "overall",
  );
  const held = whole?.held[metric.family.name as Headline];
  if (whole === undefined || held === undefined) return null;
  const rows = whole.pairs.flatMap(({ before, now }) => {
    const [was, is] = [before.metrics.get(metric.name) ?? null, now.metrics.get(metric.name) ?? null];
    return was === null || is === null ? [] : [{ was, is }];
  });
  const stored = rows.reduce((sum, { was }) => sum + was, 0) / rows.length;
  const measured = rows.reduce((sum, { is }) => sum + is, 0) / rows.length;
  const allowed = Math.max(held.tolerance, SPREADS * (spreadOf(baseline, OVERALL, metric.name) ?? 0));
  return stored - measured > allowed + EPSILON ? { stored, measured, p: fallP(whole) } : null;
}

function shown(value: number): string {
  return value.toFixed(3);
}
