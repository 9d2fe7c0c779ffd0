/**
 * The questions of both suites, each asked once, and the part of the run that each policy judges.
 */
import type { GateError } from "../errors.ts";
import { compareCodePoints, sameCanonical } from "../model/canonical-json.ts";
import type { CaseRun, Run } from "../model/run.ts";
import type { AskedCase, Suite } from "../model/suite.ts";
import { indexById } from "../model/lookup.ts";

export interface Union {
  /** In id order. A case that only the base asks may have another id than its own (`asked_as`). */
  readonly cases: readonly AskedCase[];
  /** Returns the part of a run that is the head's, or the base's under the base's ids. */
  readonly part: (run: Run, policy: "base" | "head") => Run;
}

/**
 * Returns every question of both suites once. A case is asked once for both policies if id, query
 * and params are the same. A case of the base that asks something else than the head's case with
 * its id is asked as well, as `ID (base)`.
 */
export function mergeQuestions(head: Suite, base: Suite | null): Union {
  const headCases = indexById(head.cases);
  const takenIds = new Set(headCases.keys());
  const cases: AskedCase[] = [...head.cases];
  // The head's cases are asked under their own ids.
  const headIdByAskedId = new Map(head.cases.map(({ id }) => [id, id]));
  const baseIdByAskedId = new Map<string, string>();
  for (const each of base?.cases ?? []) {
    const headCase = headCases.get(each.id);
    if (headCase !== undefined && asksTheSame(headCase, each)) {
      baseIdByAskedId.set(each.id, each.id);
      continue;
    }
    const id = findFreeId(headCase === undefined ? each.id : `${each.id} (base)`, takenIds);
    takenIds.add(id);
    baseIdByAskedId.set(id, each.id);
    cases.push({ ...each, id, asked_as: each.id });
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

/**
 * Returns the part of a run that one policy judges. `policyIds`: that policy's ids by the id asked.
 */
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

function asksTheSame(headCase: AskedCase, baseCase: AskedCase): boolean {
  const isSameQuery = headCase.query === baseCase.query;
  return isSameQuery && sameCanonical(headCase.params ?? {}, baseCase.params ?? {});
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
