/** The built action, started as the runner starts it, on real files and a real retriever. */
import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { OUTPUT_NAMES } from "../../src/action/outputs.ts";
import {
  startActionProcess,
  runActionHere,
  type StepOptions,
  type StepResult,
} from "../helpers/fake-runner.ts";
import {
  checkout,
  commitAll,
  pullRequest,
  repository,
  synchronizeEvent,
} from "../helpers/git-repository.ts";
import { writeFiles } from "../helpers/workspace.ts";
import { FAULTS, startResultsService } from "../helpers/results-service.ts";
import { FIRST_CASE_LINE, makeProject, makeRecordedProject } from "./gate-project.ts";

/**
 * Runs a step, and expects what every step must have, however it ends: exit code 0 if and only if
 * the verdict is pass, all outputs, a summary, nothing left behind, and no command in the log that
 * the gate did not write.
 */
async function runGateStep(
  workspace: string,
  options: Partial<StepOptions> = {},
  run = startActionProcess,
): Promise<StepResult> {
  const result = await run({ workspace, timeoutMs: 45_000, ...options });
  expect(result, result.stderr).toMatchObject({
    timedOut: false,
    strays: [],
    outputHeldOpen: false,
    signal: null,
  });
  expect(result.outputs.get("verdict") === "pass").toBe(result.exitCode === 0);
  expect([...result.outputs.keys()]).toEqual([...OUTPUT_NAMES]);
  expect(result.outputs.get("exit-code")).toBe(String(result.exitCode));
  expect(result.summary.kind).toBe("shown");
  // The artifact client writes debug lines and a warning, and masks the signature of its address.
  const groups = "group::(?:Retriever's log|Upload of the report artifact)$|endgroup::$";
  const allowed = new RegExp(
    `^::(?:error |warning |notice |${groups}|debug::|warning::Artifact upload failed|add-mask::loopback-signature$)`,
  );
  for (const { line } of result.commands) {
    expect(line).toMatch(allowed);
  }
  for (const { message } of result.annotations) {
    expect(message).not.toMatch(/^forged/u);
  }
  return result;
}

const warningTitles = ({ annotations }: StepResult): readonly string[] =>
  annotations.flatMap(({ level, title }) => (level === "warning" ? [title ?? ""] : []));

test("the action records a baseline, and names it", async () => {
  const workspace = makeProject("sound", null);
  const result = await runGateStep(workspace, { inputs: { command: "record" } });
  expect(result.exitCode, result.stdout).toBe(0);
  expect(result.outputs.get("baseline-path")).toBe(join(workspace, "baselines/numbers.json"));
  expect(result.stdout).toContain("Baseline written to baselines/numbers.json");
});

test("the action passes unchanged code and stores the complete report", async () => {
  const results = await startResultsService();
  const result = await runGateStep(await makeRecordedProject("sound"), { resultsUrl: results.url });

  expect(result.exitCode, result.stdout).toBe(0);

  const files = results.artifacts[0]?.files;

  expect([...files.keys()]).toEqual(
    expect.arrayContaining(
      "report.json report.html summary.md baseline.json cases.csv run.trec qrels.trec".split(" "),
    ),
  );
  expect(JSON.parse(files.get("report.json")!)).toMatchObject({
    verdict: "pass",
    schema_version: 1,
  });
  expect(result.annotations.filter((each) => each.level === "error")).toEqual([]);
});

test("the action fails a search that is worse than its baseline, with all it publishes", async () => {
  const results = await startResultsService();
  const origin = repository();
  cpSync(await makeRecordedProject("loses"), origin, { recursive: true });
  commitAll(origin, "a gate whose retriever loses every target");
  // The search is worse than its recorded baseline, whatever the pull request changes.
  const pull = pullRequest(origin, (folder) => writeFiles(folder, { "README.md": "changed" }));

  const result = await runGateStep(checkout(origin, pull.merge, 2), {
    resultsUrl: results.url,
    event: synchronizeEvent(pull),
    inputs: { "artifact-retention-days": "3" },
  });

  const [artifact, page] = results.artifacts;
  const url = "https://github.com/owner/project/actions/runs/1234/artifacts";
  expect(result.exitCode, result.stdout).toBe(1);
  expect([artifact!.name, page!.name]).toEqual([
    "retrieval-gate-gate-0-1",
    "report-retrieval-gate-gate-0-1.html",
  ]);
  expect(Math.round((Date.parse(artifact!.expiresAt ?? "") - Date.now()) / 86_400_000)).toBe(3);
  expect(Object.fromEntries(result.outputs)).toMatchObject({
    verdict: "fail",
    categories: "recall_drop",
    "artifact-id": "1",
    "artifact-url": `${url}/1`,
    "report-url": `${url}/2`,
    "artifact-digest": artifact!.sha256,
  });
  expect(Number(result.outputs.get("failed-checks"))).toBeGreaterThan(0);
  expect(warningTitles(result)).toEqual([]);
  expect(existsSync(result.outputs.get("report-html")!)).toBe(true);

  const markdown = result.summary.kind === "shown" ? result.summary.markdown : "";
  expect(markdown).toContain("find 0");
  expect(markdown).toContain(`[Full report](${url}/2)`);

  const annotatedLines = result.annotations
    .filter(({ file }) => file === "suite.yaml")
    .map(({ line }) => line);

  expect(annotatedLines).toContain(FIRST_CASE_LINE);

  const report: unknown = JSON.parse(results.artifacts[0].files.get("report.json")!);

  expect(report).toMatchObject({ verdict: "fail", categories: ["recall_drop"] });
});

