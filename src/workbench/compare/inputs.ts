/**
 * Reads what `compare` compares: two or more configs that name the same suite, or two recorded runs
 * with files of queries and judgments.
 */
import path from "node:path";
import { GateError } from "../../errors.ts";
import { NO_OVERRIDES, loadConfig } from "../../files/config.ts";
import { parseDocument } from "../../files/document.ts";
import { readQueryLines } from "../../files/formats/beir.ts";
import { finishCases, warnOfMissingDocuments } from "../../files/formats/dataset.ts";
import { DatasetFiles } from "../../files/formats/format.ts";
import { joinJudgments, readJudgments } from "../../files/formats/judgments.ts";
import { readTopics } from "../../files/formats/trec.ts";
import { reportHeader } from "../../files/formats/qrels-tsv.ts";
import { loadInputs, retrieverReceipt } from "../../files/inputs.ts";
import { JSON_LIMIT, readBytes, readText } from "../../files/read.ts";
import { finishCase, makeSuite } from "../../files/suite.ts";
import { invalidFile } from "../../files/validate.ts";
import { keepSelected } from "../../gate/selected-cases.ts";
import { findMetric } from "../../metrics/registry.ts";
import { pluralise } from "../../messages/format.ts";
import { compactCanonical } from "../../model/canonical-json.ts";
import type { Definition } from "../../model/config.ts";
import { requireItem, requireValue } from "../../model/lookup.ts";
import type { Problem } from "../../model/problem.ts";
import type { Inputs } from "../../model/report.ts";
import type { Suite } from "../../model/suite.ts";
import { objectMembers, tryParseJson } from "../../system/json.ts";
import type { Root } from "../../system/root.ts";
import { digestFile } from "../../system/write-whole.ts";
import { refuseJudge } from "../judged-run.ts";
import type { FileDigests, NamedSystem } from "./files.ts";

/** What the command line asks for. Paths are relative to the root. */
export type CompareRequest = RunsRequest | ConfigsRequest;

interface RunsRequest {
  readonly kind: "runs";
  readonly queries: string;
  /** The file of judgments (qrels). */
  readonly truth: string;
  readonly corpus: string | null;
  readonly runA: string;
  readonly runB: string;
  /** Cutoff, 1 to MOST_RESULTS. */
  readonly k: number;
  readonly gain: Definition["gain"];
}

/** Two or more systems: configs with values of settings, judged by the rules of the first one. */
interface ConfigsRequest {
  readonly kind: "configs";
  /** `name`: what the user calls the config; null for none. */
  readonly configs: readonly { readonly name: string | null; readonly file: string }[];
  readonly settings: readonly Setting[];
}

/** What --set changes: one field of the config, and the values to try. */
interface Setting {
  /** `retriever.params.ef` */
  readonly field: string;
  readonly values: readonly unknown[];
}

/** The largest cutoff, as in configs. */
export const MOST_RESULTS = 1000;

/** The most systems of one comparison. Each is a whole run of the suite. */
const MOST_SYSTEMS = 50;

/** A system that is still to be asked, with the files that judge it; it has no baseline. */
interface System extends NamedSystem {
  readonly inputs: Inputs;
}

interface ComparedInputs {
  readonly systems: readonly System[];
  readonly metrics: readonly string[];
  /** Null in a comparison of configs. */
  readonly digests: FileDigests | null;
}

/** Takes the place of a digest if there is no such file. */
const ABSENT = "absent";

/**
 * Reads and checks what the request names, and returns the systems to ask. Throws `usage` for a
 * number of systems that can't be compared, `not_comparable` if the configs differ in what they
 * measure, and other errors for files that are wrong.
 */
export async function readComparedInputs(
  root: Root,
  request: CompareRequest,
): Promise<ComparedInputs> {
  return request.kind === "configs"
    ? readConfigsInputs(root, request)
    : readRunInputs(root, request);
}

/**
 * Returns the inputs of a comparison by --config: a system for each config with each combination of
 * settings. All are judged by the first config's rules, so only that one must be without a judge.
 * Throws `usage` if it has one, and for fewer than two systems or more than MOST_SYSTEMS.
 */
async function readConfigsInputs(
  root: Root,
  { configs, settings }: ConfigsRequest,
): Promise<ComparedInputs> {
  const variants = await loadVariants(root, configs, settings);
  if (variants.length < 2 || variants.length > MOST_SYSTEMS) {
    throw new GateError(
      "usage",
      `compare: ${pluralise(variants.length, "config is", "configs are")} named, expected 2 to ${MOST_SYSTEMS}`,
      "Give --config more than once, or --set with more than one value.",
    );
  }
  const { label: firstLabel, inputs: first } = requireItem(variants, 0);
  refuseJudge("compare", first.config);
  const metrics = reportedMetrics(first.config.metrics, first.config.k);
  // Reports name the first system as the baseline.
  const sharedConfig = { ...first.config, metrics, baseline: firstLabel };
  const systems = variants.map((variant): System => {
    const { inputs, ...named } = variant;
    requireSamePlan(first, inputs);
    const { file, retriever, latency } = inputs.config;
    const config = { ...sharedConfig, file, retriever, latency };
    return { ...named, inputs: keepSelected({ ...inputs, config, baseline: null }) };
  });
  // Only recorded runs have files of their own.
  return { systems, metrics, digests: null };
}

