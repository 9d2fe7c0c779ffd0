/**
 * Every workflow that people copy: what starts it, what it checks out, and that nothing in it skips
 * the gate.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { lookAround } from "../src/workbench/init/look.ts";
import { filesFor } from "./helpers/init-project.ts";
import { commitAll, git, repository, writeFiles } from "./helpers/git-repository.ts";
import { ROOT, read } from "./helpers/pages.ts";
import type { Workflow } from "./helpers/workflow.ts";
import { workspace } from "./helpers/workspace.ts";
import { REPOSITORY } from "../src/model/repository.generated.ts";

/** Returns the blocks of a page that are whole workflows, by page and number. */
const shownIn = (file: string): readonly (readonly [string, string])[] =>
  [...read(file).matchAll(/```yaml\n([^]*?)```/g)].flatMap(([, text], i) =>
    /^on:/m.test(text!) && /^jobs:/m.test(text!) ? [[`${file} #${i + 1}`, text!] as const] : [],
  );

const PAGES = ["README.md", ...readdirSync(path.join(ROOT, "docs")).map((name) => `docs/${name}`)];
/** The workflows by a name for each: those of files, of `init`, and of pages. */
const WORKFLOWS: readonly (readonly [string, string])[] = [
  ...[
    ".github/workflows/retrieval-gate.yml",
    "examples/workflows/retrieval-gate-shards.yml",
    "examples/workflows/retrieval-gate-side-by-side.yml",
    "examples/workflows/retrieval-gate-two-jobs.yml",
  ].map((file) => [file, read(file)] as const),
  [
    "init",
    filesFor(lookAround(workspace()), { branch: "trunk" }).get(
      ".github/workflows/retrieval-gate.yml",
    )!,
  ],
  ...PAGES.filter((file) => file.endsWith(".md")).flatMap(shownIn),
];
/** The workflows that pull requests start. */
const GATING = WORKFLOWS.filter(([, text]) => "pull_request" in (parse(text) as Workflow).on);

it("this test finds workflows in the examples, and that of init", () => {
  const names = GATING.map(([name]) => name.split(" ")[0]);

  expect(names).toContain("init");
  expect(names).toContain("examples/workflows/retrieval-gate-two-jobs.yml");
});

describe.each(GATING)("the workflow of %s", (_, text) => {
  const workflow = parse(text) as Workflow;
  const isSideBySide = text.includes("base-directory:");

  it("starts for each push, new base and label of a pull request to its branch", () => {
    const branch = text.includes("trunk") ? "trunk" : "main";

    expect(workflow.on["pull_request"]).toEqual({
      types: ["opened", "synchronize", "reopened", "edited", "labeled"],
      branches: [branch],
    });
    const others = Object.keys(workflow.on).filter((event) => event !== "pull_request");

    // A merge queue and the default branch need a stored baseline.
    expect(others.toSorted()).toEqual(
      isSideBySide ? [] : expect.arrayContaining(["merge_group", "push", "workflow_dispatch"]),
    );

    // Whatever paths it changes: a required check that is skipped never ends.
    expect(text).not.toMatch(/paths(?:-ignore)?:/);
  });

  it("runs one at a time for each pull request, and finishes a label's run", () => {
    expect(workflow.concurrency).toEqual({
      group: "${{ github.workflow }}-${{ github.ref }}",
      "cancel-in-progress": "${{ github.event.action == 'synchronize' }}",
    });
  });

  it("checks out a merge with its parents, or all history if the base can change", () => {
    const depths = Object.values(workflow.jobs)
      .flatMap(({ steps }) => steps)
      .filter(({ uses }) => uses?.startsWith("actions/checkout@"))
      .map((step) => step.with?.["fetch-depth"]);

    expect(depths.length).toBeGreaterThan(0);

    // Only workflows that are not side by side have a `workflow_dispatch`.
    const dispatched = isSideBySide ? "" : "github.event_name != 'workflow_dispatch' && ";

    for (const depth of depths) {
      // 2 is the merge commit with its parents, of which one is the base; 0 is the whole history. In
      // other order, `a && 0 || 2` would be 2 always, since 0 is false there.
      expect(depth).toBe(`\${{ ${dispatched}github.event.action != 'edited' && 2 || 0 }}`);
    }
  });

  it("has no job that an event skips, since a skipped job counts as success", () => {
    for (const { if: condition } of Object.values(workflow.jobs)) {
      expect([undefined, "always()", "needs.changes.outputs.search == 'true'"]).toContain(
        condition,
      );
    }
    // A condition on the label would skip what other labels' events start.
    expect(text).not.toContain("github.event.label");
  });

  it("uses other actions by commit", () => {
    for (const [, name] of text.matchAll(/uses:\s*(\S+)/g)) {
      if (name === "./" || name!.startsWith(REPOSITORY)) {
        continue;
      }
      expect(name).toMatch(/@[0-9a-f]{40}$/);
    }
  });
});

