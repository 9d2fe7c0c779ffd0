/**
 * What is bundled: action and command in one build, so that they share every chunk. The exit guard is loaded with this
 * file, all else when it is needed. The two small files that start it are made by scripts/build.mjs.
 */
import type { answer as Answer } from "./cli/index.ts";

export { NO_VERDICT } from "./exit.ts";

/** Runs the action's step and ends the process. */
export const action = async (): Promise<unknown> => import("./main.ts");

/** Runs the command that the arguments name and ends the process. */
export const command = async (): Promise<unknown> => (await import("./cli/index.ts")).start();

/** What the command answers in a process that goes on. */
export const answer: typeof Answer = async (argv, ports) =>
  (await import("./cli/index.ts")).answer(argv, ports);
