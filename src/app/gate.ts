/** From a request to a report on disk: fills the ports, runs the pipeline, writes what it says. Shared by CLI and action. */
import { sha256Of } from "../system/digest.ts";
import { findRoot, type Root } from "../system/root.ts";
import { GateError } from "../errors.ts";
import { LEAST_RUNS, needsSpread } from "../gate/runs.ts";
import { conclude } from "../gate/conclude.ts";
import { failureOf } from "../gate/outcome.ts";
import type { Loaded } from "../gate/two-policies.ts";
import { compactParts } from "../model/canonical-json.ts";
import type { Config } from "../model/config.ts";
import type { Probe } from "../model/explanation.ts";
import type { Report } from "../model/report.ts";
import type { Suite } from "../model/suite.ts";
import { type Ports, pipeline } from "../pipeline.ts";
import { baselineAge } from "../policy/age.ts";
import { openBeside } from "../policy/base-directory.ts";
import { refuseElsewhere } from "../policy/elsewhere.ts";
import { readEvent, refuseUnsafeEvent } from "../policy/event.ts";
import { type GitPort, openGit } from "../policy/git.ts";
import { type ReadPolicies, readPolicies } from "../policy/policies.ts";
import { noteRecorded, wasRecorded } from "../policy/recorded.ts";
import { tidyHeap } from "../system/memory.ts";
import { weakening } from "../policy/weakening.ts";
import { deterministicPart } from "../reporters/report-json.ts";
import { seenFrom } from "../words/advice.ts";
import { approvalWords } from "../words/draft.ts";
import { type JudgingPorts, type Known, judgeRun, readCache } from "./answers.ts";
import { refuseLoadInParts } from "./load.ts";
import { measurement } from "./measure.ts";
import { originOf } from "./origin.ts";
import { observed, timed } from "./observed.ts";
import {
  filesOf,
  type GateOutcome,
  type GatePorts,
  type GateRequest,
  type Observer,
  shardOf,
} from "./request.ts";
import { guarded } from "./guarded.ts";
import { refuseFolder } from "./record.ts";
import { Secrecy } from "./secrecy.ts";
import { selected } from "./selection.ts";
import { TOOL } from "./version.ts";
import { errorReport, writeOutcome } from "./write-outcome.ts";
import path from "node:path";

const NOBODY: Observer = { loaded: () => {}, weakened: () => {}, took: () => {} };

/**
 * In a workflow the same rules hold for the action and the command. Rejects for an event that can't be read or on which
 * no retriever may run; else as runGate.
 */
export async function runGateOnEvent(
  request: GateRequest,
  ports: Omit<GatePorts, "event">,
): Promise<GateOutcome> {
  if (request.command !== "record") refuseElsewhere(ports.environment, request.baseRef);
  const event = await readEvent(ports.environment);
  refuseUnsafeEvent(event, request.command);
  return runGate(request, { ...ports, event });
}

/** Known errors come back as a report with verdict `error`; it rejects only where even that can't be made. */
export async function runGate(request: GateRequest, ports: GatePorts): Promise<GateOutcome> {
  const observer = ports.observer ?? NOBODY;
  const secrecy = new Secrecy(ports.environment);
  const judged = await reportOf(request, ports, observer, secrecy);
  const commit = commitOf(request.workingDirectory, ports);
  const origin = originOf(ports.environment, ports.event, commit, path.dirname(ports.moduleHost), new Date());
  const report = secrecy.hidden({ ...judged, origin });
  const write = (): Promise<GateOutcome> => writeOutcome(request, report, ports.event === null);
  const outcome = await timed("write the report", write, observer);
  if (request.command === "record" && outcome.baselinePath !== null) {
    noteRecorded(ports.environment, outcome.baselinePath);
  }
  return outcome;
}

/** Null where there is no git, or no commit. */
function commitOf(workingDirectory: string, { environment }: GatePorts): string | null {
  try {
    return openGit(findRoot(workingDirectory).directory, environment).commit("HEAD");
  } catch (error) {
    if (error instanceof GateError) return null;
    throw error;
  }
}

async function reportOf(
  request: GateRequest,
  ports: GatePorts,
  observer: Observer,
  secrecy: Secrecy,
): Promise<Report> {
  try {
    const root = findRoot(request.workingDirectory);
    const plain = await portsOf(
      request,
      root,
      { ...ports, without: (lines) => secrecy.without(lines) },
      observer,
    );
    const report = await pipeline(observed(guarded(plain, secrecy, root, ports), observer, secrecy));
    // A baseline of a part is none that anybody may adopt.
    return !request.only ? report : { ...report, new_baseline: null };
  } catch (error) {
    return errorReport(failureOf(error));
  }
}

