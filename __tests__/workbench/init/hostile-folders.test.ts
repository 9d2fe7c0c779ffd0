/** `init` in folders and repositories that try to make it write or run something else. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { retrievalGate } from "../../helpers/command.ts";
import { git, repository } from "../../helpers/git-repository.ts";
import { type Step, readWorkflow } from "../../helpers/workflow.ts";
import { workspace, writeFiles } from "../../helpers/workspace.ts";

/** The steps of all workflows that `init` wrote into the repository. */
const writtenSteps = (repository: string): readonly Step[] =>
  readdirSync(path.join(repository, ".github/workflows")).flatMap((name) =>
    Object.values(readWorkflow(repository, name).jobs).flatMap(({ steps }) => steps),
  );

/** Makes a repository, and a folder of this name in it with these files. */
function makeRepository(name: string, files: Readonly<Record<string, unknown>>) {
  const top = repository();
  const folder = path.join(top, name);
  mkdirSync(folder);
  writeFiles(folder, files);
  return { top, folder };
}

const PROJECT = { "requirements.txt": "x", "search.py": "def search(query, k=10): return []\n" };

describe("init in a folder with an odd name", () => {
  it.each(["a b", "it's", "p$(touch PWNED)", "x#y", "k: v", 'q"r', "`touch PWNED`"])(
    "quotes the folder's name in the workflow side by side: %s",
    async (name) => {
      const { top, folder } = makeRepository(name, PROJECT);

      const { code, stderr } = await retrievalGate(folder, ["init", "--side-by-side"]);

      expect(code, stderr).toBe(0);
      const steps = writtenSteps(top);
      // `(cd BASE && BUILD) || test ! -e BASE/retrieval-gate.yaml`, with the folder's name in BASE.
      // There is no BASE here: so cd fails with its name, and the step passes.
      const buildsBase = steps.find(({ run }) => run?.includes("|| test ! -e"))?.run ?? "";
      const ran = spawnSync("bash", ["-c", buildsBase], { cwd: top, encoding: "utf8" });
      expect(ran.status, ran.stderr).toBe(0);
      expect(ran.stderr).toContain(`../retrieval-gate-base/${name}: No such file or directory`);
      expect(existsSync(path.join(top, "PWNED"))).toBe(false);
      expect(steps.at(-1)?.with?.["working-directory"]).toBe(name);
    },
  );

  it("refuses a name with an expression, which GitHub would evaluate", async () => {
    const { folder } = makeRepository("${{ github.token }}", {});

    const { code, stderr } = await retrievalGate(folder, ["init"]);

    expect(code).toBe(2);
    expect(stderr).toContain("can't stand in a workflow");
    expect(readdirSync(folder)).toEqual([]);
  });
});

it.each([".gitignore", "retrieval", ".github/workflows"])(
  "init writes nothing through the link %s",
  async (link) => {
    const outside = workspace({ kept: "KEEP" });
    const folder = workspace(PROJECT);
    mkdirSync(path.join(folder, path.dirname(link)), { recursive: true });
    const target = link === ".gitignore" ? path.join(outside, "kept") : outside;
    symlinkSync(target, path.join(folder, link));

    const { code, stderr } = await retrievalGate(folder, ["init"]);

    expect(code).not.toBe(0);
    expect(stderr).toContain(`lies behind the symbolic link ${link}; nothing was written`);
    expect(readdirSync(outside)).toEqual(["kept"]);
    expect(readFileSync(path.join(outside, "kept"), "utf8")).toBe("KEEP");
    expect(existsSync(path.join(folder, "retrieval-gate.yaml"))).toBe(false);
  },
);

// In a pattern of GitHub `+` stands for a repetition; a comma, `]` and `#` have no meaning.
it.each([
  ["a,b]#c", "a,b]#c"],
  ["feat/x+y", "feat/x\\+y"],
])("init writes the default branch %s as a pattern", async (branch, pattern) => {
  const folder = workspace(PROJECT);
  git(folder, "init", "-q", "-b", branch);

  await retrievalGate(folder, ["init"]);

  const { on } = readWorkflow(folder, "retrieval-gate.yml");
  expect(on["push"]).toEqual({ branches: [pattern] });
});

it("init says that git ignores the baseline, and how to commit it", async () => {
  const folder = workspace({ ...PROJECT, ".gitignore": "*.json\n" });
  git(folder, "init", "-q", "-b", "main");

  const { stdout } = await retrievalGate(folder, ["init"]);

  expect(stdout).toContain(
    "git ignores baselines/search.json, which has to be committed: git add -f baselines/search.json",
  );
});
