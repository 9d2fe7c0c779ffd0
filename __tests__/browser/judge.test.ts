import { copyFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import { labelSuite } from "../../src/workbench/label.ts";
import { makeFailingReport } from "../helpers/make-report.ts";
import { workspace } from "../helpers/workspace.ts";
import { denyStorage, gateIn, useBrowser } from "./browser.ts";
import { enriched } from "./many-cases.ts";
import { renderUnjudgedJsonl } from "../helpers/rendered.ts";

const { open } = useBrowser();

const base = makeFailingReport();
/** The failing report, with a text for each result. */
const REPORT = {
  ...base,
  run: { ...base.run!, cases: base.run!.cases.map((each, i) => enriched(each, i)) },
};
/** The results to judge, in the order in which the page shows them. */
const LINES = renderUnjudgedJsonl(REPORT)!
  .trimEnd()
  .split("\n")
  .map((line): Record<string, unknown> => JSON.parse(line));

/** Returns how far the reader is: `Result 2 of 40, 1 graded`. */
const statusText = (page: Page): Promise<string> =>
  page.getByRole("dialog").getByRole("status").innerText();

/** Presses `e`, and returns the lines of the file that the page saves. */
async function exportGrades(page: Page): Promise<readonly unknown[]> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("e")]);
  expect(file.suggestedFilename()).toBe("judged.jsonl");
  return readFileSync(await file.path(), "utf8")
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
}

it("the page takes grades by keyboard and exports them as judged.jsonl", async () => {
  const page = await open(REPORT);
  await page.getByRole("button", { name: "Judge results" }).click();
  const dialog = page.getByRole("dialog", { name: String(LINES[0]!["query"]) });

  await dialog.waitFor();

  expect(await dialog.locator(".judged-text p").innerText()).toBe(LINES[0]!["text"]);

  // A digit grades a result and goes on to the next. j goes on without a grade, and k back.
  await page.keyboard.press("2");
  await page.keyboard.press("j");
  await page.keyboard.press("0");

  expect(await statusText(page)).toBe(`Result 4 of ${LINES.length}, 2 graded`);

  await page.keyboard.press("k");
  await page.keyboard.press("k");

  // Result 2 has no grade yet.
  expect(
    await page.getByRole("button", { name: "0 not relevant" }).getAttribute("aria-pressed"),
  ).toBe("false");

  await page.keyboard.press("1");

  expect(await exportGrades(page)).toEqual([
    { ...LINES[0], grade: 2 },
    { ...LINES[1], grade: 1 },
    { ...LINES[2], grade: 0 },
  ]);
});

it("the page remembers grades, and starts with what has none", async () => {
  const page = await open(REPORT, { hash: "#judge=1" });
  // Keys that are pressed before the dialog has the focus do nothing.
  await page.locator("dialog:focus-within, dialog:focus").waitFor();
  await page.keyboard.press("3");
  await page.keyboard.press("2");

  await expect.poll(() => statusText(page)).toBe(`Result 3 of ${LINES.length}, 2 graded`);

  // The browser stores in the background, and may load a page again before it has stored.
  const statusAfterReload = async (): Promise<string> => {
    await page.reload();
    await page.getByRole("dialog").waitFor();
    return statusText(page);
  };
  await expect
    .poll(statusAfterReload, { timeout: 10_000 })
    .toBe(`Result 3 of ${LINES.length}, 2 graded`);

  await page.keyboard.press("Escape");

  await expect.poll(() => page.evaluate(() => location.hash)).toBe("");
});

it("the page leaves the grading for a case that a link opens", async () => {
  const page = await open(REPORT, { hash: "#judge=1" });
  await page.getByRole("dialog", { name: String(LINES[0]!["query"]) }).waitFor();

  await page.evaluate(() => {
    location.hash = "#case=symbol-read-blob";
  });

  await page.getByRole("dialog", { name: "read_blob" }).waitFor();
});

it("the page exports grades, and says so, if it may store nothing", async () => {
  const page = await open(REPORT, { hash: "#judge=1", init: denyStorage });

  await page.keyboard.press("1");

  expect(await statusText(page)).toContain("export before you close it");
  expect(await exportGrades(page)).toEqual([{ ...LINES[0], grade: 1 }]);
});

it("grades by keyboard go into the suite, and change no other line", async () => {
  const suite = `version: 1
name: docs
revision: "1"
cases:
  # Asked every day.
  - id: install
    query: install the gate
    intent: howto
    expected: [docs/install.md] # more?
  - id: proxy
    query: gate behind a proxy
    intent: howto
    expected: [docs/proxy.md]
`;
  const rankingLine = (id: string, ...ranked: string[]): string =>
    `${JSON.stringify({ query_id: id, ranked: ranked.map((doc_id, i) => ({ doc_id, score: 9 - i })) })}\n`;
  const folder = workspace({
    "suite.yaml": suite,
    "run.jsonl":
      rankingLine("install", "docs/a.md", "docs/install.md") +
      rankingLine("proxy", "docs/proxy.md"),
    "retrieval-gate.yaml":
      "version: 1\nsuite: suite.yaml\nbaseline: b.json\nk: 3\nretriever: { kind: run, path: run.jsonl }\nlatency: off\n",
  });
  const page = await open(
    await gateIn(folder, { config: "retrieval-gate.yaml", reportDir: "report" }),
  );
  await page.getByRole("button", { name: "Judge results" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("2");
  const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("e")]);
  copyFileSync(await file.path(), path.join(folder, "judged.jsonl"));
  await labelSuite({ directory: folder }, "retrieval-gate.yaml", "judged.jsonl");

  expect(readFileSync(path.join(folder, "suite.yaml"), "utf8")).toBe(
    suite.replace(
      "[docs/install.md] # more?",
      "[docs/install.md, { id: docs/a.md, grade: 2 }] # more?",
    ),
  );
});
