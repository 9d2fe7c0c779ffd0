/** What publishing leaves in the log and the summary, as the runner reads it. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { runStep, type StepOptions, type StepResult } from "../helpers/fake-runner.ts";
import { startResultsService, type ResultsService } from "../helpers/results-service.ts";
import { bundle } from "./bundle.ts";

let entry = "";
const services: ResultsService[] = [];

beforeAll(async () => {
  entry = await bundle("__tests__/action/publish-script.ts");
});
afterEach(async () => {
  for (const service of services.splice(0)) await service.close();
});

async function publishStep(scenario: string, options: Partial<StepOptions> = {}): Promise<StepResult> {
  return runStep({
    entry,
    workspace: mkdtempSync(join(tmpdir(), "publish-")),
    actionFile: resolve(import.meta.dirname, "../../action.yml"),
    timeoutMs: 40_000,
    ...options,
    env: { SCENARIO: scenario, ...options.env },
  });
}

async function service(fault: Parameters<typeof startResultsService>[0] = "none"): Promise<ResultsService> {
  const started = await startResultsService(fault);
  services.push(started);
  return started;
}

const warningsOf = (result: StepResult): readonly (readonly [string | null, string])[] =>
  result.annotations
    .filter(({ level }) => level === "warning")
    .map(({ title, message }): readonly [string | null, string] => [title, message]);

describe("groups", () => {
  test("the retriever's log and the client's talk are folded, the result is not", async () => {
    const results = await service();
    const { groups, stdout } = await publishStep("fail", { resultsUrl: results.url });
    expect(groups.map(({ title, closed }) => [title, closed])).toEqual([
      ["Retriever's log", true],
      ["Upload of the report artifact", true],
    ]);
    expect(groups[0]?.lines).toEqual(["loaded 128 documents"]);
    expect(groups[1]?.lines).toContain("Beginning upload of artifact content to blob storage");
    const folded = groups.flatMap(({ lines }) => lines).join("\n");
    for (const text of ["FAIL: recall_drop", "Report artifact: retrieval-gate"]) {
      expect(stdout).toContain(text);
      expect(folded).not.toContain(text);
    }
  });

  test("a retriever that wrote nothing has no group, and one that failed to upload has its own closed", async () => {
    const { groups } = await publishStep("fail", { env: { RETRIEVER_LOG: "" } });
    expect(groups).toEqual([{ title: "Upload of the report artifact", lines: [], closed: true }]);
  });

  test("the last 200 lines of a long log, and where the others are", async () => {
    const log = Array.from({ length: 1000 }, (_, i) => `line ${i} ${"y".repeat(3000)}`).join("\n");
    // One variable holds at most 128 KiB.
    const { groups } = await publishStep("fail", { env: { RETRIEVER_LOG: log.slice(-120_000) } });
    expect(groups[0]?.lines.length).toBeLessThanOrEqual(201);
    const short = Array.from({ length: 1000 }, (_, i) => `line ${i}`).join("\n");
    const cut = await publishStep("fail", { env: { RETRIEVER_LOG: short } });
    const lines = cut.groups[0]?.lines ?? [];
    expect([lines.length, lines[0], lines[1], lines.at(-1)]).toEqual([
      201,
      "[800 earlier lines are in retriever.log]",
      "line 800",
      "line 999",
    ]);
    expect(groups[0]?.lines.at(-1)).toMatch(/^line 999 y{1991}… \(\+1009 characters\)$/u);
  });

  test("commands in it are text", async () => {
    const log =
      "::endgroup::\n\u00A0::error::forged\nx ##[add-mask]y\na\r::stop-commands::t\n::group::mine\nend\n";
    const { groups, commands, annotations } = await publishStep("pass", { env: { RETRIEVER_LOG: log } });
    expect(groups.map(({ title }) => title)).toEqual(["Retriever's log", "Upload of the report artifact"]);
    expect(groups[0]?.lines).toHaveLength(6);
    expect(groups[0]?.lines.at(-1)).toBe("end");
    expect(new Set(commands.map(({ command }) => command))).toEqual(
      new Set(["group", "endgroup", "warning"]),
    );
    expect(annotations.map(({ message }) => message)).not.toContain("forged");
  });
});

describe("the summary", () => {
  test("one of 1.8 MB is cut and shown, and the verdict stays", async () => {
    const result = await publishStep("pass", { env: { SUMMARY_ROWS: "300000" } });
    expect(result.exitCode).toBe(0);
    const markdown = result.summary.kind === "shown" ? result.summary.markdown : "";
    expect(Buffer.byteLength(markdown)).toBeGreaterThan(1_000_000);
    const end = "- row\n\n_The summary is cut here; the report artifact has everything._\n\n";
    expect(markdown.slice(-end.length)).toBe(end);
    expect(warningsOf(result)).toContainEqual([
      "no job summary",
      "earlier parts of this step's summary leave no room; the verdict stays",
    ]);
  });

  test("ours is cut where the step has written nearly a mebibyte before", async () => {
    const result = await publishStep("fail", { env: { SUMMARY_BYTES: "1021000" } });
    const markdown = result.summary.kind === "shown" ? result.summary.markdown : "";
    expect(markdown).toContain("recall_drop");
    expect(markdown).toContain("_The summary is cut here");
    expect(result.exitCode).toBe(1);
  });
});

test("debug lines say how long each step took, and only while debugging", async () => {
  const debug = (result: StepResult): readonly string[] =>
    result.commands.filter(({ command }) => command === "debug").map(({ data }) => data);
  expect(debug(await publishStep("pass"))).toEqual([]);
  const lines = debug(await publishStep("pass", { env: { RUNNER_DEBUG: "1" } }));
  expect(lines.map((line) => line.replace(/: \d+\.\d ms$/u, ""))).toEqual([
    "retriever's log",
    "result text",
    "job summary",
    "annotations",
    "report artifact",
    "outputs",
  ]);
});

test("storage that refuses without a word: the warning has the status", async () => {
  const results = await service("refused");
  const result = await publishStep("pass", { resultsUrl: results.url });
  expect(result.exitCode).toBe(0);
  expect(warningsOf(result)).toContainEqual([
    "no report artifact",
    "the storage service gave no reason (HTTP status 403); the verdict stays",
  ]);
});

describe("the output `summary`", () => {
  test("reads as the sentence does", async () => {
    const text = `baseline's 80 cases can't be "compared"; run <x> & y | z`;
    const { outputs } = await publishStep(JSON.stringify(text));
    expect(outputs.get("summary")).toContain("baselineʼs 80 cases canʼt be ″compared″, run ‹x› + y / z");
  });

  test.each([
    `a" "b`,
    "a' 'b",
    "a` `b",
    "$(id) ${x} \\",
    "a; b && c || d > e < f",
    // PowerShell ends a string at these, too.
    "a” (id) “b „c‟",
    "a’ (id) ‘b ‚c‛",
  ])("%s can end no quoted string and start no command", async (text) => {
    const { outputs } = await publishStep(JSON.stringify(text));
    expect(outputs.get("summary")).toMatch(/^[^"'`$\\;&|<>\u2018-\u201f\n]+$/u);
  });
});
