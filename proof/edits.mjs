/**
 * Edits golden data in every way, by the real program over real git: `node proof/edits.mjs
 * [--only TEXT]` after a build. Prints a table of exit codes and headlines, and exits with 1 if one
 * differs from proof/edits/rows.mjs.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROWS, Project, SUITE, WORDS, baseCases } from "./edits/rows.mjs";
import { ROOT } from "./kit.mjs";

const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
const COMMAND = process.env.GATE_COMMAND ?? join(ROOT, "dist/cli/index.js");
const work = mkdtempSync(join(tmpdir(), "edits-"));
const IDENTITY = ["-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "gc.auto=0"];

function run(program, args, cwd) {
  const { CI: _ci, GITHUB_ACTIONS: _actions, ...env } = process.env;
  return spawnSync(program, args, { cwd, encoding: "utf8", env: { ...env, NO_COLOR: "1" } });
}

const git = (cwd, ...args) => run("git", [...IDENTITY, ...args], cwd);
const gate = (cwd, ...args) => run(process.execPath, [COMMAND, ...args], cwd);

/** The repository of the base, with its recorded baseline. */
function makeBase() {
  const folder = join(work, "base");
  for (const name of ["docs", "retrieval"]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  for (const word of WORDS) {
    writeFileSync(join(folder, `docs/${word}.md`), `${word}. ${word}.\n`);
  }
  writeFileSync(join(folder, "docs/fruit.md"), `${WORDS.join(" ")} and more of all kinds.\n`);
  writeFileSync(join(folder, "docs/old.md"), "Outdated.\n");
  const suite = { version: 1, name: "search", revision: "1", cases: baseCases() };
  writeFileSync(join(folder, SUITE), JSON.stringify(suite, null, 1));
  const config = {
    version: 1,
    suite: SUITE,
    baseline: "baselines/search.json",
    latency: "off",
    retriever: { kind: "bm25", files: ["docs/**/*.md"] },
  };
  writeFileSync(join(folder, "retrieval-gate.json"), JSON.stringify(config));
  writeFileSync(join(folder, ".gitignore"), "retrieval-gate-report\n");
  git(folder, "init", "-q", "-b", "main");
  const recorded = gate(folder, "record", "--config", "retrieval-gate.json");
  if (recorded.status !== 0) {
    throw new Error(`the base could not be recorded:\n${recorded.stdout}${recorded.stderr}`);
  }
  git(folder, "add", "-A");
  git(folder, "commit", "-qm", "base");
  return folder;
}

/** Makes the edit in a copy of the base, and returns how the gate ends. */
function judge(base, edit) {
  const folder = mkdtempSync(join(work, "edit-"));
  cpSync(base, folder, { recursive: true });
  edit(new Project(folder));
  git(folder, "add", "-A");
  git(folder, "commit", "-qm", "edit");
  const { status, stdout, stderr } = gate(
    folder,
    "gate",
    "--config",
    "retrieval-gate.json",
    "--base-ref",
    "HEAD~1",
  );
  rmSync(folder, { recursive: true });
  return { status, text: `${stdout}${stderr}` };
}

const base = makeBase();
const rows = ROWS.filter(([title]) => String(title).includes(values.only));
let differing = 0;
for (const [title, edit, exit, headline] of rows) {
  const { status, text } = judge(base, edit);
  const shown = text.split("\n").find((line) => /^(?:PASS|FAIL|ERROR)/.test(line)) ?? text;
  const isAsExpected = status === exit && headline.test(text.slice(text.indexOf(shown)));
  differing += isAsExpected ? 0 : 1;
  console.log(`${isAsExpected ? " " : "≠"} ${String(title)} | ${status} | ${shown.slice(0, 150)}`);
}
rmSync(work, { recursive: true });
console.log(`${rows.length} kinds of edits, ${differing} differing`);
process.exitCode = differing === 0 ? 0 : 1;
