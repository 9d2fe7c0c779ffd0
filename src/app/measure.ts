/**
 * Asks retrievers for the pipeline: one, or base and head side by side; and some cases once more
 * where a target was lost.
 */
import { isFailureOfBase } from "../errors.ts";
import type { Root } from "../system/root.ts";
import {
  type AskAgain,
  type Plan,
  type RetrievedRuns,
  canAnswerOtherwise,
  countSecondAnswers,
  drawAskedTwice,
} from "../gate/questions.ts";
import { latencyPolicy } from "../gate/two-policies.ts";
import { targetRanks, viewCase } from "../metrics/view.ts";
import type { LatencyPolicy, LatencySettings, RetrieverConfig } from "../model/config.ts";
import type { ProbeOutcome } from "../model/explanation.ts";
import type { BaseCheckout } from "../model/policy.ts";
import type { Retriever } from "../model/retriever.ts";
import { type CaseRun, type Environment, type Hit, type Run, runsById } from "../model/run.ts";
import type { CorpusDocument } from "../retrievers/bm25.ts";
import type { Bm25Retriever } from "../retrievers/kinds.ts";
import type { AskedCase, Case } from "../model/suite.ts";
import { retrieverClock, createRetriever } from "../retrievers/registry.ts";
import { Pace, type RetrieverPorts } from "../retrievers/ports.ts";
import { askAgain, askInSecondStart, findOtherAnswers } from "../run/probe.ts";
import { type RunPlan, type RunPorts, runSuite } from "../run/run-suite.ts";
import { type PairPlan, type Pairs, runSideBySide, type Dice } from "../run/side-by-side.ts";

import type { SideMeasurement, SidePlan } from "../run/side.ts";
import { requireValue, mapValues, zipLists } from "../model/lookup.ts";
import { makeSampleFiller } from "../shards/split.ts";
import { withConfigPlaces } from "./config-places.ts";
import type { GatePorts } from "./request.ts";
import { showProgress } from "./progress.ts";
import { makeHits, refuseUnknownTargets } from "./unknown-targets.ts";
import { BoundedLog } from "../retrievers/failures.ts";
import { availableParallelism, cpus } from "node:os";
import { shuffle, splitMix64 } from "../decision/random.ts";
import { canBeTimedAgain, findCasesToConfirm, type SeenTimes } from "../latency/latency-checks.ts";
import {
  canAskTwice,
  countPasses,
  expectedQueries,
  listLatencyRules,
  makeRounds,
  type PlanningPolicy,
  planRun,
  type TimingPlan,
} from "../latency/plan.ts";
import { hadSlowMoment, keepFasterPass, keepFirstPass } from "../latency/recorded.ts";

import { pluralise } from "../messages/format.ts";
import { announceQueries } from "../messages/sampling.ts";

/** `record_mean`: one of several runs to be averaged, each with a newly started retriever. */
export type RunPurpose = "gate" | "record" | "record_mean";

const TIME_USED_UP = "the run's total_timeout_ms was used up";

/**
 * Asks the retriever all queries of the plan. In the result, `probe` searches deeper for lost cases
 * and `askAgain` repeats cases in a new start, both in what is left of the run's total time.
 * `askAgain` is absent if the retriever would give the same answers (`makeAskAgain`). `corpus` and
 * `texts` read the documents of a `bm25` retriever. For other kinds `corpus` gives null and `texts`
 * nothing. If the documents can't be read, `corpus` rejects and `texts` gives nothing.
 */
export async function measureRun(
  root: Root,
  plan: Plan,
  gatePorts: GatePorts,
  purpose: RunPurpose,
): Promise<RetrievedRuns> {
  const since = performance.now();
  // One pace for both sides and the probes.
  const ports: GatePorts = { ...gatePorts, pace: gatePorts.pace ?? new Pace() };
  const started = { plan, since, root, ports };
  const retrieved = await retrieveAnswers(started, purpose);
  const askLostAgain = makeAskAgain(started);
  return {
    ...retrieved,
    ...(askLostAgain !== null && { askAgain: askLostAgain }),
    probe: (cases, k) => probeDeeper(started, { cases, k }),
    corpus: () => readCorpusHits(started),
    // Also of documents that `max_docs` leaves out of the index: a lost document may be one of
    // them.
    texts: async (ids) => {
      const changes = { max_docs: null };
      // Texts only make an explanation better, so an error of the files does not end the run here.
      const documents = await readCorpusDocuments(started, changes).catch(() => null);
      const wantedDocuments = (documents ?? []).filter(({ id }) => ids.has(id));
      return new Map(wantedDocuments.map(({ id, text }) => [id, text]));
    },
  };
}

