import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { makeReport } from "../helpers/make-report.ts";
import { withAnswer } from "../helpers/make.ts";
import { renderUnjudgedJsonl } from "../helpers/rendered.ts";

/**
 * Returns a report with two results to judge, of two cases. The results of the first case have this
 * text.
 */
function withQueue(text: string): Report {
  const report = makeReport();
  const cases = report.run!.cases.map((each) =>
    each.case_id === "proxy-setup"
      ? withAnswer(each, ({ hits }) => ({ hits: hits.map((hit) => ({ ...hit, text })) }))
      : each,
  );
  const queue = [
    { case_id: "proxy-setup", rank: 2 },
    { case_id: "cache-policy", rank: 3 },
  ];
  const explanation = { ...report.explanation!, holes: { ...report.explanation!.holes!, queue } };
  return { ...report, run: { ...report.run!, cases }, explanation };
}

describe("unjudged.jsonl", () => {
  it("cuts the text of a result after 1,000 characters", () => {
    const [line] = renderUnjudgedJsonl(withQueue("x".repeat(20_000)))!.split("\n");
    const { text }: { text: string } = JSON.parse(line);

    expect(text).toBe(`${"x".repeat(1000)}… (+19000 characters)`);
  });

  it("unjudged.jsonl is not written if no case has judgments", () => {
    const report = makeReport();
    // `holes` has the results without a judgment: null if there are no judgments at all.
    const explanation = { ...report.explanation!, holes: null };

    expect(renderUnjudgedJsonl({ ...report, explanation })).toBeNull();
  });
});
