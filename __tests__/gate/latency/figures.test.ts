import { expect, it } from "vitest";
import { figuresOf, storedAnchor, tolerancesOf } from "../../../src/gate/latency/figures.ts";
import { configOf } from "../../helpers/make.ts";
import { SUITE, timedBaseline, timedConfig } from "./timed.ts";

const config = timedConfig();
const baseline = timedBaseline(config);

it("has a figure for each check that the plan fills", () => {
  const filled = [
    { scope: "overall", statistic: "p50", named: false, repeats: 3 },
    { scope: "overall", statistic: "p95", named: false, repeats: 3 },
    { scope: "intent:rare", statistic: "p50", named: false, repeats: 3 },
    { scope: "intent:gone", statistic: "p50", named: false, repeats: 3 },
  ] as const;
  const figures = figuresOf(baseline.latency, { ...baseline.plan!, filled });
  const { overall, by_intent: intents } = baseline.latency;
  expect(figures).toEqual(
    new Map([
      [
        "overall",
        new Map([
          ["latency_p50_ms", overall.p50_ms],
          ["latency_p95_ms", overall.p95_ms],
        ]),
      ],
      ["intent:rare", new Map([["latency_p50_ms", intents.get("rare")!.p50_ms]])],
    ]),
  );
});

it("allows what the rule of the scope allows above a figure, and compares nothing without a tolerance", () => {
  const bound = timedConfig({ latency_p95_ms: { tolerance: [], ceiling: 500 } });
  const allowed = tolerancesOf({ config: bound, suite: SUITE });
  // [20, "50%"] of 10 and of 100 ms.
  expect([allowed("overall", "latency_p50_ms", 10), allowed("intent:rare", "latency_p50_ms", 100)]).toEqual([
    20, 50,
  ]);
  expect(allowed("overall", "latency_p95_ms", 100)).toBeNull();
  expect(allowed("intent:gone", "latency_p50_ms", 100)).toBeNull();
  const cases = timedConfig({ latency_p50_ms: { tolerance: [{ unit: "cases", value: 1 }] } });
  expect(tolerancesOf({ config: cases, suite: SUITE })("overall", "latency_p50_ms", 100)).toBe(1 / 20);
  // A bucket that lost all of its cases allows what one of a single case does.
  const gate = { ...cases.gate, intents: new Map([["gone", new Map([["latency_p50_ms", {}]])]]) };
  expect(
    tolerancesOf({ config: { ...cases, gate }, suite: SUITE })("intent:gone", "latency_p50_ms", 100),
  ).toBe(1);
});

it("has an anchor where the baseline was timed and the policy asks for it", () => {
  const planned = { config, suite: SUITE };
  expect(storedAnchor(planned, null)).toBeNull();
  expect(storedAnchor({ ...planned, config: configOf() }, baseline)).toBeNull();
  expect(storedAnchor(planned, { ...baseline, timing: { source: "off", repeats: 0 } })).toBeNull();
  const { anchor: _anchor, ...bare } = baseline;
  expect(storedAnchor(planned, bare)!.get("overall")!.get("latency_p50_ms")).toBe(
    baseline.latency.overall.p50_ms,
  );
});
