/** Suites that are no blobs in git, and repositories that get their first gate. */
import { git, writeFiles } from "../../helpers/git-repository.ts";
import { CONFIG, SUITE, edit, sixOfEach, suiteFile } from "../../policy/project.ts";
import { type Change, type Row, record } from "./row.ts";

const NOTHING: Change = (folder) => writeFiles(folder, { "README.md": "more\n" });

/** The suite in a submodule, which the job has checked out as it is now. */
const DATA_SUITE = "data/suite.json";
const outside =
  (suite: unknown): Change =>
  (folder) =>
    writeFiles(folder, { [DATA_SUITE]: suite });
const asSubmodule: Change = async (folder) => {
  writeFiles(folder, { [DATA_SUITE]: suiteFile(), ".gitignore": "retrieval-gate-report\ndata\n" });
  edit(folder, CONFIG, (config) => (config.suite = DATA_SUITE));
  await record(folder);
  git(folder, "update-index", "--add", "--cacheinfo", `160000,${git(folder, "rev-parse", "HEAD")},data`);
};

export const PLACE_ROWS: readonly Row[] = [
  {
    name: "the suite moves into a submodule",
    change: asSubmodule,
    prepare: outside(suiteFile()),
    exit: 0,
    verdict: "pass",
  },
  {
    name: "a suite in a submodule, as the base recorded it",
    base: asSubmodule,
    change: NOTHING,
    prepare: outside(suiteFile()),
    exit: 0,
    verdict: "pass",
  },
  {
    name: "a suite in a submodule that moved on",
    base: asSubmodule,
    change: NOTHING,
    prepare: outside(suiteFile(sixOfEach().slice(1))),
    exit: 1,
    verdict: "fail",
    categories: ["missing_data", "gate_weakened"],
    findings: [["base_unusable", "base"]],
    says: [/suite data\/suite\.json is no file of the base/],
  },
  {
    name: "a suite in a submodule that was not checked out",
    base: asSubmodule,
    change: NOTHING,
    exit: 2,
    verdict: "error",
    failure: "file_not_found",
  },
  {
    name: "the first gate of a repository",
    base: (folder) => git(folder, "rm", "-q", "-r", CONFIG, "baselines", SUITE),
    change: async (folder) => {
      git(folder, "checkout", "-q", "main~1", "--", CONFIG, SUITE);
      await record(folder);
    },
    exit: 0,
    verdict: "pass",
    says: [/First run: the base has no gate files yet/],
  },
  {
    name: "the first gate of a repository, on a branch that is not the default one",
    base: (folder) => git(folder, "rm", "-q", "-r", CONFIG, "baselines", SUITE),
    change: async (folder) => {
      git(folder, "checkout", "-q", "main~1", "--", CONFIG, SUITE);
      await record(folder);
    },
    eventBase: (origin) => ({ sha: git(origin, "rev-parse", "main"), ref: "lax" }),
    exit: 2,
    verdict: "error",
    failure: "no_gate_on_base",
    says: [/merge it there first, then into lax/],
  },
  {
    name: "the first gate of a repository, without a baseline",
    base: (folder) => git(folder, "rm", "-q", "-r", CONFIG, "baselines", SUITE),
    change: (folder) => git(folder, "checkout", "-q", "main~1", "--", CONFIG, SUITE),
    exit: 2,
    verdict: "error",
    failure: "baseline_missing",
  },
];
