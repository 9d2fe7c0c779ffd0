import { describe, expect, it } from "vitest";
import { type ComparedCase, findCauses } from "../../src/explain/causes.ts";
import { findChangeGroups } from "../../src/explain/groups.ts";
import type { Cause, ChangeGroup } from "../../src/model/explanation.ts";

/**
 * Returns the list of query number `at` at the baseline: eight documents that every list has, and
 * two of its own, `own/0` third, which is the expected one, and `own/0-more` last.
 */
const baselineList = (at: number): readonly string[] => {
  const shared = ["guide/a", "guide/b", "guide/c", "api/d", "api/e", "api/f", "faq/g", "faq/h"];
  return [...shared.slice(0, 2), `own/${at}`, ...shared.slice(2), `own/${at}-more`];
};

const NOTHING_KNOWN = {
  clusterOf: () => undefined,
  textOf: () => undefined,
  renames: new Map<string, string>(),
};

/** Returns the causes of changed lists if nothing is known of their documents. */
const causesOfLists = (
  cases: readonly ComparedCase[],
  groups: readonly ChangeGroup[],
): ReturnType<typeof findCauses> => findCauses(cases, groups, NOTHING_KNOWN);

/** What a test says of a query beside its two lists. */
interface CaseOptions extends Partial<ComparedCase> {
  /** The expected document: by default `own/0` of query 0, which is third at the baseline. */
  readonly expected?: string;
}

/** Returns recall plus nDCG of a list with one expected document. */
function listGain(list: readonly string[], expected: string): number {
  const place = list.indexOf(expected);
  return place === -1 ? 0 : 1 + 1 / Math.log2(place + 2);
}

/** Returns query number `at` with its baseline list and the list that it gets now. */
function compareCase(
  at: number,
  now: readonly string[],
  { expected = `own/${at}`, ...overrides }: CaseOptions = {},
): ComparedCase {
  const { before = baselineList(at) } = overrides;
  const oldPlace = before.indexOf(expected);
  const newPlace = now.indexOf(expected);
  const isLost = newPlace === -1;
  const hasFallen = isLost || newPlace > oldPlace;
  return {
    id: `q${at}`,
    query: `query ${at}`,
    intent: "howto",
    before,
    now,
    change: listGain(now, expected) - listGain(before, expected),
    error: null,
    degraded: false,
    lost: isLost ? [expected] : [],
    fallen: hasFallen ? [{ oldPlace, newPlace: isLost ? null : newPlace }] : [],
    notFound: false,
    deeper: [],
    ...overrides,
  };
}

/** Returns the leading cause if `change` changes the lists. Null: a list stays as it was. */
function findCause(
  change: (list: readonly string[], at: number) => readonly string[] | null,
  overrides: (at: number) => CaseOptions = () => ({}),
  { count = 20 }: { readonly count?: number } = {},
): Cause | null {
  const cases = Array.from({ length: count }, (_, at) => {
    const list = baselineList(at);
    return compareCase(at, change(list, at) ?? list, overrides(at));
  });
  const groups = findChangeGroups(cases.filter(({ error }) => error === null));
  return causesOfLists(cases, groups).leading;
}

/** Returns the list without these documents, and as many others at its end. */
const removeDocuments = (
  list: readonly string[],
  ...gone: readonly string[]
): readonly string[] => [
  ...list.filter((document) => !gone.includes(document)),
  ...gone.map((_, i) => `rest/${i}`),
];

