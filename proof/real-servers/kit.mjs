/**
 * What all servers of this folder need: a program for as long as it is used, packages by name, one
 * collection, one gate.
 */
import { execFile, spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { makePythonEnvironment } from "../../scripts/python-environment.mjs";
import { ROOT, dataFolder } from "../kit.mjs";

const execute = promisify(execFile);
const DATA = join(dataFolder("asked"), "cranfield");
const CLI = resolve(ROOT, process.env.GATE_DIST ?? "dist", "cli/index.js");
const START_MS = 180_000;
const INSTALL_MS = 15 * 60_000;
export const K = 10;
/** Thrown where a server can't be had here: it is skipped with the reason. */
export class Missing extends Error {}

/** Standard output; throws with what the program wrote to standard error. */
export async function runProgram(program, args, options = {}) {
  const { stdout } = await execute(program, args, {
    maxBuffer: 1e8,
    timeout: INSTALL_MS,
    ...options,
  });
  return stdout;
}

export function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer().on("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => process.exit(130));
}

/** A program that serves; `stop` ends it by its id, and its group with it. */
export function startServer(program, args, options = {}) {
  const child = spawn(program, args, {
    stdio: ["pipe", "pipe", "pipe"],
    detached: true,
    ...options,
  });
  let output = "";
  const gone = new Promise((done) => child.on("exit", done).on("error", done));
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => (output += chunk));
  }
  child.stdin.on("error", () => {});
  const sendSignal = (name) => {
    try {
      if (child.pid !== undefined) {
        process.kill(-child.pid, name);
      }
    } catch {
      // It has left.
    }
  };
  const stop = async () => {
    child.stdin.end();
    sendSignal("SIGTERM");
    const late = setTimeout(() => sendSignal("SIGKILL"), 10_000);
    await gone;
    clearTimeout(late);
  };
  /** At once, as a machine that is lost. */
  const kill = () => {
    sendSignal("SIGKILL");
    return gone;
  };
  process.on("exit", () => sendSignal("SIGKILL"));
  return { child, stop, kill, output: () => output, running: () => child.exitCode === null };
}

/** Waits for what `ask` gives, as long as the server runs. */
export async function waitUntil(server, ask) {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const value = await Promise.resolve()
      .then(ask)
      .catch(() => null);
    if (value) {
      return value;
    }
    if (!server.running() || Date.now() > deadline) {
      await server.stop();
      throw new Error(`it did not start:\n${server.output().slice(-1500)}`);
    }
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** Asks a server on loopback as its own documents say; throws for a status that is no success. */
export async function callServer(url, { method = "GET", headers = {}, body } = {}) {
  const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const type = body === undefined ? {} : { "content-type": "application/json" };
  const sends = text === undefined ? {} : { body: text };
  const answer = await fetch(url, { method, headers: { ...type, ...headers }, ...sends });
  const sent = await answer.text();
  if (!answer.ok) {
    throw new Error(`${method} ${url}: ${answer.status} ${sent.slice(0, 500)}`);
  }
  return sent === "" ? null : JSON.parse(sent);
}

/**
 * A folder of programs with these packages of PyPI; KEEP names a folder that holds them from run to
 * run.
 */
export async function installPython(work, name, packages) {
  const folder = join(process.env.KEEP ?? work, `${name}-packages`);
  if (existsSync(folder)) {
    return join(folder, "bin");
  }
  try {
    await makePythonEnvironment(folder, packages);
  } catch (error) {
    throw new Missing(`pip could not install ${packages.join(" ")}: ${lastLine(error)}`);
  }
  return join(folder, "bin");
}

/** The class path of these artifacts of Maven, each as "group:artifact:version". */
export async function fetchMaven(work, name, artifacts) {
  const folder = join(work, `${name}-maven`);
  mkdirSync(folder, { recursive: true });
  const dependencies = artifacts.map((each) => {
    const [group, artifact, version] = each.split(":");
    return `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`;
  });
  writeFileSync(
    join(folder, "pom.xml"),
    `<project><modelVersion>4.0.0</modelVersion><groupId>x</groupId><artifactId>x</artifactId><version>1</version><dependencies>${dependencies.join("")}</dependencies></project>`,
  );
  try {
    await runProgram(
      "mvn",
      ["-q", "-B", "dependency:build-classpath", "-Dmdep.outputFile=path.txt"],
      {
        cwd: folder,
      },
    );
  } catch (error) {
    throw new Missing(`Maven could not get ${artifacts.join(" ")}: ${lastLine(error)}`);
  }
  return readFileSync(join(folder, "path.txt"), "utf8");
}

export function lastLine(error) {
  const text = String(error?.stderr || error?.message || error);
  return text.trim().split("\n").at(-1);
}

const readLines = (file) =>
  readFileSync(join(DATA, file), "utf8")
    .split("\n")
    .filter((line) => line !== "");

/** Cranfield: 1,400 abstracts, 225 questions, graded judgments. */
export function readCollection() {
  const docs = readLines("corpus.jsonl").map((line) => {
    const { _id, title, text } = JSON.parse(line);
    return { id: _id, path: `cranfield/${_id}.txt`, title, text };
  });
  const queries = readLines("queries.jsonl").map((line) => JSON.parse(line).text);
  return { docs, queries };
}

/** A repository with the collection's suite and a config; `ask` runs the built command there. */
export async function makeProject(work, name) {
  const folder = join(work, name);
  mkdirSync(join(folder, "quickstart"), { recursive: true });
  mkdirSync(join(folder, "config"), { recursive: true });
  await runProgram("git", ["init", "-q", folder]);
  for (const file of ["queries.jsonl", "qrels.tsv"]) {
    copyFileSync(join(DATA, file), join(folder, "quickstart", file));
  }
  // As the examples have it: ../quickstart holds suite and corpus.
  const cases = suiteCases();
  writeFileSync(
    join(folder, "quickstart/suite.yaml"),
    JSON.stringify({ version: 1, name: "cranfield", revision: "1", cases }),
  );
  return join(folder, "config");
}

function suiteCases() {
  const expected = new Map();
  for (const line of readLines("qrels.trec")) {
    const [query, , doc, grade] = line.split(/\s+/);
    if (Number(grade) < 1) {
      continue;
    }
    const targets = expected.get(query) ?? [];
    expected.set(query, [...targets, { path: `cranfield/${doc}.txt`, grade: Number(grade) }]);
  }
  return readLines("queries.jsonl").map((line) => {
    const { _id, text } = JSON.parse(line);
    return { id: _id, query: text, intent: "all", expected: expected.get(_id) ?? [] };
  });
}

/** The built command in a project: exit code, all that it printed, and its report. */
export async function runGate(folder, command, { env = {} } = {}) {
  const args = [CLI, command, "--config", "retrieval-gate.yaml", "--report-dir", "report"];
  const options = {
    cwd: folder,
    env: { ...process.env, ...env },
    maxBuffer: 1e8,
    timeout: INSTALL_MS,
  };
  const ended = await execute(process.execPath, args, options).catch((error) => error);
  const report = join(folder, "report/report.json");
  return {
    code: ended.code ?? 0,
    output: `${ended.stdout}${ended.stderr}`,
    report: existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : null,
  };
}

/** The number of a document of Cranfield, whichever of its names it has. */
export const documentNumber = (name) => /^(?:cranfield\/)?(\d+)(?:\.txt)?$/.exec(name)?.[1] ?? null;

export const COMMON = {
  version: 1,
  suite: "../quickstart/suite.yaml",
  baseline: "baseline.json",
  k: K,
  gate: { degraded_rate: "off" },
  latency: "off",
};
