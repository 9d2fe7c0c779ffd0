/** A retriever that answers as a script says, and its measurement while the clock stands. */
import type { Question, RawAnswer, RawError, Retriever } from "../../src/model/retriever.ts";
import { type RunPlan, type Sampling, runSuite } from "../../src/run/run-suite.ts";
import type { SideMeasurement } from "../../src/run/side.ts";
import { definitionOf, latencyOf, makeCase } from "../helpers/make.ts";

export const LATENCY = latencyOf(3);

/** What a run needs beside its retriever: the clock stands, and nothing is cancelled. */
export const STILL = {
  now: (): number => 0,
  cancelled: (): boolean => false,
  progress: (): void => {},
  environment: { os: "linux", arch: "x64", cpu: "test", cores: 2, node: "24.0.0" },
};

/** Returns a plan of these cases without latency, unless `more` has other settings. */
function planOf(cases: RunPlan["cases"], more: Partial<RunPlan> = {}): RunPlan {
  const asked = {
    k: 10,
    definition: definitionOf(),
    latency: "off",
    concurrency: 1,
    clock: "ours",
  } as const;
  return { cases, ...asked, planTiming: makeSampling(), ...more };
}

/** What a scripted retriever does. */
export interface Script {
  /**
   * Returns what the `n`th question (from 1) for the case is answered with: fields that replace
   * those of the usual answer, or an error. The usual answer has the result `<case>-doc` and takes
   * 10 × n ms.
   */
  readonly answer?: (
    question: Question,
    n: number,
  ) => Partial<RawAnswer> | RawError | Promise<never>;
  readonly start?: () => Promise<void>;
}

/** Answers as the script says, and keeps what it was asked. */
export function scriptRetriever({ answer = () => ({}), start }: Script = {}) {
  const questions: Question[] = [];
  let stops = 0;
  const retriever: Retriever = {
    start: start ?? (() => Promise.resolve()),
    stop: () => Promise.resolve(void stops++),
    ask: async (question) => {
      questions.push(question);
      const n = questions.filter(({ case_id: id }) => id === question.case_id).length;
      const { kind, ...fields } = await answer(question, n);
      if (kind === "error") {
        return { kind, ...fields } as RawError;
      }
      const results = [{ id: `${question.case_id}-doc` }];
      return {
        kind: "answer",
        results,
        degraded: false,
        elapsed_ms: 10 * n,
        retries: 0,
        ...fields,
      };
    },
  };
  return { retriever, questions, stops: () => stops };
}

/** The answer of a query that fails. */
export const NO_ANSWER: RawError = { kind: "error", message: "no", retries: 0 };

/** Plans these rounds of timed cases, and no more. */
export function makeSampling(...rounds: readonly (readonly string[])[]): () => Sampling {
  return () => ({ rounds, confirmingRounds: () => [], ends_ms: 1000 });
}

/** Runs the cases a and b, unless the plan has others, with the scripted retriever. */
export function measure(
  script: ReturnType<typeof scriptRetriever>,
  plan: Partial<RunPlan> = {},
  ports: Partial<Parameters<typeof runSuite>[1]> = {},
): Promise<SideMeasurement> {
  const plannedRun = planOf([makeCase("a"), makeCase("b")], plan);
  return runSuite(plannedRun, { ...STILL, retriever: script.retriever, ...ports });
}

/** Returns the timed samples of each case. */
export const timesByCase = (measured: SideMeasurement): unknown =>
  Object.fromEntries(measured.cases.map((each) => [each.case_id, each.samples_ms]));
