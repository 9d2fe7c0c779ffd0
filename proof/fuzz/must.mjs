import { readCommands, splitLines } from "../../__tests__/helpers/runner-parsing.ts";

export function requireTrue(holds, what, ...shown) {
  if (!holds) {
    throw new Error(`${what}: ${shown.map((each) => JSON.stringify(each)).join(" ")}`);
  }
}

/** No line of it is a command for the runner. */
export function requireNoCommands(text) {
  for (const line of splitLines(text)) {
    requireTrue(readCommands([line]).length === 0, "the runner reads a command", line);
  }
}
