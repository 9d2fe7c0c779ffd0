/** The action's entry. Only the guard is loaded before it stands; the rest comes after it. */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { guardExit } from "./exit.ts";

const guard = guardExit();
const { runAction } = await import("./action/run-action.ts");
const moduleHost = join(dirname(fileURLToPath(import.meta.url)), "module-host.js");
await guard.leave(await runAction({ ...process.env }, guard, moduleHost));
