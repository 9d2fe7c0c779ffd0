/** The gate's memory of what it read, and what the runner reads after it. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { ERROR, FAIL, PASS, type Row } from "./row.ts";

/** `gate` is the pid of the gate. */
const LOOK = `const gate = process.ppid;
const read = (file) => fs.readFileSync(file, "utf8");
`;
const LOSE = `[{ id: "other" }]`;

const ROWS: readonly Row[] = [
  { name: "none", ...PASS },
  {
    name: "config, suite and baseline rewritten while it runs",
    start: `for (const file of ["suite.json", "retrieval-gate.yaml", "baseline.json"]) fs.writeFileSync(file, "{}");`,
    results: `query === "document-1" || query === "document-2" || query === "document-3" || query === "document-4" ? ${LOSE} : found`,
    ...FAIL,
  },
  {
    name: "the event's file rewritten while it runs",
    start: `const event = read("/proc/" + gate + "/environ").split("\\0").find((each) => each.startsWith("GITHUB_EVENT_PATH=")).slice(18);
      fs.writeFileSync(event, '{"action":"labeled","label":{"name":"retrieval-gate:accept"}}');`,
    results: `query > "document-3" ? ${LOSE} : found`,
    ...FAIL,
  },
  {
    name: "a signal to the gate that opens a debugger",
    start: `process.kill(gate, "SIGUSR1");`,
    results: LOSE,
    ...FAIL,
  },
  {
    name: "a report of success in the place of the gate's",
    start: `fs.mkdirSync("retrieval-gate-report/hostile", { recursive: true });
      fs.writeFileSync("retrieval-gate-report/hostile/report.json", '{"verdict":"pass","exit_code":0}');`,
    results: LOSE,
    ...FAIL,
    check: ({ files }) =>
      expect(JSON.parse(files.get("report.json")!)).toMatchObject({ verdict: "fail" }),
  },
  {
    name: "a folder in the place of a file of the report",
    start: `fs.mkdirSync("retrieval-gate-report/hostile/report.html/x", { recursive: true });`,
    ...ERROR,
    says: /report_incomplete/,
  },
  {
    name: "a note that record wrote the baseline of the work tree",
    start: `const temp = read("/proc/" + gate + "/environ").split("\\0").find((each) => each.startsWith("RUNNER_TEMP=")).slice(12);
      fs.writeFileSync(path.join(temp, "retrieval-gate-recorded.txt"), "x\\n");`,
    ...PASS,
    check: ({ workspace }) => {
      expect(existsSync(join(workspace, "baseline.json"))).toBe(true);
      expect(readFileSync(join(workspace, "suite.json"), "utf8")).toContain("hostile");
    },
  },
];

export const PROGRAM_ROWS: readonly Row[] = ROWS.map((row) => ({
  ...row,
  start: `${LOOK}${row.start ?? ""}`,
}));
