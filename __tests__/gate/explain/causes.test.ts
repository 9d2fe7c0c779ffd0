import { describe, expect, it } from "vitest";
import {
  type Probed,
  explainLoss,
  lossFacts,
  sharesOf,
  wantsProbe,
} from "../../../src/gate/explain/causes.ts";
import type { Loss } from "../../../src/model/explanation.ts";
import type { CaseRun, Hit } from "../../../src/model/run.ts";
import type { Case } from "../../../src/model/suite.ts";
import {
  answered,
  baselineOf,
  configOf,
  failedRun,
  hitsOf,
  makeCase,
  runOf,
  scoresOf,
  suiteOf,
  target,
} from "../../helpers/make.ts";

const K = 5;
const config = configOf({ k: K });
const numbered = (word: string, n: number): string[] =>
  Array.from({ length: n }, (_, i) => `${word}${i + 1}`);
const one = makeCase("one", { expected: [target("wanted")] });
/** The target is second of five. */
const BEFORE = hitsOf("b1", "wanted", "b2", "b3", "b4");

interface Situation {
  readonly subject?: Case;
  readonly before?: readonly Hit[];
  readonly beforeRun?: CaseRun;
  readonly now: readonly Hit[] | CaseRun;
  /** Ids of a list of up to 50, as the probe got it. */
  readonly probed?: readonly string[];
}

/** The one lost case of this situation. */
function lossOf({ subject = one, before = BEFORE, beforeRun, now, probed }: Situation): Loss {
  const suite = suiteOf(subject);
  const baseline = baselineOf(config, suite, runOf([beforeRun ?? answered(subject.id, before)]));
  const run = runOf(["case_id" in now ? now : answered(subject.id, now)]);
  const facts = lossFacts({ policy: { config, suite, baseline }, scores: scoresOf(config, suite, run), run });
  expect(facts).toHaveLength(1);
  // Targets are documents by their id here.
  const ranks = subject.expected.map(({ value }) => (probed ?? []).indexOf(value) + 1 || null);
  const answer: Probed | null =
    probed === undefined ? null : { k: 10 * K, answer: { ranks, returned: probed.length } };
  return explainLoss(facts[0], answer, config);
}

function degraded(hits: readonly Hit[]): CaseRun {
  return {
    ...answered("one", hits),
    outcome: { kind: "answer", hits, returned: hits.length, degraded: true },
  };
}

const NEW = hitsOf("n1", "n2", "b2", "b3", "b4");
const inCluster = (hits: readonly Hit[], key: (hit: Hit, i: number) => string): readonly Hit[] =>
  hits.map((hit, i) => ({ ...hit, cluster: key(hit, i) }));
const apart = inCluster(BEFORE, (hit) => hit.doc_id);

