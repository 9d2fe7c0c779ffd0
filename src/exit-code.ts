/**
 * The exit code, computed in one place: the process ends with what report.json says, by the same
 * function.
 */
import {
  ERROR_CODES,
  type ErrorCode,
  explainSystemError,
  type FailureCode,
  GateError,
} from "./errors.ts";
import type { Report } from "./model/report.ts";
import type { VerdictWord } from "./model/verdict.ts";

type ExitCode = 0 | 1 | 2 | 3;

/** How a command came to its end, from which the exit code follows. */
export type Ending =
  /** A gate decided. */
  | {
      readonly kind: "judged";
      readonly verdict: VerdictWord;
      /** Code of the failure behind a verdict `error`. */
      readonly failure: string | null;
      /** Every file of the report is written and verified. */
      readonly complete: boolean;
    }
  /** A command that decides nothing, such as help or validation, did its work. */
  | { readonly kind: "answered" }
  /** A command could not do its work. */
  | { readonly kind: "failed"; readonly failure: FailureCode };

/**
 * Returns how a gate ends with this report. `complete`: every file of the report is written and
 * verified.
 */
export function endingOfReport({ verdict, failure }: Report, complete: boolean): Ending {
  return { kind: "judged", verdict: verdict.verdict, failure: failure?.code ?? null, complete };
}

/** Returns how a command ends that threw `error`. */
export function endingOfError(error: unknown): Ending {
  const known = explainSystemError(error);
  return { kind: "failed", failure: known instanceof GateError ? known.code : "internal" };
}

/**
 * Returns the exit code: 0 for a pass with a complete report, or an answer; 1 for fail or partial;
 * 2 if the input is wrong or not comparable; 3 if the retriever or the measurement failed, and for
 * a pass whose report is incomplete. This is the only place that gives 0.
 */
export function findExitCode(ending: Ending): ExitCode {
  if (ending.kind === "answered" || isPass(ending)) {
    return 0;
  }
  if (ending.failure !== null) {
    return failureCode(ending.failure);
  }
  // What is left for 3: a pass with an incomplete report, and an error without a reason.
  return ending.verdict === "fail" || ending.verdict === "partial" ? 1 : 3;
}

function isPass(ending: Ending): boolean {
  return (
    ending.kind === "judged" &&
    ending.verdict === "pass" &&
    ending.failure === null &&
    ending.complete
  );
}

/**
 * Returns the exit code of a failure; 3 if its code is not in the list, since it is this program's
 * own.
 */
function failureCode(failure: string): 2 | 3 {
  return Object.hasOwn(ERROR_CODES, failure) ? ERROR_CODES[failure as ErrorCode] : 3;
}

/** Returns the exit code of this report once it is written, as report.json says it. */
export function exitCodeOfReport(report: Report): ExitCode {
  return findExitCode(endingOfReport(report, true));
}
