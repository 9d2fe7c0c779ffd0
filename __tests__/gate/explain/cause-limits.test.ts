/** Causes of a loss where two of them are close to each other. */
import { expect, test } from "vitest";
import { explainLoss, lossFacts } from "../../../src/gate/explain/causes.ts";
import type { Loss, ProbeAnswer } from "../../../src/model/explanation.ts";
import type { CaseRun, Hit } from "../../../src/model/run.ts";
import type { Case } from "../../../src/model/suite.ts";
import {
  answered,
  baselineOf,
  configOf,
  definitionOf,
  hitsOf,
  makeCase,
  runOf,
  scoresOf,
  suiteOf,
  target,
} from "../../helpers/make.ts";

const config = configOf({ k: 5 });

/** The one lost case, from these two lists. */
function lossOf(
  subject: Case,
  before: readonly Hit[],
  now: readonly CaseRun[],
  answer: ProbeAnswer | null = null,
  own = config,
): Loss {
  const suite = suiteOf(subject);
  const baseline = baselineOf(own, suite, runOf([answered(subject.id, before)]));
  const run = runOf(now);
  const [facts] = lossFacts({
    policy: { config: own, suite, baseline },
    scores: scoresOf(own, suite, run),
    run,
  });
  return explainLoss(facts!, answer === null ? null : { k: 50, answer }, own);
}

const wanted = makeCase("one", { expected: [target("wanted")] });
const before = hitsOf("b1", "wanted", "b2", "b3", "b4");

test("a target that is still found has no deeper rank, whatever the longer list says", () => {
  const subject = makeCase("one", { expected: [target("kept"), target("lost")] });
  const now = answered("one", hitsOf("kept", "n1", "b1", "b2", "b3"));
  const { targets } = lossOf(subject, hitsOf("kept", "lost", "b1"), [now], { ranks: [1, 9], returned: 50 });
  expect(targets.map(({ deeper, unmatched }) => [deeper, unmatched])).toEqual([
    [null, null],
    [9, null],
  ]);
});

test("one document that no longer matches is enough, though another target is gone", () => {
  const subject = makeCase("one", { expected: [target("gone"), target("named", 1, "name")] });
  const called = (name: string): Hit => ({ doc_id: "doc", id: "doc", name, repeat: false });
  const now = answered("one", [called("renamed"), ...hitsOf("b1", "b2", "b3", "b4")]);
  const loss = lossOf(subject, [called("named"), ...hitsOf("gone", "b1", "b2", "b3")], [now]);
  expect(loss.cause).toBe("no_longer_matches");
  expect(loss.targets.map(({ unmatched }) => unmatched)).toEqual([null, 1]);
});

test("two of three places that changed hands are most of them, two of four are not", () => {
  const clustered = (hits: readonly Hit[]): readonly Hit[] =>
    hits.map((hit, i) => ({ ...hit, cluster: i < 2 ? "big" : hit.doc_id }));
  const apart = before.map((hit) => ({ ...hit, cluster: hit.doc_id }));
  const causeOf = (...ids: readonly string[]): string =>
    lossOf(wanted, apart, [answered("one", clustered(hitsOf(...ids)))]).cause;
  expect(causeOf("n1", "n2", "n3", "b1", "b2")).toBe("crowded_out");
  expect(causeOf("n1", "n2", "n3", "n4", "b2")).toBe("not_looked_up");
});

test("a case that the run lacks was not asked, which is an error and shows no new results", () => {
  expect(lossOf(wanted, before, [])).toMatchObject({ cause: "error", displaced_by: [], cluster: null });
});

test("a new result is relevant where one of the targets that it covers is", () => {
  const subject = makeCase("one", {
    expected: [target("wanted", 2), target("low", 1), target("both", 1), target("both", 2, "name")],
  });
  const relevant = configOf({ k: 5, definition: definitionOf({ relevance: 2 }) });
  const both: Hit = { doc_id: "both", name: "both", repeat: false };
  const now = answered("one", [...hitsOf("low"), both, ...hitsOf("n1", "b1", "b2")]);
  const loss = lossOf(subject, before, [now], null, relevant);
  expect(loss.displaced_by.map(({ doc_id: id, judged }) => [id, judged])).toEqual([
    ["low", "irrelevant"],
    ["both", "relevant"],
    ["n1", "unjudged"],
  ]);
});

test("the clusters of two results are unknown without their share", () => {
  const now = answered(
    "one",
    hitsOf("n1", "n2").map((hit) => ({ ...hit, cluster: "big" })),
  );
  expect(lossOf(wanted, hitsOf("wanted", "b1"), [now]).cluster).toEqual({ key: "big", now: 2, before: null });
  expect(lossOf(wanted, hitsOf("wanted"), [now]).cluster).toEqual({ key: "big", now: 2, before: 1 });
});
