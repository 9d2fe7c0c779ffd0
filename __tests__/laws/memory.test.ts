/** Laws of the accepted figures: chains of small losses fail in the end. */
import { describe, expect, it } from "vitest";
import { updateAcceptedFigures } from "../../src/decision/accepted-figures.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import type { Run } from "../../src/model/run.ts";
import type { Suite } from "../../src/model/suite.ts";
import type { Verdict } from "../../src/model/verdict.ts";
import { baselineOf, configOf, makeCase, runOf, suiteOf, target } from "../helpers/make.ts";
import { answerListing, verdictOn } from "../gate/made.ts";

/** With a tolerance of its own for recall, lost queries alone don't fail: the test decides. */
const CONFIG = configOf({
  gate: {
    significance: "auto",
    metrics: new Map([["recall@10", { tolerance: [{ unit: "absolute", value: 0.01 }] }]]),
  },
});

/** Returns a suite of so many cases, each of which forbids the document "bad". */
function suiteWith(caseCount: number, intentAt: (at: number) => string = () => "a"): Suite {
  const subjects = Array.from({ length: caseCount }, (_, at) =>
    makeCase(`c${String(at).padStart(3, "0")}`, {
      intent: intentAt(at),
      forbidden: [target("bad")],
    }),
  );
  return suiteOf(...subjects);
}

/** A run that finds the documents of these cases, and the forbidden one for cases with a hit. */
function runWith(
  suite: Suite,
  isFound: (at: number) => boolean,
  hasHit: (at: number) => boolean = () => false,
): Run {
  return runOf(
    suite.cases.map(({ id }, at) =>
      answerListing(id, isFound(at) ? `${id}-doc` : "x", hasHit(at) ? "bad" : "n1"),
    ),
  );
}

/** Returns the verdict on a run against this baseline. */
function decideVerdict(suite: Suite, baseline: Baseline, run: Run): Verdict["verdict"] {
  return verdictOn({ config: CONFIG, suite, baseline }, run).verdict;
}

/** Returns the baseline of the run, with the accepted figures that it keeps from the one before. */
function recordOver(suite: Suite, before: Baseline, run: Run): Baseline {
  const recording = { config: CONFIG, suite, before, commit: null, accepts: false };
  return updateAcceptedFigures(baselineOf(CONFIG, suite, run), recording);
}

/** Makes one change after the other, and records each. Returns how many pass before one fails. */
function countPassing(suite: Suite, start: Run, runAfter: (changes: number) => Run): number {
  let baseline = baselineOf(CONFIG, suite, start);
  for (let changes = 1; ; changes++) {
    const run = runAfter(changes);
    if (decideVerdict(suite, baseline, run) !== "pass") {
      return changes - 1;
    }
    baseline = recordOver(suite, baseline, run);
    if (changes > 40) {
      return changes;
    }
  }
}

describe("law: small recorded losses", () => {
  // Of five cases that fell alike since the acceptance p is 1 / 2^5 = 0.031, below the level of 0.05;
  // of four it is 0.063.
  it.each([20, 60, 300])("fail after at most four lost cases of %i", (caseCount) => {
    const suite = suiteWith(caseCount);
    // Each change loses one case.
    const all = runWith(suite, () => true);

    const lost = countPassing(suite, all, (changes) => runWith(suite, (at) => at >= changes));

    expect(lost).toBe(4);
  });

  // An intent fails if the test shows its fall, and the fall is more than 0.05. Two intents share the
  // level of 0.05: of six lost cases p is 1 / 2^6 = 0.016, below 0.025; of five it is 0.031.
  it.each([
    { caseCount: 20, most: 5 }, // Six of 10 are 0.6, so the test decides.
    { caseCount: 60, most: 5 }, // Six of 30 are 0.2, so the test decides.
    { caseCount: 300, most: 7 }, // The fall decides: 7 of 150 are 0.047, and 8 are 0.053.
  ])(
    "fail after at most $most in one of two intents of $caseCount, if the other gains",
    ({ caseCount, most }) => {
      const half = caseCount / 2;
      const suite = suiteWith(caseCount, (at) => (at < half ? "a" : "b"));
      // Each change loses a case of the first half, and finds one of the second, which found nothing
      // at first.
      const runAfter = (changes: number): Run =>
        runWith(suite, (at) => (at < half ? at >= changes : at < half + changes));

      const lost = countPassing(suite, runAfter(0), runAfter);

      expect(lost).toBe(most);
    },
  );
});

it("law: a forbidden hit that was fixed and recorded fails if it comes back", () => {
  const suite = suiteWith(20);
  const isFirst = (at: number): boolean => at === 0;
  const runWithHit = runWith(suite, () => true, isFirst);
  const fixedRun = runWith(suite, () => true);

  const baseline = recordOver(suite, baselineOf(CONFIG, suite, runWithHit), fixedRun);

  expect(decideVerdict(suite, baseline, fixedRun)).toBe("pass");
  expect(decideVerdict(suite, baseline, runWithHit)).toBe("fail");
});
