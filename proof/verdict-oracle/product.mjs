/** The product's decision on a drawn comparison, in the words of the second verdict. */
import { sources } from "../kit.mjs";

const FILES =
  "files/inputs run/ranking metrics/score decision/rules decision/verdict gate/outcome gate/runs gate/sound model/scope errors";
const ENVIRONMENT = { os: "linux", arch: "x64", cpu: "drawn", cores: 2, node: "20.0.0" };
const CORE = ["recall", "mrr", "ndcg"];

/** Returns `decide(draw)` by the sources as they are. */
export async function loadProduct() {
  const product = await sources(FILES);
  return (draw) => decideDraw(product, draw);
}

/**
 * Whether both sides read the comparison alike: no case is edited, renamed or removed, which others decide about, and no
 * accepted hit differs from its row.
 */
export function isComparable(draw) {
  const after = new Map(draw.after.map((one) => [one.id, one]));
  const isKept = (one) => {
    const now = after.get(one.id);
    return (
      now !== undefined &&
      now.query === one.query &&
      JSON.stringify([now.expected, now.forbidden]) ===
        JSON.stringify([one.expected, one.forbidden])
    );
  };
  const isHit = (one, answer) =>
    one.expect_empty === true
      ? answer.results.length > 0
      : answer.results.some(({ id }) => one.forbidden?.some((target) => target.id === id));
  const sameHits = (one) => {
    const accepted = draw.accepted[one.id];
    return accepted === undefined || draw.recorded === null
      ? true
      : draw.recorded.every((run) => isHit(one, run[one.id]) === isHit(one, accepted));
  };
  return draw.before.every((one) => isKept(one) && sameHits(one));
}

/** Returns the verdict, why there is none, and the checks by scope, metric and reference. */
export async function decideDraw(product, draw) {
  const inputs = await readInputs(product, draw, draw.after);
  const baseline = draw.recorded === null ? null : await recordBaseline(product, draw);
  const run = runOf(product, inputs, draw.answers);
  const scores = scoreRun(product, inputs, run);
  const policy = { config: inputs.config, suite: inputs.suite, baseline };
  const { rules } = product.resolveRules(policy.config, policy.suite);
  const decided = product.decideVerdict(rules, policy, scores);
  const { pairing, tests } = decided;
  const canRecord = scores.cases.every(({ error }) => error === null);
  const gain = product.findGain(rules, policy, { pairing, tests });
  const bounds = new Set(
    rules
      .filter(({ floor, ceiling }) => floor !== null || ceiling !== null)
      .map(({ metric, scope }) => `${scopeName(product, scope)} ${metric.name}`),
  );
  return {
    ...findError(product, policy, scores, decided),
    gained: canRecord && gain !== null,
    bounds,
    checks: new Map(
      decided.checks.filter(isOfRule).map((check) => entryOf(product, check, bounds)),
    ),
  };
}

const isOfRule = ({ kind, metric }) =>
  kind !== "absent" && metric !== "critical_lost" && metric !== "critical_hit";

const scopeName = ({ scopeText }, scope) => scopeText(scope).replace(/^intent:/, "");

function entryOf(product, check, bounds) {
  const scope = scopeName(product, check.scope);
  const place = `${scope} ${check.metric}`;
  const isBound = check.baseline === null && check.kind === "mean" && bounds.has(place);
  const key = `${place} ${isBound ? "bound" : (check.reference ?? "baseline")}`;
  const state =
    check.kind === "missing"
      ? "missing"
      : check.kind === "not_gated"
        ? "not_gated_yet"
        : check.outcome;
  return [key, { state, by: check.by ?? null, p: check.p ?? null }];
}

function findError(product, { config, suite, baseline }, scores, { verdict }) {
  try {
    product.assertMeasured(config, suite, scores, baseline);
    if (baseline === null) {
      product.refuseMostlyEmpty(suite, scores);
    }
    product.refuseZeroQuality({ verdict, notices: [] }, suite, scores);
    return { verdict, error: null };
  } catch (error) {
    return { verdict: "error", error: error.code };
  }
}

/** The baseline of one run or several, with what of each case was accepted. */
async function recordBaseline(product, draw) {
  const inputs = await readInputs(product, draw, draw.before);
  const measured = draw.recorded.map((answers) => {
    const run = runOf(product, inputs, answers);
    return { run, scores: scoreRun(product, inputs, run) };
  });
  const { run, scores } = measured.length === 1 ? measured[0] : product.averageRuns(measured);
  const made = product.makeBaseline(inputs, run, scores, "oracle");
  const baseline = measured.length === 1 ? made : product.addRunCounts(made, measured);
  const accepted = scoreRun(product, inputs, runOf(product, inputs, acceptedAnswers(draw)));
  const then = new Map(accepted.cases.map((each) => [each.id, each]));
  const cases = [...baseline.cases].map(([id, row]) => {
    if (draw.accepted[id] === undefined) {
      return [id, row];
    }
    const figures = {};
    for (const name of CORE) {
      const metric = `${name}@${draw.config.k}`;
      const now = row.metrics.get(metric) ?? null;
      const before = then.get(id).metrics.get(metric) ?? null;
      if (now !== null && before !== null && Math.abs(now - before) > 1e-9) {
        figures[name] = before;
      }
    }
    return [id, Object.keys(figures).length === 0 ? row : { ...row, accepted: figures }];
  });
  return { ...baseline, cases: new Map(cases) };
}

function acceptedAnswers({ accepted, recorded, before }) {
  return Object.fromEntries(before.map(({ id }) => [id, accepted[id] ?? recorded[0][id]]));
}

function scoreRun({ score, metricsOf }, { config, suite }, run) {
  return score(suite, run, metricsOf(config), config.definition);
}

async function readInputs(product, draw, cases) {
  const config = {
    version: 1,
    suite: "suite.json",
    baseline: "baseline.json",
    latency: "off",
    retriever: { kind: "command", command: ["true"] },
    ...draw.config,
  };
  const suite = { version: 1, name: "drawn", revision: "1", cases };
  const files = { "config.json": JSON.stringify(config), "suite.json": JSON.stringify(suite) };
  const read = (file) => {
    if (files[file] === undefined) {
      throw new product.GateError("file_not_found", `there is no ${file}`);
    }
    return Buffer.from(files[file]);
  };
  const root = { directory: process.cwd(), read };
  return product.loadInputs(root, "config.json", { suite: null, baseline: null });
}

function runOf({ rank }, { config, suite }, answers) {
  const outcome = ({ id }) => {
    const { error, results, degraded = false } = answers[id];
    if (error !== undefined) {
      return { kind: "error", message: error };
    }
    const hits = rank(results, id, config.k, config.definition);
    return { kind: "answer", hits, returned: results.length, degraded };
  };
  return {
    cases: suite.cases.map((each) => ({
      case_id: each.id,
      outcome: outcome(each),
      first_ms: null,
      samples_ms: [],
    })),
    timing: { source: "off", repeats: 0, budget_ended: false, includes_start: false },
    environment: ENVIRONMENT,
    unstable: [],
    retries: 0,
    log: "",
  };
}
