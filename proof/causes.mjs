/**
 * Plants a cause into a search and reads what each output of the gate says first about why it
 * failed: `node proof/causes.mjs [--quick] [--show] [--only NAME]`; with `--quick` every eighth run.
 * The program is dist/, started as an action; the search is a child process. 11 causes with two
 * seeds each, of 20 to 5,000 queries, and 4 causes in corpora of 12 to 20 documents must be named
 * in log, summary, comment, page and first annotation in all but two runs, and 20 runs without a
 * cause must name none. What most lists show is planted 21 times, and other ids 18 times: log and
 * comment must name each. There must be no such note in 40 unchanged runs and in 20 changes of a
 * few lists. In six more runs all queries with an identifier rank lower, and three others lost
 * more: no output may blame identifiers. Everything is seeded.
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import {
  FEW_LISTS,
  PLANTED,
  PLANTED_IDS,
  PLANTED_LISTS,
  PLANTED_SMALL,
  UNPLANTED,
  drawSmallWorld,
  drawWorld,
  loseOthers,
  seedRandom,
  shakeScores,
  worldSize,
} from "./causes/worlds.mjs";
import { ROOT, loadSources } from "./kit.mjs";

const argumentsGiven = process.argv.slice(2);
const isQuick = argumentsGiven.includes("--quick");
const shows = argumentsGiven.includes("--show");
const only = argumentsGiven[argumentsGiven.indexOf("--only") + 1];
const isAsked = (name) => !argumentsGiven.includes("--only") || name.includes(only);

const MOST_MISSED = isQuick ? 1 : 2;
const { findReports, renderCommentMd } = await loadSources(
  "action/comment/reports reporters/comment-md",
);

/**
 * Answers from a file: by query, and those of the change if the folder has a file named `changed`.
 */
const SEARCH = `
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
const file = existsSync("changed") ? "changed.json" : "before.json";
const answers = JSON.parse(readFileSync(file, "utf8"));
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, query, k } = JSON.parse(line);
  const { results, ...more } = answers[query];
  const answer = results ? { results: results.slice(0, k) } : {};
  process.stdout.write(JSON.stringify({ id, ...more, ...answer }) + "\\n");
});
`;

const CONFIG = {
  version: 1,
  suite: "suite.json",
  baseline: "baseline.json",
  k: 10,
  latency: "off",
  retriever: { kind: "command", command: ["node", "search.mjs"], timeout_ms: 20_000 },
};

function listAnswers(world) {
  const answers = world.map(({ query, list, error, stages }) => {
    const results = list.map(({ document, id }) => (id ? { id, path: document } : document));
    return [query, error === undefined ? { results, ...(stages && { stages }) } : { error }];
  });
  return Object.fromEntries(answers);
}

function writeFolder(folder, before, changed) {
  const cases = before.map(({ id, query, intent, target, byPath }) => ({
    id,
    query,
    intent,
    expected: [byPath ? { path: target } : { id: target }],
  }));
  const files = {
    "search.mjs": SEARCH,
    "retrieval-gate.json": CONFIG,
    "suite.json": { version: 1, name: "planted", revision: "1", cases },
    "before.json": listAnswers(before),
    "changed.json": listAnswers(changed),
  };
  mkdirSync(join(folder, "temp"));
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(
      join(folder, name),
      typeof content === "string" ? content : JSON.stringify(content),
    );
  }
}

function runProgram(folder, file, words, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, "dist", file), ...words], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, ...environment },
    });
    let output = "";
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout.setEncoding("utf8").on("data", collect);
    child.stderr.setEncoding("utf8").on("data", collect);
    child.on("close", (code) => resolve({ code, output }));
  });
}

function runGit(folder, ...words) {
  const who = ["-c", "user.name=proof", "-c", "user.email=proof@example.org"];
  return execFileSync("git", [...who, ...words], { cwd: folder, encoding: "utf8" }).trim();
}

/** Commits the suite and its baseline, then the change. Returns the change's commit. */
function commitChange(folder) {
  runGit(folder, "init", "-q", "-b", "main");
  runGit(folder, "add", "search.mjs", "suite.json", "baseline.json", "retrieval-gate.json");
  runGit(folder, "commit", "-qm", "Add the gate");
  writeFileSync(join(folder, "changed"), "");
  runGit(folder, "add", "changed");
  runGit(folder, "commit", "-qm", "Change the search");
  return runGit(folder, "rev-parse", "HEAD");
}

