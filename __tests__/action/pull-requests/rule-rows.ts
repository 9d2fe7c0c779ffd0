/** Changes of the rules, of what the numbers mean, and of how it is measured. */
import { writeFiles } from "../../helpers/git-repository.ts";
import { BASELINE, edit } from "../../policy/project.ts";
import { BASELINE as CRUXE_BASELINE, POLICY } from "../../files/cruxe-project.ts";
import { type Row, all, config, gate, record, search } from "./row.ts";

const LOOSENED = { exit: 1, verdict: "fail", categories: ["gate_weakened"] } as const;
const LOSE_FOUR = { "howto-0": null, "howto-1": null, "howto-2": null, "howto-3": null };
const TIMED = {
  latency: { repeats: 10, budget_s: 30 },
  // Far above what this search takes: the rows are about the rules, not about a machine under load.
  gate: { latency_p50_ms: { tolerance: 5000 }, latency_p95_ms: { tolerance: 5000, ceiling: 20_000 } },
};
const LOADED = {
  retriever: { kind: "module", path: "retrieval/search.mjs", concurrency: 4 },
  // A single query: how punctual a machine is that runs other tests, too, is no part of the rows.
  latency: { ...TIMED.latency, load: { rate: 0.5, duration_s: 0.4 } },
  gate: { ...TIMED.gate, load_p95_ms: { ceiling: 20_000 } },
};
const BY_POLICY = all(
  (folder) => writeFiles(folder, { "policy.json": POLICY }),
  config({ gate: { policy: "policy.json" }, latency: "off" }),
  record,
);

export const RULE_ROWS: readonly Row[] = [
  {
    name: "a widened tolerance",
    change: gate({ "recall@10": { tolerance: 0.5 } }),
    ...LOOSENED,
    findings: [["rule_loosened", "gate.recall@10.tolerance"]],
    says: [
      /gate\.recall@10\.tolerance: 0\.01 \(0\.01 overall\) before, 0\.5 \(0\.5 overall\) now/,
      /add the label retrieval-gate:accept \(remove and re-add it if it is there already\)/,
      /"Re-run" repeats the old event/,
    ],
    samePolicy: false,
  },
  {
    name: "a widened tolerance and the regression that it would let through",
    change: all(
      gate({
        "recall@10": { tolerance: 0.9 },
        "mrr@10": { tolerance: 0.9 },
        "ndcg@10": { tolerance: 0.9 },
        per_intent: { tolerance: 0.9 },
      }),
      search(LOSE_FOUR),
    ),
    exit: 1,
    verdict: "fail",
    categories: ["recall_drop", "gate_weakened"],
    findings: [
      ["rule_loosened", "gate.recall@10.tolerance"],
      ["rule_loosened", "gate.mrr@10.tolerance"],
      ["rule_loosened", "gate.ndcg@10.tolerance"],
      ["rule_loosened", "gate.per_intent.tolerance"],
    ],
    says: [/recall@10 fell from 1\.000 to 0\.667/],
  },
  {
    name: "a removed tolerance, for which the default is wider",
    base: gate({ "recall@10": { tolerance: 0.001 } }),
    change: gate({}),
    ...LOOSENED,
    findings: [
      ["rule_loosened", "gate.recall@10.tolerance"],
      ["rule_loosened", "gate.recall@10.significance"],
    ],
  },
  {
    name: "a renamed rule, for a metric that says less",
    base: all(gate({ "precision@5": { floor: 0.1 } }), record),
    change: gate({ "precision@10": { floor: 0.1 } }),
    ...LOOSENED,
    findings: [["rule_removed", "gate.precision@5"]],
    says: [/gate\.precision@5: .*floor 0\.1 before, no rule now/],
  },
  {
    name: "a lower floor",
    base: gate({ "recall@10": { floor: 0.9 } }),
    change: gate({ "recall@10": { floor: 0.8 } }),
    ...LOOSENED,
    findings: [["rule_loosened", "gate.recall@10.floor"]],
  },
  {
    name: "a metric off",
    change: gate({ "recall@10": "off" }),
    ...LOOSENED,
    findings: [["rule_removed", "gate.recall@10"]],
    says: [/gate\.recall@10: tolerance 0\.01 before, no rule now/],
    samePolicy: false,
  },
  {
    name: "a loosened policy of cruxe's",
    base: BY_POLICY,
    change: (folder) =>
      edit(folder, "policy.json", (policy) => {
        policy.quality.min_mrr = 0.4;
        policy.tolerance.recall_at_k = 0.06;
      }),
    ...LOOSENED,
    findings: [
      ["rule_loosened", "gate.recall@10.tolerance"],
      ["rule_loosened", "gate.mrr@10.floor"],
    ],
  },
  {
    name: "a lowered baseline of cruxe's",
    base: all(BY_POLICY, (folder) =>
      writeFiles(folder, { [BASELINE]: { ...CRUXE_BASELINE, suite_version: "1", latency_by_intent: {} } }),
    ),
    change: (folder) =>
      edit(folder, BASELINE, (baseline) => {
        baseline.metrics.recall_at_k -= 0.01;
        baseline.metrics.mrr += 0.01;
      }),
    ...LOOSENED,
    findings: [["baseline_lowered", "baseline.metrics.overall.recall@10"]],
    says: [/baseline\.metrics\.overall\.recall@10: 0\.8 before, 0\.79 now/],
  },
  {
    name: "k changed, with a new baseline",
    change: all(config({ k: 20 }), record),
    ...LOOSENED,
    findings: [["definition", "k"]],
    says: [/k: 10 before, 20 now/],
  },
  {
    name: "k changed, with the old baseline",
    change: config({ k: 20 }),
    exit: 2,
    verdict: "error",
    failure: "not_comparable",
    says: [/\bk\b/],
  },
  {
    name: "another gain",
    change: all(config({ definition: { gain: "exponential" } }), record),
    ...LOOSENED,
    findings: [["definition", "definition.gain"]],
  },
  {
    name: "latency off",
    base: all(config(TIMED), record),
    change: config({ latency: "off", gate: {} }),
    ...LOOSENED,
    findings: [["sampling", "latency"]],
    says: [/latency: on before, off now/],
  },
  {
    name: "fewer samples",
    base: all(config(TIMED), record),
    change: config({ latency: { ...TIMED.latency, repeats: 9 } }),
    // The run takes the base's plan all the same, so nothing is missing.
    ...LOOSENED,
    findings: [["sampling", "latency.repeats"]],
  },
  {
    name: "load that is asked no more, and its rule with it",
    base: all(config(LOADED), record),
    change: config(TIMED),
    ...LOOSENED,
    findings: [
      ["sampling", "latency.load"],
      ["rule_removed", "gate.load_p95_ms"],
    ],
    says: [/latency\.load: on before, off now/],
  },
  {
    name: "fewer users, and for a shorter time",
    base: all(config(LOADED), record),
    change: config({ latency: { ...LOADED.latency, load: { rate: 0.4, duration_s: 0.3 } } }),
    ...LOOSENED,
    findings: [
      ["sampling", "latency.load.rate"],
      ["sampling", "latency.load.duration_s"],
    ],
  },
  {
    name: "a tolerance that does not bite today",
    change: gate({ degraded_rate: { tolerance: "100000%" } }),
    ...LOOSENED,
    findings: [["rule_loosened", "gate.degraded_rate.tolerance"]],
    says: [/100000% \(10 overall at a baseline of 0\.01\) now/],
  },
];
