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

function differenceValue(against: Evidence): object {
  const { delta, units, ties } = against;
  return { ...evidenceValue(against), delta, units, ties };
}

/** Returns the name of a system in the files, by its index: A, B … Z, AA, AB … */
export function systemKey(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : systemKey(Math.floor(index / 26) - 1) + letter;
}

/** Returns the metric's name in the files: `recall` at the comparison's k, else `recall@5`. */
function metricKey(name: string, k: number): string {
  return name.endsWith(`@${k}`) ? name.slice(0, name.lastIndexOf("@")) : name;
}

/**
 * Returns a comparison as JSON: the systems with their means, and each query. The first system is
 * A. Of two systems, `delta` is B's figure minus A's.
 */
export function renderJson(comparison: Comparison): string {
  const { k, gain, digests, suite, queries, repeats, metrics, systems } = comparison;
  const keys = metrics.map(({ name }) => metricKey(name, k));
  const [first, second, ...others] = systems;
  const isPair = first !== undefined && second !== undefined && others.length === 0;
  const deltaOf = (before: readonly Value[], now: readonly Value[]): unknown =>
    figuresValue(keys, valueChanges(before, now));
  return canonicalJson({
    schema_version: SCHEMA_VERSION,
    k,
    gain,
    suite,
    repeats,
    ...(digests && {
      corpus_digest: digests.corpus,
      queries_digest: digests.queries,
      qrels_digest: digests.qrels,
    }),
    systems: Object.fromEntries(
      systems.map((system, at) => [systemKey(at), systemValue(system, keys)]),
    ),
    ...(isPair && { delta: { macro: deltaOf(meanValues(first), meanValues(second)) } }),
    per_query: queries.map(({ id }, at) => {
      const answers = systems.map((system) => requireItem(system.answers, at));
      const [answerA, answerB] = answers;
      return {
        qid: id,
        ...Object.fromEntries(
          answers.map((answer, index) => [systemKey(index), answerValue(answer, keys, index)]),
        ),
        ...(isPair && answerA && answerB && { delta: deltaOf(answerA.values, answerB.values) }),
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

/** Returns the values by the names of their metrics. */
function figuresValue(
  keys: readonly string[],
  values: readonly Value[],
): Readonly<Record<string, Value>> {
  return Object.fromEntries(zipLists(keys, values));
}

/**
 * Returns a system's values for one query, the judged documents that it found, and from the second
 * system on what its list has in common with A's.
 */
function answerValue(
  { values, hits, overlap }: ComparedAnswer,
  keys: readonly string[],
  index: number,
): unknown {
  return {
    ...figuresValue(keys, values),
    hits,
    ...(index > 0 && { overlap: overlapValue(overlap) }),
  };
}

/** Returns the overlap with A's list as JSON has it. */
function overlapValue({ jaccard, found }: Overlap): unknown {
  return { jaccard, a_found: found };
}

/**
 * Returns a system as JSON has it: means and differences by metric, the ruling, and latency. What a
 * comparison does not have is null.
 */
function systemValue(system: ComparedSystem, keys: readonly string[]): unknown {
  const { label, path, digest, settings, figures, overlap, latency } = system;
  const roundedMs = (ms: number | null): number | null => (ms === null ? null : roundMs(ms));
  const differences = figures.map(({ against_first: against }) => {
    return against === null ? null : differenceValue(against);
  });
  return {
    label,
    config_path: path,
    config_digest: digest,
    settings,
    metrics: { macro: figuresValue(keys, meanValues(system)) },
    against_first: Object.fromEntries(zipLists(keys, differences)),
    overlap: overlapValue(overlap),
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

/** Decimals of a metric in the CSV table. */
const DECIMALS = 6;
/** A line end as RFC 4180 has it. */
const EOL = "\r\n";

/**
 * Returns a comparison as a CSV table with a row for each query and system, in the order of the
 * systems. A metric without a value is an empty cell; `hits` are the ids of the judged documents
 * with commas between.
 */
export function renderCsv({ k, metrics, queries, systems }: Comparison): string {
  const keys = metrics.map(({ name }) => metricKey(name, k));
  const lines = [["qid", "system", ...keys, "hits"].join(",")];
  for (const [at, { id }] of queries.entries()) {
    for (const [index, { answers }] of systems.entries()) {
      const { values, hits } = requireItem(answers, at);
      const numbers = values.map((value) => (value === null ? "" : value.toFixed(DECIMALS)));
      lines.push([csvCell(id), systemKey(index), ...numbers, csvCell(hits.join(","))].join(","));
    }
  }
  return lines.map((line) => line + EOL).join("");
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
