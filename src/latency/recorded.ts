/**
 * The times of a baseline: those of the faster of two passes if the machine was busy for a moment.
 * Times are never the same twice, so if nothing happened to them the old ones stay as a whole: the
 * file is then the same, and no small step up becomes the next step's start.
 */
import { mapValues, requireItem } from "../model/lookup.ts";
import { EPSILON, toleranceValue } from "../decision/rules.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import { latencyStatistic, medianOfTimes } from "../metrics/latency.ts";
import type { CaseRun } from "../model/run.ts";
import { findBucket, selectCases } from "../model/scope.ts";
import { type LatencyRule, listLatencyRules, type TimedSubject } from "./plan.ts";

/** In a slow round the typical query takes more than so many times as long as in another. */
const SLOW_ROUND = 1.3;

/**
 * Whether a round was much slower than another, or than the first pass over the suite. `times` are
 * the samples of each case, one for each round; cases that lack one are left out. True if no case
 * has all its repeats, false if none was to be timed.
 */
export function hadSlowMoment(
  times: ReadonlyMap<string, readonly number[]>,
  firstTimes: ReadonlyMap<string, number>,
  repeats: number,
): boolean {
  if (repeats === 0) {
    return false;
  }
  const complete = [...times].filter(([, samples]) => samples.length === repeats);
  if (complete.length === 0) {
    return true;
  }
  // The first pass and the rounds in multiples of the case's fastest repeat.
  const multiples = complete.map(([id, samples]) => {
    const fastestMs = Math.min(...samples);
    return [firstTimes.get(id) ?? Infinity, ...samples].map((ms) => ms / fastestMs);
  });
  // Each pass counts with its median case.
  const passes = Array.from({ length: 1 + repeats }, (_, pass) => {
    return medianOfTimes(multiples.map((ofCase) => requireItem(ofCase, pass))) ?? NaN;
  });
  const slowestRound = Math.max(...passes.slice(1));
  const isCalm = slowestRound <= SLOW_ROUND * Math.min(...passes);
  // NaN, the multiple of a time of 0 ms, is not calm.
  return !isCalm;
}

/**
 * Returns the cases with the times of the faster of two passes, each of `repeats` times. A case
 * that lacks a time, since its answers vary, keeps all it has.
 */
export function keepFasterPass(cases: readonly CaseRun[], repeats: number): readonly CaseRun[] {
  const isComplete = (times: readonly number[]): boolean => times.length === 2 * repeats;
  const times = cases.map(({ samples_ms: samples }) => samples).filter(isComplete);
  const meanOfPass = (firstIndex: number): number => {
    const pass = times.map((samples) => samples.slice(firstIndex, firstIndex + repeats));
    return latencyStatistic(pass, "mean", "nearest") ?? 0;
  };
  const start = meanOfPass(repeats) < meanOfPass(0) ? repeats : 0;
  return mapTimes(cases, (samples) =>
    isComplete(samples) ? samples.slice(start, start + repeats) : samples,
  );
}

/**
 * Returns the cases with the times of the first pass, for a run whose time was over before all of
 * the second was asked.
 */
export function keepFirstPass(cases: readonly CaseRun[], repeats: number): readonly CaseRun[] {
  return mapTimes(cases, (samples) => samples.slice(0, repeats));
}

/** Replaces the samples of each case, and of its stages, by those chosen of them. */
function mapTimes(
  cases: readonly CaseRun[],
  choose: (samples: readonly number[]) => readonly number[],
): readonly CaseRun[] {
  return cases.map(({ spans_ms: spans, ...caseRun }) => ({
    ...caseRun,
    samples_ms: choose(caseRun.samples_ms),
    ...(spans && { spans_ms: mapValues(spans, choose) }),
  }));
}

interface Recordings {
  readonly oldBaseline: Baseline;
  readonly newBaseline: Baseline;
}

/**
 * Returns the new baseline with the old times if both were measured alike and no figure moved
 * beyond its rule's tolerance; else the new one as it is. The base's run of the same job (`beside`)
 * has no old times.
 */
export function keepOldLatency(
  subject: TimedSubject,
  oldBaseline: Baseline | null,
  newBaseline: Baseline,
): Baseline {
  const { latency } = subject.config;
  if (oldBaseline === null || oldBaseline.beside !== undefined || latency === "off") {
    return newBaseline;
  }
  const both = { oldBaseline, newBaseline };
  const hasMoved = listLatencyRules(subject).some((rule) => hasFigureMoved(rule, subject, both));
  if (hasMoved || !isMeasuredAlike(both) || !canKeepRepeats(both, latency.repeats)) {
    return newBaseline;
  }
  return copyLatency(both);
}

/**
 * Whether both are of the same machine, clock and percentiles, with the same queries, intents and
 * stages, and the same cases have times.
 */
function isMeasuredAlike({ oldBaseline, newBaseline }: Recordings): boolean {
  const measuredFields = ({ environment, timing, definition, cases }: Baseline): unknown => [
    environment,
    timing.source,
    definition.percentile,
    [...cases].map(([id, { digests, intent, latency_ms: samples, spans_ms: spans }]) => {
      return [id, digests.ask, intent, samples.length > 0, [...(spans?.keys() ?? [])].toSorted()];
    }),
  ];
  return sameCanonical(measuredFields(oldBaseline), measuredFields(newBaseline));
}

/**
 * Whether the old repeats may stay. With `auto` the new number may be smaller, since a slow day
 * alone must not lower it.
 */
function canKeepRepeats(
  { oldBaseline, newBaseline }: Recordings,
  setting: number | "auto",
): boolean {
  const oldRepeats = oldBaseline.timing.repeats;
  const newRepeats = newBaseline.timing.repeats;
  return newRepeats === oldRepeats || (setting === "auto" && newRepeats < oldRepeats);
}

/**
 * Whether the figure moved up or down beyond the tolerance, which is taken of the lower of the two
 * figures, so that a way up and the same way back count alike.
 */
function hasFigureMoved(
  { metric, scope, tolerance }: LatencyRule,
  { suite }: TimedSubject,
  { oldBaseline, newBaseline }: Recordings,
): boolean {
  if (tolerance.length === 0) {
    return false;
  }
  const findFigure = ({ latency }: Baseline): number | null =>
    findBucket(latency, scope)?.[`${metric.family.statistic}_ms`] ?? null;
  const oldFigure = findFigure(oldBaseline);
  const newFigure = findFigure(newBaseline);
  if (oldFigure === null || newFigure === null) {
    return oldFigure !== newFigure;
  }
  const caseCount = Math.max(1, selectCases(suite.cases, scope).length);
  const allowed = toleranceValue(tolerance, Math.min(oldFigure, newFigure), caseCount);
  return Math.abs(newFigure - oldFigure) > allowed + EPSILON;
}

/** Returns the new baseline with the old one's times; a case that the old one lacks has none. */
function copyLatency({ oldBaseline, newBaseline }: Recordings): Baseline {
  const cases = mapValues(newBaseline.cases, (row, id): BaselineCase => {
    const { latency_ms: samples = [], spans_ms: spans } = oldBaseline.cases.get(id) ?? {};
    return { ...row, latency_ms: samples, ...(spans && { spans_ms: spans }) };
  });
  return { ...newBaseline, timing: oldBaseline.timing, latency: oldBaseline.latency, cases };
}
