import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { makeErrorReport, makeFailingReport, makeReport } from "../helpers/make-report.ts";
import { useBrowser } from "./browser.ts";
import { manyCases } from "./many-cases.ts";

const { open } = useBrowser();
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** Returns what axe finds wrong on the page, a text for each element. */
async function findViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const found: readonly Violation[] = await page.evaluate(
    "axe.run().then((results) => results.violations)",
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html}: ${node.failureSummary}`),
  );
}

/** A name, a report, and the end of the address of its page. */
const REPORTS: readonly (readonly [string, () => Report, string])[] = [
  ["pass", () => makeReport(), ""],
  ["fail", () => makeFailingReport(), ""],
  ["error", () => makeErrorReport(), ""],
  ["60 cases", () => manyCases(60), ""],
  ["an open case", () => manyCases(60), "#case=symbol-00047"],
  ["an open case without a loss", () => makeReport(), "#case=nonsense"],
  ["results to judge", () => makeFailingReport(), "#judge=1"],
];

describe.each(["light", "dark"] as const)(
  "axe in %s colours finds nothing wrong",
  (colorScheme) => {
    it.each(REPORTS)("axe finds nothing on the page of %s", async (_, report, hash) => {
      // axe is put in from outside, past the page's own policy.
      const page = await open(report(), { colorScheme, hash, bypassCSP: true });

      expect(await findViolations(page)).toEqual([]);
    });

    const pageOptions = (width: number) => ({
      colorScheme,
      bypassCSP: true,
      viewport: { width, height: 844 },
    });
    const unfoldAll = (): void =>
      document.querySelectorAll("details").forEach((each) => (each.open = true));

    it.each([
      ["an open case", "#case=symbol-00047"],
      ["results to judge", "#judge=1"],
    ])("axe finds nothing on the page of %s on a narrow screen", async (_, hash) => {
      const page = await open(manyCases(60), { ...pageOptions(390), hash });

      expect(await findViolations(page)).toEqual([]);
    });

    it("axe finds nothing on a narrow screen with every part unfolded", async () => {
      const page = await open(manyCases(60), pageOptions(390));
      await page.evaluate(unfoldAll);
      await page.getByRole("button", { name: /^Changed/ }).click();

      expect(await findViolations(page)).toEqual([]);
    });
  },
);

it("axe finds what is wrong on a broken page", async () => {
  const page = await open(makeReport(), { bypassCSP: true });

  await page.evaluate(() => document.querySelector("h1")!.append(document.createElement("img")));

  expect((await findViolations(page)).join("\n")).toContain("image-alt");
});
