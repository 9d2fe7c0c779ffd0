/** `replay` over real histories: what the gate would have said to each commit. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { retrievalGate } from "../../helpers/command.ts";
import { configFile, type Json } from "../../helpers/gated-project.ts";
import { checkout, git, writeFiles } from "../../helpers/git-repository.ts";
import { workspace } from "../../helpers/workspace.ts";
import {
  TOPICS,
  commitFiles,
  countLines,
  goldenSuite,
  makeProject,
  searchModule,
  userState,
} from "./project.ts";

/** Runs the replay and returns its exit code, what it printed, and its JSON. */
async function replay(
  folder: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; stdout: string; stderr: string; json: Json }> {
  const ran = await retrievalGate(folder, ["replay", ...args], env);
  const file = path.join(folder, "retrieval-gate-report/replay-topics/replay.json");
  return { ...ran, json: existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null };
}

/** Returns `subject: outcome` of each commit. */
const outcomes = ({ json }: { readonly json: Json }): readonly string[] =>
  json.commits.map(({ subject, outcome }: Json) => `${subject}: ${outcome}`);

describe("replay over eight commits", () => {
  let folder = "";
  let stateBefore = "";
  let first: Awaited<ReturnType<typeof replay>>;
  const asked = workspace();
  const env = { ASKED: path.join(asked, "asked.txt") };

  beforeAll(async () => {
    folder = makeProject();
    commitFiles(folder, "Lose most topics", {
      "search.mjs": searchModule("apple brick cloud dunes flint grain hazel"),
    });
    commitFiles(folder, "Find them again", { "search.mjs": searchModule() });
    git(folder, "mv", "docs/ember.md", "docs/fire.md");
    commitFiles(folder, "Rename ember", {});
    commitFiles(folder, "Break the setup", { "setup.sh": "echo no such package >&2\nexit 3\n" });
    commitFiles(folder, "Repair the setup", { "setup.sh": "true\n" });
    git(folder, "checkout", "-q", "-b", "side");
    commitFiles(folder, "Lose it on a side branch", { "search.mjs": searchModule("hazel") });
    commitFiles(folder, "Repair it there", { "search.mjs": searchModule() });
    git(folder, "checkout", "-q", "main");
    git(folder, "merge", "-q", "--no-ff", "-m", "Merge the side branch", "side");
    commitFiles(folder, "Edit golden data", { "suite.json": goldenSuite({ apple: "brick" }) });
    commitFiles(folder, "Answer faster", { "search.mjs": `${searchModule()}// faster\n` });
    writeFiles(folder, { "suite.json": goldenSuite({ ember: "fire" }) });
    stateBefore = userState(folder);
    first = await replay(folder, ["--setup", "test ! -e setup.sh || sh setup.sh"], env);
  });

  it("says what the gate would have said to each", () => {
    expect(outcomes(first)).toEqual([
      "Begin: start",
      "Lose most topics: fail",
      "Find them again: gain",
      "Rename ember: same",
      "Break the setup: not_run",
      "Repair the setup: same",
      "Merge the side branch: same",
      "Edit golden data: same",
      "Answer faster: same",
    ]);
    expect(first.code).toBe(0);
  });

  it("prints for a commit that lost 7 of 8 documents its date, recall and why it fails", () => {
    // 1 of 8 documents is found: 1 / 8 = 0.125.
    expect(first.stdout).toMatch(
      /^\w{7} {2}2026-01-02 {2}Lose most topics +0\.125 {2}FAIL: 7 queries lost a document/m,
    );
  });

  it("prints how the setup of a commit failed", () => {
    expect(first.stdout).toMatch(
      /Break the setup .*not run: The setup ended with 3: no such package$/m,
    );
  });

  it("prints how many commits gained, lost, changed nothing or were not run", () => {
    // The outcomes of the first test, without that of "Begin".
    expect(first.stdout).toContain(
      "8 commits after the start: 5 changed nothing, 1 gained, 1 would have failed, 1 not run\n",
    );
  });

  it("replay prints how many commits are done, and how long the rest takes", () => {
    expect(first.stderr).toMatch(/^1 of 9: \w{7} Begin\n2 of 9, about \d+ (s|min): \w{7} Lose/);
  });

  /** Returns what the JSON has of the commit with this subject. */
  const commitOf = (subject: string): Json =>
    first.json.commits.find((each: Json) => each.subject === subject);

  it("compares a commit with the last one that ran", () => {
    // Between these two "Break the setup" was not run.
    const repaired = commitOf("Repair the setup");

    expect(repaired.compared_with).toBe(commitOf("Rename ember").commit);
    expect(repaired.figures).toEqual({ "mrr@10": 1, "ndcg@10": 1, "recall@10": 1 });
  });

  it("writes the usual report of a commit that fails, and a page of all", () => {
    const reports = path.join(folder, "retrieval-gate-report/replay-topics");
    const failed = commitOf("Lose most topics");
    const folderOfReport = path.join(reports, path.dirname(failed.report));
    const report = JSON.parse(readFileSync(path.join(folderOfReport, "report.json"), "utf8"));
    const page = readFileSync(path.join(reports, "replay.html"), "utf8");

    expect(failed.report).toBe(`${failed.commit.slice(0, 12)}/report.html`);
    expect(report.verdict).toBe("fail");
    expect(report.origin.commit).toBe(failed.commit);
    expect(page).toContain(`href="${failed.report}"`);
    // A point for each of three metrics and each of the eight commits that ran.
    expect(page.match(/<circle/g)).toHaveLength(3 * 8);
  });

  it("leaves nothing but the report", () => {
    expect(userState(folder)).toBe(stateBefore);
  });

  it("replay run again asks nothing, and prints the same", async () => {
    const before = countLines(env.ASKED);

    // Eight of nine commits ran, each with at least a query for each topic.
    const second = await replay(folder, ["--setup", "test ! -e setup.sh || sh setup.sh"], env);

    expect(before).toBeGreaterThan(8 * TOPICS.length);
    expect(countLines(env.ASKED)).toBe(before);
    expect(second.stdout).toBe(first.stdout);
    expect(second.json).toEqual(first.json);
  });

  it("replay with another setup and --last 1 asks the last commit and its start again", async () => {
    // The search writes a line into ASKED for each query.
    const before = countLines(env.ASKED);

    const third = await replay(folder, ["--last", "1", "--setup", "true"], env);

    // The last commit is compared with the one before it. Both are asked, perhaps more than once.
    expect(outcomes(third)).toEqual(["Edit golden data: start", "Answer faster: same"]);
    expect(countLines(env.ASKED)).toBeGreaterThanOrEqual(before + 2 * TOPICS.length);
  });
});

