/** The judge's cache on a pull request: verdicts that the change brings itself do not count. */
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { KEY, type Project, goodAnswers, recordProject } from "../app/answers-project.ts";
import { retrievalGate } from "../helpers/command.ts";
import { type Json, reportIn } from "../helpers/gated-project.ts";
import type { StepResult } from "../helpers/fake-runner.ts";
import { commitAll, git, propose, repository, writeFiles } from "../helpers/git-repository.ts";
import { type Change, LABEL } from "./pull-requests/row.ts";
import { run } from "./pull-requests/step.ts";

const CACHE = "verdicts.jsonl";

/** A recorded project, copied into the repository `origin`. */
let project: Project;
let origin = "";
// A server ends with its test.
beforeEach(async () => {
  project = await recordProject();
  origin = repository();
  cpSync(project.folder, origin, { recursive: true });
  writeFiles(origin, { ".gitignore": "report\nretrieval-gate-report\nstarted\n" });
  commitAll(origin, "the gate");
});

/** Answers that nothing supports. */
const writeWorseAnswers = (folder: string): void => {
  const answers = Object.entries(goodAnswers()).map(([query, { answer, ...rest }]) => [
    query,
    answer === undefined ? rest : { ...rest, answer: answer.replace("answer", "worse") },
  ]);
  writeFiles(folder, { "answers.json": Object.fromEntries(answers) });
};

/** The author runs the gate once, and turns what the judge said of the new answers. */
const forgeVerdicts = async (folder: string): Promise<void> => {
  writeWorseAnswers(folder);
  await retrievalGate(folder, ["gate", "--config", "gate.json"], { JUDGE_KEY: KEY });
  const honest = readFileSync(join(folder, CACHE), "utf8");
  expect(honest).toContain('"supported":[false,false]');
  writeFiles(folder, {
    [CACHE]: honest.replaceAll('"supported":[false,false]', '"supported":[true,true]'),
  });
};

interface Judged {
  readonly result: StepResult;
  /** How many requests the judge got. */
  readonly asked: number;
  readonly findings: readonly string[];
  readonly notices: readonly string[];
}

async function gate(
  change: (folder: string) => unknown,
  label?: string,
  prepare?: Change,
): Promise<Judged> {
  const pull = await propose(origin, change);
  const requestsBefore = project.server.seen.length;
  const action = label === undefined ? "synchronize" : "labeled";
  const { folder, result } = await run(pull, {
    started: { on: "pull_request", action, ...(label === undefined ? {} : { label }) },
    ...(prepare === undefined ? {} : { prepare }),
    inputs: { config: "gate.json" },
    env: { JUDGE_KEY: KEY },
  });
  const report = reportIn(folder);
  return {
    result,
    asked: project.server.seen.length - requestsBefore,
    findings: report.checks.flatMap(({ weakening }: Json) => weakening?.code ?? []),
    notices: report.notices.map(({ code }: Json) => code),
  };
}

test("gate asks the judge instead of using verdicts that the change brings", async () => {
  const { result, asked } = await gate(forgeVerdicts);

  expect([result.exitCode, result.outputs.get("categories")], result.stdout).toEqual([
    1,
    "answer_regression",
  ]);
  expect(asked).toBeGreaterThan(0);
});

test("gate uses the head's cache if the label accepts it, and asks nothing", async () => {
  const { result, asked } = await gate(forgeVerdicts, LABEL);

  expect([result.exitCode, asked], result.stdout).toEqual([0, 0]);
});

test("gate reports another verdict on the same texts as a finding", async () => {
  const turnVerdict = (folder: string): void => {
    const text = readFileSync(join(folder, CACHE), "utf8");
    writeFiles(folder, {
      [CACHE]: text.replace('"supported":[true,false]', '"supported":[true,true]'),
    });
  };
  const { result, asked, findings } = await gate(turnVerdict);

  expect([result.exitCode, result.outputs.get("categories")], result.stdout).toEqual([
    1,
    "gate_weakened",
  ]);
  expect([asked, findings]).toEqual([0, ["verdict_changed"]]);
});

test("gate uses a cache that the job restores", async () => {
  const text = readFileSync(join(origin, CACHE), "utf8");
  git(origin, "rm", "-q", "--cached", CACHE);
  writeFiles(origin, { ".gitignore": "report\nretrieval-gate-report\nstarted\nverdicts.jsonl\n" });
  commitAll(origin, "the cache is no longer committed");
  const { result, asked } = await gate(
    (folder) => writeFiles(folder, { "README.md": "more\n" }),
    undefined,
    (folder) => writeFiles(folder, { [CACHE]: text }),
  );

  expect([result.exitCode, asked], result.stdout).toEqual([0, 0]);
});
