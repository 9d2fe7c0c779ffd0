/** One check for one rule: quality metrics and rates. */
import { mean } from "../metrics/score.ts";
import type { CaseMetric, ChurnMetric, LoadMetric } from "../metrics/family.ts";
import { loadFigures } from "../metrics/load.ts";
import { ERROR_RATE } from "../metrics/rates.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import type { Definition } from "../model/config.ts";
import type { Run } from "../model/run.ts";
import type { CaseScore, Value } from "../model/scores.ts";
import type { Check, Culprit } from "../model/verdict.ts";
import type { Pair, Bucket, Policy } from "./pairs.ts";
import { EPSILON, type Rule } from "./rules.ts";
import { missingCheck, makeCheck } from "./check.ts";

/** One value a case, aggregated as a mean. */
type MeanMetric = CaseMetric | ChurnMetric;

/**
 * Checks of a quality metric or rate in one bucket. Means of baseline and run are over the paired cases; where there
 * are new cases too, a floor or ceiling is checked over all of them, in a check of its own.
 */
export function qualityChecks(
  rule: Rule,
  metric: MeanMetric,
  bucket: Bucket,
  spread: number | null = null,
): readonly Check[] {
  const name = rule.metric.name;
  const { pairs, added } = countedIn(metric, bucket);
  if (pairs.length + added.length === 0) {
    return [missingCheck(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })];
  }
  const checks: (Check | null)[] = [];
  if (pairs.length > 0) checks.push(pairedCheck(rule, metric, pairs, spread));
  if (added.length > 0) {
    const all = [...pairs.map((pair) => pair.now), ...added];
    const current = mean(all, (each) => each.metrics.get(name) ?? null, metric.weight);
    const bare: Rule = { ...rule, tolerance: [] };
    if (current !== null) {
      const measured = {
        n: all.length,
        baseline: null,
        current,
        interval: null,
        judged: current,
        cases: all.length,
      };
      checks.push(makeCheck(bare, measured, () => worstNow(all, name, metric.direction)));
    } else if (rule.named) {
      checks.push(missingCheck(rule, { code: "not_measured" }, { baseline: null, current, n: 0 }));
    }
  }
  return checks.filter((check) => check !== null);
}

/** A query that failed counts 0 in the quality of its case, and in no rate but the errors'. */
function countedIn(metric: MeanMetric, bucket: Bucket): Bucket {
  if (metric.kind === "quality" || metric.name === ERROR_RATE.name) return bucket;
  const { pairs, added } = bucket;
  if (pairs.every(({ now }) => now.error === null) && added.every(({ error }) => error === null))
    return bucket;
  return {
    pairs: pairs.filter(({ now }) => now.error === null),
    added: added.filter(({ error }) => error === null),
  };
}

function pairedCheck(
  rule: Rule,
  metric: MeanMetric,
  pairs: readonly Pair[],
  spread: number | null,
): Check | null {
  const name = rule.metric.name;
  const now = pairs.map((pair) => pair.now);
  const current = mean(now, (each) => each.metrics.get(name) ?? null, metric.weight);
  if (pairs.every((pair) => pair.before.metrics.get(name) === undefined)) {
    if (!rule.named && rule.metric.family.baselineMayLack === true) return null;
    return missingCheck(
      rule,
      { code: "baseline_lacks_metric" },
      { baseline: null, current, n: pairs.length },
    );
  }
  const baseline = mean(now, (_, at) => pairs[at]!.before.metrics.get(name) ?? null, metric.weight);
  // No case of the baseline has a value where the same cases have one now: what the rule compares with is not there.
  if (baseline === null && current !== null && rule.tolerance.length > 0) {
    return missingCheck(rule, { code: "baseline_lacks_metric" }, { baseline, current, n: pairs.length });
  }
  if (current === null) {
    if (baseline === null && !rule.named) return null;
    return missingCheck(rule, { code: "not_measured" }, { baseline, current, n: pairs.length });
  }
  const unasked = metric.kind === "rate" && "needs" in metric ? notAsked(pairs, name) : [];
  if (unasked.length > 0)
    return missingCheck(rule, { code: "not_measured" }, { baseline, current, n: pairs.length }, unasked);
  const n = now.filter((each) => (each.metrics.get(name) ?? null) !== null).length;
  const between = spread === null ? {} : { spread };
  const measured = { n, baseline, current, interval: null, judged: current, cases: n, ...between };
  return makeCheck(rule, measured, () => worstChanges(pairs, name, metric.direction));
}

