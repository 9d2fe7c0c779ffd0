/** The product's decision on a drawn change, by the whole gate in this process, in the words of the second verdict. */
import { sources } from "../kit.mjs";

const FILES =
  "files/inputs files/suite run/ranking metrics/score decision/rules gate/outcome gate/runs gate/conclude change/weakening pipeline model/scope errors";
const ENVIRONMENT = { os: "linux", arch: "x64", cpu: "drawn", cores: 2, node: "20.0.0" };
const CORE = ["recall", "mrr", "ndcg"];

/** Returns `decide(draw)` by the sources as they are. */
export async function loadProduct() {
  const product = await sources(FILES);
  return async (draw) => readReport(product, await runGate(product, draw));
}

/** The report of a pull request with the base's files and the head's. */
async function runGate(product, draw) {
  const base = await readInputs(product, draw, draw.before);
  const head = await readInputs(product, draw, draw.after);
  const baseline = draw.recorded === null ? null : await recordBaseline(product, draw);
  const own = { ...head, baseline: baseline && product.underNewIds(baseline, head.suite) };
  const before = product.baseUnderNewIds({ ...base, baseline }, own);
  const policies = {
    mode: "pull_request",
    head: own,
    base: before,
    over: before,
    over_commit: null,
    acceptance: "possible",
    base_commit: null,
    bootstrap: false,
    policy_digest: { head: "1".repeat(64), base: null },
    label: "retrieval-gate:accept",
    notices: [],
    moved: [],
    unusable: null,
    links: [],
  };
  const answerAll = (plan) => ({
    run: runOf(product, plan.head.config, plan.cases, (each) => draw.answers[each.query]),
    base: null,
    failure: null,
  });
  const options = { command: "gate", accept: false, tool: "oracle", probe: null };
  return product.pipeline({
    load: () => Promise.resolve(policies),
    weakening: product.weakening,
    share: (cases) => cases,
    retrieve: (plan) => Promise.resolve(answerAll(plan)),
    judgeAnswers: (_, measured) => Promise.resolve(measured),
    conclude: (measurement) => product.conclude(measurement, options),
    digest: () => "0".repeat(64),
    command: "gate",
    tool: "oracle",
  });
}

/**
 * Returns the verdict, why there is none, the checks by scope, metric, reference and policy, the findings, and the
 * accepted figures of the new baseline.
 */
function readReport(product, { verdict, failure, new_baseline: newBaseline }) {
  if (failure !== null && failure.code === "internal") {
    throw new Error(failure.message);
  }
  const findings = verdict.checks.filter(({ kind }) => kind === "weakening");
  return {
    verdict: verdict.verdict,
    error: failure === null ? null : failure.code,
    message: failure === null ? null : failure.message,
    findings: findings.flatMap(({ weakening }) => findingNames(weakening)),
    checks: verdict.checks.filter(isOfRule).map((check) => nameCheck(product, check)),
    accepted: acceptedOf(newBaseline),
  };
}

/** One line for each field that a finding names. */
function findingNames({ code, field, fields }) {
  return (fields ?? [{ field }]).map((each) => `${code} ${each.field}`);
}

const isOfRule = ({ kind, metric }) =>
  kind !== "weakening" &&
  kind !== "absent" &&
  metric !== "critical_lost" &&
  metric !== "critical_hit";

const STATES = { missing: "missing", not_gated: "not_gated_yet" };

function nameCheck({ scopeText }, check) {
  const { kind, metric, scope, reference, policy, outcome, by, p } = check;
  const isCompared = reference !== undefined || check.baseline !== null;
  return {
    place: `${scopeText(scope).replace(/^intent:/, "")} ${metric}`,
    reference: reference ?? (isCompared || kind !== "mean" ? "baseline" : "bound"),
    policy: policy ?? "both",
    state: STATES[kind] ?? outcome,
    by: by ?? null,
    p: p ?? null,
  };
}

function acceptedOf(baseline) {
  if (baseline === null) {
    return null;
  }
  const rows = [...baseline.cases].filter(([, row]) => row.accepted !== undefined);
  return Object.fromEntries(rows.map(([id, row]) => [id, row.accepted]));
}

/** The baseline of one run or several, with what of each case was accepted. */
async function recordBaseline(product, draw) {
  const inputs = await readInputs(product, draw, draw.recorded_cases);
  const measured = draw.recorded.map((answers) => measureRun(product, inputs, answers));
  const { run, scores } = measured.length === 1 ? measured[0] : product.averageRuns(measured);
  const made = product.makeBaseline(inputs, run, scores, "oracle");
  const baseline = measured.length === 1 ? made : product.addRunCounts(made, measured);
  const accepted = measureRun(product, inputs, acceptedAnswers(draw));
  const then = new Map(accepted.scores.cases.map((each) => [each.id, each]));
  const cases = [...baseline.cases].map(([id, row]) => {
    const figures =
      draw.accepted[id] === undefined ? {} : acceptedFigures(row, then.get(id), draw.config.k);
    return [id, Object.keys(figures).length === 0 ? row : { ...row, accepted: figures }];
  });
  return { ...baseline, cases: new Map(cases) };
}

/** The figures of the accepted state that differ from the row's own. */
function acceptedFigures(row, then, k) {
  const valueOf = ({ metrics }, metric) => metrics.get(metric) ?? null;
  const figures = {};
  for (const name of CORE) {
    const now = valueOf(row, `${name}@${k}`);
    const before = valueOf(then, `${name}@${k}`);
    if (now !== null && before !== null && Math.abs(now - before) > 1e-9) {
      figures[name] = before;
    }
  }
  for (const [name, metric] of [
    ["forbidden", `forbidden_rate@${k}`],
    ["false_result", "false_result_rate"],
  ]) {
    const now = valueOf(row, metric);
    const before = valueOf(then, metric);
    if (now !== null && before !== null && now > 0 !== before > 0) {
      figures[name] = before > 0;
    }
  }
  return figures;
}

function acceptedAnswers({ accepted, recorded, recorded_cases: cases }) {
  return Object.fromEntries(cases.map(({ id }) => [id, accepted[id] ?? recorded[0][id]]));
}

function measureRun({ rank, scoreRun, metricsOf }, { config, suite }, answers) {
  const run = runOf({ rank }, config, suite.cases, ({ id }) => answers[id]);
  return { run, scores: scoreRun(suite, run, metricsOf(config), config.definition) };
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

function runOf({ rank }, config, cases, answerOf) {
  const outcome = (each) => {
    const { error, results, degraded = false } = answerOf(each);
    if (error !== undefined) {
      return { kind: "error", message: error };
    }
    const hits = rank(results, each.id, config.k, config.definition);
    return { kind: "answer", hits, returned: results.length, degraded };
  };
  return {
    cases: cases.map((each) => ({
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
