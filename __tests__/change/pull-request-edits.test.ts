/**
 * Pull requests that edit files of the gate, each with a real repository and GitHub's event. Those
 * that weaken the gate are found or fail, and those that do not pass without a finding.
 */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { GateError } from "../../src/errors.ts";
import {
  git,
  link,
  proposeInPlace,
  pullRequestEvent,
  remove,
  writeFiles,
} from "../helpers/git-repository.ts";
import {
  BASELINE,
  CONFIG,
  SUITE,
  type Written,
  caseFile,
  configFile,
  edit,
  weakenedFields,
  judge,
  judgeCheckout,
  policiesIn,
  project,
  record,
  sixOfEach,
  suiteFile,
} from "./project.ts";

/** What a pull request edits in its checkout. */
type Change = (folder: string) => unknown;

const editConfig =
  (change: (config: Written) => unknown): Change =>
  (folder) =>
    edit(folder, CONFIG, change);
const editGate = (change: (gate: Written) => unknown): Change =>
  editConfig(({ gate }) => change(gate));
const editSuite =
  (change: (suite: Written) => unknown): Change =>
  (folder) =>
    edit(folder, SUITE, change);
const editFirstCase = (change: (first: Written) => unknown): Change =>
  editSuite(({ cases }) => change(cases[0]));
const editBaseline =
  (change: (baseline: Written) => unknown): Change =>
  (folder) =>
    edit(folder, BASELINE, change);
const removeFirst = ({ cases }: Written): unknown => cases.shift();
/** Renames the suite, and records it under its new name. */
const renameSuite: Change = (folder) => {
  edit(folder, SUITE, (suite) => (suite.name = "mine"));
  return record(folder);
};
/** The config of most rows: it has each kind of rule. */
const PLAIN = {
  metrics: ["precision@3"],
  gate: {
    significance: 0.1,
    "recall@10": { tolerance: 0.02, floor: 0.5, significance: "auto" },
    error_rate: { ceiling: 0 },
    "precision@5": { floor: 0.01 },
    per_intent: { tolerance: 0.05 },
    intents: { howto: { "recall@10": { floor: 0.4 } } },
  },
};
/** The suite's first case in all rows, with each optional field. */
const RICH_CASE = {
  ...caseFile("howto", 0),
  expected: [{ id: "doc howto-0", grade: 2 }, { id: "other 1" }],
  forbidden: [{ id: "a draft" }],
  critical: true,
  group: "first",
  params: { lang: "en" },
  reference_answer: "42",
  tags: ["smoke"],
};
const SUITE_FILE = suiteFile([RICH_CASE, ...sixOfEach().slice(1)]);

// Configs of the rows about prices, judges, latency and addresses.
const COSTED = {
  prices: { currency: "EUR", models: { m: { prompt: 2 } } },
  gate: { cost_per_query: { ceiling: 1 } },
};
const JUDGED = {
  metrics: ["faithfulness"],
  judge: { base_url: "https://judge.example/v1", model: "m", cache: "verdicts.jsonl" },
};
const TIMED = { latency: { repeats: 5, budget_s: 60 } };
const HTTP = {
  retriever: {
    kind: "http",
    url: "https://search.example/docs",
    results: "hits",
    body: {},
    timeout_ms: 1000,
  },
};

interface Outcome {
  /** The verdict, or the code of the error that ended the run. */
  readonly verdict: string;
  /** The fields that the change weakened. */
  readonly weakened: readonly string[];
}

/**
 * The outcome for a pull request with this change of a project whose config has the overrides, when
 * search answers as recorded. If fields are weakened, the verdict is `fail`, and nothing is judged.
 * `config` is the config that the job names.
 */
