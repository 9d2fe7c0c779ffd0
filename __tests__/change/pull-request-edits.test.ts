/**
 * Pull requests that edit files of the gate, each with a real repository and GitHub's event. Those
 * that weaken the gate are found or fail, and those that do not pass without a finding.
 */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { git, proposeInPlace, pullRequestEvent, writeFiles } from "../helpers/git-repository.ts";
import {
  type Answers,
  BASELINE,
  CONFIG,
  SUITE,
  type Written,
  caseFile,
  configFile,
  edit,
  weakenedFields,
  judgeCheckout,
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

/**
 * The verdict on a pull request with this change, by the config that the job names, when search
 * answers as recorded but for `answers`.
 */
async function judgeChange(change: Change, config = CONFIG, answers: Answers = {}) {
  const folder = await project(PLAIN, SUITE_FILE);
  const pull = await proposeInPlace(folder, change);
  return judgeCheckout(folder, pullRequestEvent(pull), answers, { config });
}

/** Gives every case another id. */
const renameCases = editSuite(({ cases }) =>
  cases.forEach((each: Written) => (each.id = `q-${each.id}`)),
);

describe("a pull request that weakens its gate", () => {
  // change/weakening has a row for each field of config and suite, and action/pull-requests one for
  // each file.
  it("finds a weakened gate with another config beside the base's", async () => {
    const lax = configFile({ gate: { "recall@10": "off" } });
    const addLaxConfig: Change = (folder) => writeFiles(folder, { "lax.json": lax });

    const verdict = await judgeChange(addLaxConfig, "lax.json");

    expect(verdict.verdict).toBe("fail");
    expect(weakenedFields(verdict)).toContain("config");
  });

  it.each<[title: string, change: Change]>([
    ["a removed row", editBaseline(({ cases }) => delete cases["howto-0"])],
    ["a row that was not measured", editBaseline(({ cases }) => (cases["howto-0"].ranks = [9, 9]))],
  ])("finds %s, which no longer fits the baseline's means", async (_, change) => {
    await expect(judgeChange(change)).rejects.toMatchObject({ code: "invalid_baseline" });
  });

  it("finds renamed cases that search lost", async () => {
    const lost = { "howto-1": null, "howto-2": null, "symbol-1": null, "symbol-2": null };

    const verdict = await judgeChange(renameCases, CONFIG, lost);

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
    // What a row says of rules and golden data is in change/weakening and laws/edits.
    ["two cases in a new intent", addCases(caseFile("faq", 1), caseFile("faq", 2))],
    // Names, order and form.
    ["a renamed case", editFirstCase((first) => (first.id = "renamed"))],
    ["all cases renamed", renameCases],
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
    // Files of the author, which are not the gate's.
    ["other documents", write({ "docs/new.md": "New.\n", "README.md": "docs, rewritten\n" })],
    ["a moved document", (folder) => git(folder, "mv", "README.md", "ABOUT.md")],
    ["a workflow more", write({ ".github/workflows/lint.yml": { on: "push", jobs: {} } })],
    ["a config more", write({ "nightly.json": configFile({ k: 50 }) })],
  ])("finds nothing in a pull request with %s", async (_, change) => {
    const verdict = await judgeChange(change);

    expect([verdict.verdict, weakenedFields(verdict)]).toEqual(["pass", []]);
  });
});
