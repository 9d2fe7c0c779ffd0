/**
 * The summary of what changed, and the filters, on the report page. The failing report has the 14 cases of
 * helpers/report-specs.ts: install-windows (critical) and proxy-setup lose all documents, and
 * env-reference one of two; two cases of the intent symbol rank lower, and all five of it are slower.
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { makeFailingReport, makeReport } from "../helpers/make-report.ts";
import { column, useBrowser } from "./browser.ts";

const { open } = useBrowser();

/**
 * Returns the failing report with a tag, a degraded answer, a forbidden result, and a case that the
 * baseline never found.
 */
export function variedReport(): Report {
  const base = makeFailingReport();
  const { suite, baseline } = base.inputs!;
  const cases = suite.cases.map((each) =>
    each.id.startsWith("error-") ? { ...each, tags: ["long-tail"], params: { lang: "en" } } : each,
  );
  const before = new Map(
    [...baseline!.cases].map(([id, each]) => [
      id,
      id === "token-rotate" ? { ...each, ranks: [null] } : each,
    ]),
  );
  const scored = base.scores!.cases.map((each) => ({
    ...each,
    degraded: each.id === "node-version",
    forbidden_ranks: each.id === "cache-policy" ? [2] : [],
  }));
  return {
    ...base,
    inputs: {
      ...base.inputs!,
      suite: { ...suite, cases },
      baseline: { ...baseline!, cases: before },
    },
    scores: { ...base.scores!, cases: scored },
  };
}

/** Returns the ids of the cases that the table shows, sorted. */
const ids = async (page: Page): Promise<readonly string[]> =>
  (await column(page, "c-id")).toSorted();
/** Returns the part of the page's address from the `#` on. */
const hash = (page: Page): Promise<string> =>
  page.evaluate(() => decodeURIComponent(location.hash));

describe("report.html › the summary of what changed", () => {
  it("counts what got worse, stayed and got better, with a bar for each change", async () => {
    const page = await open(makeFailingReport());
    const line = page.locator(".glance li", { hasText: "ndcg@10" });

    // Three lost, two further down: of the 13 cases with targets 8 stayed.
    expect(await line.getByRole("button").allInnerTexts()).toEqual([
      "5 worse",
      "8 same",
      "0 better",
    ]);
    expect(await line.locator(".waterfall .worse").count()).toBe(5);
    expect(await line.locator(".waterfall .better").count()).toBe(0);
    expect(await page.locator(".glance .more").innerText()).toMatch(/did not change for any query/);
  });

  it("says nothing of a run that broke off", async () => {
    const report = makeReport();
    const cases = report.scores!.cases.slice(0, 5);
    const page = await open({ ...report, scores: { ...report.scores!, cases } });

    await page.locator(".cases").waitFor();

    expect(await page.locator(".glance").count()).toBe(0);
  });

  it("shows the cases of one count, largest change first, until it is clicked again", async () => {
    const page = await open(makeFailingReport());
    await page
      .locator(".glance li", { hasText: "recall@10" })
      .getByRole("button", { name: "3 worse" })
      .click();
    const shownIds = await column(page, "c-id");

    // Two lost all that they had, the third one of two targets.
    expect(shownIds.slice(0, 2).toSorted()).toEqual(["install-windows", "proxy-setup"]);
    expect(shownIds.slice(2)).toEqual(["env-reference"]);
    expect(await hash(page)).toBe("#change=worse:recall@10&sort=change:recall@10");
    expect(
      await page.getByRole("columnheader", { name: "recall@10 change" }).getAttribute("aria-sort"),
    ).toBe("ascending");

    await page.reload();
    await page.locator(".cases table").waitFor();

    expect(await column(page, "c-id")).toEqual(shownIds);

    await page.getByRole("button", { name: "3 worse" }).first().click();

    expect(await ids(page)).toHaveLength(14);
  });

  it("opens the case under the pointer", async () => {
    const page = await open(makeFailingReport());
    const picture = page.locator(".glance li", { hasText: "recall@10" }).locator("svg");
    await picture.scrollIntoViewIfNeeded();
    const box = (await picture.boundingBox())!;
    // The third bar is the case that lost one of two targets. The picture has room for at least 24
    // bars (LEAST in web/glance.tsx).
    await page.mouse.click(box.x + (box.width * 2.5) / 24, box.y + box.height / 2);
    await page
      .getByRole("dialog", { name: "which environment variables does the runner read" })
      .waitFor();
  });

  it("explains a metric on hover and on keyboard focus", async () => {
    const page = await open(makeFailingReport());
    for (const name of [
      page.locator(".glance code", { hasText: "recall@10" }),
      page.locator(".panel h3 code").first(),
    ]) {
      const tip = page.locator(`[id="${await name.getAttribute("aria-describedby")}"]`);

      expect(await tip.isVisible()).toBe(false);

      await name.hover();

      expect(await tip.innerText()).toMatch(/expected documents/);
      expect(await tip.isVisible()).toBe(true);

      await page.mouse.move(0, 0);
      await name.focus();

      expect(await tip.isVisible()).toBe(true);
    }
  });

  it("the summary of what changed is empty without a baseline", async () => {
    const base = makeReport();

    const page = await open({ ...base, inputs: { ...base.inputs!, baseline: null } });

    expect(await page.locator(".glance").count()).toBe(0);
  });
});

