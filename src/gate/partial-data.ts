/**
 * Figures that an answer may lack: what its stages took, what it cost. One answer without them, and a percentile or mean
 * would be of other queries: then nothing is judged.
 */
import { withoutCost } from "../metrics/cost.ts";
import type { BaselineCase } from "../model/baseline.ts";
import type { CaseScore } from "../model/scores.ts";
import type { Check, Culprit } from "../model/verdict.ts";
import { type Bucket, missingCheck } from "./checks.ts";
import type { Pair } from "./pairs.ts";
import type { Rule } from "./rules.ts";

/** The bucket to judge, or the check that says why there is none. */
export type Judgeable =
  | { readonly bucket: Bucket; readonly missing?: never }
  | { readonly missing: Check; readonly bucket?: never };

/** The bucket with a stage's samples in the place of whole answers'. */
export function stageBucket(rule: Rule, stage: string, { pairs, added }: Bucket): Judgeable {
  const now = [...pairs.map((pair) => pair.now), ...added];
  const incomplete = now.filter((each) => lacksStage(each.samplesMs, each.spansMs?.get(stage)));
  if (incomplete.length > 0) return { missing: notMeasured(rule, incomplete) };
  const unknown = pairs.filter(({ before }) => lacksStage(before.latencyMs, before.spansMs?.get(stage)));
  if (unknown.length > 0 && rule.tolerance.length > 0) return { missing: notInBaseline(rule, unknown) };
  const scored = (each: CaseScore): CaseScore => ({ ...each, samplesMs: each.spansMs?.get(stage) ?? [] });
  const recorded = (before: BaselineCase): BaselineCase => ({
    ...before,
    latencyMs: before.spansMs?.get(stage) ?? [],
  });
  return {
    bucket: {
      pairs: pairs.map((pair) => ({ now: scored(pair.now), before: recorded(pair.before) })),
      added: added.map(scored),
    },
  };
}

function lacksStage(whole: readonly number[], stage: readonly number[] | undefined): boolean {
  return (stage?.length ?? 0) !== whole.length;
}

/** Cases that cost something on both sides as pairs; one that failed costs nothing that is known, and is left out. */
export function costBucket(rule: Rule, { pairs, added }: Bucket): Judgeable {
  const { name } = rule.metric;
  const incomplete = withoutCost([...pairs.map((pair) => pair.now), ...added], name);
  if (incomplete.length > 0) return { missing: notMeasured(rule, incomplete) };
  const known = (value: number | null | undefined): boolean => (value ?? null) !== null;
  const priced = pairs.filter(({ now }) => known(now.metrics.get(name)));
  const compared = priced.filter(({ before }) => known(before.metrics.get(name)));
  const fresh = priced.filter((pair) => !compared.includes(pair));
  if (compared.length === 0 && fresh.length > 0 && rule.tolerance.length > 0)
    return { missing: notInBaseline(rule, fresh) };
  return { bucket: { pairs: compared, added: [...fresh.map((pair) => pair.now), ...added] } };
}

function notMeasured(rule: Rule, cases: readonly CaseScore[]): Check {
  const culprits = cases.map((each) => bare(each.id));
  return missingCheck(rule, { code: "not_measured" }, NOTHING, culprits);
}

function notInBaseline(rule: Rule, pairs: readonly Pair[]): Check {
  const culprits = pairs.map((pair) => bare(pair.now.id));
  return missingCheck(rule, { code: "baseline_lacks_metric" }, NOTHING, culprits);
}

const NOTHING = { baseline: null, current: null, n: 0 } as const;

function bare(id: string): Culprit {
  return { id, before: null, after: null, ranks_before: null, ranks_after: null };
}
