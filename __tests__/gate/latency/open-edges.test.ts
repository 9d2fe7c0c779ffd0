/** What is asked once more where base and head run side by side, of stages, and of a part of the cases. */
import { expect, test } from "vitest";
import { type Seen, openCases } from "../../../src/gate/latency/open.ts";
import { runSampling } from "../../../src/gate/latency/run-plan.ts";
import { DEFAULT_DEFINITION, type RuleSetting } from "../../../src/model/config.ts";
import type { Run } from "../../../src/model/run.ts";
import type { AskedCase } from "../../../src/model/suite.ts";
import { SETTINGS, SUITE, timedBaseline, timedConfig, timedRun } from "./timed.ts";

type Rules = Readonly<Record<string, RuleSetting | "off">>;

/** The whole answer's samples are those of its one stage, too. */
function timesOf(run: Run): Pick<Seen, "now" | "stages"> {
  const now = new Map(run.cases.map((each) => [each.case_id, each.samples_ms]));
  return { now, stages: new Map([...now].map(([id, samples]) => [id, new Map([["rerank", samples]])])) };
}

function open(
  now: Run,
  base: Run | null,
  rules: Rules,
  cases: readonly AskedCase[] = SUITE.cases,
): readonly string[] {
  const config = timedConfig({ latency_p95_ms: "off", ...rules });
  const policy = { config, suite: SUITE, baseline: timedBaseline(config) };
  const sampling = {
    ...runSampling([policy], cases, SETTINGS, new Map()),
    times: new Map(cases.map(({ id }) => [id, 3])),
  };
  const asking = { cases, sampling, settings: SETTINGS, definition: DEFAULT_DEFINITION };
  const seen = { ...timesOf(now), base: base === null ? null : timesOf(base) };
  return [...openCases(policy, asking, seen)].toSorted();
}

/** Answers that take 0.81, 1.11 and 1.41 times as long as those of 100 ms, in turns. */
function unsteady(): Run {
  const run = timedRun(100);
  const cases = run.cases.map((each, n) => ({
    ...each,
    samples_ms: each.samples_ms.map((ms, i) => ms * (1.11 + 0.3 * (((n + i) % 3) - 1))),
  }));
  return { ...run, cases };
}

const ALL = SUITE.cases.map(({ id }) => id).toSorted();
const percent = (value: number, more: object = {}): RuleSetting => ({
  tolerance: [{ unit: "percent", value }],
  ...more,
});

test("a ratio stands in for the tolerance in milliseconds, of whole answers alone", () => {
  // 50 % of 100 ms are far, 10 % of the base's time are near.
  expect(open(unsteady(), timedRun(100), { latency_p50_ms: percent(50) })).toEqual(ALL);
  expect(open(unsteady(), null, { latency_p50_ms: percent(50) })).toEqual([]);
  const staged = { latency_p50_ms: "off", "latency_p50_ms[rerank]": percent(50) } as const;
  expect(open(unsteady(), timedRun(100), staged)).toEqual([]);
  expect(open(unsteady(), timedRun(100), { ...staged, "latency_p50_ms[rerank]": percent(2) })).toEqual(ALL);
});

test("beside the base its samples count, not those that are stored", () => {
  // The stored ones are of 100 ms: as fast as the base beside, 12 % over what is stored.
  const rules = { latency_p50_ms: "off", latency_p90_ms: percent(10) } as const;
  expect(open(timedRun(112), timedRun(112), rules)).toEqual([]);
  expect(open(timedRun(112), null, rules)).toEqual(ALL);
});

test("what has no limit is not asked on, beside the base or alone", () => {
  const unlimited = { latency_p50_ms: { tolerance: [] } };
  expect(open(unsteady(), timedRun(100), unlimited)).toEqual([]);
});

test("a failure is not asked on for its ceiling, which is near", () => {
  // 150 is certainly over 100 + 10 %, and maybe over 148.
  expect(open(timedRun(150), null, { latency_p50_ms: percent(10, { ceiling: 148 }) })).toEqual([]);
  expect(open(timedRun(150), null, { latency_p50_ms: { tolerance: [], ceiling: 148 } })).toEqual(ALL);
});

test("only cases of this job are asked on, and those that ask the same", () => {
  const some = SUITE.cases.slice(0, 10);
  expect(open(timedRun(112), null, { latency_p50_ms: percent(10) }, some)).toEqual(some.map(({ id }) => id));
  const [first, ...others] = SUITE.cases;
  const reworded = [{ ...first!, query: "another" }, ...others];
  expect(open(timedRun(112), null, { latency_p50_ms: percent(10) }, reworded)).toEqual(
    others.map(({ id }) => id).toSorted(),
  );
});
