import { describe, expect, test } from "vitest";
import { weakening } from "../../src/policy/weakening.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import type { Config, GatePolicy, LatencySettings, RuleSetting, Tolerance } from "../../src/model/config.ts";
import type { CommandRetriever } from "../../src/retrievers/kinds/command.ts";
import type { RunRetriever } from "../../src/retrievers/kinds/run.ts";
import type { Change, Inputs } from "../../src/model/report.ts";
import type { Suite, Target } from "../../src/model/suite.ts";
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
import { type WeakeningFinding, WEAKENINGS } from "../../src/model/verdict.ts";
import type { AnyRetriever } from "../retrievers/harness.ts";

const abs = (value: number): Tolerance => ({ unit: "absolute", value });
const percent = (value: number): Tolerance => ({ unit: "percent", value });
const inCases = (value: number): Tolerance => ({ unit: "cases", value });
const LATENCY: LatencySettings = {
  warmup: 1,
  repeats: "auto",
  budget_s: 120,
  max_queries: null,
  seed: 1,
  source: "measured",
  side_by_side: { p50: 0.1, p95: 0.25 },
};

const COMMON: Omit<RunRetriever, "path"> = {
  kind: "run",
  cwd: ".",
  env: {},
  env_only: null,
  startup_timeout_ms: 1000,
  timeout_ms: 1000,
  total_timeout_ms: 10_000,
  concurrency: 1,
  params: null,
};

/** Ten cases of `howto`, ten of `symbol`. */
const SUITE = suiteOf(
  ...["howto", "symbol"].flatMap((intent) =>
    Array.from({ length: 10 }, (_, n) => makeCase(`${intent}-${n}`, { intent })),
  ),
);

interface Figures {
  /** Rank of each case's document; 1 where absent. */
  readonly ranks?: Readonly<Record<string, number | null>>;
  /** Timed samples of every case. */
  readonly ms?: readonly number[];
  /** Of those, what a stage took. */
  readonly rerank?: readonly number[];
  readonly degraded?: readonly string[];
}

function baseline(
  config: Config,
  suite: Suite,
  { ranks = {}, ms = [10, 10, 10, 10, 10], rerank, degraded = [] }: Figures = {},
): Baseline {
  const run = runOf(
    suite.cases.map((each) => {
      const others = Array.from({ length: 9 }, (_, i) => `other ${i}`);
      const rank = ranks[each.id];
      const list = rank === null ? others : others.toSpliced((rank ?? 1) - 1, 0, `${each.id}-doc`);
      const { outcome, ...rest } = answered(each.id, hitsOf(...list), ms);
      return {
        ...rest,
        ...(rerank === undefined ? {} : { spans_ms: new Map([["rerank", rerank]]) }),
        outcome: outcome.kind === "answer" ? { ...outcome, degraded: degraded.includes(each.id) } : outcome,
      };
    }),
  );
  return baselineOf(config, suite, run);
}

function inputs(config: Partial<Config> = {}, suite: Suite = SUITE, figures: Figures | null = {}): Inputs {
  const whole = configOf({ latency: LATENCY, ...config });
  return inputsOf(whole, suite, figures === null ? null : baseline(whole, suite, figures));
}

function policy(
  overrides: Partial<GatePolicy> & { readonly rules?: Readonly<Record<string, RuleSetting>> },
): Partial<Config> {
  const { rules = {}, ...rest } = overrides;
  return { gate: { ...configOf().gate, metrics: new Map(Object.entries(rules)), ...rest } };
}

function change(base: Inputs, head: Inputs, overrides: Partial<Change> = {}): Change {
  return { base, head, moved: [], unusable: null, links: [], ...overrides };
}

function found(base: Inputs, head: Inputs): readonly WeakeningFinding[] {
  return weakening(change(base, head));
}

const brief = (all: readonly WeakeningFinding[]) =>
  all.map(({ code, field, before, after }) => [code, field, before, after]);
const rule = (setting: RuleSetting, metric = "recall@10"): Partial<Config> =>
  policy({ rules: { [metric]: setting } });
const intents = (setting: RuleSetting, metric = "recall@10"): Partial<Config> =>
  policy({ intents: new Map([["howto", new Map([[metric, setting]])]]) });

test("nothing changed, and no base that could be read", () => {
  expect(found(inputs(), inputs())).toEqual([]);
  const unusable = { file: "gate.yaml", reason: "it is torn" };
  expect(brief(weakening({ ...change(inputs(), inputs()), base: null, unusable }))).toEqual([
    ["base_unusable", "base", "it is torn", "not judged by the base's files"],
  ]);
});