describe("replay", () => {
  it("starts at a tag or after a day with --since, and refuses what is neither", async () => {
    const folder = makeProject();
    git(folder, "tag", "v1");
    commitFiles(folder, "Second", { "docs/new.md": "news\n" });
    commitFiles(folder, "Third", { "docs/new.md": "more news\n" });

    const byTag = await replay(folder, ["--since", "v1"]);
    const byDay = await replay(folder, ["--since", "2026-01-03"]);
    const byNoCommit = await replay(folder, ["--since", "v2"]);

    expect(outcomes(byTag)).toEqual(["Begin: start", "Second: same", "Third: same"]);
    // All three are of 2026-01-02, so that the newest alone is left, as the start.
    expect(byDay.code).toBe(3);
    expect(byDay.stderr).toContain("Choose more commits with --last or --since");
    expect(byNoCommit.code).toBe(2);
    expect(byNoCommit.stderr).toContain('--since "v2" is no day and no commit');
  });

  it("counts the commits before the start apart from those after it", async () => {
    const folder = makeProject();
    commitFiles(folder, "Second", { "docs/new.md": "news\n" });
    commitFiles(folder, "Third", { "docs/new.md": "more news\n" });

    const ran = await replay(folder, ["--setup", "test -e docs/new.md"]);
    const neverRan = await replay(folder, ["--setup", "exit 1"]);

    expect(outcomes(ran)).toEqual(["Begin: not_run", "Second: start", "Third: same"]);
    expect(ran.stdout).toContain(
      "1 commit after the start: 1 changed nothing; 1 commit before it not run\n",
    );
    expect(neverRan.stdout).toContain("\n3 commits not run\n");
    expect(neverRan.stderr).toContain("Give --setup what a fresh checkout needs");
  });

  it("gives older commits the files that the config names, and those of --carry", async () => {
    const folder = makeProject();
    commitFiles(folder, "Second", { "docs/new.md": "news\n", ".gitignore": "index.json\n" });
    writeFiles(folder, {
      // Neither file is in git: the adapter, and the index that it reads.
      "adapter.mjs": `import { readFileSync } from "node:fs";
const index = JSON.parse(readFileSync("index.json", "utf8"));
export default (query) => index[query] ?? [];`,
      "index.json": Object.fromEntries(TOPICS.map((topic) => [topic, [`docs/${topic}.md`]])),
      "retrieval-gate.yaml": configFile({ retriever: { kind: "module", path: "adapter.mjs" } }),
    });

    const without = await replay(folder);
    const carried = await replay(folder, ["--carry", "index.json"]);

    expect(without.code).toBe(3);
    expect(without.stdout).toContain("index.json");
    expect(outcomes(carried)).toEqual(["Begin: start", "Second: same"]);
    expect(carried.json.commits[1].figures["recall@10"]).toBe(1);
  });

  it("measures no older commit by the recorded answers of today", async () => {
    const folder = makeProject();
    const answers = TOPICS.map((topic) => ({ query_id: topic, results: [`docs/${topic}.md`] }));
    writeFiles(folder, {
      "retrieval-gate.yaml": configFile({ retriever: { kind: "run", path: "run.jsonl" } }),
      "run.jsonl": answers.map((answer) => `${JSON.stringify(answer)}\n`).join(""),
    });

    // A setup could write answers of the commit. This one does not; without any, `replay` refuses.
    const ran = await replay(folder, ["--setup", "true"]);

    expect(outcomes(ran)).toEqual(["Begin: not_run"]);
  });

  it("fails a commit whose search answers nothing any more", async () => {
    const folder = makeProject();
    // A search that skips the words of all topics finds nothing.
    commitFiles(folder, "Empty answers", { "search.mjs": searchModule(TOPICS.join(" ")) });
    commitFiles(folder, "Undo", { "search.mjs": searchModule() });
    commitFiles(folder, "Notes", { "notes.md": "news\n" });

    const ran = await replay(folder);

    // "Undo" is compared with "Begin": a run without any result makes no baseline.
    expect(outcomes(ran)).toEqual([
      "Begin: start",
      "Empty answers: fail",
      "Undo: same",
      "Notes: same",
    ]);
    expect(ran.stdout).toContain("FAIL: None of the 8 queries got a single result");
    // The failure shows that each commit's own code ran.
    expect(ran.stdout).not.toContain("No list changed at all");
  });

  it("hides secrets in the answers that it keeps", async () => {
    const folder = makeProject();
    commitFiles(folder, "Show a token", {
      "search.mjs": "export default (query) => [{ id: query, text: process.env.API_TOKEN }];",
    });

    await replay(folder, ["--last", "1"], { API_TOKEN: "tok-4711-secret" });

    const answers = path.join(folder, "retrieval-gate-report/replay-topics/answers");
    const texts = readdirSync(answers).map((file) =>
      readFileSync(path.join(answers, file), "utf8"),
    );
    // The answers of the last commit and of the one before, with which it is compared.
    expect(texts).toHaveLength(2);
    expect(texts.join("")).toContain('"text":"***"');
    expect(texts.join("")).not.toContain("tok-4711-secret");
  });

  it("follows a document through two renames", async () => {
    const folder = makeProject();
    git(folder, "mv", "docs/ember.md", "docs/fire.md");
    commitFiles(folder, "Rename once", {});
    git(folder, "mv", "docs/fire.md", "docs/flame.md");
    commitFiles(folder, "Rename twice", { "docs/flame.md": "All about ember.\nMore.\n" });
    writeFiles(folder, { "suite.json": goldenSuite({ ember: "flame" }) });

    const ran = await replay(folder);

    expect(ran.json.commits.map(({ figures }: Json) => figures["recall@10"])).toEqual([1, 1, 1]);
  });

  it("says which document was renamed if the suite has the old name", async () => {
    const folder = makeProject();
    git(folder, "mv", "docs/ember.md", "docs/fire.md");
    commitFiles(folder, "Rename ember", {});

    const { stdout } = await replay(folder);

    expect(stdout).toContain("docs/ember.md is now docs/fire.md");
  });

  it("runs the setup in the command's folder, or at the root of a commit without it", async () => {
    const folder = makeProject();
    // "Begin", the commit that makeProject makes, has no folder app.
    commitFiles(folder, "Second", { "app/readme.md": "here\n" });
    // It passes at the root, where search.mjs is, and in app, but nowhere else.
    const setup = "test -e search.mjs || test -e readme.md";

    const flags = ["--config", "../retrieval-gate.yaml", "--setup", setup];
    const ran = await replay(path.join(folder, "app"), flags);

    expect(outcomes(ran)).toEqual(["Begin: start", "Second: same"]);
  });
});

