/**
 * Asks lost queries again, if nothing else but latency fails the change: an answer that is lost in
 * one start and found in the next is no loss, nor is one that the base loses, too.
 */
import { findLostIds } from "../decision/lost-queries.ts";
import { type Policy } from "../decision/pairs.ts";
import { useRowTargets } from "../decision/row-scores.ts";
import { listMetrics } from "../decision/rules.ts";
import { caseScorer } from "../metrics/score.ts";
import type { Notice } from "../model/notice.ts";
import { type Renames, invertRenames } from "../model/renames.ts";
import type { CaseRun } from "../model/run.ts";
import type { AskedCase, Case } from "../model/suite.ts";
import type { Check } from "../model/verdict.ts";
import { decidePolicy } from "./decide.ts";
import type { AskAgain, SecondAnswers } from "./questions.ts";
import { renameTargets } from "./side-by-side.ts";
import type { JudgedVerdict, PolicyVerdicts } from "./two-policies.ts";

interface SecondQuestion {
  /** Null if nothing can be asked: then lost queries stay lost. */
  readonly ask: AskAgain | null;
  readonly cases: readonly AskedCase[];
  /** The base's retriever returns renamed documents under their old names. */
  readonly renames: Renames;
}

interface DecidingVerdicts extends PolicyVerdicts {
  /** `record`: against the baseline that the run replaces. Null for `gate`, or if there is none. */
  readonly replaced: JudgedVerdict | null;
}

export interface DecidedAgain {
  readonly verdicts: DecidingVerdicts;
  readonly notices: readonly Notice[];
}

/**
 * Asks the lost queries again, once for all policies, and decides each policy once more. A query is
 * not lost if it finds a document now, or if the base loses it, too; a notice names it. The scores
 * of the first answers stay. Returns the verdicts as they are if nothing but latency fails, or if
 * something else than lost queries fails, too. If asking fails, a notice says so.
 */
export async function askLostQueriesAgain(
  verdicts: DecidingVerdicts,
  { ask, cases, renames }: SecondQuestion,
): Promise<DecidedAgain> {
  const { head, base, replaced } = verdicts;
  const failedChecks = [head, base, replaced].flatMap(
    (each) => each?.verdict.checks.filter(({ passed }) => !passed) ?? [],
  );
  // Times vary from run to run, and must not decide whether queries are asked again.
  const byAnswers = failedChecks.filter(({ unit }) => unit !== "ms");
  if (ask === null || byAnswers.length === 0 || !byAnswers.every(isByLostQueries)) {
    return { verdicts, notices: [] };
  }
  const lostIds = new Set(byAnswers.flatMap(findLostIds));
  const lostCases = cases.filter((each) => lostIds.has(idInSuite(each)));
  const answers = await ask(lostCases);
  if (answers.failure !== null) {
    return { verdicts, notices: [{ code: "not_asked_again", reason: answers.failure }] };
  }
  const headAgain = decideAgain(head, lostCases, answers, renames);
  const baseAgain = base && decideAgain(base, lostCases, answers, renames);
  const replacedAgain = replaced && decideAgain(replaced, lostCases, answers, renames);
  const reasonsOfAll = [headAgain, baseAgain, replacedAgain].flatMap((each) => [
    ...(each?.reasons ?? []),
  ]);
  const notices: Notice[] = [];
  for (const reason of ["found", "base_loses"] as const) {
    const ids = reasonsOfAll.filter(([, each]) => each === reason).map(([id]) => id);
    if (ids.length > 0) {
      notices.push({ code: "not_lost", reason, cases: [...new Set(ids)] });
    }
  }
  return { verdicts: { head: headAgain, base: baseAgain, replaced: replacedAgain }, notices };
}

type Reason = "found" | "base_loses";

/** Returns the policy's verdict with the second answers, and by id why a query is not lost. */
function decideAgain(
  { judged }: JudgedVerdict,
  lostCases: readonly AskedCase[],
  answers: SecondAnswers,
  renames: Renames,
): JudgedVerdict & { readonly reasons: ReadonlyMap<string, Reason> } {
  const { policy } = judged;
  const reasons = new Map<string, Reason>();
  for (const asked of lostCases) {
    const reason = reasonNotLost(asked, policy, answers, renames);
    if (reason !== null) {
      reasons.set(idInSuite(asked), reason);
    }
  }
  const judgedAgain = { ...judged, policy: { ...policy, not_lost: new Set(reasons.keys()) } };
  return { verdict: decidePolicy(judgedAgain), judged: judgedAgain, reasons };
}

/**
 * Returns why the query is not lost by the second answers: they find a document, or the base loses
 * it, too. Null if it is lost, or if the policy does not compare it.
 */
function reasonNotLost(
  asked: AskedCase,
  policy: Policy,
  answers: SecondAnswers,
  renames: Renames,
): Reason | null {
  const id = idInSuite(asked);
  // Head and base may ask different questions under one id: each policy takes its own.
  const subject = policy.suite.cases.find(
    (each) => each.id === id && each.digests.ask === asked.digests.ask,
  );
  const row = policy.baseline?.cases.get(id);
  if (subject === undefined || row === undefined) {
    return null;
  }
  const rowCase = useRowTargets(subject, row);
  const headAnswer = findAnswer(answers.head, asked);
  if (headAnswer !== null && findsAnything(rowCase, headAnswer, policy)) {
    return "found";
  }
  const baseAnswer = findAnswer(answers.base ?? [], asked);
  // The base's retriever still returns renamed documents under their old names.
  const baseCase = renameTargets(rowCase, invertRenames(renames));
  const baseLoses = baseAnswer !== null && !findsAnything(baseCase, baseAnswer, policy);
  return baseLoses ? "base_loses" : null;
}

/** Returns the id that checks and rows name. Asked cases may have another (mergeQuestions). */
function idInSuite(asked: AskedCase): string {
  return asked.id_in_suite ?? asked.id;
}

/** Whether a rule fails by its lost queries (`by`), or the check is that of their ceiling. */
function isByLostQueries({ by, metric }: Check): boolean {
  return by === "lost" || metric === "lost_queries";
}

/** Returns the answer to an asked case; null if it failed. */
function findAnswer(runs: readonly CaseRun[], { id }: AskedCase): CaseRun | null {
  const run = runs.find((each) => each.case_id === id);
  return run?.outcome.kind === "answer" ? run : null;
}

/** Whether the answer has a target of the case, or any result if the case is watched. */
function findsAnything(subject: Case, answer: CaseRun, { config }: Policy): boolean {
  const scoreCase = caseScorer(listMetrics(config), config.definition);
  const score = scoreCase(subject, { ...answer, case_id: subject.id });
  return subject.watched === true ? score.results.length > 0 : score.found;
}
