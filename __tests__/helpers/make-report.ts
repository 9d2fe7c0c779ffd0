/** Whole reports for tests of reporters: a passing one, a failing one, one that could not judge, one full of hostile text. */
import { percentile } from "../../src/metrics/percentile.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import { DEFAULT_DEFINITION, type Config } from "../../src/model/config.ts";
import type { Failure, Report } from "../../src/model/report.ts";
import type { CaseRun, Environment, Hit, Run } from "../../src/model/run.ts";
import type { Buckets, CaseScore, LatencySummary, Means, Scores, Value } from "../../src/model/scores.ts";
import type { Case, Suite, Target } from "../../src/model/suite.ts";
import type { Check, Culprit, Verdict } from "../../src/model/verdict.ts";

export interface CaseSpec {
  readonly id: string;
  readonly query: string;
  readonly intent: string;
  /** Path and grade; none for an `expect_empty` case. */
  readonly targets: readonly (readonly [string, number])[];
  readonly before: readonly (number | null)[];
  readonly after: readonly (number | null)[];
  readonly ms: readonly [number, number];
}

const K = 10;
const REPEATS = 5;
const METRICS = [
  "recall@10",
  "mrr@10",
  "ndcg@10",
  "clustering_ratio@10",
  "zero_result_rate",
  "degraded_rate",
  "error_rate",
];
const TOOL = "retrieval-eval-gate 0.1.0";
export const ENVIRONMENT: Environment = {
  os: "linux",
  arch: "x64",
  cpu: "AMD EPYC 7763",
  cores: 4,
  node: "24.21.0",
};

const spec = (
  id: string,
  query: string,
  intent: string,
  targets: CaseSpec["targets"],
  before: CaseSpec["before"],
  after: CaseSpec["after"],
  ms: CaseSpec["ms"],
): CaseSpec => ({ id, query, intent, targets, before, after, ms });

/** Three queries lose a target, two see it further down, and the intent `symbol` gets slower. */
export const SPECS: readonly CaseSpec[] = [
  spec(
    "cache-policy",
    "how long are answers cached",
    "howto",
    [["docs/cache.md", 1]],
    [1],
    [1],
    [11.2, 11.9],
  ),
  spec(
    "env-reference",
    "which environment variables does the runner read",
    "howto",
    [
      ["docs/environment.md", 2],
      ["docs/runner.md", 1],
    ],
    [1, 4],
    [1, null],
    [12.1, 12.6],
  ),
  spec(
    "error-enoent",
    "ENOENT no such file or directory",
    "error",
    [["docs/errors/enoent.md", 1]],
    [1],
    [1],
    [9.8, 10.1],
  ),
  spec(
    "error-timeout",
    "retriever timed out after 5000 ms",
    "error",
    [["docs/errors/timeout.md", 1]],
    [2],
    [2],
    [10.4, 10.2],
  ),
  spec(
    "install-windows",
    "how do I install the runner on Windows",
    "howto",
    [
      ["docs/install.md", 3],
      ["docs/windows.md", 1],
    ],
    [2, 3],
    [null, null],
    [12.8, 13.1],
  ),
  spec(
    "node-version",
    "which node version does the action need",
    "howto",
    [["docs/runner.md", 2]],
    [1],
    [1],
    [11.7, 11.8],
  ),
  spec("nonsense", "zxqv", "negative", [], [], [], [4.1, 4.2]),
  spec(
    "proxy-setup",
    "use the runner behind a corporate proxy",
    "howto",
    [["docs/proxy.md", 1]],
    [3],
    [null],
    [12.2, 12.4],
  ),
  spec("symbol-gate-error", "GateError", "symbol", [["src/errors.ts", 2]], [1], [3], [20.4, 96.3]),
  spec(
    "symbol-parse-config",
    "parse_config",
    "symbol",
    [
      ["src/config.rs", 2],
      ["src/main.rs", 1],
    ],
    [1, 2],
    [2, 1],
    [21.3, 94.8],
  ),
  spec(
    "symbol-percentile",
    "percentile",
    "symbol",
    [["src/metrics/percentile.ts", 1]],
    [1],
    [1],
    [19.9, 88.2],
  ),
  spec("symbol-read-blob", "read_blob", "symbol", [["src/git.rs", 1]], [1], [1], [22.6, 101.7]),
  spec("symbol-verdict", "Verdict", "symbol", [["src/model/verdict.ts", 1]], [1], [1], [20.8, 90.1]),
  spec("token-rotate", "rotate the access token", "howto", [["docs/tokens.md", 1]], [2], [2], [11.4, 11.3]),
];

