/** Baseline -> the JSON of contract 1.3; files/ reads it back. */
import { findDerivation } from "../metrics/derived.ts";
import type { Baseline, BaselineCase, RetrieverReceipt } from "../model/baseline.ts";
import {
  StreamedValue,
  canonicalParts,
  compactCanonical,
  compareCodePoints,
  roundNumber,
} from "../model/canonical-json.ts";
import type { Prices } from "../model/config.ts";
import type { Report } from "../model/report.ts";
import type { StageSamples } from "../model/run.ts";
import type { Buckets, LatencySummary, Value } from "../model/scores.ts";

/** Version of the file's format. */
const VERSION = 1;
/** Microseconds: finer digits are noise and make every diff longer. */
const MS_DECIMALS = 3;

/** Without the timed samples, which stand at the end of the file. */
function baselineValue(baseline: Baseline): object {
  const { suite, definition, k, judge, tool, environment, timing, files } = baseline;
  const caseValue = caseWriter(baseline);
  return {
    version: VERSION,
    suite,
    definition,
    k,
    judge,
    tool,
    environment,
    timing: { ...timing, ms: roundMs(timing.ms) },
    files,
    retriever: retrieverValue(baseline.retriever),
    accepted: baseline.accepted,
    metrics: withoutTags(baseline.means),
    cases: StreamedValue.members(function* () {
      for (const [id, one] of casesInOrder(baseline)) {
        yield [id, caseValue(one)] as const;
      }
    }, true),
    prices: baseline.prices && pricesValue(baseline.prices),
    run_count: baseline.run_count,
    answers_vary: baseline.answers_vary,
  };
}

function withoutTags<T>({ overall, by_intent }: Pick<Buckets<T>, "overall" | "by_intent">): object {
  return { overall, by_intent };
}

/**
 * A case as one line. A metric that its ranks and results decide, or that has its usual value, is left out; of the others,
 * which `metrics.overall` names in this order, the case has a list of values.
 */
function caseWriter({
  definition,
  means,
  run_count: runs = 1,
}: Baseline): (one: BaselineCase) => unknown {
  const names = [...means.overall.keys()].toSorted(compareCodePoints);
  const recording = { relevance: definition.relevance, runs };
  const columns = names.map((name) => ({ name, derive: findDerivation(name, recording) }));
  return (one) => {
    const values: Value[] = [];
    const told: [string, Value][] = [];
    for (const { name, derive } of columns) {
      const value = roundValue(one.metrics.get(name) ?? null);
      if (derive === null) {
        values.push(value);
      } else if (value !== roundValue(derive(one))) {
        told.push([name, value]);
      }
    }
    return {
      ask: one.digests.ask,
      answer: one.answer,
      clusters: one.clusters,
      targets: one.targets,
      forbidden: one.forbidden,
      expect_empty: one.expect_empty,
      accepted: one.accepted,
      found_in: one.found_in,
      intent: one.intent,
      metrics: orNothing(new Map(told)),
      ranks: one.ranks,
      results: one.results,
      values: values.length === 0 ? undefined : values,
    };
  };
}

function roundValue(value: Value): Value {
  return value === null ? null : roundNumber(value);
}

/** Undefined, which is left out, in place of an empty map. */
function orNothing<T>(map: ReadonlyMap<string, T>): ReadonlyMap<string, T> | undefined {
  return map.size === 0 ? undefined : map;
}

/** Keys are sorted, but the samples stand last, a line for each case: the rest of a diff stays readable. */
export function* baselineParts(baseline: Baseline): Iterable<string> {
  const end = "\n}\n";
  // What is known of the end of the file is held back: the samples come before it.
  let held = "";
  for (const part of canonicalParts(baselineValue(baseline))) {
    held += part;
    if (held.length <= end.length) {
      continue;
    }
    yield held.slice(0, -end.length);
    held = held.slice(-end.length);
  }
  let lead = ',\n  "samples": {\n';
  for (const [id, one] of casesInOrder(baseline)) {
    const value = samplesValue(one);
    if (value === null) {
      continue;
    }
    yield `${lead}    ${JSON.stringify(id)}: ${compactCanonical(value)}`;
    lead = ",\n";
  }
  yield lead === ",\n" ? `\n  }${end}` : end;
}

function casesInOrder({ cases }: Baseline): readonly (readonly [string, BaselineCase])[] {
  return [...cases].toSorted(([a], [b]) => compareCodePoints(a, b));
}

/** Returns null if the case was not timed, and a list of times if no answer gave the times of its stages. */
function samplesValue({ latency_ms: latencyMs, spans_ms: spansMs }: BaselineCase): unknown {
  if (spansMs !== undefined) {
    return { latency_ms: latencyMs.map(roundMs), spans_ms: stagesValue(spansMs) };
  }
  return latencyMs.length === 0 ? null : latencyMs.map(roundMs);
}

/** Null where the run had errors: such numbers must not be adopted by copying a file. */
export function renderBaselineJson(report: Report): Iterable<string> | null {
  return report.new_baseline === null ? null : baselineParts(report.new_baseline);
}

export function retrieverValue({
  kind,
  fingerprint,
  corpus_digest,
  corpus,
  params,
}: RetrieverReceipt): object {
  return { kind, fingerprint, corpus_digest, corpus, params };
}

export function latencyValue({ samples, spans, ...times }: LatencySummary): object {
  return {
    samples,
    ...Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, ms && roundMs(ms)])),
    spans: spans && new Map([...spans].map(([stage, each]) => [stage, latencyValue(each)])),
  };
}

/** As a config writes them. */
export function pricesValue({ currency, models }: Prices): object {
  const written = [...models].map(([model, prices]) => {
    const own = Object.entries(prices).filter(([, price]) => price !== null);
    return [model, Object.fromEntries(own)] as const;
  });
  return { currency, models: new Map(written) };
}

/** Timed samples by stage; undefined, which is left out, where there are none. */
export function stagesValue(spansMs: StageSamples | undefined): unknown {
  return spansMs && new Map([...spansMs].map(([stage, samples]) => [stage, samples.map(roundMs)]));
}

/** Milliseconds rounded to 3 decimals. */
export function roundMs(ms: number): number {
  return roundNumber(ms, MS_DECIMALS);
}
