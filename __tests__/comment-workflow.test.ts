import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { workspace } from "./helpers/workspace.ts";

const FILE = fileURLToPath(new URL("../examples/workflows/retrieval-gate-comment.yml", import.meta.url));

interface Workflow {
  readonly permissions: unknown;
  readonly jobs: {
    readonly comment: {
      readonly permissions: unknown;
      readonly steps: readonly { readonly run?: string; readonly uses?: string }[];
    };
  };
}
const workflow = parse(readFileSync(FILE, "utf8")) as Workflow;

/** The step that reads the artifact, run as the runner runs it. */
function comment(report: unknown): string {
  const folder = workspace({
    "report/retrieval-gate-x/report.json": report,
    "report/other.txt": "@everyone",
  });
  const script = workflow.jobs.comment.steps[1]!.run!;
  const ran = spawnSync("bash", ["-e", "-c", script], {
    cwd: folder,
    env: { PATH: process.env["PATH"], RUN_URL: "https://example.invalid/run" },
    encoding: "utf8",
  });
  expect(ran.status, ran.stderr).toBe(0);
  return readFileSync(path.join(folder, "comment.md"), "utf8");
}

describe("the comment workflow", () => {
  it("says the verdict and the failed checks", () => {
    const check = {
      metric: "recall@10",
      scope: "overall",
      category: "recall_drop",
      baseline: 0.9,
      current: 0.8,
      limit: 0.89,
      passed: false,
    };
    expect(comment({ verdict: "fail", checks: [check, { ...check, passed: true }] })).toBe(
      "<!-- retrieval-eval-gate -->\n### Retrieval gate\n\n**fail**, 1 failed checks\n- `recall@10` overall: 0.900 → 0.800 (limit 0.890), recall_drop\n\n[The whole report](https://example.invalid/run)\n",
    );
  });

  it.each([
    {
      verdict: "fail",
      checks: [
        { passed: false, metric: "@everyone ![x](https://evil)", category: "recall_drop", scope: "<img>" },
      ],
    },
    {
      verdict: "fail",
      checks: [{ passed: false, metric: "recall@10", category: "`](https://evil)", scope: "x" }],
    },
    { verdict: "**pass** @everyone", checks: [] },
    { verdict: "fail", checks: "https://evil" },
    "not json {",
    ["https://evil"],
  ])("repeats nothing hostile of the artifact", (report) => {
    const text = comment(report);
    expect(text).not.toMatch(/evil|everyone|<img/);
    expect(text.startsWith("<!-- retrieval-eval-gate -->")).toBe(true);
  });

  it("has one write permission, and takes no pull request number from the artifact", () => {
    expect(workflow.permissions).toEqual({});
    expect(workflow.jobs.comment.permissions).toEqual({ actions: "read", "pull-requests": "write" });
    expect(workflow.jobs.comment.steps.some((step) => step.uses?.startsWith("actions/checkout"))).toBe(false);
  });
});
