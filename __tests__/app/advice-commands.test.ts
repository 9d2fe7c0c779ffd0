/**
 * Every command that the program prints is pasted into a shell in a real project, and does what its
 * line says. At the end the file compares what was pasted with the commands in the source: a
 * command that no test pastes fails.
 */
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, readdirSync, renameSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type Ran, retrievalGate } from "../helpers/command.ts";
import { configFile, suiteFile } from "../helpers/gated-project.ts";
import { checkout, commitAll, git, repository, writeFiles } from "../helpers/git-repository.ts";
import { commandsIn, paste, type Pasted } from "../helpers/paste.ts";
import { workspace } from "../helpers/workspace.ts";

/** Finds the document of each query, but not of those in lost.json. */
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
    // Ids that a shell would split (`it's b`), or a command take for a flag (`-a`).
    Array.from("abcdefgh", (id) => ({
      id: id === "a" ? "-a" : `it's ${id}`,
      query: `find ${id}`,
      intent: "howto",
      expected: [{ id: `doc-${id}` }],
    })),
  ),
  "retrieval-gate.json": CONFIG,
};
/** Documents, over which `init` makes a gate of the built-in search that runs. */
const PAGES = Object.fromEntries(
  ["install", "remove", "update"].map((name) => [
    `docs/${name}.md`,
    `# How to ${name} it\n\nWords on ${name}.\n`,
  ]),
);

/** A repository of documents alone. */
function documentRepository(): string {
  const folder = repository();
  writeFiles(folder, PAGES);
  return folder;
}

/** Runs the gate of this folder, with further flags. */
const gate = (folder: string, ...more: readonly string[]): Promise<Ran> =>
  retrievalGate(folder, ["gate", "--config", "retrieval-gate.json", ...more]);

/** All commands that were pasted, for the check after the last test. */
const pastedCommands: string[] = [];

/** How a command is pasted. */
interface PasteOptions {
  /** The exit status that is expected, 0 unless named. */
  readonly status?: number;
  /** What is typed into the command. */
  readonly input?: string;
}

/** Pastes the command of the text that matches. Expects exactly one to match. */
async function followAdvice(
  folder: string,
  text: string,
  pattern: RegExp,
  options: PasteOptions = {},
): Promise<Pasted> {
  const matchingCommands = commandsIn(text).filter((command) => pattern.test(command));
  expect(matchingCommands, text).toHaveLength(1);
  return pasteCommand(folder, matchingCommands[0]!, options);
}

/** Pastes the command into a shell in this folder, and expects its exit status. */
async function pasteCommand(
  folder: string,
  command: string,
  { status = 0, input = "" }: PasteOptions = {},
): Promise<Pasted> {
  pastedCommands.push(command);
  const ran = await paste(folder, command, { input });
  expect(ran.status, `${command}\n${ran.stdout}${ran.stderr}`).toBe(status);
  return ran;
}

/** All that was printed. */
const outputOf = ({ stdout, stderr }: Ran | Pasted): string => stdout + stderr;

