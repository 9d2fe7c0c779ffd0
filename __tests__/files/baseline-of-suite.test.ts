/** The figures of a baseline under the tags that the suite has now. */
import { describe, expect, it } from "vitest";
import { matchSuite } from "../../src/files/inputs.ts";
import {
  answered,
  baselineOf,
  configOf,
  definitionOf,
  hitsOf,
  makeCase,
  runOf,
  suiteOf,
  target,
} from "../helpers/make.ts";

/** The targets of each case. At relevance 2 only those of grade 2 and 3 count. */
const EXPECTED = {
  a: [target("a1", 2)],
  b: [target("b1", 2), target("b2", 1), target("b3", 3)],
  c: [target("c1", 2)],
};
/** Returns a case with its targets and these tags. */
const caseOf = (id: keyof typeof EXPECTED, ...tags: readonly string[]) =>
  makeCase(id, { expected: EXPECTED[id], ...(tags.length === 0 ? {} : { tags }) });

// The stage of `a` takes as long as its answers, that of `b` twice and that of `c` three times.
const run = runOf(
  [
    answered("a", hitsOf("a1"), [1, 2]),
    answered("b", hitsOf("b1", "x"), [3]),
    answered("c", [], [100]),
  ].map((each, i) => ({
    ...each,
    spans_ms: new Map([["rerank", each.samples_ms.map((ms) => ms * (i + 1))]]),
  })),
);
const config = configOf({
  definition: definitionOf({ relevance: 2 }),
  metrics: ["evidence_recall@10"],
});
const baseline = baselineOf(config, suiteOf(caseOf("a"), caseOf("b"), caseOf("c")), run);

describe("matchSuite with the tags of the suite", () => {
  const tagged = matchSuite(
    baseline,
    suiteOf(caseOf("a", "rare"), caseOf("b", "rare", "hard"), caseOf("c")),
  );

  it("gives the means of each tag, over its cases or weighted by their targets", () => {
    const { by_tag: means } = tagged.means;

    // `rare` has a and b, `hard` has b alone. Targets of grade 2 and more: a1, which is found, in a;
    // b1, which is found, and b3 in b. `rare`: (1/1 + 1/2) / 2 = 0.75, and 2 of 3 targets. `hard`:
    // 1/2.
    expect(means!.get("rare")!.get("recall@10")).toBe(0.75);
    expect(means!.get("rare")!.get("evidence_recall@10")).toBeCloseTo(2 / 3, 12);
    expect(means!.get("hard")!.get("recall@10")).toBe(0.5);
    expect([...means!.keys()].toSorted()).toStrictEqual(["hard", "rare"]);
  });

  it("gives the times of each tag, and of each stage if there are any", () => {
    const rare = tagged.latency.by_tag!.get("rare")!;

    // a took 1 and 2 ms, b 3: the least of each is 1 and 3, and the median of these is 2.
    expect(rare).toMatchObject({ samples: 3, p50_ms: 2 });
    // The stage took as long in a, and 6 ms in b: the median and the mean of 1 and 6 are 3.5.
    expect(rare.spans!.get("rerank")).toMatchObject({ samples: 3, p50_ms: 3.5, mean_ms: 3.5 });

    const rowsWithoutStages = new Map(
      [...baseline.cases].map(([id, each]) => {
        const { spans_ms: _, ...row } = each;
        return [id, row];
      }),
    );
    const { latency } = matchSuite(
      { ...baseline, cases: rowsWithoutStages },
      suiteOf(caseOf("a", "rare")),
    );

    expect(latency.by_tag!.get("rare")).not.toHaveProperty("spans");
  });

  it("gives the tags to the cases that have some, and changes nothing else", () => {
    // In the suite of `tagged`, a is rare, b is rare and hard, and c has no tag.
    const tagTexts = [...tagged.cases].map(([id, { tags }]) => `${id} ${String(tags)}`);

    expect(tagTexts).toStrictEqual(["a rare", "b rare,hard", "c undefined"]);
    expect(tagged.means).toStrictEqual({ ...baseline.means, by_tag: expect.any(Map) });
    expect(tagged.latency).toStrictEqual({ ...baseline.latency, by_tag: expect.any(Map) });
  });

  it("changes nothing if no case has a tag, or tagged cases were edited", () => {
    expect(matchSuite(baseline, suiteOf(caseOf("a")))).toBe(baseline);

    const edited = makeCase("a", { expected: EXPECTED.a, tags: ["rare"], query: "another" });

    expect(matchSuite(baseline, suiteOf(edited, makeCase("new", { tags: ["rare"] })))).toBe(
      baseline,
    );
  });
});
