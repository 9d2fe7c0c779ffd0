import type MiniSearch from "minisearch";
import { GateError } from "../errors.ts";
import type { Bm25Retriever } from "../model/config.ts";
import type { Question, RawAnswer, RawError, RawResult, Retriever } from "../model/retriever.ts";
import { type Document, readCorpus } from "./bm25-corpus.ts";
import { cancelledError } from "./failures.ts";
import { compareCodePoints } from "../model/order.ts";
import type { RetrieverPorts } from "./ports.ts";
import { elapsedMs } from "./timing.ts";

interface Indexed {
  readonly index: MiniSearch<Entry>;
  readonly documents: readonly Document[];
}

/** A document under its place in the list: MiniSearch wants a key of its own. */
interface Entry {
  readonly id: number;
  readonly title: string;
  readonly text: string;
}

/** `kind: bm25`: lexical search in our own process. */
export function bm25Retriever(config: Bm25Retriever, ports: RetrieverPorts): Retriever {
  return new Bm25(config, ports);
}

/**
 * MiniSearch (BM25+, its default tokenizer): title and text, title counts twice, any term may match, no fuzzy and no
 * prefix matches. Results by score, equal scores by id (code points). The clock runs around the search only.
 */
class Bm25 implements Retriever {
  readonly #config: Bm25Retriever;
  readonly #ports: RetrieverPorts;
  #indexed: Indexed | null = null;

  constructor(config: Bm25Retriever, ports: RetrieverPorts) {
    this.#config = config;
    this.#ports = ports;
  }

  async start(): Promise<void> {
    const documents = await readCorpus(this.#config, this.#ports);
    const { default: MiniSearch } = await import("minisearch");
    const index = new MiniSearch<Entry>({
      fields: ["title", "text"],
      searchOptions: { boost: { title: 2 }, combineWith: "OR", fuzzy: false, prefix: false },
    });
    const entries = documents.map(({ title, text }, id) => ({ id, title, text }));
    // In slices, so that a signal is seen while a large corpus is indexed.
    await index.addAllAsync(entries, { chunkSize: 500 });
    this.#indexed = { index, documents };
  }

  ask(question: Question): Promise<RawAnswer | RawError> {
    if (this.#ports.signal.aborted) return Promise.reject(cancelledError());
    if (this.#indexed === null) {
      return Promise.reject(new GateError("retriever_failed", "bm25 was asked before it was started"));
    }
    const from = process.hrtime.bigint();
    const results = search(this.#indexed, question);
    const to = process.hrtime.bigint();
    return Promise.resolve({
      kind: "answer",
      results,
      degraded: false,
      elapsedMs: elapsedMs(from, to),
      retries: 0,
    });
  }

  stop(): Promise<void> {
    this.#indexed = null;
    return Promise.resolve();
  }
}

function search({ index, documents }: Indexed, question: Question): readonly RawResult[] {
  const found = index
    .search(question.query)
    .map(({ id, score }) => ({ document: documents[Number(id)]!, score }));
  found.sort((a, b) => b.score - a.score || compareCodePoints(a.document.id, b.document.id));
  return found.slice(0, question.k).map(({ document, score }) => toResult(document, score));
}

function toResult(document: Document, score: number): RawResult {
  const { id, path, name, qualifiedName, cluster, span } = document;
  return {
    id,
    ...(path === undefined ? {} : { path }),
    ...(name === undefined ? {} : { name }),
    ...(qualifiedName === undefined ? {} : { qualifiedName }),
    ...(cluster === undefined ? {} : { cluster }),
    ...(span === undefined ? {} : { span }),
    text: document.text,
    score,
  };
}
