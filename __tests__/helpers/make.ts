/** Suites, runs, configs and baselines for tests: sensible defaults, and overrides. */
import { makeSuite, finishCase } from "../../src/files/suite.ts";
import { makeBaseline } from "../../src/gate/outcome.ts";
import { listMetrics } from "../../src/decision/rules.ts";
import { type ScoredRun, addRunFigures, averageRuns } from "../../src/gate/runs.ts";
import { makeNeed } from "../../src/metrics/needs.ts";
import { scoreRun } from "../../src/metrics/score.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import {
  type Config,
  DEFAULT_DEFINITION,
  type Definition,
  type GatePolicy,
  type LatencySettings,
} from "../../src/model/config.ts";
import type { Inputs } from "../../src/model/report.ts";
import type { Answer, CaseRun, Hit, Run, Timing } from "../../src/model/run.ts";
import type { Scores } from "../../src/model/scores.ts";
import type { Case, PlainTarget, Suite, Target } from "../../src/model/suite.ts";
import type { CommandRetriever } from "../../src/retrievers/kinds.ts";

/** A target with this value. */
export function target(value: string, grade = 1, kind: PlainTarget["kind"] = "id"): PlainTarget {
  return { kind, value, grade };
}

/** A need that any of these ids answers. */
export function anyOf(ids: readonly string[], grade = 1): Target {
  return makeNeed(
    ids.map((id) => target(id, grade)),
    grade,
  );
}

/** A case of this id that expects `<id>-doc`. */
export function makeCase(
  id: string,
  overrides: Partial<Omit<Case, "id" | "digest" | "digests">> = {},
): Case {
  return finishCase({
    id,
    query: `query of ${id}`,
    intent: "howto",
    expected: [target(`${id}-doc`)],
    expect_empty: false,
    forbidden: [],
    critical: false,
    place: { file: "suite.yaml", line: 1 },
    ...overrides,
  });
}

/** The whole suite `test` of these cases. */
export const suiteOf = (...cases: readonly Case[]): Suite =>
  makeSuite("test", "1", cases, ["suite.yaml"], false);

/** Settings of latency with this number of repeats: measured, with a budget of 60 s. */
export function latencyOf(
  repeats: LatencySettings["repeats"],
  overrides: Partial<LatencySettings> = {},
): LatencySettings {
  const side_by_side = { p50: 0.1, p95: 0.25 };
  const rest = { warmup: 1, budget_s: 60, seed: 1, side_by_side };
  return { ...rest, source: "measured", repeats, ...overrides };
}

/** Hits by document id; a repeated id is marked as a run marks it. */
export const hitsOf = (...ids: readonly string[]): readonly Hit[] =>
  ids.map((docId, i) => ({ doc_id: docId, id: docId, repeat: ids.indexOf(docId) < i }));

/** The run of a case that got these hits, and took these times. */
export function answered(
  caseId: string,
  hits: readonly Hit[],
  samplesMs: readonly number[] = [],
): CaseRun {
  return {
    case_id: caseId,
    outcome: { kind: "answer", hits, returned: hits.length, degraded: false },
    first_ms: samplesMs[0] ?? null,
    samples_ms: samplesMs,
  };
}

/** The run of a case with other members of its answer. A failed query stays as it is. */
export function withAnswer(
  run: CaseRun,
  own: Partial<Answer> | ((answer: Answer) => Partial<Answer>),
): CaseRun {
  const { outcome } = run;
  if (outcome.kind === "error") {
    return run;
  }
  return { ...run, outcome: { ...outcome, ...(typeof own === "function" ? own(outcome) : own) } };
}

/** The run of a case whose query failed. */
export function failedRun(caseId: string, message = "boom"): CaseRun {
  return { case_id: caseId, outcome: { kind: "error", message }, first_ms: null, samples_ms: [] };
}

/** Timing whose budget was enough. */
export function timingOf(
  source: Timing["source"],
  repeats: number,
  more: Partial<Timing> = {},
): Timing {
  return { source, repeats, budget_ended: false, ...more };
}

