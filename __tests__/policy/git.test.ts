import { expect, test } from "vitest";
import { openGit } from "../../src/policy/git.ts";
import { repository } from "../helpers/git-repository.ts";
import { workspace } from "../helpers/workspace.ts";

test("a git that can't be started is a failure, and no folder without a repository", () => {
  // Without the right to run it.
  const PATH = `${workspace({ "bin/git": "#!/bin/sh\n" })}/bin`;
  expect(() => openGit(repository(), { PATH })).toThrow(
    expect.objectContaining({ code: "git_failed", message: expect.stringContaining("EACCES") }),
  );
  expect(() => openGit(repository(), { PATH: workspace() })).toThrow(
    expect.objectContaining({ code: "git_missing" }),
  );
});
