import { describe, expect, it } from "vitest";
import { decide } from "../../src/gate/decide.ts";
import { prove } from "../../src/gate/sound.ts";
import { shuffled, splitMix64 } from "../../src/gate/statistics/random.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import type { Config, RuleSetting } from "../../src/model/config.ts";
import type { CaseRun } from "../../src/model/run.ts";
import type { Case } from "../../src/model/suite.ts";
import { configOf, failedRun, inputsOn, makeCase, runOf, suiteOf } from "../helpers/make.ts";
import { gated, judgedOn, listed, selfTested, verdictOn } from "./made.ts";
import { SETTINGS } from "./latency/timed.ts";

const ids = Array.from({ length: 12 }, (_, i) => `c${String(i).padStart(2, "0")}`);
const suite = suiteOf(...ids.map((id, i) => makeCase(id, { intent: i % 2 ? "symbol" : "howto" })));
const LISTS = ids.map((id) => listed(id, `${id}-doc`, "n1", "n2", "n3"));
const run = runOf(LISTS.map((each) => ({ ...each, first_ms: 1, samples_ms: [1, 1, 1, 1, 1, 1] })));
const timed = configOf({ latency: { ...SETTINGS, repeats: 6, budget_s: 1 } });

const UNRANKED = gated(new Map(["mrr@10", "ndcg@10"].map((name) => [name, "off"])));
const noticesOf = (config: Config) => selfTested(inputsOn(config, suite, run), run);

describe("self-test", () => {
  it("blocks every broken retriever under the default rules", () => {
    expect(noticesOf(timed)).toEqual([
      {
        code: "selftest",
        blocked: ["empty", "constant", "reversed", "shuffled", "one intent dropped", "slower"],
      },
    ]);
  });

  it("says what the rules can't see", () => {
    expect(noticesOf(UNRANKED)).toEqual([
      { code: "selftest", blocked: ["empty", "constant", "one intent dropped"] },
      { code: "blind_to", mutant: "reversed" },
      { code: "blind_to", mutant: "shuffled" },
      { code: "blind_to", mutant: "slower" },
    ]);
  });

  it("says so of a suite that has cases for answers alone, too, and nothing of one that has no others", () => {
    const alone = makeCase("z", { expected: [], answers_only: true });
    const blind = (cases: readonly Case[]): readonly string[] => {
      const own = runOf(
        [...LISTS, listed("z", "n1")].filter(({ case_id: id }) => cases.some((each) => each.id === id)),
      );
      const notices = selfTested(inputsOn(UNRANKED, suiteOf(...cases), own), own);
      return notices.flatMap((notice) => (notice.code === "blind_to" ? [notice.mutant] : []));
    };
    expect(blind([...suite.cases, alone])).toEqual(["reversed", "shuffled", "slower"]);
    expect(blind([alone])).toEqual([]);
  });

  it("breaks the run itself, so that what the change did has no say in it", () => {
    const config = configOf({ gate: { significance: null } });
    const cold = runOf(LISTS);
    const blocked = (before: Baseline): unknown => selfTested({ config, suite, baseline: before }, cold);
    const { baseline: same } = inputsOn(config, suite, cold);
    // Recorded where nothing was found, at rank 4, and with a way from the anchor.
    const over = (list: (id: string) => readonly string[]): Baseline =>
      inputsOn(config, suite, runOf(ids.map((id) => listed(id, ...list(id))))).baseline;
    const nothing = over(() => ["n1"]);
    const deep = over((id) => ["n1", "n2", "n3", `${id}-doc`]);
    const accepted = { recall: 0, mrr: 0, ndcg: 0 };
    const drifted = {
      ...same,
      cases: new Map([...same.cases].map(([id, row]) => [id, { ...row, accepted }])),
    };
    for (const before of [nothing, deep, drifted]) expect(blocked(before)).toEqual(blocked(same));
    expect(blocked(same)).toMatchObject([
      { blocked: ["empty", "constant", "reversed", "shuffled", "one intent dropped"] },
      { code: "blind_to", mutant: "slower" },
    ]);
  });

  it("accepts a baseline that is below a floor of its own: that is the floor's failure, not the gate's", () => {
    const half = runOf(ids.map((id, i) => listed(id, i % 2 ? "n1" : `${id}-doc`)));
    const config = gated(new Map([["recall@10", { floor: 0.9 }]]));
    const policy = inputsOn(config, suite, half);
    expect(verdictOn(policy, half).verdict).toBe("fail");
    expect(() => selfTested(policy, half)).not.toThrow();
  });

  it("never lets a run without a single hit pass, whatever the rules say", () => {
    const nothing = runOf(ids.map((id) => listed(id, "n1", `n-${id}`)));
    const policy = inputsOn(configOf(), suite, nothing);
    const { scores } = judgedOn(policy, nothing);
    const verdict = decide(policy, scores, nothing);
    expect(verdict.verdict).toBe("pass");
    expect(() => prove(verdict, policy, scores, nothing)).toThrow(
      expect.objectContaining({ code: "zero_quality" }) as Error,
    );
    // A part of a suite is tested where the parts are joined.
    const part = { ...policy, suite: { ...suite, partial: true } };
    expect(prove({ ...verdict, verdict: "fail", notices: [] }, part, scores, nothing).notices).toEqual([
      { code: "zero_quality" },
    ]);
    // One that fails says why already, and the notice what is likely behind it.
    const unproved = { ...policy, baseline: null };
    expect(prove({ ...verdict, verdict: "fail", notices: [] }, unproved, scores, nothing).notices).toEqual([
      { code: "zero_quality" },
    ]);
  });
});

