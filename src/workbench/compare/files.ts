/**
 * Writes a comparison as JSON, as CSV and as text for a terminal. In JSON keys are sorted, so that
 * equal figures give equal bytes in any folder.
 */

import { csvCell, logLine } from "../../messages/escape.ts";
import { formatMs, pluralise } from "../../messages/format.ts";
import { canonicalJson } from "../../model/canonical-json.ts";
import { requireItem, zipLists } from "../../model/lookup.ts";
import type { LatencySummary, Value } from "../../model/scores.ts";
import { msValue } from "../../reporters/baseline-json.ts";
import { alignCells } from "../../reporters/terminal.ts";
import { OUTCOME_WORDS, valueText, type RunOutcome } from "../outcome.ts";
import type { Definition } from "../../model/config.ts";

const SCHEMA_VERSION = 1;

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
  const { k, gain, digests, suite, queries, metrics, systems } = comparison;
  const nameValues = (values: readonly Value[]): object =>
    Object.fromEntries(
      zipLists(metrics, values).map(([name, value]) => [metricKey(name, k), value]),
    );
  const nameSystems = (values: readonly object[]): object =>
    Object.fromEntries(values.map((value, at) => [systemKey(at), value]));
  const [first, second, ...others] = systems;
  const isPair = first !== undefined && second !== undefined && others.length === 0;
  return canonicalJson({
    schema_version: SCHEMA_VERSION,
    k,
    gain,
    suite,
    ...(digests && {
      corpus_digest: digests.corpus,
      queries_digest: digests.queries,
      qrels_digest: digests.qrels,
    }),
    systems: nameSystems(
      systems.map(({ label, path, digest, settings, means, latency, judged }) => ({
        label,
        config_path: path,
        config_digest: digest,
        settings,
        metrics: { macro: nameValues(means) },
        latency: latency && latencyValue(latency),
        judged,
      })),
    ),
    ...(isPair && { delta: { macro: nameValues(subtractValues(second.means, first.means)) } }),
    per_query: queries.map((qid, at) => {
      const answers = systems.map((system) => requireItem(system.answers, at));
      const [a, b] = answers;
      return {
        qid,
        ...nameSystems(answers.map(({ values, hits }) => ({ ...nameValues(values), hits }))),
        ...(isPair && a && b && { delta: nameValues(subtractValues(b.values, a.values)) }),
      };
    }),
  });
}

/** Returns `now` minus `before` for each pair of values; null if one of them is null. */
function subtractValues(now: readonly Value[], before: readonly Value[]): readonly Value[] {
  return zipLists(now, before).map(([newValue, oldValue]) =>
    oldValue === null || newValue === null ? null : newValue - oldValue,
  );
}

function latencyValue({ samples, p50_ms: p50, p95_ms: p95 }: LatencySummary): object {
  return { samples, p50_ms: msValue(p50), p95_ms: msValue(p95) };
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
  const keys = metrics.map((name) => metricKey(name, k));
  const lines = [["qid", "system", ...keys, "hits"].join(",")];
  for (const [at, id] of queries.entries()) {
    for (const [index, { answers }] of systems.entries()) {
      const { values, hits } = requireItem(answers, at);
      const numbers = values.map((value) => (value === null ? "" : value.toFixed(DECIMALS)));
      lines.push([csvCell(id), systemKey(index), ...numbers, csvCell(hits.join(","))].join(","));
    }
  }
  return lines.map((line) => line + EOL).join("");
}

/** The longest label that is printed, in characters. */
const LABEL = 60;

/**
 * Returns a comparison as text: a table of means and latencies, and for each system but the first
 * what the gate says of it, and where its report is.
 */
export function renderText({ metrics, systems, suite, queries, k }: Comparison): string {
  const rows = systems.map(({ label, means, latency }, at) => [
    `${systemKey(at)}: ${logLine(label, LABEL)}`,
    ...zipLists(metrics, means).map(([name, mean]) => valueText(name, mean)),
    formatMs(latency?.p50_ms ?? null),
    formatMs(latency?.p95_ms ?? null),
  ]);
  const verdicts: string[] = [];
  for (const [at, { judged }] of systems.entries()) {
    if (judged !== null) {
      const words = [OUTCOME_WORDS[judged.outcome], judged.words].filter(Boolean).join(", ");
      verdicts.push(`${systemKey(at)} compared with A: ${logLine(words)}`);
      verdicts.push(`  ${logLine(judged.report)}`);
    }
  }
  const title = `${logLine(suite.name, LABEL)} ${logLine(suite.revision, LABEL)}, ${pluralise(queries.length, "query", "queries")}, k = ${k}`;
  const table = alignCells([["", ...metrics, "p50", "p95"], ...rows]);
  return [title, "", ...table, "", ...verdicts].map((line) => `${line}\n`).join("");
}

/** Two or more systems on one suite, each compared with the first. */
export interface Comparison {
  /** The cutoff of the lists and metrics. */
  readonly k: number;
  /** What a grade counts in nDCG. */
  readonly gain: Definition["gain"];
  readonly suite: { readonly name: string; readonly revision: string; readonly digest: string };
  /** Null in a comparison of configs: they have their digests, and so has the suite. */
  readonly digests: FileDigests | null;
  /** Names of the metrics that are shown, such as `recall@10`. */
  readonly metrics: readonly string[];
  /** Ids of the cases, in their order. */
  readonly queries: readonly string[];
  /** The first is what the others are compared with. */
  readonly systems: readonly ComparedSystem[];
}

/** SHA-256 of each file beside two recorded runs. */
export interface FileDigests {
  /** `absent` if no corpus was named. */
  readonly corpus: string;
  readonly queries: string;
  readonly qrels: string;
}

export interface NamedSystem {
  /** The name that the user gave it, else its path, then what `--set` changed. */
  readonly label: string;
  /** The path of the config or the recorded run, relative to the repository root. */
  readonly path: string;
  /** SHA-256 of that file, with what `--set` changed in it. */
  readonly digest: string;
  /** What `--set` changed: values by field, such as `retriever.params.ef`. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** One system, and what the gate says of it with the first one as its baseline. */
export interface ComparedSystem extends NamedSystem {
  /** In the order of the metrics; null if no case has a value. */
  readonly means: readonly Value[];
  /** Null if nothing was timed. */
  readonly latency: LatencySummary | null;
  /** In the order of the queries. */
  readonly answers: readonly ComparedAnswer[];
  /** Null for the first system. */
  readonly judged: {
    readonly outcome: RunOutcome;
    /** What happened; empty if there is nothing to say. */
    readonly words: string;
    /** The path of the report's page, relative to the working directory. */
    readonly report: string;
  } | null;
}

/** What a system answered to one query. */
export interface ComparedAnswer {
  /** In the order of the metrics; null where the case has no value, as one that expects nothing. */
  readonly values: readonly Value[];
  /** Ids of the judged documents in the top k, relevant or not, in rank order. */
  readonly hits: readonly string[];
}
