/**
 * Pull requests as they happen, through the action: real repositories, real merge commits, a real
 * search. A row for each kind of weakening, event and trick. The tests in change/ have every field,
 * and every event as base and head.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import type { StepResult } from "../helpers/fake-runner.ts";
import {
  type PullRequest,
  commitAll,
  git,
  link,
  propose,
  remove,
} from "../helpers/git-repository.ts";
import { rows } from "../helpers/table.ts";
import { writeFiles } from "../helpers/workspace.ts";
import {
  BASELINE,
  CONFIG,
  SUITE,
  type Written,
  configFile,
  edit,
  sixOfEach,
  suiteFile,
} from "../change/project.ts";
import {
  type Change,
  LABEL,
  type Started,
  copyRepository,
  editCases,
  makeChanges,
  makeOrigin,
  recordAccepting,
  recordBaseline,
  setConfig,
  setRanks,
  setRules,
} from "./pull-requests/row.ts";
import { type RunOptions, runOnPullRequest } from "./pull-requests/step.ts";

const FIRST_FOUR_IDS = ["howto-0", "howto-1", "howto-2", "howto-3"];
const editFirstFour = (change: (suiteCase: Written) => unknown): Change =>
  editCases((cases) => cases.slice(0, 4).forEach(change));
const LAX_CONFIG = configFile({
  retriever: { kind: "module", path: "retrieval/search.mjs" },
  gate: { "recall@10": "off" },
});
// Far above what this search takes: the rows are about the rules, not about a machine under load.
const LATENCY_RULES = {
  latency_p50_ms: { tolerance: 5000 },
  latency_p95_ms: { tolerance: 5000, ceiling: 20_000 },
};
/** The changes that TABLE names, beside `gate RULES`, `config MEMBERS` and `lost COUNT`. */
const CHANGES: Readonly<Record<string, Change>> = {
  nothing: (folder) => writeFiles(folder, { "README.md": "more\n" }),
  record: recordBaseline,
  accept: recordAccepting,
  off: setRules({ "recall@10": "off" }),
  timed: setConfig({ latency: { repeats: 10, budget_s: 30 }, gate: LATENCY_RULES }),
  "a moved config": (folder) => {
    writeFiles(folder, { "gate/.keep": "" });
    git(folder, "mv", CONFIG, `gate/${CONFIG}`);
    edit(folder, `gate/${CONFIG}`, (config) => {
      for (const key of ["suite", "baseline"]) {
        config[key] = `../${config[key]}`;
      }
      config.retriever.path = `../${config.retriever.path}`;
    });
  },
  // Another config of the suite: the one that a nightly run uses.
  "a night config": (folder) => writeFiles(folder, { "night.json": { ...LAX_CONFIG, gate: {} } }),
  "no night config": (folder) => git(folder, "rm", "-q", "night.json"),
  "other letters": (folder) => {
    git(folder, "mv", CONFIG, "Retrieval-Gate.json");
    writeFiles(folder, { "Retrieval-Gate.json": LAX_CONFIG });
  },
  "a link": (folder) => {
    git(folder, "mv", CONFIG, "real.json");
    link(folder, CONFIG, "real.json");
  },
  "fewer cases": editCases((cases) => cases.shift()),
  "no first four": editCases((cases) => cases.splice(0, FIRST_FOUR_IDS.length)),
  "an easier case": editCases((cases) =>
    Object.assign(cases[0], { query: "find symbol-0", expected: [{ id: "doc symbol-0" }] }),
  ),
  "easy params": editFirstFour((suiteCase) => (suiteCase.params = { easy: true })),
  "no baseline": (folder) => remove(folder, BASELINE),
  "no gate": (folder) => git(folder, "rm", "-q", "-r", CONFIG, "baselines", SUITE),
  // After "no gate": its commit is the last on main, and the gate is in the one before.
  "a gate": (folder) => git(folder, "checkout", "-q", "main~1", "--", CONFIG, SUITE),
  "a submodule": async (folder) => {
    writeFiles(folder, {
      "data/suite.json": suiteFile(),
      ".gitignore": "retrieval-gate-report\ndata\n",
    });
    edit(folder, CONFIG, (config) => (config.suite = "data/suite.json"));
    await recordBaseline(folder);
    const commit = git(folder, "rev-parse", "HEAD");
    git(folder, "update-index", "--add", "--cacheinfo", `160000,${commit},data`);
  },
};

