/**
 * Plants causes into drawn rankings: the groups must name them, and nothing if no cause was
 * planted.
 */
import { describe, expect, it } from "vitest";
import { type ComparedLists, findChangeGroups } from "../../src/explain/groups.ts";
import type { ChangeGroup } from "../../src/model/explanation.ts";

/** Each planted cause must be named for 9 of 10 seeds. */
const SEEDS = 10;
const LEAST_SEEDS = 9;
const CASES = 200;
const K = 10;
const FOLDERS = ["api/v1", "api/v2", "guides", "howto", "errors", "legacy", "blog", "notes"];
const INTENTS = ["howto", "symbol", "error", "definition"];
const WORDS = "rank query index token recall merge shard gate cluster latency result metric".split(
  " ",
);

/** Returns a generator of numbers from 0 to below 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed * 7_919 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface ScoredDocument {
  readonly document: string;
  readonly score: number;
}
interface Query {
  readonly query: string;
  readonly intent: string;
  /** Every document with its score, not sorted. */
  readonly scored: readonly ScoredDocument[];
  /** The expected document. */
  readonly target: string;
}
/** Returns the scores of one query after a change. The random numbers are those of the draw. */
type Cause = (query: Query, random: () => number) => readonly ScoredDocument[];

/** Draws a text of one to eight words, of which the first is an identifier three times in ten. */
function drawQueryText(random: () => number): string {
  const pickWord = (): string => WORDS[Math.floor(random() * WORDS.length)]!;
  const firstWord = random() < 0.3 ? `${pickWord()}_${pickWord()}` : pickWord();
  const otherWords = Array.from({ length: Math.floor(random() * 8) }, pickWord);
  return [firstWord, ...otherWords].join(" ");
}

/**
 * Returns CASES made-up queries with their lists before and after the causes, drawn by the seed.
 * Documents of a folder that suits the intent score higher. One query in ten is answered a little
 * differently now. If `hasStages`, nine of ten lost targets were lost at the stage "rerank".
 */
function drawLists(
  seed: number,
  causes: readonly Cause[],
  { hasStages = false }: { readonly hasStages?: boolean } = {},
): readonly ComparedLists[] {
  const random = randomFrom(seed);
  const documents = FOLDERS.flatMap((folder) =>
    Array.from({ length: 25 }, (_, i) => `${folder}/d${i}.md`),
  );
  return Array.from({ length: CASES }, (_, at) => {
    const intent = INTENTS[Math.floor(random() * INTENTS.length)]!;
    const favouredFolder =
      FOLDERS[(INTENTS.indexOf(intent) * 2 + Math.floor(random() * 3)) % FOLDERS.length]!;
    const query = drawQueryText(random);
    const scored = documents.map((document) => ({
      document,
      score: random() + (document.startsWith(favouredFolder) ? 0.35 : 0),
    }));
    const before = topDocuments(scored);
    // The target is one of the first 14, more likely a high one. So some targets are not found
    // before.
    const candidates = topDocuments(scored, K + 4);
    const target = candidates[Math.floor(random() ** 2 * candidates.length)]!;
    const isNoisy = random() < 0.1;
    const scoredNow = scored.map(({ document, score }) => ({
      document,
      score: score + (isNoisy ? (random() - 0.5) * 0.1 : 0),
    }));
    const changedQuery = causes.reduce<Query>(
      (current, cause) => ({ ...current, scored: cause(current, random) }),
      { query, intent, scored: scoredNow, target },
    );
    const now = topDocuments(changedQuery.scored);
    const lostAtStage =
      hasStages && before.includes(target) && !now.includes(target) && random() < 0.9;
    const change = targetGain(now, target) - targetGain(before, target);
    const foundMore = !before.includes(target) && now.includes(target);
    return {
      id: `q${at}`,
      query,
      intent,
      before,
      now,
      change,
      foundMore,
      stage: lostAtStage ? "rerank" : undefined,
    };
  });
}

