/** Attacks on files that the gate has read, on its process, and on files that the runner reads. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { ERROR, FAIL, PASS } from "../faulty-step.ts";
import { type Row } from "./row.ts";

/** JavaScript: the gate's process id, a function that reads a file, and one for its variables. */
const HELPERS = `const gate = process.ppid;
const read = (file) => fs.readFileSync(file, "utf8");
const gateVariable = (name) =>
  read("/proc/" + gate + "/environ").split("\\0").find((each) => each.startsWith(name + "=")).slice(name.length + 1);
`;
/** JavaScript: results without the document of the query. */
const WRONG_RESULTS = `[{ id: "other" }]`;

const ROWS: readonly Row[] = [
  { name: "it does nothing else than answer", ...PASS },
  // In the next two rows, documents 4 to 7 of 0 to 7 are lost.
  {
    name: "it rewrites config, suite and baseline while it runs",
    start: `for (const file of ["suite.json", "retrieval-gate.yaml", "baseline.json"]) fs.writeFileSync(file, "{}");`,
    results: `query > "document-ü-3" ? ${WRONG_RESULTS} : found`,
    ...FAIL,
  },
  {
    name: "it rewrites the event's file while it runs",
    start: `fs.writeFileSync(gateVariable("GITHUB_EVENT_PATH"), '{"action":"labeled","label":{"name":"retrieval-gate:accept"}}');`,
    results: `query > "document-ü-3" ? ${WRONG_RESULTS} : found`,
    ...FAIL,
  },
  {
    name: "it sends the gate the signal that opens a debugger",
    start: `process.kill(gate, "SIGUSR1");`,
    results: WRONG_RESULTS,
    ...FAIL,
  },
  {
    name: "it puts a report of success in the place of the gate's",
    start: `fs.mkdirSync("retrieval-gate-report/search", { recursive: true });
      fs.writeFileSync("retrieval-gate-report/search/report.json", '{"verdict":"pass","exit_code":0}');`,
    results: WRONG_RESULTS,
    ...FAIL,
    check: ({ files }) =>
      expect(JSON.parse(files.get("report.json")!)).toMatchObject({ verdict: "fail" }),
  },
  {
    name: "it makes a folder in the place of a file of the report",
    start: `fs.mkdirSync("retrieval-gate-report/search/report.html/x", { recursive: true });`,
    ...ERROR,
    says: /report_incomplete/,
  },
  {
    name: "it writes a file into RUNNER_TEMP",
    start: `fs.writeFileSync(path.join(gateVariable("RUNNER_TEMP"), "retrieval-gate-recorded.txt"), "x\\n");`,
    ...PASS,
    // The gate takes no orders from files there: baseline and suite are still in place.
    check: ({ workspace }) => {
      expect(existsSync(join(workspace, "baseline.json"))).toBe(true);
      expect(readFileSync(join(workspace, "suite.json"), "utf8")).toContain("search");
    },
  },
];

export const PROGRAM_ROWS: readonly Row[] = ROWS.map((row) => ({
  ...row,
  start: `${HELPERS}${row.start ?? ""}`,
}));
