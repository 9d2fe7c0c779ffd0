/** Asks retrievers for the pipeline: one, or base and head side by side; and some cases once more where a target was lost. */
import { isFailureOfBase } from "../errors.ts";
import type { Root } from "../system/root.ts";
import type { Plan, RetrievedRuns } from "../gate/plan.ts";
import { latencyPolicy } from "../gate/two-policies.ts";
import { targetRanks, viewCase } from "../metrics/view.ts";
import type { RetrieverConfig, LatencyPolicy } from "../model/config.ts";
import type { ProbeOutcome } from "../model/explanation.ts";
import type { Beside } from "../model/policy.ts";
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
  makeRounds,
  type PlanningPolicy,
  planRun,
  type TimingPlan,
} from "../latency/plan.ts";
import { keepFasterPass } from "../latency/recorded.ts";
import { countSecondAnswers, drawAskedTwice } from "../gate/asked-twice.ts";
import { pluralise } from "../messages/format.ts";
import { announceQueries } from "../messages/sampling.ts";

/** What a run is for. `record_mean`: it is one of several whose mean is recorded, each with a start of its own. */
export type RunPurpose = "gate" | "record" | "record_mean";

/** Asks for the run. What comes of it asks for more of the lost cases, in what is left of the run's time. */
export async function measureRun(
  root: Root,
  plan: Plan,
  given: GatePorts,
  purpose: RunPurpose,
): Promise<RetrievedRuns> {
  const since = performance.now();
  // Of both sides, and of probes.
  const ports: GatePorts = { pace: new Pace(), ...given };
  const retrieved = await retrieveAnswers(root, { plan, since }, ports, purpose);
  return {
    ...retrieved,
    probe: (cases, k) => probeDeeper({ plan, since }, { cases, k }, root, ports),
    corpus: async () => {
      const documents = await corpusDocuments(plan, root, ports, {});
      return documents?.map((each) => ({ ...each, doc_id: each.id, repeat: false })) ?? null;
    },
    // Those, too, that the index leaves out: they may be what is lost.
    texts: async (ids) => {
      const documents = await corpusDocuments(plan, root, ports, { max_docs: null }).catch(
        () => null,
      );
      const wanted = (documents ?? []).filter(({ id }) => ids.has(id));
      return new Map(wanted.map(({ id, text }) => [id, text]));
    },
  };
}

/** Null where only the retriever itself knows them. */
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

interface AskedRetriever {
  readonly plan: Plan;
  /** Monotonic milliseconds. */
  readonly since: number;
}

/** A retriever of its own, in what is left of the run's total time. */
async function probeDeeper(
  { plan, since }: AskedRetriever,
  wanted: { readonly cases: readonly Case[]; readonly k: number },
  root: Root,
  ports: GatePorts,
): Promise<ProbeOutcome> {
  const { retriever, definition } = plan.head.config;
  const left = Math.floor(retriever.total_timeout_ms - (performance.now() - since));
  if (left <= 0) {
    return { answers: [], failure: "the run's total_timeout_ms was used up" };
  }
  ports.progress(`searching deeper for ${pluralise(wanted.cases.length, "query", "queries")}`);
  const again = openRetriever({ ...retriever, total_timeout_ms: left }, root.directory, ports);
  const asked = { ...wanted, definition, concurrency: retriever.concurrency };
  const { answers, failure } = await askAgain(asked, again.retriever);
  const ranked = wanted.cases.map((subject, at) => {
    const list = answers[at] ?? null;
    if (list === null) {
      return null;
    }
    const outcome = { kind: "answer" as const, ...list, degraded: false };
    const run = { case_id: subject.id, outcome, first_ms: null, samples_ms: [] };
    return { ranks: targetRanks(viewCase(subject, run, definition)), returned: list.returned };
  });
  return { answers: ranked, failure };
}

interface Asking {
  readonly plan: Plan;
  readonly ports: GatePorts;
  readonly sampler: Sampler;
  readonly head: OpenRetriever;
  readonly shared: Omit<RunPorts, "retriever">;
}

async function retrieveAnswers(
  root: Root,
  { plan, since }: AskedRetriever,
  ports: GatePorts,
  purpose: RunPurpose,
): Promise<RetrievedRuns> {
  const wallClock = (): number => performance.now();
  const pacedClock = (): number => wallClock() - (ports.pace?.waited_ms ?? 0);
  const progress = showProgress({ line: ports.line, print: ports.progress, now: wallClock });
  const shared = {
    now: pacedClock,
    cancelled: () => ports.signal.aborted,
    progress,
    environment: describeMachine(),
  };
  const caseIds = plan.all.map(({ id }) => id);
  const head = openHead(plan, root, ports, caseIds);
  const sampler = new Sampler(plan, purpose, ports.progress);
  sampler.announceKnown();
  const asking = { plan, ports, sampler, head, shared };
  if (plan.beside !== null) {
    return sideBySide(asking, plan.beside, root);
  }
  const retrieved = await retrieveHead(asking);
  return purpose === "record" && retrieved.failure === null
    ? startAgain(asking, retrieved, root, since)
    : retrieved;
}

