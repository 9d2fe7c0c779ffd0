/** The jobs of a matrix of shards, and the job that merges their artifacts, as on GitHub. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import {
  startActionProcess,
  runActionHere,
  type StepOptions,
  type StepResult,
} from "../helpers/fake-runner.ts";
import {
  checkout,
  commitAll,
  pullRequest,
  repository,
  synchronizeEvent,
} from "../helpers/git-repository.ts";
import { writeFiles } from "../helpers/workspace.ts";
import { reportIn } from "../helpers/gated-project.ts";
import { startResultsService, type ResultsService } from "../helpers/results-service.ts";
import { configText, makeRecordedProject } from "./gate-project.ts";

/** Stores the artifacts of a test's jobs. */
let results: ResultsService;
beforeEach(async () => {
  results = await startResultsService("none");
});

/** Runs the job `shard` for each of two shards; `options` are given the matrix's index, 0 or 1. */
async function runTwoShards(
  options: (index: number) => Partial<StepOptions> = () => ({}),
  run = runActionHere,
): Promise<readonly StepResult[]> {
  const steps: StepResult[] = [];
  for (const [jobIndex, shard] of ["1/2", "2/2"].entries()) {
    steps.push(
      await run({
        workspace: await makeRecordedProject("sound"),
        job: "shard",
        jobIndex,
        resultsUrl: results.url,
        inputs: { shard },
        ...options(jobIndex),
      }),
    );
  }
  return steps;
}

/** Does what actions/download-artifact does with `retrieval-gate-shard-*`: a folder for each. */
function downloadParts(workspace: string): void {
  const folder = join(workspace, "retrieval-gate-parts");
  mkdirSync(folder, { recursive: true });
  for (const { name, files } of results.artifacts) {
    if (!name.startsWith("retrieval-gate-shard-")) {
      continue;
    }
    mkdirSync(join(folder, name));
    for (const [file, text] of files) {
      writeFileSync(join(folder, name, file), text);
    }
  }
}

/** Downloads the parts into the workspace, and runs the job that merges them. */
async function runMerge(
  workspace: string,
  options: Partial<StepOptions> = {},
  run = runActionHere,
): Promise<StepResult> {
  downloadParts(workspace);
  const merged = await run({
    workspace,
    job: "merge",
    resultsUrl: results.url,
    inputs: { command: "merge" },
    ...options,
  });
  if (merged.exitCode === 0) {
    expect(merged.outputs.get("verdict")).toBe("pass");
  }
  expect(merged.outputs.get("exit-code")).toBe(String(merged.exitCode));
  return merged;
}

describe("two shards and a merge", () => {
  test("two shards and a merge pass with the digest of one job, with a report each", async () => {
    const legs = await runTwoShards(() => ({}), startActionProcess);

    // A part has no verdict, so a job that has only a part must not be green.
    for (const leg of legs) {
      expect([leg.exitCode, leg.outputs.get("verdict")], leg.stdout).toEqual([1, "partial"]);
      expect(leg.annotations.filter((each) => each.level === "error")).toEqual([]);
    }

    const workspace = await makeRecordedProject("sound");
    const merged = await runMerge(workspace, {}, startActionProcess);

    expect(merged.exitCode, merged.stdout).toBe(0);
    const zips = results.artifacts.filter(({ name }) => !name.endsWith(".html"));
    expect(zips.map(({ name }) => name)).toEqual([
      "retrieval-gate-shard-1-of-2-1",
      "retrieval-gate-shard-2-of-2-1",
      "retrieval-gate-merge-0-1",
    ]);

    const mergedDigest = reportIn(workspace).deterministic_digest;
    const whole = await runActionHere({ workspace });

    expect(whole.exitCode).toBe(0);
    expect(reportIn(workspace).deterministic_digest).toBe(mergedDigest);
  });

  test("a merge ends with an error if a shard's retriever died, and names the shard", async () => {
    // The same config, so the retriever's mode can't be changed: its program dies in any mode.
    const dyingProject = await makeRecordedProject("sound");
    const server = join(dyingProject, "serve.mjs");
    writeFileSync(server, readFileSync(server, "utf8").replace('mode === "exits_later"', "true"));

    const legs = await runTwoShards((index) => (index === 0 ? { workspace: dyingProject } : {}));

    expect(legs.map((leg) => leg.outputs.get("verdict"))).toEqual(["error", "partial"]);

    const merged = await runMerge(await makeRecordedProject("sound"));

    expect([merged.exitCode, merged.outputs.get("verdict")], merged.stdout).toEqual([3, "error"]);
    expect(merged.outputs.get("summary")).toContain("retriever_failed · Shard 1 of 2:");
  });

  test("shards and merge are decided by the base's files on a pull request", async () => {
    const origin = repository();
    cpSync(await makeRecordedProject("sound"), origin, { recursive: true });
    commitAll(origin, "the gate");
    const pull = pullRequest(origin, (folder) => {
      // A shard asks an edited query as both sides have it, and a new case of the head alone.
      const editedSuite = readFileSync(join(folder, "suite.yaml"), "utf8").replace(
        "query: find 3",
        "query: find 3 again",
      );
      const newCase =
        "  - { id: case-new, query: find 11, intent: lookup, expected: [{ id: doc-11 }] }\n";
      writeFiles(folder, {
        "suite.yaml": editedSuite + newCase,
        "retrieval-gate.yaml": configText("sound", "gate: { recall@10: { tolerance: 0.5 } }\n"),
      });
    });
    const event = synchronizeEvent(pull);
    const freshCheckout = (): string => checkout(origin, pull.merge, 2);
    const legs = await runTwoShards(() => ({ workspace: freshCheckout(), event }));

    // As every shard that has only a part.
    expect(legs.map((leg) => leg.exitCode)).toEqual([1, 1]);

    const workspace = freshCheckout();
    const merged = await runMerge(workspace, { event });

    expect([merged.exitCode, merged.outputs.get("categories")], merged.stdout).toEqual([
      1,
      "gate_weakened",
    ]);

    // One job without shards decides the same.
    const mergedReport = reportIn(workspace);
    const wholeWorkspace = freshCheckout();
    const whole = await runActionHere({ workspace: wholeWorkspace, event });

    expect(whole.exitCode).toBe(1);
    expect(reportIn(wholeWorkspace).deterministic_digest).toBe(mergedReport.deterministic_digest);
    expect(reportIn(wholeWorkspace).checks).toEqual(mergedReport.checks);
  });
});

test("merge refuses parts of another run", async () => {
  await runTwoShards(() => ({ env: { GITHUB_RUN_ID: "1111" } }));

  const merged = await runMerge(await makeRecordedProject("sound"));

  expect([merged.exitCode, merged.outputs.get("verdict")], merged.stdout).toEqual([2, "error"]);
  expect(merged.outputs.get("summary")).toContain(
    "it is of workflow run 1111, and this is workflow run 1234",
  );
});
