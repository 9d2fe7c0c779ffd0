/**
 * The frame of every page: one file, nothing from the network; it can be mailed, archived and
 * printed. Its data are JSON in a script element, which the page's script reads.
 */
import { type Html } from "./html.ts";
import { escapeHtml } from "../../messages/escape.ts";
import { SCRIPT, SCRIPT_HASH, STYLE, STYLE_HASH } from "./page.generated.ts";

/**
 * The content security policy: the page may load only its own script and style, known by their
 * hashes.
 */
export const POLICY: string = [
  "default-src 'none'",
  `script-src '${SCRIPT_HASH}'`,
  `style-src '${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

/** Compresses a text that comes in parts: returns the parts of its raw deflate in base64. */
export type Pack = (parts: Iterable<string>) => Iterable<string>;

interface PageParts {
  /** The document's title, escaped. */
  readonly title: Html;
  /** Class of the page in the stylesheet; empty for a report. */
  readonly kind: "" | "replay";
  /** Links to the parts of the page. */
  readonly bar: Html;
  readonly body: Html;
  /** What the script reads, as JSON in parts. */
  readonly data: Iterable<string>;
}

/**
 * Yields the page in parts: frame, markup, data, script. `pack` compresses the data; without it
 * they can be read in the file.
 */
export function* renderPage(
  { title, kind, bar, body, data }: PageParts,
  pack?: Pack,
): Iterable<string> {
  yield (
    `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n` +
      `<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n` +
      `<meta name="generator" content="retrieval-eval-gate">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="referrer" content="no-referrer">\n` +
      `<title>${title}</title>\n<style>${STYLE}</style>\n</head>\n<body>\n`
  );
  const main = kind === "" ? "" : ` class="${kind}"`;
  yield `<a class="skip" href="#main">To the content</a>\n${bar}<main id="main"${main}>\n`;
  yield `${body}</main>\n`;
  yield `<script id="data" type="application/${pack === undefined ? "json" : "x-deflate"}">`;
  yield* pack === undefined ? data : pack(data);
  yield "</script>\n";
  yield `<script>${SCRIPT}</script>\n</body>\n</html>\n`;
}

/** Returns the bar at the top: the tool's name and the links, each with the id of a section. */
export function renderBar(
  tool: string,
  links: readonly (readonly [id: string, name: string])[],
): Html {
  const items = links.map(([id, name]) => `<a href="#${id}">${name}</a>`);
  return `<nav class="bar" aria-label="Parts of the page"><span class="tool">${escapeHtml(tool, 80)}</span>${items.join("")}</nav>\n`;
}
