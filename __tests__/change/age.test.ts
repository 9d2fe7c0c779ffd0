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
const ageNotices = (folder: string): ReturnType<typeof listAgeNotices> =>
  listAgeNotices(() => openGit(folder, environment), inputsIn(folder));

/** The inputs of a gate in the folder, with the digest of the baseline there. */
function inputsIn(folder: string): Inputs {
  const digest = digestText(readFileSync(path.join(folder, BASELINE)));
  const inputs = inputsOf(configOf({ baseline: BASELINE }), suiteOf(makeCase("a")));
  return { ...inputs, digests: new Map([[BASELINE, digest]]) };
}

/** A baseline of the first of January, and a later commit that leaves it alone. */
function repositoryWithBaseline(later: string): string {
  const folder = repository();
  writeFiles(folder, { [BASELINE]: "{}".padEnd(1000) });
  commitAt(folder, "2026-01-01T12:00:00Z");
  writeFiles(folder, { "README.md": "later" });
  commitAt(folder, later);
  return folder;
}

const OLD = "2026-07-01T12:00:00Z";

test("listAgeNotices reports a baseline that did not change for over 90 whole days", () => {
  // January has 31 days, February 28, March 31: the first of April is day 90, the second day 91.
  expect(ageNotices(repositoryWithBaseline("2026-04-02T11:59:59Z"))).toStrictEqual([]);
  expect(ageNotices(repositoryWithBaseline("2026-04-02T12:00:00Z"))).toStrictEqual([
    { code: "baseline_age", days: 91, limit: 90 },
  ]);
});

test.each<readonly [string, (folder: string) => string | void]>([
  [
    "that was changed again",
    (folder) => {
      writeFiles(folder, { [BASELINE]: "[]" });
      commitAt(folder, "2026-07-02T12:00:00Z");
    },
  ],
  [
    "that was just recorded",
    (folder) => {
      writeFiles(folder, { [BASELINE]: "[1]" });
    },
  ],
  [
    "that no commit has",
    (folder) => {
      remove(folder, BASELINE);
      commitAt(folder, OLD);
      writeFiles(folder, { [BASELINE]: "{}" });
    },
  ],
  ["of a clone that is too shallow to know", (at) => checkout(at, git(at, "rev-parse", "main"), 1)],
  ["outside of a repository", () => workspace({ [BASELINE]: "{}" })],
])("listAgeNotices is empty for a baseline %s, and without git", (_, change) => {
  const folder = repositoryWithBaseline(OLD);
  // A row that makes another folder returns it.
  const otherFolder = change(folder);

  expect(ageNotices(otherFolder ?? folder)).toStrictEqual([]);
  expect(
    listAgeNotices(() => openGit(folder, { PATH: "/nowhere" }), inputsIn(folder)),
  ).toStrictEqual([]);
});
