import { describe, expect, test } from "vitest";
import {
  keptAnnotations,
  maskedLines,
  readCommands,
  readKeyValues,
  readSummary,
  splitLines,
  SUMMARY_LIMIT_BYTES,
} from "../helpers/runner-parsing.ts";

/** The names of the commands in a log. */
const commandNames = (log: string): readonly string[] =>
  readCommands(splitLines(log)).map(({ command }) => command);

describe("commands of the fake runner", () => {
  test.each([
    ["at the start of a line", "::set-output name=a::b", "set-output"],
    ["after a no-break space", "\u00A0 \t::add-mask::b", "add-mask"],
    ["in capital letters", "::Set-Output name=a::b", "set-output"],
    ["after a bare carriage return", "harmless\r::add-mask::b\n", "add-mask"],
    ["of the legacy form after text", "| query: ##[add-mask]b", "add-mask"],
    ["of the legacy form with properties", "x##[set-output name=a;]b", "set-output"],
  ])("reads a command %s", (_, log, command) => {
    expect(commandNames(log)).toEqual([command]);
  });

  test.each([
    ["after text", "| ::add-mask::b"],
    ["after a byte order mark, which .NET does not trim", "\uFEFF::add-mask::b"],
    ["with an unknown name", "::set-outputs::b"],
    ["without its end", "::add-mask:b"],
  ])("reads no command %s", (_, log) => {
    expect(commandNames(log)).toEqual([]);
  });

  test("ignores commands between stop-commands and its token", () => {
    const text = "::stop-commands::Token1\n::add-mask::a\n::token1::\n::add-mask::b\n::token1::\n";

    // The second add-mask, and the token no more: without `stop-commands` it is no command.
    expect(commandNames(text)).toEqual(["stop-commands", "add-mask"]);
  });
});

describe("file commands of the fake runner", () => {
  test.each(["a<<EOF\nnever ended\n", "no separator\n", "=value\n", "a<<\nx\n\n"])(
    "fails the step for %j",
    (text) => {
      expect(() => readKeyValues(text)).toThrow(/Invalid/u);
    },
  );
});

test("the fake runner drops a summary above the limit, and shows one at the limit", () => {
  expect(readSummary(Buffer.alloc(0)).kind).toBe("none");
  expect(readSummary(Buffer.alloc(SUMMARY_LIMIT_BYTES, 97)).kind).toBe("shown");
  expect(readSummary(Buffer.alloc(SUMMARY_LIMIT_BYTES + 1, 97)).kind).toBe("dropped");
});

test("the fake runner keeps ten annotations of a type, 4,096 characters of each", () => {
  const lines = Array.from({ length: 12 }, (_, i) => `::error line=${i}::${"x".repeat(5000)}`);
  const annotations = keptAnnotations(readCommands([...lines, "::warning::w"]));

  expect(annotations.map(({ level }) => level)).toEqual([
    ...Array.from({ length: 10 }, () => "error"),
    "warning",
  ]);
  expect(annotations[9]).toEqual({
    level: "error",
    message: "x".repeat(4096),
    file: null,
    line: 9,
    title: null,
  });
});

test("the fake runner masks each line of a secret", () => {
  const lines = ["secret", "::add-mask::secret%0Asecond", "a secret, second", "::add-mask::"];

  expect(maskedLines(lines)).toEqual([
    "secret",
    "::add-mask::***%0A***",
    "a ***, ***",
    "::add-mask::",
  ]);
});
