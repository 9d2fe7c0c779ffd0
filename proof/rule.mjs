/**
 * Decides changes by the real program over real git, with real child processes: `node
 * proof/rule.mjs [--only TEXT]` after a build. Prints a table of exit codes and headlines, and
 * exits with 1 if one differs from proof/rule/rows.mjs.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "./kit.mjs";
import { ROWS } from "./rule/rows.mjs";

const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
const COMMAND = process.env.GATE_COMMAND ?? join(ROOT, "dist/cli/index.js");
const work = mkdtempSync(join(tmpdir(), "rule-"));
const IDENTITY = ["-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "gc.auto=0"];
const CONFIG = "retrieval-gate.json";

function run(program, args, cwd) {
  const { CI: _ci, GITHUB_ACTIONS: _actions, ...env } = process.env;
  return spawnSync(program, args, { cwd, encoding: "utf8", env: { ...env, NO_COLOR: "1" } });
}

/** Runs git or the gate. Throws if it ends with another code than one of these. */
function runOrThrow(program, args, cwd, codes = [0]) {
  const ran = run(program, args, cwd);
  if (!codes.includes(ran.status)) {
    throw new Error(`${args.join(" ")}: ${ran.status}\n${ran.stdout}${ran.stderr}`);
  }
  return ran;
}
const git = (cwd, ...args) => runOrThrow("git", [...IDENTITY, ...args], cwd);
const gate = (cwd, ...args) => run(process.execPath, [COMMAND, ...args], cwd);
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));
const writeJson = (file, value) => writeFileSync(file, JSON.stringify(value, null, 1));

/**
 * Answers by answers.json: `first` in the first start of a run, `later` in others. `null` is an
 * error. With `vary` a query's last result is another one each time.
 */
const SERVE = `import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
const isFirst = !existsSync("started");
writeFileSync("started", "");
const { first, later, vary } = JSON.parse(readFileSync("answers.json", "utf8"));
let asked = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { id, query } = JSON.parse(line);
  const found = (isFirst ? first : { ...first, ...later })[query] ?? ["other"];
  asked += 1;
  const results = found === null ? [] : [...found, ...(vary.includes(query) ? ["x" + asked] : [])];
  const answer = first[query] === null ? { error: "no index" } : { results: results.map((each) => ({ id: each })) };
  console.log(JSON.stringify({ id, ...answer }));
}
`;

/** A repository of a search that finds document n for query n, and what a row may do to it. */
class Project {
  constructor(folder, { queries, golden = false, retriever = "command" }) {
    this.folder = folder;
    this.retriever = retriever;
    this.golden = golden;
    this.count = queries;
  }

  path = (file) => join(this.folder, file);

  writeBase() {
    const numbers = Array.from({ length: this.count }, (_, n) => n);
    this.writeCases(
      numbers.map((n) => ({
        id: `q${n}`,
        query: `find ${n}`,
        intent: "all",
        expected: [this.document(n)],
      })),
    );
    const kinds = {
      command: { kind: "command", command: ["node", "serve.mjs"] },
      run: { kind: "run", path: "run.trec" },
      bm25: { kind: "bm25", files: ["docs/*.md"] },
    };
    writeJson(this.path(CONFIG), {
      version: 1,
      suite: "suite.json",
      baseline: "baseline.json",
      latency: "off",
      retriever: kinds[this.retriever],
    });
    writeFileSync(this.path("serve.mjs"), SERVE);
    writeFileSync(this.path(".gitignore"), "retrieval-gate-report\nstarted\nparts\n");
    this.found = new Map(numbers.map((n) => [n, [`d${n}`]]));
    this.later = {};
    this.varying = [];
    this.writeAnswers();
  }

  document = (n) => (this.retriever === "bm25" ? `docs/d${n}.md` : `d${n}`);

  writeAnswers() {
    const byQuery = [...this.found].map(([n, found]) => [`find ${n}`, found]);
    writeJson(this.path("answers.json"), {
      first: Object.fromEntries(byQuery),
      later: this.later,
      vary: this.varying,
    });
    if (this.retriever === "run") {
      const lines = [...this.found].map(
        ([n, [first = "other"]]) => `q${n} Q0 ${first} 1 1.0 run\n`,
      );
      writeFileSync(this.path("run.trec"), lines.join(""));
    }
    if (this.retriever === "bm25") {
      rmSync(this.path("docs"), { recursive: true, force: true });
      mkdirSync(this.path("docs"));
      for (const [n, found] of this.found) {
        const text = found[0] === `d${n}` ? `find${n} find ${n}` : "nothing here";
        writeFileSync(this.path(`docs/d${n}.md`), `# ${text}\n`);
      }
    }
  }

  setAnswers(numbers, answerOf) {
    for (const n of numbers) {
      this.found.set(n, answerOf(n));
    }
    this.writeAnswers();
  }

