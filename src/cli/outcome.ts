/** `gate`, `record` and `merge`: their flags, the request and what is printed. */
import { GateError } from "../errors.ts";
import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { runGateOnEvent } from "../app/gate.ts";
import { describeIgnoredFiles } from "../app/ignored-file.ts";
import { misspeltText, recordText } from "../app/record-text.ts";
import { type GateOutcome, type GateRequest, emptyRequest } from "../app/request.ts";
import { selectionOrNull } from "../app/selection.ts";
import { type Ending, endingOfReport, findExitCode } from "../exit-code.ts";
import { renderBrief } from "../reporters/brief-json.ts";
import { renderReportJson } from "../reporters/report-json.ts";
import { inChunks } from "../system/chunks.ts";
import { buildView } from "../messages/view.ts";
import { renderText } from "../reporters/text.ts";
import { findRoot } from "../system/root.ts";
import { logLine } from "../messages/escape.ts";
import {
  type CommandPorts,
  SWITCH,
  TEXT,
  TEXTS,
  type Flags,
  type FlagValues,
  type CommandRun,
  gatePorts,
  isPlainTerminal,
  makeCommand,
  textFlag,
  repeatedFlag,
} from "./command.ts";

/** The flags of all three commands. Each help describes `shard` and `base-directory` itself. */
const COMMON_FLAGS: Flags = {
  config: TEXT,
  suite: TEXT,
  baseline: TEXT,
  "base-directory": TEXT,
  "report-dir": TEXT,
  shard: TEXT,
  leaderboard: TEXT,
  json: SWITCH,
  brief: SWITCH,
};

const COMMON_HELP = `  --config F           config file (retrieval-gate.yaml)
  --suite F            suite in place of the config's
  --baseline F         baseline in place of the config's
  --report-dir D       where the report goes (retrieval-gate-report/<suite name>)
  --leaderboard F      CSV to which a run that passed or failed adds a row; its header must be the
                       leaderboard's
  --json               print report.json instead of text
  --brief              print the report in short, as JSON of at most 4 KB
                       (schemas/brief.schema.json)
`;

const BASE_REF_HELP = `  --base-ref R         branch or commit: the rules of its newest commit in HEAD apply
                       (the default branch). A branch of origin goes before a local one. Ignored on
                       GitHub's events pull_request and merge_group, and on a push to the default
                       branch
`;

/**
 * Returns the request of this command line. What a flag of another command would set is null, or
 * false. `parts`: the folders that `merge` joins.
 */
function makeRequest(
  command: GateRequest["command"],
  values: FlagValues,
  { workingDirectory }: CommandPorts,
  parts: readonly string[] = [],
): GateRequest {
  if (values["base-ref"] === "") {
    throw new GateError(
      "base_not_found",
      "--base-ref is empty",
      "Perhaps a variable is not set, or this clone lacks the history. Without a base a change is judged by its own files: name the base, or leave the flag out.",
    );
  }
  return {
    ...emptyRequest(command, workingDirectory),
    config: textFlag(values, "config"),
    suite: textFlag(values, "suite"),
    baseline: textFlag(values, "baseline"),
    baseDirectory: textFlag(values, "base-directory"),
    baseRef: textFlag(values, "base-ref"),
    reportDir: textFlag(values, "report-dir"),
    shard: textFlag(values, "shard"),
    parts,
    leaderboard: textFlag(values, "leaderboard"),
    only: selectionOrNull({
      cases: repeatedFlag(values, "case"),
      intents: repeatedFlag(values, "intent"),
      tags: repeatedFlag(values, "tag"),
    }),
    out: textFlag(values, "out"),
    runs: textFlag(values, "runs"),
    latency: values["latency"] === true,
    accept: values["accept"] === true,
  };
}

/**
 * Runs the command and prints its result on `out`, in the asked format; as text also which expected
 * documents of new cases are misspelt (`gate`), or what was recorded (`record`). Progress and notes
 * go to `err`. Returns the ending that the report asks for.
 */
async function runAndPrint(
  request: GateRequest,
  format: OutputFormat,
  ports: CommandPorts,
): Promise<Ending> {
  const outcome = await runGateOnEvent(request, gatePorts(ports));
  const { report } = outcome;
  const ending = endingOfReport(report, outcome.complete);
  printReport(outcome, ending, format, ports);
  if (outcome.keptEarlier === true) {
    const folder = path.relative(ports.workingDirectory, outcome.reportDir);
    ports.err(`note: nothing was measured, so the earlier report stays in ${logLine(folder)}\n`);
  }
  if (request.command === "gate" && format === "text") {
    ports.out(misspeltText(report, ports.workingDirectory));
  }
  if (request.command === "record" && format === "text") {
    ports.out(recordText(outcome, ports.workingDirectory));
    const { baselinePath } = outcome;
    const warnings = baselinePath === null ? [] : describeIgnoredFiles([baselinePath], ports);
    ports.out(warnings.map((warning) => `warning: ${warning}\n`).join(""));
  }
  if (outcome.leaderboard !== undefined) {
    const { written, message } = outcome.leaderboard;
    ports.err(`${written ? "note" : "warning"}: ${logLine(message)}\n`);
  }
  return ending;
}

