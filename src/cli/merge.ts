/** `merge`: the parts of all shards, judged as one run. */
import type { Ending } from "../exit-code.ts";
import { type CommandPorts, type Flags, readArguments, text } from "./command.ts";
import { judgeAndPrint } from "./gate.ts";

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

const HELP = `Usage: retrieval-gate merge DIR… [flags]

Joins what the shards measured (\`gate --shard i/n\`) and judges it as one run, by the files of this checkout. A DIR holds a
part.json, or folders that do, as actions/download-artifact lays them out. No retriever runs. A shard that is missing, is
there twice, or measured by other files is refused.
Exit code: 0 pass, 1 fail, 2 wrong or incomparable input, 3 retriever or measurement failed.

  --config F           config file (retrieval-gate.yaml)
  --suite F            suite in place of the config's
  --baseline F         baseline in place of the config's
  --report-dir D       where the report goes (retrieval-gate-report/<suite name>)
  --leaderboard F      CSV to which a run that passed or failed appends its row; other headers are refused
  --json               print report.json instead of text

Example: retrieval-gate merge retrieval-gate-parts --config retrieval-gate.yaml
`;

export async function merge(argv: readonly string[], ports: CommandPorts): Promise<Ending> {
  const { values, positionals } = readArguments("merge", argv, FLAGS);
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const request = {
    command: "merge",
    workingDirectory: ports.workingDirectory,
    config: text(values, "config"),
    suite: text(values, "suite"),
    baseline: text(values, "baseline"),
    baseDirectory: text(values, "base-directory"),
    baseRef: null,
    reportDir: text(values, "report-dir"),
    shard: text(values, "shard"),
    parts: positionals,
    leaderboard: text(values, "leaderboard"),
    out: null,
  } as const;
  return judgeAndPrint(request, values["json"] === true, ports);
}
