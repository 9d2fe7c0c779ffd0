/** Asks retrievers for the pipeline: one, or base and head side by side; and some cases once more where a target was lost. */
import type { Root } from "../system/root.ts";
import type { GateError } from "../errors.ts";
import type { Plan, Retrieved } from "../gate/plan.ts";
import { latencyOf } from "../gate/two-policies.ts";
import { targetRanks, viewCase } from "../metrics/view.ts";
import type { RetrieverConfig } from "../model/config.ts";
import type { DocumentTexts, Probe, ProbeOutcome } from "../model/explanation.ts";
import type { Retriever } from "../model/retriever.ts";
import type { Environment, Hit } from "../model/run.ts";
import type { CorpusDocument } from "../retrievers/bm25.ts";
import type { Bm25Retriever } from "../retrievers/kinds/bm25.ts";
import type { Case } from "../model/suite.ts";
import { clockOf, createRetriever } from "../retrievers/registry.ts";
import type { RetrieverPorts } from "../retrievers/ports.ts";
import { askAgain } from "../run/probe.ts";
import type { Sampling } from "../run/rounds.ts";
import { type RunPlan, runSuite } from "../run/run-suite.ts";
import { type PairPlan, type PairSampling, type Pairs, runSideBySide } from "../run/side-by-side.ts";
import type { SideMeasurement, SidePlan } from "../run/side.ts";
import { standIns } from "../shards/split.ts";
import type { GatePorts } from "./request.ts";
import { underLoad } from "./load.ts";
import { showProgress } from "./progress.ts";
import { Sampler, diceOf } from "./sampling.ts";
import { BoundedLog } from "../retrievers/process.ts";
import { availableParallelism, cpus } from "node:os";

/** Asks for the run, and for more of the lost cases; the second works on what the first was asked. */
export function measurement(
  root: Root,
  ports: GatePorts,
  recording: boolean,
): {
  readonly retrieve: (plan: Plan) => Promise<Retrieved>;
  readonly probe: Probe;
  readonly corpus: () => Promise<readonly Hit[] | null>;
  readonly texts: DocumentTexts;
} {
  let asked: AskedRetriever | null = null;
  return {
    retrieve: (plan) => {
      asked = { plan, since: performance.now() };
      return retrieve(root, plan, { ...ports, recording });
    },
    probe: (cases, k) => {
      if (asked === null) throw new Error("probe was called before retrieve");
      return probe(asked, { cases, k }, root, ports);
    },
    corpus: async () => {
      const documents = await documentsOf(asked!.plan, root, ports, {});
      return documents?.map((each) => ({ ...each, doc_id: each.id, repeat: false })) ?? null;
    },
    // Those, too, that the index leaves out: they may be what is lost.
    texts: async (ids) => {
      const documents = await documentsOf(asked!.plan, root, ports, { max_docs: null }).catch(() => null);
      const wanted = (documents ?? []).filter(({ id }) => ids.has(id));
      return new Map(wanted.map(({ id, text }) => [id, text]));
    },
  };
}

/** Null where only the retriever itself knows them. */
async function documentsOf(
  { head }: Plan,
  root: Root,
  ports: GatePorts,
  changes: Partial<Bm25Retriever>,
): Promise<readonly CorpusDocument[] | null> {
  if (head.config.retriever.kind !== "bm25") return null;
  const { readCorpus } = await import("../retrievers/bm25.ts");
  const config = { ...(head.config.retriever as Bm25Retriever), ...changes };
  return await readCorpus(config, portsIn(root.directory, ports));
}

interface AskedRetriever {
  readonly plan: Plan;
  /** Monotonic milliseconds. */
  readonly since: number;
}

/** A retriever of its own, in what is left of the run's total time. */
async function probe(
  { plan, since }: AskedRetriever,
  wanted: { readonly cases: readonly Case[]; readonly k: number },
  root: Root,
  ports: GatePorts,
): Promise<ProbeOutcome> {
  const { retriever, definition } = plan.head.config;
  const left = Math.floor(retriever.total_timeout_ms - (performance.now() - since));
  if (left <= 0) return { answers: [], failure: "the run's total_timeout_ms was used up" };
  ports.progress(`asking again for ${wanted.k} results: ${wanted.cases.length} cases miss a target`);
  const again = opened({ ...retriever, total_timeout_ms: left }, root.directory, ports);
  const asked = { ...wanted, definition, concurrency: retriever.concurrency };
  const { answers, failure } = await askAgain(asked, again.retriever);
  const ranked = wanted.cases.map((subject, at) => {
    const list = answers[at] ?? null;
    if (list === null) return null;
    const outcome = { kind: "answer" as const, ...list, degraded: false };
    const run = { case_id: subject.id, outcome, first_ms: null, samples_ms: [] };
    return { ranks: targetRanks(viewCase(subject, run, definition)), returned: list.returned };
  });
  return { answers: ranked, failure };
}

