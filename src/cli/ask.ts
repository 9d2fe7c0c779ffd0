/** `ask`: one query, and the list that the retriever gives; with `--case` also what the case expects of it. */
import { askOne } from "../app/ask.ts";
import type { Ending } from "../exit-code.ts";
import { GateError } from "../errors.ts";
import type { Hit } from "../model/run.ts";
import type { Params } from "../model/suite.ts";
import { logLine } from "../words/escape.ts";
import { formatMove, formatMs, formatRank, plural } from "../words/format.ts";
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

// What it prints: texts of strangers, a line each.

interface Answered {
  readonly query: string;
  readonly params?: Params;
  readonly elapsed_ms: number | null;
  readonly degraded: boolean;
  readonly hits: readonly Hit[];
  readonly targets:
    | readonly {
        readonly label: string;
        readonly rank: number | null;
        readonly rank_before?: number | null;
      }[]
    | null;
}

function askedText(asked: Answered, width: number): string {
  const { query, params, elapsed_ms: ms, degraded, hits, targets } = asked;
  const time = ms === null ? "" : `, ${formatMs(ms)}`;
  const lines = [
    `"${logLine(query, width)}"`,
    ...(params === undefined ? [] : [`params: ${logLine(JSON.stringify(params), width)}`]),
    `${plural(hits.length, "result")}${time}${degraded ? ", degraded" : ""}`,
    "",
    ...hits.flatMap((hit, i) => hitLines(hit, i + 1, width)),
  ];
  if (targets !== null) {
    lines.push("", targets.length === 0 ? "No target: nothing should be found." : "targets");
    lines.push(...targets.map((target) => `  ${logLine(target.label, width - 20)}: ${placeOf(target)}`));
  }
  return `${lines.join("\n")}\n`;
}

function hitLines(hit: Hit, rank: number, width: number): readonly string[] {
  const score = hit.score === undefined ? "" : `  ${Number(hit.score.toPrecision(6))}`;
  const first = `${String(rank).padStart(3)}. ${logLine(hit.doc_id, width - 20)}${score}`;
  const text = hit.text?.replaceAll(/\s+/g, " ").trim() ?? "";
  return text === "" ? [first] : [first, `     ${logLine(text, width - 5)}`];
}

function placeOf({ rank, rank_before: before }: NonNullable<Answered["targets"]>[number]): string {
  return before === undefined ? formatRank(rank) : `${formatMove(before, rank)} (baseline → now)`;
}
