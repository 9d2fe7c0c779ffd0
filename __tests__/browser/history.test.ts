import { expect, it } from "vitest";
import type { History, HistoryPoint } from "../../src/model/history.ts";
import { OVERALL, intentScope } from "../../src/model/scope.ts";
import { renderHistoryHtml } from "../../src/reporters/html/history-html.ts";
import { useBrowser } from "./browser.ts";

const { open } = useBrowser();

const POINTS = Array.from({ length: 30 }, (_, i): HistoryPoint => ({
  commit: String(i).padStart(40, "0"),
  date: "2026-11-22T12:00:00Z",
  subject: `${"a long subject of a commit ".repeat(4)}${i}`,
  path: "baselines/docs.json",
  state: { kind: "baseline", revision: "1", cases: 80, k: i < 20 ? 10 : 20 },
  shallow: false,
  differs: i === 20 ? ["k"] : [],
}));
const HISTORY: History = {
  file: "baselines/docs.json",
  head: "f".repeat(40),
  points: POINTS,
  series: [OVERALL, intentScope("howto")].flatMap((scope) =>
    (["recall@10", "latency_p95_ms"] as const).map((metric, at) => ({
      metric,
      unit: at === 0 ? ("share" as const) : ("ms" as const),
      scope,
      values: POINTS.map((_, i) => (i === 7 ? null : (0.5 + i / 100) * (at === 0 ? 1 : 1_000_000))),
    })),
  ),
  incomplete: false,
  left_out: 0,
};

it.each([390, 1280])("the history fits %i pixels, each line beside its metric", async (width) => {
  const page = await open(renderHistoryHtml(HISTORY), { viewport: { width, height: 900 } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const lines = await page.locator("#overall .trend").all();
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    const box = (await line.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    // A gap at the eighth; no line joins what does not compare: 29 dots, and 28 - 1 - 1 joints.
    expect(await line.locator("circle").count()).toBe(29);
    expect(await line.locator(".joint").count()).toBe(26);
    expect(await line.locator(".apart").count()).toBe(1);
  }
  const name = page.locator("#overall tbody th code", { hasText: "latency_p95_ms" });
  expect((await name.boundingBox())!.height).toBeLessThan(30);
});
