/** From a request to a report on disk: opens the ports, runs the pipeline, writes what it says. Shared by CLI and action. */
import { availableParallelism, cpus } from "node:os";
import path from "node:path";
import { GateError } from "../errors.ts";
import { type Root, insideRoot, sha256 } from "../files/read.ts";
import { failureOf } from "../gate/failure.ts";
import { latencySettled } from "../gate/latency-checks.ts";
import { pairsSettled } from "../gate/ratio-checks.ts";
import { resolveRules } from "../gate/rules.ts";
import { shuffled, splitMix64 } from "../gate/statistics/random.ts";
import { type Decision, latencyOf } from "../gate/two-laws.ts";
import { weakening } from "../gate/weakening.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import type { RetrieverConfig } from "../model/config.ts";
import type { Inputs, Report } from "../model/report.ts";
import type { Retriever } from "../model/retriever.ts";
import type { Environment } from "../model/run.ts";
import { type Plan, type Retrieved, pipeline } from "../pipeline.ts";
import { deterministicPart } from "../reporters/report-json.ts";
import { BoundedLog } from "../retrievers/log.ts";
import { createRetriever } from "../retrievers/registry.ts";
import { openBeside } from "../rules/base-directory.ts";
import { type GitPort, openGit } from "../rules/git.ts";
import { type Laws, decideLaws } from "../rules/laws.ts";
import { type RunPlan, runSuite } from "../run/run-suite.ts";
import { type Dice, type PairPlan, runSideBySide } from "../run/side-by-side.ts";
import type { SidePlan } from "../run/side.ts";
import { requireComparable } from "./comparable.ts";
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
    return await pipeline({
      command,
      tool: TOOL,
      load: async () => {
        const git = (): ReturnType<typeof openGit> => openGit(root.directory, ports.environment);
        const asked = { command, config, overrides, baseRef: request.baseRef };
        const laws = await decideLaws(asked, ports.event, { root, git, weakening });
        if (command === "gate") requireComparable(laws.head);
        return request.baseDirectory === null ? laws : besideIn(request, laws, { root, ports });
      },
      retrieve: (plan) => retrieve(root, plan, ports),
      digest: (report) => sha256(compactCanonical(deterministicPart(report))),
    });
  } catch (error) {
    return errorReport(failureOf(error));
  }
}

/** The laws with the base directory's retriever; throws `base_directory` where it is not the base. */
function besideIn(
  { command, baseDirectory, workingDirectory }: GateRequest,
  laws: Laws,
  { root, ports }: { readonly root: Root; readonly ports: GatePorts },
): Decision {
  if (command === "record" || baseDirectory === null) {
    throw new GateError("usage", "a baseline is recorded from one retriever", {
      hint: "Remove base-directory.",
    });
  }
  const directory = path.resolve(workingDirectory, baseDirectory);
  const open = (folder: string): GitPort => openGit(folder, ports.environment);
  const found = openBeside(laws, { written: baseDirectory, directory }, { root, open });
  if (found.kind === "beside") return { ...laws, beside: found.beside };
  return { ...laws, notices: [...laws.notices, { code: "not_side_by_side", reason: found.reason }] };
}

/** Both retrievers live in this job at once where there is a base beside. */
async function retrieve(root: Root, plan: Plan, ports: GatePorts): Promise<Retrieved> {
  const environment = describeMachine();
  const now = (): number => performance.now();
  const progress = showProgress({ line: ports.line, print: ports.progress, now });
  const shared = { now, cancelled: () => ports.signal.aborted, progress, environment };
  const head = opened(plan.head.config.retriever, root.directory, ports);
  if (plan.beside === null) {
    const { failure, ...run } = await runSuite(planOf(plan), { ...shared, retriever: head.retriever });
    return { run: { ...run, environment, log: head.log.text() }, base: null, failure };
  }
  const base = opened(plan.beside.config, plan.beside.directory, ports);
  const pairs = pairPlanOf(plan, plan.beside.config);
  const dice = diceOf(pairs.latency === "off" ? 0 : pairs.latency.seed);
  const both = { ...shared, head: head.retriever, base: base.retriever, dice };
  const measured = await runSideBySide(pairs, both);
  const log = [head.log.text(), "[the base's retriever]\n", base.log.text()];
  return {
    run: { ...measured.head, environment, log: base.log.text() === "" ? head.log.text() : log.join("") },
    base: { ...measured.base, environment, log: "" },
    failure: measured.failure,
  };
}

function opened(
  config: RetrieverConfig,
  directory: string,
  { environment, moduleHost, signal }: GatePorts,
): { readonly retriever: Retriever; readonly log: BoundedLog } {
  const log = new BoundedLog();
  const to = (text: string): void => log.push(Buffer.from(text));
  const retriever = createRetriever(config, { root: directory, environment, moduleHost, signal, log: to });
  return { retriever, log };
}

function diceOf(seed: number): Dice {
  const random = splitMix64(seed);
  return { shuffled: (values) => shuffled(values, random), coin: () => random.below(2) === 0 };
}

function sideOf(retriever: RetrieverConfig, { head, base }: Plan): SidePlan {
  const { definition, k } = head.config;
  const { concurrency } = retriever;
  return { k, definition, latency: latencyOf(head, base), concurrency, clock: clockOf(retriever) };
}

function planOf(plan: Plan): RunPlan {
  const settledFor = lawsOf(plan).map(({ config, suite, baseline }) => {
    const { rules } = resolveRules(config, suite);
    const latency = latencyOf(plan.head, plan.base);
    if (latency === "off") return () => true;
    const { definition } = plan.head.config;
    return latencySettled(rules, suite.cases, baseline, { settings: latency, definition });
  });
  const settled: RunPlan["settled"] = (samples) => settledFor.every((enough) => enough(samples));
  return { ...sideOf(plan.head.config.retriever, plan), cases: plan.cases, settled };
}

function pairPlanOf(plan: Plan, base: RetrieverConfig): PairPlan {
  const { head, cases } = plan;
  const settledFor = lawsOf(plan).map(({ config, suite }) => {
    if (config.latency === "off") return () => true;
    const by = { settings: config.latency, definition: head.config.definition };
    return pairsSettled(resolveRules(config, suite).rules, suite.cases, by);
  });
  return {
    cases,
    latency: latencyOf(head, plan.base),
    base: sideOf(base, plan),
    head: sideOf(head.config.retriever, plan),
    settled: (pairs) => settledFor.every((enough) => enough(pairs)),
  };
}

function lawsOf({ head, base }: Plan): readonly Inputs[] {
  return base === null ? [head] : [head, base];
}

function clockOf(retriever: RetrieverConfig): SidePlan["clock"] {
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
