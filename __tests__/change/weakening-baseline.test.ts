/** A baseline that says less than the base's did, or more of chance, or that answers may take longer. */
import { expect, test } from "vitest";
import type { Baseline } from "../../src/model/baseline.ts";
import type { Inputs } from "../../src/model/report.ts";
import { findWeakenedRules } from "../../src/change/weakening.ts";
import { IDS, fieldsOf, of, showFindings, side, withBaseline } from "./sides.ts";

const rowsWith = (inputs: Inputs, change: (id: string) => object): Inputs =>
  withBaseline(inputs, {
    cases: new Map([...inputs.baseline!.cases].map(([id, row]) => [id, { ...row, ...change(id) }])),
  });
const withoutRow = (inputs: Inputs, id: string): Inputs =>
  withBaseline(inputs, {
    cases: new Map([...inputs.baseline!.cases].filter(([own]) => own !== id)),
  });
test("findWeakenedRules finds recorded times that rose beyond their tolerance", async () => {
  // 10 ms may become 10 + max(20, 5) = 30 ms.
  const sideWithTime = (ms: number): Promise<Inputs> => side({ run: { ms } });
  const field = "baseline.latency.overall.latency_p50_ms";
  const overallFindings = async (
    base: Promise<Inputs>,
    head: Promise<Inputs>,
  ): Promise<readonly string[]> =>
    showFindings(findWeakenedRules(of(await base, await head))).filter((each) =>
      each.includes(field),
    );

  expect(await overallFindings(sideWithTime(10), sideWithTime(30))).toStrictEqual([]);
  expect(await overallFindings(sideWithTime(10), sideWithTime(31))).toStrictEqual([
    `baseline_edited ${field}: 10 -> 31`,
  ]);
  expect(await overallFindings(sideWithTime(50), sideWithTime(50))).toStrictEqual([]);

  // Times of a case that was edited say nothing of the old one, and none are compared where the base has none.
  const slow = await side("run: { ms: 100 }");
  const isHowto = (id: string): boolean => id.startsWith("howto");
  const edited = Object.fromEntries(IDS.filter(isHowto).map((id) => [id, { query: "another" }]));
  const faster = rowsWith(await side({ cases: edited, run: { ms: 100 } }), (id) =>
    isHowto(id) ? {} : { latency_ms: [10, 10, 10, 10, 10] },
  );
  const codes = findWeakenedRules(of(await side(), faster)).map(({ code }) => code);

  expect(new Set(codes)).toStrictEqual(new Set(["suite_edited"]));

  const bare = rowsWith(await side(), (id) => (isHowto(id) ? { latency_ms: [] } : {}));
  const raised = fieldsOf(findWeakenedRules(of(bare, slow)));

  expect(raised).toContain("baseline.latency.intent:symbol.latency_p50_ms");
  expect(raised).not.toContain("baseline.latency.intent:howto.latency_p50_ms");
});

test("findWeakenedRules finds recorded times that are gone or too few now", async () => {
  const head = await side();
  const timed = (count: number): Inputs =>
    rowsWith(head, (id) =>
      id.startsWith("howto") ? { latency_ms: Array<number>(count).fill(10) } : {},
    );
  const left = ["overall.latency_p50_ms", "overall.latency_p95_ms", "intent:howto.latency_p50_ms"];
  const findings = left.map((each) => `baseline.latency.${each}`);

  // Five times by now; a check takes three of each.
  expect(findWeakenedRules(of(head, timed(3)))).toStrictEqual([]);
  expect(fieldsOf(findWeakenedRules(of(head, timed(2))))).toStrictEqual(findings);
  expect(showFindings(findWeakenedRules(of(head, timed(2))))[0]).toBe(
    "baseline_edited baseline.latency.overall.latency_p50_ms: timed -> left out",
  );
  // What was timed as seldom before is no less now.
  expect(findWeakenedRules(of(timed(2), timed(2)))).toStrictEqual([]);
});

test("findWeakenedRules finds another clock in the baseline, and a removed row", async () => {
  const head = await side();
  const withClock = (source: Baseline["timing"]["source"], own = head): Inputs =>
    withBaseline(own, { timing: { ...own.baseline!.timing, source } });
  const clockFindings = (base: Inputs, after: Inputs): readonly string[] =>
    showFindings(findWeakenedRules(of(base, after))).filter((each) =>
      each.includes("baseline.timing.source"),
    );
  const field = "baseline_edited baseline.timing.source: measured ->";

  expect(clockFindings(head, withClock("reported"))).toStrictEqual([`${field} reported`]);
  expect(clockFindings(head, withClock("off"))).toStrictEqual([`${field} off`]);
  expect(clockFindings(head, head)).toStrictEqual([]);
  // Told by the config already, or nothing was timed before.
  expect(
    clockFindings(head, withClock("reported", await side("latency: { source: reported }"))),
  ).toStrictEqual([]);
  expect(clockFindings(withClock("off"), head)).toStrictEqual([]);
  expect(showFindings(findWeakenedRules(of(head, withoutRow(head, "howto-9"))))).toStrictEqual([
    "baseline_edited baseline.cases.howto-9: recorded -> none",
  ]);
});
