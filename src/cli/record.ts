/** `record`: runs the suite and writes it as the new baseline. */
import type { Ending } from "../exit-code.ts";
import { type CommandPorts, type Flags, readFlags } from "./command.ts";
import { COMMON_FLAGS, COMMON_HELP, requestOf, runAndPrint } from "./outcome.ts";

const FLAGS: Flags = {
  ...COMMON_FLAGS,
  out: { type: "string" },
  runs: { type: "string" },
  latency: { type: "boolean" },
  accept: { type: "boolean" },
};

const HELP = `Usage: retrieval-gate record [flags]

Runs the suite and writes the baseline. Refuses when the run had errors, breaks its own floors and ceilings, or fails the
rule against the baseline that it replaces or the state that was last accepted.

${COMMON_HELP}  --out F              where the baseline goes (the config's \`baseline\`)
  --runs N             record N runs (10 to 100), with the retriever started again for each: for retrievers whose
                       answers differ from run to run, and tolerances such as "3 spread"
  --accept             write it though it fails the rule: what fell is the state that later changes are compared with
  --latency            write the latency measured now; without it the old one stays while it holds

Example: retrieval-gate record --config retrieval-gate.yaml
`;

export async function record(argv: readonly string[], ports: CommandPorts): Promise<Ending> {
  const values = readFlags("record", argv, FLAGS);
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  return runAndPrint(requestOf("record", values, ports), values["json"] === true, ports);
}
