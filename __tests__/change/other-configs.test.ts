/** Other configs of a suite or baseline: a small tier must not loosen that of the night. */
import { expect, it } from "vitest";
import {
  git,
  link,
  proposeInPlace,
  pullRequestEvent,
  writeFiles,
  commitAll,
} from "../helpers/git-repository.ts";
import {
  CONFIG,
  SUITE,
  type Written,
  configFile,
  edit,
  policiesIn,
  project,
  sixOfEach,
  suiteFile,
} from "./project.ts";

/** The rules of the night, which gates the whole suite. */
const NIGHT_RULES = { "recall@10": { tolerance: 0.01 }, "mrr@10": { floor: 0.5 } };
const LOW_FLOOR = { ...NIGHT_RULES, "mrr@10": { floor: 0.1 } };
/** The small tier, which gates pull requests, asks six of twelve cases. */
const TIER = { select: { tags: ["smoke"] } };
const casesTagged = (count: number): Written[] =>
  sixOfEach().map((each, n) => (n < count ? { ...each, tags: ["smoke"] } : each));

/**
 * On main: the tier's config, night.json over the same suite and baseline, one that shares only the
 * suite, and one of another folder that shares nothing.
 */
const CONFIGS = {
  "night.json": configFile({ gate: NIGHT_RULES }),
  "rows.json": configFile({ gate: NIGHT_RULES, baseline: "ci/rows.json" }),
  "web/retrieval-gate.json": configFile({ gate: NIGHT_RULES, suite: "s.json", baseline: "b.json" }),
  "web/s.json": suiteFile(),
};

/** The findings of a pull request with this change, as `file field: before -> after`. */
async function findingsOf(
  change: (folder: string) => unknown,
  config = CONFIG,
): Promise<readonly string[]> {
  const folder = await project(TIER, suiteFile(casesTagged(6)));
  writeFiles(folder, CONFIGS);
  commitAll(folder, "other configs");
  const pull = await proposeInPlace(folder, change);
  const { findings } = await policiesIn(folder, pullRequestEvent(pull), { config });
  return findings.flatMap(({ file, fields }) =>
    fields.map(({ field, before, after }) => `${file} ${field}: ${before} -> ${after}`),
  );
}

const setNight = (members: Written) => (folder: string) =>
  edit(folder, "night.json", (night) => Object.assign(night, members));
const rename = (folder: string) => git(folder, "mv", "night.json", "nightly.json");

it.each<[title: string, change: (folder: string) => unknown, findings: readonly string[]]>([
  [
    "a config of the night with looser rules",
    setNight({ gate: { "recall@10": { tolerance: 0.5 }, "mrr@10": { floor: 0.1 } } }),
    [
      "night.json gate.recall@10.tolerance: 0.01 -> 0.5",
      "night.json gate.mrr@10.floor: 0.5 -> 0.1",
    ],
  ],
  [
    "a config of the night that selects fewer cases",
    setNight({ select: { ids: ["howto-0"] } }),
    ["night.json select: the whole suite -> ids howto-0"],
  ],
  [
    "a config of the night that asks for more results",
    setNight({ k: 20 }),
    ["night.json k: 10 -> 20"],
  ],
  [
    "a config of the night that names another suite",
    setNight({ suite: "easy.json" }),
    [`night.json suite: ${SUITE} -> easy.json`],
  ],
  [
    "a config of the night that names another baseline",
    setNight({ baseline: "easy.json" }),
    ["night.json baseline: baselines/docs.json -> easy.json"],
  ],
  [
    "a config of the night that can't be read any more",
    (folder) => writeFiles(folder, { "night.json": { version: 1 } }),
    [expect.stringMatching(/^night\.json config: night\.json -> can't be read: /) as string],
  ],
  [
    "a removed config of the night",
    (folder) => git(folder, "rm", "-q", "night.json"),
    ["night.json config: night.json -> removed"],
  ],
  [
    "a config of the night that became a link",
    (folder) => {
      git(folder, "mv", "night.json", "real.json");
      link(folder, "night.json", "real.json");
    },
    ["night.json config: night.json -> a symbolic link"],
  ],
  [
    "a config of the night that is renamed and loosened",
    (folder) => {
      rename(folder);
      edit(folder, "nightly.json", (night) => (night.gate = LOW_FLOOR));
    },
    ["nightly.json gate.mrr@10.floor: 0.5 -> 0.1"],
  ],
  [
    "looser rules of a config that shares only the suite",
    (folder) => edit(folder, "rows.json", (rows) => (rows.gate = LOW_FLOOR)),
    ["rows.json gate.mrr@10.floor: 0.5 -> 0.1"],
  ],
])("the gate of a tier finds %s", async (_, change, findings) => {
  expect(await findingsOf(change)).toEqual(findings);
});

it.each<[title: string, change: (folder: string) => unknown, config?: string]>([
  ["a config of the night that is renamed and not edited", rename],
  [
    "tighter rules of the night",
    setNight({ gate: { ...NIGHT_RULES, "recall@10": { tolerance: 0.001 } } }),
  ],
  // The old configs still gate as before.
  [
    "a new config with looser rules",
    (folder) => writeFiles(folder, { "third.json": configFile({ gate: { "recall@10": "off" } }) }),
  ],
  // web/retrieval-gate.json asks cases that no other config asks.
  [
    "looser rules of a config with another suite and baseline",
    (folder) => edit(folder, "web/retrieval-gate.json", (web) => (web.gate = LOW_FLOOR)),
  ],
  // On main six of twelve cases have the tag of the tier. Here the job gates by night.json, which
  // asks all cases, with a tag or not.
  [
    "a case that loses the tag which another config selects",
    (folder) => writeFiles(folder, { [SUITE]: suiteFile(casesTagged(5)) }),
    "night.json",
  ],
  [
    "cases with a new tag that no config selects",
    (folder) => edit(folder, SUITE, ({ cases }) => (cases[0].tags = ["smoke", "slow"])),
  ],
])("the gate of a tier, or the night's, finds nothing in %s", async (_, change, config) => {
  expect(await findingsOf(change, config)).toEqual([]);
});