async function retrieveHead(asking: Asking): Promise<RetrievedRuns> {
  const { plan, sampler, head, shared } = asking;
  const { failure, ...run } = await runSuite(makeRunPlan(plan, sampler), {
    ...shared,
    retriever: head.retriever,
  });
  return { run: { ...withPlan(run, asking), log: head.log.text() }, base: null, failure };
}

/**
 * Returns the run with the cases that a second start of the retriever answers otherwise. An index that is built at each
 * start gives the same answer twice within one.
 */
async function startAgain(
  { plan, ports, shared }: Asking,
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
  const left = Math.floor(retriever.total_timeout_ms - (performance.now() - since));
  if (left <= 0) {
    const reason = "the run's total_timeout_ms was used up";
    return { ...retrieved, notices: [{ code: "vary_unknown", reason }] };
  }
  const again = openRetriever({ ...retriever, total_timeout_ms: left }, root.directory, ports);
  const unseen = { ...shared, progress: () => {}, retriever: again.retriever };
  const { differing, failure } = await compareSecondStart(side, cases, run.cases, unseen);
  const unlike = new Set([...run.unstable, ...differing]);
  const unstable = run.cases.map((each) => each.case_id).filter((id) => unlike.has(id));
  const notices = failure === null ? [] : [{ code: "vary_unknown", reason: failure } as const];
  return { ...retrieved, run: { ...run, unstable }, notices };
}

/** Both retrievers live in this job at once. */
async function sideBySide(asking: Asking, beside: Beside, root: Root): Promise<RetrievedRuns> {
  const { plan, ports, sampler, head, shared } = asking;
  const base = openRetriever(beside.config, beside.directory, ports);
  const pairs = makePairPlan(plan, beside.config, sampler);
  const dice = makeDice(pairs.latency === "off" ? 0 : pairs.latency.seed);
  const both = { ...shared, head: head.retriever, base: base.retriever, dice };
  const measured = await runSideBySide(pairs, both);
  if (beside.is_first && isFailureOfBase(measured.failure)) {
    return askHeadAlone(asking, root);
  }
  const log = head.log.text();
  const other = base.log.text();
  const logs = other === "" ? log : `${log}[the base's retriever]\n${other}`;
  return {
    run: { ...withPlan(measured.head, asking), log: logs },
    base: { ...withPlan(measured.base, asking), log: "" },
    failure: measured.failure,
  };
}

/** The base has no gate yet, and its code can't answer the head's files. */
async function askHeadAlone(asking: Asking, root: Root): Promise<RetrievedRuns> {
  const { plan, ports } = asking;
  const head = openHead(plan, root, ports);
  const retrieved = await retrieveHead({ ...asking, head });
  return { ...retrieved, notices: [{ code: "not_side_by_side", reason: "bootstrap" }] };
}

