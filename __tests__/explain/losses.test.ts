import { describe, expect, it } from "vitest";
import { explainLoss, lossFacts, causeShares, wantsProbe } from "../../src/explain/losses.ts";
import type { Loss } from "../../src/model/explanation.ts";
import type { CaseRun, Hit } from "../../src/model/run.ts";
import { type Case, singleTargets } from "../../src/model/suite.ts";
import {
  answered,
  anyOf,
  configOf,
  failedRun,
  hitsOf,
  inputsOn,
  makeCase,
  runOf,
  suiteOf,
  target,
} from "../helpers/make.ts";
import { judgedPolicyOf, answerListing, withAnswer } from "../gate/made.ts";
import { rows, values } from "../helpers/table.ts";

const K = 5;
const config = configOf({ k: K });
const numberedWords = (word: string, n: number): string[] =>
  Array.from({ length: n }, (_, i) => `${word}${i + 1}`);
const oneTarget = makeCase("one", { expected: [target("wanted")] });

/**
 * Returns the answer that a text stands for: `failed`, `nothing`, or ids, each as `id` or
 * `id/cluster`. `degraded:` at the start is a degraded answer, and `+1` at the end one more result
 * that was dropped: the query's own document.
 */
function parseAnswerText(text: string): CaseRun {
  const id = "one";
  if (text === "failed") {
    return failedRun(id);
  }
  const words = text.split(" ").filter((word) => !["degraded:", "nothing", "+1"].includes(word));
  const clusters = words.map((word) => word.split("/")[1]);
  const hits = hitsOf(...words.map((word) => word.split("/")[0]!)).map((hit, i): Hit =>
    clusters[i] === undefined ? hit : { ...hit, cluster: clusters[i] },
  );
  const returned = hits.length + Number(text.endsWith("+1"));
  return withAnswer(answered(id, hits), { returned, degraded: text.startsWith("degraded:") });
}

/** The target stands second of five, and is then gone beside two new results. */
const BEFORE = "b1 wanted b2 b3 b4";
const WITHOUT = "n1 n2 b2 b3 b4";
/** As BEFORE, each result in its own cluster; then four results of one, three of them new. */
const APART = "b1/b1 wanted/wanted b2/b2 b3/b3 b4/b4";
const CROWD = "n1/big n2/big n3/big b2/big b3/b3";

/**
 * Returns the ids of the longer list that a text stands for: a number is so many other ids, so that
 * "6 wanted" has the target at rank 7. Null for "": the case was not asked again.
 */
function parseLongerList(text: string): readonly string[] | null {
  if (text === "") {
    return null;
  }
  return text
    .split(" ")
    .flatMap((word, at) => (/^\d+$/.test(word) ? numberedWords(`p${at}-`, Number(word)) : [word]));
}

/** The answers to a lost case, each as a text (see `parseAnswerText`) or as a run. */
interface LostCase {
  readonly before: string | CaseRun;
  readonly now: string | CaseRun;
  /** The list of ten times as many results; see `parseLongerList`. */
  readonly longerList?: string;
  /** By default the case whose one target is "wanted". */
  readonly subject?: Case;
}

/** Returns the loss of this case, explained. */
function explainLostCase({ before, now, longerList = "", subject = oneTarget }: LostCase): Loss {
  const suite = suiteOf(subject);
  const runBefore = runOf([typeof before === "string" ? parseAnswerText(before) : before]);
  const runNow = runOf([typeof now === "string" ? parseAnswerText(now) : now]);
  const facts = lossFacts(judgedPolicyOf(inputsOn(config, suite, runBefore), runNow));
  expect(facts).toHaveLength(1);
  const longerIds = parseLongerList(longerList);
  // The targets are ids here.
  const ranks = subject.expected.map(
    (each) => (longerIds ?? []).indexOf(singleTargets(each)[0]!.value) + 1 || null,
  );
  const probed =
    longerIds === null ? null : { k: 10 * K, answer: { ranks, returned: longerIds.length } };
  return explainLoss(facts[0]!, probed);
}

