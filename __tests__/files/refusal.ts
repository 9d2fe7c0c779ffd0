/** What is said of a file that is refused. */
import { GateError } from "../../src/errors.ts";
import { formatProblem } from "../../src/model/problem.ts";

/** Code, message and problems as a reader sees them; nothing where all is right. */
export async function refusal(reading: Promise<unknown>): Promise<readonly string[]> {
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

export const problems = async (reading: Promise<unknown>): Promise<readonly string[]> =>
  (await refusal(reading)).slice(1);
