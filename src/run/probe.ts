/** Asks some cases once more, for more results. Nothing is timed or judged by it. */
import { GateError } from "../errors.ts";
import type { RawAnswer, Retriever } from "../model/retriever.ts";
import { type Hit, type CaseRun, runsById } from "../model/run.ts";
import type { Case, AskedCase } from "../model/suite.ts";
import { inParallel } from "../system/timers.ts";
import { rankAnswer } from "./ranking.ts";
import {
  haveSameDocuments,
  Side,
  type SideMeasurement,
  type SidePlan,
  type SidePorts,
  UNTIMED,
} from "./side.ts";

interface LongerList {
  readonly hits: readonly Hit[];
  /** Before the cut. */
  readonly returned: number;
  /** How many were asked for: fewer than the plan's k if the server refused that. */
  readonly k: number;
}

interface LongerLists {
  /** One for each case of the plan; null if there is no answer. */
  readonly answers: readonly (LongerList | null)[];
  /** Or how many queries failed, with the error of the first; else null. */
  readonly failure: string | null;
}

interface ProbePlan extends Pick<SidePlan, "k" | "definition" | "concurrency"> {
  readonly cases: readonly Case[];
}

/** Shares of the plan's k, tried in turn until the server accepts one: many refuse a long list. */
const SHARES = [1, 0.5, 0.2] as const;

/**
 * Returns a longer list for each case, null for a query that fails, is degraded or can't be ranked.
 * A retriever that can't go on ends the probe; the answers until then stay. Starts the retriever
 * and always stops it. Rejects only with an error that is no GateError.
 */
export async function askAgain(plan: ProbePlan, retriever: Retriever): Promise<LongerLists> {
  const answers = plan.cases.map((): LongerList | null => null);
  const state: ProbeState = { plan, retriever, refusedShares: 0, errors: [] };
  try {
    await retriever.start();
    await inParallel(plan.cases, plan.concurrency, async (subject, index) => {
      answers[index] = await askDeeper(state, subject);
    });
    const { errors } = state;
    const [firstError] = errors;
    const failure =
      firstError === undefined
        ? null
        : `${errors.length} of ${answers.length} failed: ${firstError}`;
    return { answers, failure };
  } catch (error) {
    if (error instanceof GateError) {
      return { answers, failure: error.message };
    }
    throw error;
  } finally {
    await retriever.stop();
  }
}

interface ProbeState {
  readonly plan: ProbePlan;
  readonly retriever: Retriever;
  /** How many of the first SHARES the server has refused: other cases do not try them again. */
  refusedShares: number;
  /** The first error of each case that failed with every share. */
  readonly errors: string[];
}

/**
 * Asks one case for the plan's k, then for smaller SHARES of it as long as the query fails. Null if
 * it fails with every share, or if the answer is degraded or can't be ranked. Shares that the
 * server has refused before are skipped.
 */
async function askDeeper(state: ProbeState, subject: Case): Promise<LongerList | null> {
  const { plan, retriever } = state;
  let firstError = "";
  for (const [index, share] of SHARES.entries()) {
    if (index < state.refusedShares) {
      continue;
    }
    const k = Math.max(1, Math.floor(plan.k * share));
    const raw = await retriever.ask({
      case_id: subject.id,
      query: subject.query,
      k,
      ...(subject.params !== undefined && { params: subject.params }),
    });
    if (raw.kind === "error") {
      firstError = firstError === "" ? raw.message : firstError;
      continue;
    }
    // This share was answered, so the ones before it were refused.
    state.refusedShares = Math.max(state.refusedShares, index);
    if (raw.degraded) {
      return null;
    }
    return readLongerList(plan, subject, raw, k);
  }
  state.errors.push(firstError);
  return null;
}

/** Returns the list; null if the results can't be ranked. */
function readLongerList(
  plan: ProbePlan,
  subject: Case,
  raw: RawAnswer,
  k: number,
): LongerList | null {
  try {
    const hits = rankAnswer(raw.results, subject.id, k, plan.definition);
    return { hits, returned: raw.results.length, k };
  } catch (error) {
    if (error instanceof GateError) {
      return null;
    }
    throw error;
  }
}

// Starts a retriever once more, to see whether it answers as it did in the first start.

/**
 * Asks the cases once, untimed, then those that `moreCases` returns for the answers so far. A
 * GateError is the `failure`, and the error of each of `cases` that was not asked.
 */
export async function askInSecondStart(
  plan: SidePlan,
  cases: readonly AskedCase[],
  ports: SidePorts,
  moreCases: (answers: readonly CaseRun[]) => readonly AskedCase[] = () => [],
): Promise<SideMeasurement> {
  const side = new Side({ ...plan, latency: "off" }, ports);
  try {
    await ports.retriever.start();
    await side.qualityPass(cases, () => {});
    const more = moreCases(side.measurement(cases, UNTIMED, null).cases);
    await side.qualityPass(more, () => {});
    return side.measurement([...cases, ...more], UNTIMED, null);
  } catch (error) {
    if (error instanceof GateError) {
      return side.measurement(cases, UNTIMED, error);
    }
    throw error;
  } finally {
    await ports.retriever.stop();
  }
}

/**
 * Returns the ids of cases with other results in the second runs. A case that has no answer in one
 * of the two is not compared.
 */
export function findOtherAnswers(
  firstRuns: readonly CaseRun[],
  secondRuns: readonly CaseRun[],
): readonly string[] {
  const firstRunById = runsById({ cases: firstRuns });
  const differing = secondRuns.filter((secondRun) => {
    const firstRun = firstRunById.get(secondRun.case_id);
    return firstRun !== undefined && hasOtherResults(firstRun, secondRun);
  });
  return differing.map((run) => run.case_id);
}

function hasOtherResults({ outcome: first }: CaseRun, { outcome: second }: CaseRun): boolean {
  const haveBothAnswered = first.kind === "answer" && second.kind === "answer";
  return haveBothAnswered && !haveSameDocuments(first.hits, second.hits);
}