async function outcomeOf(overrides: Written, change: Change, config = CONFIG): Promise<Outcome> {
  const folder = await project(overrides, SUITE_FILE);
  const pull = await proposeInPlace(folder, change);
  const event = pullRequestEvent(pull);
  try {
    const policies = await policiesIn(folder, event, { config });
    const weakened = policies.findings.flatMap((finding) =>
      finding.fields.map(({ field }) => field),
    );
    if (weakened.length > 0) {
      return { verdict: "fail", weakened };
    }
    const verdict = await judge(policies);
    return { verdict: verdict.verdict, weakened: weakenedFields(verdict) };
  } catch (error) {
    if (error instanceof GateError) {
      return { verdict: error.code, weakened: [] };
    }
    throw error;
  }
}

describe("a pull request that weakens its gate", () => {
  it.each<[title: string, weakenedField: string, overrides: Written, change: Change]>([
    // config
    ["another k", "k", PLAIN, editConfig((config) => (config.k = 20))],
    [
      "a definition",
      "definition.relevance",
      PLAIN,
      editConfig((c) => (c.definition = { relevance: 2 })),
    ],
    [
      "a nested definition",
      "definition.text.threshold",
      PLAIN,
      editConfig((c) => (c.definition = { text: { threshold: 0.5 } })),
    ],
    [
      "a least score",
      "definition.min_score",
      PLAIN,
      editConfig((c) => (c.definition = { min_score: 0.2 })),
    ],
    ["a rule off", "gate.recall@10", PLAIN, editGate((gate) => (gate["recall@10"] = "off"))],
    ["a default rule off", "gate.mrr@10", PLAIN, editGate((gate) => (gate["mrr@10"] = "off"))],
    [
      "a wider tolerance",
      "gate.recall@10.tolerance",
      PLAIN,
      editGate((gate) => (gate["recall@10"].tolerance = 0.5)),
    ],
    [
      "a tolerance over a default",
      "gate.mrr@10.tolerance",
      PLAIN,
      editGate((gate) => (gate["mrr@10"] = { tolerance: 0.3 })),
    ],
    [
      "a tolerance in another unit",
      "gate.recall@10.tolerance",
      PLAIN,
      editGate((gate) => (gate["recall@10"].tolerance = "3 cases")),
    ],
    [
      "a lower floor",
      "gate.recall@10.floor",
      PLAIN,
      editGate((gate) => (gate["recall@10"].floor = 0.4)),
    ],
    ["no floor", "gate.precision@5", PLAIN, editGate((gate) => delete gate["precision@5"])],
    [
      "a raised ceiling",
      "gate.error_rate.ceiling",
      PLAIN,
      editGate((gate) => (gate.error_rate.ceiling = 0.5)),
    ],
    [
      "a lower level of significance",
      "gate.mrr@10.significance",
      PLAIN,
      editGate((gate) => (gate.significance = 0.01)),
    ],
    [
      "wider tolerances in intents",
      "gate.per_intent.tolerance",
      PLAIN,
      editGate((gate) => (gate.per_intent.tolerance = 0.2)),
    ],
    [
      "no rules in intents",
      "gate.per_intent",
      PLAIN,
      editGate((gate) => (gate.per_intent = "off")),
    ],
    [
      "a lower floor in an intent",
      "gate.intents.howto.recall@10.floor",
      PLAIN,
      editGate((gate) => (gate.intents.howto["recall@10"].floor = 0.1)),
    ],
    [
      "a rule off in an intent",
      "gate.intents.howto.recall@10",
      PLAIN,
      editGate((gate) => (gate.intents.howto["recall@10"] = "off")),
    ],
    [
      "a metric that is not reported any more",
      "metrics",
      PLAIN,
      editConfig((config) => delete config.metrics),
    ],
    [
      "more time for an answer",
      "retriever.timeout_ms",
      HTTP,
      editConfig(({ retriever }) => (retriever.timeout_ms = 9000)),
    ],
    [
      "another host",
      "retriever.url",
      HTTP,
      editConfig(({ retriever }) => (retriever.url = "https://mine.example/docs")),
    ],
    [
      "another kind of retriever",
      "retriever.kind",
      PLAIN,
      editConfig((config) => (config.retriever = HTTP.retriever)),
    ],
    ["latency off", "latency", TIMED, editConfig((config) => (config.latency = "off"))],
    ["fewer repeats", "latency.repeats", TIMED, editConfig(({ latency }) => (latency.repeats = 2))],
    [
      "a sample of the cases",
      "latency.cases",
      TIMED,
      editConfig(({ latency }) => (latency.cases = 3)),
    ],
    [
      "the retriever's own clock",
      "latency.source",
      TIMED,
      editConfig(({ latency }) => (latency.source = "reported")),
    ],
    [
      "a lower price",
      "prices.models.m.prompt",
      COSTED,
      editConfig(({ prices }) => (prices.models.m.prompt = 1)),
    ],
    [
      "another currency",
      "prices.currency",
      COSTED,
      editConfig(({ prices }) => (prices.currency = "USD")),
    ],
    [
      "no prices",
      "prices",
      COSTED,
      editConfig((config) => (delete config.prices, delete config.gate)),
    ],
    ["another judge", "judge.model", JUDGED, editConfig(({ judge }) => (judge.model = "n"))],
    [
      "verdicts of another file",
      "judge.cache",
      JUDGED,
      editConfig(({ judge }) => (judge.cache = "mine.jsonl")),
    ],
    // cases
    [
      "nothing forbidden",
      "cases.howto-0.forbidden.a draft",
      PLAIN,
      editFirstCase((first) => delete first.forbidden),
    ],
    [
      "no critical case any more",
      "cases.howto-0.critical",
      PLAIN,
      editFirstCase((first) => delete first.critical),
    ],
    ["a removed critical case", "cases.howto-0.critical", PLAIN, editSuite(removeFirst)],
    [
      "three of twelve queries reworded",
      "cases.howto-0",
      PLAIN,
      editSuite(({ cases }) =>
        cases.slice(0, 3).forEach((each: Written, at: number) => (each.query = `easy ${at}`)),
      ),
    ],
    // rows and files
    ["a removed baseline", "baseline", PLAIN, (folder) => remove(folder, BASELINE)],
    [
      "a config that became a link",
      "file",
      PLAIN,
      (folder) => {
        git(folder, "mv", CONFIG, "real.json");
        link(folder, CONFIG, "real.json");
      },
    ],
  ])("finds a weakened gate with %s", async (_, weakenedField, overrides, change) => {
    const outcome = await outcomeOf(overrides, change);

    expect(outcome.verdict).toBe("fail");
    expect(outcome.weakened).toContain(weakenedField);
  });

  it("finds a weakened gate with another config beside the base's", async () => {
    const lax = configFile({ gate: { "recall@10": "off" } });
    const addLaxConfig: Change = (folder) => writeFiles(folder, { "lax.json": lax });

    const outcome = await outcomeOf(PLAIN, addLaxConfig, "lax.json");

    expect(outcome).toMatchObject({
      verdict: "fail",
      weakened: expect.arrayContaining(["config"]),
    });
  });

  it.each<[title: string, change: Change]>([
    ["a removed row", editBaseline(({ cases }) => delete cases["howto-0"])],
    ["a row that was not measured", editBaseline(({ cases }) => (cases["howto-0"].ranks = [9, 9]))],
  ])("finds %s, which no longer fits the baseline's means", async (_, change) => {
    const outcome = await outcomeOf(PLAIN, change);

    expect(outcome.verdict).toBe("invalid_baseline");
  });

  it("finds renamed cases that search lost", async () => {
    const folder = await project(PLAIN, SUITE_FILE);
    const renameAll = editSuite(({ cases }) =>
      cases.forEach((each: Written) => (each.id = `q-${each.id}`)),
    );
    const pull = await proposeInPlace(folder, renameAll);
    const lost = { "howto-1": null, "howto-2": null, "symbol-1": null, "symbol-2": null };

    const verdict = await judgeCheckout(folder, pullRequestEvent(pull), lost);

    expect(verdict).toMatchObject({ verdict: "fail", categories: ["recall_drop"] });
  });
});

