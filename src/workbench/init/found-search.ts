/** A search that `init` found, and what its command needs. */

/** Reads a file below the folder; empty if it is too large. */
export type ReadFile = (file: string) => string;

/** A search, as the config would name it. */
export interface FoundSearch {
  /** The file, and what is in it. */
  readonly what: string;
  /** The value of `retriever`; null if it can't be used as it is. */
  readonly retriever: string | null;
  /** What has to be checked, or what is missing. */
  readonly guess: string;
  /** Whether it is only shown: something has to be started before it can be asked. */
  readonly isOffered?: true;
  /** The module that calls it for the gate, if it can't be called by itself. `init` writes it. */
  readonly adapter?: Adapter;
}

/** A module that calls a search for the gate. */
export interface Adapter {
  readonly path: string;
  readonly text: string;
  /** What it does, on one line. */
  readonly line: string;
}

/** Returns the program that runs the file. */
export function findRunner(file: string, python: string): string {
  if (file.endsWith(".py")) {
    return python;
  }
  return file.endsWith(".sh") ? "bash" : "node";
}

/** Whether the name can stand in a command and in a list of YAML as it is. */
export function isPlain(file: string): boolean {
  return /^[\w./-]+$/.test(file);
}
