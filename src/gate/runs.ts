/** A baseline of several runs: for retrievers that answer the same query differently from run to run. */
import { isPerCase, unitOf } from "../metrics/family.ts";
import { mean } from "../metrics/score.ts";
import { parseMetric } from "../metrics/registry.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { type Config, type Tolerance, namedRules } from "../model/config.ts";
import { type Scope, bucketAt, casesIn, mapBuckets } from "../model/scope.ts";
import type { CaseScore, Means, Scores, Value } from "../model/scores.ts";
import { finds } from "./pairs.ts";

/** Fewer runs say too little of their spread. */
export const LEAST_RUNS = 10;

/**
 * The first run's baseline with the values of all: a case's metrics are means over the runs in which it has them, and
 * its ranks and results stay the first run's. `runs` are all of the same cases, the first one included.
 */
export function overRuns(first: Baseline, runs: readonly Scores[]): Baseline {
  const byRun = runs.map((run) => new Map(run.cases.map((each) => [each.id, each])));
  const averaged = new Map<CaseScore, ReadonlyMap<string, Value>>();
  const cases = new Map<string, BaselineCase>();
  for (const [id, one] of first.cases) {
    const seen = byRun.flatMap((run) => run.get(id) ?? []);
    const names = [...one.metrics.keys()];
    const values = new Map(names.map((name) => [name, known(seen, name)]));
    const metrics = new Map(names.map((name) => [name, average(values.get(name)!)]));
    const spreads = names.map((name) => [name, variance(values.get(name)!)] as const);
    averaged.set(byRun[0]!.get(id)!, metrics);
    cases.set(id, {
      ...one,
      metrics,
      found: { in: seen.filter(finds).length, of: runs.length },
      variances: new Map(spreads.filter(([, value]) => value > 0)),
    });
  }
  const all = [...averaged.keys()];
  return {
    ...first,
    cases,
    means: mapBuckets(first.means, (means, scope) => {
      const own = casesIn(all, scope).map((each) => [each, averaged.get(each)!] as const);
      return meansOf(new Map(own), means);
    }),
    runs: runs.map(({ means }) => means),
  };
}

function meansOf(averaged: ReadonlyMap<CaseScore, ReadonlyMap<string, Value>>, of: Means): Means {
  return new Map(
    [...of.keys()].map((name) => {
      const metric = parseMetric(name);
      const weight =
        typeof metric !== "string" && isPerCase(metric.family) ? metric.family.weight : undefined;
      return [name, mean([...averaged.keys()], (each) => averaged.get(each)!.get(name) ?? null, weight)];
    }),
  );
}

function known(seen: readonly CaseScore[], name: string): readonly number[] {
  return seen.map((each) => each.metrics.get(name) ?? null).filter((value) => value !== null);
}

function average(values: readonly number[]): Value {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
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
  const cases = casesIn(listOf(baseline), scope).filter(
    (each) => (each.metrics.get(metric) ?? null) !== null,
  );
  const n = cases.length;
  if (n === 0) return null;
  const means = runs
    .map((run) => bucketAt(run, scope)?.get(metric) ?? null)
    .filter((value) => value !== null);
  const ofCases = cases.reduce((sum, each) => sum + (each.variances?.get(metric) ?? 0), 0);
  const noise = Math.max(Math.sqrt(variance(means)), Math.sqrt(ofCases) / n);
  return Math.max(Math.sqrt(1 + 1 / runs.length) * noise, 1 / 3 / n);
}

const lists = new WeakMap<Baseline, readonly BaselineCase[]>();

/** The same list every time, so that its intents are looked for once. */
function listOf(baseline: Baseline): readonly BaselineCase[] {
  const list = lists.get(baseline) ?? [...baseline.cases.values()];
  lists.set(baseline, list);
  return list;
}

/** Whether some rule allows a multiple of the spread. */
export function needsSpread({ gate }: Config): boolean {
  const settings = namedRules(gate).flatMap(({ rules }) => [...rules.values()]);
  const tolerances = [...settings, gate.per_intent].flatMap((setting): readonly Tolerance[] =>
    setting === null || setting === "off" ? [] : (setting.tolerance ?? []),
  );
  return tolerances.some(({ unit }) => unit === "spread");
}

interface Impossible {
  readonly id: string;
  readonly metric: string;
  readonly variance: number;
  readonly most: number;
}

/** Variances that no runs can have: values between 0 and 1 vary by at most n / (4 (n - 1)), half of the runs at either end. */
export function impossible({ cases, runs }: Baseline): readonly Impossible[] {
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