/**
 * Returns the documents of `bm25` as hits, so that targets can be looked for in them; else null.
 */
async function readCorpusHits(started: StartedPlan): Promise<readonly Hit[] | null> {
  const documents = await readCorpusDocuments(started, {});
  return documents === null ? null : makeHits(documents);
}

/**
 * Throws `invalid_suite` if no query found a target, and no target that a golden file names is a
 * document of the corpus. If the corpus is not known, the documents in all results stand for it.
 */
async function refuseIfNothingExists(
  { head: { suite, config } }: Plan,
  cases: readonly CaseRun[],
  readCorpus: () => Promise<readonly Hit[] | null>,
): Promise<void> {
  const { definition } = config;
  const runById = runsById({ cases });
  const isAnyFound = suite.cases.some((subject) => {
    const run = runById.get(subject.id);
    const ranks = run === undefined ? [] : targetRanks(viewCase(subject, run, definition));
    return ranks.some((rank) => rank !== null);
  });
  if (isAnyFound) {
    return;
  }
  const corpus = await readCorpus();
  const results = cases.flatMap(({ outcome }) => (outcome.kind === "answer" ? outcome.hits : []));
  const searched =
    corpus === null
      ? { documents: results, from: "results" as const }
      : { documents: corpus, from: "corpus" as const };
  refuseUnknownTargets(suite, definition, searched);
}

/** Returns all documents of `bm25`, else null. `changes` replace values of its config. */
async function readCorpusDocuments(
  { plan: { head }, root, ports }: StartedPlan,
  changes: Partial<Bm25Retriever>,
): Promise<readonly CorpusDocument[] | null> {
  if (head.config.retriever.kind !== "bm25") {
    return null;
  }
  const { readCorpus } = await import("../retrievers/bm25.ts");
  const config = { ...(head.config.retriever as Bm25Retriever), ...changes };
  return await readCorpus(config, retrieverPorts(root.directory, ports));
}

interface StartedPlan {
  readonly plan: Plan;
  /** When the run began to ask, as performance.now() gives it. */
  readonly since: number;
  readonly root: Root;
  readonly ports: GatePorts;
}

/**
 * Starts the head's retriever once more, and asks it the cases for k results in what is left of the
 * run's total time. Returns for each case the ranks of its targets, or null if it has no answer; no
 * answers, and why, if no time is left.
 */
async function probeDeeper(
  started: StartedPlan,
  request: { readonly cases: readonly Case[]; readonly k: number },
): Promise<ProbeOutcome> {
  const { plan, root, ports } = started;
  const { retriever, definition } = plan.head.config;
  const opened = openForRest(started, retriever, root.directory);
  if (opened === null) {
    return { answers: [], failure: TIME_USED_UP };
  }
  ports.progress(`searching deeper for ${pluralise(request.cases.length, "query", "queries")}`);
  const question = { ...request, definition, concurrency: retriever.concurrency };
  const { answers, failure } = await askAgain(question, opened.retriever);
  const rankedAnswers = zipLists(request.cases, answers).map(([subject, list]) => {
    if (list === null) {
      return null;
    }
    const { hits, returned, k } = list;
    // `targetRanks` takes a run of the case.
    const outcome = { kind: "answer" as const, hits, returned, degraded: false };
    const run = { case_id: subject.id, outcome, first_ms: null, samples_ms: [] };
    const ranks = targetRanks(viewCase(subject, run, definition));
    return { ranks, returned, ...(k !== request.k && { k }) };
  });
  return { answers: rankedAnswers, failure };
}

interface Asking extends StartedPlan {
  readonly sampler: Sampler;
  /** The head's retriever; it is not started yet. */
  readonly head: OpenRetriever;
  readonly sharedPorts: Omit<RunPorts, "retriever">;
}

/**
 * Asks all queries: base and head side by side if the plan has a base directory, else the head
 * alone. After a `record` that did not fail, the retriever is started a second time and asked some
 * queries again (compareWithSecondStart).
 */
