/** A baseline that is the mean of several runs. */
import { describe, expect, it } from "vitest";
import { isNewlyLost, pairCases } from "../../src/decision/pairs.ts";
import { addRowScores } from "../../src/decision/row-scores.ts";
import { averageRuns } from "../../src/gate/runs.ts";
import type { Run } from "../../src/model/run.ts";
import type { Value } from "../../src/model/scores.ts";
import {
  answered,
  baselineOver,
  configOf,
  makeCase,
  runOf,
  scoredOf,
  scoresOf,
  suiteOf,
  target,
} from "../helpers/make.ts";
import { answerListing } from "./made.ts";

const ids = ["a", "b", "c", "d"];
const suite = suiteOf(...ids.map((id) => makeCase(id, id < "c" ? { tags: ["core"] } : {})));
const config = configOf();
/** A run in which the cases of these ids find their document. */
const runFinding = (...found: readonly string[]): Run =>
  runOf(ids.map((id) => answerListing(id, found.includes(id) ? `${id}-doc` : "other")));
// a is found in every run, b in every second one, c never, d in the last of ten.
const runs = Array.from({ length: 10 }, (_, at) =>
  runFinding("a", ...(at % 2 === 0 ? ["b"] : []), ...(at === 9 ? ["d"] : [])),
);
const scoredRuns = runs.map((each) => scoredOf(config, suite, each));
const baseline = baselineOver(config, suite, scoredRuns);

describe("averageRuns, for a baseline of ten runs", () => {
  it("has the mean of each case and bucket", () => {
    // a is found in all ten runs, b in five, c in none, d in one.
    expect(ids.map((id) => baseline.cases.get(id)!.metrics.get("recall@10"))).toEqual([
      1, 0.5, 0, 0.1,
    ]);
    // (1 + 0.5 + 0 + 0.1) / 4
    expect(baseline.means.overall.get("recall@10")).toBeCloseTo(0.4, 12);
    expect(baseline.means.by_intent.get("howto")!.get("recall@10")).toBeCloseTo(0.4, 12);
    // (1 + 0.5) / 2: a and b have the tag.
    expect(baseline.means.by_tag!.get("core")!.get("recall@10")).toBeCloseTo(0.75, 12);
    expect(baseline.run_count).toBe(10);
  });

  it("counts as lost only a case that most of the baseline's runs found", () => {
    const { scores } = scoredOf(config, suite, runFinding("c", "d"));

    const { pairs } = pairCases(scores, baseline);

    // All ten runs found a. Half of them found b, which is not most.
    expect(pairs.filter(isNewlyLost).map(({ now }) => now.id)).toEqual(["a"]);
  });

  describe("after b was edited to expect the document `new`", () => {
    const edited = suiteOf(makeCase("a"), makeCase("b", { expected: [target("new")] }));
    const policy = { config, suite: edited, baseline };
    const scored = runs.map((each) => {
      const { scores, run } = scoredOf(config, edited, each);
      return { run, scores: addRowScores(policy, scores, run) };
    });
    const { scores, run: averagedRun } = averageRuns(scored);

    it("scores b by what it expects now, and by the document of its row", () => {
      const scoreOfB = scores.cases.find(({ id }) => id === "b")!;

      // None of the ten runs found `new`. Five found b-doc, the row's document.
      expect(scoreOfB.metrics.get("recall@10")).toBe(0);
      expect(scores.by_row!.get("b")!.metrics.get("recall@10")).toBe(5 / 10);
    });

    it("adds no scores by rows to those that have them", () => {
      expect(addRowScores(policy, scores, averagedRun)).toBe(scores);
    });
  });

  it("keeps the clusters of the run whose results a row has", () => {
    const suiteOfOne = suiteOf(makeCase("a"));
    const answerWithCluster = (document: string): Run =>
      runOf([answered("a", [{ doc_id: document, repeat: false, cluster: `of ${document}` }])]);
    // A row has the answer that most runs gave.
    const runsOfOne = ["other", "a-doc", "a-doc"].map(answerWithCluster);
    const scored = runsOfOne.map((run) => scoredOf(config, suiteOfOne, run));

    const row = baselineOver(config, suiteOfOne, scored).cases.get("a")!;

    expect(row.results).toEqual(["a-doc"]);
    expect(row.clusters).toEqual(["of a-doc"]);
  });

  it("weighs a case by its targets in a weighted metric", () => {
    const weightedConfig = configOf({ metrics: ["evidence_recall@10"] });
    const oneAndThree = suiteOf(
      makeCase("a"),
      makeCase("b", { expected: [target("x"), target("y"), target("z")] }),
    );
    const runWithoutB = runOf([answerListing("a", "a-doc"), answerListing("b", "none")]);
    const runWithB = runOf([answerListing("a", "a-doc"), answerListing("b", "x")]);

    const scored = [runWithoutB, runWithB].map((run) => scoredOf(weightedConfig, oneAndThree, run));
    const { overall } = baselineOver(weightedConfig, oneAndThree, scored).means;

    // Case b finds one of three targets in one of two runs: 1 / 6. Weighted (1 x 1 + 3 x 1 / 6) /
    // 4, else (1 + 1 / 6) / 2.
    expect(overall.get("evidence_recall@10")).toBeCloseTo(1.5 / 4, 12);
    expect(overall.get("recall@10")).toBeCloseTo(7 / 12, 12);
  });

  it.each<[readonly Value[], Value]>([
    [[0.25, null, 0.75, null], 0.5],
    [[0.25, null, null, null], 0.25],
    [[null, null, null, null], null],
  ])("averages a case over the runs that have a value: %j gives %s", (values, expected) => {
    const suiteOfOne = suiteOf(makeCase("a"));
    const scoredWithValues = values.map((value, at) => {
      const scores = scoresOf(config, suiteOfOne, runs[at]!);
      const metrics = new Map([["recall@10", value]]);
      const means = { overall: metrics, by_intent: new Map() };
      const cases = scores.cases.map((each) => ({ ...each, metrics }));
      return { scores: { ...scores, means, cases }, run: runs[at]! };
    });

    const { metrics } = baselineOver(config, suiteOfOne, scoredWithValues).cases.get("a")!;

    expect(metrics.get("recall@10")).toBe(expected);
  });
});
