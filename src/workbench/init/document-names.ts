/**
 * Measures how many names in a golden file are documents of the folder: its files, or the ids of a
 * corpus. A golden file has queries and the names of the documents that a search should find for
 * them; a corpus is a file with a document on each line.
 */
import path from "node:path";
import { isObject } from "../../system/json.ts";
import type { ReadFile } from "./found-search.ts";

/** How the names of a golden file fit the documents. */
export interface NameFit {
  /** The share of the names that are documents, from 0 to 1. */
  readonly share: number;
  /** The files' ending that the names lack, `.md`; empty if they lack none. */
  readonly ending: string;
  /**
   * Whether the names that the search returns may lack the ending, too. A search of the
   * repository's own may do so.
   */
  readonly mayLackEnding: boolean;
  /** The path of the corpus whose ids the names are; null if they are files. */
  readonly corpus: string | null;
}

/** Paths of files that are a corpus. */
const CORPUS = /(?:^|[/_-])(?:corpus|documents?|docs|chunks|passages|articles|pages|kb)\.jsonl$/i;
/** How many corpora are read. */
const MOST_CORPORA = 5;

/** The documents of a folder, by each name that a golden file may use for them. */
export class DocumentNames {
  /** Paths of files, and their ends: `docs/a.md` and `a.md`. */
  readonly #paths = new Set<string>();
  /**
   * Endings of files by their paths without the ending, and by the ends of these: `docs/a` and `a`.
   */
  readonly #endingByStem = new Map<string, string>();
  /** The ids of the documents in each corpus, by its path. */
  readonly #idsByCorpus = new Map<string, ReadonlySet<string>>();
  /** Whether the repository has a search of its own, which may name parts of documents. */
  readonly hasOwnSearch: boolean;

  /**
   * Reads the corpora among the files. `hasOwnSearch` is whether the repository has a search of its
   * own.
   */
  constructor(files: readonly string[], read: ReadFile, hasOwnSearch: boolean) {
    this.hasOwnSearch = hasOwnSearch;
    for (const file of files) {
      const ending = path.posix.extname(file);
      const stem = file.slice(0, file.length - ending.length);
      for (const tail of pathTails(file)) {
        this.#paths.add(tail);
      }
      for (const tail of pathTails(stem)) {
        // If a.md and a.png are there, `a` is a.md.
        if (!this.#endingByStem.has(tail) || ending === ".md") {
          this.#endingByStem.set(tail, ending);
        }
      }
    }
    for (const file of files.filter((each) => CORPUS.test(each)).slice(0, MOST_CORPORA)) {
      this.#idsByCorpus.set(file, readIds(read(file)));
    }
  }

  /**
   * Returns which share of the names are documents. The names are taken for paths, for ids of each
   * corpus, and for paths without each ending; the result is for the form in which most are
   * documents, and for the first one if two are equal. The share is 0 if there are no names.
   */
  measureFit(writtenNames: readonly string[]): NameFit {
    // `.\docs\a.md` and `./docs/a.md` are docs/a.md.
    const names = writtenNames.map((name) => name.replaceAll("\\", "/").replace(/^(?:\.\/)+/, ""));
    const shareOfNames = (isDocument: (name: string) => boolean): number =>
      names.length === 0 ? 0 : names.filter(isDocument).length / names.length;
    let best: NameFit = {
      share: shareOfNames((name) => this.#paths.has(name)),
      ending: "",
      mayLackEnding: false,
      corpus: null,
    };
    for (const [corpus, ids] of this.#idsByCorpus) {
      const share = shareOfNames((name) => ids.has(name));
      if (share > best.share) {
        best = { share, ending: "", mayLackEnding: false, corpus };
      }
    }
    const endings = new Set(names.map((name) => this.#endingByStem.get(name) ?? ""));
    for (const ending of endings) {
      const share = shareOfNames((name) => this.#endingByStem.get(name) === ending);
      if (ending !== "" && share > best.share) {
        best = { share, ending, mayLackEnding: this.hasOwnSearch, corpus: null };
      }
    }
    return best;
  }
}

/** Returns the path, and its ends: for `a/b/c.md` also `b/c.md` and `c.md`. */
function pathTails(file: string): readonly string[] {
  const parts = file.split("/");
  return parts.map((_, i) => parts.slice(i).join("/"));
}

/**
 * Returns the ids in the text of a corpus: `id`, or else `_id`, of each line. Lines without an id
 * are left out.
 */
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