/** Starts the gate as a runner starts the action after a push. */
function runAction(folder, commit) {
  const event = { ref: "refs/heads/main", repository: { default_branch: "main" } };
  writeFileSync(join(folder, "temp/event.json"), JSON.stringify(event));
  const files = ["OUTPUT", "ENV", "PATH", "STATE", "STEP_SUMMARY"].map((name) => {
    const file = join(folder, "temp", name);
    writeFileSync(file, "");
    return [`GITHUB_${name}`, file];
  });
  return runProgram(folder, "index.js", [], {
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_API_URL: "http://127.0.0.1:9",
    GITHUB_EVENT_NAME: "push",
    GITHUB_EVENT_PATH: join(folder, "temp/event.json"),
    GITHUB_JOB: "gate",
    GITHUB_REF: "refs/heads/main",
    GITHUB_REPOSITORY: "owner/project",
    GITHUB_RUN_ATTEMPT: "1",
    GITHUB_RUN_ID: "1",
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_SHA: commit,
    GITHUB_WORKFLOW: "CI",
    GITHUB_WORKSPACE: folder,
    RUNNER_OS: "Linux",
    RUNNER_TEMP: join(folder, "temp"),
    INPUT_CONFIG: "retrieval-gate.json",
    ...Object.fromEntries(files),
  });
}

