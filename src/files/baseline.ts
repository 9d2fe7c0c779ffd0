/** Reads the baseline file, and refuses one that contradicts itself. */

import { GateError, valueForGateError } from "../errors.ts";
import type { Baseline } from "../model/baseline.ts";
import { withoutUndefined } from "../system/json.ts";
import type { Root } from "../system/root.ts";
import { summariseRows } from "../metrics/score.ts";
import { type BaselineFile, type Contradiction, readBaselineRows } from "./baseline-rows.ts";
import { parseDocument, refuseNewer } from "./document.ts";
import { readPrices } from "./gate-config.ts";
import { type Document, readText, escapePointer } from "./read.ts";
import { checkSchema, invalidFile } from "./validate.ts";
import { mapValues } from "../model/lookup.ts";
import type { Means, Scores, Value } from "../model/scores.ts";

interface LoadedBaseline {
  readonly baseline: Baseline;
  /** Of the file's bytes, as they are. */
  readonly digest: string;
}

/**
 * Reads the baseline. Null if none is named, or it does not exist. Throws `invalid_baseline`,
 * `newer_version`, or as readText, for one that can't be used.
 */
export async function loadBaseline(
  root: Root,
  file: string | null,
): Promise<LoadedBaseline | null> {
  if (file === null) {
    return null;
  }
  refuseFileType(file);
  try {
    const document = await parseDocument(readText(root, file, "baseline"), "invalid_baseline");
    return { baseline: readDocument(document), digest: document.digest };
  } catch (error) {
    return valueForGateError(error, null, ["file_not_found"]);
  }
}

/** Throws `usage` unless the file's name ends in .json, .yaml or .yml. */
export function refuseFileType(file: string): void {
  if (/\.(?:json|ya?ml)$/i.test(file)) {
    return;
  }
  throw new GateError(
    "usage",
    `baseline ${file}: unknown file type`,
    "Expected .json; .yaml and .yml are read as well. A baseline is not compressed.",
  );
}

/**
 * Returns the baseline. Throws `newer_version`; `invalid_baseline` with the schema's problems; or,
 * if the schema accepts the file, `invalid_baseline` with every contradiction.
 */
function readDocument(document: Document): Baseline {
  refuseNewer(document);
  const file = checkSchema(document, "baseline") as BaselineFile;
  const contradictions: Contradiction[] = [];
  const rows = readBaselineRows(file, contradictions);
  const summary = summariseRows(rows.values(), Object.keys(file.metrics.overall), file.definition);
  const means = {
    overall: toMap(file.metrics.overall),
    by_intent: mapValues(toMap(file.metrics.by_intent), toMap),
  };
  contradictions.push(...findWrongMeans(means, summary.means));
  throwContradictions(document, contradictions);
  // The first two belong to the file alone; `rows` has the cases with their samples.
  const { $schema: _schema, version: _version, cases: _cases, samples: _samples, ...rest } = file;
  // A Baseline has maps in place of these objects.
  const { metrics: _metrics, prices, files, ...sameMembers } = rest;
  return withoutUndefined({
    ...sameMembers,
    // Not those of `summary`: they are of rounded rows, and may differ in the last decimal.
    means,
    latency: summary.latency,
    cases: rows,
    prices: prices && readPrices(prices),
    files: files && toMap(files),
  });
}

function toMap<T>(record: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(record));
}

// Finds contradictions in a baseline: figures that do not follow from the rest of the file show
// that it was edited by hand.

function throwContradictions(
  { file, lineOf }: Document,
  contradictions: readonly Contradiction[],
): void {
  if (contradictions.length === 0) {
    return;
  }
  const problems = contradictions.map(({ pointer, message }) => {
    return { file, pointer, line: lineOf(pointer), message };
  });
  const hint =
    "Baselines are not edited by hand: record it again, or copy baseline.json of a report.";
  throw invalidFile("invalid_baseline", "baseline", file, problems, hint);
}

type GroupMeans = Pick<Scores["means"], "overall" | "by_intent">;

/** Generous for rounding: means and values are written with 12 decimals each. */
const ROUNDING = 1e-9;

/**
 * Returns a contradiction for every mean in the file (`written`) that is not the mean of its rows,
 * or that only one of the two has.
 */
function findWrongMeans(written: GroupMeans, computed: GroupMeans): readonly Contradiction[] {
  const contradictions = compareMeans("/metrics/overall", written.overall, computed.overall);
  for (const intent of new Set([...written.by_intent.keys(), ...computed.by_intent.keys()])) {
    const writtenMeans = written.by_intent.get(intent) ?? new Map<string, Value>();
    const computedMeans = computed.by_intent.get(intent) ?? new Map<string, Value>();
    const pointer = `/metrics/by_intent/${escapePointer(intent)}`;
    contradictions.push(...compareMeans(pointer, writtenMeans, computedMeans));
  }
  return contradictions;
}

/** Returns the written means that differ from those of the cases. `pointer` is where they stand. */
function compareMeans(pointer: string, written: Means, means: Means): Contradiction[] {
  const contradictions: Contradiction[] = [];
  for (const name of new Set([...written.keys(), ...means.keys()])) {
    const value = written.get(name) ?? null;
    const mean = means.get(name) ?? null;
    // Large figures, such as milliseconds, have larger rounding errors.
    const rounding = ROUNDING * Math.max(1, Math.abs(mean ?? 0));
    const isNear =
      value === null || mean === null ? value === mean : Math.abs(value - mean) <= rounding;
    if (!isNear) {
      const message = `is ${showFigure(value)}; the cases of this file give ${showFigure(mean)}`;
      contradictions.push({ pointer: `${pointer}/${escapePointer(name)}`, message });
    }
  }
  return contradictions;
}

function showFigure(value: Value): string {
  return value === null ? "no value" : String(Number(value.toFixed(12)));
}
