/**
 * Every way to end: passed, failed for each cause, wrong input, not comparable, a retriever that
 * fails, shards.
 */
import {
  applyAll,
  BASELINE,
  setBehaviour,
  CONFIG,
  editFile,
  makeGate,
  SUITE,
} from "./small-gate.mjs";
import { compareStep, gateStep, mergeStep, recordStep, validateStep } from "./steps.mjs";

const first = recordStep("record", CONFIG, BASELINE, { exit: 0 });

const failures = {
  name: "failed",
  prepare: (project) => makeGate(project, { gate: { "precision@5": { tolerance: 0.01 } } }),
  steps: [
    first,
    gateStep("nothing changed", CONFIG, { exit: 0 }),
    ...Object.entries({
      "a critical case lost": { missing: ["howto-0"] },
      "three cases lost": { missing: ["howto-1", "howto-2", "symbol-4"] },
      "an intent lost": { missing: [0, 1, 2, 3, 4, 5].map((at) => `symbol-${at}`) },
      "documents late": { late: ["howto-1", "howto-2", "howto-3", "symbol-1", "symbol-2"] },
      "one file takes the list": { crowded: true },
      "degraded answers": { degraded: true },
      "forbidden results": { forbidden: true },
    }).map(([name, behaviour]) =>
      gateStep(name, CONFIG, { before: setBehaviour(behaviour), exit: 1 }),
    ),
  ],
};

const restored = setBehaviour({});
const brokenInput = (name, file, change, more = {}) => [
  gateStep(name, CONFIG, { before: applyAll(makeGate, editFile(file, change)), exit: 2, ...more }),
  validateStep(`${name}, validated`, CONFIG),
];

const wrong = {
  name: "wrong input",
  prepare: makeGate,
  steps: [
    gateStep("no baseline", CONFIG, { exit: 2 }),
    first,
    ...brokenInput("an unknown key", CONFIG, (config) => (config.dry_run = true)),
    ...brokenInput(
      "an unknown metric",
      CONFIG,
      (config) => (config.metrics = ["recal@10", "ndcg@99"]),
    ),
    ...brokenInput("many mistakes", CONFIG, (config) =>
      Object.assign(config, { k: 0, gate: { "mrr@10": { floor: "high" } }, latency: 7 }),
    ),
    ...brokenInput("duplicate ids and no targets", SUITE, ({ cases }) => {
      cases[1].id = cases[0].id;
      cases[2].expected = [];
      delete cases[3].intent;
    }),
    ...brokenInput("another k", CONFIG, (config) => (config.k = 5)),
    ...brokenInput(
      "another definition",
      CONFIG,
      (config) => (config.definition = { gain: "exponential" }),
    ),
    ...brokenInput("another suite", SUITE, (suite) => (suite.name = "letters")),
    gateStep("a baseline that is no JSON", CONFIG, {
      before: applyAll(
        makeGate,
        (project) => project.write("broken.json", "{"),
        editFile(CONFIG, (config) => (config.baseline = "broken.json")),
      ),
      exit: 2,
    }),
    gateStep("no such config", "nowhere.json", { exit: 2 }),
    gateStep("an unknown flag", CONFIG, { flags: ["--dry-run"], exit: 2 }),
    gateStep("cases edited, added and removed", CONFIG, {
      before: applyAll(
        makeGate,
        editFile(SUITE, ({ cases }) => {
          cases[1].query += " please";
          cases.splice(4, 1);
          cases.push({
            id: "new",
            query: "find howto-4",
            intent: "other",
            expected: [{ id: "doc howto-4" }],
          });
          cases.push({ id: "none", query: "find nothing", intent: "negative", expect_empty: true });
        }),
      ),
    }),
    validateStep("that suite, validated", CONFIG),
    recordStep("a record that breaks its floor", CONFIG, BASELINE, {
      before: applyAll(
        makeGate,
        editFile(CONFIG, (config) => (config.gate = { "precision@10": { floor: 0.9 } })),
      ),
    }),
  ],
};