/** The text of a summary in Markdown as a reader copies it: without code marks and escapes. */
function copiedSummary(reportDir: string): string {
  return readFileSync(path.join(reportDir, "summary.md"), "utf8")
    .replaceAll(/<\/?code>/g, "")
    .replaceAll(/&#(\d+);/g, (_, point: string) => String.fromCodePoint(Number(point)))
    .replaceAll("\u200b", "");
}

/** The content of lost.json with which the search loses these queries. */
const lostFile = (ids: string): string => JSON.stringify(Array.from(ids, (id) => `find ${id}`));

/** A project with a baseline, committed. */
async function recordProject(files: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const folder = repository();
  writeFiles(folder, { ...PROJECT, ...files });
  expect((await retrievalGate(folder, ["record", "--config", "retrieval-gate.json"])).code).toBe(0);
  commitAll(folder, "first");
  return folder;
}

describe.each(["", "packages/search engine"])("in folder '%s' of a repository", (inside) => {
  /** A project without a baseline. */
  function makeProject(): string {
    const top = repository();
    const folder = path.join(top, inside);
    writeFiles(folder, PROJECT);
    commitAll(top, "first");
    return folder;
  }

  test("the first gate prints the command that stores its baseline", async () => {
    const folder = makeProject();

    const first = await gate(folder);

    expect(first.code, first.stdout).toBe(2);
    expect(commandsIn(first.stdout)).toEqual([
      expect.stringMatching(/^mkdir -p 'stored figures' && cp /),
    ]);

    await followAdvice(folder, first.stdout, /^mkdir/);

    expect((await gate(folder)).code).toBe(0);
  });

  test("a gate that fails prints commands that ask its worst query, and accept", async () => {
    const folder = makeProject();
    await retrievalGate(folder, ["record", "--config", "retrieval-gate.json"]);
    // Six of eight queries are lost. The first in the report is that of case `-a`.
    writeFiles(folder, { "lost.json": lostFile("abcdef") });

    const failing = await gate(folder);

    expect(failing.code, failing.stdout).toBe(1);

    const askWorstQuery = /^retrieval-gate ask .*--case='-a'$/;
    const asked = await followAdvice(folder, failing.stdout, askWorstQuery);

    // For a lost query the search returns the document `x`.
    expect(asked.stdout).toMatch(/\bx\b/);

    const acceptByCopy = /^cp /;
    await followAdvice(folder, failing.stdout, acceptByCopy);
    const accepted = await gate(folder);

    expect(accepted.code, accepted.stdout).toBe(0);
  });
});

/** A repository whose config names no baseline, in a folder `head` with room beside it. */
function projectWithoutBaseline(): string {
  const { baseline: _none, ...config } = CONFIG as { baseline?: string };
  const folder = path.join(repository(), "head");
  cpSync(repository(), folder, { recursive: true });
  writeFiles(folder, { ...PROJECT, "retrieval-gate.json": config });
  commitAll(folder, "first");
  return folder;
}

test("without a baseline the printed commands compare with the default branch", async () => {
  const folder = projectWithoutBaseline();
  git(folder, "checkout", "-q", "-b", "topic");

  const refused = await gate(folder);

  expect(refused.code, outputOf(refused)).toBe(2);

  const [checkOutCommand, compareCommand, ...otherCommands] = commandsIn(outputOf(refused));

  expect(otherCommands).toEqual([]);

  await pasteCommand(folder, checkOutCommand!);
  // A second time it replaces the folder.
  await pasteCommand(folder, checkOutCommand!);
  const compared = await pasteCommand(folder, compareCommand!);

  expect(compared.stdout).toContain("side by side with the base");
});

test("the summary's command compares with the base's commit if there is no baseline", async () => {
  const folder = projectWithoutBaseline();
  git(folder, "worktree", "add", "--detach", "../first-base", "HEAD");
  writeFiles(folder, { "lost.json": lostFile("abcdef") });

  const sideBySide = ["--base-ref", "HEAD", "--base-directory", "../first-base"];
  const failing = await gate(folder, ...sideBySide);

  expect(failing.code, outputOf(failing)).toBe(1);

  const summary = copiedSummary(path.join(folder, "retrieval-gate-report/s"));
  const gateAgainstCommit = /worktree/;
  const repeated = await followAdvice(folder, summary, gateAgainstCommit, { status: 1 });

  expect(repeated.stdout).toContain("FAIL");
});

test("the summary's commands work in the repository's top folder", async () => {
  const top = repository();
  const folder = path.join(top, "packages/a b");
  writeFiles(folder, PROJECT);
  expect((await retrievalGate(folder, ["record", "--config", "retrieval-gate.json"])).code).toBe(0);
  writeFiles(folder, { "lost.json": lostFile("bcd") });

  expect((await gate(folder)).code).toBe(1);

  const report = path.join(folder, "retrieval-gate-report/s");
  const summary = copiedSummary(report);
  const commands = commandsIn(summary, `'${report}'`);

  expect(summary).toContain("Run the gate on your machine, in the repository's top folder");
  expect(commands).toHaveLength(3);

  const [gateCommand, askCommand, adoptCommand] = commands as [string, string, string];
  const failed = await pasteCommand(top, gateCommand, { status: 1 });
  const asked = await pasteCommand(top, askCommand);
  await pasteCommand(top, adoptCommand);
  const passed = await pasteCommand(top, gateCommand);

  expect(failed.stdout).toContain("FAIL");
  // The document that the search returns for a lost query.
  expect(asked.stdout).toMatch(/\bx\b/);
  expect(passed.stdout).toContain("PASS");
});

test("gate without a config advises init, after which gate passes", async () => {
  const folder = documentRepository();

  const refused = await retrievalGate(folder, ["gate"]);

  expect(refused.code).toBe(2);

  await followAdvice(folder, outputOf(refused), /^retrieval-gate init$/);
  await pasteCommand(folder, "retrieval-gate gate --config retrieval-gate.yaml");
});

test("init a second time advises validate", async () => {
  const folder = documentRepository();
  await pasteCommand(folder, "retrieval-gate init");

  const refused = await retrievalGate(folder, ["init"]);

  expect(refused.code).toBe(2);

  const validated = await followAdvice(folder, outputOf(refused), /^retrieval-gate validate$/);

  expect(validated.stdout).toContain("valid");
});

test("init prints the command that drafts cases from a log, with its columns", async () => {
  const folder = repository();
  writeFiles(folder, {
    "search.mjs": 'export default async (query, { k }) => [{ path: "data/export.md" }];',
    "found.csv": "time,user query,clicked_url\n1,export data,data/export.md\n",
  });

  const { stdout } = await pasteCommand(folder, "retrieval-gate init");
  const [command = ""] = /retrieval-gate suggest --log found\.csv .*$/m.exec(stdout) ?? [];
  await pasteCommand(folder, command);

  expect(readFileSync(path.join(folder, "retrieval/suite.yaml"), "utf8")).toContain("export data");
});

test("demo prints commands that enter its folder, ask and accept, then init", async () => {
  const folder = repository();

  // The demo shows a gate that fails.
  const demo = await pasteCommand(folder, "retrieval-gate demo", { status: 1 });

  const commandOf = (start: string): string =>
    commandsIn(demo.stdout).find((command) => command.startsWith(start))!;
  const enterCommand = commandOf("cd ");
  const asked = await pasteCommand(
    folder,
    `${enterCommand} && ${commandOf("retrieval-gate ask ")}`,
  );

  expect(asked.stdout).toContain("export all my data");

  await pasteCommand(folder, `${enterCommand} && ${commandOf("cp ")} && retrieval-gate gate`);
  await followAdvice(folder, demo.stdout, /^retrieval-gate init$/);
});

test("gate advises to record again if the baseline can't be read", async () => {
  const folder = documentRepository();
  await pasteCommand(folder, "retrieval-gate init && retrieval-gate gate");
  writeFiles(folder, { "baselines/search.json": "{}" });
  const broken = await retrievalGate(folder, ["gate"]);

  expect(broken.code).toBe(2);

  await followAdvice(folder, outputOf(broken), /^retrieval-gate record$/);
  await pasteCommand(folder, "retrieval-gate gate");
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
  // The reader fills in the branch.
  const branchCommand = commandsIn(shallow.stdout).find((command) => command.endsWith("<branch>"));
  await pasteCommand(clone, branchCommand!.replace("<branch>", branch));
  const unshallowed = await gate(clone, "--base-ref", "HEAD~1");

  expect(unshallowed.code, unshallowed.stdout).toBe(0);
});

test("merge without folders prints the command with the folder of the parts", async () => {
  const folder = documentRepository();
  await pasteCommand(folder, "retrieval-gate init");
  // The config of init with latency off in place of the rules at its end.
  const config = readFileSync(path.join(folder, "retrieval-gate.yaml"), "utf8");
  writeFiles(folder, { "retrieval-gate.yaml": config.replace(/gate:[^]*/, "latency: off\n") });
  await pasteCommand(folder, "retrieval-gate record");
  for (const i of [1, 2]) {
    // A shard alone passes nothing: it ends with 1.
    await pasteCommand(
      folder,
      `retrieval-gate gate --shard ${i}/2 --report-dir retrieval-gate-parts/${i}`,
      { status: 1 },
    );
  }

  const refused = await retrievalGate(folder, ["merge"]);

  expect(refused.code).toBe(2);

  const merged = await followAdvice(folder, outputOf(refused), /^retrieval-gate merge /);

  expect(merged.stdout).toContain("PASS");
});

/** One letter `a` for each draft, which approves it: more than any test has. */
const APPROVE_ALL = "a\n".repeat(20);

test("each step from documents to a gate prints the next command", async () => {
  const folder = repository();
  const documents = Array.from("abcdefgh", (id) => [
    `docs/${id}.md`,
    `# Notes about ${id.repeat(6)}\n\nSome text.\n`,
  ]);
  // The config lies in a folder of its own, and its suite is not written yet.
  writeFiles(folder, {
    ...Object.fromEntries(documents),
    "my pack/retrieval-gate.yaml":
      "version: 1\nsuite: suite.yaml\nbaseline: base.json\nlatency: off\nretriever: { kind: bm25, files: [docs/*.md], cwd: .. }\n",
  });
  commitAll(folder, "documents");
  const pack = path.join(folder, "my pack");

  const drafted = await pasteCommand(
    folder,
    "retrieval-gate suggest --corpus docs --out 'my pack/suite.yaml'",
  );
  const refused = await retrievalGate(pack, ["record"]);

  expect(refused.code).toBe(2);

  // `suggest` and `record` print the command that reviews. Without input it only lists what is left.
  const reviewCommand = /^retrieval-gate suggest --review /;
  const listed = await followAdvice(folder, outputOf(drafted), reviewCommand);
  const listedInPack = await followAdvice(pack, outputOf(refused), reviewCommand);

  expect(listed.stdout).toContain("left to review");
  expect(listedInPack.stdout).toContain("left to review");

  // The draft's first line has that command as well, with a placeholder for its own name.
  const [firstLine = ""] = readFileSync(path.join(pack, "suite.yaml"), "utf8").split("\n");
  const command = commandsIn(firstLine)[0]!.replace("<this file>", "'my pack/suite.yaml'");
  const reviewed = await pasteCommand(folder, command, { input: APPROVE_ALL });
  const secondReview = await retrievalGate(folder, ["suggest", "--review", "my pack/suite.yaml"]);

  expect(outputOf(secondReview)).toContain("no case is left to review");
  expect(outputOf(secondReview)).toContain("which `retrieval-gate suggest` writes");

  await followAdvice(folder, reviewed.stdout, /^retrieval-gate record --config /);
  await pasteCommand(pack, "retrieval-gate gate");
});

test("suggest prints each next command with the --config that it was given", async () => {
  const folder = repository();
  writeFiles(folder, {
    "docs/a.md": "# Notes about alpha\n\nSome text.\n",
    "docs/b.md": "# Notes about beta\n\nSome text.\n",
    "suite.yaml": suiteFile("s", []),
    "other gate.yaml":
      "version: 1\nsuite: suite.yaml\nbaseline: base.json\nlatency: off\nretriever: { kind: bm25, files: [docs/*.md] }\n",
  });
  const flags = "--out suite-draft.yaml --config 'other gate.yaml'";
  const reviewCommand =
    /^retrieval-gate suggest --review suite-draft\.yaml --config 'other gate\.yaml'$/;

  const drafted = await pasteCommand(folder, `retrieval-gate suggest --corpus docs ${flags}`);
  // Without input the review ends at its first case, and names itself.
  const listed = await followAdvice(folder, outputOf(drafted), reviewCommand);
  const reviewed = await followAdvice(folder, listed.stdout, reviewCommand, { input: APPROVE_ALL });

  expect(commandsIn(reviewed.stdout)).toEqual(["retrieval-gate record --config 'other gate.yaml'"]);
});

test("suggest --review names the draft's config from the folder that it runs in", async () => {
  const folder = repository();
  writeFiles(folder, {
    "docs/a.md": "# Notes about alpha\n\nSome text.\n",
    "my pack/retrieval-gate.yaml":
      "version: 1\nsuite: suite.yaml\nbaseline: base.json\nlatency: off\nretriever: { kind: bm25, files: [docs/*.md], cwd: .. }\n",
  });
  await retrievalGate(folder, ["suggest", "--corpus", "docs", "--out", "my pack/suite.yaml"]);

  const reviewed = await pasteCommand(
    path.join(folder, "docs"),
    "retrieval-gate suggest --review '../my pack/suite.yaml'",
    { input: APPROVE_ALL },
  );

  expect(commandsIn(reviewed.stdout)).toEqual([
    "retrieval-gate record --config '../my pack/retrieval-gate.yaml'",
  ]);
});

describe("init in a repository of two packages", () => {
  /** Runs init, which writes nothing: it asks in which package the gate should be, and fails. */
  async function runInit(): Promise<{ readonly folder: string; readonly listed: Ran }> {
    const folder = repository();
    for (const name of ["my web", "api"]) {
      writeFiles(path.join(folder, name), { "package.json": "{}", ...PAGES });
    }
    const listed = await retrievalGate(folder, ["init"]);
    expect(listed.code).toBe(2);
    return { folder, listed };
  }

  test("prints a command for each package, which runs", async () => {
    const { folder, listed } = await runInit();

    const commands = listed.stdout.trim().split("\n");

    expect(commands).toHaveLength(2);
    for (const command of commands) {
      // Expects exit code 0.
      await pasteCommand(folder, command);
    }
  });

  test("prints a command with --here, which leads to a gate that passes", async () => {
    const { folder, listed } = await runInit();

    await followAdvice(folder, outputOf(listed), /^retrieval-gate init --here$/);
    const draft = await pasteCommand(
      folder,
      "retrieval-gate suggest --corpus api/docs --out retrieval/suite.yaml",
    );
    const reviewed = await followAdvice(
      folder,
      outputOf(draft),
      /^retrieval-gate suggest --review /,
      { input: APPROVE_ALL },
    );
    await followAdvice(folder, reviewed.stdout, /^retrieval-gate record$/);
    await pasteCommand(folder, "retrieval-gate gate");
  });
});

describe("gate over a suite whose first case lies in a draft", () => {
  const { cases, ...suiteHead } = PROJECT["suite.json"];

  /** A recorded project with the first case moved from suite.json to this file. */
  async function projectWithDraft(name: string, draft: unknown): Promise<string> {
    const folder = await recordProject();
    writeFiles(folder, {
      "retrieval-gate.json": { ...CONFIG, suite: ["suite.json", name] },
      "suite.json": { ...suiteHead, cases: cases.slice(1) },
      [name]: draft,
    });
    return folder;
  }

  const WATCHED = `version: 1\nname: s\nrevision: "1"\ncases: [{ id: new, query: find new, intent: howto }]\n`;

  test.each([
    [
      "a draft in JSON",
      "more.json",
      { ...suiteHead, cases: cases.slice(0, 1), draft: true },
      { ...suiteHead, cases: cases.slice(0, 1) },
      "Correct the cases of the draft, then remove `draft` to approve the draft.",
    ],
    [
      "a draft without targets",
      "more.yaml",
      `draft: true\n${WATCHED}`,
      WATCHED,
      "Or correct the cases of the draft, then remove `draft` to approve the draft. A case without a document in `expected` has no recall: the report shows whether its results change.",
    ],
  ])("advises to edit %s by hand", async (_, name, draft, approved, advice) => {
    const folder = await projectWithDraft(name, draft);

    const refused = await gate(folder);
    writeFiles(folder, { [name]: approved });
    const passed = await gate(folder);

    expect(refused.code).toBe(2);
    expect(outputOf(refused).replaceAll("\n", "; ")).toContain(advice);
    expect(passed.code, outputOf(passed)).toBe(0);
  });

  test("prints the command that reviews a draft in YAML", async () => {
    // An id that looks like an option is no problem.
    const folder = await projectWithDraft(
      "more.yaml",
      `version: 1\nname: s\nrevision: "1"\ndraft: true\ncases: [{ id: -a, query: find a, intent: howto, expected: [{ id: doc-a }], tags: [to-review] }]\n`,
    );

    const refused = await gate(folder);
    const reviewed = await followAdvice(folder, outputOf(refused), /--review more\.yaml$/, {
      input: APPROVE_ALL,
    });
    const passed = await gate(folder);

    expect(reviewed.stdout).toContain("approved");
    expect(passed.code, outputOf(passed)).toBe(0);
  });
});

test("label prints where to grade results, then how to record what was graded", async () => {
  const folder = documentRepository();
  await pasteCommand(folder, "retrieval-gate init");
  const refused = await retrievalGate(folder, ["label"]);
  // The command has the folder of the report in place of <report-dir>.
  const [labelCommand] = commandsIn(outputOf(refused), "retrieval-gate-report/search");

  expect(refused.code).toBe(2);
  expect(outputOf(refused)).toContain("In the report's unjudged.jsonl, add a grade to some lines");

  await pasteCommand(folder, "retrieval-gate gate");
  const report = path.join(folder, "retrieval-gate-report/search");
  const [line] = readFileSync(path.join(report, "unjudged.jsonl"), "utf8").split("\n");
  writeFiles(report, { "unjudged.jsonl": `${line!.replace(/\}$/, ', "grade": 1}')}\n` });
  const labelled = await pasteCommand(folder, labelCommand!);

  expect(labelled.stdout).toContain("1 expected document");

  await followAdvice(folder, labelled.stdout, /^retrieval-gate record$/);
  await pasteCommand(folder, "retrieval-gate gate");
});

test("gate advises ask with one query if every query fails alike", async () => {
  // Twelve, since a run ends once its first ten queries failed.
  const cases = Array.from("abcdefghijkl", (id) => ({
    ...PROJECT["suite.json"].cases[1],
    id,
    query: `find ${id}`,
  }));
  const folder = await recordProject({ "suite.json": { ...PROJECT["suite.json"], cases } });
  // The config gets the name that needs no --config, in the command that is advised as well.
  renameSync(path.join(folder, "retrieval-gate.json"), path.join(folder, "retrieval-gate.yaml"));
  writeFiles(folder, { "search.mjs": 'export default () => { throw new Error("no index"); };' });

  const failed = await retrievalGate(folder, ["gate"]);

  expect(failed.code).toBe(3);

  const asked = await followAdvice(folder, outputOf(failed), /^retrieval-gate ask /, { status: 3 });

  expect(outputOf(asked)).toContain("no index");
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
    await pasteCommand(folder, `${command} serve.sh`);
  }

  expect((await retrievalGate(folder, ["record", "--config", "retrieval-gate.json"])).code).toBe(0);

  git(folder, "commit", "-q", "-m", "with");
  // A fresh clone has the mode that was committed.
  const clone = checkout(folder, git(folder, "rev-parse", "HEAD"), 1);

  expect((await retrievalGate(clone, ["record", "--config", "retrieval-gate.json"])).code).toBe(0);
});

