import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readEvent, refuseUnsafeEvent, type RunnerEvent } from "../../src/policy/event.ts";

const folder = mkdtempSync(join(tmpdir(), "event-"));

function environment(name: string, payload: string): Record<string, string> {
  const path = join(folder, `${Math.random()}.json`);
  writeFileSync(path, payload);
  return {
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: path,
    GITHUB_SHA: "a".repeat(40),
    GITHUB_REF: "refs/pull/7/merge",
  };
}

function pullRequest(): string {
  return JSON.stringify({
    action: "labeled",
    label: { name: "retrieval-gate:accept" },
    repository: { full_name: "owner/project", default_branch: "trunk" },
    pull_request: {
      number: 7,
      head: { sha: "b".repeat(40) },
      base: { sha: "c".repeat(40), ref: "trunk" },
    },
  });
}

test("outside GitHub Actions there is no event", async () => {
  expect(await readEvent({})).toBeNull();
});

test("a labelled pull request", async () => {
  const event = await readEvent(environment("pull_request", pullRequest()));
  expect(event).toEqual({
    name: "pull_request",
    action: "labeled",
    sha: "a".repeat(40),
    ref: "refs/pull/7/merge",
    defaultBranch: "trunk",
    repository: "owner/project",
    label: "retrieval-gate:accept",
    pullRequest: {
      number: 7,
      headSha: "b".repeat(40),
      baseSha: "c".repeat(40),
      baseRef: "trunk",
      retargeted: false,
    },
  });
});

test("a review is of a pull request, too", async () => {
  const event = await readEvent(environment("pull_request_review", pullRequest()));
  expect([event?.name, event?.pullRequest?.number]).toEqual(["pull_request_review", 7]);
});

test("edited: another base, and another title", async () => {
  const edited = (changes: unknown): string => {
    const payload: Record<string, unknown> = JSON.parse(pullRequest());
    return JSON.stringify({ ...payload, action: "edited", changes });
  };
  const another = await readEvent(environment("pull_request", edited({ base: { ref: { from: "lax" } } })));
  expect(another?.pullRequest?.retargeted).toBe(true);
  const title = await readEvent(environment("pull_request", edited({ title: { from: "x" } })));
  expect(title?.pullRequest?.retargeted).toBe(false);
});

test("a pull request needs its head's commit alone", async () => {
  const payload = JSON.stringify({
    pull_request: { number: "7", head: { sha: "b".repeat(40) }, base: null },
  });
  const event = await readEvent(environment("pull_request", payload));
  expect(event?.pullRequest).toEqual({
    headSha: "b".repeat(40),
    number: null,
    baseSha: null,
    baseRef: null,
    retargeted: false,
  });
});

test("a push has no pull request, and needs no payload", async () => {
  expect(await readEvent({ GITHUB_EVENT_NAME: "push" })).toEqual({
    name: "push",
    action: null,
    sha: null,
    ref: null,
    defaultBranch: null,
    repository: null,
    label: null,
    pullRequest: null,
  });
});

test("what is inherited is not in the payload", async () => {
  const event = await readEvent(environment("push", `{"action": 7, "repository": "x", "label": ["name"]}`));
  expect(event).toMatchObject({ action: null, defaultBranch: null, label: null });
});

describe("a broken payload", () => {
  test.each([
    ["cut", `{"action": "open`, "invalid_file"],
    ["a list", "[]", "invalid_file"],
    ["null", "null", "invalid_file"],
    ["a text", '"push"', "invalid_file"],
    ["no pull request in it", "{}", "invalid_file"],
    ["a commit that is a number", `{"pull_request":{"number":1,"head":{"sha":1}}}`, "invalid_file"],
    ["no head", `{"pull_request":{"number":1,"base":{"sha":"c","ref":"trunk"}}}`, "invalid_file"],
  ])("%s", async (_, payload, code) => {
    await expect(readEvent(environment("pull_request", payload))).rejects.toMatchObject({ code });
    if (!payload.startsWith("{"))
      await expect(readEvent(environment("push", payload))).rejects.toMatchObject({ code });
  });

  test("absent", async () => {
    const read = readEvent({ GITHUB_EVENT_NAME: "push", GITHUB_EVENT_PATH: join(folder, "nowhere.json") });
    await expect(read).rejects.toMatchObject({ code: "file_unreadable" });
  });
});

describe("where the gate refuses to run", () => {
  const event = (name: string): RunnerEvent => ({
    name,
    action: null,
    sha: null,
    ref: null,
    defaultBranch: null,
    repository: null,
    label: null,
    pullRequest: null,
  });
  const review = ["pull_request", "merge_group"];
  const runs = ["push", "schedule", "workflow_dispatch", "pull_request_review", "deployment", "release"];
  const strangers = [
    "pull_request_target",
    "workflow_run",
    "issue_comment",
    "issues",
    "fork",
    "watch",
    "gollum",
  ];

  test.each([
    ["gate", strangers],
    ["record", [...review, ...strangers]],
    ["merge", []],
  ] as const)("%s", (command, refused) => {
    for (const name of [...review, ...runs, ...strangers]) {
      const run = (): void => refuseUnsafeEvent(event(name), command);
      if (!refused.some((each) => each === name)) expect(run).not.toThrow();
      else expect(run).toThrow(expect.objectContaining({ code: "unsafe_event", exitCode: 2 }));
    }
    expect(() => refuseUnsafeEvent(null, command)).not.toThrow();
  });
});
