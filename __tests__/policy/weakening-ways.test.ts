/** Each way to weaken a gate has its line in the list: taken out, its example is no longer found. */
import { describe, expect, test } from "vitest";
import type { StoredVerdict } from "../../src/model/answers.ts";
import type { Config, LatencySettings, RetrieverConfig } from "../../src/model/config.ts";
import type { RunRetriever } from "../../src/retrievers/kinds/run.ts";
import type { Inputs } from "../../src/model/report.ts";
import type { WeakeningFinding } from "../../src/model/verdict.ts";
import type { Compared } from "../../src/policy/finding.ts";
import { WAYS, weakening } from "../../src/policy/weakening.ts";
import {
  JUDGE,
  answered,
  baselineOf,
  configOf,
  hitsOf,
  inputsOf,
  makeCase,
  runOf,
  suiteOf,
  target,
} from "../helpers/make.ts";

const { kind: _kind, ...common }: RetrieverConfig = {
  kind: "",
  cwd: ".",
  env: {},
  env_only: null,
  startup_timeout_ms: 1000,
  timeout_ms: 1000,
  total_timeout_ms: 10_000,
  concurrency: 1,
  params: null,
};
const RUN: RunRetriever = { ...common, kind: "run", path: "best.run" };
const CASES = ["a", "b", "c"].map((id) => makeCase(id));

function side(config: Partial<Config> = {}, cases = CASES, lost: readonly string[] = []): Inputs {
  const whole = configOf(config);
  const suite = suiteOf(...cases);
  const run = runOf(
    cases.map(({ id }) => answered(id, hitsOf(...(lost.includes(id) ? [] : [`${id}-doc`]), "x", "y"))),
  );
  return inputsOf(whole, suite, baselineOf(whole, suite, run));
}

const of = (base: Inputs, head: Inputs, more: Partial<Compared> = {}): Compared => ({
  base,
  head,
  moved: [],
  unusable: null,
  links: [],
  ...more,
});
const fields = (found: readonly WeakeningFinding[]): readonly string[] => found.map(({ field }) => field);
const retriever = (before: Config["retriever"], after: Config["retriever"]): Compared =>
  of(side({ retriever: before }), side({ retriever: after }));
const verdict = (key: string, supported: boolean): readonly [string, StoredVerdict] => [
  key,
  { key, kind: "support", verdict: { supported: [supported] } },
];
const torn = side();
const COSTED = { cost_per_query: { tolerance: [] } };
const priced = (prompt: number): Partial<Config> => ({
  gate: { ...configOf().gate, metrics: new Map(Object.entries(COSTED)) },
  prices: { currency: "EUR", models: new Map([["m", { prompt, completion: null, per_call: null }]]) },
});
const LATENCY = {
  warmup: 1,
  repeats: 5,
  budget_s: 60,
  max_queries: null,
  seed: 1,
  source: "measured",
  side_by_side: { p50: 0.1, p95: 0.25 },
} as const;

/** Seven samples of three cases are 21, and p50 takes 20; a rise of 21 ms is beyond max(20 ms, 50 %). */
function timedSide(ms: number): Inputs {
  const whole = configOf({
    latency: LATENCY,
    gate: { ...configOf().gate, metrics: new Map([["latency_p50_ms", {}]]) },
  });
  const run = runOf(CASES.map(({ id }) => answered(id, hitsOf(`${id}-doc`), Array<number>(7).fill(ms))));
  return inputsOf(whole, suiteOf(...CASES), baselineOf(whole, suiteOf(...CASES), run));
}

/** The baseline of ten runs, whose means differ by this much from one to the next. */
function several(step: number): Inputs {
  const whole = side();
  const runs = Array.from({ length: 10 }, (_, i) => ({
    overall: new Map([["recall@10", (step * i) / 100]]),
    by_intent: new Map<string, Map<string, number>>(),
  }));
  return { ...whole, baseline: { ...whole.baseline!, runs } };
}

/** Its case is in the suite, and its row is not in the baseline. */
function lacking(id: string): Inputs {
  const whole = side();
  const cases = new Map([...whole.baseline!.cases].filter(([own]) => own !== id));
  return { ...whole, baseline: { ...whole.baseline!, cases } };
}

