import { describe, expect, it } from "vitest";
import { explainLoss, lossFacts, causeShares, wantsProbe } from "../../src/explain/causes.ts";
import type { Loss } from "../../src/model/explanation.ts";
import type { CaseRun, Hit } from "../../src/model/run.ts";
import { type Case, singleTargets } from "../../src/model/suite.ts";
import {
  answered,
  configOf,
  failedRun,
  hitsOf,
  inputsOn,
  makeCase,
  runOf,
  suiteOf,
  target,
} from "../helpers/make.ts";
import { judgedPolicyOf, answerListing, rowsOf, withAnswer } from "../gate/made.ts";

const K = 5;
const config = configOf({ k: K });
const numberedWords = (word: string, n: number): string[] =>
  Array.from({ length: n }, (_, i) => `${word}${i + 1}`);
const one = makeCase("one", { expected: [target("wanted")] });

/** `id`, or `id/cluster`. `!` failed, `~` first is degraded, `+1` last was dropped as the query's own. */
function read(text: string, id = "one"): CaseRun {
  if (text === "!") {
    return failedRun(id);
  }
  const words = text.split(" ").filter((word) => word !== "" && !/^[~+]/.test(word));
  const clusters = words.map((word) => word.split("/")[1]);
  const hits = hitsOf(...words.map((word) => word.split("/")[0]!)).map((hit, i): Hit =>
    clusters[i] === undefined ? hit : { ...hit, cluster: clusters[i] },
  );
  const returned = hits.length + Number(text.endsWith("+1"));
  return withAnswer(answered(id, hits), { returned, degraded: text.startsWith("~") });
}

/** The target is second of five. */
const B = "b1 wanted b2 b3 b4";
const NEW = "n1 n2 b2 b3 b4";
/** The same, in five clusters of one. */
const APART = "b1/b1 wanted/wanted b2/b2 b3/b3 b4/b4";
const CROWD = "n1/big n2/big n3/big b2/big b3/b3";

/** Ids of a list of up to 50, as the probe got it: `6 wanted` has six others before it. */
function probedList(text: string): readonly string[] | null {
  if (text === "") {
    return null;
  }
  return text
    .split(" ")
    .flatMap((word, at) => (/^\d+$/.test(word) ? numberedWords(`p${at}-`, Number(word)) : [word]));
}

/** The one lost case of this situation. */
function lossOf(
  before: string | CaseRun,
  now: string | CaseRun,
  probed = "",
  subject: Case = one,
): Loss {
  const suite = suiteOf(subject);
  const runBefore = runOf([typeof before === "string" ? read(before) : before]);
  const runNow = runOf([typeof now === "string" ? read(now) : now]);
  const facts = lossFacts(judgedPolicyOf(inputsOn(config, suite, runBefore), runNow));
  expect(facts).toHaveLength(1);
  const list = probedList(probed);
  // Targets are documents by their id here.
  const ranks = subject.expected.map(
    (each) => (list ?? []).indexOf(singleTargets(each)[0]!.value) + 1 || null,
  );
  const answer = list === null ? null : { k: 10 * K, answer: { ranks, returned: list.length } };
  return explainLoss(facts[0]!, answer, config);
}