/** What other steps of the job do to the checkout, by the words behind `step=` in TABLE. */
const STEPS: Readonly<Record<string, Change>> = {
  commit: (folder) =>
    git(folder, "-c", "user.name=x", "commit", "-q", "--allow-empty", "-m", "later"),
  restore: (folder) => writeFiles(folder, { [CONFIG]: git(folder, "show", `HEAD^1:${CONFIG}`) }),
  // Checkout leaves the folder of a submodule (`data`) empty: another step puts its files there.
  fill: (folder) => writeFiles(folder, { "data/suite.json": suiteFile() }),
  "fill-less": (folder) =>
    writeFiles(folder, { "data/suite.json": suiteFile(sixOfEach().slice(1)) }),
};

// The columns of a row:
// 1. its name
// 2. what the base has beyond the gate on main, as changes with + between them
// 3. what the pull request changes, in the same way
// 4. how it runs, as `parseRun` reads it; empty for a push to the pull request at depth 2
// 5. the exit code, and after it the failure's code (if it is 2) or the categories (if it is 1)
// 6. what the report says: first `same policy` or `other policy`, whether base and head have the
//    same rules, if the row is about that; then accepted categories, and findings with their
//    fields; in slashes what the log says
const TABLE = `
no change |  | nothing |  | 0 | same policy

# ways
a wider tolerance |  | gate { recall@10: { tolerance: 0.5 } } |  | 1 gate_weakened | other policy, config_edited gate.recall@10.tolerance, /tolerance: 0\\.01 before, 0\\.5 now/, /ask a maintainer to add the label retrieval-gate:accept after the last push\\./
another k |  | config { k: 20 } + record |  | 1 gate_weakened | config_edited k, /k: 10 before, 20 now, so the base's rules can't judge/
latency off | timed + record | config { latency: off, gate: {} } |  | 1 gate_weakened | config_edited latency, /latency: on before, off now/
the config moved |  | a moved config | config=gate/${CONFIG} | 1 gate_weakened | same policy, config_moved config, /The base branch uses the config file retrieval-gate\\.json, but this change uses gate\\/retrieval-gate\\.json/
another config of the suite, removed | a night config | no night config |  | 1 gate_weakened | config_edited config, /config was removed \\(before: night\\.json\\)/
the same name in other letters |  | other letters | config=Retrieval-Gate.json | 1 gate_weakened | config_moved config, config_edited gate.recall@10
a path that winds to the same config |  | nothing | config=./retrieval/../${CONFIG} | 0 |
a policy that became a link |  | a link |  | 1 gate_weakened | link file, /A file of the gate became a symbolic link/
a policy that is a link in the base | a link | nothing |  | 1 gate_weakened | link file, base_unusable base, /The gate can't use the files of the base branch: .*retrieval-gate\\.json is a symbolic link in the base/
# one edit is free, and it is named
a lost case deleted |  | lost 1 + fewer cases + record |  | 0 | /1 removed query finds nothing now: "find howto-0"/, /note: 1 query was removed from the suite/
four lost cases deleted |  | lost 4 + no first four + record |  | 1 golden_data_edited | ${FIRST_FOUR_IDS.map((id) => `suite_shrinks cases.${id}`).join(", ")}, ${FIRST_FOUR_IDS.map((id) => `passes_only_with_edits cases.${id}`).join(", ")}
an easier question for a lost case |  | lost 4 + an easier case + accept |  | 1 recall_drop,gate_weakened | accepted_moved baseline.cases.*.accepted, /1 lost query is edited; the gate fails with this edit, too/
# the base's rules are applied to the old question, without the params
params that find what search lost |  | lost 4 + easy params + record |  | 1 golden_data_edited | ${FIRST_FOUR_IDS.map((id) => `passes_only_with_edits cases.${id}.params`).join(", ")}, /This change passes only with 4 edits of the suite/
the loss recorded |  | lost 4 + accept |  | 1 recall_drop,gate_weakened | accepted_moved baseline.cases.*.accepted, /To accept this change, ask a maintainer to add the label retrieval-gate:accept after the last push\\./
a deleted baseline |  | no baseline |  | 2 baseline_missing | baseline_edited baseline, /git checkout [0-9a-f]{12} -- baselines\\/docs\\.json/
a suite that moves into a submodule |  | a submodule | step=fill | 0 |
a suite in a submodule that moved on | a submodule | nothing | step=fill-less | 0 | /1 query was removed from the suite or reworded: "howto-0"/, /The suite of the base branch can't be read: suite data\\/suite\\.json is no file of the base/
the first gate | no gate | a gate + record |  | 0 | /First run: the base branch has no gate yet/
the first gate, on another branch than the default one | no gate | a gate + record | into=lax | 2 no_gate_on_base | /merge it there first, then into lax/

# events
depth 1 |  | off | depth=1 labeled | 2 shallow_clone | /Set \`fetch-depth: 2\` on actions\\/checkout/
the head's ref checked out |  | off | ref=head | 2 unsafe_base | /Remove \`ref:\` from actions\\/checkout/
a run for the head itself |  | off | unmerged depth=0 | 2 unsafe_base | /it has 1 parents, not two/
a push run on the branch without history |  | off | push=topic depth=1 | 2 shallow_clone | /Check out with \`fetch-depth: 0\`/
a dispatched run on the branch |  | off | workflow_dispatch=topic depth=0 | 1 gate_weakened | config_edited gate.recall@10
a dispatched run on main |  | off | workflow_dispatch=main | 0 |
a push to main |  | off | push=main | 0 | /A rule is weaker now: gate\\.recall@10, tolerance 0\\.01 before, no rule now/
the merge queue |  | off | merge_group | 0 | /A rule is weaker now/
a regression in the merge queue |  | lost 4 | merge_group | 1 recall_drop |
retargeted, and merged into the old one still |  | nothing | edited into=alone | 2 unsafe_base | /Check out with \`fetch-depth: 0\`/
pull_request_target |  | off | pull_request_target | 2 unsafe_event | /Use pull_request, merge_group/
record on a pull request |  | lost 4 | command=record | 2 unsafe_event |

# the label
the label just added |  | off | labeled | 0 | accepted gate_weakened, /passed with accepted changes/
a re-run of that |  | off | labeled again | 0 | accepted gate_weakened
a regression recorded and accepted |  | lost 4 + accept | labeled | 0 | accepted gate_weakened, accepted ranking_shift, accepted recall_drop
a regression accepted, but not recorded |  | lost 4 | labeled | 1 recall_drop | accepted ranking_shift, accepted recall_drop

# tricks
a commit made in the job |  | off | step=commit | 2 unsafe_base |
the rules put back by a step of the job |  | off + lost 4 + accept | step=restore | 2 unsafe_head | /Config retrieval-gate\\.json in the work tree is not the file of the commit/
`;

