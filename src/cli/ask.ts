/** `ask`: one query, and the list that the retriever gives; with `--case` also what the case expects of it. */
import { askOne } from "../app/ask.ts";
import type { Ending } from "../exit-code.ts";
import { GateError } from "../errors.ts";
import { askedText } from "../words/asked.ts";
import { type CommandPorts, type Flags, readArguments, text } from "./command.ts";

const FLAGS: Flags = {
  config: { type: "string" },
  case: { type: "string" },
  json: { type: "boolean" },
};

const HELP = `Usage: retrieval-gate ask [QUERY…] [--config F] [--case ID] [--json]

Asks the retriever and prints its list with scores, texts and time. With --case it asks the case's query with its
params, or QUERY with them, and also prints the targets and where the baseline had them. It writes nothing.
Exit code: 0 answered, 2 wrong input, 3 the retriever failed.

Example: retrieval-gate ask how do I install it
`;

export async function ask(argv: readonly string[], ports: CommandPorts): Promise<Ending> {
  const { values, positionals } = readArguments("ask", argv, FLAGS);
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const words = positionals.join(" ").trim();
  const id = text(values, "case");
  if (words === "" && id === null) {
    throw new GateError("usage", "ask: there is no query", {
      hint: "Write it after `ask`, or name a case of the suite with --case.",
    });
  }
  const asked = await askOne(
    {
      workingDirectory: ports.workingDirectory,
      config: text(values, "config") ?? "retrieval-gate.yaml",
      case: id,
      query: words === "" ? null : words,
    },
    {
      environment: ports.environment,
      moduleHost: ports.moduleHost,
      signal: ports.guard.signal,
      listen: () => ports.guard.listen(),
      log: ports.err,
    },
  );
  ports.out(
    values["json"] === true ? `${JSON.stringify(asked, null, 2)}\n` : askedText(asked, ports.columns ?? 120),
  );
  return { kind: "answered" };
}