/** Returns the k documents with the highest scores, the highest first. */
function topDocuments(scored: readonly ScoredDocument[], k: number = K): readonly string[] {
  const best = scored.toSorted((a, b) => b.score - a.score).slice(0, k);
  return best.map(({ document }) => document);
}

/** Returns recall plus nDCG of one target. */
function targetGain(list: readonly string[], target: string): number {
  const place = list.indexOf(target);
  return place === -1 ? 0 : 1 + 1 / Math.log2(place + 2);
}

/** The causes that are planted, each with the group that must name it. */
const PLANTED: Readonly<
  Record<string, { readonly cause: Cause; readonly kind: string; readonly name: string }>
> = {
  "a document boosted": {
    cause: ({ scored }, random) =>
      random() < 0.4
        ? [...scored, { document: "news/promo.md", score: topScore(scored) - 0.001 * random() }]
        : scored,
    kind: "came_document",
    name: "news/promo.md",
  },
  "a folder dropped": {
    cause: ({ scored }) => scored.filter(({ document }) => !document.startsWith("errors/")),
    kind: "went_folder",
    name: "errors/",
  },
  "an analyser changed": {
    cause: ({ query, scored }, random) =>
      query.includes("_")
        ? scored.map(({ document, score }) => ({ document, score: score * random() }))
        : scored,
    kind: "writing",
    name: "identifiers",
  },
  "a stage broken": {
    cause: ({ scored, target }, random) =>
      random() < 0.2 ? scored.filter(({ document }) => document !== target) : scored,
    kind: "stage",
    name: "rerank",
  },
  "a tenant leaked": {
    cause: ({ scored }, random) =>
      random() < 0.25
        ? [
            ...scored,
            ...[1, 2].map(() => ({
              document: `tenant-b/${Math.floor(random() * 60)}.md`,
              score: topScore(scored) - random() * 0.2,
            })),
          ]
        : scored,
    kind: "came_cluster",
    name: "tenant-b",
  },
};

const topScore = (scored: readonly ScoredDocument[]): number =>
  scored.reduce((most, { score }) => Math.max(most, score), 0);

/** The cluster of a document: that of its tenant. */
const findCluster = (document: string): string =>
  document.startsWith("tenant-b/") ? "tenant-b" : "tenant-a";

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

/**
 * Plants the causes of these names (keys of PLANTED) into drawn lists, and returns the groups that
 * are found. Expects each group to name its worst case first.
 */
function drawGroups(seed: number, kinds: readonly string[]): readonly ChangeGroup[] {
  const causes = kinds.map((kind) => PLANTED[kind]!.cause);
  const hasClusters = kinds.includes("a tenant leaked");
  const lists = drawLists(seed, causes, { hasStages: kinds.includes("a stage broken") });
  const changeById = new Map(lists.map(({ id, change }) => [id, change]));
  const groups = findChangeGroups(lists, hasClusters ? findCluster : undefined);
  for (const { cases } of groups) {
    const worstFirst = cases.toSorted((a, b) => changeById.get(a)! - changeById.get(b)!);
    expect(cases).toEqual(worstFirst);
  }
  return groups;
}

/**
 * Whether the group names the planted cause. The leaked tenant may be named by its folder instead
 * of its cluster.
 */
function isPlanted(cause: string, group: ChangeGroup | undefined): boolean {
  const { kind, name } = PLANTED[cause]!;
  const isTenantFolder =
    cause === "a tenant leaked" && group?.kind === "came_folder" && group.name === "tenant-b/";
  return isTenantFolder || (group?.kind === kind && group.name === name);
}

const seeds = Array.from({ length: SEEDS }, (_, i) => i + 1);
const PAIRS = Object.keys(PLANTED).flatMap((a, i, all) =>
  all.slice(i + 1).map((b) => [a, b] as const),
);