async function retrieveAnswers(started: StartedPlan, purpose: RunPurpose): Promise<RetrievedRuns> {
  const { plan, ports } = started;
  const sharedPorts = {
    // Time spent to keep `max_per_second` does not count.
    now: () => performance.now() - (ports.pace?.waited_ms ?? 0),
    cancelled: () => ports.signal.aborted,
    progress: showProgress(ports),
    environment: describeMachine(),
    // No baseline may be recorded from names that exist nowhere. In a gate the checks decide.
    ...(purpose !== "gate" && {
      checkAnswers: (cases: readonly CaseRun[]) =>
        refuseIfNothingExists(plan, cases, () => readCorpusHits(started)),
    }),
  };

  const head = openHead(started);
  const sampler = new Sampler(plan, purpose, ports.progress);
  sampler.announceUntimed();
  const asking = { ...started, sampler, head, sharedPorts };

  if (plan.beside !== null) {
    return askSideBySide(asking, plan.beside);
  }
  const retrieved = await retrieveHead(asking);
  return purpose === "record" && retrieved.failure === null
    ? compareWithSecondStart(asking, retrieved)
    : retrieved;
}

async function retrieveHead(asking: Asking): Promise<RetrievedRuns> {
  const { plan, sampler, head, sharedPorts } = asking;
  const ports = { ...sharedPorts, retriever: head.retriever };
  const { failure, ...run } = await runSuite(makeRunPlan(plan, sampler), ports);
  return { run: { ...finishRun(run, asking), log: head.log.text() }, base: null, failure };
}

/**
 * Starts the retriever once more and asks it the cases of `asked_twice`. Returns the run, in which
 * the cases with other answers now are marked as unstable. If answers vary, all other cases are
 * asked in that start, too: then `second` is a whole second run. If that fails, or no time is left,
 * a notice says so.
 *
 * The second start is needed for an index that is built at each start: within one start it gives
 * equal answers.
 */
async function compareWithSecondStart(
  asking: Asking,
  retrieved: RetrievedRuns,
): Promise<RetrievedRuns> {
  const { plan, root, sharedPorts } = asking;
  const { run } = retrieved;
  const { retriever } = plan.head.config;
  const side = makeSidePlan(retriever, plan);
  const { asked_twice: askedTwice = [] } = side;
  if (askedTwice.length === 0) {
    return retrieved;
  }
  const opened = openForRest(asking, retriever, root.directory);
  if (opened === null) {
    return { ...retrieved, notices: [{ code: "vary_unknown", reason: TIME_USED_UP }] };
  }
  const listUnstable = (answers: readonly CaseRun[]): readonly string[] => {
    const ids = new Set([...run.unstable, ...findOtherAnswers(run.cases, answers)]);
    return run.cases.map((caseRun) => caseRun.case_id).filter((id) => ids.has(id));
  };
  // If answers vary, every row needs a variance, so all other cases are asked, too.
  const listMoreCases = (answers: readonly CaseRun[]): readonly AskedCase[] => {
    const varies = listUnstable(answers).length > 0;
    return varies ? plan.cases.filter((subject) => !askedTwice.includes(subject)) : [];
  };
  const ports = { ...sharedPorts, retriever: opened.retriever };
  const { failure, ...measured } = await askInSecondStart(side, askedTwice, ports, listMoreCases);
  const unstable = listUnstable(measured.cases);
  const markedRun = { ...run, unstable };
  if (failure !== null) {
    const notices = [{ code: "vary_unknown", reason: failure.message } as const];
    return { ...retrieved, run: markedRun, notices };
  }
  if (unstable.length === 0) {
    return { ...retrieved, run: markedRun };
  }
  const runById = runsById(measured);
  const second: Run = {
    ...measured,
    cases: plan.cases.map(({ id }) => requireValue(runById, id)),
    environment: sharedPorts.environment,
    log: opened.log.text(),
  };
  return { ...retrieved, run: markedRun, second };
}

/**
 * Returns a function that asks cases again, of both sides in a new start; null if the head's
 * retriever would give the same answers, as a recorded run and the built-in search do. The base is
 * asked only if the head did not fail, and if it can answer otherwise, too.
 */
