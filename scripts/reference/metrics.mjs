// Each metric's formula, and what it can't see. The rest of the page comes from the registry.
const LATENCY =
  "Percentile of the cases' times, interpolated between two of them; each case counts once.";
const SLOW =
  "A few slow queries, work before or after an answer, and several users at the same time.";
const JUDGED = "The judge's own mistakes. The same answer can get another score tomorrow.";

export const METRIC_TEXT = {
  recall: [
    "targets found in the top k / targets",
    "The order within the top k. Documents without a judgment.",
  ],
  mrr: ["1 / rank of the first target, 0 without a target", "Everything after the first target."],
  ndcg: [
    "DCG / ideal DCG, DCG = Σ grade / log2(rank + 1)",
    "Documents without a judgment. A swap of two documents of one grade.",
  ],
  precision: [
    "results in the top k that match a target / k",
    "The order. It can't reach 1 if a case has fewer than k targets.",
  ],
  hit_rate: [
    "1 if a target is in the top k, else 0",
    "How many targets were lost, if one is left.",
  ],
  map: [
    "Σ precision at the rank of each target / targets",
    "Grades. Documents without a judgment.",
  ],
  coverage: [
    "passages covered in the top k / passages of the case",
    "How large a case is: a case with one passage counts as much as a case with ten passages.",
  ],
  evidence_recall: [
    "passages covered in the top k, of all cases / passages of all cases",
    "Small cases: a case with ten passages counts ten times as much as a case with one passage.",
  ],
  full_coverage_rate: [
    "1 if every target is in the top k, else 0",
    "The loss of a second target: a case with one lost target has 0 already.",
  ],
  judged: [
    "results in the top k with a judgment / results in the top k",
    "Whether the judged results are good.",
  ],
  fill_rate: ["results in the top k / k", "Whether the results are good."],
  clustering_ratio: [
    "results of the largest cluster in the top k / results in the top k",
    "Nearly equal documents in different clusters. Results without a cluster or path.",
  ],
  context_chars: [
    "characters of the texts in the top k / texts",
    "Whether the text helps. The number of tokens.",
  ],
  duplicate_rate: [
    "repeated documents in the top k / results in the top k",
    "Nearly equal documents with another id.",
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
    "A degraded answer without `degraded: true`.",
  ],
  error_rate: ["failed queries / cases", "Empty or wrong answers, because they are not errors."],
  jaccard: [
    "documents in both lists / documents in either, over the top k",
    "The order, and whether a change is good.",
  ],
  lost_queries: [
    "a number of queries: found at the baseline, and not now",
    "Queries that rank lower, and queries that got better.",
  ],
  faithfulness: [
    "claims of the answer that the texts support / claims of the answer",
    `${JUDGED} Whether the answer is complete.`,
  ],
  answer_relevancy: [
    "mean cosine of the question and three questions that are made from the answer",
    `${JUDGED} Whether the answer is true.`,
  ],
  context_precision: [
    "Σ(P@i · rel_i) / Σ rel_i over the texts",
    `${JUDGED} Texts that are missing.`,
  ],
  context_recall: [
    "claims of the reference answer that the texts support / its claims",
    `${JUDGED} Useless texts.`,
  ],
  answers_unmeasured_rate: [
    "judged cases without a figure / judged cases",
    "Whether the measured values are right.",
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
  latency_p50_ms: [LATENCY, "Slow queries: half of all queries can be slower."],
  latency_p90_ms: [LATENCY, SLOW],
  latency_p95_ms: [LATENCY, SLOW],
  latency_p99_ms: [LATENCY, SLOW],
  latency_mean_ms: [
    "Mean of the cases' times; each case counts once.",
    "Which queries are slow: many small rises have the same mean as one large rise.",
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
  forbidden: "if a case has a forbidden list",
  expect_empty: "if a case has `expect_empty`",
  judge: "with a judge",
  text: "if targets are texts",
};
