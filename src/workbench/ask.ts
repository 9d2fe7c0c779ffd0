/** `ask`: one query and what the retriever finds; with `--case` also what the case expects. */
import { GateError } from "../errors.ts";
import type { Hit } from "../model/run.ts";
import { type Case, type Params, sameQuestion, targetLabel } from "../model/suite.ts";
import { logLine } from "../messages/escape.ts";
import { formatMs, formatRank, pluralise } from "../messages/format.ts";
import {
  type CommandPorts,
  SWITCH,
  TEXT,
  type CommandRun,
  type Flags,
  configFlag,
  makeCommand,
  printResult,
  textFlag,
} from "../cli/command.ts";
import { loadConfig } from "../files/config.ts";
import { loadInputs } from "../files/inputs.ts";
import { targetRanks, viewCase } from "../metrics/view.ts";
import type { Inputs } from "../model/report.ts";
import { adviseOnQueryErrors } from "../model/query-errors.ts";
import type { Question, RawAnswer } from "../model/retriever.ts";
import { requireSafeEvent } from "../change/event.ts";
import { createRetriever } from "../retrievers/registry.ts";
import { rankAnswer } from "../run/ranking.ts";
import { type Root, openRoot } from "../system/root.ts";
import { withConfigPlaces } from "../app/config-places.ts";
import { Secrecy } from "../app/secrecy.ts";
import { pickCases } from "../app/selection.ts";
import type { GatePorts } from "../app/request.ts";
import { requireItem } from "../model/lookup.ts";

const FLAGS: Flags = {
  config: TEXT,
  case: TEXT,
  json: SWITCH,
};

const HELP = `Usage: retrieval-gate ask [QUERY…] [--config F] [--case ID] [--json]

Asks the retriever, and prints its results with scores, texts and time. With --case (an
id, or the text of a query), asks the case's query with its params, or QUERY with these
params. Then it also prints the targets, with their ranks in the baseline. It writes
nothing.
Exit code: 0 answered, 2 wrong input, 3 the retriever failed.

Example: retrieval-gate ask how do I install it
`;

/** The width that is assumed if stdout is no terminal, in characters. */
const USUAL_WIDTH = 120;

/**
 * Runs `ask`: prints the list for one query as text or JSON. Throws `usage` if there is neither
 * query nor case, and what askCase throws.
 */
export const runAsk: CommandRun = makeCommand(
  { name: "ask", flags: FLAGS, help: HELP, takesWords: true },
  async (values, ports, positionals) => {
    const query = positionals.join(" ").trim();
    const caseId = textFlag(values, "case");
    if (query === "" && caseId === null) {
      throw new GateError(
        "usage",
        "ask: there is no query",
        "Write a query after `ask`, or name a case of the suite with --case.",
      );
    }
    const { root, inside } = openRoot(ports.workingDirectory);
    const config = configFlag(values, inside);
    await requireSafeEvent(ports.environment);
    const answer =
      caseId === null
        ? await askWords(root, config, query, askPorts(ports))
        : await askCase(root, config, caseId, query, askPorts(ports));
    const width = ports.columns ?? USUAL_WIDTH;
    printResult(ports, values, answer, formatAnswer(answer, width));
  },
);

/** The room that a line keeps for what stands beside an id or a label: rank, score or ranks. */
const ROOM_FOR_NUMBERS = 20;
/** The indent of a result's text, below its id. */
const TEXT_INDENT = "     ";

/**
 * Returns the answer as text for a terminal: the query, a line or two for each result, and, if a
 * case was named, its targets with their ranks. Each line is cut to fit into `columns`.
 */
function formatAnswer(answer: AskedQuery, columns: number): string {
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
    lines.push(
      "",
      targets.length === 0 ? "Nothing should be found." : "ranks of the expected documents",
    );
    for (const target of targets) {
      const label = logLine(target.label, columns - ROOM_FOR_NUMBERS);
      lines.push(`  ${label}: ${rankText(target)}`);
    }
  }
  return `${lines.join("\n")}\n`;
}

