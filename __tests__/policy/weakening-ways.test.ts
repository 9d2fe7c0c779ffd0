/** Each way to weaken a gate has its line in the list: taken out, its example is no longer found. */
import { describe, expect, test } from "vitest";
import type { StoredVerdict } from "../../src/model/answers.ts";
import type { Config, RetrieverConfig } from "../../src/model/config.ts";
import type { RunRetriever } from "../../src/retrievers/kinds/run.ts";
import type { Inputs } from "../../src/model/report.ts";
import type { WeakeningFinding } from "../../src/model/verdict.ts";
import type { Compared } from "../../src/policy/finding.ts";
import { WAYS, weakening } from "../../src/policy/weakening.ts";
import {
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
const JUDGE: NonNullable<Config["judge"]> = {
  base_url: "https://judge.example/v1",
  model: "m",
  embedding_model: null,
  api_key: null,
  temperature: 0,
  seed: null,
  max_requests: 10,
  max_cost: null,
  prices: null,
  cache: "verdicts.jsonl",
  timeout_ms: 1000,
  retries: 0,
  concurrency: 1,
};
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
  baseline: [of(side(), side({}, CASES, ["a"])), "baseline.metrics.overall.recall@10"],
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
