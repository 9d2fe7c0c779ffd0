/**
 * A pull request, run and decided by the product itself. Retrievers and clock are simulated: time
 * is what answers take.
 */
import { loadSources } from "../kit.mjs";
import { drawLevels, makeMachine } from "./worlds.mjs";

/** The product's own code. */
export const product = await loadSources(`
  app/measure run/run-suite run/side-by-side metrics/score gate/outcome gate/decide model/config decision/random
  decision/row-scores
`);

const latency = {
  warmup: 1,
  repeats: "auto",
  budget_s: 120,
  seed: 1,
  source: "measured",
  side_by_side: { p50: 0.1, p95: 0.25 },
};
/** The defaults. */
const config = {
  k: 1,
  retriever: { kind: "bm25", concurrency: 1 },
  definition: product.DEFAULT_DEFINITION,
  metrics: [],
  gate: {
    significance: "off",
    metrics: new Map(),
    per_intent: null,
    intents: new Map(),
  },
  latency,
};
const environment = {};

/** Returns a suite with intents of these sizes, which are the names of the intents as well. */
function makeSuite(intentSizes) {
  const intents = intentSizes.flatMap((size) => Array.from({ length: size }, () => String(size)));
  const cases = intents.map((intent, i) => ({
    id: `case-${String(i).padStart(3, "0")}`,
    query: `query ${i}`,
    intent,
    expected: [],
    forbidden: [],
    expect_empty: false,
    digests: { ask: String(i), targets: String(i), limits: String(i) },
  }));
  return { name: "simulated", revision: "1", digest: "", files: [], cases, notices: [] };
}

/** Returns a retriever whose answers take what `elapsed` says, and move the clock by it. */
function makeRetriever(clock, elapsed) {
  return {
    start: async () => {},
    stop: async () => {},
    ask: async ({ case_id: id }) => {
      const elapsed_ms = elapsed(id);
      clock.now += elapsed_ms;
      return { kind: "answer", results: [{ id }], degraded: false, elapsed_ms, retries: 0 };
    },
  };
}

function makePlan(head, beside = null) {
  const { cases } = head.suite;
  return { head, base: null, beside, cases, all: cases };
}

function portsOf(clock) {
  return {
    now: () => clock.now,
    cancelled: () => false,
    progress: () => {},
    environment,
    dice: product.makeDice(1),
  };
}

function scoreSide(suite, sampler, side) {
  const run = { ...sampler.finishRun(side), environment, log: "" };
  return { run, scores: product.scoreRun(suite, run, [], config.definition) };
}

/** Runs one retriever as `record` or `gate` does. */
async function runOne(inputs, elapsed, purpose) {
  const clock = { now: 0 };
  const plan = makePlan(inputs);
  const sampler = new product.Sampler(plan, purpose, () => {});
  const measured = await product.runSuite(
    {
      k: 1,
      definition: config.definition,
      latency,
      concurrency: 1,
      clock: "measured",
      cases: plan.cases,
      planTiming: (tookMs) => ({
        ...sampler.planRounds(tookMs),
        confirmingRounds: (samples) => sampler.confirmingRounds({ now: samples, base: null }),
      }),
    },
    { ...portsOf(clock), retriever: makeRetriever(clock, elapsed) },
  );
  return { ...scoreSide(inputs.suite, sampler, measured), seconds: clock.now / 1000 };
}

function inputsOf(suite, baseline) {
  return { config, suite, baseline, retriever: {}, digests: new Map() };
}

/** Returns what fails, and the queries and seconds of both sides together that the run took. */
function decide(policy, { run, scores, seconds }) {
  const { checks } = product.decidePolicy(product.makeJudgedPolicy(policy, scores, run));
  const timed = checks.filter(({ metric }) => metric.startsWith("latency_"));
  const failed = timed.filter(({ passed }) => !passed);
  return {
    red: failed.length > 0,
    isP50Red: failed.some(({ metric }) => metric === "latency_p50_ms"),
    p95Intents: failed
      .filter(({ metric, scope }) => metric === "latency_p95_ms" && scope.kind === "intent")
      .map(({ scope }) => scope.name),
    queries: run.timing.asked.queries,
    seconds,
  };
}

/** Returns what each case takes by itself, in milliseconds, by id. */
function drawCaseLevels(dice, { cases }) {
  return new Map(drawLevels(dice, cases.length).map((ms, i) => [cases[i].id, ms]));
}

/** Returns the levels, with those of the two slowest cases of each intent times `factor`. */
function slowTwoOfEachIntent(levels, { cases }, factor) {
  const slowed = new Map(levels);
  for (const intent of new Set(cases.map((each) => each.intent))) {
    const ids = cases.filter((each) => each.intent === intent).map(({ id }) => id);
    for (const id of ids.toSorted((a, b) => levels.get(b) - levels.get(a)).slice(0, 2)) {
      slowed.set(id, factor * levels.get(id));
    }
  }
  return slowed;
}

/**
 * Records on one machine, and runs a pull request on another whose answers take `speed` times as
 * long. It makes every query `slower` times as slow, and the two slowest of each intent `slowest`
 * times. Returns how it was decided, and how many queries the recording asked.
 */
export async function simulateStored(dice, { intents, noise, speed, slower = 1, slowest = 1 }) {
  const suite = makeSuite(intents);
  const levels = drawCaseLevels(dice, suite);
  const headLevels = slowTwoOfEachIntent(levels, suite, slowest);
  const recorder = makeMachine(noise, dice);
  const recorded = await runOne(inputsOf(suite, null), (id) => recorder(levels.get(id)), "record");
  const baseline = product.makeBaseline(inputsOf(suite, null), recorded.run, recorded.scores, "");
  const runner = makeMachine(noise, dice, speed * slower);
  const policy = inputsOf(suite, baseline);
  const decision = decide(policy, await runOne(policy, (id) => runner(headLevels.get(id)), "gate"));
  return { ...decision, recordedQueries: recorded.run.timing.asked.queries };
}

/** Runs base and head in one job; `slower` and `slowest` as in simulateStored. */
export async function simulateBeside(dice, { intents, noise, slower = 1, slowest = 1 }) {
  const suite = makeSuite(intents);
  const levels = drawCaseLevels(dice, suite);
  const headLevels = slowTwoOfEachIntent(levels, suite, slowest);
  const machine = makeMachine(noise, dice);
  const clock = { now: 0 };
  const plan = makePlan(inputsOf(suite, null), { config: config.retriever });
  const sampler = new product.Sampler(plan, "gate", () => {});
  const measured = await product.runSideBySide(
    product.makePairPlan(plan, config.retriever, sampler),
    {
      ...portsOf(clock),
      base: makeRetriever(clock, (id) => machine(levels.get(id))),
      head: makeRetriever(clock, (id) => machine(slower * headLevels.get(id))),
    },
  );
  if (measured.head.failure !== null) {
    throw measured.head.failure;
  }
  const base = scoreSide(suite, sampler, measured.base);
  const head = scoreSide(suite, sampler, measured.head);
  const recorded = product.makeBaseline(inputsOf(suite, null), base.run, base.scores, "");
  const policy = inputsOf(suite, { ...recorded, beside: { commit: "" } });
  return decide(policy, { ...head, seconds: clock.now / 1000 });
}
