/** The example of a workflow that runs the gate in shards. */
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { selectShardCases, parseShard } from "../src/shards/split.ts";
import { REPOSITORY } from "../src/model/repository.generated.ts";
import { read } from "./helpers/pages.ts";
import type { Job, Step, Workflow } from "./helpers/workflow.ts";

const text = read("examples/workflows/retrieval-gate-shards.yml");
const { jobs, permissions }: Workflow = parse(text);
const shardJob = jobs["shard"]!;
const mergeJob = jobs["merge"]!;
/** The first step of the job that uses this action. */
const stepUsing = (job: Job, action: string): Step =>
  job.steps.find((each) => each.uses?.startsWith(action))!;
const ACTION = `${REPOSITORY}@`;

describe("the workflow with shards", () => {
  it("asks every case once: the matrix has all shards of one count", () => {
    const { matrix, "fail-fast": failFast } = shardJob.strategy!;
    const shards = matrix!["shard"]!.map(parseShard);
    const cases = Array.from({ length: 11 }, (_, i) => i);

    const asked = shards.flatMap((shard) => selectShardCases(cases, shard));

    expect(failFast).toBe(false);
    expect(asked.toSorted((a, b) => a - b)).toEqual(cases);
    expect(new Set(shards.map(({ count }) => count))).toEqual(new Set([shards.length]));
    expect(stepUsing(shardJob, ACTION)).toMatchObject({
      "continue-on-error": true,
      with: { shard: "${{ matrix.shard }}" },
    });
  });

  it("decides always, in a job in which no failure is ignored", () => {
    expect(mergeJob).toMatchObject({ name: "retrieval gate", needs: "shard", if: "always()" });
    for (const each of mergeJob.steps) {
      expect(each["continue-on-error"]).toBeUndefined();
    }
    expect(stepUsing(mergeJob, ACTION).with).toMatchObject({ command: "merge" });
  });

  it("downloads the artifacts of the shards alone to where the action looks", () => {
    const download = stepUsing(mergeJob, "actions/download-artifact").with!;
    const { inputs } = parse(read("action.yml"));

    expect(download["path"]).toBe(inputs.parts.default);
    // Each artifact keeps a folder of its own: the parts have the same name.
    expect(download["merge-multiple"]).toBeUndefined();

    const artifactName = (job: string): string =>
      inputs["artifact-name"].default.replace("${{ github.job }}", job);
    const prefix = String(download["pattern"]).replace(/\*$/, "");

    expect([
      artifactName("shard").startsWith(prefix),
      artifactName("merge").startsWith(prefix),
    ]).toEqual([true, false]);
  });

  it("needs only read permission, pinned actions, and no kept credentials", () => {
    expect(permissions).toEqual({ contents: "read" });

    // That test has the list of all pins.
    const textWithPins = read("__tests__/workflows.test.ts");

    for (const [, action, pin] of text.matchAll(/uses:\s*(actions\/[^@]+)@(.+)$/gm)) {
      expect(textWithPins, action).toContain(`"${action}": "${pin}"`);
    }
    expect(text.match(/actions\/checkout@/g)).toHaveLength(
      text.match(/persist-credentials: false/g)!.length,
    );
  });
});
