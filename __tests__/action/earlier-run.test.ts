/** A title edited, or another label set, after a run decided: whole steps against GitHub's API on loopback. */
import { afterEach, expect, it } from "vitest";
import { OUTPUT_NAMES } from "../../src/action/outputs.ts";
import { type StepResult, stepHere } from "../helpers/fake-runner.ts";
import { type GithubServer, startGithub } from "../helpers/github-server.ts";
import { workspace } from "../helpers/workspace.ts";

const [SHA, WORKFLOW] = ["ab".repeat(20), ".github/workflows/gate.yml"];
const EDITED = { action: "edited", changes: { title: { from: "x" } } };
const ACCEPT = { label: { name: "retrieval-gate:accept" } };

let server: GithubServer;
afterEach(() => server.close());

const PULL = { number: 7, head: { ref: "topic", sha: SHA }, base: { ref: "main", sha: "cd".repeat(20) } };
const run = (id: number, conclusion: string | null, more: object = {}): object => ({
  id,
  event: "pull_request",
  head_sha: SHA,
  head_branch: "topic",
  path: `${WORKFLOW}@main`,
  conclusion,
  html_url: `https://github.com/owner/project/actions/runs/${id}`,
  pull_requests: [PULL],
  ...more,
});
const passed = (more: object = {}): readonly object[] => [run(21, "success", more)];
/** The step that asks is run 1234. */
const NOW = run(1234, null);

interface Asked {
  readonly runs: readonly object[];
  readonly on?: string;
  readonly payload?: object;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly status?: number;
  readonly comments?: readonly { readonly login: string; readonly body: string }[];
}

async function step({
  runs,
  on = "pull_request",
  payload = EDITED,
  inputs = {},
  status,
  comments = [],
}: Asked): Promise<StepResult> {
  const refusals = status === undefined ? [] : [{ method: "GET", status, message: "Not accessible" }];
  server = await startGithub({ runs, refusals, comments });
  return stepHere({
    workspace: workspace(),
    event: { name: on, payload: { ...payload, pull_request: PULL } },
    inputs: { "github-token": "ghs_0123456789abcdef", ...inputs },
    env: { GITHUB_API_URL: server.url, GITHUB_WORKFLOW_REF: `owner/project/${WORKFLOW}@refs/pull/7/merge` },
  });
}

it.each([
  ["a title after an acceptance", EDITED, "success", 0],
  ["a title after a failure", EDITED, "failure", 1],
  ["another label", { action: "labeled", label: { name: "documentation" } }, "success", 0],
  ["another label taken off", { action: "unlabeled", label: { name: "documentation" } }, "failure", 1],
])("%s ends as the run before, and links it", async (_, payload, conclusion, code) => {
  const before = run(20, conclusion === "success" ? "failure" : "success");
  const ran = await step({ runs: [before, NOW, run(21, conclusion)], payload });
  expect(ran.exitCode, ran.log).toBe(code);
  const link = "https://github.com/owner/project/actions/runs/21";
  const [verdict, mark] = code === 0 ? ["pass", "✅"] : ["fail", "❌"];
  const why = `the event ${payload.action} changes nothing that the gate decides by`;
  const summary = `${verdict}: ${why}, so this run ends as the last one did`;
  expect(ran.annotations.map(({ message }) => message)).toEqual([`${summary}: ${link}`]);
  expect(ran.summary).toMatchObject({
    markdown: `### ${mark} Retrieval gate: <b>${verdict}</b>\n\nThis run ends as <a href="${link}">the run that decided</a>: ${why}.\n\n`,
  });
  const empty = Object.fromEntries(OUTPUT_NAMES.map((name) => [name, ""]));
  expect(Object.fromEntries(ran.outputs)).toEqual({ ...empty, verdict, "exit-code": `${code}`, summary });
});

/** The workspace has no repository, so that a gate that runs ends with 2. */
it.each<[string, Asked]>([
  ["a base is changed", { runs: passed(), payload: { action: "edited", changes: { base: {} } } }],
  ["a commit is pushed", { runs: passed(), payload: { action: "synchronize" } }],
  ["the gate's own label is set", { runs: passed(), payload: { action: "labeled", ...ACCEPT } }],
  ["the label is taken off", { runs: passed(), payload: { action: "unlabeled", ...ACCEPT } }],
  ["there is no token", { runs: passed(), inputs: { "github-token": "" } }],
  ["the token may not look", { runs: passed(), status: 403 }],
  ["the event runs with secrets", { runs: passed(), on: "pull_request_target" }],
  ["there is no other run", { runs: [NOW] }],
  [
    "a newer one was cancelled, which may have had another base",
    { runs: [run(22, "cancelled"), ...passed()] },
  ],
  ["a newer one has not ended", { runs: [run(22, null), ...passed()] }],
  ["it was of another commit", { runs: passed({ head_sha: "ef".repeat(20) }) }],
  ["it was of another workflow", { runs: passed({ path: ".github/workflows/lax.yml" }) }],
  ["another event started it", { runs: passed({ event: "workflow_dispatch" }) }],
  ["it was of a fork, whose pull requests GitHub does not list", { runs: passed({ pull_requests: [] }) }],
  ["it was of another pull request", { runs: passed({ pull_requests: [{ ...PULL, number: 8 }] }) }],
  ["its base was another", { runs: passed({ pull_requests: [{ ...PULL, base: { ref: "lax" } }] }) }],
  ["two pull requests have its branch", { runs: passed({ pull_requests: [PULL, { ...PULL, number: 8 }] }) }],
  ["a shard asks, for the merge may need it", { runs: passed(), inputs: { shard: "1/2" } }],
])("runs as ever where %s", async (_, asked) => {
  const ran = await step(asked);
  expect([ran.exitCode, /no earlier run \((\d+);/.exec(ran.log)?.[1]]).toEqual([2, asked.status?.toString()]);
  expect(ran.log).not.toContain("ends as the last one did");
});

it("leaves the comment of the run that decided", async () => {
  const lines = encodeURIComponent(JSON.stringify([SHA, ["a", "docs", "pass"]]));
  const mark = `".github/workflows/gate.yml gate . retrieval-gate.yaml 0ca1bad8f301" run 20 attempt 1`;
  const body = `<!-- retrieval-eval-gate comment ${mark} -->\n<!-- lines ${lines} -->\nearlier`;
  const comments = [{ login: "github-actions[bot]", body }];
  const ran = await step({ runs: [], inputs: { command: "comment" }, comments });
  expect(ran.exitCode, ran.log).toBe(0);
  expect(server.comments.map((each) => each.body)).toEqual([body]);
  expect(ran.annotations[0]?.message).toBe("no comment: pull request 7 has that of the run that decided");
});
