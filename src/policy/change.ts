/** What a change did: the base's files as its commit has them, beside the head's. */
import { sha256 } from "../system/digest.ts";
import type { Root } from "../system/root.ts";
import { GateError } from "../errors.ts";
import { loadBaseline } from "../files/baseline.ts";
import { type Overrides, loadConfig } from "../files/config.ts";
import { loadVerdicts } from "../files/part.ts";
import { JSON_LIMIT, readBytes } from "../files/read.ts";
import { resolved } from "../files/inputs.ts";
import { withDefinition } from "../files/definition.ts";
import { loadSuite } from "../files/suite.ts";
import type { Baseline } from "../model/baseline.ts";
import { compactCanonical, compareCodePoints } from "../model/canonical-json.ts";
import type { RetrieverConfig } from "../model/config.ts";
import type { Change, Inputs, KnownVerdicts, Vouching } from "../model/report.ts";
import { dataOf } from "../retrievers/registry.ts";
import { type Vouched, commitRoot, find, lfsDigest } from "./blobs.ts";
import { type GitPort, linesOf } from "./git.ts";
import path from "node:path";
import { parseDocument } from "../files/document.ts";

interface Compare {
  readonly git: GitPort;
  /** The base's. */
  readonly commit: string;
  readonly head: Inputs;
  /** Relative to the root. */
  readonly config: string;
  readonly overrides: Overrides;
  /** Where the head's files were read from, and where those lie that git has no blob of. */
  readonly headRoot: Root;
  readonly workTree: Root;
}

/** Null where the base has no gate at all. Throws GateError for the clone, not for the base's files. */
export async function changeSince(compare: Compare): Promise<Change | null> {
  const { git, commit, head } = compare;
  const gone = find(git, commit, compare.config).kind === "absent";
  const configs = gone ? await configsOf(git, commit) : [];
  const moved = gone && configs.length === 0 ? orphaned(git, commit, head) : configs;
  if (gone && moved.length === 0) return null;
  const config = gone ? renamedFrom(git, configs) : compare.config;
  const links = [...head.digests.keys()].filter((file) => find(git, "HEAD", file).kind === "link");
  const common = { head, moved, links };
  if (config === null) return { ...common, base: null, unusable: null };
  try {
    const base = await loadBase(compare, config);
    const verdicts = verdictsOf(compare, base);
    return {
      ...common,
      base,
      unusable: null,
      ...verdicts,
      vouched: vouching(git, base, head),
      ...corpusOf(compare, base),
    };
  } catch (error) {
    // The way out of a broken base leads through a change like this one, so it must stay acceptable: no error.
    if (!(error instanceof GateError) || !isOfFiles(error)) throw error;
    const details = error.problems.slice(0, 3).map((problem) => problem.message);
    return {
      ...common,
      base: null,
      unusable: { file: config, reason: [error.message, ...details].join("; ") },
    };
  }
}

/** Failures that are the base's files' own, not the clone's. */
function isOfFiles(error: GateError): boolean {
  return error.exitCode === 2 && error.code !== "shallow_clone" && error.code !== "git_failed";
}

/** A baseline shows that the base was gated, though no config there does. */
function orphaned(git: GitPort, commit: string, { config }: Inputs): readonly string[] {
  return find(git, commit, config.baseline).kind === "absent" ? [] : [config.baseline];
}

/** The one config of the base that the head lacks: the head's is its successor. */
function renamedFrom(git: GitPort, configs: readonly string[]): string | null {
  const gone = configs.filter((path) => find(git, "HEAD", path).kind === "absent");
  return gone.length === 1 ? gone[0]! : null;
}

/** As loadInputs, from the commit: the baseline first, since it vouches for suite files that are no blobs. */
async function loadBase({ git, commit, workTree, overrides }: Compare, file: string): Promise<Inputs> {
  const blobs = commitRoot(workTree, git, commit, new Map());
  const { config, digest } = await loadConfig(blobs, file, overrides);
  const loaded = await loadBaseline(blobs, config.baseline);
  const baseline = loaded?.baseline ?? null;
  const suite = await loadSuite(commitRoot(workTree, git, commit, vouchedBy(baseline)), config.suites);
  const digests = new Map([[file, digest], ...suite.digests]);
  if (loaded !== null) digests.set(config.baseline, loaded.digest);
  const { retriever } = config;
  return {
    config: withDefinition(config, baseline),
    suite: suite.suite,
    baseline: baseline === null ? null : resolved(baseline, suite.suite),
    // The base's retriever never runs here: what matters of it is its kind, and what a recorded run says.
    retriever: {
      kind: retriever.kind,
      fingerprint: sha256(compactCanonical(retriever)),
      corpus_digest: dataDigest(git, commit, retriever),
    },
    digests,
  };
}

function vouchedBy(baseline: Baseline | null): Vouched {
  return baseline?.files ?? new Map();
}

/** Of the file with the retriever's answers or documents, where the commit has it. */
function dataDigest(git: GitPort, commit: string, retriever: RetrieverConfig): string | null {
  const bytes = dataIn(git, commit, retriever);
  return bytes === null ? null : (lfsDigest(bytes) ?? sha256(bytes));
}

function dataIn(git: GitPort, commit: string, retriever: RetrieverConfig): Buffer | null {
  const data = dataOf(retriever);
  const found = data === null ? null : find(git, commit, data.file);
  return found?.kind === "file" ? git.blob(found.id, JSON_LIMIT) : null;
}

