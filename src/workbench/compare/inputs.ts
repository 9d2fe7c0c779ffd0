/** What `compare` compares: two or more configs that name the same suite, or two recorded runs on named files. */
import path from "node:path";
import { GateError } from "../../errors.ts";
import { type LoadedConfig, loadConfig } from "../../files/config.ts";
import { parseDocument } from "../../files/document.ts";
import { readQueryLines } from "../../files/formats/beir.ts";
import { finishCases, warnOfMissingDocuments } from "../../files/formats/dataset.ts";
import { DatasetFiles } from "../../files/formats/format.ts";
import { joinJudgments, readJudgments } from "../../files/formats/judgments.ts";
import { readTopics } from "../../files/formats/trec.ts";
import { reportHeader } from "../../files/formats/tsv.ts";
import { JSON_LIMIT, readBytes, readText } from "../../files/read.ts";
import { finishCase, loadSuite, makeSuite } from "../../files/suite.ts";
import { invalidFile } from "../../files/validate.ts";
import { isPerCase } from "../../metrics/family.ts";
import { MRR } from "../../metrics/mrr.ts";
import { NDCG } from "../../metrics/ndcg.ts";
import { RECALL } from "../../metrics/recall.ts";
import { type Metric, metricWithCutoff, parseMetric } from "../../metrics/registry.ts";
import { compactCanonical } from "../../model/canonical-json.ts";
import {
  DEFAULT_DEFINITION,
  type Definition,
  type LatencySettings,
  type RetrieverConfig,
} from "../../model/config.ts";
import type { Problem } from "../../model/problem.ts";
import type { Suite } from "../../model/suite.ts";
import type { RunRetriever } from "../../retrievers/kinds.ts";
import { retrieverClock, retrieverData } from "../../retrievers/registry.ts";
import { digestText } from "../../system/digest.ts";
import { objectMembers } from "../../system/json.ts";
import type { Root } from "../../system/root.ts";
import { digestFile } from "../../system/write-whole.ts";
import type { ComparisonPlan } from "./comparison.ts";
import type { ComparedSystem } from "./model.ts";
import { requireItem, requireValue } from "../../model/lookup.ts";

/** Paths are as written, relative to the working directory. */
export type CompareRequest = PairRequest | RunsRequest | SeveralRequest;

/** Two configs, untimed and untested: figures and lists alone. */
interface PairRequest {
  readonly kind: "pair";
  readonly a: string;
  readonly b: string;
}

/** Two recorded runs. */
interface RunsRequest {
  readonly kind: "runs";
  readonly queries: string;
  readonly truth: string;
  readonly corpus: string | null;
  readonly runA: string;
  readonly runB: string;
  /** Cutoff, 1 to MOST_RESULTS. */
  readonly k: number;
}

/** Configs, or one with several values of a setting: timed, and tested by the rules of the first. */
interface SeveralRequest {
  readonly kind: "several";
  /** Each with the name that it was given, else null. */
  readonly configs: readonly { readonly name: string | null; readonly file: string }[];
  readonly settings: readonly Setting[];
  /** How often each case is timed. */
  readonly repeats: number;
}

/** What --set changes: one field of the config, and the values to try. */
interface Setting {
  /** `retriever.params.ef` */
  readonly field: string;
  readonly values: readonly unknown[];
}

/** The largest cutoff, as in configs. */
export const MOST_RESULTS = 1000;

/** The most systems of one comparison, each of which is a whole run of the suite. */
const MOST_SYSTEMS = 50;

/** A system that is still to be asked. */
export interface System extends Pick<ComparedSystem, "label" | "path" | "digest" | "settings"> {
  readonly retriever: RetrieverConfig;
  /** Null if no clock runs. */
  readonly clocked: { readonly latency: LatencySettings; readonly repeats: number } | null;
}

interface CompareInputs extends ComparisonPlan {
  readonly systems: readonly System[];
}

/** Takes the place of a digest if there is no such file. */
const ABSENT = "absent";

