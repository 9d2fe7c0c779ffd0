import type { JsonObject } from "../system/json.ts";
import { absoluteInside, hasFolder } from "../system/root.ts";
import { GateError } from "../errors.ts";
import { compactCanonical, compareCodePoints } from "../model/canonical-json.ts";
import type { Bm25Retriever } from "./kinds.ts";
import type { Question, RawResult, Retriever } from "../model/retriever.ts";
import type { CharacterSpan, CorpusState } from "../model/run.ts";
import { digestParts } from "../system/digest.ts";
import { cancelledError, fileError } from "./failures.ts";
import { errorMessage, quoteText } from "../system/excerpt.ts";
import { parseResult } from "./answer.ts";
import { readJsonLines } from "./output.ts";
import type { RetrieverPorts } from "./ports.ts";
import { elapsedMs } from "../system/timers.ts";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type MiniSearch from "minisearch";
import { requireItem } from "../model/lookup.ts";

interface IndexedCorpus {
  /** The number of documents, and one digest of all. */
  readonly state: CorpusState;
  readonly index: MiniSearch<Entry>;
  /** An entry's `id` in the search index is the document's position in this list. */
  readonly documents: readonly CorpusDocument[];
}

/** What MiniSearch indexes of a document; `id` is its position in `IndexedCorpus.documents`. */
interface Entry {
  readonly id: number;
  readonly title: string;
  readonly text: string;
}

/**
 * `kind: bm25`, by MiniSearch (BM25+, its default tokenizer): title and text, title counts twice,
 * any term may match, no fuzzy and no prefix matches. Results by score, equal scores by id (code
 * points). The measured time is that of the search alone.
 */
export function bm25Retriever(config: Bm25Retriever, ports: RetrieverPorts): Retriever {
  let indexed: IndexedCorpus | null = null;
  return {
    start: async () => {
      indexed = await buildIndex(await readCorpus(config, ports));
    },
    ask: async (question) => {
      if (ports.signal.aborted) {
        throw cancelledError();
      }
      // `start` has made it.
      const startedIndex = indexed!;
      const startedAt = process.hrtime.bigint();
      const results = searchIndex(startedIndex, question);
      const elapsed = elapsedMs(startedAt, process.hrtime.bigint());
      const { state: corpus } = startedIndex;
      return { kind: "answer", results, degraded: false, elapsed_ms: elapsed, retries: 0, corpus };
    },
    stop: async () => {
      indexed = null;
    },
  };
}

async function buildIndex(documents: readonly CorpusDocument[]): Promise<IndexedCorpus> {
  const { default: MiniSearch } = await import("minisearch");
  const index = new MiniSearch<Entry>({
    fields: ["title", "text"],
    searchOptions: { boost: { title: 2 }, combineWith: "OR", fuzzy: false, prefix: false },
  });
  const entries = documents.map(({ title, text }, id) => ({ id, title, text }));
  // In slices, so that a signal is seen while a large corpus is indexed.
  await index.addAllAsync(entries, { chunkSize: 500 });
  return { index, documents, state: describeCorpus(documents) };
}

/** Returns the corpus's count and digest, which does not depend on the order of its documents. */
function describeCorpus(documents: readonly CorpusDocument[]): CorpusState {
  const texts = documents.map((document) => compactCanonical(document)).toSorted(compareCodePoints);
  const digest = digestParts(texts.map((text) => `${text}\n`));
  return { documents: documents.length, digest };
}

/** Returns the best `k` documents by score, those of equal score by id, as results. */
function searchIndex(
  { index, documents }: IndexedCorpus,
  question: Question,
): readonly RawResult[] {
  const ranked = index
    .search(question.query)
    .map(({ id, score }) => ({ document: requireItem(documents, Number(id)), score }));
  ranked.sort((a, b) => b.score - a.score || compareCodePoints(a.document.id, b.document.id));
  return ranked.slice(0, question.k).map(({ document, score }) => {
    const { title: _title, ...fields } = document;
    return { ...fields, score };
  });
}

/** Larger files, which are data rather than documents, are left out. */
const MAX_DOCUMENT_BYTES = 1024 * 1024;
/** How many of the files that were left out the log names. */
const MOST_NAMED_FILES = 20;
/** Keys as in a result of the contract; `title` and `text` are searched, others only returned. */
export interface CorpusDocument {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly path?: string;
  readonly name?: string;
  readonly qualified_name?: string;
  readonly cluster?: string;
  readonly span?: CharacterSpan;
}

/**
 * Returns the documents of `corpus` (JSON Lines of `{id | _id, title?, text?, path?, name?,
 * qualified_name?, cluster?}`, chunks with `start` and `end`) and of `files` (globs from `cwd`; id
 * and path are the file's path from there, with `/`). Empty if there is none. Throws `invalid_file`
 * with every bad line.
 */
export async function readDocuments(
  config: Pick<Bm25Retriever, "corpus" | "files" | "cwd">,
  ports: RetrieverPorts,
): Promise<readonly CorpusDocument[]> {
  const documents = new Map<string, CorpusDocument>();
  if (config.corpus !== null) {
    await addCorpusLines(config.corpus, ports, documents);
  }
  if (config.files.length > 0) {
    await addCorpusFiles(config, ports, documents);
  }
  return [...documents.values()];
}