function hitLines(hit: Hit, rank: number, width: number): readonly string[] {
  const score = hit.score === undefined ? "" : `  ${Number(hit.score.toPrecision(6))}`;
  const id = logLine(hit.doc_id, width - ROOM_FOR_NUMBERS);
  const idLine = `${String(rank).padStart(3)}. ${id}${score}`;
  const text = hit.text?.replaceAll(/\s+/g, " ").trim() ?? "";
  return text === ""
    ? [idLine]
    : [idLine, `${TEXT_INDENT}${logLine(text, width - TEXT_INDENT.length)}`];
}

/** Returns `3`, or with the baseline's rank `1 → 3 (baseline → now)`. */
function rankText({ rank, rank_before: before }: AskedTarget): string {
  if (before === undefined) {
    return formatRank(rank);
  }
  return `${formatRank(before)} → ${formatRank(rank)} (baseline → now)`;
}

/** What the retriever answers to one query, and what the case expects of it. */
interface AskedQuery {
  readonly query: string;
  /** What was sent with the query; absent if no case was named, or it has none. */
  readonly params?: Params;
  readonly k: number;
  /** From sending the query to having the whole answer; null if the retriever is not timed. */
  readonly elapsed_ms: number | null;
  /** Whether the retriever fell back to a lesser method. */
  readonly degraded: boolean;
  /** The number of results before the cut to k. */
  readonly returned: number;
  /** The first k results, ranked as the gate ranks them. */
  readonly hits: readonly Hit[];
  /**
   * The targets of the case; empty if nothing should be found. Null if no case was named, or it does
   * not say what should be found.
   */
  readonly targets: readonly AskedTarget[] | null;
}

/** A target of the case, and where it was found. */
interface AskedTarget {
  /** The target as targetLabel writes it. */
  readonly label: string;
  /** Null if the target is not among the k results. */
  readonly rank: number | null;
  /** The rank in the baseline, null if not found. Absent without a row for the same question. */
  readonly rank_before?: number | null;
}

/** What a command needs to ask a retriever. `log`: where its messages go. */
export type AskPorts = Pick<GatePorts, "environment" | "moduleHost" | "signal" | "listen"> & {
  readonly log: (text: string) => void;
};

/** Returns from a command's ports what asking needs. The retriever's messages go to stderr. */
export function askPorts({ environment, moduleHost, guard, err: log }: CommandPorts): AskPorts {
  return { environment, moduleHost, signal: guard.signal, listen: () => guard.listen(), log };
}

/** Asks without a case: suite and baseline are not needed, and may be wrong. */
async function askWords(
  root: Root,
  configFile: string,
  query: string,
  ports: AskPorts,
): Promise<AskedQuery> {
  return askQuestion(root, await loadConfig(root, configFile), { case_id: query, query }, ports);
}

/**
 * Asks the config's retriever with the params of a case. `caseId` is its id or the text of its
 * query. `words` are the query; the case's is asked if they are empty. Throws GateError if a file
 * is wrong, the suite has no such case, or the query fails.
 */
async function askCase(
  root: Root,
  configFile: string,
  caseId: string,
  words: string,
  ports: AskPorts,
): Promise<AskedQuery> {
  const inputs = await loadInputs(root, configFile);
  const selection = { cases: [caseId], intents: [], tags: [] };
  const subject = requireItem(pickCases(inputs.suite.cases, selection), 0);
  const { id, params } = subject;
  const query = words === "" ? subject.query : words;
  const question = { case_id: id, query, ...(params && { params }) };
  const answer = await askQuestion(root, inputs, question, ports);
  return { ...answer, targets: rankTargets(subject, answer, inputs) };
}

/** Returns the retriever's answer, without targets. Throws GateError if the query fails. */
async function askQuestion(
  root: Root,
  read: ReadConfig,
  { case_id: id, ...question }: Omit<Question, "k">,
  ports: AskPorts,
): Promise<AskedQuery> {
  const { k, definition } = read.config;
  return withRetriever(root, read, ports, async (ask) => {
    const { results, elapsed_ms, degraded } = await ask({ case_id: id, ...question, k });
    const hits = rankAnswer(results, id, k, definition);
    const returned = results.length;
    return { ...question, k, elapsed_ms, degraded, returned, hits, targets: null };
  });
}

