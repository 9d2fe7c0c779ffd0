import { describe, expect, it } from "vitest";
import {
  capText,
  csvCell,
  escapeHtml,
  escapeMarkdown,
  logLine,
  shellWord,
  utf8Length,
  escapeInvisible,
  xmlText,
} from "../../src/messages/escape.ts";
import { HOSTILE } from "../reporters/hostile-strings.ts";

it("capText counts characters, not UTF-16 units, and says how many are missing", () => {
  expect(capText("🚀".repeat(22), 2)).toBe("🚀🚀… (+20 characters)");
  // The count of so few characters would be longer than the characters.
  expect(capText("🚀🚀🚀", 2)).toBe("🚀🚀…");
  expect(capText("🚀🚀", 2)).toBe("🚀🚀");
});

it("escapeInvisible cuts a text as capText does", () => {
  expect(escapeInvisible("x".repeat(10_240), 10)).toBe("xxxxxxxxxx… (+10230 characters)");
});

it("escapeInvisible shows control and bidi characters, and keeps scripts and emoji", () => {
  // Persian has a non-joiner in words, a family of emoji a joiner, a red heart a variation selector.
  const scriptsAndEmoji = "می\u200cخواهم 👩\u200d👧 ❤\ufe0f";

  expect(escapeInvisible("a\u202eb\n\u0000\ud800")).toBe("a\\u{202e}b\\u{a}\\u{0}\\u{d800}");
  expect(escapeInvisible(scriptsAndEmoji)).toBe(scriptsAndEmoji);
});

it.each([
  ["a | b", "a &#124; b"],
  ["a\\|b", "a&#92;&#124;b"],
  ["<img src=x>", "&#60;img src=x&#62;"],
  ["![x](y)", "!&#91;x&#93;(y)"],
  ["`c`", "&#96;c&#96;"],
  ["@octocat", "&#64;&#8203;octocat"],
  ["root@evil.example", "root&#64;&#8203;evil.example"],
  ["recall@10 fell (x) recall_drop", "recall@10 fell (x) recall_drop"],
  ["x@10.example", "x&#64;&#8203;10.example"],
  ["_a_ __b__", "&#95;a&#95; &#95;&#95;b&#95;&#95;"],
  ["fixes #12", "fixes #&#8203;12"],
  ["# heading", "&#35; heading"],
  ["- item", "&#45; item"],
  ["1. item", "1&#46; item"],
  ["http://x www.x", "http&#58;//x www&#46;x"],
  ["$x$", "<span>&#36;</span>x<span>&#36;</span>"],
  ["a\nb", "a&#92;u{a}b"],
  ["&lt;", "&#38;lt;"],
])("escapeMarkdown %j -> %j", (text, expected) => {
  expect(escapeMarkdown(text)).toBe(expected);
});

it("escapeHtml leaves nothing that opens a tag, an attribute or an entity", () => {
  expect(escapeHtml(`<a href="x" b='y'>&amp;`)).toBe(
    "&#60;a href=&#34;x&#34; b=&#39;y&#39;&#62;&#38;amp;",
  );
});

// A spreadsheet takes a text that begins with =, +, -, @, a tab or a return as a formula. An
// apostrophe keeps it a text; numbers get none.
it.each([
  ["plain", "plain"],
  ['a "b"', '"a ""b"""'],
  ["a,b", '"a,b"'],
  ["a\nb", '"a\nb"'],
  ["=1", "'=1"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@x", "'@x"],
  ["\tx", "'\tx"],
  ["\rx", '"\'\rx"'],
  [-1, "-1"],
  [0.25, "0.25"],
  [null, ""],
  ["a\u0000", "a\\u{0}"],
])("csvCell %j -> %j", (value, expected) => {
  expect(csvCell(value)).toBe(expected);
});

it("xmlText drops characters that XML 1.0 does not allow", () => {
  expect(xmlText("a\u0000\u001b\ud800\uffffb<&\"'>\n🚀")).toBe(
    "ab&#60;&#38;&#34;&#39;&#62;&#10;🚀",
  );
});

/**
 * True if the runner takes a line of the text as a command, by TryParseV2 and TryParse of
 * ActionCommand.cs in the runner's source.
 */
const isCommand = (line: string): boolean =>
  line
    .split(/\r\n|\r|\n/)
    .some((each) => each.trimStart().startsWith("::") || each.includes("##["));

describe("logLine", () => {
  it.each([...HOSTILE])("logLine never starts a command or controls a terminal: %s", (_, text) => {
    for (const line of [
      logLine(text),
      logLine(`::${text}`),
      logLine(`##[${text}`),
      `  ${logLine(text)}`,
    ]) {
      expect(isCommand(line)).toBe(false);
      expect(line).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/u);
    }
  });

  // `::` and `##[` begin commands of GitHub's log, also behind white space.
  it("breaks what begins a command of the log", () => {
    expect(logLine(":::")).toBe(":\u200b:\u200b:");
    expect(logLine("###[x")).toBe("###\u200b[x");
  });
});

it.each([
  ["baselines/docs.json", "baselines/docs.json"],
  ["a b", "'a b'"],
  ["it's; rm", "'it'\\''s; rm'"],
  ["-rf", "'-rf'"],
  ["", "''"],
])("shellWord %j -> %s", (text, expected) => {
  expect(shellWord(text)).toBe(expected);
});

it.each(["", "a\x7f\x80", "\u07ff\u0800", "\uffff🚀x", "a\ud800b"])("utf8Length %j", (text) => {
  expect(utf8Length(text)).toBe(Buffer.byteLength(text, "utf8"));
});
