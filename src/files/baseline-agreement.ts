/** Ranks, results and metrics of a row say the same thing, in every version: one that was edited alone is no measurement. */
import { type Derivable, type Ranks, decided } from "../metrics/derived.ts";
import type { Value } from "../model/scores.ts";
import type { Case } from "../model/suite.ts";
import { type ReadRows, type BaselineRow, type Wrong, runsOf } from "./baseline-form.ts";
import { ROUNDING, shown } from "./baseline-sums.ts";
import { definitionOfFile } from "./definition.ts";
import { escapePointer } from "./keys.ts";

/** `recorded` is the case that a row was recorded of; undefined where the suite has another by now, or is not known. */
export function wrongRows(
  { head, rows }: ReadRows,
  recorded: (id: string, row: BaselineRow) => Case | undefined,
): readonly Wrong[] {
  const { relevance } = definitionOfFile(head.version, head.definition);
  const known = new Map<string, Derivable | null>();
  const wrong: Wrong[] = [];
  for (const [id, row] of rows) {
    const at = `/cases/${escapePointer(id)}`;
    const expected = recorded(id, row)?.expected;
    wrong.push(...wrongRanks(at, row, head.k, expected?.length));
    // Over several runs, metrics are means, and ranks and results are the first run's.
    if (runsOf(head) > 1) continue;
    const checks = [...row.metrics].flatMap(([name, value]): readonly Check[] => {
      const found = known.has(name) ? known.get(name)! : decided(name);
      known.set(name, found);
      return found === null ? [] : [{ name, value, found }];
    });
    const relevant = expected?.map(({ grade }) => grade >= relevance);
    wrong.push(...wrongMetrics(at, row, checks, relevant));
  }
  return wrong;
}

interface Check {
  readonly name: string;
  readonly value: Value;
  readonly found: Derivable;
}

function wrongRanks(
  at: string,
  { ranks, results }: BaselineRow,
  k: number,
  targets = ranks.length,
): readonly Wrong[] {
  const wrong: Wrong[] = [];
  const add = (pointer: string, message: string): void => void wrong.push({ pointer: at + pointer, message });
  if (results.length > k) add("/results", `has ${results.length} results; k is ${k}`);
  if (ranks.length !== targets) add("/ranks", `has ${ranks.length} ranks; the case has ${targets} targets`);
  for (const [index, rank] of ranks.entries()) {
    if (rank !== null && rank > results.length)
      add(`/ranks/${index}`, `is ${rank}; the row has ${results.length} results`);
  }
  return wrong;
}

/** `relevant`, by target: whether its grade counts in binary metrics; undefined where only the suite could tell. */
function wrongMetrics(
  at: string,
  row: BaselineRow,
  checks: readonly Check[],
  relevant: readonly boolean[] | undefined,
): readonly Wrong[] {
  const counted = row.ranks.filter((_, index) => relevant?.[index] !== false);
  const wrong = checks.filter((check) => !agrees(check, row, counted));
  if (wrong.length === 0 || (relevant === undefined && agreesWithSome(row, checks))) return [];
  return wrong.map(({ name, value, found }) => ({
    pointer: `${at}/metrics/${escapePointer(name)}`,
    message: `${name} is ${shown(value)}; the row's ${found.by} give ${shown(given(found, row, counted))}`,
  }));
}

function given(found: Derivable, { ranks, results }: BaselineRow, counted: Ranks): Value {
  if (found.by === "results") return found.of(results, found.k, ranks.length > 0);
  return ranks.length === 0 ? null : found.of(counted, found.k);
}

function agrees({ value, found }: Check, row: BaselineRow, counted: Ranks): boolean {
  if (near(value, given(found, row, counted))) return true;
  // A query that failed has no list to say anything of.
  if (value === null && found.by === "results" && row.metrics.get("error_rate") === 1) return true;
  if (row.ranks.length > 0) return false;
  // Without targets a case may be one that counts nowhere, or one in whose judgments nothing is relevant.
  const judged = found.by === "ranks" ? found.of([], found.k) : found.of(row.results, found.k, true);
  return near(value, judged);
}

function near(a: Value, b: Value): boolean {
  return a === null || b === null ? a === b : Math.abs(a - b) <= ROUNDING;
}

/** Of more targets the choices are too many to try. */
const MOST_TARGETS = 10;

/**
 * Whether the metrics may be those of some of the targets: grades below the threshold count in no binary metric, and only
 * the suite knows the grades.
 */
function agreesWithSome(row: BaselineRow, checks: readonly Check[]): boolean {
  const { ranks } = row;
  if (ranks.every((rank) => rank === null)) return false;
  if (ranks.length > MOST_TARGETS) return true;
  for (let choice = 0; choice < 1 << ranks.length; choice++) {
    const counted = ranks.filter((_, index) => (choice & (1 << index)) !== 0);
    if (checks.every((check) => agrees(check, row, counted))) return true;
  }
  return false;
}
