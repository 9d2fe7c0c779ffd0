import { describe, expect, it } from "vitest";
import { makeErrorReport, makeFailure } from "../helpers/make-report.ts";
import { makeLargeReport } from "./large-report.ts";
import { renderSummaryMd } from "../helpers/rendered.ts";

describe("summary.md within GitHub's limit", () => {
  it("stays under 1,000,000 bytes for 4,000 cases, and says what it left out", () => {
    const text = renderSummaryMd(makeLargeReport(4_000, 400, "$|@\u202e".repeat(60)));

    expect(Buffer.byteLength(text)).toBeLessThan(1_000_000);
    expect(text.match(/\+\d+ more/g)!.length).toBeGreaterThanOrEqual(2);
  });

  it("stays under 1,000,000 bytes for 20,000 problems of 10 kB each", () => {
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
