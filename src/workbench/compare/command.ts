/**
 * `compare`: measures two or more systems on one suite and shows them side by side. It gives no
 * verdict: it exits with 0 also if one is worse.
 */
import {
  type CommandPorts,
  type Flags,
  type FlagValues,
  readFlags,
  textFlag,
  repeatedFlag,
} from "../../cli/command.ts";
import { GateError } from "../../errors.ts";
import type { Ending } from "../../exit-code.ts";
import { logLine } from "../../messages/escape.ts";
import { pluralise } from "../../messages/format.ts";
import { noticeSentence } from "../../messages/notices.ts";
import { renderCsv, renderJson } from "./files.ts";
import {
  type CompareRequest,
  MOST_RESULTS,
  readSetFlag,
  type System,
  readComparedInputs,
} from "./inputs.ts";
import type { Comparison, ComparedAnswer } from "./model.ts";
import { renderRunsText, renderConfigsText } from "./words.ts";
import { createHash } from "node:crypto";
import { commandName } from "../../app/origin.ts";
import { showProgress } from "../../app/progress.ts";
import type { GatePorts } from "../../app/request.ts";
import { Secrecy } from "../../app/secrecy.ts";
import { compactCanonical } from "../../model/canonical-json.ts";
import { formatProblem } from "../../model/problem.ts";
import type { CaseRun, Environment } from "../../model/run.ts";
import { BoundedLog } from "../../retrievers/failures.ts";
import { retrieverClock, createRetriever } from "../../retrievers/registry.ts";
import { runSuite } from "../../run/run-suite.ts";
import { type Root, openRoot } from "../../system/root.ts";
import { deflateToBase64 } from "../../system/deflate.ts";
import { refuseForeignFile, writeWhole } from "../../system/write-whole.ts";
import { type ComparisonPlan, type MeasuredSystem, compareSystems } from "./comparison.ts";
import { requireItem, zipLists } from "../../model/lookup.ts";

const FLAGS: Flags = {
  config: { type: "string", multiple: true },
  set: { type: "string", multiple: true },
  repeats: { type: "string" },
  html: { type: "string" },
  queries: { type: "string" },
  truth: { type: "string" },
  corpus: { type: "string" },
  "run-a": { type: "string" },
  "run-b": { type: "string" },
  k: { type: "string" },
  gain: { type: "string" },
  out: { type: "string" },
  csv: { type: "string" },
  traces: { type: "string" },
  "trace-queries": { type: "boolean" },
  json: { type: "boolean" },
};

const HELP = `Usage: retrieval-gate compare --config [NAME=]F [--config [NAME=]F]… [--set FIELD=V,V…] [flags]
       retrieval-gate compare --queries F --truth F --run-a F --run-b F --k N [flags]

Measures two or more systems on one suite. It gives no verdict.
With --config: each system is compared with the first one, by the rules of the first config.
With --run-a and --run-b: two recorded runs, A and B. It shows recall, mrr and ndcg of each run, the differences B - A,
and what the two result lists have in common.
Exit code: 0 all systems were measured, 2 wrong or incomparable input, 3 a retriever failed.

  --config [NAME=]F    a config, and a name for it; give --config more than once. All configs need the same suite, k
                       and definition
  --set FIELD=V,V…     run each config once with each value of a field below retriever; may be repeated. Values below
                       env and headers are text: retriever.env.EF=1,2
  --repeats N          with --config: how often each case is timed (3). A config with latency: off is not timed
  --html F             with --config: write a page: what changed, and every query with its list in each system
  --queries F          two columns (id, query) without header, TREC topics, or BEIR's lines (.jsonl); gz is fine
  --truth F            qrels of three or four columns; a query that they lack counts 0
  --run-a F, --run-b F recorded runs: TREC, or JSON Lines of query_id and ranked
  --k N                cutoff of the recorded runs
  --gain NAME          with runs: linear (the default) or exponential (2^grade - 1)
  --corpus F           with runs: the documents. A note names judged documents that the corpus lacks
  --out F              write JSON, with SHA-256 digests of the inputs. Paths are relative to the root of the repository
  --csv F              write a row for each query and system: its metrics, and hits, the judged documents of the top k
  --traces D           write the results of each system: 1.jsonl, 2.jsonl… in the order of the systems. The text of a
                       query is [REDACTED], and query_id is its SHA-1
  --trace-queries      write the query text into the traces
  --json               print the JSON instead of text

Example: retrieval-gate compare --config now=retrieval-gate.yaml --config hybrid=hybrid.yaml --html compare.html
Example: retrieval-gate compare --config retrieval-gate.yaml --set retriever.params.ef=32,64,128 --html compare.html
Example: retrieval-gate compare --queries queries.tsv --truth qrels.tsv --run-a old.run --run-b new.run --k 10
`;

