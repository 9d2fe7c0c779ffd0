import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { OUTPUT_NAMES } from "../../src/action/outputs.ts";
import { runStep, type StepOptions, type StepResult } from "../helpers/fake-runner.ts";
import { FAULTS, startResultsService, type Fault, type ResultsService } from "../helpers/results-service.ts";
import { bundle } from "./bundle.ts";

let entry = "";
const services: ResultsService[] = [];

beforeAll(async () => {
  entry = await bundle("__tests__/action/publish-script.ts");
});
afterEach(async () => {
  for (const service of services.splice(0)) await service.close();
});

async function service(fault: Fault = "none"): Promise<ResultsService> {
  const started = await startResultsService(fault);
  services.push(started);
  return started;
}

function publishStep(scenario: string, options: Partial<StepOptions> = {}): Promise<StepResult> {
  return runStep({
    entry,
    workspace: mkdtempSync(join(tmpdir(), "publish-")),
    actionFile: resolve(import.meta.dirname, "../../action.yml"),
    timeoutMs: 40_000,
    ...options,
    env: { SCENARIO: scenario, ...options.env },
  });
}

const warnings = (result: StepResult): readonly string[] =>
  result.annotations.filter((each) => each.level === "warning").map((each) => each.title ?? "");

test("a failing gate: exit 1, and summary, annotations, artifact and outputs are all there", async () => {
  const results = await service();
  const result = await publishStep("fail", { resultsUrl: results.url });
  expect(result).toMatchObject({ exitCode: 1, timedOut: false, strays: [] });

  expect(result.summary.kind === "shown" && result.summary.markdown).toContain("recall_drop");
  expect(result.annotations.length).toBeGreaterThan(2);
  expect(result.annotations[0]).toMatchObject({ level: "error", file: "retrieval/suite.yaml" });
  expect(warnings(result)).toEqual([]);

  const [artifact] = results.artifacts;
  expect(artifact?.name).toBe("retrieval-gate-gate-0-1");
  expect(Object.fromEntries(artifact.files)).toEqual({
    "report.json": "this is report.json\n",
    "report.html": "this is report.html\n",
    "summary.md": "this is summary.md\n",
  });
  expect([...result.outputs.keys()]).toEqual([...OUTPUT_NAMES]);
  expect(Object.fromEntries(result.outputs)).toMatchObject({
    verdict: "fail",
    "exit-code": "1",
    "baseline-path": "baselines/docs.json",
    "artifact-id": "1",
    "artifact-url": "https://github.com/owner/project/actions/runs/1234/artifacts/1",
    "artifact-digest": artifact.sha256,
  });
  expect(result.outputs.get("categories")).toMatch(/^recall_drop(,[a-z_]+)*$/u);
  expect(Number(result.outputs.get("failed-checks"))).toBeGreaterThan(0);
  expect(result.outputs.get("report-json")).toMatch(/\/retrieval-gate-report\/docs-search\/report\.json$/u);
  expect(result.outputs.get("report-html")).toBe(
    result.outputs.get("report-json")?.replace(/json$/u, "html"),
  );
});

test("the log has the result before the annotations, and those before the upload", async () => {
  const results = await service();
  const { stdout } = await publishStep("fail", { resultsUrl: results.url });
  const order = [
    "docs-search 2026-11-21",
    "Baseline written.\n",
    "::error",
    "Report artifact: retrieval-gate-gate-0-1",
  ];
  const places = order.map((text) => stdout.indexOf(text));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThanOrEqual(0);
});

test("a pass exits 0, an error 2 or 3 with the failure's code in the outputs", async () => {
  const results = await service();
  const pass = await publishStep("pass", { resultsUrl: results.url });
  expect(pass.exitCode).toBe(0);
  expect(pass.outputs.get("verdict")).toBe("pass");
  const error = await publishStep("error", { resultsUrl: results.url, attempt: 2 });
  expect([2, 3]).toContain(error.exitCode);
  expect(error.outputs.get("verdict")).toBe("error");
  expect(results.artifacts.map((each) => each.name)).toEqual([
    "retrieval-gate-gate-0-1",
    "retrieval-gate-gate-0-2",
  ]);
});

test("a pass with an incomplete report is no pass, in code and output", async () => {
  const result = await publishStep("pass", { env: { INCOMPLETE: "1" } });
  expect(result.exitCode).toBe(3);
  expect(result.outputs.get("verdict")).toBe("error");
  expect(result.outputs.get("exit-code")).toBe("3");
});

