/** The exit code, computed in one place: what the process ends with and what report.json says are the same function. */
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

/** How a gate ends with this report. */
export function endingOfReport({ verdict, failure }: Report, complete: boolean): Ending {
  return { kind: "judged", verdict: verdict.verdict, failure: failure?.code ?? null, complete };
}

/** How a command ends that threw `error`. */
export function endingOfError(error: unknown): Ending {
  const known = explainSystemError(error);
  return { kind: "failed", failure: known instanceof GateError ? known.code : "internal" };
}

/**
 * 0 pass with a complete report, or an answer; 1 fail or partial; 2 the input is wrong or not comparable; 3 the
 * retriever or the measurement failed. This is the only place that gives 0.
 */
export function findExitCode(ending: Ending): ExitCode {
  if (ending.kind === "answered" || isPass(ending)) {
    return 0;
  }
  if (ending.failure !== null) {
    return failureCode(ending.failure);
  }
  // An incomplete report is a failed measurement, and an error without a reason is the program's own.
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

/** A failure that is not in the list is the program's own, not the input's. */
function failureCode(failure: string): 2 | 3 {
  return Object.hasOwn(ERROR_CODES, failure) ? ERROR_CODES[failure as ErrorCode] : 3;
}

/** The exit code of this report once it is written, as report.json says it. */
export function exitCodeOfReport(report: Report): ExitCode {
  return findExitCode(endingOfReport(report, true));
}
