/** The text inside a code fence of Markdown. */
import { expect, it } from "vitest";
import { textInFence } from "../../src/system/json.ts";

// What is read | the text | what is in its fence: null if no fence is around the whole text
it.each([
  ["a fence with a language", '```json\n{"a":1}\n```', '{"a":1}\n'],
  ["blank lines around the fence", "\n ```\n[1]\n```  \n", "[1]\n"],
  ["lines that end in CR LF", "```json\r\n[1]\r\n```", "[1]\r\n"],
  ["one line", "```json [1]```", "[1]"],
  ["no fence", "[1]", null],
  ["a fence that does not end", "```json\n[1]", null],
  ["an opening mark alone", "```", null],
  ["words behind the fence", "```\n[1]\n```\nThat is all.", null],
])("textInFence reads %s", (_, text, expected) => {
  expect(textInFence(text)).toBe(expected);
});
