/** The product's verdict on a drawn comparison: config and suites through its readers, answers through its ranking. */
import { build } from "esbuild";
import { fileURLToPath } from "node:url";

const SRC = fileURLToPath(new URL("../../src/", import.meta.url));
const ENTRY = `
  export { loadInputs } from "./files/inputs.ts";
  export { rank } from "./run/ranking.ts";
  export { score } from "./metrics/score.ts";
  export { metricsOf } from "./gate/rules.ts";
  export { makeBaseline } from "./gate/outcome.ts";
  export { decide } from "./gate/decide.ts";
  export { scopeText } from "./model/scope.ts";
  export { GateError } from "./errors.ts";
`;

/** Bundled from its sources: `judgeDraw(draw)` gives the checks as the oracle names them. */
export async function loadProduct() {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: SRC, loader: "ts" },
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(process.execPath);',
    },
  });
  const source = Buffer.from(outputFiles[0].text).toString("base64");
  const product = await import(`data:text/javascript;base64,${source}`);
  return (draw) => judgeDraw(product, draw);
}

async function judgeDraw(product, draw) {
  const before = await measured(product, draw, draw.before, draw.answers_before);
  const baseline = product.makeBaseline(before.inputs, before.run, before.scores, "oracle");
  const { inputs, run, scores } = await measured(product, draw, draw.after, draw.answers_after);
  const { checks } = product.decide({ config: inputs.config, suite: inputs.suite, baseline }, scores, run);
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
