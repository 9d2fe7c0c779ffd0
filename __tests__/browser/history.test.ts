import { expect, it } from "vitest";
import { renderHistoryHtml } from "../../src/workbench/history/page.ts";
import { useBrowser } from "./browser.ts";
import { HISTORY } from "./many-baselines.ts";

const { open } = useBrowser();

it.each([390, 1280])(
  "the history page fits %i pixels, each line beside its metric",
  async (width) => {
    const page = await open(renderHistoryHtml(HISTORY), { viewport: { width, height: 900 } });

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    const lines = await page.locator("#overall .trend").all();

    expect(lines).toHaveLength(2);

    for (const line of lines) {
      const box = (await line.boundingBox())!;

      expect(box.x + box.width).toBeLessThanOrEqual(width);
      // Of 30 commits the eighth has no value: 29 dots, and 28 pairs of neighbours. No joint is
      // drawn over the gap at the eighth, and none to the commit that changes k, which is drawn
      // apart.
      expect(await line.locator("g circle").count()).toBe(29);
      expect(await line.locator(".joint").count()).toBe(26);
      expect(await line.locator(".apart").count()).toBe(1);
    }

    // The loss was accepted of recall alone, which has a limit.
    expect(await page.locator("#overall .trend .accepted").count()).toBe(1);
    expect(await page.locator("#overall .trend .limit").count()).toBe(1);

    const name = page.locator("#overall tbody th code", { hasText: "latency_p95_ms" });

    expect((await name.boundingBox())!.height).toBeLessThan(30);
  },
);
