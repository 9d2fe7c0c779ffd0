/** What users see if a file is refused. */
import { GateError } from "../../src/errors.ts";
import { formatProblem } from "../../src/model/problem.ts";

/**
 * Returns what a reading says if it throws a GateError: `code: message` first, then its problems,
 * each as `file:line (pointer): message`. Empty if it throws nothing. `reading` is the promise of a
 * loader.
 */
export async function listRefusal(reading: Promise<unknown>): Promise<readonly string[]> {
  try {
    await reading;
  } catch (error) {
    if (!(error instanceof GateError)) {
      throw error;
    }
    return [`${error.code}: ${error.message}`, ...error.problems.map(formatProblem)];
  }
  return [];
}

/** Returns the problems alone of listRefusal. */
export const listProblemsOfReading = async (
  reading: Promise<unknown>,
): Promise<readonly string[]> => (await listRefusal(reading)).slice(1);
