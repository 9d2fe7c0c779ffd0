/** From a request to a report on disk: fills the ports, runs the pipeline, writes what it says. Shared by CLI and action. */
import { digestParts } from "../system/digest.ts";
import { findRoot, type Root } from "../system/root.ts";
import { GateError } from "../errors.ts";
import { type Conclusion, type Measurement, concludeGate } from "../gate/conclude.ts";
import type { Plan, RetrievedRuns } from "../gate/plan.ts";
import { toFailure } from "../gate/outcome.ts";
import type { LoadedPolicies, MeasuredRuns } from "../gate/two-policies.ts";
import type { StoredVerdict } from "../model/answers.ts";
import type { Shard } from "../model/part.ts";
import { requireShardCases } from "../shards/split.ts";
import { compactParts } from "../model/canonical-json.ts";
import type { Config } from "../model/config.ts";
import type { Probe } from "../model/explanation.ts";
import type { Report } from "../model/report.ts";
import type { Suite } from "../model/suite.ts";
import { type Ports, runPipeline } from "../pipeline.ts";
import {
  baselineAge,
  findAcceptedDay,
  type ReadPolicies,
  readPolicies,
} from "../change/policies.ts";
import { openBesideDirectory } from "../change/base-directory.ts";
import { adviseElsewhere, refuseElsewhere, readEvent, refuseUnsafeEvent } from "../change/event.ts";
import { type GitPort, openGit } from "../change/git.ts";
import { noteRecorded, wasRecorded } from "../change/change.ts";
import { findWeakenedRules } from "../change/weakening.ts";
import { deterministicPart } from "../reporters/report-json.ts";
import { approvalWords, relativePath } from "../messages/advice.ts";
import { type KnownVerdicts, judgeRun, readCache } from "./answers.ts";
import { measureRun } from "./measure.ts";
import { readOrigin } from "./origin.ts";
import {
  requestFiles,
  type GateOutcome,
  type GatePorts,
  type GateRequest,
  type Observer,
  requestedShard,
} from "./request.ts";
import { refuseOut } from "./record.ts";
import { Secrecy } from "./secrecy.ts";
import { selectHead } from "./selection.ts";
import { refuseUnknownTargets } from "./unknown-targets.ts";
import { TOOL } from "./version.ts";
import { errorReport, removeEarlierReport, writeOutcome } from "./write-outcome.ts";
import path from "node:path";
import { setFlagsFromString } from "node:v8";

/**
 * Without it V8 lets what is held grow fourfold before it collects: a gate over 20,000 cases would take 350 MiB, where
 * 100 MiB are in use.
 */
const HEAP_GROWTH = "--heap-growing-percent=25";

const NOBODY: Observer = { loaded: () => {}, weakened: () => {}, took: () => {} };

/**
 * In a workflow the same rules hold for the action and the command. Rejects for an event that can't be read or on which
 * no retriever may run; else as runGate.
 */
export async function runGateOnEvent(
  request: GateRequest,
  ports: Omit<GatePorts, "event">,
): Promise<GateOutcome> {
  if (request.command !== "record") {
    refuseElsewhere(ports.environment, request.baseRef);
  }
  const event = await readEvent(ports.environment);
  refuseUnsafeEvent(event, request.command);
  return runGate(request, { ...ports, event });
}

/** Known errors come back as a report with verdict `error`; it rejects only where even that can't be made. */
export async function runGate(request: GateRequest, ports: GatePorts): Promise<GateOutcome> {
  setFlagsFromString(HEAP_GROWTH);
  const observer = ports.observer ?? NOBODY;
  const secrecy = new Secrecy(ports.environment);
  const judged = await runGateToReport(request, ports, observer, secrecy);
  const commit = headCommit(request.workingDirectory, ports);
  const origin = readOrigin(
    ports.environment,
    ports.event,
    commit,
    path.dirname(ports.moduleHost),
    new Date(),
  );
  const report = secrecy.hideInReport({ ...judged, origin });
  const writeReport = (): Promise<GateOutcome> =>
    writeOutcome(request, report, ports.event === null);
  const outcome = await probeTimed("write the report", writeReport, observer);
  if (request.command === "record" && outcome.baselinePath !== null) {
    noteRecorded(ports.environment, outcome.baselinePath);
  }
  return outcome;
}

/** Null where there is no git, or no commit. */
function headCommit(workingDirectory: string, { environment }: GatePorts): string | null {
  try {
    return openGit(findRoot(workingDirectory).directory, environment).commit("HEAD");
  } catch (error) {
    if (error instanceof GateError) {
      return null;
    }
    throw error;
  }
}

async function runGateToReport(
  request: GateRequest,
  given: GatePorts,
  observer: Observer,
  secrecy: Secrecy,
): Promise<Report> {
  try {
    const root = findRoot(request.workingDirectory);
    const shard = requestedShard(request);
    refuseOut(request);
    const job = new Job(request, root, given, observer, secrecy);
    const merging = request.command === "merge" ? mergePorts(job) : null;
    const ports = merging ?? (shard === null ? jobPorts(job) : shardPorts(job, shard));
    const report = await runPipeline(await ports);
    // A baseline of a part can't be adopted.
    return !request.only ? report : { ...report, new_baseline: null };
  } catch (error) {
    return errorReport(toFailure(error));
  }
}