describe("a broken ranking", () => {
  /** The names of those that these rules block, where the baseline is the run itself. */
  function blocked(
    cases: readonly CaseRun[],
    metrics: Readonly<Record<string, RuleSetting | "off">>,
    howto: Readonly<Record<string, RuleSetting>> = {},
  ): unknown {
    const intents = new Map([["howto", new Map(Object.entries(howto))]]);
    const gate = {
      newly_lost: { max: null, critical: 0 },
      metrics: new Map(Object.entries(metrics)),
      intents,
    };
    const config = configOf({ gate });
    const own = suiteOf(...cases.map(({ case_id: id }) => makeCase(id)));
    return selfTested(inputsOn(config, own, runOf(cases)), runOf(cases))[0];
  }
  const unsought = { "recall@10": "off", "mrr@10": "off", "ndcg@10": "off" } as const;

  it("that is constant has what the first query got that got anything", () => {
    // Then no query is without a result, and more of the same is nothing that the rules left could see.
    const found = ids.map((id) => listed(id, `${id}-doc`));
    const cases = [failedRun("a"), listed("b"), ...found];
    expect(blocked(cases, { ...unsought, error_rate: "off" })).toEqual({
      code: "selftest",
      blocked: ["empty", "one intent dropped"],
    });
    const nothing = ids.map((id) => listed(id));
    expect(blocked(nothing, {})).toEqual({ code: "selftest", blocked: [] });
  });

  const tenth = { tolerance: [{ unit: "absolute", value: 0.1 }] } as const;

  it("that only an intent's own rule sees is blocked by it", () => {
    // Of two results the last comes first: 1 - 1 / 2.
    expect(blocked([listed("a", "a-doc", "n")], unsought, { "mrr@10": tenth })).toMatchObject({
      blocked: ["empty", "reversed"],
    });
  });

  it("that is shuffled is the same every time", () => {
    const strict = { ...unsought, "mrr@10": tenth };
    for (let length = 2; length < 8; length++) {
      const list = ["a-doc", ...Array.from({ length: length - 1 }, (_, i) => `n${i}`)];
      // At rank 2 it is worth 0.5 already.
      const moved = shuffled(list, splitMix64(1))[0] !== "a-doc";
      expect(blocked([listed("a", ...list)], strict)).toEqual({
        code: "selftest",
        blocked: ["empty", "reversed", ...(moved ? ["shuffled"] : [])],
      });
    }
  });
});
