/** Where and when a run was, in every output that has a place for it. */
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { commandName, readOrigin } from "../../src/app/origin.ts";
import { buildView } from "../../src/messages/view.ts";
import { retrievalGate } from "../helpers/command.ts";
import { commitAll, git, repository } from "../helpers/git-repository.ts";
import { makeFailingReport, makeReport } from "../helpers/make-report.ts";
import { PYTHON, testBesidePython } from "../helpers/python.ts";
import { deterministicText, renderText, renderSummaryMd } from "../helpers/rendered.ts";
import { workspace } from "../helpers/workspace.ts";

const RUNNER = {
  GITHUB_SERVER_URL: "https://github.com",
  GITHUB_REPOSITORY: "o/docs",
  GITHUB_RUN_ID: "77",
  GITHUB_RUN_ATTEMPT: "2",
  GITHUB_ACTION_REPOSITORY: "o/retrieval-eval-gate",
  GITHUB_ACTION_REF: "v0",
};
const EVENT = {
  name: "pull_request",
  action: "opened",
  sha: "c".repeat(40),
  ref: "refs/pull/7/merge",
  defaultBranch: "main",
  label: null,
  pullRequest: {
    headSha: "a".repeat(40),
    number: 7,
    baseSha: null,
    baseRef: null,
    retargeted: false,
  },
};
const NOW = new Date("2026-11-22T10:00:00Z");
/** The program of the wheel that starts Node.js. */
const LAUNCHER = path.join(import.meta.dirname, "../../python/retrieval_gate/__main__.py");

/** How a reader starts the program that lies in `dist` of this folder. */
const commandNameIn = (environment: Readonly<Record<string, string>>, root = "/"): string =>
  commandName({ environment, moduleHost: path.join(root, "dist/module-host.js") });

describe("readOrigin on a pull request", () => {
  const mergeCommit = "c".repeat(40);
  const origin = readOrigin(RUNNER, EVENT, mergeCommit, commandNameIn(RUNNER), NOW);

  it("on a pull request has the head's commit, number, attempt's page and npx command", () => {
    expect(origin).toEqual({
      commit: "a".repeat(40),
      ref: "refs/pull/7/merge",
      event: "pull_request (opened)",
      pull_request: 7,
      run_url: "https://github.com/o/docs/actions/runs/77/attempts/2",
      ci: "GitHub",
      time: "2026-11-22T10:00:00.000Z",
      command: "npx github:o/retrieval-eval-gate#v0",
    });
  });

  it("log and summary show the pull request's commit", () => {
    const options = { color: false, width: 120, reportPath: null };

    const log = renderText(makeReport({ origin }), options);
    // The summary may have an invisible character in the number, so that GitHub makes no link of it.
    const summary = renderSummaryMd(makeFailingReport({ origin })).replaceAll("&#8203;", "");

    expect(log).toContain("commit aaaaaaaaaaaa, pull request #7");
    expect(summary).toContain("commit aaaaaaaaaaaa, pull request #7");
  });

  it("commands to paste run the action's repository by npx", () => {
    for (const { command } of buildView(makeFailingReport({ origin })).next) {
      expect(command).toMatch(/^(?:npx github:o\/retrieval-eval-gate#v0 (?:gate|ask) |cp )/);
    }
  });

  it("the origin does not change the part of a report that its digest covers", () => {
    const withOrigin = deterministicText(makeFailingReport({ origin }));
    const withoutOrigin = deterministicText(makeFailingReport());

    expect(withOrigin).toBe(withoutOrigin);
  });
});

it("readOrigin has no pull request outside of GitHub, and names the system", () => {
  const origin = readOrigin({ GITLAB_CI: "true" }, null, null, "retrieval-gate", NOW);

  expect(origin).toMatchObject({ commit: null, pull_request: null, ci: "GitLab" });
});

describe("commandName", () => {
  /** A folder of the installed command: dist without sources beside it. */
  const installedFolder = (): string => workspace({ "dist/module-host.js": "" });

  it("the command name leaves out a reference that a shell would take for commands", () => {
    const command = commandNameIn({ ...RUNNER, GITHUB_ACTION_REF: "v0; rm -rf ~" });

    expect(command).toBe("npx github:o/retrieval-eval-gate");
  });

  it("the command name is the installed one if dist has no sources beside it", () => {
    // GitHub leaves the variable empty in a step that runs no action of a repository.
    const command = commandNameIn({ GITHUB_ACTION_REPOSITORY: "" }, installedFolder());

    expect(command).toBe("retrieval-gate");
  });

  it("the command name starts with uvx if the launcher of the wheel says so", () => {
    const command = commandNameIn({ RETRIEVAL_GATE_LAUNCHER: "uvx" }, installedFolder());

    expect(command).toBe("uvx retrieval-gate");
  });

  // uvx runs a wheel in uv's cache. For any other one the variable is not set.
  testBesidePython.each([
    ["/home/a/.cache/uv/archive-v0/Jx1_", "uvx"],
    ["/home/a/.local/share/uv/tools/retrieval-gate", "undefined"],
  ])("a wheel in %s starts the program with RETRIEVAL_GATE_LAUNCHER=%s", (prefix, variable) => {
    const folder = workspace({
      "retrieval_gate/dist/cli/index.js": "console.log(process.env.RETRIEVAL_GATE_LAUNCHER)",
    });
    cpSync(LAUNCHER, path.join(folder, "retrieval_gate/__main__.py"));
    const script = `import runpy, sys; sys.prefix = "${prefix}"; runpy.run_module("retrieval_gate", run_name="__main__")`;

    const result = spawnSync(PYTHON, ["-c", script], { cwd: folder, encoding: "utf8" });

    expect(result.stdout).toBe(`${variable}\n`);
  });

  it("the command name of a checkout starts its file by its path", () => {
    // Only a checkout has the sources.
    const checkout = workspace({ "src/program.ts": "" });

    const command = commandNameIn({}, checkout);

    expect(command).toBe(`node ${checkout}/dist/cli/index.js`);
  });
});

it("a report has HEAD's commit and no run's address on one's own machine", async () => {
  const folder = repository();
  expect((await retrievalGate(folder, ["init"])).code).toBe(0);
  commitAll(folder, "first");

  await retrievalGate(folder, ["gate"]);

  const report = JSON.parse(
    readFileSync(path.join(folder, "retrieval-gate-report/search/report.json"), "utf8"),
  );

  expect(report.origin).toMatchObject({
    commit: git(folder, "rev-parse", "HEAD"),
    run_url: null,
  });
});
