/** Asks some cases once more, for more results than the run did. No clock, no verdict: it only looks. */
import { GateError } from "../errors.ts";
import type { Definition } from "../model/config.ts";
import type { RawAnswer, Retriever } from "../model/retriever.ts";
import type { Hit } from "../model/run.ts";
import type { Case } from "../model/suite.ts";
import { inParallel } from "../system/timers.ts";
import { rankAnswer, tieOrder } from "./ranking.ts";

interface LongerList {
  /** At most the k of the plan. */
  readonly hits: readonly Hit[];
  /** Results before the cut. */
  readonly returned: number;
  /** Where the server refused the plan's own. */
  readonly k?: number;
}

interface LongerLists {
  /** One for each case asked; null if there is no answer. */
  readonly answers: readonly (LongerList | null)[];
  readonly failure: string | null;
}

interface ProbePlan {
  readonly cases: readonly Case[];
  readonly k: number;
  readonly definition: Definition;
  readonly concurrency: number;
}

/** What of the probe's k is asked for where a server refuses more: many have a longest page. */
const SHARES = [1, 0.5, 0.2] as const;

/**
 * Starts the retriever and stops it in every case. A query that errs, falls back or can't be ranked has no answer; a
 * retriever that can't go on ends it, and what was answered until then stays. Rejects only for what is no GateError.
 */
export async function askAgain(plan: ProbePlan, retriever: Retriever): Promise<LongerLists> {
  const answers = plan.cases.map((): LongerList | null => null);
  const asking: Probing = { plan, retriever, refused: 0, errors: [] };
  try {
    await retriever.start();
    await inParallel(plan.cases, plan.concurrency, async (subject, index) => {
      answers[index] = await askDeeper(asking, subject);
    });
    const [first] = asking.errors;
    const { length } = asking.errors;
    return {
      answers,
      failure: first === undefined ? null : `${length} of ${answers.length} failed: ${first}`,
    };
  } catch (error) {
    if (error instanceof GateError) {
      return { answers, failure: error.message };
    }
    throw error;
  } finally {
    await retriever.stop();
  }
}

interface Probing {
  readonly plan: ProbePlan;
  readonly retriever: Retriever;
  /** How many of SHARES the server has refused; they are not tried again. */
  refused: number;
  readonly errors: string[];
}

async function askDeeper(asking: Probing, subject: Case): Promise<LongerList | null> {
  const { plan, retriever } = asking;
  let error = "";
  for (const [step, share] of SHARES.entries()) {
    if (step < asking.refused) {
      continue;
    }
    const k = Math.max(1, Math.floor(plan.k * share));
    const raw = await retriever.ask({
      case_id: subject.id,
      query: subject.query,
      k,
      ...(subject.params === undefined ? {} : { params: subject.params }),
    });
    if (raw.kind === "error") {
      error ||= raw.message;
      continue;
    }
    asking.refused = Math.max(asking.refused, step);
    if (raw.degraded) {
      return null;
    }
    return longerList(plan, subject, raw, k);
  }
  asking.errors.push(error);
  return null;
}

function longerList(plan: ProbePlan, subject: Case, raw: RawAnswer, k: number): LongerList | null {
  try {
    const hits = rankAnswer(raw.results, subject.id, k, plan.definition, tieOrder(raw));
    return { hits, returned: raw.results.length, ...(k === plan.k ? {} : { k }) };
  } catch (error) {
    if (error instanceof GateError) {
      return null;
    }
    throw error;
  }
}