test("gate prints how to make a missing base directory", async () => {
  const folder = await recordProject();
  git(folder, "checkout", "-q", "-b", "topic");
  commitAll(folder, "a change");
  const sideBySide = ["--base-directory", "base", "--base-ref", "main"];

  const refused = await gate(folder, ...sideBySide);

  expect(refused.code, outputOf(refused)).toBe(2);

  const [command] = commandsIn(outputOf(refused));
  await pasteCommand(folder, command!);
  const passed = await gate(folder, ...sideBySide);

  expect(passed.code, outputOf(passed)).toBe(0);
});

test("history prints how to fetch what a shallow clone lacks of a baseline's history", async () => {
  const origin = await recordProject();
  writeFiles(origin, { "lost.json": lostFile("b") });
  const accept = ["record", "--accept", "--config", "retrieval-gate.json"];

  expect((await retrievalGate(origin, accept)).code).toBe(0);

  // With one commit of the two.
  const clone = checkout(origin, commitAll(origin, "second"), 1);
  const history = ["history", "--baseline", "stored figures/base.json"];
  await followAdvice(
    clone,
    outputOf(await retrievalGate(clone, history)),
    /^git fetch --unshallow$/,
  );

  expect(outputOf(await retrievalGate(clone, history))).toContain("2 commits changed it");
});