describe("rules", () => {
  // 20 cases: 1 case = 0.05 overall and 0.1 in an intent; the defaults are 0.01 and 0.05.
  test.each<[string, Partial<Config>, Partial<Config>, readonly (readonly string[])[]]>([
    [
      "a wider absolute one",
      {},
      rule({ tolerance: [abs(0.06)] }),
      [["rule_loosened", "gate.recall@10.tolerance", "0.01 (0.01 overall)", "0.06 (0.06 overall)"]],
    ],
    [
      "wider only in the intents",
      {},
      policy({ per_intent: { tolerance: [inCases(2)] } }),
      [["rule_loosened", "gate.per_intent.tolerance", "0.05 (0.05 in howto)", "2 cases (0.2 in howto)"]],
    ],
    [
      "wider in one intent",
      {},
      intents({ tolerance: [percent(20)] }),
      [
        [
          "rule_loosened",
          "gate.intents.howto.recall@10.tolerance",
          "0.05 (0.05 in howto)",
          "20% (0.2 in howto)",
        ],
      ],
    ],
    ["the same, written otherwise", {}, rule({ tolerance: [abs(0.01), percent(1)] }), []],
    ["narrower", {}, rule({ tolerance: [abs(0.005)] }), []],
    ["narrower, in per cent of a baseline of 1", {}, rule({ tolerance: [percent(0.5)] }), []],
    ["a floor", {}, rule({ floor: 0.8 }), []],
    [
      "a lower floor",
      rule({ floor: 0.8 }),
      rule({ floor: 0.7 }),
      [["rule_loosened", "gate.recall@10.floor", "0.8", "0.7"]],
    ],
    ["no floor", rule({ floor: 0.8 }), {}, [["rule_loosened", "gate.recall@10.floor", "0.8", "none"]]],
    ["a higher floor", rule({ floor: 0.8 }), rule({ floor: 0.9 }), []],
    [
      "a raised ceiling",
      rule({ ceiling: 0.5 }, "clustering_ratio@10"),
      rule({ ceiling: 0.6 }, "clustering_ratio@10"),
      [["rule_loosened", "gate.clustering_ratio@10.ceiling", "0.5", "0.6"]],
    ],
    [
      "errors allowed",
      {},
      rule({ ceiling: 0.1 }, "error_rate"),
      [["rule_loosened", "gate.error_rate.ceiling", "0", "0.1"]],
    ],
    [
      "a latency ceiling in the intents, too",
      rule({ ceiling: 90 }, "latency_p50_ms"),
      rule({ ceiling: 95 }, "latency_p50_ms"),
      [["rule_loosened", "gate.latency_p50_ms.ceiling", "90", "95"]],
    ],
    ["off", {}, rule("off"), [["rule_removed", "gate.recall@10", "tolerance 0.01", "no rule"]]],
    [
      "off in one intent",
      {},
      intents("off"),
      [["rule_removed", "gate.intents.howto.recall@10", "tolerance 0.05", "no rule"]],
    ],
    [
      "off in every intent",
      {},
      policy({ per_intent: "off" }),
      [["rule_removed", "gate.per_intent", "tolerance 0.05", "no rule"]],
    ],
    [
      "a named rule gone",
      rule({ floor: 0.1 }, "precision@5"),
      {},
      [["rule_removed", "gate.precision@5", "tolerance 0.01, floor 0.1", "no rule"]],
    ],
    ["on again", rule("off"), {}, []],
    ["another rule", {}, rule({ floor: 0.1 }, "precision@5"), []],
  ])("%s", (_, base, head, expected) => {
    expect(brief(found(inputs(base), inputs(head)))).toEqual(expected);
  });

  test("a share is also taken of the value that comes next, and of those that may", () => {
    // 0 of 20 degraded: 500 % of that is nothing today. With a baseline of 2 in 20 it is 0.5.
    const lax = rule({ tolerance: [percent(500)] }, "degraded_rate");
    expect(brief(found(inputs(), inputs(lax)))[0]).toEqual([
      "rule_loosened",
      "gate.degraded_rate.tolerance",
      "0.05 (0.05 overall at a baseline of 0.5)",
      "500% (2.5 overall at a baseline of 0.5)",
    ]);
    const degraded = ["howto-0", "symbol-0"];
    expect(brief(found(inputs(), inputs(lax, SUITE, { degraded })))).toContainEqual([
      "rule_loosened",
      "gate.degraded_rate.tolerance",
      "0.05 (0.05 overall)",
      "500% (0.5 overall)",
    ]);
  });

  test("without a baseline it is compared at typical values", () => {
    const one = inputs({}, SUITE, null);
    expect(found(one, inputs(rule({ tolerance: [percent(1)] }), SUITE, null))).toEqual([]);
    expect(found(one, inputs(rule({ tolerance: [percent(2)] }), SUITE, null))).toHaveLength(1);
    // 5 % are 0.0005 at a figure of 0.01, and more at others.
    const share = inputs(rule({ tolerance: [percent(5)] }), SUITE, null);
    expect(found(share, inputs(rule({ tolerance: [abs(0.0004)] }), SUITE, null))).toEqual([]);
    expect(found(share, inputs(rule({ tolerance: [abs(0.0006)] }), SUITE, null))).toHaveLength(1);
  });

  test("whole cases of a bucket that no case is in yet", () => {
    const gone = (n: number): Partial<Config> =>
      policy({ intents: new Map([["gone", new Map([["recall@10", { tolerance: [inCases(n)] }]])]]) });
    expect(brief(found(inputs(gone(1)), inputs(gone(2))))).toEqual([
      ["rule_loosened", "gate.intents.gone.recall@10.tolerance", "1 case (1 in gone)", "2 cases (2 in gone)"],
    ]);
  });

  test("latency by effect, today and where answers take longer", () => {
    const tolerance = (list: readonly Tolerance[]): Partial<Config> =>
      rule({ tolerance: list }, "latency_p95_ms");
    // 50 % of 10 ms is less than 20 ms; of 100 ms it is 50.
    expect(brief(found(inputs(), inputs(tolerance([abs(20), percent(80)]))))).toEqual([
      [
        "rule_loosened",
        "gate.latency_p95_ms.tolerance",
        "[20, 50%] (50 overall at a baseline of 100)",
        "[20, 80%] (80 overall at a baseline of 100)",
      ],
    ]);
    const slow = { ms: [100, 100, 100, 100, 100] };
    expect(
      brief(found(inputs({}, SUITE, slow), inputs(tolerance([abs(20), percent(80)]), SUITE, slow))),
    ).toEqual([
      ["rule_loosened", "gate.latency_p95_ms.tolerance", "[20, 50%] (50 overall)", "[20, 80%] (80 overall)"],
    ]);
  });

  test("of a stage by what the stage took, not the whole answer", () => {
    const figures = { ms: [100, 100, 100, 100, 100], rerank: [40, 40, 40, 40, 40] };
    const staged = (share: number): Inputs =>
      inputs(rule({ tolerance: [percent(share)] }, "latency_p50_ms[rerank]"), SUITE, figures);
    expect(brief(found(staged(10), staged(20)))).toEqual([
      ["rule_loosened", "gate.latency_p50_ms[rerank].tolerance", "10% (4 overall)", "20% (8 overall)"],
    ]);
  });

  test.each<[string, Partial<GatePolicy>, Partial<GatePolicy>, readonly (readonly string[])[]]>([
    [
      "more losses",
      {},
      { newly_lost: { max: [abs(3)], critical: 0 } },
      [["rule_loosened", "gate.newly_lost.max", "2 (2 of 20 cases)", "3 (3 of 20 cases)"]],
    ],
    ["a share of the same effect", {}, { newly_lost: { max: [percent(14)], critical: 0 } }, []],
    [
      "critical losses",
      {},
      { newly_lost: { max: [abs(2)], critical: 1 } },
      [["rule_loosened", "gate.newly_lost.critical", "0", "1"]],
    ],
    [
      "losses off",
      {},
      { newly_lost: { max: null, critical: 0 } },
      [["rule_removed", "gate.newly_lost", "2", "off"]],
    ],
    ["losses on", { newly_lost: { max: null, critical: 0 } }, {}, []],
    [
      "chance may explain more",
      { significance: 0.1 },
      { significance: 0.05 },
      [
        ["rule_loosened", "gate.recall@10.significance", "0.1", "0.05"],
        ["rule_loosened", "gate.mrr@10.significance", "0.1", "0.05"],
        ["rule_loosened", "gate.ndcg@10.significance", "0.1", "0.05"],
        ["rule_loosened", "gate.newly_lost.significance", "0.1", "0.05"],
      ],
    ],
    ["chance may explain less", { significance: 0.05 }, { significance: 0.1 }, []],
    ["the limits alone", { significance: "auto" }, { significance: "off" }, []],
  ])("%s", (_, base, head, expected) => {
    expect(brief(found(inputs(policy(base)), inputs(policy(head))))).toEqual(expected);
  });
});

