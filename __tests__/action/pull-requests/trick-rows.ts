/** Tricks with git's own files, refs and attributes, in the change or by a step of the job that ran its code. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { git, writeFiles } from "../../helpers/git-repository.ts";
import { workspace } from "../../helpers/workspace.ts";
import { CONFIG, configFile, edit } from "../../policy/project.ts";
import { type Change, type Row, all, gate } from "./row.ts";

const WEAKENED = {
  exit: 1,
  verdict: "fail",
  categories: ["gate_weakened"],
  findings: [["rule_removed", "gate.recall@10"]],
} as const;
const UNSAFE = { exit: 2, verdict: "error", failure: "unsafe_head" } as const;
const MOVED = {
  exit: 1,
  verdict: "fail",
  categories: ["gate_weakened"],
  findings: [["config_moved", "config"]],
} as const;
const PASS = { exit: 0, verdict: "pass" } as const;
const OFF = gate({ "recall@10": "off" });
const LAX = configFile({
  retriever: { kind: "module", path: "retrieval/search.mjs" },
  gate: { "recall@10": "off" },
});

const attributes =
  (text: string): Change =>
  (folder) =>
    writeFiles(folder, { ".gitattributes": `${text}\n` });
/** The base's config in the work tree, in the place of the change's. */
const restore: Change = (folder) => writeFiles(folder, { [CONFIG]: git(folder, "show", `HEAD^1:${CONFIG}`) });
const again: Change = (folder) => {
  rmSync(join(folder, CONFIG));
  git(folder, "checkout", "-q", "--force", "HEAD", "--", CONFIG);
};
const withId: Change = (folder) =>
  edit(folder, CONFIG, (written) => (written.retriever.params = { id: "$Id$" }));

