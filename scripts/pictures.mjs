// Takes the pictures of the docs from a real failing run: six documents leave the quickstart's
// corpus, the gate runs, and what a reader would see is photographed. Needs Chromium (CHROMIUM,
// default /usr/bin/chromium) and a built dist/. `node scripts/pictures.mjs --check` exits 1 if the
// pictures are of another version, or show other parts than a report has now. `node
// scripts/pictures.mjs FOLDER [NAME]` takes those of every way a run ends into FOLDER, from the
// sources: what __tests__/says/outcomes.txt has; NAME is a pattern of an outcome's name.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { marked } from "marked";
import { chromium } from "playwright-core";
import { repositoryName } from "./name.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const images = join(root, "docs/images");
const LOST = [
  "metrics/ndcg",
  "howto/choose-tolerance",
  "metrics/recall",
  "metrics/cutoffs",
  "metrics/rank-discount",
  "failures/empty-index",
];

/** The report directory of a failing run. */
export function failingRun() {
  const folder = mkdtempSync(join(tmpdir(), "gate-pictures-"));
  cpSync(join(root, "examples/quickstart"), folder, { recursive: true });
  cpSync(join(root, "baselines/handbook.json"), join(folder, "baseline.json"));
  const editFile = (name, change) =>
    writeFileSync(join(folder, name), change(readFileSync(join(folder, name), "utf8")));
  editFile("retrieval-gate.yaml", (text) =>
    text.replace("../../baselines/handbook.json", "baseline.json"),
  );
  editFile("corpus.jsonl", (text) =>
    text
      .split("\n")
      .filter(
        (line) =>
          !LOST.some((id) => line.includes(`"id":"${id}"`) || line.includes(`"id": "${id}"`)),
      )
      .join("\n"),
  );
  const run = spawnSync(process.execPath, [join(root, "dist/cli/index.js"), "gate"], {
    cwd: folder,
    // The commands of a report that the action wrote.
    env: { ...process.env, GITHUB_ACTION_REPOSITORY: repositoryName(), GITHUB_ACTION_REF: "v0" },
    encoding: "utf8",
  });
  if (run.status !== 1) {
    throw new Error(
      `expected the gate to fail, got exit ${run.status}\n${run.stdout}${run.stderr}`,
    );
  }
  return { folder, report: join(folder, "retrieval-gate-report/handbook") };
}

/** GitHub's look, near enough for a picture. */
const STYLE = `body{font:16px/1.5 -apple-system,"Segoe UI","Noto Sans",Helvetica,Arial,sans-serif;color:#1f2328;margin:24px;max-width:1012px}
table{border-collapse:collapse;margin:0 0 16px}td,th{border:1px solid #d1d9e0;padding:6px 13px;vertical-align:top}
th{font-weight:600}tr:nth-child(2n){background:#f6f8fa}code{font:85% ui-monospace,monospace;background:#818b981f;padding:.2em .4em;border-radius:6px}
h3{font-size:1.25em}summary{cursor:pointer}`;

const launchBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });

/** Markdown as GitHub shows it. */
async function renderMarkdown(file) {
  const html = await marked.parse(readFileSync(file, "utf8"), { gfm: true, async: true });
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${html}`;
}

/** Every way a run ends: the first screen of page, summary, comment and log. */
async function drawOutcomes(folder, name) {
  const kept = mkdtempSync(join(tmpdir(), "gate-pictures-"));
  const run = spawnSync("npx", ["vitest", "run", "__tests__/says"], {
    cwd: root,
    env: { ...process.env, GATE_PICTURES: kept, OUTCOMES: "all", ...(name && { ONLY: name }) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (run.status !== 0) {
    process.stderr.write(
      "the tests of the outcomes are red; the pictures are taken all the same\n",
    );
  }
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser();
  for (const file of readdirSync(kept)) {
    const [, outcome, output, type] = /^(.*)-(page|summary|comment|log)\.(\w+)$/.exec(file);
    const from = join(kept, file);
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ]) {
      const view = await browser.newPage({ viewport: { width, height } });
      if (type === "html") {
        await view.goto(pathToFileURL(from).href);
      } else if (type === "md") {
        await view.setContent(await renderMarkdown(from));
      } else {
        await view.setContent(
          `<pre style="font:12px ui-monospace,monospace;white-space:pre-wrap"></pre>`,
        );
      }
      if (type === "txt") {
        await view
          .locator("pre")
          .evaluate((pre, text) => (pre.textContent = text), readFileSync(from, "utf8"));
      }
      await view.screenshot({ path: join(folder, `${outcome}-${output}-${width}.png`) });
      await view.close();
    }
  }
  await browser.close();
  cpSync(kept, join(folder, "texts"), { recursive: true });
  rmSync(kept, { recursive: true });
}

const shownFile = join(images, "shown.json");

/**
 * What the pictures show, in words that do not depend on machine and time: the version, and the
 * parts of page and summary.
 */
function describeReport(report) {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const page = readFileSync(join(report, "report.html"), "utf8");
  const summary = readFileSync(join(report, "summary.md"), "utf8");
  const titles = [...page.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, title]) => title);
  const labels = [...summary.matchAll(/<b>([A-Z][\w ]*:)<\/b>/g)].map(([, label]) => label);
  const columns = [...summary.matchAll(/^\|([^\n]*)\|\n\|[-:| ]+\|$/gm)].map(([, row]) =>
    row.trim(),
  );
  return { version, page: titles, summary: [...labels, ...columns] };
}

/** Exits 1 if the pictures show something else than a report of today. */
function checkPictures() {
  const { folder, report } = failingRun();
  const now = JSON.stringify(describeReport(report));
  const then = JSON.stringify(JSON.parse(readFileSync(shownFile, "utf8")));
  rmSync(folder, { recursive: true });
  if (now !== then) {
    console.log(
      `The pictures in docs/images show\n  ${then}\nand a report has\n  ${now}\nTake them again: node scripts/pictures.mjs`,
    );
    process.exitCode = 1;
  }
}

async function main() {
  mkdirSync(images, { recursive: true });
  const { folder, report } = failingRun();
  writeFileSync(shownFile, `${JSON.stringify(describeReport(report), null, 2)}\n`);
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1060, height: 760 } });
  await page.setContent(await renderMarkdown(join(report, "summary.md")));
  await page.screenshot({ path: join(images, "failing-summary.png") });
  for (const width of [390, 1280, 1920]) {
    for (const scheme of ["light", "dark"]) {
      const view = await browser.newPage({
        viewport: { width, height: width === 390 ? 844 : 900 },
        colorScheme: scheme,
      });
      await view.goto(pathToFileURL(join(report, "report.html")).href);
      await view.waitForTimeout(500);
      await view.screenshot({ path: join(images, `report-${width}-${scheme}.png`) });
      await view.close();
    }
  }
  // A4 at 96 dots an inch: what a printer is given.
  const paper = await browser.newPage({ viewport: { width: 794, height: 1123 } });
  await paper.emulateMedia({ media: "print" });
  await paper.goto(pathToFileURL(join(report, "report.html")).href);
  await paper.waitForTimeout(500);
  await paper.screenshot({ path: join(images, "report-print.png") });
  await browser.close();
  rmSync(folder, { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , into, name] = process.argv;
  if (into === "--check") {
    checkPictures();
  } else {
    await (into === undefined ? main() : drawOutcomes(resolve(into), name));
  }
}