/** Of its own kind: with keys that others lack. */
const retriever = (own: AnyRetriever): Partial<Config> => ({ retriever: own });

describe("beside the rules", () => {
  const { kind: _kind, ...common } = COMMON;
  const command: CommandRetriever = {
    ...common,
    kind: "command",
    command: ["true"],
    ready: false,
    per_query: false,
  };
  const web = (url: string): Partial<Config> =>
    retriever({
      ...common,
      kind: "http",
      preset: null,
      url,
      method: null,
      headers: {},
      body: { url: "https://anything.example" },
      results: null,
      degraded: null,
      latency_ms: null,
      embed: { url: `${url}/embed`, headers: {}, body: null, vector: "v" },
      ready_url: null,
      start: null,
      retries: 0,
    });
  const timed = (overrides: Partial<LatencySettings>): Partial<Config> => ({
    latency: { ...LATENCY, ...overrides },
  });

  test.each<[string, Partial<Config>, Partial<Config>, readonly (readonly string[])[]]>([
    ["k", {}, { k: 20 }, [["definition", "k", "10", "20"]]],
    [
      "a definition",
      {},
      { definition: { ...configOf().definition, relevance: 2 } },
      [["definition", "definition.relevance", "1", "2"]],
    ],
    [
      "a nested definition",
      {},
      {
        definition: {
          ...configOf().definition,
          text: { threshold: 0.5, autojunk: false, min_contained: 0.7 },
        },
      },
      [
        [
          "definition",
          "definition.text",
          '{"autojunk":false,"min_contained":0.7,"threshold":0.7}',
          '{"autojunk":false,"min_contained":0.7,"threshold":0.5}',
        ],
      ],
    ],
    [
      "a recorded run",
      {},
      retriever({ ...common, kind: "run", path: "best.run" }),
      [["retriever", "retriever.kind", "command", "run"]],
    ],
    [
      "the yardstick",
      {},
      retriever({ ...common, kind: "bm25", corpus: null, files: ["*"] }),
      [["retriever", "retriever.kind", "command", "bm25"]],
    ],
    [
      "from the yardstick to a program",
      retriever({ ...common, kind: "bm25", corpus: null, files: ["*"] }),
      {},
      [],
    ],
    [
      "another host",
      web("https://search.example/api"),
      web("https://other.example/api"),
      [
        ["retriever", "retriever.url", "https://search.example", "https://other.example"],
        ["retriever", "retriever.embed.url", "https://search.example", "https://other.example"],
      ],
    ],
    ["another path on the host", web("https://search.example/a"), web("https://SEARCH.example/b?c"), []],
    [
      "a user in front of the host",
      web("https://search.example/a"),
      web("https://search.example@other.example/a"),
      [
        ["retriever", "retriever.url", "https://search.example", "https://search.example@other.example"],
        [
          "retriever",
          "retriever.embed.url",
          "https://search.example",
          "https://search.example@other.example",
        ],
      ],
    ],
    [
      "more time for an answer",
      {},
      retriever({ ...command, timeout_ms: 2000 }),
      [["retriever", "retriever.timeout_ms", "1000", "2000"]],
    ],
    [
      "the retriever's arguments",
      {},
      retriever({
        ...command,
        command: ["false"],
        env: { A: "b" },
        env_only: ["PATH"],
        cwd: "x",
        params: 1,
        concurrency: 9,
        startup_timeout_ms: 9999,
        total_timeout_ms: 99_999,
        timeout_ms: 500,
      }),
      [],
    ],
    ["latency off", {}, { latency: "off" }, [["sampling", "latency", "on", "off"]]],
    ["latency on", { latency: "off" }, {}, []],
    [
      "fewer repeats",
      timed({ repeats: 10 }),
      timed({ repeats: 9 }),
      [["sampling", "latency.repeats", "10", "9"]],
    ],
    [
      "fewer repeats than auto takes",
      {},
      timed({ repeats: 2 }),
      [["sampling", "latency.repeats", "auto", "2"]],
    ],
    ["as many repeats, or as many as it takes", {}, timed({ repeats: 5 }), []],
    ["auto", timed({ repeats: 10 }), {}, []],
    ["less warm-up", {}, timed({ warmup: 0 }), [["sampling", "latency.warmup", "1", "0"]]],
    ["a smaller budget", {}, timed({ budget_s: 60 }), [["sampling", "latency.budget_s", "120", "60"]]],
    [
      "the retriever's own clock",
      {},
      timed({ source: "reported" }),
      [["sampling", "latency.source", "measured", "reported"]],
    ],
    ["another seed", {}, timed({ seed: 2 }), [["sampling", "latency.seed", "1", "2"]]],
    [
      "wider side by side, each percentile by name",
      timed({ side_by_side: { p50: 0.05, p95: 0.25 } }),
      timed({ side_by_side: { p50: 0.1, p95: 0.255 } }),
      [
        ["rule_loosened", "latency.side_by_side.p50", "5%", "10%"],
        ["rule_loosened", "latency.side_by_side.p95", "25%", "25.5%"],
      ],
    ],
    ["narrower side by side", {}, timed({ side_by_side: { p50: 0.05, p95: 0.2 } }), []],
    ["more of everything", {}, timed({ warmup: 2, repeats: 20, budget_s: 600 }), []],
    ["three repeats, which auto takes at least", {}, timed({ repeats: 3 }), []],
    [
      "a cap on the queries",
      {},
      timed({ max_queries: 500 }),
      [["sampling", "latency.max_queries", "null", "500"]],
    ],
    [
      "a lower cap on the queries",
      timed({ max_queries: 500 }),
      timed({ max_queries: 499 }),
      [["sampling", "latency.max_queries", "500", "499"]],
    ],
    ["the same cap, or none", timed({ max_queries: 500 }), timed({ max_queries: 500 }), []],
    ["no cap any more", timed({ max_queries: 500 }), {}, []],
    [
      "nothing asked under load any more",
      timed({ load: { rate: 20, duration_s: 30 } }),
      {},
      [["sampling", "latency.load", "on", "off"]],
    ],
    [
      "less load, for a shorter time",
      timed({ load: { rate: 20, duration_s: 30 } }),
      timed({ load: { rate: 19, duration_s: 29 } }),
      [
        ["sampling", "latency.load.rate", "20", "19"],
        ["sampling", "latency.load.duration_s", "30", "29"],
      ],
    ],
    [
      "the same load or more",
      timed({ load: { rate: 20, duration_s: 30 } }),
      timed({ load: { rate: 20, duration_s: 31 } }),
      [],
    ],
    ["load that is new", {}, timed({ load: { rate: 20, duration_s: 30 } }), []],
    [
      "a metric no longer reported",
      { metrics: ["precision@3"] },
      {},
      [["metric_removed", "metrics", "precision@3", "none"]],
    ],
    [
      "a percentile that is always reported",
      { metrics: ["latency_p99_ms"] },
      { metrics: ["latency_p99_ms"] },
      [],
    ],
    [
      "a metric gated instead of reported",
      { metrics: ["precision@3"] },
      rule({ floor: 0.1 }, "precision@3"),
      [],
    ],
  ])("%s", (_, base, head, expected) => {
    expect(brief(found(inputs(base), inputs(head)))).toEqual(expected);
  });
});

