/** Baselines that make later checks easier to pass: slower or fewer times, lost rows. */
import { expect, test } from "vitest";
import type { Baseline } from "../../src/model/baseline.ts";
import type { Inputs } from "../../src/model/report.ts";
import { findWeakenedRules } from "../../src/change/weakening.ts";
import { IDS, fieldsOf, changeOf, showFindings, side, withBaseline } from "./sides.ts";

/** The inputs with other rows in the baseline: `change` returns a row's new fields. */
const rowsWith = (inputs: Inputs, change: (id: string) => object): Inputs =>
  withBaseline(inputs, {
    cases: new Map([...inputs.baseline!.cases].map(([id, row]) => [id, { ...row, ...change(id) }])),
  });
const withoutRow = (inputs: Inputs, id: string): Inputs =>
  withBaseline(inputs, {
    cases: new Map([...inputs.baseline!.cases].filter(([rowId]) => rowId !== id)),
  });
const isHowto = (id: string): boolean => id.startsWith("howto");

test("findWeakenedRules takes rises of recorded times for noise if repeats vary", async () => {
  const inputs = await side();
  // Each query takes 10 ms at its lower quartile, howto-9 as many as given.
  const recorded = (factors: readonly number[], howto9Ms: number): Inputs =>
    rowsWith(inputs, (id) => {
      const ms = id === "howto-9" ? howto9Ms : 10;
      return { latency_ms: factors.map((factor) => factor * ms) };
    });
  const slowFields = (factors: readonly number[]): readonly string[] =>
    fieldsOf(findWeakenedRules(changeOf(recorded(factors, 10), recorded(factors, 60))));

  // p95 of the ten queries is at 0.95 x 9 = 8.55: 10 + 0.55 x (60 - 10) = 37.5 ms, above the limit
  // of 10 + 20 ms.
  expect(slowFields([1, 1, 1, 1, 1])).toStrictEqual([
    "baseline.latency.intent:howto.latency_p95_ms",
  ]);
  expect(slowFields([0.3, 1, 3, 6, 9])).toStrictEqual([]);
});

test("findWeakenedRules compares no times of edited cases", async () => {
  const base = await side("run: { ms: 10 }");
  const edited = Object.fromEntries(IDS.filter(isHowto).map((id) => [id, { query: "another" }]));
  // Only the edited cases take 100 ms.
  const slowWhereEdited = rowsWith(await side({ cases: edited, run: { ms: 100 } }), (id) =>
    isHowto(id) ? {} : { latency_ms: [10, 10, 10, 10, 10] },
  );
  const codes = findWeakenedRules(changeOf(base, slowWhereEdited)).map(({ code }) => code);

  // That half of the queries are reworded is the only finding.
  expect(new Set(codes)).toStrictEqual(new Set(["suite_shrinks"]));
});

test("findWeakenedRules compares no times of cases without times in the base", async () => {
  const untimedHowto = rowsWith(await side("run: { ms: 10 }"), (id) =>
    isHowto(id) ? { latency_ms: [] } : {},
  );
  const allSlow = await side("run: { ms: 100 }");
  const raisedTimes = fieldsOf(findWeakenedRules(changeOf(untimedHowto, allSlow)));

  expect(raisedTimes).toContain("baseline.latency.intent:symbol.latency_p50_ms");
  expect(raisedTimes).not.toContain("baseline.latency.intent:howto.latency_p50_ms");
});

test("findWeakenedRules finds recorded times that are gone or too few now", async () => {
  // The base has five times of each case. A check needs three.
  const base = await side();
  const sideWithHowtoTimes = (count: number): Inputs =>
    rowsWith(base, (id) => (isHowto(id) ? { latency_ms: Array<number>(count).fill(10) } : {}));
  const threeEach = sideWithHowtoTimes(3);
  const twoEach = sideWithHowtoTimes(2);

  expect(findWeakenedRules(changeOf(base, threeEach))).toStrictEqual([]);
  expect(showFindings(findWeakenedRules(changeOf(base, twoEach)))).toStrictEqual([
    "baseline_edited baseline.latency.overall.latency_p50_ms: timed -> left out",
    "baseline_edited baseline.latency.overall.latency_p95_ms: timed -> left out",
    "baseline_edited baseline.latency.intent:howto.latency_p50_ms: timed -> left out",
    "baseline_edited baseline.latency.intent:howto.latency_p95_ms: timed -> left out",
  ]);
  // There was no check before.
  expect(findWeakenedRules(changeOf(twoEach, twoEach))).toStrictEqual([]);
});

test("findWeakenedRules finds another clock in the baseline", async () => {
  const head = await side();
  const withClock = (source: Baseline["timing"]["source"], inputs = head): Inputs =>
    withBaseline(inputs, { timing: { ...inputs.baseline!.timing, source } });
  const clockFindings = (before: Inputs, after: Inputs): readonly string[] =>
    showFindings(findWeakenedRules(changeOf(before, after))).filter((finding) =>
      finding.includes("baseline.timing.source"),
    );

  expect(clockFindings(head, withClock("reported"))).toStrictEqual([
    "baseline_edited baseline.timing.source: measured -> reported",
  ]);
  expect(clockFindings(head, withClock("off"))).toStrictEqual([
    "baseline_edited baseline.timing.source: measured -> off",
  ]);
  expect(clockFindings(head, head)).toStrictEqual([]);
  // The config names the new clock, which is a finding of its own.
  expect(
    clockFindings(head, withClock("reported", await side("latency: { source: reported }"))),
  ).toStrictEqual([]);
  // A base without times had no clock.
  expect(clockFindings(withClock("off"), head)).toStrictEqual([]);
});

test("findWeakenedRules finds a removed row", async () => {
  const head = await side();

  expect(
    showFindings(findWeakenedRules(changeOf(head, withoutRow(head, "howto-9")))),
  ).toStrictEqual(["baseline_edited baseline.cases.howto-9: recorded -> none"]);
});
