/** Asks one system every query of the comparison, once; no clock runs. */
import { sha256 } from "../system/digest.ts";
import { insideRoot, type Root } from "../system/root.ts";
import type { GatePorts } from "./request.ts";
import { GateError } from "../errors.ts";
import { type LoadedConfig, loadConfig } from "../files/config.ts";
import { type LoadedSuite, loadSuite } from "../files/suite.ts";
import type { ComparisonPlan, MeasuredSystem } from "../gate/comparison.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import { DEFAULT_DEFINITION, type RetrieverConfig, type RunRetriever } from "../model/config.ts";
import type { Environment } from "../model/run.ts";
import { createRetriever } from "../retrievers/registry.ts";
import { runSuite } from "../run/run-suite.ts";
import { digestFile } from "../system/write-whole.ts";
import { showProgress } from "./measure.ts";
import { BoundedLog } from "../retrievers/process.ts";
import path from "node:path";

/** Not part of a comparison, which is the same on every machine. */
const ANYWHERE: Environment = { os: "", arch: "", cpu: "", cores: 0, node: "" };

/** Throws what the retriever failed with, and query_errors where it failed on single queries. */
export async function measureSystem(
  root: Root,
  plan: ComparisonPlan,
  system: System,
  ports: Omit<GatePorts, "event">,
): Promise<MeasuredSystem> {
  const { suite, k, definition } = plan;
  const log = new BoundedLog();
  const retriever = createRetriever(system.retriever, {
    root: root.directory,
    environment: ports.environment,
    moduleHost: ports.moduleHost,
    signal: ports.signal,
    log: (text) => log.push(Buffer.from(text)),
  });
  const { failure, ...measured } = await runSuite(
    {
      cases: suite.cases,
      k,
      definition,
      latency: "off",
      concurrency: system.retriever.concurrency,
      clock: system.retriever.kind === "run" ? "recorded" : "ours",
      settled: () => true,
    },
    {
      retriever,
      now: () => performance.now(),
      cancelled: () => ports.signal.aborted,
      progress: showProgress({
        line: ports.line,
        print: ports.progress,
        now: () => performance.now(),
      }),
      environment: ANYWHERE,
    },
  );
  if (failure !== null) {
    const { code, message, hint, problems } = failure;
    const options = { problems, cause: failure, ...(hint === undefined ? {} : { hint }) };
    throw new GateError(code, `${system.path}: ${message}`, options);
  }
  const failed = measured.cases.filter((each) => each.outcome.kind === "error");
  const [first] = failed;
  if (first?.outcome.kind === "error") {
    const count = failed.length === 1 ? "1 query" : `${failed.length} queries`;
    throw new GateError(
      "query_errors",
      `${system.path}: ${count} failed, first "${first.case_id}": ${first.outcome.message}`,
    );
  }
  return {
    path: system.path,
    digest: system.digest,
    run: { ...measured, environment: ANYWHERE, log: log.text() },
  };
}

// What `compare` compares: two configs on the suite of the first, or two recorded runs on named files.

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

const CONFIG_FLAGS = ["a", "b"] as const;
const FILE_FLAGS = ["queries", "truth", "run-a", "run-b", "k"] as const;
const ABSENT = "absent";
/** No metric's cutoff may be larger, in configs neither. */
const MOST_RESULTS = 1000;

/** Throws usage for flags that don't fit together, not_comparable for configs that measure different things. */
export async function readCompareInputs(
  root: Root,
  from: string,
  text: (flag: string) => string | null,
): Promise<CompareInputs> {
  const given = (flags: readonly string[]): readonly string[] => flags.filter((flag) => text(flag) !== null);
  const [configs, files] = [given(CONFIG_FLAGS), given([...FILE_FLAGS, "corpus"])];
  const inside = (flag: string): string => insideRoot(root, from, text(flag)!, `--${flag}`);
  if (configs.length > 0 && files.length > 0) {
    throw usage(`--${configs[0]} and --${files[0]} don't go together`);
  }
  const wanted = configs.length > 0 ? CONFIG_FLAGS : FILE_FLAGS;
  const missing = wanted.filter((flag) => text(flag) === null);
  if (missing.length > 0)
    throw usage(`--${missing.join(", --")} ${missing.length === 1 ? "is" : "are"} missing`);
  if (configs.length > 0) return fromConfigs(root, inside("a"), inside("b"));
  const k = /^\d{1,6}$/.test(text("k")!) ? Number(text("k")) : 0;
  if (k < 1 || k > MOST_RESULTS)
    throw usage(`--k "${text("k")}", expected a whole number from 1 to ${MOST_RESULTS}`);
  const corpus = text("corpus") === null ? null : inside("corpus");
  return fromFiles(
    root,
    { queries: inside("queries"), judgments: inside("truth"), corpus },
    [inside("run-a"), inside("run-b")],
    k,
  );
}

function usage(message: string): GateError {
  return new GateError("usage", `compare: ${message}`, {
    hint: "Give --a and --b, two configs; or --queries, --truth, --run-a, --run-b and --k. See compare --help.",
  });
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

function systemOf({ config, digest }: LoadedConfig): System {
  return { path: config.file, digest, retriever: config.retriever };
}

function requireSame(a: LoadedConfig, b: LoadedConfig, suiteA: LoadedSuite, suiteB: LoadedSuite): void {
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
function digestOf(files: ReadonlyMap<string, string>): string {
  const [only, ...more] = files.values();
  if (only !== undefined && more.length === 0) return only;
  return sha256([...files].map(([file, digest]) => `${digest}  ${file}\n`).join(""));
}

/** Where the retrievers name their corpora: one digest, or the list's where they search different ones. */
async function corpusOf(root: Root, a: LoadedConfig, b: LoadedConfig): Promise<string> {
  const corpora = new Map<string, string>();
  for (const { config } of [a, b]) {
    const { retriever } = config;
    if (retriever.kind === "bm25" && retriever.corpus !== null)
      corpora.set(retriever.corpus, await digestFile(root, retriever.corpus));
  }
  return corpora.size === 0 ? ABSENT : digestOf(corpora);
}

async function fromFiles(
  root: Root,
  files: { readonly queries: string; readonly judgments: string; readonly corpus: string | null },
  runs: readonly [string, string],
  k: number,
): Promise<CompareInputs> {
  const { loadPair } = await import("../files/formats/pair.ts");
  const { suite, queries, judgments: qrels } = await loadPair(root, files);
  const systems: System[] = [];
  for (const run of runs)
    systems.push({ path: run, digest: await digestFile(root, run), retriever: runRetriever(run) });
  const corpus = files.corpus === null ? ABSENT : await digestFile(root, files.corpus);
  const [a, b] = systems as [System, System];
  return { suite, k, definition: DEFAULT_DEFINITION, digests: { corpus, queries, qrels }, a, b };
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