/** Returns the run with the plan that was asked, and the machine that asked. */
function withPlan(
  run: Omit<SideMeasurement, "failure">,
  { sampler, shared }: Asking,
): Omit<Run, "log"> {
  return { ...sampler.finishRun(run), environment: shared.environment };
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

/** `caseIds`: those of the suite, if a recorded run has to answer one of them. */
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

function retrieverPorts(
  root: string,
  { environment, moduleHost, signal, pace }: GatePorts,
): RetrieverPorts {
  const own = { root, environment, moduleHost, signal, log: () => {} };
  return pace === undefined ? own : { ...own, pace };
}

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

function makeRunPlan(plan: Plan, sampler: Sampler): RunPlan {
  // Another shard's cases count as this one's do.
  const fill = makeSampleFiller(plan.all, plan.cases);
  return {
    ...makeSidePlan(plan.head.config.retriever, plan),
    cases: plan.cases,
    sampling: (tookMs) => ({
      ...sampler.plan(fill(tookMs)),
      more: (samples) => sampler.confirmingRounds({ now: fill(samples), base: null }),
    }),
  };
}

/** What both sides are asked; timed as the sampler says. */
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
    sampling: (tookMs) => ({
      ...sampler.plan(tookMs),
      more: (pairs) =>
        sampler.confirmingRounds({
          now: sideTimes(pairs, "head"),
          base: sideTimes(pairs, "base"),
        }),
      again: (pairs) => sampler.needsAnotherPass(sideTimes(pairs, "base")),
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

/** Decides what one run times: the plan, how often it is asked, and what is timed once more. */
export class Sampler {
  readonly #plan: Plan;
  readonly #purpose: RunPurpose;
  readonly #settings: LatencyPolicy;
  readonly #policies: readonly PlanningPolicy[];
  readonly #say: (line: string) => void;
  #timing: TimingPlan | null = null;
  /** How often the plan was asked. */
  #passes = 1;
  /** Side by side: how often it is to be asked. Null until it was asked once, and elsewhere. */
  #wanted: number | null = null;
  #announced = false;
  /** Whether the plan is asked twice, to record the faster pass. */
  #isAskedTwice = false;

  /** A recording leaves the old baseline out: the repeats are chosen again. */
  constructor(plan: Plan, purpose: RunPurpose, say: (line: string) => void) {
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
    this.#say = say;
  }

  /** Says how many queries the run asks, if the baselines tell it before anything is asked. */
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

  /** `tookMs`: what one query of each case took in the quality pass, both sides together. */
  plan(tookMs: ReadonlyMap<string, number>): {
    readonly rounds: readonly (readonly string[])[];
    readonly ends_ms: number;
  } {
    if (this.#settings === "off") {
      throw new Error("nothing is timed where latency is off");
    }
    const settings = this.#settings;
    const timing = planRun(this.#policies, this.#plan.all, settings, tookMs);
    this.#timing = timing;
    this.#isAskedTwice =
      this.#purpose !== "gate" &&
      this.#policies.every((each) => canAskTwice(each, timing.repeats, settings, tookMs));
    const times = this.#ownTimes(timing);
    if (!this.#announced) {
      this.#announce(times);
    }
    return { rounds: makeRounds(times), ends_ms: timing.ends_ms };
  }

  /** Returns the times of the cases that this job asks. */
  #ownTimes({ times }: TimingPlan): ReadonlyMap<string, number> {
    return new Map(this.#plan.cases.map(({ id }) => [id, times.get(id) ?? 0]));
  }

  /** Side by side, after each time that the plan was asked: whether it is asked once more. */
  needsAnotherPass(base: ReadonlyMap<string, readonly number[]>): boolean {
    const settings = this.#settings;
    const timing = this.#timing;
    if (settings === "off" || timing === null) {
      return false;
    }
    if (this.#wanted === null) {
      this.#wanted = countPasses(timing, settings, base);
      this.#announce(multiplyValues(this.#ownTimes(timing), this.#wanted));
    } else {
      this.#passes++;
    }
    return this.#passes < this.#wanted;
  }

  /** Returns the rounds of a recording's second pass, or those that time once more what would fail. */
  confirmingRounds(seen: SeenTimes): readonly (readonly string[])[] {
    const settings = this.#settings;
    const timing = this.#timing;
    if (settings === "off" || timing === null) {
      return [];
    }
    if (this.#isAskedTwice) {
      return makeRounds(this.#ownTimes(timing));
    }
    const { percentile } = this.#plan.head.config.definition;
    const asked = {
      cases: this.#plan.all,
      settings,
      percentile,
      times: multiplyValues(timing.times, this.#passes),
    };
    const again = new Set(
      this.#policies.flatMap((policy) => [...findCasesToConfirm(policy, asked, seen)]),
    );
    const own = multiplyValues(this.#ownTimes(timing), this.#passes);
    return makeRounds(new Map([...own].filter(([id]) => again.has(id))));
  }

  /** Returns the run with the plan that was asked, and a recording with the times of the faster pass. */
  finishRun<R extends MeasuredTimes>(run: R): R {
    const { timing, cases } = run;
    if (timing.asked === undefined) {
      return run;
    }
    const repeats = this.#timing?.repeats ?? timing.repeats;
    const passes = this.#wanted === null ? {} : { passes: this.#passes };
    const asked = { ...timing.asked, repeats, ...passes };
    if (!this.#isAskedTwice) {
      return { ...run, timing: { ...timing, asked } };
    }
    const least = Math.min(repeats, timing.repeats);
    return {
      ...run,
      cases: keepFasterPass(cases, repeats),
      timing: { ...timing, repeats: least, asked },
    };
  }

  #announce(times: ReadonlyMap<string, number>): void {
    this.#announced = true;
    const settings = this.#settings;
    const warmup = settings === "off" ? 1 : Math.max(1, settings.warmup);
    const second = this.#countSecondAnswers(times, warmup);
    const isBeside = this.#plan.beside !== null;
    const own = new Map(this.#plan.cases.map(({ id }) => [id, times.get(id) ?? 0]));
    const { planned, most } = expectedQueries(own, warmup, isBeside ? 2 : 1);
    const queries = {
      planned: second + (this.#isAskedTwice ? most : planned),
      most: second + most,
    };
    const passes = isBeside && settings !== "off" ? this.#wanted : undefined;
    this.#say(announceQueries(queries, passes));
  }

  /** Returns the queries that only show whether answers vary, those of a second start included. */
  #countSecondAnswers(times: ReadonlyMap<string, number>, warmup: number): number {
    const { head, beside, cases } = this.#plan;
    const { config } = head;
    const own = drawAskedTwice(config, config.retriever, cases);
    const base = beside === null ? [] : drawAskedTwice(config, beside.config, cases);
    const secondStart = this.#purpose === "record" ? own.length : 0;
    return (
      countSecondAnswers(own, times, warmup) + countSecondAnswers(base, times, warmup) + secondStart
    );
  }
}

function multiplyValues(
  times: ReadonlyMap<string, number>,
  by: number,
): ReadonlyMap<string, number> {
  return new Map([...times].map(([key, value]) => [key, by * value]));
}

/** The order of base and head, block by block: always the same from one seed. */
export function makeDice(seed: number): Dice {
  const random = splitMix64(seed);
  return { shuffled: (values) => shuffle(values, random), coin: () => random.below(2) === 0 };
}
