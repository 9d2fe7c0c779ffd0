/**
 * Opens reports of 60, 2,000 and 20,000 cases in Chromium beside an empty page, alternating: `node
 * bench/html.mjs [--check] [--beside COMMIT] [rounds]`. With --beside the page of an older commit,
 * too, made from the same numbers, in the same rounds: each figure gets its ratio to it. First
 * screen: everything above the table of cases is in the document and painted; its goal is a time on
 * top of the empty page's of the same run. Search, filter and sort: from the event to the next
 * frame, the fastest turn, since what other programs take is not the page's.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { chromium } from "playwright-core";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const CHECK = process.argv.includes("--check");
const BESIDE = process.argv.includes("--beside")
  ? process.argv[process.argv.indexOf("--beside") + 1]
  : undefined;
const ROUNDS = Number(process.argv.slice(2).find((each) => /^\d{1,3}$/.test(each)) ?? 5);
const SIZES = [60, 2_000, 20_000];
/** Bytes of the largest page. */
const LARGEST = 8e6;
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
const medianValue = (values) => values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1];

/**
 * The renderer of a tree and its tests' maker of large reports, as one module that Node can import.
 */
async function loadRenderer(root, name) {
  const deflate = existsSync(join(root, "src/system/deflate.ts"))
    ? 'export { deflateToBase64 } from "./src/system/deflate.ts";'
    : "";
  // The tests' own maker of the page takes a report alone.
  const helper = "__tests__/helpers/rendered.ts";
  const page = existsSync(join(root, helper)) ? helper : "src/reporters/html/report-html.ts";
  const contents = `export { renderReportHtml } from "./${page}"; ${deflate} export { manyCases } from "./__tests__/browser/many-cases.ts";`;
  const file = join(folder, `${name}.mjs`);
  await build({
    stdin: { contents, resolveDir: root, loader: "ts" },
    bundle: true,
    outfile: file,
    format: "esm",
    platform: "node",
  });
  return await import(pathToFileURL(file).href);
}

/** The sources of a commit, with this tree's packages. */
function checkOutTree(commit) {
  const tree = join(folder, "older");
  mkdirSync(tree);
  // Not `git archive`, which leaves out what a workflow does not download.
  const checkout = [
    "--work-tree",
    tree,
    "checkout",
    commit,
    "--",
    "src",
    "__tests__",
    "package.json",
  ];
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, "index") };
  execFileSync("git", checkout, { cwd: ROOT, env });
  symlinkSync(join(ROOT, "node_modules"), join(tree, "node_modules"));
  return tree;
}

/**
 * Runs in the page before its own script: notes the frame after the one in which the first screen
 * was complete.
 */
function watchFirstScreen() {
  const lookAgain = () => {
    const there = document.getElementById("explorer") ?? document.getElementById("empty");
    if (there === null) {
      return void requestAnimationFrame(lookAgain);
    }
    requestAnimationFrame(() => (globalThis.firstScreen = performance.now()));
  };
  requestAnimationFrame(lookAgain);
}

