import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import { renderUnjudgedJsonl } from "../../src/reporters/unjudged-jsonl.ts";
import { makeFailingReport } from "../helpers/make-report.ts";
import { useBrowser } from "./browser.ts";
import { enriched } from "./many-cases.ts";

const { open } = useBrowser();

const base = makeFailingReport();
const REPORT = { ...base, run: { ...base.run!, cases: base.run!.cases.map((each, i) => enriched(each, i)) } };
const LINES = renderUnjudgedJsonl(REPORT)!
  .trimEnd()
  .split("\n")
  .map((line): Record<string, unknown> => JSON.parse(line));

const status = (page: Page): Promise<string> => page.getByRole("dialog").getByRole("status").innerText();

async function exported(page: Page): Promise<readonly unknown[]> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("e")]);
  expect(file.suggestedFilename()).toBe("judged.jsonl");
  return readFileSync(await file.path(), "utf8")
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
}

it("grades by keyboard, and exports the lines of unjudged.jsonl with their grades", async () => {
  const page = await open(REPORT);
  await page.getByRole("button", { name: "Judge results" }).click();
  const dialog = page.getByRole("dialog", { name: String(LINES[0]!["query"]) });
  await dialog.waitFor();
  expect(await dialog.locator(".judged-text p").innerText()).toBe(LINES[0]!["text"]);
  await page.keyboard.press("2");
  await page.keyboard.press("j");
  await page.keyboard.press("0");
  expect(await status(page)).toBe(`Result 4 of ${LINES.length}, 2 graded`);
  await page.keyboard.press("k");
  await page.keyboard.press("k");
  // Graded: it shows its grade, and another one replaces it.
  expect(await page.getByRole("button", { name: "0 not relevant" }).getAttribute("aria-pressed")).toBe(
    "false",
  );
  await page.keyboard.press("3");
  await page.keyboard.press("u");
  expect(await status(page)).toBe(`Result 2 of ${LINES.length}, 2 graded`);
  await page.keyboard.press("1");
  expect(await exported(page)).toEqual([
    { ...LINES[0], grade: 2 },
    { ...LINES[1], grade: 1 },
    { ...LINES[2], grade: 0 },
  ]);
});

it("remembers the grades, and begins with what has none", async () => {
  const page = await open(REPORT, { hash: "#judge=1" });
  await page.keyboard.press("3");
  await page.keyboard.press("2");
  await page.reload();
  await page.getByRole("dialog").waitFor();
  expect(await status(page)).toBe(`Result 3 of ${LINES.length}, 2 graded`);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => location.hash)).toBe("");
});

it("says so where the page may store nothing, and exports all the same", async () => {
  const page = await open(REPORT, {
    hash: "#judge=1",
    init: () =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      }),
  });
  await page.keyboard.press("1");
  expect(await status(page)).toContain("export before you close it");
  expect(await exported(page)).toEqual([{ ...LINES[0], grade: 1 }]);
});
