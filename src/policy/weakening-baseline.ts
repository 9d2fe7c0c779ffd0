/**
 * A baseline that asks less than the base's did. Quality and rates are held to what was reached on the cases that did not change,
 * to 1e-9: a loss within tolerance that is recorded as the new baseline could otherwise be repeated without end.
 */
import { recordedSamples } from "../gate/latency-checks.ts";
import { type Rule, resolveRules, EPSILON } from "../gate/rules.ts";
import { spreadOf } from "../gate/runs.ts";
import { recordedFigure } from "../gate/latency/figures.ts";
import type { BaselineCase } from "../model/baseline.ts";
import { compactCanonical, compareCodePoints } from "../model/canonical-json.ts";
import type { Config } from "../model/config.ts";
import type { Inputs } from "../model/report.ts";
import type { Value } from "../model/scores.ts";
import { inScope } from "../model/scope.ts";
import { type Case, targetLabel } from "../model/suite.ts";
import type { Culprit, WeakeningFinding } from "../model/verdict.ts";
import { isWorse, loweredField, loweredMeans } from "./weakening-means.ts";
import { keyOf } from "./weakening-rules.ts";
import { type Weakening, figure, finding } from "./finding.ts";

/** A case that is the same in both suites, as each baseline has it. */
interface Kept {
  readonly id: string;
  readonly case: Case;
  readonly before: BaselineCase;
  readonly after: BaselineCase;
}

export const BASELINE: Weakening = {
  name: "baseline",
  find: ({ base, head }) => loweredBaseline(base, head),
};

function loweredBaseline(base: Inputs, head: Inputs): readonly WeakeningFinding[] {
  const [before, after] = [base.baseline, head.baseline];
  const file = head.config.baseline;
  if (before === null) return [];
  if (after === null) return [finding("baseline_removed", "baseline", file, base.config.baseline, "none")];
  const same = base.config.k === head.config.k && !differs(base.config.definition, head.config.definition);
  // Otherwise the figures don't mean the same, which is a finding already.
  if (!same) return [];
  if (before.foreign !== undefined) return loweredMeans(before, after, base, head);
  const now = new Map(head.suite.cases.map((each) => [each.id, each]));
  const found: WeakeningFinding[] = [];
  const kept: Kept[] = [];
  for (const subject of base.suite.cases) {
    const { id, digest } = subject;
    const [was, is, current] = [before.cases.get(id), after.cases.get(id), now.get(id)];
    if (current === undefined || was?.digest !== digest) continue;
    if (is === undefined) {
      found.push(finding("baseline_lowered", `baseline.cases.${id}`, file, "recorded", "none", [bare(id)]));
      continue;
    }
    // Recorded for another version of the case: the head's own judgement misses it, as missing_data.
    if (is.digest !== current.digest) continue;
    if (current.digest === digest) {
      kept.push({ id, case: subject, before: was, after: is });
      found.push(...forgottenRanks(subject, was, is, base.config, file));
    } else found.push(...lostTargets(subject, current, was, is, file));
  }
  const rules = new Set(resolveRules(head.config, base.suite).rules.map(keyOf));
  for (const rule of resolveRules(base.config, base.suite).rules) {
    const bucket = inScope(kept, rule.scope, (each) => each.case);
    const lowered = compare(rule, bucket, base);
    // A figure goes with its rule, whose end is a finding of its own.
    if (lowered?.after === null && !rules.has(keyOf(rule))) continue;
    if (lowered !== null) found.push(loweredFinding(rule, lowered, bucket, file));
  }
  return found;
}

function differs(before: unknown, after: unknown): boolean {
  return compactCanonical(before) !== compactCanonical(after);
}

interface Lowered {
  readonly before: number;
  /** Null where the new baseline has no figure. */
  readonly after: number | null;
}

function compare(rule: Rule, bucket: readonly Kept[], base: Inputs): Lowered | null {
  const before = aggregate(rule, bucket, "before", base);
  if (before === null) return null;
  const after = aggregate(rule, bucket, "after", base);
  if (after === null) return { before, after };
  // Latency of whole answers is held to the anchor (policy/weakening-latency.ts).
  const { metric } = rule;
  if (metric.family.kind === "latency" && metric.k === null && metric.stage === undefined) return null;
  const spread = spreadOf(base.baseline, rule.scope, metric.name);
  return isWorse(rule, before, after, bucket.length, spread) ? { before, after } : null;
}

