/** Changes of the rules, of what the numbers mean, and of what is measured. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { git, link, writeFiles } from "../../helpers/git-repository.ts";
import { BASELINE, CONFIG, configFile, edit, sixOfEach } from "../../policy/project.ts";
import { BASELINE as CRUXE_BASELINE, POLICY } from "../../files/cruxe-project.ts";
import { type Change, type Row, all, config, gate, record, recordWith, search } from "./row.ts";

const LOOSENED = { exit: 1, verdict: "fail", categories: ["gate_weakened"] } as const;
const LOSE_TWO = { "howto-0": null, "howto-1": null };
const TIMED = {
  latency: { repeats: 10, budget_s: 30 },
  // Far above what this search takes: the rows are about the rules, not about a machine under load.
  gate: { latency_p50_ms: { tolerance: 5000 }, latency_p95_ms: { tolerance: 5000, ceiling: 20_000 } },
};
const BY_POLICY = all(
  (folder) => writeFiles(folder, { "policy.json": POLICY }),
  config({ gate: { policy: "policy.json" }, latency: "off" }),
  record,
);

const UNSAFE = { exit: 2, verdict: "error", failure: "unsafe_head" } as const;

/** Perfect answers to all queries but the first, whose first result is `first`. */
const recordedRun =
  (first: string): Change =>
  (folder) => {
    const others = Array.from({ length: 9 }, (_, i) => `other ${i}`);
    const lines = sixOfEach().map(({ id: query_id, expected: [{ id }] }) => {
      const top = query_id === "howto-0" ? first : id;
      const results = [...new Set([top, ...others])].map((each: string) => ({ id: each, cluster: each }));
      return JSON.stringify({ query_id, results });
    });
    writeFiles(folder, { "best.jsonl": `${lines.join("\n")}\n` });
  };