const faults = {
  name: "retriever",
  prepare: makeGate,
  steps: [
    first,
    ...["at once", "later", "hangs", "no JSON", "one query", "empty"].map((fails) =>
      gateStep(`fails: ${fails}`, CONFIG, { before: setBehaviour({ fails }), exit: 3 }),
    ),
    gateStep("errors allowed up to a ceiling", CONFIG, {
      before: applyAll(
        setBehaviour({ fails: "one query" }),
        editFile(CONFIG, (config) => (config.gate = { error_rate: { ceiling: 0.5 } })),
      ),
    }),
    gateStep("errors over the ceiling", CONFIG, {
      before: editFile(CONFIG, (config) => (config.gate = { error_rate: { ceiling: 0.01 } })),
      exit: 1,
    }),
    recordStep("a record with errors", CONFIG, BASELINE),
    gateStep("no such program", CONFIG, {
      before: applyAll(
        makeGate,
        editFile(CONFIG, ({ retriever }) => (retriever.command = ["no-such-program-anywhere"])),
      ),
      exit: 3,
    }),
    gateStep("nothing listens", CONFIG, {
      before: editFile(
        CONFIG,
        (config) =>
          (config.retriever = {
            kind: "http",
            url: "http://127.0.0.1:1/search?q={{query}}",
            results: "hits",
          }),
      ),
      exit: 3,
    }),
  ],
};

const priced = {
  name: "prices",
  prepare(project) {
    const prices = { currency: "USD", models: { embedder: { prompt: 0.02 } } };
    makeGate(project, { prices, gate: { cost_per_query: { tolerance: "5%" } } });
    setBehaviour({ usage: 100 })(project);
  },
  steps: [
    first,
    gateStep("the same price", CONFIG, { exit: 0 }),
    gateStep("twice the tokens", CONFIG, { before: setBehaviour({ usage: 200 }), exit: 1 }),
    gateStep("no usage", CONFIG, { before: restored }),
  ],
};

const shardStep = (at, count) => {
  const step = gateStep(`shard ${at} of ${count}`, CONFIG, {
    flags: ["--shard", `${at}/${count}`],
  });
  return { ...step, report: `parts/${at}` };
};

const shards = {
  name: "shards",
  prepare: makeGate,
  steps: [
    first,
    ...[1, 2, 3].map((at) => shardStep(at, 3)),
    mergeStep("merged", CONFIG, ["parts"], { exit: 0 }),
    mergeStep("one missing", CONFIG, ["parts/1", "parts/3"], { exit: 2 }),
    mergeStep("one twice", CONFIG, ["parts/1", "parts/2", "parts/3", "parts/2"]),
    mergeStep("no parts", CONFIG, ["retrieval"], { exit: 2 }),
    mergeStep("parts of another k", CONFIG, ["parts"], {
      before: editFile(CONFIG, (config) => (config.k = 5)),
      exit: 2,
    }),
    {
      ...shardStep(1, 2),
      name: "shard 1 of 2, worse",
      before: applyAll(makeGate, setBehaviour({ missing: ["howto-0", "howto-1", "symbol-2"] })),
      report: "worse/1",
    },
    { ...shardStep(2, 2), name: "shard 2 of 2, worse", report: "worse/2" },
    mergeStep("merged, worse", CONFIG, ["worse"], { exit: 1 }),
    {
      ...shardStep(1, 2),
      name: "a shard whose retriever dies",
      before: setBehaviour({ fails: "later" }),
      report: "dead/1",
    },
    mergeStep("merged with it", CONFIG, ["dead/1", "worse/2"]),
  ],
};

const comparisons = {
  name: "compare",
  prepare(project) {
    makeGate(project);
    project.edit(CONFIG, (config) => project.write("other.json", { ...config, k: 5 }));
    project.write("queries.tsv", "a\tfirst\nb\tsecond\n");
    project.write("qrels.tsv", "a\t1\t2\nb\t2\t1\n");
    project.write("a.run", "a Q0 1 1 3 x\nb Q0 1 1 3 x\nb Q0 2 2 2 x\n");
    project.write("b.run", "a Q0 2 1 3 x\na Q0 1 2 2 x\n");
    project.write("bad.run", "a Q0 2 1 three x\n");
  },
  steps: [
    compareStep("itself", ["--a", CONFIG, "--b", CONFIG], { exit: 0 }),
    compareStep("another k", ["--a", CONFIG, "--b", "other.json"]),
    ...["b.run", "bad.run", "none.run"].map((run) =>
      compareStep(`recorded runs, ${run}`, [
        "--queries",
        "queries.tsv",
        "--truth",
        "qrels.tsv",
        "--k",
        "3",
        "--run-a",
        "a.run",
        "--run-b",
        run,
      ]),
    ),
  ],
};

export const endings = [failures, wrong, faults, priced, shards, comparisons];
