/** What one job asks, and what came of it. */
import type { GateError } from "../errors.ts";
import type { DocumentTexts, Probe } from "../model/explanation.ts";
import type { Notice } from "../model/notice.ts";
import type { Part } from "../model/part.ts";
import type { BaseCheckout } from "../model/policy.ts";
import type { Inputs } from "../model/report.ts";
import type { Hit, Run } from "../model/run.ts";
import type { AskedCase } from "../model/suite.ts";
import { type PolicyDecision, basePolicy } from "./two-policies.ts";
import { type Union, mergeQuestions } from "./questions.ts";

/** The cases of both policies, in the head's way; a base beside has its retriever asked as well. */
export interface Plan {
  readonly head: Inputs;
  /** Null where the base's files don't decide. */
  readonly base: Inputs | null;
  /** Those that this job asks. */
  readonly cases: readonly AskedCase[];
  /** Those that all jobs ask together. */
  readonly all: readonly AskedCase[];
  readonly beside: BaseCheckout | null;
}

/** What asking gave: the runs, what ended them early, and what can still be asked. */
export interface RetrievedRuns {
  /** The head retriever's. */
  readonly run: Run;
  /** The base retriever's; null without a base beside. */
  readonly base: Run | null;
  readonly failure: GateError | null;
  /** What a reader of the figures should know of how they were taken. */
  readonly notices?: readonly Notice[];
  /** What a shard hands on. */
  readonly part?: Part;
  /** Asks cases of the plan once more; absent where nothing can be asked. */
  readonly probe?: Probe;
  /** All documents, and some by id, where the corpus is ours to read. */
  readonly corpus?: () => Promise<readonly Hit[] | null>;
  readonly texts?: DocumentTexts;
}

/** Returns what this job asks: `share` picks its cases from the questions of both suites. */
export function makePlan(
  policies: PolicyDecision,
  share: (cases: readonly AskedCase[]) => readonly AskedCase[],
): { readonly plan: Plan; readonly union: Union } {
  const { head, beside = null } = policies;
  const base = basePolicy(policies);
  const union = mergeQuestions(head.suite, base?.suite ?? null);
  return { plan: { head, base, cases: share(union.cases), all: union.cases, beside }, union };
}

/** Returns the head's files with those of its cases that this job asks. */
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
