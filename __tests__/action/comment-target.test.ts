/** findTarget: a comment's pull request, by the event and what GitHub's API says of its run. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openGithub } from "../../src/action/comment/github.ts";
import { findTarget } from "../../src/action/comment/target.ts";
import { errorMessage } from "../../src/system/excerpt.ts";
import { type GithubState, startGithub } from "../helpers/github-server.ts";
import { workspace } from "../helpers/workspace.ts";

const SHA = "0123456789abcdef".repeat(2) + "01234567";
const GATE = ".github/workflows/gate.yml";
type Environment = Readonly<Record<string, string | undefined>>;

interface TargetOptions {
  /** What GitHub's API knows. */
  readonly state?: GithubState;
  /** What tells this step's comment from those of other steps of the workflow. */
  readonly stepKey?: readonly string[];
}

/** Returns the pull request that findTarget finds for an event, or as text why it finds none. */
async function targetOrReason(
  environment: Environment,
  payload: string,
  { state = {}, stepKey = [] }: TargetOptions = {},
) {
  const server = await startGithub(state);
  try {
    const github = await openGithub(
      "ghs_0123456789abcdef",
      { GITHUB_API_URL: server.url, GITHUB_REPOSITORY: "owner/project" },
      new AbortController().signal,
    );
    const file = join(workspace({ "event.json": payload }), "event.json");
    const step = { GITHUB_REPOSITORY: "owner/project", GITHUB_EVENT_PATH: file, ...environment };
    return await findTarget(github, step, stepKey).catch(errorMessage);
  } finally {
    await server.close();
  }
}

describe("findTarget on the event pull_request", () => {
  const PULL = JSON.stringify({ pull_request: { number: 7, head: { sha: SHA } } });
  const EVENT = { GITHUB_EVENT_NAME: "pull_request", GITHUB_RUN_ID: "1234" };

  it("a pull request's target has the run's attempt, address and workflow", async () => {
    const environment = {
      ...EVENT,
      GITHUB_RUN_ATTEMPT: "3",
      GITHUB_SERVER_URL: "https://ghe.example",
      GITHUB_WORKFLOW_REF: `owner/project/${GATE}@refs/pull/7/merge`,
      GITHUB_WORKFLOW: "Gate",
    };

    expect(await targetOrReason(environment, PULL, { stepKey: ["gate", "a"] })).toEqual({
      pull: 7,
      key: [GATE, "gate", "a"],
      runId: 1234,
      attempt: 3,
      runUrl: "https://ghe.example/owner/project/actions/runs/1234",
      commit: SHA,
      conclusion: null,
      fork: null,
    });
  });

  it("a target has defaults for variables that the runner does not set", async () => {
    // Without GITHUB_RUN_ATTEMPT, GITHUB_SERVER_URL and GITHUB_WORKFLOW_REF.
    expect(await targetOrReason({ ...EVENT, GITHUB_WORKFLOW: "Gate" }, PULL)).toMatchObject({
      key: ["Gate"],
      attempt: 1,
      runUrl: "https://github.com/owner/project/actions/runs/1234",
    });
  });

  it.each([
    ["broken JSON", "{"],
    ["null", "null"],
    ["a text as number", JSON.stringify({ pull_request: { number: "7", head: { sha: SHA } } })],
    ["no commit", JSON.stringify({ pull_request: { number: 7, head: {} } })],
  ])("no target is found in a payload that has %s", async (_, payload) => {
    expect(await targetOrReason(EVENT, payload)).toBe(
      "the event's payload (GITHUB_EVENT_PATH) names no pull request",
    );
  });

  it("no target is found on another event, without an event, or without a payload", async () => {
    expect(await targetOrReason({ GITHUB_EVENT_NAME: "schedule" }, PULL)).toBe(
      "there is no pull request on schedule",
    );
    expect(await targetOrReason({}, PULL)).toBe("there is no pull request on this event");
    expect(await targetOrReason({ ...EVENT, GITHUB_EVENT_PATH: undefined }, PULL)).toContain(
      "names no pull request",
    );
  });
});

