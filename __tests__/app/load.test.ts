/** `latency.load` through the command, on a real server. What it measures exactly: __tests__/run/load.test.ts. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { measure } from "../../src/app/measure.ts";
import { loadInputs } from "../../src/files/inputs.ts";
import type { LoadSettings } from "../../src/model/config.ts";
import type { Inputs } from "../../src/model/report.ts";
import { MODULE_HOST } from "../helpers/built.ts";
import { retrievalGate } from "../helpers/command.ts";
import { serve } from "../helpers/loopback.ts";
import { configFile, reportIn, suiteFile } from "../helpers/gated-project.ts";
import { workspace } from "../helpers/workspace.ts";

/** So slow that a late start of a busy machine is nothing beside it. */
const SLOW_MS = 2000;
/** Of five cases: once for quality, once timed, once before the load. */
const ALONE = 15;

function project(url: string, gate: object): string {
  const cases = ["a", "b", "c", "d", "e"].map((id) => ({ id, query: id, intent: "all", expected: [{ id }] }));
  return workspace({
    "suite.json": suiteFile("load", cases),
    "retrieval-gate.json": configFile({
      k: 1,
      retriever: { kind: "http", url, body: { query: "{{query}}" } },
      latency: { repeats: 1, load: { rate: 10, duration_s: 1 } },
      gate: { degraded_rate: "off", latency_p50_ms: "off", latency_p95_ms: "off", ...gate },
    }),
  });
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
  const config = ["--config", "retrieval-gate.json"];
  const sharded = await retrievalGate(folder, ["gate", "--shard", "1/2", ...config]);
  expect([sharded.code, sharded.stdout]).toEqual([
    2,
    expect.stringContaining("latency.load is measured in one job"),
  ]);
  const { code, stdout, stderr } = await retrievalGate(folder, ["record", ...config]);
  expect(code, stdout + stderr).toBe(1);
  expect(most).toBeGreaterThan(1);
  expect(stdout).toMatch(/Under load: \d+ (query|queries) at 10 a second for 1 s/);
  const report = reportIn(folder);
  expect(report.load).toMatchObject({ rate: 10, duration_s: 1, error_rate: 0 });
  expect(report.load.p50_ms).toBeGreaterThanOrEqual(SLOW_MS);
  expect(report.load.queries).toHaveLength(asked - ALONE);
  const failed = report.checks.filter((check: { passed: boolean }) => !check.passed);
  expect(failed).toMatchObject([
    { metric: "load_p50_ms", category: "latency_regression", limit: SLOW_MS / 2 },
  ]);
});

it("asks as much as head or base do, each query with its own params, and is refused beside a limit", async () => {
  const own = { intent: "all", expected: [{ id: "d" }] };
  const cases = [
    { id: "a", query: "qa", params: { tenant: "t" }, ...own },
    { id: "b", query: "qb", ...own },
  ];
  const directory = workspace({
    "suite.json": suiteFile("load", cases),
    "search.mjs": `import { appendFileSync } from "node:fs";
      export default (query, { k, params }) => {
        appendFileSync("asked.jsonl", JSON.stringify([query, k, params]) + "\\n");
        return [{ id: "d" }];
      };`,
    "retrieval-gate.json": configFile({ k: 3, latency: { repeats: 1 } }),
  });
  const inputs = await loadInputs({ directory }, "retrieval-gate.json", { suite: null, baseline: null });
  const under = (load: LoadSettings, max_per_second: number | null = null): Inputs => {
    const { config } = inputs;
    const retriever = { ...config.retriever, max_per_second };
    return {
      ...inputs,
      config: { ...config, retriever, latency: { ...(config.latency as object), load } as never },
    };
  };
  const said: string[] = [];
  const asked = (head: Inputs, base: Inputs | null) => {
    const plan = { head, base, beside: null, cases: inputs.suite.cases, all: inputs.suite.cases };
    const ports = { environment: process.env, moduleHost: MODULE_HOST, signal: new AbortController().signal };
    const rest = { progress: (line: string) => said.push(line), line: null, event: null };
    return measure({ directory }, plan, { ...ports, ...rest }, false);
  };
  // A busy machine may be too late for figures.
  await asked(under({ rate: 20, duration_s: 1 }), under({ rate: 10, duration_s: 2 }));
  expect(said.at(-1)).toBe("asking 20 queries a second for 2 s");
  const lines = readFileSync(path.join(directory, "asked.jsonl"), "utf8").trim().split("\n");
  expect([...new Set(lines)].toSorted()).toEqual(['["qa",3,{"tenant":"t"}]', '["qb",3,{}]']);
  const paced = await asked(under({ rate: 20, duration_s: 2 }, 5), null);
  expect([paced.failure?.message, paced.run.load]).toEqual([
    "retrieval-gate.json: latency.load is asked at its own rate, and retriever.max_per_second allows 5",
    undefined,
  ]);
});