/** Returns the change of a cell like `gate { k: 20 } + lost 4`. */
const parseChange = (cell: string): Change => makeChanges(...cell.split(" + ").map(parseWord));

/**
 * Returns the change of one word of a cell: `gate RULES`, `config MEMBERS`, `lost COUNT` (of the
 * first cases the search finds no document), or a key of CHANGES.
 */
function parseWord(word: string): Change {
  const [, verb, argument = ""] = /^(\S+) ?(.*)$/.exec(word)!;
  if (verb === "gate") {
    return setRules(parse(argument) as Written);
  }
  if (verb === "config") {
    return setConfig(parse(argument) as Written);
  }
  if (verb === "lost") {
    const ids = FIRST_FOUR_IDS.slice(0, Number(argument));
    return setRanks(Object.fromEntries(ids.map((id) => [id, null])));
  }
  return CHANGES[word]!;
}

/** Makes a branch that has no commit in common with main. Returns its commit. */
function makeUnrelatedBranch(origin: string): string {
  const sha = git(
    origin,
    "commit-tree",
    git(origin, "rev-parse", "main^{tree}"),
    "-m",
    "another history",
  );
  git(origin, "update-ref", "refs/heads/alone", sha);
  return sha;
}

/** The base that the event names, by the words behind `into=` in TABLE. */
const EVENT_BASES: Readonly<Record<string, RunOptions["eventBase"]>> = {
  lax: (origin) => ({ sha: git(origin, "rev-parse", "main"), ref: "lax" }),
  alone: (origin) => ({ sha: makeUnrelatedBranch(origin), ref: "main" }),
};

