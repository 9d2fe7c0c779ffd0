/** The workflows of this repository. */
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { CHECKS } from "../scripts/checks.mjs";
import { ROOT } from "./helpers/pages.ts";
import type { Workflow } from "./helpers/workflow.ts";

/** The only actions that workflows, examples and docs may use, by commit. */
const PINS: Readonly<Record<string, string>> = {
  "actions/checkout": "3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",
  "actions/setup-node": "820762786026740c76f36085b0efc47a31fe5020 # v7.0.0",
  "actions/setup-python": "5fda3b95a4ea91299a34e894583c3862153e4b97 # v7.0.0",
  "actions/upload-artifact": "bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0",
  "actions/download-artifact": "3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1",
  "actions/attest": "1e69f48acb82d1966a394da916b4c1698aa569d6 # v4.2.2",
  "github/codeql-action": "8aad20d150bbac5944a9f9d289da16a4b0d87c1e # v4.36.2",
  "actions/dependency-review-action": "2031cfc080254a8a887f58cffee85186f0e49e48 # v4.9.0",
  "ossf/scorecard-action": "2d1146689b8cda280b9bc96326124645441f03bc # v2.4.4",
};

const FOLDER = path.join(ROOT, ".github/workflows");
/** Reads a workflow of this repository: its name, text and value. */
function readWorkflow(name: string) {
  const text = readFileSync(path.join(FOLDER, name), "utf8");
  const workflow: Workflow = parse(text);
  return { name, text, workflow };
}
const workflows = readdirSync(FOLDER).map(readWorkflow);

/** The write permissions that the jobs of a workflow have; none for a workflow that is not here. */
const WRITES: Readonly<Record<string, readonly string[]>> = {
  "release.yml": [
    "publish attestations: write",
    "publish contents: write",
    "publish id-token: write",
  ],
  "security.yml": [
    "codeql security-events: write",
    "scorecard id-token: write",
    "scorecard security-events: write",
  ],
};

describe.each(workflows)("$name", ({ name, text, workflow }) => {
  it("uses only ourselves or pinned actions", () => {
    const used = [...text.matchAll(/uses:\s*(.+)$/gm)].map((match) => match[1]!.trim());

    expect(used.length).toBeGreaterThan(0);

    for (const each of used) {
      if (each.split(" ")[0] === "./") {
        continue;
      }
      const [action, pin] = each.split("@") as [string, string];

      expect(PINS[action.split("/").slice(0, 2).join("/")], each).toBe(pin);
    }
  });

  it("asks only for reading, except in jobs that are known to write", () => {
    const writes = Object.entries(workflow.jobs).flatMap(([job, { permissions = {} }]) =>
      Object.entries(permissions).flatMap(([scope, how]) =>
        how === "read" ? [] : [`${job} ${scope}: ${how}`],
      ),
    );

    expect(writes.toSorted()).toEqual([...(WRITES[name] ?? [])].toSorted());
    expect(workflow.permissions).toEqual(WRITES[name] === undefined ? { contents: "read" } : {});
  });

  it("limits every job's time, and leaves no credentials in the checkout", () => {
    for (const job of Object.values(workflow.jobs)) {
      expect(job["timeout-minutes"]).toBeTypeOf("number");
    }
    expect(text.match(/actions\/checkout@/g)?.length).toBe(
      text.match(/persist-credentials: false/g)?.length,
    );
  });
});

it("CI runs every group of checks that .ci/run runs", () => {
  const jobs = Object.values(readWorkflow("ci.yml").workflow.jobs);
  const run = jobs.flatMap(({ strategy, steps }) =>
    steps
      .map(({ run: script = "" }) => /^\.ci\/run (\S+)$/u.exec(script)?.[1])
      .filter((group) => group !== undefined)
      .flatMap((group) => (group === '"$GROUP"' ? (strategy?.matrix?.["group"] ?? []) : [group])),
  );

  expect(run.toSorted()).toEqual([...new Set(CHECKS.map(({ group }) => group))].toSorted());
});

