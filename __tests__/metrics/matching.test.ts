import { describe, expect, it } from "vitest";
import { matchable, matcher } from "../../src/metrics/matching.ts";
import type { Hit } from "../../src/model/run.ts";
import type { Target } from "../../src/model/suite.ts";
import { definitionOf } from "../helpers/make.ts";

function matches(kind: Target["kind"], value: string, hit: Partial<Hit>, caseSensitive = false): boolean {
  const definition = definitionOf({ case_sensitive: caseSensitive });
  const whole: Hit = { docId: hit.id ?? hit.path ?? "doc", repeat: false, ...hit };
  return matcher({ kind, value, grade: 1 }, definition)(matchable(whole, definition, true));
}

describe("matching", () => {
  it.each([
    ["a.rs", "src/data.rs", false],
    ["data.rs", "src/data.rs", true],
    ["src/data.rs", "src/data.rs", true],
    ["src/data.rs", "lib/src/data.rs", true],
    ["src/data.rs", "lib\\src\\data.rs", true],
    ["src\\data.rs", "src/data.rs", true],
    ["./src/data.rs", "src/data.rs", true],
    ["data", "src/data.rs", false],
    ["SRC/Data.rs", "src/data.RS", true],
    ["rc/data.rs", "src/data.rs", false],
  ])("path %s against %s: %s", (wanted, path, expected) => {
    expect(matches("path", wanted, { path })).toBe(expected);
    expect(matches("hint", wanted, { path })).toBe(expected);
  });

  it.each([
    ["parse", "config::parse", true],
    ["config::parse", "app::config::parse", true],
    ["parse", "config.parse", true],
    ["parse", "config#parse", true],
    ["parse", "config/parse", true],
    ["arse", "config::parse", false],
    ["fig::parse", "config::parse", false],
  ])("qualified name %s against %s: %s", (wanted, qualifiedName, expected) => {
    expect(matches("qualified_name", wanted, { qualifiedName })).toBe(expected);
  });

  it("compares ids exactly, letter case included", () => {
    expect(matches("id", "Doc-1", { id: "Doc-1" })).toBe(true);
    expect(matches("id", "doc-1", { id: "Doc-1" })).toBe(false);
    expect(matches("id", "doc-1", { id: "a/doc-1" })).toBe(false);
  });

  it("folds ASCII only, so that no locale decides", () => {
    expect(matches("name", "TITLE", { name: "title" })).toBe(true);
    expect(matches("name", "Ä", { name: "ä" })).toBe(false);
    expect(matches("name", "K", { name: "\u212a" })).toBe(false);
    expect(matches("name", "TITLE", { name: "title" }, true)).toBe(false);
  });

  it("keeps kinds apart", () => {
    expect(matches("name", "a.md", { path: "docs/a.md" })).toBe(false);
    expect(matches("path", "parse", { name: "parse" })).toBe(false);
    expect(matches("hint", "parse", { name: "parse" })).toBe(true);
  });

  it("covers a text that contains the passage, whatever its white space and case", () => {
    expect(matches("text", "Node 24 is  required", { text: "…\nnode 24 is\trequired here" })).toBe(true);
    expect(matches("text", "abcdefghij", { text: "a" })).toBe(false);
    // 7 of 10 characters, min_contained 0.7
    expect(matches("text", "abcdefghij", { text: "abcdefg" })).toBe(true);
    expect(matches("text", "abcdefghij", { text: "abcdef" })).toBe(false);
  });
});
