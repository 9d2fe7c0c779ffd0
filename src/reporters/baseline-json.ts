/** Baseline -> the JSON of contract 1.3; files/ reads it back. */
import type { Baseline, BaselineCase, RetrieverReceipt } from "../model/baseline.ts";
import type { Prices } from "../model/config.ts";
import type { Report } from "../model/report.ts";
import { mapBuckets } from "../model/scope.ts";
import type { StageSamples } from "../model/run.ts";
import { LARGE_SUITE } from "../model/suite.ts";
import type { Buckets, LatencySummary } from "../model/scores.ts";
import {
  Streamed,
  canonicalParts,
  compactCanonical,
  compareCodePoints,
  roundNumber,
} from "../model/canonical-json.ts";

/** Version of the file's format. */
const VERSION = 1;
/** Microseconds: finer digits are noise and make every diff longer. */
const MS_DECIMALS = 3;

/** Without the timed samples, which stand at the end of the file. */
export function baselineValue(baseline: Baseline): object {
  return {
    version: VERSION,
    suite: baseline.suite,
    definition: baseline.definition,
    k: baseline.k,
    retriever: retrieverValue(baseline.retriever),
    judge: baseline.judge,
    tool: baseline.tool,
    environment: baseline.environment,
    timing: baseline.timing,
    plan: baseline.plan && { ...baseline.plan, ms: roundMs(baseline.plan.ms) },
    anchor: baseline.anchor && new Map([...baseline.anchor].map(([scope, own]) => [scope, roundedMs(own)])),
    metrics: recordedBuckets(baseline.means, (means) => means),
    latency: recordedBuckets(baseline.latency, latencyValue),
    cases: Streamed.members(function* () {
      for (const [id, one] of casesInOrder(baseline)) yield [id, caseValue(one)] as const;
    }, baseline.cases.size > LARGE_SUITE),
    prices: baseline.prices && pricesValue(baseline.prices),
    files: baseline.files,
    runs: baseline.runs?.map((run) => recordedBuckets(run, (means) => means)),
  };
}

/** Keys are sorted, but the samples stand last, a line for each case: whatever else a change moves stays readable. */
export function* baselineParts(baseline: Baseline): Iterable<string> {
  const end = "\n}\n";
  // What is known of the end of the file is held back: the samples come before it.
  let held = "";
  for (const part of canonicalParts(baselineValue(baseline))) {
    held += part;
    if (held.length <= end.length) continue;
    yield held.slice(0, -end.length);
    held = held.slice(-end.length);
  }
  let lead = ',\n  "samples": {\n';
  for (const [id, one] of casesInOrder(baseline)) {
    const value = samplesValue(one);
    if (value === null) continue;
    yield `${lead}    ${JSON.stringify(id)}: ${compactCanonical(value)}`;
    lead = ",\n";
  }
  yield lead === ",\n" ? `\n  }${end}` : end;
}

function casesInOrder({ cases }: Baseline): readonly (readonly [string, BaselineCase])[] {
  return [...cases].toSorted(([a], [b]) => compareCodePoints(a, b));
}

/** Null where the case was not timed. */
function samplesValue({ latency_ms: latencyMs, spans_ms: spansMs }: BaselineCase): unknown {
  if (latencyMs.length === 0 && spansMs === undefined) return null;
  return { latency_ms: latencyMs.map(roundMs), spans_ms: stagesValue(spansMs) };
}

/** Null where the run had errors: such numbers must not be adopted by copying a file. */
export function renderBaselineJson(report: Report): Iterable<string> | null {
  return report.new_baseline === null ? null : baselineParts(report.new_baseline);
}

export function retrieverValue(retriever: RetrieverReceipt): unknown {
  const { kind, fingerprint, corpus_digest, params } = retriever;
  return { kind, fingerprint, corpus_digest, params };
}

/** `{ overall, by_intent }`, and `by_tag` where cases have tags, of any bucketed thing. */
export function bucketsValue<T>(buckets: Buckets<T>, value: (bucket: T) => unknown): unknown {
  const { overall, by_intent, by_tag } = mapBuckets(buckets, value);
  return { overall, by_intent, by_tag };
}

/** Tags may change without a new run, so the file has no figures by tag: they follow from its cases. */
function recordedBuckets<T>({ overall, by_intent }: Buckets<T>, value: (bucket: T) => unknown): unknown {
  return bucketsValue({ overall, by_intent }, value);
}

export function latencyValue(summary: LatencySummary): unknown {
  const round = (ms: number | null): number | null => (ms === null ? null : roundMs(ms));
  return {
    samples: summary.samples,
    p50_ms: round(summary.p50_ms),
    p90_ms: round(summary.p90_ms),
    p95_ms: round(summary.p95_ms),
    p99_ms: round(summary.p99_ms),
    mean_ms: round(summary.mean_ms),
    spans: summary.spans && new Map([...summary.spans].map(([stage, each]) => [stage, latencyValue(each)])),
  };
}

/** As a config writes them. */
export function pricesValue({ currency, models }: Prices): unknown {
  const written = (price: number | null): number | undefined => price ?? undefined;
  return {
    currency,
    models: new Map(
      [...models].map(([model, { prompt, completion, per_call }]) => [
        model,
        { prompt: written(prompt), completion: written(completion), per_call: written(per_call) },
      ]),
    ),
  };
}

/** Timed samples by stage; undefined, which is left out, where there are none. */
export function stagesValue(spansMs: StageSamples | undefined): unknown {
  return spansMs && new Map([...spansMs].map(([stage, samples]) => [stage, samples.map(roundMs)]));
}

function roundedMs(figures: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  return new Map([...figures].map(([metric, ms]) => [metric, roundMs(ms)]));
}

/** Milliseconds rounded to 3 decimals. */
export function roundMs(ms: number): number {
  return roundNumber(ms, MS_DECIMALS);
}

function caseValue(one: BaselineCase): unknown {
  return {
    digest: one.digest,
    intent: one.intent,
    metrics: one.metrics,
    ranks: one.ranks,
    results: one.results,
    found_in: one.found?.in,
    variances: one.variances,
  };
}
