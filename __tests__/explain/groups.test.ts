/** Causes planted into drawn rankings: the groups name them, and name nothing where nothing was planted. */
import { describe, expect, it } from "vitest";
import { type ComparedLists, changeGroups, groupChanges } from "../../src/explain/groups.ts";
import type { ChangeGroup } from "../../src/model/explanation.ts";
import { answered, hitsOf, makeCase, runOf, suiteOf } from "../helpers/make.ts";
import { makeBaselineCase, makeCaseScore } from "../gate/made.ts";

const SEEDS = 10;
const HELD = 9;
const CASES = 200;
const K = 10;
const FOLDERS = ["api/v1", "api/v2", "guides", "howto", "errors", "legacy", "blog", "notes"];
const INTENTS = ["howto", "symbol", "error", "definition"];
const WORDS = "rank query index token recall merge shard gate cluster latency result metric".split(
  " ",
);

function randomFrom(seed: number): () => number {
  let state = seed * 7_919 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Ranked {
  readonly document: string;
  readonly score: number;
}
interface Query {
  readonly query: string;
  readonly intent: string;
  readonly ranked: readonly Ranked[];
  readonly target: string;
}
/** What a change does to one query's scores; the random numbers are the draw's. */
type Cause = (query: Query, random: () => number) => readonly Ranked[];

/** Documents of a folder that suits the intent score higher; a tenth of the queries is answered a little differently each time. */
function drawLists(
  seed: number,
  causes: readonly Cause[],
  stages = false,
): readonly ComparedLists[] {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const documents = FOLDERS.flatMap((folder) =>
    Array.from({ length: 25 }, (_, i) => `${folder}/d${i}.md`),
  );
  return Array.from({ length: CASES }, (_, at) => {
    const intent = pick(INTENTS);
    const favoured =
      FOLDERS[(INTENTS.indexOf(intent) * 2 + Math.floor(random() * 3)) % FOLDERS.length]!;
    const written = random() < 0.3 ? `${pick(WORDS)}_${pick(WORDS)}` : pick(WORDS);
    const query = [
      written,
      ...Array.from({ length: Math.floor(random() * 8) }, () => pick(WORDS)),
    ].join(" ");
    const ranked = documents.map((document) => ({
      document,
      score: random() + (document.startsWith(favoured) ? 0.35 : 0),
    }));
    const before = topOf(ranked);
    const deep = topOf(ranked, K + 4);
    const target = deep[Math.floor(random() ** 2 * deep.length)]!;
    const noisy = random() < 0.1;
    const shaken = ranked.map(({ document, score }) => ({
      document,
      score: score + (noisy ? (random() - 0.5) * 0.1 : 0),
    }));
    const start = { query, intent, ranked: shaken, target };
    const changed = causes.reduce<Query>(
      (now, cause) => ({ ...now, ranked: cause(now, random) }),
      start,
    );
    const now = topOf(changed.ranked);
    const lost = stages && before.includes(target) && !now.includes(target) && random() < 0.9;
    const change = gainOf(now, target) - gainOf(before, target);
    const found = !before.includes(target) && now.includes(target);
    return {
      id: `q${at}`,
      query,
      intent,
      before,
      now,
      change,
      found,
      stage: lost ? "rerank" : undefined,
    };
  });
}

function topOf(ranked: readonly Ranked[], k: number = K): readonly string[] {
  const best = ranked.toSorted((a, b) => b.score - a.score).slice(0, k);
  return best.map(({ document }) => document);
}

/** Recall and nDCG of one target. */
function gainOf(list: readonly string[], target: string): number {
  const at = list.indexOf(target);
  return at === -1 ? 0 : 1 + 1 / Math.log2(at + 2);
}

const PLANTED: Readonly<
  Record<string, { readonly cause: Cause; readonly kind: string; readonly name: string }>
> = {
  "a document boosted": {
    cause: ({ ranked }, random) =>
      random() < 0.4
        ? [...ranked, { document: "news/promo.md", score: topScore(ranked) - 0.001 * random() }]
        : ranked,
    kind: "came_document",
    name: "news/promo.md",
  },
  "a folder dropped": {
    cause: ({ ranked }) => ranked.filter(({ document }) => !document.startsWith("errors/")),
    kind: "went_folder",
    name: "errors/",
  },
  "an analyser changed": {
    cause: ({ query, ranked }, random) =>
      query.includes("_")
        ? ranked.map(({ document, score }) => ({ document, score: score * random() }))
        : ranked,
    kind: "writing",
    name: "identifiers",
  },
  "a stage broken": {
    cause: ({ ranked, target }, random) =>
      random() < 0.2 ? ranked.filter(({ document }) => document !== target) : ranked,
    kind: "stage",
    name: "rerank",
  },
  "a tenant leaked": {
    cause: ({ ranked }, random) =>
      random() < 0.25
        ? [
            ...ranked,
            ...[1, 2].map(() => ({
              document: `tenant-b/${Math.floor(random() * 60)}.md`,
              score: topScore(ranked) - random() * 0.2,
            })),
          ]
        : ranked,
    kind: "came_cluster",
    name: "tenant-b",
  },
};

const topScore = (ranked: readonly Ranked[]): number =>
  ranked.reduce((most, { score }) => Math.max(most, score), 0);

const clusterOf = (document: string): string =>
  document.startsWith("tenant-b/") ? "tenant-b" : "tenant-a";

/** Lists of two, of which the first is another now; null where none came. */
const listsOf = (count: number, came: (at: number) => string | null): readonly ComparedLists[] =>
  Array.from({ length: count }, (_, at) => {
    const id = `q${at}`;
    const before = [`q${at}-a`, "kept"];
    const now = [came(at) ?? `q${at}-a`, "kept"];
    return { id, query: "x", intent: "x", before, now, change: 0 };
  });

const namesIn = (lists: readonly ComparedLists[]): readonly string[] =>
  changeGroups(lists).map(({ name }) => name);

/** The first three of a draw, and all that it named. */
function groupsOfKinds(seed: number, kinds: readonly string[]): readonly ChangeGroup[] {
  const causes = kinds.map((kind) => PLANTED[kind]!.cause);
  const tenants = kinds.includes("a tenant leaked");
  const lists = drawLists(seed, causes, kinds.includes("a stage broken"));
  const change = new Map(lists.map((each) => [each.id, each.change]));
  const groups = changeGroups(lists, tenants ? clusterOf : undefined);
  // The worst first.
  for (const { cases } of groups) {
    expect(cases).toEqual(cases.toSorted((a, b) => change.get(a)! - change.get(b)!));
  }
  return groups;
}

/** A folder that holds all of a cluster's documents is the same thing by another name. */
function isPlanted(kind: string, group: ChangeGroup | undefined): boolean {
  const { kind: wanted, name } = PLANTED[kind]!;
  const other =
    kind === "a tenant leaked" && group?.kind === "came_folder" && group.name === "tenant-b/";
  return other || (group?.kind === wanted && group.name === name);
}

const seeds = Array.from({ length: SEEDS }, (_, i) => i + 1);
const PAIRS = Object.keys(PLANTED).flatMap((a, i, all) =>
  all.slice(i + 1).map((b) => [a, b] as const),
);

describe("groupChanges", () => {
  it.each(Object.keys(PLANTED))("names %s first", (kind) => {
    const firsts = seeds.filter((seed) => isPlanted(kind, groupsOfKinds(seed, [kind])[0]));

    expect(firsts.length).toBeGreaterThanOrEqual(HELD);
  });

  it.each(PAIRS)("names %s and %s among the first three", (...kinds) => {
    const both = seeds.filter((seed) => {
      const first = groupsOfKinds(seed, kinds).slice(0, 3);
      return kinds.every((kind) => first.some((group) => isPlanted(kind, group)));
    });

    expect(both.length).toBeGreaterThanOrEqual(HELD);
  });

  it("names nothing if no cause was planted in the lists", () => {
    const silent = seeds.filter(
      (seed) => changeGroups(drawLists(seed, [], true), clusterOf).length === 0,
    );

    expect(silent.length).toBeGreaterThanOrEqual(HELD);
  });

  it("names what came or went if every list changed", () => {
    const shakeScores: Cause = ({ ranked }, random) =>
      ranked.map(({ document, score }) => ({ document, score: score + (random() - 0.5) * 0.1 }));
    const boostDocuments: Cause = ({ ranked }) => [
      ...ranked,
      { document: "news/promo.md", score: topScore(ranked) - 0.0005 },
    ];
    const dropFolders: Cause = ({ ranked }) =>
      ranked.filter(({ document }) => !/^(?:guides|notes|errors|blog)/.test(document));
    const firstGroupName = (seed: number, ...causes: readonly Cause[]): string =>
      changeGroups(drawLists(seed, causes))[0]?.name ?? "";
    const countSeeds = (name: RegExp, ...causes: readonly Cause[]): number =>
      seeds.filter((seed) => name.test(firstGroupName(seed, ...causes))).length;

    expect(countSeeds(/^news\//, shakeScores, boostDocuments)).toBeGreaterThanOrEqual(HELD);
    expect(countSeeds(/^(?:guides|notes|errors|blog)\/$/, dropFolders)).toBeGreaterThanOrEqual(
      HELD,
    );

    const swapEverywhere: Cause = ({ ranked }) => [
      ...ranked,
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => ({
        document: `stuck/${n}.md`,
        score: 9 - n / 10,
      })),
    ];

    expect(countSeeds(/^stuck\/\d+\.md$/, swapEverywhere)).toBeGreaterThanOrEqual(HELD);
    // An index that answers a little differently each time is no news.
    expect(countSeeds(/^$/, shakeScores)).toBeGreaterThanOrEqual(HELD);
  });

  it.each([
    ["a folder of which one document stood in every list", ["a/all.md", "a/1.md"], "a/"],
    [
      "that document, where nothing else of its folder was there",
      ["a/all.md", "b/1.md"],
      "a/all.md",
    ],
    // With 45 results in place of 30: one and a half times as many.
    ["a folder of which every second list had two", ["a/all.md", "a/1.md", "b/1.md"], "a/"],
  ])("names %s", (_, [all, ...own], name) => {
    const lists = Array.from({ length: 30 }, (_, at) => {
      const before = [all!, own[at % own.length]!, "b/2.md"];
      const now = before.filter((document) => !document.startsWith("a/"));
      return { id: `${at}`, query: "x", intent: "x", before, now, change: -1 };
    });

    expect(changeGroups(lists)[0]?.name).toBe(name);
  });

  it("names those that changed more often than the others, not less often", () => {
    const lists = listsOf(120, (at) => (at < 40 ? null : `n${at}`)).map((each, at) => {
      const intent = at < 60 ? "seldom" : "always";
      const isBetter = at >= 40;
      return { ...each, intent, change: Number(isBetter), found: isBetter };
    });

    expect(changeGroups(lists).map(({ name, of, better }) => [name, of, better])).toEqual([
      ["always", 60, 60],
    ]);
  });

  it("names no document of some lists if three in four lists changed", () => {
    // It came into 12 of 75 lists: 0.5^12 = 0.0002, and a rate of 1 is little beside 0.75.
    const lists = listsOf(100, (at) => (at < 12 ? "new" : at < 75 ? `n${at}` : null));

    expect(changeGroups(lists)).toEqual([]);
    expect(namesIn(lists.filter((_, at) => at < 12 || at > 60))).toEqual(["new"]);
  });

  it("names what came far more often than it went, by the sign test", () => {
    // The sum of C(n, 0) to C(n, went), of 2^n: 12,951 / 2^24 = 0.0008, 68,406 / 2^25 = 0.002, 154 / 2^17 = 0.0012.
    const namesAfter = (came: number, went: number): readonly string[] =>
      namesIn(
        listsOf(100, (at) => (at < came ? "new" : null)).map((each, at) =>
          at < 100 - went ? each : { ...each, before: ["new", "kept"] },
        ),
      );

    expect([namesAfter(20, 4), namesAfter(20, 5), namesAfter(15, 2)]).toEqual([["new"], [], []]);
  });

  it("names at most eight, the largest first, each of what is left over", () => {
    // Nine documents came, into 12 to 23 lists; the first made its lists worse, and came into two of the last's as well.
    const starts = [0, 12, 27, 44, 62, 81, 101, 122, 144];
    const lists = listsOf(600, (at) =>
      at < 167 ? `d${starts.findLastIndex((start) => start <= at)}` : null,
    );
    const both = lists.map((each, at) => {
      const isFirst = at < 12 || at === 144 || at === 145;
      return isFirst ? { ...each, now: ["d0", ...each.now], change: -1 } : each;
    });
    const found = changeGroups(both);
    const groupTexts = found.map(({ name, of }) => `${name} ${of}`).join(", ");

    expect(groupTexts).toBe("d7 22, d6 21, d8 21, d5 20, d4 19, d3 18, d2 17, d0 14");
  });

  it.each([
    ["1", [1]],
    ["2-3", [2, 3]],
    ["4-7", [4, 7]],
    ["8+", [8]],
  ])("names queries of %s words", (name, words) => {
    const queryWithWords = (at: number): string =>
      Array.from("x".repeat([1, 2, 3, 4, 7, 8][at % 6]!)).join(" ");
    const lists = listsOf(90, (at) =>
      words.includes([1, 2, 3, 4, 7, 8][at % 6]!) ? `n${at}` : null,
    );
    const asked = lists.map((each, at) => ({ ...each, query: queryWithWords(at) }));

    expect(changeGroups(asked)).toMatchObject([{ kind: "length", name, rank: null }]);
  });

  it("names two things as one group only if both together are no chance", () => {
    // Eight of forty queries of an intent are few, however rare it is elsewhere.
    const rare = listsOf(1000, (at) => (at < 8 ? `n${at}` : null));

    expect(namesIn(rare.map((each, at) => ({ ...each, intent: at < 40 ? "few" : "x" })))).toEqual(
      [],
    );

    // 0.5^10 = 0.00098 is below 0.001, and not below half of it.
    const listsWithDocuments = (documents: number) =>
      listsOf(200, (at) => (at < 10 * documents ? `d${at % documents}` : null));

    expect([namesIn(listsWithDocuments(1)), namesIn(listsWithDocuments(2))]).toEqual([["d0"], []]);
  });

  it("names nothing that left fewer than half of the lists that had it", () => {
    const namesWithout = (count: number): readonly string[] =>
      namesIn(
        listsOf(200, (at) => (at < count ? `n${at}` : null)).map((each, at) => {
          const before = at < 100 ? ["common", ...each.before] : each.before;
          return {
            ...each,
            before,
            now: at < 100 && at >= count ? ["common", ...each.now] : each.now,
          };
        }),
      );

    expect([namesWithout(49), namesWithout(50)]).toEqual([[], ["common"]]);
  });

  it("gives the median of the ranks at which a document came", () => {
    const lists = listsOf(100, () => null).map((each, at) => {
      const { before } = each;
      if (at >= 15) {
        return each;
      }
      return {
        ...each,
        now: at < 3 || at === 7 ? [before[0]!, "new", "kept"] : ["new", ...before],
      };
    });

    expect(changeGroups(lists)).toMatchObject([{ name: "new", rank: 1, of: 15 }]);
  });

  it("finds a document's cluster in the answers", () => {
    const cases = Array.from({ length: 40 }, (_, at) => makeCase(`q${at}`));
    const topDocument = (at: number): string => (at < 15 ? `n${at}` : `q${at}-a`);
    const hits = cases.map((_, at) =>
      hitsOf(topDocument(at), "kept").map((hit, i) =>
        at < 15 && i === 0 ? { ...hit, cluster: "other" } : hit,
      ),
    );
    const run = runOf(cases.map(({ id }, at) => answered(id, hits[at]!)));
    const pairs = cases.map(({ id }, at) => ({
      now: makeCaseScore(id, { "recall@10": 1 }, { results: [topDocument(at), "kept"] }),
      before: makeBaselineCase({ "recall@10": 1 }, { results: [`${id}-a`, "kept"] }),
    }));

    expect(groupChanges(suiteOf(...cases), 10, pairs, [run])[0]).toMatchObject({
      kind: "came_cluster",
      name: "other",
      of: 15,
      worse: 0,
      better: 0,
    });

    // Of more than 50,000 cases nothing is told.
    const groupsOfPairs = (count: number) => {
      const many = Array<(typeof pairs)[0]>(count).fill(pairs[0]!);
      return groupChanges(suiteOf(...cases), 10, many, [run]);
    };

    expect([50_000, 50_001].map((count) => groupsOfPairs(count).length > 0)).toEqual([true, false]);
  });

  it("finds the stage that dropped a target by comparing lost and found ones", () => {
    // 15 lost their target, 20 kept it, and 25 never had it: none was found anew.
    const lists = Array.from({ length: 60 }, (_, at): ComparedLists => ({
      id: `q${at}`,
      query: "x",
      intent: "x",
      before: [`q${at}`],
      now: [at < 15 ? `n${at}` : `q${at}`],
      change: at < 15 ? -1 : 0,
      found: false,
      stage: at < 15 ? "rerank" : undefined,
    }));

    expect(changeGroups(lists)).toMatchObject([{ kind: "stage", name: "rerank", of: 15 }]);
  });

  it("counts what got worse and better, and the rank of a new document", () => {
    const group = groupsOfKinds(1, ["a document boosted"])[0]!;

    expect(group).toMatchObject({ rank: 2, of: group.cases.length });
    // What a boosted document pushes out of the noise may come back.
    expect(group.better).toBeLessThan(group.cases.length / 10);
    expect(group.worse).toBeGreaterThan(group.cases.length / 3);
  });
});
