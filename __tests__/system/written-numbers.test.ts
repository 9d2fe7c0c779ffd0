/** Which numbers stay as they are written. */
import { describe, expect, it } from "vitest";
import {
  isTooLong,
  keepDigits,
  parseAnswerJson,
  parseJsonAsWritten,
} from "../../src/system/written-numbers.ts";

describe("isTooLong", () => {
  // 2^53 = 9007199254740992: from there on doubles leave integers out. A fraction is never too long.
  it.each([
    ["9007199254740991", false],
    ["9007199254740993", true],
    ["-9007199254740993", true],
    ["0.12345678901234567", false],
    ["1639887574359322625", true],
  ])("isTooLong of %s is %s", (text, expected) => {
    expect(isTooLong(text)).toBe(expected);
  });
});

describe("parseAnswerJson", () => {
  it("keeps integers beyond 2^53 as text", () => {
    const text = '{"points":[{"id":9007199254740993},{"id":9007199254740992}],"n":7}';

    expect(parseAnswerJson(text)).toStrictEqual({
      points: [{ id: "9007199254740993" }, { id: "9007199254740992" }],
      n: 7,
    });
  });

  it("keeps document ids as text if parsing would change them", () => {
    const text = '{"ids":[1.10,2.0],"doc_id":1e3,"parentId":1.0,"id":12,"score":1.0,"boost":2.50}';

    expect(parseAnswerJson(text)).toStrictEqual({
      ids: ["1.10", "2.0"],
      doc_id: "1e3",
      parentId: "1.0",
      id: 12,
      score: 1,
      boost: 2.5,
    });
  });

  it("changes nothing inside texts", () => {
    const text = String.raw`{"text":"id: 9007199254740993, \"id\": 1.10 \\"}`;

    expect(keepDigits(text)).toBe(text);
    expect(parseAnswerJson(text)).toStrictEqual({
      text: String.raw`id: 9007199254740993, "id": 1.10 ` + "\\",
    });
  });
});

describe("parseJsonAsWritten", () => {
  it("keeps each number as text if parsing would change it", () => {
    expect(parseJsonAsWritten("[1.10, 1, -0, 1.5, 1E3, 12345678901234567890]")).toStrictEqual([
      "1.10",
      1,
      "-0",
      1.5,
      "1E3",
      "12345678901234567890",
    ]);
  });
});
