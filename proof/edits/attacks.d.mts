import type { Row } from "./project.d.mts";

export const ATTACKS: readonly Row[];
