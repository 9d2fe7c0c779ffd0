/**
 * cruxe's pack through the loader, and the limits of its policy and baseline as floors and ceilings
 * of a config: floor = max(minimum, baseline - tolerance), ceiling = min(maximum, baseline +
 * tolerance).
 */
import { comparePairs, readJson, loadModule } from "./context.mjs";
import { writeInput, root, roundToSix, loadDatasetSuite } from "./workspace.mjs";

const { loadInputs } = await loadModule("files/inputs.js");
const { decidePolicy } = await loadModule("gate/decide.js");
const { makeJudgedPolicy } = await loadModule("decision/row-scores.js");
const { listMetrics } = await loadModule("decision/rules.js");
const { scoreRun } = await loadModule("metrics/score.js");
const { scopeText } = await loadModule("model/scope.js");

const CRUXE_NAMES = {
  recall_at_k: "recall@10",
  ndcg_at_k: "ndcg@10",
  mrr: "mrr@10",
  clustering_ratio: "clustering_ratio@10",
  degraded_query_rate: "degraded_rate",
};

const QUALITY = {
  ...CRUXE_NAMES,
  zero_result_rate: "zero_result_rate",
};

const PACK = "cruxe/query-pack.v1.json";
const BASELINE = "cruxe/baseline.v1.json";
const POLICY = "cruxe/gate-policy.v1.json";

/** The pack, the baseline and the policy as cruxe has them. */
export async function compareCruxe() {
  const { queries, version } = readJson(PACK);
  const suite = await loadDatasetSuite("cruxe", { format: "cruxe", path: PACK }, version);
  comparePack(queries, suite);
  const intents = [...new Set(queries.map(({ intent }) => intent))];
  writeInput(
    "cruxe.json",
    JSON.stringify({
      version: 1,
      suite: "cruxe.suite.json",
      baseline: "none.json",
      retriever: { kind: "command", command: ["true"] },
      gate: makeRules(readJson(POLICY), readJson(BASELINE), intents),
    }),
  );
  compareLimits(await loadInputs(root, "cruxe.json", { suite: null, baseline: null }));
}

/** The rules of a config by the policy and the baseline. A tolerance of 1 never decides a share. */
function makeRules({ quality, latency, tolerance }, baseline, intents) {
  const rules = { significance: "off", per_intent: "off", "fill_rate@10": "off", intents: {} };
  for (const [name, metric] of Object.entries(QUALITY)) {
    const value = baseline.metrics[name];
    const least = quality[`min_${name}`];
    rules[metric] =
      least === undefined
        ? { ceiling: Math.min(quality[`max_${name}`], value + tolerance[name]), tolerance: 1 }
        : { floor: Math.max(least, value - tolerance[name]), tolerance: 1 };
  }
  Object.assign(rules, makeTimes(latency, baseline.metrics, "latency_", tolerance));
  for (const intent of intents) {
    const caps = { ...latency, ...latency.by_intent?.[intent] };
    const times = baseline.latency_by_intent?.[intent] ?? {};
    rules.intents[intent] = makeTimes(caps, times, "", tolerance);
  }
  return rules;
}

/** The ceilings of the percentiles. A value of 0 is one without samples. */
function makeTimes(caps, times, prefix, tolerance) {
  return Object.fromEntries(
    ["p50", "p95"].map((percentile) => {
      const cap = caps[`max_${percentile}_latency_ms`];
      const value = times[`${prefix}${percentile}_ms`] ?? 0;
      const slack = tolerance[`${percentile}_latency_ms`];
      const ceiling = value === 0 ? cap : Math.min(cap, value + slack);
      return [`latency_${percentile}_ms`, { ceiling, tolerance: ceiling }];
    }),
  );
}

function comparePack(queries, suite) {
  const describeCase = (each, expected, forbidden) =>
    [each.id, each.query, each.intent, expected.join(" "), forbidden.join(" ")].join(" | ");
  const listHints = (targets = []) => targets.map(({ hint }) => hint);
  const listValues = (targets) =>
    targets.map(({ kind, value }) => (kind === "hint" ? value : `${kind} ${value}`));
  const pairs = queries.map((each) => {
    const own = suite.cases.find(({ id }) => id === each.id);
    const theirs = describeCase(
      each,
      listHints(each.expected_targets),
      listHints(each.negative_targets),
    );
    return [
      each.id,
      theirs,
      describeCase(own, listValues(own.expected), listValues(own.forbidden)),
    ];
  });
  comparePairs("cruxe: query pack", [["queries", queries.length, suite.cases.length], ...pairs]);
}

/** A run that finds everything, since a limit does not depend on what is held against it. */
function perfectRun(suite) {
  const cases = suite.cases.map((each) => {
    const paths = [...each.expected.map(({ value }) => value), "x"];
    const hits = paths.map((path) => ({ doc_id: path, path, repeat: false }));
    const outcome = { kind: "answer", hits, returned: hits.length, degraded: false };
    return {
      case_id: each.id,
      outcome,
      first_ms: 1,
      samples_ms: Array.from({ length: 60 }, () => 1),
    };
  });
  const timing = { source: "measured", repeats: 60, budget_ended: false };
  return { cases, timing, environment: {}, retries: 0, unstable: [], log: "" };
}

function compareLimits(inputs) {
  const run = perfectRun(inputs.suite);
  const scores = scoreRun(inputs.suite, run, listMetrics(inputs.config), inputs.config.definition);
  const limits = new Map(
    decidePolicy(makeJudgedPolicy(inputs, scores, run)).checks.map(
      ({ metric, scope, direction, limit }) => [
        `${metric} ${scopeText(scope)}`,
        `${direction === "higher" ? ">=" : "<="}${roundToSix(limit)}`,
      ],
    ),
  );
  const { effective_limits: expected } = readJson("cruxe/expected.json");
  const pairs = Object.entries(expected).map(([name, limit]) => {
    const [metric, intent] = name.split(".");
    const scope = intent === undefined ? "overall" : `intent:${intent}`;
    return [
      name,
      limit.slice(0, 2) + Number(limit.slice(2)),
      limits.get(`${CRUXE_NAMES[metric] ?? metric} ${scope}`),
    ];
  });
  // cruxe folds errors and negative targets into other rates.
  const ours = ["error_rate overall", "forbidden_rate@10 overall"];
  const own = [...limits.keys()].filter((key) => !ours.includes(key)).length;
  comparePairs("cruxe: limits", [...pairs, ["checks", pairs.length, own]]);
}
