/** The product's verdict on a drawn comparison: config and suites through its readers, answers through its ranking. */
import { sources } from "../kit.mjs";

/** `judgeDraw(draw)` of the sources as they are. */
export async function loadProduct() {
  const product = await sources(
    "files/inputs run/ranking metrics/score gate/rules gate/outcome gate/decide model/scope errors",
  );
  return (draw) => judgeDraw(product, draw);
}

/** Verdict, categories, and the checks as the oracle names them, by these functions of src. */
export async function judgeDraw(product, draw) {
  const before = await measured(product, draw, draw.before, draw.answers_before);
  const baseline = product.makeBaseline(before.inputs, before.run, before.scores, "oracle");
  const { inputs, run, scores } = await measured(product, draw, draw.after, draw.answers_after);
  const decided = product.decide({ config: inputs.config, suite: inputs.suite, baseline }, scores, run);
  return {
    verdict: decided.verdict,
    categories: decided.categories,
    checks: toldOf(product, decided.checks),
  };
}

function toldOf(product, checks) {
  return checks.map((check) => ({
    metric: check.metric,
    scope: product.scopeText(check.scope),
    new: check.baseline === null && check.category !== "missing_data",
    limit: check.limit,
    outcome: check.outcome ?? (check.passed ? "pass" : "fail"),
    category: check.category,
    secondary_to: check.secondary_to,
    by: check.outcome === "fail" ? (check.by ?? null) : null,
    p: check.outcome === "fail" && check.by === "test" ? check.p : null,
    level: check.outcome === "fail" && check.by === "test" ? check.level : null,
  }));
}

/** Files of a folder that exists in memory alone. */
function rootOf({ GateError }, files) {
  const read = (file) => {
    const found = files[file];
    if (found === undefined) throw new GateError("file_not_found", `there is no ${file}`);
    return Buffer.from(found);
  };
  return { directory: process.cwd(), read };
}

async function measured(product, draw, cases, answers) {
  const config = {
    version: 1,
    suite: "suite.json",
    baseline: "baseline.json",
    latency: "off",
    retriever: { kind: "command", command: ["true"] },
    ...draw.config,
  };
  const suite = { version: 1, name: "drawn", revision: "1", cases };
  const root = rootOf(product, {
    "config.json": JSON.stringify(config),
    "suite.json": JSON.stringify(suite),
  });
  const inputs = await product.loadInputs(root, "config.json", { suite: null, baseline: null });
  const run = runOf(product, inputs, answers);
  const scores = product.score(inputs.suite, run, product.metricsOf(inputs.config), inputs.config.definition);
  return { inputs, run, scores };
}

function runOf({ rank }, { config, suite }, answers) {
  const outcome = ({ id }) => {
    const { error, results, degraded = false } = answers[id];
    if (error !== undefined) return { kind: "error", message: error };
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
    environment: { os: "linux", arch: "x64", cpu: "drawn", cores: 2, node: "20.0.0" },
    unstable: [],
    retries: 0,
    log: "",
  };
}