/** Asks all cases, and decides. */
function jobPorts(job: Job): Ports {
  const { request, root, given, command } = job;
  const times = requestedRuns(request) - 1;
  const purpose = times > 0 ? "record_mean" : command;
  return {
    ...job.ports,
    renewsTimes: request.latency === true,
    selectCases: (cases) => cases,
    retrieve: (plan) => job.ask(plan, () => measureRun(root, plan, given, purpose)),
    ...(times > 0 && {
      repeat: {
        times,
        ask: async (plan) => job.refuseSecrets(await measureRun(root, plan, given, purpose)),
      },
    }),
    judgeAnswers: job.judge,
    conclude: (measured) => {
      const ask = measured.asked.probe;
      const runTimed: Probe = (cases, k) =>
        job.runTimed("ask for more results", () => ask!(cases, k));
      return job.decide(measured, ask === undefined ? null : runTimed);
    },
  };
}

/** Asks its part of the cases, and decides nothing. */
async function shardPorts(job: Job, shard: Shard): Promise<Ports> {
  const { root, given, command } = job;
  const { concludePart, withPart } = await import("./parts.ts");
  return {
    ...job.ports,
    selectCases: (cases) => requireShardCases(cases, shard),
    retrieve: (plan) =>
      job.ask(plan, async () => {
        const measured = await measureRun(root, plan, given, command);
        return withPart(shard, plan, measured, { environment: given.environment, git: job.git });
      }),
    // The merge has them judged, all at once.
    judgeAnswers: (_, measured) => Promise.resolve(measured),
    conclude: (measured) => concludePart(shard, measured),
  };
}

/** Joins what shards asked, and decides. */
async function mergePorts(job: Job): Promise<Ports> {
  const { request, root, given } = job;
  const { joinParts } = await import("./parts.ts");
  const from = path.relative(root.directory, request.workingDirectory);
  const ports = { environment: given.environment, git: job.git };
  return {
    ...job.ports,
    selectCases: (cases) => cases,
    retrieve: (plan) => job.ask(plan, () => joinParts(root, from, request.parts, plan, ports)),
    judgeAnswers: job.judge,
    conclude: (measured) => job.decide(measured, measured.asked.probe ?? null),
  };
}

/** What all three do alike: reading the files, asking, judging and deciding. */
class Job {
  readonly request: GateRequest;
  readonly root: Root;
  readonly given: GatePorts;
  readonly command: "gate" | "record";
  readonly #observer: Observer;
  readonly #secrecy: Secrecy;
  /** Milliseconds since 1970. */
  readonly #begunAt = Date.now();
  /** The judge's verdicts that count. */
  #known: KnownVerdicts = new Map();

  constructor(
    request: GateRequest,
    root: Root,
    given: GatePorts,
    observer: Observer,
    secrecy: Secrecy,
  ) {
    this.request = request;
    this.root = root;
    this.given = given;
    this.command = request.command === "record" ? "record" : "gate";
    this.#observer = observer;
    this.#secrecy = secrecy;
  }

  readonly git = (): GitPort => openGit(this.root.directory, this.given.environment);