/** The same cases with nothing changed. */
export const UNCHANGED: readonly CaseSpec[] = SPECS.map((each) => ({
  ...each,
  after: each.before,
  ms: [each.ms[0], each.ms[0] + 0.3],
}));

export function makeSuite(specs: readonly CaseSpec[] = SPECS, overrides: Partial<Suite> = {}): Suite {
  return {
    name: "docs-search",
    revision: "2026-11-21",
    digest: `sha256:${"5a".repeat(32)}`,
    cases: specs.map(makeCase),
    files: ["retrieval/suite.yaml"],
    partial: false,
    ...overrides,
  };
}

function makeCase(each: CaseSpec, index: number): Case {
  return {
    id: each.id,
    query: each.query,
    intent: each.intent,
    expected: each.targets.map(([value, grade]): Target => ({ kind: "path", value, grade })),
    expectEmpty: each.targets.length === 0,
    forbidden: [],
    critical: each.id === "install-windows",
    digest: digestOf(index),
    place: { file: "retrieval/suite.yaml", line: 5 + index * 6 },
  };
}

function digestOf(index: number): string {
  return `sha256:${index.toString(16).padStart(64, "0")}`;
}

export function makeConfig(overrides: Partial<Config> = {}): Config {
  return {
    file: "retrieval-gate.yaml",
    suites: ["retrieval/suite.yaml"],
    baseline: "baselines/docs.json",
    k: K,
    retriever: {
      kind: "command",
      command: ["python3", "retrieval/serve.py"],
      ready: true,
      per_query: false,
      cwd: ".",
      env: {},
      env_only: null,
      startup_timeout_ms: 30_000,
      timeout_ms: 5_000,
      total_timeout_ms: 600_000,
      concurrency: 1,
      params: null,
    },
    definition: DEFAULT_DEFINITION,
    metrics: [],
    gate: {
      metrics: new Map(),
      perIntent: null,
      intents: new Map(),
      newlyLost: { max: [{ unit: "cases", value: 2 }], critical: 0 },
    },
    latency: { warmup: 1, repeats: "auto", budget_s: 120, seed: 1, source: "measured" },
    ...overrides,
  };
}

function hitsOf(each: CaseSpec, ranks: readonly (number | null)[]): readonly Hit[] {
  if (each.targets.length === 0) return [];
  const paths = Array.from({ length: K }, (_, i) => `docs/other-${i + 1}.md`);
  for (const [i, rank] of ranks.entries()) if (rank !== null) paths[rank - 1] = each.targets[i][0];
  return paths.map((path, i) => ({ docId: path, path, score: 10 - i, repeat: false }));
}

function samples(median: number): readonly number[] {
  return Array.from({ length: REPEATS }, (_, i) => median + (i - 2) * 0.4);
}

