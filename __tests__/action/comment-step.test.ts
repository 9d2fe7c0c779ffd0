/** The comment that whole steps of the action leave on a server that speaks GitHub's REST API. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { renderReportJson } from "../helpers/rendered.ts";
import { type StepOptions, type StepResult, runActionHere } from "../helpers/fake-runner.ts";
import { type GithubServer, type GithubState, startGithub } from "../helpers/github-server.ts";
import {
  checkout,
  commitAll,
  pullRequest,
  repository,
  synchronizeEvent,
} from "../helpers/git-repository.ts";
import { makeErrorReport, makeFailingReport } from "../helpers/make-report.ts";
import { workspace, writeFiles } from "../helpers/workspace.ts";
import { configText, makeProject, makeRecordedProject } from "./gate-project.ts";

const WORKFLOW = ".github/workflows/gate.yml";
const PULL_REQUEST = {
  name: "pull_request",
  payload: { action: "synchronize", pull_request: { number: 7, head: { sha: "ab".repeat(20) } } },
};

let server: GithubServer;
afterEach(() => server.close());

/** Starts GitHub's API for the steps of this test. */
async function startServer(state: GithubState = {}): Promise<void> {
  server = await startGithub(state);
}

/** Runs a whole step of the action with GitHub's API and a token. */
const runCommentStep = (
  folder: string,
  inputs: Readonly<Record<string, string>>,
  more: Partial<StepOptions> = {},
): Promise<StepResult> =>
  runActionHere({
    workspace: folder,
    event: PULL_REQUEST,
    inputs: { "github-token": "ghs_0123456789abcdef", ...inputs },
    env: {
      GITHUB_API_URL: server.url,
      GITHUB_WORKFLOW_REF: `owner/project/${WORKFLOW}@refs/pull/7/merge`,
    },
    ...more,
  });

/** A folder with reports as actions/download-artifact leaves them, by their artifacts' names. */
const writeReports = (reports: Readonly<Record<string, Report>>): string =>
  workspace(
    Object.fromEntries(
      Object.entries(reports).map(([name, report]) => [
        `retrieval-gate-parts/${name}/report.json`,
        renderReportJson(report),
      ]),
    ),
  );
const commentBodies = (): readonly string[] => server.comments.map(({ body }) => body);

/** Returns the messages of the step's annotations, of any level, as lines. */
const noticeTexts = (step: StepResult): string =>
  step.annotations.map(({ message }) => message).join("\n");

describe("command: comment", () => {
  it("shows suite, verdict, cause, checks, intents and worst queries", async () => {
    await startServer();
    const folder = writeReports({ "retrieval-gate-gate-0-1": makeFailingReport() });
    const ran = await runCommentStep(folder, { command: "comment" });

    const [body = ""] = commentBodies();

    expect(ran.exitCode, ran.log).toBe(0);
    expect(body).toMatch(
      /^<!-- retrieval-eval-gate comment ".github\/workflows\/gate.yml gate . retrieval-gate.yaml [0-9a-f]{12}" run 1234 attempt 1 -->\n/,
    );
    expect(body).toContain(
      "❌ Retrieval gate: <b>fail</b>, recall_drop, ranking_shift, latency_regression · docs",
    );
    // The sentence counts the queries of all failed checks: in three a document is lost, and in two
    // one ranks lower.
    expect(body).toMatch(
      /recall@10 fell from [\d.]+ to [\d.]+ over [\d,]+ queries \(limit [\d.]+\)\. 5 queries got worse, worst: /,
    );
    expect(body).toMatch(/\| recall@10 \| howto \|/);
    expect(body).toContain("<b>Worst queries:</b>");
    expect(body).toContain("https://github.com/owner/project/actions/runs/1234");
    expect(ran.annotations).toEqual([]);
    expect(
      server.seen.every(({ headers }) => headers.authorization === "token ghs_0123456789abcdef"),
    ).toBe(true);
  });

  // The texts of several suites are in reporters/layouts.
  it("marks suites that the next push did not run", async () => {
    await startServer();
    const command = { command: "comment" };
    const secondPush = {
      name: "pull_request",
      payload: { pull_request: { number: 7, head: { sha: "cd".repeat(20) } } },
    };
    const reports = {
      "retrieval-gate-gate-0-1": makeFailingReport(),
      "retrieval-gate-gate-1-1": makeErrorReport(),
    };
    const secondReports = { "retrieval-gate-gate-0-1": makeFailingReport() };

    await runCommentStep(writeReports(reports), command);
    await runCommentStep(writeReports(secondReports), command, { event: secondPush });

    const [body = ""] = commentBodies();

    expect(commentBodies()).toHaveLength(1);
    expect(body).toContain("<b>1 of 1 suite failed, 1 not run</b>");
    // The report of an error names no suite, and so is named by its artifact: `*` (escaped) stands
    // for the run's attempt.
    expect(body).toContain(
      "➖ <b>retrieval-gate-gate-1-&#42;</b>: not run for <code>cdcdcdcdcdcd</code>",
    );
  });
});

