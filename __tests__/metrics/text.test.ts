import { expect, it } from "vitest";
import { ComparedText } from "../../src/metrics/compared-text.ts";
import { coversPassage, targetIdentity, passageMatcher } from "../../src/metrics/text.ts";
import { DEFAULT_DEFINITION } from "../../src/model/config.ts";
import { target } from "../helpers/make.ts";

const RULE = { ...DEFAULT_DEFINITION.text, min_contained: 0.5 };
const isCovering = (text: string, passage: string, rule = RULE): boolean =>
  coversPassage(new ComparedText(text), new ComparedText(passage), rule);

it("coversPassage covers nothing if one text is empty", () => {
  const anyShare = { ...RULE, min_contained: 0 };

  expect(isCovering("", "two", anyShare)).toBe(false);
  expect(isCovering("two", "", anyShare)).toBe(false);
  expect(isCovering("", "", anyShare)).toBe(false);
});

it("passageMatcher decides again for another rule: four of ten characters are 0.4", () => {
  const hit = { doc_id: "a", repeat: false, text: "abcd" };
  const isMatchedUnder = (share: number): boolean =>
    passageMatcher("abcdefghij", { ...RULE, min_contained: share })(hit);

  expect(isMatchedUnder(0.5)).toBe(false);
  expect(isMatchedUnder(0.4)).toBe(true);
  expect(isMatchedUnder(0.5)).toBe(false);
});

it("passageMatcher decides for each text, and never accepts a hit without one", () => {
  const matches = passageMatcher("two", RULE);

  expect(matches({ doc_id: "a", repeat: false, text: "one two" })).toBe(true);
  expect(matches({ doc_id: "a", repeat: false, text: "one" })).toBe(false);
  expect(matches({ doc_id: "a", repeat: false })).toBe(false);
});

it("passageMatcher ignores Markdown marks in text and passage", () => {
  const text =
    "## Refunds\n\nA **refund** is `paid` within _14 days_ of the return, see snake_case.";
  const exact = { ...RULE, threshold: 1 };
  const isInText = (passage: string): boolean =>
    passageMatcher(passage, exact)({ doc_id: "a", repeat: false, text });

  expect(isInText("Refunds A refund is paid within 14 days of the return")).toBe(true);
  expect(isInText("# Refunds")).toBe(true);
  expect(isInText("**is paid** within 14 days")).toBe(true);
  expect(isInText("see snake_case.")).toBe(true);
  expect(isInText("a refund is paid within 15 days")).toBe(false);
});

it("targetIdentity ignores space, letter case and marks in passages", () => {
  const text = (value: string): string => targetIdentity(target(value, 1, "text"));

  expect(text("**One** `two`")).toBe(text("one two"));
  expect(text("One  two")).toBe(text("one two"));
  expect(text("one two")).not.toBe(text("one three"));
  expect(targetIdentity(target("A.md", 1, "path"))).not.toBe(
    targetIdentity(target("a.md", 1, "path")),
  );
  expect(targetIdentity(target("a", 1, "id"))).not.toBe(text("a"));
});
