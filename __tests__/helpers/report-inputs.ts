/** Suite, config, run, scores and baseline of the cases in report-specs.ts. */
import { percentileValue } from "../../src/metrics/latency.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import { DEFAULT_DEFINITION, type Config } from "../../src/model/config.ts";
import type { CaseRun, Environment, Hit, Run } from "../../src/model/run.ts";
import type {
  Buckets,
  CaseScore,
  LatencySummary,
  Means,
  Scores,
  Value,
} from "../../src/model/scores.ts";
import {
  type Case,
  type CaseDigests,
  NO_LIMITS,
  type Suite,
  type Target,
} from "../../src/model/suite.ts";
import { SPECS, type CaseSpec } from "./report-specs.ts";
import { configOf, latencyOf as settingsOf } from "./make.ts";

const K = 10;
const REPEATS = 5;
const METRICS =
  "recall@10 mrr@10 ndcg@10 clustering_ratio@10 zero_result_rate degraded_rate error_rate".split(
    " ",
  );
export const TOOL = "retrieval-eval-gate 0.1.0";
const SYSTEM = { os: "linux", arch: "x64", node: "24.21.0" };
export const ENVIRONMENT: Environment = { ...SYSTEM, cpu: "AMD EPYC 7763", cores: 4 };

/** The suite of these cases. */
export const makeSuite = (
  specs: readonly CaseSpec[] = SPECS,
  overrides: Partial<Suite> = {},
): Suite => ({
  name: "docs-search",
  revision: "2026-11-21",
  digest: "5a".repeat(32),
  cases: specs.map(makeCase),
  files: ["retrieval/suite.yaml"],
  partial: false,
  notices: [],
  ...overrides,
});

/** The case of a spec. install-windows is critical. */
const makeCase = (each: CaseSpec, index: number): Case => ({
  id: each.id,
  query: each.query,
  intent: each.intent,
  expected: each.targets.map(([value, grade]): Target => ({ kind: "path", value, grade })),
  expect_empty: each.targets.length === 0,
  forbidden: [],
  critical: each.id === "install-windows",
  digest: digestOf(index),
  digests: digestsOf(index),
  place: { file: "retrieval/suite.yaml", line: 5 + index * 6 },
});

/** The digest of the case at this index. */
const digestOf = (index: number): string => `sha256:${index.toString(16).padStart(64, "0")}`;

/** The digests of the case at this index, by part. */
function digestsOf(index: number): CaseDigests {
  return { ask: `${index}`, targets: `${index}`, limits: NO_LIMITS };
}

const TIMES = { startup_timeout_ms: 30_000, timeout_ms: 5_000, total_timeout_ms: 600_000 };
const RETRIEVER = { command: ["python3", "retrieval/serve.py"], ready: true, ...TIMES };

/** The config of the reports, with these changes. */
export const makeConfig = (overrides: Partial<Config> = {}): Config =>
  configOf({
    suites: ["retrieval/suite.yaml"],
    baseline: "baselines/docs.json",
    retriever: { ...configOf().retriever, ...RETRIEVER },
    definition: { ...DEFAULT_DEFINITION, gain: "exponential" },
    written_definition: { gain: "exponential" },
    gate: { significance: "auto" },
    latency: settingsOf("auto", { budget_s: 120 }),
    ...overrides,
  });

/**
 * The hits of a case: each target at its rank, and other documents between them; none for a case
 * that expects nothing.
 */
function hitsOf(each: CaseSpec, ranks: readonly (number | null)[]): readonly Hit[] {
  if (each.targets.length === 0) {
    return [];
  }
  const paths = Array.from({ length: K }, (_, i) => `docs/other-${i + 1}.md`);
  for (const [i, rank] of ranks.entries()) {
    if (rank !== null) {
      paths[rank - 1] = each.targets[i][0];
    }
  }
  return paths.map((path, i) => ({ doc_id: path, path, score: 10 - i, repeat: false }));
}

/** The times of a case, around this median. */
const samples = (median: number): readonly number[] =>
  Array.from({ length: REPEATS }, (_, i) => median + (i - 2) * 0.4);

/**
 * The metrics of a case, computed from its ranks alone: recall, the reciprocal of the first rank,
 * and DCG with the gain 2^grade - 1 over the ideal DCG.
 */
