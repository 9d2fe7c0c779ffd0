/**
 * Writes a baseline as its file (schemas/baseline.schema.json), which src/files reads back. Members
 * with the value undefined are left out of the file. A row is one case of the baseline.
 */
import { mapValues } from "../model/lookup.ts";
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
import type { LatencySummary, Value } from "../model/scores.ts";

/** Version of the file's format. */
const VERSION = 1;
/** Each case is written as one line. */
const HAS_LINE_FOR_EACH = true;
/**
 * Decimals of milliseconds, so that the last is a microsecond: finer digits are noise and make
 * every diff longer.
 */
const MS_DECIMALS = 3;

/**
 * Returns the value that becomes the file, keys as in the schema. The timed samples are not in it:
 * baselineParts writes them after it. The cases are made one at a time while the file is written.
 */
function baselineValue(baseline: Baseline): object {
  const { suite, definition, k, judge, tool, environment, timing, files, means } = baseline;
  const caseValue = makeCaseWriter(baseline);
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
    // The means by tag are computed from the rows when the file is read.
    metrics: { overall: means.overall, by_intent: means.by_intent },
    cases: StreamedValue.members(function* () {
      for (const [id, row] of casesInOrder(baseline)) {
        yield [id, caseValue(row)] as const;
      }
    }, HAS_LINE_FOR_EACH),
    prices: baseline.prices && pricesValue(baseline.prices),
    run_count: baseline.run_count,
    answers_vary: baseline.answers_vary,
  };
}

/**
 * Returns the function that makes the JSON value of a row, which is written as one line. A metric
 * that can be derived from the row's ranks and results is left out if it has the derived value,
 * else it stands in the row's `metrics` by its name. The metrics that can't be derived stand in the
 * row's `values`, a list in the order of their names in the file's `metrics.overall`.
 */
function makeCaseWriter({
  definition,
  means,
  run_count: runs = 1,
}: Baseline): (row: BaselineCase) => unknown {
  const metricNames = [...means.overall.keys()].toSorted(compareCodePoints);
  const recording = { relevance: definition.relevance, runs };
  const metricColumns = metricNames.map((name) => ({
    name,
    derivation: findDerivation(name, recording),
  }));
  return (row) => {
    const values: Value[] = [];
    const deviatingMetrics: [string, Value][] = [];
    for (const { name, derivation } of metricColumns) {
      const value = roundValue(row.metrics.get(name) ?? null);
      if (derivation === null) {
        values.push(value);
      } else if (value !== roundValue(derivation.derive(row))) {
        deviatingMetrics.push([name, value]);
      }
    }
    return {
      ask: row.digests.ask,
      query: row.digests.query,
      answer: row.answer,
      clusters: row.clusters,
      targets: row.targets,
      forbidden: row.forbidden,
      expect_empty: row.expect_empty,
      accepted: row.accepted,
      found_in: row.found_in,
      variance: row.variance,
      intent: row.intent,
      metrics: deviatingMetrics.length === 0 ? undefined : new Map(deviatingMetrics),
      ranks: row.ranks,
      results: row.results,
      values: values.length === 0 ? undefined : values,
    };
  };
}

function roundValue(value: Value): Value {
  return value === null ? null : roundNumber(value);
}

/**
 * Yields the file's text in parts. Keys are sorted, but `samples` is put in before the last `}`, a
 * line for each timed case: the times change with every recording, and there they leave the rest of
 * a diff readable. Without timed cases there is no `samples`.
 */
export function* baselineParts(baseline: Baseline): Iterable<string> {
  const end = "\n}\n";
  // As much of the text as `end` is long is not yielded yet: the samples come before it.
  let heldText = "";
  for (const part of canonicalParts(baselineValue(baseline))) {
    heldText += part;
    if (heldText.length <= end.length) {
      continue;
    }
    yield heldText.slice(0, -end.length);
    heldText = heldText.slice(-end.length);
  }
  let lead = ',\n  "samples": {\n';
  let hasSamples = false;
  for (const [id, row] of casesInOrder(baseline)) {
    const value = samplesValue(row);
    if (value === null) {
      continue;
    }
    yield `${lead}    ${JSON.stringify(id)}: ${compactCanonical(value)}`;
    lead = ",\n";
    hasSamples = true;
  }
  yield hasSamples ? `\n  }${end}` : end;
}

function casesInOrder({ cases }: Baseline): readonly (readonly [string, BaselineCase])[] {
  return [...cases].toSorted(([a], [b]) => compareCodePoints(a, b));
}

/**
 * Returns the timed samples of a case: the times of whole answers, or an object with them and those
 * of the stages if answers gave any. Null if the case was not timed.
 */
function samplesValue({ latency_ms: latencyMs, spans_ms: spansMs }: BaselineCase): unknown {
  if (spansMs !== undefined) {
    return { latency_ms: latencyMs.map(roundMs), spans_ms: stagesValue(spansMs) };
  }
  return latencyMs.length === 0 ? null : latencyMs.map(roundMs);
}

/**
 * Yields the report's baseline.json in parts. Null if the run had errors, asked only selected cases
 * or compared systems: such figures must not become the baseline by copying a file.
 */
export function renderBaselineJson(report: Report): Iterable<string> | null {
  return report.new_baseline === null ? null : baselineParts(report.new_baseline);
}

/** Returns the part of a retriever's receipt that files record: what was searched, and how. */
export function retrieverValue({
  kind,
  fingerprint,
  corpus_digest,
  corpus,
  params,
}: RetrieverReceipt): object {
  return { kind, fingerprint, corpus_digest, corpus, params };
}

/**
 * Returns a summary of times as files have it: all times rounded, and in `spans` the same for each
 * stage, if there are any.
 */
export function latencyValue({ samples, spans, ...times }: LatencySummary): object {
  return {
    samples,
    ...Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, ms && roundMs(ms)])),
    spans: spans && mapValues(spans, latencyValue),
  };
}

/** Returns the prices as a config writes them: prices that are not set are left out. */
export function pricesValue({ currency, models }: Prices): object {
  const priceEntries = [...models].map(([model, prices]) => {
    const setPrices = Object.entries(prices).filter(([, price]) => price !== null);
    return [model, Object.fromEntries(setPrices)] as const;
  });
  return { currency, models: new Map(priceEntries) };
}

/** Returns the timed samples by stage, rounded; undefined if there are none. */
export function stagesValue(spansMs: StageSamples | undefined): unknown {
  return spansMs && mapValues(spansMs, (samples) => samples.map(roundMs));
}

export function roundMs(ms: number): number {
  return roundNumber(ms, MS_DECIMALS);
}

/** Returns milliseconds rounded to 3 decimals; null for null. */
export function msValue(ms: Value): Value {
  return ms === null ? null : roundMs(ms);
}
