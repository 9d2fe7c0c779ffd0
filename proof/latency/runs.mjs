/** One pull request, simulated: both looks at every check of a suite, against a stored baseline or side by side. */
import { loadSources } from "../kit.mjs";
import { answer, ask, levels, machine } from "./worlds.mjs";

/** The rules as they are in src. */
export const rules = await loadSources(`
  gate/latency/resample gate/latency/stored gate/latency/ratios gate/latency/plan gate/latency/asking
  metrics/weighted-latency decision/random decision/pairs gate/latency/policy
  app/measure gate/decide gate/outcome metrics/score model/config run/side-by-side
`);

export const STATISTICS = ["p50", "p95"];
const OPTIONS = { seed: 1, method: "nearest" };
/** The default tolerances. */
const STORED = { tolerance: (ms) => Math.max(20, ms / 2), ceiling: null };
const SIDE_BY_SIDE = { p50: 0.1, p95: 0.25 };

/** A suite of so many cases in so many intents of the same size, and the repeats that its plan gives each case. */
export function suiteOf(cases, intents, least = 0) {
  const ids = Array.from({ length: cases }, (_, i) => i);
  const of = (scope, members) => ({ scope, members });
  const inIntent = (k) =>
    of(
      `intent:${k}`,
      ids.filter((i) => i % intents === k),
    );
  const several = intents > 1 ? Array.from({ length: intents }, (_, k) => inIntent(k)) : [];
  const buckets = [of("overall", ids), ...several];
  const planned = buckets.flatMap(({ scope, members: { length } }) =>
    STATISTICS.map((statistic) => ({
      scope,
      statistic,
      named: false,
      repeats: rules.repeatsToFill(statistic, length),
    })),
  );
  const suite = { cases: ids.map((i) => ({ id: String(i), intent: String(i % intents) })) };
  const settings = { budget_s: Infinity, warmup: 1 };
  const { repeats } = rules.planSampling(
    planned,
    { suite, config: { latency: settings } },
    settings,
    new Map(),
  );
  const times = ids.map((i) =>
    Math.max(
      least,
      ...["overall", `intent:${i % intents}`].map((scope) => repeats.get(scope) ?? 0),
    ),
  );
  const checks = buckets.flatMap(({ scope, members }) =>
    STATISTICS.map((statistic) => ({ scope, members, statistic })),
  );
  return { cases, intents, times, checks };
}

const pick = (values, { members }) => members.map((i) => values[i]);

/** What a look says of the checks: those that fail, and those to look at again. */
function look(checks, decide) {
  const outcomes = checks.map((check) => [check, decide(check)]);
  const of = (wanted) =>
    outcomes.filter(([, outcome]) => outcome === wanted).map(([check]) => check);
  return { failed: of("fail"), open: of("undecided") };
}

/** Both looks; `more` takes the samples of another pass through the plan. */
function bothLooks(checks, decide, more) {
  const first = look(checks, decide);
  if (first.open.length === 0) {
    return { failed: first.failed, watched: [], asked: 1 };
  }
  more();
  const second = look(first.open, decide);
  return { failed: [...first.failed, ...second.failed], watched: second.open, asked: 2 };
}

const samplesOf = (cases) => new rules.Samples(cases, OPTIONS);

export function lookAtStored(before, now, { statistic }) {
  const sides = { before: samplesOf(before), now: samplesOf(now) };
  return rules.lookAtStored(sides, { ...STORED, statistic }).outcome;
}

/** A baseline, recorded in one run, and a pull request's run whose case `i` is `slower(i)` times as slow. */
export function storedRun(roll, { suite, noise, drift, slower }) {
  const level = levels(roll, suite.cases);
  const factor = () => Math.exp(drift * roll.normal());
  const before = ask(roll, noise, level, suite.times, factor());
  const speed = factor();
  const once = () => ask(roll, noise, level, suite.times, speed, slower);
  let now = once();
  return bothLooks(
    suite.checks,
    (check) => lookAtStored(pick(before, check), pick(now, check), check),
    () => {
      const again = once();
      now = now.map((samples, i) => [...samples, ...again[i]]);
    },
  );
}

