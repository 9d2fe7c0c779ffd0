/** Wrong command lines, and the exit code of an error. */
import { GateError } from "../errors.ts";
import { nearestWord } from "../files/nearest-word.ts";
import type { Command } from "./command.ts";

export function unknownCommand(name: string, commands: readonly Command[]): GateError {
  const known = commands.map((command) => command.name);
  if (/^--?dry[-_]?run/i.test(name)) {
    return new GateError("dry_run_refused", "there is no dry run: a gate that cannot fail guards nothing");
  }
  const near = nearestWord(name, known);
  const hint = near === null ? `Commands: ${known.join(", ")}.` : `Did you mean \`${near}\`?`;
  return new GateError("usage", `unknown command "${name}"`, { hint });
}

/** 3 for what is no GateError: the program failed, not the input. */
export function exitCodeOf(error: unknown): 2 | 3 {
  return error instanceof GateError ? error.exitCode : 3;
}
