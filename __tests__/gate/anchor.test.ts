/** What a new baseline keeps of its way from the anchor, from two baselines by hand. */
import { describe, expect, it } from "vitest";
import { anchored, drifted } from "../../src/gate/anchor.ts";
import type { Baseline, Drift } from "../../src/model/baseline.ts";
import type { Config, GatePolicy } from "../../src/model/config.ts";
import type { Run } from "../../src/model/run.ts";
import { intentScope } from "../../src/model/scope.ts";
import type { Suite } from "../../src/model/suite.ts";
import type { Check } from "../../src/model/verdict.ts";
import { baselineOf, configOf, makeCase, runOf, scoresOf, suiteOf, target } from "../helpers/make.ts";
import { listed, verdictOn } from "./made.ts";

const gated = (gate: Partial<GatePolicy> = {}): Config =>
  configOf({ gate: { significance: null, newly_lost: { max: null, critical: 0 }, ...gate } });
const CONFIG = gated();
/** Twenty cases in each of two intents: a00, a01, …, b19. */
const SUITE = suiteOf(
  ...["a", "b"].flatMap((intent) =>
    Array.from({ length: 20 }, (_, i) => makeCase(`${intent}${String(i).padStart(2, "0")}`, { intent })),
  ),
);
const NOISE = ["n1", "n2", "n3"];
const WHOLE: Drift = { recall: -1, mrr: -1, ndcg: -1 };

/** The first cases of each intent are lost. */
const losing = (lost: { readonly a?: number; readonly b?: number }, { cases }: Suite = SUITE): Run =>
  runOf(
    cases.map(({ id, intent }) => {
      const gone = Number(id.slice(1)) < (lost[intent as "a" | "b"] ?? 0);
      return listed(id, gone ? "x" : `${id}-doc`, ...NOISE);
    }),
  );
const madeOf = (lost: Parameters<typeof losing>[0], suite: Suite = SUITE): Baseline =>
  baselineOf(CONFIG, suite, losing(lost, suite));

interface Options {
  readonly accepting?: readonly Check[];
  readonly config?: Config;
}

function recordedOver(
  before: Baseline | null,
  made: Baseline,
  { accepting, config = CONFIG }: Options = {},
): Baseline {
  const recording = { config, suite: SUITE, before, byBase: null, accepting: accepting ?? null };
  return anchored(made, recording);
}

/** Ids with their recall's drift, those that have one. */
const recallDrift = ({ cases }: Baseline): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...cases].flatMap(([id, { drift }]) => (drift?.recall === undefined ? [] : [[id, drift.recall]])),
  );

/** The failed checks of a run that loses so many, over this baseline. */
const failing = (baseline: Baseline, lost: Parameters<typeof losing>[0]): readonly Check[] =>
  verdictOn({ config: CONFIG, suite: SUITE, baseline }, losing(lost)).checks.filter(({ passed }) => !passed);

describe("drift", () => {
  it("is what the former row kept plus how far the run moved, case by case", () => {
    const first = recordedOver(madeOf({}), madeOf({ a: 1 }));
    expect(first.cases.get("a00")!.drift).toEqual(WHOLE);
    const second = recordedOver(first, madeOf({ a: 1, b: 1 }));
    expect(recallDrift(second)).toEqual({ a00: -1, b00: -1 });
    // Found again: -1 + 1 = 0, which is left out.
    expect(recallDrift(recordedOver(second, madeOf({ b: 1 })))).toEqual({ b00: -1 });
    expect([first.recordings, second.recordings]).toEqual([1, 2]);
    // Nothing moved, so that nothing was recorded.
    expect(recordedOver(second, madeOf({ a: 1, b: 1 })).recordings).toBe(2);
  });

  it("of an edited case is scored by the former targets, and never more than the row's value", () => {
    const other = makeCase("a00", { intent: "a", expected: [target("x")] });
    const edited = suiteOf(other, ...SUITE.cases.slice(1));
    const before = madeOf({});
    // "x" is found now, which the former target is not: by that the run lost it.
    const run = runOf(SUITE.cases.map(({ id }) => listed(id, id === "a00" ? "x" : `${id}-doc`, ...NOISE)));
    const made = baselineOf(CONFIG, edited, run);
    const byBase = scoresOf(CONFIG, SUITE, run);
    expect(drifted(made, before, byBase).cases.get("a00")!.drift).toEqual(WHOLE);
    // Without them nothing is known of its move; it keeps what it had.
    const kept = {
      ...before,
      cases: new Map(before.cases).set("a00", { ...before.cases.get("a00")!, drift: WHOLE }),
    };
    expect(drifted(made, kept, null).cases.get("a00")!.drift).toEqual(WHOLE);
    // An anchor below 0 there is none: a row of 0 that had won 1 has a drift of 0.
    const won = {
      ...kept,
      cases: new Map(kept.cases).set("a00", { ...kept.cases.get("a00")!, drift: { recall: 1 } }),
    };
    expect(drifted(madeOf({ a: 1 }), won, null).cases.get("a00")!.drift).toEqual({ mrr: -1, ndcg: -1 });
    const gone = makeCase("a00", { intent: "a", expected: [target("nowhere")] });
    const lost = baselineOf(CONFIG, suiteOf(gone, ...SUITE.cases.slice(1)), run);
    expect(drifted(lost, won, null).cases.get("a00")!.drift).toBeUndefined();
  });

  it("starts at 0 for a new case, and anew where the figures mean something else", () => {
    const known = suiteOf(...SUITE.cases.slice(1));
    expect(recallDrift(recordedOver(madeOf({}, known), madeOf({ a: 2 })))).toEqual({ a01: -1 });
    const before = recordedOver(madeOf({}), madeOf({ a: 1 }));
    const made = madeOf({ a: 2 });
    expect(recordedOver(null, made)).toBe(made);
    expect(recordedOver({ ...before, k: 5 }, made)).toBe(made);
    const exponential = { ...before.definition, gain: "exponential" } as const;
    expect(recordedOver({ ...before, definition: exponential }, made)).toBe(made);
  });
});

