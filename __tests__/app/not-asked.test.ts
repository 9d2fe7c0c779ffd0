import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { retrievalGate } from "../helpers/command.ts";
import { workspace } from "../helpers/workspace.ts";

// Two intents; every seventh case finds nothing: of 30 cases 25 do, of the first 10 eight, of every third from the first eight.
const cases = Array.from({ length: 30 }, (_, i) => ({
  id: `c${String(i).padStart(2, "0")}`,
  query: `q${i}`,
  intent: i % 2 === 0 ? "even" : "odd",
  expected: [`d${i}`],
}));
const SEARCH = `export default async (query) => {
  const i = Number(query.slice(1));
  if (process.env.STUCK && i > 9) await new Promise((resolve) => setTimeout(resolve, 60_000));
  return [{ id: i % 7 === 0 ? "other" : "d" + i }, { id: "x" + i }];
};`;
const CONFIG = {
  version: 1,
  suite: "suite.json",
  baseline: "b.json",
  latency: "off",
  retriever: { kind: "module", path: "search.mjs", timeout_ms: 1500 },
};
const SECRET = {
  kind: "http",
  url: "http://127.0.0.1:9/",
  headers: { authorization: { env: "NO_SUCH_SECRET" } },
  results: "@",
};

interface Figures {
  readonly verdict: string;
  readonly metrics: { readonly overall: Readonly<Record<string, number | null>> } | null;
}

async function recorded(): Promise<string> {
  const folder = workspace({
    "suite.json": { version: 1, name: "docs", revision: "1", cases },
    "search.mjs": SEARCH,
    "gate.json": CONFIG,
    "secret.json": { ...CONFIG, retriever: SECRET },
  });
  expect(await retrievalGate(folder, ["record", "--config", "gate.json"])).toMatchObject({ code: 0 });
  return folder;
}

function figures(folder: string, report: string): Figures {
  const file = path.join(folder, "retrieval-gate-report", report, "report.json");
  return JSON.parse(readFileSync(file, "utf8")) as Figures;
}

/** The row of a metric in the log: baseline, now, change. */
const row = (log: string, metric: string): readonly string[] =>
  log
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .find(([first]) => first === metric)
    ?.slice(1, 4) ?? [];

describe("what never ran has no figures", () => {
  it("where nothing was asked, there are none at all", async () => {
    const folder = await recorded();
    const { code, stdout } = await retrievalGate(folder, ["gate", "--config", "secret.json"]);
    expect(code).toBe(2);
    expect(stdout).toContain("missing_secret");
    expect(stdout).not.toContain("0.000");
    expect(figures(folder, "docs")).toMatchObject({ verdict: "error", metrics: null });
  });

  it("where the run ended early, they are those of the cases that were asked, on both sides", async () => {
    const folder = await recorded();
    const { code, stdout } = await retrievalGate(folder, ["gate", "--config", "gate.json"], { STUCK: "1" });
    expect(code).toBe(3);
    const { metrics } = figures(folder, "docs");
    expect(metrics!.overall["recall@10"]).toBe(0.8);
    expect(metrics!.overall["error_rate"]).toBe(0);
    // The log ends with the failure: figures of a part would be read as the run's.
    expect(row(stdout, "recall@10")).toEqual([]);
  });

  it("a shard stands beside the baseline of its own cases", async () => {
    const folder = await recorded();
    const { code, stdout } = await retrievalGate(folder, ["gate", "--config", "gate.json", "--shard", "1/3"]);
    expect(code).toBe(1);
    expect(row(stdout, "recall@10")).toEqual(["0.800", "0.800", "0.000"]);
  });
});