/** The files that examples of the help name. */
const EXAMPLE_FILES = {
  "lexical.yaml":
    "version: 1\nsuite: retrieval/suite.yaml\nbaseline: a.json\nretriever: { kind: bm25, files: [docs/*.md] }\n",
  "hybrid.yaml":
    "version: 1\nsuite: retrieval/suite.yaml\nbaseline: b.json\nretriever: { kind: bm25, files: [docs/*.md], max_docs: 2 }\n",
  "queries.tsv": "1\tone\n2\ttwo\n",
  "qrels.tsv": "1\t0\ta\t1\n2\t0\tb\t1\n",
  "qrels.txt": "1 0 a 1\n2 0 b 1\n",
  "old.run": "1 Q0 a 1 2 x\n2 Q0 b 1 2 x\n",
  "new.run": "1 Q0 a 1 2 x\n2 Q0 c 1 2 x\n",
  "bm25.run": "1 Q0 a 1 2 x\n",
  "dense.run": "2 Q0 b 1 2 x\n",
  "searches.csv": "query,clicked\nexport data,data/export.md\n",
  // What the example of replay makes a commit's search ready with.
  "package.json": { name: "docs", version: "1.0.0", scripts: { index: "true" } },
  "package-lock.json": { name: "docs", version: "1.0.0", lockfileVersion: 3, packages: {} },
};

