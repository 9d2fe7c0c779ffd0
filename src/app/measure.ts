/** Asks retrievers for the pipeline: one, or base and head side by side; and some cases once more where a target was lost. */
import { isFailureOfBase } from "../errors.ts";
import type { Root } from "../system/root.ts";
import type { Plan, RetrievedRuns } from "../gate/plan.ts";
import { latencyPolicy } from "../gate/two-policies.ts";
import { targetRanks, viewCase } from "../metrics/view.ts";
import type { RetrieverConfig, LatencyPolicy } from "../model/config.ts";
import type { ProbeOutcome } from "../model/explanation.ts";
import type { BaseCheckout } from "../model/policy.ts";
import type { Retriever } from "../model/retriever.ts";
import type { Environment, Run } from "../model/run.ts";
import type { CorpusDocument } from "../retrievers/bm25.ts";
import type { Bm25Retriever } from "../retrievers/kinds.ts";
import type { Case } from "../model/suite.ts";
import { retrieverClock, createRetriever } from "../retrievers/registry.ts";
import { Pace, type RetrieverPorts } from "../retrievers/ports.ts";
import { askAgain } from "../run/probe.ts";
import { type RunPlan, type RunPorts, runSuite } from "../run/run-suite.ts";
import { type PairPlan, type Pairs, runSideBySide, type Dice } from "../run/side-by-side.ts";
import { compareSecondStart } from "../run/second-start.ts";
import type { SideMeasurement, SidePlan } from "../run/side.ts";
import { makeSampleFiller } from "../shards/split.ts";
import { withConfigPlaces } from "./config-places.ts";
import type { GatePorts } from "./request.ts";
import { showProgress } from "./progress.ts";
import { BoundedLog } from "../retrievers/failures.ts";
import { availableParallelism, cpus } from "node:os";
import { shuffle, splitMix64 } from "../decision/random.ts";
import { findCasesToConfirm, type SeenTimes } from "../latency/checks.ts";
import {
  canAskTwice,
  countPasses,
  countTimes,
  expectedQueries,
  findKnownRepeats,
  listLatencyRules,
  makeRounds,
  type PlanningPolicy,
  planRun,
  type TimingPlan,
} from "../latency/plan.ts";
import { hadSlowMoment, keepFasterPass, keepFirstPass } from "../latency/recorded.ts";
import { countSecondAnswers, drawAskedTwice } from "../gate/asked-twice.ts";
import { pluralise } from "../messages/format.ts";
import { announceQueries } from "../messages/sampling.ts";

/** What a run is for. `record_mean`: it is one of several whose mean is recorded, each with a newly started retriever. */
export type RunPurpose = "gate" | "record" | "record_mean";

/**
 * Asks the retriever all queries of the plan. The result has functions that ask more: `probe` searches deeper for lost
 * cases in what is left of the run's total time, `corpus` and `texts` read the documents.
 */
export async function measureRun(
  root: Root,
  plan: Plan,
  gatePorts: GatePorts,
  purpose: RunPurpose,
): Promise<RetrievedRuns> {
  const since = performance.now();
  // One pace for both sides and the probes.
  const ports: GatePorts = { pace: new Pace(), ...gatePorts };
  const retrieved = await retrieveAnswers(root, { plan, since }, ports, purpose);
  return {
    ...retrieved,
    probe: (cases, k) => probeDeeper({ plan, since }, { cases, k }, root, ports),
    corpus: async () => {
      const documents = await corpusDocuments(plan, root, ports, {});
      return documents?.map((each) => ({ ...each, doc_id: each.id, repeat: false })) ?? null;
    },
    // Also of documents that `max_docs` leaves out of the index: a lost document may be one of them.
    texts: async (ids) => {
      const documents = await corpusDocuments(plan, root, ports, { max_docs: null }).catch(
        () => null,
      );
      const wantedDocuments = (documents ?? []).filter(({ id }) => ids.has(id));
      return new Map(wantedDocuments.map(({ id, text }) => [id, text]));
    },
  };
}

