/** The command in a step of a workflow: the same rules apply as to the action. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { type Ran, retrievalGate } from "../helpers/command.ts";
import { proposeInPlace, type PullRequest, synchronizeEvent } from "../helpers/git-repository.ts";
import { workspace } from "../helpers/workspace.ts";
import { CONFIG } from "../change/project.ts";
import { copyRepository, makeOrigin, setRules, type Change } from "./pull-requests/row.ts";

let origin = "";
beforeAll(async () => {
  origin = await makeOrigin();
});

/** Makes a pull request with this change. Returns a checkout of its merge commit. */
async function proposeChange(
  change: Change,
): Promise<{ readonly folder: string; readonly pull: PullRequest }> {
  const folder = copyRepository(origin);
  const pull = await proposeInPlace(folder, change);
  return { folder, pull };
}

const WIDENED_TOLERANCE = setRules({ "recall@10": { tolerance: 0.5 } });

/** Runs the command in the checkout, with the variables of a step on this event. */
function runInWorkflow(
  command: "gate" | "record",
  { folder, pull }: { readonly folder: string; readonly pull: PullRequest },
  eventName: string,
): Promise<Ran> {
  const event = join(folder, ".git", "event.json");
  writeFileSync(event, JSON.stringify(synchronizeEvent(pull).payload));
  return retrievalGate(folder, [command, "--config", CONFIG], {
    GITHUB_ACTIONS: "true",
    GITHUB_EVENT_NAME: eventName,
    GITHUB_EVENT_PATH: event,
    GITHUB_SHA: pull.merge,
    GITHUB_REF: "refs/pull/7/merge",
  });
}

test("gate as a command of a workflow fails a widened tolerance, too", async () => {
  const change = await proposeChange(WIDENED_TOLERANCE);

  const { code, stdout } = await runInWorkflow("gate", change, "pull_request");

  expect(stdout).toContain("gate_weakened");
  // It advises no copy of the new baseline, which would not repair a loosened rule.
  expect(stdout).not.toMatch(/\bcp /);
  expect(code).toBe(1);
});

test.each([
  ["gate", "pull_request_target"],
  ["record", "pull_request"],
] as const)("%s as a command of a workflow is refused on %s", async (command, eventName) => {
  const change = await proposeChange(WIDENED_TOLERANCE);

  const { code, stderr } = await runInWorkflow(command, change, eventName);

  expect(stderr).toContain("error: unsafe_event");
  expect(code).toBe(2);
});

test.each([
  ["ask", ["a query"]],
  ["suggest", ["--corpus", "docs"]],
  ["compare", ["--config", "retrieval-gate.yaml"]],
  ["replay", []],
  ["label", ["--judge", "--labels", "unjudged.jsonl", "--out", "proposed.jsonl"]],
])("%s is refused on an event that a stranger starts", async (command, args) => {
  const variables = { GITHUB_ACTIONS: "true", GITHUB_EVENT_NAME: "workflow_run" };

  const { code, stderr } = await retrievalGate(workspace(), [command, ...args], variables);

  expect(stderr).toContain("error: unsafe_event");
  expect(code).toBe(2);
});
