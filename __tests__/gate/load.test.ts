/** Figures under load, held to limits of their own. */
import { expect, it } from "vitest";
import type { RuleSetting } from "../../src/model/config.ts";
import type { LoadQuery } from "../../src/model/run.ts";
import type { Check } from "../../src/model/verdict.ts";
import { baselineOf, makeCase, runOf, suiteOf } from "../helpers/make.ts";
import { SETTINGS } from "./latency/timed.ts";
import { gated, listed, verdictOn } from "./made.ts";

const load = { rate: 10, duration_s: 1 };
const suite = suiteOf(...["a", "b", "c"].map((id) => makeCase(id)));

/** Ten queries a tenth of a second apart, of 100, 200 … 1000 ms; the last `failed` of them failed. */
const queries = (failed: number): readonly LoadQuery[] =>
  Array.from({ length: 10 }, (_, i) => ({ start_ms: 100 * i, ms: i >= 10 - failed ? null : 100 * (i + 1) }));

/** `failed` is null where nothing was asked under load. */
function checked(metric: string, rule: RuleSetting, failed: number | null): readonly Check[] {
  const config = gated(new Map([[metric, rule]]), { latency: { ...SETTINGS, load } });
  const plain = runOf(suite.cases.map(({ id }) => listed(id, `${id}-doc`)));
  const run = failed === null ? plain : { ...plain, load: { ...load, queries: queries(failed) } };
  const { checks } = verdictOn({ config, suite, baseline: baselineOf(config, suite, plain) }, run);
  return checks.filter((each) => each.metric === metric);
}

const missing = { missing: { code: "not_measured" }, current: null, passed: false, baseline: null };
it.each<readonly [string, RuleSetting, number | null, object]>([
  // The fifth of ten values takes 500 ms, the tenth 1000.
  ["load_p50_ms", { ceiling: 500 }, 0, { current: 500, n: 10, passed: true, baseline: null }],
  [
    "load_p95_ms",
    { ceiling: 999 },
    0,
    { current: 1000, limit: 999, category: "latency_regression", passed: false },
  ],
  ["load_error_rate", { ceiling: 0.2 }, 2, { current: 0.2, passed: true }],
  ["load_error_rate", { ceiling: 0.2 }, 3, { current: 0.3, passed: false, category: "retriever_error" }],
  // The last query starts after 900 ms and takes 1000: ten answers in 1.9 s.
  ["load_qps", { floor: 5.2 }, 0, { passed: true, current: expect.closeTo(10 / 1.9, 9) as number }],
  ["load_qps", { floor: 5.3 }, 0, { passed: false }],
  ["load_p95_ms", { ceiling: 999 }, null, { ...missing, n: 0 }],
  ["load_p95_ms", { ceiling: 999 }, 10, { ...missing, n: 10 }],
])("%s with %j, %s of ten queries failed", (metric, rule, failed, expected) => {
  expect(checked(metric, rule, failed)).toMatchObject([expected]);
});

it("is no check without a ceiling or floor", () => {
  expect(checked("load_p50_ms", {}, 0)).toEqual([]);
});