/** One job, a shard and a merge differ in which cases they ask, of whom, and whether they decide. */
async function portsOf(
  request: GateRequest,
  root: Root,
  ports: JudgingPorts,
  observer: Observer,
): Promise<Ports> {
  const shard = shardOf(request);
  refuseFolder(request);
  const common = commonPorts(request, root, ports);
  const { command, tool } = common;
  if (request.command === "merge") {
    const { joinParts } = await import("./merge.ts");
    const from = path.relative(root.directory, request.workingDirectory);
    const git = (): GitPort => openGit(root.directory, ports.environment);
    let probe: Probe | null = null;
    return {
      ...common,
      retrieve: async (plan) => {
        const joined = await joinParts(root, from, request.parts, plan, {
          environment: ports.environment,
          git,
        });
        probe = joined.probe;
        return joined;
      },
      conclude: (measured) => conclude(measured, { command, tool, probe, tidy: tidyHeap }),
    };
  }
  const { retrieve, probe: ask, corpus, texts } = measurement(root, ports, command === "record");
  if (shard !== null) {
    const { shardPorts } = await import("./shard.ts");
    return {
      ...common,
      ...shardPorts(shard, request, { environment: ports.environment, tool, retrieve, probe: ask }),
    };
  }
  const probe: typeof ask = (cases, k) => timed("ask for more results", () => ask(cases, k), observer);
  const times = runsOf(request) - 1;
  return {
    ...common,
    retrieve,
    ...(times === 0
      ? {}
      : { again: { times, ask: (plan) => measurement(root, ports, true).retrieve(plan) } }),
    conclude: (measured) => {
      const accept = request.accept === true;
      return conclude(measured, { command, accept, tool, probe, corpus, texts, tidy: tidyHeap });
    },
  };
}

const MOST_RUNS = 100;

/** Throws usage for a number of runs that says nothing of their spread, or that nobody waits for. */
function runsOf({ runs }: GateRequest): number {
  if (runs === null) return 1;
  const count = /^\d{1,4}$/.test(runs) ? Number(runs) : 0;
  if (count >= LEAST_RUNS && count <= MOST_RUNS) return count;
  throw new GateError(
    "usage",
    `--runs "${runs}", expected a whole number from ${LEAST_RUNS} to ${MOST_RUNS}`,
  );
}

/** Of the other runs no answer is judged, so that their means would be of something else. */
function refuseJudgedRuns({ runs }: GateRequest, { judge, file }: Config): void {
  if (runs === null || judge === undefined) return;
  throw new GateError(
    "usage",
    `--runs ${runs}: ${file} has a judge, and answers are judged in one run only`,
    {
      hint: "Remove --runs, or put the metrics of answers into a config and baseline of their own.",
    },
  );
}

/** A tolerance in spreads needs a baseline of several runs, which `gate` would ask for. */
function refuseOneRun({ command, runs }: GateRequest, config: Config): void {
  if (command !== "record" || runs !== null || !needsSpread(config)) return;
  throw new GateError("usage", `${config.file} has a tolerance in spreads, and one run has no spread`, {
    hint: `Record several: record --runs ${LEAST_RUNS}.`,
  });
}

/** What nobody has gone through decides nothing. */
function refuseDraft({ draft, files, cases }: Suite, folder: string): void {
  if (draft === undefined) return;
  const open = draft.without_target.length;
  const lacking = open === 0 ? "" : `; ${open} of ${open + cases.length} cases have no target yet`;
  const hint = approvalWords(seenFrom(folder, draft.file));
  throw new GateError("invalid_suite", `suite ${files.join(", ")} is a draft${lacking}`, { hint });
}

function commonPorts(
  request: GateRequest,
  root: Root,
  ports: JudgingPorts,
): Omit<Ports, "retrieve" | "conclude"> {
  const files = filesOf(request, root);
  const command = request.command === "record" ? "record" : "gate";
  let known: Known = new Map();
  return {
    command,
    retime: request.latency === true,
    tool: TOOL,
    load: async () => {
      const git = (): GitPort => openGit(root.directory, ports.environment);
      const asked = { command, ...files, baseRef: request.baseRef } as const;
      const recorded = (digest: string): boolean => wasRecorded(ports.environment, digest);
      const read = await readPolicies(asked, ports.event, { root, git, recorded });
      refuseJudgedRuns(request, read.head.config);
      refuseOneRun(request, read.head.config);
      refuseDraft(read.head.suite, path.relative(root.directory, request.workingDirectory));
      refuseLoadInParts(request, read.head.config);
      known = read.known ?? readCache(read.root, read.head.config);
      const aged = command === "gate" ? baselineAge(git, read.head) : [];
      const dated = { ...read, notices: [...read.notices, ...aged] };
      if (request.only) return selected(dated, request.only);
      return request.baseDirectory === null ? dated : besideIn(request, dated, { root, ports });
    },
    weakening,
    share: (cases) => cases,
    judgeAnswers: (plan, measured) => judgeRun(root, known, plan, measured, ports),
    digest: (report) => sha256Of(compactParts(deterministicPart(report))),
  };
}

/** The policies with the base directory's retriever; throws `base_directory` where it is not the base. */
function besideIn(
  { command, baseDirectory, workingDirectory }: GateRequest,
  policies: ReadPolicies,
  { root, ports }: { readonly root: Root; readonly ports: GatePorts },
): Loaded {
  if (command === "record" || baseDirectory === null) {
    throw new GateError("usage", "a baseline is recorded from one retriever", {
      hint: "Remove base-directory.",
    });
  }
  if (policies.head.config.judge !== undefined) {
    throw new GateError("usage", "answers are judged against a stored baseline, not side by side", {
      hint: "Remove base-directory, or `judge` from the config.",
    });
  }
  const directory = path.resolve(workingDirectory, baseDirectory);
  const open = (folder: string): GitPort => openGit(folder, ports.environment);
  const found = openBeside(policies, { written: baseDirectory, directory }, { root, open });
  if (found.kind === "beside") return { ...policies, beside: found.beside };
  return { ...policies, notices: [...policies.notices, { code: "not_side_by_side", reason: found.reason }] };
}
