/** A baseline that says less than the base's did, or more of chance, or that answers may take longer. */
import { expect, test } from "vitest";
import type { Baseline } from "../../src/model/baseline.ts";
import type { Inputs } from "../../src/model/report.ts";
import { weakening } from "../../src/policy/weakening.ts";
import { IDS, fields, of, several, side, told, withBaseline } from "./sides.ts";

const rowsWith = (inputs: Inputs, change: (id: string) => object): Inputs =>
  withBaseline(inputs, {
    cases: new Map([...inputs.baseline!.cases].map(([id, row]) => [id, { ...row, ...change(id) }])),
  });
const withoutRow = (inputs: Inputs, id: string): Inputs =>
  withBaseline(inputs, { cases: new Map([...inputs.baseline!.cases].filter(([own]) => own !== id)) });
test("what several runs say of chance may not grow unseen", async () => {
  const plain = await side("latency: off");
  const found = (before: Inputs, after: Inputs): readonly string[] => fields(weakening(of(before, after)));
  const grown = (before: number, after: number): readonly string[] =>
    found(several(plain, before), several(plain, after));
  const recall = "baseline.runs.overall.recall@10";
  // A quarter more is not more than a quarter.
  expect([grown(10, 11), grown(30, 10), grown(40, 50)]).toStrictEqual([[], [], []]);
  expect([grown(10, 30), grown(40, 51)]).toStrictEqual([[recall], [recall]]);
  const varied = (metric: string, variance: number): readonly string[] => {
    const one = { variances: new Map([[metric, variance]]) };
    const both = rowsWith(several(plain, 1), (id) => (id === "howto-0" ? one : {}));
    return found(both, both);
  };
  // Ten values between 0 and 1 vary by at most 10 x 0.25 / 9 = 0.278.
  expect(varied("recall@10", 2.5 / 9)).toStrictEqual([]);
  expect(varied("recall@10", 0.2778)).toStrictEqual(["baseline.cases.howto-0.variances.recall@10"]);
  expect(varied("context_chars@10", 2)).toStrictEqual([]);
  const seen = (times: number, runs = several(plain, 1)): Inputs =>
    rowsWith(runs, () => ({ found: { in: times, of: 10 } }));
  const ids = IDS.toSorted().map((id) => `baseline.cases.${id}.found_in`);
  expect([found(seen(10), seen(10)), found(seen(8), seen(3)), found(seen(10), seen(9))]).toStrictEqual([
    [],
    [],
    ids,
  ]);
  // A base of one run, which did not find the first: what the runs now miss of it was no loss then.
  const once = await side("latency: off, run: { ranks: { howto-0: ~ } }");
  expect(found(once, seen(9, withBaseline(plain, { runs: [] })))).toStrictEqual(ids.slice(1));
  expect(found(withBaseline(once, { foreign: "cruxe" }), seen(9))).toStrictEqual([]);
  expect(found({ ...once, baseline: null }, seen(9))).toStrictEqual([]);
  expect(found(once, several(once, 0))).toStrictEqual(["baseline.runs"]);
  expect(found(once, withBaseline(once, { version: 1 }))).toStrictEqual(["baseline.version"]);
});

