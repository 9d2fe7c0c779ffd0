/** Laws of lost queries: what holds for every change of a search that is drawn. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pairCases } from "../../src/decision/pairs.ts";
import { resolveRules } from "../../src/decision/rules.ts";
import { decideVerdict } from "../../src/decision/verdict.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import type { Config, RuleSetting } from "../../src/model/config.ts";
import type { Case, Suite } from "../../src/model/suite.ts";
import type { Check } from "../../src/model/verdict.ts";
import {
  answered,
  baselineOf,
  configOf,
  failedRun,
  hitsOf,
  makeCase,
  runOf,
  scoresOf,
  suiteOf,
} from "../helpers/make.ts";

/** At which rank a query finds its document: 1, 2, …; null if it does not, "failed" if it fails. */
type Found = number | null | "failed";
/** One query of the change: how it is found in the baseline, and now. */
interface Move {
  readonly before: number | null;
  readonly now: Found;
  readonly intent: string;
}

const CONFIG = configOf({ gate: { significance: "auto" } });
const INTENTS = ["howto", "symbol", "price"];

const rank = fc.constantFrom(1, 1, 1, 2, 3, null);
/** Most queries stay; some are lost, found or moved. */
const anyMove: fc.Arbitrary<Move> = fc
  .record({ before: rank, now: rank, stays: fc.boolean(), intent: fc.constantFrom(...INTENTS) })
  .map(({ before, now, stays, intent }) => ({ before, now: stays ? before : now, intent }));
/** Two in three changes lose a query. */
const changes: fc.Arbitrary<readonly Move[]> = fc
  .tuple(fc.array(anyMove, { minLength: 3, maxLength: 30 }), fc.integer({ min: 0, max: 2 }))
  .map(([moves, lost]) =>
    moves.map((move, at): Move => (at < lost ? { ...move, before: 1, now: null } : move)),
  );

const idOf = (at: number): string => `c${String(at).padStart(2, "0")}`;

function answersOf(suite: Suite, moves: readonly Move[], side: "before" | "now") {
  return runOf(
    suite.cases.map(({ id }) => {
      const found = moves[Number(id.slice(1))]![side];
      if (found === "failed") {
        return failedRun(id);
      }
      const list = ["x1", "x2", "x3", "x4"].map((each, at) =>
        at + 1 === found ? `${id}-doc` : each,
      );
      return answered(id, hitsOf(...list));
    }),
  );
}

/** What a law changes: by default base and head have the same suite. */
interface Options {
  readonly config?: Config;
  readonly edit?: (each: Case) => Case;
  readonly baseline?: Partial<Baseline>;
  readonly isReversed?: boolean;
}

/** Returns the checks of the change. */
function decide(
  moves: readonly Move[],
  { config = CONFIG, edit = (each) => each, baseline = {}, isReversed = false }: Options = {},
): readonly Check[] {
  const cases = moves.map(({ intent }, at) => makeCase(idOf(at), { intent }));
  const base = suiteOf(...cases);
  const head = suiteOf(...(isReversed ? cases.toReversed() : cases).map(edit));
  const recorded = { ...baselineOf(config, base, answersOf(base, moves, "before")), ...baseline };
  const scores = scoresOf(config, head, answersOf(head, moves, "now"));
  const pairing = pairCases(scores, recorded, base);
  const rules = resolveRules(config, head);
  const policy = { config, suite: head, baseline: recorded };
  return decideVerdict(rules, { policy, pairing }).checks;
}

const isRed = (checks: readonly Check[]): boolean => checks.some(({ passed }) => !passed);
const isRedByLost = (checks: readonly Check[]): boolean => checks.some(({ by }) => by === "lost");

const DRAWS = { numRuns: 60, seed: 65 };
const check = (property: (moves: readonly Move[]) => void): void =>
  fc.assert(fc.property(changes, property), DRAWS);

describe("lost queries", () => {
  it("lost queries decide nothing if answers vary, or recall has a number or is off", () => {
    const withRecall = (setting: RuleSetting): Config =>
      configOf({ gate: { metrics: new Map([["recall@10", setting]]), significance: "auto" } });
    const written = [
      { config: withRecall({ tolerance: [{ unit: "absolute", value: 0.9 }] }) },
      { config: withRecall("off") },
      { baseline: { answers_vary: true as const } },
    ];
    check((moves) => {
      for (const options of written) {
        expect(isRedByLost(decide(moves, options))).toBe(false);
      }
    });
  });

  it("lost queries decide alike if the text of a query that keeps its rank is edited", () => {
    check((moves) => {
      const unmoved = moves.findIndex(({ before, now }) => before === now);
      fc.pre(unmoved >= 0);
      const edit = (each: Case): Case =>
        each.id === idOf(unmoved) ? makeCase(each.id, { ...each, query: "something else" }) : each;

      expect(isRedByLost(decide(moves, { edit }))).toBe(isRedByLost(decide(moves)));
    });
  });
});

describe("a change that fails", () => {
  it("a failing change does not pass by an easy query that it adds", () => {
    check((moves) => {
      fc.pre(isRed(decide(moves)));
      const cases = moves.map(({ intent }, at) => makeCase(idOf(at), { intent }));
      const base = suiteOf(...cases);
      const easy: Move = { before: null, now: 1, intent: "howto" };
      const withEasy = [...moves, easy];
      const head = suiteOf(...cases, makeCase(idOf(moves.length), { intent: "howto" }));
      const recorded = baselineOf(CONFIG, base, answersOf(base, moves, "before"));
      const scores = scoresOf(CONFIG, head, answersOf(head, withEasy, "now"));
      const policy = { config: CONFIG, suite: base, baseline: recorded };
      const ofBase = { cases: scores.cases.filter(({ id }) => id !== idOf(moves.length)) };
      const pairing = pairCases(ofBase, recorded, head);

      const { checks } = decideVerdict(resolveRules(CONFIG, base), { policy, pairing });

      expect(isRed(checks)).toBe(true);
    });
  });

  it("a failing change does not pass by a query that fails", () => {
    check((moves) => {
      fc.pre(isRed(decide(moves)));
      const withFailure = moves.map((move, at): Move =>
        at === moves.length - 1 ? { ...move, now: "failed" } : move,
      );

      expect(isRed(decide(withFailure))).toBe(true);
    });
  });
});

describe("a change", () => {
  it("a passing change still passes if it also lifts queries to rank 1", () => {
    check((moves) => {
      fc.pre(!isRed(decide(moves)));
      const lifted = moves.map((move, at): Move => (at % 3 === 0 ? { ...move, now: 1 } : move));

      expect(isRed(decide(lifted))).toBe(false);
    });
  });

  it("a change is decided alike in any order of cases and with any names of intents", () => {
    check((moves) => {
      const checks = decide(moves);
      const renamed = moves.map((move): Move => ({ ...move, intent: `z${move.intent}` }));

      expect(isRed(decide(moves, { isReversed: true }))).toBe(isRed(checks));
      expect(isRed(decide(renamed))).toBe(isRed(checks));
    });
  });
});
