/**
 * The table of cases on the report page. The failing report has the 14 cases of
 * helpers/report-specs.ts: install-windows (critical) and proxy-setup lose all documents, and
 * env-reference one of two; two cases of the intent symbol rank lower, and all five of it are slower.
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeFailingReport } from "../helpers/make-report.ts";
import { column, useBrowser } from "./browser.ts";
import { manyCases, manySpecs } from "./many-cases.ts";

const { open } = useBrowser();

/** Returns the number of cases that the table has, in sight or not: its rows without the header. */
const rowCount = async (page: Page): Promise<number> =>
  Number(await page.locator("#explorer table").getAttribute("aria-rowcount")) - 1;

describe("report.html › the table of cases", () => {
  it.each([60, 2_000, 20_000])(
    "the table has %i cases, and only the rows in sight are elements of the page",
    async (count) => {
      const page = await open(manyCases(count));

      expect(await rowCount(page)).toBe(count);

      const rows = page.locator("#explorer tbody tr[aria-rowindex]");

      // A frame of at most 60 rows, wherever it is scrolled to.
      expect(await rows.count()).toBeLessThanOrEqual(60);

      await page.locator(".cases").evaluate((frame) => frame.scrollTo(0, frame.scrollHeight));
      await page.locator(`tr[aria-rowindex="${count + 1}"]`).waitFor();

      expect(await rows.count()).toBeLessThanOrEqual(60);
    },
  );

  it("shows all columns in a window of 1200 pixels", async () => {
    const page = await open(makeFailingReport(), { viewport: { width: 1200, height: 800 } });

    const hiddenWidth = await page
      .locator(".cases")
      .evaluate((frame) => frame.scrollWidth - frame.clientWidth);

    expect(hiddenWidth).toBe(0);
    // The column of the query gets what the others leave, enough for some words.
    const READABLE_WIDTH = 120;
    const queryCell = await page.locator("tbody .c-query").first().boundingBox();

    expect(queryCell?.width).toBeGreaterThan(READABLE_WIDTH);
  });

  it("starts with the cases behind a failed check, then sorts by id", async () => {
    const page = await open(makeFailingReport());

    const ids = await column(page, "c-id");

    expect(ids).toHaveLength(14);
    expect(ids[0]).toBe("install-windows");

    const idsWithoutFailure = await page
      .locator("tbody tr", { hasNot: page.locator(".icon.bad") })
      .locator(".c-id")
      .allInnerTexts();

    expect(idsWithoutFailure).toEqual(idsWithoutFailure.toSorted());
    expect(ids.slice(-idsWithoutFailure.length)).toEqual(idsWithoutFailure);
  });

  it("searches every word in query and id, in any letter case", async () => {
    const page = await open(makeFailingReport());
    const search = page.getByRole("searchbox");

    await search.fill("RUNNER corporate");

    expect(await column(page, "c-id")).toEqual(["proxy-setup"]);
    expect(await page.getByRole("status").first().innerText()).toBe("1 of 14 queries");

    await search.fill("symbol-read");

    expect(await column(page, "c-query")).toEqual(["read_blob"]);

    await search.fill("no such words anywhere");

    expect(await page.locator(".none").innerText()).toBe("No query matches these filters.");

    await page.getByRole("button", { name: "Clear" }).click();

    expect(await rowCount(page)).toBe(14);
  });

  it("filters by intent, and by flags that all must apply", async () => {
    // Six queries of this report are of howto. Three of them lost a document, one of which,
    // install-windows, is critical.
    const page = await open(makeFailingReport());

    await page.getByRole("combobox", { name: "Intent" }).selectOption("howto");

    expect(await rowCount(page)).toBe(6);

    await page.getByRole("button", { name: /^Lost a document/ }).click();

    expect((await column(page, "c-id")).toSorted()).toEqual([
      "env-reference",
      "install-windows",
      "proxy-setup",
    ]);

    await page.getByRole("button", { name: /^Critical/ }).click();

    expect(await column(page, "c-id")).toEqual(["install-windows"]);

    await page.getByRole("combobox", { name: "Intent" }).selectOption("error");

    expect(await rowCount(page)).toBe(0);
    expect(await page.getByRole("button", { name: /^Critical/ }).getAttribute("aria-pressed")).toBe(
      "true",
    );
  });

  it("counts changed cases by the ranks of their targets", async () => {
    const page = await open(manyCases(300));
    const specs = manySpecs(300);
    const changed = specs.filter((each) => each.after.some((rank, i) => rank !== each.before[i]));

    await page.getByRole("button", { name: /^Changed/ }).click();

    expect(await rowCount(page)).toBe(changed.length);
    expect(changed.length).toBeGreaterThan(20);
  });

  type Direction = "ascending" | "descending";

  /**
   * Clicks the header of this name twice. Returns the column's texts and the header's direction
   * after each click.
   */
  async function sortTwice(name: string, cell: string) {
    const page = await open(makeFailingReport());
    const header = page
      .locator("#explorer th")
      .filter({ has: page.getByRole("button", { name, exact: true }) });
    const clickHeader = async () => {
      await header.getByRole("button").click();
      const direction = await header.getAttribute("aria-sort");
      const texts: string[] = [];
      for (const row of await page.locator("#explorer tbody tr").all()) {
        texts.push(await row.locator(`.${cell}`).innerText());
      }
      return { direction, texts };
    };
    const once = await clickHeader();
    const twice = await clickHeader();
    return { once, twice };
  }

  it.each([
    ["Query", "c-query"],
    ["Id", "c-id"],
    ["Intent", "c-intent"],
  ])("sorts by %s, from A to Z, then the other way round", async (name, cell) => {
    const { once, twice } = await sortTwice(name, cell);

    expect([once.direction, twice.direction]).toEqual(["ascending", "descending"]);
    expect(once.texts).toEqual(once.texts.toSorted((a, b) => a.localeCompare(b, "en")));
    expect(twice.texts).toEqual(once.texts.toReversed());
  });

  /** The value of a cell such as `▼ 0.500, was 1.000` or `13.1 ms`. */
  const cellValue = (text: string): number => Number.parseFloat(text.replace(/^[▲▼] /, ""));

  it.each([
    ["recall@10", "c-num >> nth=0"],
    ["ndcg@10", "c-num >> nth=1"],
    ["mrr@10", "c-num >> nth=2"],
  ])("sorts by %s, from 0 to 1, and back; without a value last", async (name, cell) => {
    const { once, twice } = await sortTwice(name, cell);

    const risingValues = once.texts.slice(0, -1).map(cellValue);
    const fallingValues = twice.texts.slice(0, -1).map(cellValue);

    expect([once.direction, twice.direction]).toEqual(["ascending", "descending"]);
    expect([risingValues[0], risingValues.at(-1)]).toEqual([0, 1]);
    expect(risingValues).toEqual(risingValues.toSorted((a, b) => a - b));
    expect(fallingValues).toEqual(risingValues.toReversed());
    // The case `nonsense` expects no document, so it has no value.
    expect([once.texts.at(-1), twice.texts.at(-1)]).toEqual(["–", "–"]);
  });

  it("sorts by latency, the slowest first, then the other way round", async () => {
    const { once, twice } = await sortTwice("Latency", "c-num >> nth=3");

    const fallingValues = once.texts.map(cellValue);

    expect([once.direction, twice.direction]).toEqual(["descending", "ascending"]);
    expect([fallingValues[0], fallingValues.at(-1)]).toEqual([102, 4.2]);
    expect(fallingValues).toEqual(fallingValues.toSorted((a, b) => b - a));
    expect(twice.texts).toEqual(once.texts.toReversed());
  });

  it.each<[string, string, Direction, RegExp, RegExp]>([
    // header | its cells | direction after the first click | first text after it | first text after
    // the second
    ["Document, rank before → now", "c-move", "descending", /2 → lost|3 → lost/, /^(?![^]*lost)/],
    ["Outcome", "c-outcome", "ascending", /recall_drop|ranking_shift|latency_regression/, /^same$/],
  ])("sorts by %s, the worst first", async (name, cell, firstDirection, worst, best) => {
    const { once, twice } = await sortTwice(name, cell);

    expect(once.direction).toBe(firstDirection);
    expect(twice.direction).not.toBe(firstDirection);
    expect(once.texts[0]).toMatch(worst);
    expect(twice.texts[0]).toMatch(best);
  });

  it("sorts by outcome from the worst word to the best, `degraded` before `same`", async () => {
    const base = makeFailingReport();
    // By its id this case would be the last.
    const cases = base.scores!.cases.map((each) => ({
      ...each,
      degraded: each.id === "token-rotate",
    }));
    const page = await open({ ...base, scores: { ...base.scores!, cases } });

    await page.getByRole("columnheader", { name: "Outcome" }).getByRole("button").click();

    const outcomes = new Set(await column(page, "c-outcome"));

    expect([...outcomes].slice(-2)).toEqual(["degraded", "same"]);
  });

  it("the table is one stop of the Tab key, with arrows, Home and End inside", async () => {
    const page = await open(manyCases(2_000));

    expect(await page.locator('#explorer tbody a[tabindex="0"]').count()).toBe(1);

    await page.locator("#explorer tbody a").first().focus();
    await page.keyboard.press("ArrowDown");
    const position = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.getAttribute("data-position") ?? null);

    expect(await position()).toBe("1");

    await page.keyboard.press("End");

    await expect.poll(position).toBe("1999");

    await page.keyboard.press("ArrowUp");

    await expect.poll(position).toBe("1998");

    await page.keyboard.press("Home");

    await expect.poll(position).toBe("0");

    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
  });
});
