/** Starts a retriever once more, and compares its answers with those of the first start. */
import type { CaseRun } from "../model/run.ts";
import type { AskedCase } from "../model/suite.ts";
import { runSuite, type RunPorts } from "./run-suite.ts";
import type { SidePlan } from "./side.ts";

/** How the answers of a second start differ from those of the first. */
export interface SecondStart {
  /** Ids of the cases whose results differ. */
  readonly differing: readonly string[];
  /** Why asking ended early. Null if all cases were asked. */
  readonly failure: string | null;
}

/**
 * Starts the retriever once more, asks it the cases once, untimed, and stops it. Returns the cases
 * whose results differ from those in `firstRuns`, the answers of the first start. A case that has
 * no answer in one of the two is not compared.
 */
export async function compareSecondStart(
  plan: SidePlan,
  cases: readonly AskedCase[],
  firstRuns: readonly CaseRun[],
  ports: RunPorts,
): Promise<SecondStart> {
  const untimed = { ...plan, latency: "off", asked_twice: [] } as const;
  // It is never called, since latency is off.
  const planTiming = (): never => {
    throw new Error("a second start is not timed");
  };
  const { cases: secondRuns, failure } = await runSuite({ ...untimed, cases, planTiming }, ports);
  const firstRunById = new Map(firstRuns.map((run) => [run.case_id, run]));
  const differing = secondRuns.filter((secondRun) => {
    const firstRun = firstRunById.get(secondRun.case_id);
    return firstRun !== undefined && hasOtherResults(firstRun, secondRun);
  });
  return { differing: differing.map((run) => run.case_id), failure: failure?.message ?? null };
}

/** Whether both were answered, with other documents or in another order. */
function hasOtherResults({ outcome: first }: CaseRun, { outcome: second }: CaseRun): boolean {
  if (first.kind !== "answer" || second.kind !== "answer") {
    return false;
  }
  return (
    first.hits.length !== second.hits.length ||
    first.hits.some((hit, index) => hit.doc_id !== second.hits[index]?.doc_id)
  );
}
