import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readJson } from "../../src/files/json-text.ts";

describe("readJson", () => {
  // Columns: the fault, the text, its line, and a part of the reason.
  it.each([
    ["a comma before ]", '[\n  {"a": 1},\n]\n\n', 2, "remove the comma"],
    ["a comma before }", '{"a": 1,\n "b": 2,\n}', 2, "remove the comma"],
    ["a comment", '[\n  // first\n  {"a": 1}\n]', 2, "no comments"],
    ["a comment in # style", "[\n  1, # one\n  2\n]", 2, "no comments"],
    ["an id without quotes", '[\n  {"id": abc}\n]', 2, 'expected a value, got "a"'],
    ["a key without quotes", "[\n  {id: 1}\n]", 2, 'expected a key in double quotes, got "i"'],
    ["single quotes", "[\n  'a'\n]", 2, "texts and keys need double quotes"],
    ["a missing comma", '[\n  {"a": 1}\n  {"b": 2}\n]', 3, "expected a comma or ]"],
    ["a missing colon", '[\n  {"a" 1}\n]', 2, "expected a colon"],
    ["a cut file", '[\n  {"a": 1},\n', 2, "ends too early"],
    ["a cut text", '[\n  {"a": "b', 2, "not closed"],
    ["a line break in a text", '[\n  "a\nb"\n]', 2, "a line break"],
    ["a wrong escape", String.raw`["C:\docs"]`, 1, "no such escape"],
    ["a value behind the end", "[]\n[]", 2, "expected the end"],
    ["a wrong bracket", "[\n  1\n}", 3, "expected a comma or ]"],
    ["a number that begins with 0", "[\n  007\n]", 2, "expected a comma or ]"],
    ["NaN", "[\n  NaN\n]", 2, "JSON has no NaN; write null, after"],
    ["a negative infinite number", '{"a": -Infinity}', 1, "JSON has no -Infinity; write null"],
    ["None as a key", "{None: 1}", 1, 'expected a key in double quotes, got "N"'],
    ["a truth value of Python", "[True]", 1, "JSON has no True; write true"],
    ["a word that begins as NaN", "[Nanny]", 1, 'expected a value, got "N"'],
    ["typographic quotes", "[‘a’]", 1, "texts and keys need double quotes"],
    ["a character of two units", "[😀]", 1, 'expected a value, got "😀"'],
  ])("finds %s", (_fault, text, line, reason) => {
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    expect(readJson({ file: "a.json", text }).problems).toEqual([
      { file: "a.json", line, message: expect.stringContaining(reason) },
    ]);
  });

  it("shows what stands before the fault", () => {
    const { problems } = readJson({ file: "a.json", text: '{"id": abc}' });

    expect(problems[0]?.message).toBe(
      'not valid JSON: expected a value, got "a"; a text needs double quotes, after "{\\"id\\":"',
    );
  });

  it("finds a fault behind millions of escapes", () => {
    const text = `["${String.raw`\n`.repeat(5_000_000)}"\n x]`;

    const { problems } = readJson({ file: "a.json", text });

    expect(problems).toEqual([
      { file: "a.json", line: 2, message: expect.stringContaining('"x"') },
    ]);
  });

  it("refuses what JSON.parse refuses, and reads all else as JSON.parse does", () => {
    const insertion = fc.record({
      json: fc.json({ maxDepth: 5 }),
      place: fc.double({ min: 0, max: 1, noNaN: true }),
      inserted: fc.constantFrom("", ".5", ...Array.from(' []{}:,x0-"\\\n')),
    });

    fc.assert(
      fc.property(insertion, ({ json, place, inserted }) => {
        const at = Math.floor(place * json.length);
        const text = json.slice(0, at) + inserted + json.slice(at);
        let parsed: unknown;
        try {
          parsed = JSON.parse(text);
        } catch {
          parsed = undefined;
        }

        const { value, problems } = readJson({ file: "a.json", text });

        expect(value).toEqual(parsed);
        // Repeated and forbidden keys are problems of JSON that can be parsed.
        expect(problems.some(({ message }) => message.startsWith("not valid"))).toBe(
          parsed === undefined,
        );
      }),
      { numRuns: 1000 },
    );
  });
});
