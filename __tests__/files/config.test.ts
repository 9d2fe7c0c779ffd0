import { GateError } from "../../src/errors.ts";
import { loadConfig } from "../../src/files/config.ts";
import { loadSuite } from "../../src/files/suite.ts";
import { RETRIEVERS } from "../../src/retrievers/registry.ts";
import { listProblemsOfReading } from "./refusal.ts";
import { workspace } from "../helpers/workspace.ts";
import { readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { values } from "../helpers/table.ts";

/** No flag replaces the suite or the baseline. */
const NO_FLAGS = { suite: null, baseline: null };
const MINIMAL = {
  version: 1,
  suite: "suite.yaml",
  baseline: "b.json",
  retriever: { kind: "command", command: ["true"] },
};

/** Returns the config of a file with this content (an object is written as JSON). */
const load = async (content: unknown, file = "retrieval-gate.json") =>
  (await loadConfig({ directory: workspace({ [file]: content }) }, file, NO_FLAGS)).config;

/** Returns the problems for which a config is refused. */
const listProblems = (content: unknown, file?: string) =>
  listProblemsOfReading(load(content, file));

/** Returns a tolerance as it is read. */
const makeTolerance = (unit: string, value: number) => ({ unit, value });

type Json = Readonly<Record<string, unknown>>;

/** Returns the default of a schema, or of the one that its reference names; undefined without one. */
function defaultOf({ default: value, $ref: reference }: Json): unknown {
  const name = typeof reference === "string" ? reference.split("/").at(-1)! : undefined;
  return name === undefined ? value : defaultOf(DEFINITIONS[name]!);
}

const DEFINITIONS = (
  JSON.parse(
    readFileSync(new URL("../../schemas/config.schema.json", import.meta.url), "utf8"),
  ) as { readonly $defs: Readonly<Record<string, Json>> }
).$defs;

/** The settings that each kind of retriever needs, since they have no default. */
const NEEDED: Readonly<Record<string, Json>> = {
  command: { command: ["true"] },
  http: { url: "http://127.0.0.1:1/" },
  mcp: { tool: "search", url: "http://127.0.0.1:1/" },
  module: { path: "search.mjs" },
  run: { path: "best.run" },
  bm25: { corpus: "corpus.jsonl" },
};
/** Each kind of retriever that has required settings here, with its schema. */
const KINDS = RETRIEVERS.filter(({ kind }) => kind in NEEDED).map(
  ({ kind, schema }) => [kind, schema] as const,
);

it.each(KINDS)("the schema of a kind of retriever has its defaults: %s", async (kind, schema) => {
  const retriever = { kind, ...NEEDED[kind] };
  // `files` can't be written beside `corpus`, which bm25 needs here.
  const defaults = Object.entries(schema["properties"] as Readonly<Record<string, Json>>)
    .map(([key, property]) => [key, defaultOf(property)])
    .filter(([key, value]) => key !== "files" && value !== undefined);
  const writtenOut = { ...retriever, ...Object.fromEntries(defaults) };

  expect(await load({ ...MINIMAL, retriever: writtenOut })).toStrictEqual(
    await load({ ...MINIMAL, retriever }),
  );
});

describe("loadConfig with many mistakes", () => {
  it("lists at once what the schema refuses and what it can't say", async () => {
    const problemTexts = await listProblems({
      ...MINIMAL,
      colour: "blue",
      k: 0,
      metrics: ["recal@10"],
      gate: { "recall@10": { floor: 1.2 }, "ndgc@10": { floor: 0.5 } },
    });

    // The pointer of each problem, and the first twelve characters of its message.
    const beginnings = problemTexts.map((text) => /\(([^)]*)\): (.{12})/.exec(text)!.slice(1));

    expect(beginnings).toStrictEqual([
      ["/colour", "unknown key "],
      ["/k", "expected a n"],
      ["/metrics/0", "unknown metr"],
      ["/gate/recall@10/floor", "recall@10 is"],
      ["/gate/ndgc@10", "unknown metr"],
    ]);
  });

  const WRONG_JUDGE = { base_url: "http://127.0.0.1:1/v1", model: 3, cache: "v.jsonl" };
  // What is not checked | changes of MINIMAL | the only problem
  it.each([
    [
      "cutoffs against a wrong k",
      { k: "ten", metrics: ["precision@50"] },
      "(/k): expected a whole",
    ],
    [
      "a judged metric against a wrong judge",
      { judge: WRONG_JUDGE, metrics: ["faithfulness"] },
      "(/judge/model)",
    ],
    ["costs against wrong prices", { prices: 3, metrics: ["cost_per_query"] }, "(/prices)"],
  ])("loadConfig does not check %s", async (_, changes, onlyProblem) => {
    expect(await listProblems({ ...MINIMAL, ...changes })).toStrictEqual([
      expect.stringContaining(onlyProblem),
    ]);
  });

  it("checks the rest of a config without a version", async () => {
    const changes = { version: undefined, metrics: ["recal@10"] };

    expect(await listProblems({ ...MINIMAL, ...changes })).toStrictEqual([
      expect.stringContaining("`version` is missing"),
      expect.stringContaining("(/metrics/0)"),
    ]);
  });
});

