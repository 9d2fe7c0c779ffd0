/** From a request to a report on disk: opens the ports, runs the pipeline, writes what it says. Shared by CLI and action. */
import { availableParallelism, cpus } from "node:os";
import path from "node:path";
import { GateError } from "../errors.ts";
import { type Root, insideRoot, sha256 } from "../files/read.ts";
import { failureOf } from "../gate/failure.ts";
import { latencySettled } from "../gate/latency-checks.ts";
import { resolveRules } from "../gate/rules.ts";
import { latencyOf } from "../gate/two-laws.ts";
import { weakening } from "../gate/weakening.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import type { RetrieverConfig } from "../model/config.ts";
import type { Report } from "../model/report.ts";
import type { Environment, Run } from "../model/run.ts";
import { type Plan, pipeline } from "../pipeline.ts";
import { deterministicPart } from "../reporters/report-json.ts";
import { BoundedLog } from "../retrievers/log.ts";
import { createRetriever } from "../retrievers/registry.ts";
import { openGit } from "../rules/git.ts";
import { decideLaws } from "../rules/laws.ts";
import { type RunPlan, runSuite } from "../run/run-suite.ts";
import { requireComparable } from "./comparable.ts";
import { type Known, judgeRun, readCache } from "./judge-answers.ts";
import { showProgress } from "./progress.ts";
import type { GateOutcome, GatePorts, GateRequest } from "./request.ts";
import { findRoot } from "./root.ts";
import { TOOL } from "./version.ts";
import { errorReport, writeOutcome } from "./write-outcome.ts";

const DEFAULT_CONFIG = "retrieval-gate.yaml";

/** Known errors come back as a report with verdict `error`; it rejects only where even that can't be made. */
export async function runGate(request: GateRequest, ports: GatePorts): Promise<GateOutcome> {
  return writeOutcome(request, await judged(request, ports));
}

async function judged(request: GateRequest, ports: GatePorts): Promise<Report> {
  try {
    if (request.command === "merge") {
      throw new GateError("usage", "there are no parts to merge", { hint: "Run `gate --shard i/n` first." });
    }
    const root = findRoot(request.workingDirectory);
    const from = path.relative(root.directory, request.workingDirectory);
    const inside = (written: string | null, what: string): string | null =>
      written === null ? null : insideRoot(root, from, written, what);
    const config = insideRoot(root, from, request.config ?? DEFAULT_CONFIG, "config");
    const overrides = {
      suite: inside(request.suite, "suite"),
      baseline: inside(request.baseline, "baseline"),
    };
    const { command } = request;
    let known: Known = new Map();
    return await pipeline({
      command,
      tool: TOOL,
      load: async () => {
        const git = (): ReturnType<typeof openGit> => openGit(root.directory, ports.environment);
        const asked = { command, config, overrides, baseRef: request.baseRef };
        const laws = await decideLaws(asked, ports.event, { root, git, weakening });
        if (command === "gate") requireComparable(laws.head);
        known = readCache(root, laws.head.config);
        return laws;
      },
      retrieve: (plan) => retrieve(root, plan, ports),
      judgeAnswers: (plan, measured) => judgeRun(root, known, plan, measured, ports),
      digest: (report) => sha256(compactCanonical(deterministicPart(report))),
    });
  } catch (error) {
    return errorReport(failureOf(error));
  }
}

async function retrieve(
  root: Root,
  plan: Plan,
  ports: GatePorts,
): Promise<{ readonly run: Run; readonly failure: GateError | null }> {
  const log = new BoundedLog();
  const retriever = createRetriever(plan.head.config.retriever, {
    root: root.directory,
    environment: ports.environment,
    moduleHost: ports.moduleHost,
    signal: ports.signal,
    log: (text) => log.push(Buffer.from(text)),
  });
  const environment = describeMachine();
  const { failure, ...measured } = await runSuite(planOf(plan), {
    retriever,
    now: () => performance.now(),
    cancelled: () => ports.signal.aborted,
    progress: showProgress({ line: ports.line, print: ports.progress, now: () => performance.now() }),
    environment,
  });
  return { run: { ...measured, environment, log: log.text() }, failure };
}

function planOf({ head, base, cases }: Plan): RunPlan {
  const { definition, k, retriever } = head.config;
  const latency = latencyOf(head, base);
  const settledFor = [head, ...(base === null ? [] : [base])].map(({ config, suite, baseline }) => {
    const rules = resolveRules(config, suite).rules;
    if (latency === "off") return () => true;
    return latencySettled(rules, suite.cases, baseline, { settings: latency, definition });
  });
  const settled: RunPlan["settled"] = (samples) => settledFor.every((enough) => enough(samples));
  return {
    cases,
    k,
    definition,
    latency,
    concurrency: retriever.concurrency,
    clock: clockOf(retriever),
    settled,
  };
}

function clockOf(retriever: RetrieverConfig): RunPlan["clock"] {
  if (retriever.kind === "run") return "recorded";
  return retriever.kind === "command" && retriever.per_query ? "with_start" : "ours";
}

function describeMachine(): Environment {
  return {
    os: process.platform,
    arch: process.arch,
    cpu: cpus()[0]?.model.trim() ?? "unknown",
    cores: availableParallelism(),
    node: process.versions.node,
  };
}