/** Negative controls and cases with a forbidden list that a recorded run has no row for: not asked is never good. */
function notAsked(pairs: readonly Pair[], name: string): readonly Culprit[] {
  const known = (value: Value | undefined): boolean => (value ?? null) !== null;
  return pairs
    .filter(({ now, before }) => known(before.metrics.get(name)) && !known(now.metrics.get(name)))
    .map((pair) => culprit(pair, pair.before.metrics.get(name) ?? null, null));
}

/** Cases that moved in the bad direction, largest move first, then by id. */
export function worstChanges(
  pairs: readonly Pair[],
  metric: string,
  direction: "higher" | "lower",
): readonly Culprit[] {
  const sign = direction === "higher" ? 1 : -1;
  const changed = pairs.flatMap((pair) => {
    const before = pair.before.metrics.get(metric) ?? null;
    const after = pair.now.metrics.get(metric) ?? null;
    if (after === null) return [];
    const loss = sign * ((before ?? 0) - after);
    return loss > EPSILON ? [{ loss, culprit: culprit(pair, before, after) }] : [];
  });
  if (changed.length === 0)
    return worstNow(
      pairs.map((pair) => pair.now),
      metric,
      direction,
    );
  return changed
    .toSorted((a, b) => b.loss - a.loss || compareCodePoints(a.culprit.id, b.culprit.id))
    .map((each) => each.culprit);
}

/** Cases that are furthest from good, where nothing moved and a floor or ceiling failed. */
export function worstNow(
  cases: readonly CaseScore[],
  metric: string,
  direction: "higher" | "lower",
): readonly Culprit[] {
  const best = direction === "higher" ? 1 : 0;
  return cases
    .flatMap((each) => {
      const after = each.metrics.get(metric) ?? null;
      return after === null || Math.abs(best - after) <= EPSILON
        ? []
        : [{ far: Math.abs(best - after), each, after }];
    })
    .toSorted((a, b) => b.far - a.far || compareCodePoints(a.each.id, b.each.id))
    .map(({ each, after }) => ({
      id: each.id,
      before: null,
      after,
      ranks_before: null,
      ranks_after: each.ranks,
    }));
}

export function culprit(pair: Pair, before: Value, after: Value): Culprit {
  return { id: pair.now.id, before, after, ranks_before: pair.before.ranks, ranks_after: pair.now.ranks };
}

/** Cases that the baseline lacks have no list to compare with: they take no part. */
export function churnChecks(
  rule: Rule,
  family: ChurnMetric,
  bucket: Bucket,
  policy: Policy,
): readonly Check[] {
  if (policy.recording === true) return [];
  const lists = policy.baseline !== null && policy.baseline.foreign === undefined;
  if (lists && bucket.pairs.length > 0) return qualityChecks(rule, family, { ...bucket, added: [] });
  const code = lists ? "not_measured" : "baseline_lacks_lists";
  return [missingCheck(rule, { code }, { baseline: null, current: null, n: 0 })];
}

/** A figure under load against its own ceiling or floor; missing where nothing was asked under load. */
export function loadChecks(
  rule: Rule,
  { figure }: LoadMetric,
  { load }: Run,
  { percentile }: Pick<Definition, "percentile">,
): readonly Check[] {
  const current = load === undefined ? null : loadFigures(load, percentile)[figure];
  const n = load?.queries.length ?? 0;
  if (current === null) return [missingCheck(rule, { code: "not_measured" }, { baseline: null, current, n })];
  const measured = { n, baseline: null, current, interval: null, judged: current, cases: n };
  const check = makeCheck(rule, measured, () => []);
  return check === null ? [] : [check];
}
