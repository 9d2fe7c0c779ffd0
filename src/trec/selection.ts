import { GateError } from "../errors.ts";
import { requireValue } from "../model/lookup.ts";
import * as f from "./formulas.ts";
import type { Grades } from "./judgments.ts";
import type { Ranking } from "./ranking.ts";

/**
 * How parameters are written and printed: `P.5,10` gives P_5 and P_10, `iprec_at_recall.1` gives
 * iprec_at_recall_0.10.
 */
type ParameterKind = "none" | "cutoffs" | "shares" | "number";

/** How the queries' values become one figure. `geometric`: they are logarithms; e to their mean. */
type Summary = "mean" | "sum" | "geometric";

interface Measure {
  readonly name: string;
  readonly parameters: ParameterKind;
  readonly defaults: readonly number[];
  readonly summary: Summary;
  /** Whether it is printed without decimals. */
  readonly integer: boolean;
  /** Returns the value of one query. `parameter` is 0 for a measure that has none. */
  readonly compute: (ranking: Ranking, parameter: number, rules: f.FormulaRules) => number;
  /**
   * Under -c, from all grades of the qrels. Only num_rel has it, which then also counts the
   * relevant documents of queries that the run lacks.
   */
  readonly sumGrades?: (grades: Grades) => number;
}

/** Parameters that trec_eval uses if none is written: of measures at a cutoff, at a recall, … */
const CUTOFFS: readonly number[] = [5, 10, 15, 20, 30, 100, 200, 500, 1000];
const RECALLS: readonly number[] = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
/** … and at a multiple of the number of relevant documents. */
const MULTIPLES: readonly number[] = [0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2];

type Compute = Measure["compute"];

function countMeasure(name: string, compute: Compute): Measure {
  return { name, parameters: "none", defaults: [], summary: "sum", integer: true, compute };
}

function singleMeasure(name: string, compute: Compute, summary: Summary = "mean"): Measure {
  return { name, parameters: "none", defaults: [], summary, integer: false, compute };
}

function cutoffMeasure(
  name: string,
  compute: Compute,
  defaults: readonly number[] = CUTOFFS,
): Measure {
  return { name, parameters: "cutoffs", defaults, summary: "mean", integer: false, compute };
}

function shareMeasure(name: string, compute: Compute, defaults: readonly number[]): Measure {
  return { name, parameters: "shares", defaults, summary: "mean", integer: false, compute };
}

function countPositive(grades: Grades): number {
  let sum = 0;
  for (const grade of grades) {
    if (grade > 0) {
      sum++;
    }
  }
  return sum;
}

const countRelevantFound = (r: Ranking): number => r.relevantRanks.length;

/**
 * All of trec_eval's but relstring (a string) and preferences. In `compute`, `r` is the ranking.
 */
