/** Which answers measured something, by counts that the test shows. */
import { expect, test } from "vitest";
import { allZero, assertMeasured } from "../../src/gate/sound.ts";
import { GateError } from "../../src/errors.ts";
import type { RuleSetting } from "../../src/model/config.ts";
import type { Run } from "../../src/model/run.ts";
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

const IDS = ["a", "b", "c", "d", "e", "f"];
const SUITE = suiteOf(...IDS.map((id) => makeCase(id)));
const config = configOf();
/** The first so many get results of their own. */
const answering = (count: number): Run =>
  runOf(IDS.map((id, n) => answered(id, n < count ? hitsOf(`${id}-doc`, `list of ${id}`) : [])));

function codeOf(run: Run, before: Run | null, suite = SUITE): string {
  const baseline = before === null ? null : baselineOf(config, suite, before);
  try {
    assertMeasured(config, suite, scoresOf(config, suite, run), baseline);
    return "measured";
  } catch (error) {
    return error instanceof GateError ? error.code : String(error);
  }
}

test("half of the answers that the baseline had are enough, and fewer are not", () => {
  expect(codeOf(answering(1), answering(2))).toBe("measured");
  expect(codeOf(answering(1), answering(3))).toBe("mostly_empty");
  expect(codeOf(answering(3), answering(6))).toBe("measured");
  expect(codeOf(answering(2), answering(6))).toBe("mostly_empty");
  expect(codeOf(answering(1), null)).toBe("measured");
  expect(codeOf(answering(0), null)).toBe("nothing_retrieved");
});

test("failed queries are counted and the first is named, unless their rate has a rule of its own", () => {
  const failing = (...ids: readonly string[]): Run =>
    runOf(
      SUITE.cases.map(({ id }) => (ids.includes(id) ? failedRun(id) : answered(id, hitsOf(`${id}-doc`, id)))),
    );
  const said = (run: Run, rule?: RuleSetting | "off"): string => {
    const metrics = new Map(rule === undefined ? [] : [["error_rate", rule] as const]);
    const own = configOf({ gate: { ...configOf().gate, metrics } });
    try {
      assertMeasured(own, SUITE, scoresOf(own, SUITE, run), null);
      return "measured";
    } catch (error) {
      return String(error);
    }
  };
  expect(said(failing())).toBe("measured");
  expect(said(failing("b"))).toContain('1 query failed, first "b": boom');
  expect(said(failing("b", "d"))).toContain('2 queries failed, first "b": boom');
  expect(said(failing("b"), {})).toContain("1 query failed");
  expect([said(failing("b"), "off"), said(failing("b"), { ceiling: 0.5 })]).toEqual(["measured", "measured"]);
});

test("controls, which ask for no results, say nothing of it", () => {
  const control = makeCase("n", { expected: [], expect_empty: true });
  const run = runOf([answered("a", []), answered("n", hitsOf("x"))]);
  expect(codeOf(run, null, suiteOf(makeCase("a"), control))).toBe("nothing_retrieved");
  expect(codeOf(run, null, suiteOf(control))).toBe("measured");
});

test("one list for all is a deaf retriever from five queries on, unless half of it was in each answer before", () => {
  const alike = (...ids: readonly string[]): Run => runOf(ids.map((id) => answered(id, hitsOf("x", "y"))));
  const four = suiteOf(...SUITE.cases.slice(0, 4));
  const five = suiteOf(...SUITE.cases.slice(0, 5));
  expect(codeOf(alike(...IDS.slice(0, 4)), null, four)).toBe("measured");
  expect(codeOf(alike(...IDS.slice(0, 5)), null, five)).toBe("constant_answers");
  const before = (...shared: readonly string[]): Run =>
    runOf(IDS.slice(0, 5).map((id) => answered(id, hitsOf(`${id}-doc`, ...shared))));
  expect(codeOf(alike(...IDS.slice(0, 5)), before("x"), five)).toBe("measured");
  expect(codeOf(alike(...IDS.slice(0, 5)), before("z"), five)).toBe("constant_answers");
  // Five cases that ask the same may well have one answer.
  const same = suiteOf(...IDS.slice(0, 5).map((id) => makeCase(id, { query: "the same" })));
  expect(codeOf(alike(...IDS.slice(0, 5)), null, same)).toBe("measured");
});

test("nothing is left of a search that finds no target of any case that has one", () => {
  const control = makeCase("n", { expected: [], expect_empty: true });
  const zero = (suite: typeof SUITE, run: Run): boolean => allZero(suite, scoresOf(config, suite, run));
  const found = runOf([answered("a", hitsOf("x")), answered("b", hitsOf("b-doc")), answered("n", [])]);
  expect(zero(suiteOf(makeCase("a"), control), found)).toBe(true);
  expect(zero(suiteOf(makeCase("a"), makeCase("b"), control), found)).toBe(false);
  expect(zero(suiteOf(control), found)).toBe(false);
});
