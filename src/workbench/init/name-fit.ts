/**
 * Measures how many names in a golden file are documents of the folder: its files, or the ids of a
 * corpus, which is a file with a document on each line.
 */
import path from "node:path";
import { isObject } from "../../system/json.ts";
import type { ReadFile } from "./candidates.ts";

/** How the names of a golden file fit the documents. */
export interface NameFit {
  /** The share of the names that are documents, from 0 to 1. */
  readonly share: number;
  /** The path of the corpus whose ids the names are; null if they are files. */
  readonly corpus: string | null;
}

/** Paths of files that are a corpus. */
const CORPUS = /(?:^|[/_-])(?:corpus|documents?|docs|chunks|passages|articles|pages|kb)\.jsonl$/i;
/** How many corpora are read. */
const MOST_CORPORA = 5;
/** Files of settings, whose names without the ending (`prometheus.yml`) are words. */
const SETTINGS = /\.(?:ya?ml|toml|lock|ini|cfg|conf|env)$/i;

/** The documents of a folder, by each name that a golden file may use for them. */
export class DocumentNames {
  /** Paths of files and the ends of these, with and without ending: `docs/a.md`, `a.md` and `a`. */
  readonly #paths = new Set<string>();
  /** The ids of the documents in each corpus, by its path. */
  readonly #idsByCorpus = new Map<string, ReadonlySet<string>>();

  constructor(files: readonly string[], read: ReadFile) {
    for (const file of files) {
      const stem = file.slice(0, file.length - path.posix.extname(file).length);
      for (const name of SETTINGS.test(file) ? [file] : [file, stem]) {
        const parts = name.split("/");
        for (const i of parts.keys()) {
          this.#paths.add(parts.slice(i).join("/"));
        }
      }
    }
    for (const file of files.filter((each) => CORPUS.test(each)).slice(0, MOST_CORPORA)) {
      this.#idsByCorpus.set(file, readIds(read(file)));
    }
  }

  /** Returns which share of the names are documents: files, or ids of the corpus with most. */
  measureFit(writtenNames: readonly string[]): NameFit {
    // `.\docs\a.md` and `./docs/a.md` are docs/a.md.
    const names = writtenNames.map((name) => name.replaceAll("\\", "/").replace(/^(?:\.\/)+/, ""));
    const shareIn = (known: ReadonlySet<string>): number =>
      names.length === 0 ? 0 : names.filter((name) => known.has(name)).length / names.length;
    let best: NameFit = { share: shareIn(this.#paths), corpus: null };
    for (const [corpus, ids] of this.#idsByCorpus) {
      const share = shareIn(ids);
      if (share > best.share) {
        best = { share, corpus };
      }
    }
    return best;
  }
}

/** Returns `id`, or else `_id`, of each line of a corpus. */
function readIds(text: string): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const line of text.split("\n")) {
    try {
      const value: unknown = JSON.parse(line);
      const id = isObject(value) ? (value["id"] ?? value["_id"]) : undefined;
      if (typeof id === "string" || typeof id === "number") {
        ids.add(String(id));
      }
    } catch {
      // The retriever that reads the corpus reports what is wrong with it.
    }
  }
  return ids;
}
