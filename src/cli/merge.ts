/** `merge`: the parts of all shards, judged as one run. */
import type { Ending } from "../exit-code.ts";
import { type CommandPorts, type Flags, readArguments } from "./command.ts";
import { COMMON_FLAGS, COMMON_HELP, requestOf, runAndPrint } from "./outcome.ts";

const HELP = `Usage: retrieval-gate merge DIR… [flags]

Joins what the shards measured (\`gate --shard i/n\`) and judges it as one run, by the files of this checkout. A DIR holds a
part.json, or folders that do, as actions/download-artifact lays them out. No retriever runs. A shard that is missing, is
there twice, or measured by other files is refused.
Exit code: 0 pass, 1 fail, 2 wrong or incomparable input, 3 retriever or measurement failed.

${COMMON_HELP}  --base-ref R         commit or branch whose rules hold (the merge base with the default branch)

Example: retrieval-gate merge retrieval-gate-parts --config retrieval-gate.yaml
`;

const FLAGS: Flags = { ...COMMON_FLAGS, "base-ref": { type: "string" } };

export async function merge(argv: readonly string[], ports: CommandPorts): Promise<Ending> {
  const { values, positionals } = readArguments("merge", argv, FLAGS);
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  return runAndPrint(requestOf("merge", values, ports, positionals), values["json"] === true, ports);
}