function makeAskAgain(started: StartedPlan): AskAgain | null {
  const { plan, root, ports } = started;
  const { head, beside } = plan;
  const headSide = { config: head.config.retriever, directory: root.directory };
  if (!canAnswerOtherwise(headSide.config)) {
    return null;
  }
  return async (cases) => {
    ports.progress(`asking ${pluralise(cases.length, "lost query", "lost queries")} again`);
    const measured = await askInNewStart(started, headSide, cases);
    if (measured === null) {
      return { head: [], base: null, failure: TIME_USED_UP };
    }
    const failure = measured.failure?.message ?? null;
    if (failure !== null || beside === null || !canAnswerOtherwise(beside.config)) {
      return { head: measured.cases, base: null, failure };
    }
    const base = await askInNewStart(started, beside, cases);
    return { head: measured.cases, base: base?.cases ?? null, failure: null };
  };
}

/** Asks one side's retriever in a new start. Null if nothing is left of the run's total time. */
async function askInNewStart(
  started: StartedPlan,
  { config, directory }: Pick<BaseCheckout, "config" | "directory">,
  cases: readonly AskedCase[],
): Promise<SideMeasurement | null> {
  const opened = openForRest(started, config, directory);
  if (opened === null) {
    return null;
  }
  return askInSecondStart(makeSidePlan(config, started.plan), cases, {
    retriever: opened.retriever,
    cancelled: () => started.ports.signal.aborted,
  });
}

/**
 * Asks the retrievers of base and head side by side, both alive in this job at once. If the base
 * has no gate yet and its retriever fails, the head is asked alone. The head's run has the logs of
 * both, since a report shows one log.
 */
async function askSideBySide(asking: Asking, beside: BaseCheckout): Promise<RetrievedRuns> {
  const { plan, ports, sampler, head, sharedPorts } = asking;
  const base = openRetriever(beside.config, beside.directory, ports);
  const pairs = makePairPlan(plan, beside.config, sampler);
  // Without latency nothing is timed, so the dice are never thrown: any seed will do.
  const dice = makeDice(pairs.latency === "off" ? 0 : pairs.latency.seed);
  const pairPorts = { ...sharedPorts, head: head.retriever, base: base.retriever, dice };
  const measured = await runSideBySide(pairs, pairPorts);
  if (beside.is_first && isFailureOfBase(measured.head.failure)) {
    // A base without a gate lacks the code that the head's config names. Its failure ended the head's
    // retriever as well, so a new one is opened.
    const retrieved = await retrieveHead({ ...asking, head: openHead(asking) });
    return { ...retrieved, notices: [{ code: "not_side_by_side", reason: "bootstrap" }] };
  }
  const headLog = head.log.text();
  const baseLog = base.log.text();
  const log = baseLog === "" ? headLog : `${headLog}[the base's retriever]\n${baseLog}`;
  return {
    run: { ...finishRun(measured.head, asking), log },
    base: { ...finishRun(measured.base, asking), log: "" },
    failure: measured.head.failure,
  };
}

/** Returns the measured run with its environment, and as Sampler.finishRun makes its times. */
function finishRun(
  run: Omit<SideMeasurement, "failure">,
  { sampler, sharedPorts }: Asking,
): Omit<Run, "log"> {
  return { ...sampler.finishRun(run), environment: sharedPorts.environment };
}

interface OpenRetriever {
  readonly retriever: Retriever;
  readonly log: BoundedLog;
}

/**
 * Opens the head's retriever, whose errors name the place in the config. If it is recorded results,
 * they must answer one of the plan's cases.
 */
function openHead({ plan: { head, all }, root, ports }: StartedPlan): OpenRetriever {
  const caseIds = all.map(({ id }) => id);
  const opened = openRetriever(head.config.retriever, root.directory, ports, caseIds);
  return { ...opened, retriever: withConfigPlaces(opened.retriever, head) };
}

/** Opens a retriever with what is left of the run's total time; null if nothing is. */
function openForRest(
  { since, ports }: StartedPlan,
  config: RetrieverConfig,
  directory: string,
): OpenRetriever | null {
  const leftMs = Math.floor(config.total_timeout_ms - (performance.now() - since));
  return leftMs <= 0
    ? null
    : openRetriever({ ...config, total_timeout_ms: leftMs }, directory, ports);
}

/**
 * Returns a retriever that is not started yet, and its log. A recorded run is refused if it answers
 * none of `caseIds`; with an empty list this is not checked.
 */
function openRetriever(
  config: RetrieverConfig,
  directory: string,
  ports: GatePorts,
  caseIds: readonly string[] = [],
): OpenRetriever {
  const log = new BoundedLog();
  const retriever = createRetriever(config, {
    ...retrieverPorts(directory, ports),
    caseIds,
    log: (text) => log.push(Buffer.from(text)),
  });
  return { retriever, log };
}