/** The words of a cell that says how a row runs: `depth=0` has the value 0, `labeled` undefined. */
type Words = ReadonlyMap<string, string | undefined>;

/** Returns what starts the run: `merge_group`, `push=topic`, `labeled again`, and so on. */
function parseStarted(words: Words): Started {
  if (words.has("merge_group")) {
    return { on: "merge_group" };
  }
  if (words.has("pull_request_target")) {
    return { on: "pull_request_target" };
  }
  for (const event of ["push", "workflow_dispatch"] as const) {
    if (words.has(event)) {
      return { on: event, branch: words.get(event) as "topic" | "main" };
    }
  }
  if (words.has("labeled")) {
    const attempt = words.has("again") ? 2 : 1;
    return { on: "pull_request", action: "labeled", label: LABEL, attempt };
  }
  return { on: "pull_request", action: words.has("edited") ? "edited" : "synchronize" };
}

/** Returns the run of a cell like `push=topic depth=0 step=commit`. */
function parseRun(cell: string): RunOptions {
  const words: Words = new Map(
    cell.split(" ").map((word) => word.split("=") as [string, string | undefined]),
  );
  const inputs = ["config", "command"]
    .filter((name) => words.has(name))
    .map((name) => [name, words.get(name)!]);
  return {
    started: parseStarted(words),
    depth: Number(words.get("depth") ?? 2) as 0 | 1 | 2,
    inputs: Object.fromEntries(inputs) as Record<string, string>,
    ...(words.has("ref") && { ref: "head" }),
    ...(words.has("unmerged") && { unmerged: true }),
    ...(words.has("edited") && { payload: { changes: { base: { ref: { from: "weak" } } } } }),
    ...(words.has("into") && { eventBase: EVENT_BASES[words.get("into")!]! }),
    ...(words.has("step") && { prepare: STEPS[words.get("step")!]! }),
  };
}

/** The files of a report that ends with an error, and of one that has a verdict. */
const ERROR_FILES = ["report.json", "report.html", "summary.md", "junit.xml"];
const VERDICT_FILES = [
  ...ERROR_FILES,
  "baseline.json",
  "cases.csv",
  "qrels.trec",
  "retriever.log",
  "run.trec",
];

interface Report {
  readonly verdict: string;
  readonly checks: readonly {
    readonly weakening?: {
      readonly code: string;
      readonly fields: readonly { readonly field: string }[];
    };
  }[];
  readonly accepted: readonly { readonly category: string }[];
  readonly failure: { readonly code: string } | null;
  readonly receipt: {
    readonly policies: {
      readonly base_commit: string;
      readonly policy_digest: { readonly head: string; readonly base: string | null };
    } | null;
  } | null;
}

/** Returns the step's report, and expects all its files to be there. */
function readReport(folder: string, result: StepResult): Report {
  const directory = resolve(folder, result.outputs.get("report-dir") ?? "none");
  const files = result.outputs.get("verdict") === "error" ? ERROR_FILES : VERDICT_FILES;
  for (const name of files) {
    expect(existsSync(join(directory, name)), name).toBe(true);
  }
  return JSON.parse(readFileSync(join(directory, "report.json"), "utf8"));
}

