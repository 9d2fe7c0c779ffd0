/** The judge's cache on a pull request: verdicts that the change itself brings do not count. */
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { KEY, type Project, goodAnswers, recordProject } from "../app/answers-project.ts";
import { retrievalGate } from "../helpers/command.ts";
import { type Json, reportIn } from "../helpers/gated-project.ts";
import type { StepResult } from "../helpers/fake-runner.ts";
import { commitAll, git, propose, repository, writeFiles } from "../helpers/git-repository.ts";
import { type Change } from "./pull-requests/row.ts";
import { type RunOptions, runOnPullRequest, SYNCHRONIZE } from "./pull-requests/step.ts";

const CACHE = "verdicts.jsonl";

/** A recorded project with the judge's server. */
let project: Project;
/** A repository with that project on `main`. */
let origin = "";
// The server ends with its test, so each test has a project of its own.
beforeEach(async () => {
  project = await recordProject();
  origin = repository();
  cpSync(project.folder, origin, { recursive: true });
  writeFiles(origin, { ".gitignore": "report\nretrieval-gate-report\nstarted\n" });
  commitAll(origin, "the gate");
});

/** Makes the search give answers that its documents do not support. */
const writeWorseAnswers = (folder: string): void => {
  const answers = Object.entries(goodAnswers()).map(([query, { answer, ...rest }]) => [
    query,
    answer === undefined ? rest : { ...rest, answer: answer.replace("answer", "worse") },
  ]);
  writeFiles(folder, { "answers.json": Object.fromEntries(answers) });
};

/** Gives worse answers, and turns the judge's verdicts on them into good ones. */
const forgeVerdicts = async (folder: string): Promise<void> => {
  writeWorseAnswers(folder);
  await retrievalGate(folder, ["gate", "--config", "gate.json"], { JUDGE_KEY: KEY });
  const honestVerdicts = readFileSync(join(folder, CACHE), "utf8");
  expect(honestVerdicts).toContain('"supported":[false,false]');
  writeFiles(folder, {
    [CACHE]: honestVerdicts.replaceAll('"supported":[false,false]', '"supported":[true,true]'),
  });
};

interface GateResult {
  readonly result: StepResult;
  /** How many requests the judge got. */
  readonly requestCount: number;
  /** Codes of the weakenings that the gate found. */
  readonly findings: readonly string[];
}

/** Runs the gate on a pull request with this change, by default on a push to it. */
async function runGate(
  change: Change,
  { started = SYNCHRONIZE, prepare = () => {} }: Pick<RunOptions, "started" | "prepare"> = {},
): Promise<GateResult> {
  const pull = await propose(origin, change);
  const requestsBefore = project.server.seen.length;
  const { folder, result } = await runOnPullRequest(pull, {
    started,
    prepare,
    inputs: { config: "gate.json" },
    env: { JUDGE_KEY: KEY },
  });
  const report = reportIn(folder);
  return {
    result,
    requestCount: project.server.seen.length - requestsBefore,
    findings: report.checks.flatMap(({ weakening }: Json) => weakening?.code ?? []),
  };
}

test("gate asks the judge instead of using verdicts that the change brings", async () => {
  const { result, requestCount } = await runGate(forgeVerdicts);

  expect([result.exitCode, result.outputs.get("categories")], result.stdout).toEqual([
    1,
    "answer_regression",
  ]);
  expect(requestCount).toBeGreaterThan(0);
});

test("gate uses a cache that git ignores and the job restores", async () => {
  const text = readFileSync(join(origin, CACHE), "utf8");
  git(origin, "rm", "-q", "--cached", CACHE);
  writeFiles(origin, { ".gitignore": "report\nretrieval-gate-report\nstarted\nverdicts.jsonl\n" });
  commitAll(origin, "the cache is no longer committed");
  const { result, requestCount } = await runGate(
    (folder) => writeFiles(folder, { "README.md": "more\n" }),
    { prepare: (folder) => writeFiles(folder, { [CACHE]: text }) },
  );

  expect(result.exitCode, result.stdout).toBe(0);
  expect(requestCount).toBe(0);
});