/** Nothing where the head has the base's corpus, as the base's commit or else its baseline knows it. */
function corpusOf({ git, commit, head, workTree }: Compare, base: Inputs): Pick<Change, "corpus"> {
  const [before, after] = [base.config.retriever, head.config.retriever];
  const [was, is] = [globsOf(before), globsOf(after)];
  if (was !== null && is !== null && was !== is) return { corpus: { file: is, before: null, after: null } };
  const data = dataOf(after);
  const digest = base.retriever.corpus_digest ?? base.baseline?.retriever.corpus_digest ?? null;
  if (data?.holds !== "corpus" || digest === null || digest === head.retriever.corpus_digest) return {};
  const documents = (bytes: Buffer | null): number | null =>
    bytes === null || lfsDigest(bytes) !== null ? null : linesOf(bytes).length;
  return {
    corpus: {
      file: data.file,
      before: documents(dataIn(git, commit, before)),
      after: documents(readBytes(workTree, data.file, "corpus", JSON_LIMIT)),
    },
  };
}

function globsOf(retriever: RetrieverConfig): string | null {
  const files = new Map<string, unknown>(Object.entries(retriever)).get("files");
  return Array.isArray(files) && files.length > 0 ? files.join(", ") : null;
}

/** What both judges' caches hold, as the commits have them. */
function verdictsOf(
  { git, commit, head, headRoot, workTree }: Compare,
  base: Inputs,
): { readonly verdicts?: { readonly base: KnownVerdicts; readonly head: KnownVerdicts } } {
  const [before, after] = [base.config.judge, head.config.judge];
  if (before === undefined || after === undefined) return {};
  // A cache that the job restores is the workflow's own; one that a commit brings is its author's.
  const committed = (at: string, file: string): boolean => find(git, at, file).kind !== "absent";
  if (!committed(commit, before.cache) && !committed("HEAD", after.cache)) return {};
  const blobs = commitRoot(workTree, git, commit, new Map());
  return { verdicts: { base: loadVerdicts(blobs, before.cache), head: loadVerdicts(headRoot, after.cache) } };
}

/** Files that HEAD has no blob of: their digest in the baseline is what the next change is held to. */
function vouching(git: GitPort, base: Inputs, head: Inputs): readonly Vouching[] {
  const before = vouchedBy(base.baseline);
  return [...vouchedBy(head.baseline)].flatMap(([file, after]) => {
    if (before.get(file) === after || head.digests.get(file) === after) return [];
    return find(git, "HEAD", file).kind === "file" ? [] : [{ file, before: before.get(file) ?? null, after }];
  });
}

const CONFIG_NAME = /(?:^|\/)retrieval-gate[^/]*\.(?:yaml|yml|json)$/;
/** Workflows are often called like the config that they use. */
const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const STRUCTURED = /\.(?:yaml|yml|json)$/;
const KEYS = ["suite", "baseline", "retriever"] as const;
const MOST_BYTES = 1024 * 1024;

/** Paths of the commit's configs, sorted; empty where it has no gate. */
export async function configsOf(git: GitPort, commit: string): Promise<readonly string[]> {
  const plain = new Map([...git.tree(commit)].filter(([, { mode }]) => mode.startsWith("100")));
  const read = (files: readonly string[]): readonly (readonly [string, string])[] => {
    const ids = files.map((file) => plain.get(file)!.id);
    const blobs = git.blobs(ids, MOST_BYTES);
    return files.map((file, i) => [file, blobs.get(ids[i]!)?.toString("utf8") ?? ""]);
  };
  const files = [...plain.keys()];
  const found = new Set(files.filter((file) => CONFIG_NAME.test(file) && !WORKFLOW.test(file)));
  const named = new Set<string>();
  for (const [file, text] of read(files.filter((each) => STRUCTURED.test(each) && !found.has(each)))) {
    if (WORKFLOW.test(file)) for (const each of await namedBy(file, text)) named.add(each);
    // Most files need no parser: every config as people write it has these words.
    else if (KEYS.every((key) => text.includes(key)) && (await isConfig(file, text))) found.add(file);
  }
  // Other actions have an input of that name, too.
  for (const [file, text] of read([...named].filter((each) => plain.has(each))))
    if (await isConfig(file, text)) found.add(file);
  return [...found].toSorted(compareCodePoints);
}

async function isConfig(file: string, text: string): Promise<boolean> {
  const value = await valueOf(file, text);
  if (!isObject(value)) return false;
  return KEYS.every((key) => Object.hasOwn(value, key)) && isObject(value["retriever"]);
}

/** Files that a workflow's step gets as `config`. */
async function namedBy(file: string, text: string): Promise<readonly string[]> {
  if (!text.includes("config")) return [];
  const value = await valueOf(file, text);
  const folders = ["", ...stringsUnder(value, "working-directory")];
  const configs = [...stringsUnder(value, "config"), ...flags(text)];
  return configs.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)));
}

/** `--config F` and `--config=F` of the command, wherever a script has them. */
function flags(text: string): readonly string[] {
  return [...text.matchAll(/--config[ =]["']?([^\s"']+)/g)].map((match) => match[1]!);
}

function stringsUnder(value: unknown, key: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => stringsUnder(each, key));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const own = name === key ? [member].flat().filter((each) => typeof each === "string") : [];
    return [...own, ...stringsUnder(member, key)];
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Null for what can't be read: other tools' files need not be to our liking. */
async function valueOf(file: string, text: string): Promise<unknown> {
  try {
    return (await parseDocument({ file, text, digest: sha256(text) }, "invalid_config")).value;
  } catch {
    return null;
  }
}
