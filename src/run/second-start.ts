/** Starts a retriever once more, and compares its answers with those of the first start. It only looks. */
import type { CaseRun } from "../model/run.ts";
import type { AskedCase } from "../model/suite.ts";
import { runSuite, type RunPorts } from "./run-suite.ts";
import type { SidePlan } from "./side.ts";

export interface SecondStart {
  /** Ids of the cases whose results are others. */
  readonly differing: readonly string[];
  /** Why the retriever could not be asked. Null if it was. */
  readonly failure: string | null;
}

/** `first` are the runs of the first start. A query that fails on either side is not compared. */
export async function compareSecondStart(
  plan: SidePlan,
  cases: readonly AskedCase[],
  first: readonly CaseRun[],
  ports: RunPorts,
): Promise<SecondStart> {
  const untimed = { ...plan, latency: "off", asked_twice: [] } as const;
  const sampling = (): never => {
    throw new Error("a second start is not timed");
  };
  const { cases: second, failure } = await runSuite({ ...untimed, cases, sampling }, ports);
  const firstRuns = new Map(first.map((each) => [each.case_id, each]));
  const differing = second.filter((each) => {
    const other = firstRuns.get(each.case_id);
    return other !== undefined && hasOtherResults(each, other);
  });
  return { differing: differing.map((each) => each.case_id), failure: failure?.message ?? null };
}

function hasOtherResults({ outcome: one }: CaseRun, { outcome: other }: CaseRun): boolean {
  if (one.kind !== "answer" || other.kind !== "answer") {
    return false;
  }
  return (
    one.hits.length !== other.hits.length ||
    one.hits.some((hit, at) => hit.doc_id !== other.hits[at]?.doc_id)
  );
}