describe("explainLoss › the cause of a loss", () => {
  it.each(
    rowsOf(`
    # situation | results before | results now | list of ten times as many | cause
    a failed query, whatever else is true | ${B} | ! || error
    degraded, which it was not at the baseline | ${B} | ~ ${NEW} || degraded
    degraded, and nothing returned | ${B} | ~ || degraded
    degraded as it was | ~ ${B} | ~ ${NEW} || not_looked_up
    nothing returned | ${B} ||| nothing_returned
    # More of one cluster than the baseline had of any, and most new results belong to it.
    a crowd | ${APART} | ${CROWD} || crowded_out
    a crowd, and found deeper | ${APART} | ${CROWD} | 6 wanted | crowded_out
    new ones first, old ones below | ${APART} | n1/big n2/big b2/b2 b3/b3 b4/b4 || crowded_out
    old ones of the cluster | ${APART} | b1/big b2/big n1/n1 n2/n2 b4/b4 || not_looked_up
    one new result moves up | b1/b1 wanted/w b2/big b3/big b4/big | b1/b1 b2/big b3/big b4/big n1/big || not_looked_up
    two of five new results | ${APART} | n1/big n2/big n3/n3 n4/n4 n5/n5 || not_looked_up
    a baseline as uniform | b1/big wanted/w b2/big b3/big b4/big | ${CROWD} || not_looked_up
    # Places of repeats count as taken only where there are more of them than before: two of three are most, two of four not.
    a repeat then and now | b1/b1 wanted/w b1/b1 b2/b2 b3/b3 | n1/big n2/big b2/big b2/big b3/b3 || crowded_out
    a repeat now | b0/b0 wanted/w b1/b1 b2/b2 b3/b3 | n1/big n2/big b2/big b2/big b3/b3 || crowded_out
    two repeats now | b0/b0 wanted/w b1/b1 b2/b2 b3/b3 | n1/big n2/big b2/big b2/big b2/b3 || duplicates
    repeats alone | ${B} | b1 b1 b2 b2 b3 || duplicates
    a new document, however often it comes | ${B} | n1 n1 n1 b2 b3 || duplicates
    one repeat against one new result | ${B} | b1 b1 n1 b2 b3 || duplicates
    one repeat against two | ${B} | b1 b1 n1 n2 b3 || not_looked_up
    as many repeats as before | b1 wanted b1 b2 b3 | b1 n1 b1 b2 b3 || not_looked_up
    at rank 14 of 50 | ${B} | ${NEW} | 13 wanted 36 | deeper
    in none of ten times as many | ${B} | ${NEW} | 50 | not_found
    before the end of a longer list | ${B} | ${NEW} | 6 | not_found
    a crowd, and in none of ten times as many | ${APART} | ${CROWD} | 50 | not_found
    in a list that ended early | ${B} | b1 n1 || not_found
    never more than k | ${B} | ${NEW} | 5 | not_looked_up
    not asked again | ${B} | ${NEW} || not_looked_up
    five places, four documents, nothing new | ${B} | b1 b2 b3 b4 +1 | 5 | not_looked_up
    the same, not asked again | ${B} | b1 b2 b3 b4 +1 || not_looked_up
    `),
  )("is right for %s", (...[, before, now, probed, cause]) => {
    expect(lossOf(before!, now!, probed).cause).toBe(cause);
  });

  it.each(
    rowsOf(`
    the second passed it on no more | first: b1 wanted n1; rerank: b1 n1 | dropped_by_stage rerank
    the first did not have it | first: b1 n1; rerank: b1 n1 | never_retrieved first
    the second alone had it | a: b1; b: b1 wanted; c: b1 | dropped_by_stage c
    the last has it | first: b1; rerank: wanted b1 | not_looked_up
    some of their ids are others | first: b1 wanted x1; rerank: b1 x2 | dropped_by_stage rerank
    their ids are others than those of results | first: x1 x2; rerank: x1 | not_looked_up
    `),
  )("is told by stages: %s", (_, text, expected) => {
    const stages = text!.split("; ").map((each) => each.split(": "));
    const stageHits = stages.map(([name, ids]) => [name, hitsOf(...ids!.split(" "))]);
    const now = read("b1 n1 b2 b3 b4");
    const loss = lossOf(B, withAnswer(now, { stages: Object.fromEntries(stageHits) }));

    expect([loss.cause, loss.stage].filter(Boolean).join(" ")).toBe(expected);
  });

  it("is a stage if it lists a document that covers the target by another name", () => {
    const subject = makeCase("one", { expected: [target("wanted", 1, "name")] });
    const hits = hitsOf("b1", "doc", "b2", "b3", "b4");
    const named = hits.map((hit) => (hit.doc_id === "doc" ? { ...hit, name: "wanted" } : hit));
    const stages = { first: hitsOf("b1", "doc"), rerank: hitsOf("b1", "b2") };
    const now = withAnswer(read("b1 n1 b2 b3 b4"), { stages });

    expect(lossOf(answered("one", named), now, "", subject)).toMatchObject({ stage: "rerank" });
  });

  it("is told by the stages of the lost target, not of another one", () => {
    const subject = makeCase("one", { expected: [target("kept"), target("wanted")] });
    const stages = { first: hitsOf("b1", "wanted"), rerank: hitsOf("b1") };
    const loss = lossOf("kept wanted b1", withAnswer(read("kept b1 n1"), { stages }), "", subject);

    expect(loss).toMatchObject({ cause: "dropped_by_stage", stage: "rerank" });
    expect(causeShares([loss])).toEqual([{ cause: "dropped_by_stage", stage: "rerank", cases: 1 }]);
  });

  it("is no_longer_matches if the document has its rank under another name", () => {
    const subject = makeCase("one", { expected: [target("wanted", 1, "name")] });
    const runWithName = (name: string): CaseRun => {
      const hits = hitsOf("b1", "doc", "b2", "b3", "b4").map((hit) =>
        hit.doc_id === "doc" ? { ...hit, name } : hit,
      );
      return answered("one", hits);
    };
    const loss = lossOf(runWithName("wanted"), runWithName("renamed"), "", subject);

    expect(loss.cause).toBe("no_longer_matches");
    // Second of five at the baseline, and second of five now.
    expect(loss.targets).toEqual([
      { label: "name: wanted", grade: 1, before: 2, now: null, deeper: null, unmatched: 2 },
    ]);
  });

  it("comes with the rank in a longer list, and how long that list was", () => {
    expect(lossOf(B, NEW, "13 wanted 36")).toMatchObject({
      targets: [{ before: 2, now: null, deeper: 14 }],
      probe: { k: 50, returned: 50 },
    });
    expect(lossOf(B, "!")).toMatchObject({ displaced_by: [], probe: null });
  });

  it("comes with the largest cluster now, and its share before", () => {
    const all = "n1/big n2/big n3/big n4/big n5/big";

    expect(lossOf(APART, CROWD, "6 wanted")).toMatchObject({
      cluster: { key: "big", now: 4, before: 1 },
      targets: [{ deeper: 7 }],
    });
    // A cluster may have one result.
    expect(lossOf(APART, "n1/n1 n2/n2 b2/b2 b3/b3 b4/b4").cluster).toEqual({
      key: "n1",
      now: 1,
      before: 1,
    });
    // Results with neither cluster nor path have none.
    expect(lossOf(B, NEW).cluster).toBeNull();
    expect(lossOf("wanted", all).cluster).toEqual({ key: "big", now: 5, before: 1 });
    expect(lossOf(B, all).cluster).toEqual({ key: "big", now: 5, before: null });
  });

  it("comes with the number of repeats now and before", () => {
    const before = "b1/b1 wanted/w b1/b1 b2/b2 b3/b3";
    const now = "n1/big n2/big b2/big b2/big b3/b3";

    expect(lossOf(before, now).repeats).toEqual({ now: 1, before: 1 });
    expect(lossOf(before, now).cluster).toEqual({ key: "big", now: 4, before: 2 });
    expect(lossOf(B, "n1 n1 n1 b2 b3").repeats).toEqual({ now: 2, before: 0 });
  });

  it("comes with the new documents above the lost rank, each once", () => {
    expect(lossOf(B, "n1 n1 n1 b2 b3").displaced_by).toMatchObject([{ doc_id: "n1", rank: 1 }]);
    expect(lossOf(B, "b1 b2 b3 b4 +1", "5").displaced_by).toEqual([]);
  });

  it("is empty for a target that the baseline did not find either", () => {
    const subject = makeCase("one", { expected: [target("wanted"), target("never")] });
    const { targets } = lossOf(B, "b1 b2 b3 b4", "", subject);
    const targetTexts = targets.map(
      ({ before, now, unmatched }) => `${before} ${now} ${unmatched}`,
    );

    expect(targetTexts).toEqual(["2 null null", "null null null"]);
  });

  it("of several targets is not_found if one is not found, else deeper", () => {
    const subject = makeCase("one", {
      expected: [target("first"), target("kept"), target("second", 3)],
    });
    const lossWithProbe = (probed: string): Loss =>
      lossOf("first kept second b1 b2", "kept n1 n2 b1 b2", probed, subject);

    // Targets stand in the order of kind and value.
    expect(lossWithProbe("30 first second")).toMatchObject({
      cause: "deeper",
      targets: [
        { label: "first", before: 1, now: null, deeper: 31 },
        { label: "kept", before: 2, now: 1, deeper: null, unmatched: null },
        { label: "second", grade: 3, before: 3, now: null, deeper: 32 },
      ],
    });
    expect(lossWithProbe("30 second").cause).toBe("not_found");
  });

  it("says of each new document whether it was judged and known", () => {
    const subject = makeCase("one", {
      expected: [target("other"), target("wanted")],
      forbidden: [target("old")],
      judged_irrelevant: ["known"],
    });

    expect(lossOf(B, "old known other unknown b2", "", subject).displaced_by).toEqual([
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
  const before = cases.map(({ id }) =>
    answerListing(id, ...(id === "f-never" ? [] : [`${id}-doc`, "kept"])),
  );
  const now = cases.map(({ id }) =>
    answerListing(id, ...(id === "e-kept" ? ["e-kept-doc"] : ["kept", ...numberedWords("n", 4)])),
  );
  const facts = lossFacts(
    judgedPolicyOf(inputsOn(config, suiteOf(...cases), runOf(before)), runOf(now)),
  );

  it("lists lost critical cases first, then empty ones, heaviest, then by id", () => {
    expect(facts.map((each) => each.id)).toEqual(["d-critical", "c-heavy", "b-light", "a-part"]);
  });

  it("weighs the grades of the lost targets, not of those still found", () => {
    const two = [
      makeCase("a", { expected: [target("a-lost"), target("kept", 3)] }),
      makeCase("b", { expected: [target("b-lost", 2), target("kept")] }),
    ];
    const all = runOf(two.map(({ id }) => answerListing(id, `${id}-lost`, "kept")));
    const now = runOf(two.map(({ id }) => answerListing(id, "kept", "x")));
    const found = lossFacts(judgedPolicyOf(inputsOn(config, suiteOf(...two), all), now));

    expect(found.map(({ id }) => id)).toEqual(["b", "a"]);
  });

  it("asks again only about cases for which a longer list can say more", () => {
    const policy = inputsOn(config, suiteOf(one), runOf([read(B)]));
    const isProbed = (now: string): boolean =>
      wantsProbe(lossFacts(judgedPolicyOf(policy, runOf([read(now)])))[0]!);

    expect([NEW, "b1 b1 b2 b3 b4"].map(isProbed)).toEqual([true, true]);
    expect(["!", `~ ${NEW}`, "", "b1"].map(isProbed)).toEqual([false, false, false, false]);
  });
});

it("causeShares counts causes in their fixed order", () => {
  const losses = [NEW, "", NEW, "!"].map((now) => lossOf(B, now));

  expect(causeShares(losses)).toEqual([
    { cause: "error", cases: 1 },
    { cause: "nothing_returned", cases: 1 },
    { cause: "not_looked_up", cases: 2 },
  ]);
  expect(causeShares([])).toEqual([]);
});