  lose = (...numbers) => this.setAnswers(numbers, () => ["other"]);
  find = (...numbers) => this.setAnswers(numbers, (n) => [`d${n}`]);
  fail = (...numbers) => this.setAnswers(numbers, () => null);
  rankLower = (...numbers) => this.setAnswers(numbers, (n) => ["other", `d${n}`]);

  /** The first start alone misses the document. */
  loseAtFirst(n) {
    this.later[`find ${n}`] = [`d${n}`];
    this.lose(n);
  }

  /** Every start but the first misses the document. */
  loseLater(n) {
    this.later[`find ${n}`] = ["other"];
    this.writeAnswers();
  }

  /** The query gets another list each time, also in one start. */
  vary(n) {
    this.varying.push(`find ${n}`);
    this.writeAnswers();
  }

  gate(rules) {
    writeJson(this.path(CONFIG), { ...readJson(this.path(CONFIG)), gate: rules });
  }

  /** `change` gets a case and its number, and returns what becomes of it; null removes it. */
  cases(change) {
    const { cases } = readJson(this.path("suite.json"));
    this.writeCases(cases.map(change).filter((each) => each !== null));
  }

  addCase() {
    const { cases } = readJson(this.path("suite.json"));
    this.writeCases([...cases, { ...cases[0], id: "easy", query: "find 5 easily" }]);
    this.found.set("5 easily", [cases[0].expected[0]]);
    this.writeAnswers();
  }

  writeCases(cases) {
    const suite = { version: 1, name: "docs", revision: "1" };
    if (!this.golden) {
      writeJson(this.path("suite.json"), { ...suite, cases });
      return;
    }
    const lines = cases.map(({ query, expected }) => JSON.stringify({ question: query, expected }));
    writeFileSync(this.path("golden.jsonl"), `${lines.join("\n")}\n`);
    writeJson(this.path("suite.json"), {
      ...suite,
      dataset: {
        format: "json",
        path: "golden.jsonl",
        fields: { query: "question", expected: "expected" },
      },
    });
  }

  command(name, ...flags) {
    rmSync(this.path("started"), { force: true });
    return gate(this.folder, name, "--config", CONFIG, ...flags);
  }

  record() {
    const { status, stdout, stderr } = this.command("record");
    if (status !== 0) {
      throw new Error(`not recorded:\n${stdout}${stderr}`);
    }
  }

  commit(subject) {
    git(this.folder, "add", "-A");
    git(this.folder, "commit", "-qm", subject);
  }
}

/** Makes the base of a row, and its change. Returns how the gate ends. */
function judge(row) {
  const folder = mkdtempSync(join(work, "row-"));
  const project = new Project(folder, row);
  git(folder, "init", "-q", "-b", "main");
  project.writeBase();
  row.before?.(project);
  if (row.beside !== true) {
    project.record();
  } else {
    const { baseline: _none, ...config } = readJson(project.path(CONFIG));
    writeJson(project.path(CONFIG), config);
  }
  project.commit("base");

  const flags = ["--base-ref", "HEAD~1"];
  if (row.beside === true) {
    const base = `${folder}-base`;
    cpSync(folder, base, { recursive: true });
    rmSync(join(base, "started"), { force: true });
    flags.push("--base-directory", base);
  }
  project.later = {};
  project.varying = [];
  row.change(project);
  project.commit("change");
  const { status, stdout, stderr } =
    row.shards === undefined ? project.command("gate", ...flags) : mergeShards(project, row, flags);
  return { status, text: `${stdout}${stderr}` };
}

function mergeShards(project, { shards }, flags) {
  const parts = [];
  for (let shard = 1; shard <= shards; shard++) {
    const out = `parts/${shard}`;
    project.command("gate", "--shard", `${shard}/${shards}`, "--report-dir", out, ...flags);
    parts.push(out);
  }
  return project.command("merge", ...flags, ...parts);
}

const rows = ROWS.filter(({ title }) => title.includes(values.only));
let differing = 0;
for (const row of rows) {
  const { status, text } = judge(row);
  const missing = row.says.filter((each) =>
    typeof each === "string" ? !text.includes(each) : !each.test(text),
  );
  const isAsExpected = status === row.exit && missing.length === 0;
  differing += isAsExpected ? 0 : 1;
  const headline = text.split("\n").find((line) => /^(?:PASS|FAIL|ERROR)/.test(line)) ?? text;
  console.log(`${isAsExpected ? " " : "≠"} ${row.title} | ${status} | ${headline.slice(0, 150)}`);
  if (!isAsExpected) {
    console.log(`  wanted ${row.exit}, ${missing.join("; ")}\n${text.slice(0, 1500)}`);
  }
}
rmSync(work, { recursive: true });
console.log(`${rows.length} changes, ${differing} differing`);
process.exitCode = differing === 0 ? 0 : 1;
