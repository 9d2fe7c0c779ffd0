/** A baseline of several runs: for retrievers that answer the same query differently from run to run. */
import { isPerCase, unitOf } from "../metrics/family.ts";
import { average, mean } from "../metrics/score.ts";
import { parseMetric } from "../metrics/registry.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { type Config, type Tolerance, namedRules } from "../model/config.ts";
import { type Scope, bucketAt, casesIn, covers, mapBuckets } from "../model/scope.ts";
import type { Scores, Value } from "../model/scores.ts";
import { finds, valueOf } from "./pairs.ts";

/** Fewer give no usable estimate of the spread. */
export const LEAST_RUNS = 10;

/**
 * The first run's baseline with the values of all: a case's metrics are means over the runs in which it has them, and
 * its ranks and results stay the first run's. `runs` are all of the same cases, the first one included.
 */
export function overRuns(first: Baseline, runs: readonly Scores[]): Baseline {
  const byRun = runs.map((run) => new Map(run.cases.map((each) => [each.id, each])));
  const cases = new Map<string, BaselineCase>();
  for (const [id, one] of first.cases) {
    const told = byRun.flatMap((run) => run.get(id) ?? []);
    const known = (name: string): readonly number[] =>
      told.map((each) => valueOf(each, name)).filter((value) => value !== null);
    const values = [...one.metrics.keys()].map((name) => [name, known(name)] as const);
    const variances = values.map(([name, own]) => [name, variance(own)] as const);
    cases.set(id, {
      ...one,
      metrics: new Map(values.map(([name, own]) => [name, average(own)])),
      found: { in: told.filter(finds).length, of: runs.length },
      variances: new Map(variances.filter(([, value]) => value > 0)),
    });
  }
  const all = runs[0]!.cases.filter(({ id }) => cases.has(id));
  const meanIn = (scope: Scope, name: string): Value => {
    const metric = parseMetric(name);
    const weight = typeof metric !== "string" && isPerCase(metric.family) ? metric.family.weight : undefined;
    return mean(casesIn(all, scope), ({ id }) => valueOf(cases.get(id)!, name), weight);
  };
  return {
    ...first,
    cases,
    means: mapBuckets(
      first.means,
      (means, scope) => new Map([...means.keys()].map((name) => [name, meanIn(scope, name)])),
    ),
    runs: runs.map(({ means }) => means),
  };
}

/** With n - 1; 0 where there are fewer than two values. */
function variance(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = average(values)!;
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}

/**
 * How far another run of the same retriever may lie from the baseline's mean, in the metric's unit: sqrt(1 + 1/N) times
 * the larger of the runs' standard deviation and sqrt(sum of the cases' variances) / n, at least a third of a case. Runs
 * that happen to agree must not make it 0. Null where the baseline has one run, or no value there.
 */
export function spreadOf(baseline: Baseline | null, scope: Scope, metric: string): number | null {
  const runs = baseline?.runs ?? [];
  if (baseline === null || runs.length < 2) return null;
  const cases = [...baseline.cases.values()].filter(
    (each) => covers(scope, each) && valueOf(each, metric) !== null,
  );
  const n = cases.length;
  if (n === 0) return null;
  const means = runs.flatMap((run) => bucketAt(run, scope)?.get(metric) ?? []);
  const ofCases = cases.reduce((sum, each) => sum + (each.variances?.get(metric) ?? 0), 0);
  const noise = Math.max(Math.sqrt(variance(means)), Math.sqrt(ofCases) / n);
  return Math.max(Math.sqrt(1 + 1 / runs.length) * noise, 1 / 3 / n);
}

/** Whether some rule allows a multiple of the spread. */
export function needsSpread({ gate }: Config): boolean {
  const settings = namedRules(gate).flatMap(({ rules }) => [...rules.values()]);
  const tolerances = [...settings, gate.per_intent].flatMap((setting): readonly Tolerance[] =>
    setting === null || setting === "off" ? [] : (setting.tolerance ?? []),
  );
  return tolerances.some(({ unit }) => unit === "spread");
}

/** Variances that no runs can have: values between 0 and 1 vary by at most n / (4 (n - 1)), half of the runs at either end. */
export function impossible({ cases, runs }: Baseline): readonly {
  readonly id: string;
  readonly metric: string;
  readonly variance: number;
  readonly most: number;
}[] {
  const n = runs?.length ?? 1;
  if (n < 2) return [];
  const most = n / (4 * (n - 1));
  return [...cases].flatMap(([id, { variances }]) =>
    [...(variances ?? [])].flatMap(([name, variance]) => {
      const metric = parseMetric(name);
      const isShare = typeof metric !== "string" && unitOf(metric.family) === "share";
      return isShare && variance > most + 1e-9 ? [{ id, metric: name, variance, most }] : [];
    }),
  );
}
