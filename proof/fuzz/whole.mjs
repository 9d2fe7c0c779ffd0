/**
 * The whole command on a damaged project, many in one process, and the whole action (action.mjs):
 * `gate` and `record` as their arguments start them. Exit 0 needs a verdict `pass` and every file
 * of the report; whatever is printed is no command for the runner.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gate, record } from "../../src/cli/outcome.ts";
import { endingOfError, findExitCode } from "../../src/exit-code.ts";
import { GateError } from "../../src/errors.ts";
import { describeError } from "../../src/exit.ts";
import { REPORTERS } from "../../src/reporters/registry.ts";
import { makeActionTarget } from "./action.mjs";
import { damagedText, damagedValue, hostileText } from "./draw.mjs";
import { ANSWERS, CONFIG, SUITE } from "./files.mjs";
import { requireTrue, requireNoCommands } from "./must.mjs";

const folder = mkdtempSync(join(tmpdir(), "fuzz-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const host = join(folder, "host");
mkdirSync(host);
const MODULE_HOST = join(host, "module-host.js");
writeFileSync(MODULE_HOST, "");

const jsonLines = (values) => values.map((each) => `${JSON.stringify(each)}\n`).join("");
const PROJECT = {
  "retrieval-gate.json": JSON.stringify(CONFIG),
  "suite.json": JSON.stringify(SUITE),
  "answers.jsonl": jsonLines(ANSWERS),
};

/** An exit guard that ends nothing: no signal comes here. */
const GUARD = {
  signal: new AbortController().signal,
  listen: () => {},
  divertStrays: () => {},
  leave: () => {},
};

/** Exit code of the command in a fresh project, what it printed, and the folder. */
async function runCommand(command, args, project, environment = {}) {
  const at = join(folder, "project");
  rmSync(at, { recursive: true, force: true });
  mkdirSync(at);
  for (const [name, text] of Object.entries(project)) {
    writeFileSync(join(at, name), text);
  }
  let printed = "";
  const appendOutput = (text) => (printed += text);
  const ports = {
    environment,
    workingDirectory: at,
    guard: GUARD,
    moduleHost: MODULE_HOST,
    out: appendOutput,
    err: appendOutput,
    columns: null,
  };
  let ending;
  try {
    ending = await command(["--config", "retrieval-gate.json", ...args], ports);
  } catch (error) {
    if (!(error instanceof GateError)) {
      throw error;
    }
    appendOutput(describeError(error));
    ending = endingOfError(error);
  }
  return { code: findExitCode(ending), printed, at };
}

const recorded = await runCommand(record, [], PROJECT);
requireTrue(recorded.code === 0, "the project can't be recorded", recorded.printed);
const baseline = readFileSync(join(recorded.at, "baseline.json"), "utf8");
const WITH_BASELINE = { ...PROJECT, "baseline.json": baseline };
const shard = await runCommand(gate, ["--shard", "1/2"], WITH_BASELINE);
requireTrue(shard.code === 1, "the project has no shard", shard.printed);

export const BASELINE = JSON.parse(baseline);
export const PART = JSON.parse(
  readFileSync(join(shard.at, "retrieval-gate-report/fuzz-1-of-2/part.json"), "utf8"),
);

function damageFile(draw, name, text) {
  if (draw.chance(30)) {
    return damagedText(draw, text);
  }
  if (!name.endsWith(".jsonl")) {
    return JSON.stringify(damagedValue(draw, JSON.parse(text)));
  }
  const rows = text
    .trimEnd()
    .split("\n")
    .map((row) => JSON.parse(row));
  return jsonLines(rows.map((row) => (draw.chance(30) ? damagedValue(draw, row) : row)));
}

/** One of the project's files damaged, or answers that lack what they had. */
function damagedProject(draw) {
  if (draw.chance(20)) {
    const worse = ANSWERS.map((row) =>
      draw.chance(50) ? { ...row, results: row.results.slice(1) } : row,
    );
    return { ...WITH_BASELINE, "answers.jsonl": jsonLines(worse) };
  }
  const name = draw.pick(Object.keys(WITH_BASELINE));
  return { ...WITH_BASELINE, [name]: damageFile(draw, name, WITH_BASELINE[name]) };
}

/** Files that every report of a verdict has. */
const ALWAYS = [
  "report.json",
  "report.html",
  "summary.md",
  "junit.xml",
  "cases.csv",
  "baseline.json",
];
requireTrue(
  ALWAYS.every((file) => REPORTERS.some((each) => each.file === file)),
  "a file that no reporter writes",
  ALWAYS,
);

/** What a report behind exit 0 holds. */
function mustPass(report) {
  for (const file of ALWAYS) {
    requireTrue(existsSync(join(report, file)), "exit 0 without a file", file);
  }
  const { verdict, checks } = JSON.parse(readFileSync(join(report, "report.json"), "utf8"));
  requireTrue(
    verdict === "pass" && checks.length > 0 && checks.every(({ passed }) => passed),
    "exit 0 with",
    verdict,
  );
}

async function drawCommand(draw) {
  const project = damagedProject(draw);
  const act = draw.chance(80) ? gate : record;
  const args = draw.chance(10)
    ? [
        draw.pick(["--json", "--shard", "--case", "--intent", "--suite", "--report-dir"]),
        hostileText(draw, 2),
      ]
    : [];
  const { code, printed, at } = await runCommand(
    act,
    args.filter((each) => each !== "--json" || args[1] === ""),
    project,
  );
  requireNoCommands(printed);
  requireTrue([0, 1, 2, 3].includes(code), "an exit code", code);
  requireTrue(!printed.includes("internal"), "a defect of ours", printed);
  if (code !== 0 || act === record || args.length > 0) {
    return code;
  }
  mustPass(join(at, "retrieval-gate-report", JSON.parse(project["suite.json"]).name));
  return code;
}

const action = makeActionTarget({
  folder,
  project: WITH_BASELINE,
  damagedProject,
  guard: GUARD,
  moduleHost: MODULE_HOST,
  mustPass,
});

export const TARGETS = { command: drawCommand, action };
