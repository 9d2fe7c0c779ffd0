import { describe, expect, it } from "vitest";
import { GateError } from "../../src/errors.ts";
import { loadVerdicts, formatVerdictLines } from "../../src/files/part.ts";
import { formatProblem } from "../../src/model/problem.ts";
import { workspace } from "../helpers/workspace.ts";

describe("loadVerdicts", () => {
  const keyOf = (digit: string): string => digit.repeat(64);
  /** Returns a line of the cache. The key is `digit` 64 times. */
  const line = (digit: string, verdict: object, kind = "usefulness"): string =>
    JSON.stringify({ key: keyOf(digit), kind, verdict });

  /**
   * Returns `code exit-code` and the problems of a cache with this text; empty if it is accepted.
   */
  function refusalOf(text: string): readonly string[] {
    try {
      loadVerdicts({ directory: workspace({ "v.jsonl": text }) }, "v.jsonl");
    } catch (error) {
      if (error instanceof GateError) {
        return [`${error.code} ${error.exitCode}`, ...error.problems.map(formatProblem)];
      }
    }
    return [];
  }

  it("returns no verdicts without a file", () => {
    expect(loadVerdicts({ directory: workspace() }, "v.jsonl").size).toBe(0);
  });

  it("loadVerdicts refuses a folder", () => {
    const root = { directory: workspace({ "v.jsonl/x": "" }) };

    expect(() => loadVerdicts(root, "v.jsonl")).toThrow("v.jsonl");
  });

  it("accepts lines in any order, and the same line twice", () => {
    const text = `${line("b", { useful: true })}\r\n\n${line("a", { useful: false })}\n${line("b", { useful: true })}\n`;
    const read = loadVerdicts({ directory: workspace({ "v.jsonl": text }) }, "v.jsonl");

    expect(formatVerdictLines(read.values())).toBe(
      `{"key":"${keyOf("a")}","kind":"usefulness","verdict":{"useful":false}}\n{"key":"${keyOf("b")}","kind":"usefulness","verdict":{"useful":true}}\n`,
    );
  });

  it("has one problem for a verdict without any of its figures", () => {
    expect(refusalOf(line("c", {}))).toStrictEqual([
      "invalid_verdicts 2",
      expect.stringMatching(/^v\.jsonl:1 \(\/verdict\): /),
    ]);
  });

  it("names the line of each mistake", () => {
    const text = [
      line("a", { useful: true }),
      "<<<<<<< HEAD",
      line("a", { useful: false }),
      line("b", { useful: "yes" }),
      line("c", {}),
      line("d", { useful: true, claims: [] }),
      '{"key":"x","kind":"taste","verdict":{"useful":true},"more":1}',
      line("e", { cosines: [1.5] }, "similarity"),
      "[]",
    ].join("\n");

    expect(refusalOf(text)).toStrictEqual([
      "invalid_verdicts 2",
      expect.stringMatching(/^v\.jsonl:2: not valid JSON: /),
      `v.jsonl:3: key ${keyOf("a")} has another verdict on line 1; remove one of the two`,
      'v.jsonl:4 (/verdict/useful): expected `true` or `false`; got "yes"',
      expect.stringMatching(/^v\.jsonl:5 \(\/verdict\): /),
      expect.stringMatching(/^v\.jsonl:6 \(\/verdict\): /),
      expect.stringMatching(/^v\.jsonl:7 \(\/key\): expected 64 hexadecimal digits/),
      expect.stringMatching(/^v\.jsonl:7 \(\/kind\): expected one of "claims"/),
      expect.stringMatching(/^v\.jsonl:7 \(\/more\): unknown key "more"/),
      "v.jsonl:8 (/verdict/cosines/0): expected a number <= 1; got 1.5",
      "v.jsonl:9: expected an object, got []",
    ]);
  });
});
