/**
 * What is bundled: action and command in one build, so that they share every chunk. The exit guard is loaded with this
 * file, all else when it is needed. The two small files that start it are made by scripts/build.mjs.
 */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { guardExit } from "./exit.ts";
import { optimiseLater } from "./system/optimise-later.ts";

export { NO_VERDICT } from "./exit.ts";

/** Runs the action's step and ends the process. */
export const action = async (): Promise<never> => {
  const guard = guardExit();
  optimiseLater();
  const { runAction } = await import("./action/run-action.ts");
  const moduleHost = join(dirname(fileURLToPath(import.meta.url)), "module-host.js");
  return guard.leave(await runAction({ ...process.env }, guard, moduleHost));
};

/** The command: `start` runs what the arguments name and ends the process. */
export const command = async (): Promise<unknown> => import("./cli/index.ts");