describe("a pull request that does not weaken its gate", () => {
  /** Makes a change that writes the value of a JSON file in another form. */
  const reformatFile =
    (file: string, write: (value: Written) => string): Change =>
    (folder) =>
      writeFiles(folder, {
        [file]: write(JSON.parse(readFileSync(path.join(folder, file), "utf8"))),
      });
  /** Moves the suite to eval/golden.yaml, as YAML with a comment. */
  const moveSuite: Change = (folder) => {
    const suite: Written = JSON.parse(readFileSync(path.join(folder, SUITE), "utf8"));
    rmSync(path.join(folder, SUITE));
    writeFiles(folder, { "eval/golden.yaml": `# Questions of support.\n${stringify(suite)}` });
    edit(folder, CONFIG, (config) => (config.suite = "eval/golden.yaml"));
  };
  const reverseKeys = (value: Written): string =>
    JSON.stringify(Object.fromEntries(Object.entries(value).toReversed()));
  const write =
    (files: Readonly<Record<string, unknown>>): Change =>
    (folder) =>
      writeFiles(folder, files);
  const addCases = (...cases: readonly Written[]): Change =>
    editSuite((suite) => suite.cases.push(...cases));

  it.each<[title: string, change: Change]>([
    // tightening
    ["a lower tolerance", editGate((gate) => (gate["recall@10"].tolerance = 0.005))],
    ["a tolerance of 0", editGate((gate) => (gate["recall@10"].tolerance = 0))],
    ["a tolerance below a default", editGate((gate) => (gate["mrr@10"] = { tolerance: 0.005 }))],
    ["a higher floor", editGate((gate) => (gate["recall@10"].floor = 0.8))],
    ["a floor more", editGate((gate) => (gate["mrr@10"] = { floor: 0.5 }))],
    ["a rule more", editGate((gate) => (gate["hit_rate@10"] = { floor: 0.5 }))],
    [
      "a rule more in an intent",
      editGate((gate) => (gate.intents.symbol = { "recall@10": { floor: 0.3 } })),
    ],
    [
      "a higher floor in an intent",
      editGate((gate) => (gate.intents.howto["recall@10"].floor = 0.6)),
    ],
    ["a lower tolerance in intents", editGate((gate) => (gate.per_intent.tolerance = 0.02))],
    ["a higher level of significance", editGate((gate) => (gate.significance = 0.15))],
    ["limits that decide alone", editGate((gate) => (gate["recall@10"].significance = "off"))],
    ["a metric more", editConfig((config) => config.metrics.push("precision@1"))],
    ["a metric that is gated now", editGate((gate) => (gate["precision@3"] = { floor: 0.01 }))],
    ["less time for an answer", editConfig(({ retriever }) => (retriever.timeout_ms = 500))],
    // additions
    ["a case more", addCases(caseFile("howto", 77))],
    ["two cases in a new intent", addCases(caseFile("faq", 1), caseFile("faq", 2))],
    ["a critical case more", addCases({ ...caseFile("symbol", 77), critical: true })],
    [
      "a case that expects nothing",
      addCases({ id: "none", query: "find none", intent: "howto", expect_empty: true }),
    ],
    ["another query", editFirstCase((first) => (first.query = "easy"))],
    ["another intent", editFirstCase((first) => (first.intent = "symbol"))],
    ["other params", editFirstCase((first) => (first.params = { lang: "de" }))],
    ["a removed target", editFirstCase((first) => first.expected.shift())],
    ["another target", editFirstCase((first) => (first.expected[0].id = "other 2"))],
    ["a lower grade", editFirstCase((first) => (first.expected[0].grade = 1))],
    ["another reference answer", editFirstCase((first) => (first.reference_answer = "43"))],
    ["a case joined to another's group", editSuite(({ cases }) => (cases[1].group = "first"))],
    ["a removed case", editSuite(({ cases }) => cases.pop())],
    ["another name of the suite", renameSuite],
    ["a target more", editFirstCase((first) => first.expected.push({ id: "other 2" }))],
    [
      "an any-of need in place of a target",
      editFirstCase(
        (first) => (first.expected[1] = { any: [{ id: "other 1" }, { id: "other 2" }] }),
      ),
    ],
    ["a higher grade", editFirstCase((first) => (first.expected[0].grade = 3))],
    [
      "a forbidden document more",
      editFirstCase((first) => first.forbidden.push({ id: "an old draft" })),
    ],
    ["a case that becomes critical", editSuite(({ cases }) => (cases[1].critical = true))],
    ["a reference answer", editSuite(({ cases }) => (cases[1].reference_answer = "43"))],
    ["a case that leaves its group", editFirstCase((first) => delete first.group)],
    // names, notes, order, reformatting
    ["a renamed case", editFirstCase((first) => (first.id = "renamed"))],
    [
      "all cases renamed",
      editSuite(({ cases }) => cases.forEach((each: Written) => (each.id = `q-${each.id}`))),
    ],
    ["other tags", editFirstCase((first) => (first.tags = ["slow", "docs"]))],
    ["an ignored folder", write({ ".gitignore": "retrieval-gate-report\n" })],
    ["another revision of the suite", editSuite((suite) => (suite.revision = "2"))],
    ["cases in another order", editSuite((suite) => (suite.cases = suite.cases.toReversed()))],
    ["the config in one line", reformatFile(CONFIG, (value) => JSON.stringify(value))],
    ["the config's keys in another order", reformatFile(CONFIG, reverseKeys)],
    ["the suite in one line", reformatFile(SUITE, (value) => JSON.stringify(value))],
    [
      "defaults written out",
      editConfig((config) => (config.definition = { relevance: 1, gain: "linear" })),
    ],
    ["the baseline recorded again", (folder) => record(folder)],
    ["a moved suite, in YAML with a comment", moveSuite],
    [
      "a moved baseline",
      (folder) => {
        git(folder, "mv", BASELINE, "docs.json");
        edit(folder, CONFIG, (config) => (config.baseline = "docs.json"));
      },
    ],
    // the author's own
    ["another command", editConfig(({ retriever }) => (retriever.command = ["node", "new.mjs"]))],
    [
      "environment and params",
      editConfig(({ retriever }) =>
        Object.assign(retriever, { env: { MODEL: "b" }, params: { boost: 2 } }),
      ),
    ],
    ["another folder", editConfig(({ retriever }) => (retriever.cwd = "retrieval"))],
    [
      "more at once, and more time to start",
      editConfig(({ retriever }) =>
        Object.assign(retriever, { concurrency: 4, startup_timeout_ms: 90_000 }),
      ),
    ],
    [
      "a library upgrade",
      write({ "package.json": { dependencies: { search: "2.0.0" } }, "package-lock.json": {} }),
    ],
    ["other documents", write({ "docs/new.md": "New.\n", "README.md": "docs, rewritten\n" })],
    ["a moved document", (folder) => git(folder, "mv", "README.md", "ABOUT.md")],
    ["a workflow more", write({ ".github/workflows/lint.yml": { on: "push", jobs: {} } })],
    ["a config more", write({ "nightly.json": configFile({ k: 50 }) })],
    ["nothing", () => undefined],
  ])("finds nothing in a pull request with %s", async (_, change) => {
    const outcome = await outcomeOf(PLAIN, change);

    expect(outcome).toStrictEqual({ verdict: "pass", weakened: [] });
  });
});
