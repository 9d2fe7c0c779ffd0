/** What is read of the event, and where the gate refuses to run. */
import path from "node:path";
import { expect, test } from "vitest";
import { GateError } from "../../src/errors.ts";
import {
  type RunnerEvent,
  adviseElsewhere,
  readEvent,
  refuseElsewhere,
  refuseUnsafeEvent,
} from "../../src/change/event.ts";
import { rows } from "../helpers/table.ts";
import { workspace } from "../helpers/workspace.ts";

const SHA = "a".repeat(40);
const HEAD = "b".repeat(40);
const BASE = "c".repeat(40);
const NOWHERE = { sha: null, ref: null, defaultBranch: null, repository: null };
const NOTHING: RunnerEvent = {
  name: "push",
  action: null,
  ...NOWHERE,
  label: null,
  pullRequest: null,
};

function writeEvent(name: string, payload: unknown): Record<string, string> {
  const text = typeof payload === "string" ? payload : JSON.stringify(payload);
  return {
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: path.join(workspace({ "event.json": text }), "event.json"),
    GITHUB_SHA: SHA,
    GITHUB_REF: "refs/pull/7/merge",
  };
}

const PULL = { number: 7, head: { sha: HEAD }, base: { sha: BASE, ref: "trunk" } };
const LABELED = {
  action: "labeled",
  label: { name: "retrieval-gate:accept" },
  repository: { full_name: "owner/project", default_branch: "trunk" },
  pull_request: PULL,
};

test("readEvent is null outside GitHub Actions, and needs no payload on a push", async () => {
  expect(await readEvent({})).toBeNull();
  expect(await readEvent({ GITHUB_EVENT_NAME: "push" })).toStrictEqual(NOTHING);
});

test("readEvent reads a label of a pull request, and of a review", async () => {
  const expected = {
    name: "pull_request",
    action: "labeled",
    sha: SHA,
    ref: "refs/pull/7/merge",
    defaultBranch: "trunk",
    repository: "owner/project",
    label: "retrieval-gate:accept",
    pullRequest: { number: 7, headSha: HEAD, baseSha: BASE, baseRef: "trunk", retargeted: false },
  };

  expect(await readEvent(writeEvent("pull_request", LABELED))).toStrictEqual(expected);

  const name = "pull_request_review";

  expect(await readEvent(writeEvent(name, LABELED))).toStrictEqual({ ...expected, name });
});

test("readEvent tells an edited base from an edited title", async () => {
  const pullRequestOf = async (more: object): Promise<unknown> =>
    (await readEvent(writeEvent("pull_request", { ...LABELED, ...more })))?.pullRequest;

  expect(await pullRequestOf({ changes: { base: { ref: { from: "lax" } } } })).toMatchObject({
    retargeted: true,
  });
  expect(await pullRequestOf({ changes: { title: { from: "x" } } })).toMatchObject({
    retargeted: false,
  });
  expect(
    await pullRequestOf({ pull_request: { number: "7", head: { sha: HEAD }, base: null } }),
  ).toStrictEqual({
    headSha: HEAD,
    number: null,
    baseSha: null,
    baseRef: null,
    retargeted: false,
  });
});

test("readEvent ignores inherited properties of the payload", async () => {
  const event = await readEvent(
    writeEvent("push", `{"action": 7, "repository": "x", "label": ["name"]}`),
  );

  expect(event).toMatchObject({ action: null, defaultBranch: null, repository: null, label: null });
});

test.each(
  rows(`
pull_request | {"action": "open
pull_request | []
pull_request | null
pull_request | "push"
pull_request | {}
pull_request | {"pull_request":{"number":1,"head":{"sha":1}}}
pull_request | {"pull_request":{"number":1,"base":{"sha":"c","ref":"trunk"}}}
push | {"action": "open
push | []
push | null
push | "push"
`),
)("readEvent refuses a broken payload: %s %s", async (name = "", payload = "") => {
  await expect(readEvent(writeEvent(name, payload))).rejects.toMatchObject({
    code: "invalid_file",
  });
});

test("readEvent refuses a missing payload", async () => {
  const read = readEvent({
    GITHUB_EVENT_NAME: "push",
    GITHUB_EVENT_PATH: `${workspace()}/nowhere.json`,
  });

  await expect(read).rejects.toMatchObject({ code: "file_unreadable" });
});

/** The code that it is refused with, or null. */
function codeOf(run: () => void): string | null {
  try {
    run();
    return null;
  } catch (error) {
    expect((error as GateError).exitCode).toBe(2);
    return (error as GateError).code;
  }
}

const RUNS = `push workflow_dispatch schedule`;
const REFUSED = `pull_request_target pull_request_review workflow_run issue_comment issues check_run repository_dispatch release create deployment deployment_status`;