describe("replay refuses", () => {
  it("a folder that is no repository", async () => {
    const folder = workspace({
      "retrieval-gate.yaml": configFile(),
      "suite.json": goldenSuite(),
      "search.mjs": searchModule(),
    });

    const { code, stderr } = await retrievalGate(folder, ["replay"]);

    expect(code).toBe(2);
    expect(stderr).toContain("error: no_repository");
  });

  it("a shallow clone, and says how to fetch", async () => {
    const origin = makeProject();
    commitFiles(origin, "Second", { "docs/new.md": "news\n" });
    const folder = checkout(origin, "main", 1, "refs/remotes/origin/main");
    writeFiles(folder, { "retrieval-gate.yaml": configFile(), "suite.json": goldenSuite() });

    const { code, stderr } = await retrievalGate(folder, ["replay"]);

    expect(code).toBe(2);
    expect(stderr).toContain("error: shallow_clone: this clone has only the last 1 of the commits");
    expect(stderr).toContain("git fetch --unshallow");
  });

  it("a server that runs already, and recorded answers without a setup", async () => {
    const folder = makeProject();
    writeFiles(folder, {
      "server.yaml": configFile({ retriever: { kind: "http", url: "http://127.0.0.1:9/s" } }),
      "run.yaml": configFile({ retriever: { kind: "run", path: "run.jsonl" } }),
      "run.jsonl": '{"query_id":"apple","ranked":[]}\n',
    });

    const server = await retrievalGate(folder, ["replay", "--config", "server.yaml"]);
    const run = await retrievalGate(folder, ["replay", "--config", "run.yaml"]);

    expect([server.code, run.code]).toEqual([2, 2]);
    expect(server.stderr).toContain("every commit would ask the same server at http://127.0.0.1:9");
    expect(run.stderr).toContain("run.jsonl has the answers of one commit");
  });

  it("a wrong number, and a file to carry that is not there", async () => {
    const folder = makeProject();

    const last = await retrievalGate(folder, ["replay", "--last", "0"]);
    const carry = await retrievalGate(folder, ["replay", "--carry", "index"]);

    expect([last.code, carry.code]).toEqual([2, 2]);
    expect(last.stderr).toContain('--last "0", expected a whole number from 1 to 99999');
    expect(carry.stderr).toContain("--carry: index does not exist");
  });
});
