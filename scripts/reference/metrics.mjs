// Each metric's formula, and what it can't see. The rest of the page comes from the registry.
const LATENCY = "Nearest-rank percentile of the timed answers; each case weighs the same.";
const SLOW = "A few slow queries, work outside the answer, and load with several users.";
const JUDGED = "The judge's own mistakes. The same answer can get another score tomorrow.";

export const METRIC_TEXT = {
  recall: [
    "targets found in the top k / targets",
    "The order within the top k. Documents without a judgment.",
  ],
  mrr: [
    "1 / rank of the first target, 0 where there is none",
    "Everything after the first target.",
  ],
  ndcg: [
    "DCG / ideal DCG, DCG = Σ grade / log2(rank + 1)",
    "Documents without a judgment. A swap of two documents of one grade.",
  ],
  precision: [
    "results in the top k that match a target / k",
    "The order. It can't reach 1 where a case has fewer than k targets.",
  ],
  hit_rate: [
    "1 where a target is in the top k, else 0",
    "How many targets were lost, as long as one is left.",
  ],
  map: [
    "Σ precision at the rank of each target / targets",
    "Grades. Documents without a judgment.",
  ],
  coverage: [
    "passages covered in the top k / passages of the case",
    "Large cases: a case with one passage weighs as much as one with ten.",
  ],
  evidence_recall: [
    "passages covered in the top k, of all cases / passages of all cases",
    "Small cases: a case with ten passages weighs ten times one with one.",
  ],
  full_coverage_rate: [
    "1 where every target is in the top k, else 0",
    "A case that loses a second target after its first.",
  ],
  judged: [
    "results in the top k with a judgment / results in the top k",
    "Whether the judged results are good.",
  ],
  fill_rate: ["results in the top k / k", "Whether the results are good."],
  clustering_ratio: [
    "results of the largest cluster in the top k / results in the top k",
    "Near copies in different clusters. Results without a cluster or path.",
  ],
  context_chars: [
    "characters of the texts in the top k / texts",
    "Whether the text helps. Tokens: characters stand for them.",
  ],
  duplicate_rate: [
    "repeated documents in the top k / results in the top k",
    "Near copies under another id.",
  ],
  forbidden_rate: [
    "cases with a forbidden target in the top k / cases with a forbidden list",
    "Documents that no list forbids.",
  ],
  zero_result_rate: [
    "cases with targets and no result / cases with targets",
    "A list that is full of wrong documents.",
  ],
  false_result_rate: [
    "negative controls with a result / negative controls",
    "How wrong the result is.",
  ],
  degraded_rate: [
    "answers with `degraded: true` / cases that were answered",
    "A retriever that does not say that it degrades.",
  ],
  error_rate: ["failed queries / cases", "Empty or wrong answers: they are no errors."],
  jaccard: [
    "documents in both lists / documents in either, over the top k",
    "The order, and whether a change is good.",
  ],
  faithfulness: [
    "claims of the answer that the texts support / claims of the answer",
    `${JUDGED} Whether the answer is complete.`,
  ],
  answer_relevancy: [
    "mean cosine of the question and three questions made from the answer",
    `${JUDGED} Whether the answer is true.`,
  ],
  context_precision: [
    "Σ(P@i · rel_i) / Σ rel_i over the texts",
    `${JUDGED} Texts that are missing.`,
  ],
  context_recall: [
    "claims of the reference answer that the texts support / its claims",
    `${JUDGED} Texts that are of no use.`,
  ],
  answers_unmeasured_rate: [
    "judged cases without a figure / judged cases",
    "Whether the measured ones are right.",
  ],
  context_precision_id: [
    "distinct results that are targets / distinct results",
    "The order. Documents without a judgment.",
  ],
  context_recall_id: ["targets by id, path or name among the results / such targets", "The order."],
  context_precision_string: [
    "Σ(P@i · rel_i) / Σ rel_i; rel_i: result i covers a text target",
    "The same content in other words.",
  ],
  context_recall_string: [
    "text targets that a result covers / text targets",
    "The same content in other words.",
  ],
  latency_p50_ms: [LATENCY, "Slow queries: half of them may be as slow as they like."],
  latency_p90_ms: [LATENCY, SLOW],
  latency_p95_ms: [LATENCY, SLOW],
  latency_p99_ms: [LATENCY, SLOW],
  latency_mean_ms: [
    "Mean of the timed answers; each case weighs the same.",
    "Which queries are slow: many small rises look like one large rise.",
  ],
  cost_per_query: [
    "Σ (prompt tokens · price + completion tokens · price) / 1000 + price of the call, per case",
    "Calls that `usage` leaves out. Servers and indexing.",
  ],
};

const UNITS = {
  absolute: (value) => `${value}`,
  percent: (value) => `${value}%`,
  cases: (value) => `${value} case`,
};

export function formatTolerance({ kind, rule }) {
  const written = rule.tolerance.map(
    ({ unit, value }) =>
      UNITS[unit](value) + (unit === "absolute" && kind === "latency" ? " ms" : ""),
  );
  const parts =
    written.length === 0
      ? []
      : [written.length > 1 ? `the larger of ${written.join(" and ")}` : written[0]];
  if (rule.ceiling !== undefined) {
    parts.push(`ceiling ${rule.ceiling}`);
  }
  return parts.join(", ");
}

export const NEEDS = {
  forbidden: "where a case has a forbidden list",
  expect_empty: "where a case has `expect_empty`",
  judge: "with a judge",
  text: "where targets are texts",
};
