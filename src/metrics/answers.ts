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

/** Returns a metric whose value is the judge's; null for a case that could not be judged. */
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
    "share of the answer's claims that the retrieved texts support (an LLM judges)",
    "RAGAS faithfulness: supported claims / claims of the answer",
  ),
  judgedMetric(
    "answer_relevancy",
    "how similar the question is to three questions that an LLM makes from the answer",
    "RAGAS answer relevancy: mean cosine of the embeddings of the question and of N = 3 questions",
  ),
  judgedMetric(
    "context_precision",
    "whether the texts that help to give the reference answer come first (an LLM judges)",
    "RAGAS context precision: Σ(P@i · rel_i) / Σ rel_i over the retrieved texts, 0 if none helps",
  ),
  judgedMetric(
    "context_recall",
    "share of the reference answer's claims that the retrieved texts support (an LLM judges)",
    "RAGAS context recall: supported claims / claims of the reference answer",
  ),
];

/** 1 for a case that has a judged metric which could not be measured; null if none was to be. */
export const ANSWERS_UNMEASURED: CaseMetric = {
  kind: "rate",
  name: UNMEASURED_RATE,
  meaning: "share of the judged cases without a measured value",
  direction: "lower",
  category: "answer_regression",
  cutoff: "none",
  rule: { tolerance: [], ceiling: 0.05 },
  gatedByDefault: true,
  needs: "judge",
  source: "over cases with judged metrics; the report lists each unmeasured case with its reason",
  value: (view) => {
    if (view.samples === undefined || view.samples.size === 0) {
      return null;
    }
    return Number([...view.samples.values()].some((sample) => sample.kind === "unmeasured"));
  },
};
