/**
 * The times of a baseline. If the machine was busy for a moment, it gets those of the faster of two passes. Times are never the
 * same twice, so if nothing happened to them the old ones stay as a whole: the file is then the same, and no small step up
 * becomes the next step's start.
 */
import { EPSILON, toleranceValue } from "../decision/limits.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import { latencyStatistic, medianOfTimes } from "../metrics/latency.ts";
import type { CaseRun } from "../model/run.ts";
import { findBucket, selectCases } from "../model/scope.ts";
import { type LatencyRule, listLatencyRules, type TimedSubject } from "./plan.ts";

/** A round whose typical query took so many times as long as in another round had a slow moment. */
const SLOW_ROUND = 1.3;

/**
 * Whether the machine was busy for a moment while the plan was asked: a round was much slower than
 * another, or than the first pass over the suite. True if no case has all its repeats.
 */
export function hadSlowMoment(
  times: ReadonlyMap<string, readonly number[]>,
  firstTimes: ReadonlyMap<string, number>,
  repeats: number,
): boolean {
  const complete = [...times].filter(([, samples]) => samples.length === repeats);
  if (repeats === 0 || complete.length === 0) {
    return repeats > 0;
  }
  /** Returns what the typical query took, in multiples of its fastest repeat. */
  const typicalMultiple = (timeOf: (id: string, samples: readonly number[]) => number): number => {
    const multiples = complete.map(([id, samples]) => timeOf(id, samples) / Math.min(...samples));
    return medianOfTimes(multiples) ?? NaN;
  };
  const rounds = Array.from({ length: repeats }, (_, round) =>
    typicalMultiple((_id, samples) => samples[round] ?? NaN),
  );
  const firstPass = typicalMultiple((id) => firstTimes.get(id) ?? Infinity);
  const isCalm = Math.max(...rounds) <= SLOW_ROUND * Math.min(firstPass, ...rounds);
  // Written so that NaN is never calm.
  return !isCalm;
}

/**
 * Returns the cases of two passes of `repeats` with the times of the pass in which queries took less on the mean. A case that
 * lacks a time, since its answers vary, keeps all it has.
 */
export function keepFasterPass(cases: readonly CaseRun[], repeats: number): readonly CaseRun[] {
  const isComplete = (times: readonly number[]): boolean => times.length === 2 * repeats;
  const times = cases.map((each) => each.samples_ms).filter(isComplete);
  const meanOfPass = (start: number): number => {
    const pass = times.map((samples) => samples.slice(start, start + repeats));
    return latencyStatistic(pass, "mean", "nearest") ?? 0;
  };
  const start = meanOfPass(repeats) < meanOfPass(0) ? repeats : 0;
  return mapTimes(cases, (samples) =>
    isComplete(samples) ? samples.slice(start, start + repeats) : samples,
  );
}

/** Returns the cases with the times of the first pass: the time was over before the second was asked. */
export function keepFirstPass(cases: readonly CaseRun[], repeats: number): readonly CaseRun[] {
  return mapTimes(cases, (samples) => samples.slice(0, repeats));
}

/** Returns the cases with other times, those of their stages included. */
function mapTimes(
  cases: readonly CaseRun[],
  choose: (samples: readonly number[]) => readonly number[],
): readonly CaseRun[] {
  return cases.map(({ spans_ms: spans, ...each }) => ({
    ...each,
    samples_ms: choose(each.samples_ms),
    ...(spans && {
      spans_ms: new Map([...spans].map(([name, samples]) => [name, choose(samples)])),
    }),
  }));
}

/** The baseline that is there, and the one that a run would record in its place. */
interface Recordings {
  readonly before: Baseline;
  readonly made: Baseline;
}

/** Returns `made` with the latency of `before`, unless a figure moved beyond its tolerance, or was measured otherwise. */
export function keepOldLatency(
  subject: TimedSubject,
  before: Baseline | null,
  made: Baseline,
): Baseline {
  const { latency } = subject.config;
  if (before === null || before.beside !== undefined || latency === "off") {
    return made;
  }
  if (before.timing.source === "off" || made.timing.source === "off") {
    return made;
  }
  const both = { before, made };
  const hasMoved = listLatencyRules(subject).some((rule) => hasFigureMoved(rule, subject, both));
  return isMeasuredAlike(both) && !hasMoved && hasSameRepeats(both, latency.repeats)
    ? copyLatency(before, made)
    : made;
}

/** Whether both were measured on the same machine, by the same clock, with the same cases and stages. */
function isMeasuredAlike({ before, made }: Recordings): boolean {
  const measuredFields = ({ environment, timing, definition, cases }: Baseline): unknown => [
    environment,
    timing.source,
    definition.percentile,
    [...cases].map(([id, { digests, intent, latency_ms: samples, spans_ms: spans }]) => {
      return [id, digests.ask, intent, samples.length > 0, [...(spans?.keys() ?? [])].toSorted()];
    }),
  ];
  return sameCanonical(measuredFields(before), measuredFields(made));
}

/** Whether each case was timed as often. With `auto`, a slow day alone must not lower the number. */
function hasSameRepeats({ before, made }: Recordings, repeats: number | "auto"): boolean {
  const isLower = made.timing.repeats < before.timing.repeats;
  return made.timing.repeats === before.timing.repeats || (repeats === "auto" && isLower);
}

/** Whether it moved by more than the rule's tolerance, of the lower figure, since a half more is a third less. */
function hasFigureMoved(
  { metric, scope, tolerance }: LatencyRule,
  { suite }: TimedSubject,
  { before, made }: Recordings,
): boolean {
  if (tolerance.length === 0) {
    return false;
  }
  const figureOf = ({ latency }: Baseline): number =>
    findBucket(latency, scope)?.[`${metric.family.statistic}_ms`] ?? NaN;
  const oldFigure = figureOf(before);
  const newFigure = figureOf(made);
  // A figure that only one side has moved; one that neither side has did not.
  if (Object.is(oldFigure, newFigure)) {
    return false;
  }
  const cases = Math.max(1, selectCases(suite.cases, scope).length);
  const allowed = toleranceValue(tolerance, Math.min(oldFigure, newFigure), cases);
  return !(Math.abs(newFigure - oldFigure) <= allowed + EPSILON);
}

/** Returns `made` with all times of `before`. */
function copyLatency(before: Baseline, made: Baseline): Baseline {
  const cases = new Map<string, BaselineCase>();
  for (const [id, row] of made.cases) {
    const { latency_ms: samples = [], spans_ms: spans } = before.cases.get(id) ?? {};
    cases.set(id, { ...row, latency_ms: samples, ...(spans && { spans_ms: spans }) });
  }
  return { ...made, timing: before.timing, latency: before.latency, cases };
}
