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
  /** Each list with its first document alone, which no other list has. */
  const ONLY_FIRST = LISTS.map((list) => list.slice(0, 1));
  const lostFolder = { kind: "went_folder", names: ["run/"], lost: 5, of_lost: 5 };
  const threeDocuments = ["run/queue", "run/memory", "pol/access"];
  const fourAlone = ["run/queue", "run/disk", "run/memory", "pol/access"];
  const fourDocuments = ["run/queue", "run/disk", "run/certificate", "pol/access"];

  // What is named | the lists | what the change takes away | the cause
  it.each([
    [
      "a lost folder before the answers that are empty without it",
      LISTS,
      remove("run/"),
      lostFolder,
    ],
    ["a lost folder if every list that had it is empty", ONLY_FIRST, remove("run/"), lostFolder],
    [
      "three deleted documents before the answers that are empty",
      LISTS,
      remove(...threeDocuments),
      { kind: "went_document", names: threeDocuments, lost: 3, of_lost: 3 },
    ],
    [
      "up to three documents even if no other list had them",
      ONLY_FIRST,
      empty(0, 2, 7),
      { kind: "went_document", lost: 3 },
    ],
    [
      "many deleted documents if other lists are the same without them",
      LISTS,
      remove(...fourDocuments),
      { kind: "went_document", names: fourDocuments, lost: 4, of_lost: 4 },
    ],
    [
      "many deleted documents if one other list lost its first result alone",
      ONLY_FIRST.with(1, ["run/disk", "pol/laptops", "pol/expenses"]),
      remove(...fourAlone),
      { kind: "went_document", names: fourAlone, lost: 4, of_lost: 4 },
    ],
    [
      "a filter that empties answers of several folders",
      ONLY_FIRST,
      empty(0, 2, 7, 12),
      { kind: "empty", happened: 4 },
    ],
    [
      "a filter if other queries still find documents of the folder",
      LISTS,
      empty(0, 2, 3, 4),
      { kind: "empty", happened: 4 },
    ],
    [
      "empty answers if their documents stand in other lists",
      LISTS,
      empty(5, 6, 8),
      { kind: "empty", happened: 3 },
    ],
    [
      "empty answers if every answer is empty",
      LISTS,
      () => [],
      { kind: "empty", happened: LISTS.length },
    ],
  ] as const)("names %s", (_, lists, change, cause) => {
    expect(findCause(change, lists)).toMatchObject(cause);
  });

  it.each([
    ["a document that left three lists", ["pol/remote"]],
    ["the first documents of three lists", ["run/replica", "on/first", "on/map"]],
  ])("names %s if nothing was lost, and no other list changed", (_, gone) => {
    const takeOut = remove(...gone);
    const watched = LISTS.map((before, at) => {
      const compared = compareLists(before, takeOut(before), at);
      return { ...compared, change: 0, lost: [], fallen: [], notFound: false };
    });

    expect(findCauses(watched, []).lists).toMatchObject({
      kind: "went_document",
      names: gone,
      everywhere: true,
      happened: 3,
    });
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

  it("does not name reversed lists that kept fewer than half of their documents", () => {
    const lists = LISTS.map((_, at) => Array.from("abcdefg", (letter) => `${letter}${at}`));
    // Three of seven documents are left, in the opposite order.
    const replaceMost = (list: readonly string[], at: number) => [
      ...list.slice(0, 3).toReversed(),
      ...Array.from("wxyz", (letter) => `${letter}${at}`),
    ];

    expect(findCause(replaceMost, lists)?.kind).not.toBe("reversed");
  });
});
