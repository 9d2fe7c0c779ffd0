/** Errors that say what to do: their codes, and functions that make or change them. */
import { type Problem, type ProblemPlace, formatProblem } from "./model/problem.ts";

/**
 * The one list of ways in which a gate can be unable to judge, with the exit code of each.
 * 2: the input is wrong or not comparable. 3: the retriever or the measurement failed.
 */
export const ERROR_CODES = {
  usage: 2,
  dry_run_refused: 2,
  file_not_found: 2,
  file_unreadable: 2,
  file_too_large: 2,
  outside_root: 2,
  invalid_file: 2,
  invalid_suite: 2,
  invalid_config: 2,
  invalid_baseline: 2,
  invalid_verdicts: 2,
  newer_version: 2,
  baseline_missing: 2,
  not_comparable: 2,
  unsafe_event: 2,
  git_missing: 2,
  git_failed: 2,
  no_repository: 2,
  shallow_clone: 2,
  unsafe_base: 2,
  unsafe_head: 2,
  no_gate_on_base: 2,
  base_not_found: 2,
  base_file: 2,
  base_directory: 2,
  base_drifted: 2,
  invalid_run: 2,
  invalid_qrels: 2,
  missing_secret: 2,
  no_parts: 2,
  invalid_part: 2,
  parts_differ: 2,
  shard_repeated: 2,
  shard_missing: 2,
  part_too_large: 3,
  retriever_start: 3,
  retriever_failed: 3,
  retriever_timeout: 3,
  retriever_answer: 3,
  nothing_retrieved: 3,
  mostly_empty: 3,
  constant_answers: 3,
  zero_quality: 3,
  query_errors: 3,
  base_failed: 3,
  judge_failed: 3,
  judge_budget: 3,
  cancelled: 3,
  report_incomplete: 3,
  too_many_files: 3,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;
/** `internal`: an error that is not in the list. */
export type FailureCode = ErrorCode | "internal";

/** What a GateError may have beside its code and message. */
export interface GateErrorOptions {
  /** What to do. */
  readonly hint?: string | undefined;
  /** What is wrong in files, with the places. */
  readonly problems?: readonly Problem[] | undefined;
  /** The error from which this one was made. */
  readonly cause?: unknown;
  /** The key of the config that is at fault, such as `retriever.url`. */
  readonly key?: string | undefined;
}

/** A known failure: it has a code, says what to do, and never prints a stack. */
export class GateError extends Error {
  readonly code: ErrorCode;
  readonly hint: string | undefined;
  readonly problems: readonly Problem[];
  readonly key: string | undefined;

  /** A text in place of the options is the hint. */
  constructor(code: ErrorCode, message: string, hintOrOptions: string | GateErrorOptions = {}) {
    const options: GateErrorOptions =
      typeof hintOrOptions === "string" ? { hint: hintOrOptions } : hintOrOptions;
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "GateError";
    this.code = code;
    this.hint = options.hint;
    this.problems = options.problems ?? [];
    this.key = options.key;
  }

  get exitCode(): 2 | 3 {
    return ERROR_CODES[this.code];
  }
}

/**
 * Returns the value in place of a GateError, of one of the codes if they are given. Throws any
 * other error. For a `catch` to which the cause makes no difference.
 */
export function valueForGateError<T>(error: unknown, value: T, codes?: readonly ErrorCode[]): T {
  const isReplaced =
    error instanceof GateError && (codes === undefined || codes.includes(error.code));
  if (isReplaced) {
    return value;
  }
  throw error;
}

/**
 * Returns the error as one of the base's retriever, which is asked beside the head's:
 * `base_failed`, with a hint about the base directory. Whatever failed, there is nothing to compare
 * with. An error that the run was cancelled, or that is the base's already, is returned as it is.
 */
export function failureOfBase(error: GateError): GateError {
  if (error.code === "cancelled" || error.code === "base_failed") {
    return error;
  }
  const build =
    "It runs in the base directory, which needs what the head got in this job: its dependencies and its index.";
  return new GateError("base_failed", `the base's retriever: ${error.message}`, {
    hint: error.hint === undefined ? build : `${build} ${error.hint}`,
    problems: error.problems,
    cause: error,
  });
}

/** Whether the error is one that failureOfBase made. */
export function isFailureOfBase(error: unknown): boolean {
  return error instanceof GateError && error.code === "base_failed";
}

/**
 * Returns `too_many_files` if the error is that the system gave no more file handles (EMFILE,
 * ENFILE). Any other error is returned as it is.
 */
export function explainSystemError(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (error instanceof GateError || (code !== "EMFILE" && code !== "ENFILE")) {
    return error;
  }
  return new GateError("too_many_files", `the system gave no more file handles (${code})`, {
    hint: "Raise the limit of open files in this step, for example `ulimit -n 1024`, or close what holds them.",
    cause: error,
  });
}

/** Codes of a program that does not run or answer: the file that names it may be right. */
const KEEPING_MESSAGE: ReadonlySet<ErrorCode> = new Set([
  "retriever_start",
  "retriever_failed",
  "retriever_timeout",
]);

/**
 * Returns the error as the one problem of a file: the message says that the file has one, and the
 * problem has the place and the error's own message. `what` the file is, such as `config`. An error
 * that has problems already is returned as it is. An error of KEEPING_MESSAGE keeps its own
 * message, behind the place.
 */
export function placeError(error: GateError, what: string, place: ProblemPlace): GateError {
  if (error.problems.length > 0) {
    return error;
  }
  const problem = { ...place, message: error.message };
  const { hint } = error;
  if (KEEPING_MESSAGE.has(error.code)) {
    return new GateError(error.code, formatProblem(problem), { cause: error, hint });
  }
  const message = `${what} ${place.file} has 1 problem`;
  return new GateError(error.code, message, { problems: [problem], cause: error, hint });
}

/**
 * Returns the error of a file whose `version` this program does not read. `tool` is what the file
 * names as the program that wrote it; if that is no text, the message does not name it.
 */
export function newerVersion(place: ProblemPlace, version: number, tool: unknown): GateError {
  const { file } = place;
  const by = typeof tool === "string" ? ` (written by ${tool})` : "";
  const message = `${file} has version ${version}${by}, and this program reads version 1`;
  const hint =
    "If a newer gate wrote the file, use this newer version in the workflow, and don't overwrite the file. If the version number is a mistake, write 1.";
  return new GateError("newer_version", message, {
    problems: [{ ...place, message: `expected version 1; got ${version}` }],
    hint,
  });
}

/**
 * Orders problems by file, then line, then pointer, then message, so that a file's errors always
 * read the same.
 */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted(
    (a, b) =>
      compareText(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      compareText(a.pointer ?? "", b.pointer ?? "") ||
      compareText(a.message, b.message),
  );
}

/** Returns how two texts are ordered by their UTF-16 units: below 0, 0 or above 0. */
function compareText(a: string, b: string): number {
  if (a === b) {
    return 0;
  }
  return a < b ? -1 : 1;
}
