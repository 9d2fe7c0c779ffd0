/**
 * Writes a comparison as JSON and CSV. Keys are sorted, so that equal figures give equal bytes in
 * any folder.
 */
import type { Overlap } from "../../metrics/churn.ts";
import { canonicalJson } from "../../model/canonical-json.ts";
import { scopeText } from "../../model/scope.ts";
import type { Value } from "../../model/scores.ts";
import { roundMs } from "../../reporters/baseline-json.ts";
import type { Evidence } from "../../model/explanation.ts";
import { evidenceValue } from "../../reporters/report-json.ts";
import { csvCell } from "../../messages/escape.ts";
import type { ComparedAnswer, ComparedSystem, Comparison, SystemRuling } from "./model.ts";
import { requireItem, zipLists } from "../../model/lookup.ts";

const SCHEMA_VERSION = 1;

/** Returns a metric's difference to the first system as JSON has it. */
function differenceValue(against: Evidence): object {
  const { delta, units, ties } = against;
  return { ...evidenceValue(against), delta, units, ties };
}

// Two systems, A and B, query by query.

/**
 * The names of the metrics in the files, in the order in which such a comparison has the metrics.
 */
const PAIR_METRICS = ["recall", "mrr", "ndcg"] as const;

/**
 * Returns a comparison of exactly two systems, A and B, as JSON: means, and each query. A `delta`
 * is B's figure minus A's. The overlap is B's with A; A's own is with itself, and says nothing.
 */
export function renderPairJson(comparison: Comparison): string {
  const { k, digests, queries, systems } = comparison;
  const [a, b] = systems as [ComparedSystem, ComparedSystem];
  return canonicalJson({
    schema_version: SCHEMA_VERSION,
    k,
    corpus_digest: digests.corpus,
    queries_digest: digests.queries,
    qrels_digest: digests.qrels,
    systems: { A: pairSystem(a), B: pairSystem(b) },
    delta: { macro: figuresValue(valueChanges(meanValues(a), meanValues(b))) },
    overlap: { macro: overlapValue(b.overlap) },
    per_query: queries.map(({ id }, i) => {
      const answerA = requireItem(a.answers, i);
      const answerB = requireItem(b.answers, i);
      return {
        qid: id,
        A: answerValue(answerA),
        B: answerValue(answerB),
        delta: figuresValue(valueChanges(answerA.values, answerB.values)),
        overlap: overlapValue(answerB.overlap),
      };
    }),
  });
}

/** Returns the means of a system, in the order of the metrics. */
export function meanValues({ figures }: ComparedSystem): readonly Value[] {
  return figures.map(({ mean }) => mean);
}

/** Returns `now` minus `before` for each pair of values; null if one of them is null. */
export function valueChanges(before: readonly Value[], now: readonly Value[]): readonly Value[] {
  return zipLists(before, now).map(([oldValue, newValue]) =>
    oldValue === null || newValue === null ? null : newValue - oldValue,
  );
}

/** Returns the system's path, digest and means as JSON has them. */
function pairSystem(system: ComparedSystem): unknown {
  const { path, digest } = system;
  return {
    config_path: path,
    config_digest: digest,
    metrics: { macro: figuresValue(meanValues(system)) },
  };
}

/** Returns the values, which are in the order of PAIR_METRICS, by the names of the metrics. */
function figuresValue(values: readonly Value[]): Readonly<Record<string, Value>> {
  return Object.fromEntries(zipLists(PAIR_METRICS, values));
}

/** Returns a system's values for one query, and the judged documents that it found. */
function answerValue({ values, hits }: ComparedAnswer): unknown {
  return { ...figuresValue(values), hits };
}

/** Returns B's overlap with A as JSON has it. */
function overlapValue({ jaccard, found }: Overlap): unknown {
  return { jaccard, a_found_by_b: found };
}

/** The first line of the CSV table. */
const HEADER = `qid,system,${PAIR_METRICS.join(",")},hits`;
/** Decimals of a metric in the CSV table. */
const DECIMALS = 6;
/** A line end as RFC 4180 has it. */
const EOL = "\r\n";

/**
 * Returns a comparison of two systems as a CSV table with two rows for each query, A then B. A
 * metric without a value is an empty cell; `hits` are the ids of the judged documents with commas
 * between.
 */
export function renderCsv({ queries, systems }: Comparison): string {
  const csvRow = (id: string, system: string, { values, hits }: ComparedAnswer): string => {
    const numbers = values.map((value) => (value === null ? "" : value.toFixed(DECIMALS)));
    return [csvCell(id), system, ...numbers, csvCell(hits.join(","))].join(",");
  };
  const [a, b] = systems as [ComparedSystem, ComparedSystem];
  const rows = queries.flatMap(({ id }, i) => [
    csvRow(id, "A", requireItem(a.answers, i)),
    csvRow(id, "B", requireItem(b.answers, i)),
  ]);
  return [HEADER, ...rows].map((line) => line + EOL).join("");
}

// Several systems, each beside the first.

/** Returns a comparison of several systems as JSON, each with its differences to the first. */
export function renderSeveralJson(comparison: Comparison): string {
  const { k, suite, queries, repeats, metrics, systems } = comparison;
  return canonicalJson({
    schema_version: SCHEMA_VERSION,
    k,
    suite,
    cases: queries.length,
    repeats,
    systems: systems.map((system) => systemValue(system, metrics)),
  });
}

/**
 * Returns a system as JSON has it: means and differences by metric, the ruling, and latency. What a
 * comparison does not have is null.
 */
function systemValue(system: ComparedSystem, metrics: Comparison["metrics"]): unknown {
  const { label, path, digest, settings, figures, latency } = system;
  const roundedMs = (ms: number | null): number | null => (ms === null ? null : roundMs(ms));
  return {
    label,
    config_path: path,
    config_digest: digest,
    settings,
    metrics: new Map(
      zipLists(metrics, figures).map(([{ name }, figure]) => {
        const { mean, against_first: against } = figure;
        return [name, { mean, against_first: against && differenceValue(against) }];
      }),
    ),
    ruling: system.ruling && rulingValue(system.ruling),
    latency:
      latency === null
        ? null
        : {
            samples: latency.samples,
            p50_ms: roundedMs(latency.p50_ms),
            p95_ms: roundedMs(latency.p95_ms),
          },
  };
}

/**
 * Returns a ruling as JSON has it. The baseline of a check is the first system, so its value has
 * the name `first`.
 */
function rulingValue({ checks, ...ruling }: SystemRuling): unknown {
  return {
    ...ruling,
    checks: checks.map(({ metric, scope, baseline, current, outcome, by, p, level }) => {
      return { metric, scope: scopeText(scope), first: baseline, current, outcome, by, p, level };
    }),
  };
}
