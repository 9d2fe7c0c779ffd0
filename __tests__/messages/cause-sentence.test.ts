import { describe, expect, it } from "vitest";
import { causeSentence } from "../../src/messages/causes.ts";
import type { Cause } from "../../src/model/explanation.ts";

const LOST_FOLDER: Cause = {
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
      "a.md is gone from all results; 1 query returns nothing now",
    );
  });

  it("says nothing of empty answers if there are none, or if another cause leads", () => {
    expect(causeSentence(LOST_FOLDER, 0)).toMatch(/gone from all results$/);
    expect(causeSentence({ ...LOST_FOLDER, kind: "empty" }, 5)).toBe(
      "6 queries return nothing now, and returned results before",
    );
  });
});

describe("causeSentence of whole lists", () => {
  it("names the length of cut lists, or that they have several", () => {
    expect(causeSentence({ ...LOST_FOLDER, kind: "shorter", rank: 3 })).toBe(
      "6 of 14 lists are cut, mostly after 3 results",
    );
    expect(causeSentence({ ...LOST_FOLDER, kind: "shorter" }, 2)).toBe(
      "6 of 14 lists are cut at different lengths; 2 queries return nothing now",
    );
  });

  it("says that first results are missing if they have no rank", () => {
    expect(causeSentence({ ...LOST_FOLDER, kind: "first_result" })).toBe(
      "the first result is missing for 6 of 14 queries, and the others kept their order",
    );
  });

  it("says that results are others, or in another order", () => {
    expect(causeSentence({ ...LOST_FOLDER, kind: "replaced" })).toBe(
      "6 of 14 queries have mostly other results than before",
    );
    expect(causeSentence({ ...LOST_FOLDER, kind: "reordered" })).toBe(
      "6 of 14 queries have the same results in another order",
    );
  });

  it("names what the queries share, and no others", () => {
    const shared = { kind: "length", name: "8+" } as const;

    expect(causeSentence({ ...LOST_FOLDER, kind: "empty", shared })).toBe(
      "6 queries return nothing now, and returned results before (all queries of 8 or more words, and no others)",
    );
    expect(causeSentence({ ...LOST_FOLDER, kind: "error", names: ["503"], shared })).toBe(
      "6 of 14 queries failed (all queries of 8 or more words, and no others), with: 503",
    );
  });
});

describe("causeSentence of results under other ids", () => {
  const OTHER: Cause = { ...LOST_FOLDER, kind: "other_names" };

  it("names two pairs and counts the others", () => {
    const names = ["a.md#3", "b.md#0", "b.md#1"];
    const pairs = { names, new_names: ["a.md#4", "b.md#1", "b.md#2"], more: 4 };

    expect(causeSentence({ ...OTHER, ...pairs })).toBe(
      "the results of 6 of 14 queries have other ids in the same places: a.md#4 stands where a.md#3 stood, b.md#1 stands where b.md#0 stood and 5 more",
    );
  });

  it("names the folders", () => {
    const folder = { ...OTHER, names: ["docs/"], new_names: ["kb/"] };

    expect(causeSentence(folder)).toBe(
      "the results of 6 of 14 queries have other ids in the same places: documents of kb/ stand where those of docs/ stood",
    );
  });

  it("counts the lost documents that have another part in their place", () => {
    const parts = { kind: "other_parts", names: ["a.md#3"], new_names: ["a.md#1"] } as const;

    expect(causeSentence({ ...OTHER, ...parts, lost: 4 })).toBe(
      "4 of 6 lost documents have another part of the same document in their place: a.md#1 stands where a.md#3 stood",
    );
  });
});

describe("causeSentence of what lists show without a loss", () => {
  const QUIET: Cause = { ...LOST_FOLDER, worse: 0, of_worse: 0, lost: 0, of_lost: 0 };

  it.each([
    [
      "same_list",
      ["a.md", "b.md"],
      null,
      "6 of 14 queries get the same results, which are a.md and b.md",
    ],
    ["repeats", [], null, "the results of 6 of 14 queries have documents several times"],
    ["more_results", [], 10, "6 of 14 queries have more results, mostly 10"],
    ["fewer_results", [], null, "6 of 14 queries have fewer results"],
    ["other_first", ["ad.md"], null, "6 of 14 queries have another first result, mostly ad.md"],
  ] as const)("causeSentence has a sentence for %s", (kind, names, rank, sentence) => {
    expect(causeSentence({ ...QUIET, kind, names, rank })).toBe(sentence);
  });

  it("says nothing of worse queries if there are none", () => {
    const came = { ...QUIET, kind: "came_document", names: ["ad.md"], everywhere: false } as const;

    expect(causeSentence(came)).toBe("ad.md is new or higher in the results of 6 queries");
  });
});

describe("causeSentence of renamed documents", () => {
  const RENAMED: Cause = {
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

  it("names the folders from which and to which documents moved", () => {
    const moved = { ...RENAMED, names: ["a/", "b/"], new_names: ["x/", "y/"] };

    expect(causeSentence(moved)).toBe(
      "the lost documents of a/ are in x/ now, those of b/ are in y/ now; the suite has the old names",
    );
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
