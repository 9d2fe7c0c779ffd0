import type { Row } from "./project.d.mts";

export const ROWS: readonly Row[];
