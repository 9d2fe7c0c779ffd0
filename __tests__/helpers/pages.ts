/** The project's pages, and what their blocks show. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT: string = fileURLToPath(new URL("../..", import.meta.url));
export const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");
export const PAGES: readonly string[] = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...(readdirSync(path.join(ROOT, "docs"), { recursive: true }) as string[])
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

interface Block {
  readonly language: string;
  readonly file: string | null;
  readonly text: string;
  /** The heading that it stands under. */
  readonly under: string;
}

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
