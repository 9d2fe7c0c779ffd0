/**
 * Sampling from `record` to `gate`, with real children. The clock is scaled: an answer waits a thousandth of what it
 * reports, and the budget is a thousandth, too. What a child reports is the same in every run, and the clock that ends
 * asking stands: no test is timed.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { GateOutcome } from "../../src/app/request.ts";
import type { Check } from "../../src/model/verdict.ts";
import { Pace } from "../../src/retrievers/ports.ts";
import { configFile, suiteFile } from "../helpers/gated-project.ts";
import { workspace } from "../helpers/workspace.ts";
import { gateIn } from "./run-gate.ts";

/** Reports `ms` with a jitter of up to 4 %, more for the numbers that `slow` names, and counts what it was asked. */
const SERVE = `
import { appendFileSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
const { ms, wait, slow = [], slowMs = ms } = JSON.parse(readFileSync("settings.json", "utf8"));
const asked = new Map();
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, query } = JSON.parse(line);
  appendFileSync("asked.txt", query + "\\n");
  const n = (asked.get(query) ?? 0) + 1;
  asked.set(query, n);
  if (wait > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait);
  const own = slow.includes(Number(query.split(" ").at(-1))) ? slowMs : ms;
  const results = [{ id: query.replace("find ", "doc-") }, { id: "other-" + query.length }];
  process.stdout.write(JSON.stringify({ id, results, latency_ms: own * (1 + 0.01 * (n % 5)) }) + "\\n");
});
`;

interface Settings {
  readonly ms: number;
  readonly wait?: number;
  readonly slow?: readonly number[];
  readonly slowMs?: number;
}

type Rules = Readonly<Record<string, unknown>>;

/** Two intents of equal size. */
function project(cases: number, settings: Settings, latency: Rules = {}, gate: Rules = {}): string {
  const suite = Array.from({ length: cases }, (_, n) => ({
    id: `case-${String(n).padStart(3, "0")}`,
    query: `find ${n}`,
    intent: n % 2 === 0 ? "howto" : "symbol",
    expected: [{ id: `doc-${n}` }],
  }));
  return workspace({
    "suite.json": suiteFile("timed", suite),
    "retrieval-gate.json": configFile({
      retriever: { kind: "command", command: [process.execPath, "serve.mjs"] },
      latency: { source: "reported", ...latency },
      gate,
    }),
    "serve.mjs": SERVE,
    "settings.json": settings,
  });
}

/** So much was waited for that a number can't tell the milliseconds beside it: a busy machine ends no run. */
const makeEndlessPace = (): Pace => Object.assign(new Pace(), { waited_ms: 1e22 });

interface Ran extends GateOutcome {
  readonly asked: number;
  readonly said: readonly string[];
}

async function run(
  folder: string,
  command: "gate" | "record" | "merge",
  shard: string | null = null,
): Promise<Ran> {
  const log = path.join(folder, "asked.txt");
  rmSync(log, { force: true });
  const lines: string[] = [];
  const files = {
    config: "retrieval-gate.json",
    reportDir: command === "merge" ? "merged" : "report",
  };
  const parts = command === "merge" ? ["report"] : [];
  const request = { command, ...files, shard, parts };
  const ports = { pace: makeEndlessPace(), progress: (line: string) => lines.push(line) };
  const outcome = await gateIn(folder, request, ports);
  const asked = existsSync(log) ? readFileSync(log, "utf8").trim().split("\n").length : 0;
  return { ...outcome, asked, said: lines };
}

function writeSettings(folder: string, settings: Settings): void {
  writeFileSync(path.join(folder, "settings.json"), JSON.stringify(settings));
}

const verdictOf = ({ report }: Ran): string => report.failure?.code ?? report.verdict.verdict;
const failedIn = ({ report }: Ran): readonly Check[] =>
  report.verdict.checks.filter(({ outcome }) => outcome === "fail");

test("gate times some cases of a larger suite, and fails if those are slower", async () => {
  const folder = project(400, { ms: 20 }, { cases: 40 });
  await run(folder, "record");
  const again = await run(folder, "gate");

  expect([verdictOf(again), again.asked]).toEqual(["pass", 400 + 40 * 3]);
  expect(again.report.run!.cases.filter(({ samples_ms: own }) => own.length > 0)).toHaveLength(40);

  writeSettings(folder, { ms: 100 });

  expect((await run(folder, "gate")).report.verdict.categories).toEqual(["latency_regression"]);
});

