/** The comment as whole steps of the built action leave it, against a server that speaks GitHub's REST API. */
import { resolve } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { renderReportJson } from "../helpers/rendered.ts";
import { BUILT_ACTION } from "../helpers/built.ts";
import { runStep, type StepResult } from "../helpers/fake-runner.ts";
import { type GithubServer, type GithubState, startGithub } from "../helpers/github-server.ts";
import { makeFailingReport } from "../helpers/make-report.ts";
import { workspace } from "../helpers/workspace.ts";
import { makeProject } from "./gate-project.ts";

const FAIL = renderReportJson(makeFailingReport());
const WORKFLOW = ".github/workflows/gate.yml";
const PULL_REQUEST = {
  name: "pull_request",
  payload: { action: "synchronize", pull_request: { number: 7, head: { sha: "ab".repeat(20) } } },
};

let server: GithubServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

/** A whole step of the action. */
async function step(
  folder: string,
  state: GithubState,
  inputs: Readonly<Record<string, string>>,
): Promise<StepResult> {
  await server?.close();
  server = await startGithub(state);
  return await runStep({
    entry: BUILT_ACTION,
    workspace: folder,
    actionFile: resolve(import.meta.dirname, "../../action.yml"),
    event: PULL_REQUEST,
    inputs: { "github-token": "ghs_0123456789abcdef", ...inputs },
    env: {
      GITHUB_API_URL: server.url,
      GITHUB_WORKFLOW_REF: `owner/project/${WORKFLOW}@refs/pull/7/merge`,
    },
  });
}

const notices = (step: StepResult): string => step.annotations.map(({ message }) => message).join("\n");

describe("command: comment", () => {
  it("says suite, verdict, cause, checks, intents and worst queries", async () => {
    const folder = workspace({ "retrieval-gate-parts/retrieval-gate-gate-0-1/report.json": FAIL });
    const ran = await step(folder, {}, { command: "comment" });
    expect(ran.exitCode, ran.log).toBe(0);
    const [{ body } = { body: "" }] = server!.comments;
    expect(body.startsWith(`<!-- retrieval-eval-gate comment "${WORKFLOW}" run 1234 attempt 1 -->\n`)).toBe(
      true,
    );
    expect(body).toContain(
      "❌ Retrieval gate: <b>fail</b>, recall_drop, ranking_shift, latency_regression · docs",
    );
    expect(body).toMatch(
      /recall@10 fell from [\d.]+ to [\d.]+ \(limit [\d.]+\) overall; 3 queries lost a target, worst: "/,
    );
    expect(body).toMatch(/Failed in \d intents: <code>howto<\/code>/);
    expect(body).toContain("| Worst queries | Intent | What happened |");
    expect(body).toContain("https://github.com/owner/project/actions/runs/1234");
    expect(ran.annotations).toEqual([]);
    expect(server!.seen.every(({ headers }) => headers.authorization === "token ghs_0123456789abcdef")).toBe(
      true,
    );
  });

  it("is a notice where the token may not write, as on forks", async () => {
    const refusals = [{ method: "POST", status: 403, message: "Resource not accessible by integration" }];
    // The first POST is GraphQL's, for the name.
    const folder = workspace({ "retrieval-gate-parts/a-0-1/report.json": FAIL });
    const ran = await step(folder, { refusals: [...refusals, ...refusals] }, { command: "comment" });
    expect(ran.exitCode, ran.log).toBe(0);
    expect(ran.annotations.map(({ level }) => level)).toEqual(["notice"]);
    expect(notices(ran)).toMatch(/403.*pull-requests: write.*forks/);
  });

  it("is exit 2 without a token", async () => {
    const ran = await step(workspace(), {}, { command: "comment", "github-token": "" });
    expect(ran.exitCode).toBe(2);
    expect(notices(ran)).toMatch(/^input "github-token" is empty.* github-token: \$\{\{ github\.token \}\}/);
  });
});

describe("comment: true beside a retriever", () => {
  it("comments on what was decided, and changes nothing of it", async () => {
    const folder = makeProject("loses", "{}");
    const asked = { command: "gate", comment: "true" };
    const ran = await step(folder, {}, asked);
    expect(ran.exitCode, ran.log).toBe(2);
    expect(server!.comments[0]?.body, ran.log).toContain(`"${WORKFLOW} gate retrieval-gate.yaml" run 1234`);
    const refusals = Array.from({ length: 9 }, () => ({
      method: "GET",
      status: 401,
      message: "Bad credentials",
    }));
    const refused = await step(folder, { refusals }, asked);
    expect(refused.exitCode, refused.log).toBe(2);
    expect(notices(refused)).toContain("401");
  });
});