/** Returns the documents of the corpus, read with these changes of the config; null if the retriever is not `bm25`. */
async function corpusDocuments(
  { head }: Plan,
  root: Root,
  ports: GatePorts,
  changes: Partial<Bm25Retriever>,
): Promise<readonly CorpusDocument[] | null> {
  if (head.config.retriever.kind !== "bm25") {
    return null;
  }
  const { readCorpus } = await import("../retrievers/bm25.ts");
  const config = { ...(head.config.retriever as Bm25Retriever), ...changes };
  return await readCorpus(config, retrieverPorts(root.directory, ports));
}

/** A plan, and when asking for it began. */
interface StartedPlan {
  readonly plan: Plan;
  /** As performance.now() gives it. */
  readonly since: number;
}

/**
 * Asks the cases for k results, of a newly started retriever, in what is left of the run's total time. Returns the ranks
 * of their targets, null for a case without an answer, and `failure` if the time is used up or the retriever fails.
 */
async function probeDeeper(
  { plan, since }: StartedPlan,
  request: { readonly cases: readonly Case[]; readonly k: number },
  root: Root,
  ports: GatePorts,
): Promise<ProbeOutcome> {
  const { retriever, definition } = plan.head.config;
  const leftMs = Math.floor(retriever.total_timeout_ms - (performance.now() - since));
  if (leftMs <= 0) {
    return { answers: [], failure: "the run's total_timeout_ms was used up" };
  }
  ports.progress(`searching deeper for ${pluralise(request.cases.length, "query", "queries")}`);
  const opened = openRetriever({ ...retriever, total_timeout_ms: leftMs }, root.directory, ports);
  const question = { ...request, definition, concurrency: retriever.concurrency };
  const { answers, failure } = await askAgain(question, opened.retriever);
  const rankedAnswers = request.cases.map((subject, index) => {
    const list = answers[index] ?? null;
    if (list === null) {
      return null;
    }
    const outcome = { kind: "answer" as const, ...list, degraded: false };
    const run = { case_id: subject.id, outcome, first_ms: null, samples_ms: [] };
    return { ranks: targetRanks(viewCase(subject, run, definition)), returned: list.returned };
  });
  return { answers: rankedAnswers, failure };
}

/** What all ways of asking need. */
interface Asking {
  readonly plan: Plan;
  readonly ports: GatePorts;
  readonly sampler: Sampler;
  readonly head: OpenRetriever;
  /** Ports of a run that base and head share. */
  readonly sharedPorts: Omit<RunPorts, "retriever">;
}

/**
 * Asks all queries: of base and head side by side, or of the head alone. If that is recorded, a second start of the
 * retriever is asked some queries again.
 */
async function retrieveAnswers(
  root: Root,
  { plan, since }: StartedPlan,
  ports: GatePorts,
  purpose: RunPurpose,
): Promise<RetrievedRuns> {
  const wallClock = (): number => performance.now();
  const pacedClock = (): number => wallClock() - (ports.pace?.waited_ms ?? 0);
  const progress = showProgress({ line: ports.line, print: ports.progress, now: wallClock });
  const sharedPorts = {
    // Time spent waiting for the pace does not count.
    now: pacedClock,
    cancelled: () => ports.signal.aborted,
    progress,
    environment: describeMachine(),
  };
  const caseIds = plan.all.map(({ id }) => id);
  const head = openHead(plan, root, ports, caseIds);
  const sampler = new Sampler(plan, purpose, ports.progress);
  sampler.announceKnown();
  const asking = { plan, ports, sampler, head, sharedPorts };
  if (plan.beside !== null) {
    return askSideBySide(asking, plan.beside, root);
  }
  const retrieved = await retrieveHead(asking);
  return purpose === "record" && retrieved.failure === null
    ? compareWithSecondStart(asking, retrieved, root, since)
    : retrieved;
}

/** Asks all queries of the head's retriever alone. */
async function retrieveHead(asking: Asking): Promise<RetrievedRuns> {
  const { plan, sampler, head, sharedPorts } = asking;
  const { failure, ...run } = await runSuite(makeRunPlan(plan, sampler), {
    ...sharedPorts,
    retriever: head.retriever,
  });
  return { run: { ...withPlan(run, asking), log: head.log.text() }, base: null, failure };
}

