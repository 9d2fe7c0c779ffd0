/** Asks some cases once more, for more results than the run did. No clock, no verdict: it only looks. */
import { GateError } from "../errors.ts";
import type { Definition } from "../model/config.ts";
import type { Retriever } from "../model/retriever.ts";
import type { Hit } from "../model/run.ts";
import type { Case } from "../model/suite.ts";
import { rank } from "./ranking.ts";

export interface LongerList {
  /** At most the k of the plan. */
  readonly hits: readonly Hit[];
  /** Results before the cut. */
  readonly returned: number;
}

export interface LongerLists {
  /** One for each case asked; null where there is no answer. */
  readonly answers: readonly (LongerList | null)[];
  /** Why it ended early. */
  readonly failure: string | null;
}

export interface ProbePlan {
  readonly cases: readonly Case[];
  readonly k: number;
  readonly definition: Definition;
  /** Queries in flight. */
  readonly concurrency: number;
}

/**
 * Starts the retriever and stops it in every case. A query that errs, falls back or can't be ranked has no answer; a
 * retriever that can't go on ends it, and what was answered until then stays. Rejects only for what is no GateError.
 */
export async function askAgain(plan: ProbePlan, retriever: Retriever): Promise<LongerLists> {
  const answers = plan.cases.map((): LongerList | null => null);
  try {
    await retriever.start();
    let next = 0;
    const worker = async (): Promise<void> => {
      for (let i = next++; i < plan.cases.length; i = next++) {
        answers[i] = await ask(plan, plan.cases[i]!, retriever);
      }
    };
    const workers = Array.from({ length: Math.min(plan.concurrency, plan.cases.length) }, worker);
    const failed = (await Promise.allSettled(workers)).find((each) => each.status === "rejected");
    if (failed !== undefined) throw failed.reason;
    return { answers, failure: null };
  } catch (error) {
    if (error instanceof GateError) return { answers, failure: error.message };
    throw error;
  } finally {
    await retriever.stop();
  }
}

async function ask(plan: ProbePlan, subject: Case, retriever: Retriever): Promise<LongerList | null> {
  const { k, definition } = plan;
  const raw = await retriever.ask({ case_id: subject.id, query: subject.query, k });
  if (raw.kind === "error" || raw.degraded) return null;
  try {
    return { hits: rank(raw.results, subject.id, k, definition), returned: raw.results.length };
  } catch (error) {
    if (error instanceof GateError) return null;
    throw error;
  }
}
