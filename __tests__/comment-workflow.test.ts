/** The example of a workflow that comments on pull requests. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { REPOSITORY } from "../src/model/repository.generated.ts";

const FILE = fileURLToPath(
  new URL("../examples/workflows/retrieval-gate-comment.yml", import.meta.url),
);

interface Workflow {
  readonly permissions: unknown;
  readonly jobs: {
    readonly comment: {
      readonly permissions: unknown;
      readonly steps: readonly {
        readonly run?: string;
        readonly uses: string;
        readonly with: Readonly<Record<string, string>>;
      }[];
    };
  };
}
const workflow = parse(readFileSync(FILE, "utf8")) as Workflow;

it("the comment workflow only writes comments and runs nothing of the change", () => {
  const { permissions, steps } = workflow.jobs.comment;

  expect(workflow.permissions).toEqual({});
  expect(permissions).toEqual({ actions: "read", contents: "read", "pull-requests": "write" });
  expect(steps.map(({ uses, run }) => [uses.split("@")[0], run])).toEqual([
    ["actions/download-artifact", undefined],
    [REPOSITORY, undefined],
  ]);
  expect(steps[1]!.with).toEqual({ command: "comment", "github-token": "${{ github.token }}" });
  expect(steps[0]!.with["path"]).toBe("retrieval-gate-parts");
});
