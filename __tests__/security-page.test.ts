/** SECURITY.md: each of its points names a test. */
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT, read } from "./helpers/pages.ts";

/** The points of both lists: what the gate protects from, and what it does not. */
const points = read("SECURITY.md")
  .split(/\n(?=- |## )/)
  .filter((part) => part.startsWith("- "));

it("this test finds all 22 points of SECURITY.md", () => {
  expect(points).toHaveLength(22);
});

it.each(points)("SECURITY.md names a test that exists, or says none can: %.40s", (point) => {
  const tests = [...point.matchAll(/`(__tests__\/[^`]+)`/g)].map((match) => match[1]!);

  expect(tests.length > 0 || /No\s+test\s+is\s+possible/.test(point)).toBe(true);
  expect(tests.filter((file) => !existsSync(path.join(ROOT, file)))).toStrictEqual([]);
});
