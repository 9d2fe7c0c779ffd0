// Each category: when it appears, and where to look first.
export const CATEGORIES_TEXT = {
  recall_drop: [
    "Recall or hit rate failed, or a critical query finds none of its documents any more.",
    "Open the lost queries. Are the documents still in the index?",
  ],
  ranking_shift: [
    "`mrr`, `ndcg`, `map` or `precision` failed. It is secondary where it only follows from lost targets.",
    "What changed in scoring, fusion or re-ranking?",
  ],
  fewer_results: [
    "`fill_rate` or `zero_result_rate` failed, which are gated only if the config names them.",
    "Did a filter, a threshold or a limit change?",
  ],
  latency_regression: [
    "A latency percentile failed, overall or in an intent.",
    "Which intent? See [latency](../latency.md).",
  ],
  diversity_collapse: [
    "Too much of the top k comes from one cluster, repeats, or texts that grew.",
    "Did chunking or removal of duplicates change?",
  ],
  semantic_degraded_spike: [
    "The retriever answered in degraded mode more often.",
    "Was the vector search down?",
  ],
  forbidden_hit: [
    "A forbidden document came back, or a negative control got a result, more often than chance explains or where there was none.",
    "Did a filter or a minimum score change?",
  ],
  retriever_error: ["More queries failed than the config allows.", "Read `retriever.log`."],
  cost_regression: [
    "A query costs more, by the prices of the config.",
    "The dearest cases come first. Which model is called more often?",
  ],
  answer_regression: [
    "A judged metric of the answers failed, or too many answers could not be measured.",
    "Read the answers of the cases named.",
  ],
  missing_data: [
    "Something that is gated is absent: an intent, a metric, a case, or enough samples.",
    "The message names it. Add it again, or record a baseline without it.",
  ],
  gate_weakened: [
    "The change itself loosened the rules.",
    "Undo it, or ask for the label. See [accept](../baselines.md#accept-a-loss).",
  ],
};
export const VERDICTS = [
  ["pass", "0", "Nothing got worse than its limit allows, and the report is complete on disk."],
  ["fail", "1", "A check failed."],
  ["partial", "1", "A shard, or a dataset cut by `limit`. It is never a pass."],
  ["error", "2", "The input is wrong or can't be compared."],
  ["error", "3", "The retriever or the measurement failed."],
  ["(none)", "70", "The program died without a verdict."],
];
export const OUTCOMES = [
  ["pass", "Within its limit."],
  [
    "fell",
    "Worse than its limit, but no failure. Either the change is not significant, or an earlier change caused it, or recall and nDCG rose.",
  ],
  [
    "fail",
    "Beyond its limit, and significant. Or beyond a floor, a ceiling or a limit that fails without a significance test.",
  ],
];
