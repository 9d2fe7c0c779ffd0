/** What is read of the event, and where the gate refuses to run. */
import path from "node:path";
import { expect, test } from "vitest";
import { GateError } from "../../src/errors.ts";
import {
  type RunnerEvent,
  adviseForOtherSystem,
  readEvent,
  refuseChangeWithoutBase,
  refuseTwoSystems,
  refuseUnsafeEvent,
} from "../../src/change/event.ts";
import { rows } from "../helpers/table.ts";
import { workspace } from "../helpers/workspace.ts";

const SHA = "a".repeat(40);
const HEAD = "b".repeat(40);
const BASE = "c".repeat(40);
const NOWHERE = { sha: null, ref: null, defaultBranch: null };
/** A push whose event has no payload. */
const BARE_PUSH: RunnerEvent = {
  name: "push",
  action: null,
  ...NOWHERE,
  label: null,
  pullRequest: null,
};

/** Writes the payload of an event. Returns the variables by which the runner names both. */
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
  repository: { default_branch: "trunk" },
  pull_request: PULL,
};

test("readEvent is null outside GitHub Actions", async () => {
  expect(await readEvent({})).toBeNull();
});

test("readEvent needs no payload on a push", async () => {
  expect(await readEvent({ GITHUB_EVENT_NAME: "push" })).toStrictEqual(BARE_PUSH);
});

test("readEvent reads a label of a pull request, and of a review", async () => {
  const expected = {
    name: "pull_request",
    action: "labeled",
    sha: SHA,
    ref: "refs/pull/7/merge",
    defaultBranch: "trunk",
    label: "retrieval-gate:accept",
    pullRequest: { number: 7, headSha: HEAD, baseSha: BASE, baseRef: "trunk", retargeted: false },
  };

  expect(await readEvent(writeEvent("pull_request", LABELED))).toStrictEqual(expected);

  const name = "pull_request_review";

  expect(await readEvent(writeEvent(name, LABELED))).toStrictEqual({ ...expected, name });
});

/** What readEvent reads of the pull request of LABELED with these changes. */
const pullRequestOf = async (changes: object): Promise<unknown> =>
  (await readEvent(writeEvent("pull_request", { ...LABELED, ...changes })))?.pullRequest;

test("readEvent tells an edited base from an edited title", async () => {
  expect(await pullRequestOf({ changes: { base: { ref: { from: "lax" } } } })).toMatchObject({
    retargeted: true,
  });
  expect(await pullRequestOf({ changes: { title: { from: "x" } } })).toMatchObject({
    retargeted: false,
  });
});

