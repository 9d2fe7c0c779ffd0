/** No two figures of the page meet, whatever their size and that of the screen: by their boxes. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report.ts";
import type { Check } from "../../src/model/verdict.ts";
import { makeFailingReport } from "../helpers/make-report.ts";
import { OUTCOMES } from "../helpers/report-outcomes.ts";
import { useBrowser } from "./browser.ts";

const { open } = useBrowser();

/** Returns the failing report with all milliseconds times `factor`. */
function scaleReport(factor: number): Report {
  const report = makeFailingReport();
  const scaleValue = (value: number | null): number | null =>
    value === null ? null : value * factor;
  const checks = report.verdict.checks.map((check): Check => {
    if (check.unit !== "ms") {
      return check;
    }
    const { baseline, current, delta, limit } = check;
    return {
      ...check,
      baseline: scaleValue(baseline),
      current: scaleValue(current),
      delta: scaleValue(delta),
      limit: scaleValue(limit),
      interval: null,
    };
  });
  const scaleSamples = (samples: readonly number[]): readonly number[] =>
    samples.map((ms) => ms * factor);
  const scores = report.scores!;
  const { baseline } = report.inputs!;
  const recorded = [...baseline!.cases].map(
    ([id, each]) => [id, { ...each, latency_ms: scaleSamples(each.latency_ms) }] as const,
  );
  return {
    ...report,
    verdict: { ...report.verdict, checks },
    scores: {
      ...scores,
      cases: scores.cases.map((each) => ({ ...each, samples_ms: scaleSamples(each.samples_ms) })),
    },
    inputs: { ...report.inputs!, baseline: { ...baseline!, cases: new Map(recorded) } },
  };
}

/**
 * Returns the pairs of texts in one row of which one lies over the other, by more than half a pixel
 * each way.
 */
const findOverlaps = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const boxOf = (node: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    return [
      ...document.querySelectorAll(
        ".checks tbody tr, .boxes li, .glance li, .spans li, table.figures tbody tr, .cases tbody tr",
      ),
    ].flatMap((row) => {
      const cells = [
        ...row.querySelectorAll(
          ".name, .base, .current, .delta, .bound, .figures > span, svg, .term > code, button, .num, .c-id, .c-intent, .c-outcome",
        ),
      ]
        .filter((cell) => cell.checkVisibility())
        .map((cell) => ({
          cell,
          text: cell.textContent,
          box:
            cell instanceof SVGElement || cell.matches(".name, button, .cases td")
              ? cell.getBoundingClientRect()
              : boxOf(cell),
        }));
      return cells.flatMap((a, i) =>
        cells
          .slice(i + 1)
          .filter(
            (b) =>
              !a.cell.contains(b.cell) &&
              !b.cell.contains(a.cell) &&
              Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 0.5 &&
              Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 0.5,
          )
          .map((b) => `${a.text} | ${b.text}`),
      );
    });
  });

describe.each([390, 640, 700, 1000, 1080, 1100, 1280, 1920])(
  "report.html at %i pixels",
  (width) => {
    it("shows no two figures overlapping, from 0.001 to 1,000,000 ms", async () => {
      // The report's times are 10 to 100 ms.
      for (const factor of [0.0001, 1, 10_000]) {
        const page = await open(scaleReport(factor), {
          viewport: { width, height: 900 },
          hash: "#case=symbol-read-blob",
        });

        expect(await findOverlaps(page), `times ${factor}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  },
);

it("the page scrolls sideways for no outcome", async () => {
  for (const [name, make] of Object.entries(OUTCOMES)) {
    const page = await open(make(), { viewport: { width: 390, height: 844 } });

    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(390);
    expect(await findOverlaps(page), name).toEqual([]);
  }
});

it("the page draws the interval of a figure that fell, not significantly", async () => {
  // Times that passed are changed to `fell`: beyond the limit, but not significantly.
  const report = makeFailingReport();
  const checks = report.verdict.checks.map((check): Check =>
    check.unit === "ms" && check.passed && check.current !== null
      ? { ...check, state: "fell" as const, interval: [check.current * 0.9, check.current * 1.2] }
      : check,
  );
  const page = await open({ ...report, verdict: { ...report.verdict, checks } });
  const stroke = await page.evaluate(() => {
    const line = document.querySelector(".dumbbell.fell .interval");
    return line === null ? "no interval" : getComputedStyle(line).stroke;
  });

  // A colour. It would be `none` if no rule of the style sheet were for it.
  expect(stroke).toMatch(/^(?:rgb|color)/);
});
