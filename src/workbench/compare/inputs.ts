/** What `compare` compares: two configs on the suite of the first, or two recorded runs on named files. */
import { sha256 } from "../../system/digest.ts";
import { insideRoot, type Root } from "../../system/root.ts";
import path from "node:path";
import { GateError } from "../../errors.ts";
import { type LoadedConfig, loadConfig } from "../../files/config.ts";
import { type LoadedSuite, loadSuite } from "../../files/suite.ts";
import type { ComparisonPlan } from "./comparison.ts";
import { compactCanonical } from "../../model/canonical-json.ts";
import { DEFAULT_DEFINITION, type Definition, type RetrieverConfig } from "../../model/config.ts";
import type { RunRetriever } from "../../retrievers/kinds/run.ts";
import { dataOf } from "../../retrievers/registry.ts";
import { digestFile } from "../../system/write-whole.ts";

/** Paths are as written, relative to the working directory. */
export type CompareRequest =
  | { readonly kind: "configs"; readonly a: string; readonly b: string }
  | {
      readonly kind: "runs";
      readonly queries: string;
      readonly truth: string;
      readonly corpus: string | null;
      readonly runA: string;
      readonly runB: string;
      /** Cutoff, 1 to MOST_RESULTS. */
      readonly k: number;
    };

/** No metric's cutoff may be larger, in configs neither. */
export const MOST_RESULTS = 1000;

export interface System {
  /** Relative to the root. */
  readonly path: string;
  readonly digest: string;
  readonly retriever: RetrieverConfig;
}

export interface CompareInputs extends ComparisonPlan {
  readonly a: System;
  readonly b: System;
}

const ABSENT = "absent";

/** `from`: the working directory, from the root. Throws not_comparable for configs that measure different things. */
export async function readCompareInputs(
  root: Root,
  from: string,
  request: CompareRequest,
): Promise<CompareInputs> {
  const inside = (written: string, flag: string): string => insideRoot(root, from, written, `--${flag}`);
  if (request.kind === "configs") return fromConfigs(root, inside(request.a, "a"), inside(request.b, "b"));
  const { queries, truth, corpus, runA, runB, k } = request;
  return fromFiles(
    root,
    {
      queries: inside(queries, "queries"),
      judgments: inside(truth, "truth"),
      corpus: corpus === null ? null : inside(corpus, "corpus"),
    },
    [inside(runA, "run-a"), inside(runB, "run-b")],
    k,
  );
}

async function fromConfigs(root: Root, a: string, b: string): Promise<CompareInputs> {
  const overrides = { suite: null, baseline: null };
  const [first, second] = [await loadConfig(root, a, overrides), await loadConfig(root, b, overrides)];
  const suite = await loadSuite(root, first.config.suites);
  const other = await loadSuite(root, second.config.suites);
  requireSame(first, second, suite, other);
  // A suite file holds queries and judgments: they have one digest.
  const digest = digestOf(suite.digests);
  return {
    suite: suite.suite,
    k: first.config.k,
    definition: first.config.definition,
    digests: { corpus: await corpusOf(root, first, second), queries: digest, qrels: digest },
    a: systemOf(first),
    b: systemOf(second),
  };
}

export function systemOf({ config, digest }: LoadedConfig): System {
  return { path: config.file, digest, retriever: config.retriever };
}

export function requireSame(
  a: LoadedConfig,
  b: LoadedConfig,
  suiteA: LoadedSuite,
  suiteB: LoadedSuite,
): void {
  const parts: readonly (readonly [string, unknown, unknown])[] = [
    ["k", a.config.k, b.config.k],
    ["definition", a.config.definition, b.config.definition],
    ["suite", suiteA.suite.digest, suiteB.suite.digest],
  ];
  const problems = parts
    .map(([field, x, y]) => [field, compactCanonical(x), compactCanonical(y)] as const)
    .filter(([, x, y]) => x !== y)
    .map(([field, x, y]) => ({
      file: b.config.file,
      pointer: `/${field}`,
      message: `${field} is ${y} here and ${x} in ${a.config.file}`,
    }));
  if (problems.length === 0) return;
  throw new GateError("not_comparable", `${a.config.file} and ${b.config.file} measure different things`, {
    problems,
    hint: "Both systems are asked the same suite: let the configs differ in their retriever alone.",
  });
}

/** Of one file its own SHA-256, of several that of their list as sha256sum prints it. */
export function digestOf(files: ReadonlyMap<string, string>): string {
  const [only, ...more] = files.values();
  if (only !== undefined && more.length === 0) return only;
  return sha256([...files].map(([file, digest]) => `${digest}  ${file}\n`).join(""));
}

/** Where the retrievers name their corpora: one digest, or the list's where they search different ones. */
async function corpusOf(root: Root, a: LoadedConfig, b: LoadedConfig): Promise<string> {
  const corpora = new Map<string, string>();
  for (const { config } of [a, b]) {
    const data = dataOf(config.retriever);
    if (data?.holds === "corpus") corpora.set(data.file, await digestFile(root, data.file));
  }
  return corpora.size === 0 ? ABSENT : digestOf(corpora);
}

/** Whoever has queries, judgments and runs in files, and no config, gets ndcg of 2^grade - 1. */
const FROM_FILES: Definition = { ...DEFAULT_DEFINITION, gain: "exponential" };

async function fromFiles(
  root: Root,
  files: { readonly queries: string; readonly judgments: string; readonly corpus: string | null },
  runs: readonly [string, string],
  k: number,
): Promise<CompareInputs> {
  const { loadPair } = await import("./pair.ts");
  const { suite, queries, judgments: qrels } = await loadPair(root, files);
  const systems: System[] = [];
  for (const run of runs)
    systems.push({ path: run, digest: await digestFile(root, run), retriever: runRetriever(run) });
  const corpus = files.corpus === null ? ABSENT : await digestFile(root, files.corpus);
  const [a, b] = systems as [System, System];
  return { suite, k, definition: FROM_FILES, digests: { corpus, queries, qrels }, a, b };
}

function runRetriever(file: string): RunRetriever {
  return {
    kind: "run",
    path: file,
    cwd: path.posix.dirname(file),
    env: {},
    env_only: null,
    startup_timeout_ms: 60_000,
    timeout_ms: 60_000,
    total_timeout_ms: 3_600_000,
    concurrency: 1,
    params: null,
  };
}
