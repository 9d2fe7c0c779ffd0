/**
 * The programs under test: action and command as built from the source before the suite started.
 */
import { join } from "node:path";
import { inject } from "vitest";

export const BUILT_ACTION: string = join(inject("built"), "index.js");
export const BUILT_COMMAND: string = join(inject("built"), "cli/index.js");
export const MODULE_HOST: string = join(inject("built"), "module-host.js");
