import { DEFAULTS } from "./defaults.generated.ts";
import type { ProblemPlace } from "./problem.ts";

/** The config's file if no flag names one. */
export const USUAL_CONFIG = "retrieval-gate.yaml";

export const GAINS = ["exponential", "linear"] as const;
export const ORDERS = ["rank", "score", "trec"] as const;

/** Recorded in every baseline: figures of another definition are not compared. */
export interface Definition {
  readonly gain: (typeof GAINS)[number];
  /** In metrics that know only relevant and not (all but nDCG). */
  readonly relevance: number;
  /**
   * `rank`: as returned; `score`: by score, equal scores as returned; `trec`: by score, then id
   * descending, as trec_eval does.
   */
  readonly order: (typeof ORDERS)[number];
  /** How a percentile is taken from samples: one of them (`nearest`), or between two (`linear`). */
  readonly percentile: "nearest" | "linear";
  /** A repeated document counts nowhere, or is an error. */
  readonly duplicates: "ignore" | "error";
  /** How chunks of one path become one result: by the best score, the first one, or not at all. */
  readonly collapse: "none" | "max" | "first";
  readonly ignore_identical_ids: boolean;
  readonly case_sensitive: boolean;
  /** Lower results are left out before anything is scored; those without a score stay. */
  readonly min_score: number | null;
  readonly text: {
    readonly threshold: number;
    readonly autojunk: boolean;
    /** Of a passage, what a text within it must be; of a span, what a chunk must hold. */
    readonly min_contained: number;
  };
  readonly scores: "float64" | "float32";
}

/** The keys of a definition that a config file writes. */
export type WrittenDefinition = Partial<Omit<Definition, "text">> & {
  readonly text?: Partial<Definition["text"]>;
};

export const DEFAULT_DEFINITION: Definition = { ...DEFAULTS.definition, min_score: null };

export function documentGain(grade: number, { gain }: Pick<Definition, "gain">): number {
  return gain === "exponential" ? 2 ** grade - 1 : grade;
}

export type Tolerance =
  | { readonly unit: "absolute"; readonly value: number }
  | { readonly unit: "percent"; readonly value: number }
  | { readonly unit: "cases"; readonly value: number };

/** Whether a change beyond its limit must be significant to fail, and at which level. */
export type Significance = "auto" | "off" | number;

/**
 * Absent fields come from the next more general rule: that of an intent from `per_intent`, then
 * from the metric's, then from its default. The largest tolerance applies.
 */
export interface RulePatch {
  readonly tolerance?: readonly Tolerance[];
  readonly floor?: number;
  readonly ceiling?: number;
  readonly significance?: Significance;
}

/** `off`: the metric is not gated. */
export type RuleSetting = "off" | RulePatch;

export interface GatePolicy {
  /** For rules that write none. Null: then a tolerance that is written decides without a test. */
  readonly significance: Significance | null;
  /** By metric name, as written (`recall@10`). */
  readonly metrics: ReadonlyMap<string, RuleSetting>;
  /** For the quality metrics and rates in every intent. */
  readonly per_intent: RuleSetting | null;
  /** By intent, then by metric name. */
  readonly intents: ReadonlyMap<string, ReadonlyMap<string, RuleSetting>>;
}

/** Returns the rules of the suite and those of each intent. `at` is the place's JSON pointer. */
export function namedRules({
  metrics,
  intents,
}: Pick<GatePolicy, "metrics" | "intents">): readonly {
  readonly at: string;
  readonly rules: ReadonlyMap<string, RuleSetting>;
}[] {
  return [
    { at: "/gate", rules: metrics },
    ...[...intents].map(([intent, rules]) => ({ at: `/gate/intents/${intent}`, rules })),
  ];
}

export interface LatencySettings {
  /** Untimed passes over the suite before the timed ones; the quality pass is the first of them. */
  readonly warmup: number;
  /** How often each query is timed; `auto`: as often as its checks need. */
  readonly repeats: "auto" | number;
  /** For all timed queries, in seconds. A plan of known length may take three times as long. */
  readonly budget_s: number;
  /** If the suite has more cases, only so many are timed; absent: all. */
  readonly cases?: number;
  /** Side by side, of the order of the queries and which side is asked first. */
  readonly seed: number;
  /** `measured`: by the gate's clock; `reported`: the times that the retriever's answers carry. */
  readonly source: "measured" | "reported";
  readonly side_by_side: SideBySide;
}

/** Base and head timed in one job: how much slower the head may be, as shares (0.1 is 10 %). */
export interface SideBySide {
  readonly p50: number;
  readonly p95: number;
  /** What happens if the base itself is worse than its stored baseline; absent: `refuse`. */
  readonly drift?: "refuse" | "allow";
}

/** Side by side, a rise of no more than this never fails. */
export const SIDE_BY_SIDE_FLOOR_MS = 0.5;

/** Returns a percentage such as "25%" as a share: 0.25. */
export function parsePercentage(percent: string): number {
  return Number.parseFloat(percent) / 100;
}