it("CI stays green if a check fails that only prints figures", () => {
  const { jobs } = readWorkflow("ci.yml").workflow;
  const groups = CHECKS.filter(({ figures }) => figures === true).map(({ group }) => group);

  expect([...new Set(groups)]).toEqual(["figures"]);
  expect(jobs["check"]!["continue-on-error"]).toBe("${{ matrix.group == 'figures' }}");
});

describe("the release workflow", () => {
  const { jobs } = readWorkflow("release.yml").workflow;
  const stepsText = (job: string): string => JSON.stringify(jobs[job]!.steps);

  it("builds on two machines, compares, attests, and then publishes", () => {
    expect(jobs["build"]!.strategy!.matrix).toEqual({ machine: ["one", "two"] });
    expect(jobs["publish"]).toMatchObject({ needs: "build", environment: "release" });

    const publish = stepsText("publish");

    expect(publish.indexOf("diff --recursive")).toBeGreaterThan(0);
    expect(publish.indexOf("diff --recursive")).toBeLessThan(publish.indexOf("actions/attest"));
    expect(publish.indexOf("actions/attest")).toBeLessThan(
      publish.indexOf("release.mjs --publish"),
    );
  });

  it("runs no package's code with write permission", () => {
    expect(stepsText("publish")).not.toMatch(
      /npm (ci|install)|node (?!scripts\/release\.mjs --publish)/,
    );

    // A script's imports but for Node's: `import { x } from "./wheel.mjs";`, or at the end of a list of
    // names `} from "./wheel.mjs";`.
    const listImports = (script: string): readonly string[] => {
      const text = readFileSync(path.join(ROOT, "scripts", script), "utf8");
      const imported = [...text.matchAll(/^(?:import|\}) .*from "([^"]+)";$/gm)];
      return imported.map(([, from]) => from!).filter((from) => !from.startsWith("node:"));
    };

    expect(listImports("release.mjs")).toEqual(["./release-version.mjs", "./wheel.mjs"]);
    expect(listImports("release-version.mjs")).toEqual([]);
    expect(listImports("wheel.mjs")).toEqual(["./package-manifest.mjs"]);
    expect(listImports("package-manifest.mjs")).toEqual([]);
  });

  it("puts no input into a script", () => {
    for (const job of ["build", "publish"]) {
      for (const { run = "" } of jobs[job]!.steps) {
        expect(run).not.toContain("${{");
      }
    }
  });
});

describe("the workflow of our own gate", () => {
  const { text, workflow } = readWorkflow("retrieval-gate.yml");

  it("has no path filter, since a skipped required check never ends", () => {
    expect(Object.keys(workflow.on)).toEqual([
      "pull_request",
      "merge_group",
      "push",
      "workflow_dispatch",
    ]);
    expect(text).not.toMatch(/^\s+paths(-ignore)?:/m);
  });

  const status = workflow.jobs["status"]!;

  it("answers in one job that always runs", () => {
    expect(status).toMatchObject({
      if: "always()",
      needs: ["changes", "gate"],
      name: "retrieval gate",
    });
    expect(text).not.toContain("continue-on-error");
  });

  // The results of the jobs `changes` and `gate`, and whether `changes` found a change of the search.
  it.each([
    { changes: "success", search: "true", gate: "success", passes: true },
    { changes: "success", search: "true", gate: "failure", passes: false },
    { changes: "success", search: "true", gate: "cancelled", passes: false },
    { changes: "success", search: "true", gate: "skipped", passes: false },
    { changes: "success", search: "false", gate: "skipped", passes: true },
    { changes: "failure", search: "", gate: "skipped", passes: false },
  ])("passes, if changes: $changes $search, gate: $gate: $passes", (row) => {
    const { status: exitCode } = spawnSync("bash", ["-e", "-c", status.steps[0]!.run!], {
      env: { CHANGES: row.changes, SEARCH: row.search, GATE: row.gate },
    });

    expect(exitCode === 0).toBe(row.passes);
  });
});
