/** The baseline file. Missing, unreadable, another suite's and a newer program's baseline are different outcomes. */
import { GateError } from "../errors.ts";
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
  /** SHA-256 of the file's bytes, as they are. */
  readonly digest: string;
}

/** Null if the file does not exist. Throws invalid_baseline, newer_version or file_unreadable for one that can't be used. */
export async function loadBaseline(
  root: Root,
  file: string | null,
): Promise<LoadedBaseline | null> {
  if (file === null) {
    return null;
  }
  refuseFileType(file, "invalid_baseline");
  try {
    const document = await parseDocument(readText(root, file, "baseline"), "invalid_baseline");
    return { baseline: readDocument(document), digest: document.digest };
  } catch (error) {
    if (error instanceof GateError && error.code === "file_not_found") {
      return null;
    }
    throw error;
  }
}

/** Throws `code` for a file name that does not end as baselines do. */
export function refuseFileType(file: string, code: "invalid_baseline" | "usage"): void {
  if (/\.(?:json|ya?ml)$/i.test(file)) {
    return;
  }
  throw new GateError(code, `baseline ${file}: unknown file type`, {
    hint: "Expected .json; .yaml and .yml are read as well. A baseline is not compressed.",
  });
}

/**
 * Returns the baseline of a file. Throws `newer_version`, or `invalid_baseline` with everything that contradicts the
 * rest of it.
 */
function readDocument(document: Document): Baseline {
  refuseNewer(document);
  const file = checkSchema(document, "baseline") as BaselineFile;
  const wrong: Contradiction[] = [];
  const rows = readBaselineRows(file, wrong);
  const summary = summariseRows(rows.values(), Object.keys(file.metrics.overall), file.definition);
  wrong.push(...findWrongMeans(file.metrics, summary.means), ...findWrongRows(file, rows));
  if (wrong.length > 0) {
    const problems = wrong.map((each) => {
      return { ...each, file: document.file, line: document.lineOf(each.pointer) };
    });
    const error = invalidFile("invalid_baseline", "baseline", document.file, problems);
    const hint =
      "Baselines are not edited by hand: record it again, or copy baseline.json of a report.";
    throw new GateError("invalid_baseline", error.message, { problems: error.problems, hint });
  }
  const { suite, definition, k, retriever, judge, tool, environment, timing, prices, files } = file;
  const { accepted, run_count, answers_vary } = file;
  return withoutUndefined({
    suite,
    definition,
    k,
    retriever,
    judge,
    tool,
    environment,
    timing,
    accepted,
    run_count,
    answers_vary,
    means: readMeans(file.metrics),
    latency: summary.latency,
    cases: rows,
    prices: prices && readPrices(prices),
    files: files && asMap(files),
  });
}

/** Returns the means as they were written, which differ from those of the rounded rows in the last decimal. */
function readMeans({ overall, by_intent: byIntent }: BaselineFile["metrics"]): Baseline["means"] {
  const intents = Object.entries(byIntent).map(([name, means]) => [name, asMap(means)] as const);
  return { overall: asMap(overall), by_intent: new Map(intents) };
}

function asMap<T>(record: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(record));
}