function printReport(
  { report, reportDir, files }: GateOutcome,
  ending: Ending,
  format: OutputFormat,
  { environment, columns, workingDirectory, out }: CommandPorts,
): void {
  if (format === "json") {
    for (const chunk of inChunks(renderReportJson(report, buildView(report)))) {
      out(chunk);
    }
    return;
  }
  const reportPath = files.includes("report.html") ? `${reportDir}/report.html` : null;
  const view = buildView(report, {
    folder: folderInRepository(workingDirectory),
    reportDir: path.relative(workingDirectory, reportDir),
  });
  if (format === "brief") {
    out(renderBrief(view, findExitCode(ending), reportPath));
    return;
  }
  const isTerminal = columns !== null;
  const isColorForced = !["", "0", undefined].includes(environment["FORCE_COLOR"]);
  const color = (isTerminal || isColorForced) && !isPlainTerminal(environment);
  // Lines are wrapped on a terminal only. A file gets them whole, and tables leave out columns
  // beyond 120 characters.
  const width = columns ?? 120;
  out(renderText(view, { color, wrap: isTerminal, width, reportPath }));
}

/** Returns the directory's path from the repository's root, with `/`; undefined if gone. */
function folderInRepository(directory: string): string | undefined {
  if (!existsSync(directory)) {
    return undefined;
  }
  const fromRoot = path.relative(findRoot(directory).directory, realpathSync(directory));
  return fromRoot.split(path.sep).join("/");
}

type OutputFormat = "text" | "json" | "brief";

/** Returns what the flags ask for; `--brief` wins over `--json`. */
function outputFormat(values: FlagValues): OutputFormat {
  if (values["brief"] === true) {
    return "brief";
  }
  return values["json"] === true ? "json" : "text";
}

/** Returns a command that runs the gate and prints its result. Only `merge` takes folders. */
function makeGateCommand(name: GateRequest["command"], flags: Flags, help: string): CommandRun {
  return makeCommand({ name, flags, help, takesWords: name === "merge" }, (values, ports, words) =>
    runAndPrint(makeRequest(name, values, ports, words), outputFormat(values), ports),
  );
}

/** Runs the suite and compares it with the baseline. */
export const gate: CommandRun = makeGateCommand(
  "gate",
  {
    ...COMMON_FLAGS,
    "base-ref": TEXT,
    case: TEXTS,
    intent: TEXTS,
    tag: TEXTS,
  },
  `Usage: retrieval-gate gate [flags]

Runs the suite against the retriever, compares with the baseline, writes the report. Exit code: 0
pass, 1 fail, 2 wrong or incomparable input, 3 retriever or measurement failed.

${COMMON_HELP}${BASE_REF_HELP}  --base-directory D   checkout of the base commit; measures base and head side by side
  --shard i/n          ask part i of n of the cases, and write part.json for \`merge\`; the verdict
                       is partial, the exit code 1
  --case ID            ask only this case, by its id or the text of its query; --intent X and --tag
                       T ask only the cases of an intent or tag. All three may be repeated. The
                       verdict is partial, the exit code 1 at best

Example: retrieval-gate gate --config retrieval-gate.yaml
`,
);

/** Runs the suite and writes it as the new baseline. */
export const record: CommandRun = makeGateCommand(
  "record",
  {
    ...COMMON_FLAGS,
    out: TEXT,
    runs: TEXT,
    latency: SWITCH,
    accept: SWITCH,
  },
  `Usage: retrieval-gate record [flags]

Runs the suite and writes the baseline. Writes none if the run has errors, breaks a floor or
ceiling, or fails a rule against the baseline that it replaces or the state that was last accepted.

${COMMON_HELP}  --out F              where the baseline goes (the config's \`baseline\`)
  --runs N             record the mean of N runs (2 to 100); each starts the retriever again. For
                       retrievers whose answers vary
  --accept             write it even if it is worse: later changes are then compared with the worse
                       state
  --latency            write the new latency; without it, the old latency stays if the new one is
                       within its tolerance

Example: retrieval-gate record --config retrieval-gate.yaml
`,
);

/** Joins the parts that all shards measured, and decides the verdict as for one run. */
export const merge: CommandRun = makeGateCommand(
  "merge",
  { ...COMMON_FLAGS, "base-ref": TEXT },
  `Usage: retrieval-gate merge DIR… [flags]

Joins the results of the shards (\`gate --shard i/n\`), and decides about them as one run, by the
files of this checkout. A DIR has a part.json, or folders with one each, as
actions/download-artifact writes them. No retriever runs. All shards must be there, each once, and
measured with the same files.
Exit code: 0 pass, 1 fail, 2 wrong or incomparable input, 3 retriever or measurement failed.

${COMMON_HELP}${BASE_REF_HELP}
Example: retrieval-gate merge retrieval-gate-parts --config retrieval-gate.yaml
`,
);
