/** Checks that figures of a baseline follow from the rest of it. A file that was edited by hand is no measurement. */
import { type Derivable, type Ranks, findDerivable } from "../metrics/derived.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import type { Definition } from "../model/config.ts";
import type { Means, Scores, Value } from "../model/scores.ts";
import type { BaselineFile, WrittenMeans, Contradiction } from "./baseline-rows.ts";
import { escapePointer } from "./json-scan.ts";

/** How much two figures may differ by rounding: means and values are written with 12 decimals each. */
const ROUNDING = 1e-9;

type Rows = Baseline["cases"];

/** Returns every written mean that is not that of the rows, with both values. */
export function findWrongMeans(
  written: BaselineFile["metrics"],
  { overall, by_intent: byIntent }: Scores["means"],
): readonly Contradiction[] {
  const wrong = compareMeans("/metrics/overall", written.overall, overall);
  for (const intent of new Set([...Object.keys(written.by_intent), ...byIntent.keys()])) {
    const isWritten = Object.hasOwn(written.by_intent, intent);
    const writtenMeans = isWritten ? (written.by_intent[intent] ?? {}) : {};
    const means = byIntent.get(intent) ?? new Map<string, Value>();
    wrong.push(...compareMeans(`/metrics/by_intent/${escapePointer(intent)}`, writtenMeans, means));
  }
  return wrong;
}

/** Returns each mean of one scope that is written otherwise than `means` has it, or is in one of the two only. */
function compareMeans(pointer: string, written: WrittenMeans, means: Means): Contradiction[] {
  const wrong: Contradiction[] = [];
  for (const name of new Set([...Object.keys(written), ...means.keys()])) {
    const value = Object.hasOwn(written, name) ? (written[name] ?? null) : null;
    const mean = means.get(name) ?? null;
    if (!isNear(value, mean, Math.max(1, Math.abs(mean ?? 0)))) {
      const message = `is ${showFigure(value)}; the cases of this file give ${showFigure(mean)}`;
      wrong.push({ pointer: `${pointer}/${escapePointer(name)}`, message });
    }
  }
  return wrong;
}

function showFigure(value: Value): string {
  return value === null ? "no value" : String(Number(value.toFixed(12)));
}

/** Whether two figures differ by no more than rounding, which is multiplied by `scale`; two missing ones are near. */
function isNear(a: Value, b: Value, scale = 1): boolean {
  return a === null || b === null ? a === b : Math.abs(a - b) <= ROUNDING * scale;
}

/** Returns what in the rows contradicts their own ranks, results and targets. */
export function findWrongRows(file: BaselineFile, rows: Rows): readonly Contradiction[] {
  const wrong: Contradiction[] = [];
  const derivables = new Map<string, Derivable | null>();
  for (const [id, row] of rows) {
    const at = `/cases/${escapePointer(id)}`;
    wrong.push(...findWrongRanks(at, row, file.k));
    // Of several runs, metrics are means, while ranks and results are those of one run.
    if (file.run_count !== undefined) {
      continue;
    }
    for (const [name, value] of row.metrics) {
      let derivable = derivables.get(name);
      if (derivable === undefined) {
        derivable = findDerivable(name);
        derivables.set(name, derivable);
      }
      const check = derivable === null ? null : { value, derivable };
      if (check !== null && !isAsDerived(check, row, file.definition)) {
        const derivedValue = showFigure(deriveValue(check.derivable, row, file.definition));
        const message = `${name} is ${showFigure(value)}; the row's ${check.derivable.by} give ${derivedValue}`;
        wrong.push({ pointer: `${at}/metrics/${escapePointer(name)}`, message });
      }
    }
  }
  return wrong;
}

/** Returns what is wrong with a row's results and ranks: more than k, not one for each target, or beyond the results. */
function findWrongRanks(
  at: string,
  { ranks, results, targets }: BaselineCase,
  k: number,
): readonly Contradiction[] {
  const wrong: Contradiction[] = [];
  if (results.length > k) {
    wrong.push({ pointer: `${at}/results`, message: `has ${results.length} results; k is ${k}` });
  }
  if (ranks.length !== targets.length) {
    const message = `has ${ranks.length} ranks; the row has ${targets.length} targets`;
    wrong.push({ pointer: `${at}/ranks`, message });
  }
  for (const [index, rank] of ranks.entries()) {
    if (rank !== null && rank > results.length) {
      const message = `is ${rank}; the row has ${results.length} results`;
      wrong.push({ pointer: `${at}/ranks/${index}`, message });
    }
  }
  return wrong;
}

/** A written value, and how it is derived from ranks or results. */
interface RowCheck {
  readonly value: Value;
  readonly derivable: Derivable;
}

/** Returns what ranks or results give for a metric. Targets below the relevance do not count. */
function deriveValue(derivable: Derivable, row: BaselineCase, { relevance }: Definition): Value {
  const { ranks, results, targets } = row;
  if (derivable.by === "results") {
    return derivable.compute(results, derivable.k, ranks.length > 0);
  }
  const counted: Ranks = ranks.filter((_, index) => (targets[index]?.grade ?? 0) >= relevance);
  return ranks.length === 0 ? null : derivable.compute(counted, derivable.k);
}

/**
 * Whether the value is what the row's ranks or results give, or one of the two values that a failed query or a case
 * without targets may have instead.
 */
function isAsDerived(
  { value, derivable }: RowCheck,
  row: BaselineCase,
  definition: Definition,
): boolean {
  if (isNear(value, deriveValue(derivable, row, definition))) {
    return true;
  }
  // A failed query has no results, so no value that is derived from them.
  if (value === null && derivable.by === "results" && row.metrics.get("error_rate") === 1) {
    return true;
  }
  if (row.ranks.length > 0) {
    return false;
  }
  // A case without targets has no value, or it was judged and nothing was relevant. That gives a value.
  const valueIfJudged =
    derivable.by === "ranks"
      ? derivable.compute([], derivable.k)
      : derivable.compute(row.results, derivable.k, true);
  return isNear(value, valueIfJudged);
}
