/**
 * The frame of every page: one file, nothing from the network; it can be mailed, archived and
 * printed. Its data are JSON in a script element, which the page's script reads.
 */
import { escapeText, type Html } from "./html.ts";
import { EARLY, EARLY_HASH, SCRIPT, SCRIPT_HASH, STYLE, STYLE_HASH } from "./page.generated.ts";

/**
 * The content security policy: the page may load only its own scripts and style, known by their
 * hashes.
 */
export const POLICY: string = [
  "default-src 'none'",
  `script-src '${EARLY_HASH}' '${SCRIPT_HASH}'`,
  `style-src '${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

/** Compresses a text that comes in parts: returns the parts of its raw deflate in base64. */
export type Pack = (parts: Iterable<string>) => Iterable<string>;
/** From so many characters on, data are packed; fewer can be read in the file. */
const PACKED_FROM = 500_000;

/** What differs from page to page. */
interface PageParts {
  /** The document's title, escaped. */
  readonly title: Html;
  /** Class of the page in the stylesheet; empty for a report. */
  readonly kind: "" | "replay" | "systems";
  /** Links to the parts of the page. */
  readonly bar: Html;
  readonly body: Html;
  /** What the script reads, as JSON in parts. */
  readonly data: Iterable<string>;
}

/**
 * Yields the page in parts: frame, markup, data, script. `pack` compresses large data; without it
 * data stays readable.
 */
export function* renderPage(
  { title, kind, bar, body, data }: PageParts,
  pack?: Pack,
): Iterable<string> {
  yield (
    `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n` +
      `<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n` +
      `<meta name="generator" content="retrieval-eval-gate">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="referrer" content="no-referrer">\n` +
      `<title>${title}</title>\n<script>${EARLY}</script>\n<style>${STYLE}</style>\n</head>\n<body>\n`
  );
  const main = kind === "" ? "" : ` class="${kind}"`;
  yield `<a class="skip" href="#main">To the content</a>\n${bar}<main id="main"${main}>\n`;
  yield `${body}</main>\n`;
  yield* dataBlock(data, pack);
  yield `<script>${SCRIPT}</script>\n</body>\n</html>\n`;
}

/** Returns the bar at the top: the tool's name and the links, each with the id of a section. */
export function renderBar(
  tool: string,
  links: readonly (readonly [id: string, name: string])[],
): Html {
  const items = links.map(([id, name]) => `<a href="#${id}">${name}</a>`);
  return `<nav class="bar" aria-label="Parts of the page"><span class="tool">${escapeText(tool, 80)}</span>${items.join("")}<span id="theme"></span></nav>\n`;
}

/**
 * Yields the element with the page's data, packed if they have PACKED_FROM characters or more.
 * Without `pack` they are never packed, and the whole JSON is held in memory at once.
 */
function* dataBlock(json: Iterable<string>, pack: Pack | undefined): Iterable<Html> {
  // The element's type says whether the data are packed, so the first parts are held back until it
  // is known whether there are enough of them. The iterator is moved by hand, since a loop that
  // ends early would end it.
  const partsIterator = json[Symbol.iterator]();
  const heldParts: string[] = [];
  const heldMost = pack === undefined ? Infinity : PACKED_FROM;
  let length = 0;
  let next = partsIterator.next();
  for (; !next.done && length < heldMost; next = partsIterator.next()) {
    heldParts.push(next.value);
    length += next.value.length;
  }
  const isPacked = pack !== undefined && length >= PACKED_FROM;
  yield `<script id="data" type="application/${isPacked ? "x-deflate" : "json"}">`;
  if (isPacked) {
    yield* pack(allParts(heldParts, next, partsIterator));
  } else {
    yield* heldParts;
  }
  yield "</script>\n";
}

/**
 * Yields the parts that were held back, then `next`, which the iterator has given last, and those
 * after it.
 */
function* allParts(
  heldParts: readonly string[],
  next: IteratorResult<string>,
  partsIterator: Iterator<string>,
): Iterable<string> {
  yield* heldParts;
  let result = next;
  while (!result.done) {
    yield result.value;
    result = partsIterator.next();
  }
}
