/**
 * What a language model made of an answer, as RAGAS defines it (Es et al., RAGAS: Automated Evaluation of Retrieval
 * Augmented Generation, 2023). The model is asked in judges/; here its figures become metrics. A mean is over the
 * samples that could be measured; the others are counted by answers_unmeasured_rate.
 */
import { type JudgedMetric, UNMEASURED_RATE } from "../model/answers.ts";
import type { CaseMetric } from "./family.ts";

/** LLM judges are noisy: two wordings of one answer get two verdicts. So the default tolerance is wide. */
const ANSWER_RULE = {
  tolerance: [
    { unit: "absolute", value: 0.05 },
    { unit: "cases", value: 1 },
  ],
} as const;

function judgedMetric(name: JudgedMetric, meaning: string, source: string): CaseMetric {
  return {
    kind: "answer",
    name,
    meaning,
    direction: "higher",
    category: "answer_regression",
    cutoff: "none",
    rule: ANSWER_RULE,
    gatedByDefault: false,
    source,
    value: (view) => {
      const sample = view.samples?.get(name);
      return sample?.kind === "value" ? sample.value : null;
    },
  };
}

export const ANSWERS: readonly CaseMetric[] = [
  judgedMetric(
    "faithfulness",
    "claims of the answer that the retrieved texts support, of its claims (judged)",
    "RAGAS faithfulness: supported claims / claims of the answer",
  ),
  judgedMetric(
    "answer_relevancy",
    "how near the question is to three questions made from the answer (judged)",
    "RAGAS answer relevancy: mean cosine of the embeddings of the question and of N = 3 questions",
  ),
  judgedMetric(
    "context_precision",
    "whether the retrieved texts that help towards the reference answer come first (judged)",
    "RAGAS context precision: Σ(P@i · rel_i) / Σ rel_i over the retrieved texts, 0 where none helps",
  ),
  judgedMetric(
    "context_recall",
    "claims of the reference answer that the retrieved texts support, of its claims (judged)",
    "RAGAS context recall: supported claims / claims of the reference answer",
  ),
];

export const ANSWERS_UNMEASURED: CaseMetric = {
  kind: "rate",
  name: UNMEASURED_RATE,
  meaning: "cases in which a judged metric could not be measured",
  direction: "lower",
  category: "answer_regression",
  cutoff: "none",
  rule: { tolerance: [], ceiling: 0.05 },
  gatedByDefault: true,
  needs: "judge",
  source: "over cases that the judge was to measure; the report lists each with its reason",
  value: (view) => {
    if (view.samples === undefined || view.samples.size === 0) {
      return null;
    }
    return Number([...view.samples.values()].some((sample) => sample.kind === "unmeasured"));
  },
};