describe("comment: true beside a gate", () => {
  /** A pull request that makes the search of gate `a` worse, and not that of gate `b`. */
  const proposeWorseSearch = async () => {
    const origin = repository();
    for (const name of ["a", "b"]) {
      cpSync(await makeRecordedProject("sound"), join(origin, name), { recursive: true });
    }
    commitAll(origin, "two gates");
    const pull = pullRequest(origin, (changedFolder) =>
      writeFiles(changedFolder, { "a/retrieval-gate.yaml": configText("loses") }),
    );
    const event = synchronizeEvent(pull);
    return { folder: checkout(origin, pull.merge, 2), event };
  };
  /** The marks in the headings of all comments, ✅ or ❌, sorted. */
  const sortedCommentMarks = (): readonly string[] =>
    commentBodies()
      .map((body) => /### (\S+)/.exec(body)?.[1] ?? "")
      .toSorted();

  it("writes one comment for each working directory and each artifact name", async () => {
    await startServer();
    const { folder, event } = await proposeWorseSearch();
    const runGate = async (
      inputs: Readonly<Record<string, string>>,
      options: Partial<StepOptions> = {},
    ) =>
      (await runCommentStep(folder, { comment: "true", ...inputs }, { event, ...options }))
        .exitCode;

    expect(await runGate({ "working-directory": "a" })).toBe(1);
    expect(await runGate({ "working-directory": "b" })).toBe(0);
    expect(sortedCommentMarks()).toEqual(["✅", "❌"]);

    // Legs of a matrix that differ only in the names of their artifacts.
    // The number at the end is the attempt, since each attempt has to upload another name.
    await runGate({ "working-directory": "b", "artifact-name": "small-1" });
    await runGate({ "working-directory": "b", "artifact-name": "large-1" });

    // Comments of b, b/small, b/large (✅) and a (❌).
    expect(sortedCommentMarks()).toEqual(["✅", "✅", "✅", "❌"]);

    // A second attempt updates the comment of the first, so there are still four: with an artifact
    // of its own name (large-2), and with one of the default name, of job index and attempt.
    await runGate({ "working-directory": "b", "artifact-name": "large-2" }, { attempt: 2 });
    await runGate({ "working-directory": "a" }, { attempt: 2, jobIndex: 1 });

    expect(sortedCommentMarks()).toEqual(["✅", "✅", "✅", "❌"]);
  });

  it("writes no comment for a shard, since the merge comments", async () => {
    await startServer();

    await runCommentStep(await makeRecordedProject("sound"), { comment: "true", shard: "1/2" });

    expect(commentBodies()).toEqual([]);
  });

  it("keeps the gate's exit code if GitHub refuses the comment", async () => {
    await startServer({
      refusals: Array.from({ length: 9 }, () => ({
        method: "GET",
        status: 401,
        message: "Bad credentials",
      })),
    });
    // The baseline `{}` is invalid, so the gate ends with 2.
    const refused = await runCommentStep(makeProject("loses", "{}"), {
      command: "gate",
      comment: "true",
    });

    expect(refused.exitCode, refused.log).toBe(2);
    expect(noticeTexts(refused)).toContain("401");
  });
});
