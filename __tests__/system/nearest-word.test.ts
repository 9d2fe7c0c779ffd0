/** The candidate that a misspelt word most likely means. */
import { expect, it } from "vitest";
import { nearestWord } from "../../src/system/nearest-word.ts";

it("nearestWord takes the fewest edits, at most two and half of the word", () => {
  expect(nearestWord("confg", ["command", "config"])).toBe("config"); // 1 edit: +i
  expect(nearestWord("Config", ["config"])).toBe("config"); // case does not count
  expect(nearestWord("kitten", ["sitting"])).toBeNull(); // 3 edits: k->s, e->i, +g
  expect(nearestWord("ab", ["cd"])).toBeNull(); // 2 edits of a word of 2
  expect(nearestWord("config", [])).toBeNull();
});
