/** The runner's files, after an earlier program of the job put something else in their place. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { openRunner } from "../../src/action/runner.ts";
import { workspace } from "../helpers/workspace.ts";

afterEach(() => vi.unstubAllEnvs());

test("a pipe in place of a runner's file is refused without waiting for it", async () => {
  const pipe = join(workspace(), "pipe");
  execFileSync("mkfifo", [pipe]);
  vi.stubEnv("GITHUB_OUTPUT", pipe);
  vi.stubEnv("GITHUB_STEP_SUMMARY", pipe);
  const runner = await openRunner();

  expect(() => runner.setOutput("verdict", "fail")).toThrow(
    "GITHUB_OUTPUT is no ordinary file any more",
  );
  await expect(runner.summarise("text")).rejects.toThrow("GITHUB_STEP_SUMMARY is no ordinary file");
});
