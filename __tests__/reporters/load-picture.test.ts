import { describe, expect, it } from "vitest";
import type { LoadQuery } from "../../src/model/run.ts";
import { loadPicture } from "../../src/reporters/html/latency.ts";
import { makeReport } from "../helpers/make-report.ts";

function picture(rate: number, seconds: number, queries: readonly LoadQuery[]): string {
  const report = makeReport();
  return loadPicture({ ...report, run: { ...report.run!, load: { rate, duration_s: seconds, queries } } });
}

/** The paths of a class, in the order of the plots. */
const paths = (html: string, name: string): readonly string[] =>
  [...html.matchAll(/<path class="([a-z]+)" d="([^"]*)"/g)].flatMap(([, cls, d]) =>
    cls === name ? [d!] : [],
  );

describe("the picture of many users at once", () => {
  const few = picture(4, 2, [
    { start_ms: 0, ms: 100 },
    { start_ms: 500, ms: 300 },
    { start_ms: 1000, ms: null },
    { start_ms: 1500, ms: 400 },
  ]);
  // The axis ends 8 % above the slowest: at 432 ms.
  const up = (ms: number): string => (100 - (100 * ms) / 432).toFixed(2);

  it("has a dot for each answer, at the time at which it was to start, and a mark for what failed", () => {
    expect(paths(few, "dots")).toEqual([`M0.00 ${up(100)}h0M25.00 ${up(300)}h0M75.00 ${up(400)}h0`]);
    expect(paths(few, "failed")).toEqual(["M50.00 0v6"]);
    expect(few).toContain("mark at the top: a query that failed");
  });

  it("has p95 and the answers a second by tenths of the time, beside the rate that was asked", () => {
    const [p95, reached] = paths(few, "now");
    // One query in the tenths 0, 2 and 7; in tenth 5 the one that failed.
    expect(p95).toBe(`M0.00 ${up(100)}H10.00M20.00 ${up(300)}H30.00M70.00 ${up(400)}H80.00`);
    // Answers came at 0.1, 0.8 and 1.9 s: one in 0.2 s is 5 a second. That axis ends at 5.4.
    const [five, none] = [(100 - 500 / 5.4).toFixed(2), "100.00"];
    const levels = [five, none, none, none, five, none, none, none, none, five];
    expect(reached).toBe(
      levels.map((y, at) => `${at === 0 ? "M" : "L"}${at * 10}.00 ${y}H${(at + 1) * 10}.00`).join(""),
    );
    expect(paths(few, "was")).toEqual([`M0 ${(100 - 400 / 5.4).toFixed(2)}H100.00`]);
  });

  it("goes on to the last answer where that came late: what was asked ends before", () => {
    const late = picture(1, 2, [{ start_ms: 1000, ms: 3000 }]);
    // Of four seconds two were asked.
    expect(paths(late, "was")[0]).toMatch(/H50\.00$/);
    expect(late).not.toContain("failed");
  });

  it("draws no more than 600 dots of 5,000 queries, the slowest among them", () => {
    const queries = Array.from({ length: 5000 }, (_, i) => ({ start_ms: i * 2, ms: i === 2501 ? 900 : 10 }));
    const [dots] = paths(picture(500, 10, queries), "dots");
    expect(dots!.match(/M/g)!.length).toBeLessThanOrEqual(600);
    // 900 of an axis that ends at 972.
    expect(dots).toContain(` ${(100 - 90_000 / 972).toFixed(2)}h0`);
  });

  it("is none where nothing was asked under load, and all marks where everything failed", () => {
    expect(loadPicture(makeReport())).toBe("");
    const failed = picture(1, 1, [{ start_ms: 100, ms: null }]);
    expect([paths(failed, "dots"), paths(failed, "failed")]).toEqual([[], ["M10.00 0v6"]]);
    expect(failed).not.toMatch(/NaN|Infinity/);
  });
});