/** Runs in the page: from an event to the frame that shows what came of it. */
async function timeActions() {
  const waitForPaint = () =>
    new Promise((done) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => done(performance.now()));
        port1.start();
        port2.postMessage(null);
      }),
    );
  const search = document.querySelector('input[type="search"]');
  const typeSearch = (value) => {
    search.value = value;
    search.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const select = [...document.querySelectorAll("select")].find((each) =>
    [...each.options].some((option) => option.text.startsWith("howto")),
  );
  const chooseIntent = (value) => {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const buttons = [...document.querySelectorAll(".cases thead button")];
  const sortByColumn = (name) => buttons.find((each) => name.test(each.textContent)).click();
  const actions = {
    search: [() => typeSearch("cluster"), () => typeSearch("")],
    intent: [() => chooseIntent(select.options[2].value), () => chooseIntent("")],
    "sort by text": [() => sortByColumn(/^query/i), () => sortByColumn(/^query/i)],
    "sort by rank": [() => sortByColumn(/rank/i), () => sortByColumn(/rank/i)],
    "sort by figure": [() => sortByColumn(/^recall/i), () => sortByColumn(/^recall/i)],
  };
  const times = {};
  for (const [name, steps] of Object.entries(actions)) {
    const fastest = steps.map(() => Infinity);
    for (let turn = 0; turn < 5; turn++) {
      for (const [i, step] of steps.entries()) {
        await waitForPaint();
        const start = performance.now();
        step();
        fastest[i] = Math.min(fastest[i], (await waitForPaint()) - start);
      }
    }
    times[name] = Math.max(...fastest);
  }
  return times;
}

async function openPage(browser, file) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(watchFirstScreen);
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
/** `older`: the same figure of the older commit's page. */
function judgeFigure(name, value, goal, older, unit = "ms") {
  const held = value <= goal;
  const places = unit === "ms" ? 0 : 2;
  const beside =
    older === undefined
      ? ""
      : `  older ${older.toFixed(places)} ${unit}, ${(value / Math.max(older, 0.01)).toFixed(2)}x`;
  console.log(
    `${name.padEnd(44)} ${value.toFixed(places).padStart(6)} ${unit}${goal === Infinity ? "" : `  goal ${goal} ${unit}`}${held ? "" : "  MISSED"}${beside}`,
  );
  if (!held) {
    failures.push(name);
  }
}

/** Pages of each size in a tree, and their bytes. */
async function writePages(root, name) {
  const { deflateToBase64, renderReportHtml, manyCases } = await loadRenderer(root, name);
  return SIZES.map((size) => {
    const file = join(folder, `${name}-${size}.html`);
    const made = renderReportHtml(manyCases(size), deflateToBase64);
    // An older tree gives the page as one text.
    const html = typeof made === "string" ? made : [...made].join("");
    writeFileSync(file, html);
    return { name, size, file, bytes: Buffer.byteLength(html), first: [], actions: new Map() };
  });
}

const empty = join(folder, "empty.html");
writeFileSync(
  empty,
  '<!doctype html><html lang="en"><title>empty</title><p id="empty">nothing</p></html>\n',
);
const pages = await writePages(ROOT, "now");
const olderPages = BESIDE === undefined ? [] : await writePages(checkOutTree(BESIDE), "older");
for (const [i, { size, bytes }] of pages.entries()) {
  const older = olderPages[i]?.bytes;
  const goal = size === SIZES.at(-1) ? LARGEST : Infinity;
  const before = older === undefined ? undefined : older / 1e6;
  judgeFigure(`report.html of ${size} cases`, bytes / 1e6, goal / 1e6, before, "MB");
}
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ARGS,
});
try {
  const base = [];
  // The first page of a browser pays for the browser.
  await (await openPage(browser, empty)).page.close();
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await openPage(browser, empty);
    base.push(bare.firstScreen);
    await bare.page.close();
    // Neither page of a pair always gets the warmer machine.
    const pairs = pages.flatMap((own, i) => {
      const pair = olderPages[i] === undefined ? [own] : [own, olderPages[i]];
      return round % 2 === 0 ? pair : pair.toReversed();
    });
    for (const each of pairs) {
      const { page, firstScreen } = await openPage(browser, each.file);
      each.first.push(firstScreen);
      await page.locator(".cases table").waitFor();
      if (each.size === SIZES.at(-1)) {
        for (const [name, ms] of Object.entries(await page.evaluate(timeActions))) {
          each.actions.set(name, [...(each.actions.get(name) ?? []), ms]);
        }
      }
      await page.close();
    }
  }
  const nothing = medianValue(base);
  console.log(`empty page ${nothing.toFixed(0)} ms; ${ROUNDS} rounds`);
  for (const [i, { size, first }] of pages.entries()) {
    const name = `first screen of ${size} cases, over the empty page`;
    judgeFigure(name, medianValue(first) - nothing, GOALS.firstScreen[i]);
    if (olderPages[i] === undefined) {
      continue;
    }
    const [now, older] = [first, olderPages[i].first].map((times) => Math.min(...times));
    judgeFigure(`  of the fastest round, with the browser's own`, now, Infinity, older);
  }
  for (const [name, times] of pages.at(-1).actions) {
    const older = olderPages.at(-1)?.actions.get(name);
    const least = older === undefined ? undefined : Math.min(...older);
    judgeFigure(`${name}, ${SIZES.at(-1)} cases`, Math.min(...times), GOALS.action, least);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
if (CHECK && failures.length > 0) {
  process.exitCode = 1;
}
