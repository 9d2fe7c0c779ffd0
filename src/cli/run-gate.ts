/** From a request to a report on disk: opens the ports, runs the pipeline, writes what it says. Shared by CLI and action. */
import { availableParallelism, cpus } from "node:os";
import path from "node:path";
import { type Root, insideRoot, sha256 } from "../files/read.ts";
import { failureOf } from "../gate/failure.ts";
import { latencySettled } from "../gate/latency-checks.ts";
import { resolveRules } from "../gate/rules.ts";
import { latencyOf } from "../gate/two-laws.ts";
import { weakening } from "../gate/weakening.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import type { RetrieverConfig } from "../model/config.ts";
import type { Report } from "../model/report.ts";
import type { Environment } from "../model/run.ts";
import { type Plan, type Ports, type Retrieved, pipeline } from "../pipeline.ts";
import { deterministicPart } from "../reporters/report-json.ts";
import { BoundedLog } from "../retrievers/log.ts";
import { createRetriever } from "../retrievers/registry.ts";
import { openGit } from "../rules/git.ts";
import { decideLaws } from "../rules/laws.ts";
import { type RunPlan, runSuite } from "../run/run-suite.ts";
import { standIns } from "../shards/stand-ins.ts";
import { requireComparable } from "./comparable.ts";
import { showProgress } from "./progress.ts";
import type { GateOutcome, GatePorts, GateRequest } from "./request.ts";
import { findRoot } from "./root.ts";
import { shardOf } from "./shard-request.ts";
import { TOOL } from "./version.ts";
import { errorReport, writeOutcome } from "./write-outcome.ts";

const DEFAULT_CONFIG = "retrieval-gate.yaml";

/** Known errors come back as a report with verdict `error`; it rejects only where even that can't be made. */
export async function runGate(request: GateRequest, ports: GatePorts): Promise<GateOutcome> {
  return writeOutcome(request, await judged(request, ports));
}

async function judged(request: GateRequest, ports: GatePorts): Promise<Report> {
  try {
    const shard = shardOf(request);
    const root = findRoot(request.workingDirectory);
    const from = path.relative(root.directory, request.workingDirectory);
    const inside = (written: string | null, what: string): string | null =>
      written === null ? null : insideRoot(root, from, written, what);
    const config = insideRoot(root, from, request.config ?? DEFAULT_CONFIG, "config");
    const overrides = {
      suite: inside(request.suite, "suite"),
      baseline: inside(request.baseline, "baseline"),
    };
    const command: Ports["command"] = request.command === "record" ? "record" : "gate";
    const judging: Ports = {
      command,
      tool: TOOL,
      load: async () => {
        const git = (): ReturnType<typeof openGit> => openGit(root.directory, ports.environment);
        const asked = { command, config, overrides, baseRef: request.baseRef };
        const laws = await decideLaws(asked, ports.event, { root, git, weakening });
        if (command === "gate") requireComparable(laws.head);
        return laws;
      },
      retrieve: async (plan) =>
        request.command === "merge"
          ? (await import("./join-parts.ts")).joinParts(root, from, request.parts, plan)
          : retrieve(root, plan, ports),
      digest: (report) => sha256(compactCanonical(deterministicPart(report))),
    };
    if (shard === null) return await pipeline(judging);
    const { measureShard } = await import("./run-shard.ts");
    return await measureShard(shard, request, { ...judging, environment: ports.environment });
  } catch (error) {
    return errorReport(failureOf(error));
  }
}

async function retrieve(root: Root, plan: Plan, ports: GatePorts): Promise<Retrieved> {
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

function planOf({ head, base, cases, all = cases }: Plan): RunPlan {
  const { definition, k, retriever } = head.config;
  const latency = latencyOf(head, base);
  const settledFor = [head, ...(base === null ? [] : [base])].map(({ config, suite, baseline }) => {
    const rules = resolveRules(config, suite).rules;
    if (latency === "off") return () => true;
    return latencySettled(rules, suite.cases, baseline, { settings: latency, definition });
  });
  const fill = standIns(all, cases);
  const settled: RunPlan["settled"] = (samples) => settledFor.every((enough) => enough(fill(samples)));
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