// `rank` of a cause is the rank of new documents or of old first results, or the number of results
// that lists have now.
describe("findCauses", () => {
  it("names queries that failed, with the most frequent message", () => {
    const errors = ["timeout", "status 503", "status 503", "status 503"];
    // The first four queries fail and have no list. The lists of the others stay as they are.
    const cause = findCause(
      (_, at) => (at < 4 ? [] : null),
      (at) => ({ error: errors[at] ?? null }),
    );

    expect(cause).toMatchObject({ kind: "error", names: ["status 503", "timeout"], happened: 4 });
  });

  it("names no list as the same of all if fewer than three queries get it", () => {
    const newList = Array.from({ length: 9 }, (_, at) => `new/${at}`);

    expect(findCause((_, at) => (at < 2 ? newList : null))?.kind).not.toBe("same_list");
    expect(findCause((_, at) => (at < 3 ? newList : null))?.kind).toBe("same_list");
  });

  // List 0 of 20 is guide/a guide/b own/0 guide/c api/d api/e api/f faq/g faq/h own/0-more; own/0 is
  // expected. removeDocuments puts others at the end, null leaves a list as it was.
  // What is named | the change of a list | what else is true of its query | the cause
  it.each<readonly [string, Parameters<typeof findCause>[0], (at: number) => CaseOptions, object]>([
    [
      "a retriever that fell back",
      (list, at) => (at < 8 ? list.toReversed() : null),
      (at) => ({ degraded: at < 8 }),
      { kind: "degraded", happened: 8 },
    ],
    [
      "the stage that dropped the targets",
      (list, at) => (at < 5 ? removeDocuments(list, list[2]!) : null),
      (at) => (at < 5 ? { stage: "rerank" } : {}),
      { kind: "stage", names: ["rerank"], worse: 5 },
    ],
    [
      "lists that have one result left, wherever that stood",
      (list, at) => list.slice(1 + (at % 8), 2 + (at % 8)),
      () => ({ notFound: true }),
      { kind: "fewer_results", happened: 20, of: 20, rank: 1 },
    ],
    [
      // Four of the 20 lists are empty. The lengths differ, so there is no rank.
      "lists that end at different lengths, some of them to nothing",
      (list, at) => list.slice(0, at % 5),
      () => ({}),
      { kind: "shorter", rank: null, happened: 20, of: 20 },
    ],
    [
      "the same results in another order",
      ([a = "", b = "", own = "", c = "", ...rest], at) =>
        at % 2 === 0 ? [...rest, a, b, own, c] : [c, ...rest, b, own, a],
      () => ({}),
      { kind: "reordered", happened: 20, of: 20 },
    ],
    [
      "new documents that stand above the expected ones",
      (list, at) => (at % 2 === 0 ? ["v1/batch-tasks", ...list.slice(0, 9)] : null),
      () => ({}),
      { kind: "came_document", names: ["v1/batch-tasks"], everywhere: true, rank: 1, happened: 10 },
    ],
    [
      "the new folder that several new documents share",
      (list, at) => [`tenant-b/${at % 5}`, ...list.slice(0, 9)],
      () => ({}),
      { kind: "came_folder", names: ["tenant-b/"], everywhere: true },
    ],
    [
      "a known document that rose in many lists",
      (list, at) => (at < 8 ? ["faq/h", ...list.filter((id) => id !== "faq/h")] : null),
      () => ({}),
      { kind: "came_document", names: ["faq/h"], everywhere: false, happened: 8 },
    ],
  ])("names %s", (_, change, overrides, cause) => {
    expect(findCause(change, overrides)).toMatchObject(cause);
  });

  it("names a first result that moved down in most lists", () => {
    // The expected documents rank first here, and sixth after the change.
    const cases = Array.from({ length: 20 }, (_, at) => {
      const [a = "", b = "", own = "", ...rest] = baselineList(at);
      const before = [own, a, b, ...rest];
      const now = [a, b, ...rest.slice(0, 3), own, ...rest.slice(3)];
      return compareCase(at, now, { before });
    });

    const { leading } = causesOfLists(cases, []);

    expect(leading).toMatchObject({ kind: "first_result", rank: 6, happened: 20, worse: 20 });
  });

  it("names first results as gone if no list has them any more", () => {
    const cases = Array.from({ length: 20 }, (_, at) => {
      const rest = baselineList(at).filter((document) => document !== `own/${at}`);
      const now = [...rest, `other-${at}`];
      return compareCase(at, now, { before: [`own/${at}`, ...rest] });
    });

    const { leading } = causesOfLists(cases, []);

    expect(leading).toMatchObject({ kind: "went_document", lost: 20, of_lost: 20 });
  });

  it("names lists that start with the second result, also if they are short", () => {
    // Three documents in turn are first, second and third. Every fourth list has only the first.
    const documents = ["guide/a", "api/b", "faq/c"];
    const cases = Array.from({ length: 20 }, (_, at) => {
      const [first = "", ...rest] = [0, 1, 2].map((place) => documents[(at + place) % 3]!);
      const now = at % 4 === 0 ? [] : rest;
      return compareCase(at, now, { before: [first, ...now], expected: first });
    });

    const { leading } = causesOfLists(cases, []);

    expect(leading).toMatchObject({ kind: "first_result", rank: null, happened: 20, of: 20 });
  });

  it("names lists with mostly other results", () => {
    // Of 40 pages in a circle, each list has ten in a row at first, and begins seven after the one
    // before it. Then it has nine others, in no order, with its first page last. So no page is new
    // or gone, and none moved in all lists: other causes would explain that.
    const cases = Array.from({ length: 20 }, (_, at) => {
      const namePage = (offset: number): string => `page-${(at * 7 + offset) % 40}`;
      const before = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(namePage);
      const now = [10, 17, 24, 31, 11, 18, 25, 32, 12, 0].map(namePage);
      return compareCase(at, now, { before, expected: before[2]! });
    });

    const { leading } = causesOfLists(cases, findChangeGroups(cases));

    expect(leading).toMatchObject({ kind: "replaced", happened: 20, of: 20, worse: 20 });
  });

  it("names what all queries without results share, and no others", () => {
    // Null: the list stays as it was.
    const emptySix = (_: readonly string[], at: number) => (at < 6 ? [] : null);
    const query = (at: number, umlauts: number) => (at < umlauts ? "Führung" : "Schule");

    const exact = findCause(emptySix, (at) => ({ query: query(at, 6) }));
    // The seventh query has an umlaut and still has results.
    const inexact = findCause(emptySix, (at) => ({ query: query(at, 7) }));

    expect(exact).toMatchObject({ kind: "empty", shared: { kind: "writing", name: "accents" } });
    expect(inexact).toMatchObject({ kind: "empty" });
    expect(inexact).not.toHaveProperty("shared");
  });

  it("names the folders of documents that moved together", () => {
    const renameOwn = (name: string): string => name.replace("own/", "moved/");
    const cases = Array.from({ length: 4 }, (_, at) =>
      compareCase(at, baselineList(at).map(renameOwn)),
    );
    const oldNames = [0, 1, 2, 3].map((at) => `own/${at}`);
    const renames = new Map(oldNames.map((name) => [name, renameOwn(name)]));
    const findRenamed = (newNames: ReadonlyMap<string, string>): Cause | null =>
      findCauses(cases, [], { ...NOTHING_KNOWN, renames: newNames }).leading;

    const together = findRenamed(renames);
    const apart = findRenamed(new Map([...renames, ["own/0", "elsewhere/0"]]));

    expect(together).toMatchObject({ kind: "renamed", names: ["own/"], new_names: ["moved/"] });
    expect(apart).toMatchObject({ kind: "renamed", names: oldNames });
  });

  it("names five of 40 new ids that stand in the places of old ones", () => {
    // Each of 20 lists had two documents of its own: own/0 and own/0-more in list 0.
    const renameOwn = (name: string): string => name.replace("own/", "Own_");

    const cause = findCause((list) => list.map(renameOwn));

    // All 20 queries lost their document.
    expect(cause).toMatchObject({ kind: "other_names", more: 35, lost: 20, of_lost: 20 });
    expect(cause?.names).toHaveLength(5);
    expect(cause?.names).toContain("own/0");
    expect(cause?.new_names).toContain("Own_0");
  });

  it("names the folders if all documents of one stand in another", () => {
    const moveOwn = (name: string): string => name.replace("own/", "wiki/");

    const cause = findCause((list) => list.map(moveOwn));

    expect(cause).toMatchObject({ kind: "other_names", names: ["own/"], new_names: ["wiki/"] });
  });

  it.each([
    ["percent-encoded", (name: string) => encodeURIComponent(name)],
    ["with dashes", (name: string) => name.replaceAll("/", "-")],
    ["with another beginning", (name: string) => `kb:${name}`],
    ["without their folders", (name: string) => name.replace(/^.*\//, "")],
    ["with an extension", (name: string) => `${name}.html`],
  ])("names documents in places of old ones if all are %s", (_, rename) => {
    const cause = findCause((list) => list.map(rename));

    // By default each of the 20 queries has one target, and it was in its list.
    expect(cause).toMatchObject({ kind: "other_names", lost: 20, of_lost: 20 });
  });

  it("names unlike new ids, if each old one has the same new id in all lists", () => {
    const nameOther = (name: string): string => `page-${Buffer.from(name).toString("hex")}`;

    const cause = findCause((list) => list.map(nameOther));

    expect(cause).toMatchObject({ kind: "other_names", happened: 20, of: 20 });
  });

  it("names the inner folder if others of the outer one did not move", () => {
    const moveOwn = (name: string): string => name.replace("docs/own/", "wiki/own/");
    const cases = Array.from({ length: 20 }, (_, at) => {
      const before = baselineList(at).map((name) => `docs/${name}`);
      return compareCase(at, before.map(moveOwn), { before, expected: `docs/own/${at}` });
    });

    const cause = causesOfLists(cases, []).leading;

    expect(cause).toMatchObject({ names: ["docs/own/"], new_names: ["wiki/own/"] });
  });

  // In list number `at`, of 20, own/<at> becomes another document.
  it.each([
    ["each new one stands for two old ones", (at: number) => `wiki/${at % 10}`],
    ["the new one was in each list before", () => "guide/a"],
    ["the new names are not like the old ones", (at: number) => `ads/page-${at}`],
  ])("names no documents in places of old ones if %s", (_, newName) => {
    const cause = findCause((list, at) =>
      list.map((document) => (document === `own/${at}` ? newName(at) : document)),
    );

    expect(cause?.kind).not.toBe("other_names");
  });

  it("names no other ids if one page stands in the places of two lost documents", () => {
    // All other documents have the prefix kb: now. In place of own/0 and of own/10 stands wiki/0:
    // a page in place of two documents is no new id of either.
    const cause = findCause((list, at) =>
      list.map((name) => (name === `own/${at}` ? `wiki/${at % 10}` : `kb:${name}`)),
    );

    expect(cause?.kind).not.toBe("other_names");
  });

  it("counts only the lost documents of a folder that is gone", () => {
    // Seven lists lose both their documents of old/, three lose those of folders of their own.
    const cases = Array.from({ length: 20 }, (_, at) => {
      const folder = at < 7 ? "old" : `folder-${at}`;
      const before = baselineList(at).map((each) => each.replace("own", folder));
      const expected = `${folder}/${at}`;
      const now = at < 10 ? removeDocuments(before, expected, `${expected}-more`) : before;
      return compareCase(at, now, { before, expected, notFound: at < 10 });
    });
    const { leading } = causesOfLists(cases, []);

    expect(leading).toMatchObject({ kind: "went_folder", names: ["old/"], lost: 7, of_lost: 10 });
  });

  it("names no document as gone that stands further down", () => {
    // The expected document of list 0 is own/0. The first four lists lose theirs.
    const loseExpected = (list: readonly string[], at: number): readonly string[] | null =>
      at < 4 ? removeDocuments(list, `own/${at}`) : null;

    expect(findCause(loseExpected)).toMatchObject({ kind: "went_document", lost: 4 });

    // A longer list, which was asked for lost documents, has each of them.
    const cause = findCause(loseExpected, (at) => (at < 4 ? { deeper: [`own/${at}`] } : {}));

    expect(cause).toBeNull();
  });

  it("names queries that contain identifiers if only their lists changed", () => {
    // Null: a list stays as it was.
    const cause = findCause(
      (list, at) => (at < 8 ? [...list].toReversed() : null),
      (at) => (at < 8 ? { query: `max_rank ${at}` } : {}),
      { count: 40 },
    );

    expect(cause).toMatchObject({ kind: "writing", names: ["identifiers"], worse: 8 });
  });

  it("names no intent if the lists of every intent changed", () => {
    const cause = findCause(
      (list, at) => (at % 2 === 0 ? [...list].toReversed() : null),
      (at) => ({ intent: at < 40 ? "error" : "howto" }),
      { count: 80 },
    );

    expect(cause).toBeNull();
  });

  it("names nothing if only the last document of two lists is another", () => {
    // Of ten documents the last, own/0-more and own/1-more, left; each was expected, too.
    const cause = findCause(
      (list, at) => (at < 2 ? [...list.slice(0, 9), `new/${at}`] : null),
      (at) => (at < 2 ? { expected: `own/${at}-more` } : {}),
    );

    expect(cause).toBeNull();
  });

  it("names no documents that left the ends of lists whose targets fell", () => {
    // List 0 was guide/a guide/b own/0 guide/c api/d api/e api/f faq/g faq/h own/0-more. Now it is
    // faq/g api/f api/e api/d guide/c guide/b guide/a own/0 new/0 new/0-more. faq/h and own/0-more
    // left, but they stood below own/0: that it fell is not explained by them.
    const cause = findCause((list, at) => {
      const others = list.slice(0, 8).filter((document) => document !== `own/${at}`);
      // Two orders, so that no single move explains that the expected document stands below them.
      const mixed =
        at % 2 === 0 ? others.toReversed() : [...others.slice(3), ...others.slice(0, 3)];
      const twoNewAtEnd = [`new/${at}`, `new/${at}-more`];
      return [...mixed, `own/${at}`, ...twoNewAtEnd];
    });

    expect(cause).toBeNull();
  });

  it("names a reversed order of lists of two documents only beside longer ones", () => {
    const findReversed = (count: number): Cause | null => {
      // The first `count` lists have three documents, the others two. It takes three longer ones.
      const shortList = (at: number) => {
        const length = at < count ? 3 : 2;
        // Its first document is own/<at>, the expected one.
        return baselineList(at).slice(2, 2 + length);
      };
      return findCause(
        (_, at) => shortList(at).toReversed(),
        (at) => ({ before: shortList(at) }),
      );
    };

    expect(findReversed(3)).toMatchObject({ kind: "reversed", happened: 20, of: 20 });
    expect(findReversed(2)?.kind).not.toBe("reversed");
  });

  // The expected document stood third. An empty list loses 1 of recall and 1/log2(4) = 0.5 of nDCG:
  // 1.5. In an opposite order it falls to rank 8, and loses 1/log2(4) - 1/log2(9) = 0.18 of nDCG.
  it("names empty answers if they are over half of the losses", () => {
    const reverseUntilEight = (list: readonly string[], at: number) =>
      at < 8 ? list.toReversed() : null;
    const cause = findCause((list, at) => (at < 4 ? [] : reverseUntilEight(list, at)));

    // The empty answers lost 4 x 1.5 = 6 of 4 x 1.5 + 4 x 0.18 = 6.7.
    expect(cause).toMatchObject({ kind: "empty" });
  });

  it("names nothing if empty answers are less than half of the losses", () => {
    // The opposite order, but for the first two: so that the lists do not count as reversed.
    const mixList = (list: readonly string[]): readonly string[] => {
      const [last = "", nextToLast = "", ...others] = list.toReversed();
      return [nextToLast, last, ...others];
    };

    // The empty answers lost 2 x 1.5 = 3 of 2 x 1.5 + 18 x 0.18 = 6.3.
    expect(findCause((list, at) => (at < 2 ? [] : mixList(list)))).toBeNull();
  });
});

describe("findCauses of other ids", () => {
  /**
   * Returns 18 cases of four chunks each, out of 6 documents of 8 chunks, renamed by `rename`. Each
   * expects its first chunk, at place 0.
   */
  function compareChunks(
    rename: (id: string, place: number, at: number) => string,
  ): readonly ComparedCase[] {
    return Array.from({ length: 18 }, (_, at) => {
      const before = [0, 1, 2, 3].map((i) => `doc-${(at + i) % 6}.md#${(at * 5 + i * 3) % 8}`);
      const now = before.map((id, place) => rename(id, place, at));
      return compareCase(at, now, { before, expected: before[0]! });
    });
  }

  it("names other parts of the lost documents if texts are split in another way", () => {
    // Three chunks in place of eight: all ids change from #0 … #7 to #part-0 … #part-2. So each of
    // the 18 lists lost the chunk that it expects, and still has the chunk's document.
    const split = (id: string, place: number): string =>
      id.replace(/\d+$/, (number) => `part-${(Number(number) + place) % 3}`);

    const { leading } = causesOfLists(compareChunks(split), []);

    expect(leading).toMatchObject({ kind: "other_parts", lost: 18 });
  });

  it("names no cause if each list lost its expected first result to another document", () => {
    // Each list has another new document, and the old ones stay in other lists: nothing in common.
    const cases = compareChunks((id, place, at) => (place === 0 ? `new-${at}.md` : id));

    expect(causesOfLists(cases, []).leading).toBeNull();
  });
});

describe("findCauses of what most lists show", () => {
  /** Returns what most of 20 lists show; their expected document, the third, stays where it was. */
  function findLists(change: (list: readonly string[], at: number) => readonly string[]) {
    const cases = Array.from({ length: 20 }, (_, at) => {
      const before = baselineList(at);
      return compareCase(at, change(before, at), { change: 0, fallen: [], lost: [] });
    });
    return causesOfLists(cases, findChangeGroups(cases)).lists;
  }

  // Each list is guide/a, guide/b, its own/<at>, guide/c, api/d, api/e, api/f, faq/g, faq/h and its
  // own/<at>-more.
  // What is named | how many results the lists have now, if that is named | the change of a list
  it.each([
    ["shorter", 3, (list: readonly string[]) => list.slice(0, 3)],
    ["more_results", 11, (list: readonly string[], at: number) => [...list, `more/${at}`]],
    ["reversed", null, (list: readonly string[]) => list.toReversed()],
    ["repeats", null, (list: readonly string[]) => list.flatMap((id) => [id, id]).slice(0, 10)],
    ["other_names", null, (list: readonly string[]) => list.map((id) => `kb:${id}`)],
    ["went_document", null, (list: readonly string[]) => list.filter((id) => id !== "api/e")],
    ["went_folder", null, (list: readonly string[]) => list.filter((id) => !id.startsWith("api/"))],
    [
      "other_first",
      null,
      // In two orders, so that no document moved alone. One list has a new result: not all are the
      // same but for the order.
      ([a = "", b = "", own = "", c = "", ...rest]: readonly string[], at: number) => [
        ...(at % 2 === 0 ? [c, b, own, a] : [b, a, own, c]),
        ...rest.slice(0, -1),
        at === 0 ? "new" : rest.at(-1)!,
      ],
    ],
    [
      "same_list",
      null,
      () => ["faq/h", "api/f", "api/e", "api/d", "guide/c", "guide/b", "guide/a", "own/0", "own/1"],
    ],
  ] as const)("names %s", (kind, rank, change) => {
    expect(findLists(change)).toMatchObject({ kind, rank, happened: 20, of: 20, worse: 0 });
  });

  it("names no documents as gone that stood in lists that are empty now", () => {
    expect(findLists((list, at) => (at < 8 ? [] : list))).toBeNull();
  });

  it("names nothing if no list changed, or half of them did", () => {
    expect(findLists((list) => list)).toBeNull();
    expect(findLists((list, at) => (at < 10 ? list.slice(0, 3) : list))).toBeNull();
  });
});

it("findCauses names what the worst queries have in common, and not the others", () => {
  // Every second query has digits. Its list has the opposite order now, without the document that
  // was last, and lost 1; the others, whose lists are as before, lost 0.1 each.
  const cases = Array.from({ length: 40 }, (_, at) => {
    const list = baselineList(at);
    return at % 2 === 0
      ? compareCase(at, list.toReversed().slice(1), { query: `error ${at}`, change: -1 })
      : compareCase(at, list, { query: "error", change: -0.1 });
  });

  const { leading } = causesOfLists(cases, findChangeGroups(cases));

  expect(leading).toMatchObject({ kind: "writing", names: ["digits"] });
});

/** Returns a change that takes these documents, or these folders' documents, out of all lists. */
const takeOut =
  (...gone: readonly string[]) =>
  (list: readonly string[]): readonly string[] =>
    list.filter((document) => !gone.some((name) => document.startsWith(name)));

/** Returns a change that empties the lists of the queries that expect these documents. */
const emptyFor =
  (...expected: readonly string[]) =>
  (list: readonly string[]): readonly string[] =>
    expected.includes(list[0]!) ? [] : list;

/**
 * The lists of a small corpus: 14 documents in three folders. Each query expects the first document
 * of its list, and no two expect the same.
 */
const SMALL_LISTS: readonly (readonly string[])[] = [
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

/** Returns what is found if `change` makes these lists what they are now. */
function findInSmall(
  change: (list: readonly string[], at: number) => readonly string[],
  lists = SMALL_LISTS,
): ReturnType<typeof findCauses> {
  const cases = lists.map((before, at) => {
    const now = change(before, at);
    const expected = before[0]!;
    return compareCase(at, now, { before, expected, notFound: !now.includes(expected) });
  });
  return causesOfLists(cases, []);
}

describe("findCauses in a small corpus", () => {
  /** Each list with its expected document alone, which no other list has. */
  const ONLY_EXPECTED = SMALL_LISTS.map((list) => list.slice(0, 1));

  // A list of SMALL_LISTS is run/replica run/queue, and of ONLY_EXPECTED run/replica alone. takeOut
  // takes documents out of all lists, emptyFor empties the lists that begin with them.
  // What is named | the lists | what the change takes away | the cause
  it.each([
    [
      "a lost folder of five documents rather than the empty answers that it leaves",
      ONLY_EXPECTED,
      takeOut("run/"),
      { kind: "went_folder", names: ["run/"], lost: 5, of_lost: 5 },
    ],
    [
      "three lost documents rather than the empty answers that they leave",
      ONLY_EXPECTED,
      emptyFor("run/queue", "run/memory", "pol/access"),
      { kind: "went_document", names: ["run/queue", "run/memory", "pol/access"], lost: 3 },
    ],
    // The lists of run/replica, pol/leave, on/setup and on/people had one of the four below the
    // first, and kept the rest.
    [
      "four deleted documents if other lists are the same without them",
      SMALL_LISTS,
      takeOut("run/queue", "run/disk", "run/certificate", "pol/access"),
      { kind: "went_document", lost: 4, of_lost: 4 },
    ],
    // The list of run/disk alone has other documents: pol/laptops and pol/expenses.
    [
      "four deleted documents if one list lost its first result and kept the rest",
      ONLY_EXPECTED.with(1, ["run/disk", "pol/laptops", "pol/expenses"]),
      takeOut("run/queue", "run/disk", "run/memory", "pol/access"),
      { kind: "went_document", lost: 4, of_lost: 4 },
    ],
    [
      "a filter that empties the answers with four documents of three folders",
      ONLY_EXPECTED,
      emptyFor("run/queue", "run/memory", "pol/access", "on/first"),
      { kind: "empty", happened: 4 },
    ],
    // on/setup and on/people still find run/certificate and run/disk.
    [
      "a filter that empties four answers if others still find documents of the folder",
      SMALL_LISTS,
      emptyFor("run/queue", "run/memory", "run/replica", "run/certificate"),
      { kind: "empty", happened: 4 },
    ],
    // pol/leave and pol/remote stand in the list of on/first, and pol/laptops in that of run/disk.
    [
      "three empty answers if their documents stand in other lists",
      SMALL_LISTS,
      emptyFor("pol/leave", "pol/remote", "pol/laptops"),
      { kind: "empty", happened: 3 },
    ],
    [
      "empty answers if every answer is empty",
      SMALL_LISTS,
      () => [],
      { kind: "empty", happened: SMALL_LISTS.length },
    ],
  ] as const)("names %s", (_, lists, change, cause) => {
    expect(findInSmall(change, lists).leading).toMatchObject(cause);
  });

  // In SMALL_LISTS three lists have pol/remote. run/replica, on/first and on/map stand first in one
  // list each, and in no other. No list has any of them now (`everywhere`).
  it.each([
    ["a document that left three lists", ["pol/remote"]],
    ["the first documents of three lists", ["run/replica", "on/first", "on/map"]],
  ])("names %s if nothing was expected, and no other list changed", (_, gone) => {
    const nothingExpected = { change: 0, lost: [], fallen: [] };
    const cases = SMALL_LISTS.map((before, at) =>
      compareCase(at, takeOut(...gone)(before), { before, ...nothingExpected }),
    );
    const { lists } = causesOfLists(cases, []);

    const cause = { kind: "went_document", names: gone, everywhere: true, happened: 3 };
    expect(lists).toMatchObject(cause);
  });

  it("names empty answers of a broken tokenizer, whose other lists changed too", () => {
    const emptied = "run/queue run/memory pol/leave pol/access pol/laptops on/first".split(" ");

    const { leading } = findInSmall((list) => {
      if (emptied.includes(list[0]!)) {
        return [];
      }
      // Of the other eight lists seven have at most two results left, in the opposite order. That
      // of run/disk keeps its first result: else all eight would count as reversed.
      return list[0] === "run/disk" ? ["run/disk", "pol/expenses"] : list.toReversed().slice(0, 2);
    });

    expect(leading).toMatchObject({ kind: "empty", happened: 6 });
  });

  it("does not name reversed lists that kept fewer than half of their documents", () => {
    const lists = SMALL_LISTS.map((_, at) => Array.from("abcdefg", (letter) => `${letter}${at}`));
    // Three of seven documents are left, in the opposite order.
    const replaceMost = (list: readonly string[], at: number) => [
      ...list.slice(0, 3).toReversed(),
      ...Array.from("wxyz", (letter) => `${letter}${at}`),
    ];

    expect(findInSmall(replaceMost, lists).leading?.kind).not.toBe("reversed");
  });
});