/**
 * Reads and checks what the request names, and returns the plan and the systems to ask. `inside`
 * turns a path into one from the root, and names the flag if it lies outside. Throws `usage`,
 * `not_comparable`, and for files.
 */
export async function readComparedInputs(
  root: Root,
  request: CompareRequest,
  inside: (written: string, flag: string) => string,
): Promise<CompareInputs> {
  if (request.kind === "runs") {
    return fromRuns(root, request, inside);
  }
  if (request.kind === "several") {
    return fromSeveral(root, request, inside);
  }
  const files = [inside(request.a, "a"), inside(request.b, "b")].map((file) => ({
    name: null,
    file,
  }));
  const variants = await loadVariants(root, files, []);
  const plan = await makeComparisonPlan(root, variants);
  const corpus = await digestCorpora(root, variants);
  const systems = variants.map((variant) => makeSystem(variant, null));
  return {
    ...plan,
    digests: { ...plan.digests, corpus },
    metrics: pairMetrics(plan.k),
    rules: null,
    systems,
  };
}

/** Returns the metrics of a comparison of two systems: recall, mrr and ndcg at k. */
function pairMetrics(k: number): readonly Metric[] {
  return [RECALL, MRR, NDCG].map((family) => metricWithCutoff(family, k));
}

/**
 * Returns the inputs of a comparison by --config: each config with each combination of settings.
 */
async function fromSeveral(
  root: Root,
  { configs, settings, repeats }: SeveralRequest,
  inside: (written: string, flag: string) => string,
): Promise<CompareInputs> {
  const files = configs.map(({ name, file }) => ({ name, file: inside(file, "config") }));
  const variants = await loadVariants(root, files, settings);
  if (variants.length < 2 || variants.length > MOST_SYSTEMS) {
    throw new GateError(
      "usage",
      `compare: ${variants.length} to compare, expected 2 to ${MOST_SYSTEMS}`,
      {
        hint: "Give --config more than once, or --set with more than one value.",
      },
    );
  }
  const plan = await makeComparisonPlan(root, variants);
  const { config } = requireItem(variants, 0).loaded;
  const systems = variants.map((variant) => makeSystem(variant, repeats));
  return { ...plan, metrics: reportedMetrics(config.metrics, plan.k), rules: config, systems };
}

/**
 * Returns ndcg, recall, mrr and hit rate at k, then the quality metrics that the first config
 * reports.
 */
function reportedMetrics(reported: readonly string[], k: number): readonly Metric[] {
  const usual = ["ndcg", "recall", "mrr", "hit_rate"].map((name) => `${name}@${k}`);
  const metrics = [...new Set([...usual, ...reported])].map((name) => parseMetric(name));
  return metrics.flatMap((metric) =>
    typeof metric !== "string" && isPerCase(metric.family) && metric.family.kind === "quality"
      ? [metric]
      : [],
  );
}

// Configs, and what `--set` changes in them.

/** Reads `FIELD=VALUE,VALUE…`; throws usage. Values are JSON where they can be, else text. */
export function readSetFlag(written: string): Setting {
  const [field = ""] = written.split("=");
  const list = written.slice(written.indexOf("=") + 1);
  if (!written.includes("=") || list === "" || !/^retriever(?:\.[\w-]+)+$/.test(field)) {
    throw new GateError("usage", `compare: --set "${written}" is no setting of the retriever`, {
      hint: "Write a field of the retriever and its values, such as --set retriever.params.ef=32,64,128.",
    });
  }
  return { field, values: list.split(",").map(parseValue) };
}

/** Returns the value of the text as JSON, or the text itself if it is no JSON. */
function parseValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** A config with one combination of settings. */
interface Variant {
  readonly label: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly loaded: LoadedConfig;
}

/**
 * Returns each config with each combination of the settings' values. The label says which they are.
 */
