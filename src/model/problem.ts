/** What is wrong in a user's file, and where. */

export interface Problem {
  /** Relative to the repository root. */
  readonly file: string;
  /** From 1; absent if the problem is with the whole file. */
  readonly line?: number;
  /** JSON pointer of the value that is wrong. */
  readonly pointer?: string;
  readonly message: string;
}

export type ProblemPlace = Omit<Problem, "message">;

/**
 * Returns `file:line`, which editors and log viewers link; the file without a line; "" without
 * either.
 */
export function problemPlace({ file = "", line }: Partial<ProblemPlace>): string {
  return line === undefined ? file : `${file}:${line}`;
}

/** Returns `file:line (pointer): message`, not escaped. */
export function formatProblem(problem: Problem): string {
  const pointer = problem.pointer ? ` (${problem.pointer})` : "";
  return `${problemPlace(problem)}${pointer}: ${problem.message}`;
}
