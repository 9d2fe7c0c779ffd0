import { describe, expect, it } from "vitest";
import { makeReport } from "../helpers/make-report.ts";
import { makeLargeReport } from "./large-report.ts";
import { annotations } from "../helpers/rendered.ts";

describe("annotations", () => {
  it("are at most ten of under 4,096 characters, and the last counts the rest", () => {
    const all = annotations(makeLargeReport(500, 3, "\u202e".repeat(3_000)));

    expect(all).toHaveLength(10);
    for (const each of all) {
      expect(each.message.length).toBeLessThan(4_096);
    }
    expect(all[9].message).toMatch(/\n\+490 more in the report$/);
    expect(all[8].message).not.toContain("more in the report");
  });

  it("leave room for one warning about publishing", () => {
    const also = Array.from(
      { length: 12 },
      (_, i) => ({ level: "warning", title: `${i}`, message: "m" }) as const,
    );
    const all = annotations(makeReport(), also);

    expect(all.map(({ title }) => title)).toEqual(also.slice(0, 9).map(({ title }) => title));
    expect(all[8].message).toBe("m\n+3 more in the report");
  });
});
