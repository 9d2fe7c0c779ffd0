/**
 * What `init` found in a repository that may be its search, and how likely each is the one that
 * users ask. A Candidate has what was seen of it, as a value of the config's `retriever`. In that
 * value the gate replaces {{query}} by the query, and {{k}} by the number of results that it wants.
 */

import path from "node:path";

/** Returns the text of a file by its path; empty if there is none, or it is too large. */
export type ReadFile = (file: string) => string;

/** A search of the repository, as the config would name it. */
export interface Candidate {
  readonly file: string;
  /** The file, and what is in it, for a person: `lib/search.py, the function search`. */
  readonly what: string;
  /** The value of `retriever`, as YAML on one line; null if it can't be used as it is. */
  readonly retriever: string | null;
  /**
   * A value of `retriever` that a person has to edit; absent if `retriever` is usable or unknown.
   */
  readonly draft?: string;
  /** Without a period: what to check; without a `retriever`, why it can't be used, what to do. */
  readonly advice: string;
  /** The higher, the more likely users ask it: one of RANK, plus what was seen. */
  readonly rank: number;
  /** Present if it is the gate's own search, BM25, over documents of the repository. */
  readonly isBuiltIn?: true;
  /** The module that calls it for the gate, if it can't be called by itself. `init` writes it. */
  readonly adapter?: Adapter;
}

/** Where `init` writes an adapter. */
export const ADAPTER_PATH = "retrieval/gate-search.mjs";

/** A module that calls a search for the gate. */
export interface Adapter {
  readonly text: string;
  /** Its code on one line without comments, for a person to paste. */
  readonly line: string;
}

/** The rank of each kind of search. A function's score is added to that of `function`. */
export const RANK = {
  server: 60,
  mcp: 50,
  function: 20,
  draft: 10,
} as const;

/** Whether the path can stand in a command and in a list of YAML as it is. */
export function isPlain(file: string): boolean {
  return /^[\w./@-]+$/.test(file) && !file.startsWith("-");
}

/** Returns the words of a command that runs the file, for a list of YAML: `npx, tsx, a.ts`. */
export function runCommand(file: string): string {
  if (/ts$/i.test(file)) {
    return `npx, tsx, ${file}`;
  }
  if (file.endsWith(".go")) {
    return `go, run, ./${path.posix.dirname(file)}`;
  }
  const programs: Readonly<Record<string, string>> = { ".py": "python3", ".sh": "bash" };
  return `${programs[path.posix.extname(file)] ?? "node"}, ${file}`;
}

/** Files of code, by their ending, or as a program in `bin`. */
export const CODE: RegExp =
  /\.(?:py|[cm]?[jt]sx?|go|rs|rb|java|kts?|php|cs|scala|swift|exs?|lua|jl|c|cc|cpp|h|sh|vue|svelte)$|(?:^|\/)bin\/[\w-]+$/i;

/** Folders whose code is not what users ask. */
export const OTHER_FOLDERS: RegExp = /(?:^|\/)(?:tests?|__tests__|e2e|examples?|fixtures|spec)\//;
