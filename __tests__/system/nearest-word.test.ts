import { expect, it } from "vitest";
import { nearestWord } from "../../src/system/nearest-word.ts";

it("takes the word with the fewest edits, and none where more than two or half of it would change", () => {
  expect(nearestWord("confg", ["command", "config"])).toBe("config");
  expect(nearestWord("Config", ["config"])).toBe("config");
  expect(nearestWord("kitten", ["sitting"])).toBeNull(); // 3 edits: k->s, e->i, +g
  expect(nearestWord("ab", ["cd"])).toBeNull();
  expect(nearestWord("config", [])).toBeNull();
});