describe("findTarget on the event workflow_run", () => {
  /** Attempt 2 of a run for a fork's pull request, as event and API say it. */
  const RUN = {
    id: 99,
    event: "pull_request",
    head_sha: SHA,
    head_branch: "topic",
    head_repository: { full_name: "fork/project" },
    path: `${GATE}@main`,
    run_attempt: 2,
    conclusion: "failure",
    html_url: "https://github.com/owner/project/actions/runs/99",
  };
  const PULL = { number: 7, head: { sha: SHA, repo: { full_name: "fork/project" } } };
  /** `eventRun` is what the event says of the run, `apiChanges` what the API says otherwise. */
  const targetOfRun = ({
    apiChanges = {},
    eventRun = RUN,
    state = {},
  }: {
    readonly apiChanges?: object;
    readonly eventRun?: unknown;
    readonly state?: GithubState;
  } = {}) =>
    targetOrReason(
      { GITHUB_EVENT_NAME: "workflow_run" },
      JSON.stringify({ workflow_run: eventRun }),
      {
        state: {
          run: { ...RUN, ...apiChanges },
          pulls: [PULL],
          files: { [GATE]: "jobs: {}" },
          ...state,
        },
      },
    );

  it("a run's pull request is the one with its commit and repository", async () => {
    const otherCommit = { number: 8, head: { ...PULL.head, sha: "f".repeat(40) } };
    const otherFork = { number: 9, head: { ...PULL.head, repo: { full_name: "other/project" } } };

    const target = await targetOfRun({ state: { pulls: [otherCommit, PULL, otherFork] } });

    // All but the number is what RUN says.
    expect(target).toEqual({
      pull: PULL.number,
      key: [GATE],
      runId: 99,
      attempt: 2,
      runUrl: RUN.html_url,
      commit: SHA,
      conclusion: "failure",
      fork: { jobs: [], changesWorkflows: false },
    });
  });

  it.each<readonly [string, object, string]>([
    ["has begun again", { run_attempt: 3 }, "attempt 3 of the run has begun, and comments itself"],
    ["has not ended", { conclusion: null }, "the run has not ended"],
    ["was cancelled", { conclusion: "cancelled" }, "the run was cancelled"],
    ["was a push", { event: "push" }, "the run was started by push, which has no pull request"],
    [
      "is of another commit",
      { head_sha: "0".repeat(40) },
      "the event and the API disagree about the run's commit or workflow",
    ],
    [
      "is of a fork that is gone",
      { head_repository: null },
      "the repository of the change is gone",
    ],
    [
      "is of another workflow",
      { path: ".github/workflows/other.yml" },
      "the event and the API disagree about the run's commit or workflow",
    ],
  ])("no target is found for a run that %s", async (_, apiChanges, reason) => {
    expect(await targetOfRun({ apiChanges })).toBe(reason);
  });

  // The API lists no more than 3000 files: a workflow may be among the others.
  it.each<readonly [string, readonly object[], boolean]>([
    ["files beside .github", [{ filename: "src/.github/a.yml" }], false],
    ["a file below .github", [{ filename: "a" }, { filename: ".github/x/y.sh" }], true],
    ["a moved workflow", [{ filename: "a", previous_filename: GATE }], true],
    ["3000 files", Array.from({ length: 3000 }, (_, i) => ({ filename: `f${i}` })), true],
  ])(
    "a target says whether a fork changes a workflow: it changes %s",
    async (_, changed, changesWorkflows) => {
      expect(await targetOfRun({ state: { changed } })).toMatchObject({
        fork: { changesWorkflows },
      });
    },
  );

  it("a target has no fork if the change is of this repository", async () => {
    const thisRepository = { full_name: "owner/project" };
    const pulls = [{ number: 7, head: { sha: SHA, repo: thisRepository } }];

    const target = await targetOfRun({
      apiChanges: { head_repository: thisRepository },
      state: { pulls },
    });

    expect(target).toMatchObject({ pull: 7, fork: null });
  });

  const WORKFLOW_TEXT = `
jobs:
  changes: { steps: [{ run: ls }] }
  ask: { name: Ask the retriever, steps: [{ uses: acme/retrieval-eval-gate@abc }] }
  gate: { steps: [{ uses: acme/retrieval-eval-gate@v0, with: { command: merge } }] }
  comment: { steps: [{ uses: acme/retrieval-eval-gate@v0, with: { command: comment } }] }
`;
  const makeJob = (id: number, name: string, conclusion: string | null = "success") => ({
    id,
    name,
    conclusion,
  });
  /** The jobs of a fork's run that the target has; `workflow` is its file on the default branch. */
  const jobsOf = async (workflow: string, jobs: readonly object[]) => {
    const target = await targetOfRun({ state: { files: { [GATE]: workflow }, jobs } });
    return typeof target === "string" ? target : target.fork!.jobs;
  };

  // The gate's jobs are `ask`, with a name and a matrix (`(0, a)`), and `gate`; no others.
  it("a fork's target has the jobs of the gate by their names on the default branch", async () => {
    const jobs = [
      makeJob(1, "changes"),
      makeJob(2, "Ask the retriever (0, a)"),
      makeJob(3, "gate", "failure"),
      makeJob(4, "comment"),
      makeJob(5, "gatekeeper"),
    ];

    expect(await jobsOf(WORKFLOW_TEXT, jobs)).toEqual([
      { name: "Ask the retriever", conclusion: "success", url: `${RUN.html_url}/job/2` },
      { name: "gate", conclusion: "failure", url: `${RUN.html_url}/job/3` },
    ]);
  });

  // A fork can name its jobs as it likes: a name that the default branch does not have is not shown.
  it.each([
    ["runs no gate", "jobs: { own: {}, other: {} }", "own"],
    ["has no job of that name", "jobs: { other: {} }", null],
    ["can't be read", "jobs: [", null],
  ])("a fork's target has all jobs if the workflow %s", async (_, workflow, name) => {
    expect(await jobsOf(workflow, [makeJob(6, "own", null)])).toEqual([
      { name, conclusion: null, url: `${RUN.html_url}/job/6` },
    ]);
  });

  it("no target is found if not exactly one open pull request has the commit", async () => {
    expect(await targetOfRun({ state: { pulls: [] } })).toBe(
      "0 open pull requests have the commit 0123456789ab",
    );
    expect(await targetOfRun({ state: { pulls: [PULL, { ...PULL, number: 8 }] } })).toBe(
      "2 open pull requests have the commit 0123456789ab",
    );
  });

  it("no target is found if the default branch lacks the workflow", async () => {
    expect(await targetOfRun({ state: { files: {} } })).toContain(
      `the default branch has no workflow ${GATE}`,
    );
  });

  it.each([
    ["no run", null],
    ["a text as the run's id", { ...RUN, id: "99" }],
    ["no attempt", { ...RUN, run_attempt: null }],
    ["a number as commit", { ...RUN, head_sha: 7 }],
  ])("no target is found in a payload that has %s", async (_, eventRun) => {
    expect(await targetOfRun({ eventRun })).toBe(
      "the event's payload (GITHUB_EVENT_PATH) names no run of a workflow",
    );
  });
});
