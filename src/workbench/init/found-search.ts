/**
 * A search of the repository that `init` found, such as a function or a server. `init` is the
 * command that writes a first config; the config's member `retriever` says how the gate asks a
 * search.
 */

/**
 * Returns the text of a file, by its path relative to the folder that `init` looks at; empty if it
 * is too large.
 */
export type ReadFile = (file: string) => string;

/** A search, as the config would name it. */
export interface FoundSearch {
  /** The file, and what is in it, for a person: `lib/search.py, the function search`. */
  readonly what: string;
  /** The value of `retriever`, as YAML on one line; null if it can't be used as it is. */
  readonly retriever: string | null;
  /**
   * A sentence without a period: what a person has to check; without a `retriever`, why it can't be
   * used, and what to do.
   */
  readonly advice: string;
  /**
   * Present if a person has to do something before it can be asked, such as start a server. `init`
   * then prints its `retriever`, and writes it into the config only if there is nothing else to
   * search.
   */
  readonly needsPreparation?: true;
  /** The module that calls it for the gate, if it can't be called by itself. `init` writes it. */
  readonly adapter?: Adapter;
}

/** A module that calls a search for the gate. */
export interface Adapter {
  /** Where `init` writes it. */
  readonly path: string;
  /** Its code. */
  readonly text: string;
  /** Its code on one line without comments, for a person to paste. */
  readonly line: string;
}

/** Returns the program that runs the file by its ending; `python` is the one for Python. */
export function findRunner(file: string, python: string): string {
  if (file.endsWith(".py")) {
    return python;
  }
  return file.endsWith(".sh") ? "bash" : "node";
}

/**
 * Whether the path can stand in a command and in a list of YAML as it is: it has only letters,
 * digits and `_./-`.
 */
export function isPlain(file: string): boolean {
  return /^[\w./-]+$/.test(file);
}
