/**
 * Queries, ids, paths and errors come from strangers. Each format has one function here, called at
 * the last moment; nothing that a reporter writes goes around it. `max` is an optional cap in
 * characters: the text is cut before it is escaped, so that an escape is never cut in half.
 */

/**
 * Controls, bidi, line separators, lone surrogates, noncharacters, invisible fillers, tags; joiners
 * of real scripts stay.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Noncharacter_Code_Point}\u00ad\u200b\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu;

const ZERO_WIDTH_SPACE = "\u200b";

/** From so many missing characters on their number is shown: for fewer it is not worth its room. */
const WORTH_COUNTING = 20;

/**
 * Returns the text if it has at most `max` characters (code points), else the first `max` of them
 * with `…` and, if these are more than a few, the number of those left out: `hiking map… (+120
 * characters)`.
 */
export function capText(text: string, max: number): string {
  if (text.length <= max) {
    return text;
  }
  const points = Array.from(text);
  const hiddenCount = points.length - max;
  if (hiddenCount <= 0) {
    return text;
  }
  const countWords = hiddenCount < WORTH_COUNTING ? "" : ` (+${hiddenCount} characters)`;
  return `${points.slice(0, max).join("")}…${countWords}`;
}

/** Returns the text with invisible and reordering characters written out as `\u{202e}`. */
export function escapeInvisible(text: string, max: number = Infinity): string {
  return capText(text, max).replaceAll(INVISIBLE, codePoint);
}

/** Returns a character as its code point is written in JavaScript: `\u{202e}`. */
function codePoint(character: string): string {
  return `\\u{${character.codePointAt(0)!.toString(16)}}`;
}

/** Returns a character as an entity of HTML: `&#60;`. */
const toEntity = (character: string): string => `&#${character.codePointAt(0)};`;

/**
 * Characters that make structure in Markdown: always (`<`, `|`, `*`), an underscore at the edge of
 * a word, a colon before text (`:smile:`, `http://`), the point of `www.`, and what begins a
 * heading, a list or a quotation at the start (`#`, `1.`).
 */
const MARKDOWN_STRUCTURE =
  /[&<>`|*~[\]\\]|(?<![a-z0-9])_|_(?![a-z0-9])|:(?=\S)|(?<=www)\.|^[-+=#\s]|(?<=^\d{1,9})[.)]/giu;
/** An `@` of a mention or an e-mail address; not that of `recall@10`. */
const MENTION = /@(?<!\w@(?=\d+(?![\w-]|\.\w)))/g;
/**
 * The `#` of an issue, `#7`, but not of an entity, `&#60;`; or the place behind the dash of `GH-7`.
 */
const ISSUE = /(?<!&)#(?=\d)|(?<=\bgh-)(?=\d)/gi;

/**
 * Returns a text for GitHub's Markdown, as a table cell or inside a line. Entities can't form
 * structure (CommonMark 6.2), but GitHub looks for mentions, e-mail addresses and issue numbers
 * after decoding them, hence the zero-width spaces; a dollar sign starts mathematics unless it is
 * alone in a span. What can do no harm (`recall_drop`, `recall@10`) stays legible.
 */
export function escapeMarkdown(text: string, max: number = Infinity): string {
  return escapeInvisible(text, max)
    .replaceAll(MARKDOWN_STRUCTURE, toEntity)
    .replaceAll(MENTION, `&#64;${toEntity(ZERO_WIDTH_SPACE)}`)
    .replaceAll(ISSUE, (found) => found + toEntity(ZERO_WIDTH_SPACE))
    .replaceAll("$", "<span>&#36;</span>");
}

/** Returns a text for Markdown as code, where GitHub finds no mentions, emoji or references. */
export function codeMarkdown(text: string, max: number = Infinity): string {
  return `<code>${escapeMarkdown(text, max)}</code>`;
}

/** Returns a text for HTML: between tags, and in double-quoted attributes. */
export function escapeHtml(text: string, max: number = Infinity): string {
  return escapeInvisible(text, max).replaceAll(/[&<>"'`]/g, toEntity);
}

/**
 * Returns a sentence of ours, escaped for Markdown or HTML, with text in backticks as code. It is
 * not for other texts, whose backticks may be a stranger's.
 */
export function markCode(escaped: string): string {
  // A backtick is `&#96;` once it is escaped.
  return escaped.replaceAll(/&#96;((?:(?!&#96;).)+)&#96;/g, "<code>$1</code>");
}

/**
 * Returns one CSV cell (RFC 4180), empty for null. A text that a spreadsheet would take for a
 * formula gets an apostrophe before it; numbers are never formulas and stay as they are. Control
 * characters but tabs and line ends are written out.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) {
    return "";
  }
  if (typeof value === "number") {
    return String(value);
  }
  const shown = value.replaceAll(/[\p{Cc}\p{Cs}]/gu, (character) =>
    /[\t\n\r]/.test(character) ? character : codePoint(character),
  );
  // What starts a formula, also in full width: `=`, `+`, `-`, `@`, and a tab or line end, which
  // spreadsheets skip.
  const isFormula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u.test(shown);
  const guarded = isFormula ? `'${shown}` : shown;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/**
 * Returns a text for XML 1.0, between tags and in attributes. Characters outside its Char
 * production (section 2.2) are dropped: no entity may stand for them. Other invisible ones are
 * written out.
 */
export function xmlText(text: string, max: number = Infinity): string {
  return capText(text, max)
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replaceAll(/[\p{Bidi_Control}\u007f-\u009f]/gu, codePoint)
    .replaceAll(/[&<>"'\t\n\r]/g, toEntity);
}

/**
 * Returns one line for a terminal or a job's log: no control or bidi character acts, and GitHub's
 * runner sees no command. It looks for `##[` anywhere and for `::` at the start, so zero-width
 * spaces part them.
 */
export function logLine(text: string, max: number = Infinity): string {
  return escapeInvisible(text, max)
    .replaceAll(/:(?=:)/g, `:${ZERO_WIDTH_SPACE}`)
    .replaceAll(/##(?=\[)/g, `##${ZERO_WIDTH_SPACE}`);
}

/** Returns a word of a shell command that people may paste, in single quotes unless it is plain. */
export function shellWord(text: string): string {
  const isPlain = /^[\w@%+=:,./-]+$/.test(text) && !text.startsWith("-");
  // A single quote within: the quoted text ends, an escaped quote follows, and another quoted text
  // begins.
  return isPlain ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/**
 * Returns the flag that names a case: `--case install`, but `--case=-x`, since `-x` alone would be
 * taken for a flag.
 */
export function caseFlag(id: string): string {
  return `--case${id.startsWith("-") ? "=" : " "}${shellWord(id)}`;
}

/**
 * Returns how many bytes a text has in UTF-8, without Node.js, which this folder does not use. A
 * lone surrogate counts as the replacement character, three bytes.
 */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0)!;
    // One byte more from the first code point of two, of three, and of four bytes on.
    bytes += 1 + Number(point >= 0x80) + Number(point >= 0x800) + Number(point >= 0x10000);
  }
  return bytes;
}
