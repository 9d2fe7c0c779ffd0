/**
 * Pull requests that loosen the rules, as a workflow sees them: the merge commit checked out, the
 * event beside it.
 */
import {
  applyAll,
  BASELINE,
  setBehaviour,
  CONFIG,
  editFile,
  makeGate,
  SUITE,
} from "./small-gate.mjs";
import { gateStep } from "./steps.mjs";

const LABEL = "retrieval-gate:accept";

const changeGate = (change) => editFile(CONFIG, (config) => change((config.gate ??= {})));
const drops = setBehaviour({ missing: ["howto-1", "howto-2", "symbol-1"] });

/** What each change does to the base, and the exit code that the gate must end with. */
const CHANGES = {
  "nothing of the rules": [setBehaviour({}), 0],
  "a regression": [drops, 1],
  "a wider tolerance": [changeGate((rules) => (rules["recall@10"] = { tolerance: 0.5 })), 1],
  "a wider tolerance and the regression": [
    applyAll(
      changeGate((rules) => (rules["recall@10"] = { tolerance: 0.9 })),
      drops,
    ),
    1,
  ],
  "a lower floor": [changeGate((rules) => (rules["ndcg@10"] = { floor: 0.1 })), 1],
  "a metric off": [changeGate((rules) => (rules["mrr@10"] = "off")), 1],
  "a case removed": [editFile(SUITE, ({ cases }) => cases.splice(2, 1)), 1],
  "a case edited": [editFile(SUITE, ({ cases }) => (cases[3].expected = [{ id: "other 1" }])), 1],
  "a case added": [
    editFile(SUITE, ({ cases }) =>
      cases.push({
        id: "added",
        query: "find howto-3",
        intent: "howto",
        expected: [{ id: "doc howto-3" }],
      }),
    ),
    0,
  ],
  "a lowered baseline": [
    editFile(BASELINE, ({ cases, metrics }) => {
      cases["howto-1"].ranks = [null];
      // Means that don't follow from the cases are refused before anything is compared: these are 1
      // in the others.
      for (const name of ["hit_rate@10", "mrr@10", "recall@10"]) {
        metrics.overall[name] = 11 / 12;
        metrics.by_intent.howto[name] = 5 / 6;
      }
    }),
    1,
  ],
  "no baseline": [(project) => project.remove(BASELINE), undefined],
  "another k": [editFile(CONFIG, (config) => (config.k = 20)), undefined],
  "another definition": [
    editFile(CONFIG, (config) => (config.definition = { relevance: 2 })),
    undefined,
  ],
  "another kind of retriever": [
    applyAll(
      (project) => project.write("answers.trec", "howto-0 Q0 other 1 1 x\n"),
      editFile(CONFIG, (config) => (config.retriever = { kind: "run", path: "answers.trec" })),
    ),
    undefined,
  ],
  "the config moved": [
    (project) => {
      project.write("moved/retrieval-gate.json", project.read(CONFIG));
      project.remove(CONFIG);
    },
    2,
  ],
};

const FLOOR = { gate: { "ndcg@10": { floor: 0.5 } } };

/**
 * The base on main, the change on a branch, and their merge, checked out. Returns the head's and
 * the merge's id.
 */
function proposeChange(project, change) {
  project.runGit("checkout", "-q", "-B", "topic", "main");
  change(project);
  const head = project.commit("the change");
  project.runGit("checkout", "-q", "--detach", "main");
  project.runGit("merge", "-q", "--no-ff", "-m", "the merge", "topic");
  return { head, merge: project.runGit("rev-parse", "HEAD") };
}

function makePayload(project, head, more) {
  const base = { sha: project.runGit("rev-parse", "main"), ref: "main" };
  const pull = { number: 7, head: { sha: head, ref: "topic" }, base };
  return {
    action: "synchronize",
    pull_request: pull,
    repository: { default_branch: "main" },
    ...more,
  };
}

const onPullRequest =
  (change, more = {}) =>
  (project) => {
    project.runGit("clean", "-q", "-f", "-d");
    const { head, merge } = proposeChange(project, change);
    const variables = { GITHUB_SHA: merge, GITHUB_REF: "refs/pull/7/merge" };
    project.setEvent("pull_request", variables, makePayload(project, head, more));
  };

const onPush =
  (change, branch, name = "push") =>
  (project) => {
    project.runGit("clean", "-q", "-f", "-d");
    const { merge } = proposeChange(project, change);
    project.runGit("checkout", "-q", "-B", branch, merge);
    const variables = { GITHUB_SHA: merge, GITHUB_REF: `refs/heads/${branch}` };
    project.setEvent(name, variables, { repository: { default_branch: "main" } });
  };

/** The base is recorded by the tree under test, by hand in a first step. */
const recorded = {
  name: "the base is recorded",
  args: ["record", "--config", CONFIG],
  report: "report/base",
  files: [BASELINE],
  exit: 0,
};

function beginProject(project) {
  makeGate(project, FLOOR);
  project.write(".gitignore", "report/\n");
}

const commitBase = (change) => (project) => {
  project.runGit("init", "-q", "-b", "main");
  project.commit("the base");
  change(project);
};

/** Each in a repository of its own. */
function pullRequest(name, change, exit) {
  const step = gateStep("gate", CONFIG, {
    before: commitBase(change),
    ...(exit === undefined ? {} : { exit }),
  });
  return { name: `pull request: ${name}`, prepare: beginProject, steps: [recorded, step] };
}

const loosened = CHANGES["a wider tolerance and the regression"][0];
const labeled = { action: "labeled", label: { name: LABEL } };

export const pullRequests = [
  ...Object.entries(CHANGES).map(([name, [change, exit]]) =>
    pullRequest(name, onPullRequest(change), exit),
  ),
  pullRequest("accepted", onPullRequest(CHANGES["a metric off"][0], labeled), 0),
  pullRequest("accepted, and a regression", onPullRequest(loosened, labeled), 1),
  pullRequest(
    "another label",
    onPullRequest(loosened, { ...labeled, label: { name: "other" } }),
    1,
  ),
  pullRequest("in the merge queue", onPush(loosened, "queue", "merge_group"), undefined),
  pullRequest("on a branch", onPush(loosened, "other"), undefined),
  pullRequest(
    "a privileged event",
    (project) => {
      onPullRequest(drops)(project);
      project.setEvent(
        "pull_request_target",
        {},
        makePayload(project, project.runGit("rev-parse", "HEAD"), {}),
      );
    },
    2,
  ),
];
