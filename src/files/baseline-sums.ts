/** A baseline's means must follow from its cases: what was edited by hand is no measurement. */
import { isPerCase } from "../metrics/family.ts";
import { parseMetric } from "../metrics/registry.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import type { Problem } from "../model/problem.ts";
import type { Value } from "../model/scores.ts";
import { escapePointer } from "./keys.ts";

/** What is needed of a case. */
interface Row {
  readonly intent: string;
  readonly metrics: Readonly<Record<string, Value>>;
  readonly ranks: readonly unknown[];
}

export interface Summarised {
  readonly definition: { readonly relevance: number };
  readonly metrics: {
    readonly overall: Readonly<Record<string, Value>>;
    readonly by_intent: Readonly<Record<string, Readonly<Record<string, Value>>>>;
  };
  readonly cases: Readonly<Record<string, Row>>;
}

type WrongMean = Required<Pick<Problem, "pointer" | "message">>;

/** Means and values are written with 12 decimals each. */
const ROUNDING = 1e-9;

/** Every mean that is not the mean of its cases, with both values; empty where all are. */
export function wrongMeans(written: Summarised): readonly WrongMean[] {
  const rows = Object.values(written.cases);
  const intents = new Map<string, Row[]>();
  for (const row of rows) {
    const known = intents.get(row.intent);
    if (known === undefined) intents.set(row.intent, [row]);
    else known.push(row);
  }
  const { overall, by_intent: byIntent } = written.metrics;
  const named = new Set([...Object.keys(byIntent), ...intents.keys()]);
  return [
    ...wrongIn("/metrics/overall", overall, rows, written),
    ...[...named].toSorted(compareCodePoints).flatMap((intent) => {
      const own = Object.hasOwn(byIntent, intent) ? byIntent[intent]! : {};
      return wrongIn(`/metrics/by_intent/${escapePointer(intent)}`, own, intents.get(intent) ?? [], written);
    }),
  ];
}

function wrongIn(
  pointer: string,
  means: Readonly<Record<string, Value>>,
  rows: readonly Row[],
  { definition }: Summarised,
): readonly WrongMean[] {
  const names = new Set([...Object.keys(means), ...rows.flatMap((row) => Object.keys(row.metrics))]);
  return [...names].toSorted(compareCodePoints).flatMap((name) => {
    const written = Object.hasOwn(means, name) ? means[name]! : null;
    const own = meanOf(name, rows, definition.relevance);
    if (own === undefined || same(written, own)) return [];
    const message = `is ${shown(written)}; the cases of this file give ${shown(own)}`;
    return [{ pointer: `${pointer}/${escapePointer(name)}`, message }];
  });
}

/** Undefined where the file does not hold what the mean is taken of. */
function meanOf(name: string, rows: readonly Row[], relevance: number): Value | undefined {
  const metric = parseMetric(name);
  const family = typeof metric !== "string" && isPerCase(metric.family) ? metric.family : null;
  // Which targets a higher threshold leaves is in the suite, not here.
  if (family?.weight === "targets" && relevance > 1) return undefined;
  let [sum, weight] = [0, 0];
  for (const row of rows) {
    const value = Object.hasOwn(row.metrics, name) ? row.metrics[name]! : null;
    // A cost that one answer did not tell has no mean.
    if (value === null && family?.kind === "cost") return undefined;
    if (value === null) continue;
    const own = family?.weight === "targets" ? row.ranks.length : 1;
    sum += own * value;
    weight += own;
  }
  return weight === 0 ? null : sum / weight;
}

function same(a: Value, b: Value): boolean {
  if (a === null || b === null) return a === b;
  return Math.abs(a - b) <= ROUNDING * Math.max(1, Math.abs(b));
}

function shown(value: Value): string {
  return value === null ? "no value" : String(Number(value.toFixed(12)));
}