export const TREC_MEASURES: readonly Measure[] = [
  countMeasure("num_q", () => 1),
  countMeasure("num_ret", (r) => r.retrieved),
  // trec_eval's summary under -c ignores the relevance level and counts every grade above 0.
  {
    ...countMeasure("num_rel", (r) => r.pool.relevant),
    sumGrades: countPositive,
  },
  countMeasure("num_rel_ret", countRelevantFound),
  singleMeasure("map", (r) => f.averagePrecision(r, Infinity)),
  singleMeasure("gm_map", (r) => f.boundedLogarithm(f.averagePrecision(r, Infinity)), "geometric"),
  singleMeasure("Rprec", (r) => f.recallAtCutoff(r, r.pool.relevant)),
  singleMeasure("bpref", (r, _, rules) => f.binaryPreference(r, rules)),
  singleMeasure("recip_rank", (r) => (countRelevantFound(r) === 0 ? 0 : 1 / r.relevantRanks[0])),
  shareMeasure("iprec_at_recall", f.precisionAtRecall, RECALLS),
  cutoffMeasure("P", (r, cutoff) => f.countRelevant(r, cutoff) / cutoff),
  cutoffMeasure("recall", f.recallAtCutoff),
  singleMeasure("infAP", (r, _, rules) => f.inferredPrecision(r, rules)),
  singleMeasure(
    "gm_bpref",
    (r, _, rules) => f.boundedLogarithm(f.binaryPreference(r, rules)),
    "geometric",
  ),
  shareMeasure("Rprec_mult", f.precisionAtMultiple, MULTIPLES),
  singleMeasure("utility", (r) => countRelevantFound(r) - (r.retrieved - countRelevantFound(r))),
  singleMeasure(
    "11pt_avg",
    (r, _, rules) =>
      RECALLS.reduceRight((sum, recall) => sum + f.precisionAtRecall(r, recall, rules), 0) / 11,
  ),
  singleMeasure("binG", f.binaryGain),
  singleMeasure("G", (r, _, rules) => f.normalisedGain(r, rules)),
  singleMeasure("ndcg", (r, _, rules) => f.ndcgAtCutoff(r, Infinity, rules)),
  singleMeasure("ndcg_rel", (r, _, rules) => f.ndcgAtRelevant(r, rules)),
  singleMeasure("Rndcg", (r, _, rules) => f.ndcgAtLevels(r, rules)),
  cutoffMeasure("ndcg_cut", f.ndcgAtCutoff),
  cutoffMeasure("map_cut", f.averagePrecision),
  cutoffMeasure("relative_P", f.relativePrecision),
  cutoffMeasure("success", (r, cutoff) => (f.countRelevant(r, cutoff) > 0 ? 1 : 0), [1, 5, 10]),
  singleMeasure("set_P", (r) => f.divideOrZero(countRelevantFound(r), r.retrieved)),
  singleMeasure("set_relative_P", (r) =>
    f.divideOrZero(countRelevantFound(r), Math.min(r.retrieved, r.pool.relevant)),
  ),
  singleMeasure("set_recall", (r) => f.divideOrZero(countRelevantFound(r), r.pool.relevant)),
  singleMeasure("set_map", (r) =>
    f.divideOrZero(countRelevantFound(r) * countRelevantFound(r), r.retrieved * r.pool.relevant),
  ),
  { ...singleMeasure("set_F", f.setF), parameters: "number", defaults: [1] },
  countMeasure(
    "num_nonrel_judged_ret",
    (r) => r.grades.filter((grade) => grade >= 0).length - countRelevantFound(r),
  ),
  singleMeasure("rbp", (r, _, rules) => f.rankBiasedPrecision(r, rules)),
  singleMeasure("rbp_resid", f.rankBiasedResidual),
  cutoffMeasure("unj", f.unjudgedShare, [5, 10, 20]),
];

/**
 * Printed after trec_eval's own. recip_rank_cut is recip_rank within a cutoff: trec_eval can only
 * cut the whole run, with -M.
 */
const ADDED_MEASURES: readonly Measure[] = [
  cutoffMeasure(
    "recip_rank_cut",
    (r, cutoff) => (f.countRelevant(r, cutoff) === 0 ? 0 : 1 / r.relevantRanks[0]),
    [10],
  ),
];

/** The measures of `-m official`, which is the default as in trec_eval. */
const OFFICIAL_NAMES =
  "runid num_q num_ret num_rel num_rel_ret map gm_map Rprec bpref recip_rank iprec_at_recall P";
const SET_NAMES =
  "runid num_q num_ret num_rel num_rel_ret utility set_P set_recall set_relative_P set_map set_F";

/**
 * Returns a number as C's printf("%.<digits>f") writes it. Both C and toFixed round the exact
 * binary value. Only if it is exactly between two decimals they differ: C takes the even one,
 * toFixed the larger. With 4 digits these are the odd multiples of 1/32, such as 0.03125.
 */
export function formatFixed(value: number, digits: number = 4): string {
  if (Number.isNaN(value)) {
    return "nan";
  }
  const magnitude = Math.abs(value);
  if (magnitude === Infinity) {
    return `${signText(value)}inf`;
  }
  // Exactly between n and n + 1 units of the last digit (312 and 313 of 0.03125) means
  //   magnitude * 10^digits = n + 1/2, and as 10^d = 2^d * 5^d and an odd x an odd is odd,
  //   magnitude * 2^(digits + 1) * 5^digits = 2n + 1 (625) if the factor before 5^digits (1) is odd.
  const scaled = magnitude * 2 ** (digits + 1);
  if (!Number.isSafeInteger(scaled) || scaled % 2 === 0) {
    return signText(value) + magnitude.toFixed(digits);
  }
  const lowerDecimal = (BigInt(scaled) * 5n ** BigInt(digits) - 1n) / 2n;
  const evenDecimal = lowerDecimal % 2n === 0n ? lowerDecimal : lowerDecimal + 1n;
  const text = evenDecimal.toString().padStart(digits + 1, "0");
  const pointIndex = text.length - digits;
  return `${signText(value)}${text.slice(0, pointIndex)}${digits === 0 ? "" : "."}${text.slice(pointIndex)}`;
}

