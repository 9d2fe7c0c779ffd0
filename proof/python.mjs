/**
 * `kind: python` where others than our tests have it: `node proof/python.mjs [--versions] [--every]
 * [--frameworks] [--venv FOLDER]`, by default both. Versions: its tests pass on the oldest Python
 * from 3.9 on and the newest that are here (--every: on all of them), and older ones are refused.
 * Frameworks: a retriever of LangChain, LlamaIndex and Haystack, installed from PyPI, is recorded
 * and gated, gives the list of a loop written by hand, and a planted loss is red with its queries.
 * FOLDER is a virtual environment that has them already. By default the variable FRAMEWORKS names
 * it. Exit 77 where no other Python is here, or the packages can't be had.
 */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { homedir, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { parseArgs } from "node:util";
import { makePythonEnvironment } from "../scripts/python-environment.mjs";
import { ROOT, skipProof } from "./kit.mjs";

const { values: flags } = parseArgs({
  options: {
    versions: { type: "boolean", default: false },
    every: { type: "boolean", default: false },
    frameworks: { type: "boolean", default: false },
    venv: { type: "string" },
  },
});
const isAll = !flags.versions && !flags.frameworks;
const CLI = join(ROOT, "dist/cli/index.js");
const REQUIREMENTS = ["langchain", "llamaindex", "haystack"].flatMap((name) => [
  "-r",
  join(ROOT, "examples", name, "requirements.txt"),
]);
const OLDEST = 9;

const failures = [];
function checkClaim(what, isRight, detail = "") {
  console.log(`${isRight ? "ok" : "NOT OK"}: ${what}`);
  if (!isRight) {
    failures.push(`${what}\n${detail}`);
  }
}

// Versions

/** Interpreters by their version, such as "CPython 3.9.18": those of PATH and of pyenv. */
function findInterpreters() {
  const names = ["python2", "pypy3", ...Array.from({ length: 15 }, (_, i) => `python3.${6 + i}`)];
  const onPath = process.env.PATH.split(delimiter).flatMap((folder) =>
    names.map((name) => join(folder, name)),
  );
  const pyenv = join(process.env.PYENV_ROOT ?? join(homedir(), ".pyenv"), "versions");
  const ofPyenv = existsSync(pyenv)
    ? readdirSync(pyenv).map((version) => join(pyenv, version, "bin/python"))
    : [];
  const program =
    "import platform; print(platform.python_implementation() + ' ' + platform.python_version())";
  const found = new Map();
  for (const file of [...ofPyenv, ...onPath].filter((each) => existsSync(each))) {
    const { status, stdout } = spawnSync(file, ["-c", program], { encoding: "utf8" });
    if (status === 0 && !found.has(stdout.trim())) {
      found.set(stdout.trim(), file);
    }
  }
  return found;
}

function isSupported(version) {
  const [major, minor] = version.split(" ")[1].split(".").map(Number);
  return major === 3 && minor >= OLDEST;
}

function checkTests(version, file) {
  const test = "__tests__/retrievers/python.test.ts";
  const command = [
    "node_modules/vitest/vitest.mjs",
    "run",
    test,
    "--project=!says",
    "--maxWorkers=1",
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, PYTHON: file },
  });
  const passed = /Tests\s.*?(\d+) passed/.exec(stdout)?.[1];
  checkClaim(
    `${version}: ${passed ?? "no"} tests`,
    status === 0 && passed !== undefined,
    stdout + stderr,
  );
}

function checkTooOld(version, file) {
  const folder = makeProject("langchain", { python: file });
  const { status, stdout } = runGate(folder, "record");
  const isRefused = status === 3 && stdout.includes("is too old: kind: python needs 3.9 or newer");
  checkClaim(`${version} is refused as too old`, isRefused, stdout);
}

/** Returns whether there were two versions at least. */
function checkVersions() {
  const byNumber = ([a], [b]) => a.localeCompare(b, "en", { numeric: true });
  const found = [...findInterpreters()].toSorted(byNumber);
  const supported = found.filter(([version]) => isSupported(version));
  const cpython = supported.filter(([version]) => version.startsWith("CPython"));
  const ends = [...new Set([cpython[0], cpython.at(-1)])].filter(Boolean);
  for (const [version, file] of flags.every ? supported : ends) {
    checkTests(version, file);
  }
  for (const [version, file] of found) {
    if (!isSupported(version)) {
      checkTooOld(version, file);
    }
  }
  return cpython.length > 1;
}

// Frameworks

const FRAMEWORKS = {
  langchain: ["retriever", "retriever.invoke", "retriever.ainvoke"],
  llamaindex: ["retriever", "retriever.retrieve", "retriever.aretrieve"],
  haystack: ["retriever", "retriever.run"],
};

/** The lines that make results in a loop written by hand. */
const BY_HAND = {
  langchain: `[{"path": each.metadata["source"]} for each in retriever.invoke(ask["query"])]`,
  llamaindex: `[{"path": each.metadata["file_path"]} for each in retriever.retrieve(ask["query"])]`,
  haystack: `[{"path": each.meta["path"]} for each in retriever.run(ask["query"], top_k=ask["k"])["documents"]]`,
};

const work = mkdtempSync(join(tmpdir(), "python-"));
let projects = 0;

