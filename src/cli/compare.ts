/** `compare`: two systems on one suite, side by side. No verdict. */
import { type CompareOutputs, runCompare } from "../app/compare.ts";
import { type CompareRequest, MOST_RESULTS } from "../app/compare-inputs.ts";
import { GateError } from "../errors.ts";
import type { Ending } from "../exit-code.ts";
import type { Comparison, SystemSide } from "../model/comparison.ts";
import { renderCompareJson, renderCompareText } from "../reporters/compare.ts";
import { logLine } from "../words/escape.ts";
import { noticeSentence } from "../words/notices.ts";
import { type CommandPorts, type Flags, type FlagValues, readFlags, text } from "./command.ts";

const FLAGS: Flags = {
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
       retrieval-gate compare --queries F --truth F --run-a F --run-b F --k N [flags]

Two systems on one suite: recall, mrr and ndcg of each, B - A, and what their lists have in common. No verdict.
Exit code: 0 both were measured, 2 wrong or incomparable input, 3 a retriever failed.

  --a F, --b F         configs; both retrievers are asked A's suite, k and definition, which must be B's too
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
Example: retrieval-gate compare --queries queries.tsv --truth qrels.tsv --run-a old.run --run-b new.run --k 10
`;

export async function compare(argv: readonly string[], ports: CommandPorts): Promise<Ending> {
  const values = readFlags("compare", argv, FLAGS);
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const comparison = await runCompare(ports.workingDirectory, requestOf(values), outputsOf(values), {
    environment: ports.environment,
    signal: ports.guard.signal,
    listen: () => ports.guard.listen(),
    moduleHost: ports.moduleHost,
    progress: (line) => ports.err(`${logLine(line)}\n`),
    line: ports.columns === null ? null : (line) => ports.err(`\r\x1b[2K${logLine(line)}`),
    note: (notice) => ports.err(`note: ${logLine(noticeSentence(notice))}\n`),
  });
  warnOfZeros(comparison, ports);
  ports.out(values["json"] === true ? renderCompareJson(comparison) : renderCompareText(comparison));
  return { kind: "answered" };
}

const CONFIG_FLAGS = ["a", "b"] as const;
const FILE_FLAGS = ["queries", "truth", "run-a", "run-b", "k"] as const;

/** Throws usage for flags that don't fit together. */
function requestOf(values: FlagValues): CompareRequest {
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
  if (configs.length > 0) return { kind: "configs", a: present("a"), b: present("b") };
  return {
    kind: "runs",
    queries: present("queries"),
    truth: present("truth"),
    corpus: text(values, "corpus"),
    runA: present("run-a"),
    runB: present("run-b"),
    k: cutoffOf(present("k")),
  };
}

function cutoffOf(written: string): number {
  const k = /^\d{1,6}$/.test(written) ? Number(written) : 0;
  if (k >= 1 && k <= MOST_RESULTS) return k;
  throw usage(`--k "${written}", expected a whole number from 1 to ${MOST_RESULTS}`);
}

function outputsOf(values: FlagValues): CompareOutputs {
  return {
    out: text(values, "out"),
    csv: text(values, "csv"),
    traces: text(values, "traces"),
    queryText: values["trace-queries"] === true ? "shown" : "redacted",
  };
}

function usage(message: string): GateError {
  return new GateError("usage", `compare: ${message}`, {
    hint: "Give --a and --b, two configs; or --queries, --truth, --run-a, --run-b and --k. See compare --help.",
  });
}

/** Zeros everywhere are more often an empty index, or ids that don't fit the judgments, than a bad system. */
function warnOfZeros({ a, b, k }: Comparison, ports: CommandPorts): void {
  for (const [name, side] of [
    ["A", a],
    ["B", b],
  ] as const) {
    if (found(side)) continue;
    ports.err(
      `warning: every metric of ${name} (${logLine(side.path)}) is 0 at k = ${k}: it found no judged document; check its index, and that its ids are those of the judgments\n`,
    );
  }
}

function found({ macro }: SystemSide): boolean {
  return Object.values(macro).some((value) => value !== null && value > 0);
}
