/** The judged metrics of one case, each a few questions to the judge. Formulas: metrics/answers.ts. */
import type { JudgedMetric, NoReply, Sample, UnmeasuredReason } from "../model/answers.ts";
import type { Answer, CaseRun } from "../model/run.ts";
import type { Case } from "../model/suite.ts";
import type { Verdicts } from "./verdicts.ts";

export interface Task {
  readonly case: Case;
  readonly run: CaseRun;
  readonly metric: JudgedMetric;
}

interface Texts {
  readonly question: string;
  readonly answer: string | null;
  readonly reference: string | null;
  /** In rank order; null where a result has no text. A repeat keeps its slot and counts nowhere. */
  readonly contexts: readonly { readonly text: string; readonly repeat: boolean }[] | null;
}

type Measure = (texts: Texts, verdicts: Verdicts) => Promise<Sample>;

const MEASURES: Readonly<Record<JudgedMetric, Measure>> = {
  faithfulness: async ({ question, answer, contexts }, verdicts) => {
    if (answer === null) return unmeasured("no_answer");
    return contexts === null ? unmeasured("no_text") : supported(question, answer, contexts, verdicts);
  },
  answer_relevancy: relevancy,
  context_precision: precision,
  context_recall: async ({ question, reference, contexts }, verdicts) => {
    if (reference === null) return unmeasured("no_reference");
    return contexts === null ? unmeasured("no_text") : supported(question, reference, contexts, verdicts);
  },
};

/** Throws where the judge as a whole can't go on. */
export async function measure(task: Task, verdicts: Verdicts): Promise<Sample> {
  const { outcome } = task.run;
  if (outcome.kind === "error") return unmeasured("query_failed");
  return MEASURES[task.metric](textsOf(task.case, outcome), verdicts);
}

function textsOf({ query, referenceAnswer }: Case, { answer, hits }: Answer): Texts {
  const contexts = hits.flatMap(({ text, repeat }) => (isBlank(text) ? [] : [{ text, repeat }]));
  return {
    question: query,
    answer: isBlank(answer) ? null : answer,
    reference: isBlank(referenceAnswer) ? null : referenceAnswer,
    contexts: contexts.length < hits.length ? null : contexts,
  };
}

function isBlank(text: string | undefined): text is undefined {
  return text === undefined || text.trim() === "";
}

function unmeasured(reason: UnmeasuredReason): Sample {
  return { kind: "unmeasured", reason };
}

function valued(value: number): Sample {
  return { kind: "value", value };
}

function isMissing(reply: object): reply is NoReply {
  return "unmeasured" in reply;
}

/** Claims of the text that the contexts support / claims of the text. Without a context nothing is supported. */
async function supported(
  question: string,
  text: string,
  contexts: NonNullable<Texts["contexts"]>,
  verdicts: Verdicts,
): Promise<Sample> {
  const stated = await verdicts.ask("claims", { question, text });
  if (isMissing(stated)) return unmeasured(stated.unmeasured);
  const { claims } = stated;
  if (claims.length === 0) return unmeasured("no_claims");
  if (contexts.length === 0) return valued(0);
  const known = contexts.filter((each) => !each.repeat).map((each) => each.text);
  const checked = await verdicts.ask("support", { claims, contexts: known });
  if (isMissing(checked)) return unmeasured(checked.unmeasured);
  return valued(checked.supported.filter(Boolean).length / claims.length);
}

/** Mean cosine of the question's embedding and those of the questions that the answer would answer. */
async function relevancy({ question, answer }: Texts, verdicts: Verdicts): Promise<Sample> {
  if (answer === null) return unmeasured("no_answer");
  const made = await verdicts.ask("questions", { answer });
  if (isMissing(made)) return unmeasured(made.unmeasured);
  const alike = await verdicts.ask("similarity", { question, questions: made.questions });
  if (isMissing(alike)) return unmeasured(alike.unmeasured);
  return valued(alike.cosines.reduce((sum, each) => sum + each, 0) / alike.cosines.length);
}

/** Σ(P@i · rel_i) / Σ rel_i over the contexts in rank order; 0 where none is useful. Each context is judged by itself. */
async function precision({ question, reference, contexts }: Texts, verdicts: Verdicts): Promise<Sample> {
  if (reference === null) return unmeasured("no_reference");
  if (contexts === null) return unmeasured("no_text");
  let [useful, sum] = [0, 0];
  for (const [index, { text: context, repeat }] of contexts.entries()) {
    if (repeat) continue;
    const reply = await verdicts.ask("usefulness", { question, reference, context });
    if (isMissing(reply)) return unmeasured(reply.unmeasured);
    if (!reply.useful) continue;
    useful++;
    sum += useful / (index + 1);
  }
  return valued(useful === 0 ? 0 : sum / useful);
}
