/** Judges the answers of a run: every sample once, a few cases at a time, within the budget. */
import { GateError } from "../errors.ts";
import type {
  Sample,
  Spending,
  StoredVerdict,
  JudgedMetric,
  NoReply,
  UnmeasuredReason,
} from "../model/answers.ts";
import { connect } from "./endpoint.ts";
import { Verdicts } from "./verdicts.ts";
import type { JudgeConfig } from "../model/config.ts";
import { Ledger } from "./ledger.ts";
import type { Answer, CaseRun } from "../model/run.ts";
import type { Case } from "../model/suite.ts";

export interface JudgePorts {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** What the cache holds, by key. */
  readonly known: ReadonlyMap<string, StoredVerdict>;
  readonly progress: (done: number, total: number) => void;
}

export interface JudgedAnswers {
  /** In the order of the tasks, one each; `not_asked` from where the judging ended. */
  readonly samples: readonly Sample[];
  readonly spending: Spending;
  /** What the cache lacked. */
  readonly added: readonly StoredVerdict[];
  /** Why it ended early. */
  readonly failure: GateError | null;
}

/** Rejects only for what is no GateError. */
export async function judgeAnswers(
  config: JudgeConfig,
  tasks: readonly Task[],
  ports: JudgePorts,
): Promise<JudgedAnswers> {
  const ledger = new Ledger(config);
  const verdicts = new Verdicts(config, {
    known: ports.known,
    ledger,
    connect: () => connect(config, { environment: ports.environment, signal: ports.signal, ledger }),
  });
  const samples = tasks.map((): Sample => ({ kind: "unmeasured", reason: "not_asked" }));
  let failure: GateError | null = null;
  let [next, done] = [0, 0];
  const worker = async (): Promise<void> => {
    for (let at = next++; at < tasks.length; at = next++) {
      try {
        samples[at] = await measure(tasks[at]!, verdicts);
      } catch (error) {
        if (!(error instanceof GateError)) throw error;
        failure ??= error;
      }
      ports.progress(++done, tasks.length);
    }
  };
  const workers = Array.from({ length: Math.min(config.concurrency, tasks.length) }, worker);
  const ended = await Promise.allSettled(workers);
  const broken = ended.find((each) => each.status === "rejected");
  if (broken !== undefined) throw broken.reason;
  const { spending } = ledger;
  return { samples, spending, added: verdicts.added, failure: explained(failure, samples, spending) };
}

/** A budget's end says what it bought, and what is left to buy. */
function explained(
  failure: GateError | null,
  samples: readonly Sample[],
  spending: Spending,
): GateError | null {
  if (failure?.code !== "judge_budget") return failure;
  const left = samples.filter((each) => each.kind === "unmeasured" && each.reason === "not_asked").length;
  const cost = spending.cost === null ? "" : ` and ${Number(spending.cost.toFixed(6))} spent`;
  const message = `${failure.message}: ${spending.requests} requests sent${cost}, ${spending.cached} verdicts from the cache; ${left} of ${samples.length} samples are not measured`;
  return new GateError("judge_budget", message, {
    hint: failure.hint ?? "",
    cause: failure,
  });
}

// What the judging has taken so far, and whether one more request may be sent.

export interface Task {
  readonly case: Case;
  readonly run: CaseRun;
  readonly metric: JudgedMetric;
}

export interface Texts {
  readonly question: string;
  readonly answer: string | null;
  readonly reference: string | null;
  /** In rank order; null where a result has no text. A repeat keeps its slot and counts nowhere. */
  readonly contexts: readonly { readonly text: string; readonly repeat: boolean }[] | null;
}

export type SampleMeasure = (texts: Texts, verdicts: Verdicts) => Promise<Sample>;

export const MEASURES: Readonly<Record<JudgedMetric, SampleMeasure>> = {
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

export function textsOf({ query, reference_answer: referenceAnswer }: Case, { answer, hits }: Answer): Texts {
  const contexts = hits.flatMap(({ text, repeat }) => (isBlank(text) ? [] : [{ text, repeat }]));
  return {
    question: query,
    answer: isBlank(answer) ? null : answer,
    reference: isBlank(referenceAnswer) ? null : referenceAnswer,
    contexts: contexts.length < hits.length ? null : contexts,
  };
}

export function isBlank(text: string | undefined): text is undefined {
  return text === undefined || text.trim() === "";
}

export function unmeasured(reason: UnmeasuredReason): Sample {
  return { kind: "unmeasured", reason };
}

export function valued(value: number): Sample {
  return { kind: "value", value };
}

export function isMissing(reply: object): reply is NoReply {
  return "unmeasured" in reply;
}

/** Claims of the text that the contexts support / claims of the text. Without a context nothing is supported. */
export async function supported(
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
export async function relevancy({ question, answer }: Texts, verdicts: Verdicts): Promise<Sample> {
  if (answer === null) return unmeasured("no_answer");
  const made = await verdicts.ask("questions", { answer });
  if (isMissing(made)) return unmeasured(made.unmeasured);
  const alike = await verdicts.ask("similarity", { question, questions: made.questions });
  if (isMissing(alike)) return unmeasured(alike.unmeasured);
  return valued(alike.cosines.reduce((sum, each) => sum + each, 0) / alike.cosines.length);
}

/** Σ(P@i · rel_i) / Σ rel_i over the contexts in rank order; 0 where none is useful. Each context is judged by itself. */
export async function precision(
  { question, reference, contexts }: Texts,
  verdicts: Verdicts,
): Promise<Sample> {
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
