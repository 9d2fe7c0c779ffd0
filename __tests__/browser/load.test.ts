/** The picture of `latency.load`, as wide as a telephone and as a screen. */
import { expect, it } from "vitest";
import { makeReport } from "../helpers/make-report.ts";
import { useBrowser } from "./browser.ts";

const { open } = useBrowser();

/** Two a second for 10 s; everybody waits for the one that takes 3 s. */
const QUERIES = Array.from({ length: 20 }, (_, i) => ({
  start_ms: i * 500,
  ms: i === 3 ? null : i >= 8 && i < 14 ? 3000 - (i - 8) * 500 + 20 : 20,
}));

it.each([390, 1280])("fits a page of %d px, each label beside its line", async (width) => {
  const report = makeReport();
  const load = { rate: 2, duration_s: 10, queries: QUERIES };
  const page = await open({ ...report, run: { ...report.run!, load } }, { viewport: { width, height: 900 } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const boxes = await page.locator(".load-frame svg").evaluateAll((all) =>
    all.map((each) => {
      const { top, left, right, height } = each.getBoundingClientRect();
      return { top, left, right, height };
    }),
  );
  const [ticks, plot, moreTicks, morePlot, axis] = boxes;
  expect([ticks!.top, ticks!.height]).toEqual([plot!.top, plot!.height]);
  expect([moreTicks!.top, moreTicks!.height]).toEqual([morePlot!.top, morePlot!.height]);
  expect(morePlot!.top).toBeGreaterThanOrEqual(plot!.top + plot!.height);
  // All three share the axis of time.
  for (const each of [morePlot!, axis!]) expect([each.left, each.right]).toEqual([plot!.left, plot!.right]);
  expect(plot!.right - plot!.left).toBeGreaterThan(200);
  const words = await page.locator(".latency, #latency").first().innerText();
  expect(words).toMatch(/Under load: 20 queries at 2 a second for 10 s/);
});
