/**
 * Real changes of a real retriever, gated with the default rules: `node proof/natural-regressions.mjs [--check]`. On
 * three public collections each of four rankings is held against each other one; verdict, interval and causes make the
 * table of docs/studies/regressions.md. `--check` compares instead of writing. The data stand beside the project, in
 * ../shared/data or where SHARED_DATA says.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, dataFolder } from "./kit.mjs";

const DATA = dataFolder("gated");
const CLI = join(ROOT, "dist/cli/index.js");
const PAGE = join(ROOT, "docs/studies/regressions.md");
const COLLECTIONS = ["adi", "cranfield", "cacm"];
const SYSTEMS = ["tuned", "bm25", "degraded", "titleonly"];
const K = 10;

function command(folder, name, config) {
  const args = [CLI, name, "--config", config, "--report-dir", join(folder, "report")];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  const wanted = name === "record" ? [0] : [0, 1];
  if (!wanted.includes(status))
    throw new Error(`${name} of ${config} ended with ${status}:\n${stdout}${stderr}`);
  return JSON.parse(readFileSync(join(folder, "report/report.json"), "utf8"));
}

/** A folder with the collection, and a config for each system against each one's baseline. */
function prepare(name) {
  const folder = mkdtempSync(join(tmpdir(), "natural-regressions-"));
  cpSync(join(DATA, name), join(folder, name), { recursive: true });
  const dataset = { format: "beir", path: name, intent: "all" };
  writeFileSync(join(folder, "suite.json"), JSON.stringify({ version: 1, name, revision: "1", dataset }));
  for (const before of SYSTEMS) {
    for (const after of SYSTEMS) {
      const config = {
        version: 1,
        suite: "suite.json",
        baseline: `${before}.baseline.json`,
        k: K,
        latency: "off",
        retriever: { kind: "run", path: `${name}/runs/${after}.trec` },
      };
      writeFileSync(join(folder, `${before}-${after}.json`), JSON.stringify(config));
    }
  }
  for (const system of SYSTEMS) command(folder, "record", `${system}-${system}.json`);
  return folder;
}

const signed = (value) => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(3)}`;

function change(report, metric) {
  const check = report.checks.find((each) => each.metric === metric && each.scope === "overall");
  const { delta, interval } = check.evidence;
  const bounds = interval === null ? "" : ` [${signed(interval[0])}, ${signed(interval[1])}]`;
  return `${signed(delta)}${bounds}`;
}

function row(collection, before, after, report) {
  const secondary = report.secondary_categories.map((each) => `(${each})`);
  const verdict = [report.verdict, ...report.categories, ...secondary].join(" ");
  const failed = new Set(report.checks.filter((each) => !each.passed).map((each) => each.metric));
  const causes = report.loss_causes.map(({ cause, cases }) => `${cause} ${cases}`).join(", ");
  const figures = [change(report, `recall@${K}`), change(report, `ndcg@${K}`)];
  const lost = (report.losses ?? []).length;
  return `| ${[collection, before, after, verdict, [...failed].join(", ") || "none", ...figures, lost, causes === "" ? "none" : causes].join(" | ")} |`;
}

function table() {
  const rows = COLLECTIONS.flatMap((name) => {
    const folder = prepare(name);
    try {
      return SYSTEMS.flatMap((before) =>
        SYSTEMS.filter((after) => after !== before).map((after) =>
          row(name, before, after, command(folder, "gate", `${before}-${after}.json`)),
        ),
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
  return [
    `| collection | from | to | verdict | failed checks | recall@${K} | ndcg@${K} | cases that lost a target | their causes |`,
    "|---|---|---|---|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}

const [BEGIN, END] = ["<!-- table: begin -->", "<!-- table: end -->"];
const page = readFileSync(PAGE, "utf8");
const [head, rest] = page.split(BEGIN);
const current = `${head}${BEGIN}\n${table()}\n${END}${rest.split(END)[1]}`;
if (!process.argv.includes("--check")) writeFileSync(PAGE, current);
else if (current !== page) {
  console.log(
    "docs/studies/regressions.md is not what the command finds; run `node proof/natural-regressions.mjs`",
  );
  process.exitCode = 1;
}
console.log(current.slice(current.indexOf(BEGIN)));