/** Ten characters of a document. */
function spanAt(start: number, text: string): Target {
  return { kind: "span", value: "a.md", by: "path", start, end: start + 10, text, grade: 1 };
}

describe("cases", () => {
  const whole = makeCase("a", {
    expected: [target("x", 3), target("y", 1)],
    forbidden: [target("old")],
    critical: true,
    reference_answer: "42",
  });
  const others = Array.from({ length: 5 }, (_, n) => makeCase(`b${n}`));

  test.each<[string, Parameters<typeof makeCase>[1], readonly (readonly string[])[]]>([
    ["the query", { query: "easy" }, [["query", "query of a", "easy"]]],
    ["the intent", { intent: "other" }, [["intent", "howto", "other"]]],
    ["no longer critical", { critical: false }, [["critical", "true", "false"]]],
    ["a target less", { expected: [target("x", 3)] }, [["expected.id: y", "grade 1", "removed"]]],
    ["a lower grade", { expected: [target("x", 2), target("y", 1)] }, [["expected.id: x.grade", "3", "2"]]],
    [
      "a hint instead of an id",
      { expected: [target("x", 3, "hint"), target("y", 1)] },
      [["expected.id: x", "grade 3", "removed"]],
    ],
    ["nothing forbidden", { forbidden: [] }, [["forbidden.id: old", "forbidden", "removed"]]],
    [
      "expects nothing",
      { expected: [], expect_empty: true },
      [
        ["expect_empty", "false", "true"],
        ["expected.id: x", "grade 3", "removed"],
        ["expected.id: y", "grade 1", "removed"],
      ],
    ],
    ["another answer", { reference_answer: "43" }, [["reference_answer", "42", "43"]]],
    [
      "more targets, higher grades, more forbidden",
      {
        expected: [target("x", 4), target("y", 1), target("z")],
        forbidden: [target("old"), target("older")],
      },
      [],
    ],
    ["a group", { group: "g" }, []],
    ["another line of the file", { place: { file: "suite.yaml", line: 99 } }, []],
  ])("%s", (_, edit, expected) => {
    const { id: _id, digest: _digest, digests: _digests, ...kept } = whole;
    const edited = makeCase("a", { ...kept, ...edit });
    const all = found(
      inputs({}, suiteOf(whole, ...others), null),
      inputs({}, suiteOf(edited, ...others), null),
    );
    expect(all.map((each) => [each.field, each.before, each.after])).toEqual(
      expected.map(([part, before, after]) => [`cases.a.${part}`, before, after]),
    );
    expect(all.every((each) => each.code === "case_edited" && each.cases[0]?.id === "a")).toBe(true);
  });

  test.each<[string, Target, Target, readonly (readonly string[])[]]>([
    ["characters that moved with their words", spanAt(10, "same words"), spanAt(90, "same words"), []],
    [
      "other characters",
      spanAt(10, "same words"),
      spanAt(90, "new words!"),
      [["expected.span: a.md[10:20]", "grade 1", "removed"]],
    ],
    [
      "other words at the same characters",
      spanAt(10, "same words"),
      spanAt(10, "new words!"),
      [["expected.span: a.md[10:20].text", "same words", "new words!"]],
    ],
    [
      "a file that says something else",
      { kind: "file", value: "t.csv", text: "a | b", grade: 1 },
      { kind: "file", value: "t.csv", text: "a", grade: 1 },
      [["expected.file: t.csv.text", "a | b", "a"]],
    ],
  ])("of evidence: %s", (_, before, after, expected) => {
    const all = found(
      inputs({}, suiteOf(makeCase("a", { expected: [before] }), ...others), null),
      inputs({}, suiteOf(makeCase("a", { expected: [after] }), ...others), null),
    );
    expect(all.map((each) => [each.field, each.before, each.after])).toEqual(
      expected.map(([part, was, is]) => [`cases.a.${part}`, was, is]),
    );
  });

  test("a negative control that now expects something", () => {
    const negative = makeCase("a", { expected: [], expect_empty: true });
    const all = found(
      inputs({}, suiteOf(negative, ...others), null),
      inputs({}, suiteOf(makeCase("a"), ...others), null),
    );
    expect(brief(all)).toEqual([["case_edited", "cases.a.expect_empty", "true", "false"]]);
  });

  test("removed, renamed, added", () => {
    const renamed = makeCase("c", {
      query: whole.query,
      expected: whole.expected,
      forbidden: whole.forbidden,
      critical: true,
      reference_answer: "42",
    });
    expect(renamed.digest).toBe(whole.digest);
    const base = inputs({}, suiteOf(whole, ...others), null);
    expect(brief(found(base, inputs({}, suiteOf(...others), null)))).toEqual([
      ["case_removed", "cases.a", "query of a", "removed"],
    ]);
    expect(brief(found(base, inputs({}, suiteOf(renamed, ...others), null)))).toEqual([
      ["case_removed", "cases.a", "query of a", "renamed to c"],
    ]);
    expect(found(base, inputs({}, suiteOf(whole, ...others, makeCase("new")), null))).toEqual([]);
    // One that the base had beside it is no new name.
    const twice = inputs({}, suiteOf(whole, renamed, ...others), null);
    expect(brief(found(twice, inputs({}, suiteOf(renamed, ...others), null)))).toEqual([
      ["case_removed", "cases.a", "query of a", "removed"],
    ]);
  });

  test("the suite's name", () => {
    const other: Suite = { ...SUITE, name: "other" };
    expect(brief(found(inputs({}, SUITE, null), inputs({}, other, null)))).toEqual([
      ["suite_renamed", "suite.name", "test", "other"],
    ]);
  });
});

