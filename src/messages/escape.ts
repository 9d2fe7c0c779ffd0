/**
 * Queries, ids, paths and errors come from strangers. Each format has one function here, called at the last moment;
 * nothing that a reporter writes goes around it. All take an optional cap in characters, applied before escaping so
 * that an escape is never cut in half.
 */
/** Controls, bidi, line separators, lone surrogates, noncharacters, invisible fillers, tags; joiners of real scripts stay. */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Noncharacter_Code_Point}\u00ad\u200b\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu;

const ZERO_WIDTH_SPACE = "\u200b";

/** A count of fewer missing characters would take more room than they do. */
const WORTH_COUNTING = 20;

/** The first `max` characters (code points), then how many were left out, where these are more than a few. */
export function capText(text: string, max: number): string {
  if (text.length <= max) {
    return text;
  }
  const points = Array.from(text);
  const left = points.length - max;
  if (left <= 0) {
    return text;
  }
  return `${points.slice(0, max).join("")}…${left < WORTH_COUNTING ? "" : ` (+${left} characters)`}`;
}

/** Characters that can't be seen or that reorder others, written out as `\u{202e}`. */
export function escapeInvisible(text: string, max: number = Infinity): string {
  return capText(text, max).replaceAll(INVISIBLE, codePoint);
}

function codePoint(character: string): string {
  return `\\u{${character.codePointAt(0)!.toString(16)}}`;
}

const toEntity = (character: string): string => `&#${character.codePointAt(0)};`;

/**
 * For GitHub's Markdown, as a table cell or inside a line. Entities can't form structure (CommonMark 6.2), but GitHub
 * looks for mentions, e-mail addresses and issue numbers after decoding them, hence the zero-width spaces; a dollar
 * sign starts mathematics unless it is alone in a span. What can do no harm (`recall_drop`, `recall@10`) stays legible.
 */
export function escapeMarkdown(text: string, max: number = Infinity): string {
  return escapeInvisible(text, max)
    .replaceAll(
      /[&<>`|*~[\]\\]|(?<![a-z0-9])_|_(?![a-z0-9])|:(?=\S)|(?<=www)\.|^[-+=#\s]|(?<=^\d{1,9})[.)]/giu,
      toEntity,
    )
    .replaceAll(/@(?<!\w@(?=\d+(?![\w-]|\.\w)))/g, `&#64;${toEntity(ZERO_WIDTH_SPACE)}`)
    .replaceAll(/(?<!&)#(?=\d)|(?<=\bgh-)(?=\d)/gi, (found) => found + toEntity(ZERO_WIDTH_SPACE))
    .replaceAll("$", "<span>&#36;</span>");
}

/** The same as code: GitHub finds no mentions, emoji or references there. */
export function codeMarkdown(text: string, max: number = Infinity): string {
  return `<code>${escapeMarkdown(text, max)}</code>`;
}

/** For HTML text and double-quoted attributes. */
export function escapeHtml(text: string, max: number = Infinity): string {
  return escapeInvisible(text, max).replaceAll(/[&<>"'`]/g, toEntity);
}

/**
 * One CSV cell (RFC 4180). A text that a spreadsheet would take for a formula gets a leading apostrophe; numbers are
 * never formulas and stay as they are.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) {
    return "";
  }
  if (typeof value === "number") {
    return String(value);
  }
  const shown = value.replaceAll(/[\p{Cc}\p{Cs}]/gu, (c) =>
    /[\t\n\r]/.test(c) ? c : codePoint(c),
  );
  const guarded = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u.test(shown) ? `'${shown}` : shown;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** For XML 1.0 text and attributes; characters outside its Char production (section 2.2) are dropped. */
export function xmlText(text: string, max: number = Infinity): string {
  return capText(text, max)
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replaceAll(/[\p{Bidi_Control}\u007f-\u009f]/gu, codePoint)
    .replaceAll(/[&<>"'\t\n\r]/g, toEntity);
}

/**
 * One line for a terminal or a job's log: no control or bidi character acts, and the runner sees no command: it
 * looks for `##[` anywhere and for `::` after any leading white space, a no-break space included.
 */
export function logLine(text: string, max: number = Infinity): string {
  return escapeInvisible(text, max)
    .replaceAll(/:(?=:)/g, `:${ZERO_WIDTH_SPACE}`)
    .replaceAll(/##(?=\[)/g, `##${ZERO_WIDTH_SPACE}`)
    .replace(/^\s+/u, (lead) => lead.replaceAll(/[^ ]/gu, codePoint));
}

/** A word of a shell command that people may paste. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) && !text.startsWith("-")
    ? text
    : `'${text.replaceAll("'", "'\\''")}'`;
}

/** A case named to a command; an id that begins with `-` would be taken for another flag. */
export function caseFlag(id: string): string {
  return `--case${id.startsWith("-") ? "=" : " "}${shellWord(id)}`;
}

/** Bytes of a string in UTF-8; lone surrogates count as the replacement character. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0)!;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}
