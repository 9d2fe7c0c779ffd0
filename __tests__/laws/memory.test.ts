/** Laws of the accepted figures: what chains of recorded changes end in. Each was seen to fail without the memory. */
import { describe, expect, it } from "vitest";
import { updateAcceptedFigures } from "../../src/decision/accepted-figures.ts";
import { checkNewBaseline } from "../../src/decision/new-baseline.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import type { Run } from "../../src/model/run.ts";
import type { Suite } from "../../src/model/suite.ts";
import type { Verdict, WeakeningFinding } from "../../src/model/verdict.ts";
import {
  baselineOf,
  configOf,
  inputsOn,
  makeCase,
  runOf,
  scoresOf,
  suiteOf,
  target,
} from "../helpers/make.ts";
import { answerListing, verdictOn } from "../gate/made.ts";

const CONFIG = configOf({ gate: { significance: "auto" } });

function suiteWith(cases: number, intentOf: (at: number) => string = () => "a"): Suite {
  const subjects = Array.from({ length: cases }, (_, at) =>
    makeCase(`c${String(at).padStart(3, "0")}`, {
      intent: intentOf(at),
      forbidden: [target("bad")],
    }),
  );
  return suiteOf(...subjects);
}

/** A run that finds the document of each case for which `isFound` holds. */
function runWith(
  suite: Suite,
  isFound: (at: number) => boolean,
  isHit: (at: number) => boolean = () => false,
): Run {
  return runOf(
    suite.cases.map(({ id }, at) =>
      answerListing(id, isFound(at) ? `${id}-doc` : "x", isHit(at) ? "bad" : "n1"),
    ),
  );
}

function judge(suite: Suite, baseline: Baseline, run: Run): Verdict["verdict"] {
  return verdictOn({ config: CONFIG, suite, baseline }, run).verdict;
}

function record(suite: Suite, before: Baseline, run: Run, accepts = false): Baseline {
  const recording = { config: CONFIG, suite, before, commit: null, accepts };
  return updateAcceptedFigures(baselineOf(CONFIG, suite, run), recording);
}

function findingsOf(
  suite: Suite,
  before: Baseline,
  after: Baseline,
  run: Run,
): readonly WeakeningFinding[] {
  const inputs = inputsOn(CONFIG, suite, run);
  const recording = { config: CONFIG, suite, before, commit: null };
  return checkNewBaseline(
    { base: { ...inputs, baseline: before }, head: { ...inputs, baseline: after } },
    recording,
    { scores: scoresOf(CONFIG, suite, run), run },
  );
}

/** Returns how many changes pass and are recorded, each of which changes the run a little, before one fails. */
function countPassing(suite: Suite, start: Run, runAfter: (changes: number) => Run): number {
  let baseline = baselineOf(CONFIG, suite, start);
  for (let changes = 1; ; changes++) {
    const run = runAfter(changes);
    if (judge(suite, baseline, run) !== "pass") {
      return changes - 1;
    }
    baseline = record(suite, baseline, run);
    if (changes > 40) {
      return changes;
    }
  }
}

describe("law: small recorded losses", () => {
  it.each([20, 60, 300])("fail after at most four lost cases of %i", (cases) => {
    const suite = suiteWith(cases);
    const all = runWith(suite, () => true);

    const lost = countPassing(suite, all, (changes) => runWith(suite, (at) => at >= changes));

    expect(lost).toBeLessThanOrEqual(4);
    expect(lost).toBeGreaterThan(0);
  });

  it.each([20, 60, 300])(
    "fail after at most four of %i, with other changes in between",
    (cases) => {
      // A label that clears findings alone records the baseline carried on, like any other change.
      const suite = suiteWith(cases);
      const all = runWith(suite, () => true);
      const lostAfter = (changes: number): number => changes - Math.floor(changes / 3);

      const changes = countPassing(suite, all, (count) =>
        runWith(suite, (at) => at >= lostAfter(count)),
      );

      expect(lostAfter(changes)).toBeLessThanOrEqual(4);
    },
  );

  // An intent may fall by 0.05 without a test: 7 of 150 are 0.047, and 8 are 0.053.
  it.each([
    [20, 6],
    [60, 6],
    [300, 7],
  ])("in one of two intents fail though the other gains (%i cases, %i)", (cases, most) => {
    const half = cases / 2;
    const suite = suiteWith(cases, (at) => (at < half ? "a" : "b"));
    // The second half finds nothing at first, and one more with each change.
    const after = (changes: number): Run =>
      runWith(suite, (at) => (at < half ? at >= changes : at < half + changes));

    const lost = countPassing(suite, after(0), after);

    expect(lost).toBeLessThanOrEqual(most);
    expect(lost).toBeGreaterThan(3);
  });
});

describe("law: committing the new baseline", () => {
  const suite = suiteWith(40);

  it("of a gain passes, and so does unchanged code after it", () => {
    const before = baselineOf(
      CONFIG,
      suite,
      runWith(suite, (at) => at >= 10),
    );
    const run = runWith(suite, () => true);

    const adopted = record(suite, before, run);

    expect(judge(suite, before, run)).toBe("pass");
    expect([...adopted.cases.values()].filter(({ accepted }) => accepted !== undefined)).toEqual(
      [],
    );
    expect(findingsOf(suite, before, adopted, run)).toEqual([]);
    expect(judge(suite, adopted, run)).toBe("pass");
  });

  it("of an accepted loss needs the label, then unchanged code passes", () => {
    const before = baselineOf(
      CONFIG,
      suite,
      runWith(suite, () => true),
    );
    const run = runWith(suite, (at) => at >= 8);

    const adopted = record(suite, before, run, true);

    expect(judge(suite, before, run)).toBe("fail");
    expect(findingsOf(suite, before, adopted, run).map(({ code }) => code)).toEqual([
      "accepted_moved",
    ]);
    expect(judge(suite, adopted, run)).toBe("pass");
    expect(findingsOf(suite, adopted, record(suite, adopted, run), run)).toEqual([]);
  });
});

it("law: a hit that was fixed and recorded is found if it comes back", () => {
  const suite = suiteWith(20);
  const isFirst = (at: number): boolean => at === 0;
  const hit = runWith(suite, () => true, isFirst);
  const fixed = runWith(suite, () => true);

  const baseline = record(suite, baselineOf(CONFIG, suite, hit), fixed);

  expect(judge(suite, baseline, fixed)).toBe("pass");
  expect(judge(suite, baseline, hit)).toBe("fail");
});
