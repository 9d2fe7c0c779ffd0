/** Answers that a language model judges: what is asked of it, what came back, what it took. */
import { type GatePolicy, type JudgeConfig, namedRules } from "./config.ts";

export const JUDGED_METRICS = [
  "faithfulness",
  "answer_relevancy",
  "context_precision",
  "context_recall",
] as const;
export type JudgedMetric = (typeof JUDGED_METRICS)[number];

export const UNMEASURED_RATE = "answers_unmeasured_rate";

/** How many questions answer_relevancy asks the judge to make from one answer. */
export const QUESTIONS = 3;

/** Version of the judge's prompts and of how replies are read. Another one is another judge. */
export const PROMPTS_VERSION = 1;

/** What two judges must have in common for their figures to be compared; in the baseline. */
export interface JudgeFingerprint {
  readonly model: string;
  readonly embedding_model: string | null;
  readonly prompts: number;
  readonly questions: number;
  readonly temperature: number | "off";
  readonly seed: number | null;
}

/** Returns what tells judges apart: not address and key, since a model is the same elsewhere. */
export function judgeFingerprint(judge: JudgeConfig): JudgeFingerprint {
  const { model, embedding_model, temperature, seed } = judge;
  return {
    model,
    embedding_model,
    prompts: PROMPTS_VERSION,
    questions: QUESTIONS,
    temperature,
    seed,
  };
}

/** Why a sample, one metric of one case, has no value. */
export const UNMEASURED_REASONS = [
  /** The retriever failed on the query. */
  "query_failed",
  /** It gave results, but no answer. */
  "no_answer",
  /** A result has no text. */
  "no_text",
  /** The case has no reference answer. */
  "no_reference",
  /** The text makes no statement that could be checked. */
  "no_claims",
  /** The judge declined to reply. */
  "refused",
  /** The judge's reply is not what it was asked for. */
  "malformed",
  /** The texts are longer than the judge accepts. */
  "too_long",
  /** The judging ended before the sample was asked. */
  "not_asked",
] as const;
export type UnmeasuredReason = (typeof UNMEASURED_REASONS)[number];

interface JudgedClaim {
  readonly text: string;
  readonly supported: boolean;
}

export type Sample =
  | {
      readonly kind: "value";
      readonly value: number;
      /** Absent for metrics that count no claims. */
      readonly claims?: readonly JudgedClaim[];
    }
  | { readonly kind: "unmeasured"; readonly reason: UnmeasuredReason };

export type JudgedSamples = ReadonlyMap<JudgedMetric, Sample>;

export interface Spending {
  /** Requests sent, retries included. */
  readonly requests: number;
  readonly retries: number;
  /** Verdicts that needed no request. */
  readonly cached: number;
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly embedding_tokens: number;
  /** In the config's currency; null without prices, or if a reply does not name its tokens. */
  readonly cost: number | null;
}

export interface JudgeReplies {
  readonly claims: { readonly claims: readonly string[] };
  readonly support: { readonly supported: readonly boolean[] };
  /** Whether a text helps towards the reference answer. */
  readonly usefulness: { readonly useful: boolean };
  /** Questions that the answer could be an answer to. */
  readonly questions: { readonly questions: readonly string[] };
  /** Cosines of the query's embedding with that of each question that was made of the answer. */
  readonly similarity: { readonly cosines: readonly number[] };
}
export type JudgeQuestion = keyof JudgeReplies;

/** Why a question to the judge has no reply. */
export type NoReply = { readonly unmeasured: "refused" | "malformed" | "too_long" };

export interface StoredVerdict {
  /** SHA-256 of what was asked. */
  readonly key: string;
  readonly kind: JudgeQuestion;
  readonly verdict: JudgeReplies[JudgeQuestion] | NoReply;
}

interface MetricNames {
  readonly metrics: readonly string[];
  readonly gate: Pick<GatePolicy, "metrics" | "intents">;
}

export function judgedMetrics(config: MetricNames): readonly JudgedMetric[] {
  const rules = namedRules(config.gate).flatMap((place) => [...place.rules]);
  const gatedNames = rules.filter(([, setting]) => setting !== "off").map(([name]) => name);
  const usedNames = new Set([...config.metrics, ...gatedNames]);
  return JUDGED_METRICS.filter((name) => usedNames.has(name));
}
