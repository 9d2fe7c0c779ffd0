/**
 * `ask`: one query, and the list that the retriever gives; with `--case` also what the case expects
 * of it.
 */
import type { Ending } from "../exit-code.ts";
import { GateError } from "../errors.ts";
import type { Hit } from "../model/run.ts";
import { type Case, type Params, type Suite, sameQuestion, targetLabel } from "../model/suite.ts";
import { logLine } from "../messages/escape.ts";
import { formatMs, formatRank, pluralise } from "../messages/format.ts";
import { type CommandPorts, type Flags, readArguments, textFlag } from "../cli/command.ts";
import { loadConfig } from "../files/config.ts";
import { loadInputs } from "../files/inputs.ts";
import { targetRanks, viewCase } from "../metrics/view.ts";
import type { Config } from "../model/config.ts";
import type { Inputs } from "../model/report.ts";
import { adviseOnQueryErrors } from "../model/query-errors.ts";
import type { Question, RawAnswer, Retriever } from "../model/retriever.ts";
import { readEvent, refuseUnsafeEvent } from "../change/event.ts";
import { createRetriever } from "../retrievers/registry.ts";
import { rankAnswer, tieOrder } from "../run/ranking.ts";
import { type Root, openRoot } from "../system/root.ts";
import { withConfigPlaces } from "../app/config-places.ts";
import { pickCases } from "../app/selection.ts";
import type { GatePorts } from "../app/request.ts";
import { requireItem } from "../model/lookup.ts";

const FLAGS: Flags = {
  config: { type: "string" },
  case: { type: "string" },
  json: { type: "boolean" },
};

const HELP = `Usage: retrieval-gate ask [QUERY…] [--config F] [--case ID] [--json]

Asks the retriever and prints its list with scores, texts and time. With --case (an id, or the text of a query) it
asks the case's query with its params, or QUERY with them, and also prints the targets and where the baseline had
them. It writes nothing.
Exit code: 0 answered, 2 wrong input, 3 the retriever failed.

Example: retrieval-gate ask how do I install it
`;

/**
 * Runs `ask`: prints the list for one query as text or JSON. Throws if there is neither query nor
 * case, or if the retriever fails.
 */
export async function runAsk(argv: readonly string[], ports: CommandPorts): Promise<Ending> {
  const { values, positionals } = readArguments("ask", argv, FLAGS);
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const query = positionals.join(" ").trim();
  const caseId = textFlag(values, "case");
  if (query === "" && caseId === null) {
    throw new GateError("usage", "ask: there is no query", {
      hint: "Write a query after `ask`, or name a case of the suite with --case.",
    });
  }
  const { root, inside } = openRoot(ports.workingDirectory);
  const config = inside(textFlag(values, "config") ?? "retrieval-gate.yaml", "config");
  const answer = await askOne(root, config, caseId, query === "" ? null : query, askPorts(ports));
  const width = ports.columns ?? 120;
  ports.out(
    values["json"] === true ? `${JSON.stringify(answer, null, 2)}\n` : askedText(answer, width),
  );
  return { kind: "answered" };
}

/**
 * Returns the answer as text for a terminal: the query, a line or two for each result, and the
 * targets with their ranks. Texts of strangers are kept to one line each.
 */
function askedText(answer: AskedQuery, columns: number): string {
  const { query, params, elapsed_ms: ms, degraded, hits, targets } = answer;
  const time = ms === null ? "" : `, ${formatMs(ms)}`;
  const lines = [
    `"${logLine(query, columns)}"`,
    ...(params === undefined ? [] : [`params: ${logLine(JSON.stringify(params), columns)}`]),
    `${pluralise(hits.length, "result")}${time}${degraded ? ", degraded" : ""}`,
    "",
    ...hits.flatMap((hit, i) => hitLines(hit, i + 1, columns)),
  ];
  if (targets !== null) {
    lines.push("", targets.length === 0 ? "Nothing should be found." : "expected");
    lines.push(
      ...targets.map((target) => `  ${logLine(target.label, columns - 20)}: ${rankText(target)}`),
    );
  }
  return `${lines.join("\n")}\n`;
}

/** Returns a line with rank, id and score, and one with the text if the result has one. */
function hitLines(hit: Hit, rank: number, width: number): readonly string[] {
  const score = hit.score === undefined ? "" : `  ${Number(hit.score.toPrecision(6))}`;
  const first = `${String(rank).padStart(3)}. ${logLine(hit.doc_id, width - 20)}${score}`;
  const text = hit.text?.replaceAll(/\s+/g, " ").trim() ?? "";
  return text === "" ? [first] : [first, `     ${logLine(text, width - 5)}`];
}

/** Returns the rank now, after the baseline's rank if there is one. */
function rankText({ rank, rank_before: before }: AskedTarget): string {
  if (before === undefined) {
    return formatRank(rank);
  }
  return `${formatRank(before)} → ${formatRank(rank)} (baseline → now)`;
}

/** What the retriever answers to one query, and what the case expects of it. */
interface AskedQuery {
  readonly query: string;
  readonly params?: Params;
  readonly k: number;
  readonly elapsed_ms: number | null;
  readonly degraded: boolean;
  /** The number of results before the cut to k. */
  readonly returned: number;
  readonly hits: readonly Hit[];
  /** The targets of the case; null if no case was named. */
  readonly targets: readonly AskedTarget[] | null;
}

interface AskedTarget {
  readonly label: string;
  /** Null if the target is not among the k results. */
  readonly rank: number | null;
  /**
   * The rank in the baseline, null if it was not found. Absent if the baseline has no such case, or
   * has it with another question.
   */
  readonly rank_before?: number | null;
}