/**
 * Runs `compare`: measures the systems, writes the files that flags name, prints text or JSON.
 * Throws if a system or one of its queries fails. Warns if every metric of a system is 0.
 */
export async function runCompareCommand(
  argv: readonly string[],
  ports: CommandPorts,
): Promise<Ending> {
  const values = readFlags("compare", argv, FLAGS);
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const comparePorts: ComparePorts = {
    environment: ports.environment,
    signal: ports.guard.signal,
    listen: () => ports.guard.listen(),
    moduleHost: ports.moduleHost,
    progress: (line) => ports.err(`${logLine(line)}\n`),
    // On a terminal a line of progress replaces the one before: \r goes to its start, \x1b[2K
    // clears it.
    line: ports.columns === null ? null : (line) => ports.err(`\r\x1b[2K${logLine(line)}`),
    note: (sentence) => ports.err(`note: ${logLine(sentence)}\n`),
  };
  const request = readRequest(values);
  const comparison = await runCompare(
    ports.workingDirectory,
    request,
    readOutputs(values),
    comparePorts,
  );
  warnOfZeros(comparison, ports);
  if (values["json"] === true) {
    ports.out(renderJson(comparison));
  } else if (request.kind === "configs") {
    ports.out(renderConfigsText(comparison));
  } else {
    ports.out(renderRunsText(comparison));
  }
  return { kind: "answered" };
}

/** How often each case is timed if --repeats does not say. */
const REPEATS = 3;
/** The largest value of --repeats. */
const MOST_REPEATS = 100;
/** The flags that a comparison of two recorded runs needs; --corpus may be added. */
const FILE_FLAGS = ["queries", "truth", "run-a", "run-b", "k"] as const;

/**
 * Returns which comparison the flags ask for: with --config that of configs, else that of two
 * recorded runs. Throws `usage` if a flag of the other one is given too, or a needed one is
 * missing.
 */
function readRequest(values: FlagValues): CompareRequest {
  if (repeatedFlag(values, "config").length > 0) {
    return readConfigsRequest(values);
  }
  const flagOfConfigs = ["set", "repeats", "html"].find((flag) => values[flag] !== undefined);
  if (flagOfConfigs !== undefined) {
    throw usageError(`--${flagOfConfigs} goes with --config`);
  }
  const missingFlags = FILE_FLAGS.filter((flag) => textFlag(values, flag) === null);
  if (missingFlags.length === FILE_FLAGS.length) {
    throw usageError("--config is missing");
  }
  if (missingFlags.length > 0) {
    throw usageError(
      `--${missingFlags.join(", --")} ${missingFlags.length === 1 ? "is" : "are"} missing`,
    );
  }
  const requireFlag = (flag: string): string => {
    const written = textFlag(values, flag);
    if (written === null) {
      throw usageError(`--${flag} is missing`);
    }
    return written;
  };
  return {
    kind: "runs",
    queries: requireFlag("queries"),
    truth: requireFlag("truth"),
    corpus: textFlag(values, "corpus"),
    runA: requireFlag("run-a"),
    runB: requireFlag("run-b"),
    k: readWholeNumber("k", requireFlag("k"), MOST_RESULTS),
    gain: readGain(textFlag(values, "gain") ?? "linear"),
  };
}

/** Returns the gain. Throws `usage` for another word than linear and exponential. */
function readGain(written: string): "linear" | "exponential" {
  if (written === "linear" || written === "exponential") {
    return written;
  }
  throw usageError(`--gain "${written}", expected linear or exponential`);
}

