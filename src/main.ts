/**
 * The action's entry: runs the step and ends the process. Only the guard of the exit is imported
 * statically, so that it is in place before anything else is loaded and can fail.
 */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { guardExit } from "./exit.ts";

const guard = guardExit();
const { runAction } = await import("./action/run-action.ts");
const moduleHost = join(dirname(fileURLToPath(import.meta.url)), "module-host.js");
await guard.leave(await runAction({ ...process.env }, guard, moduleHost));
