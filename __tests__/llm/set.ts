/** A small set of answers, what a scripted judge says of them, and the figures that follow. */
import type { JudgedMetric, StoredVerdict } from "../../src/model/answers.ts";
import { type JudgedAnswers, type JudgeTask, judgeAnswers } from "../../src/llm/judge.ts";
import type { CaseRun, Hit } from "../../src/model/run.ts";
import type { Case } from "../../src/model/suite.ts";
import type { JudgeScript } from "../helpers/judge-server.ts";
import { answered, makeCase } from "../helpers/make.ts";
import type { JudgeConfig } from "../../src/model/config.ts";

export const ALL: readonly JudgedMetric[] = [
  "faithfulness",
  "answer_relevancy",
  "context_precision",
  "context_recall",
];

export const CAPITAL = {
  question: "What is the capital of France?",
  answer: "Paris. It has two million people and lies on the Rhine.",
  reference: "Paris, capital of a republic.",
  contexts: ["Paris is the capital of France.", "Bread is baked.", "Two million live in Paris."],
} as const;

export const SCRIPT: JudgeScript = {
  claims: {
    [CAPITAL.answer]: ["capital is Paris", "two million people", "on the Rhine"],
    [CAPITAL.reference]: ["capital is Paris", "France is a republic"],
    "I don't know.": [],
  },
  supports: {
    [CAPITAL.contexts[0]]: ["capital is Paris"],
    [CAPITAL.contexts[2]]: ["two million people"],
  },
  useful: [CAPITAL.contexts[0], CAPITAL.contexts[2]],
  questions: { [CAPITAL.answer]: ["Capital of France?", "Who bakes?", "How big is Paris?"] },
  vectors: {
    [CAPITAL.question]: [1, 0],
    "Capital of France?": [2, 0],
    "Who bakes?": [0, 7],
    "How big is Paris?": [3, 4],
  },
};

/**
 * The figures that follow. faithfulness: 2 of 3 claims. answer_relevancy: cosines 1, 0 and 3/5.
 * context_precision: useful at 1 and 3, so (1/1 + 2/3) / 2. context_recall: 1 of 2 claims.
 */
export const FIGURES: Readonly<Record<JudgedMetric, number>> = {
  faithfulness: 2 / 3,
  answer_relevancy: (1 + 0 + 3 / 5) / 3,
  context_precision: (1 + 2 / 3) / 2,
  context_recall: 1 / 2,
};

/**
 * Requests that the four metrics take: claims and support; questions and embeddings; three
 * contexts; claims and support.
 */
export const REQUESTS = 2 + 2 + 3 + 2;

/** Returns hits with these texts; undefined gives a hit without a text. */
export const texts = (...contexts: readonly (string | undefined)[]): readonly Hit[] =>
  contexts.map((text, i) => ({
    doc_id: `d${i}`,
    repeat: false,
    ...(text === undefined ? {} : { text }),
  }));

/** Returns a case with the question and the reference of CAPITAL. */
export const caseOf = (
  id: string,
  overrides: Partial<Omit<Case, "id" | "digest" | "digests">> = {},
): Case =>
  makeCase(id, { query: CAPITAL.question, reference_answer: CAPITAL.reference, ...overrides });

/** What a case's run is made of; by default the answer and the contexts of CAPITAL. */
interface RunParts {
  readonly answer?: string;
  readonly hits?: readonly Hit[];
}

/** Returns the run of a case that was answered with these parts. */
export function runFor(
  id: string,
  { answer = CAPITAL.answer, hits = texts(...CAPITAL.contexts) }: RunParts = {},
): CaseRun {
  const run = answered(id, hits);
  return run.outcome.kind === "error" ? run : { ...run, outcome: { ...run.outcome, answer } };
}

/** What is judged; by default all metrics of the case `a` with answer and contexts of CAPITAL. */
interface TaskParts {
  readonly subject?: Case;
  readonly run?: CaseRun;
  readonly metrics?: readonly JudgedMetric[];
}

export const tasksOf = ({
  subject = caseOf("a"),
  run = runFor("a"),
  metrics = ALL,
}: TaskParts = {}): readonly JudgeTask[] =>
  metrics.map((metric) => ({ case: subject, run, metric }));

/** Returns the config of a judge at this server, whose key is in JUDGE_KEY. */
export const judgeConfig = (url: string, overrides: Partial<JudgeConfig> = {}): JudgeConfig => ({
  base_url: `${url}/v1`,
  model: "judge-1",
  embedding_model: "embed-1",
  api_key: { env: "JUDGE_KEY" },
  temperature: 0,
  seed: null,
  max_requests: 1000,
  max_cost: null,
  prices: null,
  cache: "verdicts.jsonl",
  timeout_ms: 5000,
  retries: 2,
  concurrency: 1,
  ...overrides,
});

export const KEY = "sk-test-0123456789";

/** What `judge` gets beside config and tasks. */
export interface JudgeOptions {
  /** The verdicts of the cache; none by default. */
  readonly known?: readonly StoredVerdict[];
  /** By default it has KEY as JUDGE_KEY. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Judges the tasks, without progress. */
export const judge = (
  config: JudgeConfig,
  tasks: readonly JudgeTask[],
  options: JudgeOptions = {},
): Promise<JudgedAnswers> =>
  judgeAnswers(config, tasks, {
    environment: options.environment ?? { JUDGE_KEY: KEY },
    signal: options.signal ?? new AbortController().signal,
    known: new Map((options.known ?? []).map((each) => [each.key, each])),
    progress: () => {},
  });