test("readEvent reads a malformed number and base of a pull request as null", async () => {
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

test("readEvent reads fields of the wrong type as null", async () => {
  const event = await readEvent(
    writeEvent("push", `{"action": 7, "repository": "x", "label": ["name"]}`),
  );

  expect(event).toMatchObject({ action: null, defaultBranch: null, label: null });
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
push | []
`),
)("readEvent refuses a broken payload: %s %s", async (name = "", payload = "") => {
  await expect(readEvent(writeEvent(name, payload))).rejects.toMatchObject({
    code: "invalid_file",
  });
});

test("readEvent refuses a missing payload", async () => {
  const event = readEvent({
    GITHUB_EVENT_NAME: "push",
    GITHUB_EVENT_PATH: `${workspace()}/nowhere.json`,
  });

  await expect(event).rejects.toMatchObject({ code: "file_unreadable" });
});

/** The code of the error that the call throws, or null if it throws none. */
function refusalCode(call: () => void): string | null {
  try {
    call();
    return null;
  } catch (error) {
    expect((error as GateError).exitCode).toBe(2);
    return (error as GateError).code;
  }
}

const SAFE_EVENTS = "push workflow_dispatch schedule";
const UNSAFE_EVENTS = `pull_request_target pull_request_review workflow_run issue_comment issues check_run repository_dispatch release create deployment deployment_status`;

test.each(
  // command | events on which it runs | events on which it is refused
  rows(`
gate | ${SAFE_EVENTS} pull_request merge_group | ${UNSAFE_EVENTS}
record | ${SAFE_EVENTS} | pull_request merge_group ${UNSAFE_EVENTS}
merge | ${SAFE_EVENTS} pull_request merge_group ${UNSAFE_EVENTS} |
`),
)("%s runs on %s, and is refused on: %s", (command = "", allowed = "", refused = "") => {
  const refuseEvent = (name: string) => (): void =>
    refuseUnsafeEvent({ ...BARE_PUSH, name }, command as "gate" | "record" | "merge");

  for (const name of allowed.split(" ")) {
    expect(refusalCode(refuseEvent(name)), name).toBeNull();
  }
  for (const name of refused.split(" ").filter(Boolean)) {
    expect(refusalCode(refuseEvent(name)), name).toBe("unsafe_event");
  }
});

/** The variables of assignments such as `CI=true`. */
const variablesFrom = (...assignments: readonly string[]): Record<string, string> =>
  Object.fromEntries(assignments.map((assignment) => assignment.split("=")));

test.each(
  // the variable of the system | the variable of a change
  rows(`
GITLAB_CI=true | CI_MERGE_REQUEST_IID=1
JENKINS_URL=https://ci.example/ | CHANGE_ID=1
BUILDKITE=true | BUILDKITE_PULL_REQUEST=1
CIRCLECI=true | CIRCLE_PULL_REQUEST=https://github.com/a/b/pull/1
TF_BUILD=True | SYSTEM_PULLREQUEST_PULLREQUESTID=1
`),
)(
  "refuseChangeWithoutBase needs a base for a change: %s %s",
  (systemVariable = "", changeVariable = "") => {
    const system = variablesFrom(systemVariable);
    const change = variablesFrom(systemVariable, changeVariable);
    const onGithubToo = variablesFrom(systemVariable, changeVariable, "GITHUB_EVENT_NAME=push");
    const [changeName = "", changeValue] = changeVariable.split("=");

    expect(refusalCode(() => refuseChangeWithoutBase(change, null))).toBe("base_not_found");
    expect(() => refuseChangeWithoutBase(change, null)).toThrow(
      `${changeName} is "${changeValue}", so this job is for a change`,
    );

    expect(refusalCode(() => refuseChangeWithoutBase(change, "main"))).toBeNull();
    expect(refusalCode(() => refuseChangeWithoutBase(system, null))).toBeNull();

    // A push of GitHub beside it would be a second system.
    expect(refusalCode(() => refuseTwoSystems(onGithubToo))).toBe("unsafe_event");
  },
);

test.each([
  // PR, PULL_REQUEST or PULL as words of the name, and a number.
  ["BITBUCKET_PR_ID", "7", "base_not_found"],
  ["TRAVIS_PULL_REQUEST", "12", "base_not_found"],
  ["DRONE_PULL_REQUEST", "3", "base_not_found"],
  ["APPVEYOR_PULL_REQUEST_NUMBER", "4", "base_not_found"],
  ["CIRRUS_PR", "5", "base_not_found"],
  ["PULL_NUMBER", "8", "base_not_found"],
  // An event of a pull request, but no merge, and not the event of a previous pipeline.
  ["CODEBUILD_WEBHOOK_EVENT", "PULL_REQUEST_UPDATED", "base_not_found"],
  ["CODEBUILD_WEBHOOK_EVENT", "PULL_REQUEST_MERGED", null],
  ["CODEBUILD_WEBHOOK_EVENT", "PUSH", null],
  ["CI_PIPELINE_EVENT", "pull_request", "base_not_found"],
  ["CI_PREV_PIPELINE_EVENT", "pull_request", null],
  // No number, PR as a part of a word, and PULL of something else.
  ["TRAVIS_PULL_REQUEST", "false", null],
  ["SPRING_PROFILE", "7", null],
  ["IMAGE_PULL_KEY", "7", null],
])(
  "refuseChangeWithoutBase in an unknown CI system, %s=%s without a base: %s",
  (name, value, code) => {
    const variables = { CI: "true", [name]: value };

    expect(refusalCode(() => refuseChangeWithoutBase(variables, null))).toBe(code);
    expect(refusalCode(() => refuseChangeWithoutBase(variables, "origin/main"))).toBeNull();
    // Without the variable CI it is one's own machine.
    expect(refusalCode(() => refuseChangeWithoutBase({ [name]: value }, null))).toBeNull();
  },
);

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

  const advised = adviseForOtherSystem(error, environment) as GateError;

  expect(advised.hint).toContain(words);
  expect(advised.message).toBe(error.message);
});

test.each([
  ["no_repository", "Run the command in a git repository"],
  ["git_missing", "Install git."],
] as const)("advice off GitHub on %s does not name the history", (code, words) => {
  const hint = "Run actions/checkout before the gate.";
  const error = new GateError(code, "there is none", { hint });

  const advised = adviseForOtherSystem(error, {}) as GateError;

  expect(advised.hint).toContain(words);
  expect(advised.hint).not.toContain("--depth");
});

test("refuseTwoSystems refuses the variables of two systems", () => {
  const both = { GITLAB_CI: "true", CIRCLECI: "true" };

  expect(() => refuseTwoSystems(both)).toThrow("GITLAB_CI and CIRCLECI are set: two CI systems");
});

test.each([
  ["on Buildkite, which writes false", { BUILDKITE: "true", BUILDKITE_PULL_REQUEST: "false" }],
  ["on GitHub", { GITHUB_EVENT_NAME: "push" }],
  ["outside of CI", {}],
])("refuseChangeWithoutBase needs no base without a change %s", (_, variables) => {
  expect(refusalCode(() => refuseChangeWithoutBase(variables, null))).toBeNull();
});
