/** The outputs that a step gives to its workflow. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { OUTPUT_NAMES, stepOutputs } from "../../src/action/outputs.ts";
import { type GateOutcome } from "../../src/app/request.ts";
import type { Report } from "../../src/model/report.ts";
import {
  makeErrorReport,
  makeFailingReport,
  makeHostileReport,
  makeReport,
} from "../helpers/make-report.ts";

/** Returns the outcome of a gate that wrote this report and its page into /repo/out. */
function outcomeOf(report: Report, overrides: Partial<GateOutcome> = {}): GateOutcome {
  const files = ["report.json", "report.html"];
  return {
    report,
    reportDir: "/repo/out",
    files,
    complete: true,
    baselinePath: null,
    ...overrides,
  };
}

describe("stepOutputs", () => {
  test("gives all values for a pass", () => {
    expect(stepOutputs(outcomeOf(makeReport(), { baselinePath: "/repo/b.json" }), 0, null)).toEqual(
      {
        verdict: "pass",
        categories: "",
        "failed-checks": "0",
        "fell-checks": "0",
        "exit-code": "0",
        "report-dir": "/repo/out",
        "report-json": join("/repo/out", "report.json"),
        "report-html": join("/repo/out", "report.html"),
        "baseline-path": "/repo/b.json",
        summary: "PASS · All 28 checks pass over 14 queries",
        "artifact-id": "",
        "artifact-url": "",
        "artifact-digest": "",
        "report-url": "",
      },
    );
  });

  test("counts the checks that failed and fell, and names each category", () => {
    const report = makeFailingReport();
    const { checks } = report.verdict;
    const failedCount = checks.filter(({ passed }) => !passed).length;
    // Exactly one check fell, without failing.
    const fellCheck = { ...checks.find(({ passed }) => passed)!, state: "fell" as const };
    const verdict = {
      ...report.verdict,
      checks: [...checks.filter(({ state }) => state !== "fell"), fellCheck],
    };

    const outputs = stepOutputs(outcomeOf({ ...report, verdict }), 1, null);

    expect(failedCount).toBeGreaterThan(0);
    expect(outputs).toMatchObject({
      verdict: "fail",
      categories: report.verdict.categories.join(","),
      "failed-checks": String(failedCount),
      "fell-checks": "1",
      "exit-code": "1",
    });
  });

  test("says error, and not pass, if the report can't be written", () => {
    const outputs = stepOutputs(outcomeOf(makeReport(), { files: [], complete: false }), 3, null);

    expect(outputs).toMatchObject({
      verdict: "error",
      "exit-code": "3",
      "report-json": "",
      "report-html": "",
    });
  });

  test("names the artifact and its page if they were stored", () => {
    const page = { kind: "stored", id: "8", url: "https://x/8", digest: "cd" } as const;
    const artifact = {
      kind: "stored",
      name: "n",
      id: "7",
      url: "https://x/7",
      digest: "ab",
      page,
    } as const;
    const notStored = { kind: "not_stored", reason: "no" } as const;
    const outcome = outcomeOf(makeReport());
    const artifactOutputs = {
      "artifact-id": "7",
      "artifact-url": "https://x/7",
      "artifact-digest": "ab",
    };

    expect(stepOutputs(outcome, 0, artifact)).toMatchObject({
      ...artifactOutputs,
      "report-url": "https://x/8",
    });
    expect(stepOutputs(outcome, 0, { ...artifact, page: notStored })).toMatchObject({
      ...artifactOutputs,
      "report-url": "",
    });
    expect(stepOutputs(outcome, 0, notStored)["artifact-id"]).toBe("");
  });

  test("gives a summary that ends no quoted string and starts no command", () => {
    const text = `'"\`;$(x)&|<>\\ \u2018\u201c  a`;
    const { summary } = stepOutputs(outcomeOf(makeHostileReport(text)), 2, null);

    expect(summary).not.toMatch(/['"`;$&|<>\\\u2018-\u201f]| {2}|^ | $/u);
    // Each special character has become a harmless one that looks like it.
    expect(summary).toContain("\u02bc\u2033\u02bc,\uff04(x)+/\u2039\u203a/ \u02bc\u2033 a");
  });

  test("cuts a summary of 3,000 characters", () => {
    const report = makeHostileReport("x".repeat(3000));

    const { summary } = stepOutputs(outcomeOf(report), 2, null);

    // The first 1,000 characters, and how many more there are.
    expect(summary).toMatch(/^.{1000}… \(\+\d+ characters\)$/u);
  });

  test("gives exactly the outputs of action.yml, in case of an error, too", () => {
    expect(Object.keys(stepOutputs(outcomeOf(makeErrorReport()), 2, null))).toEqual([
      ...OUTPUT_NAMES,
    ]);
  });
});