/**
 * Returns the metrics that a comparison of several systems shows: recall, mrr, ndcg and hit rate at
 * k, then those of `reported` (names in the first config) that measure the quality of each case.
 * Others, such as latency, are left out.
 */
function reportedMetrics(reported: readonly string[], k: number): readonly string[] {
  const usualNames = ["recall", "mrr", "ndcg", "hit_rate"].map((name) => `${name}@${k}`);
  return [...new Set([...usualNames, ...reported])].filter(
    (name) => findMetric(name)?.family.kind === "quality",
  );
}

// Configs, and what `--set` changes in them.

/**
 * Returns the setting of a value of --set, `FIELD=VALUE,VALUE…`. Values are JSON where they can be,
 * else text. Throws `usage` if it has another form, or the field does not lie below `retriever`.
 */
export function readSetFlag(written: string): Setting {
  const [field = ""] = written.split("=");
  const list = written.slice(written.indexOf("=") + 1);
  // `retriever.params.ef`
  const isFieldOfRetriever = /^retriever(?:\.[\w-]+)+$/.test(field);
  if (!written.includes("=") || list === "" || !isFieldOfRetriever) {
    throw new GateError(
      "usage",
      `compare: --set "${written}" does not have the form retriever.FIELD=VALUE,VALUE`,
      "Write a field of the retriever and its values, such as --set retriever.params.ef=32,64,128.",
    );
  }
  // Variables and headers are text: `retriever.env.EF=1` sets the text "1".
  const isTextField = /^retriever\.(?:env|start\.env|headers|embed\.headers)\./.test(field);
  const values = list.split(",").map((text) => {
    const json = tryParseJson(text);
    const value = json === undefined ? text : json;
    const isPlain = typeof value === "number" || typeof value === "boolean";
    return isTextField && isPlain ? text : value;
  });
  return { field, values };
}

/**
 * Reads each config once with each combination of the settings' values: two settings of two and
 * three values give six variants of a config. Without settings each config is one variant.
 */
async function loadVariants(
  root: Root,
  files: ConfigsRequest["configs"],
  settings: readonly Setting[],
): Promise<readonly System[]> {
  let combinations: readonly Readonly<Record<string, unknown>>[] = [{}];
  for (const { field, values } of settings) {
    combinations = combinations.flatMap((combination) =>
      values.map((value) => ({ ...combination, [field]: value })),
    );
  }
  const variants: System[] = [];
  for (const { name, file } of files) {
    for (const combination of combinations) {
      const settingTexts = Object.entries(combination).map(settingText);
      const inputs = await loadWithSettings(root, file, combination);
      const label = [name ?? file, ...settingTexts].join(" ");
      const digest = requireValue(inputs.digests, file);
      variants.push({ label, path: file, digest, settings: combination, inputs });
    }
  }
  return variants;
}

/** Returns `retriever.params.ef=64`. */
function settingText([field, value]: readonly [string, unknown]): string {
  return `${field}=${compactCanonical(value)}`;
}

/**
 * Returns the config with these settings in it. Throws `invalid_config` if the file itself is
 * wrong, and `usage`, which names --set, if only the settings are.
 */
async function loadWithSettings(
  root: Root,
  file: string,
  settings: Readonly<Record<string, unknown>>,
): Promise<Inputs> {
  // "replaced": the config's baseline is not used, so it need not be readable.
  const load = (from: Root): Promise<Inputs> =>
    loadInputs(from, file, NO_OVERRIDES, root, "replaced");
  if (Object.keys(settings).length === 0) {
    return load(root);
  }
  const { value } = await parseDocument(readText(root, file, "config"), "invalid_config");
  let changedConfig: unknown = value;
  for (const [field, newValue] of Object.entries(settings)) {
    changedConfig = setValueAtPath(changedConfig, field.split("."), newValue);
  }
  try {
    return await load(rootWithFile(root, file, changedConfig));
  } catch (error) {
    if (!(error instanceof GateError) || error.problems.length === 0) {
      throw error;
    }
    // If the file is wrong without the settings, too, its own error has the right lines.
    await load(root);
    const flags = Object.entries(settings).map((setting) => `--set ${settingText(setting)}`);
    throw new GateError("usage", `compare: ${file} is not valid with ${flags.join(" ")}`, {
      problems: error.problems.map(({ line: _lineOfCopy, ...problem }) => problem),
      hint: "Correct the value or the name of the field in --set.",
    });
  }
}

/**
 * Returns a root in which this file has this value, so that all that reads it sees it; every other
 * file is as before. The file is JSON then, which a reader of YAML takes.
 */
function rootWithFile(root: Root, file: string, value: unknown): Root {
  const bytes = Buffer.from(JSON.stringify(value));
  return {
    ...root,
    read: (name, what, limit) =>
      name === file ? bytes : readBytes(root, name, what, limit ?? JSON_LIMIT),
  };
}

