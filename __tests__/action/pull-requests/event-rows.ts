/** What starts the run, what is checked out, and how much of the history. */
import { git, writeFiles } from "../../helpers/git-repository.ts";
import { CONFIG, SUITE, edit, sixOfEach, suiteFile } from "../../rules/project.ts";
import { type Change, LABEL, type Row, all, gate, record, search } from "./row.ts";

const WEAKENED = {
  exit: 1,
  verdict: "fail",
  categories: ["gate_weakened"],
  findings: [["rule_removed", "gate.recall@10"]],
} as const;
const OFF = gate({ "recall@10": "off" });
const NOTHING: Change = (folder) => writeFiles(folder, { "README.md": "more\n" });
const REGRESSION = all(search({ "howto-0": null, "howto-1": null }), record);
const ACCEPTED = { on: "pull_request", action: "labeled", label: LABEL } as const;
const QUEUE = { on: "merge_group" } as const;
const LOOSENED = /The rules were loosened: gate\.recall@10, tolerance \[0\.01, 1 case\] before, no rule now/;

/** The suite in a submodule, which the job has checked out as it is now. */
const DATA_SUITE = "data/suite.json";
const outside =
  (suite: unknown): Change =>
  (folder) =>
    writeFiles(folder, { [DATA_SUITE]: suite });
const asSubmodule: Change = async (folder) => {
  writeFiles(folder, { [DATA_SUITE]: suiteFile(), ".gitignore": "retrieval-gate-report\ndata\n" });
  edit(folder, CONFIG, (config) => (config.suite = DATA_SUITE));
  await record(folder);
  git(folder, "update-index", "--add", "--cacheinfo", `160000,${git(folder, "rev-parse", "HEAD")},data`);
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
    change: search({ "howto-0": null, "howto-1": null }),
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
  { name: "the label of an earlier push", change: OFF, ...WEAKENED },
  {
    name: "opened with the label",
    change: OFF,
    started: { on: "pull_request", action: "opened" },
    ...WEAKENED,
  },
  {
    name: "another label just added",
    change: OFF,
    started: { ...ACCEPTED, label: "documentation" },
    ...WEAKENED,
  },
  {
    name: "the label just taken off",
    change: OFF,
    started: { ...ACCEPTED, action: "unlabeled" },
    ...WEAKENED,
  },
  {
    name: "a re-run of a run that the label did not start",
    change: OFF,
    started: { on: "pull_request", action: "synchronize", attempt: 2 },
    ...WEAKENED,
  },
  {
    name: "the label just added",
    change: OFF,
    started: ACCEPTED,
    exit: 0,
    verdict: "pass",
    accepted: ["gate_weakened"],
    says: [/Accepted with the label: 1 failure by the base's rules/],
  },
  {
    name: "a re-run of that",
    change: OFF,
    started: { ...ACCEPTED, attempt: 2 },
    exit: 0,
    verdict: "pass",
    accepted: ["gate_weakened"],
  },
  {
    name: "an intended regression, recorded and accepted",
    change: REGRESSION,
    started: ACCEPTED,
    exit: 0,
    verdict: "pass",
    accepted: ["gate_weakened", "ranking_shift", "recall_drop"],
  },
  {
    name: "an intended regression, accepted but not recorded",
    change: search({ "howto-0": null, "howto-1": null }),
    started: ACCEPTED,
    exit: 1,
    verdict: "fail",
    categories: ["recall_drop"],
    accepted: ["ranking_shift", "recall_drop"],
  },
  {
    name: "the suite moves into a submodule",
    change: asSubmodule,
    prepare: outside(suiteFile()),
    exit: 0,
    verdict: "pass",
  },
  {
    name: "a suite in a submodule, as the base recorded it",
    base: asSubmodule,
    change: NOTHING,
    prepare: outside(suiteFile()),
    exit: 0,
    verdict: "pass",
  },
  {
    name: "a suite in a submodule that moved on",
    base: asSubmodule,
    change: NOTHING,
    prepare: outside(suiteFile(sixOfEach().slice(1))),
    exit: 1,
    verdict: "fail",
    categories: ["missing_data", "gate_weakened"],
    findings: [["base_unusable", "base"]],
    says: [/suite data\/suite\.json is no file of the base/],
  },
  {
    name: "a suite in a submodule that was not checked out",
    base: asSubmodule,
    change: NOTHING,
    exit: 2,
    verdict: "error",
    failure: "file_not_found",
  },
  {
    name: "the first gate of a repository",
    base: (folder) => git(folder, "rm", "-q", "-r", CONFIG, "baselines", SUITE),
    change: async (folder) => {
      git(folder, "checkout", "-q", "main~1", "--", CONFIG, SUITE);
      await record(folder);
    },
    exit: 0,
    verdict: "pass",
    says: [/First run: the base has no gate files yet/],
  },
  {
    name: "the first gate of a repository, without a baseline",
    base: (folder) => git(folder, "rm", "-q", "-r", CONFIG, "baselines", SUITE),
    change: (folder) => git(folder, "checkout", "-q", "main~1", "--", CONFIG, SUITE),
    exit: 2,
    verdict: "error",
    failure: "baseline_missing",
  },
];