/** One change that this way alone finds. */
const EXAMPLES: Readonly<Record<string, readonly [Compared, string]>> = {
  incomparable: [of({ ...torn, baseline: { ...torn.baseline!, k: 5 } }, side()), "base"],
  definition: [
    of(side(), side({ definition: { ...configOf().definition, case_sensitive: true } })),
    "definition.case_sensitive",
  ],
  retriever: [retriever(configOf().retriever, RUN), "retriever.kind"],
  sampling: [
    of(side({ latency: LATENCY }), side({ latency: { ...LATENCY, repeats: 2 } })),
    "latency.repeats",
  ],
  judge: [
    of(side({ judge: JUDGE }), side({ judge: { ...JUDGE, base_url: "https://mine.example/v1" } })),
    "judge.base_url",
  ],
  verdicts: [
    of(side({ judge: JUDGE }), side({ judge: JUDGE }), {
      verdicts: { base: new Map([verdict("k1", false)]), head: new Map([verdict("k1", true)]) },
    }),
    "judge.cache.k1",
  ],
  prices: [of(side(priced(2)), side(priced(1))), "prices.models.m.prompt"],
  metrics: [of(side({ metrics: ["precision@5"] }), side()), "metrics"],
  rules: [
    of(side(), side({ gate: { ...configOf().gate, metrics: new Map([["recall@10", "off"]]) } })),
    "gate.recall@10",
  ],
  "suite name": [of(side(), { ...side(), suite: { ...side().suite, name: "other" } }), "suite.name"],
  cases: [of(side(), side({}, CASES.slice(1))), "cases.a"],
  baseline: [of(side(), lacking("a")), "baseline.cases.a"],
  runs: [of(side(), several(1)), "baseline.runs"],
  latency: [of(timedSide(10), timedSide(31)), "baseline.latency.overall.latency_p50_ms"],
  "vouched files": [
    of(side(), side(), { vouched: [{ file: "generated.json", before: "1", after: "2" }] }),
    "baseline.files.generated.json",
  ],
  unlisted: [of(side(), side({ later: 1 } as Partial<Config>)), "config.later"],
};

test("every way has an example", () => {
  expect(Object.keys(EXAMPLES)).toEqual(WAYS.map(({ name }) => name));
});

test.each(Object.entries(EXAMPLES))("%s", (name, [change, field]) => {
  expect(fields(weakening(change))).toContain(field);
  expect(
    fields(
      weakening(
        change,
        WAYS.filter((way) => way.name !== name),
      ),
    ),
  ).not.toContain(field);
});

describe("groups", () => {
  const grouped = (groups: readonly (string | undefined)[]): Inputs =>
    side(
      {},
      groups.map((group, i) => makeCase("abc"[i]!, group === undefined ? {} : { group })),
    );
  test.each<[string, readonly (string | undefined)[], readonly (string | undefined)[], readonly string[]]>([
    ["a case moved into another's", [undefined, "g", undefined], ["g", "g", undefined], ["cases.a.group"]],
    [
      "two cases joined",
      [undefined, undefined, undefined],
      ["g", "g", undefined],
      ["cases.a.group", "cases.b.group"],
    ],
    ["a case of its own", ["g", "g", undefined], ["g", "h", undefined], []],
    ["a group dissolved", ["g", "g", "g"], [undefined, undefined, undefined], []],
  ])("%s", (_, before, after, expected) => {
    const found = fields(weakening(of(grouped(before), grouped(after))));
    expect(found.filter((field) => field.startsWith("cases."))).toEqual(expected);
  });
});

test("verdicts: new ones, and base's that are gone, are no findings", () => {
  const found = weakening(
    of(side({ judge: JUDGE }), side({ judge: JUDGE }), {
      verdicts: {
        base: new Map([verdict("same", true), verdict("gone", true)]),
        head: new Map([verdict("same", true), verdict("new", true)]),
      },
    }),
  );
  expect(found).toEqual([]);
});

test("a target beside one that is found is no finding", () => {
  const more = CASES.with(0, makeCase("a", { expected: [target("a-doc"), target("x")] }));
  expect(weakening(of(side(), side({}, more)))).toEqual([]);
});

