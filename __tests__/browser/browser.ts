/// <reference lib="dom" />
/** A headless Chromium and pages in it that may load nothing but their own file. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { runGate } from "../../src/app/gate.ts";
import { emptyRequest, type GateRequest } from "../../src/app/request.ts";
import { deflateToBase64 } from "../../src/system/deflate.ts";
import type { Report } from "../../src/model/report.ts";
import { renderReportHtml } from "../helpers/rendered.ts";
import { writeFiles } from "../helpers/workspace.ts";

const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
const ARGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** How a page is opened. */
export interface OpenOptions extends BrowserContextOptions {
  /** The end of the address, with the `#`: `#case=a`. */
  readonly hash?: string;
  /** Runs before any script of the page. */
  readonly init?: () => void;
}

/** The browser of a test file. */
export interface Harness {
  /**
   * Opens the page of a report, or a page's HTML as it is, and waits for its table of cases if it
   * has one.
   */
  readonly open: (report: Report | string, options?: OpenOptions) => Promise<Page>;
}

/**
 * Starts one browser for the test file. A test fails if one of its pages makes a request, writes to
 * the console, throws, or opens a dialog of the browser.
 */
export function useBrowser(): Harness {
  let browser: Browser | undefined;
  let folder = "";
  const complaints: string[] = [];

  beforeAll(async () => {
    if (!existsSync(CHROMIUM)) {
      throw new Error(
        `No browser at ${CHROMIUM}: apt-get install -y chromium, or set CHROMIUM to the path of one`,
      );
    }
    folder = mkdtempSync(path.join(tmpdir(), "report-page-"));
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
  });
  afterEach(async () => {
    for (const context of browser?.contexts() ?? []) {
      await context.close();
    }
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    if (folder !== "") {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  async function open(
    report: Report | string,
    { hash = "", init, ...options }: OpenOptions = {},
  ): Promise<Page> {
    const file = path.join(folder, `${crypto.randomUUID()}.html`);
    writeFileSync(
      file,
      typeof report === "string" ? report : renderReportHtml(report, deflateToBase64),
    );
    const address = pathToFileURL(file).href;
    const context = await browser!.newContext({
      viewport: { width: 1280, height: 800 },
      ...options,
    });
    if (init !== undefined) {
      await context.addInitScript(init);
    }
    const page = await context.newPage();
    page.on("console", (message) =>
      complaints.push(`console ${message.type()}: ${message.text()}`),
    );
    page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
    page.on("dialog", (dialog) => {
      complaints.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await page.route("**/*", async (route) => {
      const url = route.request().url();
      if (url.split("#")[0] === address) {
        return await route.continue();
      }
      complaints.push(`request: ${url}`);
      return await route.abort();
    });
    await page.goto(address + hash);
    if (
      options.javaScriptEnabled !== false &&
      typeof report !== "string" &&
      report.scores !== null
    ) {
      await page.locator(".cases table").waitFor();
    }
    return page;
  }
  return { open };
}

/** Runs in a page before any other script: it may store nothing. */
export function denyStorage(): void {
  const get = (): never => {
    throw new DOMException("denied", "SecurityError");
  };
  Object.defineProperty(window, "localStorage", { get });
}

/**
 * Runs the gate on a folder in this process, and returns its report. The folder becomes a
 * repository.
 */
export async function gateIn(folder: string, request: Partial<GateRequest>): Promise<Report> {
  writeFiles(folder, { ".git/HEAD": "", "host/module-host.js": "" });
  const { report } = await runGate(
    { ...emptyRequest("gate", folder), ...request },
    {
      environment: {},
      event: null,
      moduleHost: path.join(folder, "host/module-host.js"),
      signal: new AbortController().signal,
      progress: () => {},
      line: null,
    },
  );
  return report;
}

/**
 * Returns the texts of a column (by its CSS class) of the table of cases: of the rows in sight,
 * since others don't exist.
 */
export const column = async (page: Page, name: string): Promise<readonly string[]> =>
  await page.locator(`#explorer tbody tr[aria-rowindex] .${name}`).allInnerTexts();
