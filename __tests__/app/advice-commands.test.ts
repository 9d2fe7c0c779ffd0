/** Every command that the program prints is pasted into a shell in a real project, and does what its line says. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, readdirSync, renameSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";
import { type Ran, retrievalGate } from "../helpers/command.ts";
import { configFile, suiteFile } from "../helpers/gated-project.ts";
import { checkout, commitAll, git, repository, writeFiles } from "../helpers/git-repository.ts";
import { commandsIn, paste, type Pasted } from "../helpers/paste.ts";
import { workspace } from "../helpers/workspace.ts";

const SEARCH = `import { readFileSync } from "node:fs";
const lost = JSON.parse(readFileSync(new URL("lost.json", import.meta.url), "utf8"));
export default (query) => [{ id: lost.includes(query) ? "x" : query.replace("find ", "doc-") }];
`;
const CONFIG = configFile({ baseline: "stored figures/base.json" });
const PROJECT = {
  "search.mjs": SEARCH,
  "lost.json": "[]",
  "suite.json": suiteFile(
    "s",
    // Names that a shell would take apart, or a command for a flag.
    Array.from("abcdefgh", (id) => ({
      id: id === "a" ? "-a" : `it's ${id}`,
      query: `find ${id}`,
      intent: "howto",
      expected: [{ id: `doc-${id}` }],
    })),
  ),
  "retrieval-gate.json": CONFIG,
};
const gate = (folder: string, ...more: readonly string[]): Promise<Ran> =>
  retrievalGate(folder, ["gate", "--config", "retrieval-gate.json", ...more]);

/** What was pasted, for the last test. */
const pasted: string[] = [];

/** Runs the one command of the text that matches, and expects this exit status. */
async function followAdvice(
  folder: string,
  text: string,
  command: RegExp,
  status = 0,
  input = "",
): Promise<Pasted> {
  const found = commandsIn(text).filter((each) => command.test(each));
  expect(found, text).toHaveLength(1);
  return run(folder, found[0]!, status, input);
}

async function run(folder: string, command: string, status = 0, input = ""): Promise<Pasted> {
  pasted.push(command);
  const ran = await paste(folder, command, { input });
  expect(ran.status, `${command}\n${ran.stdout}${ran.stderr}`).toBe(status);
  return ran;
}

const outputOf = ({ stdout, stderr }: Ran | Pasted): string => stdout + stderr;

/** A project with a baseline, committed. */
async function recordProject(files: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const folder = repository();
  writeFiles(folder, { ...PROJECT, ...files });
  expect((await retrievalGate(folder, ["record", "--config", "retrieval-gate.json"])).code).toBe(0);
  commitAll(folder, "first");
  return folder;
}

test.each(["", "packages/search engine"])(
  "in folder '%s' the printed commands record, find and accept a lost case",
  async (inside) => {
    const top = repository();
    const folder = path.join(top, inside);
    writeFiles(folder, PROJECT);
    commitAll(top, "first");
    const first = await gate(folder);

    expect(first.code, first.stdout).toBe(2);
    expect(commandsIn(first.stdout)).toEqual([
      expect.stringMatching(/^mkdir -p 'stored figures' && cp /),
    ]);

    await followAdvice(folder, first.stdout, /^mkdir/);

    expect((await gate(folder)).code).toBe(0);

    writeFiles(folder, { "lost.json": JSON.stringify(Array.from("abcdef", (id) => `find ${id}`)) });
    const failing = await gate(folder);

    expect(failing.code, failing.stdout).toBe(1);

    // It lists what the worst query finds now.
    const asked = await followAdvice(folder, failing.stdout, /^retrieval-gate ask .*--case='-a'$/);

    expect(asked.stdout).toMatch(/\bx\b/);

    await followAdvice(folder, failing.stdout, /^cp /);
    const accepted = await gate(folder);

    expect(accepted.code, accepted.stdout).toBe(0);
  },
);