/**
 * Returns the comparison of configs that --config, --set and --repeats ask for. Throws `usage` for
 * a flag that does not go with --config, and for a wrong value.
 */
function readConfigsRequest(values: FlagValues): CompareRequest {
  const otherFlag = [...FILE_FLAGS, "corpus", "gain"].find((flag) => values[flag] !== undefined);
  if (otherFlag !== undefined) {
    throw usageError(`--config and --${otherFlag} don't go together`);
  }
  const settings = repeatedFlag(values, "set").map(readSetFlag);
  const written = textFlag(values, "repeats");
  const repeats = written === null ? REPEATS : readWholeNumber("repeats", written, MOST_REPEATS);
  const configs = repeatedFlag(values, "config").map((config) => {
    // `hybrid=configs/b.yaml` has a name. `configs/a=b.yaml` has none: a slash before `=` is of a
    // path.
    const [, name = null, file = config] = /^([^=/\\]+)=(.+)$/s.exec(config) ?? [];
    return { name, file };
  });
  return { kind: "configs", configs, settings, repeats };
}

/** Returns the flag's whole number. Throws usage if it is not from 1 to `most`. */
function readWholeNumber(flag: string, written: string, most: number): number {
  const number = /^\d{1,6}$/.test(written) ? Number(written) : 0;
  if (number >= 1 && number <= most) {
    return number;
  }
  throw usageError(`--${flag} "${written}", expected a whole number from 1 to ${most}`);
}

function readOutputs(values: FlagValues): CompareOutputs {
  return {
    out: textFlag(values, "out"),
    html: textFlag(values, "html"),
    csv: textFlag(values, "csv"),
    traces: textFlag(values, "traces"),
    queryText: values["trace-queries"] === true ? "shown" : "redacted",
  };
}

function usageError(message: string): GateError {
  return new GateError("usage", `compare: ${message}`, {
    hint: "Name each config with --config. For recorded runs, use --queries, --truth, --run-a, --run-b and --k. See compare --help.",
  });
}

/**
 * Prints a warning for each system whose metrics are all 0: more often its index is empty, or its
 * ids don't fit the judgments, than that it is a bad system.
 */
function warnOfZeros({ systems, k }: Comparison, ports: CommandPorts): void {
  for (const { label, path, figures } of systems) {
    if (figures.some(({ mean }) => mean !== null && mean > 0)) {
      continue;
    }
    const system = label === path ? label : `${label} (${path})`;
    ports.err(
      `warning: every metric of ${logLine(system)} is 0 at k = ${k}: it found no judged document; check its index, and that its ids are those of the judgments\n`,
    );
  }
}

/**
 * The files to write. Paths are as written, relative to the working directory; null if a file is
 * not asked for.
 */
interface CompareOutputs {
  /** The comparison as JSON. */
  readonly out: string | null;
  /** The comparison as a page. */
  readonly html: string | null;
  readonly csv: string | null;
  /** A folder, in which a file for each system is written: 1.jsonl for the first one. */
  readonly traces: string | null;
  /** Whether the traces have the words of the queries. */
  readonly queryText: "redacted" | "shown";
}

/** What a comparison may use of its process. */
interface ComparePorts extends Omit<GatePorts, "event" | "observer"> {
  /** Prints what a reader of the figures should know of the suite, before a system is asked. */
  readonly note: (sentence: string) => void;
}

/**
 * Reads the inputs, measures the systems, writes the files of `outputs`, and returns the
 * comparison. `workingDirectory` is absolute. Throws a GateError before any system is asked if an
 * input is wrong or an output would replace a foreign file, and if a system fails; then no file is
 * written.
 */