test("what several runs say of chance may not grow unseen", () => {
  const runs = WAYS.find(({ name }) => name === "runs")!;
  const found = (before: Inputs, after: Inputs): readonly string[] => fields(runs.find(of(before, after)));
  expect(found(several(10), several(11))).toEqual([]);
  expect(found(several(30), several(10))).toEqual([]);
  expect(found(several(10), several(30))).toEqual(["baseline.runs.overall.recall@10"]);
  // A quarter more is not more than a quarter.
  expect(found(several(40), several(50))).toEqual([]);
  expect(found(several(40), several(51))).toEqual(["baseline.runs.overall.recall@10"]);
  const seen = (times: number | null): Inputs => {
    const whole = several(1);
    const rows = [...whole.baseline!.cases].map(
      ([id, row]) => [id, times === null ? row : { ...row, found: { in: times, of: 10 } }] as const,
    );
    return { ...whole, baseline: { ...whole.baseline!, cases: new Map(rows) } };
  };
  const ids = [...seen(10).baseline!.cases.keys()].map((id) => `baseline.cases.${id}.found_in`);
  expect(found(seen(10), seen(10))).toEqual([]);
  expect(found(seen(8), seen(3))).toEqual([]);
  expect(found(seen(10), seen(9))).toEqual(ids);
  // A base of one run, which found b and c: what the runs now miss of a was no loss then.
  const once = side({}, CASES, ["a"]);
  expect(found(once, { ...seen(9), baseline: { ...seen(9).baseline!, runs: [] } })).toEqual(ids.slice(1));
  expect(found({ ...once, baseline: { ...once.baseline!, foreign: "cruxe" } }, seen(9))).toEqual([]);
  expect(found({ ...once, baseline: null }, seen(9))).toEqual([]);
  expect(found(once, { ...once, baseline: null })).toEqual([]);
  expect(found(once, several(0))).toEqual(["baseline.runs"]);
});

test("a drift that is allowed is found whether latency was on or off before, and once only", () => {
  const sampling = WAYS.find(({ name }) => name === "sampling")!;
  const drifting = { ...LATENCY, side_by_side: { ...LATENCY.side_by_side, drift: "allow" as const } };
  const found = (before: Config["latency"], after: Config["latency"]): readonly string[] =>
    fields(sampling.find(of(side({ latency: before }), side({ latency: after }))));
  expect(found(LATENCY, drifting)).toEqual(["latency.side_by_side.drift"]);
  expect(found("off", drifting)).toEqual(["latency.side_by_side.drift"]);
  expect(found(drifting, drifting)).toEqual([]);
  expect(found(drifting, LATENCY)).toEqual([]);
});

test("load that is asked less, or for a shorter time, or not at all", () => {
  const sampling = WAYS.find(({ name }) => name === "sampling")!;
  const under = (rate: number, seconds: number): Config["latency"] => ({
    ...LATENCY,
    load: { rate, duration_s: seconds },
  });
  const found = (before: Config["latency"], after: Config["latency"]): readonly unknown[] =>
    sampling
      .find(of(side({ latency: before }), side({ latency: after })))
      .map((each) => [each.field, each.before, each.after]);
  expect(found(under(20, 30), under(19, 30))).toEqual([["latency.load.rate", "20", "19"]]);
  expect(found(under(20, 30), under(20, 29))).toEqual([["latency.load.duration_s", "30", "29"]]);
  expect(found(under(20, 30), LATENCY)).toEqual([["latency.load", "on", "off"]]);
  expect(found(under(20, 30), under(20, 30))).toEqual([]);
  expect(found(under(20, 30), under(21, 31))).toEqual([]);
  expect(found(LATENCY, under(1, 1))).toEqual([]);
});

test("sampling, field by field, to the least step", () => {
  const sampling = WAYS.find(({ name }) => name === "sampling")!;
  const capped: LatencySettings = { ...LATENCY, max_queries: 100 };
  const found = (before: Partial<LatencySettings>, after: Partial<LatencySettings>): readonly string[] =>
    fields(
      sampling.find(
        of(side({ latency: { ...capped, ...before } }), side({ latency: { ...capped, ...after } })),
      ),
    );
  expect(found({}, {})).toEqual([]);
  expect(found({}, { warmup: 0 })).toEqual(["latency.warmup"]);
  expect(found({}, { warmup: 2, budget_s: 61, max_queries: 101, repeats: 6 })).toEqual([]);
  expect(found({}, { budget_s: 59 })).toEqual(["latency.budget_s"]);
  expect(found({}, { max_queries: 99 })).toEqual(["latency.max_queries"]);
  expect(found({ max_queries: null }, {})).toEqual(["latency.max_queries"]);
  expect(found({}, { max_queries: null })).toEqual([]);
  expect(found({}, { repeats: 4 })).toEqual(["latency.repeats"]);
  expect(found({}, { repeats: "auto" })).toEqual([]);
  // `auto` takes three at least.
  expect(found({ repeats: "auto" }, { repeats: 3 })).toEqual([]);
  expect(found({ repeats: "auto" }, { repeats: 2 })).toEqual(["latency.repeats"]);
  expect(found({}, { source: "reported", seed: 2 })).toEqual(["latency.source", "latency.seed"]);
  const wider = (p50: number, p95: number): readonly string[] => found({}, { side_by_side: { p50, p95 } });
  expect(wider(0.1, 0.25)).toEqual([]);
  expect(wider(0.09, 0.2)).toEqual([]);
  expect(wider(0.11, 0.26)).toEqual(["latency.side_by_side.p50", "latency.side_by_side.p95"]);
});

