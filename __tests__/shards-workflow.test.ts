/** The example of a workflow that runs the gate in shards. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { selectShardCases, parseShard } from "../src/shards/split.ts";
import { REPOSITORY } from "../src/model/repository.generated.ts";

const read = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), "utf8");

interface Step {
  readonly uses?: string;
  readonly "continue-on-error"?: boolean;
  readonly with?: Readonly<Record<string, string | number | boolean>>;
}
interface Job {
  readonly name?: string;
  readonly if?: string;
  readonly needs?: string;
  readonly strategy?: {
    readonly "fail-fast": boolean;
    readonly matrix: { readonly shard: readonly string[] };
  };
  readonly steps: readonly Step[];
}

const text = read("examples/workflows/retrieval-gate-shards.yml");
const { jobs, permissions } = parse(text) as {
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<"shard" | "merge", Job>>;
};
/** The first step of the job that uses this action. */
const stepUsing = (job: Job, action: string): Step =>
  job.steps.find((each) => each.uses?.startsWith(action))!;
const ACTION = `${REPOSITORY}@`;

describe("the workflow with shards", () => {
  it("asks every case once: the matrix has all shards of one count", () => {
    const { matrix, "fail-fast": failFast } = jobs.shard.strategy!;

    expect(failFast).toBe(false);

    const cases = Array.from({ length: 11 }, (_, i) => i);
    const asked = matrix.shard.flatMap((shard) => selectShardCases(cases, parseShard(shard)));

    expect(asked.toSorted((a, b) => a - b)).toEqual(cases);
    expect(new Set(matrix.shard.map((shard) => parseShard(shard).count))).toEqual(
      new Set([matrix.shard.length]),
    );
    expect(stepUsing(jobs.shard, ACTION)).toMatchObject({
      "continue-on-error": true,
      with: { shard: "${{ matrix.shard }}" },
    });
  });

  it("decides always, in a job in which no failure is ignored", () => {
    expect(jobs.merge).toMatchObject({ name: "retrieval gate", needs: "shard", if: "always()" });
    for (const each of jobs.merge.steps) {
      expect(each["continue-on-error"]).toBeUndefined();
    }
    expect(stepUsing(jobs.merge, ACTION).with).toMatchObject({ command: "merge" });
  });

  it("downloads the shards' artifacts to where the action looks", () => {
    const download = stepUsing(jobs.merge, "actions/download-artifact").with!;
    const action = parse(read("action.yml")) as {
      readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
    };

    expect(download["path"]).toBe(action.inputs["parts"]!.default);
    expect(download["merge-multiple"]).toBeUndefined();

    const artifactName = (job: string): string =>
      action.inputs["artifact-name"]!.default!.replace("${{ github.job }}", job);
    const prefix = String(download["pattern"]).replace(/\*$/, "");

    expect([
      artifactName("shard").startsWith(prefix),
      artifactName("merge").startsWith(prefix),
    ]).toEqual([true, false]);
  });

  it("needs only read permission, and uses pinned actions", () => {
    expect(permissions).toEqual({ contents: "read" });

    const pins = read("__tests__/workflows.test.ts");

    for (const [, action, pin] of text.matchAll(/uses:\s*(actions\/[^@]+)@(.+)$/gm)) {
      expect(pins, action).toContain(`"${action}": "${pin}"`);
    }
    expect(text.match(/actions\/checkout@/g)).toHaveLength(
      text.match(/persist-credentials: false/g)!.length,
    );
  });
});
