/** What is said of answers and of who judged them. */
import type { JudgeFingerprint, UnmeasuredReason } from "../model/answers.ts";
import type { Notice } from "../model/notice.ts";
import { plural } from "./format.ts";

export type AnswerNotice = Extract<
  Notice,
  { readonly code: "answers_only" | "answers_unmeasured" | "judged_by" }
>;

const REASONS: Readonly<Record<UnmeasuredReason, string>> = {
  query_failed: "the retriever failed on the query",
  no_answer: "the retriever gave no answer",
  no_text: "a result has no text",
  no_reference: "the case has no reference answer",
  no_claims: "the text makes no claim that could be checked",
  refused: "the judge refused",
  malformed: "the judge's reply was not what it was asked for",
  too_long: "the texts are more than the judge takes",
  not_asked: "the judging ended before",
};

/** `ids` are the notice's cases, as a reader should see them. */
export function answerSentence(notice: AnswerNotice, ids: string): string {
  switch (notice.code) {
    case "answers_only":
      return `${plural(notice.cases.length, "case")} with a reference answer and nothing to find took no part in the metrics of relevance: ${ids}.`;
    case "answers_unmeasured":
      return `${notice.metric} has no value for ${plural(notice.cases.length, "case")}, since ${REASONS[notice.reason]}: ${ids}.`;
    case "judged_by":
      return `Answers were judged by ${notice.model}: ${spendingWords(notice)}.`;
  }
}

/** What makes the judge's verdicts comparable, in one line. */
export function judgeWords(judge: JudgeFingerprint): string {
  return Object.entries(judge)
    .filter(([, value]) => value !== null)
    .map(([field, value]) => `${field} ${value}`)
    .join(", ");
}

function spendingWords(spent: Extract<AnswerNotice, { readonly code: "judged_by" }>): string {
  const retries = spent.retries === 0 ? "" : ` (${plural(spent.retries, "retry", "retries")} among them)`;
  const tokens = spent.prompt_tokens + spent.completion_tokens + spent.embedding_tokens;
  const cost = spent.cost === null ? "" : `, cost ${Number(spent.cost.toFixed(6))}`;
  return `${plural(spent.requests, "request")}${retries}, ${plural(spent.cached, "verdict")} from the cache, ${plural(tokens, "token")}${cost}`;
}