function signText(value: number): string {
  return value < 0 || Object.is(value, -0) ? "-" : "";
}

export interface OutputColumn {
  /** As printed: `ndcg_cut_10`. */
  readonly label: string;
  readonly measure: Measure;
  readonly parameter: number;
}

export interface Selection {
  readonly runId: boolean;
  /** In trec_eval's order, each label once. */
  readonly columns: readonly OutputColumn[];
}

const NICKNAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ["official", OFFICIAL_NAMES.split(" ")],
  ["set", SET_NAMES.split(" ")],
  ["all_trec", ["runid", ...TREC_MEASURES.map(({ name }) => name)]],
]);
const MEASURES: readonly Measure[] = [...TREC_MEASURES, ...ADDED_MEASURES];
const MEASURE_BY_NAME: ReadonlyMap<string, Measure> = new Map(
  MEASURES.map((measure) => [measure.name, measure]),
);

/** trec_eval's measure without a cutoff (null if there is none) and the one with a cutoff. */
const GATE_NAMES: ReadonlyMap<string, { readonly uncut: string | null; readonly cut: string }> =
  new Map([
    ["recall", { uncut: null, cut: "recall" }],
    ["precision", { uncut: null, cut: "P" }],
    ["hit_rate", { uncut: null, cut: "success" }],
    ["mrr", { uncut: "recip_rank", cut: "recip_rank_cut" }],
    ["map", { uncut: "map", cut: "map_cut" }],
    ["ndcg", { uncut: "ndcg", cut: "ndcg_cut" }],
    ["success", { uncut: null, cut: "success" }],
    ["rr", { uncut: "recip_rank", cut: "recip_rank_cut" }],
    ["ap", { uncut: "map", cut: "map_cut" }],
  ]);

/**
 * Returns the columns that the names of `-m` select: of a measure (`map`), one with parameters
 * (`P.5,10`, `set_F.0.5`), a printed name (`ndcg_cut_10`), one of the gate's own names (`ndcg@10`),
 * or `official`, `set`, `all_trec`. No name selects `official`. Of several parameter lists of a
 * measure all count; trec_eval keeps the first.
 * @throws GateError `usage`
 */
export function selectMeasures(names: readonly string[]): Selection {
  const wanted = names.length === 0 ? ["official"] : names;
  const measureNames = wanted.flatMap((name) => NICKNAMES.get(name) ?? [name]);
  const selected = measureNames.filter((name) => name !== "runid").map(parseName);
  const columns = MEASURES.flatMap((measure): readonly OutputColumn[] => {
    const lists = selected.filter((each) => each.measure === measure);
    const parameters = new Set(lists.flatMap((each) => each.parameters));
    return [...parameters]
      .toSorted((a, b) => a - b)
      .map((parameter) => ({ label: columnLabel(measure, parameter), measure, parameter }));
  });
  return { runId: measureNames.includes("runid"), columns };
}

/** Returns `ndcg_cut_10`, `iprec_at_recall_0.10`, `set_F_0.5`; only `set_F` for its default. */
function columnLabel(measure: Measure, parameter: number): string {
  switch (measure.parameters) {
    case "cutoffs":
      return `${measure.name}_${parameter}`;
    case "shares":
      return `${measure.name}_${formatFixed(parameter, 2)}`;
    case "number":
      return parameter === measure.defaults[0] ? measure.name : `${measure.name}_${parameter}`;
    default:
      return measure.name;
  }
}

interface SelectedMeasure {
  readonly measure: Measure;
  readonly parameters: readonly number[];
}

/**
 * Returns the measure that a name selects, with its parameters. Throws `usage` if it names none, or
 * if the parameters are wrong. The forms in the order in which they are tried: `mrr@10`, `map`,
 * `P.5,10`, `ndcg_cut_10`.
 */
