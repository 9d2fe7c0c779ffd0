/** A problem in a file as one line, before escaping. */
import type { Problem } from "../model/problem.ts";

/** `file:line`, the form that editors and log readers jump to. */
export function placeOf(problem: Problem): string {
  return problem.line === undefined ? problem.file : `${problem.file}:${problem.line}`;
}

/** `file:line (pointer): message`. */
export function formatProblem(problem: Problem): string {
  const pointer = problem.pointer ? ` (${problem.pointer})` : "";
  return `${placeOf(problem)}${pointer}: ${problem.message}`;
}