/**
 * Starts the retriever once more, and returns the run with the cases that it answers otherwise marked as unstable. An
 * index that is built at each start gives equal answers within one start. If there is no time left, or the retriever
 * fails, a notice says so.
 */
async function compareWithSecondStart(
  { plan, ports, sharedPorts }: Asking,
  retrieved: RetrievedRuns,
  root: Root,
  since: number,
): Promise<RetrievedRuns> {
  const { run } = retrieved;
  const { retriever } = plan.head.config;
  const side = makeSidePlan(retriever, plan);
  const { asked_twice: cases = [] } = side;
  if (cases.length === 0) {
    return retrieved;
  }
  const leftMs = Math.floor(retriever.total_timeout_ms - (performance.now() - since));
  if (leftMs <= 0) {
    const reason = "the run's total_timeout_ms was used up";
    return { ...retrieved, notices: [{ code: "vary_unknown", reason }] };
  }
  const opened = openRetriever({ ...retriever, total_timeout_ms: leftMs }, root.directory, ports);
  const silentPorts = { ...sharedPorts, progress: () => {}, retriever: opened.retriever };
  const { differing, failure } = await compareSecondStart(side, cases, run.cases, silentPorts);
  const unstableIds = new Set([...run.unstable, ...differing]);
  const unstable = run.cases.map((each) => each.case_id).filter((id) => unstableIds.has(id));
  const notices = failure === null ? [] : [{ code: "vary_unknown", reason: failure } as const];
  return { ...retrieved, run: { ...run, unstable }, notices };
}

/**
 * Asks the retrievers of base and head side by side, both alive in this job at once. If the base gets its first gate by
 * this change and its retriever fails, the head is asked alone.
 */
async function askSideBySide(
  asking: Asking,
  beside: BaseCheckout,
  root: Root,
): Promise<RetrievedRuns> {
  const { plan, ports, sampler, head, sharedPorts } = asking;
  const base = openRetriever(beside.config, beside.directory, ports);
  const pairs = makePairPlan(plan, beside.config, sampler);
  const dice = makeDice(pairs.latency === "off" ? 0 : pairs.latency.seed);
  const pairPorts = { ...sharedPorts, head: head.retriever, base: base.retriever, dice };
  const measured = await runSideBySide(pairs, pairPorts);
  if (beside.is_first && isFailureOfBase(measured.failure)) {
    return askHeadAlone(asking, root);
  }
  const headLog = head.log.text();
  const baseLog = base.log.text();
  const log = baseLog === "" ? headLog : `${headLog}[the base's retriever]\n${baseLog}`;
  return {
    run: { ...withPlan(measured.head, asking), log },
    base: { ...withPlan(measured.base, asking), log: "" },
    failure: measured.failure,
  };
}

/** Asks the head alone, with a notice: the base has no gate yet, and its code can't answer the head's files. */
async function askHeadAlone(asking: Asking, root: Root): Promise<RetrievedRuns> {
  const { plan, ports } = asking;
  const head = openHead(plan, root, ports);
  const retrieved = await retrieveHead({ ...asking, head });
  return { ...retrieved, notices: [{ code: "not_side_by_side", reason: "bootstrap" }] };
}

/** Returns the run with the plan that was asked, and the machine that asked. */
function withPlan(
  run: Omit<SideMeasurement, "failure">,
  { sampler, sharedPorts }: Asking,
): Omit<Run, "log"> {
  return { ...sampler.finishRun(run), environment: sharedPorts.environment };
}

interface OpenRetriever {
  readonly retriever: Retriever;
  readonly log: BoundedLog;
}

/** As openRetriever, for the head. What the retriever throws names the place in its config. */
function openHead(
  { head }: Plan,
  root: Root,
  ports: GatePorts,
  caseIds: readonly string[] = [],
): OpenRetriever {
  const opened = openRetriever(head.config.retriever, root.directory, ports, caseIds);
  return { ...opened, retriever: withConfigPlaces(opened.retriever, head) };
}