describe("the cause of a loss", () => {
  it("error: whatever else is true", () => {
    expect(lossOf({ now: failedRun("one") })).toMatchObject({
      cause: "error",
      displaced_by: [],
      probe: null,
    });
  });

  it("degraded: the retriever answered in degraded mode, and did not at the baseline", () => {
    expect(lossOf({ now: degraded(NEW) }).cause).toBe("degraded");
    expect(lossOf({ now: degraded([]) }).cause).toBe("degraded");
    expect(lossOf({ now: degraded(NEW), beforeRun: degraded(BEFORE) }).cause).toBe("not_looked_up");
  });

  it("nothing_returned", () => {
    expect(lossOf({ now: [] }).cause).toBe("nothing_returned");
  });

  it("no_longer_matches: the document that matched stands where it stood, by another name", () => {
    const subject = makeCase("one", { expected: [target("wanted", 1, "name")] });
    const named = (name: string): readonly Hit[] =>
      BEFORE.map((hit) => (hit.doc_id === "wanted" ? { ...hit, doc_id: "doc", id: "doc", name } : hit));
    const loss = lossOf({ subject, before: named("wanted"), now: named("renamed") });
    expect(loss.cause).toBe("no_longer_matches");
    // Second of five at the baseline, and second of five now.
    expect(loss.targets).toEqual([
      { label: "name: wanted", grade: 1, before: 2, now: null, deeper: null, unmatched: 2 },
    ]);
  });

  it("has nothing to say of a target that the baseline did not find either", () => {
    const subject = makeCase("one", { expected: [target("wanted"), target("never")] });
    const { targets } = lossOf({ subject, now: hitsOf("b1", "b2", "b3", "b4") });
    expect(targets.map(({ before, now, unmatched }) => [before, now, unmatched])).toEqual([
      [2, null, null],
      [null, null, null],
    ]);
  });

  it("crowded_out: more of one cluster than the baseline had of any, and most new results belong to it", () => {
    // Five clusters of one before; now four of "big", three of them new.
    const now = inCluster(hitsOf("n1", "n2", "n3", "b2", "b3"), (_, i) => (i < 4 ? "big" : "b3"));
    const loss = lossOf({ before: apart, now });
    expect(loss).toMatchObject({ cause: "crowded_out", cluster: { key: "big", now: 4, before: 1 } });
    // Found deeper, too: the rank stands beside the cause.
    const probed = [...now.map((hit) => hit.doc_id), "x", "wanted"];
    expect(lossOf({ before: apart, now, probed })).toMatchObject({
      cause: "crowded_out",
      targets: [{ deeper: 7 }],
    });
  });

  it("is no crowd where one new result of a large cluster moves up, or where the baseline was as uniform", () => {
    // "wanted" left the index: one of four new, the other three of the cluster were there.
    const moved = inCluster(hitsOf("b1", "b2", "b3", "b4", "n1"), (_, i) => (i === 0 ? "b1" : "big"));
    const before = inCluster(BEFORE, (hit) =>
      hit.doc_id === "wanted" || hit.doc_id === "b1" ? hit.doc_id : "big",
    );
    expect(lossOf({ before, now: moved }).cause).toBe("not_looked_up");
    // Two of "big" among five new results.
    const mixed = inCluster(hitsOf("n1", "n2", "n3", "n4", "n5"), (hit, i) => (i < 2 ? "big" : hit.doc_id));
    expect(lossOf({ before: apart, now: mixed }).cause).toBe("not_looked_up");
    // Four of "big" before and now.
    const uniform = inCluster(BEFORE, (hit) => (hit.doc_id === "wanted" ? "w" : "big"));
    const again = inCluster(hitsOf("n1", "n2", "n3", "b2", "b3"), (_, i) => (i < 4 ? "big" : "b3"));
    expect(lossOf({ before: uniform, now: again }).cause).toBe("not_looked_up");
  });

  it("counts places of repeats as taken only where there are more of them than before", () => {
    // One repeat before and now, two new results, both of "big", which had two places at most and has four.
    const before = inCluster(hitsOf("b1", "wanted", "b1", "b2", "b3"), (hit) => hit.doc_id);
    const now = inCluster(hitsOf("n1", "n2", "b2", "b2", "b3"), (_, i) => (i < 4 ? "big" : "b3"));
    expect(lossOf({ before, now })).toMatchObject({
      cause: "crowded_out",
      repeats: { now: 1, before: 1 },
      cluster: { key: "big", now: 4, before: 2 },
    });
    // Without the one before, the repeat is a third place taken: two of three are most, and two of four are not.
    const first = inCluster(hitsOf("b0", "wanted", "b1", "b2", "b3"), (hit) => hit.doc_id);
    expect(lossOf({ before: first, now }).cause).toBe("crowded_out");
    const more = inCluster(hitsOf("n1", "n2", "b2", "b2", "b2"), (_, i) => (i < 4 ? "big" : "b3"));
    expect(lossOf({ before: first, now: more }).cause).toBe("duplicates");
  });

  it("names a cluster of one result, and none where results have neither cluster nor path", () => {
    expect(lossOf({ before: apart, now: inCluster(NEW, (hit) => hit.doc_id) }).cluster).toEqual({
      key: "n1",
      now: 1,
      before: 1,
    });
    expect(lossOf({ now: NEW }).cluster).toBeNull();
  });

  it("counts of the crowd only what is new", () => {
    // Two new results of "big" are first, and what was there before stands below.
    const now = inCluster(hitsOf("n1", "n2", "b2", "b3", "b4"), (hit, i) => (i < 2 ? "big" : hit.doc_id));
    expect(lossOf({ before: apart, now }).cause).toBe("crowded_out");
    const old = inCluster(hitsOf("b1", "b2", "n1", "n2", "b4"), (hit, i) => (i < 2 ? "big" : hit.doc_id));
    expect(lossOf({ before: apart, now: old }).cause).toBe("not_looked_up");
  });

  it("knows the clusters of a list of one without its share", () => {
    const now = inCluster(hitsOf("n1", "n2", "n3", "n4", "n5"), () => "big");
    expect(lossOf({ before: hitsOf("wanted"), now }).cluster).toEqual({ key: "big", now: 5, before: 1 });
    expect(lossOf({ now }).cluster).toEqual({ key: "big", now: 5, before: null });
  });

  it("duplicates: repeats took at least half of the places", () => {
    const loss = lossOf({ now: hitsOf("b1", "b1", "b2", "b2", "b3") });
    expect(loss).toMatchObject({ cause: "duplicates", repeats: { now: 2, before: 0 }, displaced_by: [] });
    // A new document counts once, however often it comes.
    expect(lossOf({ now: hitsOf("n1", "n1", "n1", "b2", "b3") })).toMatchObject({
      cause: "duplicates",
      displaced_by: [{ doc_id: "n1", rank: 1 }],
    });
    // One repeat against one new result is half; against two it is not.
    expect(lossOf({ now: hitsOf("b1", "b1", "n1", "b2", "b3") }).cause).toBe("duplicates");
    expect(lossOf({ now: hitsOf("b1", "b1", "n1", "n2", "b3") }).cause).toBe("not_looked_up");
    // As many repeats at the baseline.
    expect(
      lossOf({ before: hitsOf("b1", "wanted", "b1", "b2", "b3"), now: hitsOf("b1", "n1", "b1", "b2", "b3") })
        .cause,
    ).toBe("not_looked_up");
  });

  it("deeper: at rank 14 of the 50 that the probe asked for", () => {
    const probed = [...numbered("p", 13), "wanted", ...numbered("q", 36)];
    expect(lossOf({ now: NEW, probed })).toMatchObject({
      cause: "deeper",
      targets: [{ before: 2, now: null, deeper: 14 }],
      probe: { k: 50, returned: 50 },
    });
  });

  it("not_found: in ten times as many, before the end of a longer list, or in a list that ended early", () => {
    expect(lossOf({ now: NEW, probed: numbered("p", 50) })).toMatchObject({
      cause: "not_found",
      probe: { k: 50, returned: 50 },
    });
    expect(lossOf({ now: NEW, probed: numbered("p", 6) }).cause).toBe("not_found");
    expect(lossOf({ now: hitsOf("b1", "n1") }).cause).toBe("not_found");
  });

  it("displaced: the retriever never gives more than k; not looked up where it was not asked", () => {
    expect(lossOf({ now: NEW, probed: numbered("p", 5) }).cause).toBe("displaced");
    expect(lossOf({ now: NEW }).cause).toBe("not_looked_up");
  });

  it("unresolved: five places, four documents of the baseline, and nothing new", () => {
    // Five results came, and one of them was dropped as the query's own: four are left.
    const hits = hitsOf("b1", "b2", "b3", "b4");
    const now = {
      ...answered("one", hits),
      outcome: { kind: "answer" as const, hits, returned: 5, degraded: false },
    };
    expect(lossOf({ now, probed: numbered("p", 5) })).toMatchObject({
      cause: "unresolved",
      displaced_by: [],
    });
    expect(lossOf({ now })).toMatchObject({ cause: "not_looked_up", displaced_by: [] });
  });

  it("of several targets: not_found where one is, deeper where each lost one is", () => {
    const subject = makeCase("one", { expected: [target("first"), target("kept"), target("second", 3)] });
    const before = hitsOf("first", "kept", "second", "b1", "b2");
    const now = hitsOf("kept", "n1", "n2", "b1", "b2");
    const rest = numbered("p", 30);
    const both = lossOf({ subject, before, now, probed: [...rest, "first", "second"] });
    // Targets stand in the order of kind and value.
    expect(both).toMatchObject({
      cause: "deeper",
      targets: [
        { label: "id: first", before: 1, now: null, deeper: 31 },
        { label: "id: kept", before: 2, now: 1, deeper: null },
        { label: "id: second", grade: 3, before: 3, now: null, deeper: 32 },
      ],
    });
    expect(lossOf({ subject, before, now, probed: [...rest, "second"] }).cause).toBe("not_found");
  });

  it("says of each new document what is known of it", () => {
    const subject = makeCase("one", {
      expected: [target("other"), target("wanted")],
      forbidden: [target("old")],
      judged_irrelevant: ["known"],
    });
    const now = hitsOf("old", "known", "other", "unknown", "b2");
    expect(lossOf({ subject, now }).displaced_by).toEqual([
      { doc_id: "old", rank: 1, judged: "forbidden" },
      { doc_id: "known", rank: 2, judged: "irrelevant" },
      { doc_id: "other", rank: 3, judged: "relevant" },
      { doc_id: "unknown", rank: 4, judged: "unjudged" },
    ]);
  });
});

