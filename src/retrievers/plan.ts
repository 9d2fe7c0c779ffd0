import { statSync } from "node:fs";
import { GateError } from "../errors.ts";
import type { RetrieverCommon } from "../model/config.ts";
import { childEnvironment } from "./environment.ts";
import { insideRoot } from "./paths.ts";
import type { RetrieverPorts } from "./ports.ts";
import type { AnswersOn, ChildOptions } from "./process.ts";
import { quote } from "./quote.ts";

/** What every child of a retriever gets: its folder, checked, and its environment. Throws GateError. */
export function childOptions(
  config: Pick<RetrieverCommon, "cwd" | "env" | "env_only">,
  ports: RetrieverPorts,
  argv: readonly string[],
  answersOn: AnswersOn,
): ChildOptions {
  const cwd = insideRoot(ports.root, config.cwd, "retriever.cwd");
  // Checked here because spawn reports a missing folder as if the command were missing.
  if (statSync(cwd, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new GateError("retriever_start", `retriever.cwd: ${quote(config.cwd)} is not a folder`, {
      hint: "`cwd` is where the retriever runs; leave it out for the config's own folder.",
    });
  }
  return { argv, cwd, env: childEnvironment(ports.environment, config), answersOn };
}