describe("tags", () => {
  /** The first four of `howto` are `rare`; `gate.tags` names them. */
  const tagged = (tags: readonly string[] | undefined, only: readonly string[] = RARE): Suite =>
    suiteOf(
      ...SUITE.cases.map(({ digest: _digest, digests: _digests, id, ...one }) =>
        makeCase(id, only.includes(id) && tags !== undefined ? { ...one, tags } : one),
      ),
    );
  const RARE = ["howto-0", "howto-1", "howto-2", "howto-3"];
  const gated = (setting: RuleSetting, tag = "rare"): Partial<Config> =>
    policy({ tags: new Map([[tag, new Map([["recall@10", setting]])]]) });
  const RULE = { tolerance: [abs(0.05)], floor: 0.8 };
  const between = (head: readonly [Partial<Config>, Suite], base: readonly [Partial<Config>, Suite]) =>
    found(inputs(...base), inputs(...head));

  test.each<[string, Partial<Config>, readonly (readonly string[])[]]>([
    [
      "a rule that is gone",
      policy({}),
      [["rule_removed", "gate.tags.rare.recall@10", "tolerance 0.05, floor 0.8", "no rule"]],
    ],
    [
      "a rule that is off",
      gated("off"),
      [["rule_removed", "gate.tags.rare.recall@10", "tolerance 0.05, floor 0.8", "no rule"]],
    ],
    [
      "a wider tolerance",
      gated({ ...RULE, tolerance: [inCases(1)] }),
      // One case of four.
      [
        [
          "rule_loosened",
          "gate.tags.rare.recall@10.tolerance",
          "0.05 (0.05 in tag rare)",
          "1 case (0.25 in tag rare)",
        ],
      ],
    ],
    [
      "a lower floor",
      gated({ ...RULE, floor: 0.7 }),
      [["rule_loosened", "gate.tags.rare.recall@10.floor", "0.8", "0.7"]],
    ],
    ["a stricter one", gated({ tolerance: [abs(0.01)], floor: 0.9 }), []],
  ])("%s", (_, head, expected) => {
    expect(brief(between([head, tagged(["rare"])], [gated(RULE), tagged(["rare"])]))).toEqual(expected);
  });

  test("a case that leaves a gated tag, critical or not, and one that comes in", () => {
    const fields = (head: Suite, base = tagged(["rare"])): readonly string[] =>
      between([gated(RULE), head], [gated(RULE), base]).map(({ code, field }) => `${code} ${field}`);
    expect(fields(tagged(["rare"], RARE.slice(1)))).toEqual(["case_edited cases.howto-0.tags"]);
    expect(fields(tagged(["other"]))).toEqual(RARE.map((id) => `case_edited cases.${id}.tags`));
    expect(fields(tagged(["other", "rare"]))).toEqual([]);
    expect(fields(tagged(["rare"], [...RARE, "symbol-0"]))).toEqual([]);
    // What the base does not gate is the author's own.
    expect(fields(tagged(undefined), tagged(["other"]))).toEqual([]);
  });
});

