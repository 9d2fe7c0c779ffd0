/** Which figures a new baseline keeps of the state that was last accepted. */
import { describe, expect, it } from "vitest";
import { type Recording, updateAcceptedFigures } from "../../src/decision/accepted-figures.ts";
import type { AcceptedFigures, Baseline } from "../../src/model/baseline.ts";
import type { Run } from "../../src/model/run.ts";
import type { Suite } from "../../src/model/suite.ts";
import {
  baselineOf,
  baselineOver,
  configOf,
  makeCase,
  runOf,
  scoredOf,
  suiteOf,
  target,
} from "../helpers/make.ts";
import { answerListing } from "../gate/made.ts";

const CONFIG = configOf();
/** Twenty cases in each of two intents: a00, a01, …, b19. */
const SUITE = suiteOf(
  ...["a", "b"].flatMap((intent) =>
    Array.from({ length: 20 }, (_, i) =>
      makeCase(`${intent}${String(i).padStart(2, "0")}`, { intent }),
    ),
  ),
);
const FOUND: AcceptedFigures = { recall: 1, mrr: 1, ndcg: 1 };
const LOST: AcceptedFigures = { recall: 0, mrr: 0, ndcg: 0 };
const COMMIT = "c".repeat(40);

/** How many of the first cases of an intent are lost. */
interface Losses {
  readonly a?: number;
  readonly b?: number;
}

/** Returns a run in which these cases are lost, and all others found first. */
function runLosing(losses: Losses, { cases }: Suite = SUITE): Run {
  return runOf(
    cases.map(({ id, intent }) => {
      const isLost = Number(id.slice(1)) < (losses[intent as "a" | "b"] ?? 0);
      return answerListing(id, isLost ? "x" : `${id}-doc`, "n1", "n2");
    }),
  );
}

/** Returns the baseline of a run with these losses, without accepted figures. */
function baselineLosing(losses: Losses, suite: Suite = SUITE): Baseline {
  return baselineOf(CONFIG, suite, runLosing(losses, suite));
}

/** Returns the new baseline with the accepted figures that it keeps from the one before. */
function recordOver(
  before: Baseline | null,
  newBaseline: Baseline,
  overrides: Partial<Recording> = {},
): Baseline {
  const recording = {
    config: CONFIG,
    suite: SUITE,
    before,
    commit: COMMIT,
    accepts: false,
    ...overrides,
  };
  return updateAcceptedFigures(newBaseline, recording);
}

/** Returns the accepted figures by case id, of the rows that have any. */
function acceptedById({ cases }: Baseline): Readonly<Record<string, AcceptedFigures>> {
  const entries = [...cases].filter(([, row]) => row.accepted !== undefined);
  return Object.fromEntries(entries.map(([id, row]) => [id, row.accepted!]));
}

