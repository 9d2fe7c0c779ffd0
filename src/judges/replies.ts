/** The judge's words, read strictly: what is not the form asked for is no verdict. */
import { type JudgeQuestion, type JudgeReplies, type NoReply, QUESTIONS } from "../model/answers.ts";

/** What each question is asked about. */
export interface JudgeInputs {
  readonly claims: { readonly question: string; readonly text: string };
  readonly support: { readonly claims: readonly string[]; readonly contexts: readonly string[] };
  readonly usefulness: { readonly question: string; readonly reference: string; readonly context: string };
  readonly questions: { readonly answer: string };
  readonly similarity: { readonly question: string; readonly questions: readonly string[] };
}

/** A text with more is no answer that could be checked claim by claim. */
const MOST_CLAIMS = 500;

type Checks = {
  readonly [K in JudgeQuestion]: (
    reply: Readonly<Record<string, unknown>>,
    inputs: JudgeInputs[K],
  ) => JudgeReplies[K] | null;
};

const CHECKS: Checks = {
  claims: ({ claims }) => (isTexts(claims) && claims.length <= MOST_CLAIMS ? { claims } : null),
  support: ({ supported }, { claims }) =>
    isListOf(supported, "boolean") && supported.length === claims.length
      ? { supported: supported as readonly boolean[] }
      : null,
  usefulness: ({ useful }) => (typeof useful === "boolean" ? { useful } : null),
  questions: ({ questions }) => (isTexts(questions) && questions.length === QUESTIONS ? { questions } : null),
  similarity: ({ cosines }, { questions }) =>
    isListOf(cosines, "number") && cosines.length === questions.length
      ? { cosines: cosines as readonly number[] }
      : null,
};

/** Null where the value is not the form that the question asks for, given what it was asked about. */
export function readReply<K extends JudgeQuestion>(
  kind: K,
  value: unknown,
  inputs: JudgeInputs[K],
): JudgeReplies[K] | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  return CHECKS[kind](value as Readonly<Record<string, unknown>>, inputs);
}

/** The text of a reply, which has to be JSON as a whole. */
export function readContent<K extends JudgeQuestion>(
  kind: K,
  content: string,
  inputs: JudgeInputs[K],
): JudgeReplies[K] | NoReply {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    return { unmeasured: "malformed" };
  }
  return readReply(kind, value, inputs) ?? { unmeasured: "malformed" };
}

function isListOf(value: unknown, type: "string" | "boolean" | "number"): value is readonly unknown[] {
  return Array.isArray(value) && value.every((each) => typeof each === type);
}

function isTexts(value: unknown): value is readonly string[] {
  return isListOf(value, "string") && value.every((each) => (each as string).trim() !== "");
}
