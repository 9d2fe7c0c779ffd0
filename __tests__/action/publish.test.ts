import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { runStep, type StepOptions, type StepResult } from "../helpers/fake-runner.ts";
import { FAULTS, startResultsService } from "../helpers/results-service.ts";
import type { Annotation } from "../helpers/runner-parsing.ts";
import { bundle } from "./bundle.ts";

/** Path of publish-script.ts as a script that node can run. */
let entry = "";

beforeAll(async () => {
  entry = await bundle("__tests__/action/publish-script.ts");
});

/** Runs a step that publishes the ready-made report of a passing or a failing gate. */
const publishStep = (
  scenario: "pass" | "fail",
  options: Partial<StepOptions> = {},
): Promise<StepResult> =>
  runStep({
    entry,
    workspace: mkdtempSync(join(tmpdir(), "publish-")),
    actionFile: resolve(import.meta.dirname, "../../action.yml"),
    timeoutMs: 40_000,
    ...options,
    env: { SCENARIO: scenario, ...options.env },
  });

const ARTIFACTS = "https://github.com/owner/project/actions/runs/1234/artifacts";
const warningsOf = ({ annotations }: StepResult): readonly Annotation[] =>
  annotations.filter(({ level }) => level === "warning");
const warningTitles = (result: StepResult): readonly string[] =>
  warningsOf(result).map(({ title }) => title ?? "");

// What the parts of a published report hold is in publishing.
test("publish of a failing gate ends with 1, with page, summary and outputs", async () => {
  const { url, artifacts } = await startResultsService();
  const inputs = { "artifact-retention-days": "3" };
  const result = await publishStep("fail", { resultsUrl: url, inputs });

  const [artifact, page] = artifacts;
  const days = (Date.parse(artifact!.expiresAt ?? "") - Date.now()) / 86_400_000;
  const markdown = result.summary.kind === "shown" ? result.summary.markdown : "";

  expect(result).toMatchObject({ exitCode: 1, timedOut: false, strays: [] });
  expect(warningTitles(result)).toEqual([]);
  expect([artifact!.name, page!.name]).toEqual([
    "retrieval-gate-gate-0-1",
    "report-retrieval-gate-gate-0-1.html",
  ]);
  expect(Math.round(days)).toBe(3);
  expect(markdown.match(/\[[^\]]*\]\(https:.*?\)/gu)).toEqual([`[Full report](${ARTIFACTS}/2)`]);
  expect(result.annotations[0]).toMatchObject({ level: "error", file: "retrieval/suite.yaml" });
  expect(Object.fromEntries(result.outputs)).toMatchObject({
    verdict: "fail",
    "exit-code": "1",
    "artifact-url": `${ARTIFACTS}/1`,
    "report-url": `${ARTIFACTS}/2`,
    "artifact-digest": artifact!.sha256,
  });
});

describe("publish and the artifact service", () => {
  test.each(FAULTS.filter((fault) => fault !== "none" && !fault.endsWith("_page")))(
    "warns, leaves outputs empty and keeps the verdict on the fault %s",
    async (fault) => {
      const results = await startResultsService(fault);
      const inputs = { "upload-timeout-seconds": fault.startsWith("hang") ? "1" : "5" };
      // One of the faults meets a failing gate, which must stay red.
      const scenario = fault === "status_500" ? "fail" : "pass";
      const result = await publishStep(scenario, { resultsUrl: results.url, inputs });

      expect(result).toMatchObject({
        exitCode: scenario === "fail" ? 1 : 0,
        timedOut: false,
        strays: [],
        outputHeldOpen: false,
      });
      expect(warningTitles(result)).toContain("no report artifact");

      if (fault === "refused") {
        const messages = warningsOf(result).map(({ message }) => message);
        expect(messages.join()).toContain("gave no reason (HTTP status 403)");
      }

      expect(result.outputs.get("artifact-id")).toBe("");
      expect(result.outputs.get("verdict")).toBe(scenario);
      expect(results.artifacts).toEqual([]);
      expect(results.requests.length).toBeGreaterThan(0);
    },
  );

  test.each([
    ["refuse_page", "Failed to CreateArtifact: Received non-retryable error"],
    ["hang_page", "the artifact service did not take it within 3 s"],
  ] as const)("stores the zip without a warning on the fault %s", async (fault, reason) => {
    const results = await startResultsService(fault);
    const inputs = { "upload-timeout-seconds": fault === "hang_page" ? "3" : "60" };
    const result = await publishStep("pass", { resultsUrl: results.url, inputs });

    expect(result).toMatchObject({
      exitCode: 0,
      timedOut: false,
      strays: [],
      outputHeldOpen: false,
    });
    expect(results.artifacts.map(({ name }) => name)).toEqual(["retrieval-gate-gate-0-1"]);
    expect(result.outputs.get("artifact-id")).toBe("1");
    expect(result.outputs.get("report-url")).toBe("");
    expect(result.stdout).toContain(`Report page: in the artifact only (${reason}`);
    expect(result.summary).toMatchObject({
      markdown: expect.stringContaining("runs/1234#artifacts"),
    });
    expect(result.annotations.filter(({ level }) => level !== "notice")).toEqual([]);
  });

  test("does not ask it on GitHub Enterprise Server", async () => {
    const results = await startResultsService();
    const options = { resultsUrl: results.url, env: { GITHUB_SERVER_URL: "https://ghe.example" } };
    const result = await publishStep("pass", options);

    expect(result.exitCode).toBe(0);
    expect(result.outputs.get("report-url")).toBe("");
    expect(results.requests).toEqual([]);
    expect(warningTitles(result)).toContain("no report artifact");
    expect(result.stdout).toMatch(/no report artifact::.*not currently supported on GHES/u);
  });

  test("ends a cancelled upload soon, with the verdict that was reached", async () => {
    const results = await startResultsService("hang_block");
    const result = await publishStep("fail", {
      resultsUrl: results.url,
      cancel: { line: "Beginning upload" },
    });

    expect(result).toMatchObject({ exitCode: 1, signal: null, timedOut: false });
    expect(result.outputs.get("verdict")).toBe("fail");
  });
});
