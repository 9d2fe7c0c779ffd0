/** Which documents, folders, intents and kinds of queries changed lists have in common. */
import { describe, expect, it } from "vitest";
import { type ComparedLists, findChangeGroups } from "../../src/explain/groups.ts";

/**
 * Returns queries with lists of two. The first document of each is another now: the one that
 * `newDocument` returns, or the same as before for null.
 */
const makeLists = (
  count: number,
  newDocument: (at: number) => string | null,
): readonly ComparedLists[] =>
  Array.from({ length: count }, (_, at) => {
    const id = `q${at}`;
    const before = [`q${at}-a`, "kept"];
    const now = [newDocument(at) ?? `q${at}-a`, "kept"];
    return { id, query: "x", intent: "x", before, now, change: 0 };
  });

/** Returns the names of the groups that are found in these lists. */
const namesIn = (lists: readonly ComparedLists[]): readonly string[] =>
  findChangeGroups(lists).map(({ name }) => name);

describe("findChangeGroups", () => {
  // All of the folder `a/` is gone now. Every list had a/all.md, and the lists had one of `others`
  // in turn.
  it.each([
    ["the folder if every list had two documents of it", ["a/1.md"], "a/"],
    ["the document if no list had another one of its folder", ["b/1.md"], "a/all.md"],
    // 45 results are gone with the folder, one and a half times as many as with the document.
    ["the folder if every second list had two documents of it", ["a/1.md", "b/1.md"], "a/"],
  ])("names %s", (_, others, name) => {
    const lists = Array.from({ length: 30 }, (_, at) => {
      const before = ["a/all.md", others[at % others.length]!, "b/2.md"];
      const now = before.filter((document) => !document.startsWith("a/"));
      return { id: `${at}`, query: "x", intent: "x", before, now, change: -1 };
    });

    expect(findChangeGroups(lists)[0]?.name).toBe(name);
  });

  it("names the intent that changed more often than the others, not less often", () => {
    // Of the intent "seldom" 20 of 60 lists changed, of "always" all 60.
    const lists = makeLists(120, (at) => (at < 40 ? null : `n${at}`)).map((each, at) => {
      const intent = at < 60 ? "seldom" : "always";
      return { ...each, intent, change: Number(at >= 40) };
    });

    expect(findChangeGroups(lists).map(({ name, of, better }) => [name, of, better])).toEqual([
      ["always", 60, 60],
    ]);
  });

  it("names a document new to 12 lists if half of all changed, not if three in four", () => {
    // The 12 lists with `new` all changed. If chance changes 75 of 100 lists, it changes these 12
    // with p = 0.75^12 = 0.03, above the level of 0.001; if 26 of 52, with p = 0.5^12 = 0.0002.
    const mostChanged = makeLists(100, (at) => (at < 12 ? "new" : at < 75 ? `n${at}` : null));
    const halfChanged = makeLists(52, (at) => (at < 12 ? "new" : at < 26 ? `n${at}` : null));

    expect(namesIn(mostChanged)).toEqual([]);
    expect(namesIn(halfChanged)).toEqual(["new"]);
  });

  it("names what came far more often than it went, by the sign test", () => {
    // p is the sum of C(n, 0) to C(n, went) over 2^n, with n = came + went. The limit is 0.001. 20
    // and 4: 12,951 / 2^24 = 0.0008. 20 and 5: 68,406 / 2^25 = 0.002. 15 and 2: 154 / 2^17 =
    // 0.0012.
    const namesAfter = ({ came, went }: Record<"came" | "went", number>): readonly string[] =>
      namesIn(
        makeLists(100, (at) => (at < came ? "new" : null)).map((each, at) =>
          at < 100 - went ? each : { ...each, before: ["new", "kept"] },
        ),
      );

    expect(namesAfter({ came: 20, went: 4 })).toEqual(["new"]);
    expect(namesAfter({ came: 20, went: 5 })).toEqual([]);
    expect(namesAfter({ came: 15, went: 2 })).toEqual([]);
  });

  it("names at most eight, the largest first", () => {
    // Nine documents came: d14 into 14 lists, d15 into 15, and so on.
    const counts = [14, 15, 16, 17, 18, 19, 20, 21, 22];
    const newDocuments = counts.flatMap((count) => Array<string>(count).fill(`d${count}`));

    const names = namesIn(makeLists(600, (at) => newDocuments[at] ?? null));

    expect(names.join(" ")).toBe("d22 d21 d20 d19 d18 d17 d16 d15");
  });

  it("counts a list for the strongest of its groups alone", () => {
    // "more" came into 25 lists. "less" came into five of these and 15 others.
    const lists = makeLists(300, (at) => (at < 25 ? "more" : at < 40 ? "less" : null));
    const listsWithBoth = lists.map((each, at) =>
      at < 5 ? { ...each, now: ["less", ...each.now] } : each,
    );

    const groups = findChangeGroups(listsWithBoth);

    expect(groups.map(({ name, of }) => `${name} ${of}`)).toEqual(["more 25", "less 15"]);
  });

  it.each([
    { name: "1", counts: [1] },
    { name: "2-3", counts: [2, 3] },
    { name: "4-7", counts: [4, 7] },
    { name: "8+", counts: [8] },
  ])("names queries of $name words if only their lists changed", ({ name, counts }) => {
    // 90 queries of 1, 2, 3, 4, 7 and 8 words in turn.
    const wordCount = (at: number): number => [1, 2, 3, 4, 7, 8][at % 6]!;
    const lists = makeLists(90, (at) => (counts.includes(wordCount(at)) ? `n${at}` : null));
    const listsWithQueries = lists.map((each, at) => ({
      ...each,
      query: "word ".repeat(wordCount(at)).trim(),
    }));

    // A rank is that of documents that came or went, and a length has none.
    expect(findChangeGroups(listsWithQueries)).toMatchObject([
      { kind: "length", name, rank: null },
    ]);
  });

  it("names no intent of which only a fifth changed, however few others did", () => {
    // Of the intent "few" 8 of 40 lists changed, of the other intent none of 960.
    const lists = makeLists(1000, (at) => (at < 8 ? `n${at}` : null));
    const listsWithIntents = lists.map((each, at) => ({ ...each, intent: at < 40 ? "few" : "x" }));

    expect(namesIn(listsWithIntents)).toEqual([]);
  });

  it("divides the limit of the sign test by the number of documents that came", () => {
    // 0.5^10 = 0.00098 is below 0.001, and not below half of it.
    const listsWithDocuments = (documents: number) =>
      makeLists(200, (at) => (at < 10 * documents ? `d${at % documents}` : null));

    expect(namesIn(listsWithDocuments(1))).toEqual(["d0"]);
    expect(namesIn(listsWithDocuments(2))).toEqual([]);
  });

  it("names nothing that left fewer than half of the lists that had it", () => {
    // The first 100 of 200 lists had "common" first. The first `count` lose it: list 0 was common
    // q0-a kept, and is n0 kept. The other lists stay as they were.
    const namesAfterLeaving = (count: number): readonly string[] => {
      const lists = makeLists(200, (at) => (at < count ? `n${at}` : null));
      const withCommon = lists.map((each, at) => {
        const before = at < 100 ? ["common", ...each.before] : each.before;
        return { ...each, before, now: at < count ? each.now : before };
      });
      return namesIn(withCommon);
    };

    expect(namesAfterLeaving(49)).toEqual([]);
    expect(namesAfterLeaving(50)).toEqual(["common"]);
  });

  it("names no folder just because lists get longer or shorter", () => {
    // A short list is a/0-x.md a/0.md, and a long one a/0-1.md to a/0-7.md and a/0.md.
    const shortLists = Array.from({ length: 30 }, (_, at) => [`a/${at}-x.md`, `a/${at}.md`]);
    const longLists = shortLists.map(([, last = ""], at) => [
      ...[1, 2, 3, 4, 5, 6, 7].map((page) => `a/${at}-${page}.md`),
      last,
    ]);
    const nameGroups = (
      before: readonly (readonly string[])[],
      now: readonly (readonly string[])[],
    ): readonly string[] =>
      namesIn(
        before.map((list, at) => {
          const other = { id: `${at}`, query: "x", intent: "x", change: -1 };
          // Every third list did not change.
          return { ...other, before: list, now: at % 3 === 0 ? list : now[at]! };
        }),
      );

    expect(nameGroups(shortLists, longLists)).toEqual([]);
    expect(nameGroups(longLists, shortLists)).toEqual([]);
  });

  it("gives the median of the ranks at which a document came", () => {
    // It came into 15 lists: at rank 2 into four, and at rank 1 into the others. The eighth list, in
    // the middle before they are sorted, has it at rank 2.
    const lists = makeLists(100, () => null).map((each, at) => {
      const { before } = each;
      if (at >= 15) {
        return each;
      }
      return {
        ...each,
        now: at < 3 || at === 7 ? [before[0]!, "new", "kept"] : ["new", ...before],
      };
    });

    expect(findChangeGroups(lists)).toMatchObject([{ name: "new", rank: 1, of: 15 }]);
  });

  it("names the cluster that came if its documents are others in each list", () => {
    // 15 of 100 lists have a document of tenant-b now, each another one, without a folder.
    const lists = makeLists(100, (at) => (at < 15 ? `leaked-${at}` : null));
    const clusterOf = (document: string): string =>
      document.startsWith("leaked-") ? "tenant-b" : "tenant-a";

    const groups = findChangeGroups(lists, clusterOf);

    expect(groups).toMatchObject([{ kind: "came_cluster", name: "tenant-b", of: 15 }]);
  });

  it("counts how many queries of a group got worse and better, the worst first", () => {
    // Of 20 lists with the new document ten got worse, five better, and five stayed as good.
    const changes = [0.5, -1, 0, -0.5];
    const lists = makeLists(100, (at) => (at < 20 ? "new" : null)).map((each, at) => ({
      ...each,
      change: changes[at % 4]!,
    }));

    const [group] = findChangeGroups(lists);

    expect(group).toMatchObject({ name: "new", of: 20, worse: 10, better: 5 });
    const changesInOrder = group!.cases.map((id) => changes[Number(id.slice(1)) % 4]!);
    expect(changesInOrder).toEqual(changesInOrder.toSorted((a, b) => a - b));
  });
});
