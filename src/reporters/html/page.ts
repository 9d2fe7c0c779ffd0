/** The frame of every page: one file, nothing from the network; it can be mailed, archived and printed. */
import { escapeText, type Html } from "./html.ts";
import { EARLY, EARLY_HASH, SCRIPT, SCRIPT_HASH, STYLE, STYLE_HASH } from "./page.generated.ts";

export const POLICY: string = [
  "default-src 'none'",
  `script-src '${EARLY_HASH}' '${SCRIPT_HASH}'`,
  `style-src '${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

/** From the parts of a text to those of its raw deflate in base64. */
export type Pack = (parts: Iterable<string>) => Iterable<string>;
/** Characters of data beyond which they are packed; below, they can be read in the file. */
const PACKED_FROM = 500_000;

interface PageParts {
  /** Escaped. */
  readonly title: Html;
  /** What the style tells the page by; empty for the report. */
  readonly kind: "" | "history" | "systems";
  /** Links to the parts of the page. */
  readonly bar: Html;
  readonly body: Html;
  /** What the script reads, as JSON in parts. */
  readonly data: Iterable<string>;
}

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

/** `links`: those that lead somewhere, by id and name. */
export function renderBar(
  tool: string,
  links: readonly (readonly [id: string, name: string])[],
): Html {
  const items = links.map(([id, name]) => `<a href="#${id}">${name}</a>`);
  return `<nav class="bar" aria-label="Parts of the page"><span class="tool">${escapeText(tool, 80)}</span>${items.join("")}<span id="theme"></span></nav>\n`;
}

function* dataBlock(json: Iterable<string>, pack: Pack | undefined): Iterable<Html> {
  const parts = json[Symbol.iterator]();
  // Whether the data are packed hangs on how many they are: the beginning is held until that is known.
  const held: string[] = [];
  const most = pack === undefined ? Infinity : PACKED_FROM;
  let length = 0;
  let next = parts.next();
  for (; !next.done && length < most; next = parts.next()) {
    held.push(next.value);
    length += next.value.length;
  }
  const packed = pack !== undefined && length >= PACKED_FROM;
  yield `<script id="data" type="application/${packed ? "x-deflate" : "json"}">`;
  if (packed) {
    yield* pack(renderRest(held, next, parts));
  } else {
    yield* held;
  }
  yield "</script>\n";
}

function* renderRest(
  held: readonly string[],
  next: IteratorResult<string>,
  parts: Iterator<string>,
): Iterable<string> {
  yield* held;
  for (; !next.done; next = parts.next()) {
    yield next.value;
  }
}
