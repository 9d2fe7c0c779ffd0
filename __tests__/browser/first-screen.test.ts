/**
 * What a reader of the report page sees first. The failing report has the 14 cases of
 * helpers/report-specs.ts: install-windows (critical) and proxy-setup lose all documents, and
 * env-reference one of two; two cases of the intent symbol rank lower, and all five of it are slower.
 */
import { describe, expect, it } from "vitest";
import { makeErrorReport, makeFailingReport, makeReport } from "../helpers/make-report.ts";
import { firstReport } from "../helpers/report-outcomes.ts";
import { useBrowser } from "./browser.ts";
import { manyCases } from "./many-cases.ts";

const { open } = useBrowser();

describe.each([
  ["with its script", true],
  ["without its script", false],
])("report.html › the first screen %s", (_, javaScriptEnabled) => {
  it("shows the verdict, the categories in words, and the leading fact", async () => {
    const page = await open(makeFailingReport(), { javaScriptEnabled });

    const header = await page.locator("header").innerText();

    expect(await page.title()).toBe(
      "FAIL: recall_drop, ranking_shift, latency_regression - docs-search",
    );
    expect(header).toContain("FAIL");
    expect(header).toContain("Queries lost expected documents");
    expect(header).toContain("Answers take longer");
    // The check of the whole suite leads, before those of intents. Of 13 cases with documents two lost
    // all and one lost half: 10.5 / 13 = 0.808. One expects nothing.
    expect(header).toContain("recall@10 fell from 1.000 to 0.808 over 14 queries (limit 0.950)");
  });

  it("shows a first run in blue, with its figures", async () => {
    const page = await open(firstReport(), { javaScriptEnabled });
    const word = page.locator("header .word");

    expect(await word.innerText()).toContain("FIRST RUN");
    expect(await page.locator("#checks").innerText()).toMatch(/Figures[^]*recall@10\s+1\.000/);

    // The accent of the light page, #1b56a8.
    expect(await word.evaluate((element) => getComputedStyle(element).color)).toBe(
      "rgb(27, 86, 168)",
    );
  });

  it("draws a failed check with its figures", async () => {
    const page = await open(makeFailingReport(), { javaScriptEnabled });
    // Of the six cases of howto two lost all documents and one lost half: 3.5 / 6 = 0.583.
    const row = page
      .getByRole("table", { name: "recall@10, by intent" })
      .getByRole("row", { name: "howto" });

    await expect
      .poll(() => row.innerText())
      .toMatch(/howto\s*, fails\s+1\.000\s+0\.583\s+▼ −0\.417\s+≥ 0\.950/);

    const picture = row.locator("svg.dumbbell");

    expect(await picture.locator(".was, .now, .limit, .band").count()).toBe(4);

    const was = await picture.locator(".was").boundingBox();
    const now = await picture.locator(".now").boundingBox();

    expect(now!.x).toBeLessThan(was!.x);
  });

  it("lists the five worst queries", async () => {
    const page = await open(makeFailingReport(), { javaScriptEnabled });

    const worst = page.locator(".worst > li");

    expect(await worst.count()).toBe(5);
    expect(await worst.first().innerText()).toMatch(
      /install the runner on Windows[^]*2 → lost[^]*docs\/install\.md/,
    );
  });

  it("draws the latency of an intent before and now", async () => {
    const page = await open(makeFailingReport(), { javaScriptEnabled });

    const boxes = page.locator(".boxes li", { hasText: "symbol" });

    // The medians of the five queries of symbol are 20.8 and 94.8 ms. Each query counts with its
    // lower quartile, which is 0.4 ms less.
    expect(await boxes.innerText()).toMatch(/p50 20\.4 ms → 94\.4 ms/);
    expect(await boxes.locator("rect").count()).toBe(2);
  });
});

describe("report.html", () => {
  // A4 and Letter between narrow and wide margins.
  it.each([620, 720, 816])(
    "the page is printed %i pixels wide, and nothing sticks out or overlaps",
    async (width) => {
      for (const report of [makeFailingReport(), manyCases(60)]) {
        const page = await open(report, { viewport: { width, height: 1123 } });

        await page.emulateMedia({ media: "print" });

        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

        const checks = await page.locator(".checks").first().boundingBox();
        const worst = await page.locator(".worst").boundingBox();
        const beside = worst!.x >= checks!.x + checks!.width;

        expect(beside || worst!.y >= checks!.y + checks!.height).toBe(true);

        for (const row of await page.locator(".checks tbody tr").all()) {
          const box = await row.boundingBox();
          for (const cell of await row.locator("th, td").all()) {
            const inner = await cell.boundingBox();
            if (inner !== null) {
              // Pixels are rounded.
              expect(inner.x + inner.width).toBeLessThanOrEqual(box!.x + box!.width + 1);
            }
          }
        }
      }
    },
  );

  it("shows verdict, failed checks and worst queries above a laptop's fold", async () => {
    // The window is 800 pixels high (browser.ts).
    const page = await open(manyCases(60));
    for (const selector of ["header", ".panel >> nth=0", ".worst > li >> nth=4"]) {
      const box = await page.locator(selector).boundingBox();
      expect(box!.y + box!.height, selector).toBeLessThan(800);
    }
  });

  it("lists the problems if nothing could be decided", async () => {
    const page = await open(makeErrorReport());

    expect(await page.locator("header").innerText()).toMatch(
      /ERROR[^]*invalid_suite[^]*What to do:/,
    );
    expect(await page.getByRole("row").allInnerTexts()).toContainEqual(
      expect.stringMatching(/retrieval\/suite\.yaml:17\s+\/cases\/3\/intent/),
    );
    expect(await page.locator("#explorer").count()).toBe(0);
  });

  it("shows on a pass what passes, and that nothing moved", async () => {
    const page = await open(makeReport());

    expect(await page.locator("header").innerText()).toMatch(
      /PASS[^]*All 28 checks pass over 14 queries/,
    );
    expect(await page.locator("#checks .held").count()).toBeGreaterThanOrEqual(5);
    expect(await page.locator("#worst").innerText()).toContain(
      "Every document has the same rank as in the baseline",
    );
  });

  it("prints the evidence unfolded and light, without cases, navigation and script", async () => {
    const page = await open(makeFailingReport(), { colorScheme: "dark", javaScriptEnabled: false });
    await page.emulateMedia({ media: "print" });
    const folded = page.locator("details:not([open]) > :not(summary)");
    const isOnScreenOnly = await page
      .locator("#cases, nav")
      .evaluateAll((all) => all.every((each) => !each.checkVisibility()));

    expect(isOnScreenOnly).toBe(true);
    expect(await folded.count()).toBeGreaterThan(0);
    expect(
      await folded.evaluateAll((all) =>
        all.every((each) => each.getBoundingClientRect().height > 0),
      ),
    ).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      "light",
    );
  });
});
