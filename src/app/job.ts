/**
 * One job of the gate: fills the pipeline's ports for a whole run, a shard, or the merge of shards.
 */
import { findWeakenedRules } from "../change/weakening.ts";
import { type GitPort, openGit } from "../change/git.ts";
import { GateError } from "../errors.ts";
import { concludeGate } from "../gate/conclude.ts";
import type { Plan, RetrievedRuns } from "../gate/questions.ts";
import type { LoadedPolicies } from "../gate/two-policies.ts";

import { compactParts } from "../model/canonical-json.ts";
import type { Shard } from "../model/part.ts";
import type { Ports } from "../pipeline.ts";
import { deterministicPart } from "../reporters/report-json.ts";
import { requireShardCases } from "../shards/split.ts";
import { digestParts } from "../system/digest.ts";
import type { Root } from "../system/root.ts";
import { type KnownVerdicts, judgeRun, readCache } from "./answers.ts";
import { measureRun } from "./measure.ts";
import { openBaseDirectory, readRequestPolicies } from "./read-policies.ts";
import { type GatePorts, type GateRequest, requestedShard } from "./request.ts";
import type { Secrecy } from "./secrecy.ts";
import { selectHead } from "./selection.ts";
import { TOOL } from "./version.ts";
import { removeEarlierReport } from "./write-outcome.ts";
import path from "node:path";

/**
 * Returns the ports of a merge, of one shard or of a whole run, as the request asks. Throws `usage`
 * for a request that no run can have.
 */
export async function makePorts(job: Job): Promise<Ports> {
  const shard = requestedShard(job.request);
  if (job.request.command === "merge") {
    return makeMergePorts(job);
  }
  return shard === null ? makeWholePorts(job) : makeShardPorts(job, shard);
}

/** Asks all cases; with `--runs N` N times. Throws `usage` for a wrong N. */
function makeWholePorts(job: Job): Ports {
  const { request, root, ports, command } = job;
  const furtherRuns = requestedRuns(request) - 1;
  const purpose = furtherRuns > 0 ? "record_mean" : command;
  const ask = (plan: Plan): Promise<RetrievedRuns> => measureRun(root, plan, ports, purpose);
  const repeat = {
    times: furtherRuns,
    // `job.retrieve` refuses secrets in the first run.
    ask: async (plan: Plan) => job.refuseSecrets(await ask(plan)),
  };
  return {
    ...job.sharedPorts,
    renewsTimes: request.latency === true,
    retrieve: (plan) => job.retrieve(plan, () => ask(plan)),
    ...(furtherRuns > 0 ? { repeat } : {}),
  };
}

/** Asks the cases of one shard. The merge has them judged, and decides. */
async function makeShardPorts(job: Job, shard: Shard): Promise<Ports> {
  const { root, ports, command } = job;
  const { concludePart, withPart } = await import("./parts.ts");
  return {
    ...job.sharedPorts,
    selectCases: (cases) => requireShardCases(cases, shard),
    retrieve: (plan) =>
      job.retrieve(plan, async () => {
        const measured = await measureRun(root, plan, ports, command);
        return withPart(shard, plan, measured, job.partPorts);
      }),
    // The merge has all answers judged at once.
    judgeAnswers: (_plan, measured) => Promise.resolve(measured),
    conclude: (measurement) => concludePart(shard, measurement),
  };
}

/** Gives what the shards measured, in place of asking a retriever. */
async function makeMergePorts(job: Job): Promise<Ports> {
  const { request, root } = job;
  const { joinParts } = await import("./parts.ts");
  const folder = path.relative(root.directory, request.workingDirectory);
  return {
    ...job.sharedPorts,
    // The parts are read before `job.retrieve` removes the earlier report: if they can't be read,
    // this throws, and that report stays.
    retrieve: async (plan) => {
      const joined = await joinParts(root, folder, request.parts, plan, job.partPorts);
      return job.retrieve(plan, () => Promise.resolve(joined));
    },
  };
}

