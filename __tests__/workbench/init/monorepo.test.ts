/** Three packages of one repository, each with a gate of its own, whose workflows run side by side on one pull request. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { BUILT_ACTION } from "../../helpers/built.ts";
import { retrievalGate } from "../../helpers/command.ts";
import { runStep } from "../../helpers/fake-runner.ts";
import {
  checkout,
  commitAll,
  pullRequest,
  repository,
  writeFiles,
} from "../../helpers/git-repository.ts";
import { startGithub } from "../../helpers/github-server.ts";
import { ROOT } from "../../helpers/pages.ts";
import { startResultsService } from "../../helpers/results-service.ts";

interface Workflow {
  readonly name: string;
  readonly on: { readonly workflow_run?: { readonly workflows: readonly string[] } };
  readonly concurrency: { readonly group: string };
  readonly jobs: Readonly<
    Record<string, { readonly steps: readonly { readonly with?: Record<string, string> }[] }>
  >;
}

const PACKAGES = ["packages/api", "packages/web", "services/api"];

it("init gives each package its own names, groups, artifacts and comments", async () => {
  const folder = repository();
  writeFiles(folder, Object.fromEntries(PACKAGES.map((each) => [`${each}/package.json`, {}])));
  const listed = await retrievalGate(folder, ["init"]);

  expect([listed.code, listed.stdout]).toEqual([
    2,
    PACKAGES.map((each) => `(cd ${each} && retrieval-gate init)\n`).join(""),
  ]);

  for (const each of PACKAGES) {
    const initResult = await retrievalGate(path.join(folder, each), ["init"]);
    expect(initResult.code, initResult.stdout + initResult.stderr).toBe(0);
  }
  commitAll(folder, "gates");
  const at = path.join(folder, ".github/workflows");
  const read = (file: string): Workflow => parse(readFileSync(path.join(at, file), "utf8"));
  const files = readdirSync(at).filter((file) => !file.endsWith("-comment.yml"));
  const workflows = files.map((file) => [file, read(file)] as const);
  const expectUnique = (all: readonly string[]): void =>
    expect(new Set(all).size, all.join("\n")).toBe(3);

  expectUnique(workflows.map(([, { name }]) => name));
  expectUnique(workflows.map(([, { jobs }]) => Object.keys(jobs).join()));
  expectUnique(
    workflows.map(([, { name, concurrency }]) =>
      concurrency.group.replace("${{ github.workflow }}", name),
    ),
  );

  for (const [file, { name }] of workflows) {
    const comment = read(file.replace(".yml", "-comment.yml"));
    expect([comment.name, comment.on.workflow_run!.workflows]).toEqual([`${name} comment`, [name]]);
  }

  const results = await startResultsService();
  const github = await startGithub();
  const pull = pullRequest(folder, (change) => writeFiles(change, { "README.md": "x\n" }));
  const payload = {
    action: "synchronize",
    pull_request: { number: 7, head: { sha: pull.head }, base: { sha: pull.base, ref: "main" } },
    repository: { default_branch: "main" },
  };
  const clone = checkout(pull.origin, pull.merge, 2);
  const steps = await Promise.all(
    workflows.map(([file, { name, jobs }]) => {
      const [[job, { steps: written }]] = Object.entries(jobs) as [
        [string, Workflow["jobs"][string]],
      ];
      return runStep({
        entry: BUILT_ACTION,
        actionFile: path.join(ROOT, "action.yml"),
        workspace: clone,
        job,
        resultsUrl: results.url,
        event: { name: "pull_request", sha: pull.merge, payload },
        inputs: {
          ...written.at(-1)!.with,
          comment: "true",
          "github-token": "ghs_0123456789abcdef",
        },
        env: {
          GITHUB_API_URL: github.url,
          GITHUB_WORKFLOW: name,
          GITHUB_WORKFLOW_REF: `owner/project/.github/workflows/${file}@refs/pull/7/merge`,
        },
      });
    }),
  );

  for (const step of steps) {
    expect(step.exitCode, step.log).toBe(0);
  }

  expectUnique(steps.map(({ outputs }) => outputs.get("report-dir")!));

  expect(results.artifacts.filter(({ name }) => !name.endsWith(".html"))).toHaveLength(3);

  expectUnique(results.artifacts.flatMap(({ name }) => (name.endsWith(".html") ? [] : [name])));

  expect(github.comments).toHaveLength(3);

  await github.close();
});