/** Both retrievers live in this job at once where there is a base beside. */
async function retrieve(
  root: Root,
  plan: Plan,
  ports: GatePorts & { readonly recording: boolean },
): Promise<Retrieved> {
  const environment = describeMachine();
  const now = (): number => performance.now();
  const progress = showProgress({ line: ports.line, print: ports.progress, now });
  const shared = { now, cancelled: () => ports.signal.aborted, progress, environment };
  const head = opened(plan.head.config.retriever, root.directory, ports);
  const sampler = new Sampler(plan, ports.recording, ports.progress);
  sampler.announceKnown();
  const written = (run: Omit<SideMeasurement, "failure">): Omit<SideMeasurement, "failure"> => ({
    ...run,
    timing: sampler.written(run.timing),
  });
  const open = (config: RetrieverConfig): Retriever => opened(config, root.directory, ports).retriever;
  const loaded = (failure: GateError | null) => underLoad(failure, plan, ports, open);
  if (plan.beside === null) {
    const { failure, ...run } = await runSuite(planOf(plan, sampler), {
      ...shared,
      retriever: head.retriever,
    });
    const { failure: ended, ...load } = await loaded(failure);
    return {
      run: { ...written(run), environment, log: head.log.text(), ...load },
      base: null,
      failure: ended,
    };
  }
  const base = opened(plan.beside.config, plan.beside.directory, ports);
  const pairs = pairPlanOf(plan, plan.beside.config, sampler);
  const dice = diceOf(pairs.latency === "off" ? 0 : pairs.latency.seed);
  const both = { ...shared, head: head.retriever, base: base.retriever, dice };
  const measured = await runSideBySide(pairs, both);
  const { failure, ...load } = await loaded(measured.failure);
  const log = [head.log.text(), "[the base's retriever]\n", base.log.text()];
  return {
    run: {
      ...written(measured.head),
      environment,
      log: base.log.text() === "" ? head.log.text() : log.join(""),
      ...load,
    },
    base: { ...written(measured.base), environment, log: "" },
    failure,
  };
}

function opened(
  config: RetrieverConfig,
  directory: string,
  ports: GatePorts,
): { readonly retriever: Retriever; readonly log: BoundedLog } {
  const log = new BoundedLog();
  const to = (text: string): void => log.push(Buffer.from(text));
  const retriever = createRetriever(config, { ...portsIn(directory, ports), log: to });
  return { retriever, log };
}

function portsIn(root: string, { environment, moduleHost, signal }: GatePorts): RetrieverPorts {
  return { root, environment, moduleHost, signal, log: () => {} };
}

function sideOf(retriever: RetrieverConfig, { head, base }: Plan): SidePlan {
  const { definition, k } = head.config;
  const { concurrency } = retriever;
  const held = (id: string): readonly string[] | undefined => head.baseline?.cases.get(id)?.results;
  return { k, definition, latency: latencyOf(head, base), concurrency, clock: clockOf(retriever), held };
}

/** Asked twice where a change brings a baseline: whether its rows can equal this run depends on whether answers vary. */
const TWICE = 20;

function bringsBaseline({ head, base }: Plan): boolean {
  if (base === null || head.baseline === null) return false;
  return head.digests.get(head.config.baseline) !== base.digests.get(base.config.baseline);
}

function planOf(plan: Plan, sampler: Sampler): RunPlan {
  // Another shard's cases count as this one's do.
  const fill = standIns(plan.all, plan.cases);
  return {
    ...sideOf(plan.head.config.retriever, plan),
    latency: sampler.settings,
    cases: plan.cases,
    ...(bringsBaseline(plan) ? { twice: TWICE } : {}),
    sampling: (tookMs) => {
      const { rounds, ends_ms } = sampler.sampling(fill(tookMs));
      const more: Sampling["more"] = (samples, stages) =>
        sampler.more({ now: fill(samples), stages: fill(stages), base: null });
      return { rounds, ends_ms, more };
    },
  };
}

function pairPlanOf(plan: Plan, base: RetrieverConfig, sampler: Sampler): PairPlan {
  const { head, cases } = plan;
  const side = (
    pairs: ReadonlyMap<string, Pairs>,
    which: keyof Pairs,
  ): ReadonlyMap<string, readonly number[]> => new Map([...pairs].map(([id, pair]) => [id, pair[which]]));
  return {
    cases,
    latency: latencyOf(head, plan.base),
    base: sideOf(base, plan),
    head: sideOf(head.config.retriever, plan),
    sampling: (tookMs) => {
      const { rounds, ends_ms } = sampler.sampling(tookMs);
      const more: PairSampling["more"] = (pairs, stages) =>
        sampler.more({
          now: side(pairs, "head"),
          stages: stages.head,
          base: { now: side(pairs, "base"), stages: stages.base },
        });
      return { rounds, ends_ms, more };
    },
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