function parseName(text: string): SelectedMeasure {
  const gateMeasure = parseGateName(text);
  if (gateMeasure !== null) {
    return gateMeasure;
  }
  const exactMeasure = MEASURE_BY_NAME.get(text);
  if (exactMeasure !== undefined) {
    return { measure: exactMeasure, parameters: defaultParameters(exactMeasure) };
  }
  const dot = text.indexOf(".");
  const dottedMeasure = dot < 0 ? undefined : MEASURE_BY_NAME.get(text.slice(0, dot));
  if (dottedMeasure !== undefined) {
    return {
      measure: dottedMeasure,
      parameters: parseParameters(dottedMeasure, text.slice(dot + 1), text),
    };
  }
  const underscore = text.lastIndexOf("_");
  const printedMeasure =
    underscore < 0 ? undefined : MEASURE_BY_NAME.get(text.slice(0, underscore));
  if (printedMeasure === undefined || printedMeasure.parameters === "none") {
    throw unknownMeasure(text);
  }
  return {
    measure: printedMeasure,
    parameters: parseParameters(printedMeasure, text.slice(underscore + 1), text),
  };
}

/**
 * Returns the measure of one of the gate's names, such as `recall@10` or `mrr`. Null for a name
 * without `@` that is not the gate's (`P_5`), or that trec_eval has as well (`map`). Throws `usage`
 * for an unknown name with `@`, and for a wrong or missing cutoff.
 */
function parseGateName(text: string): SelectedMeasure | null {
  const [name = "", cutoff, ...furtherParts] = text.split("@");
  const gateName = GATE_NAMES.get(name);
  if (gateName === undefined || furtherParts.length > 0) {
    if (cutoff === undefined) {
      return null;
    }
    throw unknownMeasure(text);
  }
  if (cutoff !== undefined) {
    const measure = requireValue(MEASURE_BY_NAME, gateName.cut);
    return { measure, parameters: parseParameters(measure, cutoff, text) };
  }
  // A name that trec_eval has as well, such as `map`.
  if (MEASURE_BY_NAME.has(name)) {
    return null;
  }
  if (gateName.uncut === null) {
    throw new GateError("usage", `-m ${text}: needs a cutoff`, `for example -m ${name}@10`);
  }
  const measure = requireValue(MEASURE_BY_NAME, gateName.uncut);
  return { measure, parameters: defaultParameters(measure) };
}

/** Returns the measure's usual parameters; if it takes none, an unused 0, for its one column. */
function defaultParameters(measure: Measure): readonly number[] {
  return measure.parameters === "none" ? [0] : measure.defaults;
}

/**
 * Returns the numbers of a list such as `5,10`. Throws `usage` if the measure takes none, or only
 * one, or if one is not of its kind; the error names the whole `text`.
 */
function parseParameters(measure: Measure, list: string, text: string): readonly number[] {
  if (measure.parameters === "none") {
    throw new GateError("usage", `-m ${text}: ${measure.name} takes no parameters here`);
  }
  const parts = list.split(",");
  const values = parts.map((part) =>
    /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(part) ? Number(part) : Number.NaN,
  );
  const isAllowed = (value: number): boolean =>
    measure.parameters === "cutoffs"
      ? Number.isSafeInteger(value) && value > 0
      : value >= 0 && value < Infinity;
  if (measure.parameters === "number" && values.length > 1) {
    throw new GateError("usage", `-m ${text}: expected one number after ${measure.name}.`);
  }
  const wrongPart = parts.find((_, index) => !isAllowed(values[index]));
  if (wrongPart === undefined) {
    return values;
  }
  const expected = measure.parameters === "cutoffs" ? "positive integers" : "numbers of 0 or more";
  throw new GateError(
    "usage",
    `-m ${text}: '${wrongPart}', expected ${expected} separated by commas`,
    `for example -m ${measure.name}.${measure.defaults.slice(0, 2).join(",")}`,
  );
}

function unknownMeasure(text: string): GateError {
  const names = [...NICKNAMES.keys(), "runid", ...MEASURES.map(({ name }) => name)];
  return new GateError(
    "usage",
    `-m ${text}: no such measure`,
    `expected one of ${names.join(" ")}, with cutoffs as in P.5,10 or ndcg_cut_10; or the gate's own recall@10, precision@5, hit_rate@1, mrr, mrr@10, map, map@10, ndcg@10`,
  );
}