/**
 * Returns a retriever, not yet started, with the log of what it prints. `caseIds`: those of the suite, if it is a
 * recorded run that has to answer one of them.
 */
function openRetriever(
  config: RetrieverConfig,
  directory: string,
  ports: GatePorts,
  caseIds: readonly string[] = [],
): OpenRetriever {
  const log = new BoundedLog();
  const addToLog = (text: string): void => log.push(Buffer.from(text));
  const retriever = createRetriever(config, {
    ...retrieverPorts(directory, ports),
    caseIds,
    log: addToLog,
  });
  return { retriever, log };
}

/** Returns the ports of a retriever that runs in this folder, with a log that keeps nothing. */
function retrieverPorts(
  root: string,
  { environment, moduleHost, signal, pace }: GatePorts,
): RetrieverPorts {
  const ports = { root, environment, moduleHost, signal, log: () => {} };
  return pace === undefined ? ports : { ...ports, pace };
}

/** Returns how one side is asked by this retriever, with the definition and k of the head. */
function makeSidePlan(retriever: RetrieverConfig, { head, base, cases }: Plan): SidePlan {
  const { definition, file, k } = head.config;
  return {
    config_places: { file, lines: head.lines },
    k,
    definition,
    latency: latencyPolicy(head, base),
    concurrency: retriever.concurrency,
    clock: retrieverClock(retriever),
    asked_twice: drawAskedTwice(head.config, retriever, cases),
  };
}

/** Returns what the head alone is asked. The sampler decides how often each case is timed. */
function makeRunPlan(plan: Plan, sampler: Sampler): RunPlan {
  // Gives the cases of other shards the times of this one's, so that the times of all shards together are planned.
  const fillOtherShards = makeSampleFiller(plan.all, plan.cases);
  return {
    ...makeSidePlan(plan.head.config.retriever, plan),
    cases: plan.cases,
    planTiming: (tookMs) => ({
      ...sampler.planRounds(fillOtherShards(tookMs)),
      confirmingRounds: (samples) =>
        sampler.confirmingRounds({ now: fillOtherShards(samples), base: null }),
    }),
  };
}

/**
 * Returns what both sides are asked. The sampler decides how often each case is timed: how many passes
 * there are from the noise of the base's times alone, and what is timed once more from both sides'.
 */
export function makePairPlan(plan: Plan, base: RetrieverConfig, sampler: Sampler): PairPlan {
  const { head, cases } = plan;
  const sideTimes = (
    pairs: ReadonlyMap<string, Pairs>,
    which: keyof Pairs,
  ): ReadonlyMap<string, readonly number[]> =>
    new Map([...pairs].map(([id, pair]) => [id, pair[which]]));
  return {
    cases,
    latency: latencyPolicy(head, plan.base),
    base: makeSidePlan(base, plan),
    head: makeSidePlan(head.config.retriever, plan),
    planTiming: (tookMs) => ({
      ...sampler.planRounds(tookMs),
      confirmingRounds: (pairs) =>
        sampler.confirmingRounds({
          now: sideTimes(pairs, "head"),
          base: sideTimes(pairs, "base"),
        }),
      needsAnotherPass: (pairs) => sampler.needsAnotherPass(sideTimes(pairs, "base")),
    }),
  };
}

/** Returns the machine and the Node version that this run uses. */
function describeMachine(): Environment {
  return {
    os: process.platform,
    arch: process.arch,
    cpu: cpus()[0]?.model.trim() ?? "unknown",
    cores: availableParallelism(),
    node: process.versions.node,
  };
}

type MeasuredTimes = Pick<Run, "cases" | "timing">;

/** Decides what one run times: the plan, how often it is asked, and what is timed once more. */
export class Sampler {
  readonly #plan: Plan;
  readonly #purpose: RunPurpose;
  readonly #settings: LatencyPolicy;
  readonly #policies: readonly PlanningPolicy[];
  readonly #print: (line: string) => void;
  /** Null until planRounds. */
  #timing: TimingPlan | null = null;
  /** How often the plan was asked. */
  #passes = 1;
  /** How often the plan is to be asked; null until it was asked once, and if the run is not side by side. */
  #wantedPasses: number | null = null;
  /** Whether the number of queries was printed. */
  #isAnnounced = false;
  /** What the first query of each case took. */
  #firstTimes: ReadonlyMap<string, number> = new Map();
  /** Whether a recording may ask the plan twice, to keep the faster pass. */
  #mayAskTwice = false;
  #isAskedTwice = false;

