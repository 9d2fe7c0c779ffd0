/**
 * How often `record` and `gate` time each query, with real children. The times are those
 * that a child reports, the same in every run. So that a test is fast, an answer takes a thousandth
 * of that, and budgets are a thousandth, too. The clock that ends a run stands still, so that a
 * slow machine changes nothing.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { GateOutcome } from "../../src/app/request.ts";
import { Pace } from "../../src/retrievers/ports.ts";
import { configFile, suiteFile } from "../helpers/gated-project.ts";
import { workspace } from "../helpers/workspace.ts";
import { gateIn } from "./run-gate.ts";

/** Reports `ms` with a jitter of up to 4 %, and logs what it was asked. */
const SERVE = `
import { appendFileSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
const { ms, wait } = JSON.parse(readFileSync("settings.json", "utf8"));
const asked = new Map();
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, query } = JSON.parse(line);
  appendFileSync("asked.txt", query + "\\n");
  const n = (asked.get(query) ?? 0) + 1;
  asked.set(query, n);
  if (wait > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait);

  const results = [{ id: query.replace("find ", "doc-") }, { id: "other-" + query.length }];
  process.stdout.write(JSON.stringify({ id, results, latency_ms: ms * (1 + 0.01 * (n % 5)) }) + "\\n");
});
`;

/** How long answers take. */
interface Settings {
  /** What an answer reports that it took. */
  readonly ms: number;
  /** Milliseconds that an answer really takes. */
  readonly wait?: number;
}

/** The project of a test. `latency` is that of its config. */
interface ProjectOptions extends Settings {
  readonly cases: number;
  readonly latency?: object;
}

/** A project of two intents of equal size, in which nothing is recorded yet. */
function makeProject({ cases, latency = {}, ...settings }: ProjectOptions): string {
  const suiteCases = Array.from({ length: cases }, (_, n) => ({
    id: `case-${String(n).padStart(3, "0")}`,
    query: `find ${n}`,
    intent: n % 2 === 0 ? "howto" : "symbol",
    expected: [{ id: `doc-${n}` }],
  }));
  return workspace({
    "suite.json": suiteFile("timed", suiteCases),
    "retrieval-gate.json": configFile({
      retriever: { kind: "command", command: [process.execPath, "serve.mjs"] },
      latency: { source: "reported", ...latency },
    }),
    "serve.mjs": SERVE,
    "settings.json": settings,
  });
}

/**
 * A pace that waited 1e22 ms. A run's clock is the time less what was waited, and in a number of
 * that size milliseconds are lost: the clock stands still, and a busy machine ends no run.
 */
const makeEndlessPace = (): Pace => Object.assign(new Pace(), { waited_ms: 1e22 });

/** The outcome of a run, with what it asked and printed. */
interface Ran extends GateOutcome {
  /** How many queries the retriever was asked. */
  readonly askedCount: number;
  /** What was printed while it ran. */
  readonly progressLines: readonly string[];
}

/** Runs the command in this process, with a clock that stands still. */
async function run(folder: string, command: "gate" | "record"): Promise<Ran> {
  const log = path.join(folder, "asked.txt");
  rmSync(log, { force: true });
  const lines: string[] = [];
  const request = { command, config: "retrieval-gate.json", reportDir: "report" };
  const ports = { pace: makeEndlessPace(), progress: (line: string) => lines.push(line) };
  const outcome = await gateIn(folder, request, ports);
  const askedCount = existsSync(log) ? readFileSync(log, "utf8").trim().split("\n").length : 0;
  return { ...outcome, askedCount, progressLines: lines };
}

/** Changes how long answers take from now on. */
function writeSettings(folder: string, settings: Settings): void {
  writeFileSync(path.join(folder, "settings.json"), JSON.stringify(settings));
}

/** The code of the failure, or the verdict. */
const failureOrVerdict = ({ report }: Ran): string =>
  report.failure?.code ?? report.verdict.verdict;

test("gate times 40 of 400 cases as configured, and fails if those are slower", async () => {
  const folder = makeProject({ cases: 400, ms: 20, latency: { cases: 40 } });
  await run(folder, "record");

  const passed = await run(folder, "gate");
  writeSettings(folder, { ms: 100 });
  const failed = await run(folder, "gate");

  const timedCases = passed.report.run!.cases.filter((each) => each.samples_ms.length > 0);

  expect(timedCases).toHaveLength(40);
  // Each case once, and the 40 seven times more: 280 samples, below the limit of 300.
  expect([failureOrVerdict(passed), passed.askedCount]).toEqual(["pass", 400 + 40 * 7]);
  expect(failed.report.verdict.categories).toEqual(["latency_regression"]);
});

/**
 * Queries of a gate that passes: each case once for its results, and once for each time that the
 * recording timed it. If this machine was too slow to time any, 20 cases are asked once more, to
 * see whether answers vary.
 */
function countGateQueries(cases: number, repeats: number): number {
  return repeats > 0 ? cases * (1 + repeats) : cases + Math.min(20, cases);
}

describe("gate on unchanged code", () => {
  // A run of 120 s in a thousandth of the time: budget and waits are divided by 1000, while the
  // times that the child reports are not.
  const latency = { budget_s: 0.12 };

  test.each([
    { ms: 1, cases: 500 },
    { ms: 20, cases: 40 },
    { ms: 3000, cases: 6 },
  ])(
    "of $ms ms a query passes with $cases cases, each timed as it was recorded",
    async ({ ms, cases }) => {
      const folder = makeProject({ cases, ms, wait: ms / 1000, latency });

      const recorded = await run(folder, "record");
      const gated = await run(folder, "gate");

      const { repeats } = recorded.report.run!.timing;

      expect([failureOrVerdict(recorded), failureOrVerdict(gated)]).toEqual(["pass", "pass"]);
      expect(gated.askedCount).toBe(countGateQueries(cases, repeats));
      expect(gated.report.verdict.checks.some(({ state }) => state === "missing")).toBe(false);
    },
  );

  test("at 20 ms asks each of 40 cases eight times, as announced", async () => {
    const folder = makeProject({ cases: 40, ms: 20 });
    await run(folder, "record");

    const gated = await run(folder, "gate");

    // Once for quality, and seven times timed: 280 samples are within the limit of 300.
    expect(gated.askedCount).toBe(40 * (1 + 7));
    expect(gated.progressLines.find((line) => line.startsWith("This run asks"))).toContain(
      "40 queries, 320 times",
    );

    const page = readFileSync(path.join(gated.reportDir, "report.html"), "utf8");

    expect(page).toContain("The gate asked 320 times in total. Each timed query has 7 timings.");
    // The page also says what so many timings can't show.
    expect(page).toContain("Latency checks can&#39;t notice rises below");
  });
});

test("gate times a second time what would fail", async () => {
  const folder = makeProject({ cases: 40, ms: 10 });
  await run(folder, "record");
  // The limit is 10 + max(20, 5) = 30 ms.
  writeSettings(folder, { ms: 90 });

  const gated = await run(folder, "gate");

  // Each case once, and seven times timed in each of two passes.
  expect([failureOrVerdict(gated), gated.askedCount]).toEqual(["fail", 40 + 2 * 40 * 7]);
});
