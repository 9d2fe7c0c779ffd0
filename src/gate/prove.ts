/** A pass has to be believed: the measurement found something, and the gate shows that it can still fail. */
import { GateError } from "../errors.ts";
import type { Notice } from "../model/notice.ts";
import type { Run } from "../model/run.ts";
import type { Scores } from "../model/scores.ts";
import type { Verdict } from "../model/verdict.ts";
import type { Law } from "./judge.ts";
import { allZero } from "./sanity.ts";
import { selfTest } from "./selftest.ts";

/** Adds what the self-test found; throws zero_quality or selftest_failed where the verdict can't be believed. */
export function prove(verdict: Verdict, law: Law, scores: Scores, run: Run): Verdict {
  const notices: Notice[] = [];
  if (allZero(law.suite, scores)) {
    if (verdict.verdict === "pass") {
      throw new GateError("zero_quality", "no query found any of its targets, and no rule minds", {
        hint: "Ids or paths of the results don't fit the suite's targets; or the index holds other documents.",
      });
    }
    notices.push({ code: "zero_quality" });
  }
  const { baseline } = law;
  if (baseline !== null) notices.push(...selfTest({ ...law, baseline }, run));
  return { ...verdict, notices: [...verdict.notices, ...notices] };
}
