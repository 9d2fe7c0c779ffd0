import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { GateError } from "../errors.ts";
import type { Bm25Retriever } from "../model/config.ts";
import { readJsonLines } from "./json-lines.ts";
import type { JsonObject } from "./json.ts";
import { compareCodePoints } from "../model/order.ts";
import type { CharacterSpan } from "../model/run.ts";
import { insideRoot } from "./paths.ts";
import type { RetrieverPorts } from "./ports.ts";
import { quote } from "./quote.ts";

/** A larger file is data, not a document. */
const MAX_DOCUMENT_BYTES = 1024 * 1024;
const OPTIONAL = ["title", "text", "path", "name", "qualified_name", "cluster"] as const;

export interface Document {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly path?: string;
  readonly name?: string;
  readonly qualifiedName?: string;
  readonly cluster?: string;
  readonly span?: CharacterSpan;
}

/**
 * The documents of `corpus` (JSON Lines of `{id | _id, title?, text?, path?, name?, qualified_name?, cluster?}`, chunks
 * with `start` and `end`) and of `files` (globs from `cwd`; id and path are the file's path from there, with `/`). Throws `invalid_file` with every
 * bad line, and `retriever_start` where no document is left.
 */
export async function readCorpus(config: Bm25Retriever, ports: RetrieverPorts): Promise<readonly Document[]> {
  const documents = new Map<string, Document>();
  if (config.corpus !== null) await readLines(config.corpus, ports, documents);
  if (config.files.length > 0) await readFiles(config, ports, documents);
  if (documents.size === 0) {
    const source =
      config.corpus === null ? `files: ${config.files.map(quote).join(", ")}` : quote(config.corpus);
    throw new GateError("retriever_start", `bm25 has no document to search: ${source}`, {
      hint: "An empty index would score 0 against everything. Check the path or the globs (they start at `cwd`).",
    });
  }
  return [...documents.values()];
}

async function readLines(
  corpus: string,
  ports: RetrieverPorts,
  documents: Map<string, Document>,
): Promise<void> {
  const path = insideRoot(ports.root, corpus, "retriever.corpus");
  await readJsonLines({ path, name: corpus, code: "invalid_file" }, (value) => {
    const document = toDocument(value);
    if (typeof document === "string") return document;
    if (documents.has(document.id)) return `the id ${quote(document.id)} was already used on an earlier line`;
    documents.set(document.id, document);
    return null;
  });
}

function toDocument(value: JsonObject): Document | string {
  const key = value.id === undefined ? "_id" : "id";
  const id = value[key];
  if (typeof id !== "string" || id === "") {
    return id === undefined
      ? "neither id nor _id"
      : `${key}: expected a string that is not empty, got ${JSON.stringify(id)}`;
  }
  const texts: Partial<Record<(typeof OPTIONAL)[number], string>> = {};
  for (const field of OPTIONAL) {
    const text = value[field];
    if (text === undefined || text === null) continue;
    if (typeof text !== "string") return `${field}: expected a string, got ${quote(JSON.stringify(text))}`;
    texts[field] = text;
  }
  const span = spanOf(value);
  if (typeof span === "string") return span;
  const { title = "", text = "", path, name, qualified_name: qualifiedName, cluster } = texts;
  return {
    id,
    title,
    text,
    ...(path === undefined ? {} : { path }),
    ...(name === undefined ? {} : { name }),
    ...(qualifiedName === undefined ? {} : { qualifiedName }),
    ...(cluster === undefined ? {} : { cluster }),
    ...(span === null ? {} : { span }),
  };
}

/** Null where the line has neither offset. */
function spanOf({ start, end }: JsonObject): CharacterSpan | string | null {
  if (start === undefined && end === undefined) return null;
  const whole = (offset: unknown): offset is number =>
    Number.isSafeInteger(offset) && (offset as number) >= 0;
  if (whole(start) && whole(end) && start <= end) return { start, end };
  return `start and end: expected two whole numbers, 0 <= start <= end, got ${JSON.stringify([start, end])}`;
}

async function readFiles(
  config: Bm25Retriever,
  ports: RetrieverPorts,
  documents: Map<string, Document>,
): Promise<void> {
  const cwd = insideRoot(ports.root, config.cwd, "retriever.cwd");
  const { glob } = await import("tinyglobby");
  const found = await glob([...config.files], {
    cwd,
    expandDirectories: false,
    followSymbolicLinks: false,
    ignore: ["**/node_modules/**", "**/.git/**"],
  });
  const skipped: string[] = [];
  for (const path of found.toSorted(compareCodePoints)) {
    const absolute = insideRoot(ports.root, join(cwd, path), "retriever.files");
    const bytes = (await stat(absolute)).size > MAX_DOCUMENT_BYTES ? null : await readFile(absolute);
    if (bytes === null || bytes.includes(0)) skipped.push(path);
    else documents.set(path, { id: path, title: "", text: bytes.toString("utf8"), path });
  }
  if (skipped.length > 0) {
    const names = skipped.slice(0, 20).join(", ");
    ports.log(`bm25 left out ${skipped.length} files that are binary or over 1 MiB: ${names}\n`);
  }
}