describe("findChangeGroups", () => {
  it.each(Object.keys(PLANTED))("findChangeGroups names %s first", (kind) => {
    const namingSeeds = seeds.filter((seed) => isPlanted(kind, drawGroups(seed, [kind])[0]));

    expect(namingSeeds.length).toBeGreaterThanOrEqual(LEAST_SEEDS);
  });

  it.each(PAIRS)("names %s and %s among the first three", (...kinds) => {
    const namingSeeds = seeds.filter((seed) => {
      const firstThree = drawGroups(seed, kinds).slice(0, 3);
      return kinds.every((kind) => firstThree.some((group) => isPlanted(kind, group)));
    });

    expect(namingSeeds.length).toBeGreaterThanOrEqual(LEAST_SEEDS);
  });

  it("names nothing if no cause was planted in the lists", () => {
    const silentSeeds = seeds.filter(
      (seed) =>
        findChangeGroups(drawLists(seed, [], { hasStages: true }), findCluster).length === 0,
    );

    expect(silentSeeds.length).toBeGreaterThanOrEqual(LEAST_SEEDS);
  });

  describe("if every list changed", () => {
    const shakeScores: Cause = ({ scored }, random) =>
      scored.map(({ document, score }) => ({ document, score: score + (random() - 0.5) * 0.1 }));
    const boostDocument: Cause = ({ scored }) => [
      ...scored,
      { document: "news/promo.md", score: topScore(scored) - 0.0005 },
    ];
    const dropFolders: Cause = ({ scored }) =>
      scored.filter(({ document }) => !/^(?:guides|notes|errors|blog)/.test(document));
    const firstGroupName = (seed: number, ...causes: readonly Cause[]): string =>
      findChangeGroups(drawLists(seed, causes))[0]?.name ?? "";
    const countSeeds = (name: RegExp, ...causes: readonly Cause[]): number =>
      seeds.filter((seed) => name.test(firstGroupName(seed, ...causes))).length;

    const addTenEverywhere: Cause = ({ scored }) => [
      ...scored,
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => ({
        document: `stuck/${n}.md`,
        score: 9 - n / 10,
      })),
    ];

    it("names a document that came into all lists", () => {
      const seedCount = countSeeds(/^news\//, shakeScores, boostDocument);

      expect(seedCount).toBeGreaterThanOrEqual(LEAST_SEEDS);
    });

    it("names one of four folders that went from all lists", () => {
      const seedCount = countSeeds(/^(?:guides|notes|errors|blog)\/$/, dropFolders);

      expect(seedCount).toBeGreaterThanOrEqual(LEAST_SEEDS);
    });

    it("names one of ten documents that replaced every result of all lists", () => {
      const seedCount = countSeeds(/^stuck\/\d+\.md$/, addTenEverywhere);

      expect(seedCount).toBeGreaterThanOrEqual(LEAST_SEEDS);
    });

    it("names nothing if all scores of all lists changed a little", () => {
      expect(countSeeds(/^$/, shakeScores)).toBeGreaterThanOrEqual(LEAST_SEEDS);
    });
  });

  // All of the folder `a/` is gone now. Every list had a/all.md, and the lists had one of `others`
  // in turn.
  it.each([
    ["the folder if every list had two documents of it", ["a/1.md"], "a/"],
    ["the document if no list had another one of its folder", ["b/1.md"], "a/all.md"],
    // 45 results are gone with the folder, one and a half times as many as with the document.
    ["the folder if every second list had two documents of it", ["a/1.md", "b/1.md"], "a/"],
  ])("findChangeGroups names %s", (_, others, name) => {
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
      const isBetter = at >= 40;
      return { ...each, intent, change: Number(isBetter), foundMore: isBetter };
    });

    expect(findChangeGroups(lists).map(({ name, of, better }) => [name, of, better])).toEqual([
      ["always", 60, 60],
    ]);
  });

  it("names no document of some lists if three in four lists changed", () => {
    // It came into 12 of the 75 lists that changed: 0.5^12 = 0.0002, and a rate of 1 is little
    // beside 0.75. Of the 51 lists below only 26 changed.
    const lists = makeLists(100, (at) => (at < 12 ? "new" : at < 75 ? `n${at}` : null));

    expect(findChangeGroups(lists)).toEqual([]);
    expect(namesIn(lists.filter((_, at) => at < 12 || at > 60))).toEqual(["new"]);
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

  it("names at most eight, the largest first, each of what is left over", () => {
    // Nine documents came, d0 to d8, into 12 to 23 lists each. d0 also came into two lists of d8,
    // which then has 21 of 23. d0 made its 14 lists worse, so it is stronger than d1 with 15, which
    // is the ninth and is left out.
    const starts = [0, 12, 27, 44, 62, 81, 101, 122, 144];
    const lists = makeLists(600, (at) =>
      at < 167 ? `d${starts.findLastIndex((start) => start <= at)}` : null,
    );
    const listsWithFirst = lists.map((each, at) => {
      const isFirst = at < 12 || at === 144 || at === 145;
      return isFirst ? { ...each, now: ["d0", ...each.now], change: -1 } : each;
    });
    const groupTexts = findChangeGroups(listsWithFirst).map(({ name, of }) => `${name} ${of}`);

    expect(groupTexts.join(", ")).toBe("d7 22, d6 21, d8 21, d5 20, d4 19, d3 18, d2 17, d0 14");
  });

  it.each([
    ["1", [1]],
    ["2-3", [2, 3]],
    ["4-7", [4, 7]],
    ["8+", [8]],
  ])("names queries of %s words", (name, words) => {
    const queryWithWords = (at: number): string =>
      Array.from("x".repeat([1, 2, 3, 4, 7, 8][at % 6]!)).join(" ");
    const lists = makeLists(90, (at) =>
      words.includes([1, 2, 3, 4, 7, 8][at % 6]!) ? `n${at}` : null,
    );
    const listsWithQueries = lists.map((each, at) => ({ ...each, query: queryWithWords(at) }));

    expect(findChangeGroups(listsWithQueries)).toMatchObject([
      { kind: "length", name, rank: null },
    ]);
  });

  it("names no intent of which only a fifth changed, however few others did", () => {
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
    // 100 lists had the document "common", which left the first `count` of them.
    const namesAfterLeaving = (count: number): readonly string[] =>
      namesIn(
        makeLists(200, (at) => (at < count ? `n${at}` : null)).map((each, at) => {
          const before = at < 100 ? ["common", ...each.before] : each.before;
          return {
            ...each,
            before,
            now: at < 100 && at >= count ? ["common", ...each.now] : each.now,
          };
        }),
      );

    expect(namesAfterLeaving(49)).toEqual([]);
    expect(namesAfterLeaving(50)).toEqual(["common"]);
  });

  it("names no folder of which lists have more or less because of their length", () => {
    // The short lists have 2 results of a/ and the long ones 8, all of other documents but one.
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
    // It came into 15 lists: at rank 2 into four, and at rank 1 into the others.
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

  it("names the stage that dropped the targets of lists that lost theirs", () => {
    // 15 lost their target at "rerank", and none was newly found.
    const lists = Array.from({ length: 60 }, (_, at): ComparedLists => ({
      id: `q${at}`,
      query: "x",
      intent: "x",
      before: [`q${at}`],
      now: [at < 15 ? `n${at}` : `q${at}`],
      change: at < 15 ? -1 : 0,
      foundMore: false,
      stage: at < 15 ? "rerank" : undefined,
    }));

    expect(findChangeGroups(lists)).toMatchObject([{ kind: "stage", name: "rerank", of: 15 }]);
  });

  it("counts what got worse and better, and the rank of a new document", () => {
    const group = drawGroups(1, ["a document boosted"])[0]!;

    expect(group).toMatchObject({ rank: 2, of: group.cases.length });
    // A few lists get better by the noise in their scores.
    expect(group.better).toBeLessThan(group.cases.length / 10);
    expect(group.worse).toBeGreaterThan(group.cases.length / 3);
  });
});
