/**
 * What is bundled: action and command in one build, so that they share every chunk. The exit guard
 * is loaded with this file, all else when it is needed. The two small files that start it are made
 * by scripts/build.mjs.
 */
export { NO_VERDICT } from "./exit.ts";

/** Runs the action's step and ends the process. */
export const action = async (): Promise<unknown> => import("./main.ts");

/**
 * Returns the module of the command: its `start` runs what the arguments name and ends the process.
 */
export const command = async (): Promise<unknown> => import("./cli/index.ts");
