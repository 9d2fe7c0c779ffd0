/** Whole texts that people read, in a file beside the test. GOLDEN=write writes them down. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";

/** Returns a page without its scripts and the program's version, with a line for each element. */
export function pageText(page: string): string {
  const [, body = ""] = page.split(/(?=<body)/);
  return body
    .replaceAll(/<script[^]*?<\/script>/g, "")
    .replaceAll(/>\s*</g, ">\n<")
    .replace(/retrieval-eval-gate \d+\.\d+\.\d+/, "retrieval-eval-gate");
}

/**
 * Returns what a text has more (`+2 <line>`) and less (`-1 <line>`) of each line than another one.
 * It does not show the order of lines.
 */
export function listOtherLines(text: string, other: string): string {
  const surplusByLine = new Map<string, number>();
  const addToSurplus = (lines: string, count: number): void => {
    for (const line of lines.split("\n")) {
      surplusByLine.set(line, (surplusByLine.get(line) ?? 0) + count);
    }
  };
  addToSurplus(text, 1);
  addToSurplus(other, -1);
  const otherLines = [...surplusByLine].filter(([, surplus]) => surplus !== 0);
  return otherLines
    .map(([line, surplus]) => `${surplus > 0 ? "+" : ""}${surplus} ${line}\n`)
    .join("");
}

/** Returns the JSON that a page's script shows, with a line for each object or list in it. */
export function pageData(page: string): string {
  const [, data = ""] =
    /<script id="data" type="application\/json">([^]*?)<\/script>/.exec(page) ?? [];
  return `${data.replaceAll(/(?<=[}\]]),(?=["{[])/g, ",\n")}\n`;
}

/** Expects the text to be that of the file. With GOLDEN=write it is written there first. */
export function expectGolden(file: URL, text: string): void {
  const path = fileURLToPath(file);
  if (process.env["GOLDEN"] === "write") {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  expect(text).toBe(readFileSync(path, "utf8"));
}