export const TRICK_ROWS: readonly Row[] = [
  {
    name: "`eol=crlf` for everything: line ends alone are no difference",
    change: attributes("* text eol=crlf"),
    ...PASS,
  },
  {
    name: "`eol=crlf`, and a metric off",
    change: all(attributes(`${CONFIG} text eol=crlf`), OFF),
    ...WEAKENED,
  },
  {
    name: "`binary -diff`, and a metric off",
    change: all(attributes(`${CONFIG} binary -diff`), OFF),
    ...WEAKENED,
  },
  {
    name: "`ident`, which git expands in the work tree",
    change: all(attributes(`${CONFIG} ident`), withId),
    prepare: again,
    ...UNSAFE,
  },
  { name: "a filter that no clone has", change: attributes(`${CONFIG} filter=none`), ...PASS },
  {
    name: "a filter that a step of the job sets up",
    change: all(attributes(`${CONFIG} filter=swap`), OFF),
    prepare: all((folder) => {
      git(folder, "config", "filter.swap.smudge", `git show HEAD^1:${CONFIG}`);
      git(folder, "config", "filter.swap.clean", `git show HEAD:${CONFIG}`);
    }, again),
    ...UNSAFE,
  },
  {
    name: "`.git/info/attributes` that a step of the job writes",
    change: OFF,
    prepare: all((folder) => {
      writeFiles(folder, { ".git/info/attributes": `${CONFIG} filter=swap\n` });
      git(folder, "config", "filter.swap.smudge", `git show HEAD^1:${CONFIG}`);
    }, again),
    ...UNSAFE,
  },
  ...(["skip-worktree", "assume-unchanged"] as const).map((flag): Row => ({
    name: `the base's rules in the work tree, marked \`${flag}\``,
    change: OFF,
    prepare: all((folder) => git(folder, "update-index", `--${flag}`, CONFIG), restore),
    ...UNSAFE,
  })),
  {
    name: "the base's rules in the work tree and in the index",
    change: OFF,
    prepare: all(restore, (folder) => git(folder, "add", CONFIG)),
    ...UNSAFE,
  },
  {
    name: "a sparse checkout of git's own, without the rules",
    change: OFF,
    prepare: (folder) => git(folder, "sparse-checkout", "set", "--no-cone", "/retrieval/"),
    ...WEAKENED,
  },
  {
    name: "the base's commit replaced by the change's",
    change: OFF,
    prepare: (folder) => git(folder, "replace", "HEAD^1", "HEAD^2"),
    ...WEAKENED,
  },
  {
    name: "the merge replaced by one without a change",
    change: OFF,
    prepare: (folder) => {
      const same = git(
        folder,
        "-c",
        "user.name=x",
        "-c",
        "user.email=x@x",
        "commit-tree",
        "HEAD^1^{tree}",
        "-p",
        "HEAD^1",
        "-p",
        "HEAD^2",
        "-m",
        "x",
      );
      git(folder, "replace", "HEAD", same);
    },
    ...WEAKENED,
  },
  {
    name: "the blob of the base's config replaced by the change's",
    change: OFF,
    prepare: (folder) => git(folder, "replace", `HEAD^1:${CONFIG}`, `HEAD:${CONFIG}`),
    ...WEAKENED,
  },
  {
    name: "a graft that makes the change its own base",
    change: OFF,
    prepare: (folder) => {
      const [head, own] = [git(folder, "rev-parse", "HEAD"), git(folder, "rev-parse", "HEAD^2")];
      writeFiles(folder, { ".git/info/grafts": `${head} ${own} ${own}\n` });
    },
    ...WEAKENED,
  },
  {
    name: "HEAD marked as where the history ends",
    change: OFF,
    prepare: (folder) => writeFileSync(join(folder, ".git/shallow"), `${git(folder, "rev-parse", "HEAD")}\n`),
    ...WEAKENED,
  },
  {
    name: "`core.worktree` elsewhere",
    change: OFF,
    prepare: (folder) => git(folder, "config", "core.worktree", workspace()),
    ...WEAKENED,
  },
  {
    name: "another repository around the rules",
    change: OFF,
    prepare: (folder) => {
      git(folder, "init", "-q", "retrieval");
      git(
        join(folder, "retrieval"),
        "-c",
        "user.name=x",
        "-c",
        "user.email=x@x",
        "commit",
        "-q",
        "--allow-empty",
        "-m",
        "x",
      );
    },
    ...WEAKENED,
  },
  {
    name: "a path that winds to the same config",
    change: (folder) => writeFiles(folder, { "README.md": "more\n" }),
    inputs: { config: "./retrieval/../retrieval-gate.json" },
    ...PASS,
  },
  {
    name: "a config of the same name in a folder, from a working directory",
    change: (folder) =>
      writeFiles(folder, {
        [`sub/${CONFIG}`]: {
          ...LAX,
          suite: "../retrieval/suite.json",
          baseline: "../baselines/docs.json",
          retriever: { kind: "module", path: "../retrieval/search.mjs" },
        },
      }),
    inputs: { "working-directory": "sub" },
    ...MOVED,
  },
  {
    name: "the same name in other letters",
    change: (folder) => {
      git(folder, "mv", CONFIG, "Retrieval-Gate.json");
      writeFiles(folder, { "Retrieval-Gate.json": LAX });
    },
    inputs: { config: "Retrieval-Gate.json" },
    ...MOVED,
    findings: [...MOVED.findings, ...WEAKENED.findings],
  },
  {
    name: "a config in .github, from where the base's was",
    base: (folder) => {
      writeFiles(folder, { ".github/.keep": "" });
      git(folder, "mv", CONFIG, `.github/${CONFIG}`);
      edit(folder, `.github/${CONFIG}`, (written) => {
        written.suite = `../${written.suite}`;
        written.baseline = `../${written.baseline}`;
        written.retriever.path = `../${written.retriever.path}`;
      });
    },
    change: (folder) => writeFiles(folder, { "lax.json": LAX }),
    inputs: { config: "lax.json" },
    ...MOVED,
  },
  {
    name: "a tag called like the default branch",
    change: OFF,
    started: { on: "push", branch: "topic" },
    refName: "refs/tags/main",
    exit: 2,
    verdict: "error",
    failure: "shallow_clone",
  },
  ...(["workflow_call", "release"] as const).map((on): Row => ({
    name: `${on} on a branch at depth 2: no base, no verdict`,
    change: OFF,
    started: { on, branch: "topic" },
    exit: 2,
    verdict: "error",
    failure: "shallow_clone",
  })),
];