/** The text of HTML without its tags, a paragraph a line. */
function stripTags(html) {
  return html
    .replaceAll(/<\/(?:p|h1)>/g, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll("&#47;", "/");
}

/**
 * The first line "Why" of an output. Where the run ended with an error, all that stands above "What
 * to do".
 */
function firstWhy(text, failure) {
  const lines = stripTags(text)
    .split("\n")
    .map((line) => line.trim());
  if (failure !== null) {
    const end = lines.findIndex((line) => /^\W*what to do\b/i.test(line));
    return lines.slice(0, end).join(" ");
  }
  const why = lines.findIndex((line) => /^\W*why\b/i.test(line));
  return why === -1 ? "" : lines.slice(why, why + 3).join(" ");
}

async function readOutputs(folder, commit, { output }) {
  const report = join(folder, "retrieval-gate-report/planted");
  const readOutput = (name) => readFileSync(join(report, name), "utf8");
  const { reports } = await findReports(report);
  const [{ report: commentReport }] = reports;
  const context = { runUrl: "https://example.org", attempt: 1, commit, conclusion: null };
  const comment = renderCommentMd([{ key: "gate", report: commentReport, page: null }], context);
  const firstReason = (text) => firstWhy(text, commentReport.failure);
  const annotation = /^::error[^\n]*?::([^\n]*)/m.exec(output)?.[1] ?? "";
  const { cause, lists } = JSON.parse(readOutput("report.json"));
  return {
    cause,
    lists,
    whole: { log: output, comment },
    failure: commentReport.failure?.message ?? "",
    log: firstReason(output),
    summary: firstReason(readOutput("summary.md")),
    comment: firstReason(comment),
    page: firstReason(readOutput("report.html")),
    annotation: annotation.replaceAll("%0A", " "),
  };
}

async function runGate(before, changed) {
  const folder = mkdtempSync(join(tmpdir(), "causes-"));
  try {
    writeFolder(folder, before, changed);
    const recorded = await runProgram(folder, "cli/index.js", [
      "record",
      "--config",
      "retrieval-gate.json",
    ]);
    if (recorded.code !== 0) {
      throw new Error(`recording failed: ${recorded.output}`);
    }
    const commit = commitChange(folder);
    const gated = await runAction(folder, commit);
    return { code: gated.code, ...(await readOutputs(folder, commit, gated)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Markdown escapes what could be markup. */
function plainText(text) {
  return text.replaceAll("\\", "").replaceAll(/&#x?[\da-f]+;/gi, "");
}

const OUTPUTS = ["log", "summary", "comment", "page", "annotation"];

function missingNames(outputs, names) {
  return OUTPUTS.flatMap((output) => {
    const said = plainText(outputs[output]);
    const missing = names.filter((name) =>
      typeof name === "string" ? !said.includes(name) : !name.test(said),
    );
    return missing.length === 0 ? [] : [`${output} lacks ${missing.join(", ")}: "${said}"`];
  });
}

async function runPlanted({ name, seed, at }) {
  const random = seedRandom(seed + 500);
  const before = drawWorld(seed, worldSize(at));
  const { world, names } = PLANTED[name](shakeScores(before, random, 0.1, 0.05), random);
  const outputs = await runGate(before, world);
  const wrong = missingNames(outputs, names);
  return { name, size: before.length, seed, outputs, wrong };
}

async function runPlantedSmall({ name, seed }) {
  const before = drawSmallWorld(seed);
  const { world, names } = PLANTED_SMALL[name](before, seedRandom(seed + 500));
  const outputs = await runGate(before, world);
  const wrong = missingNames(outputs, names);
  return { name, size: before.length, seed, outputs, wrong };
}

async function runUnplanted({ name, seed, at }) {
  const random = seedRandom(seed + 900);
  const before = drawWorld(seed, worldSize(at));
  const outputs = await runGate(before, UNPLANTED[name](before, random));
  const wrong = outputs.cause === null ? [] : [`it names ${JSON.stringify(outputs.cause)}`];
  return { name, size: before.length, seed, outputs, wrong };
}

/** No output may say of the lost queries what does not hold for the worst of them. */
async function runContradicted({ name, seed, at }) {
  const before = drawWorld(seed, LIST_SIZES[at % LIST_SIZES.length]);
  const outputs = await runGate(before, loseOthers(before));
  const wrong = OUTPUTS.filter((output) => /identifier/.test(outputs[output])).map(
    (output) => `${output} blames them: "${plainText(outputs[output])}"`,
  );
  return { name, size: before.length, seed, outputs, wrong };
}

/** How many queries the suites have in which lists change. */
const LIST_SIZES = [20, 45, 80, 150];

async function runLists({ name, seed, at, before: makeBefore, after, names }) {
  const random = seedRandom(seed + 700);
  const whole = drawWorld(seed, LIST_SIZES[at % LIST_SIZES.length]);
  const before = makeBefore(whole);
  const outputs = await runGate(before, after(before, random, whole));
  const wrong = Object.entries(outputs.whole).flatMap(([output, text]) => {
    const missing = names.filter((each) => !each.test(plainText(text)));
    return missing.map((each) => `${output} lacks ${each}`);
  });
  return { name, size: before.length, seed, outputs, wrong };
}

async function runFewLists({ name, seed, at, after }) {
  const before = drawWorld(seed, LIST_SIZES[at % LIST_SIZES.length]);
  const outputs = await runGate(before, after(before, seedRandom(seed + 800)));
  const { lists } = outputs;
  const wrong = lists === null ? [] : [`it names ${JSON.stringify(lists)}`];
  return { name, size: before.length, seed, outputs, wrong };
}

/** Runs the tasks, as many at a time as there are cores, and returns their values in order. */
async function runAll(tasks, work) {
  const values = [];
  const left = [...tasks.filter((_, at) => !isQuick || at % 8 === 0).entries()];
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [at, task] = next;
      values[at] = await work(task);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
  return values;
}

function printResult({ name, size, seed, outputs, wrong }) {
  const first = wrong.length === 0 ? "" : `\n    ${wrong.join("\n    ")}`;
  const said = shows
    ? `\n    ${outputs.code}: ${plainText(outputs.summary || outputs.failure)}`
    : "";
  console.log(
    `${wrong.length === 0 ? "ok" : "NO"}  ${name}, ${size} queries, seed ${seed}${said}${first}`,
  );
}

const planted = Object.keys(PLANTED)
  .filter(isAsked)
  .flatMap((name, i) => [1, 2].map((seed) => ({ name, seed: seed * 100 + i, at: 2 * i + seed })));
const plantedSmall = Object.keys(PLANTED_SMALL)
  .filter(isAsked)
  .flatMap((name, i) => [1, 2].map((seed) => ({ name, seed: seed * 100 + i })));
const unplanted = Object.keys(UNPLANTED)
  .filter(isAsked)
  .flatMap((name, i) =>
    [1, 2, 3, 4, 5].map((seed) => ({ name, seed: seed * 100 + i + 50, at: 5 * i + seed })),
  );

const foundSmall = await runAll(plantedSmall, runPlantedSmall);
const foundLarge = await runAll(planted, runPlanted);
const found = [...foundSmall, ...foundLarge];
found.forEach(printResult);
const quiet = await runAll(unplanted, runUnplanted);
quiet.forEach(printResult);

const contradicted = await runAll(
  ["the worst queries have no identifier"]
    .filter(isAsked)
    .flatMap((name) => [1, 2, 3, 4, 5, 6].map((seed) => ({ name, seed: seed * 100, at: seed }))),
  runContradicted,
);
contradicted.forEach(printResult);

/** Each kind with so many seeds. */
const listTasks = (kinds, seeds) =>
  Object.entries(kinds)
    .filter(([name]) => isAsked(name))
    .flatMap(([name, kind], i) =>
      Array.from({ length: seeds }, (_, n) => ({
        name,
        seed: n * 100 + i + 30,
        at: i + n,
        ...kind,
      })),
    );
const unchanged = { unchanged: { after: (world) => world } };
const few = Object.fromEntries(Object.entries(FEW_LISTS).map(([name, after]) => [name, { after }]));

const listed = await runAll(
  [...listTasks(PLANTED_LISTS, 3), ...listTasks(PLANTED_IDS, 3)],
  runLists,
);
listed.forEach(printResult);
const unlisted = await runAll([...listTasks(unchanged, 40), ...listTasks(few, 5)], runFewLists);
unlisted.filter(({ wrong }) => shows || wrong.length > 0).forEach(printResult);

const countRight = (results) => results.filter(({ wrong }) => wrong.length === 0).length;
console.log(`${countRight(found)} of ${found.length} causes are the first "why" in every output`);
console.log(`${countRight(quiet)} of ${quiet.length} runs without a cause name none`);
console.log(
  `${countRight(contradicted)} of ${contradicted.length} runs blame nothing that the worst queries lack`,
);
console.log(`${countRight(listed)} of ${listed.length} changes of most lists are named`);
console.log(
  `${countRight(unlisted)} of ${unlisted.length} runs with few changed lists have no note`,
);
const missed = found.length - countRight(found);
const isWrong = [quiet, contradicted, listed, unlisted].some(
  (results) => countRight(results) < results.length,
);
const isOne = argumentsGiven.includes("--only");
process.exitCode = missed > (isOne ? 0 : MOST_MISSED) || isWrong ? 1 : 0;
