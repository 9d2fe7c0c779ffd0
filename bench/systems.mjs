/**
 * The page of `compare` beside the report's, in Chromium: `node bench/systems.mjs [cases] [systems]
 * [rounds]`. Five systems on 20,000 queries by default: bytes, the first screen, and filters as
 * ratios to the report's page of as many cases, the fastest of some rounds in turn.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { chromium } from "playwright-core";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const [cases = 20_000, systems = 5, rounds = 3] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), "bench-systems-"));

async function loadMakers() {
  const contents = `export { deflateToBase64 } from "./src/system/deflate.ts";
export { renderReportHtml } from "./__tests__/helpers/rendered.ts";
export { manyCases } from "./__tests__/browser/many-cases.ts";
export { manySystems, systemsPage } from "./__tests__/browser/many-systems.ts";`;
  const outfile = join(folder, "makers.mjs");
  const stdin = { contents, resolveDir: ROOT, loader: "ts" };
  await build({ stdin, bundle: true, outfile, format: "esm", platform: "node", logLevel: "error" });
  return await import(pathToFileURL(outfile).href);
}

/** Runs in the page: from an event to the frame after it. */
async function timeFilters() {
  const waitForPaint = () =>
    new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()))));
  const search = document.querySelector('input[type="search"]');
  const typeSearch = (value) => {
    search.value = value;
    search.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const intent = [...document.querySelectorAll("select")].find(
    (each) => each.ariaLabel === "Intent",
  );
  const chooseIntent = (value) => {
    intent.value = value;
    intent.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const sortTable = () => document.querySelector(".cases thead button").click();
  const steps = {
    search: [() => typeSearch("cluster"), () => typeSearch("")],
    intent: [() => chooseIntent(intent.options[2].value), () => chooseIntent("")],
    sort: [sortTable, sortTable],
  };
  const times = {};
  for (const [name, pair] of Object.entries(steps)) {
    times[name] = Infinity;
    for (let turn = 0; turn < 6; turn++) {
      await waitForPaint();
      const start = performance.now();
      pair[turn % 2]();
      times[name] = Math.min(times[name], (await waitForPaint()) - start);
    }
  }
  return times;
}

const { deflateToBase64, renderReportHtml, manyCases, manySystems, systemsPage } =
  await loadMakers();
const pages = [
  ["report", renderReportHtml(manyCases(cases), deflateToBase64)],
  [`${systems} systems`, systemsPage(manySystems(cases, systems, false), deflateToBase64)],
].map(([name, html]) => {
  const file = join(folder, `${name.replace(" ", "-")}.html`);
  writeFileSync(file, html);
  return { name, url: pathToFileURL(file).href, bytes: Buffer.byteLength(html), least: {} };
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu"],
});
try {
  for (let round = 0; round < rounds; round++) {
    for (const each of pages) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.goto(each.url);
      const first = await page.evaluate(
        () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      );
      await page.locator(".cases table").waitFor();
      const table = await page.evaluate(() => performance.now());
      const times = {
        "first screen": first,
        "table of cases": table,
        ...(await page.evaluate(timeFilters)),
      };
      for (const [name, ms] of Object.entries(times)) {
        each.least[name] = Math.min(each.least[name] ?? Infinity, ms);
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
const [report, compared] = pages;
const printLine = (name, a, b, unit, places) =>
  console.log(
    `${name.padEnd(16)} report ${a.toFixed(places)} ${unit}, ${compared.name} ${b.toFixed(places)} ${unit}, ${(b / a).toFixed(2)}x`,
  );
console.log(`${cases} cases, the fastest of ${rounds} rounds`);
printLine("bytes", report.bytes / 1e6, compared.bytes / 1e6, "MB", 2);
for (const name of Object.keys(report.least)) {
  printLine(name, report.least[name], compared.least[name], "ms", 0);
}
