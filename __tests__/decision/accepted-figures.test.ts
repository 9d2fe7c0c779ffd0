/** Which figures a new baseline keeps from the state that was last accepted, from baselines of made-up runs. */
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

function runLosing(losses: Losses, { cases }: Suite = SUITE): Run {
  return runOf(
    cases.map(({ id, intent }) => {
      const isLost = Number(id.slice(1)) < (losses[intent as "a" | "b"] ?? 0);
      return answerListing(id, isLost ? "x" : `${id}-doc`, "n1", "n2");
    }),
  );
}

function baselineWith(losses: Losses, suite: Suite = SUITE): Baseline {
  return baselineOf(CONFIG, suite, runLosing(losses, suite));
}

function record(
  before: Baseline | null,
  newBaseline: Baseline,
  more: Partial<Recording> = {},
): Baseline {
  const recording = {
    config: CONFIG,
    suite: SUITE,
    before,
    commit: COMMIT,
    accepts: false,
    ...more,
  };
  return updateAcceptedFigures(newBaseline, recording);
}

/** Returns the accepted figures by case id, of the rows that have any. */
function acceptedOf({ cases }: Baseline): Readonly<Record<string, AcceptedFigures>> {
  const entries = [...cases].filter(([, row]) => row.accepted !== undefined);
  return Object.fromEntries(entries.map(([id, row]) => [id, row.accepted!]));
}

describe("updateAcceptedFigures", () => {
  it("keeps the accepted figures after small recorded losses", () => {
    const first = record(baselineWith({}), baselineWith({ a: 1 }));
    const second = record(first, baselineWith({ a: 1, b: 1 }), { commit: "d".repeat(40) });

    expect(acceptedOf(first)).toEqual({ a00: FOUND });
    expect(acceptedOf(second)).toEqual({ a00: FOUND, b00: FOUND });
    expect(first.accepted).toEqual({ commit: COMMIT, recordings: 1 });
    expect(second.accepted).toEqual({ commit: COMMIT, recordings: 2 });
  });

  it("leaves out rows that are as they were accepted", () => {
    const lost = record(baselineWith({}), baselineWith({ a: 1 }));

    expect(acceptedOf(record(lost, baselineWith({})))).toEqual({});
  });

  it("does not count a recording that changed nothing", () => {
    const lost = record(baselineWith({}), baselineWith({ a: 1 }));

    expect(record(lost, baselineWith({ a: 1 })).accepted).toEqual(lost.accepted);
    expect(record(baselineWith({}), baselineWith({}))).not.toHaveProperty("accepted");
  });

  it("starts afresh without a baseline, and with another k or definition", () => {
    const lost = record(baselineWith({}), baselineWith({ a: 1 }));
    const definition = { ...lost.definition, gain: "exponential" } as const;

    for (const before of [null, { ...lost, k: 5 }, { ...lost, definition }]) {
      const recordedBaseline = record(before, baselineWith({ a: 2 }));

      expect(acceptedOf(recordedBaseline)).toEqual({});
      expect(recordedBaseline).not.toHaveProperty("accepted");
    }
  });

  it("has no row for a new case, or for one with other targets", () => {
    const edited = makeCase("a00", { intent: "a", expected: [target("y")] });
    const suite = suiteOf(edited, ...SUITE.cases.slice(1));
    const before = record(baselineWith({}), baselineWith({ a: 2 }));
    const known = suiteOf(...SUITE.cases.slice(1));

    expect(acceptedOf(record(before, baselineWith({ a: 2 }, suite)))).toEqual({ a01: FOUND });
    expect(acceptedOf(record(baselineWith({}, known), baselineWith({ a: 2 })))).toEqual({
      a01: FOUND,
    });
  });

  it("accepts all rows if recording accepts a loss", () => {
    const before = record(baselineWith({}), baselineWith({ b: 1 }));

    const accepted = record(before, baselineWith({ a: 6, b: 1 }), { accepts: true });

    expect(acceptedOf(accepted)).toEqual({});
    expect(accepted).not.toHaveProperty("accepted");
  });
});

