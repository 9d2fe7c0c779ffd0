import { digestText } from "../../src/system/digest.ts";
import type { Inputs } from "../../src/model/report.ts";
import { listAgeNotices } from "../../src/change/baseline-age.ts";
import { openGit } from "../../src/change/git.ts";
import {
  checkout,
  commitAt,
  git,
  remove,
  repository,
  writeFiles,
} from "../helpers/git-repository.ts";
import { configOf, inputsOf, makeCase, suiteOf } from "../helpers/make.ts";
import { workspace } from "../helpers/workspace.ts";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const BASELINE = "baselines/docs.json";
const environment = { PATH: process.env["PATH"] };
/** Returns the notices for the gate in this folder. */
const ageNotices = (folder: string): ReturnType<typeof listAgeNotices> =>
  listAgeNotices(() => openGit(folder, environment), inputsIn(folder));

/** The inputs of a gate in the folder, with the digest of the baseline there. */
function inputsIn(folder: string): Inputs {
  const digest = digestText(readFileSync(path.join(folder, BASELINE)));
  const inputs = inputsOf(configOf({ baseline: BASELINE }), suiteOf(makeCase("a")));
  return { ...inputs, digests: new Map([[BASELINE, digest]]) };
}

/**
 * A repository whose baseline was committed on the first of January, and another file on
 * `laterDate`.
 */
function repositoryWithBaseline(laterDate: string): string {
  const folder = repository();
  writeFiles(folder, { [BASELINE]: "{}".padEnd(1000) });
  commitAt(folder, "2026-01-01T12:00:00Z");
  writeFiles(folder, { "README.md": "later" });
  commitAt(folder, laterDate);
  return folder;
}

/** A date at which the baseline of January is 181 days old. */
const OLD = "2026-07-01T12:00:00Z";

test("listAgeNotices reports a baseline that did not change for over 90 whole days", () => {
  // January has 31 days, February 28, March 31: the first of April is day 90, the second day 91.
  expect(ageNotices(repositoryWithBaseline("2026-04-02T11:59:59Z"))).toStrictEqual([]);
  expect(ageNotices(repositoryWithBaseline("2026-04-02T12:00:00Z"))).toStrictEqual([
    { code: "baseline_age", days: 91, limit: 90 },
  ]);
});

/** Each row makes a folder from a repository in which the baseline is old, and returns its path. */
test.each<readonly [title: string, makeFolder: (repo: string) => string]>([
  [
    "that was changed again",
    (repo) => {
      writeFiles(repo, { [BASELINE]: "[]" });
      commitAt(repo, "2026-07-02T12:00:00Z");
      return repo;
    },
  ],
  [
    "that was just recorded",
    (repo) => {
      writeFiles(repo, { [BASELINE]: "[1]" });
      return repo;
    },
  ],
  [
    "that no commit has",
    (repo) => {
      remove(repo, BASELINE);
      commitAt(repo, OLD);
      writeFiles(repo, { [BASELINE]: "{}" });
      return repo;
    },
  ],
  [
    "of a clone that is too shallow to know",
    (repo) => checkout(repo, git(repo, "rev-parse", "main"), 1),
  ],
  ["outside of a repository", () => workspace({ [BASELINE]: "{}" })],
])("listAgeNotices is empty for a baseline %s", (_, makeFolder) => {
  const folder = makeFolder(repositoryWithBaseline(OLD));

  expect(ageNotices(folder)).toStrictEqual([]);
});

test("listAgeNotices is empty for an old baseline if git is missing", () => {
  const folder = repositoryWithBaseline(OLD);
  const openWithoutGit = () => openGit(folder, { PATH: "/nowhere" });

  expect(listAgeNotices(openWithoutGit, inputsIn(folder))).toStrictEqual([]);
});