/** A run of these cases, measured if one has times. Its repeats are the most times of a case. */
export function runOf(cases: readonly CaseRun[], overrides: Partial<Run> = {}): Run {
  const repeats = Math.max(0, ...cases.map((each) => each.samples_ms.length));
  return {
    cases,
    timing: timingOf(repeats > 0 ? "measured" : "off", repeats),
    environment: { os: "linux", arch: "x64", cpu: "test", cores: 2, node: "24.0.0" },
    unstable: [],
    retries: 0,
    log: "",
    ...overrides,
  };
}

/** The default definition with these changes. */
export function definitionOf(overrides: Partial<Definition> = {}): Definition {
  return { ...DEFAULT_DEFINITION, ...overrides };
}

const COMMAND: CommandRetriever = {
  kind: "command",
  command: ["true"],
  ready: false,
  per_query: false,
  cwd: ".",
  env: {},
  env_only: null,
  startup_timeout_ms: 1000,
  timeout_ms: 1000,
  total_timeout_ms: 10_000,
  concurrency: 1,
  params: null,
};

/** A config with k = 10 and latency off, and the gate below but for the given members. */
export function configOf({
  gate = {},
  ...overrides
}: Partial<Omit<Config, "gate">> & { readonly gate?: Partial<GatePolicy> } = {}): Config {
  return {
    file: "retrieval-gate.yaml",
    suites: ["suite.yaml"],
    baseline: "baselines/test.json",
    k: 10,
    retriever: COMMAND,
    definition: DEFAULT_DEFINITION,
    written_definition: {},
    metrics: [],
    gate: {
      // Off, so that a limit alone decides; significance has tests of its own.
      significance: "off",
      metrics: new Map(),
      per_intent: null,
      intents: new Map(),
      ...gate,
    },
    latency: "off",
    ...overrides,
  };
}

const NO_TOKENS = { prompt_tokens: 0, completion_tokens: 0, embedding_tokens: 0 };
/** What a judge spent that was asked nothing. */
export const NOTHING_SPENT = { requests: 0, retries: 0, cached: 0, ...NO_TOKENS, cost: null };

/** The config of a judge. No server has its address. */
export const JUDGE: NonNullable<Config["judge"]> = {
  base_url: "https://judge.example/v1",
  model: "m",
  embedding_model: null,
  api_key: null,
  temperature: 0,
  seed: null,
  max_requests: 10,
  max_cost: null,
  prices: null,
  cache: "verdicts.jsonl",
  timeout_ms: 1000,
  retries: 0,
  concurrency: 1,
};

/** The inputs of a run with this config, suite and baseline. */
export const inputsOf = (
  config: Config,
  suite: Suite,
  baseline: Baseline | null = null,
): Inputs => ({
  config,
  suite,
  baseline,
  retriever: { kind: config.retriever.kind, fingerprint: "0".repeat(64), corpus_digest: null },
  digests: new Map(),
});

/** The inputs of a run whose baseline is what this run records. */
export function inputsOn(
  config: Config,
  suite: Suite,
  run: Run,
): Inputs & { readonly baseline: Baseline } {
  const baseline = baselineOf(config, suite, run);
  return { ...inputsOf(config, suite, baseline), baseline };
}

/** The scores of the run in all metrics of the config. */
export const scoresOf = (config: Config, suite: Suite, run: Run): Scores =>
  scoreRun(suite, run, listMetrics(config), config.definition);

/** The baseline that the run records. */
export const baselineOf = (config: Config, suite: Suite, run: Run): Baseline =>
  makeBaseline(
    inputsOf(config, suite),
    run,
    scoresOf(config, suite, run),
    "retrieval-eval-gate test",
  );

/** The run with its scores. */
export function scoredOf(config: Config, suite: Suite, run: Run): ScoredRun {
  return { run, scores: scoresOf(config, suite, run) };
}

/** The baseline of the mean of these runs. */
export function baselineOver(config: Config, suite: Suite, runs: readonly ScoredRun[]): Baseline {
  const { scores, run } = averageRuns(runs);
  const one = makeBaseline(inputsOf(config, suite), run, scores, "retrieval-eval-gate test");
  return addRunFigures(one, runs);
}
