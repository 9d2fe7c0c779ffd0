/** Whether a commit has a gate, whatever its config is called: by name, by what a workflow names, and by content. */
import path from "node:path";
import { parseDocument } from "../files/document.ts";
import { sha256 } from "../system/digest.ts";
import type { GitPort, TreeEntry } from "./git.ts";

const CONFIG_NAME = /(?:^|\/)retrieval-gate[^/]*\.(?:yaml|yml|json)$/;
/** Workflows are often called like the config that they use. */
const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const STRUCTURED = /\.(?:yaml|yml|json)$/;
const KEYS = ["suite", "baseline", "retriever"] as const;
const MOST_BYTES = 1024 * 1024;

interface Tree {
  readonly git: GitPort;
  readonly entries: ReadonlyMap<string, TreeEntry>;
}

/** Paths of the commit's configs, sorted; empty where it has no gate. */
export async function configsOf(git: GitPort, commit: string): Promise<readonly string[]> {
  const tree = { git, entries: git.tree(commit) };
  const files = [...tree.entries.keys()];
  const found = new Set(files.filter((file) => CONFIG_NAME.test(file) && !WORKFLOW.test(file)));
  for (const file of git.mentioning(commit, "retriever")) {
    const candidate = STRUCTURED.test(file) && !WORKFLOW.test(file) && !found.has(file);
    if (candidate && hasKeys(tree, file) && (await isConfig(tree, file))) found.add(file);
  }
  for (const file of files.filter((each) => WORKFLOW.test(each))) {
    for (const named of await namedBy(tree, file)) found.add(named);
  }
  return [...found].toSorted();
}

/** Most files need no parser: every config as people write it has these words. */
function hasKeys(tree: Tree, file: string): boolean {
  const text = textOf(tree, file);
  return text !== null && KEYS.every((key) => text.includes(key));
}

async function isConfig(tree: Tree, file: string): Promise<boolean> {
  const text = textOf(tree, file);
  if (text === null) return false;
  const value = await valueOf(file, text);
  if (!isObject(value)) return false;
  return KEYS.every((key) => Object.hasOwn(value, key)) && isObject(value["retriever"]);
}

/** Files that a step of this gate's gets as `config`, as far as the commit has them. */
async function namedBy(tree: Tree, file: string): Promise<readonly string[]> {
  const text = textOf(tree, file);
  if (text === null || !text.includes("config")) return [];
  const value = await valueOf(file, text);
  const configs = [...stringsUnder(value, "config"), ...flags(text)];
  const folders = ["", ...stringsUnder(value, "working-directory")];
  const paths = configs.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)));
  const kept = [];
  for (const each of new Set(paths)) {
    // Other actions have an input of that name, too.
    if (tree.entries.has(each) && (await isConfig(tree, each))) kept.push(each);
  }
  return kept;
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

/** Null for what is no plain file, and for what is too large for a config. */
function textOf({ git, entries }: Tree, file: string): string | null {
  const entry = entries.get(file);
  if (entry === undefined || !entry.mode.startsWith("100")) return null;
  try {
    return git.blob(entry.id, MOST_BYTES).toString("utf8");
  } catch {
    return null;
  }
}

/** Null for what can't be read: other tools' files need not be to our liking. */
async function valueOf(file: string, text: string): Promise<unknown> {
  try {
    return (await parseDocument({ file, text, digest: sha256(text) }, "invalid_config")).value;
  } catch {
    return null;
  }
}
