/** `gate` and `record`: the same run, judged against the baseline or written as the new one. */
import { type Ending, endingOfReport } from "../exit-code.ts";
import { logLine } from "../words/escape.ts";
import { renderReportJson } from "../reporters/report-json.ts";
import { renderText } from "../reporters/text.ts";
import { type Command, type CommandPorts, type Flags, readFlags, text } from "./command.ts";
import { recordText } from "../app/record.ts";
import type { GateRequest } from "../app/request.ts";
import { runGateOnEvent } from "../app/gate.ts";

const FLAGS: Flags = {
  config: { type: "string" },
  suite: { type: "string" },
  baseline: { type: "string" },
  "base-directory": { type: "string" },
  "report-dir": { type: "string" },
  shard: { type: "string" },
  leaderboard: { type: "string" },
  json: { type: "boolean" },
};
const GATE_FLAGS: Flags = { ...FLAGS, "base-ref": { type: "string" } };
const RECORD_FLAGS: Flags = { ...FLAGS, out: { type: "string" } };

const COMMON_HELP = `  --config F           config file (retrieval-gate.yaml)
  --suite F            suite in place of the config's
  --baseline F         baseline in place of the config's
  --report-dir D       where the report goes (retrieval-gate-report/<suite name>)
  --leaderboard F      CSV to which a run that passed or failed appends its row; other headers are refused
  --json               print report.json instead of text
`;

const HELP = {
  gate: `Usage: retrieval-gate gate [flags]

Runs the suite against the retriever, compares with the baseline, writes the report.
Exit code: 0 pass, 1 fail, 2 wrong or incomparable input, 3 retriever or measurement failed.

${COMMON_HELP}  --base-ref R         commit or branch whose rules hold (the merge base with the default branch)
  --base-directory D   checkout of that commit; base and head are then measured side by side
  --shard i/n          ask part i of n of the cases and write it for \`merge\`; the verdict is partial, the exit code 1

Example: retrieval-gate gate --config retrieval-gate.yaml
`,
  record: `Usage: retrieval-gate record [flags]

Runs the suite and writes the baseline. Refuses when the run had errors or breaks its own floors and ceilings.

${COMMON_HELP}  --out F              where the baseline goes (the config's \`baseline\`)

Example: retrieval-gate record --config retrieval-gate.yaml
`,
} as const;

async function run(
  command: "gate" | "record",
  argv: readonly string[],
  ports: CommandPorts,
): Promise<Ending> {
  const values = readFlags(command, argv, command === "record" ? RECORD_FLAGS : GATE_FLAGS);
  if (values["help"] === true) {
    ports.out(HELP[command]);
    return { kind: "answered" };
  }
  return judgeAndPrint(requestOf(command, values, ports), values["json"] === true, ports);
}

/** What `gate`, `record` and `merge` have in common. */
export async function judgeAndPrint(
  request: GateRequest,
  json: boolean,
  ports: CommandPorts,
): Promise<Ending> {
  const outcome = await runGateOnEvent(request, {
    environment: ports.environment,
    signal: ports.guard.signal,
    moduleHost: ports.moduleHost,
    progress: (line) => ports.err(`${logLine(line)}\n`),
    line: ports.columns === null ? null : (line) => ports.err(`\r\x1b[2K${logLine(line)}`),
  });
  const { report } = outcome;
  const color = ports.columns !== null && ports.environment["NO_COLOR"] === undefined;
  const reportPath = outcome.files.includes("report.html") ? `${outcome.reportDir}/report.html` : null;
  if (json) ports.out(renderReportJson(report));
  else ports.out(renderText(report, { color, width: ports.columns ?? 120, reportPath }));
  if (request.command === "record" && !json) ports.out(recordText(outcome, ports.workingDirectory));
  if (outcome.leaderboard !== undefined) {
    ports.err(
      `${outcome.leaderboard.written ? "note" : "warning"}: ${logLine(outcome.leaderboard.message)}\n`,
    );
  }
  return endingOfReport(report, outcome.complete);
}

function requestOf(
  command: "gate" | "record",
  values: ReturnType<typeof readFlags>,
  ports: CommandPorts,
): GateRequest {
  return {
    command,
    workingDirectory: ports.workingDirectory,
    config: text(values, "config"),
    suite: text(values, "suite"),
    baseline: text(values, "baseline"),
    baseDirectory: text(values, "base-directory"),
    baseRef: text(values, "base-ref"),
    reportDir: text(values, "report-dir"),
    shard: text(values, "shard"),
    parts: [],
    leaderboard: text(values, "leaderboard"),
    out: text(values, "out"),
  };
}

export const gate: Awaited<ReturnType<Command["load"]>> = (argv, ports) => run("gate", argv, ports);
export const record: Awaited<ReturnType<Command["load"]>> = (argv, ports) => run("record", argv, ports);