describe("updateAcceptedFigures › a gain", () => {
  it("moves all rows from p = 0.01 on: seven won, 0.5^7 = 0.0078", () => {
    const six = record(baselineWith({ a: 6 }), baselineWith({}));
    const seven = record(baselineWith({ a: 7 }), baselineWith({}));

    // 0.5^6 = 0.0156
    expect(Object.keys(acceptedOf(six))).toHaveLength(6);
    expect(acceptedOf(six)["a00"]).toEqual(LOST);
    expect(acceptedOf(seven)).toEqual({});
    expect(seven).not.toHaveProperty("accepted");
  });

  it("counts a case with other targets by those of its former row", () => {
    // Seven are won. Of a case that got other targets, which are found, the former one is lost: 8 blocks, 1 of them down.
    const edited = makeCase("b00", { intent: "b", expected: [target("n1")] });
    const suite = suiteOf(...SUITE.cases.map((each) => (each.id === "b00" ? edited : each)));
    const before = baselineWith({ a: 7 });
    const run = runLosing({ b: 1 });
    const now = baselineOf(CONFIG, suite, run);
    const byRow = scoredOf(CONFIG, SUITE, run).scores.cases.filter(({ id }) => id === "b00");
    const by_row = new Map(byRow.map((score) => [score.id, score]));

    const without = record(before, now, { suite });
    const withRow = record(before, now, { suite, by_row });

    // 0.5^7 = 0.008, and 9 of 256 = 0.035.
    expect(acceptedOf(without)).toEqual({});
    expect(Object.keys(acceptedOf(withRow))).toHaveLength(7);
  });

  it("of one run moves nothing if answers vary, and of a mean moves the rows", () => {
    const before = baselineWith({ a: 7 });
    const lucky: Baseline = { ...baselineWith({}), answers_vary: true };

    const ofOne = record(before, lucky);
    const ofMean = record(before, { ...lucky, run_count: 5 });

    expect(Object.keys(acceptedOf(ofOne))).toHaveLength(7);
    expect(acceptedOf(ofMean)).toEqual({});
  });

  it("adds to what was won before", () => {
    const four = record(baselineWith({ a: 7 }), baselineWith({ a: 3 }));

    expect(Object.keys(acceptedOf(four))).toHaveLength(4);
    expect(acceptedOf(record(four, baselineWith({})))).toEqual({});
  });

  it("moves nothing if an intent is below its limit", () => {
    // 12 won and 1 lost: p = 14 / 2^13 = 0.0017. One of 20 is 0.05, which is within the limit of an intent; two are not.
    const within = record(baselineWith({ a: 12 }), baselineWith({ b: 1 }));
    const below = record(baselineWith({ a: 14 }), baselineWith({ b: 2 }));

    expect(acceptedOf(within)).toEqual({});
    expect(Object.keys(acceptedOf(below))).toHaveLength(16);
  });

  it("moves nothing if an intent has more hits than accepted", () => {
    const limited = suiteOf(
      ...SUITE.cases.map((each) =>
        makeCase(each.id, { intent: each.intent, forbidden: [target("bad")] }),
      ),
    );
    const run = (lost: number, isHit: boolean): Run =>
      runOf(
        limited.cases.map(({ id }, i) =>
          answerListing(id, i < lost ? "x" : `${id}-doc`, isHit && i === 39 ? "bad" : "n1"),
        ),
      );
    const before = baselineOf(CONFIG, limited, run(8, false));

    const clean = record(before, baselineOf(CONFIG, limited, run(0, false)), { suite: limited });
    const hit = record(before, baselineOf(CONFIG, limited, run(0, true)), { suite: limited });

    expect(acceptedOf(clean)).toEqual({});
    expect(acceptedOf(hit)["b19"]).toEqual({ forbidden: false });
  });
});

describe("updateAcceptedFigures › the mean of several runs", () => {
  const baselineOverRuns = (all: readonly Losses[]): Baseline => {
    const runs = all.map((losses) => scoredOf(CONFIG, SUITE, runLosing(losses)));
    return { ...baselineOver(CONFIG, SUITE, runs), answers_vary: true };
  };

  it("is the accepted state if it replaces a single run that is like it", () => {
    const lucky = record(baselineWith({ b: 2 }), baselineWith({}));

    const mean = record(lucky, baselineOverRuns([{ a: 1 }, {}, { a: 2 }]));

    expect(acceptedOf(mean)).toEqual({});
    expect(mean).not.toHaveProperty("accepted");
  });

  it("carries the accepted figures on if it is unlike the single run", () => {
    // Of eight the mean finds a third: 0.5^8 = 0.004.
    const mean = record(baselineWith({}), baselineOverRuns([{ a: 8 }, { a: 8 }, {}]));

    expect(Object.keys(acceptedOf(mean))).toHaveLength(8);
  });

  it("carries the accepted figures on if it replaces another mean", () => {
    const first = baselineOverRuns([{}, {}]);

    expect(Object.keys(acceptedOf(record(first, baselineOverRuns([{ a: 1 }, {}]))))).toEqual([
      "a00",
    ]);
  });
});