/**
 * Returns at most the first `max_docs` documents of the config; the log says if there are more.
 * Throws `retriever_start` if there is none, and as readDocuments.
 */
export async function readCorpus(
  config: Bm25Retriever,
  ports: RetrieverPorts,
): Promise<readonly CorpusDocument[]> {
  const allDocuments = await readDocuments(config, ports);
  if (allDocuments.length === 0) {
    throw emptyCorpusError(config, ports.root);
  }
  const limit = config.max_docs ?? null;
  if (limit === null || allDocuments.length <= limit) {
    return allDocuments;
  }
  ports.log(
    `bm25 searches the first ${limit} of ${allDocuments.length} documents (retriever.max_docs)\n`,
  );
  return allDocuments.slice(0, limit);
}

/** Returns the error of a config that finds no document. A folder in place of a glob finds none. */
function emptyCorpusError({ corpus, files, cwd }: Bm25Retriever, root: string): GateError {
  const source = corpus === null ? `files: ${files.map(quoteText).join(", ")}` : quoteText(corpus);
  const directory = absoluteInside(root, cwd, "retriever.cwd");
  const folder = files.find((file) => hasFolder(join(directory, file)));
  const advice =
    folder === undefined
      ? ""
      : `${quoteText(folder)} is a folder: write \`files: ["${folder.replace(/\/+$/, "")}/**/*.md"]\`. `;
  return new GateError("retriever_start", `bm25 has no document to search: ${source}`, {
    key: corpus === null ? "retriever.files" : "retriever.corpus",
    hint: `${advice}An empty index would score 0 against everything. Check the path or the globs (they start at \`cwd\`).`,
  });
}

/** Adds the documents of the file `corpus`. Throws `invalid_file` with each bad line. */
async function addCorpusLines(
  corpus: string,
  ports: RetrieverPorts,
  documents: Map<string, CorpusDocument>,
): Promise<void> {
  const path = absoluteInside(ports.root, corpus, "retriever.corpus");
  await readJsonLines({ path, name: corpus, code: "invalid_file" }, (value) => {
    const document = toDocument(value);
    if (typeof document === "string") {
      return document;
    }
    if (documents.has(document.id)) {
      return `the id ${quoteText(document.id)} was already used on an earlier line`;
    }
    documents.set(document.id, document);
    return null;
  });
}

/** Returns the document of a line, or as a text what is wrong. Null is absent, but for the id. */
function toDocument(value: JsonObject): CorpusDocument | string {
  const key = value.id === undefined ? "_id" : "id";
  const id = value[key];
  if (id === undefined) {
    return `neither id nor _id; its keys are ${quoteText(Object.keys(value).join(", "))}`;
  }
  if (typeof id !== "string" || id === "") {
    return `${key}: expected a string that is not empty, got ${JSON.stringify(id)}`;
  }
  const title = value.title ?? "";
  if (typeof title !== "string") {
    return `title: expected a string, got ${quoteText(JSON.stringify(title))}`;
  }
  try {
    const result = parseResult({ ...value, id }, `id ${quoteText(id)}`);
    const { score: _score, text = "", ...fields } = result;
    return { ...fields, id, title, text };
  } catch (error) {
    return errorMessage(error);
  }
}

/**
 * Adds each file that the globs find to `documents`, under its path from `cwd`. Binary and large
 * files are left out, which the log says. Throws as `fileError` for a file that can't be read.
 */
async function addCorpusFiles(
  config: Pick<Bm25Retriever, "files" | "cwd">,
  ports: RetrieverPorts,
  documents: Map<string, CorpusDocument>,
): Promise<void> {
  const cwd = absoluteInside(ports.root, config.cwd, "retriever.cwd");
  const { glob } = await import("tinyglobby");
  const paths = await glob([...config.files], {
    cwd,
    expandDirectories: false,
    followSymbolicLinks: false,
    ignore: ["**/node_modules/**", "**/.git/**"],
  });
  const skipped: string[] = [];
  for (const path of paths.toSorted(compareCodePoints)) {
    const absolute = absoluteInside(ports.root, join(cwd, path), "retriever.files");
    const bytes = await readDocumentFile(absolute).catch((error: unknown) => {
      throw fileError(error, path, "retriever.files");
    });
    // A file with a byte 0 is binary.
    if (bytes === null || bytes.includes(0)) {
      skipped.push(path);
    } else {
      documents.set(path, { id: path, title: "", text: bytes.toString("utf8"), path });
    }
  }
  if (skipped.length > 0) {
    const names = skipped.slice(0, MOST_NAMED_FILES).join(", ");
    ports.log(`bm25 left out files that are binary or over 1 MiB (${skipped.length}): ${names}\n`);
  }
}

/** Returns the file's bytes; null if it is too large for a document. */
async function readDocumentFile(file: string): Promise<Buffer | null> {
  return (await stat(file)).size > MAX_DOCUMENT_BYTES ? null : readFile(file);
}
