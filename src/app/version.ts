/** Name and version, as every report and baseline records them. */
export const VERSION = "0.1.0";
export const TOOL: string = `retrieval-eval-gate ${VERSION}`;