describe("the artifact service", () => {
  test.each(FAULTS.filter((fault) => fault !== "none"))(
    "%s: a warning, empty outputs, the same verdict",
    async (fault) => {
      const results = await service(fault);
      const inputs = { "upload-timeout-seconds": "1" };
      for (const [scenario, code] of [
        ["pass", 0],
        ["fail", 1],
      ] as const) {
        const result = await publishStep(scenario, { resultsUrl: results.url, inputs });
        expect(result).toMatchObject({ exitCode: code, timedOut: false, strays: [], outputHeldOpen: false });
        expect(warnings(result)).toContain("no report artifact");
        expect(result.outputs.get("artifact-id")).toBe("");
        expect(result.outputs.get("verdict")).toBe(scenario);
      }
      expect(results.artifacts).toEqual([]);
      expect(results.requests.length).toBeGreaterThan(0);
    },
  );

  test("none at all: a warning and the same verdict", async () => {
    const result = await publishStep("fail");
    expect(result.exitCode).toBe(1);
    expect(warnings(result)).toEqual(["no report artifact"]);
    expect(result.outputs.get("artifact-url")).toBe("");
  });

  test("a cancelled upload ends soon, with the verdict that was reached", async () => {
    const results = await service("hang_block");
    const result = await publishStep("fail", {
      resultsUrl: results.url,
      cancel: { line: "Beginning upload" },
    });
    expect(result).toMatchObject({ exitCode: 1, signal: null, timedOut: false });
    expect(result.outputs.get("verdict")).toBe("fail");
  });

  test("the days to keep are passed on", async () => {
    const results = await service();
    await publishStep("pass", { resultsUrl: results.url, inputs: { "artifact-retention-days": "3" } });
    const days = (Date.parse(results.artifacts[0]?.expiresAt ?? "") - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(3);
  });
});

test("a second step of the job gets its own artifact name, a step with another name keeps it", async () => {
  const results = await service();
  const temp = mkdtempSync(join(tmpdir(), "runner-temp-"));
  const options = { resultsUrl: results.url, temp };
  await publishStep("pass", options);
  await publishStep("pass", options);
  await publishStep("pass", { ...options, inputs: { "artifact-name": "my report: é/" } });
  await publishStep("pass", { ...options, job: "other" });
  expect(results.artifacts.map((each) => each.name)).toEqual([
    "retrieval-gate-gate-0-1",
    "retrieval-gate-gate-0-1-2",
    "my-report-",
    "retrieval-gate-other-0-1",
  ]);
});

test.each(["GITHUB_STEP_SUMMARY", "GITHUB_OUTPUT"])("without %s the other parts are there", async (name) => {
  const results = await service();
  const wrapper = await publishStep("fail", { resultsUrl: results.url, without: [name] });
  expect(wrapper.exitCode).toBe(1);
  expect(warnings(wrapper)).toEqual([name === "GITHUB_OUTPUT" ? "no outputs" : "no job summary"]);
  expect(wrapper.summary.kind).toBe(name === "GITHUB_OUTPUT" ? "shown" : "none");
  expect(wrapper.outputs.size).toBe(name === "GITHUB_OUTPUT" ? 0 : OUTPUT_NAMES.length);
  expect(results.artifacts).toHaveLength(1);
});

describe("text of strangers", () => {
  test.each([
    "::add-mask::secret",
    "\u00A0::set-output name=verdict::pass",
    "x ##[add-mask]secret",
    "x\r::stop-commands::t\r",
    "\n::error::forged\nverdict<<E\npass\nE",
    "%0A::add-mask::a,title=::error::",
    "\u001b]0;title\u0007\u202e$(id) `id` \"; id; '",
  ])("%j starts no command", async (text) => {
    const result = await publishStep(JSON.stringify(text));
    expect(result.exitCode).not.toBe(0);
    expect([...new Set(result.commands.map((found) => found.command))].toSorted()).toEqual([
      "endgroup",
      "error",
      "group",
      "warning",
    ]);
    for (const { line } of result.commands)
      expect(line).toMatch(/^::(?:error |warning |group::|endgroup::$)/u);
    expect(result.groups.map(({ title }) => title)).toEqual([
      "Retriever's log",
      "Upload of the report artifact",
    ]);
    expect(result.annotations.map((each) => each.message)).not.toContain("forged");
    expect([...result.outputs.keys()]).toEqual([...OUTPUT_NAMES]);
    expect(result.outputs.get("verdict")).not.toBe("pass");
    expect(result.outputs.get("summary")).not.toMatch(/["'`$\\;&|<>\n]/u);
    const log = `${result.stdout}${result.stderr}`.replaceAll("\n", "");
    expect(log).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  });
});
