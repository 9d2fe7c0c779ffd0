/** The table of measures, in the order in which trec_eval prints them. */
import * as f from "./formulas.ts";
import * as g from "./gain-formulas.ts";
import type { Grades } from "./judgments.ts";
import type { Ranking } from "./plain-rows.ts";

/** How a measure's parameters are written and named: `P.5,10` gives P_5 and P_10, `iprec_at_recall.1` gives _0.10. */
export type Parameters = "none" | "cutoffs" | "shares" | "number";

/** What becomes of the queries' values; `geometric` ones are logarithms. */
export type Summary = "mean" | "sum" | "geometric";

export interface Measure {
  readonly name: string;
  readonly parameters: Parameters;
  readonly defaults: readonly number[];
  readonly summary: Summary;
  /** Printed without decimals. */
  readonly integer: boolean;
  readonly compute: (ranking: Ranking, parameter: number, rules: f.FormulaRules) => number;
  /** The summary where every judged query counts (-c), if it comes from all the grades and not from the queries' values. */
  readonly ofGrades?: (grades: Grades) => number;
}

const CUTOFFS: readonly number[] = [5, 10, 15, 20, 30, 100, 200, 500, 1000];
const RECALLS: readonly number[] = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
const MULTIPLES: readonly number[] = [0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2];

type Compute = Measure["compute"];

function count(name: string, compute: Compute): Measure {
  return { name, parameters: "none", defaults: [], summary: "sum", integer: true, compute };
}
function single(name: string, compute: Compute, summary: Summary = "mean"): Measure {
  return { name, parameters: "none", defaults: [], summary, integer: false, compute };
}
function cut(name: string, compute: Compute, defaults: readonly number[] = CUTOFFS): Measure {
  return { name, parameters: "cutoffs", defaults, summary: "mean", integer: false, compute };
}
function shares(name: string, compute: Compute, defaults: readonly number[]): Measure {
  return { name, parameters: "shares", defaults, summary: "mean", integer: false, compute };
}

function positive(grades: Grades): number {
  let sum = 0;
  for (const grade of grades) if (grade > 0) sum++;
  return sum;
}

const found = (r: Ranking): number => r.relevantRanks.length;

/** What `-m all_trec` prints: everything of trec_eval's but relstring (a string) and the preference measures. */
export const TREC_MEASURES: readonly Measure[] = [
  count("num_q", () => 1),
  count("num_ret", (r) => r.retrieved),
  // Under -c trec_eval's summary forgets the relevance level and counts every grade above 0.
  {
    ...count("num_rel", (r) => r.pool.relevant),
    ofGrades: positive,
  },
  count("num_rel_ret", found),
  single("map", (r) => f.averagePrecisionAt(r, Infinity)),
  single("gm_map", (r) => f.geometric(f.averagePrecisionAt(r, Infinity)), "geometric"),
  single("Rprec", (r) => f.recallAt(r, r.pool.relevant)),
  single("bpref", (r, _, rules) => f.bpref(r, rules)),
  single("recip_rank", (r) => (found(r) === 0 ? 0 : 1 / r.relevantRanks[0]!)),
  shares("iprec_at_recall", f.precisionAtRecall, RECALLS),
  cut("P", (r, cutoff) => f.relevantAt(r, cutoff) / cutoff),
  cut("recall", f.recallAt),
  single("infAP", (r, _, rules) => f.inferredPrecision(r, rules)),
  single("gm_bpref", (r, _, rules) => f.geometric(f.bpref(r, rules)), "geometric"),
  shares("Rprec_mult", f.precisionAtMultiple, MULTIPLES),
  single("utility", (r) => found(r) - (r.retrieved - found(r))),
  single(
    "11pt_avg",
    (r, _, rules) =>
      RECALLS.reduceRight((sum, recall) => sum + f.precisionAtRecall(r, recall, rules), 0) / 11,
  ),
  single("binG", f.binaryGain),
  single("G", (r, _, rules) => g.normalisedGain(r, rules)),
  single("ndcg", (r, _, rules) => f.ndcgAt(r, Infinity, rules)),
  single("ndcg_rel", (r, _, rules) => f.ndcgAtRelevant(r, rules)),
  single("Rndcg", (r, _, rules) => g.ndcgAtLevels(r, rules)),
  cut("ndcg_cut", f.ndcgAt),
  cut("map_cut", f.averagePrecisionAt),
  cut("relative_P", f.relativePrecisionAt),
  cut("success", (r, cutoff) => (f.relevantAt(r, cutoff) > 0 ? 1 : 0), [1, 5, 10]),
  single("set_P", (r) => f.share(found(r), r.retrieved)),
  single("set_relative_P", (r) => f.share(found(r), Math.min(r.retrieved, r.pool.relevant))),
  single("set_recall", (r) => f.share(found(r), r.pool.relevant)),
  single("set_map", (r) => f.share(found(r) * found(r), r.retrieved * r.pool.relevant)),
  { ...single("set_F", f.setF), parameters: "number", defaults: [1] },
  count("num_nonrel_judged_ret", (r) => r.grades.filter((grade) => grade >= 0).length - found(r)),
  single("rbp", (r, _, rules) => g.rankBiasedPrecision(r, rules)),
  single("rbp_resid", g.rankBiasedResidual),
  cut("unj", f.unjudgedAt, [5, 10, 20]),
];

/** Beside trec_eval's: its recip_rank with a cutoff, which it only has as `-M k`; printed behind its own. */
export const MORE_MEASURES: readonly Measure[] = [
  cut("recip_rank_cut", (r, cutoff) => (f.relevantAt(r, cutoff) === 0 ? 0 : 1 / r.relevantRanks[0]!), [10]),
];

/** What `-m official` and the default of no `-m` stand for, as in trec_eval. */
export const OFFICIAL: readonly string[] = [
  "runid",
  "num_q",
  "num_ret",
  "num_rel",
  "num_rel_ret",
  "map",
  "gm_map",
  "Rprec",
  "bpref",
  "recip_rank",
  "iprec_at_recall",
  "P",
];
export const SET: readonly string[] = [
  "runid",
  "num_q",
  "num_ret",
  "num_rel",
  "num_rel_ret",
  "utility",
  "set_P",
  "set_recall",
  "set_relative_P",
  "set_map",
  "set_F",
];

/**
 * A number as C's printf("%.<digits>f") writes it. Both languages round the exact binary value, but where it lies
 * exactly between two decimals C takes the even one and toFixed the larger: for 4 digits at odd multiples of 1/32.
 */
export function formatFixed(value: number, digits: number = 4): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "nan" : value > 0 ? "inf" : "-inf";
  const size = Math.abs(value);
  // A tie needs value * 10^digits = n + 1/2, so value is a multiple of 2^-(digits + 1): 5^digits divides the rest.
  const halves = size * 2 ** (digits + 1);
  if (!Number.isSafeInteger(halves) || halves % 2 === 0) return sign(value) + size.toFixed(digits);
  const twice = BigInt(halves) * 5n ** BigInt(digits);
  const even = (twice >> 1n) + ((twice >> 1n) & 1n);
  const text = even.toString().padStart(digits + 1, "0");
  const point = text.length - digits;
  return `${sign(value)}${text.slice(0, point)}${digits === 0 ? "" : "."}${text.slice(point)}`;
}

export function sign(value: number): string {
  return value < 0 || Object.is(value, -0) ? "-" : "";
}
