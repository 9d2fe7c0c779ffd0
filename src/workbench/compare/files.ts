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

// Two recorded runs, A and B, query by query.

/**
 * The names of the metrics in the JSON, in the order in which such a comparison has the metrics.
 */
const RUN_METRICS = ["recall", "mrr", "ndcg"] as const;

/**
 * Returns a comparison of two recorded runs, A and B, as JSON: means, and each query. A `delta`
 * is B's figure minus A's. The overlap is B's with A; A's own is with itself, and says nothing.
 */
export function renderRunsJson(comparison: Comparison): string {
  const { k, digests, queries, systems } = comparison;
  const [a, b] = systems as [ComparedSystem, ComparedSystem];
  return canonicalJson({
    schema_version: SCHEMA_VERSION,
    k,
    digests,
    runs: { A: runValue(a), B: runValue(b) },
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

/** Returns the run's path, digest and means as JSON has them. */
function runValue(run: ComparedSystem): unknown {
  const { path, digest } = run;
  return { path, digest, metrics: { macro: figuresValue(meanValues(run)) } };
}

/** Returns the values, which are in the order of RUN_METRICS, by the names of the metrics. */
function figuresValue(values: readonly Value[]): Readonly<Record<string, Value>> {
  return Object.fromEntries(zipLists(RUN_METRICS, values));
}

/** Returns a run's values for one query, and the judged documents that it found. */
function answerValue({ values, hits }: ComparedAnswer): unknown {
  return { ...figuresValue(values), hits };
}

/** Returns B's overlap with A as JSON has it. */
function overlapValue({ jaccard, found }: Overlap): unknown {
  return { jaccard, a_found_by_b: found };
}

// Every query of every system.

/** Decimals of a metric in the CSV table. */
const DECIMALS = 6;
/** A line end as RFC 4180 has it. */
const EOL = "\r\n";

/**
 * Returns a comparison as a CSV table with a row for each query and system, in the order of the
 * systems. A metric without a value is an empty cell; `hits` are the ids of the judged documents
 * with commas between.
 */
export function renderCsv({ metrics, queries, systems }: Comparison): string {
  const lines = [["qid", "system", ...metrics.map(({ name }) => name), "hits"].join(",")];
  for (const [at, { id }] of queries.entries()) {
    for (const { label, answers } of systems) {
      const { values, hits } = requireItem(answers, at);
      const numbers = values.map((value) => (value === null ? "" : value.toFixed(DECIMALS)));
      lines.push([csvCell(id), csvCell(label), ...numbers, csvCell(hits.join(","))].join(","));
    }
  }
  return lines.map((line) => line + EOL).join("");
}

// Configs, each beside the first.

/** Returns a comparison of configs as JSON, each with its differences to the first. */
export function renderConfigsJson(comparison: Comparison): string {
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
    path,
    digest,
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