async function loadVariants(
  root: Root,
  files: SeveralRequest["configs"],
  settings: readonly Setting[],
): Promise<readonly Variant[]> {
  const combinations = settings.reduce<readonly Readonly<Record<string, unknown>>[]>(
    (all, { field, values }) =>
      all.flatMap((each) => values.map((value) => ({ ...each, [field]: value }))),
    [{}],
  );
  const variants: Variant[] = [];
  for (const { name, file } of files) {
    for (const settings of combinations) {
      const changed = Object.entries(settings).map(
        ([field, value]) => `${field}=${compactCanonical(value)}`,
      );
      const loaded = await loadConfig(await withSettings(root, file, settings), file, {
        suite: null,
        baseline: null,
      });
      variants.push({ label: [name ?? file, ...changed].join(" "), settings, loaded });
    }
  }
  return variants;
}

/**
 * Returns a root that reads the config with these settings in it, and every other file as before.
 * The changed config is JSON, which a reader of YAML takes.
 */
async function withSettings(
  root: Root,
  file: string,
  settings: Readonly<Record<string, unknown>>,
): Promise<Root> {
  if (Object.keys(settings).length === 0) {
    return root;
  }
  const { value } = await parseDocument(readText(root, file, "config"), "invalid_config");
  const changed = Object.entries(settings).reduce(
    (document, [field, newValue]) => withValueAtPath(document, field.split("."), newValue),
    value,
  );
  const bytes = Buffer.from(JSON.stringify(changed));
  return {
    ...root,
    read: (name, what, limit) =>
      name === file ? bytes : readBytes(root, name, what, limit ?? JSON_LIMIT),
  };
}

/** Returns a copy of the value with `set` at the path of keys. */
function withValueAtPath(value: unknown, [key, ...rest]: readonly string[], set: unknown): unknown {
  if (key === undefined) {
    return set;
  }
  const members = objectMembers(value);
  return { ...members, [key]: withValueAtPath(members[key], rest, set) };
}

/** `repeats`: how often each case is timed; null for never. */
function makeSystem(
  { label, settings, loaded: { config, digest } }: Variant,
  repeats: number | null,
): System {
  const { file, latency, retriever } = config;
  const untimed = repeats === null || latency === "off" || retrieverClock(retriever) === "recorded";
  return {
    label,
    path: file,
    digest,
    settings,
    retriever,
    clocked: untimed ? null : { latency, repeats },
  };
}

/**
 * Returns the first config's suite, k and definition. Throws `not_comparable` if another config has
 * others.
 */
async function makeComparisonPlan(
  root: Root,
  variants: readonly Variant[],
): Promise<Pick<ComparisonPlan, "suite" | "k" | "definition" | "digests">> {
  const [{ loaded: first }] = variants as [Variant];
  const { suite, digests } = await loadSuite(root, first.config.suites);
  for (const { loaded } of variants.slice(1)) {
    const { suite: otherSuite } = await loadSuite(root, loaded.config.suites);
    requireSamePlan(first, loaded, suite, otherSuite);
  }
  // A suite file holds queries and judgments: they have one digest.
  const digest = digestFiles(digests);
  const { k, definition } = first.config;
  return { suite, k, definition, digests: { corpus: ABSENT, queries: digest, qrels: digest } };
}

/** Throws `not_comparable` if the two configs differ in k, definition or suite, each suite with its config. */
function requireSamePlan(a: LoadedConfig, b: LoadedConfig, suiteA: Suite, suiteB: Suite): void {
  const parts: readonly (readonly [string, unknown, unknown])[] = [
    ["k", a.config.k, b.config.k],
    ["definition", a.config.definition, b.config.definition],
    ["suite", suiteA.digest, suiteB.digest],
  ];
  const problems = parts
    .map(([field, x, y]) => [field, compactCanonical(x), compactCanonical(y)] as const)
    .filter(([, x, y]) => x !== y)
    .map(([field, x, y]) => ({
      file: b.config.file,
      pointer: `/${field}`,
      message: `${field} is ${y} here and ${x} in ${a.config.file}`,
    }));
  if (problems.length === 0) {
    return;
  }
  throw new GateError(
    "not_comparable",
    `${a.config.file} and ${b.config.file} measure different things`,
    {
      problems,
      hint: "All systems need the same suite. The configs may differ only in their retriever.",
    },
  );
}

