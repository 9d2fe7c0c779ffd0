import { checkWith } from "../helpers/plain-check.ts";
import { describe, expect, it } from "vitest";
import { annotations } from "../../src/reporters/annotations.ts";
import { makeErrorReport, makeFailingReport, makeFailure, makeReport } from "../helpers/make-report.ts";
import { makeLargeReport } from "./large-report.ts";

describe("annotations", () => {
  it("stand on the case's own line, each case once", () => {
    // Nine cases are behind primary failures: 3 lost a target, 2 moved down, 4 more got slower.
    const lines = annotations(makeFailingReport()).map((each) => each.line);
    expect([lines.length, new Set(lines).size]).toEqual([9, 9]);
  });

  it("are none for a pass", () => {
    expect(annotations(makeReport())).toEqual([]);
  });

  it("are one for a failure that lists no problems", () => {
    const failure = makeFailure({
      code: "retriever_timeout",
      message: "no answer within 5000 ms",
      hint: "Flush stdout",
      problems: [],
    });
    expect(annotations(makeErrorReport({ failure }))).toEqual([
      {
        level: "error",
        title: "retriever_timeout",
        message:
          "No answer within 5000 ms\nFlush stdout\nMore: https://github.com/OWNER/retrieval-eval-gate/blob/main/docs/reference/errors.md#retriever_timeout",
      },
    ]);
  });

  it("say where no case stands for a failed check", () => {
    const report = makeReport();
    const check = checkWith(report.verdict.checks[0], {
      passed: false,
      category: "missing_data",
      missing: { code: "no_paired_cases" },
    });
    expect(
      annotations({ ...report, verdict: { ...report.verdict, verdict: "fail", checks: [check] } }),
    ).toEqual([
      {
        level: "error",
        title: "missing_data: recall@10",
        message:
          "recall@10 overall could not be checked: no case is the same in the baseline and in this run",
      },
    ]);
  });

  it("are ten at most, of fewer than 4,096 characters, and the last counts the others", () => {
    const all = annotations(makeLargeReport(500, 3, "\u202e".repeat(3_000)));
    expect(all).toHaveLength(10);
    for (const each of all) expect(each.message.length).toBeLessThan(4_096);
    expect(all[9].message).toMatch(/\n\+490 more in the report$/);
    expect(all[8].message).not.toContain("more in the report");
  });

  it("leave one warning for what publishing says afterwards, and the last that is kept counts the others", () => {
    const also = Array.from(
      { length: 12 },
      (_, i) => ({ level: "warning", title: `${i}`, message: "m" }) as const,
    );
    const all = annotations(makeReport(), also);
    expect(all.map(({ title }) => title)).toEqual(also.slice(0, 9).map(({ title }) => title));
    expect(all[8].message).toBe("m\n+3 more in the report");
  });
});
