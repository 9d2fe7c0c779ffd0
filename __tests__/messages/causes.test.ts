import { describe, expect, it } from "vitest";
import { churnWords, holesWords, judgedWords } from "../../src/messages/causes.ts";
import { joinTables } from "../../src/messages/rows.ts";
import type { Answer } from "../../src/model/run.ts";
import { makeFailingReport } from "../helpers/make-report.ts";
import { makeExplanation } from "../helpers/report-explanation.ts";
import { SPECS } from "../helpers/report-specs.ts";

describe("holesWords", () => {
  const holes = makeExplanation(SPECS).holes!;

  it("holesWords is empty without unjudged results", () => {
    expect(holesWords({ ...holes, unjudged: 0 })).toBe("");
  });

  it("gives no bounds of recall if unjudged results can't change it", () => {
    const bounds = new Map([["recall@10", { measured: 0.8, pessimistic: 0.8, optimistic: 0.8 }]]);

    // Thirteen queries with documents have ten results each, of which nine are unjudged.
    expect(holesWords({ ...holes, bounds })).toBe("117 of 130 results are unjudged");
  });
});

describe("churnWords", () => {
  const churn = makeExplanation(SPECS).churn!;

  it.each([
    ["1: the lists are the same", 1],
    ["1 less rounding", 1 - 1e-15],
    ["null: nothing was compared", null],
  ])("churnWords is empty for a Jaccard index of %s", (_, value) => {
    expect(churnWords({ ...churn, overall: new Map([["jaccard@10", value]]) })).toBe("");
  });
});

describe("judgedWords", () => {
  it("gives unsupported claims first, then the answer now and before", () => {
    const report = makeFailingReport();
    const row = [...joinTables(report).cases.values()].find(
      ({ run }) => run?.outcome.kind === "answer",
    )!;
    const claims = [
      { text: "The port is 443.", supported: true },
      { text: "It needs no token.", supported: false },
    ];
    const outcome = { ...(row.run!.outcome as Answer), answer: "Port 443, without a token." };
    const judged = new Map([["faithfulness", { kind: "value", value: 0.5, claims }]] as const);
    const before = { ...row.before!, answer: "Port 443, with a token." };

    const words = judgedWords(
      { ...row, run: { ...row.run!, outcome, judged }, before },
      "faithfulness",
    );

    expect(words).toBe(
      "✕ It needs no token.; ✓ The port is 443.; answer now: Port 443, without a token.; before: Port 443, with a token.",
    );
  });
});