describe("lossFacts", () => {
  const cases = [
    makeCase("a-part", { expected: [target("a-part-doc"), target("kept")] }),
    makeCase("b-light"),
    makeCase("c-heavy", { expected: [target("c-heavy-doc", 3)] }),
    makeCase("d-critical", { critical: true }),
    makeCase("e-kept"),
    makeCase("f-never"),
  ];
  const suite = suiteOf(...cases);
  const baseline = baselineOf(
    config,
    suite,
    runOf(
      suite.cases.map((each) =>
        answered(each.id, each.id === "f-never" ? [] : hitsOf(`${each.id}-doc`, "kept")),
      ),
    ),
  );
  const run = runOf(
    suite.cases.map((each) =>
      answered(each.id, each.id === "e-kept" ? hitsOf("e-kept-doc") : hitsOf("kept", ...numbered("n", 4))),
    ),
  );
  const facts = lossFacts({ policy: { config, suite, baseline }, scores: scoresOf(config, suite, run), run });

  it("lists those that lost a target: critical ones, those that find nothing, the heaviest, then by id", () => {
    expect(facts.map((each) => each.id)).toEqual(["d-critical", "c-heavy", "b-light", "a-part"]);
  });

  it("weighs the grades that are gone, not those that are still found", () => {
    const two = [
      makeCase("a", { expected: [target("a-lost"), target("kept", 3)] }),
      makeCase("b", { expected: [target("b-lost", 2), target("kept")] }),
    ];
    const own = suiteOf(...two);
    const all = runOf(two.map(({ id }) => answered(id, hitsOf(`${id}-lost`, "kept"))));
    const now = runOf(two.map(({ id }) => answered(id, hitsOf("kept", "x"))));
    const policy = { config, suite: own, baseline: baselineOf(config, own, all) };
    const found = lossFacts({ policy, scores: scoresOf(config, own, now), run: now });
    expect(found.map(({ id }) => id)).toEqual(["b", "a"]);
  });

  it("asks again where more could say more", () => {
    const wants = (now: readonly Hit[] | CaseRun): boolean => {
      const subject = suiteOf(one);
      const answer = runOf(["case_id" in now ? now : answered("one", now)]);
      const policy = {
        config,
        suite: subject,
        baseline: baselineOf(config, subject, runOf([answered("one", BEFORE)])),
      };
      return wantsProbe(lossFacts({ policy, scores: scoresOf(config, subject, answer), run: answer })[0]);
    };
    expect([wants(NEW), wants(hitsOf("b1", "b1", "b2", "b3", "b4"))]).toEqual([true, true]);
    expect([wants(failedRun("one")), wants(degraded(NEW)), wants([]), wants(hitsOf("b1"))]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("sharesOf", () => {
  it("counts causes in their fixed order", () => {
    const losses = [
      lossOf({ now: NEW }),
      lossOf({ now: [] }),
      lossOf({ now: NEW }),
      lossOf({ now: failedRun("one") }),
    ];
    expect(sharesOf(losses)).toEqual([
      { cause: "error", cases: 1, share: 0.25 },
      { cause: "nothing_returned", cases: 1, share: 0.25 },
      { cause: "not_looked_up", cases: 2, share: 0.5 },
    ]);
    expect(sharesOf([])).toEqual([]);
  });
});