export function metricsOf(
  each: CaseSpec,
  ranks: readonly (number | null)[],
): ReadonlyMap<string, Value> {
  const empty = each.targets.length === 0;
  const found = ranks.filter((rank) => rank !== null);
  const dcg = (pairs: readonly (readonly [number, number])[]): number =>
    pairs.reduce((sum, [grade, rank]) => sum + (2 ** grade - 1) / Math.log2(rank + 1), 0);
  const got = dcg(
    each.targets.flatMap(([, grade], i): readonly (readonly [number, number])[] => {
      const rank = ranks[i] ?? null;
      return rank === null ? [] : [[grade, rank]];
    }),
  );
  const ideal = dcg(
    each.targets
      .map(([, grade]) => grade)
      .toSorted((a, b) => b - a)
      .map((grade, i) => [grade, i + 1] as const),
  );
  return new Map<string, Value>([
    ["recall@10", empty ? null : found.length / each.targets.length],
    ["mrr@10", empty ? null : found.length === 0 ? 0 : 1 / Math.min(...found)],
    ["ndcg@10", empty ? null : got / ideal],
    ["clustering_ratio@10", empty ? null : 0.1],
    ["zero_result_rate", empty ? null : 0],
    ["degraded_rate", 0],
    ["error_rate", 0],
  ]);
}

/** Makes a value of all cases, and one of the cases of each intent. */
function bucketed<T>(
  items: readonly CaseScore[],
  make: (bucket: readonly CaseScore[]) => T,
): Buckets<T> {
  const intents = [...new Set(items.map((each) => each.intent))].toSorted();
  return {
    overall: make(items),
    by_intent: new Map(intents.map((i) => [i, make(items.filter((each) => each.intent === i))])),
  };
}

/** The means of the metrics over these cases; null if no case has the metric. */
const meansOf = (bucket: readonly CaseScore[]): Means =>
  new Map(
    METRICS.map((name) => {
      const values = bucket
        .map((each) => each.metrics.get(name) ?? null)
        .filter((value) => value !== null);
      return [
        name,
        values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length,
      ];
    }),
  );

/** The latency of these cases together. */
function latencyOf(bucket: readonly CaseScore[]): LatencySummary {
  const sorted = bucket.flatMap((each) => each.samples_ms).toSorted((a, b) => a - b);
  const at = (p: number): number | null => percentileValue(sorted, p, "nearest");
  const mean = sorted.length === 0 ? null : sorted.reduce((sum, ms) => sum + ms, 0) / sorted.length;
  return {
    samples: sorted.length,
    p50_ms: at(0.5),
    p90_ms: at(0.9),
    p95_ms: at(0.95),
    p99_ms: at(0.99),
    mean_ms: mean,
  };
}

/** The score of a case before the change or after it. */
const scoreOf = (each: CaseSpec, index: number, side: "before" | "after"): CaseScore => ({
  id: each.id,
  intent: each.intent,
  digests: digestsOf(index),
  metrics: metricsOf(each, each[side]),
  ranks: each[side],
  found: each[side].some((rank) => rank !== null),
  forbidden_ranks: [],
  results: hitsOf(each, each[side]).map((hit) => hit.doc_id),
  many_to_many: false,
  targets: each.targets.length,
  degraded: false,
  error: null,
  samples_ms: samples(each.ms[side === "before" ? 0 : 1]),
});

/** The scores of these cases before the change or after it. */
export function makeScores(specs: readonly CaseSpec[], side: "before" | "after" = "after"): Scores {
  const cases = specs.map((each, i) => scoreOf(each, i, side));
  return { cases, means: bucketed(cases, meansOf), latency: bucketed(cases, latencyOf) };
}

/** The baseline that a run before the change, or after it, records. */
export function makeBaseline(
  specs: readonly CaseSpec[],
  side: "before" | "after" = "before",
): Baseline {
  const scores = makeScores(specs, side);
  return {
    suite: { name: "docs-search", revision: "2026-11-21", digest: "5a".repeat(32) },
    definition: { ...DEFAULT_DEFINITION, gain: "exponential" },
    k: K,
    retriever: { kind: "command", fingerprint: "0f".repeat(32), corpus_digest: null },
    tool: TOOL,
    environment: ENVIRONMENT,
    timing: { source: "measured", repeats: REPEATS, ms: 1234.5 },
    means: scores.means,
    latency: scores.latency,
    cases: new Map(
      scores.cases.map(
        ({ id, digests, intent, metrics, ranks, found, results, samples_ms: samplesMs }, index) => {
          const targets = specs[index]!.targets.map(([value, grade]) => ({
            kind: "path" as const,
            value,
            grade,
          }));
          const row = { digests, intent, targets, metrics, ranks, found, results };
          return [id, { ...row, latency_ms: samplesMs }];
        },
      ),
    ),
  };
}

/** The run after the change. */
export const makeRun = (specs: readonly CaseSpec[], overrides: Partial<Run> = {}): Run => ({
  cases: specs.map((each): CaseRun => ({
    case_id: each.id,
    outcome: {
      kind: "answer",
      hits: hitsOf(each, each.after),
      returned: each.targets.length === 0 ? 0 : K,
      degraded: false,
    },
    first_ms: each.ms[1] + 2,
    samples_ms: samples(each.ms[1]),
  })),
  timing: { source: "measured", repeats: REPEATS, budget_ended: false },
  environment: ENVIRONMENT,
  unstable: [],
  retries: 0,
  log: "loaded 128 documents\n",
  ...overrides,
});
