import { describe, expect, it } from "vitest";
import { causeSentence } from "../../src/messages/leading-cause.ts";
import type { LeadingCause } from "../../src/model/explanation.ts";

const LOST_FOLDER: LeadingCause = {
  kind: "went_folder",
  names: ["runbooks/"],
  more: 0,
  everywhere: true,
  happened: 6,
  of: 14,
  rank: null,
  worse: 6,
  of_worse: 6,
  lost: 6,
  of_lost: 6,
  cases: [],
};

describe("causeSentence", () => {
  it("counts the queries that return nothing without the lost documents", () => {
    expect(causeSentence(LOST_FOLDER, 5)).toBe(
      "6 of 6 lost documents are in runbooks/, which is gone from all results; 5 queries return nothing now",
    );
    expect(causeSentence({ ...LOST_FOLDER, kind: "went_document", names: ["a.md"] }, 1)).toBe(
      "a.md is gone from all results (6 of 6 documents that were lost); 1 query returns nothing now",
    );
  });

  it("says nothing of empty answers if there are none, or if another cause leads", () => {
    expect(causeSentence(LOST_FOLDER, 0)).toMatch(/gone from all results$/);
    expect(causeSentence({ ...LOST_FOLDER, kind: "shorter", rank: 3 }, 5)).toBe(
      "6 of 14 lists are cut, mostly after 3 results",
    );
  });
});
