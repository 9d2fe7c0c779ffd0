/** `latency.load` through the command, on a real server. What it measures exactly: __tests__/run/load.test.ts. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { retrievalGate } from "../helpers/command.ts";
import { serve } from "../helpers/loopback.ts";
import { workspace, writeFiles } from "../helpers/workspace.ts";

/** So slow that a late start of a busy machine is nothing beside it. */
const SLOW_MS = 2000;
/** Of five cases: once for quality, once timed, once before the load. */
const ALONE = 15;

function project(url: string, gate: object): string {
  const folder = workspace();
  const cases = ["a", "b", "c", "d", "e"].map((id) => ({ id, query: id, intent: "all", expected: [{ id }] }));
  writeFiles(folder, {
    "suite.json": { version: 1, name: "load", revision: "1", cases },
    "retrieval-gate.json": {
      version: 1,
      suite: "suite.json",
      baseline: "baseline.json",
      k: 1,
      retriever: { kind: "http", url, body: { query: "{{query}}" } },
      latency: { repeats: 1, load: { rate: 10, duration_s: 1 } },
      gate: { degraded_rate: "off", latency_p50_ms: "off", latency_p95_ms: "off", ...gate },
    },
  });
  return folder;
}

it("asks many at once, reports it, and holds it to its limits", async () => {
  let [asked, now, most] = [0, 0, 0];
  const { url } = await serve(({ body }, response) => {
    most = Math.max(most, ++now);
    const { query } = JSON.parse(body) as { query: string };
    const answer = (): void => {
      now--;
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ results: [{ id: query }] }));
    };
    setTimeout(answer, ++asked > ALONE ? SLOW_MS : 0);
  });
  const limits = { load_p95_ms: { ceiling: 60_000 }, load_error_rate: { ceiling: 0 } };
  const folder = project(url, { ...limits, load_p50_ms: { ceiling: SLOW_MS / 2 } });
  const { code, stdout, stderr } = await retrievalGate(folder, ["record", "--config", "retrieval-gate.json"]);
  expect(code, stdout + stderr).toBe(1);
  expect(most).toBeGreaterThan(1);
  expect(stdout).toMatch(/Under load: \d+ (query|queries) at 10 a second for 1 s/);
  const report = JSON.parse(
    readFileSync(path.join(folder, "retrieval-gate-report/load/report.json"), "utf8"),
  );
  expect(report.load).toMatchObject({ rate: 10, duration_s: 1, error_rate: 0 });
  expect(report.load.p50_ms).toBeGreaterThanOrEqual(SLOW_MS);
  expect(report.load.queries).toHaveLength(asked - ALONE);
  const failed = report.checks.filter((check: { passed: boolean }) => !check.passed);
  expect(failed).toMatchObject([
    { metric: "load_p50_ms", category: "latency_regression", limit: SLOW_MS / 2 },
  ]);
});
