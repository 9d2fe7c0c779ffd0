/** `compare`: asks every system the suite, compares, and writes the files that were asked for. */
import { createHash } from "node:crypto";
import path from "node:path";
import { commandOf } from "../../app/origin.ts";
import { showProgress } from "../../app/progress.ts";
import type { GatePorts } from "../../app/request.ts";
import { Secrecy } from "../../app/secrecy.ts";
import { GateError } from "../../errors.ts";
import { compactCanonical } from "../../model/canonical-json.ts";
import type { Notice } from "../../model/notice.ts";
import type { CaseRun, Environment } from "../../model/run.ts";
import { BoundedLog } from "../../retrievers/failures.ts";
import { clockOf, createRetriever } from "../../retrievers/registry.ts";
import { runSuite } from "../../run/run-suite.ts";
import { type Root, findRoot, insideRoot } from "../../system/root.ts";
import { deflated } from "../../system/deflate.ts";
import { writeWhole } from "../../system/write-whole.ts";
import { type ComparisonPlan, type MeasuredSystem, compareSystems } from "./comparison.ts";
import { renderCsv, renderPairJson, renderSeveralJson } from "./files.ts";
import { type CompareRequest, type System, readInputs } from "./inputs.ts";
import type { ComparedAnswer, Comparison } from "./model.ts";

/** Paths are as written, relative to the working directory; null where a file is not asked for. */
export interface CompareOutputs {
  readonly out: string | null;
  readonly html: string | null;
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
  const inside = (written: string, flag: string): string => insideRoot(root, from, written, `--${flag}`);
  const place = (flag: "out" | "html" | "csv" | "traces"): string | null =>
    outputs[flag] === null ? null : inside(outputs[flag], flag);
  const [out, html, csv, traces] = [place("out"), place("html"), place("csv"), place("traces")];
  const { systems, ...plan } = await readInputs(root, request, inside);
  const measured = await measureAll(root, plan, systems, ports, request.kind === "several");
  const comparison = compareSystems(plan, measured);
  const json = request.kind === "several" ? renderSeveralJson : renderPairJson;
  if (out !== null) await writeWhole(root, out, json(comparison));
  if (csv !== null) await writeWhole(root, csv, renderCsv(comparison));
  for (const [at, name] of traces === null ? [] : (["A", "B"] as const).entries())
    await writeWhole(root, `${traces}/${name}.jsonl`, traceLines(comparison, at, name, outputs.queryText));
  if (html === null) return comparison;
  const { renderCompareHtml } = await import("./page.ts");
  const program = commandOf(ports.environment, path.dirname(ports.moduleHost));
  await writeWhole(root, html, renderCompareHtml(comparison, program, deflated));
  return comparison;
}

/** One system after the other; `counted`: the progress says which. */
async function measureAll(
  root: Root,
  plan: ComparisonPlan,
  systems: readonly System[],
  ports: ComparePorts,
  counted: boolean,
): Promise<readonly MeasuredSystem[]> {
  const secrecy = new Secrecy(ports.environment);
  const retrievers = systems.map(({ retriever }) => retriever);
  const known = secrecy.know({ retrievers, named: [], files: [plan.suite] }, root);
  for (const notice of [...plan.suite.notices, ...known]) ports.note(notice);
  ports.listen?.();
  const measured: MeasuredSystem[] = [];
  for (const [at, system] of systems.entries()) {
    if (counted) ports.progress(`${at + 1} of ${systems.length}: ${system.label}`);
    try {
      const one = await measure(root, plan, system, ports);
      for (const notice of secrecy.check({ run: one.run, base: null })) ports.note(notice);
      measured.push(one);
    } catch (error) {
      throw secrecy.said(error);
    }
  }
  return measured;
}

/** Not part of a comparison, which is the same on every machine. */
const ANYWHERE: Environment = { os: "", arch: "", cpu: "", cores: 0, node: "" };

/** Throws what the retriever failed with, and query_errors where it failed on single queries. */
async function measure(
  root: Root,
  { suite, k, definition }: ComparisonPlan,
  { retriever: config, clocked, ...system }: System,
  ports: ComparePorts,
): Promise<MeasuredSystem> {
  const log = new BoundedLog();
  const retriever = createRetriever(config, {
    root: root.directory,
    environment: ports.environment,
    moduleHost: ports.moduleHost,
    signal: ports.signal,
    log: (text) => log.push(Buffer.from(text)),
  });
  const rounds = Array.from({ length: clocked?.repeats ?? 0 }, () => suite.cases.map(({ id }) => id));
  const now = (): number => performance.now();
  const { failure, ...measured } = await runSuite(
    {
      cases: suite.cases,
      k,
      definition,
      latency: clocked?.latency ?? "off",
      concurrency: config.concurrency,
      clock: clockOf(config) === "recorded" ? "recorded" : "ours",
      sampling: () => ({ rounds, more: () => [], ends_ms: Infinity }),
    },
    {
      retriever,
      now,
      cancelled: () => ports.signal.aborted,
      progress: showProgress({ line: ports.line, print: ports.progress, now }),
      environment: ANYWHERE,
    },
  );
  refuseFailures(system.path, failure, measured.cases);
  return { ...system, run: { ...measured, environment: ANYWHERE, log: log.text() } };
}

/** A comparison of systems of which one failed says nothing. */
function refuseFailures(path: string, failure: GateError | null, cases: readonly CaseRun[]): void {
  if (failure !== null) {
    const { code, message, hint, problems } = failure;
    const options = { problems, cause: failure, ...(hint === undefined ? {} : { hint }) };
    throw new GateError(code, `${path}: ${message}`, options);
  }
  const failed = cases.filter((each) => each.outcome.kind === "error");
  const [first] = failed;
  if (first?.outcome.kind !== "error") return;
  const count = failed.length === 1 ? "1 query" : `${failed.length} queries`;
  const message = `${path}: ${count} failed, first "${first.case_id}": ${first.outcome.message}`;
  throw new GateError("query_errors", message);
}

// What each system answered, a JSON line a query; the query's own words only on request.

const SCHEMA_VERSION = 1;
const REDACTED = "[REDACTED]";

/** `query_id` is the SHA-1 of the query's text: traces join by it without giving the text away. */
function traceLines(
  { systems, queries, k }: Comparison,
  at: number,
  name: string,
  queryText: CompareOutputs["queryText"],
): string {
  const { digest, answers } = systems[at]!;
  const records = queries.map(({ id, query }, i) => ({
    trace_schema_version: SCHEMA_VERSION,
    system: name,
    config_digest: digest,
    query_id: createHash("sha1").update(query).digest("hex"),
    query: queryText === "shown" ? query : REDACTED,
    items: itemsOf(answers[i]!),
    meta: { qid: id, k },
  }));
  return records.map((record) => `${compactCanonical(record)}\n`).join("");
}

function itemsOf({ results, hits }: ComparedAnswer): readonly unknown[] {
  const judged = new Set(hits);
  return results.map((hit, index) => ({
    id: hit.doc_id,
    rank: index + 1,
    judged: !hit.repeat && judged.has(hit.doc_id),
    ...(hit.score === undefined ? {} : { score: hit.score }),
  }));
}
