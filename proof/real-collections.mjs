/**
 * Real systems on real questions, gated by the built command: `node proof/real-collections.mjs
 * [cli]`. One run is recorded as the baseline, others are held against it; verdict, failed checks
 * and worst cases are printed. The data stand beside the project, in ../shared/data or where
 * SHARED_DATA says. Exit 1 where a verdict is not the known one, 77 without the data.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ROOT, dataFolder } from "./kit.mjs";

const DATA = dataFolder("gated");
const CLI = resolve(process.argv[2] ?? join(ROOT, "dist/cli/index.js"));
const WORST = 5;

/**
 * `verdict`: what each candidate gets, with its categories; every baseline passes against itself.
 */
const COLLECTIONS = [
  {
    name: "docs_search",
    dataset: { format: "trec", path: "docs_search" },
    k: 3,
    prepare: topicsOfQuestions,
    comparisons: [
      // Better in every mean, though some questions lost a target.
      { baseline: "retrieve_base", candidate: "retrieve_level_two", verdict: "pass" },
      { baseline: "retrieve_level_two", candidate: "retrieve_base", verdict: "fail recall_drop" },
    ],
  },
  {
    name: "cranfield",
    dataset: { format: "beir", path: "cranfield" },
    k: 10,
    comparisons: [
      { baseline: "tuned", candidate: "bm25", verdict: "fail recall_drop" },
      { baseline: "tuned", candidate: "degraded", verdict: "fail recall_drop" },
      { baseline: "tuned", candidate: "titleonly", verdict: "fail recall_drop" },
    ],
  },
];

/** The collection has its questions as JSON: topics in two columns. */
function topicsOfQuestions(folder) {
  const questions = JSON.parse(
    readFileSync(join(folder, "docs_search/docs_evaluation_dataset.json"), "utf8"),
  );
  const lines = questions.map(({ id, question }) => `${id}\t${question.replaceAll(/\s+/g, " ")}\n`);
  writeFileSync(join(folder, "docs_search/topics.tsv"), lines.join(""));
}

function runCommand(folder, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

function prepareCollection({ name, dataset, k, prepare: more }, folder) {
  cpSync(join(DATA, name), join(folder, name), { recursive: true });
  more?.(folder);
  const suite = { version: 1, name, revision: "1", dataset: { ...dataset, intent: "all" } };
  writeFileSync(join(folder, "suite.json"), JSON.stringify(suite));
  return (file, candidate) => {
    const retriever = { kind: "run", path: `${name}/runs/${candidate}.trec` };
    writeFileSync(
      join(folder, file),
      JSON.stringify({
        version: 1,
        suite: "suite.json",
        baseline: "baseline.json",
        k,
        latency: "off",
        retriever,
      }),
    );
  };
}

function describeReport(report) {
  const lines = [
    `  verdict ${report.verdict}${report.categories.length === 0 ? "" : `: ${report.categories.join(", ")}`}`,
  ];
  if (report.secondary_categories.length > 0) {
    lines.push(`  secondary: ${report.secondary_categories.join(", ")}`);
  }
  const formatValue = (value) => (value === null ? "none" : String(Math.round(value * 1e4) / 1e4));
  const failed = report.checks.filter(({ passed }) => !passed);
  for (const check of failed.filter(({ scope }) => scope === "overall")) {
    lines.push(
      `  ${check.metric} ${check.scope}: ${formatValue(check.baseline)} -> ${formatValue(check.current)}, limit ${formatValue(check.limit)}, ${check.category}`,
    );
    for (const each of check.cases.slice(0, WORST)) {
      lines.push(
        `    ${each.id}: ${formatValue(each.before)} -> ${formatValue(each.after)}, ranks ${JSON.stringify(each.ranks_before)} -> ${JSON.stringify(each.ranks_after)}`,
      );
    }
  }
  return lines;
}

let unexpected = 0;

function gateCandidate(collection, { baseline, candidate, verdict }) {
  const folder = mkdtempSync(join(tmpdir(), "real-collections-"));
  try {
    const configure = prepareCollection(collection, folder);
    configure("baseline-run.json", baseline);
    configure("candidate-run.json", candidate);
    const recorded = runCommand(folder, "record", "--config", "baseline-run.json");
    const itself = runCommand(folder, "gate", "--config", "baseline-run.json");
    const gated = runCommand(
      folder,
      "gate",
      "--config",
      "candidate-run.json",
      "--report-dir",
      "gated",
    );
    console.log(`\n${collection.name}: ${candidate} against ${baseline}`);
    const report = JSON.parse(readFileSync(join(folder, "gated/report.json"), "utf8"));
    console.log(describeReport(report).join("\n"));
    const found = [report.verdict, ...report.categories].join(" ");
    const codes = `${recorded.status} ${itself.status} ${gated.status}`;
    const expected = `0 0 ${verdict === "pass" ? 0 : 1}`;
    if (found === verdict && codes === expected) {
      return;
    }
    unexpected++;
    console.log(
      `  UNEXPECTED: wanted "${verdict}" with exit codes ${expected}, got "${found}" with ${codes}`,
    );
    if (recorded.status !== 0) {
      console.log(recorded.output);
    }
    if (itself.status !== 0) {
      console.log(itself.output);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const collection of COLLECTIONS) {
  for (const comparison of collection.comparisons) {
    gateCandidate(collection, comparison);
  }
}
console.log(`\n${unexpected} unexpected`);
process.exitCode = unexpected === 0 ? 0 : 1;
