/** What the outputs have of queries that a run did not ask. */
import { describe, expect, it } from "vitest";
import { parseCsv } from "../reporters/parse-csv.ts";
import { retrievalGate } from "../helpers/command.ts";
import {
  type Json,
  configFile,
  recordedProject,
  reportIn,
  run,
  suiteFile,
  textIn,
} from "../helpers/gated-project.ts";

/** Thirty cases in two intents. The search misses every seventh: 0, 7, 14, 21 and 28. */
const cases = Array.from({ length: 30 }, (_, i) => ({
  id: `c${String(i).padStart(2, "0")}`,
  query: `q${i}`,
  intent: i % 2 === 0 ? "even" : "odd",
  expected: [`d${i}`],
}));
/** With STUCK it answers only the first ten queries in time. */
const SEARCH = `export default async (query) => {
  const i = Number(query.slice(1));
  if (process.env.STUCK && i > 9) await new Promise((resolve) => setTimeout(resolve, 60_000));
  return [{ id: i % 7 === 0 ? "other" : "d" + i }, { id: "x" + i }];
};`;
const CONFIG = configFile({ retriever: { kind: "module", path: "search.mjs", timeout_ms: 1500 } });
/** A retriever that can't be asked, since no environment has its secret. */
const RETRIEVER_WITHOUT_SECRET = {
  kind: "http",
  url: "http://127.0.0.1:9/",
  headers: { authorization: { env: "NO_SUCH_SECRET" } },
  results: "@",
};

/** A recorded project with a second config, secret.json, whose retriever can't be asked. */
const makeProject = recordedProject({
  "suite.json": suiteFile("docs", cases),
  "search.mjs": SEARCH,
  "retrieval-gate.json": CONFIG,
  "secret.json": { ...CONFIG, retriever: RETRIEVER_WITHOUT_SECRET },
});

/** What each file of a report says of one case: that it was asked, or not, or not judged. */
interface CaseInOutputs {
  readonly json: string;
  readonly page: string;
  readonly csv: string;
  readonly junit: string;
}

/** By case id, from the files of this report. */
function readCaseStates(
  folder: string,
  reportName: string,
): Readonly<Record<string, CaseInOutputs>> {
  const text = (file: string): string => textIn(folder, file, reportName);
  const json = reportIn(folder, reportName);
  const data = text("report.html").split('<script id="data" type="application/json">')[1]!;
  const page = JSON.parse(data.split("</script>")[0]!) as Json;
  const [head, ...rows] = parseCsv(text("cases.csv"));
  const measuredColumns = ["ranks", "results", "degraded", "recall@10", "zero_result_rate"];
  const stateOfCase = (id: string): CaseInOutputs => {
    const cellOf = (name: string): string =>
      rows.find((row) => row[0] === id)![head!.indexOf(name)]!;
    const skippedTest = new RegExp(
      `<testcase [^>]* name="${id}"[^>]*>\\s*<skipped [^>]*message="([^"]*)"`,
    );
    const jsonCase = json.cases.find((each: Json) => each.id === id);
    const pageCase = page.cases.find((each: Json) => each.id === id);
    return {
      json: jsonCase.asked === false ? "not asked" : "asked",
      page: pageCase.now === null ? "not asked" : "asked",
      csv: measuredColumns.every((name) => cellOf(name) === "") ? cellOf("error") : "asked",
      junit: skippedTest.exec(text("junit.xml"))?.[1] ?? "tested",
    };
  };
  return Object.fromEntries(json.cases.map(({ id }: Json) => [id, stateOfCase(id)]));
}

/** The row of a metric in the log: baseline, now, change. Empty if the log has none. */
const metricRow = (log: string, metric: string): readonly string[] =>
  log
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .find(([first]) => first === metric)
    ?.slice(1, 4) ?? [];

describe("gate, of queries that were not asked", () => {
  it("has no figures if no query was asked", async () => {
    const folder = await makeProject();

    const { code, stdout } = await retrievalGate(folder, ["gate", "--config", "secret.json"]);

    expect(code).toBe(2);
    expect(stdout).toContain("missing_secret");
    // A recall of no query is no recall of 0.
    expect(stdout).not.toContain("0.000");
    expect(reportIn(folder, "docs-secret")).toMatchObject({ verdict: "error", metrics: null });
  });

  it("leaves queries that were not asked out on both sides if the run ended early", async () => {
    const folder = await makeProject();

    // The search answers the first ten of 30 queries, of which it misses 0 and 7.
    const { code, stdout } = await run(folder, "gate", [], { STUCK: "1" });

    expect(code).toBe(3);

    const { metrics } = reportIn(folder, "docs");

    expect(metrics.overall["recall@10"]).toBe(8 / 10);
    expect(metrics.overall["error_rate"]).toBe(0);

    // junit.xml judges no case of a run that ended early.
    const askedCase = { json: "asked", page: "asked", csv: "asked", junit: "not judged" };
    const unaskedCase = {
      json: "not asked",
      page: "not asked",
      csv: "not asked",
      junit: "not asked",
    };

    expect(readCaseStates(folder, "docs")).toEqual(
      Object.fromEntries(cases.map(({ id }, i) => [id, i < 10 ? askedCase : unaskedCase])),
    );
    // Half of the 30 cases are even.
    expect(textIn(folder, "junit.xml", "docs")).toContain(
      '<testsuite name="docs.intent even" tests="15" failures="0" errors="0" skipped="15">',
    );
    // The log ends with the failure: figures of a part would be read as the run's.
    expect(metricRow(stdout, "recall@10")).toEqual([]);
  });

  it("a shard's report has its own queries alone, without verdicts and figures", async () => {
    const folder = await makeProject();

    const { code, stdout } = await run(folder, "gate", ["--shard", "1/3"]);

    // A shard alone always ends with 1, and has neither figures nor verdicts: the merge has these.
    expect(code).toBe(1);
    expect(stdout).not.toContain("recall@10");

    const junitStates = Object.values(readCaseStates(folder, "docs-1-of-3")).map(
      ({ junit }) => junit,
    );

    expect(junitStates).toEqual(Array.from({ length: 30 / 3 }, () => "not judged"));
  });
});