  get ports(): Pick<Ports, "command" | "tool" | "load" | "findWeakening" | "digestReport"> {
    return {
      command: this.command,
      tool: TOOL,
      load: () => this.#load(),
      findWeakening: (change) => {
        const findings = findWeakenedRules(change);
        this.#observer.weakened(findings.length);
        return findings;
      },
      digestReport: (report) =>
        digestParts(compactParts(deterministicPart(this.#secrecy.hideInReport(report)))),
    };
  }

  runTimed<T>(step: string, act: () => Promise<T>): Promise<T> {
    return probeTimed(step, act, this.#observer);
  }

  async #load(): Promise<LoadedPolicies> {
    const loaded = await this.runTimed("read the files", async () => {
      const read = await this.#read();
      this.given.listen?.();
      return { ...read, notices: [...read.notices, ...this.#secrecy.learn(read, this.root)] };
    });
    this.#observer.loaded(loaded, this.#secrecy.masks);
    return loaded;
  }

  async #read(): Promise<LoadedPolicies> {
    const { request, root, given, command, git } = this;
    const asked = { command, ...requestFiles(request, root), baseRef: request.baseRef } as const;
    const isRecorded = (digest: string): boolean => wasRecorded(given.environment, digest);
    const policies = readPolicies(asked, given.event, { root, git, recorded: isRecorded });
    const read = await policies.catch((error: unknown) => {
      throw adviseElsewhere(error, given.environment);
    });
    const { config, suite } = read.head;
    refuseRuns(request, config);
    refuseDraft(suite, path.relative(root.directory, request.workingDirectory));
    this.#known = read.known ?? readCache(read.root, config);
    const aged = command === "gate" ? baselineAge(git, read.head) : [];
    const day = findAcceptedDay(git, read.over === null ? read.head.baseline : read.over.baseline);
    const dated = {
      ...read,
      notices: [...read.notices, ...aged],
      ...(day === null ? {} : { accepted_on: day }),
    };
    if (request.only) {
      return selectHead(dated, request.only);
    }
    return request.baseDirectory === null
      ? dated
      : openBaseDirectory(request, dated, { root, ports: given });
  }

  /** Before anything is asked, the report of an earlier run is removed. */
  ask(plan: Plan, retrieve: () => Promise<RetrievedRuns>): Promise<RetrievedRuns> {
    return this.runTimed("ask the retriever", async () => {
      await removeEarlierReport(this.request, plan, this.#begunAt);
      return this.refuseSecrets(await retrieve());
    });
  }

  refuseSecrets(asked: RetrievedRuns): RetrievedRuns {
    const notices = this.#secrecy.check(asked);
    return { ...asked, notices: [...(asked.notices ?? []), ...notices] };
  }

  readonly judge = (plan: Plan, measured: MeasuredRuns): Promise<MeasuredRuns> => {
    const hideVerdicts = (lines: readonly StoredVerdict[]): readonly StoredVerdict[] =>
      this.#secrecy.without(lines);
    return this.runTimed("judge the answers", () =>
      judgeRun(this.root, this.#known, plan, measured, this.given, hideVerdicts),
    );
  };

  async decide(measured: Measurement, probe: Probe | null): Promise<Conclusion> {
    if (this.command === "record") {
      await refuseUnknownResults(measured);
    }
    const { corpus, texts } = measured.asked;
    const accept = this.request.accept === true;
    const options = { command: this.command, accept, tool: TOOL, probe, corpus, texts };
    return concludeGate(measured, options);
  }
}

/** Throws `invalid_suite` if no query of a first run found a target, and no target is a document that is known. */
async function refuseUnknownResults({
  inputs,
  scores,
  measured,
  asked,
}: Measurement): Promise<void> {
  const { suite, config, baseline } = inputs;
  const isFirst = baseline === null;
  if (!isFirst || scores.cases.some(({ ranks }) => ranks.some((rank) => rank !== null))) {
    return;
  }
  const corpus = (await asked.corpus?.()) ?? null;
  const results = measured.head.cases.flatMap(({ outcome }) =>
    outcome.kind === "answer" ? outcome.hits : [],
  );
  const searched =
    corpus === null
      ? { documents: results, from: "results" as const }
      : { documents: corpus, from: "corpus" as const };
  refuseUnknownTargets(suite, config.definition, searched);
}

/** Runs one step and tells how long it took, well or not. */
async function probeTimed<T>(step: string, act: () => Promise<T>, { took }: Observer): Promise<T> {
  const begun = performance.now();
  try {
    return await act();
  } finally {
    took(step, performance.now() - begun);
  }
}

const LEAST_RUNS = 2;
const MOST_RUNS = 100;

/** Returns how many runs `record --runs` asks for. Throws usage for less than two, or too many to wait for. */
function requestedRuns({ runs }: GateRequest): number {
  if (runs === null) {
    return 1;
  }
  const count = /^\d{1,4}$/.test(runs) ? Number(runs) : 0;
  if (count >= LEAST_RUNS && count <= MOST_RUNS) {
    return count;
  }
  throw new GateError(
    "usage",
    `--runs "${runs}", expected a whole number from ${LEAST_RUNS} to ${MOST_RUNS}`,
  );
}

/** Throws usage for several runs with a judge, who judges the answers of one run only. */
function refuseRuns({ runs }: GateRequest, { judge, file }: Config): void {
  if (runs !== null && judge !== undefined) {
    throw new GateError(
      "usage",
      `--runs ${runs}: ${file} has a judge, and answers are judged in one run only`,
      {
        hint: "Remove --runs, or put the metrics of answers into a config and baseline of their own.",
      },
    );
  }
}

/** A suite that is not approved decides nothing. */
function refuseDraft({ draft, files, cases }: Suite, folder: string): void {
  if (draft === undefined) {
    return;
  }
  const open = draft.without_target.length;
  const lacking = open === 0 ? "" : `; ${open} of ${open + cases.length} cases have no target yet`;
  const hint = approvalWords(relativePath(folder, draft.file));
  throw new GateError("invalid_suite", `suite ${files.join(", ")} is a draft${lacking}`, { hint });
}

/** The policies with the base directory's retriever; throws `base_directory` where it is not the base. */
function openBaseDirectory(
  { command, baseDirectory, workingDirectory }: GateRequest,
  policies: ReadPolicies,
  { root, ports }: { readonly root: Root; readonly ports: GatePorts },
): LoadedPolicies {
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
  const openFolder = (folder: string): GitPort => openGit(folder, ports.environment);
  const found = openBesideDirectory(
    policies,
    { written: baseDirectory, directory },
    {
      root,
      open: openFolder,
      environment: ports.environment,
    },
  );
  if (found.kind === "beside") {
    return { ...policies, beside: found.beside };
  }
  return {
    ...policies,
    notices: [...policies.notices, { code: "not_side_by_side", reason: found.reason }],
  };
}
