/**
 * Three packages of one repository, each with a gate of its own, whose workflows run side by side
 * on one pull request.
 */
import { readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
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
import { type Workflow, readWorkflow } from "../../helpers/workflow.ts";

const PACKAGES = ["packages/api", "packages/web", "services/api"];

/** Documents, over which `init` makes a gate of the built-in search that runs. */
const PAGES = Object.fromEntries(
  ["install", "remove", "update"].map((name) => [`docs/${name}.md`, `# How to ${name} it\n`]),
);

const folder = repository();
let listing: { readonly code: number | null; readonly stdout: string };
let workflows: readonly (readonly [file: string, workflow: Workflow])[];

const expectThreeDifferent = (texts: readonly string[]): void =>
  expect(new Set(texts).size, texts.join("\n")).toBe(3);

beforeAll(async () => {
  for (const each of PACKAGES) {
    writeFiles(path.join(folder, each), { "package.json": {}, ...PAGES });
  }
  listing = await retrievalGate(folder, ["init"]);
  for (const each of PACKAGES) {
    const { code, stdout, stderr } = await retrievalGate(path.join(folder, each), ["init"]);
    expect(code, stdout + stderr).toBe(0);
  }
  commitAll(folder, "gates");
  workflows = readdirSync(path.join(folder, ".github/workflows"))
    .filter((file) => !file.endsWith("-comment.yml"))
    .map((file) => [file, readWorkflow(folder, file)] as const);
});

it("init at the top lists the command for each package", () => {
  expect(listing.code).toBe(2);
  expect(listing.stdout).toBe(
    PACKAGES.map((each) => `(cd ${each} && retrieval-gate init)\n`).join(""),
  );
});

it("init gives each package's workflow its own name, job and concurrency group", () => {
  expectThreeDifferent(workflows.map(([, { name }]) => name));
  expectThreeDifferent(workflows.map(([, { jobs }]) => Object.keys(jobs).join()));
  expectThreeDifferent(
    workflows.map(([, { name, concurrency }]) =>
      concurrency!.group.replace("${{ github.workflow }}", name),
    ),
  );
});

it("init gives each package a workflow that comments after its own", () => {
  for (const [file, { name }] of workflows) {
    const comment = readWorkflow(folder, file.replace(".yml", "-comment.yml"));

    expect(comment.name).toBe(`${name} comment`);
    expect(comment.on["workflow_run"]).toMatchObject({ workflows: [name] });
  }
});

it("the packages' gates on one pull request store a report and a comment each", async () => {
  const results = await startResultsService();
  const github = await startGithub();
  const pull = pullRequest(folder, (change) => writeFiles(change, { "README.md": "x\n" }));
  const payload = {
    action: "synchronize",
    pull_request: { number: 7, head: { sha: pull.head }, base: { sha: pull.base, ref: "main" } },
    repository: { default_branch: "main" },
  };
  const clone = checkout(pull.origin, pull.merge, 2);
  const runGate = ([file, { name, jobs }]: (typeof workflows)[number]) => {
    const [[job, { steps }]] = Object.entries(jobs) as [[string, Workflow["jobs"][string]]];
    return runStep({
      entry: BUILT_ACTION,
      actionFile: path.join(ROOT, "action.yml"),
      workspace: clone,
      job,
      resultsUrl: results.url,
      event: { name: "pull_request", sha: pull.merge, payload },
      // The last step of a gate's workflow is the gate.
      inputs: { ...steps.at(-1)!.with, comment: "true", "github-token": "ghs_0123456789abcdef" },
      env: {
        GITHUB_API_URL: github.url,
        GITHUB_WORKFLOW: name,
        GITHUB_WORKFLOW_REF: `owner/project/.github/workflows/${file}@refs/pull/7/merge`,
      },
    });
  };

  const stepResults = await Promise.all(workflows.map(runGate));
  await github.close();

  for (const step of stepResults) {
    expect(step.exitCode, step.log).toBe(0);
  }

  const reports = results.artifacts
    .map(({ name }) => name)
    .filter((name) => !name.endsWith(".html"));

  expectThreeDifferent(stepResults.map(({ outputs }) => outputs.get("report-dir")!));
  expect(reports).toHaveLength(3);
  expectThreeDifferent(reports);
  expect(github.comments).toHaveLength(3);
});
