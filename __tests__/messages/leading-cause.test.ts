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

describe("causeSentence of renamed documents", () => {
  const RENAMED: LeadingCause = {
    ...LOST_FOLDER,
    kind: "renamed",
    names: ["a.md"],
    new_names: ["b.md"],
    everywhere: false,
    lost: 2,
    of_lost: 2,
  };

  it("names both names of one document", () => {
    expect(causeSentence(RENAMED)).toBe("a.md was renamed to b.md; the suite has the old name");
  });

  it("counts the lost documents that were renamed if others were lost", () => {
    const several = {
      ...RENAMED,
      names: ["a.md", "c.md"],
      new_names: ["b.md", "d.md"],
      of_lost: 3,
    };

    expect(causeSentence(several)).toBe(
      "2 documents were renamed: a.md is now b.md, c.md is now d.md (2 of 3 lost documents); the suite has the old names",
    );
  });
});
