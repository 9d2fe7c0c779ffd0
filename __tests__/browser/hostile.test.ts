import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeHostileReport } from "../helpers/make-report.ts";
import { HOSTILE } from "../reporters/hostile-strings.ts";
import { useBrowser } from "./browser.ts";

const { open } = useBrowser();

/**
 * Opens the first case, and returns every element of the page with its attributes' names, sorted.
 * Plain code is left out: notices and advice show what is in backticks as code, whoever wrote it.
 */
async function shapeOf(page: Page): Promise<readonly string[]> {
  await page.locator("#explorer tbody a").first().click();
  await page.locator("dialog .places.now").waitFor();
  const shape = await page.evaluate(() =>
    Array.from(
      document.querySelectorAll("*"),
      (each) => `${each.localName} ${each.getAttributeNames().toSorted().join(" ")}`,
    ),
  );
  return shape.filter((element) => element !== "code ").toSorted();
}

/** The shape of the page with a harmless text; null before the first test. */
let plainShape: readonly string[] | null = null;

describe("report.html › a stranger's text", () => {
  it.each([...HOSTILE])(
    "makes no element, attribute, request or console message: %s",
    async (_, text) => {
      const plain = (plainShape ??= await shapeOf(await open(makeHostileReport("plain"))));

      const page = await open(makeHostileReport(text));

      expect(await shapeOf(page)).toEqual(plain);
      expect(plain.length).toBeGreaterThan(300);
      expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/\p{Bidi_Control}/u);
    },
  );

  it("a stranger's tags are shown as text, and a control character by its code", async () => {
    const page = await open(makeHostileReport("<b>&amp;</b> \u202eevil"));

    expect(await page.locator("#explorer tbody a").first().innerText()).toBe(
      "<b>&amp;</b> \\u{202e}evil",
    );
  });
});
