/** Reads the baseline file, and refuses one that contradicts itself. */
import { GateError, valueForGateError } from "../errors.ts";
import type { Baseline } from "../model/baseline.ts";
import { withoutUndefined } from "../system/json.ts";
import type { Root } from "../system/root.ts";
import { findWrongMeans, findWrongRows } from "./baseline-checks.ts";
import { summariseRows } from "../metrics/row-means.ts";
import { type BaselineFile, type Contradiction, readBaselineRows } from "./baseline-rows.ts";
import { parseDocument, refuseNewer } from "./document.ts";
import { readPrices } from "./gate-config.ts";
import { type Document, readText } from "./read.ts";
import { checkSchema, invalidFile } from "./validate.ts";

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
 * Throws `newer_version`; `invalid_baseline` with the schema's problems; or, if the schema accepts
 * it, `invalid_baseline` with every contradiction.
 */
function readDocument(document: Document): Baseline {
  refuseNewer(document);
  const file = checkSchema(document, "baseline") as BaselineFile;
  const contradictions: Contradiction[] = [];
  const rows = readBaselineRows(file, contradictions);
  const summary = summariseRows(rows.values(), Object.keys(file.metrics.overall), file.definition);
  contradictions.push(...findWrongMeans(file.metrics, summary.means), ...findWrongRows(file, rows));
  if (contradictions.length > 0) {
    const problems = contradictions.map(({ pointer, message }) => {
      return { file: document.file, pointer, line: document.lineOf(pointer), message };
    });
    const error = invalidFile("invalid_baseline", "baseline", document.file, problems);
    const hint =
      "Baselines are not edited by hand: record it again, or copy baseline.json of a report.";
    throw new GateError("invalid_baseline", error.message, { problems: error.problems, hint });
  }
  const { $schema: _schema, version: _version, cases: _cases, samples: _samples, ...rest } = file;
  const { metrics, prices, files, ...sameMembers } = rest;
  return withoutUndefined({
    ...sameMembers,
    means: readMeans(metrics),
    latency: summary.latency,
    cases: rows,
    prices: prices && readPrices(prices),
    files: files && toMap(files),
  });
}

/**
 * Returns the written means. Those of `summary` are not used: they are computed from rounded rows,
 * and may differ in the last decimal.
 */
function readMeans({ overall, by_intent: byIntent }: BaselineFile["metrics"]): Baseline["means"] {
  const intents = Object.entries(byIntent).map(([name, means]) => [name, toMap(means)] as const);
  return { overall: toMap(overall), by_intent: new Map(intents) };
}

function toMap<T>(record: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(record));
}
