/** The project's pages, and their blocks of code. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of this project. */
export const ROOT: string = fileURLToPath(new URL("../..", import.meta.url));
/** Returns the text of a file of this project. */
export const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");
/** The paths of all pages in Markdown that people read. */
export const PAGES: readonly string[] = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...(readdirSync(path.join(ROOT, "docs"), { recursive: true }) as string[])
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

/** A block of code in a page. */
interface Block {
  readonly language: string;
  /** What the block says after `file=`; null without it. */
  readonly file: string | null;
  readonly text: string;
  /** The nearest heading above it. */
  readonly under: string;
}

/**
 * Returns the blocks of code of a page, in order, without their indentation. Blocks without a
 * language are left out.
 */
export function blocksOf(page: string): readonly Block[] {
  let under = "";
  return [
    ...read(page).matchAll(/^#+ (.+)$|^( *)```(\w+)(?: file=(\S+))?\n([^]*?)^ *```/gm),
  ].flatMap(([, heading, indent, language, file, text]) => {
    if (heading !== undefined) {
      under = heading;
    }
    if (language === undefined) {
      return [];
    }
    const lines = text!
      .split("\n")
      .map((line) => line.slice(line.startsWith(indent!) ? indent!.length : 0));
    return [{ language, file: file ?? null, text: lines.join("\n"), under }];
  });
}
