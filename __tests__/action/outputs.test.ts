/** What a workflow reads of a step, and what a debug log says. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadedLines, requestLine, stepLine } from "../../src/action/run-action.ts";
import { OUTPUT_NAMES, stepOutputs } from "../../src/action/outputs.ts";
import { emptyRequest, type GateOutcome } from "../../src/app/request.ts";
import type { LoadedPolicies } from "../../src/gate/two-policies.ts";
import type { Report } from "../../src/model/report.ts";
import { configOf, inputsOf, makeCase, suiteOf } from "../helpers/make.ts";
import {
  makeErrorReport,
  makeFailingReport,
  makeHostileReport,
  makeReport,
} from "../helpers/make-report.ts";

function outcomeOf(report: Report, overrides: Partial<GateOutcome> = {}): GateOutcome {
  const files = ["report.json", "report.html"];
  return {
    report,
    reportDir: "/repo/out",
    files,
    complete: true,
    baselinePath: null,
    ...overrides,
  };
}

describe("outputs", () => {
  test("has all values for a pass", () => {
    expect(stepOutputs(outcomeOf(makeReport(), { baselinePath: "/repo/b.json" }), 0, null)).toEqual(
      {
        verdict: "pass",
        categories: "",
        "failed-checks": "0",
        "fell-checks": "0",
        "exit-code": "0",
        "report-dir": "/repo/out",
        "report-json": join("/repo/out", "report.json"),
        "report-html": join("/repo/out", "report.html"),
        "baseline-path": "/repo/b.json",
        summary: "PASS · All 28 checks pass over 14 queries",
        "artifact-id": "",
        "artifact-url": "",
        "artifact-digest": "",
        "report-url": "",
      },
    );
  });

  test("counts what failed and fell, and names each category", () => {
    const report = makeFailingReport();
    const { checks } = report.verdict;
    const failed = checks.filter(({ passed }) => !passed).length;

    expect(failed).toBeGreaterThan(0);

    const marked = [{ ...checks.find(({ passed }) => passed)!, outcome: "fell" as const }];
    const verdict = {
      ...report.verdict,
      checks: [...checks.filter(({ outcome }) => outcome !== "fell"), ...marked],
    };

    expect(stepOutputs(outcomeOf({ ...report, verdict }), 1, null)).toMatchObject({
      verdict: "fail",
      categories: report.verdict.categories.join(","),
      "failed-checks": String(failed),
      "fell-checks": "1",
      "exit-code": "1",
    });
  });

  test("say pass only if the step ends with 0, so not if the report can't be written", () => {
    const outputs = stepOutputs(outcomeOf(makeReport(), { files: [], complete: false }), 3, null);

    expect(outputs).toMatchObject({
      verdict: "error",
      "exit-code": "3",
      "report-json": "",
      "report-html": "",
    });
    expect(stepOutputs(outcomeOf(makeErrorReport()), 2, null).verdict).toBe("error");
  });

  test("name the artifact if one was stored", () => {
    const page = { kind: "stored", id: "8", url: "https://x/8", digest: "cd" } as const;
    const stored = {
      kind: "stored",
      name: "n",
      id: "7",
      url: "https://x/7",
      digest: "ab",
      page,
    } as const;
    const outputs = { "artifact-id": "7", "artifact-url": "https://x/7", "artifact-digest": "ab" };
    const expected = { ...outputs, "report-url": "https://x/8" };

    expect(stepOutputs(outcomeOf(makeReport()), 0, stored)).toMatchObject(expected);

    const not = { kind: "not_stored", reason: "no" } as const;
    const zipOnly = stepOutputs(outcomeOf(makeReport()), 0, { ...stored, page: not });

    expect(zipOnly).toMatchObject({ ...outputs, "report-url": "" });
    expect(stepOutputs(outcomeOf(makeReport()), 0, not)["artifact-id"]).toBe("");
  });

  test("have a summary that ends no quoted string and starts no command", () => {
    const text = `'"\`;$(x)&|<>\\ \u2018\u201c  a`;
    const { summary } = stepOutputs(outcomeOf(makeHostileReport(text)), 2, null);

    expect(summary).not.toMatch(/['"`;$&|<>\\\u2018-\u201f]| {2}|^ | $/u);
    expect(summary).toContain("\u02bc\u2033\u02bc,\uff04(x)+/\u2039\u203a/ \u02bc\u2033 a");
    expect(
      stepOutputs(outcomeOf(makeHostileReport("x".repeat(3000))), 2, null).summary.length,
    ).toBeLessThan(1100);
  });

  test("are exactly those of action.yml for every outcome", () => {
    expect(Object.keys(stepOutputs(outcomeOf(makeErrorReport()), 2, null))).toEqual([
      ...OUTPUT_NAMES,
    ]);
  });
});

describe("the debug log", () => {
  const head = inputsOf(configOf(), suiteOf(makeCase("a")));
  const loaded: LoadedPolicies = {
    mode: "pull_request",
    head: { ...head, digests: new Map([["suite.yaml", "1".repeat(64)]]) },
    base: null,
    over: null,
    over_commit: null,
    acceptance: "possible",
    base_commit: null,
    bootstrap: false,
    policy_digest: { head: "2".repeat(64), base: null },
    moved: [],
    unusable: null,
    links: [],
    notices: [],
  };

  test("has the inputs that were given, and no others", () => {
    expect(requestLine({ ...emptyRequest("gate", "/repo"), config: "c.yaml" })).toBe(
      'request: {"command":"gate","workingDirectory":"/repo","config":"c.yaml","parts":[]}',
    );
    expect(stepLine("write the report", 12.345)).toBe("write the report: 12.3 ms");
  });

  test("names files, rules, plan and baseline", () => {
    expect(loadedLines(loaded)).toEqual([
      `read suite.yaml of the checkout, SHA-256 ${"1".repeat(64)}`,
      "base: pull_request, commit none, acceptance possible",
      `policy: head ${"2".repeat(64)}, base none`,
      'plan: 1 cases of "test" 1, k 10, latency off',
      "baseline: baselines/test.json (there is none)",
      'retriever: {"kind":"command","command":["true"],"cwd":".","startup_timeout_ms":1000,"timeout_ms":1000,"total_timeout_ms":10000,"concurrency":1}',
    ]);
  });

  test("names the base's files and retriever, and no variable of either", () => {
    const config = configOf({
      retriever: { ...configOf().retriever, env: { KEY: "secret" } } as never,
    });
    const base = { ...head, digests: new Map([["retrieval-gate.yaml", "3".repeat(64)]]) };
    const lines = loadedLines({
      ...loaded,
      base,
      base_commit: "c".repeat(40),
      policy_digest: { head: "2".repeat(64), base: "4".repeat(64) },
      beside: { config: config.retriever, directory: "../base" } as never,
      head: {
        ...loaded.head,
        config: { ...config, latency: { warmup: 1 } as never },
        baseline: {} as never,
      },
    });

    expect(lines).toContain(
      `read retrieval-gate.yaml of the base ${"c".repeat(40)}, SHA-256 ${"3".repeat(64)}`,
    );
    expect(lines).toContain(`base: pull_request, commit ${"c".repeat(40)}, acceptance possible`);
    expect(lines).toContain(`policy: head ${"2".repeat(64)}, base ${"4".repeat(64)}`);
    expect(lines).toContain("baseline: baselines/test.json");
    expect(lines.find((line) => line.startsWith("plan:"))).toContain('latency {"warmup":1}');
    expect(lines.at(-1)).toMatch(/^retriever of the base: .* in \.\.\/base$/);
    expect(lines.join("\n")).not.toContain("secret");

    const unknown = loadedLines({ ...loaded, base });

    expect(unknown.join("\n")).toContain("of the base (unknown), SHA-256");
  });
});
