/** A baseline of several runs: for retrievers that answer the same query differently from run to run. */
import { isPerCase, unitOf } from "../metrics/family.ts";
import { average, mean } from "../metrics/score.ts";
import { parseMetric } from "../metrics/registry.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { type Scope, bucketAt, casesIn, covers, mapBuckets } from "../model/scope.ts";
import { type CaseRun, type Run, runsById } from "../model/run.ts";
import type { CaseScore, Scores, Value } from "../model/scores.ts";
import { finds, valueOf } from "./pairs.ts";

export interface Scored {
  readonly scores: Scores;
  readonly run: Run;
}

/**
 * Several runs of the same cases as one: a case's metrics are means over the runs in which it has them, its answer is that
 * of the first run which ended as most did, found or not. Times are the first run's.
 */
export function asOne(runs: readonly Scored[]): Scored {
  const [{ scores, run }] = runs as readonly [Scored];
  const told = toldBy(runs);
  const answers = runs.map((each) => runsById(each.run));
  const shown = new Map<string, number>();
  const cases = scores.cases.map((first): CaseScore => {
    const all = told(first.id);
    const most = 2 * all.filter(finds).length >= all.length;
    const at = all.findIndex((each) => finds(each) === most);
    shown.set(first.id, at);
    const metrics = new Map(
      [...first.metrics.keys()].map((name) => [name, average(all.map((each) => valueOf(each, name)))]),
    );
    const { ranks, forbidden_ranks, results, many_to_many, degraded, error } = all[at]!;
    return { ...first, metrics, ranks, forbidden_ranks, results, many_to_many, degraded, error };
  });
  const meanIn = (scope: Scope, name: string): Value => {
    const metric = parseMetric(name);
    const weight = typeof metric !== "string" && isPerCase(metric.family) ? metric.family.weight : undefined;
    return mean(casesIn(cases, scope), (each) => valueOf(each, name), weight);
  };
  const means = mapBuckets(
    scores.means,
    (own, scope) => new Map([...own.keys()].map((name) => [name, meanIn(scope, name)])),
  );
  const answerOf = (id: string): CaseRun => answers[shown.get(id) ?? 0]!.get(id)!;
  const asked = run.cases.map((each) => ({ ...each, outcome: answerOf(each.case_id).outcome }));
  return { scores: { ...scores, cases, means }, run: { ...run, cases: asked } };
}

/** The scores of a case in each run. */
function toldBy(runs: readonly Scored[]): (id: string) => readonly CaseScore[] {
  const byRun = runs.map(({ scores }) => new Map(scores.cases.map((each) => [each.id, each])));
  return (id) => byRun.flatMap((run) => run.get(id) ?? []);
}

/** The baseline of several runs as one, with how much they vary. */
export function overRuns(one: Baseline, runs: readonly Scored[]): Baseline {
  const told = toldBy(runs);
  const cases = new Map<string, BaselineCase>();
  for (const [id, each] of one.cases) {
    const all = told(id);
    const variances = [...each.metrics.keys()].map((name) => {
      const known = all.map((own) => valueOf(own, name)).filter((value) => value !== null);
      return [name, variance(known)] as const;
    });
    cases.set(id, {
      ...each,
      found: { in: all.filter(finds).length, of: runs.length },
      variances: new Map(variances.filter(([, value]) => value > 0)),
    });
  }
  return { ...one, cases, runs: runs.map(({ scores }) => scores.means) };
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
