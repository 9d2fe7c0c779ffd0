/** Asks one system every query of the comparison, once; no clock runs. */
import { GateError } from "../errors.ts";
import type { Root } from "../files/read.ts";
import type { ComparisonPlan, MeasuredSystem } from "../gate/comparison.ts";
import type { Environment } from "../model/run.ts";
import { logLine } from "../reporters/escape.ts";
import { BoundedLog } from "../retrievers/log.ts";
import { createRetriever } from "../retrievers/registry.ts";
import { runSuite } from "../run/run-suite.ts";
import type { CommandPorts } from "./command.ts";
import type { System } from "./compare-inputs.ts";
import { showProgress } from "./progress.ts";

/** Not part of a comparison, which is the same on every machine. */
const ANYWHERE: Environment = { os: "", arch: "", cpu: "", cores: 0, node: "" };

/** Throws what the retriever failed with, and query_errors where it failed on single queries. */
export async function measureSystem(
  root: Root,
  plan: ComparisonPlan,
  system: System,
  ports: CommandPorts,
): Promise<MeasuredSystem> {
  const { suite, k, definition } = plan;
  const log = new BoundedLog();
  const retriever = createRetriever(system.retriever, {
    root: root.directory,
    environment: ports.environment,
    moduleHost: ports.moduleHost,
    signal: ports.guard.signal,
    log: (text) => log.push(Buffer.from(text)),
  });
  const line = (text: string): void => ports.err(`\r\x1b[2K${logLine(text)}`);
  const { failure, ...measured } = await runSuite(
    {
      cases: suite.cases,
      k,
      definition,
      latency: "off",
      concurrency: system.retriever.concurrency,
      clock: system.retriever.kind === "run" ? "recorded" : "ours",
      settled: () => true,
    },
    {
      retriever,
      now: () => performance.now(),
      cancelled: () => ports.guard.signal.aborted,
      progress: showProgress({
        line: ports.columns === null ? null : line,
        print: (text) => ports.err(`${logLine(text)}\n`),
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
      `${system.path}: ${count} failed, first "${first.caseId}": ${first.outcome.message}`,
    );
  }
  return {
    path: system.path,
    digest: system.digest,
    run: { ...measured, environment: ANYWHERE, log: log.text() },
  };
}
