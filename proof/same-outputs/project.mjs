/**
 * One temporary folder of one tree: what is written into it, the commands run there, and what they
 * leave behind.
 */
import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  normalBaseline,
  normalCases,
  normalExit,
  normalLint,
  normalPart,
  normalReport,
} from "./normal.mjs";

const LIMIT_MS = 5 * 60_000;
const asIs = (text) => text;
const REPORT_FILES = {
  "report.json": normalReport,
  "baseline.json": normalBaseline,
  "cases.csv": normalCases,
  "run.trec": asIs,
  "qrels.trec": asIs,
  "unjudged.jsonl": asIs,
  "part.json": normalPart,
};

/** The step's environment without what a runner or a secret would add: the same for both trees. */
const CLEAN = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|CI$|NODE_OPTIONS$)/.test(name),
  ),
);
/** The same commit ids every time, and nothing of the user's own settings. */
const GIT = {
  PATH: process.env.PATH,
  HOME: "/nonexistent",
  LC_ALL: "C",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_AUTHOR_NAME: "Author",
  GIT_AUTHOR_EMAIL: "author@example.com",
  GIT_AUTHOR_DATE: "2026-01-02T03:04:05Z",
  GIT_COMMITTER_NAME: "Committer",
  GIT_COMMITTER_EMAIL: "committer@example.com",
  GIT_COMMITTER_DATE: "2026-01-02T03:04:05Z",
};

export class Project {
  /** The folder that commands run in. */
  folder;
  /** Of the collections. */
  data;
  /** The tree whose examples both trees run. */
  source;
  #command;
  #environment = {};

  constructor(folder, { data, source, command }) {
    Object.assign(this, { folder, data, source });
    this.#command = command;
    mkdirSync(folder, { recursive: true });
  }

  write(name, value) {
    const file = join(this.folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof value === "string" ? value : `${JSON.stringify(value, null, 1)}\n`);
  }

  read(name) {
    return readFileSync(join(this.folder, name), "utf8");
  }

  readJson(name) {
    return JSON.parse(this.read(name));
  }

  edit(name, change) {
    const value = this.readJson(name);
    change(value);
    this.write(name, value);
  }

  /** Of the collections, writable here. */
  copyCollection(name) {
    execFileSync("cp", [
      "-R",
      "-L",
      join(this.data, name),
      join(this.folder, name.replaceAll("/", "-")),
    ]);
    execFileSync("chmod", ["-R", "u+w", join(this.folder, name.replaceAll("/", "-"))]);
  }

  /** Of the tree that the examples come from. */
  copyExample(name) {
    cpSync(join(this.source, name), join(this.folder, name), { recursive: true });
  }

  remove(name) {
    rmSync(join(this.folder, name), { recursive: true });
  }

  runGit(...args) {
    const options = ["-c", "advice.detachedHead=false", ...args];
    return execFileSync("git", options, {
      cwd: this.folder,
      env: GIT,
      encoding: "utf8",
      stdio: "pipe",
    }).trim();
  }

  commit(message) {
    this.runGit("add", "-A");
    this.runGit("commit", "-q", "--allow-empty", "-m", message);
    return this.runGit("rev-parse", "HEAD");
  }

  /** As the runner does it for a workflow; the payload stands beside the repository. */
  setEvent(name, variables, payload) {
    const file = join(this.folder, "../event.json");
    writeFileSync(file, JSON.stringify(payload));
    this.#environment = { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: file, ...variables };
  }

  /** Runs one step; its outputs by name, each as what must not change. */
  async runStep({ args, report, files = [], stdout, before }) {
    await before?.(this);
    const told = report === undefined ? args : [...args, "--report-dir", report];
    const { code, output } = await this.#spawn(told);
    const raw = new Map();
    for (const name of report === undefined ? [] : Object.keys(REPORT_FILES)) {
      const file = join(this.folder, report, name);
      if (existsSync(file)) {
        raw.set(name, readFileSync(file, "utf8"));
      }
    }
    const outputs = new Map([["exit code", normalExit(code, raw.get("report.json"))]]);
    for (const [name, text] of raw) {
      outputs.set(name, REPORT_FILES[name](text));
    }
    for (const name of files) {
      const kept = existsSync(join(this.folder, name)) ? this.read(name) : "absent";
      outputs.set(
        name,
        name.endsWith("baseline.json") && kept !== "absent" ? normalBaseline(kept) : kept,
      );
    }
    if (stdout === "lint") {
      outputs.set("stdout", normalLint(code === 0 ? output : ""));
    } else if (stdout !== undefined) {
      outputs.set("stdout", output);
    }
    return { outputs, code, report: raw.get("report.json") };
  }

  #spawn(args) {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [this.#command, ...args], {
        cwd: this.folder,
        env: { ...CLEAN, ...this.#environment },
        stdio: ["ignore", "pipe", "ignore"],
        timeout: LIMIT_MS,
      });
      const chunks = [];
      child.stdout.on("data", (chunk) => chunks.push(chunk));
      child.on("error", reject);
      child.on("close", (code, signal) =>
        resolve({ code: code ?? signal, output: Buffer.concat(chunks).toString("utf8") }),
      );
    });
  }
}