/** Returns the example lines of a command's help. An unknown flag advises where that help is. */
async function readExamples(folder: string, command: string): Promise<readonly string[]> {
  const unknown = await retrievalGate(folder, [command, "--no-such-flag"]);

  expect(unknown.code).toBe(2);

  const help = commandsIn(outputOf(unknown))[0] ?? `retrieval-gate ${command} --help`;
  const { stdout } = await pasteCommand(folder, help);
  const [, examples] = /^Example:([^]*)/m.exec(stdout) ?? [];
  return examples!.replaceAll("Example:", "").trim().split(/\n\s*/);
}

test("each command's help has examples that run as they stand", async () => {
  const folder = documentRepository();
  const { stdout: overview } = await pasteCommand(folder, "retrieval-gate --help");
  const commands = [...overview.matchAll(/^ {2}([a-z]+) {2,}\S/gm)].map(([, name]) => name!);

  expect(commands.length).toBeGreaterThan(10);

  const examples: string[] = [];
  for (const name of commands) {
    examples.push(...(await readExamples(folder, name)));
  }

  expect(examples.length).toBeGreaterThanOrEqual(commands.length);

  // First the one that writes the gate's files and a report, which the others need.
  const initIndex = examples.findIndex((example) => example.startsWith("retrieval-gate init &&"));
  await pasteCommand(folder, examples.splice(initIndex, 1)[0]!);
  await pasteCommand(folder, "retrieval-gate gate");
  writeFiles(folder, EXAMPLE_FILES);
  commitAll(folder, "all");
  commitAll(folder, "a second commit, which replay compares with the first");
  for (const i of [1, 2]) {
    // A shard alone passes nothing: it ends with 1.
    await pasteCommand(
      folder,
      `retrieval-gate gate --shard ${i}/2 --report-dir retrieval-gate-parts/${i}`,
      { status: 1 },
    );
  }
  for (const example of examples) {
    // An example that writes the suite does not replace one.
    if (example.includes("retrieval/suite.yaml")) {
      await pasteCommand(folder, `rm retrieval/suite.yaml && ${example}`);
    } else {
      // The demo shows a gate that fails.
      await pasteCommand(folder, example, { status: example === "retrieval-gate demo" ? 1 : 0 });
    }
  }
});