test("without a baseline the printed commands compare with the default branch", async () => {
  const { baseline: _none, ...config } = CONFIG as { baseline?: string };
  const folder = path.join(repository(), "head");
  cpSync(repository(), folder, { recursive: true });
  writeFiles(folder, { ...PROJECT, "retrieval-gate.json": config });
  commitAll(folder, "first");
  git(folder, "checkout", "-q", "-b", "topic");

  const refused = await gate(folder);
  expect(refused.code, outputOf(refused)).toBe(2);

  const [checkOut, compare, ...others] = commandsIn(outputOf(refused));
  expect(others).toEqual([]);
  await run(folder, checkOut!);
  // A second time it replaces the folder.
  await run(folder, checkOut!);
  const compared = await run(folder, compare!);

  expect(compared.stdout).toContain("side by side with the base");
});

test("without a baseline the printed command compares with the base's commit", async () => {
  const { baseline: _none, ...config } = CONFIG as { baseline?: string };
  const folder = path.join(repository(), "head");
  cpSync(repository(), folder, { recursive: true });
  writeFiles(folder, { ...PROJECT, "retrieval-gate.json": config });
  commitAll(folder, "first");
  git(folder, "worktree", "add", "--detach", "../first-base", "HEAD");
  const lost = Array.from("abcdef", (id) => `find ${id}`);
  writeFiles(folder, { "lost.json": JSON.stringify(lost) });
  const args = ["--config", "retrieval-gate.json", "--base-ref", "HEAD"];
  const failing = await retrievalGate(folder, [
    "gate",
    ...args,
    "--base-directory",
    "../first-base",
  ]);

  expect(failing.code, outputOf(failing)).toBe(1);

  const summary = readFileSync(path.join(folder, "retrieval-gate-report/s/summary.md"), "utf8");
  const unescaped = summary
    .replaceAll(/<\/?code>/g, "")
    .replaceAll(/&#(\d+);/g, (_, point: string) => String.fromCodePoint(Number(point)));
  const [command] = commandsIn(unescaped.replaceAll("\u200b", "")).filter((each) =>
    each.includes("worktree"),
  );

  expect((await run(folder, command!, 1)).stdout).toContain("FAIL");
});

test("the summary's commands work in the repository's top folder", async () => {
  const top = repository();
  writeFiles(path.join(top, "packages/a b"), PROJECT);
  const folder = path.join(top, "packages/a b");

  expect((await retrievalGate(folder, ["record", "--config", "retrieval-gate.json"])).code).toBe(0);

  writeFiles(folder, { "lost.json": JSON.stringify(["find b", "find c", "find d"]) });

  expect((await gate(folder)).code).toBe(1);

  const report = path.join(folder, "retrieval-gate-report/s");
  const summary = readFileSync(path.join(report, "summary.md"), "utf8");
  const unescaped = summary
    .replaceAll(/<\/?code>/g, "")
    .replaceAll(/&#(\d+);/g, (_, point: string) => String.fromCodePoint(Number(point)));

  expect(unescaped).toContain("Run the gate on your machine, in the repository's top folder");

  const commands = commandsIn(unescaped.replaceAll("\u200b", ""), `'${report}'`);

  expect(commands).toHaveLength(3);

  const [again, ask, adopt] = commands as [string, string, string];

  expect((await run(top, again, 1)).stdout).toContain("FAIL");
  expect((await run(top, ask)).stdout).toMatch(/\bx\b/);

  await run(top, adopt);

  expect((await run(top, again)).stdout).toContain("PASS");
});

test("gate without a config advises init, and init's advice works", async () => {
  const folder = repository();
  const none = await retrievalGate(folder, ["gate"]);

  expect(none.code).toBe(2);

  await followAdvice(folder, outputOf(none), /^retrieval-gate init$/);
  await run(folder, "retrieval-gate gate --config retrieval-gate.yaml");
  const twice = await retrievalGate(folder, ["init"]);

  expect(twice.code).toBe(2);
  expect(
    (await followAdvice(folder, outputOf(twice), /^retrieval-gate validate$/)).stdout,
  ).toContain("valid");

  writeFiles(folder, { "searches.csv": "query,clicked\nexport data,data/export.md\n" });
  const suite = readFileSync(path.join(folder, "retrieval/suite.yaml"), "utf8");
  const drafted = await followAdvice(folder, suite, /^retrieval-gate suggest --log searches\.csv$/);

  expect(parse(drafted.stdout)).toMatchObject({ draft: true, cases: [{ query: "export data" }] });

  // A log with other names.
  const named = repository();
  writeFiles(named, { "found.csv": "time,user query,clicked_url\n1,export data,data/export.md\n" });
  const found = await run(named, "retrieval-gate init");
  await followAdvice(
    named,
    outputOf(found),
    /^retrieval-gate suggest --log found\.csv --fields 'query=user query/,
  );

  expect(readFileSync(path.join(named, "retrieval/suite.yaml"), "utf8")).toContain("export data");

  // A workflow of its own, which says how else it comes.
  const copied = repository();
  await run(copied, "retrieval-gate init");

  expect(existsSync(path.join(copied, ".github/workflows/retrieval-gate-comment.yml"))).toBe(true);
});

test("demo prints commands for its folder, then the next command", async () => {
  const folder = repository();
  const demoOutput = (await run(folder, "retrieval-gate demo", 1)).stdout;
  const [enter] = commandsIn(demoOutput).filter((each) => each.startsWith("cd "));
  const ask = commandsIn(demoOutput).find((each) => each.startsWith("retrieval-gate ask "))!;

  expect((await run(folder, `${enter!} && ${ask}`)).stdout).toContain("export all my data");

  const adopt = commandsIn(demoOutput).find((each) => each.startsWith("cp "))!;
  await run(folder, `${enter!} && ${adopt} && retrieval-gate gate`);
  await followAdvice(folder, demoOutput, /^retrieval-gate init$/);
});

test("gate advises to record again if the baseline can't be read", async () => {
  const folder = repository();
  await run(folder, "retrieval-gate init && retrieval-gate gate");
  writeFiles(folder, { "baselines/search.json": "{}" });
  const broken = await retrievalGate(folder, ["gate"]);

  expect(broken.code).toBe(2);

  await followAdvice(folder, outputOf(broken), /^retrieval-gate record$/);
  await run(folder, "retrieval-gate gate");
});

test("gate advises how to fetch history that a shallow clone lacks", async () => {
  const origin = await recordProject();
  commitAll(origin, "second");
  const clone = path.join(workspace({}), "clone");
  execFileSync("git", ["clone", "--quiet", "--depth=1", `file://${origin}`, clone]);
  const branch = execFileSync("git", ["-C", clone, "branch", "--show-current"], {
    encoding: "utf8",
  }).trim();

  const shallow = await gate(clone, "--base-ref", "HEAD~1");

  expect(shallow.code, shallow.stdout).toBe(2);

  await followAdvice(clone, shallow.stdout, /^git fetch --unshallow origin$/);
  const named = commandsIn(shallow.stdout).find((each) => each.endsWith("<branch>"));
  await run(clone, named!.replace("<branch>", branch));
  const whole = await gate(clone, "--base-ref", "HEAD~1");

  expect(whole.code, whole.stdout).toBe(0);
});

test("merge names the folder where the parts are", async () => {
  const folder = repository();
  await run(folder, "retrieval-gate init");
  const config = path.join(folder, "retrieval-gate.yaml");
  const text = readFileSync(config, "utf8").replace(/gate:[^]*/, "latency: off\n");
  writeFiles(folder, { "retrieval-gate.yaml": text });
  await run(folder, "retrieval-gate record");
  for (const i of [1, 2]) {
    // A shard alone passes nothing: it ends with 1.
    await run(
      folder,
      `retrieval-gate gate --shard ${i}/2 --report-dir retrieval-gate-parts/${i}`,
      1,
    );
  }
  const none = await retrievalGate(folder, ["merge"]);

  expect(none.code).toBe(2);
  expect((await followAdvice(folder, outputOf(none), /^retrieval-gate merge /)).stdout).toContain(
    "PASS",
  );
});

test("each step from documents to a gate prints the next command", async () => {
  const folder = repository();
  const documents = Array.from("abcdefgh", (id) => [
    `docs/${id}.md`,
    `# Notes about ${id.repeat(6)}\n\nSome text.\n`,
  ]);
  writeFiles(folder, {
    ...Object.fromEntries(documents),
    "my pack/retrieval-gate.yaml":
      "version: 1\nsuite: suite.yaml\nbaseline: base.json\nlatency: off\nretriever: { kind: bm25, files: [docs/*.md], cwd: .. }\n",
  });
  commitAll(folder, "documents");
  const pack = path.join(folder, "my pack");

  expect((await retrievalGate(folder, ["suggest", "--review", "docs/a.md"])).code).toBe(2);

  const drafted = await run(
    folder,
    "retrieval-gate suggest --corpus docs --out 'my pack/suite.yaml'",
  );
  // The three places that name the command, each of them followed.
  const refused = await retrievalGate(pack, ["record"]);

  expect(refused.code).toBe(2);

  for (const [where, words] of [
    [folder, outputOf(drafted)],
    [pack, outputOf(refused)],
  ] as const) {
    const listed = await followAdvice(where, words, /^retrieval-gate suggest --review /, 0, "");
    expect(listed.stdout).toContain("left to review");
  }
  const [header = ""] = readFileSync(path.join(pack, "suite.yaml"), "utf8").split("\n");
  const [template] = commandsIn(header);
  const done = await run(
    folder,
    template!.replace("<this file>", "'my pack/suite.yaml'"),
    0,
    "a\n".repeat(20),
  );
  const secondReview = await retrievalGate(folder, ["suggest", "--review", "my pack/suite.yaml"]);

  expect(outputOf(secondReview)).toContain("`retrieval-gate suggest` writes it");

  await followAdvice(folder, done.stdout, /^retrieval-gate record --config /);
  await run(pack, "retrieval-gate gate");
});

test("init prints a command for each package, and one for the whole repository", async () => {
  const folder = repository();
  writeFiles(folder, { "my web/package.json": "{}", "api/package.json": "{}" });
  const listed = await retrievalGate(folder, ["init"]);

  expect(listed.code).toBe(2);

  for (const command of listed.stdout.trim().split("\n")) {
    await run(folder, command);
  }
  await followAdvice(folder, outputOf(listed), /^retrieval-gate init --here$/);
  const draft = await run(
    folder,
    "retrieval-gate suggest --corpus retrieval/corpus.jsonl --out retrieval/suite.yaml",
  );
  const done = await followAdvice(
    folder,
    outputOf(draft),
    /^retrieval-gate suggest --review /,
    0,
    "a\n".repeat(9),
  );
  await followAdvice(folder, done.stdout, /^retrieval-gate record$/);
  await run(folder, "retrieval-gate gate");
});

test("gate prints how to review a draft in YAML, and not one in JSON", async () => {
  const folder = await recordProject();
  const { cases, ...head } = PROJECT["suite.json"];
  writeFiles(folder, {
    "retrieval-gate.json": { ...CONFIG, suite: ["suite.json", "more.json"] },
    "suite.json": { ...head, cases: cases.slice(1) },
    "more.json": { ...head, draft: true, cases: cases.slice(0, 1) },
  });
  const refused = await gate(folder);

  expect(refused.code).toBe(2);
  expect(outputOf(refused)).toContain("Correct its cases, then remove `draft` to approve it.");
  expect(commandsIn(outputOf(refused))).toEqual([]);

  writeFiles(folder, { "more.json": { ...head, cases: cases.slice(0, 1) } });

  expect((await gate(folder)).code).toBe(0);

  const yaml = `version: 1\nname: s\nrevision: "1"\ndraft: true\ncases: [{ id: -a, query: find a, intent: howto, expected: [{ id: doc-a }], tags: [to-review] }]\n`;
  writeFiles(folder, {
    "retrieval-gate.json": { ...CONFIG, suite: ["suite.json", "more.yaml"] },
    "more.yaml": yaml,
  });

  expect(
    (await followAdvice(folder, outputOf(await gate(folder)), /--review more\.yaml$/, 0, "a\n"))
      .stdout,
  ).toContain("approved");

  const approved = await gate(folder);

  expect(approved.code, outputOf(approved)).toBe(0);
});

test("graded lines of the report's list go into the suite, then the baseline", async () => {
  const folder = repository();
  await run(folder, "retrieval-gate init");
  const refused = await retrievalGate(folder, ["label"]);

  expect(refused.code).toBe(2);
  expect(outputOf(refused)).toContain("Add a grade to lines of the report's unjudged.jsonl");

  await run(folder, "retrieval-gate gate");
  const report = path.join(folder, "retrieval-gate-report/search");
  const [line] = readFileSync(path.join(report, "unjudged.jsonl"), "utf8").split("\n");
  writeFiles(report, { "unjudged.jsonl": `${line!.replace(/\}$/, ', "grade": 1}')}\n` });
  const [command] = commandsIn(outputOf(refused), "retrieval-gate-report/search");
  const labelled = await run(folder, command!);

  expect(labelled.stdout).toContain("1 target");

  await followAdvice(folder, labelled.stdout, /^retrieval-gate record$/);
  await run(folder, "retrieval-gate gate");
});

test("gate advises ask with one query if every query fails alike", async () => {
  const failing = `export default () => { throw new Error("no index"); };\n`;
  const cases = Array.from("abcdefghijkl", (id) => ({
    ...PROJECT["suite.json"].cases[1],
    id,
    query: `find ${id}`,
  }));
  const folder = await recordProject({ "suite.json": { ...PROJECT["suite.json"], cases } });
  renameSync(path.join(folder, "retrieval-gate.json"), path.join(folder, "retrieval-gate.yaml"));
  writeFiles(folder, { "search.mjs": failing });
  const ran = await retrievalGate(folder, ["gate"]);

  expect(ran.code).toBe(3);

  const askOutput = await followAdvice(folder, outputOf(ran), /^retrieval-gate ask /, 3);

  expect(outputOf(askOutput)).toContain("no index");
});

test("record prints how to make a program executable", async () => {
  const folder = repository();
  writeFiles(folder, {
    ...PROJECT,
    "retrieval-gate.json": { ...CONFIG, retriever: { kind: "command", command: ["./serve.sh"] } },
    "serve.sh": `#!/bin/sh\nexec node -e 'require("readline").createInterface({input:process.stdin}).on("line",(l)=>{const {id,query}=JSON.parse(l);console.log(JSON.stringify({id,results:[{id:query.replace("find ","doc-")}]}))})'\n`,
  });
  commitAll(folder, "without");
  const refused = await retrievalGate(folder, ["record", "--config", "retrieval-gate.json"]);

  expect(refused.code).toBe(3);
  expect(commandsIn(outputOf(refused))).toEqual(["chmod +x", "git update-index --chmod=+x"]);

  for (const command of commandsIn(outputOf(refused))) {
    await run(folder, `${command} serve.sh`);
  }

  expect((await retrievalGate(folder, ["record", "--config", "retrieval-gate.json"])).code).toBe(0);

  git(folder, "commit", "-q", "-m", "with");
  const clone = checkout(folder, git(folder, "rev-parse", "HEAD"), 1);

  expect((await retrievalGate(clone, ["record", "--config", "retrieval-gate.json"])).code).toBe(0);
});

test("gate prints how to make a missing base directory", async () => {
  const folder = await recordProject();
  git(folder, "checkout", "-q", "-b", "topic");
  commitAll(folder, "a change");
  const beside = ["--base-directory", "base", "--base-ref", "main"];
  const refused = await gate(folder, ...beside);

  expect(refused.code, outputOf(refused)).toBe(2);

  const [command] = commandsIn(outputOf(refused));
  await run(folder, command!.replaceAll("<base-directory>", "base"));
  const passed = await gate(folder, ...beside);

  expect(passed.code, outputOf(passed)).toBe(0);
});

test("the printed command fetches the rest of a shallow clone's history", async () => {
  const origin = await recordProject();
  writeFiles(origin, { "lost.json": '["find b"]' });

  expect((await retrievalGate(origin, ["record", "--config", "retrieval-gate.json"])).code).toBe(0);

  const clone = checkout(origin, commitAll(origin, "second"), 1);
  const history = ["history", "--baseline", "stored figures/base.json"];
  await followAdvice(
    clone,
    outputOf(await retrievalGate(clone, history)),
    /^git fetch --unshallow$/,
  );

  expect(outputOf(await retrievalGate(clone, history))).toContain("2 commits changed it");
});

const EXAMPLE_FILES = {
  "lexical.yaml":
    "version: 1\nsuite: retrieval/suite.yaml\nbaseline: a.json\nretriever: { kind: bm25, corpus: retrieval/corpus.jsonl }\n",
  "hybrid.yaml":
    "version: 1\nsuite: retrieval/suite.yaml\nbaseline: b.json\nretriever: { kind: bm25, corpus: retrieval/corpus.jsonl, max_docs: 2 }\n",
  "queries.tsv": "1\tone\n2\ttwo\n",
  "qrels.tsv": "1\t0\ta\t1\n2\t0\tb\t1\n",
  "qrels.txt": "1 0 a 1\n2 0 b 1\n",
  "old.run": "1 Q0 a 1 2 x\n2 Q0 b 1 2 x\n",
  "new.run": "1 Q0 a 1 2 x\n2 Q0 c 1 2 x\n",
  "bm25.run": "1 Q0 a 1 2 x\n",
  "dense.run": "2 Q0 b 1 2 x\n",
  "searches.csv": "query,clicked\nexport data,data/export.md\n",
};

/** Returns the example lines of a command's help. An unknown flag advises where that help is. */
async function readExamples(folder: string, command: string): Promise<readonly string[]> {
  const unknown = await retrievalGate(folder, [command, "--no-such-flag"]);

  expect(unknown.code).toBe(2);

  const help = commandsIn(outputOf(unknown))[0] ?? `retrieval-gate ${command} --help`;
  const { stdout } = await run(folder, help);
  const [, examples] = /^Example:([^]*)/m.exec(stdout) ?? [];
  return examples!.replaceAll("Example:", "").trim().split(/\n\s*/);
}

test("each command's help has examples that run as they stand", async () => {
  const folder = repository();
  const all = (await run(folder, "retrieval-gate --help")).stdout;
  const commands = [...all.matchAll(/^ {2}([a-z]+) {2,}\S/gm)].map(([, name]) => name!);

  expect(commands.length).toBeGreaterThan(10);

  const examples: string[] = [];
  for (const name of commands) {
    examples.push(...(await readExamples(folder, name)));
  }

  expect(examples.length).toBeGreaterThanOrEqual(commands.length);

  // The gate's own files first, then those that need a report.
  const init = examples.indexOf("retrieval-gate init && retrieval-gate gate");
  await run(folder, examples.splice(init, 1)[0]!);
  writeFiles(folder, EXAMPLE_FILES);
  commitAll(folder, "all");
  for (const i of [1, 2]) {
    // A shard alone passes nothing: it ends with 1.
    await run(
      folder,
      `retrieval-gate gate --shard ${i}/2 --report-dir retrieval-gate-parts/${i}`,
      1,
    );
  }
  for (const example of examples) {
    if (example.includes("retrieval/suite.yaml")) {
      await run(folder, `rm retrieval/suite.yaml && ${example}`);
    } else {
      // The demo shows a gate that fails.
      await run(folder, example, example === "retrieval-gate demo" ? 1 : 0);
    }
  }
});

/** Commands in the strings of src and web, as patterns: a value is filled somehow. */
function listPrintedCommands(): readonly string[] {
  const root = path.join(import.meta.dirname, "../..");
  const files = ["src", "web"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes(".generated."))
      // Steps of a workflow are run by the tests of `init --side-by-side`.
      .filter((file) => file !== path.join("workbench", "init", "workflows.ts"))
      .map((file) => path.join(root, folder, file)),
  );
  const commands = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter(
        (line) =>
          !/^\s*(?:\/\*\*|\*|\/\/)/.test(line) && !/Usage:|HELP = `|^ {7}retrieval-gate/.test(line),
      )
      .flatMap((line) => [
        ...line.matchAll(
          /(?<![\w./-])(?:(?:retrieval-gate|\$\{program\}) (?=[a-z<$])|git (?=fetch|worktree|update-index)|chmod |\bcp (?=<)|mkdir )[^`"\n]*/g,
        ),
      ])
      .map(([command]) => command),
  );
  return [...new Set(commands)];
}

afterAll(() => {
  const patterns = listPrintedCommands();
  expect(patterns.length).toBeGreaterThan(30);
  const isExampleOf = (template: string): boolean => {
    const words = template
      .replace("${program}", "retrieval-gate")
      .replace(/\\(?:n)?$/, "")
      .replace(/ F',$/, " <file>")
      .replace(/(?:[.,;] .*|\\.*|\))$/, "")
      .trim();
    const pattern = words
      .split(/\$\{[^}]*(?:\}+|$)|<[^>]*>/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".+");
    return pasted.some((command) => new RegExp(`(?:^|&& )${pattern}`).test(command));
  };
  expect(patterns.filter((template) => !isExampleOf(template))).toEqual([]);
});
