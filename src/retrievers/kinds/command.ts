import type { RetrieverConfig } from "../../model/config.ts";
import { COMMON, type KindDescription, objectOf, program } from "../kind.ts";

export interface CommandRetriever extends RetrieverConfig {
  readonly kind: "command";
  readonly command: readonly string[];
  readonly ready: boolean;
  readonly per_query: boolean;
}

export const COMMAND: KindDescription<CommandRetriever> = {
  kind: "command",
  meaning:
    "A program that answers JSON Lines on standard input and output, kept running or started per query",
  schema: objectOf(
    "command",
    "A child process that answers JSON Lines on its standard input and output.",
    ["command"],
    {
      command: program(["python3", "retrieval/serve.py"], "The program and its arguments."),
      ready: {
        description: 'Wait for a line {"ready":true} before the first query.',
        type: "boolean",
        default: false,
      },
      per_query: {
        description: "One process a query, {{query}} and {{k}} in the arguments.",
        type: "boolean",
        default: false,
      },
      ...COMMON,
    },
  ),
  clock: ({ per_query: perQuery }) => (perQuery ? "with_start" : "ours"),
};
