/**
 * The view of one case on the report page. The failing report has the 14 cases of
 * helpers/report-specs.ts: install-windows (critical) and proxy-setup lose all documents, and
 * env-reference one of two; two cases of the intent symbol rank lower, and all five of it are slower.
 */
import { describe, expect, it } from "vitest";
import { makeFailingReport, makeHostileReport } from "../helpers/make-report.ts";
import { column, useBrowser } from "./browser.ts";
import { manyCases } from "./many-cases.ts";

const { open } = useBrowser();

describe("report.html › the view of one case", () => {
  it("opens from a link, with both rankings joined by lines", async () => {
    const page = await open(makeFailingReport(), { hash: "#case=env-reference" });
    const dialog = page.getByRole("dialog", {
      name: "which environment variables does the runner read",
    });

    await dialog.waitFor();

    expect(
      await dialog.locator("#case-title").evaluate((title) => title === document.activeElement),
    ).toBe(true);

    // docs/environment.md stays first; docs/runner.md was fourth and is gone.
    const before = dialog.getByRole("list", { name: "Before, top 10" }).getByRole("listitem");

    expect(await before.count()).toBe(10);
    expect(await before.nth(3).innerText()).toMatch(/4\s+docs\/runner\.md\s+lost, grade 1\s+gone/);

    const now = dialog.getByRole("list", { name: "Now, top 10" }).getByRole("listitem");

    expect(await now.nth(0).innerText()).toMatch(
      /1\s+docs\/environment\.md\s+score 10\s+expected, grade 2/,
    );
    expect(await now.nth(3).innerText()).toMatch(/docs\/other-4\.md\s+score 7\s+new/);
    // A line for each of the ten results before: nine are still there, one of them a target.
    expect(await dialog.locator(".lines path").count()).toBe(10);
    expect(await dialog.locator(".lines .lost").count()).toBe(1);
    expect(await dialog.locator(".lines .target").count()).toBe(1);
  });

  it("shows how far a result moved", async () => {
    const page = await open(makeFailingReport(), { hash: "#case=symbol-parse-config" });
    const before = page.locator(".places.was li");
    const now = page.locator(".places.now li");

    expect(await before.nth(0).innerText()).toMatch(/src\/config\.rs\s+expected, grade 2\s+→ 2/);
    expect(await now.nth(0).innerText()).toMatch(
      /src\/main\.rs\s+score 10\s+expected, grade 1\s+▲ was 2/,
    );
  });

  it("moves to the table's neighbours by arrow keys, and closes with Escape", async () => {
    const page = await open(makeFailingReport());
    const ids = await column(page, "c-id");
    await page.locator("#explorer tbody a").first().click();
    await page.getByRole("dialog").waitFor();
    const hash = (): Promise<string> => page.evaluate(() => location.hash);

    expect(await hash()).toBe(`#case=${ids[0]}`);

    await page.keyboard.press("ArrowRight");

    await expect.poll(hash).toBe(`#case=${ids[1]}`);
    await expect.poll(() => page.locator(".case-bar").innerText()).toContain("2 of 14");

    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");

    await expect.poll(hash).toBe(`#case=${ids[0]}`);

    await page.keyboard.press("Escape");

    await expect.poll(hash).toBe("");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });

  it("follows the browser's history and the links of the first screen", async () => {
    const page = await open(makeFailingReport());
    await page.getByRole("link", { name: "GateError" }).first().click();
    await page.getByRole("dialog", { name: "GateError" }).waitFor();
    await page.goBack();

    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });

  it("shows texts, stages, figures and the command to run it again", async () => {
    // A case that loses its only document.
    const page = await open(manyCases(60), { hash: "#case=symbol-00047" });
    const dialog = page.getByRole("dialog");

    expect(await dialog.locator(".was .snippet").first().innerText()).toMatch(
      /^Passage 1 of docs\/other-1\.md/,
    );
    expect(await dialog.locator(".now .snippet").first().innerText()).toMatch(
      /^score 10 · Passage 1/,
    );
    expect(await dialog.locator(".spans li").allInnerTexts()).toEqual([
      expect.stringMatching(/^embed/),
      expect.stringMatching(/^search/),
      expect.stringMatching(/^rerank/),
    ]);

    const figures = await dialog.locator("table.figures").innerText();

    expect(figures).toMatch(/recall@10\s+1\.000\s+0\.000\s+▼ −1\.000/);
    expect(figures).toMatch(/latency\s+[\d.]+ ms\s+[\d.]+ ms\s+▲ \+[\d.]+ ms/);
    expect(await dialog.locator(".command").allInnerTexts()).toEqual([
      "retrieval-gate ask --config retrieval-gate.yaml --case symbol-00047",
      "retrieval-gate gate --config retrieval-gate.yaml --case symbol-00047",
    ]);
    expect(await dialog.locator(".about").innerText()).toContain("retrieval/suite.yaml:");
  });

  it("shows both answers, unsupported claims first", async () => {
    const base = makeFailingReport();
    const id = "env-reference";
    const claims = [
      { text: "The runner reads HOME.", supported: true },
      { text: "It reads USER.", supported: false },
    ];
    const cases = base.run!.cases.map((each) => {
      if (each.case_id !== id || each.outcome.kind !== "answer") {
        return each;
      }
      const outcome = { ...each.outcome, answer: "HOME and USER." };
      const sample = { kind: "value", value: 0.5, claims } as const;
      return { ...each, outcome, judged: new Map([["faithfulness", sample] as const]) };
    });
    const baseline = base.inputs!.baseline!;
    const row = { ...baseline.cases.get(id)!, answer: "HOME." };
    const rows = new Map([...baseline.cases, [id, row]]);

    const page = await open(
      {
        ...base,
        run: { ...base.run!, cases },
        inputs: { ...base.inputs!, baseline: { ...baseline, cases: rows } },
      },
      { hash: `#case=${id}` },
    );

    const answers = page.locator(".answers");

    expect(await answers.locator("h4").allInnerTexts()).toEqual([
      "faithfulness: 1 of 2 claims supported by the retrieved texts",
      "Before",
      "Now",
    ]);
    expect(await answers.locator("li").allInnerTexts()).toEqual([
      expect.stringMatching(/✕\s*not supported:\s*It reads USER\./),
      expect.stringMatching(/✓\s*supported:\s*The runner reads HOME\./),
    ]);
    expect(await answers.locator("p").allInnerTexts()).toEqual(["HOME.", "HOME and USER."]);
  });

  it("says that the baseline lacks the query, and that the query failed", async () => {
    const base = makeFailingReport();
    const page = await open(
      {
        ...base,
        inputs: { ...base.inputs!, baseline: { ...base.inputs!.baseline!, cases: new Map() } },
        scores: {
          ...base.scores!,
          cases: base.scores!.cases.map((each) => ({ ...each, error: "the index is gone" })),
        },
      },
      { hash: "#case=cache-policy" },
    );
    const dialog = page.getByRole("dialog");

    expect(await dialog.innerText()).toContain("The baseline does not have this query");
    expect(await dialog.locator(".says").innerText()).toBe("the index is gone");
    expect(await dialog.locator(".lines path").count()).toBe(0);
  });

  it('shows only "not asked" for a case that was not asked', async () => {
    const base = makeFailingReport();
    const ids = ["env-reference", "nonsense"];
    const cases = base.scores!.cases.filter(({ id }) => !ids.includes(id));
    const verdict = { ...base.verdict, checks: [] };
    const scores = { ...base.scores!, cases };

    const page = await open(
      { ...base, explanation: null, verdict, scores },
      { hash: "#show=unasked" },
    );

    expect(await column(page, "c-id")).toEqual(ids);
    expect(await column(page, "c-move")).toEqual(["not asked", "not asked"]);

    for (const id of ids) {
      await page.goto(`${page.url().split("#")[0]}#case=${id}`);
      const dialog = page.getByRole("dialog");

      await dialog.waitFor();

      expect(await dialog.innerText()).toContain("not asked");
      expect(await dialog.innerText()).not.toMatch(/lost|gone|found at|as it should be/i);
      expect(await dialog.locator(".lines path, .bad").count()).toBe(0);
    }
    await page.goto(`${page.url().split("#")[0]}#show=lost`);

    expect(new Set(await column(page, "c-outcome"))).toEqual(new Set(["lost a document"]));
  });

  // Letters that addresses and HTML treat in their own way.
  it.each(["a'b\"c", "50% <off>", "a\ud800b", "検索 ゲート", "a&case=b#c"])(
    "the page's address opens the case with the id %j and a 2, after a reload",
    async (id) => {
      // Of the report's cases the first has the id, the second the id and a 2.
      const page = await open(makeHostileReport(id));
      const shownId = page.getByRole("dialog").locator(".about code").first();
      await page.locator("#explorer tbody a").first().click();
      // The arrow shows the next case, and puts its id into the address.
      await page.keyboard.press("ArrowRight");
      await page.waitForURL(/2$/);

      await page.reload();

      // Half a surrogate pair is shown as its number.
      expect(await shownId.innerText()).toBe(`${id.replace("\ud800", "\\u{d800}")}2`);
    },
  );

  it.each(["absent", "%zz"])("stays closed for the id %j, which no case has", async (id) => {
    const page = await open(makeFailingReport(), { hash: `#case=${id}` });

    expect(await page.getByRole("dialog").count()).toBe(0);
  });
});
