/** What is wrong in a user's file, and where. */

export interface Problem {
  /** Relative to the repository root. */
  readonly file: string;
  /** 1-based. */
  readonly line?: number;
  /** JSON pointer. */
  readonly pointer?: string;
  readonly message: string;
}

/** `file:line`, the form that editors and log readers jump to. */
export function problemPlace(problem: Problem): string {
  return problem.line === undefined ? problem.file : `${problem.file}:${problem.line}`;
}

/** `file:line (pointer): message`, not escaped. */
export function formatProblem(problem: Problem): string {
  const pointer = problem.pointer ? ` (${problem.pointer})` : "";
  return `${problemPlace(problem)}${pointer}: ${problem.message}`;
}
