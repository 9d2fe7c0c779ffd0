/**
 * The list of all metrics, and functions that read and write their names. Adding a metric is one
 * file, one line here, one test of the same name.
 */
import { ANSWERS, ANSWERS_UNMEASURED } from "./answers.ts";
import { JACCARD } from "./churn.ts";
import { CLUSTERING } from "./clustering.ts";
import { CONTEXT_CHARS } from "./context-chars.ts";
import { CONTEXT } from "./context.ts";
import { COST } from "./cost.ts";
import { type MetricFamily, metricUnit } from "./family.ts";
import { FILL_RATE } from "./fill.ts";
import type { Unit } from "../model/scores.ts";
import { LATENCY } from "./latency.ts";
import { LOST_QUERIES } from "./lost-queries.ts";
import { MAP } from "./map.ts";
import { MRR } from "./mrr.ts";
import { NDCG } from "./ndcg.ts";
import { HIT_RATE, PRECISION } from "./precision.ts";
import {
  DEGRADED_RATE,
  ERROR_RATE,
  FALSE_RESULT_RATE,
  ZERO_RESULT_RATE,
  DUPLICATE_RATE,
  FORBIDDEN_RATE,
  JUDGED,
} from "./rates.ts";
import { COVERAGE, EVIDENCE_RECALL, FULL_COVERAGE, RECALL } from "./recall.ts";

/** All metrics, in the order in which they are listed. */
export const METRICS: readonly MetricFamily[] = [
  RECALL,
  MRR,
  NDCG,
  PRECISION,
  HIT_RATE,
  MAP,
  COVERAGE,
  EVIDENCE_RECALL,
  FULL_COVERAGE,
  JUDGED,
  FILL_RATE,
  CLUSTERING,
  CONTEXT_CHARS,
  DUPLICATE_RATE,
  FORBIDDEN_RATE,
  ZERO_RESULT_RATE,
  FALSE_RESULT_RATE,
  DEGRADED_RATE,
  ERROR_RATE,
  JACCARD,
  LOST_QUERIES,
  ...ANSWERS,
  ANSWERS_UNMEASURED,
  ...CONTEXT,
  ...LATENCY,
  COST,
];

const BY_NAME: ReadonlyMap<string, MetricFamily> = new Map(
  METRICS.map((family) => [family.name, family]),
);

/** Names that other tools use. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ["rr", "mrr"],
  ["success", "hit_rate"],
  ["ap", "map"],
]);

/** A metric with its cutoff k, Infinity for one without. */
export interface Metric {
  readonly name: string;
  readonly family: MetricFamily;
  readonly k: number;
}

/**
 * Reads `recall@10`, `rr@5` (an alias), or `latency_p95_ms`. Returns the metric under its canonical
 * name, or a sentence that says what is wrong with the name.
 */
export function parseMetric(written: string): Metric | string {
  const [word = "", cutoff, ...moreCutoffs] = written.split("@");
  const family = BY_NAME.get(ALIASES.get(word) ?? word);
  if (family === undefined) {
    return `unknown metric "${written}"; known: ${metricForms().join(", ")}`;
  }
  const form = metricForm(family);
  if (moreCutoffs.length > 0) {
    return `"${written}" has two cutoffs; expected ${form}`;
  }
  if (cutoff === undefined) {
    if (family.cutoff === "required") {
      return `"${written}" needs a cutoff; expected ${form}, for example ${word}@5`;
    }
    return { name: family.name, family, k: Number.POSITIVE_INFINITY };
  }
  if (family.cutoff === "none") {
    return `"${written}" takes no cutoff; expected ${form}`;
  }
  // From 1 to 999999, without leading zeros.
  if (!/^[1-9][0-9]{0,5}$/.test(cutoff)) {
    return `"${written}": expected a cutoff from 1 to 999999, for example ${word}@5`;
  }
  return { name: `${family.name}@${cutoff}`, family, k: Number(cutoff) };
}

/** Returns the metric of this name, which may be an alias; null if no metric has it. */
export function findMetric(name: string): Metric | null {
  const metric = parseMetric(name);
  return typeof metric === "string" ? null : metric;
}

/** Returns how the metric is written: `recall@k`, `mrr[@k]` (optional cutoff), `error_rate`. */
function metricForm(family: MetricFamily): string {
  if (family.cutoff === "required") {
    return `${family.name}@k`;
  }
  return family.cutoff === "optional" ? `${family.name}[@k]` : family.name;
}

export function metricForms(): readonly string[] {
  return METRICS.map(metricForm);
}

/**
 * Adds the cutoff k to the name of a metric that may be written without one: `map` becomes `map@10`
 * if k is 10, since lists end there. Returns other names, and names of no metric, as they are.
 */
export function addCutoff(written: string, k: number): string {
  const metric = findMetric(written);
  return metric?.family.cutoff === "optional" && !written.includes("@")
    ? metricWithCutoff(metric.family, k).name
    : written;
}

export function meaningOfMetric(name: string): string | null {
  return findMetric(name)?.family.meaning ?? null;
}

/** Returns the unit of a metric's values; "share" for a name that is no metric's. */
export function unitOfMetric(name: string): Unit {
  const metric = findMetric(name);
  return metric === null ? "share" : metricUnit(metric.family);
}

/** Returns whether a higher or a lower value is better; "higher" for a name that is no metric's. */
export function directionOfMetric(name: string): MetricFamily["direction"] {
  return findMetric(name)?.family.direction ?? "higher";
}

/** Returns the family's metric at cutoff k; without a cutoff if it takes none. */
export function metricWithCutoff(family: MetricFamily, k: number): Metric {
  return family.cutoff === "none"
    ? { name: family.name, family, k: Number.POSITIVE_INFINITY }
    : { name: `${family.name}@${k}`, family, k };
}
