/** The command in a step of a workflow: by the same rules as the action. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { type Ran, retrievalGate } from "../helpers/command.ts";
import {
  checkout,
  propose,
  type PullRequest,
  synchronizeEvent,
} from "../helpers/git-repository.ts";
import { CONFIG } from "../change/project.ts";
import { copyOf, gate, makeOrigin, type Change } from "./pull-requests/row.ts";

let origin = "";
beforeAll(async () => {
  origin = await makeOrigin();
});

async function proposeChange(
  change: Change,
): Promise<{ readonly folder: string; readonly pull: PullRequest }> {
  const repo = copyOf(origin);
  const pull = await propose(repo, change);
  return { folder: checkout(repo, pull.merge, 2, "refs/remotes/pull/7/merge"), pull };
}

function inWorkflow(
  command: "gate" | "record",
  folder: string,
  pull: PullRequest,
  name = "pull_request",
): Promise<Ran> {
  const event = join(folder, ".git", "event.json");
  writeFileSync(event, JSON.stringify(synchronizeEvent(pull).payload));
  return retrievalGate(folder, [command, "--config", CONFIG], {
    GITHUB_ACTIONS: "true",
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: event,
    GITHUB_SHA: pull.merge,
    GITHUB_REF: "refs/pull/7/merge",
  });
}

test("gate as a command of a workflow fails a widened tolerance, too", async () => {
  const { folder, pull } = await proposeChange(gate({ "recall@10": { tolerance: 0.5 } }));
  const { code, stdout } = await inWorkflow("gate", folder, pull);

  expect(stdout).toContain("gate_weakened");
  // Good figures do not repair a loosened rule.
  expect(stdout).not.toMatch(/\bcp /);
  expect(code).toBe(1);
});

test.each([
  ["gate", "pull_request_target"],
  ["record", "pull_request"],
] as const)("%s as a command is refused on %s", async (command, name) => {
  const { folder, pull } = await proposeChange(gate({ "recall@10": { tolerance: 0.5 } }));
  const { code, stderr } = await inWorkflow(command, folder, pull, name);

  expect(stderr).toContain("error unsafe_event");
  expect(code).toBe(2);
});
