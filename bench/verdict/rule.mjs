/**
 * The gate's verdict on quality under its default rules, and what simpler gates would say. The limits are written here
 * once more, small enough to be seen; what is beyond them is judged by the gate's own library.
 */
import { paired } from "./measures.mjs";

const EPSILON = 1e-9;
const MEANS = ["recall", "mrr", "ndcg"];
/** An intent of fewer cases is not gated on quality by default. */
const SMALL = 5;

export const DEFAULTS = {
  tolerance: (n) => Math.max(0.01, 1 / n),
  inIntents: (n) => Math.max(0.05, 1 / n),
  newlyLost: (n) => Math.floor(Math.max(2, 0.02 * n) + EPSILON),
  significance: "auto",
};

/** Cases by intent; one bucket without a name where there are none. */
function buckets(cases, intents) {
  const all = [{ scope: "overall", cases }];
  if (intents === null) return all;
  const by = new Map();
  for (const [i, at] of cases.entries()) {
    const scope = `intent:${intents[i]}`;
    if (!by.has(scope)) by.set(scope, []);
    by.get(scope).push(at);
  }
  for (const [scope, each] of by) if (each.length >= SMALL) all.push({ scope, cases: each });
  return all;
}

const blocks = new Map();
const blockOf = (at) => {
  if (!blocks.has(at)) blocks.set(at, `case ${at}`);
  return blocks.get(at);
};

const check = (metric, scope, beyond, moves, { significance }) => ({
  metric,
  scope: scope === "overall" ? { kind: scope } : { kind: "intent", name: scope.slice("intent:".length) },
  significance,
  beyond: beyond ? "tolerance" : "nothing",
  moves,
});

/** Whether the run is red, with the checks that failed and those that are watched. */
export function verdictOf({ decide }, before, after, cases, intents, rules = DEFAULTS) {
  const [checks, untested, headlines] = [[], [], new Map()];
  for (const bucket of buckets(cases, intents)) {
    const fall = (name) => -paired(before[name], after[name], bucket.cases).mean;
    const means = meansChecks(before, after, bucket, fall, rules);
    checks.push(...means);
    headlines.set(bucket.scope, Object.fromEntries(means.map(({ metric, moves }) => [metric, moves])));
    if (bucket.scope === "overall") checks.push(lossCheck(before, after, cases, rules));
    untested.push(...listChecks(bucket, fall));
  }
  const beyond = checks.some((each) => each.beyond !== "nothing");
  const decided = !beyond
    ? []
    : decide(checks, headlines).map(({ outcome }, i) => ({ ...checks[i], outcome }));
  const failed = [...decided, ...untested].filter(({ outcome }) => outcome === "fail");
  const watched = [...decided, ...untested].filter(({ outcome }) => outcome === "watch");
  const beyondAny = beyond || untested.some(({ outcome }) => outcome === "fail");
  return { red: failed.length > 0, beyondLimits: beyondAny, failed, watched };
}

function meansChecks(before, after, { scope, cases }, fall, rules) {
  const tolerance = scope === "overall" ? rules.tolerance(cases.length) : rules.inIntents(cases.length);
  return MEANS.map((name) => {
    const allowed = rules.spread?.(name, cases) ?? tolerance;
    const moves = cases.map((at) => ({ block: blockOf(at), difference: after[name][at] - before[name][at] }));
    return check(name, scope, fall(name) > allowed + EPSILON, moves, rules);
  });
}

/** Lists that got shorter or empty: no test asks whether that is chance. */
function listChecks({ scope, cases }, fall) {
  const intent = Math.max(0.05, 1 / cases.length);
  const shorter = fall("fill") > (scope === "overall" ? 0.1 : intent) + EPSILON;
  const emptier = -fall("empty") > (scope === "overall" ? 0.02 : intent) + EPSILON;
  return [
    { metric: "fill_rate", scope, outcome: !shorter ? "pass" : fall("recall") < -EPSILON ? "watch" : "fail" },
    { metric: "zero_result_rate", scope, outcome: emptier ? "fail" : "pass" },
  ];
}

/** Found in the baseline (in all of its runs) and not now, less found now and in none of them. */
function lossCheck(before, after, cases, rules) {
  const lost = cases.map((at) => before.found[at] === 1 && after.found[at] === 0);
  const won = cases.map((at) => before.found[at] === 0 && after.found[at] === 1);
  const count = (flags) => flags.filter(Boolean).length;
  const beyond = count(lost) - count(won) > rules.newlyLost(cases.length);
  const moves = cases.map((at, i) => ({ block: blockOf(at), difference: Number(won[i]) - Number(lost[i]) }));
  return check("newly_lost", "overall", beyond, moves, rules);
}

/** A fall of more than `drop` in any mean. */
export function plainDrop(before, after, cases, intents, drop) {
  return buckets(cases, intents).some((bucket) =>
    MEANS.some((name) => -paired(before[name], after[name], bucket.cases).mean > drop + EPSILON),
  );
}

/** A fall whose 95 % interval (normal) lies beyond `drop` as a whole, in any mean. */
export function intervalBeyond(before, after, cases, intents, drop) {
  return buckets(cases, intents).some((bucket) =>
    MEANS.some((name) => {
      const { mean, error } = paired(before[name], after[name], bucket.cases);
      return mean + 1.96 * error < -drop - EPSILON;
    }),
  );
}
