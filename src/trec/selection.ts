import { GateError } from "../errors.ts";
import { MORE_MEASURES, OFFICIAL, SET, TREC_MEASURES, type Measure, formatFixed } from "./measures.ts";

/** One line of the output. */
export interface OutputColumn {
  /** As printed: `ndcg_cut_10`. */
  readonly label: string;
  readonly measure: Measure;
  readonly parameter: number;
}

export interface Selection {
  /** Whether the run's name is asked for. */
  readonly runId: boolean;
  /** In trec_eval's order, each label once. */
  readonly columns: readonly OutputColumn[];
}

const NICKNAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ["official", OFFICIAL],
  ["set", SET],
  ["all_trec", ["runid", ...TREC_MEASURES.map(({ name }) => name)]],
]);
const MEASURES: readonly Measure[] = [...TREC_MEASURES, ...MORE_MEASURES];
const BY_NAME: ReadonlyMap<string, Measure> = new Map(MEASURES.map((measure) => [measure.name, measure]));

/** The gate's own names: trec_eval's measure without a cutoff, and with one. */
const OWN_NAMES: ReadonlyMap<string, { readonly whole: string | null; readonly cut: string }> = new Map([
  ["recall", { whole: null, cut: "recall" }],
  ["precision", { whole: null, cut: "P" }],
  ["hit_rate", { whole: null, cut: "success" }],
  ["mrr", { whole: "recip_rank", cut: "recip_rank_cut" }],
  ["map", { whole: "map", cut: "map_cut" }],
  ["ndcg", { whole: "ndcg", cut: "ndcg_cut" }],
  ["success", { whole: null, cut: "success" }],
  ["rr", { whole: "recip_rank", cut: "recip_rank_cut" }],
  ["ap", { whole: "map", cut: "map_cut" }],
]);

/**
 * What `-m` names ask for: a measure (`map`), one with parameters (`P.5,10`, `set_F.0.5`), a printed name
 * (`ndcg_cut_10`), one of the gate's own names (`ndcg@10`), or `official`, `set`, `all_trec`. None asks for `official`. Unlike trec_eval, which keeps the first
 * of several parameter lists, this takes them all.
 * @throws GateError `usage`
 */
export function selectMeasures(names: readonly string[]): Selection {
  const wanted = new Map<string, Set<number>>();
  let runId = false;
  for (const name of names.length === 0 ? ["official"] : names) {
    for (const single of NICKNAMES.get(name) ?? [name]) {
      if (single === "runid") {
        runId = true;
        continue;
      }
      const { measure, parameters } = parseName(single);
      const all = wanted.get(measure.name) ?? new Set();
      wanted.set(measure.name, all);
      for (const parameter of parameters) all.add(parameter);
    }
  }
  return { runId, columns: MEASURES.flatMap((measure) => columnsOf(measure, wanted.get(measure.name))) };
}

function columnsOf(measure: Measure, parameters: ReadonlySet<number> | undefined): OutputColumn[] {
  if (parameters === undefined) return [];
  return [...parameters]
    .toSorted((a, b) => a - b)
    .map((parameter) => ({ label: labelOf(measure, parameter), measure, parameter }));
}

function labelOf(measure: Measure, parameter: number): string {
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

function parseName(text: string): { measure: Measure; parameters: readonly number[] } {
  const own = readOwnName(text);
  if (own !== null) return own;
  const exact = BY_NAME.get(text);
  if (exact !== undefined) return { measure: exact, parameters: defaultsOf(exact) };
  const dot = text.indexOf(".");
  const dotted = dot < 0 ? undefined : BY_NAME.get(text.slice(0, dot));
  if (dotted !== undefined)
    return { measure: dotted, parameters: parseParameters(dotted, text.slice(dot + 1), text) };
  const underscore = text.lastIndexOf("_");
  const printed = underscore < 0 ? undefined : BY_NAME.get(text.slice(0, underscore));
  if (printed === undefined || printed.parameters === "none") throw unknownMeasure(text);
  return { measure: printed, parameters: parseParameters(printed, text.slice(underscore + 1), text) };
}

/** `recall@10` or `mrr`; null where it is none of the gate's names, or one that is trec_eval's as well. */
function readOwnName(text: string): { measure: Measure; parameters: readonly number[] } | null {
  const [name = "", cutoff, ...more] = text.split("@");
  const own = OWN_NAMES.get(name);
  if (own === undefined || more.length > 0) {
    if (cutoff === undefined) return null;
    throw unknownMeasure(text);
  }
  if (cutoff !== undefined) {
    const measure = BY_NAME.get(own.cut)!;
    return { measure, parameters: parseParameters(measure, cutoff, text) };
  }
  if (BY_NAME.has(name)) return null;
  if (own.whole === null)
    throw new GateError("usage", `-m ${text}: needs a cutoff`, { hint: `for example -m ${name}@10` });
  const measure = BY_NAME.get(own.whole)!;
  return { measure, parameters: defaultsOf(measure) };
}

function defaultsOf(measure: Measure): readonly number[] {
  return measure.parameters === "none" ? [0] : measure.defaults;
}

function parseParameters(measure: Measure, list: string, text: string): readonly number[] {
  if (measure.parameters === "none")
    throw new GateError("usage", `-m ${text}: ${measure.name} takes no parameters here`);
  const parts = list.split(",");
  const values = parts.map((part) => (/^(?:\d+\.?\d*|\.\d+)$/.test(part) ? Number(part) : Number.NaN));
  const isFit = (value: number): boolean =>
    measure.parameters === "cutoffs"
      ? Number.isSafeInteger(value) && value > 0
      : value >= 0 && value < Infinity;
  if (measure.parameters === "number" && values.length > 1)
    throw new GateError("usage", `-m ${text}: expected one number after ${measure.name}.`);
  const bad = parts.find((_, at) => !isFit(values[at]!));
  if (bad === undefined) return values;
  const expected = measure.parameters === "cutoffs" ? "positive integers" : "numbers of 0 or more";
  throw new GateError("usage", `-m ${text}: '${bad}', expected ${expected} separated by commas`, {
    hint: `for example -m ${measure.name}.${measure.defaults.slice(0, 2).join(",")}`,
  });
}

function unknownMeasure(text: string): GateError {
  const names = [...NICKNAMES.keys(), "runid", ...MEASURES.map(({ name }) => name)];
  return new GateError("usage", `-m ${text}: no such measure`, {
    hint: `expected one of ${names.join(" ")}, with cutoffs as in P.5,10 or ndcg_cut_10; or the gate's own recall@10, precision@5, hit_rate@1, mrr, mrr@10, map, map@10, ndcg@10`,
  });
}
