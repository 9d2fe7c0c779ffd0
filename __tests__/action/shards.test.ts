/** A matrix of shards and the job that merges them; artifacts travel as they do there. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
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
import { configText, makeProject } from "./gate-project.ts";

let baseline = "";
let results: ResultsService;

beforeAll(async () => {
  const workspace = makeProject("sound", "");
  const recorded = await runActionHere({ workspace, inputs: { command: "record" } });
  expect(recorded.exitCode, recorded.stdout).toBe(0);
  baseline = readFileSync(join(workspace, "baselines/numbers.json"), "utf8");
});

/** Job `shard` of the matrix, one leg for each of `of`. */
async function runShards(
  of: readonly string[],
  options: (index: number) => Partial<StepOptions>,
  run = runActionHere,
): Promise<readonly StepResult[]> {
  const steps: StepResult[] = [];
  for (const [jobIndex, shard] of of.entries()) {
    const leg = { job: "shard", jobIndex, resultsUrl: results.url, inputs: { shard } };
    steps.push(
      await run({ workspace: makeProject("sound", baseline), ...leg, ...options(jobIndex) }),
    );
  }
  return steps;
}

/** actions/download-artifact with `pattern: retrieval-gate-shard-*`: each artifact into a folder of its name. */
function download(workspace: string): void {
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

async function merge(
  workspace: string,
  options: Partial<StepOptions> = {},
  run = runActionHere,
): Promise<StepResult> {
  download(workspace);
  const inputs = { command: "merge" };
  const merged = await run({
    workspace,
    job: "merge",
    resultsUrl: results.url,
    inputs,
    ...options,
  });
  if (merged.exitCode === 0) {
    expect(merged.outputs.get("verdict")).toBe("pass");
  }
  expect(merged.outputs.get("exit-code")).toBe(String(merged.exitCode));
  return merged;
}

describe("two shards and a merge", () => {
  test("pass with the digest of one job, and store a report each", async () => {
    results = await startResultsService("none");
    const legs = await runShards(["1/2", "2/2"], () => ({}), startActionProcess);

    for (const leg of legs) {
      expect([leg.exitCode, leg.outputs.get("verdict")], leg.stdout).toEqual([1, "partial"]);
      expect(leg.annotations.filter((each) => each.level === "error")).toEqual([]);
    }

    const workspace = makeProject("sound", baseline);
    const merged = await merge(workspace, {}, startActionProcess);

    expect(merged.exitCode, merged.stdout).toBe(0);
    expect(
      results.artifacts.map((each) => each.name).filter((name) => !name.endsWith(".html")),
    ).toEqual([
      "retrieval-gate-shard-1-of-2-1",
      "retrieval-gate-shard-2-of-2-1",
      "retrieval-gate-merge-0-1",
    ]);

    const digest = reportIn(workspace).deterministic_digest;

    expect((await runActionHere({ workspace })).exitCode).toBe(0);
    expect(reportIn(workspace).deterministic_digest).toBe(digest);
  });

  test("err if a shard's retriever died, and name the shard", async () => {
    results = await startResultsService("none");
    const dying = makeProject("sound", baseline);
    const server = join(dying, "serve.mjs");
    writeFileSync(server, readFileSync(server, "utf8").replace('mode === "exits_later"', "true"));
    const legs = await runShards(["1/2", "2/2"], (index) =>
      index === 0 ? { workspace: dying } : {},
    );

    expect(legs.map((leg) => leg.outputs.get("verdict"))).toEqual(["error", "partial"]);

    const merged = await merge(makeProject("sound", baseline));

    expect([merged.exitCode, merged.outputs.get("verdict")], merged.stdout).toEqual([3, "error"]);
    expect(merged.outputs.get("summary")).toContain("retriever_failed · Shard 1 of 2:");
  });

  test("are decided by the base's files on a pull request", async () => {
    results = await startResultsService("none");
    const origin = repository();
    cpSync(makeProject("sound", baseline), origin, { recursive: true });
    rmSync(join(origin, "started.txt"), { force: true });
    commitAll(origin, "the gate");
    const pull = pullRequest(origin, (folder) => {
      // An edited query is asked for both policies, and the eleventh case is new.
      const suite = readFileSync(join(folder, "suite.yaml"), "utf8").replace(
        "query: find 3",
        "query: find 3 again",
      );
      const added =
        "  - { id: case-new, query: find 11, intent: lookup, expected: [{ id: doc-11 }] }\n";
      writeFiles(folder, {
        "suite.yaml": suite + added,
        "retrieval-gate.yaml": configText("sound", "gate: { recall@10: { tolerance: 0.5 } }\n"),
      });
    });
    const event = synchronizeEvent(pull);
    const freshCheckout = (): string => checkout(origin, pull.merge, 2);
    const legs = await runShards(["1/2", "2/2"], () => ({ workspace: freshCheckout(), event }));

    expect(legs.map((leg) => leg.exitCode)).toEqual([1, 1]);

    const workspace = freshCheckout();
    const merged = await merge(workspace, { event });

    expect([merged.exitCode, merged.outputs.get("categories")], merged.stdout).toEqual([
      1,
      "gate_weakened",
    ]);

    const sharded = reportIn(workspace);
    const whole = freshCheckout();

    expect((await runActionHere({ workspace: whole, event })).exitCode).toBe(1);
    expect(reportIn(whole).deterministic_digest).toBe(sharded.deterministic_digest);
    expect(reportIn(whole).checks).toEqual(sharded.checks);
  });
});

test("merge refuses parts of another run or commit, and parts that git tracks", async () => {
  results = await startResultsService("none");
  const GITHUB_RUN_ID = "1111";
  await runShards(["1/2", "2/2"], () => ({ env: { GITHUB_RUN_ID } }));
  const stranger = await merge(makeProject("sound", baseline));

  expect([stranger.exitCode, stranger.outputs.get("verdict")], stranger.stdout).toEqual([
    2,
    "error",
  ]);
  expect(stranger.outputs.get("summary")).toContain(
    "it is of workflow run 1111, and this is workflow run 1234",
  );

  const sha = "d".repeat(40);
  const event = { name: "push", sha, payload: { repository: { default_branch: "main" } } };
  const other = await merge(makeProject("sound", baseline), { env: { GITHUB_RUN_ID }, event });

  expect([other.exitCode, other.outputs.get("verdict")], other.stdout).toEqual([2, "error"]);
  expect(other.outputs.get("summary")).toContain("it is of commit 000000000000");

  const committed = repository();
  cpSync(makeProject("sound", baseline), committed, {
    recursive: true,
    filter: (from) => !from.endsWith(".git"),
  });
  download(committed);
  commitAll(committed, "with parts");
  const tracked = await runActionHere({
    workspace: committed,
    job: "merge",
    inputs: { command: "merge" },
    env: { GITHUB_RUN_ID },
  });

  expect([tracked.exitCode, tracked.outputs.get("verdict")], tracked.stdout).toEqual([2, "error"]);
  expect(tracked.outputs.get("summary")).toContain("git tracks it, so this run did not measure it");
});

test("merge takes the newest attempt of each shard after a failed job is rerun", async () => {
  results = await startResultsService("none");
  const dying = makeProject("sound", baseline);
  writeFileSync(join(dying, "serve.mjs"), "process.exit(0);");
  await runShards(["1/2", "2/2"], (index) => (index === 1 ? { workspace: dying } : {}));
  const second = { attempt: 2, jobIndex: 1, inputs: { shard: "2/2" } };
  const secondMerge = await runActionHere({
    workspace: makeProject("sound", baseline),
    job: "shard",
    resultsUrl: results.url,
    ...second,
  });

  expect(secondMerge.outputs.get("verdict")).toBe("partial");

  const workspace = makeProject("sound", baseline);
  const merged = await merge(workspace, { attempt: 2 });

  expect(merged.exitCode, merged.stdout).toBe(0);
});