test("a verdict is named by the first twelve letters of its key", () => {
  const verdicts = WAYS.find(({ name }) => name === "verdicts")!;
  const key = "0123456789abcdef";
  const change = {
    verdicts: { base: new Map([verdict(key, false)]), head: new Map([verdict(key, true)]) },
  };
  const [found] = verdicts.find(of(side({ judge: JUDGE }), side({ judge: JUDGE }), change));
  expect(found).toMatchObject({
    field: "judge.cache.0123456789ab",
    file: "verdicts.jsonl",
    before: '{"supported":[false]}',
    after: '{"supported":[true]}',
  });
});

test("a tag's rule that got wider by the metric's own is told there", () => {
  const tagged = CASES.map(({ digest: _digest, id, ...one }) => makeCase(id, { ...one, tags: ["rare"] }));
  const ruled = (tolerance: number, perIntent: number): Inputs => {
    const own = { tolerance: [{ unit: "absolute" as const, value: tolerance }] };
    const gate = {
      ...configOf().gate,
      metrics: new Map([["recall@10", own]]),
      per_intent: { tolerance: [{ unit: "absolute" as const, value: perIntent }] },
      tags: new Map([["rare", new Map([["recall@10", { floor: 0.1 }]])]]),
    };
    return side({ gate }, tagged);
  };
  const rules = WAYS.find(({ name }) => name === "rules")!;
  expect(fields(rules.find(of(ruled(0.1, 0.4), ruled(0.2, 0.3))))).toEqual(["gate.recall@10.tolerance"]);
});

test("prices that are gone, or in another currency, where a cost is gated", () => {
  const way = WAYS.find(({ name }) => name === "prices")!;
  const found = (before: Partial<Config>, after: Partial<Config>): readonly unknown[] =>
    way.find(of(side(before), side(after))).map((each) => [each.field, each.before, each.after]);
  const { prices: gone, ...without } = priced(2);
  expect(found(priced(2), without)).toEqual([["prices", "EUR", "none"]]);
  expect(found(priced(2), { ...without, prices: { ...gone!, currency: "USD" } })).toEqual([
    ["prices.currency", "EUR", "USD"],
  ]);
  expect(found(priced(2), { ...without, prices: { ...gone!, models: new Map() } })).toEqual([
    ["prices.models.m", '{"completion":null,"per_call":null,"prompt":2}', "none"],
  ]);
  const unpriced = { prompt: null, completion: 1, per_call: null };
  expect(found(priced(2), { ...without, prices: { ...gone!, models: new Map([["m", unpriced]]) } })).toEqual([
    ["prices.models.m.prompt", "2", "none"],
  ]);
  expect(found(priced(2), priced(2))).toEqual([]);
  expect(found(priced(2), priced(3))).toEqual([]);
  expect(found(without, priced(1))).toEqual([]);
  // What nothing gates costs what it costs.
  const { gate: _gate, ...free } = priced(2);
  expect(found(free, {})).toEqual([]);
});

test("another suite's name is told of the suite's file, or of the config where there is none", () => {
  const head = side();
  const fileOf = (files: readonly string[]): readonly string[] => {
    const renamed = { ...head, suite: { ...head.suite, name: "other", files } };
    return weakening(of(head, renamed)).map(({ file }) => file);
  };
  expect(fileOf(["one.yaml", "two.yaml"])).toEqual(["one.yaml"]);
  expect(fileOf([])).toEqual(["retrieval-gate.yaml"]);
});

test("a judge that changes is told field by field", () => {
  const told = (before: Partial<Config>, after: Partial<Config>) =>
    weakening(of(side(before), side(after))).map(({ field, before: was, after: is }) => [field, was, is]);
  const judge = { judge: JUDGE };
  expect([told({}, judge), told(judge, judge)]).toEqual([[], []]);
  expect(told(judge, {})).toContainEqual(["judge", "m", "none"]);
  expect(told(judge, { judge: { ...JUDGE, cache: "others.jsonl" } })).toEqual([
    ["judge.cache", "verdicts.jsonl", "others.jsonl"],
  ]);
  expect(told(judge, { judge: { ...JUDGE, base_url: "https://judge.example/v2" } })).toEqual([]);
});
