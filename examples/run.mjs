// Runs the gate of every example, or of those named: `node examples/run.mjs [name…]`. Prints a line
// for each; exit 1 on a failure. `--record` writes their baselines instead. What an example needs
// beyond Node goes into a temporary folder. FRAMEWORKS may name a virtual environment that has the
// packages of FRAMEWORK_EXAMPLES.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { makePythonEnvironment, programsOf } from "../scripts/python-environment.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const cli = join(here, "../dist/cli/index.js");
const work = mkdtempSync(join(tmpdir(), "examples-"));
const record = process.argv.includes("--record");
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const GATE_MS = 5 * 60_000;

/** What an example needs that may be missing; returns why it can't be had, or null. */
const NEEDS = {
  "python-sqlite": () =>
    works(
      "python3",
      "-c",
      "import sqlite3; sqlite3.connect(':memory:').execute('CREATE VIRTUAL TABLE t USING fts5(a)')",
    )
      ? null
      : "no python3 with SQLite FTS5",
  postgres: () => (process.platform === "win32" ? "with-postgres.sh is a bash script" : null),
  "mcp-server": () =>
    existsSync(join(here, "../node_modules/@modelcontextprotocol/sdk"))
      ? null
      : "run `npm ci` first",
};
const FRAMEWORK_EXAMPLES = new Set(["langchain", "llamaindex", "haystack"]);
/** A command that the gate runs inside of. */
const WITHIN = { postgres: ["bash", "with-postgres.sh"] };
/** Examples that need a repository of their own, whose base is checked out beside it. */
const BASE_BESIDE = new Set(["side-by-side"]);
/** Further configs of an example, and what their environment adds. */
const MORE = { postgres: [{ config: "retrieval-gate-vector.yaml", add: { NEED: "pgvector" } }] };
/** with-postgres.sh: what it needs is not there and can't be installed. */
const UNAVAILABLE = 69;

function works(command, ...args) {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

/**
 * Makes a virtual environment with the example's requirements. Returns its folder of programs, or
 * the reason why there is none.
 */
async function python(name) {
  const requirements = join(here, name, "requirements.txt");
  if (!existsSync(requirements)) {
    return { bin: null };
  }
  const given = process.env.FRAMEWORKS;
  if (given !== undefined && FRAMEWORK_EXAMPLES.has(name)) {
    return { bin: programsOf(given) };
  }
  const folder = join(work, name);
  try {
    await makePythonEnvironment(folder, ["-r", requirements]);
    return { bin: programsOf(folder) };
  } catch ({ message, stderr = message }) {
    return { reason: `pip could not install ${name}/requirements.txt: ${lastLine(stderr)}` };
  }
}

function lastLine(text) {
  return (text ?? "").trim().split("\n").at(-1) ?? "";
}

/** One outcome for each config of the example. */
async function* runExample(name) {
  const missing = NEEDS[name]?.() ?? null;
  const { bin, reason } = missing === null ? await python(name) : { reason: missing };
  const runs = [{ config: "retrieval-gate.yaml", add: {} }, ...(MORE[name] ?? [])];
  for (const { config, add } of runs) {
    const label = config === "retrieval-gate.yaml" ? name : `${name} (${config})`;
    yield reason === undefined
      ? { label, ...runGate(name, config, bin, add) }
      : { label, word: "skipped", why: reason };
  }
}

/** Returns a copy of the example as a repository, with its main checked out in ../base. */
function makeRepository(name) {
  const folder = join(work, name, "head");
  cpSync(join(here, name), folder, { recursive: true });
  const identity = ["-c", "user.name=x", "-c", "user.email=x@example.com"];
  const git = (...args) => spawnSync("git", [...identity, ...args], { cwd: folder });
  git("init", "-q", "-b", "main");
  git("add", "-A");
  git("commit", "-q", "-m", "the example");
  git("worktree", "add", "-q", "--detach", "../base", "main");
  return folder;
}

function runGate(name, config, bin, add) {
  const path = bin ? `${bin}${delimiter}${process.env.PATH}` : process.env.PATH;
  const command = [
    ...(WITHIN[name] ?? []),
    process.execPath,
    cli,
    record ? "record" : "gate",
    "--config",
    config,
  ];
  const isBeside = BASE_BESIDE.has(name);
  if (isBeside) {
    command.push("--base-ref", "main", "--base-directory", "../base");
  }
  const ran = spawnSync(command[0], command.slice(1), {
    cwd: isBeside ? makeRepository(name) : join(here, name),
    env: { ...process.env, PATH: path, ...add },
    encoding: "utf8",
    timeout: GATE_MS,
  });
  if (ran.status === 0) {
    return { word: "passed", why: "" };
  }
  if (ran.status === UNAVAILABLE && WITHIN[name]) {
    return { word: "skipped", why: lastLine(ran.stderr) };
  }
  return { word: "failed", why: `exit ${ran.status ?? ran.signal}\n${ran.stdout}${ran.stderr}` };
}

const hasBaseline = (name) => !BASE_BESIDE.has(name);
const all = readdirSync(here).filter(
  (name) =>
    existsSync(join(here, name, "README.md")) &&
    existsSync(join(here, name, "retrieval-gate.yaml")),
);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`no such example: ${unknown.join(", ")}; there are ${all.join(", ")}`);
  process.exitCode = 2;
} else {
  try {
    const names = asked.length > 0 ? asked : all;
    for (const name of record ? names.filter(hasBaseline) : names) {
      for await (const { label, word, why } of runExample(name)) {
        const outcome = word === "skipped" ? `skipped: ${label}` : `${label}: ${word}`;
        console.log(why === "" ? outcome : `${outcome}: ${why}`);
        if (word === "failed") {
          process.exitCode = 1;
        }
      }
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
