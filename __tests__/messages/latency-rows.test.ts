import { describe, expect, it } from "vitest";
import { joinTables } from "../../src/messages/rows.ts";
import { OVERALL } from "../../src/model/scope.ts";
import { makeFailingReport } from "../helpers/make-report.ts";
import { checkWith } from "../helpers/plain-check.ts";

describe("latency of joinTables", () => {
  it("gives the figures and the samples of the check that compares them", () => {
    const base = makeFailingReport();
    const [first] = base.verdict.checks;
    const check = checkWith(first!, {
      metric: "latency_p50_ms",
      scope: OVERALL,
      baseline: 30,
      current: 33.92,
      n: 297,
    });

    const report = { ...base, verdict: { ...base.verdict, checks: [check] } };
    const [row] = joinTables(report).latency;

    expect(row).toMatchObject({
      now: { p50_ms: 33.92, samples: 297 },
      before: { p50_ms: 30 },
    });
  });
});
