import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { briefNames } from "../../web/words.ts";
import { column, useBrowser } from "./browser.ts";
import { manySystems, systemsPage } from "./many-systems.ts";

const { open } = useBrowser();
const COMPARISON = manySystems(120, 5);
const HTML = systemsPage(COMPARISON);
const NAMES = COMPARISON.systems.map(({ label }) => label);

/** Opens the page of the comparison, and waits for its table of cases. */
async function show(hash = "", options = {}): Promise<Page> {
  const page = await open(HTML, { hash, ...options });
  await page.locator(".cases table").waitFor();
  return page;
}

/** Returns the number of cases that the table says it shows. */
const shownRows = async (page: Page): Promise<number> =>
  Number(/^\d+/.exec(await page.locator(".count").innerText())![0]);
/** Returns the part of the page's address from the `#` on. */
const addressHash = (page: Page): string => decodeURIComponent(new URL(page.url()).hash);

describe("the page of compared systems", () => {
  it("starts with each system beside the first, and the overlap of lists", async () => {
    const page = await show();
    const rulings = await page.locator(".rulings li").allInnerTexts();

    expect(rulings.map((each) => NAMES.find((name) => each.includes(name)))).toEqual(
      NAMES.slice(1),
    );

    const groups = await page.locator("#groups li").allInnerTexts();

    // Two of the four other systems change many lists in one way.
    expect(groups).toHaveLength(2);
    expect(groups.join("\n")).toMatch(
      /without errors: Documents of errors\/ are gone from \d+ of \d+ lists/,
    );
    expect(groups.join("\n")).toMatch(
      /boosted: legacy\/old\.md is new in 48 lists, mostly at rank 2/,
    );
    // The best figure of each column in which systems differ is marked.
    expect(await page.locator("#figures .best").count()).toBeGreaterThanOrEqual(3);
  });

  it.each([
    [
      ["now params.ef=0.3", "now params.ef=0.5"],
      ["ef=0.3", "ef=0.5"],
    ],
    [
      ["old/a.json", "old/a.json"],
      ["old/a.json", "old/a.json"],
    ],
    [
      ["now ", "now hybrid"],
      ["now ", "hybrid"],
    ],
    [
      ["old/a.json", "old/b.json"],
      ["a.json", "b.json"],
    ],
  ])("calls systems %j by the names %j over columns", (names, brief) =>
    expect(briefNames(names)).toEqual(brief),
  );

  it("has a column for each system with rank and figure, the best marked", async () => {
    // Sorted by nDCG in system 3, "gain", the largest first.
    const page = await show("#sort=-in:3:ndcg@10");

    expect(await page.locator(".cases thead .c-system").allInnerTexts()).toEqual(
      NAMES.map((name) => (name === "gain" ? "gain ▼" : name)),
    );

    const cells = await column(page, "c-system");

    expect(cells[0]).toMatch(/^(?:#\d+|none) · [01]\.\d{3}(?:, best)?$/);

    const first = page.locator("#explorer tbody tr[aria-rowindex]").first();

    expect(await first.locator(".best").count()).toBeGreaterThanOrEqual(1);
    expect(await first.locator(".c-system").nth(3).getAttribute("class")).toContain("best");
  });

  it.each([0, 1])(
    "leads from the group of index %i to its cases, between its systems",
    async (at) => {
      const page = await show();
      const words = await page.locator("#groups a").nth(at).innerText();
      await page.locator("#groups a").nth(at).click();

      await expect
        .poll(() => shownRows(page))
        .toBe(Number(/(\d+)(?: of \d+)? lists?/.exec(words)![1]));
      expect(await page.locator(".filters .group").innerText()).toContain(words);
      expect(await page.locator(".glance h3").innerText()).toContain(
        `${words.split(":")[0]!} beside now`,
      );
    },
  );

  /** Chooses the pair "gain" beside "without errors". */
  async function choosePair(page: Page): Promise<void> {
    const selects = page.locator(".systems select");
    await selects.nth(0).selectOption({ label: "gain" });
    await selects.nth(1).selectOption({ label: "without errors" });

    await expect.poll(() => addressHash(page)).toBe("#pair=2-3");
  }

  /** Shows only the cases that are better, and returns how many the button says there are. */
  async function filterBetter(page: Page): Promise<number> {
    const better = page
      .getByRole("group", { name: "Queries by ndcg@10" })
      .getByRole("button", { name: /better/ });
    const count = Number(/\d+/.exec(await better.innerText())![0]);
    await better.click();

    await expect.poll(() => shownRows(page)).toBe(count);

    return count;
  }

  it("filters by better cases, intent and tag", async () => {
    const page = await show();
    await choosePair(page);
    const count = await filterBetter(page);

    await page.getByLabel("Intent").selectOption("error");
    await page.getByLabel("Tag").selectOption("long-tail");

    expect(await shownRows(page)).toBeLessThan(count);
  });

  it("keeps pair and filters in the address", async () => {
    const page = await show();
    await choosePair(page);
    await filterBetter(page);
    await page.getByLabel("Intent").selectOption("error");
    await page.getByLabel("Tag").selectOption("long-tail");
    const shownCount = await shownRows(page);

    const secondPage = await show(new URL(page.url()).hash);

    expect(await shownRows(secondPage)).toBe(shownCount);
    expect(await secondPage.locator(".glance h3").innerText()).toBe(
      "gain beside without errors, query by query",
    );
  });

  it("swaps the pair if one system is chosen for both places", async () => {
    const page = await show("#pair=2-3");

    await page.locator(".systems select").nth(0).selectOption({ label: "without errors" });

    await expect.poll(() => addressHash(page)).toMatch(/pair=3-2/);
  });

  it("shows another figure if one is chosen", async () => {
    const page = await show();
    await page.locator(".systems select").nth(2).selectOption("latency");

    await expect.poll(() => addressHash(page)).toBe("#figure=latency");
    expect((await column(page, "c-system"))[0]).toMatch(/ms/);
  });

  it("shows all lists of a query side by side, with marked query words", async () => {
    const page = await show("#pair=0-2&case=error-00001");
    const dialog = page.getByRole("dialog");
    await dialog.locator(".places").first().waitFor();
    const heads = await dialog.locator(".ranking h3").allInnerTexts();

    expect(heads.map((each) => each.replace(", top 10", ""))).toEqual([
      "now",
      "without errors",
      "boosted",
      "gain",
      "noisy",
    ]);
    // Between each two of the five lists.
    expect(await dialog.locator(".lines").count()).toBe(4);

    const query = await dialog.locator("#case-title").innerText();
    const marks = await dialog.locator(".ranking").first().locator("mark").allInnerTexts();

    // Of `how does the WORD change 1` the texts have only the WORD.
    expect(new Set(marks)).toEqual(new Set([query.split(" ")[3]!]));
    expect(await dialog.locator(".ranking").first().getByText("gone").count()).toBeGreaterThan(0);

    // Arrows go on to the next, as in the report.
    await page.keyboard.press("ArrowRight");

    await expect.poll(() => addressHash(page)).not.toContain("error-00001");

    await page.keyboard.press("Escape");

    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });

  it("moves by arrow and page keys, and opens the row with Enter", async () => {
    const page = await show();
    await page.locator("#explorer tbody a").first().focus();
    for (const key of ["ArrowDown", "ArrowDown", "PageDown", "ArrowUp"]) {
      await page.keyboard.press(key);
    }

    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-position")))
      // From row 0: two down, a page of 12 rows down (PAGE in web/window.ts), one up.
      .toBe(String(2 + 12 - 1));

    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
  });

  it("exports CSV, and the text of an issue", async () => {
    const page = await show("#group=0", {
      permissions: ["clipboard-read", "clipboard-write"],
      acceptDownloads: true,
    });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as CSV" }).click(),
    ]);
    const lines = readFileSync(await download.path(), "utf8")
      .trim()
      .split("\r\n");

    expect(lines[0]).toContain(
      "id,query,intent,tags,rank_now,ndcg@10_now,recall@10_now,mrr@10_now,latency_now,rank_boosted",
    );
    expect(lines[0]).not.toMatch(/ /);
    expect(lines).toHaveLength((await shownRows(page)) + 1);

    const copyIssue = async (place: string): Promise<string> => {
      await page.locator(place).getByRole("button", { name: "Copy as issue" }).click();
      await page.locator(place).getByRole("button", { name: "Copied" }).waitFor();
      return await page.evaluate(() => navigator.clipboard.readText());
    };

    expect(await copyIssue(".group")).toMatch(/^### .* lists?.*\n\n```\ntest, from now to /);

    await page.locator("#explorer tbody a").first().click();

    expect(await copyIssue("dialog")).toMatch(
      /^### .*: how does the .*\n\n```\nquery: how does the .*\ncase: .*\nfrom now to /,
    );
  });

  it("grades results of all systems by keyboard", async () => {
    const page = await show("#judge=1");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("2");

    await expect
      .poll(() => page.getByRole("status").filter({ hasText: "graded" }).innerText())
      .toContain("1 graded");
  });

  it.each([390, 1280])("fits %i pixels", async (width) => {
    const page = await show("", { viewport: { width, height: 844 } });

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});
