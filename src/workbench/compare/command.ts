/** `compare`: two systems on one suite, side by side. No verdict. */
import { type CommandPorts, type Flags, type FlagValues, readFlags, text, texts } from "../../cli/command.ts";
import { GateError } from "../../errors.ts";
import type { Ending } from "../../exit-code.ts";
import { logLine } from "../../words/escape.ts";
import { noticeSentence } from "../../words/notices.ts";
import { type CompareOutputs, type ComparePorts, runCompare } from "./compare.ts";
import { renderPairJson, renderSeveralJson } from "./files.ts";
import { type CompareRequest, MOST_RESULTS, settingOf } from "./inputs.ts";
import type { Comparison } from "./model.ts";
import { renderPairText, renderSeveralText } from "./words.ts";

const FLAGS: Flags = {
  config: { type: "string", multiple: true },
  set: { type: "string", multiple: true },
  repeats: { type: "string" },
  html: { type: "string" },
  a: { type: "string" },
  b: { type: "string" },
  queries: { type: "string" },
  truth: { type: "string" },
  corpus: { type: "string" },
  "run-a": { type: "string" },
  "run-b": { type: "string" },
  k: { type: "string" },
  out: { type: "string" },
  csv: { type: "string" },
  traces: { type: "string" },
  "trace-queries": { type: "boolean" },
  json: { type: "boolean" },
};

const HELP = `Usage: retrieval-gate compare --a CONFIG --b CONFIG [flags]
       retrieval-gate compare --config [NAME=]F [--config [NAME=]F]… [--set FIELD=V,V…] [--html F] [--out F]
       retrieval-gate compare --queries F --truth F --run-a F --run-b F --k N [flags]

Two systems on one suite: recall, mrr and ndcg of each, B - A, and what their lists have in common. No verdict.
With --config: two or more systems, each against the first: paired tests (corrected by Holm), and quality against latency.
Exit code: 0 both were measured, 2 wrong or incomparable input, 3 a retriever failed.

  --a F, --b F         configs; both retrievers are asked A's suite, k and definition, which must be B's too
  --config [NAME=]F    a config, and what to call it; give it more than once. All must have the first one's suite, k
                       and definition
  --set FIELD=V,V…     each config once with each value, for a field below retriever; may be repeated
  --repeats N          how often each case is timed, with --config (3); latency: off in a config times none
  --html F             with --config: write a page: what changed, and every query with its list in each system
  --queries F          two columns (id, query) without header, TREC topics, or BEIR's lines (.jsonl); gz is fine
  --truth F            qrels of three or four columns; a query that they lack counts 0
  --run-a F, --run-b F recorded runs: TREC, or JSON Lines of query_id and ranked
  --k N                cutoff of the recorded runs
  --corpus F           digested, and judged documents that it lacks are told
  --out F              JSON, with SHA-256 digests of every input and paths from the root: the same bytes in any folder
  --csv F              qid,system,recall,mrr,ndcg,hits; hits are the judged documents of the top k
  --traces D           A.jsonl and B.jsonl: what was answered; query text is [REDACTED], its SHA-1 is query_id
  --trace-queries      write the query text into the traces
  --json               print the JSON instead of text

Example: retrieval-gate compare --a lexical.yaml --b hybrid.yaml --out compare.json
Example: retrieval-gate compare --config now=retrieval-gate.yaml --config hybrid=hybrid.yaml --html compare.html
Example: retrieval-gate compare --config retrieval-gate.yaml --set retriever.params.ef=32,64,128 --html compare.html
Example: retrieval-gate compare --queries queries.tsv --truth qrels.tsv --run-a old.run --run-b new.run --k 10
`;

export async function compare(argv: readonly string[], ports: CommandPorts): Promise<Ending> {
  const values = readFlags("compare", argv, FLAGS);
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const asked: ComparePorts = {
    environment: ports.environment,
    signal: ports.guard.signal,
    listen: () => ports.guard.listen(),
    moduleHost: ports.moduleHost,
    progress: (line) => ports.err(`${logLine(line)}\n`),
    line: ports.columns === null ? null : (line) => ports.err(`\r\x1b[2K${logLine(line)}`),
    note: (notice) => ports.err(`note: ${logLine(noticeSentence(notice))}\n`),
  };
  const request = requestOf(values);
  const comparison = await runCompare(ports.workingDirectory, request, outputsOf(values), asked);
  const isSeveral = request.kind === "several";
  if (!isSeveral) warnOfZeros(comparison, ports);
  const [asJson, asText] = isSeveral
    ? [renderSeveralJson, renderSeveralText]
    : [renderPairJson, renderPairText];
  ports.out((values["json"] === true ? asJson : asText)(comparison));
  return { kind: "answered" };
}