/** Returns the answer `b1 doc b2 b3 b4` in which `doc` has the name. */
function runWithName(name: string): CaseRun {
  const hits = hitsOf("b1", "doc", "b2", "b3", "b4").map((hit) =>
    hit.doc_id === "doc" ? { ...hit, name } : hit,
  );
  return answered("one", hits);
}

describe("explainLoss › the cause of a loss", () => {
  it.each(
    rows(`
    # situation | results before | results now | list of ten times as many (empty: not asked) | cause
    # BEFORE: b1 wanted b2 b3 b4. WITHOUT: n1 n2 b2 b3 b4. APART: BEFORE, each in its own cluster.
    # CROWD: n1 n2 n3 b2, all in the cluster "big", and b3. 13 wanted 36: wanted after 13 others, and
    # 36 below it. A number alone: so many others. +1: a result without a document.
    a failed query, whatever else is true | ${BEFORE} | failed || error
    degraded, which it was not at the baseline | ${BEFORE} | degraded: ${WITHOUT} || degraded
    degraded, and nothing returned | ${BEFORE} | degraded: nothing || degraded
    degraded as it was | degraded: ${BEFORE} | degraded: ${WITHOUT} || not_looked_up
    nothing returned | ${BEFORE} | nothing || nothing_returned
    # Crowded out: one cluster has more results than any had before, and most of the new results, for
    # example three of three.
    a crowd: three of three | ${APART} | ${CROWD} || crowded_out
    a crowd, and found deeper | ${APART} | ${CROWD} | 6 wanted | crowded_out
    new ones first, old ones below: two of two | ${APART} | n1/big n2/big b2/b2 b3/b3 b4/b4 || crowded_out
    more of the cluster, but old ones: none of two | ${APART} | b1/big b2/big n1/n1 n2/n2 b4/b4 || not_looked_up
    one more of the cluster, which alone is new: no crowd | b1/b1 wanted/w b2/big b3/big b4/big | b1/b1 b2/big b3/big b4/big n1/big || not_looked_up
    two of five new results | ${APART} | n1/big n2/big n3/n3 n4/n4 n5/n5 || not_looked_up
    a baseline with as large a cluster | b1/big wanted/w b2/big b3/big b4/big | ${CROWD} || not_looked_up
    # More repeats than before count as new results, too.
    a repeat then and now: two of two | b1/b1 wanted/w b1/b1 b2/b2 b3/b3 | n1/big n2/big b2/big b2/big b3/b3 || crowded_out
    a repeat now: two of three, which are most | b0/b0 wanted/w b1/b1 b2/b2 b3/b3 | n1/big n2/big b2/big b2/big b3/b3 || crowded_out
    two repeats now: two of four, which are not most | b0/b0 wanted/w b1/b1 b2/b2 b3/b3 | n1/big n2/big b2/big b2/big b2/b3 || duplicates
    repeats alone | ${BEFORE} | b1 b1 b2 b2 b3 || duplicates
    a new document, however often it comes | ${BEFORE} | n1 n1 n1 b2 b3 || duplicates
    one repeat against one new result | ${BEFORE} | b1 b1 n1 b2 b3 || duplicates
    one repeat against two | ${BEFORE} | b1 b1 n1 n2 b3 || not_looked_up
    as many repeats as before | b1 wanted b1 b2 b3 | b1 n1 b1 b2 b3 || not_looked_up
    at rank 14 of 50 | ${BEFORE} | ${WITHOUT} | 13 wanted 36 | deeper
    at the last rank within k, of 50 | ${BEFORE} | ${WITHOUT} | 4 wanted 45 | cut_before_ranking
    at the first rank below k, of 50 | ${BEFORE} | ${WITHOUT} | 5 wanted 44 | deeper
    a crowd, and first of 50 | ${APART} | ${CROWD} | wanted 49 | cut_before_ranking
    in none of ten times as many | ${BEFORE} | ${WITHOUT} | 50 | not_found
    not in a longer list, which ended at its sixth result | ${BEFORE} | ${WITHOUT} | 6 | not_found
    a crowd, and in none of ten times as many | ${APART} | ${CROWD} | 50 | not_found
    a list that ended before k | ${BEFORE} | b1 n1 || not_found
    asked again, and no more results than k | ${BEFORE} | ${WITHOUT} | 5 | not_looked_up
    not asked again | ${BEFORE} | ${WITHOUT} || not_looked_up
    five places, four documents, nothing new | ${BEFORE} | b1 b2 b3 b4 +1 | 5 | not_looked_up
    the same, not asked again | ${BEFORE} | b1 b2 b3 b4 +1 || not_looked_up
    `),
  )("names the cause of a loss: %s", (...[, before = "", now = "", longerList = "", cause]) => {
    expect(explainLostCase({ before, now, longerList }).cause).toBe(cause);
  });

  it.each(
    rows(`
    # situation | ids in each stage, in order | cause and stage
    # The lost target is "wanted". One that the last stage still has was not lost in the stages.
    the second passed it on no more | first: b1 wanted n1; rerank: b1 n1 | dropped_by_stage rerank
    the first did not have it | first: b1 n1; rerank: b1 n1 | never_retrieved first
    the second alone had it | a: b1; b: b1 wanted; c: b1 | dropped_by_stage c
    the last has it | first: b1; rerank: wanted b1 | not_looked_up
    some of their ids are others | first: b1 wanted x1; rerank: b1 x2 | dropped_by_stage rerank
    their ids are others than those of results | first: x1 x2; rerank: x1 | not_looked_up
    `),
  )("finds the cause of a loss in the stages' lists: %s", (_, stagesText, expected) => {
    const stages = stagesText!.split("; ").map((stageText) => stageText.split(": "));
    const stageHits = stages.map(([name, ids]) => [name, hitsOf(...ids!.split(" "))]);
    const now = parseAnswerText("b1 n1 b2 b3 b4");
    const loss = explainLostCase({
      before: BEFORE,
      now: withAnswer(now, { stages: Object.fromEntries(stageHits) }),
    });

    expect([loss.cause, loss.stage].filter(Boolean).join(" ")).toBe(expected);
  });

  it("names the stage that lost a target by symbol name, though stages list ids alone", () => {
    const subject = makeCase("one", { expected: [target("wanted", 1, "name")] });
    const hits = hitsOf("b1", "doc", "b2", "b3", "b4");
    const named = hits.map((hit) => (hit.doc_id === "doc" ? { ...hit, name: "wanted" } : hit));
    // The document with the name "wanted" is `doc`: the first stage has it, the second not.
    const stages = { first: hitsOf("b1", "doc"), rerank: hitsOf("b1", "b2") };
    const now = withAnswer(parseAnswerText("b1 n1 b2 b3 b4"), { stages });

    expect(explainLostCase({ before: answered("one", named), now, subject })).toMatchObject({
      stage: "rerank",
    });
  });

  it("looks in the stages for the lost target, not for one that is still found", () => {
    const subject = makeCase("one", { expected: [target("kept"), target("wanted")] });
    const stages = { first: hitsOf("b1", "wanted"), rerank: hitsOf("b1") };
    const loss = explainLostCase({
      before: "kept wanted b1",
      now: withAnswer(parseAnswerText("kept b1 n1"), { stages }),
      subject,
    });

    expect(loss).toMatchObject({ cause: "dropped_by_stage", stage: "rerank" });
    expect(causeShares([loss])).toEqual([{ cause: "dropped_by_stage", stage: "rerank", cases: 1 }]);
  });

  it("names no_longer_matches if the document has its rank under another name", () => {
    const subject = makeCase("one", { expected: [target("wanted", 1, "name")] });
    const loss = explainLostCase({
      before: runWithName("wanted"),
      now: runWithName("renamed"),
      subject,
    });

    expect(loss.cause).toBe("no_longer_matches");
    // Second of five at the baseline, and second of five now.
    expect(loss.targets).toEqual([
      { label: "name: wanted", grade: 1, before: 2, now: null, deeper: null, unmatched: 2 },
    ]);
  });

  it("names no_longer_matches if the document still answers another need", () => {
    const subject = makeCase("one", {
      expected: [target("wanted", 1, "name"), anyOf(["doc", "b2"])],
    });
    // Both runs return b1 doc b2 b3 b4, in which doc has this name.
    const loss = explainLostCase({
      before: runWithName("wanted"),
      now: runWithName("renamed"),
      subject,
    });

    expect(loss.cause).toBe("no_longer_matches");
  });

  it("does not name no_longer_matches if the document is counted for another need", () => {
    // doc is still found, but counts for the first need. The second need lost b4.
    const subject = makeCase("one", { expected: [anyOf(["doc", "b2"]), anyOf(["doc", "b4"])] });
    const loss = explainLostCase({ before: "b1 doc b2 b3 b4", now: "b1 doc b3 n1 n2", subject });

    expect(loss.cause).toBe("not_looked_up");
  });

  // Each result is written `id/cluster`.
  it.each(
    values<readonly [string, string, string, object | null]>(String.raw`
# which cluster | results before, as document/cluster | results now | the cluster
the cluster with most results now | b1/b1 wanted/wanted b2/b2 b3/b3 b4/b4 | n1/big n2/big n3/big b2/big b3/b3 | {"key":"big","now":4,"before":1}
the first of several with one result each | b1/b1 wanted/wanted b2/b2 b3/b3 b4/b4 | n1/n1 n2/n2 b2/b2 b3/b3 b4/b4 | {"key":"n1","now":1,"before":1}
1 before for a list of one result, which is one cluster | wanted | n1/big n2/big n3/big n4/big n5/big | {"key":"big","now":5,"before":1}
null before for a longer list without clusters | b1 wanted b2 b3 b4 | n1/big n2/big n3/big n4/big n5/big | {"key":"big","now":5,"before":null}
null for results without clusters | b1 wanted b2 b3 b4 | n1 n2 b2 b3 b4 | null
`),
  )("gives the size of the largest cluster: %s", (_, before, now, cluster) => {
    expect(explainLostCase({ before, now }).cluster).toEqual(cluster);
  });

  it.each([
    ["b1 wanted b1 b2 b3", "n1 n2 b2 b2 b3", { before: 1, now: 1 }],
    ["b1 wanted b2 b3 b4", "n1 n1 n1 b2 b3", { before: 0, now: 2 }],
  ])("counts the repeats of the lists %s and %s", (before, now, repeats) => {
    expect(explainLostCase({ before, now }).repeats).toEqual(repeats);
  });

  it("gives the new documents above the lost rank, each once", () => {
    const loss = explainLostCase({ before: "b1 wanted b2 b3 b4", now: "n1 n1 n1 b2 b3" });

    expect(loss.displaced_by).toMatchObject([{ doc_id: "n1", rank: 1 }]);
  });

  it("finds one cause for several lost targets", () => {
    const subject = makeCase("one", {
      expected: [target("first"), target("kept"), target("second", 3)],
    });
    const lossWithProbe = (probed: string): Loss =>
      explainLostCase({
        before: "first kept second b1 b2",
        now: "kept n1 n2 b1 b2",
        longerList: probed,
        subject,
      });

    // Lost are "first" and "second". In the longer list, 30 stands for as many other results: so
    // "first" is at rank 31 there.
    expect(lossWithProbe("30 first second")).toMatchObject({
      cause: "deeper",
      targets: [
        { label: "first", before: 1, now: null, deeper: 31 },
        { label: "kept", before: 2, now: 1, deeper: null, unmatched: null },
        { label: "second", grade: 3, before: 3, now: null, deeper: 32 },
      ],
    });
    // One lost target that is not found is enough: "first".
    expect(lossWithProbe("30 second").cause).toBe("not_found");
    // So is one among the first five (k) of the longer list: "first" at rank 1.
    expect(lossWithProbe("first 30 second").cause).toBe("cut_before_ranking");
    expect(lossWithProbe("first 30").cause).toBe("cut_before_ranking");
  });

  it("gives the judgment of each new document", () => {
    const subject = makeCase("one", {
      expected: [target("other"), target("wanted")],
      forbidden: [target("old")],
      judged_irrelevant: ["known"],
    });

    expect(
      explainLostCase({ before: BEFORE, now: "old known other unknown b2", subject }).displaced_by,
    ).toEqual([
      { doc_id: "old", rank: 1, judged: "forbidden" },
      { doc_id: "known", rank: 2, judged: "irrelevant" },
      { doc_id: "other", rank: 3, judged: "relevant" },
      { doc_id: "unknown", rank: 4, judged: "unjudged" },
    ]);
  });
});

