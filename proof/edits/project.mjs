/**
 * A small project in a real repository, and how the gate ends over a change to it. The base has
 * twelve queries over twelve pages, one word each; `fruit.md` names all of them, so that every
 * query finds it at rank 2. A page that loses its word is found no more.
 */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export const WORDS =
  "apple banana cherry damson elder fig grape hazel iris juniper kiwi lemon".split(" ");
export const SUITE = "retrieval/suite.json";
export const CONFIG = "retrieval-gate.json";
const IDENTITY = ["-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "gc.auto=0"];

/** What these cases of the base have besides, by their index. */
const FURTHER_FIELDS = new Map([
  [8, { critical: true }],
  [9, { forbidden: ["docs/old.md"] }],
  [11, { expected: [{ path: "docs/lemon.md", grade: 2 }] }],
]);

/** The cases of the base: among them a need of two pages, a critical and a forbidden one. */
export function baseCases() {
  return WORDS.map((word, at) => ({
    id: `q${at}`,
    query: word,
    intent: "all",
    expected: at === 10 ? [{ any: ["docs/kiwi.md", "docs/fruit.md"] }] : [`docs/${word}.md`],
    ...FURTHER_FIELDS.get(at),
  }));
}

function run(program, args, cwd) {
  const { CI: _ci, GITHUB_ACTIONS: _actions, ...env } = process.env;
  return spawnSync(program, args, { cwd, encoding: "utf8", env: { ...env, NO_COLOR: "1" } });
}

/** The files of a project, what a change may do to them, and the programs that it runs. */
export class Project {
  /** `command`: the file that starts the gate. */
  constructor(folder, command) {
    this.folder = folder;
    this.command = command;
  }
  path = (file) => join(this.folder, file);
  read = (file) => readFileSync(this.path(file), "utf8");
  write = (file, text) => {
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), typeof text === "string" ? text : JSON.stringify(text, null, 1));
  };
  remove = (...files) => files.forEach((file) => rmSync(this.path(file)));
  move = (from, to) => renameSync(this.path(from), this.path(to));
  exists = (file) => existsSync(this.path(file));

  git = (...args) => run("git", [...IDENTITY, ...args], this.folder).stdout;
  commit = (message) => {
    this.git("add", "-A");
    this.git("commit", "--allow-empty", "-qm", message);
  };
  /** Runs the command, and returns its exit code and all that it printed. */
  gate = (...args) => {
    const { status, stdout, stderr } = run(process.execPath, [this.command, ...args], this.folder);
    return { status, text: `${stdout}${stderr}` };
  };
  /** Judges the last commit against the one before it. */
  judge = (...args) => this.gate("gate", "--config", CONFIG, "--base-ref", "HEAD~1", ...args);
  /** Records the baseline, or throws what the command printed. */
  record = (config = CONFIG, ...args) => {
    const { status, text } = this.gate("record", "--config", config, ...args);
    if (status !== 0) {
      throw new Error(text);
    }
    return text;
  };

  /** The page no longer has its word. */
  lose = (...words) => words.forEach((word) => this.write(`docs/${word}.md`, "Nothing here.\n"));
  page = (name, ...words) => this.write(`docs/${name}.md`, `${words.join(". ")}.\n`);
  readSuite = () => JSON.parse(this.read(SUITE));
  suite = (change) => {
    const suite = this.readSuite();
    change(suite);
    this.write(SUITE, suite);
  };
  /** Changes the cases of these words. */
  cases = (words, change) =>
    this.suite(({ cases }) =>
      words.forEach((word) => change(cases.find(({ query }) => query === word))),
    );
  drop = (...words) =>
    this.suite((suite) => {
      suite.cases = suite.cases.filter(({ query }) => !words.includes(query));
    });
  expect = (expected, ...words) => this.cases(words, (each) => (each.expected = expected));
  config = (change, file = CONFIG) => {
    const config = JSON.parse(this.read(file));
    change(config);
    this.write(file, config);
  };
}

/** The projects of one run of a table, in a folder of their own. */
export class Projects {
  #folder = mkdtempSync(join(tmpdir(), "edits-"));
  #bases = new Map();
  #command;

  constructor(command) {
    this.#command = command;
  }

  /**
   * Returns a copy of the committed base. `prepare` changes what the usual base has before it is
   * recorded; bases of one name are made once.
   */
  copyBase(name = "", prepare = () => {}) {
    if (!this.#bases.has(name)) {
      this.#bases.set(name, this.#makeBase(prepare));
    }
    const folder = mkdtempSync(join(this.#folder, "change-"));
    cpSync(this.#bases.get(name), folder, { recursive: true });
    return new Project(folder, this.#command);
  }

  #makeBase(prepare) {
    const base = new Project(mkdtempSync(join(this.#folder, "base-")), this.#command);
    for (const word of WORDS) {
      base.write(`docs/${word}.md`, `${word}. ${word}.\n`);
    }
    base.write("docs/fruit.md", `${WORDS.join(" ")} and more of all kinds.\n`);
    base.write("docs/old.md", "Outdated.\n");
    base.write(SUITE, { version: 1, name: "search", revision: "1", cases: baseCases() });
    base.write(CONFIG, {
      version: 1,
      suite: SUITE,
      baseline: "baselines/search.json",
      latency: "off",
      retriever: { kind: "bm25", files: ["docs/**/*.md"] },
    });
    base.write(".gitignore", "retrieval-gate-report*\n");
    base.git("init", "-q", "-b", "main");
    prepare(base);
    base.record();
    base.commit("base");
    return base.folder;
  }

  remove() {
    rmSync(this.#folder, { recursive: true });
  }
}

/**
 * Returns how the gate ends over a row of a table, `[title, edit, exit, headline, base]`: an edit
 * of the base, committed. An edit may judge by itself, and return how that ended.
 */
export function judgeRow(projects, [title, edit, exit, headline, [name, prepare] = []]) {
  const project = projects.copyBase(name, prepare);
  let ending = edit(project);
  if (typeof ending?.status !== "number") {
    project.commit("edit");
    ending = project.judge();
  }
  rmSync(project.folder, { recursive: true });
  const { status, text } = ending;
  const shown = text.split("\n").find((line) => /^(?:PASS|FAIL|ERROR)/.test(line)) ?? text;
  const isAsExpected = status === exit && headline.test(text.slice(text.indexOf(shown)));
  return { title: String(title), status, shown, text, isAsExpected };
}
