import { VERSION } from "./version.generated.ts";

/** Name and version, as every report and baseline records them. */
export const TOOL: string = `retrieval-eval-gate ${VERSION}`;