test("recorded times beyond their tolerance from the anchor, whatever the steps were", async () => {
  // 10 ms may become 10 + max(20, 5) = 30 ms. Of a baseline at 28 ms that is 18 from its anchor, 12 ms more are left.
  const at = async (ms: number, kept = 0): Promise<Inputs> =>
    withBaseline(await side({ run: { ms } }), {
      anchor: new Map([["overall", new Map([["latency_p50_ms", kept]])]]),
    });
  const field = "baseline.latency.overall.latency_p50_ms";
  const overall = async (base: Promise<Inputs>, head: Promise<Inputs>): Promise<readonly string[]> =>
    told(weakening(of(await base, await head))).filter((each) => each.includes(field));
  expect(await overall(at(10), at(30))).toStrictEqual([]);
  expect(await overall(at(10), at(31))).toStrictEqual([`baseline_lowered ${field}: 10 -> 31`]);
  expect(await overall(at(28, 18), at(30))).toStrictEqual([]);
  expect(await overall(at(28, 18), at(31))).toHaveLength(1);
  // Accepted, it is its own anchor; what is not slower adds nothing.
  expect(await overall(at(50), at(74))).toStrictEqual([]);
  expect(await overall(at(50, 40), at(50, 40))).toStrictEqual([]);
  // Times of a case that was edited say nothing of the old one, and none are held where the base has none.
  const slow = await side("run: { ms: 100 }");
  const howto = (id: string): boolean => id.startsWith("howto");
  const edited = Object.fromEntries(IDS.filter(howto).map((id) => [id, { query: "another" }]));
  const faster = rowsWith(await side({ cases: edited, run: { ms: 100 } }), (id) =>
    howto(id) ? {} : { latency_ms: [10, 10, 10, 10, 10] },
  );
  const codes = weakening(of(await side(), faster)).map(({ code }) => code);
  expect(new Set(codes)).toStrictEqual(new Set(["case_edited"]));
  const bare = rowsWith(await side(), (id) => (howto(id) ? { latency_ms: [] } : {}));
  const raised = fields(weakening(of(bare, slow)));
  expect(raised).toContain("baseline.latency.intent:symbol.latency_p50_ms");
  expect(raised).not.toContain("baseline.latency.intent:howto.latency_p50_ms");
});

test("a check that drops out of the sampling plan, or is asked less than it takes", async () => {
  const head = await side();
  const plan = head.baseline!.plan!;
  const kept = plan.filled.filter(({ scope }) => scope !== "intent:howto");
  const dropped = withBaseline(head, { plan: { ...plan, filled: kept } });
  expect(told(weakening(of(head, dropped)))).toStrictEqual([
    "sampling baseline.plan.intent:howto.latency_p50_ms: timed -> left out",
  ]);
  // With its rule gone, that is the finding.
  const ruled = await side("gate: { intents: { howto: { latency_p50_ms: off } } }");
  const without = { ...ruled, baseline: dropped.baseline };
  expect(weakening(of(head, without)).map(({ code }) => code)).toStrictEqual(["rule_removed"]);
  const asking = (times: number, filled = plan.filled): Inputs =>
    withBaseline(head, { plan: { ...plan, filled, repeats: new Map([["overall", times]]) } });
  // Five times by now. p50 and p95 of twenty cases take three samples of each, p50 of ten as many.
  expect(plan.repeats).toStrictEqual(new Map([["overall", 5]]));
  expect(weakening(of(head, asking(3)))).toStrictEqual([]);
  expect(fields(weakening(of(head, asking(2))))).toStrictEqual(
    plan.filled.map(({ scope, statistic }) => `baseline.plan.${scope}.latency_${statistic}_ms`),
  );
  // A check that the plan leaves out as well is told once. What was asked as seldom before is no less now.
  expect(weakening(of(head, asking(2, [])))).toHaveLength(plan.filled.length);
  expect(weakening(of(asking(2), asking(2)))).toStrictEqual([]);
});

test("a baseline by another clock than the config's, and a row that is gone", async () => {
  const head = await side();
  const by = (source: Baseline["timing"]["source"], own = head): Inputs =>
    withBaseline(own, { timing: { ...own.baseline!.timing, source } });
  const clock = (base: Inputs, after: Inputs): readonly string[] =>
    told(weakening(of(base, after))).filter((each) => each.includes("baseline.timing.source"));
  const field = "sampling baseline.timing.source: measured ->";
  expect(clock(head, by("reported"))).toStrictEqual([`${field} reported`]);
  expect(clock(head, by("off"))).toStrictEqual([`${field} off`]);
  expect(clock(head, head)).toStrictEqual([]);
  // Told by the config already, or nothing was timed before.
  expect(clock(head, by("reported", await side("latency: { source: reported }")))).toStrictEqual([]);
  expect(clock(by("off"), head)).toStrictEqual([]);
  expect(told(weakening(of(head, withoutRow(head, "howto-9"))))).toStrictEqual([
    "baseline_lowered baseline.cases.howto-9: recorded -> none",
  ]);
});