/** recall, 1 / first rank, and DCG with gain 2^g - 1 over the ideal, straight from the ranks. */
function metricsOf(each: CaseSpec, ranks: readonly (number | null)[]): ReadonlyMap<string, Value> {
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

function bucketed<T>(items: readonly CaseScore[], make: (bucket: readonly CaseScore[]) => T): Buckets<T> {
  const intents = [...new Set(items.map((each) => each.intent))].toSorted();
  return {
    overall: make(items),
    byIntent: new Map(intents.map((i) => [i, make(items.filter((each) => each.intent === i))])),
  };
}

function meansOf(bucket: readonly CaseScore[]): Means {
  return new Map(
    METRICS.map((name) => {
      const values = bucket.map((each) => each.metrics.get(name) ?? null).filter((value) => value !== null);
      return [
        name,
        values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length,
      ];
    }),
  );
}

function latencyOf(bucket: readonly CaseScore[]): LatencySummary {
  const sorted = bucket.flatMap((each) => each.samplesMs).toSorted((a, b) => a - b);
  const at = (p: number): number | null => percentile(sorted, p, "nearest");
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

function scoreOf(each: CaseSpec, index: number, side: "before" | "after"): CaseScore {
  return {
    id: each.id,
    intent: each.intent,
    digest: digestOf(index),
    metrics: metricsOf(each, each[side]),
    ranks: each[side],
    forbiddenRanks: [],
    results: hitsOf(each, each[side]).map((hit) => hit.docId),
    manyToMany: false,
    targets: each.targets.length,
    degraded: false,
    error: null,
    samplesMs: samples(each.ms[side === "before" ? 0 : 1]),
  };
}

export function makeScores(specs: readonly CaseSpec[], side: "before" | "after" = "after"): Scores {
  const cases = specs.map((each, i) => scoreOf(each, i, side));
  return { cases, means: bucketed(cases, meansOf), latency: bucketed(cases, latencyOf) };
}

export function makeBaseline(specs: readonly CaseSpec[], side: "before" | "after" = "before"): Baseline {
  const scores = makeScores(specs, side);
  return {
    suite: { name: "docs-search", revision: "2026-11-21", digest: `sha256:${"5a".repeat(32)}` },
    definition: DEFAULT_DEFINITION,
    k: K,
    retriever: { kind: "command", fingerprint: `sha256:${"0f".repeat(32)}`, corpusDigest: null },
    tool: TOOL,
    environment: ENVIRONMENT,
    timing: { source: "measured", repeats: REPEATS },
    means: scores.means,
    latency: scores.latency,
    cases: new Map(
      scores.cases.map(({ id, digest, intent, metrics, ranks, results, samplesMs }) => [
        id,
        { digest, intent, metrics, ranks, results, latencyMs: samplesMs },
      ]),
    ),
  };
}

export function makeRun(specs: readonly CaseSpec[], overrides: Partial<Run> = {}): Run {
  return {
    cases: specs.map((each): CaseRun => ({
      caseId: each.id,
      outcome: {
        kind: "answer",
        hits: hitsOf(each, each.after),
        returned: each.targets.length === 0 ? 0 : K,
        degraded: false,
      },
      firstMs: each.ms[1] + 2,
      samplesMs: samples(each.ms[1]),
    })),
    timing: { source: "measured", repeats: REPEATS, budgetEnded: false, includesStart: false },
    environment: ENVIRONMENT,
    retries: 0,
    log: "loaded 128 documents\n",
    ...overrides,
  };
}

/** The limit by contract 1.1: baseline minus or plus the tolerance. */
function makeCheck(
  specs: readonly CaseSpec[],
  metric: string,
  scope: Check["scope"],
  tolerance: number,
  overrides: Partial<Check> = {},
): Check {
  const [before, after] = [makeScores(specs, "before"), makeScores(specs, "after")];
  const latency = metric.startsWith("latency_");
  const value = (scores: Scores): number => {
    const pick = <T>(buckets: Buckets<T>): T =>
      scope === "overall" ? buckets.overall : buckets.byIntent.get(scope.slice(7))!;
    if (latency)
      return metric === "latency_p95_ms" ? pick(scores.latency).p95_ms! : pick(scores.latency).p50_ms!;
    return pick(scores.means).get(metric)!;
  };
  const lower = latency || metric.endsWith("_rate") || metric.startsWith("clustering");
  const [baseline, current] = [value(before), value(after)];
  const limit = lower ? baseline + tolerance : baseline - tolerance;
  const passed = lower ? current <= limit + 1e-9 : current >= limit - 1e-9;
  return {
    metric,
    scope,
    n: specs.length,
    baseline,
    current,
    interval: latency ? [current - 1, current + 1] : null,
    delta: current - baseline,
    tolerance,
    limit,
    direction: lower ? "lower" : "higher",
    passed,
    category: categoryOf(metric),
    secondary_to: null,
    missing: null,
    cases: passed ? [] : culpritsOf(specs, metric, scope),
    ...overrides,
  };
}

function categoryOf(metric: string): Check["category"] {
  if (metric.startsWith("latency_")) return "latency_regression";
  if (metric.startsWith("clustering")) return "diversity_collapse";
  if (metric === "degraded_rate") return "semantic_degraded_spike";
  if (metric === "error_rate") return "retriever_error";
  return /^(mrr|ndcg)/.test(metric) ? "ranking_shift" : "recall_drop";
}

function culpritsOf(specs: readonly CaseSpec[], metric: string, scope: string): readonly Culprit[] {
  const value = (each: CaseSpec, side: 0 | 1): number =>
    metric.startsWith("latency_")
      ? each.ms[side]
      : (metricsOf(each, side === 0 ? each.before : each.after).get(metric) ?? 0);
  const sign = metric.startsWith("latency_") ? -1 : 1;
  return specs
    .filter((each) => scope === "overall" || scope === `intent:${each.intent}`)
    .map((each) => ({ each, loss: sign * (value(each, 0) - value(each, 1)) }))
    .filter(({ loss }) => loss > 0.5 || (sign === 1 && loss > 1e-9))
    .toSorted((a, b) => b.loss - a.loss)
    .map(({ each }) => ({
      id: each.id,
      before: value(each, 0),
      after: value(each, 1),
      ranks_before: each.before,
      ranks_after: each.after,
    }));
}

function makeChecks(specs: readonly CaseSpec[]): readonly Check[] {
  const intents = [...new Set(specs.map((each) => each.intent))]
    .filter((intent) => intent !== "negative")
    .toSorted();
  const scopes: readonly Check["scope"][] = [
    "overall",
    ...intents.map((intent): Check["scope"] => `intent:${intent}`),
  ];
  return scopes.flatMap((scope) => [
    makeCheck(specs, "recall@10", scope, 0.05),
    ...["mrr@10", "ndcg@10"].map((metric) =>
      makeCheck(specs, metric, scope, 0.05, scope === "intent:symbol" ? {} : { secondary_to: "recall_drop" }),
    ),
    makeCheck(specs, "clustering_ratio@10", scope, 0.05),
    makeCheck(specs, "zero_result_rate", scope, 0.02),
    ...["latency_p50_ms", "latency_p95_ms"].map((metric) => makeCheck(specs, metric, scope, 20)),
  ]);
}

function makeVerdict(checks: readonly Check[], overrides: Partial<Verdict> = {}): Verdict {
  const failed = checks.filter((check) => !check.passed);
  const names = (primary: boolean): Check["category"][] =>
    (["recall_drop", "ranking_shift", "latency_regression"] as const).filter((name) =>
      failed.some((check) => check.category === name && (check.secondary_to === null) === primary),
    );
  return {
    verdict: failed.length === 0 ? "pass" : "fail",
    exitCode: failed.length === 0 ? 0 : 1,
    categories: names(true),
    secondaryCategories: names(false),
    checks: checks.map((check) => (check.passed ? { ...check, secondary_to: null } : check)),
    notices: [{ code: "small_intent", intent: "error", cases: 2 }],
    ...overrides,
  };
}

function fromSpecs(specs: readonly CaseSpec[], overrides: Partial<Report>): Report {
  return {
    tool: TOOL,
    verdict: makeVerdict(makeChecks(specs)),
    failure: null,
    inputs: {
      config: makeConfig(),
      suite: makeSuite(specs),
      baseline: makeBaseline(specs),
      retriever: makeBaseline(specs).retriever,
      digests: new Map([
        ["baselines/docs.json", `sha256:${"b1".repeat(32)}`],
        ["retrieval-gate.yaml", `sha256:${"c2".repeat(32)}`],
        ["retrieval/suite.yaml", `sha256:${"d3".repeat(32)}`],
      ]),
    },
    run: makeRun(specs),
    scores: makeScores(specs),
    newBaseline: makeBaseline(specs, "after"),
    deterministicDigest: `sha256:${"e4".repeat(32)}`,
    ...overrides,
  };
}

/** Nothing changed since the baseline. */
export function makeReport(overrides: Partial<Report> = {}): Report {
  return fromSpecs(UNCHANGED, overrides);
}

/** recall_drop overall and in `howto` with a secondary ranking_shift, a ranking_shift of its own and latency in `symbol`. */
export function makeFailingReport(overrides: Partial<Report> = {}): Report {
  return fromSpecs(SPECS, overrides);
}

export function makeFailure(overrides: Partial<Failure> = {}): Failure {
  return {
    code: "invalid_suite",
    exitCode: 2,
    message: "retrieval/suite.yaml has 2 problems",
    hint: "Fix them; `retrieval-gate validate` lists the same.",
    problems: [
      {
        file: "retrieval/suite.yaml",
        pointer: "/cases/3/intent",
        line: 17,
        message: 'is missing; each case needs an "intent"',
      },
      {
        file: "retrieval/suite.yaml",
        pointer: "/cases/5/expected/0/grade",
        line: 31,
        message: "is 40, expected an integer from 1 to 30",
      },
    ],
    ...overrides,
  };
}

/** The suite could not be read: no inputs, no run, only a failure. */
export function makeErrorReport(overrides: Partial<Report> = {}): Report {
  return {
    tool: TOOL,
    verdict: {
      verdict: "error",
      exitCode: 2,
      categories: [],
      secondaryCategories: [],
      checks: [],
      notices: [],
    },
    failure: makeFailure(),
    inputs: null,
    run: null,
    scores: null,
    newBaseline: null,
    deterministicDigest: null,
    ...overrides,
  };
}

/** A failing report in which everything that a stranger can write is `text`. */
export function makeHostileReport(text: string): Report {
  const specs: readonly CaseSpec[] = [
    { id: text, query: text, intent: text, targets: [[text, 1]], before: [1], after: [null], ms: [10, 95] },
    {
      id: `${text}2`,
      query: text,
      intent: text,
      targets: [[text, 2]],
      before: [1],
      after: [3],
      ms: [10, 95],
    },
  ];
  const base = fromSpecs(specs, {});
  const suite = makeSuite(specs, { name: text, revision: text, files: [text] });
  return {
    ...base,
    verdict: {
      ...base.verdict,
      notices: [
        { code: "new_cases", cases: [text] },
        { code: "small_intent", intent: text, cases: 2 },
        { code: "differs", field: "suite.revision", baseline: text, current: text },
      ],
    },
    failure: makeFailure({
      message: text,
      hint: text,
      problems: [{ file: text, pointer: text, line: 1, message: text }],
    }),
    inputs: {
      ...base.inputs!,
      suite: { ...suite, cases: suite.cases.map((each) => ({ ...each, place: { file: text, line: 3 } })) },
      config: makeConfig({ file: text, baseline: text }),
      digests: new Map([[text, "sha256:00"]]),
    },
    run: { ...base.run!, log: text, environment: { ...ENVIRONMENT, cpu: text } },
    scores: {
      ...base.scores!,
      cases: base.scores!.cases.map((each, i) => (i === 0 ? { ...each, error: text } : each)),
    },
  };
}