const IS_COMMENT = /^\s*(?:\/\*\*|\*|\/\/)/;
/** A line of a command's help that shows how it is called: the synopsis, and its further lines. */
const IS_SYNOPSIS = /Usage:|HELP = `|^ {7}retrieval-gate/;
/**
 * A command up to the end of its string: the program's own, those of git that it advises, chmod, cp
 * and mkdir.
 */
const COMMAND =
  /(?<![\w./-])(?:(?:retrieval-gate|\$\{program\}) (?=[a-z<$])|git (?=fetch|worktree|update-index)|chmod |\bcp (?=<)|mkdir )[^`"\n]*/g;

/**
 * Returns each command in the strings of src and web once, with its placeholders: `${…}` of the
 * code, `<…>` for a reader. Comments, synopses and the workflows of `init` are left out.
 */
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
      .filter((line) => !IS_COMMENT.test(line) && !IS_SYNOPSIS.test(line))
      .flatMap((line) => [...line.matchAll(COMMAND)])
      .map(([command]) => command),
  );
  return [...new Set(commands)];
}

afterAll(() => {
  const templates = listPrintedCommands();
  expect(templates.length).toBeGreaterThan(30);
  /** Whether a pasted command begins as the template does, with anything in its placeholders. */
  const isPasted = (template: string): boolean => {
    // Without what follows the command in its string: ends of lines, of sentences and of brackets.
    const command = template
      .replace("${program}", "retrieval-gate")
      .replace(/\\(?:n)?$/, "")
      .replace(/ F',$/, " <file>")
      .replace(/(?:[.,;] .*|\\.*|\))$/, "")
      .trim();
    const pattern = command
      .split(/\$\{[^}]*(?:\}+|$)|<[^>]*>/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".+");
    return pastedCommands.some((pasted) => new RegExp(`(?:^|&& )${pattern}`).test(pasted));
  };
  expect(templates.filter((template) => !isPasted(template))).toEqual([]);
});