describe("loadConfig", () => {
  it("fills in the defaults", async () => {
    const config = await load(MINIMAL);

    expect(config.k).toBe(10);
    expect(config.latency).toStrictEqual({
      warmup: 1,
      repeats: "auto",
      budget_s: 120,
      seed: 1,
      source: "measured",
      side_by_side: { p50: 0.1, p95: 0.25, drift: "refuse" },
    });

    const definition = { gain: "linear", relevance: 1, order: "rank", percentile: "linear" };

    expect(config.definition).toMatchObject(definition);
  });

  it("reads the significance of all rules or of one", async () => {
    expect((await load(MINIMAL)).gate.significance).toBe(null);

    const gate = {
      significance: 0.1,
      "recall@10": { significance: "off" },
      per_intent: { significance: 0.05 },
    };
    const readGate = (await load({ ...MINIMAL, gate })).gate;

    expect(readGate.significance).toBe(0.1);
    expect(readGate.metrics.get("recall@10")).toStrictEqual({ significance: "off" });
    expect(readGate.per_intent).toStrictEqual({ significance: 0.05 });
  });

  it("names the cutoff of a metric that has none by k", async () => {
    const { gate, metrics } = await load({
      ...MINIMAL,
      k: 20,
      metrics: ["map", "ap", "mrr@5", "zero_result_rate"],
      gate: { mrr: { floor: 0.5 }, intents: { howto: { rr: "off", latency_p50_ms: "off" } } },
    });

    expect(metrics).toStrictEqual(["map@20", "map@20", "mrr@5", "zero_result_rate"]);
    expect([...gate.metrics.keys(), ...gate.intents.get("howto")!.keys()].join()).toBe(
      "mrr@20,mrr@20,latency_p50_ms",
    );
  });

  it("loadConfig reads prices, of which each may be absent", async () => {
    const models = { chat: { prompt: 0.0008, completion: 0.004 }, rerank: { per_call: 0 } };

    const { prices } = await load({ ...MINIMAL, prices: { currency: "USD", models } });

    expect(prices).toStrictEqual({
      currency: "USD",
      models: new Map([
        ["chat", { prompt: 0.0008, completion: 0.004, per_call: null }],
        ["rerank", { prompt: null, completion: null, per_call: 0 }],
      ]),
    });
    expect((await load(MINIMAL)).prices).toBeUndefined();
  });

  it("loadConfig accepts a rule of cost_per_query, and the metric latency_p99_ms", async () => {
    const { gate, metrics } = await load({
      ...MINIMAL,
      // Without prices there is no cost.
      prices: { currency: "USD", models: { chat: { prompt: 0.0008 } } },
      metrics: ["latency_p99_ms"],
      gate: { cost_per_query: { ceiling: 0.01 } },
    });

    expect([...gate.metrics.keys()]).toEqual(["cost_per_query"]);
    expect(metrics).toEqual(["latency_p99_ms"]);
  });

  it("reads paths relative to the file that names them", async () => {
    const folder = workspace({
      "search/gate.json": {
        ...MINIMAL,
        suite: "../suites/a.yaml",
        baseline: "../baselines/a.json",
      },
    });

    const { config } = await loadConfig({ directory: folder }, "search/gate.json", NO_FLAGS);

    expect(config).toMatchObject({
      suites: ["suites/a.yaml"],
      baseline: "baselines/a.json",
      retriever: { cwd: "search" },
    });
  });

  it("reports a suite outside the repository at its own entry of the list", async () => {
    expect(await listProblems({ ...MINIMAL, suite: ["a.yaml", "../b.yaml"] })).toEqual([
      'retrieval-gate.json:5 (/suite/1): "../b.yaml" is outside the repository; move the file into it',
    ]);
  });

  it("reads tolerances in all their units", async () => {
    const config = await load({
      ...MINIMAL,
      gate: {
        "recall@10": { tolerance: [0.01, "1 case"], floor: 0.8 },
        latency_p95_ms: { tolerance: "25%" },
      },
    });
    const tolerance = [makeTolerance("absolute", 0.01), makeTolerance("cases", 1)];

    expect(config.gate.metrics.get("recall@10")).toStrictEqual({ tolerance, floor: 0.8 });
    expect(config.gate.metrics.get("latency_p95_ms")).toStrictEqual({
      tolerance: [makeTolerance("percent", 25)],
    });
  });

  it.each([
    [".nan", ".nan"],
    ["1e999", "1e999"],
    ["-0.1", "-0.1"],
    ["'5 apples'", "5 apples"],
    ["[0.01, .nan]", ".nan"],
  ])("refuses a tolerance of %s, and shows %s", async (written, shown) => {
    const yaml = `version: 1\nsuite: s.yaml\nbaseline: b.json\nretriever: { kind: command, command: [x] }\ngate:\n  recall@10: { tolerance: ${written} }\n`;

    const problems = await listProblems(yaml, "c.yaml");

    expect(problems.join("\n")).toMatch(/^c\.yaml:6 \(\/gate\/recall@10\/tolerance/);
    expect(problems.join("\n")).toContain(shown);
  });

  it.each(
    values<readonly [string, object, ...string[]]>(`
# what is wrong | a change of MINIMAL | its problems
a floor where lower is better | {"gate":{"error_rate":{"floor":0}}} | (/gate/error_rate/floor): lower is better for error_rate: give it a \`ceiling\`
a rule on latency that is off | {"latency":"off","gate":{"latency_p95_ms":{"ceiling":5}}} | (/gate/latency_p95_ms): latency_p95_ms is gated, but \`latency\` is off; remove one of the two
a cost without prices | {"gate":{"cost_per_query":{}}} | (/gate/cost_per_query): cost_per_query needs \`prices\`: what 1,000 tokens of each model cost
a cost to report without prices | {"metrics":["cost_per_query"]} | (/metrics/0): cost_per_query needs \`prices\`: what 1,000 tokens of each model cost
no warm-up | {"latency":{"warmup":0}} | (/latency/warmup): expected a number >= 1; got 0
a negative price | {"prices":{"currency":"USD","models":{"a":{"prompt":-1}}}} | (/prices/models/a/prompt): expected a number >= 0; got -1
a model without a price | {"prices":{"currency":"USD","models":{"a":{}}}} | (/prices/models/a): expected an object with at least one of \`prompt\`, \`completion\`, \`per_call\`; got {}
a price twice wrong | {"prices":{"currency":"","models":{}}} | (/prices/currency): expected a currency, such as USD; got "" | (/prices/models): expected at least 1 key; got {}
two names of one metric | {"gate":{"mrr@10":{},"rr@10":{}}} | (/gate/rr@10): rr@10 is a second rule for mrr@10; keep one
a name without the cutoff beside one with k | {"gate":{"mrr":{"floor":0.5},"mrr@10":{"floor":0.6}}} | (/gate/mrr@10): mrr@10 is a second rule for mrr@10; keep one
a dry run | {"dry_run":true} | (/dry_run): there is no dry run; remove the key
a key that every object has | {"toString":1} | (/toString): unknown key "toString"; expected one of version, suite, baseline, k, retriever, definition, metrics, gate, judge, select, vary, latency, prices
a share in side_by_side | {"latency":{"side_by_side":{"p50":0.1}}} | (/latency/side_by_side/p50): expected percent of the base's time, such as "10%"; got 0.1
less than nothing in side_by_side | {"latency":{"side_by_side":{"p95":"-5%"}}} | (/latency/side_by_side/p95): expected percent of the base's time, such as "10%"; got "-5%"
another percentile in side_by_side | {"latency":{"side_by_side":{"p99":"5%"}}} | (/latency/side_by_side/p99): unknown key "p99"; did you mean \`p95\`?
chance tested for a rate | {"gate":{"zero_result_rate":{"significance":0.1}}} | (/gate/zero_result_rate/significance): chance is not tested for zero_result_rate: its limit decides alone
a significance of 1 | {"gate":{"significance":1}} | (/gate/significance): expected \`auto\`, \`off\`, or a number above 0 and up to 0.15; got 1
no retriever and an unknown metric | {"retriever":null,"metrics":["recal@10"]} | (/retriever): expected a map of keys; got null; fill it in, as a comment above may say; for example \`retriever: { kind: command, command: [python3, retrieval/serve.py] }\` | (/metrics/0): unknown metric "recal@10"; did you mean \`recall@10\`?
a floor of exactly 1 and one above | {"gate":{"recall@10":{"floor":1},"mrr@10":{"floor":1.01}}} | (/gate/mrr@10/floor): mrr@10 is at most 1, so 1.01 is never reached
a floor of 2, which is likely a percentage | {"gate":{"recall@10":{"floor":2}}} | (/gate/recall@10/floor): recall@10 is at most 1, so 2 is never reached; did you mean 0.02?
a ceiling of 0 and one below | {"gate":{"error_rate":{"ceiling":0},"degraded_rate":{"ceiling":-0.01}}} | (/gate/degraded_rate/ceiling): degraded_rate is at least 0, so -0.01 is never reached
`),
  )("loadConfig refuses %s", async (_, change, ...problems) => {
    const found = await listProblems({ ...MINIMAL, ...(change as object) });

    expect(found.map((each) => each.replace(/^retrieval-gate\.json:\d+ /, ""))).toStrictEqual(
      problems,
    );
  });

  it("reads percentages of side by side as shares, and fills in the rest", async () => {
    const { latency } = await load({ ...MINIMAL, latency: { side_by_side: { p50: "12.5 %" } } });

    expect(latency).toMatchObject({ side_by_side: { p50: 0.125, p95: 0.25 } });
  });
});

describe("loadConfig without the file", () => {
  const errorOfLoading = async (file: string, files: Record<string, unknown>): Promise<unknown> =>
    loadConfig({ directory: workspace(files) }, file, NO_FLAGS).catch((error: unknown) => error);

  it("names the configs of the same folder, sorted, and no other file", async () => {
    const files = {
      "a/retrieval-gate-b.yml": "",
      "a/.retrieval_gate-docs.json": "",
      "a/retrieval-gate.yml": "",
      "a/suite.json": "",
      "other/retrieval-gate.json": "",
    };

    expect(await errorOfLoading("a/gone.yaml", files)).toMatchObject({
      code: "file_not_found",
      hint: "In the same folder there is .retrieval_gate-docs.json, retrieval-gate-b.yml, retrieval-gate.yml. Name it with --config, or with the action's input `config`.",
    });
  });

  it.each(["gone.yaml", "b/gone.yaml"])(
    "names `init` for %s, without a config near it",
    async (file) => {
      expect(await errorOfLoading(file, { "other/retrieval-gate.json": "" })).toMatchObject({
        code: "file_not_found",
        hint: expect.stringContaining("Or write a first config with `retrieval-gate init`"),
      });
    },
  );

  it("loadConfig does not look into the folder if a commit lacks the file", async () => {
    const folder = workspace({ "retrieval-gate.yaml": "" });
    const read = (): never => {
      throw new GateError("file_not_found", "not in the commit", { hint: "hint of the commit" });
    };
    const committed = loadConfig({ directory: folder, read }, "gone.yaml", NO_FLAGS);

    await expect(committed).rejects.toMatchObject({ hint: "hint of the commit" });
  });

  it("says that c.yaml is a folder", async () => {
    expect(await errorOfLoading("c.yaml", { "c.yaml/file": "" })).toMatchObject({
      message: expect.stringMatching(/^config c\.yaml cannot be read: E[A-Z]+$/),
      hint: "It is a folder; name a file.",
    });
  });
});

it("loadConfig takes another suite and baseline from flags and inputs", async () => {
  const root = { directory: workspace({ "c.json": MINIMAL }) };

  const { config } = await loadConfig(root, "c.json", {
    suite: "other.yaml",
    baseline: "other.json",
  });

  expect([config.suites, config.baseline]).toStrictEqual([["other.yaml"], "other.json"]);
});

it("loadSuite follows no symbolic link out of the repository", async () => {
  const outside = workspace({
    "suite.json": { version: 1, name: "x", revision: "1", cases: [] },
  });
  const inside = workspace();
  symlinkSync(path.join(outside, "suite.json"), path.join(inside, "suite.json"));

  await expect(loadSuite({ directory: inside }, ["suite.json"])).rejects.toMatchObject({
    code: "outside_root",
  });
});
