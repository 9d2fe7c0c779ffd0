import { describe, expect, it } from "vitest";
import { parseCsv } from "../reporters/parse-csv.ts";
import { retrievalGate } from "../helpers/command.ts";
import { workspace } from "../helpers/workspace.ts";
import {
  type Json,
  configFile,
  reportIn,
  run,
  suiteFile,
  textIn,
} from "../helpers/gated-project.ts";

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
const CONFIG = configFile({ retriever: { kind: "module", path: "search.mjs", timeout_ms: 1500 } });
const SECRET = {
  kind: "http",
  url: "http://127.0.0.1:9/",
  headers: { authorization: { env: "NO_SUCH_SECRET" } },
  results: "@",
};

async function recordProject(): Promise<string> {
  const folder = workspace({
    "suite.json": suiteFile("docs", cases),
    "search.mjs": SEARCH,
    "retrieval-gate.json": CONFIG,
    "secret.json": { ...CONFIG, retriever: SECRET },
  });
  expect(await run(folder, "record")).toMatchObject({ code: 0 });
  return folder;
}

/** What the report's files say of each case, in four words: not asked, not judged, or something else. */
function statesInOutputs(
  folder: string,
  report: string,
): Readonly<Record<string, readonly string[]>> {
  const text = (file: string): string => textIn(folder, file, report);
  const json = reportIn(folder, report);
  const data = text("report.html").split('<script id="data" type="application/json">')[1]!;
  const page = JSON.parse(data.split("</script>")[0]!) as Json;
  const [head, ...rows] = parseCsv(text("cases.csv"));
  const now = ["ranks", "results", "degraded", "recall@10", "zero_result_rate"];
  const statesOfCase = (id: string): readonly string[] => {
    const cellOf = (name: string): string =>
      rows.find((row) => row[0] === id)![head!.indexOf(name)]!;
    const test = new RegExp(
      `<testcase [^>]* name="${id}"[^>]*>\\s*<skipped [^>]*message="([^"]*)"`,
    );
    return [
      json.cases.find((each: Json) => each.id === id).asked === false ? "not asked" : "asked",
      page.cases.find((each: Json) => each.id === id).sides.at(-1).unasked === true
        ? "not asked"
        : "asked",
      now.every((name) => cellOf(name) === "") ? cellOf("error") : "asked",
      test.exec(text("junit.xml"))?.[1] ?? "tested",
    ];
  };
  return Object.fromEntries(json.cases.map(({ id }: Json) => [id, statesOfCase(id)]));
}

/** The row of a metric in the log: baseline, now, change. */
const row = (log: string, metric: string): readonly string[] =>
  log
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .find(([first]) => first === metric)
    ?.slice(1, 4) ?? [];

describe("queries that were not asked", () => {
  it("have no figures if none was asked", async () => {
    const folder = await recordProject();
    const { code, stdout } = await retrievalGate(folder, ["gate", "--config", "secret.json"]);

    expect(code).toBe(2);
    expect(stdout).toContain("missing_secret");
    expect(stdout).not.toContain("0.000");
    expect(reportIn(folder, "docs-secret")).toMatchObject({ verdict: "error", metrics: null });
  });

  it("are left out on both sides if the run ended early", async () => {
    const folder = await recordProject();
    const { code, stdout } = await run(folder, "gate", [], { STUCK: "1" });

    expect(code).toBe(3);

    const { metrics } = reportIn(folder, "docs");

    expect(metrics.overall["recall@10"]).toBe(0.8);
    expect(metrics.overall["error_rate"]).toBe(0);

    const nothing = ["not asked", "not asked", "not asked", "not asked"];
    const reached = ["asked", "asked", "asked", "not judged"];

    expect(statesInOutputs(folder, "docs")).toEqual(
      Object.fromEntries(cases.map(({ id }, i) => [id, i < 10 ? reached : nothing])),
    );
    expect(textIn(folder, "junit.xml", "docs")).toContain(
      '<testsuite name="docs.intent even" tests="15" failures="0" errors="0" skipped="15">',
    );
    // The log ends with the failure: figures of a part would be read as the run's.
    expect(row(stdout, "recall@10")).toEqual([]);
  });

  it("are left out of the baseline beside a shard", async () => {
    const folder = await recordProject();
    const { code, stdout } = await run(folder, "gate", ["--shard", "1/3"]);

    expect(code).toBe(1);
    expect(stdout).not.toContain("recall@10");

    const judged = Object.values(statesInOutputs(folder, "docs-1-of-3")).map((each) => each.at(-1));

    expect(judged).toEqual(Array.from({ length: 10 }, () => "not judged"));
  });
});
