import { describe, expect, it } from "vitest";
import { type ComparedCase, findCauses } from "../../src/explain/causes.ts";
import type { Cause } from "../../src/model/explanation.ts";

/** The lists of 14 documents in three folders. The first document of each is the expected one. */
const LISTS: readonly (readonly string[])[] = [
  ["run/queue"],
  ["run/disk", "pol/laptops", "pol/expenses"],
  ["run/memory"],
  ["run/replica", "run/queue"],
  ["run/certificate"],
  ["pol/leave", "pol/remote", "pol/access"],
  ["pol/remote", "pol/leave"],
  ["pol/access"],
  ["pol/laptops"],
  ["pol/expenses", "on/people"],
  ["on/setup", "run/certificate"],
  ["on/people", "run/disk"],
  ["on/first", "pol/leave", "pol/remote", "on/people"],
  ["on/map", "on/setup"],
];

/** Returns the leading cause if `change` makes the lists what they are now. */
function findCause(
  change: (list: readonly string[], at: number) => readonly string[],
  lists = LISTS,
): Cause | null {
  const cases = lists.map((before, at) => compareLists(before, change(before, at), at));
  return findCauses(cases, []).leading;
}

/** Returns query number `at` with both lists. Its expected document ranks first at the baseline. */
function compareLists(before: readonly string[], now: readonly string[], at: number): ComparedCase {
  const [expected = ""] = before;
  const place = now.indexOf(expected);
  const isLost = place === -1;
  return {
    id: `q${at}`,
    query: `query ${at}`,
    intent: "howto",
    before,
    now,
    // Recall falls by 1 and nDCG by 1 if the first document is lost, else nDCG to 1 / log2(rank +
    // 1).
    change: isLost ? -2 : 1 / Math.log2(place + 2) - 1,
    error: null,
    degraded: false,
    lost: isLost ? [expected] : [],
    fallen: place === 0 ? [] : [{ before: 0, now: isLost ? null : place }],
    notFound: isLost,
    deeper: [],
  };
}

/**
 * Returns a change that takes these documents, or all documents of these folders, out of a list.
 */
function remove(...gone: readonly string[]) {
  return (list: readonly string[]): readonly string[] =>
    list.filter((document) => !gone.some((name) => document.startsWith(name)));
}

/** Returns a change that leaves these queries without results. */
function empty(...queries: readonly number[]) {
  return (list: readonly string[], at: number): readonly string[] =>
    queries.includes(at) ? [] : list;
}

describe("findCauses in a small corpus", () => {
  it("names a lost folder before the answers that are empty without it", () => {
    const cause = findCause(remove("run/"));

    expect(cause).toMatchObject({ kind: "went_folder", names: ["run/"], lost: 5, of_lost: 5 });
  });

  it("names a lost folder if every list that had it is empty", () => {
    const onlyFirst = LISTS.map((list) => list.slice(0, 1));

    const cause = findCause(remove("run/"), onlyFirst);

    expect(cause).toMatchObject({ kind: "went_folder", names: ["run/"], lost: 5, of_lost: 5 });
  });

  it("names three deleted documents before the answers that are empty", () => {
    const cause = findCause(remove("run/queue", "run/memory", "pol/access"));

    expect(cause).toMatchObject({
      kind: "went_document",
      names: ["run/queue", "run/memory", "pol/access"],
      lost: 3,
      of_lost: 3,
    });
  });

  it("names up to three documents even if no other list had them", () => {
    const onlyFirst = LISTS.map((list) => list.slice(0, 1));

    expect(findCause(empty(0, 2, 7), onlyFirst)).toMatchObject({ kind: "went_document", lost: 3 });
  });

  it("names many deleted documents if other lists are the same without them", () => {
    const cause = findCause(remove("run/queue", "run/certificate", "run/disk", "pol/access"));

    expect(cause).toMatchObject({ kind: "went_document", lost: 4, of_lost: 4 });
    expect(cause?.names).toHaveLength(4);
  });

  it("names a filter that empties answers of several folders", () => {
    // Each of the four documents stood in no other list.
    const onlyFirst = LISTS.map((list) => list.slice(0, 1));

    expect(findCause(empty(0, 2, 7, 12), onlyFirst)).toMatchObject({ kind: "empty", happened: 4 });
  });

  it("names a filter if other queries still find documents of the folder", () => {
    expect(findCause(empty(0, 2, 3, 4))).toMatchObject({ kind: "empty", happened: 4 });
  });

  it("names empty answers if their documents stand in other lists", () => {
    expect(findCause(empty(5, 6, 8))).toMatchObject({ kind: "empty", happened: 3 });
  });

  it("names empty answers of a broken tokenizer, whose other lists changed too", () => {
    const cause = findCause((list, at) => {
      if ([0, 2, 5, 7, 8, 12].includes(at)) {
        return [];
      }
      return at === 1 ? ["run/disk", "pol/expenses"] : list.toReversed().slice(0, 2);
    });

    expect(cause).toMatchObject({ kind: "empty", happened: 6 });
  });

  it("names empty answers if every answer is empty", () => {
    expect(findCause(() => [])).toMatchObject({
      kind: "empty",
      happened: LISTS.length,
    });
  });

  it("does not name reversed lists if most lists have another order", () => {
    const lists = LISTS.map((_, at) => [`a${at}`, `b${at}`, `c${at}`, `d${at}`]);
    // Six of 14 lists are reversed. Only these got worse: the others keep their first document.
    const swapLast = ([first = "", second = "", third = "", fourth = ""]: readonly string[]) => [
      first,
      second,
      fourth,
      third,
    ];

    const cause = findCause((list, at) => (at < 6 ? list.toReversed() : swapLast(list)), lists);

    expect(cause?.kind).not.toBe("reversed");
  });

  it("does not name reversed lists that kept fewer than half of their documents", () => {
    const lists = LISTS.map((_, at) => Array.from("abcdefg", (letter) => `${letter}${at}`));
    // Three of seven documents are left, in the opposite order.
    const replaceMost = (list: readonly string[], at: number) => [
      ...list.slice(0, 3).toReversed(),
      ...Array.from("wxyz", (letter) => `${letter}${at}`),
    ];

    expect(findCause(replaceMost, lists)?.kind).not.toBe("reversed");
  });

  it("names reversed lists only if chance hardly reverses so many", () => {
    const lists = LISTS.map((_, at) => [`a${at}`, `b${at}`, `c${at}`]);
    const reverseFirst = (count: number) =>
      findCause((list) => list.toReversed(), lists.slice(0, count));

    // One of 3! = 6 orders is the opposite one. 1/6^3 is 0.005, and 1/6^4 is 0.0008: the level is
    // 0.001.
    expect(reverseFirst(3)?.kind).not.toBe("reversed");
    expect(reverseFirst(4)?.kind).toBe("reversed");
  });

  it("does not name reversed lists of two documents each", () => {
    const lists = LISTS.map((_, at) => [`a${at}`, `b${at}`]);

    expect(findCause((list) => list.toReversed(), lists)?.kind).not.toBe("reversed");
  });
});