const REPEATS = 3;
const CONFIG_FLAGS = ["a", "b"] as const;
const FILE_FLAGS = ["queries", "truth", "run-a", "run-b", "k"] as const;

/** Throws usage for flags that don't fit together. */
function requestOf(values: FlagValues): CompareRequest {
  if (texts(values, "config").length > 0) return severalOf(values);
  const only = ["set", "repeats", "html"].find((flag) => values[flag] !== undefined);
  if (only !== undefined) throw usage(`--${only} goes with --config`);
  const given = (flags: readonly string[]): readonly string[] =>
    flags.filter((flag) => text(values, flag) !== null);
  const [configs, files] = [given(CONFIG_FLAGS), given([...FILE_FLAGS, "corpus"])];
  if (configs.length > 0 && files.length > 0) {
    throw usage(`--${configs[0]} and --${files[0]} don't go together`);
  }
  const wanted = configs.length > 0 ? CONFIG_FLAGS : FILE_FLAGS;
  const missing = wanted.filter((flag) => text(values, flag) === null);
  if (missing.length > 0)
    throw usage(`--${missing.join(", --")} ${missing.length === 1 ? "is" : "are"} missing`);
  const present = (flag: string): string => text(values, flag)!;
  if (configs.length > 0) return { kind: "pair", a: present("a"), b: present("b") };
  return {
    kind: "runs",
    queries: present("queries"),
    truth: present("truth"),
    corpus: text(values, "corpus"),
    runA: present("run-a"),
    runB: present("run-b"),
    k: wholeOf("k", present("k"), MOST_RESULTS),
  };
}

function severalOf(values: FlagValues): CompareRequest {
  const other = [...CONFIG_FLAGS, ...FILE_FLAGS, "corpus", "csv", "traces", "trace-queries"].find(
    (flag) => values[flag] !== undefined,
  );
  if (other !== undefined) throw usage(`--config and --${other} don't go together`);
  const settings = texts(values, "set").map(settingOf);
  const written = text(values, "repeats");
  const repeats = written === null ? REPEATS : wholeOf("repeats", written, 100);
  return { kind: "several", configs: texts(values, "config").map(namedConfig), settings, repeats };
}

/** `name=F`; what stands before the sign is a path where it holds a slash. */
function namedConfig(written: string): { readonly name: string | null; readonly file: string } {
  const [, name = null, file = written] = /^([^=/\\]+)=(.+)$/s.exec(written) ?? [];
  return { name, file };
}

function wholeOf(flag: string, written: string, most: number): number {
  const number = /^\d{1,6}$/.test(written) ? Number(written) : 0;
  if (number >= 1 && number <= most) return number;
  throw usage(`--${flag} "${written}", expected a whole number from 1 to ${most}`);
}

function outputsOf(values: FlagValues): CompareOutputs {
  return {
    out: text(values, "out"),
    html: text(values, "html"),
    csv: text(values, "csv"),
    traces: text(values, "traces"),
    queryText: values["trace-queries"] === true ? "shown" : "redacted",
  };
}

function usage(message: string): GateError {
  return new GateError("usage", `compare: ${message}`, {
    hint: "Give --a and --b, two configs; or --config, several; or --queries, --truth, --run-a, --run-b and --k. See compare --help.",
  });
}

/** Zeros everywhere are more often an empty index, or ids that don't fit the judgments, than a bad system. */
function warnOfZeros({ systems, k }: Comparison, ports: CommandPorts): void {
  for (const [at, { path, figures }] of systems.entries()) {
    if (figures.some(({ mean }) => mean !== null && mean > 0)) continue;
    ports.err(
      `warning: every metric of ${"AB"[at]!} (${logLine(path)}) is 0 at k = ${k}: it found no judged document; check its index, and that its ids are those of the judgments\n`,
    );
  }
}
