/** The names under which a golden file may mean the documents of a folder. */
import path from "node:path";
import { isObject } from "../../system/json.ts";
import type { ReadFile } from "./found-search.ts";

/** How the names of a golden file fit the documents. */
export interface NameFit {
  /** Share of the names that are documents. */
  readonly share: number;
  /** What the files have and the names lack; empty if they lack nothing. */
  readonly ending: string;
  /** Whether results may lack the ending, too: those of a search of the repository's own. */
  readonly isEndingOpen: boolean;
  /** The corpus that has the names as ids; null if they are files. */
  readonly corpus: string | null;
}

const CORPUS = /(?:^|[/_-])(?:corpus|documents?|docs|chunks|passages|articles|pages|kb)\.jsonl$/i;
const MOST_CORPORA = 5;

export class DocumentNames {
  readonly #paths = new Set<string>();
  /** Endings of files, by their paths without them, and by the last parts of these. */
  readonly #stems = new Map<string, string>();
  readonly #idsByCorpus = new Map<string, ReadonlySet<string>>();
  readonly #hasOwnSearch: boolean;

  constructor(files: readonly string[], read: ReadFile, hasOwnSearch: boolean) {
    this.#hasOwnSearch = hasOwnSearch;
    for (const file of files) {
      const ending = path.posix.extname(file);
      const stem = file.slice(0, file.length - ending.length);
      for (const tail of pathTails(file)) {
        this.#paths.add(tail);
      }
      for (const tail of pathTails(stem)) {
        if (!this.#stems.has(tail) || ending === ".md") {
          this.#stems.set(tail, ending);
        }
      }
    }
    for (const file of files.filter((each) => CORPUS.test(each)).slice(0, MOST_CORPORA)) {
      this.#idsByCorpus.set(file, readIds(read(file)));
    }
  }

  /** Returns how many of the names are documents, in the form in which most of them are. */
  measureFit(written: readonly string[]): NameFit {
    const names = written.map((name) => name.replaceAll("\\", "/").replace(/^(?:\.\/)+/, ""));
    const shareOfNames = (isDocument: (name: string) => boolean): number =>
      names.length === 0 ? 0 : names.filter(isDocument).length / names.length;
    let best: NameFit = {
      share: shareOfNames((name) => this.#paths.has(name)),
      ending: "",
      isEndingOpen: false,
      corpus: null,
    };
    for (const [corpus, ids] of this.#idsByCorpus) {
      const found = shareOfNames((name) => ids.has(name));
      if (found > best.share) {
        best = { share: found, ending: "", isEndingOpen: false, corpus };
      }
    }
    const endings = new Set(names.map((name) => this.#stems.get(name) ?? ""));
    for (const ending of endings) {
      const found = shareOfNames((name) => this.#stems.get(name) === ending);
      if (ending !== "" && found > best.share) {
        best = { share: found, ending, isEndingOpen: this.#hasOwnSearch, corpus: null };
      }
    }
    return best;
  }
}

/** Returns the path, and what remains of it without its first parts. */
function pathTails(file: string): readonly string[] {
  const parts = file.split("/");
  return parts.map((_, i) => parts.slice(i).join("/"));
}

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
      // The retriever that reads the corpus says what is wrong with it.
    }
  }
  return ids;
}