/**
 * Returns the digest of a single file, or for several the digest of their list as sha256sum prints
 * it.
 */
function digestFiles(files: ReadonlyMap<string, string>): string {
  const [only, ...more] = files.values();
  if (only !== undefined && more.length === 0) {
    return only;
  }
  return digestText([...files].map(([file, digest]) => `${digest}  ${file}\n`).join(""));
}

/** Returns the digest of the corpora that the retrievers name; `absent` if none does. */
async function digestCorpora(root: Root, variants: readonly Variant[]): Promise<string> {
  const corpora = new Map<string, string>();
  for (const { loaded } of variants) {
    const data = retrieverData(loaded.config.retriever);
    if (data?.holds === "corpus") {
      corpora.set(data.file, await digestFile(root, data.file));
    }
  }
  return corpora.size === 0 ? ABSENT : digestFiles(corpora);
}

// Queries, judgments and runs that are named one by one, without a config.

/** Without a config ndcg takes 2^grade - 1. */
const FROM_FILES: Definition = { ...DEFAULT_DEFINITION, gain: "exponential" };

/** Returns the inputs of a comparison of two recorded runs. */
async function fromRuns(
  root: Root,
  request: RunsRequest,
  inside: (written: string, flag: string) => string,
): Promise<CompareInputs> {
  const files = {
    queries: inside(request.queries, "queries"),
    judgments: inside(request.truth, "truth"),
    corpus: request.corpus === null ? null : inside(request.corpus, "corpus"),
  };
  const runs = [inside(request.runA, "run-a"), inside(request.runB, "run-b")];
  const { suite, queries, qrels } = await readSuiteFiles(root, files);
  const systems: System[] = [];
  for (const run of runs) {
    const digest = await digestFile(root, run);
    const retriever = retrieverOfRun(run);
    systems.push({ label: run, path: run, digest, settings: {}, retriever, clocked: null });
  }
  const corpus = files.corpus === null ? ABSENT : await digestFile(root, files.corpus);
  const { k } = request;
  const digests = { corpus, queries, qrels };
  return {
    suite,
    k,
    definition: FROM_FILES,
    digests,
    metrics: pairMetrics(k),
    rules: null,
    systems,
  };
}

/**
 * Returns a suite in which every query is a case, and the digests of its two files. Queries are two
 * columns, TREC topics, or BEIR's lines if the name ends in .jsonl.
 */
async function readSuiteFiles(
  root: Root,
  {
    queries,
    judgments,
    corpus,
  }: { readonly queries: string; readonly judgments: string; readonly corpus: string | null },
): Promise<{ readonly suite: Suite; readonly queries: string; readonly qrels: string }> {
  const files = new DatasetFiles(root);
  const problems: Problem[] = [];
  const judged = await readJudgments(
    files,
    { places: [judgments], hint: "Check the path.", grades: "decimals" },
    problems,
  );
  const text = files.readText([queries], { what: "queries", hint: "Check the path." });
  const queryFile = /\.jsonl(?:\.gz)?$/i.test(text.file)
    ? readQueryLines(text, problems)
    : readTopics(text, problems);
  reportHeader(queryFile, judged.queries, problems);
  const joined = joinJudgments(queryFile, judged, "all", problems);
  const cases = finishCases(joined.cases, { file: null, intentOfAll: "all" }, problems);
  if (problems.length > 0) {
    throw invalidFile("invalid_suite", "queries", queries, problems);
  }
  const missingDocuments = await warnOfMissingDocuments(root, corpus, null, cases);
  const suiteFiles = [...files.digests.keys()];
  const suite = {
    ...makeSuite("compare", "1", cases.map(finishCase), suiteFiles, false),
    warnings: [...joined.warnings, ...missingDocuments],
  };
  return {
    suite,
    queries: requireValue(files.digests, text.file),
    qrels: requireValue(files.digests, judged.file),
  };
}

/** Returns the config of a retriever that answers from a recorded run. */
function retrieverOfRun(file: string): RunRetriever {
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