/** Expects the step to end as a cell says: `1 recall_drop,gate_weakened`, `2 unsafe_base`, `0`. */
function expectEnding(cell: string, result: StepResult, report: Report, printed: string): void {
  const [exitCode = "", codeOrCategories = ""] = cell.split(" ");
  const verdict = ["pass", "fail", "error"][Number(exitCode)];
  const ending = {
    exitCode: result.exitCode,
    verdict: report.verdict,
    output: result.outputs.get("verdict"),
    failure: report.failure?.code ?? "",
    categories: result.outputs.get("categories"),
  };
  expect(ending, printed).toEqual({
    exitCode: Number(exitCode),
    verdict,
    output: verdict,
    failure: exitCode === "2" ? codeOrCategories : "",
    categories: exitCode === "2" ? "" : codeOrCategories,
  });
}

/** Expects report and log to say what a cell says: `other policy, config_edited k, /log/`. */
function expectReported(cell: string, report: Report, printed: string): void {
  const patternInSlashes = /\/(?:\\.|[^/])+\//g;
  for (const pattern of cell.match(patternInSlashes) ?? []) {
    expect(printed).toMatch(new RegExp(pattern.slice(1, -1)));
  }
  const words = cell.replaceAll(patternInSlashes, "").split(", ").filter(Boolean);
  const findings = report.checks.flatMap(({ weakening }) =>
    (weakening?.fields ?? []).map(({ field }) => `${weakening!.code} ${field}`),
  );
  const accepted = new Set(report.accepted.map(({ category }) => `accepted ${category}`));
  const expectedWords = words.filter((word) => !word.endsWith(" policy"));
  expect([...[...accepted].toSorted(), ...findings], printed).toEqual(expectedWords);
  if (words[0]?.endsWith(" policy")) {
    const { head, base } = report.receipt!.policies!.policy_digest;
    expect(head === base).toBe(words[0] === "same policy");
  }
}

let origin = "";
beforeAll(async () => {
  origin = await makeOrigin();
});

/** Pull requests by the cells of base and change: many rows differ only in how they run. */
const pullRequests = new Map<string, Promise<PullRequest>>();

/** Returns the pull request of these cells, which is made once. */
function findPullRequest(base: string, change: string): Promise<PullRequest> {
  const key = `${base} | ${change}`;
  const pull = pullRequests.get(key) ?? makePullRequest(base, change);
  pullRequests.set(key, pull);
  return pull;
}

/** Makes a repository with the gate and what `base` adds on main, and proposes `change` there. */
async function makePullRequest(base: string, change: string): Promise<PullRequest> {
  const repo = copyRepository(origin);
  if (base !== "") {
    await parseChange(base)(repo);
    commitAll(repo, "the base");
  }
  return propose(repo, parseChange(change));
}

test.each(rows(TABLE))(
  "gate on a pull request with %s",
  async (_, base = "", change = "", runCell = "", endingCell = "", reportedCell = "") => {
    const pull = await findPullRequest(base, change);
    const options = parseRun(runCell);
    let statusBefore = "";
    const prepare: Change = async (folder) => {
      await options.prepare?.(folder);
      statusBefore = git(folder, "status", "--porcelain");
    };

    const { folder, result } = await runOnPullRequest(pull, { ...options, prepare });

    const printed = `${result.stdout}\n${result.stderr}`;
    const report = readReport(folder, result);
    expectEnding(endingCell, result, report, printed);
    expectReported(reportedCell, report, printed);

    expect(result).toMatchObject({ timedOut: false, strays: [] });

    if (runCell === "" && report.receipt?.policies) {
      expect(report.receipt.policies.base_commit).toBe(pull.base);
    }

    // Its report, which git ignores, is all that the gate writes.
    expect(git(folder, "status", "--porcelain")).toBe(statusBefore);
  },
);
