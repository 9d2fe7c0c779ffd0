/** A project whose retriever varies its answers as the variables of its environment say. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Json, casesFile, configFile, suiteFile } from "../helpers/gated-project.ts";
import { workspace } from "../helpers/workspace.ts";

/**
 * Finds document n for query n first, but not for the numbers in MISSES, or in FIRST at the first
 * start. The second result is the same in all answers; if VARY is `query`, every answer has another,
 * and if it is `start`, every start has. If VARY is `misses`, start n misses document 8 + n % 4. The
 * files starts.txt and queries.txt have a character for each start and query.
 */
export const SERVE = `import { appendFileSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
const { MISSES = "", FIRST, VARY } = process.env;
appendFileSync("starts.txt", "x");
const start = readFileSync("starts.txt", "utf8").length;
const missed = ((start === 1 && FIRST) || MISSES).split(",").filter(Boolean).map(Number);
if (VARY === "misses") missed.push(8 + (start % 4));
let asked = 0;
for await (const line of createInterface({ input: process.stdin })) {
  appendFileSync("queries.txt", "x");
  const { id, query } = JSON.parse(line);
  const n = Number(query.slice(5));
  const other = VARY === "query" ? ++asked : VARY === "start" ? start : 0;
  const results = [{ id: missed.includes(n) ? "miss" : "d" + n }, { id: "other-" + other }];
  console.log(JSON.stringify({ id, results }));
}`;

/** The config of such a project, with further members. */
export const varyingConfig = (more: object = {}): Json =>
  configFile({ retriever: { kind: "command", command: [process.execPath, "serve.mjs"] }, ...more });

/** A project of so many cases, with further members of its config; nothing is recorded yet. */
export const varyingProject = (cases: number, more: object = {}): string =>
  workspace({
    "suite.json": suiteFile("docs", casesFile(cases)),
    "serve.mjs": SERVE,
    "retrieval-gate.json": varyingConfig(more),
  });

/** The number of starts or queries: the characters of this file. */
export const countIn = (folder: string, file: "starts.txt" | "queries.txt"): number =>
  readFileSync(path.join(folder, file), "utf8").length;

/** The baseline in this folder, parsed. */
export const baselineIn = (folder: string): Json =>
  JSON.parse(readFileSync(path.join(folder, "baseline.json"), "utf8"));

/** The first notice of the report with this code. */
export const findNotice = ({ notices }: Json, code: string): Json =>
  notices.find((notice: Json) => notice.code === code);
