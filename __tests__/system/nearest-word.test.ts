import { expect, it } from "vitest";
import { nearestWord } from "../../src/system/nearest-word.ts";

it("nearestWord takes the fewest edits, at most two and half of the word", () => {
  expect(nearestWord("confg", ["command", "config"])).toBe("config");
  expect(nearestWord("Config", ["config"])).toBe("config");
  expect(nearestWord("kitten", ["sitting"])).toBeNull(); // 3 edits: k->s, e->i, +g
  expect(nearestWord("ab", ["cd"])).toBeNull();
  expect(nearestWord("config", [])).toBeNull();
});
