/**
 * Holds the tree to the numbers of budgets.json: `node scripts/budgets.mjs [--lower]`. Prints a line for each budget: what
 * is there today, the most that may be, and the aim. `--lower` writes the budgets that are too high down to what is
 * there. `--subjects` looks at the subjects of the commits since `since` instead; exit 77 where the history is not there.
 *
 * What is counted:
 * - Lines end with a newline. Files are what git tracks or would track, without generated ones and fixtures.
 * - The workbench is what `workbench` names (beginnings of paths); the gate is the rest of src.
 * - Tokens are those of tokens.mjs: words, numbers, strings, signs; no comments.
 * - A function's lines are those from its first to its last, as oxlint's max-lines-per-function counts them.
 * - A file has one importer if exactly one file of src imports it, in the same folder, and that is no registry.
 * - A name is declared twice if several files of src declare a type or interface of this name.
 * `registries` name those files whose imports are a list to add to. `later` is what issues that are still open may add to
 * the lines of src. A budget that is raised says in a new `why` what for.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { tokensOf } from "./tokens.mjs";

const SKIPPED = 77;
const [LONGEST_FUNCTION, LONGEST_FILE, LONGEST_SUBJECT] = [40, 450, 72];
const FILE = "budgets.json";
const root = fileURLToPath(new URL("..", import.meta.url));

const git = (...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe", maxBuffer: 1e8 });
const text = (file) => readFileSync(join(root, file), "utf8");
const linesOf = (file) => text(file).split("\n").length - 1;
const sum = (values) => values.reduce((total, each) => total + each, 0);

/** Below a folder, with one of these endings. */
function filesOf(folder, endings) {
  const names = git("ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", folder).split("\0");
  return [...new Set(names)].filter(
    (name) => endings.test(name) && !/\.generated\.|\/fixtures\//.test(name) && existsSync(join(root, name)),
  );
}

/** Functions that are too long, by the parser of oxlint. */
function longFunctions() {
  const work = mkdtempSync(join(tmpdir(), "budgets-"));
  const rules = { "max-lines-per-function": ["error", { max: LONGEST_FUNCTION }] };
  const config = { categories: { correctness: "off" }, ignorePatterns: ["**/*.generated.*"], rules };
  writeFileSync(join(work, "rules.json"), JSON.stringify(config));
  const args = [
    "node_modules/oxlint/bin/oxlint",
    "--config",
    join(work, "rules.json"),
    "--format",
    "json",
    "src",
  ];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8", maxBuffer: 1e8 });
  rmSync(work, { recursive: true });
  return JSON.parse(stdout).diagnostics.map(({ filename, message }) => `${filename}: ${message}`);
}

/** Paths that a source names in `import`, `export … from` and `import()`. */
function importsOf(file, tokens) {
  const named = tokens.filter(
    (token, at) =>
      /^"\.{1,2}\//.test(token) &&
      (["from", "import"].includes(tokens[at - 1]) ||
        (tokens[at - 1] === "(" && tokens[at - 2] === "import")),
  );
  return named.map((token) => posix.join(dirname(file), token.slice(1, -1)));
}

/** Files whose only importer stands beside them. */
function withOneImporter(tokens, registries) {
  const importers = new Map([...tokens.keys()].map((file) => [file, new Set()]));
  for (const [file, own] of tokens)
    for (const target of importsOf(file, own)) importers.get(target)?.add(file);
  return [...importers]
    .filter(([, { size }]) => size === 1)
    .filter(([file, [one]]) => dirname(one) === dirname(file) && !registries.includes(one))
    .map(([file, [one]]) => `${file}: imported by ${one}`);
}

/** Names of types that stand for something else in another file. */
function declaredTwice(tokens) {
  const places = new Map();
  for (const [file, own] of tokens) {
    for (const [at, token] of own.entries()) {
      const begins =
        ["interface", "class"].includes(token) || (token === "type" && ["=", "<"].includes(own[at + 2]));
      const name = own[at + 1];
      if (!begins || !/^[A-Z]/.test(name ?? "")) continue;
      places.set(name, (places.get(name) ?? new Set()).add(file));
    }
  }
  return [...places]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => `${name}: ${[...files].join(", ")}`);
}

