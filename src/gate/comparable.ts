/**
 * Figures that an answer may lack: what it cost. One answer without them, and a mean would be of other queries: then nothing is judged.
 */
import { withoutCost } from "../metrics/cost.ts";
import { type Statistic, bucketStatistic } from "../metrics/weighted-latency.ts";
import type { BaselineCase } from "../model/baseline.ts";
import type { Definition } from "../model/config.ts";
import type { CaseScore, Value } from "../model/scores.ts";
import type { Check, Culprit } from "../model/verdict.ts";
import { bareCulprit, missingCheck, notMeasured } from "./checks.ts";
import { type Bucket, type Pair, valueOf } from "./pairs.ts";
import type { Rule } from "./rules.ts";

/** The bucket to judge, or the check that says why it can't be judged. */
export type Comparable =
  | { readonly bucket: Bucket; readonly missing?: never }
  | { readonly missing: Check; readonly bucket?: never };

/** As pairs those that cost something at the baseline; one that fails now costs nothing that is known, and counts nowhere. */
export function costBucket(rule: Rule, { pairs, added }: Bucket): Comparable {
  const { name } = rule.metric;
  const incomplete = withoutCost([...pairs.map((pair) => pair.now), ...added], name);
  if (incomplete.length > 0) return { missing: notMeasured(rule, {}, listed(incomplete)) };
  const compared = pairs.filter(({ before }) => valueOf(before, name) !== null);
  const fresh = pairs.filter((pair) => !compared.includes(pair));
  if (compared.length === 0 && fresh.length > 0 && rule.tolerance.length > 0)
    return { missing: notInBaseline(rule, fresh) };
  return { bucket: { pairs: compared, added: [...fresh.map((pair) => pair.now), ...added] } };
}

function listed(cases: readonly CaseScore[]): readonly Culprit[] {
  return cases.map(({ id }) => bareCulprit(id));
}

function notInBaseline(rule: Rule, pairs: readonly Pair[]): Check {
  const cases = listed(pairs.map(({ now }) => now));
  return missingCheck(rule, { code: "baseline_lacks_metric" }, {}, cases);
}

/** Returns the statistic of the times that recorded rows hold. */
export function recordedLatency(
  rows: readonly Pick<BaselineCase, "latency_ms">[],
  statistic: Statistic,
  method: Definition["percentile"],
): Value {
  return bucketStatistic(
    rows.map((row) => row.latency_ms),
    statistic,
    method,
  );
}