test.each(
  rows(`
gate | ${RUNS} pull_request merge_group | ${REFUSED}
record | ${RUNS} | pull_request merge_group ${REFUSED}
merge | ${RUNS} pull_request merge_group ${REFUSED} |
`),
)("%s runs on the event %s, and is refused on %s", (command = "", runs = "", refused = "") => {
  const refuseEvent = (name: string) => (): void =>
    refuseUnsafeEvent({ ...NOTHING, name }, command as "gate" | "record" | "merge");

  for (const name of runs.split(" ")) {
    expect(codeOf(refuseEvent(name)), name).toBeNull();
  }
  for (const name of refused.split(" ").filter(Boolean)) {
    expect(codeOf(refuseEvent(name)), name).toBe("unsafe_event");
  }
  expect(() => refuseUnsafeEvent(null, "record")).not.toThrow();
});

test.each(
  rows(`
GITLAB_CI=true | CI_MERGE_REQUEST_IID=1
JENKINS_URL=https://ci.example/ | CHANGE_ID=1
BUILDKITE=true | BUILDKITE_PULL_REQUEST=1
CIRCLECI=true | CIRCLE_PULL_REQUEST=https://github.com/a/b/pull/1
TF_BUILD=True | SYSTEM_PULLREQUEST_PULLREQUESTID=1
`),
)("on other systems a change needs a base: %s %s", (mark = "", change = "") => {
  const variablesFrom = (...each: readonly string[]): Record<string, string> =>
    Object.fromEntries(each.map((one) => one.split("=")));
  const refusalCode = (variables: Record<string, string>, baseRef: string | null): string | null =>
    codeOf(() => refuseElsewhere(variables, baseRef));

  expect(refusalCode(variablesFrom(mark, change), null)).toBe("base_not_found");
  expect([
    refusalCode(variablesFrom(mark, change), "main"),
    refusalCode(variablesFrom(mark), null),
  ]).toStrictEqual([null, null]);
  expect(refusalCode(variablesFrom(mark, change, "GITHUB_EVENT_NAME=push"), "main")).toBe(
    "unsafe_event",
  );

  const [name = "", value] = change.split("=");

  expect(() => refuseElsewhere(variablesFrom(mark, change), null)).toThrow(
    `${name} is "${value}": a change on `,
  );
});

test.each([
  ["BITBUCKET_PR_ID", "7", "base_not_found"],
  ["TRAVIS_PULL_REQUEST", "12", "base_not_found"],
  ["DRONE_PULL_REQUEST", "3", "base_not_found"],
  ["APPVEYOR_PULL_REQUEST_NUMBER", "4", "base_not_found"],
  ["CIRRUS_PR", "5", "base_not_found"],
  ["TRAVIS_PULL_REQUEST", "false", null],
  ["SPRING_PROFILE", "7", null],
])("a job of another system with %s=%s ends without a base: %s", (name, value, code) => {
  const variables = { CI: "true", [name]: value };

  expect(codeOf(() => refuseElsewhere(variables, null))).toBe(code);
  expect(codeOf(() => refuseElsewhere(variables, "origin/main"))).toBeNull();
  expect(codeOf(() => refuseElsewhere({ [name]: value }, null))).toBeNull();
});

test.each([
  [{ GITLAB_CI: "true" }, "GIT_DEPTH: 0"],
  [{ JENKINS_URL: "https://ci.example/" }, "shallow: false"],
  [{ BUILDKITE: "true" }, "BUILDKITE_GIT_CLONE_FLAGS"],
  [{ CIRCLECI: "true" }, "method: full"],
  [{ TF_BUILD: "True" }, "fetchDepth: 0"],
  [{}, "Clone without `--depth`"],
  [{ GITHUB_EVENT_NAME: "push" }, "fetch-depth: 0"],
])("advice on a shallow clone names the system's own setting: %j", (environment, words) => {
  const hint = "Check out with `fetch-depth: 0`.";
  const error = new GateError("shallow_clone", "the base is not in this clone", { hint });

  const advised = adviseElsewhere(error, environment) as GateError;

  expect(advised.hint).toContain(words);
  expect(advised.message).toBe(error.message);
});

test("readEvent refuses variables of two systems, and accepts none", () => {
  const both = { GITLAB_CI: "true", CIRCLECI: "true" };

  expect(() => refuseElsewhere(both, "main")).toThrow(
    "GITLAB_CI and CIRCLECI are set: two CI systems",
  );

  // Buildkite writes false where there is no change.
  const none = [
    { BUILDKITE: "true", BUILDKITE_PULL_REQUEST: "false" },
    { GITHUB_EVENT_NAME: "push" },
    {},
  ];

  for (const each of none) {
    expect(codeOf(() => refuseElsewhere(each, null))).toBeNull();
  }
});
