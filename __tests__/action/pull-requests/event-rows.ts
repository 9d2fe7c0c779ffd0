/** What starts the run, what is checked out, and how much of the history. */
import { git, writeFiles } from "../../helpers/git-repository.ts";
import { type Change, LABEL, type Row, accept, all, gate, search } from "./row.ts";

const WEAKENED = {
  exit: 1,
  verdict: "fail",
  categories: ["gate_weakened"],
  findings: [["rule_removed", "gate.recall@10"]],
} as const;
const OFF = gate({ "recall@10": "off" });
const NOTHING: Change = (folder) => writeFiles(folder, { "README.md": "more\n" });
const REGRESSION = all(search({ "howto-0": null, "howto-1": null, "howto-2": null }), accept);
const ACCEPTED = { on: "pull_request", action: "labeled", label: LABEL } as const;
const QUEUE = { on: "merge_group" } as const;
const LOOSENED = /The rules were loosened: gate\.recall@10, tolerance 0\.01 before, no rule now/;

/** A branch that has no commit in common with main. */
const alone = (origin: string): { readonly sha: string; readonly ref: string } => {
  const tree = git(origin, "rev-parse", "main^{tree}");
  const sha = git(origin, "commit-tree", tree, "-m", "another history");
  git(origin, "update-ref", "refs/heads/alone", sha);
  return { sha, ref: "main" };
};

export const EVENT_ROWS: readonly Row[] = [
  ...([2, 0] as const).flatMap((depth): readonly Row[] => [
    { name: `depth ${depth}: a change elsewhere`, change: NOTHING, depth, exit: 0, verdict: "pass" },
    { name: `depth ${depth}: a metric off`, change: OFF, depth, ...WEAKENED },
  ]),
  {
    name: "depth 1: no base to judge by",
    change: NOTHING,
    depth: 1,
    exit: 2,
    verdict: "error",
    failure: "shallow_clone",
    says: [/Set `fetch-depth: 2` on actions\/checkout/],
  },
  {
    name: "depth 1 with the label: an error is nobody's to accept",
    change: OFF,
    depth: 1,
    started: ACCEPTED,
    exit: 2,
    verdict: "error",
    failure: "shallow_clone",
  },
  ...([2, 0] as const).map((depth): Row => ({
    name: `the head's ref checked out instead of the merge, depth ${depth}`,
    change: OFF,
    depth,
    ref: "head",
    exit: 2,
    verdict: "error",
    failure: "unsafe_base",
    says: [/the pull request's own head is checked out/, /Remove `ref:` from actions\/checkout/],
  })),
  {
    name: "a run for the head itself",
    change: OFF,
    unmerged: true,
    depth: 0,
    exit: 2,
    verdict: "error",
    failure: "unsafe_base",
    says: [/is not the merge of this pull request: it has 1 parents, not two/],
  },
  {
    name: "a commit made in the job",
    change: OFF,
    prepare: (folder) => git(folder, "-c", "user.name=x", "commit", "-q", "--allow-empty", "-m", "later"),
    exit: 2,
    verdict: "error",
    failure: "unsafe_base",
  },
  {
    name: "a push run on the branch",
    change: OFF,
    started: { on: "push", branch: "topic" },
    depth: 0,
    ...WEAKENED,
  },
  {
    name: "a push run on the branch that sees no history",
    change: OFF,
    started: { on: "push", branch: "topic" },
    depth: 1,
    exit: 2,
    verdict: "error",
    failure: "shallow_clone",
    says: [/Check out with `fetch-depth: 0`/],
  },
  ...(["workflow_dispatch", "create", "deployment"] as const).flatMap((on): readonly Row[] => [
    ...([1, 2] as const).map((depth): Row => ({
      name: `${on} on the branch at depth ${depth}: no base, no verdict`,
      change: OFF,
      started: { on, branch: "topic" },
      depth,
      exit: 2,
      verdict: "error",
      failure: "shallow_clone",
      says: [new RegExp(`${on} on refs/heads/topic has no base`), /Check out with `fetch-depth: 0`/],
    })),
    {
      name: `${on} on the branch at depth 0: the base's rules hold`,
      change: OFF,
      started: { on, branch: "topic" },
      depth: 0,
      ...WEAKENED,
    },
  ]),
  {
    name: "workflow_dispatch on main",
    change: OFF,
    started: { on: "workflow_dispatch", branch: "main" },
    exit: 0,
    verdict: "pass",
  },
  {
    name: "a tag that is called like the base-ref's branch",
    change: OFF,
    started: { on: "push", branch: "topic" },
    depth: 0,
    inputs: { "base-ref": "main" },
    prepare: (folder) => git(folder, "tag", "main", "HEAD"),
    ...WEAKENED,
  },
  {
    name: "a commit made in the job of a push run",
    change: OFF,
    started: { on: "push", branch: "topic" },
    depth: 0,
    prepare: (folder) => git(folder, "-c", "user.name=x", "commit", "-q", "--allow-empty", "-m", "later"),
    exit: 2,
    verdict: "error",
    failure: "unsafe_head",
  },
  ...([2, 0] as const).map((depth): Row => ({
    name: `retargeted from a branch with lax rules, merged into that one still, depth ${depth}`,
    change: NOTHING,
    depth,
    started: { on: "pull_request", action: "edited" },
    payload: { changes: { base: { ref: { from: "weak" } } } },
    eventBase: alone,
    exit: 2,
    verdict: "error",
    failure: "unsafe_base",
    says: [depth === 0 ? /neither is that commit nor follows it/ : /Check out with `fetch-depth: 0`/],
  })),
  {
    name: "retargeted, and merged into its new base",
    change: OFF,
    started: { on: "pull_request", action: "edited" },
    payload: { changes: { base: { ref: { from: "weak" } } } },
    ...WEAKENED,
  },
  {
    name: "a base that moved on after the event, at depth 2",
    base: NOTHING,
    change: OFF,
    eventBase: (origin) => ({ sha: git(origin, "rev-parse", "main~1"), ref: "main" }),
    ...WEAKENED,
    says: [/this clone is too shallow to show that one follows the other/],
  },
  {
    name: "a base that moved on after the event, at depth 0",
    base: NOTHING,
    change: OFF,
    depth: 0,
    eventBase: (origin) => ({ sha: git(origin, "rev-parse", "main~1"), ref: "main" }),
    ...WEAKENED,
  },
  {
    name: "a push to main, after the merge",
    change: OFF,
    started: { on: "push", branch: "main" },
    exit: 0,
    verdict: "pass",
    says: [LOOSENED],
  },
  {
    name: "the merge queue",
    change: OFF,
    started: QUEUE,
    exit: 0,
    verdict: "pass",
    says: [LOOSENED],
  },
  {
    name: "the merge queue, with a regression that nobody recorded",
    change: search({ "howto-0": null, "howto-1": null, "howto-2": null }),
    started: QUEUE,
    exit: 1,
    verdict: "fail",
    categories: ["recall_drop"],
  },
  {
    name: "pull_request_target",
    change: OFF,
    started: { on: "pull_request_target" },
    exit: 2,
    verdict: "error",
    failure: "unsafe_event",
    says: [/use pull_request/],
  },
  {
    name: "record on a pull request",
    change: REGRESSION,
    inputs: { command: "record" },
    exit: 2,
    verdict: "error",
    failure: "unsafe_event",
  },
];
