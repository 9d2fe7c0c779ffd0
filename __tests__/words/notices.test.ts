import { describe, expect, it } from "vitest";
import { noticeSentence } from "../../src/words/notices.ts";

describe("the self-test's sentence", () => {
  it("says so where the rules block nothing", () => {
    expect(noticeSentence({ code: "selftest", blocked: [] })).toBe(
      "Self-test: your rules block none of the deliberately broken retrievers; the baseline against itself passes.",
    );
    expect(noticeSentence({ code: "selftest", blocked: ["empty"] })).toContain("retrievers empty;");
  });
});
