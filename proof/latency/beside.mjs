/** A pull request side by side, run as the product runs it. Retrievers and clock are simulated: time is what answers take. */
import { rules } from "./runs.mjs";
import { answer, levels, machine } from "./worlds.mjs";

const latency = {
  warmup: 1,
  repeats: "auto",
  budget_s: 120,
  seed: 1,
  source: "measured",
  side_by_side: { p50: 0.1, p95: 0.25 },
};
const config = {
  k: 1,
  retriever: { kind: "command", concurrency: 1 },
  definition: rules.DEFAULT_DEFINITION,
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

function casesOf({ cases, intents }) {
  return Array.from({ length: cases }, (_, i) => ({
    id: `case-${String(i).padStart(3, "0")}`,
    query: `query ${i}`,
    intent: `intent-${i % intents}`,
    expected: [],
    forbidden: [],
    expect_empty: false,
    digests: { ask: String(i), targets: String(i), limits: String(i) },
  }));
}

/** The checks that fail, those that are watched, and the seconds that the run takes. */
export async function besideRun(roll, { suite: shape, noise, world, slower }) {
  const suite = { name: "simulated", files: [], cases: casesOf(shape) };
  const level = levels(roll, shape.cases);
  const msOf = new Map(suite.cases.map(({ id }, i) => [id, level[i]]));
  const speed = machine(world, roll, 20_000);
  const bias = Math.exp(world.bias * roll.normal());
  let now = 0;
  const retriever = (factor) => ({
    start: async () => {},
    stop: async () => {},
    ask: async ({ case_id: id }) => {
      const elapsed_ms = factor * speed() * answer(roll, noise, msOf.get(id));
      now += elapsed_ms;
      return { kind: "answer", results: [{ id }], degraded: false, elapsed_ms, retries: 0 };
    },
  });
  const inputs = { config, suite, baseline: null, retriever: {}, digests: new Map() };
  const plan = {
    head: inputs,
    base: null,
    beside: { config: config.retriever },
    cases: suite.cases,
    all: suite.cases,
  };
  const sampler = new rules.Sampler(plan, false, () => {});
  const measured = await rules.runSideBySide(rules.makePairPlan(plan, config.retriever, sampler), {
    base: retriever(1),
    head: retriever(slower * bias),
    dice: rules.makeDice(1),
    now: () => now,
    cancelled: () => false,
    progress: () => {},
  });
  if (measured.failure !== null) {
    throw measured.failure;
  }
  const scoreSide = (side) => {
    const run = { ...side, timing: sampler.withPlanTimes(side.timing), environment, log: "" };
    return { run, scores: rules.scoreRun(suite, run, [], config.definition) };
  };
  const base = scoreSide(measured.base);
  const head = scoreSide(measured.head);
  const before = rules.makeBaseline(inputs, base.run, base.scores, "simulated");
  const policy = { config, suite, baseline: { ...before, beside: {} } };
  const measuredTimes = rules.latencyPart(policy, head.scores, head.run);
  const pairing = rules.pairCases(head.scores, policy.baseline);
  const checks = rules.latencyRules(policy).flatMap((rule) => {
    const cases = rules.casesOfScope(pairing, rule.scope);
    return rules.latencyRuleChecks(rule, cases, policy, measuredTimes);
  });
  const of = (outcome) =>
    checks
      .filter(
        (check) => check.outcome === outcome || (outcome === "fail" && check.kind === "missing"),
      )
      .map(({ metric, scope }) => ({ statistic: metric.slice(8, 11), scope: scope.kind }));
  return {
    failed: of("fail"),
    watched: of("fell"),
    asked: head.run.timing.asked.queries,
    seconds: now / 1000,
  };
}
