/**
 * The judged metrics: how a language model rates an answer, as RAGAS defines it (Es et al., RAGAS:
 * Automated Evaluation of Retrieval Augmented Generation, 2023). The model is asked in src/llm;
 * here its figures become metrics. A mean is over the cases that could be measured; the others are
 * counted by answers_unmeasured_rate.
 */
import { type JudgedMetric, UNMEASURED_RATE } from "../model/answers.ts";
import type { CaseMetric } from "./family.ts";

/** Wide by default: an LLM may rate two wordings of one answer differently. */
const ANSWER_RULE = {
  tolerance: [
    { unit: "absolute", value: 0.05 },
    { unit: "cases", value: 1 },
  ],
} as const;

/**
 * Returns a metric whose value is the judge's; null for a case that was not or could not be judged.
 */
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

/** The judged metrics, each the mean of what the judge gives to an answer, from 0 to 1. */
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

/** 1 for a case that has a judged metric which could not be measured; null if none was to be. */
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
