/** `gate`: runs the suite and compares it with the baseline. */
import type { Ending } from "../exit-code.ts";
import { type CommandPorts, type Flags, readFlags } from "./command.ts";
import { COMMON_FLAGS, COMMON_HELP, requestOf, runAndPrint } from "./outcome.ts";

const FLAGS: Flags = {
  ...COMMON_FLAGS,
  "base-ref": { type: "string" },
  case: { type: "string", multiple: true },
  intent: { type: "string", multiple: true },
  tag: { type: "string", multiple: true },
};

const HELP = `Usage: retrieval-gate gate [flags]

Runs the suite against the retriever, compares with the baseline, writes the report.
Exit code: 0 pass, 1 fail, 2 wrong or incomparable input, 3 retriever or measurement failed.

${COMMON_HELP}  --base-ref R         commit or branch whose rules hold (the merge base with the default branch)
  --base-directory D   checkout of that commit; base and head are then measured side by side
  --shard i/n          ask part i of n of the cases and write it for \`merge\`; the verdict is partial, the exit code 1
  --case ID            ask this case alone; --intent X and --tag T those of an intent or tag. Each may be repeated;
                       for work at the desk: the verdict is partial, the exit code 1 at best

Example: retrieval-gate gate --config retrieval-gate.yaml
`;

export async function gate(argv: readonly string[], ports: CommandPorts): Promise<Ending> {
  const values = readFlags("gate", argv, FLAGS);
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  return runAndPrint(requestOf("gate", values, ports), values["json"] === true, ports);
}