/** The bucket's figure, from what the baseline recorded for its cases. */
function aggregate(rule: Rule, bucket: readonly Kept[], side: "before" | "after", base: Inputs): Value {
  const { family, name } = rule.metric;
  // Held to limits of its own, and in no baseline.
  if (family.kind === "load") return null;
  if (family.kind === "latency") {
    const stage = rule.metric.k === null ? rule.metric.stage : undefined;
    const samples = bucket.map((each) => recordedSamples(each[side], stage));
    return recordedFigure(samples, family.statistic, base.config.definition.percentile);
  }
  let [sum, weight] = [0, 0];
  for (const each of bucket) {
    const value = each[side].metrics.get(name) ?? null;
    if (value === null) continue;
    const own = family.weight === "targets" ? each[side].ranks.length : 1;
    sum += value * own;
    weight += own;
  }
  return weight === 0 ? null : sum / weight;
}

function loweredFinding(
  rule: Rule,
  lowered: Lowered,
  bucket: readonly Kept[],
  file: string,
): WeakeningFinding {
  const { family, name } = rule.metric;
  const sign = family.direction === "higher" ? 1 : -1;
  const cases = bucket
    .flatMap(({ id, before, after }) => {
      const [was, is] = [before.metrics.get(name) ?? null, after.metrics.get(name) ?? null];
      const loss = was === null || is === null ? 0 : sign * (was - is);
      if (loss <= EPSILON) return [];
      return [
        { loss, each: { id, before: was, after: is, ranks_before: before.ranks, ranks_after: after.ranks } },
      ];
    })
    .toSorted((a, b) => b.loss - a.loss || compareCodePoints(a.each.id, b.each.id))
    .map(({ each }) => each);
  const [before, after] = [figure(lowered.before), figure(lowered.after)];
  return finding("baseline_lowered", loweredField(rule), file, before, after, cases);
}

/**
 * `newly_lost` looks at ranks alone. One that is gone while the recall beside it does not say so was not recorded but
 * written, so that losing its target will be no loss.
 */
function forgottenRanks(
  { id, expected }: Case,
  before: BaselineCase,
  after: BaselineCase,
  { k, definition }: Config,
  file: string,
): readonly WeakeningFinding[] {
  const gone = expected.flatMap((target, index) => {
    const [was, is] = [before.ranks[index] ?? null, after.ranks[index] ?? null];
    return was !== null && is === null ? [targetLabel(target)] : [];
  });
  const relevant = expected.flatMap(({ grade }, index) =>
    grade >= definition.relevance ? [after.ranks[index] ?? null] : [],
  );
  const recall = relevant.filter((rank) => rank !== null).length / Math.max(1, relevant.length);
  const recorded = after.metrics.get(`recall@${k}`) ?? null;
  if (gone.length === 0 || (recorded !== null && recorded - recall <= EPSILON)) return [];
  const text = `not found, with a recall@${k} of ${figure(recorded)}`;
  return [finding("baseline_lowered", `baseline.cases.${id}.ranks`, file, gone.join(", "), text, [bare(id)])];
}

/** An edited case asks the same of the targets that it kept: their ranks are held to what was recorded. */
function lostTargets(
  subject: Case,
  current: Case,
  before: BaselineCase,
  after: BaselineCase,
  file: string,
): readonly WeakeningFinding[] {
  if (subject.query !== current.query) return [];
  const now = new Map(
    current.expected.map((target, index) => [targetLabel(target), after.ranks[index] ?? null]),
  );
  return subject.expected.flatMap((target, index) => {
    const label = targetLabel(target);
    const [was, is] = [before.ranks[index] ?? null, now.get(label)];
    if (was === null || is === undefined || (is !== null && is <= was)) return [];
    const field = `baseline.cases.${subject.id}.ranks.${label}`;
    const text = is === null ? "not found" : `rank ${is}`;
    return [finding("baseline_lowered", field, file, `rank ${was}`, text, [bare(subject.id)])];
  });
}

function bare(id: string): Culprit {
  return { id, before: null, after: null, ranks_before: null, ranks_after: null };
}
