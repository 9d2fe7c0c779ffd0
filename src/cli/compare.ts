/** `compare`: two systems on one suite, side by side. No verdict. */
import { findRoot, insideRoot, type Root } from "../system/root.ts";
import { readCompareInputs, measureSystem } from "../app/compare.ts";
import type { Ending } from "../exit.ts";
import { compareSystems } from "../gate/comparison.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import type { Comparison, SystemSide, QueryComparison } from "../model/comparison.ts";
import { renderCompareCsv, renderCompareJson, renderCompareText } from "../reporters/compare.ts";
import { logLine } from "../words/escape.ts";
import { writeWhole } from "../system/write-whole.ts";
import { noticeSentence } from "../words/notices.ts";
import { type CommandPorts, type Flags, type FlagValues, readFlags, text } from "./command.ts";
import { createHash } from "node:crypto";
import path from "node:path";

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
  const inputs = await readCompareInputs(root, from, (flag) => text(values, flag));
  for (const notice of inputs.suite.notices) ports.err(`note: ${logLine(noticeSentence(notice))}\n`);
  const asking = {
    environment: ports.environment,
    signal: ports.guard.signal,
    moduleHost: ports.moduleHost,
    progress: (line: string): void => ports.err(`${logLine(line)}\n`),
    line: ports.columns === null ? null : (line: string): void => ports.err(`\r\x1b[2K${logLine(line)}`),
  };
  const a = await measureSystem(root, inputs, inputs.a, asking);
  const b = await measureSystem(root, inputs, inputs.b, asking);
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

async function writeOutputs(
  root: Root,
  from: string,
  values: FlagValues,
  comparison: Comparison,
): Promise<void> {
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

// What each system answered, a JSON line a query; the query's own words only on request.

const SCHEMA_VERSION = 1;
const REDACTED = "[REDACTED]";

/** `query_id` is the SHA-1 of the query's text: traces join by it without giving the text away. */
export function traceLines(comparison: Comparison, system: "A" | "B", queries: "redacted" | "shown"): string {
  const { digest } = system === "A" ? comparison.a : comparison.b;
  return comparison.queries
    .map((each) => ({
      trace_schema_version: SCHEMA_VERSION,
      system,
      config_digest: digest,
      query_id: createHash("sha1").update(each.query).digest("hex"),
      query: queries === "shown" ? each.query : REDACTED,
      items: itemsOf(system === "A" ? each.a : each.b),
      meta: { qid: each.id, k: comparison.k },
    }))
    .map((record) => `${compactCanonical(record)}\n`)
    .join("");
}

function itemsOf({ results, hits }: QueryComparison["a"]): readonly unknown[] {
  const judged = new Set(hits);
  return results.map((hit, index) => ({
    id: hit.doc_id,
    rank: index + 1,
    judged: !hit.repeat && judged.has(hit.doc_id),
    ...(hit.score === undefined ? {} : { score: hit.score }),
  }));
}