/** A config, and the line of each of its keys if they are known. */
export type ReadConfig = Pick<Inputs, "config" | "lines">;

/**
 * Starts the config's retriever, calls `use` with a function that asks it, stops it in any
 * case, and returns what `use` returned. The function throws `retriever_failed` if a query
 * fails. Errors name their place in the config; their hints do not name retriever.log, which only a
 * gate writes. Secrets of the environment are hidden in the retriever's messages, answers and
 * errors.
 */
export async function withRetriever<T>(
  root: Root,
  read: ReadConfig,
  { environment, moduleHost, signal, listen, log }: AskPorts,
  use: (ask: (question: Question) => Promise<RawAnswer>) => Promise<T>,
): Promise<T> {
  // From here on a signal such as Ctrl-C stops the retriever, and does not end the process at once.
  listen?.();
  const { retriever: retrieverConfig, ...otherSettings } = read.config;
  const secrecy = new Secrecy(environment);
  secrecy.learnSecrets({ retrievers: [retrieverConfig], named: [], files: [otherSettings] }, root);
  // Whether the retriever has printed anything, which then stands above its error.
  let hasOutput = false;
  const created = createRetriever(retrieverConfig, {
    root: root.directory,
    environment,
    moduleHost,
    signal,
    log: (text) => {
      hasOutput ||= text.trim() !== "";
      log(secrecy.without(text));
    },
  });
  const retriever = withConfigPlaces(created, read);
  const ask = async (question: Question): Promise<RawAnswer> => {
    const raw = await retriever.ask(question);
    if (raw.kind === "error") {
      const { config, lines } = read;
      const hint = adviseOnQueryErrors([raw.message], 1, { file: config.file, lines });
      throw new GateError("retriever_failed", raw.message, hint === null ? {} : { hint });
    }
    return secrecy.without(raw);
  };
  try {
    try {
      await retriever.start();
      return await use(ask);
    } finally {
      // A retriever that is stopped prints what it has held back, which the hint may name.
      await retriever.stop();
    }
  } catch (error) {
    const shownError = secrecy.hideInError(error);
    throw shownError instanceof GateError ? replaceLogHint(shownError, hasOutput) : shownError;
  }
}

/** A sentence that names retriever.log, a file of the gate's report. */
const LOG_SENTENCE = / ?[^.]*\bretriever\.log\b[^.]*\./;

/**
 * If the hint names retriever.log, which this command does not write, returns the error without
 * that sentence; in its place the hint names the output above the error, if there is any.
 */
function replaceLogHint(error: GateError, hasOutput: boolean): GateError {
  const { code, message, problems, cause, key } = error;
  const output = hasOutput ? " See the full output above." : "";
  const hint = error.hint?.replace(LOG_SENTENCE, output).trim() || undefined;
  return new GateError(code, message, { problems, cause, hint, key });
}

/**
 * Returns the case's targets with their ranks in the answer, and in the baseline if its row has the
 * same question. Null if the case does not say what should be found.
 */
function rankTargets(
  subject: Case,
  { hits, returned, degraded }: AskedQuery,
  { config, baseline }: Inputs,
): readonly AskedTarget[] | null {
  const { id, expected } = subject;
  if (expected.length === 0 && !subject.expect_empty) {
    return null;
  }
  // The answer as part of a run, so that its targets are ranked as the gate ranks them.
  const outcome = { kind: "answer" as const, hits, returned, degraded };
  const caseRun = { case_id: id, outcome, first_ms: null, samples_ms: [] };
  const ranks = targetRanks(viewCase(subject, caseRun, config.definition));
  const row = baseline?.cases.get(id);
  const ranksBefore =
    row !== undefined && sameQuestion(row.digests, subject.digests) ? row.ranks : null;
  return expected.map((target, i) => ({
    label: targetLabel(target),
    rank: ranks[i] ?? null,
    ...(ranksBefore === null ? {} : { rank_before: ranksBefore[i] ?? null }),
  }));
}