describe("report.html › filters", () => {
  it("a filter by category, cause, intent or tag is kept in the link", async () => {
    const page = await open(variedReport());
    for (const [label, value, part] of [
      ["Category", "latency_regression", "category=latency_regression"],
      ["Cause of a loss", "not_found", "cause=not_found"],
      ["Intent", "error", "intent=error"],
      ["Tag", "long-tail", "tag=long-tail"],
    ] as const) {
      await page.getByRole("combobox", { name: label }).selectOption(value);
      const shownIds = await ids(page);

      expect(shownIds.length).toBeGreaterThan(0);
      expect(shownIds.length).toBeLessThan(14);
      expect(await hash(page)).toBe(`#${part}`);

      await page.reload();
      await page.locator(".cases table").waitFor();

      expect(await ids(page)).toEqual(shownIds);

      await page.getByRole("button", { name: "Clear" }).click();
    }
  });

  it("each flag shows its case", async () => {
    const page = await open(variedReport());
    for (const [label, id] of [
      ["Degraded", "node-version"],
      ["Forbidden", "cache-policy"],
      ["Not found before", "token-rotate"],
    ] as const) {
      await page.getByRole("button", { name: new RegExp(`^${label}`) }).click();

      expect(await ids(page)).toEqual([id]);

      await page.getByRole("button", { name: "Clear" }).click();
    }
  });

  it("a case shows its tags and params", async () => {
    const page = await open(variedReport());
    await page.getByRole("link", { name: "ENOENT no such file or directory" }).click();
    const about = await page.getByRole("dialog").locator(".case-head").innerText();

    expect(about).toContain("long-tail");
    expect(about).toContain('{"lang":"en"}');
  });

  it("a filter is kept when a link opens a case, and when the case is closed", async () => {
    const page = await open(makeFailingReport(), { hash: "#q=runner&show=lost&sort=-id" });

    const shownIds = await column(page, "c-id");

    // All three queries lost a document, and have the word `runner`.
    expect(shownIds).toEqual(["proxy-setup", "install-windows", "env-reference"]);

    await page.locator(".worst a").first().click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");

    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(await column(page, "c-id")).toEqual(shownIds);
    await expect.poll(() => hash(page)).toBe("#q=runner&show=lost&sort=-id");
  });

  it("a filter that does not exist is ignored", async () => {
    const page = await open(makeFailingReport(), {
      hash: "#intent=nope&show=lost,nope&change=worse:nope&sort=value:nope",
    });

    // What exists is applied: three cases lost a document.
    expect(await ids(page)).toHaveLength(3);
  });
});