/** A folder with the search, its suite, and a config of eight lines. */
function makeProject(framework, retriever) {
  const folder = join(work, `${framework}-${++projects}`);
  cpSync(join(ROOT, "proof/python"), folder, { recursive: true });
  for (const file of ["suite.yaml", "corpus.jsonl"]) {
    cpSync(join(ROOT, "examples/quickstart", file), join(folder, file));
  }
  writeFileSync(
    join(folder, "serve.py"),
    `import json, sys
from ${framework}_search import retriever
for line in sys.stdin:
    ask = json.loads(line)
    print(json.dumps({"id": ask["id"], "results": ${BY_HAND[framework]}}), flush=True)
`,
  );
  writeConfig(folder, { kind: "python", function: `${framework}_search:retriever`, ...retriever });
  return folder;
}

function writeConfig(folder, retriever) {
  const lines = ["version: 1", "suite: suite.yaml", "baseline: baseline.json", "latency: off"];
  lines.push("gate: { degraded_rate: off }", `retriever: ${JSON.stringify(retriever)}`);
  writeFileSync(join(folder, "retrieval-gate.yaml"), `${lines.join("\n")}\n`);
}

function runGate(folder, command, env = {}) {
  return spawnSync(process.execPath, [CLI, command], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
}

function readReportFile(folder, file) {
  const [name] = readdirSync(join(folder, "retrieval-gate-report"));
  return readFileSync(join(folder, "retrieval-gate-report", name, file), "utf8");
}

const readReport = (folder) => JSON.parse(readReportFile(folder, "report.json"));

function readMetrics(folder) {
  const {
    "recall@10": recall,
    "mrr@10": mrr,
    "ndcg@10": ndcg,
  } = readReport(folder).metrics.overall;
  return JSON.stringify({ recall, mrr, ndcg });
}

/** An environment with the packages, or why there is none. */
async function makeEnvironment() {
  const given = flags.venv ?? process.env.FRAMEWORKS;
  if (given !== undefined) {
    return { folder: given };
  }
  const folder = join(work, "venv");
  try {
    await makePythonEnvironment(folder, REQUIREMENTS);
    return { folder };
  } catch ({ message, stderr = message }) {
    return { reason: `pip: ${stderr.trim().split("\n").at(-1)}` };
  }
}

function checkFramework(framework, venv) {
  const python = { python: venv };
  const folder = makeProject(framework, python);
  const recorded = runGate(folder, "record");
  checkClaim(`${framework}: record`, recorded.status === 0, recorded.stdout);
  const recordedMetrics = readMetrics(folder);
  const gated = runGate(folder, "gate");
  checkClaim(`${framework}: gate passes`, gated.status === 0, gated.stdout);

  for (const name of FRAMEWORKS[framework].slice(1)) {
    writeConfig(folder, { kind: "python", function: `${framework}_search:${name}`, ...python });
    const { status, stdout } = runGate(folder, "gate");
    checkClaim(
      `${framework}: ${name} gives the same`,
      status === 0 && readMetrics(folder) === recordedMetrics,
      stdout,
    );
  }
  writeConfig(folder, { kind: "command", command: [join(venv, "bin/python"), "serve.py"] });
  const byHand = runGate(folder, "gate");
  const isSame = byHand.status === 0 && readMetrics(folder) === recordedMetrics;
  checkClaim(
    `${framework}: a loop by hand gives the same, ${recordedMetrics}`,
    isSame,
    byHand.stdout,
  );

  writeConfig(folder, { kind: "python", function: `${framework}_search:retriever`, ...python });
  const words = "recall precision rank discount cutoff cutoffs duplicates";
  const planted = runGate(folder, "gate", { PLANT: words });
  const { losses, cases } = readReport(folder);
  const queries = new Map(cases.map(({ id, query }) => [id, query]));
  const lost = losses.map(({ id }) => queries.get(id));
  const summary = readReportFile(folder, "summary.md");
  const isNamed = planted.status === 1 && lost.length >= 2 && summary.includes(lost[0]);
  checkClaim(
    `${framework}: a planted loss of ${lost.length} queries fails, and names them`,
    isNamed,
    planted.stdout,
  );

  const suite = join(folder, "suite.yaml");
  const broken =
    "  - { id: broken, query: broken, intent: concepts, expected: [{ path: a.md }] }\n";
  writeFileSync(suite, readFileSync(suite, "utf8").trimEnd() + `\n${broken}`);
  const failed = runGate(folder, "gate");
  const isError = failed.status === 3 && failed.stdout.includes("LookupError: no such index");
  checkClaim(`${framework}: an exception is the error of its query`, isError, failed.stdout);
}

const skipped = [];
try {
  if ((isAll || flags.versions) && !checkVersions()) {
    skipped.push("no Python beside python3");
  }
  if (isAll || flags.frameworks) {
    const { folder, reason } = await makeEnvironment();
    if (folder === undefined) {
      skipped.push(reason);
    } else {
      for (const framework of Object.keys(FRAMEWORKS)) {
        checkFramework(framework, folder);
      }
    }
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
for (const failure of failures) {
  console.log(`\n${failure}`);
}
if (failures.length > 0) {
  process.exitCode = 1;
} else if (skipped.length > 0) {
  skipProof(skipped.join(", "));
}
