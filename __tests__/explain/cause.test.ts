import { describe, expect, it } from "vitest";
import { type ComparedCase, findLeadingCause } from "../../src/explain/cause.ts";
import { changeGroups } from "../../src/explain/groups.ts";
import type { LeadingCause } from "../../src/model/explanation.ts";

/** Ten results of which the third is expected, the same ten in every list but for two of its own. */
const listOf = (at: number): readonly string[] => {
  const shared = ["guide/a", "guide/b", "guide/c", "api/d", "api/e", "api/f", "faq/g", "faq/h"];
  return [...shared.slice(0, 2), `own/${at}`, ...shared.slice(2), `own/${at}-more`];
};

/** A case whose expected document is the baseline's third, with the list that it gets now. */
function caseOf(
  at: number,
  now: readonly string[],
  more: Partial<ComparedCase> = {},
): ComparedCase {
  const before = listOf(at);
  const expected = before[2]!;
  const place = now.indexOf(expected);
  const isLost = place === -1;
  const gainAt = (rank: number): number => 1 / Math.log2(rank + 1);
  const change = isLost ? -1 - gainAt(3) : gainAt(place + 1) - gainAt(3);
  return {
    id: `q${at}`,
    query: `query ${at}`,
    intent: "howto",
    before,
    now,
    change,
    error: null,
    degraded: false,
    lost: isLost ? [expected] : [],
    fallen: isLost || place > 2 ? [{ before: 2, now: isLost ? null : place }] : [],
    notFound: false,
    deeper: [],
    ...more,
  };
}

/** Returns the cause of 20 cases whose lists are changed by `change`; null leaves a list as it was. */
function causeOf(
  change: (list: readonly string[], at: number) => readonly string[] | null,
  more: (at: number) => Partial<ComparedCase> = () => ({}),
  count = 20,
): LeadingCause | null {
  const cases = Array.from({ length: count }, (_, at) => {
    const list = listOf(at);
    return caseOf(at, change(list, at) ?? list, more(at));
  });
  const groups = changeGroups(cases.filter(({ error }) => error === null));
  return findLeadingCause(cases, groups)?.cause ?? null;
}

const removeDocuments = (
  list: readonly string[],
  ...gone: readonly string[]
): readonly string[] => [
  ...list.filter((document) => !gone.includes(document)),
  ...gone.map((_, i) => `rest/${i}`),
];

