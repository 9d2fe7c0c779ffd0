/** What one job asks, and the types of what it gets. */
import type { GateError } from "../errors.ts";
import type { DocumentTexts, Probe } from "../model/explanation.ts";
import type { Notice } from "../model/notice.ts";
import type { Part } from "../model/part.ts";
import type { BaseCheckout } from "../model/policy.ts";
import type { Inputs } from "../model/report.ts";
import type { CaseRun, Hit, Run } from "../model/run.ts";
import type { AskedCase } from "../model/suite.ts";
import { type PolicyDecision, basePolicy } from "./two-policies.ts";
import { type Union, mergeQuestions } from "./questions.ts";

export interface Plan {
  readonly head: Inputs;
  /** Null if the base's files don't judge the run. */
  readonly base: Inputs | null;
  /** The cases that this job asks: all, or those of its shard. */
  readonly cases: readonly AskedCase[];
  /** The cases that all jobs ask together. */
  readonly all: readonly AskedCase[];
  /** The base's checkout whose retriever is asked the same cases as well; null without one. */
  readonly beside: BaseCheckout | null;
}

export interface SecondAnswers {
  readonly head: readonly CaseRun[];
  /** Null if the base's retriever was not asked, or can't be asked again. */
  readonly base: readonly CaseRun[] | null;
  /** Why asking ended early; null if it did not. */
  readonly failure: string | null;
}

/** Asks the retrievers some cases again, each in a fresh start. Never rejects for their failures. */
export type AskAgain = (cases: readonly AskedCase[]) => Promise<SecondAnswers>;

export interface RetrievedRuns {
  readonly run: Run;
  /** Null if the base's retriever was not asked. */
  readonly base: Run | null;
  /** Null if nothing did. */
  readonly failure: GateError | null;
  /** What a reader of the figures should know of how they were taken. */
  readonly notices?: readonly Notice[];
  /** What this job measured, if it is a shard: for the job that joins the shards. */
  readonly part?: Part;
  /** Asks cases of the plan once more; absent where nothing can be asked. */
  readonly probe?: Probe;
  /**
   * `record`: the answers of a second start to all cases, if answers vary. Absent otherwise.
   */
  readonly second?: Run;
  /**
   * Asks cases again in a fresh start. Absent where nothing can answer otherwise (a recorded run,
   * the built-in search, a merge).
   */
  readonly askAgain?: AskAgain;
  /** Returns all documents of the retriever; absent where its corpus can't be read here. */
  readonly corpus?: () => Promise<readonly Hit[] | null>;
  /** Returns the texts of some documents by id; absent as `corpus` is. */
  readonly texts?: DocumentTexts;
}

/** `share` picks the job's cases: all of them, or those of a shard. */
export function makePlan(
  policies: PolicyDecision,
  share: (cases: readonly AskedCase[]) => readonly AskedCase[],
): { readonly plan: Plan; readonly union: Union } {
  const { head, beside = null } = policies;
  const base = basePolicy(policies);
  const union = mergeQuestions(head.suite, base?.suite ?? null);
  return { plan: { head, base, cases: share(union.cases), all: union.cases, beside }, union };
}

export function selectAskedCases({ head, cases, all }: Plan): Inputs {
  if (cases.length === all.length) {
    return head;
  }
  const askedIds = new Set(cases.map((each) => each.id));
  return {
    ...head,
    suite: { ...head.suite, cases: head.suite.cases.filter((each) => askedIds.has(each.id)) },
  };
}
