/**
 * Queries that found an expected document at the baseline and find none now. A watched query is
 * lost if it had results and has none now.
 */
import type { LossMetric } from "./family.ts";

/**
 * Counted over pairs of a case and its row (decision/lost-queries.ts). Only a ceiling can be
 * written: it fails whatever got better.
 */
export const LOST_QUERIES: LossMetric = {
  kind: "loss",
  name: "lost_queries",
  direction: "lower",
  category: "recall_drop",
  cutoff: "none",
  rule: { tolerance: [] },
  gatedByDefault: false,
  meaning:
    "queries that find no expected document any more, and watched queries that return nothing any more",
  source: "ours; cases with a row in the baseline",
};