  /** A recording does not use the old baseline: how often each case is timed is decided again. */
  constructor(plan: Plan, purpose: RunPurpose, print: (line: string) => void) {
    this.#plan = plan;
    this.#purpose = purpose;
    this.#settings = latencyPolicy(plan.head, plan.base);
    const policies = plan.base === null ? [plan.head] : [plan.head, plan.base];
    this.#policies = policies
      .filter(({ config }) => config.latency !== "off")
      .map(({ config, suite, baseline }) => ({
        config,
        suite,
        baseline: purpose === "gate" ? baseline : null,
      }));
    this.#print = print;
  }

  /**
   * Prints how many queries the run asks, if that is known before anything is asked: by the baselines, or if nothing is
   * timed.
   */
  announceKnown(): void {
    if (this.#settings === "off") {
      return this.#announce(new Map());
    }
    if (this.#purpose !== "gate") {
      return;
    }
    const repeats = findKnownRepeats(this.#policies, this.#settings);
    if (repeats !== null) {
      this.#announce(countTimes(repeats, this.#policies, this.#plan.cases));
    }
  }

  /**
   * Plans the timing, and returns its rounds (lists of case ids, asked one after the other) and when it ends. `tookMs`:
   * what one query of each case took in the quality pass, both sides together.
   */
  planRounds(tookMs: ReadonlyMap<string, number>): {
    readonly rounds: readonly (readonly string[])[];
    readonly ends_ms: number;
  } {
    if (this.#settings === "off") {
      throw new Error("nothing is timed where latency is off");
    }
    const settings = this.#settings;
    const timing = planRun(this.#policies, this.#plan.all, settings, tookMs);
    this.#timing = timing;
    this.#firstTimes = tookMs;
    this.#mayAskTwice =
      this.#purpose !== "gate" &&
      this.#policies.every((each) => canAskTwice(each, timing.repeats, settings, tookMs));
    const times = this.#countOwnTimes(timing);
    if (!this.#isAnnounced) {
      this.#announce(times);
    }
    return { rounds: makeRounds(times), ends_ms: timing.ends_ms };
  }

  /** Returns how often each case is timed of those that this job asks. */
  #countOwnTimes({ times }: TimingPlan): ReadonlyMap<string, number> {
    return new Map(this.#plan.cases.map(({ id }) => [id, times.get(id) ?? 0]));
  }

  /**
   * Called side by side, each time that the plan was asked: whether it is asked once more. `base`: times of the base, by
   * case.
   */
  needsAnotherPass(base: ReadonlyMap<string, readonly number[]>): boolean {
    const settings = this.#settings;
    const timing = this.#timing;
    if (settings === "off" || timing === null) {
      return false;
    }
    if (this.#wantedPasses === null) {
      this.#wantedPasses = countPasses(timing, settings, base);
      this.#announce(multiplyValues(this.#countOwnTimes(timing), this.#wantedPasses));
    } else {
      this.#passes++;
    }
    return this.#passes < this.#wantedPasses;
  }

  /**
   * Returns the rounds that time once more what would fail. A recording times everything once more then, and if the machine
   * was busy for a moment.
   */
  confirmingRounds(seen: Omit<SeenTimes, "first">): readonly (readonly string[])[] {
    const timing = this.#timing;
    if (timing === null) {
      return [];
    }
    const idsToConfirm = this.#findIdsToConfirm(timing, seen);
    const ownTimes = multiplyValues(this.#countOwnTimes(timing), this.#passes);
    if (!this.#mayAskTwice) {
      return makeRounds(new Map([...ownTimes].filter(([id]) => idsToConfirm.has(id))));
    }
    this.#isAskedTwice =
      idsToConfirm.size > 0 || hadSlowMoment(seen.now, this.#firstTimes, timing.repeats);
    return this.#isAskedTwice ? makeRounds(ownTimes) : [];
  }

  /** Returns the cases of checks that would fail. */
  #findIdsToConfirm(timing: TimingPlan, seen: Omit<SeenTimes, "first">): ReadonlySet<string> {
    const settings = this.#settings;
    if (settings === "off") {
      return new Set();
    }
    const timedPlan = {
      cases: this.#plan.all,
      settings,
      percentile: this.#plan.head.config.definition.percentile,
      times: multiplyValues(timing.times, this.#passes),
    };
    const seenTimes = { ...seen, first: this.#firstTimes };
    return new Set(
      this.#policies.flatMap((policy) => [...findCasesToConfirm(policy, timedPlan, seenTimes)]),
    );
  }

  /** Returns the run with the plan that was asked, and a recording with the times of the faster pass. */
  finishRun<R extends MeasuredTimes>(run: R): R {
    const { timing, cases } = run;
    if (timing.asked === undefined) {
      return run;
    }
    const repeats = this.#timing?.repeats ?? timing.repeats;
    const passes = this.#wantedPasses === null ? {} : { passes: this.#passes };
    const asked = { ...timing.asked, repeats, ...passes };
    if (!this.#isAskedTwice) {
      return { ...run, timing: { ...timing, asked } };
    }
    const least = Math.min(repeats, timing.repeats);
    const keepOnePass = timing.budget_ended ? keepFirstPass : keepFasterPass;
    return {
      ...run,
      cases: keepOnePass(cases, repeats),
      timing: { ...timing, repeats: least, asked },
    };
  }

  /** Prints how many queries the run asks. `times`: how often each case is timed. */
  #announce(times: ReadonlyMap<string, number>): void {
    this.#isAnnounced = true;
    const settings = this.#settings;
    const warmup = settings === "off" ? 1 : Math.max(1, settings.warmup);
    const secondAnswers = this.#countSecondAnswers(times, warmup);
    const isSideBySide = this.#plan.beside !== null;
    const ownTimes = new Map(this.#plan.cases.map(({ id }) => [id, times.get(id) ?? 0]));
    const { planned, most } = expectedQueries(ownTimes, warmup, isSideBySide ? 2 : 1);
    const isTimedOnce = isSideBySide && !this.#hasCeiling();
    const queries = {
      planned: secondAnswers + planned,
      most: secondAnswers + (isTimedOnce ? planned : most),
    };
    const passes = isSideBySide && settings !== "off" ? this.#wantedPasses : undefined;
    this.#print(announceQueries(queries, passes));
  }

  /** Whether a rule of latency has a ceiling. Side by side, only those are timed once more. */
  #hasCeiling(): boolean {
    return this.#policies.some((policy) =>
      listLatencyRules(policy).some(({ ceiling }) => ceiling !== null),
    );
  }

  /** Returns the queries that only show whether answers vary, those of a second start included. */
  #countSecondAnswers(times: ReadonlyMap<string, number>, warmup: number): number {
    const { head, beside, cases } = this.#plan;
    const { config } = head;
    const headCases = drawAskedTwice(config, config.retriever, cases);
    const baseCases = beside === null ? [] : drawAskedTwice(config, beside.config, cases);
    const secondStart = this.#purpose === "record" ? headCases.length : 0;
    const headAnswers = countSecondAnswers(headCases, times, warmup);
    const baseAnswers = countSecondAnswers(baseCases, times, warmup);
    return headAnswers + baseAnswers + secondStart;
  }
}

/** Returns the map with each value multiplied by the factor. */
function multiplyValues(
  values: ReadonlyMap<string, number>,
  factor: number,
): ReadonlyMap<string, number> {
  return new Map([...values].map(([key, value]) => [key, factor * value]));
}

/** Returns the dice that decide the order of base and head, block by block: always the same for one seed. */
export function makeDice(seed: number): Dice {
  const random = splitMix64(seed);
  return { shuffled: (values) => shuffle(values, random), coin: () => random.below(2) === 0 };
}