describe("findLeadingCause", () => {
  it("names queries that failed, with the most frequent message", () => {
    const failedCase = (at: number): Partial<ComparedCase> =>
      at < 4 ? { error: at === 0 ? "timeout" : "status 503", now: [], change: -1.5 } : {};

    const cause = causeOf(() => null, failedCase);

    expect(cause).toMatchObject({ kind: "error", names: ["status 503", "timeout"], happened: 4 });
  });

  it("names answers that are empty now", () => {
    expect(causeOf((_, at) => (at < 6 ? [] : null))).toMatchObject({
      kind: "empty",
      happened: 6,
      worse: 6,
      lost: 6,
      of_lost: 6,
    });
  });

  it("names a retriever that fell back", () => {
    const cause = causeOf(
      (list, at) => (at < 8 ? [...list].toReversed() : null),
      (at) => ({ degraded: at < 8 }),
    );

    expect(cause).toMatchObject({ kind: "degraded", happened: 8 });
  });

  it("names the stage that dropped most targets", () => {
    const cause = causeOf(
      (list, at) => (at < 5 ? removeDocuments(list, list[2]!) : null),
      (at) => (at < 5 ? { stage: "rerank" } : {}),
    );

    expect(cause).toMatchObject({ kind: "stage", names: ["rerank"], worse: 5 });
  });

  it("names lists that are cut", () => {
    expect(causeOf((list) => list.slice(0, 2))).toMatchObject({
      kind: "shorter",
      rank: 2,
      happened: 20,
    });
  });

  it("names a first result that moved down in most lists", () => {
    // The expected documents rank first here, and sixth after the change.
    const lists = Array.from({ length: 20 }, (_, at) => {
      const [a = "", b = "", own = "", ...rest] = listOf(at);
      const before = [own, a, b, ...rest];
      const now = [a, b, ...rest.slice(0, 3), own, ...rest.slice(3)];
      const fallen = [{ before: 0, now: 5 }];
      return caseOf(at, now, { before, change: 1 / Math.log2(7) - 1, fallen });
    });

    const found = findLeadingCause(lists, []);

    expect(found?.cause).toMatchObject({ kind: "first_result", rank: 6, happened: 20, worse: 20 });
  });

  it("gives no rank if the first result left most lists", () => {
    const lists = Array.from({ length: 20 }, (_, at) => {
      const [own = "", ...rest] = listOf(at);
      const now = [...rest, `other-${at}`];
      const fallen = [{ before: 0, now: null }];
      return caseOf(at, now, { before: [own, ...rest], change: -1, fallen, lost: [own] });
    });

    const found = findLeadingCause(lists, []);

    expect(found?.cause).toMatchObject({ kind: "first_result", rank: null, happened: 20 });
  });

  it("names all documents that are gone from every list", () => {
    const cause = causeOf((list, at) => (at < 3 ? removeDocuments(list, `own/${at}`) : null));

    expect(cause).toMatchObject({
      kind: "went_document",
      names: ["own/0", "own/1", "own/2"],
      everywhere: true,
      lost: 3,
      of_lost: 3,
    });
  });

  it("names no document as gone that stands further down", () => {
    const withoutTarget = (list: readonly string[]): readonly string[] => [
      ...list.filter((_, place) => place !== 2),
      "rest/0",
    ];
    const change = (list: readonly string[], at: number): readonly string[] | null =>
      at < 4 ? withoutTarget(list) : null;

    expect(causeOf(change)).toMatchObject({ kind: "went_document", lost: 4 });
    expect(causeOf(change, (at) => (at < 4 ? { deeper: [`own/${at}`] } : {}))).toBeNull();
  });

  it("names documents that are gone if some lists are empty without them", () => {
    const cause = causeOf(
      (list, at) => (at < 2 ? [] : at < 4 ? removeDocuments(list, `own/${at}`) : null),
      (at) => (at < 2 ? { before: [`own/${at}`], lost: [`own/${at}`], notFound: true } : {}),
    );

    expect(cause).toMatchObject({ kind: "went_document", worse: 4, lost: 4 });
  });

  it("names the folder that holds all lost documents", () => {
    const cause = causeOf((list) => list.filter((document) => !document.startsWith("own/")));

    expect(cause).toMatchObject({ kind: "went_folder", names: ["own/"], lost: 20, of_lost: 20 });
  });

  it("names new documents that stand above the expected ones", () => {
    const cause = causeOf((list, at) =>
      at % 2 === 0 ? ["v1/batch-tasks", ...list.slice(0, 9)] : null,
    );

    expect(cause).toMatchObject({
      kind: "came_document",
      names: ["v1/batch-tasks"],
      everywhere: true,
      rank: 1,
      happened: 10,
    });
  });

  it("names the new folder that several new documents share", () => {
    const cause = causeOf((list, at) => [`tenant-b/${at % 5}`, ...list.slice(0, 9)]);

    expect(cause).toMatchObject({ kind: "came_folder", names: ["tenant-b/"], everywhere: true });
  });

  it("names a known document that rose in many lists", () => {
    const raiseKnown = (list: readonly string[]): readonly string[] => [
      "faq/h",
      ...list.filter((document) => document !== "faq/h"),
    ];

    const cause = causeOf((list, at) => (at < 8 ? raiseKnown(list) : null));

    expect(cause).toMatchObject({
      kind: "came_document",
      names: ["faq/h"],
      everywhere: false,
      happened: 8,
    });
  });

  it("names the queries of one kind if only they changed", () => {
    const cause = causeOf(
      (list, at) => (at < 8 ? [...list].toReversed() : null),
      (at) => (at < 8 ? { query: `max_rank ${at}` } : {}),
      40,
    );

    expect(cause).toMatchObject({ kind: "writing", names: ["identifiers"], worse: 8 });
  });

  it("names no intent if the lists of every intent changed", () => {
    const cause = causeOf(
      (list, at) => (at % 2 === 0 ? [...list].toReversed() : null),
      (at) => ({ intent: at < 40 ? "error" : "howto" }),
      80,
    );

    expect(cause).toBeNull();
  });

  it("names nothing if single targets moved down", () => {
    const lowerTarget = (list: readonly string[]): readonly string[] => [
      ...list.slice(0, 2),
      ...list.slice(3, 6),
      list[2]!,
      ...list.slice(6),
    ];

    expect(causeOf((list, at) => (at % 4 === 0 ? lowerTarget(list) : null))).toBeNull();
  });

  it("names nothing if a document of the last places left some lists", () => {
    const cause = causeOf(
      (list, at) => (at < 2 ? [...list.slice(0, 9), `new/${at}`] : null),
      (at) => (at < 2 ? { lost: [`own/${at}-more`], change: -1.3 } : {}),
    );

    expect(cause).toBeNull();
  });

  it("names no documents that left lists beside other losses", () => {
    // The expected document falls, by another place in each list. The last two results are others in all.
    const cause = causeOf((list, at) => {
      const others = list.slice(0, 8).filter((document) => document !== `own/${at}`);
      const mixed =
        at % 2 === 0 ? others.toReversed() : [...others.slice(3), ...others.slice(0, 3)];
      return [...mixed.slice(0, 7), `own/${at}`, `new/${at}`, `new/${at}-more`];
    });

    expect(cause).toBeNull();
  });

  it("names nothing that explains only half of the losses", () => {
    const cause = causeOf((list, at) => {
      if (at >= 8) {
        return null;
      }
      return at < 4 ? [] : [...list].toReversed();
    });

    // Four lost 1 + 1/2 each; four fell from rank 3 to 8, by 1/2 - 1/log2(9).
    expect(cause).toMatchObject({ kind: "empty" });
    expect(causeOf((list, at) => (at < 2 ? [] : [...list].toReversed()))).toBeNull();
  });

  it("returns null if nothing got worse", () => {
    expect(causeOf(() => null)).toBeNull();
  });
});
