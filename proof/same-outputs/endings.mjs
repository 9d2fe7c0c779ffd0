/** Every way to end: passed, failed for each cause, wrong input, not comparable, a retriever that fails, shards. */
import { all, BASELINE, behave, CONFIG, edit, makeGate, SUITE } from "./small-gate.mjs";
import { compare, gate, merge, record, validate } from "./steps.mjs";

const first = record("record", CONFIG, BASELINE, { exit: 0 });

const failures = {
  name: "failed",
  prepare: (project) => makeGate(project, { gate: { "precision@5": { tolerance: 0.01 } } }),
  steps: [
    first,
    gate("nothing changed", CONFIG, { exit: 0 }),
    ...Object.entries({
      "a critical case lost": { missing: ["howto-0"] },
      "three cases lost": { missing: ["howto-1", "howto-2", "symbol-4"] },
      "an intent lost": { missing: [0, 1, 2, 3, 4, 5].map((at) => `symbol-${at}`) },
      "documents late": { late: ["howto-1", "howto-2", "howto-3", "symbol-1", "symbol-2"] },
      "one file takes the list": { crowded: true },
      "degraded answers": { degraded: true },
      "forbidden results": { forbidden: true },
    }).map(([name, behaviour]) => gate(name, CONFIG, { before: behave(behaviour), exit: 1 })),
  ],
};

const restored = behave({});
const broken = (name, file, change, more = {}) => [
  gate(name, CONFIG, { before: all(makeGate, edit(file, change)), exit: 2, ...more }),
  validate(`${name}, validated`, CONFIG),
];

const wrong = {
  name: "wrong input",
  prepare: makeGate,
  steps: [
    gate("no baseline", CONFIG, { exit: 2 }),
    first,
    ...broken("an unknown key", CONFIG, (config) => (config.dry_run = true)),
    ...broken("an unknown metric", CONFIG, (config) => (config.metrics = ["recal@10", "ndcg@99"])),
    ...broken("many mistakes", CONFIG, (config) =>
      Object.assign(config, { k: 0, gate: { "mrr@10": { floor: "high" } }, latency: 7 }),
    ),
    ...broken("duplicate ids and no targets", SUITE, ({ cases }) => {
      cases[1].id = cases[0].id;
      cases[2].expected = [];
      delete cases[3].intent;
    }),
    ...broken("another k", CONFIG, (config) => (config.k = 5)),
    ...broken(
      "another definition",
      CONFIG,
      (config) => (config.definition = { gain: "exponential" }),
    ),
    ...broken("another suite", SUITE, (suite) => (suite.name = "letters")),
    gate("a baseline that is no JSON", CONFIG, {
      before: all(
        makeGate,
        (project) => project.write("broken.json", "{"),
        edit(CONFIG, (config) => (config.baseline = "broken.json")),
      ),
      exit: 2,
    }),
    gate("no such config", "nowhere.json", { exit: 2 }),
    gate("an unknown flag", CONFIG, { flags: ["--dry-run"], exit: 2 }),
    gate("cases edited, added and removed", CONFIG, {
      before: all(
        makeGate,
        edit(SUITE, ({ cases }) => {
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
    validate("that suite, validated", CONFIG),
    record("a record that breaks its floor", CONFIG, BASELINE, {
      before: all(
        makeGate,
        edit(CONFIG, (config) => (config.gate = { "precision@10": { floor: 0.9 } })),
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
      gate(`fails: ${fails}`, CONFIG, { before: behave({ fails }), exit: 3 }),
    ),
    gate("errors allowed up to a ceiling", CONFIG, {
      before: all(
        behave({ fails: "one query" }),
        edit(CONFIG, (config) => (config.gate = { error_rate: { ceiling: 0.5 } })),
      ),
    }),
    gate("errors over the ceiling", CONFIG, {
      before: edit(CONFIG, (config) => (config.gate = { error_rate: { ceiling: 0.01 } })),
      exit: 1,
    }),
    record("a record with errors", CONFIG, BASELINE),
    gate("no such program", CONFIG, {
      before: all(
        makeGate,
        edit(CONFIG, ({ retriever }) => (retriever.command = ["no-such-program-anywhere"])),
      ),
      exit: 3,
    }),
    gate("nothing listens", CONFIG, {
      before: edit(
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
    behave({ usage: 100 })(project);
  },
  steps: [
    first,
    gate("the same price", CONFIG, { exit: 0 }),
    gate("twice the tokens", CONFIG, { before: behave({ usage: 200 }), exit: 1 }),
    gate("no usage", CONFIG, { before: restored }),
  ],
};

const shard = (at, count) => {
  const step = gate(`shard ${at} of ${count}`, CONFIG, { flags: ["--shard", `${at}/${count}`] });
  return { ...step, report: `parts/${at}` };
};

const shards = {
  name: "shards",
  prepare: makeGate,
  steps: [
    first,
    ...[1, 2, 3].map((at) => shard(at, 3)),
    merge("merged", CONFIG, ["parts"], { exit: 0 }),
    merge("one missing", CONFIG, ["parts/1", "parts/3"], { exit: 2 }),
    merge("one twice", CONFIG, ["parts/1", "parts/2", "parts/3", "parts/2"]),
    merge("no parts", CONFIG, ["retrieval"], { exit: 2 }),
    merge("parts of another k", CONFIG, ["parts"], {
      before: edit(CONFIG, (config) => (config.k = 5)),
      exit: 2,
    }),
    {
      ...shard(1, 2),
      name: "shard 1 of 2, worse",
      before: all(makeGate, behave({ missing: ["howto-0", "howto-1", "symbol-2"] })),
      report: "worse/1",
    },
    { ...shard(2, 2), name: "shard 2 of 2, worse", report: "worse/2" },
    merge("merged, worse", CONFIG, ["worse"], { exit: 1 }),
    {
      ...shard(1, 2),
      name: "a shard whose retriever dies",
      before: behave({ fails: "later" }),
      report: "dead/1",
    },
    merge("merged with it", CONFIG, ["dead/1", "worse/2"]),
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
    compare("itself", ["--a", CONFIG, "--b", CONFIG], { exit: 0 }),
    compare("another k", ["--a", CONFIG, "--b", "other.json"]),
    ...["b.run", "bad.run", "none.run"].map((run) =>
      compare(`recorded runs, ${run}`, [
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
