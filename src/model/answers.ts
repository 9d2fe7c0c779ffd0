/** Answers that a language model judges: what is asked of it, what came back, what it took. */
import { type GatePolicy, type JudgeConfig, namedRules } from "./config.ts";

/** Metrics that need the judge. */
export const JUDGED_METRICS = [
  "faithfulness",
  "answer_relevancy",
  "context_precision",
  "context_recall",
] as const;
export type JudgedMetric = (typeof JUDGED_METRICS)[number];

/** Share of the cases that a judged metric has no value for. */
export const UNMEASURED_RATE = "answers_unmeasured_rate";

/** Questions that answer_relevancy makes from one answer. */
export const QUESTIONS = 3;

/** Of the judge's prompts and of how their replies are read: another version is another judge. */
export const PROMPTS_VERSION = 1;

/** What makes two judges' verdicts comparable: recorded, and a difference refuses to compare. */
export interface JudgeFingerprint {
  readonly model: string;
  readonly embedding_model: string | null;
  readonly prompts: number;
  readonly questions: number;
  readonly temperature: number | "off";
  readonly seed: number | null;
}

/** Neither the address nor the key: the same model elsewhere is the same judge. */
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
  /** The judge would not say. */
  "refused",
  /** The judge's reply is not what it was asked for. */
  "malformed",
  /** The texts are more than the judge takes. */
  "too_long",
  /** The judging ended before. */
  "not_asked",
] as const;
export type UnmeasuredReason = (typeof UNMEASURED_REASONS)[number];

/** What a text states, and whether the retrieved texts support it. */
export interface JudgedClaim {
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

/** The samples of one case. */
export type JudgedSamples = ReadonlyMap<JudgedMetric, Sample>;

/** What the judging of one run took. */
export interface Spending {
  /** Sent, retries included. */
  readonly requests: number;
  readonly retries: number;
  /** Verdicts that needed no request. */
  readonly cached: number;
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly embedding_tokens: number;
  /** Null without prices. */
  readonly cost: number | null;
}

/** What the judge can be asked, and what it says. */
export interface JudgeReplies {
  /** What a text states. */
  readonly claims: { readonly claims: readonly string[] };
  /** For each claim, whether the texts support it. */
  readonly support: { readonly supported: readonly boolean[] };
  /** Whether a text helps towards the reference answer. */
  readonly usefulness: { readonly useful: boolean };
  /** Questions that an answer answers. */
  readonly questions: { readonly questions: readonly string[] };
  /** Of the question's embedding and each of those. */
  readonly similarity: { readonly cosines: readonly number[] };
}
export type JudgeQuestion = keyof JudgeReplies;

export type NoReply = { readonly unmeasured: "refused" | "malformed" | "too_long" };

/** What the judge said once, under the SHA-256 of what it was asked: a line of its cache. */
export interface StoredVerdict {
  readonly key: string;
  readonly kind: JudgeQuestion;
  readonly verdict: JudgeReplies[JudgeQuestion] | NoReply;
}

interface Naming {
  readonly metrics: readonly string[];
  readonly gate: Pick<GatePolicy, "metrics" | "intents">;
}

/** The judged metrics that a config reports or gates: a rule that is off names none. */
export function judgedMetrics(config: Naming): readonly JudgedMetric[] {
  const rules = namedRules(config.gate).flatMap((each) => [...each.rules]);
  const named = new Set([
    ...config.metrics,
    ...rules.filter(([, setting]) => setting !== "off").map(([name]) => name),
  ]);
  return JUDGED_METRICS.filter((name) => named.has(name));
}