/**
 * Returns a copy of the value with `newValue` at the path of keys. Objects that the path needs are
 * added; what is no object on the path is replaced by one. The value itself is not changed.
 */
function setValueAtPath(
  value: unknown,
  [key, ...furtherKeys]: readonly string[],
  newValue: unknown,
): unknown {
  if (key === undefined) {
    return newValue;
  }
  const members = objectMembers(value);
  return { ...members, [key]: setValueAtPath(members[key], furtherKeys, newValue) };
}

/** Throws `not_comparable` with each field that differs: k, definition or suite. */
function requireSamePlan(a: Inputs, b: Inputs): void {
  const fields = [
    { field: "k", valueA: a.config.k, valueB: b.config.k },
    { field: "definition", valueA: a.config.definition, valueB: b.config.definition },
    { field: "suite", valueA: a.suite.digest, valueB: b.suite.digest },
  ];
  const problems: Problem[] = [];
  for (const { field, valueA, valueB } of fields) {
    const textA = compactCanonical(valueA);
    const textB = compactCanonical(valueB);
    if (textA !== textB) {
      problems.push({
        file: b.config.file,
        pointer: `/${field}`,
        message: `${field} is ${textB} here and ${textA} in ${a.config.file}`,
      });
    }
  }
  if (problems.length > 0) {
    throw new GateError(
      "not_comparable",
      `${a.config.file} and ${b.config.file} measure different things`,
      {
        problems,
        hint: "All compared configs need the same suite. The configs may differ only in their retriever.",
      },
    );
  }
}

// Queries, judgments and runs that are named one by one, without a config.

/**
 * Returns the two runs as systems, each with the config that a gate over such a run would have. The
 * config's file, beside the run, is made up and only in memory.
 */
async function readRunInputs(
  root: Root,
  { k, gain, runA, runB, ...files }: RunsRequest,
): Promise<ComparedInputs> {
  const { suite, queries, qrels } = await readSuiteFiles(root, files);
  const systems: System[] = [];
  for (const run of [runA, runB]) {
    const digest = digestFile(root, run);
    const written = {
      version: 1,
      suite: files.queries,
      k,
      definition: { gain },
      latency: "off",
      retriever: { kind: "run", path: path.posix.basename(run) },
    };
    const file = `${run}.json`;
    // `suite` again, since the config's own would be relative to the run's folder. Reports name run A
    // as the baseline; no file of a baseline is read.
    const overrides = { suite: files.queries, baseline: runA };
    const { config } = await loadConfig(rootWithFile(root, file, written), file, overrides);
    const inputs = {
      // The file that exists, in place of the one in memory.
      config: { ...config, file: run },
      suite,
      baseline: null,
      retriever: retrieverReceipt(root, config.retriever),
      digests: new Map([
        [run, digest],
        [files.queries, queries],
        [files.truth, qrels],
      ]),
    };
    systems.push({ label: run, path: run, digest, settings: {}, inputs });
  }
  const corpus = files.corpus === null ? ABSENT : digestFile(root, files.corpus);
  const metrics = ["recall", "mrr", "ndcg"].map((name) => `${name}@${k}`);
  return { systems, metrics, digests: { corpus, queries, qrels } };
}

/**
 * Reads a file of queries and one of judgments. Returns a suite with a case for every query, also
 * without judgments, and the digests of both files. Queries are two columns, TREC topics, or BEIR's
 * lines if the name ends in .jsonl. The suite has warnings, also for judged documents that the
 * corpus lacks, if a corpus is named. Throws `invalid_suite` with every problem of the two files.
 */
async function readSuiteFiles(
  root: Root,
  { queries, truth, corpus }: Pick<RunsRequest, "queries" | "truth" | "corpus">,
): Promise<{ readonly suite: Suite; readonly queries: string; readonly qrels: string }> {
  const files = new DatasetFiles(root);
  const problems: Problem[] = [];
  const judged = await readJudgments(
    files,
    { places: [truth], hint: "Check the path.", grades: "decimals" },
    problems,
  );
  const text = files.readText([queries], { what: "queries", hint: "Check the path." });
  const queryFile = /\.jsonl(?:\.gz)?$/i.test(text.file)
    ? readQueryLines(text, problems)
    : readTopics(text, problems);
  reportHeader(queryFile, judged.queries, problems);
  // "all": a case for each query, also for one without judgments.
  const joined = joinJudgments(queryFile, judged, "all", problems);
  const oneIntent = { file: null, intentOfAll: "all" };
  const cases = finishCases(joined.cases, oneIntent, problems);
  if (problems.length > 0) {
    throw invalidFile("invalid_suite", "queries", queries, problems);
  }
  const usualCorpus = null;
  const missingDocuments = await warnOfMissingDocuments(root, corpus, usualCorpus, cases);
  const suiteFiles = [...files.digests.keys()];
  const isPartial = false;
  const suite = {
    ...makeSuite("runs", "1", cases.map(finishCase), suiteFiles, isPartial),
    warnings: [...joined.warnings, ...missingDocuments],
  };
  return {
    suite,
    queries: requireValue(files.digests, text.file),
    qrels: requireValue(files.digests, judged.file),
  };
}
