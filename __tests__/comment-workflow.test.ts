/** The example of a workflow that comments on pull requests. */
import { expect, it } from "vitest";
import { parse } from "yaml";
import { REPOSITORY } from "../src/model/repository.generated.ts";
import { read } from "./helpers/pages.ts";
import type { Workflow } from "./helpers/workflow.ts";

const text = read("examples/workflows/retrieval-gate-comment.yml");

it("the comment workflow only writes comments and runs nothing of the change", () => {
  const workflow: Workflow = parse(text);
  const { permissions, steps } = workflow.jobs["comment"]!;

  expect(workflow.permissions).toEqual({});
  expect(permissions).toEqual({ actions: "read", contents: "read", "pull-requests": "write" });
  expect(steps.map(({ uses, run }) => [uses?.split("@")[0], run])).toEqual([
    ["actions/download-artifact", undefined],
    [REPOSITORY, undefined],
  ]);
  expect(steps[1]!.with).toEqual({ command: "comment", "github-token": "${{ github.token }}" });
  expect(steps[0]!.with!["path"]).toBe("retrieval-gate-parts");
});