/** `off`: latency is not timed. */
export type LatencyPolicy = "off" | LatencySettings;

/** The keys of every retriever; each kind adds its own (retrievers/kinds.ts). */
export interface RetrieverConfig {
  readonly kind: string;
  /** Relative to the repository root. */
  readonly cwd: string;
  /** Variables added to the retriever's environment. */
  readonly env: Readonly<Record<string, string>>;
  /** The only variables taken from the step's environment; null for all. */
  readonly env_only: readonly string[] | null;
  /** Milliseconds until it must be ready. */
  readonly startup_timeout_ms: number;
  /** Milliseconds for one answer. */
  readonly timeout_ms: number;
  /** Milliseconds for the whole run. */
  readonly total_timeout_ms: number;
  /** How many queries are asked at a time, where nothing is timed. */
  readonly concurrency: number;
  /** Queries a second over all that a run asks; absent or null for as many as it can. */
  readonly max_per_second?: number | null;
  /** Sent with every query, with the case's own params over them. */
  readonly params: unknown;
}

/** What a model costs, in the currency of the config; null for a price that is not written. */
export interface ModelPrice {
  /** Per 1,000 tokens. */
  readonly prompt: number | null;
  readonly completion: number | null;
  /** The price of every call, regardless of tokens: a reranking, an embedding. */
  readonly per_call: number | null;
}

export interface Prices {
  readonly currency: string;
  readonly models: ReadonlyMap<string, ModelPrice>;
}

/** A case is selected if it has one of the tags, one of the intents, or one of the ids. */
export interface Select {
  readonly tags: readonly string[];
  readonly intents: readonly string[];
  readonly ids: readonly string[];
}

export interface Config {
  /** Relative to the repository root. */
  readonly file: string;
  readonly suites: readonly string[];
  /** Null: the gate compares with the base, which it measures beside the head. */
  readonly baseline: string | null;
  /** How many results each query asks for. */
  readonly k: number;
  readonly retriever: RetrieverConfig;
  /** Each key as the config writes it, else the baseline's, else the default. */
  readonly definition: Definition;
  /** A baseline with another value of one of these is not comparable. */
  readonly written_definition: WrittenDefinition;
  readonly metrics: readonly string[];
  readonly gate: GatePolicy;
  readonly latency: LatencyPolicy;
  /** "off": no query is asked again to see whether answers vary; absent: some are. */
  readonly vary?: "off";
  readonly select?: Select;
  /** Absent if the config has none: then no cost is worked out. */
  readonly prices?: Prices;
  readonly judge?: JudgeConfig;
}

/** Returns the file that a problem with the baseline names. */
export function baselineFile({ baseline, file }: Pick<Config, "baseline" | "file">): string {
  return baseline ?? file;
}

/** Money for 1000 tokens, in the currency of the config. */
export interface JudgePrices {
  readonly prompt: number;
  readonly completion: number;
  readonly embedding: number | null;
}

/** An endpoint that speaks OpenAI's protocol. */
export interface JudgeConfig {
  readonly base_url: string;
  readonly model: string;
  /** For answer_relevancy. */
  readonly embedding_model: string | null;
  /** Null for a server that wants none. */
  readonly api_key: { readonly env: string } | null;
  readonly temperature: number | "off";
  readonly seed: number | null;
  readonly max_requests: number;
  readonly max_cost: number | null;
  readonly prices: JudgePrices | null;
  /** The file that keeps the judge's replies, relative to the repository root. */
  readonly cache: string;
  /** Limit of one whole reply. */
  readonly timeout_ms: number;
  readonly retries: number;
  readonly concurrency: number;
}

/** The line on which a key stands, by its dotted name such as `retriever.url`. */
export type ConfigLines = ReadonlyMap<string, number>;

/** Returns where the config has the key; the line of the nearest key above if it is not written. */
export function placeOfKey(file: string, lines: ConfigLines, key: string): ProblemPlace {
  const pointer = `/${key.replaceAll(".", "/")}`;
  const parts = key.split(".");
  for (let length = parts.length; length > 0; length -= 1) {
    const line = lines.get(parts.slice(0, length).join("."));
    if (line !== undefined) {
      return { file, pointer, line };
    }
  }
  return { file, pointer };
}

interface SelectableCase {
  readonly id: string;
  readonly intent: string;
  readonly tags?: readonly string[];
}

export function isSelected(
  select: Select | undefined,
  { id, intent, tags = [] }: SelectableCase,
): boolean {
  return (
    select === undefined ||
    select.ids.includes(id) ||
    select.intents.includes(intent) ||
    tags.some((tag) => select.tags.includes(tag))
  );
}

/** Returns `tags smoke; ids a, b`, or `the whole suite`. */
export function describeSelect(select: Select | undefined): string {
  if (select === undefined) {
    return "the whole suite";
  }
  const writtenLists = Object.entries(select).filter(
    ([, names]: [string, readonly string[]]) => names.length > 0,
  );
  return writtenLists
    .map(([key, names]: [string, readonly string[]]) => `${key} ${names.join(", ")}`)
    .join("; ");
}