/** Base and head in one job: each pair is taken at the machine's speed of the moment. */
export function sideBySideRun(roll, { suite, noise, world, slower }) {
  const level = levels(roll, suite.cases);
  const total = suite.times.reduce((sum, times) => sum + times, 0);
  const speed = machine(world, roll, 4 * total);
  const bias = Math.exp(world.bias * roll.normal());
  const pairs = level.map(() => ({ base: [], head: [] }));
  const once = () => {
    for (const [i, ms] of level.entries()) {
      for (let repeat = 0; repeat < suite.times[i]; repeat++) {
        pairs[i].base.push(speed() * answer(roll, noise, ms));
        pairs[i].head.push(speed() * bias * answer(roll, noise, ms * slower(i)));
      }
    }
  };
  once();
  return bothLooks(suite.checks, (check) => lookAtRatio(pick(pairs, check), check), once);
}

export function ratioRule(statistic) {
  return { statistic, tolerance: SIDE_BY_SIDE[statistic], floorMs: 0.5 };
}

function lookAtRatio(pairs, { statistic }) {
  const rule = ratioRule(statistic);
  return isWithin(pairs, rule) ? "pass" : rules.lookAtRatios(pairs, rule, OPTIONS).outcome;
}

/** Most checks are within their rule, and resamples, which can't change that, are nearly all of the study's time. */
function isWithin(pairs, { statistic, tolerance, floorMs }) {
  const { baseMs, logs } = rules.pairFigures(
    pairs,
    rules.sortSides(pairs),
    statistic,
    OPTIONS.method,
  );
  return logs.every(
    ([, log]) => log <= Math.log(1 + tolerance) || baseMs * Math.expm1(log) <= floorMs,
  );
}

export function checkOf(suite, statistic) {
  return suite.checks.find((check) => check.scope === "overall" && check.statistic === statistic);
}

/** Both looks of a single check at a pull request that is still to be measured. */
export function bothLooked({ decide, more }, check) {
  return bothLooks([check], decide, more);
}

/** What a recorded baseline prints as the smallest rise, and a pull request against it. */
export function printedRise(roll, { suite, noise, check }) {
  const level = levels(roll, suite.cases);
  const before = ask(roll, noise, level, suite.times, 1);
  const visible = rules.visibleRise(samplesOf(before), { ...STORED, statistic: check.statistic });
  const run = (slower) => {
    const once = () => ask(roll, noise, level, suite.times, slower);
    let now = once();
    const more = () => {
      const again = once();
      now = now.map((samples, i) => [...samples, ...again[i]]);
    };
    return { decide: () => lookAtStored(before, now, check), more };
  };
  return { share: visible?.share ?? null, run };
}

/** What the report of unchanged code prints side by side, and the next pull request. */
export function printedRatio(roll, { suite, noise, check }) {
  const level = levels(roll, suite.cases);
  const rule = ratioRule(check.statistic);
  const measured = (slower) => {
    const base = ask(roll, noise, level, suite.times, 1);
    const head = ask(roll, noise, level, suite.times, slower);
    return base.map((samples, i) => ({ base: samples, head: head[i] }));
  };
  const printed = rules.visibleRatio(rules.lookAtRatios(measured(1), rule, OPTIONS), rule);
  const run = (slower) => {
    let pairs = measured(slower);
    const more = () => {
      const again = measured(slower);
      pairs = pairs.map(({ base, head }, i) => ({
        base: [...base, ...again[i].base],
        head: [...head, ...again[i].head],
      }));
    };
    return { decide: () => lookAtRatio(pairs, check), more };
  };
  return { share: printed?.share ?? null, run };
}
