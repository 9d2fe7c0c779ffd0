/** Changes of the baseline: what was reached, as it was measured or as somebody wrote it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { remove, writeFiles } from "../../helpers/git-repository.ts";
import { BASELINE, type Written, caseFile, edit } from "../../policy/project.ts";
import { type Change, type Row, all, cases, gate, record, search } from "./row.ts";

const WEAKENED = { exit: 1, verdict: "fail", categories: ["gate_weakened"] } as const;
const LOSE_FOUR = { "howto-0": null, "howto-1": null, "howto-2": null, "howto-3": null };

export const lowered = (metrics: readonly string[], ...buckets: readonly string[]) =>
  buckets.flatMap((bucket) =>
    metrics.map((metric) => ["baseline_lowered", `baseline.metrics.${bucket}.${metric}`] as const),
  );
export const IN_HOWTO = ["overall", "by_intent.howto"];
const ORDER = ["mrr@10", "ndcg@10"];
export const QUALITY = ["recall@10", ...ORDER];

/** By hand, and with care: the means are those of the rows. */
const byHand = (change: (cases: Written) => void) => (folder: string) =>
  edit(folder, BASELINE, (baseline) => {
    change(baseline.cases);
    const rows = Object.values<Written>(baseline.cases);
    const { overall, by_intent: byIntent } = baseline.metrics;
    for (const metric of QUALITY) {
      const mean = (of: Written[]) => of.reduce((sum, each) => sum + each.metrics[metric], 0) / of.length;
      overall[metric] = mean(rows);
      for (const intent of Object.keys(byIntent))
        byIntent[intent][metric] = mean(rows.filter((each) => each.intent === intent));
    }
  });

const recallTo = (value: number) =>
  byHand((rows) => {
    for (const each of Object.values<Written>(rows)) each.metrics["recall@10"] = value;
  });

const UNMEASURED = ["baseline_not_measured", "baseline.cases"] as const;

/** These cases' answers come from a fallback, and that is the baseline. */
const degraded = (ids: readonly string[]): Change =>
  all((folder) => {
    const text = readFileSync(join(folder, "retrieval/search.mjs"), "utf8");
    const told = `  const results = list.slice(0, k).map((id) => ({ id, cluster: id }));\n  return ${JSON.stringify(ids)}.includes(what) ? { results, degraded: true } : results;\n};\n`;
    const cut = text.search(/ {2}(?:return list\.slice|const results =)/);
    writeFiles(folder, { "retrieval/search.mjs": text.slice(0, cut) + told });
  }, record);

export const BASELINE_ROWS: readonly Row[] = [
  {
    name: "a lowered baseline, with the loss",
    change: all(search(LOSE_FOUR), record),
    exit: 1,
    verdict: "fail",
    categories: ["recall_drop", "gate_weakened"],
    findings: lowered(QUALITY, ...IN_HOWTO),
    says: [/baseline\.metrics\.overall\.recall@10: 1 before, 0\.6667 now/],
  },
  {
    name: "a loss within tolerance, recorded",
    change: all(search({ "howto-0": 2 }), record),
    ...WEAKENED,
    findings: lowered(ORDER, ...IN_HOWTO),
  },
  {
    name: "the same loss, not recorded",
    change: search({ "howto-0": 2 }),
    exit: 0,
    verdict: "pass",
  },
  {
    name: "a baseline lower by 2e-9",
    change: recallTo(1 - 2e-9),
    ...WEAKENED,
    findings: [...lowered(["recall@10"], "overall", "by_intent.howto", "by_intent.symbol"), UNMEASURED],
    says: [/12 rows of the baseline that this change alters are not what this run measured/],
  },
  {
    name: "a baseline lower by 9e-10",
    change: recallTo(1 - 9e-10),
    exit: 0,
    verdict: "pass",
  },
  {
    name: "ranks taken out of the baseline, its means left",
    change: (folder) => edit(folder, BASELINE, (baseline) => (baseline.cases["howto-3"].ranks = [null])),
    ...WEAKENED,
    findings: [["baseline_lowered", "baseline.cases.howto-3.ranks"], UNMEASURED],
  },
  {
    name: "a row written by hand, for a case that search will lose later",
    base: all(search({ "howto-3": 4 }), record),
    change: all(
      search({ "howto-3": 2 }),
      byHand((rows) => {
        const row = rows["howto-3"];
        row.ranks = [3];
        row.metrics["mrr@10"] = 1 / 3;
        row.metrics["ndcg@10"] = 0.5;
      }),
    ),
    ...WEAKENED,
    findings: [UNMEASURED],
    says: [/howto-3: ranks 3 in the file, ranks 2 in this run/],
  },
  {
    name: "a row of a new case that was never measured",
    change: all(
      cases((list) => list.push(caseFile("howto", 77))),
      record,
      (folder) => edit(folder, BASELINE, (baseline) => (baseline.cases["howto-77"].ranks = [9])),
    ),
    ...WEAKENED,
    findings: [UNMEASURED],
  },
  {
    name: "degraded answers within tolerance, recorded: ten such steps would add up",
    base: all(gate({ degraded_rate: { tolerance: 0.5 }, per_intent: { tolerance: 0.5 } }), degraded([])),
    change: degraded(["howto-0"]),
    ...WEAKENED,
    findings: lowered(["degraded_rate"], ...IN_HOWTO),
  },
  {
    name: "two cases joined into one group",
    change: all(
      cases((list) => {
        for (const each of list.slice(0, 2)) each.group = "one need";
      }),
      record,
    ),
    ...WEAKENED,
    findings: [
      ["case_edited", "cases.howto-0.group"],
      ["case_edited", "cases.howto-1.group"],
    ],
  },
  {
    name: "a target beside one that is found: seen, and no weakening",
    change: all(
      cases((list) => list[0].expected.push({ id: "other 0" })),
      record,
    ),
    exit: 0,
    verdict: "pass",
    says: [/1 case that the base finds got more targets: howto-0/],
  },
  {
    name: "a deleted baseline",
    change: (folder) => remove(folder, BASELINE),
    exit: 2,
    verdict: "error",
    failure: "baseline_missing",
    findings: [["baseline_removed", "baseline"]],
    says: [/commit <report-dir>\/baseline\.json as baselines\/docs\.json/],
  },
  {
    name: "a baseline that is no JSON",
    change: (folder) => writeFiles(folder, { [BASELINE]: "{" }),
    exit: 2,
    verdict: "error",
    failure: "invalid_baseline",
  },
];