/** The steps that a whole run, a shard and a merge have in common. */
export class Job {
  readonly request: GateRequest;
  readonly root: Root;
  readonly git: () => GitPort;
  readonly ports: GatePorts;
  readonly command: "gate" | "record";
  readonly #secrecy: Secrecy;
  /** When the job began, in milliseconds since 1970. */
  readonly #begunAt = Date.now();
  #knownVerdicts: KnownVerdicts = new Map();

  constructor(
    request: GateRequest,
    root: Root,
    git: () => GitPort,
    ports: GatePorts,
    secrecy: Secrecy,
  ) {
    this.request = request;
    this.root = root;
    this.git = git;
    this.ports = ports;
    this.command = request.command === "record" ? "record" : "gate";
    this.#secrecy = secrecy;
  }

  /** For all cases: a shard replaces some. */
  get sharedPorts(): Omit<Ports, "retrieve"> {
    return {
      command: this.command,
      tool: TOOL,
      load: () => this.#load(),
      findWeakening: findWeakenedRules,
      digestReport: (report) =>
        digestParts(compactParts(deterministicPart(this.#secrecy.hideInReport(report)))),
      selectCases: (cases) => cases,
      judgeAnswers: (plan, measured) =>
        judgeRun(this.root, this.#knownVerdicts, plan, measured, this.ports, (verdicts) =>
          this.#secrecy.without(verdicts),
        ),
      conclude: (measurement) =>
        concludeGate(measurement, {
          command: this.command,
          accept: this.request.accept === true,
          tool: TOOL,
        }),
    };
  }

  /** Git is opened again: a part names HEAD after the retriever ran, which may have committed. */
  get partPorts(): Pick<GatePorts, "environment"> & { readonly git: () => GitPort } {
    const { environment } = this.ports;
    return { environment, git: () => openGit(this.root.directory, environment) };
  }

  /** Reads all files, learns which values are secrets, and then lets a signal abort the run. */
  async #load(): Promise<LoadedPolicies> {
    const loaded = await readRequestPolicies(this.request, this.root, this.git, this.ports);
    // The base's verdicts if only those count, else all that the head's cache holds.
    this.#knownVerdicts = loaded.known ?? readCache(loaded.root, loaded.head.config);
    const { only } = this.request;
    const policies = only
      ? selectHead(loaded, only)
      : openBaseDirectory(this.request, loaded, this.root, this.ports);
    // All files are read: from here on a signal ends the run.
    this.ports.listen?.();
    const secretNotices = this.#secrecy.learnPolicySecrets(policies, this.root);
    this.ports.mask?.(this.#secrecy.masks);
    return { ...policies, notices: [...policies.notices, ...secretNotices] };
  }

  /**
   * Removes the report of an earlier run, so that a run that dies leaves none, and then calls
   * `ask`. Throws `retriever_answer` if an id holds a secret.
   */
  async retrieve(plan: Plan, ask: () => Promise<RetrievedRuns>): Promise<RetrievedRuns> {
    await removeEarlierReport(this.request, plan, this.#begunAt);
    return this.refuseSecrets(await ask());
  }

  /** Throws `retriever_answer` if an id holds a secret. A notice names secrets that are shown. */
  refuseSecrets(asked: RetrievedRuns): RetrievedRuns {
    const notices = this.#secrecy.releasePlainWordsInIds(asked);
    return { ...asked, notices: [...(asked.notices ?? []), ...notices] };
  }
}

/** One run needs no flag, and more than a hundred would take too long. */
const LEAST_RUNS = 2;
const MOST_RUNS = 100;

/** Throws `usage` unless `--runs` is a whole number from LEAST_RUNS to MOST_RUNS. */
function requestedRuns({ runs }: GateRequest): number {
  if (runs === null) {
    return 1;
  }
  // Digits alone, so that `1e1` or ` 5` is refused; 0 is outside of the limits.
  const count = /^\d{1,4}$/.test(runs) ? Number(runs) : 0;
  if (count >= LEAST_RUNS && count <= MOST_RUNS) {
    return count;
  }
  throw new GateError(
    "usage",
    `--runs "${runs}", expected a whole number from ${LEAST_RUNS} to ${MOST_RUNS}`,
    "Write for example --runs 5, or leave the flag out to record one run.",
  );
}
