/** The programs under test: action and command, built from the source before the suite started. */
import { join } from "node:path";
import { inject } from "vitest";

/** The file that starts the action. */
export const BUILT_ACTION: string = join(inject("built"), "index.js");
/** The file that starts the command. */
export const BUILT_COMMAND: string = join(inject("built"), "cli/index.js");
/** The file in which a retriever of kind `module` runs. */
export const MODULE_HOST: string = join(inject("built"), "module-host.js");