test.each([
  ["an error (exit code 3): a retriever whose stdout is no answer", "prints_commands", 3],
  ["a failure (exit code 1): wrong documents, with ids like commands", "hostile_ids", 1],
])("the action reports as %s", async (_, mode, exitCode) => {
  const results = await startResultsService();
  const result = await runGateStep(await makeRecordedProject(mode), { resultsUrl: results.url });

  expect(result.exitCode, result.stdout).toBe(exitCode);
  expect(results.artifacts[0]?.files.has("report.json")).toBe(true);
  expect(result.annotations.some((each) => each.level === "error")).toBe(true);
});

test("the action stores the baseline to commit if there is none", async () => {
  const results = await startResultsService();
  const workspace = makeProject("sound", null);
  const result = await runGateStep(workspace, { resultsUrl: results.url }, runActionHere);

  expect([result.exitCode, result.outputs.get("verdict")], result.stdout).toEqual([2, "error"]);
  expect(result.stdout).toContain("baselines/numbers.json");

  const recordedProject = await makeRecordedProject("sound");

  expect(results.artifacts[0]?.files.get("baseline.json")).toBe(
    readFileSync(join(recordedProject, "baselines/numbers.json"), "utf8"),
  );
});

// What the parts of a published report hold is in publishing.
describe("the action and the artifact service", () => {
  test.each(FAULTS.filter((fault) => fault !== "none" && !fault.endsWith("_page")))(
    "warns, leaves outputs empty and keeps the verdict on the fault %s",
    async (fault) => {
      const results = await startResultsService(fault);
      // One of the faults meets a failing gate, which must stay red.
      const isFailing = fault === "status_500";
      const result = await runGateStep(await makeRecordedProject(isFailing ? "loses" : "sound"), {
        resultsUrl: results.url,
        inputs: { "upload-timeout-seconds": fault.startsWith("hang") ? "1" : "5" },
      });

      expect(result.outputs.get("verdict"), result.stdout).toBe(isFailing ? "fail" : "pass");
      expect(result.outputs.get("artifact-id")).toBe("");
      expect(warningTitles(result)).toContain("no report artifact");
      expect(results.artifacts).toEqual([]);
      expect(results.requests.length).toBeGreaterThan(0);

      if (fault === "refused") {
        expect(result.stdout).toContain("gave no reason (HTTP status 403)");
      }
    },
  );

  // The page is an artifact of its own, uploaded after the zip. The limit is long where the service
  // answers, and short where it does not.
  test.each([
    ["refuse_page", "60", "Failed to CreateArtifact: Received non-retryable error"],
    ["hang_page", "3", "the artifact service did not take it within 3 s"],
  ] as const)(
    "stores the zip, without a warning, if the service does not take the page: %s",
    async (fault, seconds, reason) => {
      const results = await startResultsService(fault);
      const result = await runGateStep(await makeRecordedProject("sound"), {
        resultsUrl: results.url,
        inputs: { "upload-timeout-seconds": seconds },
      });

      expect(result.exitCode, result.stdout).toBe(0);
      expect(results.artifacts.map(({ name }) => name)).toEqual(["retrieval-gate-gate-0-1"]);
      expect(result.outputs.get("artifact-id")).toBe("1");
      expect(result.outputs.get("report-url")).toBe("");
      expect(result.stdout).toContain(`Report page: in the artifact only (${reason}`);
      expect(result.summary).toMatchObject({
        markdown: expect.stringContaining("runs/1234#artifacts"),
      });
      expect(warningTitles(result)).toEqual([]);
    },
  );

  test("does not ask it on GitHub Enterprise Server", async () => {
    const results = await startResultsService();
    const result = await runGateStep(await makeRecordedProject("sound"), {
      resultsUrl: results.url,
      env: { GITHUB_SERVER_URL: "https://ghe.example" },
    });

    expect(result.exitCode, result.stdout).toBe(0);
    expect(results.requests).toEqual([]);
    expect(result.stdout).toMatch(/no report artifact::.*not currently supported on GHES/u);
  });

  test("ends a cancelled upload, with the verdict that was reached", async () => {
    // The service never answers the upload, so only the cancellation can end it. Ten seconds later
    // the runner would kill the step.
    const results = await startResultsService("hang_block");
    const result = await runGateStep(await makeRecordedProject("loses"), {
      resultsUrl: results.url,
      cancel: { line: "Beginning upload" },
    });

    expect(result.outputs.get("verdict"), result.stdout).toBe("fail");
  });
});