/** By name of the budget what is there: a number, or the list whose length it is. */
function counted({ workbench, registries }) {
  const src = filesOf("src", /\.ts$/);
  const onBench = (file) => workbench.some((beginning) => file.startsWith(beginning));
  const [bench, gate] = [src.filter(onBench), src.filter((file) => !onBench(file))];
  const tokens = new Map(src.map((file) => [file, tokensOf(text(file))]));
  const dist = filesOf("dist", /./).map((file) => statSync(join(root, file)).size);
  return {
    "lines of the gate": sum(gate.map(linesOf)),
    "lines of the workbench": sum(bench.map(linesOf)),
    "files of the gate": gate.length,
    "files of the workbench": bench.length,
    "tokens of src": sum([...tokens.values()].map((each) => each.length)),
    "lines of tests": sum(filesOf("__tests__", /\.(?:ts|mjs)$/).map(linesOf)),
    "lines of proof": sum(filesOf("proof", /./).map(linesOf)),
    "functions over 40 lines": longFunctions(),
    "files over 450 lines": src.filter((file) => linesOf(file) > LONGEST_FILE),
    "files with one importer": withOneImporter(tokens, registries),
    "names declared twice": declaredTwice(tokens),
    "MB of dist": Math.ceil(sum(dist) / 1e4) / 100,
  };
}

/** The budgets as the mainline had them, oldest first, and as they are; only these where the history is not there. */
function versions() {
  const commits = git("log", "--first-parent", "--format=%H", "--reverse", "--", FILE).split("\n");
  const known = commits.filter(Boolean).map((commit) => JSON.parse(git("show", `${commit}:${FILE}`)).budgets);
  return [...known, JSON.parse(text(FILE)).budgets];
}

/** Budgets that are higher than before they were last raised, and say no more of it than they did then. */
function raisedInSilence() {
  const all = versions();
  return Object.entries(all.at(-1)).flatMap(([name, { most, why }]) => {
    const raised = all.findLastIndex((each, at) => at > 0 && each[name]?.most > all[at - 1][name]?.most);
    const before = all[raised - 1]?.[name];
    if (before === undefined || most <= before.most || (why !== undefined && why !== before.why)) return [];
    return [`${name}: raised from ${before.most} to ${most} without a new "why"`];
  });
}

function checkBudgets() {
  const file = JSON.parse(text(FILE));
  const found = counted(file);
  const problems = raisedInSilence();
  for (const name of Object.keys({ ...found, ...file.budgets })) {
    if (found[name] === undefined || file.budgets[name] === undefined) {
      problems.push(`${name}: not in both budgets.json and scripts/budgets.mjs`);
      continue;
    }
    const budget = file.budgets[name];
    const now = Array.isArray(found[name]) ? found[name].length : found[name];
    console.log(`${name.padEnd(26)} ${String(now).padStart(7)}  at most ${budget.most}, aim ${budget.aim}`);
    if (now > budget.most) {
      problems.push(`${name}: ${now}, at most ${budget.most}`);
      if (Array.isArray(found[name])) problems.push(...found[name].map((each) => `  ${each}`));
    }
    budget.most = Math.min(budget.most, now);
  }
  if (process.argv.includes("--lower")) {
    writeFileSync(join(root, FILE), JSON.stringify(file));
    execFileSync(process.execPath, ["node_modules/oxfmt/bin/oxfmt", FILE], { cwd: root });
  }
  return problems;
}

function checkSubjects() {
  const { since } = JSON.parse(text(FILE));
  let log;
  try {
    log = git("log", "--no-merges", "--format=%h %s", `${since}..HEAD`);
  } catch {
    console.log(`the history does not reach back to ${since}, no subject looked at`);
    process.exit(SKIPPED);
  }
  const subjects = log.split("\n").filter(Boolean);
  console.log(`${subjects.length} subjects since ${since}`);
  return subjects
    .map((line) => [line, line.slice(line.indexOf(" ") + 1)])
    .filter(([, subject]) => Array.from(subject).length > LONGEST_SUBJECT || subject.includes(";"))
    .map(([line]) => `at most ${LONGEST_SUBJECT} characters, and no semicolon: ${line}`);
}

const problems = process.argv.includes("--subjects") ? checkSubjects() : checkBudgets();
if (problems.length > 0) console.log(`\n${problems.join("\n")}`);
process.exitCode = problems.length === 0 ? 0 : 1;
