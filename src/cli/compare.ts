/** `compare`: two systems on one suite, side by side. No verdict. */
import path from "node:path";
import type { Ending } from "../exit.ts";
import { type Root, insideRoot } from "../files/read.ts";
import { compareSystems } from "../gate/comparison.ts";
import type { Comparison, SystemSide } from "../model/comparison.ts";
import { renderCompareCsv } from "../reporters/compare-csv.ts";
import { renderCompareJson } from "../reporters/compare-json.ts";
import { renderCompareText } from "../reporters/compare-text.ts";
import { logLine } from "../reporters/escape.ts";
import { noticeSentence } from "../reporters/sentences.ts";
import { type CommandPorts, type Flags, type Values, readFlags, text } from "./command.ts";
import { readCompareInputs } from "./compare-inputs.ts";
import { measureSystem } from "./compare-measure.ts";
import { traceLines } from "./compare-traces.ts";
import { findRoot } from "./root.ts";
import { writeWhole } from "./write-file.ts";

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
    return { kind: "answered", exitCode: 0 };
  }
  const root = findRoot(ports.workingDirectory);
  const from = path.relative(root.directory, ports.workingDirectory);
  const inputs = await readCompareInputs(root, from, values);
  for (const notice of inputs.suite.notices) ports.err(`note: ${logLine(noticeSentence(notice))}\n`);
  const a = await measureSystem(root, inputs, inputs.a, ports);
  const b = await measureSystem(root, inputs, inputs.b, ports);
  const comparison = compareSystems(inputs, a, b);
  warnOfZeros(comparison, ports);
  await writeOutputs(root, from, values, comparison);
  ports.out(values["json"] === true ? renderCompareJson(comparison) : renderCompareText(comparison));
  return { kind: "answered", exitCode: 0 };
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

async function writeOutputs(root: Root, from: string, values: Values, comparison: Comparison): Promise<void> {
  const place = (flag: string): string | null => {
    const written = text(values, flag);
    return written === null ? null : insideRoot(root, from, written, `--${flag}`);
  };
  const [out, csv, traces] = [place("out"), place("csv"), place("traces")];
  if (out !== null) await writeWhole(root, out, renderCompareJson(comparison));
  if (csv !== null) await writeWhole(root, csv, renderCompareCsv(comparison));
  const queries = values["trace-queries"] === true ? "shown" : "redacted";
  for (const system of traces === null ? [] : (["A", "B"] as const)) {
    await writeWhole(root, `${traces}/${system}.jsonl`, traceLines(comparison, system, queries));
  }
}
