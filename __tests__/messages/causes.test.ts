import { describe, expect, it } from "vitest";
import { churnWords, holesWords, judgedWords } from "../../src/messages/causes.ts";
import { caseBook } from "../../src/messages/rows.ts";
import type { Answer } from "../../src/model/run.ts";
import { makeFailingReport } from "../helpers/make-report.ts";
import { makeExplanation } from "../helpers/report-explanation.ts";
import { SPECS } from "../helpers/report-specs.ts";

it("churnWords and holesWords are empty or shorter if there is nothing to explain", () => {
  const { holes, churn } = makeExplanation(SPECS);

  expect([
    holesWords(null),
    churnWords(null),
    holesWords({ ...holes!, unjudged: 0 }),
  ]).toStrictEqual(["", "", ""]);

  const same = new Map([["recall@10", { measured: 0.8, pessimistic: 0.8, optimistic: 0.8 }]]);

  expect(holesWords({ ...holes!, bounds: same })).toMatch(/unjudged$/);
  for (const value of [1, 1 - 1e-15, null]) {
    expect(churnWords({ ...churn!, overall: new Map([["jaccard@10", value]]) })).toBe("");
  }
});

describe("judgedWords", () => {
  it("gives unsupported claims first, then the answer now and before", () => {
    const report = makeFailingReport();
    const row = [...caseBook(report).values()].find(({ run }) => run?.outcome.kind === "answer")!;
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