describe("updateAcceptedFigures", () => {
  it("keeps the accepted figures after small recorded losses", () => {
    const first = recordOver(baselineLosing({}), baselineLosing({ a: 1 }));
    const second = recordOver(first, baselineLosing({ a: 1, b: 1 }), { commit: "d".repeat(40) });

    expect(acceptedById(first)).toEqual({ a00: FOUND });
    expect(acceptedById(second)).toEqual({ a00: FOUND, b00: FOUND });
    expect(first.accepted).toEqual({ commit: COMMIT, recordings: 1 });
    expect(second.accepted).toEqual({ commit: COMMIT, recordings: 2 });
  });

  it("drops the accepted figures of a row that is found again", () => {
    const withLoss = recordOver(baselineLosing({}), baselineLosing({ a: 1 }));

    expect(acceptedById(recordOver(withLoss, baselineLosing({})))).toEqual({});
  });

  it("does not count a recording that changed nothing", () => {
    const withLoss = recordOver(baselineLosing({}), baselineLosing({ a: 1 }));

    expect(withLoss.accepted).toEqual({ commit: COMMIT, recordings: 1 });
    expect(recordOver(withLoss, baselineLosing({ a: 1 })).accepted).toEqual(withLoss.accepted);
    expect(recordOver(baselineLosing({}), baselineLosing({}))).not.toHaveProperty("accepted");
  });

  it("starts afresh without a baseline, and with another k or definition", () => {
    const withLoss = recordOver(baselineLosing({}), baselineLosing({ a: 1 }));
    const definition = { ...withLoss.definition, gain: "exponential" } as const;

    for (const before of [null, { ...withLoss, k: 5 }, { ...withLoss, definition }]) {
      const recordedBaseline = recordOver(before, baselineLosing({ a: 2 }));

      expect(acceptedById(recordedBaseline)).toEqual({});
      expect(recordedBaseline).not.toHaveProperty("accepted");
    }
  });

  it("keeps no figures of a lost case whose target was changed", () => {
    const edited = makeCase("a00", { intent: "a", expected: [target("y")] });
    const suite = suiteOf(edited, ...SUITE.cases.slice(1));
    // a00 and a01 are lost, and were accepted as found. Only a00 is edited.
    const before = recordOver(baselineLosing({}), baselineLosing({ a: 2 }));

    const after = recordOver(before, baselineLosing({ a: 2 }, suite));

    expect(acceptedById(before)).toEqual({ a00: FOUND, a01: FOUND });
    expect(acceptedById(after)).toEqual({ a01: FOUND });
  });

  it("keeps no figures of a lost case that is new", () => {
    const suiteWithoutA00 = suiteOf(...SUITE.cases.slice(1));

    const after = recordOver(baselineLosing({}, suiteWithoutA00), baselineLosing({ a: 2 }));

    expect(acceptedById(after)).toEqual({ a01: FOUND });
  });

  it("keeps recall and MRR, but no nDCG, if only the grades of targets changed", () => {
    const graded = makeCase("a00", { intent: "a", expected: [target("a00-doc", 2)] });
    const suite = suiteOf(graded, ...SUITE.cases.slice(1));
    // a00 was found, and is lost since.
    const before = recordOver(baselineLosing({}), baselineLosing({ a: 1 }));

    const after = recordOver(before, baselineLosing({ a: 1 }, suite));

    // The figures before the loss.
    expect(acceptedById(after)).toEqual({ a00: { recall: 1, mrr: 1 } });
  });

  it("keeps no figures if a target became relevant by its new grade", () => {
    // Only grades of 2 and more are relevant. That of a00's target was 1, and is 2.
    const withRelevance2 = (baseline: Baseline): Baseline => ({
      ...baseline,
      definition: { ...baseline.definition, relevance: 2 },
    });
    const graded = makeCase("a00", { intent: "a", expected: [target("a00-doc", 2)] });
    const suite = suiteOf(graded, ...SUITE.cases.slice(1));
    const before = recordOver(baselineLosing({}), baselineLosing({ a: 1 }));

    const after = recordOver(
      withRelevance2(before),
      withRelevance2(baselineLosing({ a: 1 }, suite)),
    );

    expect(acceptedById(after)).toEqual({});
  });
});