it("the deciding job of the two-jobs workflow runs nothing of the change", () => {
  const text = read("examples/workflows/retrieval-gate-two-jobs.yml");
  const { jobs } = parse(text) as Workflow;
  const { steps } = jobs["decide"]!;

  expect(steps.map(({ uses, run }) => run ?? uses!.split("@")[0])).toEqual([
    "actions/checkout",
    "actions/download-artifact",
    REPOSITORY,
  ]);
  expect(steps[2]!.with).toEqual({ config: "retrieval-gate.yaml", command: "merge" });
  // The other job runs the change, and leaves a part to merge.
  expect(JSON.stringify(jobs["ask"])).toContain('"shard":"1/1"');
});

describe("the job that decides whether the gate has to run", () => {
  const { jobs } = parse(read(".github/workflows/retrieval-gate.yml")) as Workflow;
  const script = jobs["changes"]!.steps.find(({ id }) => id === "look")!.run!;

  /** The step's output after this change of main, as the runner runs it. */
  function search(change: (folder: string) => void): string {
    const folder = repository();
    writeFiles(folder, {
      "docs/a.md": "a\n",
      "README.md": "x\n",
      "src/main.ts": "main\n",
      ".gitmodules": '[submodule "s"]\n\tpath = s\n\turl = x\n\tignore = all\n',
      "examples/quickstart/retrieval-gate.yaml": "version: 1\n",
    });
    commitAll(folder, "base");
    git(folder, "checkout", "-q", "-b", "topic");
    change(folder);
    commitAll(folder, "change");
    git(folder, "checkout", "-q", "--detach", "main");
    git(folder, "merge", "-q", "--no-ff", "-m", "merge", "topic");
    const output = path.join(workspace({ output: "" }), "output");
    const ran = spawnSync("bash", ["-e", "-c", script], {
      cwd: folder,
      env: { PATH: process.env["PATH"], EVENT: "pull_request", GITHUB_OUTPUT: output },
      encoding: "utf8",
    });
    expect(ran.status, ran.stderr).toBe(0);
    return readFileSync(output, "utf8").trim();
  }

  it.each<[string, "true" | "false", (folder: string) => void]>([
    ["a page", "false", (at) => writeFiles(at, { "docs/a.md": "b\n" })],
    ["a source", "true", (at) => writeFiles(at, { "src/main.ts": "b\n" })],
    [
      "a config that moves into docs",
      "true",
      (at) => git(at, "mv", "examples/quickstart/retrieval-gate.yaml", "docs/x.yaml"),
    ],
    ["a source that moves into docs", "true", (at) => git(at, "mv", "src/main.ts", "docs/main.ts")],
    ["a file with a strange name", "true", (at) => writeFiles(at, { "src/ä\ndocs": "b\n" })],
    [
      "a submodule that .gitmodules hides",
      "true",
      (at) => {
        mkdirSync(path.join(at, "s"));
        git(at, "update-index", "--add", "--cacheinfo", `160000,${git(at, "rev-parse", "HEAD")},s`);
      },
    ],
  ])("gives for %s: search=%s", (_, expected, change) => {
    expect(search(change)).toBe(`search=${expected}`);
  });
});
