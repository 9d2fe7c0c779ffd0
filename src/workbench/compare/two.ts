/** `compare`: asks both systems every query once, no clock runs, and writes the files that were asked for. */
import { findRoot, insideRoot, type Root } from "../../system/root.ts";
import { createHash } from "node:crypto";
import path from "node:path";
import { GateError } from "../../errors.ts";
import { type ComparisonPlan, type MeasuredSystem, compareSystems } from "./comparison.ts";
import { compactCanonical } from "../../model/canonical-json.ts";
import type { Comparison, QueryComparison } from "./model.ts";
import type { LatencySettings } from "../../model/config.ts";
import type { Notice } from "../../model/notice.ts";
import type { Environment } from "../../model/run.ts";
import { renderCompareCsv, renderCompareJson } from "./text.ts";
import { BoundedLog } from "../../retrievers/process.ts";
import { clockOf, createRetriever } from "../../retrievers/registry.ts";
import { runSuite } from "../../run/run-suite.ts";
import { writeWhole } from "../../system/write-whole.ts";
import { type CompareRequest, type System, readCompareInputs } from "./inputs.ts";
import { showProgress } from "../../app/progress.ts";
import type { GatePorts } from "../../app/request.ts";
import { Secrecy } from "../../app/secrecy.ts";

/** Paths are as written, relative to the working directory; null where a file is not asked for. */
export interface CompareOutputs {
  readonly out: string | null;
  readonly csv: string | null;
  /** A folder. */
  readonly traces: string | null;
  /** In the traces. */
  readonly queryText: "redacted" | "shown";
}

export interface ComparePorts extends Omit<GatePorts, "event" | "observer"> {
  /** Is told what a reader of the figures should know of the suite, before a system is asked. */
  readonly note: (notice: Notice) => void;
}

/** `workingDirectory` is absolute. Throws GateError for the inputs, for a system that fails, and for a file. */
export async function runCompare(
  workingDirectory: string,
  request: CompareRequest,
  outputs: CompareOutputs,
  ports: ComparePorts,
): Promise<Comparison> {
  const root = findRoot(workingDirectory);
  const from = path.relative(root.directory, workingDirectory);
  const inputs = await readCompareInputs(root, from, request);
  const secrecy = new Secrecy(ports.environment);
  const retrievers = [inputs.a.retriever, inputs.b.retriever];
  const known = secrecy.know({ retrievers, named: [], suites: [inputs.suite] }, root);
  for (const notice of [...inputs.suite.notices, ...known]) ports.note(notice);
  ports.listen?.();
  const ask = async (system: System): Promise<MeasuredSystem> => {
    try {
      const measured = await measureSystem(root, inputs, system, ports);
      secrecy.check({ run: measured.run, base: null });
      return measured;
    } catch (error) {
      throw secrecy.said(error);
    }
  };
  const [a, b] = [await ask(inputs.a), await ask(inputs.b)];
  const comparison = compareSystems(inputs, a, b);
  await writeOutputs(root, from, outputs, comparison);
  return comparison;
}

/** Not part of a comparison, which is the same on every machine. */
const ANYWHERE: Environment = { os: "", arch: "", cpu: "", cores: 0, node: "" };

/** How each system is timed, where it is: every case so many times. */
export interface Clocked {
  readonly latency: LatencySettings;
  readonly repeats: number;
}

/** Throws what the retriever failed with, and query_errors where it failed on single queries. */
export async function measureSystem(
  root: Root,
  plan: ComparisonPlan,
  system: System,
  ports: ComparePorts,
  clocked: Clocked | null = null,
): Promise<MeasuredSystem> {
  const { suite, k, definition } = plan;
  const log = new BoundedLog();
  const retriever = createRetriever(system.retriever, {
    root: root.directory,
    environment: ports.environment,
    moduleHost: ports.moduleHost,
    signal: ports.signal,
    log: (text) => log.push(Buffer.from(text)),
  });
  const { failure, ...measured } = await runSuite(
    {
      cases: suite.cases,
      k,
      definition,
      latency: clocked?.latency ?? "off",
      concurrency: system.retriever.concurrency,
      clock: clockOf(system.retriever) === "recorded" ? "recorded" : "ours",
      sampling: () => ({
        rounds: Array.from({ length: clocked?.repeats ?? 0 }, () => suite.cases.map(({ id }) => id)),
        more: () => [],
        ends_ms: Infinity,
      }),
    },
    {
      retriever,
      now: () => performance.now(),
      cancelled: () => ports.signal.aborted,
      progress: showProgress({
        line: ports.line,
        print: ports.progress,
        now: () => performance.now(),
      }),
      environment: ANYWHERE,
    },
  );
  if (failure !== null) {
    const { code, message, hint, problems } = failure;
    const options = { problems, cause: failure, ...(hint === undefined ? {} : { hint }) };
    throw new GateError(code, `${system.path}: ${message}`, options);
  }
  const failed = measured.cases.filter((each) => each.outcome.kind === "error");
  const [first] = failed;
  if (first?.outcome.kind === "error") {
    const count = failed.length === 1 ? "1 query" : `${failed.length} queries`;
    throw new GateError(
      "query_errors",
      `${system.path}: ${count} failed, first "${first.case_id}": ${first.outcome.message}`,
    );
  }
  return {
    path: system.path,
    digest: system.digest,
    run: { ...measured, environment: ANYWHERE, log: log.text() },
  };
}

async function writeOutputs(
  root: Root,
  from: string,
  outputs: CompareOutputs,
  comparison: Comparison,
): Promise<void> {
  const place = (flag: "out" | "csv" | "traces"): string | null => {
    const written = outputs[flag];
    return written === null ? null : insideRoot(root, from, written, `--${flag}`);
  };
  const [out, csv, traces] = [place("out"), place("csv"), place("traces")];
  if (out !== null) await writeWhole(root, out, renderCompareJson(comparison));
  if (csv !== null) await writeWhole(root, csv, renderCompareCsv(comparison));
  for (const system of traces === null ? [] : (["A", "B"] as const)) {
    await writeWhole(root, `${traces}/${system}.jsonl`, traceLines(comparison, system, outputs.queryText));
  }
}

// What each system answered, a JSON line a query; the query's own words only on request.

const SCHEMA_VERSION = 1;
const REDACTED = "[REDACTED]";

/** `query_id` is the SHA-1 of the query's text: traces join by it without giving the text away. */
function traceLines(comparison: Comparison, system: "A" | "B", queries: "redacted" | "shown"): string {
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
