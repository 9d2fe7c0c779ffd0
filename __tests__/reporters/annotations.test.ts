import { describe, expect, it } from "vitest";
import { makeFailingReport, makeReport } from "../helpers/make-report.ts";
import { alone } from "../helpers/report-sweep.ts";
import { makeLargeReport } from "./large-report.ts";
import { annotations } from "../helpers/rendered.ts";

describe("annotations", () => {
  it("annotations are at most ten under 4,096 characters, and the last counts the rest", () => {
    // 500 queries are lost, each in an annotation of its own.
    const all = annotations(makeLargeReport(500, 3, "\u202e".repeat(3_000)));

    expect(all).toHaveLength(10);
    for (const each of all) {
      expect(each.message.length).toBeLessThan(4_096);
    }
    expect(all[9].message).toMatch(/\n\+490 more in the report$/);
    expect(all[8].message).not.toContain("more in the report");
  });

  it("the last annotation counts the worse queries that have none", () => {
    const [recall] = makeFailingReport().verdict.checks;

    const all = annotations(alone([recall!]));

    // Five queries got worse. The three that lost a document have one each, the others are counted.
    expect(all).toHaveLength(3);
    expect(all.at(-1)!.message).toMatch(/\n\+2 more in the report$/);
  });

  it("the annotation of unmeasured queries counts them in its sentence, not as more", () => {
    const { verdict, inputs } = makeFailingReport();
    const [recall] = verdict.checks;
    const unmeasured = inputs!.suite.cases.map(({ id }) => ({ ...recall!.cases[0]!, id }));
    const missing = { category: "missing_data", state: "missing", current: null } as const;

    const all = annotations(alone([{ ...recall!, ...missing, cases: unmeasured }]));

    expect(all).toHaveLength(1);
    expect(all[0]!.message).toContain(`${unmeasured.length} queries`);
    expect(all[0]!.message).not.toContain("more in the report");
  });

  // GitHub shows ten warnings of a step. The tenth may say later that publishing failed.
  it("at most nine warnings are annotations", () => {
    const warnings = Array.from(
      { length: 12 },
      (_, i) => ({ level: "warning", title: `${i}`, message: "m" }) as const,
    );

    const all = annotations(makeReport(), warnings);

    expect(all.map(({ title }) => title)).toEqual(["0", "1", "2", "3", "4", "5", "6", "7", "8"]);
    expect(all.at(-1)!.message).toBe("m\n+3 more in the report");
  });
});