describe("a gain", () => {
  it("moves the anchor where the test turned round reaches 0.01: seven won, 0.5^7 = 0.0078", () => {
    const six = recordedOver(madeOf({ a: 6 }), madeOf({}));
    expect(Object.keys(recallDrift(six))).toHaveLength(6);
    expect(six.recordings).toBe(1);
    const seven = recordedOver(madeOf({ a: 7 }), madeOf({}));
    expect(recallDrift(seven)).toEqual({});
    expect(seven).not.toHaveProperty("recordings");
  });

  it("adds to what was won before", () => {
    const before = recordedOver(madeOf({ a: 7 }), madeOf({ a: 3 }));
    expect(Object.values(recallDrift(before))).toEqual([1, 1, 1, 1]);
    expect(recallDrift(recordedOver(before, madeOf({})))).toEqual({});
  });

  it("leaves the drift of an intent that is below the anchor", () => {
    // 12 won and 1 lost: p = 14 / 2^13 = 0.0017.
    const made = recordedOver(madeOf({ a: 12 }), madeOf({ b: 1 }));
    expect(recallDrift(made)).toEqual({ b00: -1 });
    expect(made).not.toHaveProperty("recordings");
  });

  it("moves nothing where the drift that would be left fails by itself", () => {
    // 20 won and 5 lost: 0.5^5 = 0.031 in intent b, and overall once the won ones are gone.
    const made = recordedOver(madeOf({ a: 20 }), madeOf({ b: 5 }));
    expect(Object.values(recallDrift(made)).filter((each) => each > 0)).toHaveLength(20);
    expect(made.recordings).toBe(1);
  });
});

describe("an acceptance", () => {
  it("moves the anchor of the failing bucket alone", () => {
    // Six of intent a are lost, 0.5^6 = 0.016 <= 0.1 / 2, and what b has won since the anchor stays its own.
    const before = recordedOver(madeOf({ b: 4 }), madeOf({ b: 1 }));
    const accepting = failing(before, { a: 6, b: 0 });
    const intent = accepting.filter(({ scope }) => scope.kind === "intent");
    expect(intent[0]!.scope).toEqual(intentScope("a"));
    const made = recordedOver(before, madeOf({ a: 6 }), { accepting: intent });
    expect(recallDrift(made)).toEqual({ b00: 1, b01: 1, b02: 1, b03: 1 });
    expect(made).not.toHaveProperty("recordings");
  });

  it("moves that of every bucket that then fails, until none does", () => {
    // What intent b lost since the anchor was hidden overall by what a had won.
    const drifts = new Map<string, Drift>([
      ...Array.from({ length: 9 }, (_, i) => [`a0${i}`, { recall: 1, mrr: 1, ndcg: 1 }] as const),
      ...Array.from({ length: 4 }, (_, i) => [`b0${i}`, WHOLE] as const),
    ]);
    const plain = madeOf({ b: 4 });
    const before = {
      ...plain,
      cases: new Map(
        [...plain.cases].map(([id, row]) => [id, drifts.has(id) ? { ...row, drift: drifts.get(id)! } : row]),
      ),
    };
    const accepting = failing(madeOf({}), { a: 6 }).filter(({ scope }) => scope.kind === "intent");
    // What is left are four losses of b: overall 0.5^4 = 0.0625 > 0.05 holds.
    const made = recordedOver(before, madeOf({ a: 6, b: 4 }), { accepting });
    expect(Object.keys(recallDrift(made))).toEqual(["b00", "b01", "b02", "b03"]);
    // One more lost, and 0.5^5 = 0.031: overall is accepted with it.
    expect(recallDrift(recordedOver(before, madeOf({ a: 6, b: 5 }), { accepting }))).toEqual({});
  });
});
