/**
 * Opens reports of 60, 2,000 and 20,000 cases in Chromium beside an empty page, alternating:
 * `node bench/html.mjs [--check] [rounds]`. First screen: everything above the table of cases is in the document and
 * painted; its goal is a time on top of the empty page's of the same run. Search, filter and sort: from the event to
 * the next frame, the fastest round, since what other programs take is not the page's.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { chromium } from "playwright-core";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const CHECK = process.argv.includes("--check");
const ROUNDS = Number(process.argv.slice(2).find((each) => /^\d+$/.test(each)) ?? 5);
const SIZES = [60, 2_000, 20_000];
/** Milliseconds. */
const GOALS = { firstScreen: [1_000, 2_000, 3_000], action: 100 };
const ARGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

const folder = mkdtempSync(join(tmpdir(), "bench-html-"));
const median = (values) => values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1];

/** The renderer and the test's maker of large reports, as one module that Node can import. */
async function renderer() {
  const contents =
    'export { renderReportHtml } from "./src/reporters/html/report-html.ts"; export { deflated } from "./src/system/deflate.ts"; export { manyCases } from "./__tests__/browser/many-cases.ts";';
  const file = join(folder, "renderer.mjs");
  await build({
    stdin: { contents, resolveDir: ROOT, loader: "ts" },
    bundle: true,
    outfile: file,
    format: "esm",
    platform: "node",
  });
  return await import(pathToFileURL(file).href);
}

/** Runs in the page before its own script: notes the frame after the one in which the first screen was complete. */
function watch() {
  const look = () => {
    const there = document.getElementById("explorer") ?? document.getElementById("empty");
    if (there === null) return void requestAnimationFrame(look);
    requestAnimationFrame(() => (globalThis.firstScreen = performance.now()));
  };
  requestAnimationFrame(look);
}

/** Runs in the page: from an event to the frame that shows what came of it. */
async function timeActions() {
  const painted = () =>
    new Promise((done) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => done(performance.now()));
        port1.start();
        port2.postMessage(null);
      }),
    );
  const search = document.querySelector('input[type="search"]');
  const type = (value) => {
    search.value = value;
    search.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const select = document.querySelector("select");
  const choose = (value) => {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const sort = (column) => document.querySelectorAll(".cases thead button")[column].click();
  const actions = {
    search: [() => type("cluster"), () => type("")],
    intent: [() => choose(select.options[2].value), () => choose("")],
    "sort by text": [() => sort(0), () => sort(0)],
    "sort by rank": [() => sort(3), () => sort(3)],
    "sort by figure": [() => sort(4), () => sort(4)],
  };
  const times = {};
  for (const [name, steps] of Object.entries(actions)) {
    times[name] = 0;
    for (const step of steps) {
      await painted();
      const start = performance.now();
      step();
      times[name] = Math.max(times[name], (await painted()) - start);
    }
  }
  return times;
}

async function open(browser, file) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(watch);
  await page.goto(pathToFileURL(file).href);
  await page.waitForFunction(() => globalThis.firstScreen !== undefined);
  const firstScreen = await page.evaluate(() =>
    Math.max(
      globalThis.firstScreen,
      performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    ),
  );
  return { page, firstScreen };
}

const failures = [];
function judge(name, value, goal) {
  const held = value <= goal;
  console.log(
    `${name.padEnd(44)} ${value.toFixed(0).padStart(6)} ms  goal ${goal} ms${held ? "" : "  MISSED"}`,
  );
  if (!held) failures.push(name);
}

const { deflated, renderReportHtml, manyCases } = await renderer();
const empty = join(folder, "empty.html");
writeFileSync(empty, '<!doctype html><html lang="en"><title>empty</title><p id="empty">nothing</p></html>\n');
const files = SIZES.map((size) => {
  const file = join(folder, `${size}.html`);
  const html = [...renderReportHtml(manyCases(size), deflated)].join("");
  writeFileSync(file, html);
  console.log(`report.html of ${size} cases: ${(Buffer.byteLength(html) / 1e6).toFixed(2)} MB`);
  return file;
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ARGS,
});
try {
  const base = [];
  const first = SIZES.map(() => []);
  const actions = new Map();
  // The first page of a browser pays for the browser.
  await (await open(browser, empty)).page.close();
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await open(browser, empty);
    base.push(bare.firstScreen);
    await bare.page.close();
    for (const [i, file] of files.entries()) {
      const { page, firstScreen } = await open(browser, file);
      first[i].push(firstScreen);
      await page.locator(".cases table").waitFor();
      if (SIZES[i] === SIZES.at(-1)) {
        for (const [name, ms] of Object.entries(await page.evaluate(timeActions)))
          actions.set(name, [...(actions.get(name) ?? []), ms]);
      }
      await page.close();
    }
  }
  const nothing = median(base);
  console.log(`empty page ${nothing.toFixed(0)} ms; ${ROUNDS} rounds`);
  for (const [i, size] of SIZES.entries())
    judge(
      `first screen of ${size} cases, over the empty page`,
      median(first[i]) - nothing,
      GOALS.firstScreen[i],
    );
  for (const [name, times] of actions)
    judge(`${name}, ${SIZES.at(-1)} cases`, Math.min(...times), GOALS.action);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
if (CHECK && failures.length > 0) process.exitCode = 1;
