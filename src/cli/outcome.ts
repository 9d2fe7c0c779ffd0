/** What `gate`, `record` and `merge` have in common: their flags, the request and what is printed. */
import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { runGateOnEvent } from "../app/gate.ts";
import { recordText } from "../app/record.ts";
import { type GateRequest, emptyRequest } from "../app/request.ts";
import { selectionOf } from "../app/selection.ts";
import { type Ending, endingOfReport } from "../exit-code.ts";
import { renderReportJson } from "../reporters/report-json.ts";
import { inChunks } from "../system/chunks.ts";
import { renderText } from "../reporters/text.ts";
import { findRoot } from "../system/root.ts";
import { logLine } from "../words/escape.ts";
import { type CommandPorts, type Flags, type FlagValues, text, texts } from "./command.ts";

export const COMMON_FLAGS: Flags = {
  config: { type: "string" },
  suite: { type: "string" },
  baseline: { type: "string" },
  "base-directory": { type: "string" },
  "report-dir": { type: "string" },
  shard: { type: "string" },
  leaderboard: { type: "string" },
  json: { type: "boolean" },
};

export const COMMON_HELP = `  --config F           config file (retrieval-gate.yaml)
  --suite F            suite in place of the config's
  --baseline F         baseline in place of the config's
  --report-dir D       where the report goes (retrieval-gate-report/<suite name>)
  --leaderboard F      CSV to which a run that passed or failed appends its row; other headers are refused
  --json               print report.json instead of text
`;

/** A flag that the command does not have is null. */
export function requestOf(
  command: GateRequest["command"],
  values: FlagValues,
  { workingDirectory }: CommandPorts,
  parts: readonly string[] = [],
): GateRequest {
  return {
    ...emptyRequest(command, workingDirectory),
    config: text(values, "config"),
    suite: text(values, "suite"),
    baseline: text(values, "baseline"),
    baseDirectory: text(values, "base-directory"),
    baseRef: text(values, "base-ref"),
    reportDir: text(values, "report-dir"),
    shard: text(values, "shard"),
    parts,
    leaderboard: text(values, "leaderboard"),
    only: selectionOf({
      cases: texts(values, "case"),
      intents: texts(values, "intent"),
      tags: texts(values, "tag"),
    }),
    out: text(values, "out"),
    runs: text(values, "runs"),
    latency: values["latency"] === true,
    accept: values["accept"] === true,
  };
}

/** The working directory, relative to the repository's root; undefined where there is none. */
function here({ workingDirectory }: CommandPorts): string | undefined {
  if (!existsSync(workingDirectory)) return undefined;
  const root = findRoot(workingDirectory).directory;
  return path.relative(root, realpathSync(workingDirectory)).split(path.sep).join("/");
}

/** Runs the gate and prints what came of it. */
export async function runAndPrint(request: GateRequest, json: boolean, ports: CommandPorts): Promise<Ending> {
  const plain = ports.environment["NO_COLOR"] !== undefined || ports.environment["TERM"] === "dumb";
  const outcome = await runGateOnEvent(request, {
    environment: ports.environment,
    signal: ports.guard.signal,
    listen: () => ports.guard.listen(),
    moduleHost: ports.moduleHost,
    progress: (line) => ports.err(`${logLine(line)}\n`),
    line: ports.columns === null || plain ? null : (line) => ports.err(`\r\x1b[2K${logLine(line)}`),
  });
  const { report } = outcome;
  const reportPath = outcome.files.includes("report.html") ? `${outcome.reportDir}/report.html` : null;
  if (json) for (const part of inChunks(renderReportJson(report))) ports.out(part);
  else {
    const forced = !["", "0", undefined].includes(ports.environment["FORCE_COLOR"]);
    const shown = { color: (ports.columns !== null || forced) && !plain, wrap: ports.columns !== null };
    ports.out(renderText(report, { ...shown, width: ports.columns ?? 120, reportPath, folder: here(ports) }));
  }
  if (request.command === "record" && !json) ports.out(recordText(outcome, ports.workingDirectory));
  if (outcome.leaderboard !== undefined) {
    ports.err(
      `${outcome.leaderboard.written ? "note" : "warning"}: ${logLine(outcome.leaderboard.message)}\n`,
    );
  }
  return endingOfReport(report, outcome.complete);
}
