/**
 * A folder with the collections in it, suites over them, and recorded runs scored by the project's
 * own metrics.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { comparePairs, DATA, loadModule, readText } from "./context.mjs";

const { loadSuite } = await loadModule("files/suite.js");
const { createRetriever } = await loadModule("retrievers/registry.js");
const { runSuite } = await loadModule("run/run-suite.js");

const folder = mkdtempSync(join(tmpdir(), "parity-formats-"));
export const root = { directory: folder };
export const writeInput = (name, value) =>
  writeFileSync(join(folder, name), typeof value === "string" ? value : JSON.stringify(value));
for (const name of [
  "adi",
  "cranfield",
  "cacm",
  "beir",
  "clematis3",
  "rig-retrieval-evals",
  "cruxe",
  "docs_search",
  "rag_spans",
]) {
  cpSync(join(DATA, name), join(folder, name), { recursive: true });
}

export async function loadDatasetSuite(name, dataset, revision = "1") {
  const file = `${name}.suite.json`;
  writeInput(file, {
    version: 1,
    name,
    revision,
    dataset: dataset.format === "cruxe" ? dataset : { intent: "all", ...dataset },
  });
  return (await loadSuite(root, [file])).suite;
}

/** Grades by query and document, counted here as simply as can be. */
export function readGrades(...path) {
  const grades = new Map();
  for (const line of readText(...path).split(/\r?\n/)) {
    const cells = line.trim().split(/\s+/);
    const [query, document, grade] = cells.length === 4 ? [cells[0], cells[2], cells[3]] : cells;
    if (document === undefined || Number.isNaN(Number(grade))) {
      continue;
    }
    if (!grades.has(query)) {
      grades.set(query, new Map());
    }
    grades.get(query).set(document, Number(grade));
  }
  return grades;
}

const byId = (a, b) => (a < b ? -1 : 1);
const targetText = (each) =>
  each.expected
    .map(({ value, grade }) => `${value}=${grade}`)
    .sort(byId)
    .join(" ");

/** The number in the warning that this finds, 0 if there is none. */
const countInWarning = (suite, pattern) => {
  const found = (suite.warnings ?? []).flatMap(({ message }) => pattern.exec(message)?.[1] ?? []);
  return Number(found[0] ?? 0);
};

/**
 * Every case's targets against the qrels, and what is left out against the counts in the data's own
 * notes.
 */
export function compareCases(name, suite, grades, { queries, unjudged = 0, missing = 0 }) {
  const pairs = [
    ["cases", queries, suite.cases.length],
    ["unjudged queries", unjudged, countInWarning(suite, /^(\d+) quer\w+ (?:is|are) unjudged/)],
    [
      "judged documents that the corpus lacks",
      missing,
      countInWarning(suite, /the corpus lacks (\d+) judged/),
    ],
  ];
  for (const each of suite.cases) {
    const own = [...(grades.get(each.id) ?? [])];
    const positive = own
      .filter(([, grade]) => grade > 0)
      .map(([document, grade]) => `${document}=${grade}`);
    const others = own.filter(([, grade]) => grade <= 0).map(([document]) => document);
    pairs.push([`${each.id} targets`, positive.sort(byId).join(" "), targetText(each)]);
    pairs.push([
      `${each.id} judged not relevant`,
      others.sort(byId).join(" "),
      (each.judged_irrelevant ?? []).join(" "),
    ]);
  }
  comparePairs(`${name}: cases`, pairs);
}

export const runRecorded = (suite, path, k, definition) =>
  runRetriever(suite, { kind: "run", path }, k, definition);

/** What a retriever in our own process answers, without a clock. */
export async function runRetriever(suite, config, k, definition) {
  const retriever = createRetriever(
    { cwd: ".", env: {}, env_only: null, concurrency: 1, params: null, ...config },
    {
      root: folder,
      environment: {},
      moduleHost: "",
      signal: new AbortController().signal,
      log: () => {},
    },
  );
  const plan = {
    cases: suite.cases,
    k,
    definition,
    latency: "off",
    concurrency: 1,
    clock: "recorded",
    settled: () => true,
  };
  const ports = {
    retriever,
    now: () => 0,
    cancelled: () => false,
    progress: () => {},
    environment: {},
  };
  const { failure, ...run } = await runSuite(plan, ports);
  if (failure !== null) {
    throw failure;
  }
  return run;
}

export const roundToSix = (value) => Number(value.toFixed(6));
export const removeWorkspace = () => rmSync(folder, { recursive: true, force: true });