export const RULE_ROWS: readonly Row[] = [
  {
    name: "a widened tolerance",
    change: gate({ "recall@10": { tolerance: 0.5 } }),
    ...LOOSENED,
    findings: [["rule_loosened", "gate.recall@10.tolerance"]],
    says: [
      /gate\.recall@10\.tolerance: \[0\.01, 1 case\] \(0\.0833333333 overall\) before, 0\.5 \(0\.5 overall\) now/,
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
      search(LOSE_TWO),
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
    says: [/recall@10 fell from 1\.000 to 0\.833/],
  },
  {
    name: "a removed tolerance, for which the default is wider",
    base: gate({ "recall@10": { tolerance: 0.001 } }),
    change: gate({}),
    ...LOOSENED,
    findings: [["rule_loosened", "gate.recall@10.tolerance"]],
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
    says: [/gate\.recall@10: tolerance \[0\.01, 1 case\] before, no rule now/],
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
      ["rule_loosened", "gate.mrr@10.floor"],
      ["rule_loosened", "gate.recall@10.tolerance"],
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
    change: all(config({ definition: { gain: "linear" } }), record),
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
    // With fewer the intents have too few for their p95.
    exit: 1,
    verdict: "fail",
    categories: ["missing_data", "gate_weakened"],
    findings: [["sampling", "latency.repeats"]],
  },
  {
    name: "the retriever switched to a recorded run",
    change: all(config({ retriever: { kind: "run", path: "best.jsonl" } }), recordedRun("doc howto-0")),
    ...LOOSENED,
    findings: [["retriever", "retriever.kind"]],
    says: [/retriever\.kind: module before, run now/],
    samePolicy: false,
  },
  {
    name: "the retriever switched to a server elsewhere",
    change: (folder) => {
      config({
        retriever: {
          kind: "http",
          url: "http://127.0.0.1:9/search?q={{query}}",
          results: "hits",
          retries: 0,
        },
      })(folder);
    },
    exit: 3,
    verdict: "error",
    failure: "mostly_errors",
    findings: [["retriever", "retriever.url"]],
  },
  {
    name: "a recorded run with better answers",
    base: all(recordedRun("other 0"), config({ retriever: { kind: "run", path: "best.jsonl" } }), record),
    change: recordedRun("doc howto-0"),
    ...LOOSENED,
    findings: [["retriever", "retriever.path best.jsonl"]],
  },
  {
    name: "a tolerance that does not bite today",
    change: gate({ degraded_rate: { tolerance: "100000%" } }),
    ...LOOSENED,
    findings: [["rule_loosened", "gate.degraded_rate.tolerance"]],
    says: [/100000% \(500 overall\) where the baseline is 0\.5 now/],
  },
  {
    name: "the rules put back into the work tree by a step of the job",
    change: all(gate({ "recall@10": "off" }), search(LOSE_TWO), record),
    prepare: (folder) => writeFiles(folder, { [CONFIG]: git(folder, "show", `HEAD^1:${CONFIG}`) }),
    ...UNSAFE,
    says: [/config retrieval-gate\.json in the work tree is not the file of the commit/],
  },
  {
    name: "the baseline put back into the work tree by a step of the job",
    change: all(search(LOSE_TWO), record),
    prepare: (folder) => writeFiles(folder, { [BASELINE]: git(folder, "show", `HEAD^1:${BASELINE}`) }),
    ...UNSAFE,
  },
  {
    name: "rules that .gitattributes turns on in the work tree alone",
    change: (folder) => {
      // Valid JSON in both encodings: the yen sign of the blob is a backslash of Shift JIS.
      writeFiles(folder, { ".gitattributes": `${CONFIG} working-tree-encoding=UTF-16LE\n` });
      const text = readFileSync(join(folder, CONFIG), "utf8");
      writeFiles(folder, { [CONFIG]: Buffer.from(text, "utf16le") });
    },
    ...UNSAFE,
    says: [/remove `working-tree-encoding`, `ident` and `filter` for it from \.gitattributes/],
  },
  {
    name: "a sparse checkout that leaves the rules out",
    change: gate({ "recall@10": "off" }),
    prepare: (folder) => {
      for (const file of [CONFIG, BASELINE]) rmSync(join(folder, file));
    },
    ...LOOSENED,
    findings: [["rule_removed", "gate.recall@10"]],
  },
  {
    name: "a config of any name, renamed with its baseline",
    base: all((folder) => {
      git(folder, "mv", CONFIG, "search-gate.json");
    }),
    change: async (folder) => {
      git(folder, "mv", "search-gate.json", "search-gate2.json");
      edit(folder, "search-gate2.json", (written) => (written.baseline = "baselines/new.json"));
      search(LOSE_TWO)(folder);
      await recordWith("search-gate2.json")(folder);
    },
    inputs: { config: "search-gate2.json" },
    exit: 1,
    verdict: "fail",
    categories: ["recall_drop", "gate_weakened"],
    findings: [
      ["config_moved", "config"],
      ...["overall", "by_intent.howto"].flatMap((bucket) =>
        ["recall@10", "mrr@10", "ndcg@10"].map(
          (metric) => ["baseline_lowered", `baseline.metrics.${bucket}.${metric}`] as const,
        ),
      ),
    ],
  },
  {
    name: "the config moved",
    change: (folder) => {
      writeFiles(folder, { "gate/.keep": "" });
      git(folder, "mv", CONFIG, `gate/${CONFIG}`);
      edit(folder, `gate/${CONFIG}`, (written) => {
        written.suite = `../${written.suite}`;
        written.baseline = `../${written.baseline}`;
        written.retriever.path = `../${written.retriever.path}`;
      });
    },
    inputs: { config: `gate/${CONFIG}` },
    ...LOOSENED,
    findings: [["config_moved", "config"]],
    says: [/the base is gated by retrieval-gate\.json, this change by gate\/retrieval-gate\.json/],
    samePolicy: true,
  },
  {
    name: "a laxer config beside the base's",
    change: (folder) =>
      writeFiles(folder, {
        "lax.json": configFile({
          retriever: { kind: "module", path: "retrieval/search.mjs" },
          gate: { "recall@10": "off" },
        }),
      }),
    inputs: { config: "lax.json" },
    ...LOOSENED,
    findings: [["config_moved", "config"]],
  },
  {
    name: "the policy became a symbolic link",
    change: (folder) => {
      git(folder, "mv", CONFIG, "real.json");
      link(folder, CONFIG, "real.json");
    },
    ...LOOSENED,
    findings: [["link", "file"]],
    says: [/a file of the gate became a symbolic link/],
  },
  {
    name: "the policy is a symbolic link in the base",
    base: (folder) => {
      git(folder, "mv", CONFIG, "real.json");
      link(folder, CONFIG, "real.json");
    },
    change: (folder) => writeFiles(folder, { "README.md": "more\n" }),
    ...LOOSENED,
    findings: [
      ["link", "file"],
      ["base_unusable", "base"],
    ],
    says: [/the base's files can't be used: .*retrieval-gate\.json is a symbolic link in the base/],
  },
];
