// Each category: when it appears, and where to look first.
export const CATEGORIES_TEXT = {
  recall_drop: [
    "Recall or hit rate failed, or a critical query finds none of its documents any more.",
    "Open the lost queries. Are the documents still in the index?",
  ],
  ranking_shift: [
    "`mrr`, `ndcg`, `map` or `precision` failed. It is secondary if lost targets explain it.",
    "What changed in scoring, fusion or re-ranking?",
  ],
  fewer_results: [
    "`fill_rate` or `zero_result_rate` failed. They are checked only if the config names them.",
    "Did a filter, a threshold or a limit change?",
  ],
  latency_regression: [
    "A latency percentile failed, overall or in an intent.",
    "Which intent? See [latency](../latency.md).",
  ],
  diversity_collapse: [
    "Too many of the first k results are from one cluster or are repeated, or their texts are too long.",
    "Did chunking or removal of duplicates change?",
  ],
  semantic_degraded_spike: [
    "A part of the search failed more often.",
    "Was the vector search down?",
  ],
  forbidden_hit: [
    "A forbidden document came back, or a negative control found something. Before, this never happened, or it now happens significantly more often.",
    "Did a filter or a minimum score change?",
  ],
  retriever_error: ["More queries failed than the config allows.", "Read `retriever.log`."],
  cost_regression: [
    "A query costs more, by the prices of the config.",
    "The most expensive cases come first. Which model is called more often?",
  ],
  answer_regression: [
    "A judged metric of the answers failed, or too many answers could not be measured.",
    "Read the answers of the named cases.",
  ],
  missing_data: [
    "A check needs something that is missing: an intent, a metric, a case, or enough timings.",
    "The message says what is missing. Add it again, or record a baseline without it.",
  ],
  golden_data_edited: [
    "The pull request passes only with edits of recorded queries, takes many of them out of the suite, or no longer watches a critical query or a forbidden document.",
    "Look at the named queries. See [accept](../baselines.md#accept-a-loss).",
  ],
  gate_weakened: [
    "The pull request weakened a rule or the baseline.",
    "Undo the edit, or ask for the label. See [accept](../baselines.md#accept-a-loss).",
  ],
};
export const VERDICTS = [
  ["pass", "0", "No check failed, and the report is complete on disk."],
  ["fail", "1", "A check failed."],
  [
    "partial",
    "1",
    "Only a part of the suite was asked: a shard, or cases chosen by `limit`, `--case`, `--intent` or `--tag`.",
  ],
  ["error", "2", "The input is wrong or can't be compared."],
  ["error", "3", "The retriever or the measurement failed."],
  ["(none)", "70", "The program ended without a verdict."],
];
export const OUTCOMES = [
  ["pass", "The value is within its limit."],
  [
    "fell",
    "The value is worse than its limit, but the check does not fail. Either the change is not significant, or an earlier change caused it, or recall and nDCG rose.",
  ],
  [
    "fail",
    "The value is worse than its limit, and the change is significant. Or it is worse than a floor, a ceiling or another limit that needs no significance test.",
  ],
];