async function runCompare(
  workingDirectory: string,
  request: CompareRequest,
  outputs: CompareOutputs,
  ports: ComparePorts,
): Promise<Comparison> {
  const { root, inside } = openRoot(workingDirectory);
  const resolveInside = (written: string, flag: string): string => inside(written, `--${flag}`);
  const outputPath = (flag: "out" | "html" | "csv" | "traces"): string | null =>
    outputs[flag] === null ? null : resolveInside(outputs[flag], flag);
  const out = outputPath("out");
  const html = outputPath("html");
  const csv = outputPath("csv");
  const traces = outputPath("traces");

  const { systems, ...plan } = await readComparedInputs(root, request, resolveInside);
  const traceFiles = systems.map((_, at) => (traces === null ? null : `${traces}/${at + 1}.jsonl`));
  refuseForeignOutputs(root, { out, html, csv, traceFiles });
  const showsNumber = request.kind === "configs";
  const measured = await measureAll(root, plan, systems, ports, showsNumber);
  const comparison = compareSystems(plan, measured);

  if (out !== null) {
    await writeWhole(root, out, renderJson(comparison));
  }
  if (csv !== null) {
    await writeWhole(root, csv, renderCsv(comparison));
  }
  for (const [at, file] of traceFiles.entries()) {
    if (file !== null) {
      await writeWhole(root, file, traceLines(comparison, at, outputs.queryText));
    }
  }
  if (html !== null) {
    const { renderCompareHtml } = await import("./page.ts");
    const program = commandName(ports);
    await writeWhole(root, html, renderCompareHtml(comparison, program, deflateToBase64));
  }
  return comparison;
}

/** The files that a comparison writes, from the root; null if a file is not asked for. */
interface OutputFiles {
  readonly out: string | null;
  readonly html: string | null;
  readonly csv: string | null;
  /** A file for each system. */
  readonly traceFiles: readonly (string | null)[];
}

/** Throws `usage` if an output would take the place of a file that no comparison wrote. */
function refuseForeignOutputs(root: Root, { out, html, csv, traceFiles }: OutputFiles): void {
  if (out !== null) {
    refuseForeignFile(root, out, "--out", "comparison");
  }
  if (csv !== null) {
    refuseForeignFile(root, csv, "--csv", "comparison_csv");
  }
  if (html !== null) {
    refuseForeignFile(root, html, "--html", "page");
  }
  for (const file of traceFiles) {
    if (file !== null) {
      refuseForeignFile(root, file, "--traces", "traces");
    }
  }
}

/**
 * Measures each system in turn, and returns them with their runs. First prints warnings and notices
 * about the suite and about secrets. Throws the error of the first system that fails, or that has a
 * secret in an id, with secrets hidden in the error. `showsNumber`: the progress says which system
 * of how many it is.
 */
async function measureAll(
  root: Root,
  plan: ComparisonPlan,
  systems: readonly System[],
  ports: ComparePorts,
  showsNumber: boolean,
): Promise<readonly MeasuredSystem[]> {
  const secrecy = new Secrecy(ports.environment);
  const retrievers = systems.map(({ retriever }) => retriever);
  const secretNotices = secrecy.learnSecrets({ retrievers, named: [], files: [plan.suite] }, root);
  for (const warning of plan.suite.warnings ?? []) {
    ports.note(formatProblem(warning));
  }
  for (const notice of [...plan.suite.notices, ...secretNotices]) {
    ports.note(noticeSentence(notice));
  }
  // All files are read. From here on a signal such as Ctrl-C stops the retriever that is asked.
  ports.listen?.();
  const measured: MeasuredSystem[] = [];
  for (const [at, system] of systems.entries()) {
    if (showsNumber) {
      ports.progress(`${at + 1} of ${systems.length}: ${system.label}`);
    }
    try {
      const measuredSystem = await measureSystem(root, plan, system, ports);
      // Throws if an id has a secret in it: ids can't be hidden in the files.
      const { run } = measuredSystem;
      const idNotices = secrecy.releasePlainWordsInIds({ run, base: null });
      for (const notice of idNotices) {
        ports.note(noticeSentence(notice));
      }
      measured.push(measuredSystem);
    } catch (error) {
      throw secrecy.hideInError(error);
    }
  }
  return measured;
}

/**
 * Takes the place of the machine's facts, since a comparison has the same bytes on every machine.
 */
const NO_MACHINE: Environment = { os: "", arch: "", cpu: "", cores: 0, node: "" };