describe("updateAcceptedFigures › a gain", () => {
  it("resets all rows if a query is newly found and none got worse", () => {
    // Without a loss there is no test: one query is enough.
    const oneWon = recordOver(baselineLosing({ a: 1 }), baselineLosing({}));

    expect(acceptedById(oneWon)).toEqual({});
    expect(oneWon).not.toHaveProperty("accepted");
  });

  // Beside one lost query a gain needs p <= 0.05. If n are won, n + 2 of the 2^(n + 1) assignments
  // of signs sum to as much, so that p is (n + 2) / 2^(n + 1).
  it("resets no row if six are won beside one lost: 8 / 2^7 = 0.0625", () => {
    const before = baselineLosing({ a: 6 });

    const after = recordOver(before, baselineLosing({ b: 1 }));

    // 0.0625 is above 0.05, so this is no gain, and the figures of `before` stay the accepted ones:
    // six cases were lost then, and b00 was found.
    const wonIds = ["a00", "a01", "a02", "a03", "a04", "a05"];
    expect(acceptedById(after)).toEqual({
      ...Object.fromEntries(wonIds.map((id) => [id, LOST])),
      b00: FOUND,
    });
  });

  it("resets all rows if seven are won beside one lost: 9 / 2^8 = 0.035", () => {
    // a00 to a06 are won, b00 is lost.
    const after = recordOver(baselineLosing({ a: 7 }), baselineLosing({ b: 1 }));

    expect(acceptedById(after)).toEqual({});
  });

  it("counts a case with other targets by those of its former row", () => {
    // a00 to a05 are won. b00 gets another target, which is found, while its former one is lost.
    const edited = makeCase("b00", { intent: "b", expected: [target("n1")] });
    const suite = suiteOf(...SUITE.cases.map((each) => (each.id === "b00" ? edited : each)));
    const before = baselineLosing({ a: 6 });
    const run = runLosing({ b: 1 });
    const newBaseline = baselineOf(CONFIG, suite, run);
    const scoreByFormerTarget = scoredOf(CONFIG, SUITE, run).scores.cases.find(
      ({ id }) => id === "b00",
    )!;
    const scoresByFormerTargets = new Map([["b00", scoreByFormerTarget]]);

    const withoutB00 = recordOver(before, newBaseline, { suite });
    const withB00 = recordOver(before, newBaseline, { suite, by_row: scoresByFormerTargets });

    // Six won, none lost: a gain, which resets all rows.
    expect(acceptedById(withoutB00)).toEqual({});
    // Six won, one lost: p = 8 / 2^7 = 0.0625, above 0.05. No gain, so the six keep what was accepted.
    expect(Object.keys(acceptedById(withB00))).toHaveLength(6);
  });

  it("asks for p of at most 0.01 where answers vary: seven won, 0.5^7 = 0.0078", () => {
    const varyingBaseline = (lost: number): Baseline => ({
      ...baselineLosing({ a: lost }),
      answers_vary: true,
    });

    // Six won: 0.5^6 = 0.0156, which is no gain.
    const six = recordOver(varyingBaseline(6), varyingBaseline(0));
    const seven = recordOver(varyingBaseline(7), varyingBaseline(0));

    expect(Object.keys(acceptedById(six))).toHaveLength(6);
    expect(acceptedById(seven)).toEqual({});
  });

  it("resets all rows if this and earlier recordings together won enough", () => {
    const sevenLost = baselineLosing({ a: 7 });

    // Four won (a03 to a06) and one lost (b00): p = 6 / 2^5 = 0.19, which is no gain.
    const fourWon = recordOver(sevenLost, baselineLosing({ a: 3, b: 1 }));
    // Three more won (a00 to a02). Together seven won and one lost: p = 9 / 2^8 = 0.035, a gain.
    const sevenWon = recordOver(fourWon, baselineLosing({ b: 1 }));

    expect(Object.keys(acceptedById(fourWon))).toEqual(["a03", "a04", "a05", "a06", "b00"]);
    expect(acceptedById(sevenWon)).toEqual({});
  });

  it("resets nothing if the gain of one intent comes with a loss of more than 0.05", () => {
    // Fourteen of intent a are won, and two of the 20 of intent b lost: 2 / 20 = 0.1.
    const before = baselineLosing({ a: 14 });

    const after = recordOver(before, baselineLosing({ b: 2 }));

    // All 14 + 2 rows that moved keep their accepted figures.
    expect(Object.keys(acceptedById(after))).toHaveLength(16);
  });

  it("resets all rows if the other intent loses 0.05, which is its tolerance", () => {
    // Twelve of intent a won beside one lost: p = 14 / 2^13 = 0.0017, a gain. Of intent b 1 / 20 = 0.05
    // is lost.
    const before = baselineLosing({ a: 12 });

    const after = recordOver(before, baselineLosing({ b: 1 }));

    expect(acceptedById(after)).toEqual({});
  });

  it("resets nothing if a gain brings a forbidden document", () => {
    const forbiddingSuite = suiteOf(
      ...SUITE.cases.map((each) =>
        makeCase(each.id, { intent: each.intent, forbidden: [target("bad")] }),
      ),
    );
    /** A run in which the first cases are lost, and this one has a forbidden result. */
    const runWith = (lost: number, hitId?: string): Run =>
      runOf(
        forbiddingSuite.cases.map(({ id }, i) =>
          answerListing(id, i < lost ? "x" : `${id}-doc`, id === hitId ? "bad" : "n1"),
        ),
      );
    const before = baselineOf(CONFIG, forbiddingSuite, runWith(8));

    // Eight won and none lost are a gain.
    const clean = recordOver(before, baselineOf(CONFIG, forbiddingSuite, runWith(0)), {
      suite: forbiddingSuite,
    });
    const hit = recordOver(before, baselineOf(CONFIG, forbiddingSuite, runWith(0, "b19")), {
      suite: forbiddingSuite,
    });

    expect(acceptedById(clean)).toEqual({});
    const lostIds = ["a00", "a01", "a02", "a03", "a04", "a05", "a06", "a07"];
    expect(acceptedById(hit)).toEqual({
      ...Object.fromEntries(lostIds.map((id) => [id, LOST])),
      b19: { forbidden: false },
    });
  });
});

describe("updateAcceptedFigures › the mean of several runs", () => {
  /** Returns the baseline of the mean of runs, each of which loses the given cases. */
  const baselineOfMean = (lossesByRun: readonly Losses[]): Baseline => {
    const runs = lossesByRun.map((losses) => scoredOf(CONFIG, SUITE, runLosing(losses)));
    return { ...baselineOver(CONFIG, SUITE, runs), answers_vary: true };
  };

  it("keeps the accepted figures of eight rows that a mean of three runs lowers", () => {
    // In two of three runs eight cases are lost, so their means are 1/3.
    const mean = recordOver(baselineLosing({}), baselineOfMean([{ a: 8 }, { a: 8 }, {}]));

    expect(Object.keys(acceptedById(mean))).toHaveLength(8);
  });

  it("keeps the accepted figures of a row that the mean of further runs lowers", () => {
    // One of two further runs loses a00: the mean of its recall falls from 1 to 1/2.
    const firstMean = baselineOfMean([{}, {}]);
    const secondMean = baselineOfMean([{ a: 1 }, {}]);

    expect(acceptedById(recordOver(firstMean, secondMean))).toEqual({ a00: FOUND });
  });
});