describe("lossFacts", () => {
  // The cases are named by what happens to them: all but e and f lose their document, and a-part
  // keeps one.
  const cases = [
    makeCase("a-part", { expected: [target("a-part-doc"), target("kept")] }),
    makeCase("b-light"),
    makeCase("c-heavy", { expected: [target("c-heavy-doc", 3)] }),
    makeCase("d-critical", { critical: true }),
    makeCase("e-kept"),
    makeCase("f-never"),
  ];
  const before = cases.map(({ id }) =>
    answerListing(id, ...(id === "f-never" ? [] : [`${id}-doc`, "kept"])),
  );
  const now = cases.map(({ id }) =>
    answerListing(id, ...(id === "e-kept" ? ["e-kept-doc"] : ["kept", ...numberedWords("n", 4)])),
  );
  const sortedFacts = lossFacts(
    judgedPolicyOf(inputsOn(config, suiteOf(...cases), runOf(before)), runOf(now)),
  );

  it("lists critical cases first, then those that find nothing, by lost grades", () => {
    // c-heavy lost grade 3, and b-light grade 1. Only a-part still finds something.
    expect(sortedFacts.map(({ id }) => id)).toEqual(["d-critical", "c-heavy", "b-light", "a-part"]);
  });

  it("weighs the grades of the lost targets, not of those still found", () => {
    const cases = [
      makeCase("a", { expected: [target("a-lost"), target("kept", 3)] }),
      makeCase("b", { expected: [target("b-lost", 2), target("kept")] }),
    ];
    const runBefore = runOf(cases.map(({ id }) => answerListing(id, `${id}-lost`, "kept")));
    const runNow = runOf(cases.map(({ id }) => answerListing(id, "kept", "x")));

    const facts = lossFacts(judgedPolicyOf(inputsOn(config, suiteOf(...cases), runBefore), runNow));

    // b lost grade 2, and a grade 1: its grade 3 is kept.
    expect(facts.map(({ id }) => id)).toEqual(["b", "a"]);
  });

  it("names the targets of the baseline's row that an edited case lost", () => {
    // The row expects "wanted", and the suite "other" now.
    const oldSuite = suiteOf(makeCase("one", { expected: [target("wanted")] }));
    const inputs = inputsOn(config, oldSuite, runOf([parseAnswerText("b1 wanted b2")]));
    const suite = suiteOf(makeCase("one", { expected: [target("other")] }));
    const now = runOf([parseAnswerText("b1 b2 n1")]);

    const facts = lossFacts(judgedPolicyOf({ ...inputs, suite }, now));

    expect(facts[0]!.targets).toMatchObject([{ label: "wanted", before: 2, now: null }]);
  });

  it("wantsProbe is true only for a loss of which a longer list can say more", () => {
    const before = parseAnswerText("b1 wanted b2 b3 b4");
    const policy = inputsOn(config, suiteOf(oneTarget), runOf([before]));
    const isProbed = (now: string): boolean =>
      wantsProbe(lossFacts(judgedPolicyOf(policy, runOf([parseAnswerText(now)])))[0]!);

    // Lists of five, k: new results or a repeat took the target's place.
    expect(isProbed("n1 n2 b2 b3 b4")).toBe(true);
    expect(isProbed("b1 b1 b2 b3 b4")).toBe(true);
    // A failed query, a degraded answer, and lists that ended before k.
    for (const now of ["failed", "degraded: n1 n2 b2 b3 b4", "nothing", "b1"]) {
      expect(isProbed(now), now).toBe(false);
    }
  });
});

it("causeShares counts causes in their fixed order", () => {
  const losses = [WITHOUT, "nothing", WITHOUT, "failed"].map((now) =>
    explainLostCase({ before: BEFORE, now }),
  );

  expect(causeShares(losses)).toEqual([
    { cause: "error", cases: 1 },
    { cause: "nothing_returned", cases: 1 },
    { cause: "not_looked_up", cases: 2 },
  ]);
  expect(causeShares([])).toEqual([]);
});
