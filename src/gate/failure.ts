/** A run that could not be judged. */
import { GateError } from "../errors.ts";
import type { Failure, Inputs } from "../model/report.ts";
import type { Verdict } from "../model/verdict.ts";
import { resolveRules } from "./rules.ts";

/** Known errors keep their code and hint; unknown ones are ours, with the stack as their cause. */
export function failureOf(error: unknown): Failure {
  if (error instanceof GateError) {
    const { code, message, problems, exitCode } = error;
    return { code, message, hint: error.hint ?? null, problems, exitCode };
  }
  const message =
    error instanceof Error ? `${error.name}: ${error.message}` : `a value was thrown: ${String(error)}`;
  const hint = "This is a defect of the gate, not of your files; please report it with the log.";
  return { code: "internal", message, hint, problems: [], exitCode: 3 };
}

/** Verdict `error`; checks that were already made stay readable, but decide nothing. */
export function failed(failure: Failure, inputs: Inputs | null, judged: Verdict | null): Verdict {
  return {
    verdict: "error",
    exitCode: failure.exitCode,
    categories: [],
    secondaryCategories: [],
    checks: judged?.checks ?? [],
    notices: judged?.notices ?? (inputs === null ? [] : resolveRules(inputs.config, inputs.suite).notices),
  };
}