/**
 * Queries of a gate that passes: each case once for its results, and once for each time that the recording timed it. If
 * this machine was too slow to time any, 20 cases are asked once more, to see whether answers vary.
 */
function countGateQueries(cases: number, repeats: number): number {
  return repeats > 0 ? cases * (1 + repeats) : cases + Math.min(20, cases);
}

describe("gate on unchanged code", () => {
  // In thousandths.
  test.each([
    [1, 500],
    [20, 40],
    [3000, 6],
  ])(
    "of %i ms a query passes with %i cases, each timed as often as it was recorded",
    async (ms, cases) => {
      const folder = project(cases, { ms, wait: ms / 1000 }, { budget_s: 0.12 });
      const recorded = await run(folder, "record");

      expect(verdictOf(recorded)).toBe("pass");

      const again = await run(folder, "gate");

      expect(verdictOf(again)).toBe("pass");
      expect(again.asked).toBe(countGateQueries(cases, recorded.report.run!.timing.repeats));
      expect(again.report.verdict.checks.some(({ kind }) => kind === "missing")).toBe(false);
    },
  );

  test("at 20 ms asks each of 40 cases four times, as announced", async () => {
    const folder = project(40, { ms: 20 });
    await run(folder, "record");

    const secondRun = await run(folder, "gate");

    expect(secondRun.asked).toBe(160);
    expect(secondRun.said.find((line) => line.startsWith("This run asks"))).toContain(
      "160 queries",
    );

    const page = readFileSync(path.join(secondRun.reportDir, "report.html"), "utf8");

    expect(page).toContain("Asked 160 times in all. Each query was timed 3 times.");
    expect(page).toContain("This run can&#39;t notice a rise of p50 under");
  });
});

test("record refuses a named check that the budget can't fill", async () => {
  const gate = { latency_p95_ms: { ceiling: 1000 } };
  const folder = project(40, { ms: 300, wait: 3 }, { budget_s: 0.02 }, gate);
  const recorded = await run(folder, "record");

  expect(recorded.baselinePath).toBeNull();

  const missing = failedIn(recorded).map((check) =>
    check.kind === "missing" ? check.missing : null,
  );

  expect(missing).toEqual([expect.objectContaining({ code: "not_in_plan", by: "budget_s" })]);
});

test("gate asks twice what fails, and once what passes", async () => {
  const folder = project(40, { ms: 10 });
  await run(folder, "record");
  // The limit is 30 ms.
  writeSettings(folder, { ms: 90 });

  const slow = await run(folder, "gate");

  expect([verdictOf(slow), slow.asked]).toEqual(["fail", 40 + 2 * 40 * 3]);
});

test("recorded times of another job count only for the config's own rules", async () => {
  const folder = project(20, { ms: 10 });
  await run(folder, "record");
  const twoJobs = async (ms: number): Promise<Ran> => {
    writeSettings(folder, { ms });

    expect(verdictOf(await run(folder, "gate", "1/1"))).toBe("partial");

    return run(folder, "merge");
  };
  const slow = await twoJobs(100);

  expect(verdictOf(slow)).toBe("pass");
  expect(slow.report.verdict.checks.some(({ metric }) => metric.startsWith("latency"))).toBe(false);

  const config = path.join(folder, "retrieval-gate.json");
  const written = JSON.parse(readFileSync(config, "utf8")) as object;
  const named = { ...written, gate: { latency_p95_ms: { tolerance: "50%" } } };
  writeFileSync(config, JSON.stringify(named));

  expect((await twoJobs(10)).report.failure).toMatchObject({
    code: "not_comparable",
    problems: [{ message: "timing.source is reported in the baseline and recorded in this run" }],
  });

  writeFileSync(config, JSON.stringify(written));
  await twoJobs(10);
  renameSync(path.join(folder, "merged/baseline.json"), path.join(folder, "baseline.json"));
  writeFileSync(config, JSON.stringify(named));

  expect(verdictOf(await twoJobs(10))).toBe("pass");
  expect(failedIn(await twoJobs(100)).map(({ metric }) => metric)).toContain("latency_p95_ms");
});