/**
 * Starts one system's retriever, asks it all queries once for their results, and if it is `clocked`
 * further `repeats` times for their times. Returns the system with its run, which names no machine.
 * Throws the error that ended its retriever, and `query_errors` if queries failed.
 */
async function measureSystem(
  root: Root,
  { suite, k, definition }: ComparisonPlan,
  { retriever: config, clocked, ...system }: System,
  ports: ComparePorts,
): Promise<MeasuredSystem> {
  const allIds = suite.cases.map(({ id }) => id);
  const log = new BoundedLog();
  const retriever = createRetriever(config, {
    root: root.directory,
    environment: ports.environment,
    moduleHost: ports.moduleHost,
    signal: ports.signal,
    caseIds: allIds,
    log: (text) => log.push(Buffer.from(text)),
  });
  // Each round times every case once. None is added if times vary, and no time limit ends them.
  const rounds = Array.from({ length: clocked?.repeats ?? 0 }, () => allIds);
  const planTiming = () => ({ rounds, confirmingRounds: () => [], ends_ms: Infinity });
  const now = (): number => performance.now();
  const { failure, ...measured } = await runSuite(
    {
      cases: suite.cases,
      k,
      definition,
      latency: clocked?.latency ?? "off",
      concurrency: config.concurrency,
      clock: retrieverClock(config) === "recorded" ? "recorded" : "ours",
      planTiming,
    },
    {
      retriever,
      now,
      cancelled: () => ports.signal.aborted,
      progress: showProgress({ line: ports.line, print: ports.progress, now }),
      environment: NO_MACHINE,
    },
  );
  refuseFailures(system.path, failure, measured.cases);
  return { ...system, run: { ...measured, environment: NO_MACHINE, log: log.text() } };
}

/**
 * Throws if the system failed (`failure`, with the system's path in front of the message) or a
 * query did (`query_errors`): a comparison with a failed system would say nothing.
 */
function refuseFailures(path: string, failure: GateError | null, cases: readonly CaseRun[]): void {
  if (failure !== null) {
    const { code, message, hint, problems } = failure;
    const options = { problems, cause: failure, ...(hint === undefined ? {} : { hint }) };
    throw new GateError(code, `${path}: ${message}`, options);
  }
  const failedCases = cases.filter((each) => each.outcome.kind === "error");
  const [firstFailed] = failedCases;
  if (firstFailed?.outcome.kind !== "error") {
    return;
  }
  const message = `${path}: ${pluralise(failedCases.length, "query", "queries")} failed, first "${firstFailed.case_id}": ${firstFailed.outcome.message}`;
  throw new GateError("query_errors", message);
}

// The traces: what each system answered, a JSON line a query.

const SCHEMA_VERSION = 1;
/** Stands in place of the query's words, unless --trace-queries asks for them. */
const REDACTED = "[REDACTED]";

/**
 * Returns the traces of a system, a JSON line for each query. `at`: the index of the system.
 * `query_id` is the SHA-1 of the query's text: traces join by it without giving the text away.
 */
function traceLines(
  { systems, queries, k }: Comparison,
  at: number,
  queryText: CompareOutputs["queryText"],
): string {
  const { label, digest, answers } = requireItem(systems, at);
  const records = zipLists(queries, answers).map(([{ id, query }, answer]) => ({
    trace_schema_version: SCHEMA_VERSION,
    system: label,
    digest,
    query_id: createHash("sha1").update(query).digest("hex"),
    query: queryText === "shown" ? query : REDACTED,
    items: traceItems(answer),
    meta: { qid: id, k },
  }));
  return records.map((record) => `${compactCanonical(record)}\n`).join("");
}

/**
 * Returns the results of one query as a trace has them: id, rank, whether judged (a repeated
 * document is not), and the score if the result has one.
 */
function traceItems({ results, hits }: ComparedAnswer): readonly unknown[] {
  const judged = new Set(hits);
  return results.map((hit, index) => ({
    id: hit.doc_id,
    rank: index + 1,
    judged: !hit.repeat && judged.has(hit.doc_id),
    ...(hit.score === undefined ? {} : { score: hit.score }),
  }));
}