/** Returns a retriever's ports but for its log. */
function retrieverPorts(
  directory: string,
  { environment, moduleHost, signal, pace }: GatePorts,
): RetrieverPorts {
  return { root: directory, environment, moduleHost, signal, pace, log: () => {} };
}

/**
 * Returns how one side is asked. `retriever` is its own config; definition, k and all else are the
 * head's, since both sides must give comparable lists.
 */
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

/** Returns how the head is asked alone. */
function makeRunPlan(plan: Plan, sampler: Sampler): RunPlan {
  // Gives the cases of other shards the times of this one's, so that the times of all shards
  // together are planned.
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
 * Returns how both sides are asked. `base` is the config of the base's retriever. A pass times all
 * cases. The noise of the base's times alone decides on another pass, so that the head does not
 * decide how closely it is measured. Confirming rounds then time again, on both sides, what looks
 * slower.
 */
export function makePairPlan(plan: Plan, base: RetrieverConfig, sampler: Sampler): PairPlan {
  const { head, cases } = plan;
  const sideTimes = (
    pairs: ReadonlyMap<string, Pairs>,
    which: keyof Pairs,
  ): ReadonlyMap<string, readonly number[]> => mapValues(pairs, (pair) => pair[which]);
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

/**
 * Decides what one run times, and prints how many queries that takes. Call it in the order of a
 * run: announceUntimed, planRounds after the quality pass, needsAnotherPass after each pass (side
 * by side only), confirmingRounds after the last pass, and finishRun for each side. A pass asks the
 * whole plan once.
 */
export class Sampler {
  readonly #plan: Plan;
  readonly #purpose: RunPurpose;
  readonly #settings: LatencyPolicy;
  /** Without those that time nothing. */
  readonly #policies: readonly PlanningPolicy[];
  readonly #print: (line: string) => void;
  /** Null until planRounds. */
  #timing: (TimingPlan & { readonly settings: LatencySettings }) | null = null;
  /** How many passes were asked, once the first is done. */
  #passes = 1;
  /** Null until the first pass is done, and if the run is not side by side. */
  #wantedPasses: number | null = null;
  /** In milliseconds, by case id. */
  #firstTimes: ReadonlyMap<string, number> = new Map();
  /** Whether a recording's budget allows to time the plan twice, to keep the faster pass. */
  #mayTimePlanTwice = false;
  #isPlanTimedTwice = false;

  /** A recording ignores the repeats of the old baseline. */
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

  /** Prints how many queries a run asks that times none. For any other run planRounds does. */
  announceUntimed(): void {
    if (this.#settings === "off") {
      this.#announce(new Map(this.#plan.cases.map(({ id }) => [id, 0])));
    }
  }

  /**
   * Plans the timing after the quality pass. Returns the rounds of one pass (lists of case ids,
   * asked one after the other), and after how many milliseconds asking ends. `tookMs`: what one
   * query of each case took in the quality pass, side by side both sides together.
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
    this.#timing = { ...timing, settings };
    this.#firstTimes = tookMs;
    // A gate times once more only what would fail.
    const canTimeAllTwice = this.#purpose !== "gate";
    this.#mayTimePlanTwice =
      canTimeAllTwice &&
      this.#policies.every((policy) => canAskTwice(policy, timing.repeats, settings, tookMs));
    // The plan is of all shards, its rounds of this one.
    const times = this.#countOwnTimes(timing);
    this.#announce(times);
    return { rounds: makeRounds(times), ends_ms: timing.ends_ms };
  }

  /** Returns how often each case is timed, in a shard of its part only. */
  #countOwnTimes({ times }: TimingPlan): ReadonlyMap<string, number> {
    return new Map(this.#plan.cases.map(({ id }) => [id, times.get(id) ?? 0]));
  }

  /**
   * Whether the plan is asked once more; counts the passes. The first call decides their number, by
   * the times of the base.
   */
  needsAnotherPass(base: ReadonlyMap<string, readonly number[]>): boolean {
    const timing = this.#timing;
    if (timing === null) {
      return false;
    }
    if (this.#wantedPasses === null) {
      this.#wantedPasses = countPasses(timing, timing.settings, base);
      this.#announce(multiplyValues(this.#countOwnTimes(timing), this.#wantedPasses));
    } else {
      this.#passes++;
    }
    return this.#passes < this.#wantedPasses;
  }

  /**
   * Returns the rounds, lists of case ids, to ask after the last pass. A run of the gate times the
   * cases of checks that would fail once more. A recording that may ask the plan twice asks all of
   * it again, if a check would fail or if the machine was busy for a moment.
   */
  confirmingRounds(seen: Omit<SeenTimes, "first">): readonly (readonly string[])[] {
    const timing = this.#timing;
    if (timing === null) {
      return [];
    }
    const timedPlan = {
      cases: this.#plan.all,
      settings: timing.settings,
      percentile: this.#plan.head.config.definition.percentile,
      times: multiplyValues(timing.times, this.#passes),
    };
    const seenTimes = { ...seen, first: this.#firstTimes };
    // Cases whose times would make a check of any policy fail.
    const idsToConfirm = new Set(
      this.#policies.flatMap((policy) => [...findCasesToConfirm(policy, timedPlan, seenTimes)]),
    );
    const timesOfAllPasses = multiplyValues(this.#countOwnTimes(timing), this.#passes);
    if (!this.#mayTimePlanTwice) {
      return makeRounds(new Map([...timesOfAllPasses].filter(([id]) => idsToConfirm.has(id))));
    }
    this.#isPlanTimedTwice =
      idsToConfirm.size > 0 || hadSlowMoment(seen.now, this.#firstTimes, timing.repeats);
    return this.#isPlanTimedTwice ? makeRounds(timesOfAllPasses) : [];
  }

  /**
   * Returns the run whose `timing.asked` has the planned numbers of repeats and passes. Of a
   * recording that asked the plan twice it keeps the faster pass, or the first if time ran out in
   * the second.
   */
  finishRun<R extends MeasuredTimes>(run: R): R {
    const { timing, cases } = run;
    if (timing.asked === undefined) {
      return run;
    }
    const plannedRepeats = this.#timing?.repeats ?? timing.repeats;
    const passes = this.#wantedPasses === null ? {} : { passes: this.#passes };
    const asked = { ...timing.asked, repeats: plannedRepeats, ...passes };
    if (!this.#isPlanTimedTwice) {
      return { ...run, timing: { ...timing, asked } };
    }
    // `timing.repeats` counts the repeats of both passes, or fewer if a case lacks times.
    const repeatsOfOnePass = Math.min(plannedRepeats, timing.repeats);
    const keepOnePass = timing.budget_ended ? keepFirstPass : keepFasterPass;
    return {
      ...run,
      cases: keepOnePass(cases, plannedRepeats),
      timing: { ...timing, repeats: repeatsOfOnePass, asked },
    };
  }

  /** `times`: how often each case of the plan is timed, by case id. */
  #announce(times: ReadonlyMap<string, number>): void {
    const settings = this.#settings;
    // The quality pass asks each case once, and counts as the first pass of the warm-up.
    const warmup = settings === "off" ? 1 : settings.warmup;
    const secondAnswers = this.#countSecondAnswers(times, warmup);
    const isSideBySide = this.#plan.beside !== null;
    const { planned, most } = expectedQueries(times, warmup, isSideBySide ? 2 : 1);
    // A recording may ask its plan twice, whatever its rules are.
    const mayTimeAgain = this.#purpose !== "gate" || this.#hasRuleToConfirm();
    const queries = {
      cases: this.#plan.cases.length,
      planned: secondAnswers + planned,
      most: secondAnswers + (mayTimeAgain ? most : planned),
    };
    // Undefined: the line does not speak of passes. Null: their number is not known yet.
    const passes = isSideBySide && settings !== "off" ? this.#wantedPasses : undefined;
    this.#print(announceQueries(queries, passes));
  }

  #hasRuleToConfirm(): boolean {
    const isSideBySide = this.#plan.beside !== null;
    return this.#policies.some((policy) =>
      listLatencyRules(policy).some((rule) => canBeTimedAgain(rule, isSideBySide)),
    );
  }

  /**
   * Returns the number of queries that only show whether answers vary. A case that is timed or
   * warmed up is asked again anyway, and takes no further query.
   */
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

function multiplyValues(
  values: ReadonlyMap<string, number>,
  factor: number,
): ReadonlyMap<string, number> {
  return mapValues(values, (value) => factor * value);
}

/** Decides the order of the cases in a round, and whether base or head is asked first. */
export function makeDice(seed: number): Dice {
  const random = splitMix64(seed);
  return { shuffled: (values) => shuffle(values, random), coin: () => random.below(2) === 0 };
}