describe("the baseline", () => {
  test("times beyond their tolerance from the anchor, whatever the steps were", () => {
    // 10 ms may become 10 + max(20, 5) = 30 ms. Of a baseline at 28 ms that is 18 from its anchor, 12 ms more are left.
    const at = (ms: number, kept = 0): Inputs => {
      const own = inputs({}, SUITE, { ms: [ms, ms, ms, ms, ms] });
      const anchor = new Map([["overall", new Map([["latency_p50_ms", kept]])]]);
      return { ...own, baseline: { ...own.baseline!, anchor } };
    };
    const overall = (base: Inputs, head: Inputs): unknown =>
      brief(found(base, head)).filter(([, field]) => field === "baseline.latency.overall.latency_p50_ms");
    expect(overall(at(10), at(30))).toEqual([]);
    expect(overall(at(10), at(31))).toEqual([
      ["baseline_lowered", "baseline.latency.overall.latency_p50_ms", "10", "31"],
    ]);
    expect(overall(at(28, 18), at(30))).toEqual([]);
    expect(overall(at(28, 18), at(31))).toHaveLength(1);
    // Accepted, it is its own anchor; what is not slower adds nothing.
    expect(overall(at(50), at(74))).toEqual([]);
    expect(overall(at(50, 40), at(50, 40))).toEqual([]);
  });

  test("a check that drops out of the sampling plan", () => {
    const head = inputs();
    const plan = head.baseline!.plan!;
    const kept = plan.filled.filter(({ scope }) => scope !== "intent:howto");
    const dropped = { ...head, baseline: { ...head.baseline!, plan: { ...plan, filled: kept } } };
    expect(brief(found(head, dropped))).toEqual([
      ["sampling", "baseline.plan.intent:howto.latency_p50_ms", "timed", "left out"],
    ]);
    // With its rule gone, that is the finding.
    const ruled = inputs(intents("off", "latency_p50_ms"));
    const without = { ...ruled, baseline: dropped.baseline };
    expect(found(head, without).map(({ code }) => code)).toEqual(["rule_removed"]);
  });

  test("a plan that calls a check filled and asks less than it takes", () => {
    const head = inputs();
    const plan = head.baseline!.plan!;
    const asking = (times: number): Inputs => ({
      ...head,
      baseline: { ...head.baseline!, plan: { ...plan, repeats: new Map([["overall", times]]) } },
    });
    // Five times by now. p50 and p95 of twenty cases take three samples of each, p50 of ten as many.
    expect(plan.repeats).toEqual(new Map([["overall", 5]]));
    expect(found(head, asking(3))).toEqual([]);
    expect(found(head, asking(2)).map(({ code, field }) => [code, field])).toEqual(
      plan.filled.map(({ scope, statistic }) => [
        "sampling",
        `baseline.plan.${scope}.latency_${statistic}_ms`,
      ]),
    );
    // A check that the plan leaves out as well is told once.
    const { baseline, ...rest } = asking(2);
    const none = { ...rest, baseline: { ...baseline!, plan: { ...baseline!.plan!, filled: [] } } };
    expect(found(head, none)).toHaveLength(plan.filled.length);
    // What was asked as seldom before is no less now.
    expect(found(asking(2), asking(2))).toEqual([]);
  });

  test("times of a case that was edited say nothing of the old one", () => {
    const edited = suiteOf(
      ...SUITE.cases.map(({ digest: _digest, digests: _digests, id, ...one }) =>
        makeCase(id, id.startsWith("howto") ? { ...one, query: "another" } : one),
      ),
    );
    const base = inputs();
    const { baseline: slow, ...head } = inputs({}, edited, { ms: [100, 100, 100, 100, 100] });
    const cases = [...slow!.cases].map(
      ([id, row]) =>
        [id, id.startsWith("howto") ? row : { ...row, latency_ms: [10, 10, 10, 10, 10] }] as const,
    );
    const all = found(base, { ...head, baseline: { ...slow!, cases: new Map(cases) } });
    expect(all.filter(({ code }) => code !== "case_edited")).toEqual([]);
  });

  test("times where the base has none are held to nothing", () => {
    const base = inputs();
    const cases = [...base.baseline!.cases].map(
      ([id, row]) => [id, id.startsWith("howto") ? { ...row, latency_ms: [] } : row] as const,
    );
    const bare = { ...base, baseline: { ...base.baseline!, cases: new Map(cases) } };
    const slow = inputs({}, SUITE, { ms: [100, 100, 100, 100, 100] });
    const raised = found(bare, slow).map(({ field }) => field);
    expect(raised).toContain("baseline.latency.intent:symbol.latency_p50_ms");
    expect(raised).not.toContain("baseline.latency.intent:howto.latency_p50_ms");
  });

  test("latency no longer recorded", () => {
    const [first] = found(inputs(), inputs({}, SUITE, { ms: [] }));
    expect([first.field, first.before, first.after]).toEqual(["baseline.timing.source", "measured", "off"]);
  });

  test("better, and new cases of any quality", () => {
    const more = suiteOf(...SUITE.cases, makeCase("hard"));
    expect(
      found(
        inputs({}, SUITE, { ranks: { "howto-0": 3 } }),
        inputs({}, more, { ranks: { hard: null, "howto-0": 2 }, ms: [1, 1, 1, 1, 1] }),
      ),
    ).toEqual([]);
  });

  test("deleted, or a case taken out", () => {
    expect(brief(found(inputs(), inputs({}, SUITE, null)))).toEqual([
      ["baseline_removed", "baseline", "baselines/test.json", "none"],
    ]);
    const head = inputs();
    const cases = new Map([...head.baseline!.cases].filter(([id]) => id !== "howto-9"));
    expect(brief(found(inputs(), { ...head, baseline: { ...head.baseline!, cases } }))).toEqual([
      ["baseline_lowered", "baseline.cases.howto-9", "recorded", "none"],
    ]);
  });

  test("a baseline by another clock than the config's", () => {
    const head = inputs();
    const by = (source: Baseline["timing"]["source"], own = head): Inputs => ({
      ...own,
      baseline: { ...own.baseline!, timing: { ...own.baseline!.timing, source } },
    });
    const clock = (base: Inputs, after: Inputs): unknown =>
      brief(found(base, after)).filter(([, field]) => field === "baseline.timing.source");
    const other = [["sampling", "baseline.timing.source", "measured", "reported"]];
    expect(clock(head, by("reported"))).toEqual(other);
    expect(clock(head, head)).toEqual([]);
    // Told by the config already, or nothing was timed before.
    const reporting = inputs({ latency: { ...LATENCY, source: "reported" } });
    expect(clock(head, by("reported", reporting))).toEqual([]);
    expect(clock(by("off"), head)).toEqual([]);
    expect(clock(head, by("off"))).toEqual([["sampling", "baseline.timing.source", "measured", "off"]]);
  });

  test("a base whose baseline is not its own", () => {
    const base = inputs();
    const torn = { ...base, baseline: { ...base.baseline!, k: 5 } };
    expect(found(torn, inputs())[0]).toMatchObject({
      code: "base_unusable",
      before: expect.stringContaining("in k"),
    });
  });
});

test("what only the tree shows", () => {
  const head = inputs();
  const all = weakening(
    change(inputs(), head, {
      moved: ["a.yaml", "b.yaml"],
      links: ["suite.yaml"],
      unusable: { file: "a.yaml", reason: "broken" },
    }),
  );
  expect(brief(all)).toEqual([
    ["link", "file", "a plain file", "a symbolic link"],
    ["config_moved", "config", "a.yaml, b.yaml", "retrieval-gate.yaml"],
    ["base_unusable", "base", "broken", "not judged by the base's files"],
  ]);
  expect(WEAKENINGS).toContain(all[0].code);
});
