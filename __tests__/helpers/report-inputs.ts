/** Suite, config, run, scores and baseline of the cases in report-specs.ts. */
import { makeBaseline as recordBaseline } from "../../src/gate/outcome.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import { DEFAULT_DEFINITION, type Config } from "../../src/model/config.ts";
import type { CaseRun, Environment, Hit, Run } from "../../src/model/run.ts";
import type { Scores } from "../../src/model/scores.ts";
import {
  type Case,
  type CaseDigests,
  NO_LIMITS,
  type Suite,
  type Target,
} from "../../src/model/suite.ts";
import { SPECS, type CaseSpec } from "./report-specs.ts";
import { configOf, inputsOf, latencyOf, scoresOf } from "./make.ts";

const K = 10;
const REPEATS = 5;
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
    latency: latencyOf("auto", { budget_s: 120 }),
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

/** The run before the change or after it. */
export const makeRun = (
  specs: readonly CaseSpec[],
  overrides: Partial<Run> = {},
  side: "before" | "after" = "after",
): Run => ({
  cases: specs.map((each): CaseRun => {
    const ms = each.ms[side === "before" ? 0 : 1];
    return {
      case_id: each.id,
      outcome: {
        kind: "answer",
        hits: hitsOf(each, each[side]),
        returned: each.targets.length === 0 ? 0 : K,
        degraded: false,
      },
      first_ms: ms + 2,
      samples_ms: samples(ms),
    };
  }),
  timing: { source: "measured", repeats: REPEATS, budget_ended: false },
  environment: ENVIRONMENT,
  unstable: [],
  retries: 0,
  log: "loaded 128 documents\n",
  ...overrides,
});

/** The scores of these cases before the change or after it. */
export const makeScores = (
  specs: readonly CaseSpec[],
  side: "before" | "after" = "after",
): Scores => scoresOf(makeConfig(), makeSuite(specs), makeRun(specs, {}, side));

/** The baseline that a run before the change, or after it, records. */
export function makeBaseline(
  specs: readonly CaseSpec[],
  side: "before" | "after" = "before",
): Baseline {
  const inputs = inputsOf(makeConfig(), makeSuite(specs));
  const run = makeRun(specs, {}, side);
  return {
    ...recordBaseline(inputs, run, makeScores(specs, side), TOOL),
    retriever: { kind: "command", fingerprint: "0f".repeat(32), corpus_digest: null },
    timing: { source: "measured", repeats: REPEATS, ms: 1234.5 },
  };
}
