/**
 * The questions of both suites, each asked once, and the part of the run that each policy judges.
 */
import type { GateError } from "../errors.ts";
import { compareCodePoints, sameCanonical } from "../model/canonical-json.ts";
import type { CaseRun, Run, Hit } from "../model/run.ts";
import type { AskedCase, Suite } from "../model/suite.ts";
import { indexById } from "../model/lookup.ts";
import type { DocumentTexts, Probe } from "../model/explanation.ts";
import type { Notice } from "../model/notice.ts";
import type { Part } from "../model/part.ts";
import type { BaseCheckout } from "../model/policy.ts";
import type { Inputs } from "../model/report.ts";
import { type PolicyDecision, basePolicy } from "./two-policies.ts";
import { shuffle, splitMix64 } from "../decision/random.ts";
import type { Config, RetrieverConfig } from "../model/config.ts";

export interface Union {
  /** In id order. A case that only the base asks may have another id than in its suite. */
  readonly cases: readonly AskedCase[];
  /** Returns the part of a run that is the head's, or the base's under the base's ids. */
  readonly part: (run: Run, policy: "base" | "head") => Run;
}

/**
 * Returns every question of both suites once. If id, query and params are the same, one case is
 * asked for both policies. If the base asks something else under the head's id, that is asked as
 * well, as `ID (base)`.
 */
export function mergeQuestions(head: Suite, base: Suite | null): Union {
  const headCases = indexById(head.cases);
  const takenIds = new Set(headCases.keys());
  const cases: AskedCase[] = [...head.cases];
  // The head's cases are asked under their own ids.
  const headIdByAskedId = new Map(head.cases.map(({ id }) => [id, id]));
  const baseIdByAskedId = new Map<string, string>();
  for (const baseCase of base?.cases ?? []) {
    const { id: baseId, query, params = {} } = baseCase;
    const headCase = headCases.get(baseId);
    if (headCase?.query === query && sameCanonical(headCase.params ?? {}, params)) {
      baseIdByAskedId.set(baseId, baseId);
      continue;
    }
    const id = findFreeId(headCase === undefined ? baseId : `${baseId} (base)`, takenIds);
    takenIds.add(id);
    baseIdByAskedId.set(id, baseId);
    cases.push({ ...baseCase, id, id_in_suite: baseId });
  }
  return {
    cases: cases.toSorted((a, b) => compareCodePoints(a.id, b.id)),
    part: (run, policy) => selectPart(run, policy === "head" ? headIdByAskedId : baseIdByAskedId),
  };
}

/** Returns the id, with apostrophes behind it until it is free: `a`, `a'`, `a''`. */
function findFreeId(id: string, takenIds: ReadonlySet<string>): string {
  let free = id;
  while (takenIds.has(free)) {
    free = `${free}'`;
  }
  return free;
}

/** Returns the part of a run that a policy judges. `policyIds`: its case ids by the ids asked. */
function selectPart(run: Run, policyIds: ReadonlyMap<string, string>): Run {
  const cases: CaseRun[] = [];
  for (const each of run.cases) {
    const id = policyIds.get(each.case_id);
    if (id !== undefined) {
      cases.push(id === each.case_id ? each : { ...each, case_id: id });
    }
  }
  const unstable = run.unstable.flatMap((id) => policyIds.get(id) ?? []);
  return {
    ...run,
    cases: cases.toSorted((a, b) => compareCodePoints(a.case_id, b.case_id)),
    unstable: unstable.toSorted(compareCodePoints),
  };
}

/** A run as each policy sees it, and why it ended early; null if it did not. */
export interface MeasuredRuns {
  readonly head: Run;
  readonly base: Run;
  readonly failure: GateError | null;
}

export function splitByPolicy(
  union: Union,
  asked: { readonly run: Run; readonly failure: GateError | null },
): MeasuredRuns {
  const { run, failure } = asked;
  return { head: union.part(run, "head"), base: union.part(run, "base"), failure };
}

// What one job asks, and the types of what it gets.

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

/**
 * Asks the retrievers some cases again, each in a fresh start. Never rejects for their failures.
 */
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
  /** `record`: a second start's answers to all cases, if answers vary. Absent otherwise. */
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

/**
 * Returns what is asked: the union of the questions of head and base, if the base's files judge the
 * run, and the part of it that this job asks. `share` picks that part: all, or those of a shard.
 * `beside`: the base's checkout, whose retriever is asked as well.
 */
export function makePlan(
  policies: PolicyDecision,
  share: (cases: readonly AskedCase[]) => readonly AskedCase[],
): { readonly plan: Plan; readonly union: Union } {
  const { head, beside = null } = policies;
  const base = basePolicy(policies);
  const union = mergeQuestions(head.suite, base?.suite ?? null);
  return { plan: { head, base, cases: share(union.cases), all: union.cases, beside }, union };
}

/** Returns the head's files with the cases that this job asks. */
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

// Chooses the queries that are asked a second time, to see whether the retriever's answers vary.

const MOST_ASKED_TWICE = 20;
/** A fixed seed: every run draws the same cases of a suite. */
const SEED = 1;

/** Whether a retriever may answer otherwise if asked again: built-in search and run files don't. */
export function canAnswerOtherwise({ kind }: Pick<RetrieverConfig, "kind">): boolean {
  return kind !== "bm25" && kind !== "run";
}

/** Returns the cases to ask twice; none if answers can't vary, or if `vary` is off. */
export function drawAskedTwice(
  { vary }: Pick<Config, "vary">,
  retriever: Pick<RetrieverConfig, "kind">,
  cases: readonly AskedCase[],
): readonly AskedCase[] {
  if (vary === "off" || !canAnswerOtherwise(retriever)) {
    return [];
  }
  const drawnCases = new Set(shuffle(cases, splitMix64(SEED)).slice(0, MOST_ASKED_TWICE));
  return cases.filter((each) => drawnCases.has(each));
}

/**
 * Returns how many queries are asked only to have a second answer. Each timed query (`timesByCase`:
 * how often, by case id) is asked again anyway, so its second answer takes the place of one of
 * `askedTwice`. With two rounds of warm-up all queries are asked again, so the result is 0.
 */
export function countSecondAnswers(
  askedTwice: readonly AskedCase[],
  timesByCase: ReadonlyMap<string, number>,
  warmup: number,
): number {
  if (warmup > 1) {
    return 0;
  }
  const timedCases = [...timesByCase.values()].filter((repeats) => repeats > 0).length;
  return Math.max(0, askedTwice.length - timedCases);
}
