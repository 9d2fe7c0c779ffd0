import { checkWith } from "../helpers/plain-check.ts";
import { describe, expect, it } from "vitest";
import { annotations } from "../../src/reporters/annotations.ts";
import { makeErrorReport, makeFailingReport, makeFailure, makeReport } from "../helpers/make-report.ts";
import { makeLargeReport } from "./large-report.ts";

describe("annotations", () => {
  it("stand on the case's own line, worst first, each case once", () => {
    const all = annotations(makeFailingReport());
    // Nine cases are behind primary failures: 3 lost a target, 2 moved down, 4 more got slower.
    expect(all).toHaveLength(9);
    expect(all[0]).toEqual({
      level: "error",
      file: "retrieval/suite.yaml",
      line: 29,
      title: "recall_drop: recall@10",
      message: [
        'query "how do I install the runner on Windows"',
        "path: docs/install.md 2 → lost, path: docs/windows.md 3 → lost; not found at all in 100 results",
        "recall@10 fell from 1.000 to 0.808 (limit 0.950) overall. 3 queries lost a target, worst: how do I install the runner on Windows",
      ].join("\n"),
    });
    expect(new Set(all.map((each) => each.line)).size).toBe(9);
  });

  it("are none for a pass", () => {
    expect(annotations(makeReport())).toEqual([]);
  });

  it("are one for each problem of a failure, or one for the failure itself", () => {
    expect(annotations(makeErrorReport())).toEqual([
      {
        level: "error",
        file: "retrieval/suite.yaml",
        line: 17,
        title: "invalid_suite",
        message: '/cases/3/intent: is missing; each case needs an "intent"',
      },
      {
        level: "error",
        file: "retrieval/suite.yaml",
        line: 31,
        title: "invalid_suite",
        message: "/cases/5/expected/0/grade: is 40, expected an integer from 1 to 30",
      },
    ]);
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

  it("warn of what puts the verdict in doubt", () => {
    const report = makeReport();
    const notices = [{ code: "implausible_jump", metric: "ndcg@10", delta: 0.2 } as const];
    expect(annotations({ ...report, verdict: { ...report.verdict, notices } })).toMatchObject([
      { level: "warning", title: "note", message: expect.stringMatching(/^ndcg@10 moved by/) },
    ]);
  });

  it("are ten at most, of fewer than 4,096 characters, and the last counts the others", () => {
    const all = annotations(makeLargeReport(500, 3, "\u202e".repeat(3_000)));
    expect(all).toHaveLength(10);
    for (const each of all) expect(each.message.length).toBeLessThan(4_096);
    expect(all[9].message).toMatch(/\n\+490 more in the report$/);
    expect(all[8].message).not.toContain("more in the report");
  });
});
