/**
 * Measures how many names in a golden file are documents of the folder: its files, or the ids of a
 * corpus, which is a file with a document on each line.
 */
import path from "node:path";
import { objectMembers, tryParseJson } from "../../system/json.ts";
import type { ReadFile } from "./candidates.ts";

/** How the names of a golden file fit the documents. */
export interface NameFit {
  /** The share of the names that are documents, from 0 to 1. */
  readonly share: number;
  /** The path of the corpus whose ids the names are; null if they are files. */
  readonly corpus: string | null;
}

const CORPUS = /(?:^|[/_-])(?:corpus|documents?|docs|chunks|passages|articles|pages|kb)\.jsonl$/i;
/** Files of settings, whose names without the ending (`prometheus.yml`) are words. */
const SETTINGS = /\.(?:ya?ml|toml|lock|ini|cfg|conf|env)$/i;

/** Returns which share of the names are documents: files, or ids of the corpus with most. */
export type MeasureFit = (names: readonly string[]) => NameFit;

/** Reads the names of the files and the ids in each corpus, and returns how names fit them. */
export function makeMeasureFit(files: readonly string[], read: ReadFile): MeasureFit {
  const corpora = files.filter((file) => CORPUS.test(file));
  const sources = [
    { corpus: null, known: new Set(files.flatMap(listFileNames)) },
    ...corpora.map((corpus) => ({ corpus, known: readIds(read(corpus)) })),
  ];
  return (writtenNames) => {
    // `.\docs\a.md` and `./docs/a.md` are docs/a.md.
    const names = writtenNames.map((name) => name.replaceAll("\\", "/").replace(/^(?:\.\/)+/, ""));
    let best: NameFit = { share: 0, corpus: null };
    for (const { corpus, known } of sources) {
      const share = names.filter((name) => known.has(name)).length / names.length;
      if (share > best.share) {
        best = { share, corpus };
      }
    }
    return best;
  };
}

/**
 * Returns a path and its ends, with and without ending: `docs/a.md`, `a.md`, `docs/a` and `a`. Of a
 * file of settings only those with ending.
 */
function listFileNames(file: string): readonly string[] {
  const stem = file.slice(0, file.length - path.posix.extname(file).length);
  const writtenNames = SETTINGS.test(file) ? [file] : [file, stem];
  return writtenNames.flatMap((name) => {
    const parts = name.split("/");
    return parts.map((_, i) => parts.slice(i).join("/"));
  });
}

/** Returns `id`, or else `_id`, of each line of a corpus. */
function readIds(text: string): ReadonlySet<string> {
  const ids = text.split("\n").flatMap((line) => {
    // The retriever that reads the corpus reports a line that is wrong.
    const { id, _id } = objectMembers(tryParseJson(line));
    return id ?? _id ?? [];
  });
  return new Set(ids.map(String));
}
