import { describe, expect, it } from "vitest";
import { layout } from "../../src/reporters/terminal.ts";
import { renderText } from "../../src/reporters/text.ts";
import { makeErrorReport, makeFailingReport, makeReport } from "../helpers/make-report.ts";
import { makeLargeReport } from "./large-report.ts";

const OPTIONS = { color: false, width: 100, reportPath: "retrieval-gate-report/docs-search/report.html" };

describe("renderText", () => {
  const lines = renderText(makeFailingReport(), OPTIONS).trimEnd().split("\n");

  it("ends with the verdict and the path of the report", () => {
    expect(lines.at(-2)).toMatch(
      /^FAIL: recall_drop, ranking_shift, latency_regression {2}recall@10 fell from 1\.000 to 0\.808 /,
    );
    expect(lines.at(-1)).toBe("report: retrieval-gate-report/docs-search/report.html");
  });

  it("prints failures after everything else, the worst last", () => {
    const at = (pattern: RegExp): number => lines.findIndex((line) => pattern.test(line));
    expect(at(/^latency/)).toBeLessThan(at(/^· Failed because of recall_drop: /));
    expect(at(/^· Failed because of recall_drop: /)).toBeLessThan(at(/^✗ latency_p\d+_ms rose/));
    expect(at(/^✗ latency_p\d+_ms rose/)).toBeLessThan(at(/^✗ recall@10 fell .* overall/));
    expect(lines).toContain("    also in howto (1.000 → 0.583)");
  });

  it("shows each culprit once, with its ranks", () => {
    expect(lines.filter((line) => line.includes('"use the runner behind a corporate proxy"'))).toHaveLength(
      1,
    );
    expect(lines).toContain("      path: docs/proxy.md  rank 3 → lost");
  });

  it("is the same text with and without colour", () => {
    const colored = renderText(makeFailingReport(), { ...OPTIONS, color: true });
    expect(colored).toContain("\u001b[31m");
    const esc = String.fromCodePoint(27);
    expect(colored.replaceAll(new RegExp(`${esc}\\[\\d+m`, "g"), "")).toBe(`${lines.join("\n")}\n`);
    expect(lines.join("\n")).not.toContain(esc);
  });

  it("lists the problems of an error with file and line, then what to do", () => {
    expect(renderText(makeErrorReport(), { ...OPTIONS, reportPath: null })).toBe(
      [
        "retrieval-eval-gate 0.1.0",
        "",
        '✗ retrieval/suite.yaml:17 (/cases/3/intent): is missing; each case needs an "intent"',
        "✗ retrieval/suite.yaml:31 (/cases/5/expected/0/grade): is 40, expected an integer from 1 to 30",
        "",
        "what to do: Fix them; `retrieval-gate validate` lists the same.",
        "more: https://github.com/OWNER/retrieval-eval-gate/blob/main/docs/reference/errors.md#invalid_suite",
        "ERROR: invalid_suite  retrieval/suite.yaml has 2 problems",
        "",
      ].join("\n"),
    );
  });

  it("says PASS where it is one, with nothing to do", () => {
    const text = renderText(makeReport(), OPTIONS);
    expect(text).toMatch(/\nPASS {2}All 28 checks held over 14 cases\nreport: /);
    expect(text).not.toMatch(/✗|FAIL|baseline\.json/);
  });

  it("stays short for 20,000 failures", () => {
    const text = renderText(makeLargeReport(20_000, 2_000, "x"), OPTIONS);
    expect(text.split("\n").length).toBeLessThan(200);
    expect(text).toContain("and 1996 more checks");
  });
});

describe("layout", () => {
  it("aligns wide characters and combining marks", () => {
    const color = (text: string): string => text;
    expect(
      layout([
        { cells: ["検索", "1", "x"], color },
        { cells: ["abcde", "22", ""], color },
        { cells: ["e\u0301", "3", ""], color },
      ]),
    ).toEqual(["検索    1  x", "abcde  22", "e\u0301       3"]);
  });
});
