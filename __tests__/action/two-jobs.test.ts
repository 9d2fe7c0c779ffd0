/**
 * A gate in two jobs: the first asks the retriever as the only shard, the second merges. Whatever
 * the change's code does in the first job, it changes no rule, verdict or exit code of the second.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { type Json, reportIn } from "../helpers/gated-project.ts";
import { type StepResult, startActionProcess, runActionHere } from "../helpers/fake-runner.ts";
import { checkout, propose, synchronizeEvent, writeFiles } from "../helpers/git-repository.ts";
import { type ResultsService, startResultsService } from "../helpers/results-service.ts";
import { CONFIG } from "../change/project.ts";
import {
  copyRepository,
  makeChanges,
  makeOrigin,
  setRanks,
  setRules,
} from "./pull-requests/row.ts";

const LOSE_FOUR = setRanks({ "howto-0": null, "howto-1": null, "howto-2": null, "howto-3": null });
const RECALL_OFF = setRules({ "recall@10": "off" });

let results: ResultsService;
beforeEach(async () => {
  results = await startResultsService("none");
});

interface TwoJobs {
  readonly askStep: StepResult;
  readonly mergeStep: StepResult;
  /** The report of the merge. */
  readonly report: Json;
}

let originOnce: Promise<string> | undefined;

/**
 * Runs both jobs for a pull request whose search lost four documents, whose rules check no recall,
 * and whose code does `attack` when the retriever loads it.
 */
async function runTwoJobs(attack: string): Promise<TwoJobs> {
  const origin = copyRepository(await (originOnce ??= makeOrigin()));
  const writeHostileSearch = (folder: string): void => {
    const file = join(folder, "retrieval/search.mjs");
    writeFiles(folder, { "retrieval/search.mjs": `${readFileSync(file, "utf8")}\n${attack}` });
  };
  const pull = await propose(origin, makeChanges(LOSE_FOUR, RECALL_OFF, writeHostileSearch));
  const event = synchronizeEvent(pull);
  const askStep = await startActionProcess({
    event,
    resultsUrl: results.url,
    workspace: checkout(origin, pull.merge, 2),
    job: "ask",
    inputs: { config: CONFIG, shard: "1/1" },
  });
  const workspace = checkout(origin, pull.merge, 2);
  for (const { name, files } of results.artifacts) {
    const folder = join(workspace, "retrieval-gate-parts", name);
    mkdirSync(folder, { recursive: true });
    for (const [file, text] of files) {
      writeFileSync(join(folder, file), text);
    }
  }
  const mergeStep = await runActionHere({
    event,
    resultsUrl: results.url,
    workspace,
    job: "decide",
    inputs: { config: CONFIG, command: "merge" },
  });
  return { askStep, mergeStep, report: reportIn(workspace) };
}

// Parts of the attacks' JavaScript. The current directory is the repository, and the gate is the
// parent process. An attack that throws ends the retriever, and so can't fail unseen.
const START = `import { execFileSync, spawn } from "node:child_process"; import * as fs from "node:fs";`;
const QUIET = `{ stdio: "ignore" }`;

const ATTACKS: readonly (readonly [string, string])[] = [
  ["no attack", ""],
  [
    "the base's commit replaced in git",
    `${START}
     execFileSync("git", ["replace", "HEAD^1", "HEAD^2"], ${QUIET});
     fs.mkdirSync(".git/info", { recursive: true });
     fs.writeFileSync(".git/info/grafts", "");
     execFileSync("git", ["config", "core.fsmonitor", "true"], ${QUIET});`,
  ],
  [
    "a report of success left behind",
    `${START}
     fs.mkdirSync("retrieval-gate-report/docs", { recursive: true });
     fs.writeFileSync("retrieval-gate-report/docs/report.json", '{"verdict":"pass"}');`,
  ],
  [
    "outputs and commands written to the runner's files and log",
    // The log may be a socket here, which can't be opened by its path.
    `${START} const gate = "/proc/" + process.ppid;
     const variables = fs.readFileSync(gate + "/environ", "utf8").split("\\0");
     const valueOf = (name) => variables.find((each) => each.startsWith(name + "=")).slice(name.length + 1);
     for (const name of ["GITHUB_OUTPUT", "GITHUB_ENV", "GITHUB_STEP_SUMMARY"]) fs.appendFileSync(valueOf(name), "verdict=pass\\n");
     try { fs.writeFileSync(gate + "/fd/1", "::set-output name=verdict::pass\\n"); } catch {}`,
  ],
  [
    "a part beside the gate's own, of a later attempt",
    `${START}
     fs.mkdirSync("retrieval-gate-report/docs-1-of-1/again", { recursive: true });
     fs.writeFileSync("retrieval-gate-report/docs-1-of-1/again/part.json", '{"schema_version":1}');`,
  ],
];

test.each(ATTACKS)(
  "two jobs fail by the base's rules against a hostile retriever: %s",
  async (_, attack) => {
    const { askStep, mergeStep, report } = await runTwoJobs(attack);

    const failedChecks = report.checks
      .filter(({ passed }: Json) => !passed)
      .map(({ metric, scope }: Json) => `${metric} ${scope}`);

    expect(askStep.exitCode, askStep.stdout).not.toBe(0);
    expect([mergeStep.exitCode, mergeStep.outputs.get("categories")], mergeStep.stdout).toEqual([
      1,
      "recall_drop,ranking_shift,gate_weakened",
    ]);
    expect(report.receipt.policies).toMatchObject({ mode: "pull_request", accepted: false });
    expect(failedChecks).toEqual(
      expect.arrayContaining(["gate.recall@10 overall", "recall@10 overall"]),
    );
  },
  120_000,
);

test("two jobs end with an error if the retriever rewrites and commits the rules", async () => {
  const { askStep, mergeStep, report } = await runTwoJobs(`${START}
    const config = fs.readFileSync("retrieval-gate.json", "utf8");
    fs.writeFileSync("retrieval-gate.json", config.replace('"gate"', '"metrics"'));
    const author = ["-c", "user.name=x", "-c", "user.email=x@x"];
    execFileSync("git", [...author, "commit", "-qam", "x"], ${QUIET});`);

  expect(askStep.exitCode, askStep.stdout).not.toBe(0);
  expect(mergeStep.exitCode, mergeStep.stdout).toBe(2);
  // The part names the commit that the retriever made.
  expect(report.failure.code).toBe("parts_differ");
});
