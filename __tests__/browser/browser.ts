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

export interface OpenOptions extends BrowserContextOptions {
  /** With the `#`. */
  readonly hash?: string;
  /** Runs before any script of the page. */
  readonly init?: () => void;
}

export interface Harness {
  /** A report's page, or another one as it is. */
  readonly open: (report: Report | string, options?: OpenOptions) => Promise<Page>;
}

/** One browser per test file. Every page fails its test where it asks for anything, or writes to the console. */
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
    const own = pathToFileURL(file).href;
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
      if (url.split("#")[0] === own) {
        return await route.continue();
      }
      complaints.push(`request: ${url}`);
      return await route.abort();
    });
    await page.goto(own + hash);
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

/** A gate in this process, whose own files are in a folder of their own: nobody else writes there. */
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

/** The texts of a column of the table of cases, as far as its rows exist. */
export const column = async (page: Page, name: string): Promise<readonly string[]> =>
  await page.locator(`#explorer tbody tr[aria-rowindex] .${name}`).allInnerTexts();
