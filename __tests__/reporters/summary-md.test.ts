import { describe, expect, it } from "vitest";
import { renderSummaryMd } from "../../src/reporters/summary-md.ts";
import { makeErrorReport, makeFailingReport, makeFailure, makeReport } from "../helpers/make-report.ts";
import { makeLargeReport } from "./large-report.ts";

describe("summary.md of a failing report", () => {
  const lines = renderSummaryMd(makeFailingReport()).split("\n");

  it("says on line 1 what failed, by how much, where, and which query proves it", () => {
    expect(lines[0]).toBe(
      "### FAIL: recall_drop, ranking_shift, latency_regression · recall@10 fell from 1.000 to 0.808 (limit 0.950) overall. " +
        "3 queries lost a target, worst: how do I install the runner on Windows",
    );
  });

  it("lists failed checks with baseline, now, change, limit and category, secondaries last", () => {
    expect(lines).toContain(
      "| recall@10 | howto | 1.000 | <b>0.583</b> | ▼ −0.417 | 0.950 | limit | <b>recall_drop</b> |",
    );
    expect(lines).toContain(
      "| latency_p95_ms | symbol | 23.0 ms | <b>102.1 ms</b> | ▲ +79.1 ms | 43.0 ms | limit | <b>latency_regression</b> |",
    );
    const at = (part: string): number => lines.findIndex((line) => line.includes(part));
    expect(at("4 checks failed as a consequence")).toBeGreaterThan(at("<b>latency_regression</b>"));
    expect(at("| 0.823 | recall_drop |")).toBeGreaterThan(at("4 checks failed as a consequence"));
  });

  it("says what decided, and no statistics that decided nothing", () => {
    const report = makeFailingReport();
    const checks = report.verdict.checks.map((check) =>
      check.metric === "recall@10" && !check.passed
        ? { ...check, by: "test" as const, p: 0.02, level: 0.15 }
        : check,
    );
    const text = renderSummaryMd({ ...report, verdict: { ...report.verdict, checks } });
    expect(text).toContain("| 0.950 | significant (p = 0.02, level 0.15) | <b>recall_drop</b> |");
    expect(lines.join("\n")).not.toMatch(/p = |corrected|interval/);
  });

  it("shows who lost what", () => {
    expect(lines).toContain(
      "| use the runner behind a corporate proxy | howto | <code>path: docs/proxy.md</code> <b>3 → lost</b><br>found further down, at rank 14 |",
    );
    expect(lines).toContain("<b>Why:</b> 3 cases lost a target: 2 found further down; 1 no longer found");
  });

  it("says how to accept and how to rerun", () => {
    const text = lines.join("\n");
    expect(text).toContain("<code>retrieval-gate gate --config retrieval-gate.yaml</code>");
    expect(text).toContain("<code>cp &#60;report-dir&#62;/baseline.json baselines/docs.json</code>");
  });

  it("folds the rest away, each part under a blank line so that it renders", () => {
    const text = lines.join("\n");
    expect(text.match(/<details>\n<summary>[^\n]+<\/summary>\n\n/g)).toHaveLength(5);
    expect(text.match(/\n<\/details>\n/g)).toHaveLength(5);
  });
});

describe("summary.md of other reports", () => {
  it("names file and line of every problem of an error, and what to do", () => {
    const text = renderSummaryMd(makeErrorReport());
    expect(text.split("\n")[0]).toBe("### ERROR: invalid_suite · retrieval/suite.yaml has 2 problems");
    expect(text).toContain("| <code>retrieval/suite.yaml&#58;17</code> | <code>/cases/3/intent</code> |");
    expect(text).toContain("<b>What to do:</b> Fix them");
  });

  it("shows of a pass in the open the gated metrics of quality, and nothing to accept", () => {
    const text = renderSummaryMd(makeReport());
    const [open] = text.split("<details>");
    expect(text.split("\n")[0]).toBe("### PASS · All 28 checks held over 14 cases");
    expect(open).toContain("| recall@10 | overall | 1.000 | 1.000 | 0.000 | 0.950 |");
    expect(open).not.toMatch(/latency|smallest rise/);
    expect(text).not.toContain("baseline.json");
  });
});

describe("summary.md within GitHub's limit", () => {
  it("stays under 1,000,000 bytes for 20,000 hostile cases in 2,000 intents, and says what it left out", () => {
    const text = renderSummaryMd(makeLargeReport(20_000, 2_000, "$|@\u202e".repeat(60)));
    expect(Buffer.byteLength(text)).toBeLessThan(1_000_000);
    expect(text.match(/^\| \+\d+ more \|/gm)!.length).toBeGreaterThanOrEqual(4);
    expect(text).toMatch(/<\/details>\n$/);
  });

  it("stays under it for 20,000 problems of 10 kB", () => {
    const problem = {
      file: "$".repeat(10_000),
      pointer: "$".repeat(10_000),
      line: 1,
      message: "$".repeat(10_000),
    };
    const failure = makeFailure({
      problems: Array.from({ length: 20_000 }, () => problem),
      hint: "$".repeat(10_000),
    });
    const text = renderSummaryMd(makeErrorReport({ failure }));
    expect(Buffer.byteLength(text)).toBeLessThan(1_000_000);
    expect(text).toMatch(/^\| \+19\d+ more \|/m);
  });
});