/** What a command needs to ask a retriever. `log`: where its messages go. */
export type AskPorts = Pick<GatePorts, "environment" | "moduleHost" | "signal" | "listen"> & {
  readonly log: (text: string) => void;
};

export function askPorts({ environment, moduleHost, guard, err: log }: CommandPorts): AskPorts {
  return { environment, moduleHost, signal: guard.signal, listen: () => guard.listen(), log };
}

/**
 * Asks the words, or the query of the case if there are none, with the case's params. Throws a
 * GateError if a file is wrong, no case has the id, or the query fails.
 */
async function askOne(
  root: Root,
  configFile: string,
  caseId: string | null,
  words: string | null,
  ports: AskPorts,
): Promise<AskedQuery> {
  refuseUnsafeEvent(await readEvent(ports.environment), "gate");
  const overrides = { suite: null, baseline: null };
  const inputs = caseId === null ? null : await loadInputs(root, configFile, overrides);
  const read: ReadConfig = inputs ?? (await loadConfig(root, configFile, overrides));
  const { config } = read;
  const subject = caseId === null || inputs === null ? null : pickCase(inputs.suite, caseId);
  const query = words ?? subject?.query;
  if (query === undefined) {
    throw new Error("neither a case nor a query is given");
  }
  const params = subject?.params === undefined ? {} : { params: subject.params };
  const id = subject?.id ?? query;
  return withRetriever(root, read, ports, async (ask) => {
    const raw = await ask({ case_id: id, query, k: config.k, ...params });
    return { query, ...params, ...listResults(config, id, raw, subject, inputs) };
  });
}

/** Returns the case with this id or, if there is none, with this query. Throws `usage`. */
function pickCase({ cases }: Suite, id: string): Case {
  return requireItem(pickCases(cases, { cases: [id], intents: [], tags: [] }), 0);
}

/** A config, and its lines if they are known. */
export type ReadConfig = Pick<Inputs, "config" | "lines">;

/**
 * Starts the config's retriever, calls `use` with a function that asks it, and stops it whatever
 * happens. From the start on a signal aborts the run. `ask` throws `retriever_failed` if a query
 * fails. Errors name their place in the config.
 */
export async function withRetriever<T>(
  root: Root,
  read: ReadConfig,
  { environment, moduleHost, signal, listen, log }: AskPorts,
  use: (ask: (question: Question) => Promise<RawAnswer>) => Promise<T>,
): Promise<T> {
  listen?.();
  let hasOutput = false;
  const created = createRetriever(read.config.retriever, {
    root: root.directory,
    environment,
    moduleHost,
    signal,
    log: (text) => {
      hasOutput ||= text.trim() !== "";
      log(text);
    },
  });
  const retriever = withConfigPlaces(created, read);
  try {
    return await useRetriever(retriever, read, use);
  } catch (error) {
    throw error instanceof GateError ? nameOutput(error, hasOutput) : error;
  }
}

/** As withRetriever, with a retriever that is not yet started. */
async function useRetriever<T>(
  retriever: Retriever,
  { config, lines }: ReadConfig,
  use: (ask: (question: Question) => Promise<RawAnswer>) => Promise<T>,
): Promise<T> {
  try {
    await retriever.start();
    return await use(async (question) => {
      const raw = await retriever.ask(question);
      if (raw.kind === "error") {
        const hint = adviseOnQueryErrors([raw.message], { file: config.file, lines });
        throw new GateError("retriever_failed", raw.message, hint === null ? {} : { hint });
      }
      return raw;
    });
  } finally {
    await retriever.stop();
  }
}

/**
 * Returns the error with a hint that fits a command without a report: what the retriever printed
 * stands above the error, and in no retriever.log.
 */
function nameOutput(error: GateError, hasOutput: boolean): GateError {
  if (error.hint?.includes("retriever.log") !== true) {
    return error;
  }
  const hint = hasOutput
    ? error.hint
        .replace("retriever.log for the full output", "the full output above")
        .replace("in retriever.log", "in the output above")
    : error.hint
        .replace(/ ?See retriever\.log for the full output\./, "")
        .replace("see in retriever.log", "see");
  const { code, message, problems, cause, key } = error;
  return new GateError(code, message, {
    problems,
    cause,
    ...(hint !== "" && { hint }),
    ...(key !== undefined && { key }),
  });
}

/**
 * Returns the ranked results of a raw answer and, if a case was named, the rank of each target now
 * and in the baseline. `id`: that of the case, or the query's text without a case.
 */
function listResults(
  { k, definition }: Config,
  id: string,
  raw: RawAnswer,
  subject: Case | null,
  inputs: Inputs | null,
): Omit<AskedQuery, "query" | "params"> {
  const hits = rankAnswer(raw.results, id, k, definition, tieOrder(raw));
  const { elapsed_ms, degraded } = raw;
  const returned = raw.results.length;
  const answer = { k, elapsed_ms, degraded, returned, hits };
  if (subject === null) {
    return { ...answer, targets: null };
  }
  const outcome = { kind: "answer" as const, hits, returned, degraded };
  const run = { case_id: id, outcome, first_ms: null, samples_ms: [] };
  const ranks = targetRanks(viewCase(subject, run, definition));
  const row = inputs?.baseline?.cases.get(id);
  const before = row !== undefined && sameQuestion(row.digests, subject.digests) ? row.ranks : null;
  const targets = subject.expected.map((target, i) => ({
    label: targetLabel(target),
    rank: ranks[i] ?? null,
    ...(before === null ? {} : { rank_before: before[i] ?? null }),
  }));
  return { ...answer, targets };
}
