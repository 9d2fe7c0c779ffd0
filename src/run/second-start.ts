/** Starts a retriever once more, to see whether it answers as it did in the first start. */
import { GateError } from "../errors.ts";
import type { CaseRun } from "../model/run.ts";
import type { AskedCase } from "../model/suite.ts";
import { Side, type SideMeasurement, type SidePlan, type SidePorts } from "./side.ts";

/**
 * Asks the cases once, untimed, then those that `moreCases` returns for the answers so far. A
 * GateError is the `failure`, and all cases count as asked.
 */
export async function askInSecondStart(
  plan: SidePlan,
  cases: readonly AskedCase[],
  ports: SidePorts,
  moreCases: (answers: readonly CaseRun[]) => readonly AskedCase[] = () => [],
): Promise<SideMeasurement> {
  const side = new Side({ ...plan, latency: "off" }, ports);
  const untimed = { samples: new Map(), stages: new Map(), timing: NOT_TIMED };
  try {
    await ports.retriever.start();
    await side.qualityPass(cases, () => {});
    const more = moreCases(side.measurement(cases, untimed, null).cases);
    await side.qualityPass(more, () => {});
    return side.measurement([...cases, ...more], untimed, null);
  } catch (error) {
    if (error instanceof GateError) {
      return side.measurement(cases, untimed, error);
    }
    throw error;
  } finally {
    await ports.retriever.stop();
  }
}

const NOT_TIMED = { source: "off", repeats: 0, budget_ended: false } as const;

/** A case that has no answer in one of the two is not compared. */
export function findOtherAnswers(
  firstRuns: readonly CaseRun[],
  secondRuns: readonly CaseRun[],
): readonly string[] {
  const firstRunById = new Map(firstRuns.map((run) => [run.case_id, run]));
  const differing = secondRuns.filter((secondRun) => {
    const firstRun = firstRunById.get(secondRun.case_id);
    return firstRun !== undefined && hasOtherResults(firstRun, secondRun);
  });
  return differing.map((run) => run.case_id);
}

function hasOtherResults({ outcome: first }: CaseRun, { outcome: second }: CaseRun): boolean {
  if (first.kind !== "answer" || second.kind !== "answer") {
    return false;
  }
  return (
    first.hits.length !== second.hits.length ||
    first.hits.some((hit, index) => hit.doc_id !== second.hits[index]?.doc_id)
  );
}
