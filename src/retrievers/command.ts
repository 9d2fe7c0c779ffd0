import { GateError } from "../errors.ts";
import type { CommandRetriever } from "./kinds/command.ts";
import type { Retriever } from "../model/retriever.ts";
import { Conversation } from "./conversation.ts";
import { PerQuery, childOptions } from "./per-query.ts";
import type { RetrieverPorts } from "./ports.ts";
import { quote } from "./failures.ts";

/** `kind: command`: one long-lived child over JSON Lines, or with `per_query` one process a query. */
export function commandRetriever(config: CommandRetriever, ports: RetrieverPorts): Retriever {
  if (config.command.length === 0 || config.command[0] === "") {
    throw new GateError("invalid_config", "retriever.command is empty", {
      hint: "Name a program and its arguments: command: [python3, retrieval/serve.py]",
    });
  }
  const child = childOptions(config, ports, config.command, 1);
  const label = `the retriever ${quote(config.command.join(" "))}`;
  return config.per_query
    ? new PerQuery({ child, limits: config, label }, ports)
    : new Conversation({ child, limits: config, ready: config.ready, label }, ports);
}
