/** Figures of the baseline that decide beside the means: clock, plan, anchor, spread; and groups. */
import { BASELINE, type Written, edit } from "../../policy/project.ts";
import { type Change, type Row, all, cases, config, gate, record } from "./row.ts";

const WEAKENED = { exit: 1, verdict: "fail", categories: ["gate_weakened"] } as const;
const TIMED = all(
  config({
    latency: { repeats: 10, budget_s: 30 },
    gate: { latency_p50_ms: { tolerance: 5000 }, latency_p95_ms: { tolerance: 5000 } },
  }),
  record,
);
const baseline =
  (change: (written: Written) => void): Change =>
  (folder) =>
    edit(folder, BASELINE, change);

const BUCKETS = ["overall", "intent:howto", "intent:symbol"];
const timed = (...statistics: readonly string[]) =>
  BUCKETS.flatMap((scope) =>
    statistics.map((statistic) => ["sampling", `baseline.plan.${scope}.latency_${statistic}_ms`] as const),
  );

export const FIGURE_ROWS: readonly Row[] = [
  {
    name: "no clock, written into the baseline",
    base: TIMED,
    change: baseline((written) => (written.timing.source = "off")),
    ...WEAKENED,
    findings: [["sampling", "baseline.timing.source"]],
  },
  {
    name: "another clock, written into the baseline",
    base: TIMED,
    change: baseline((written) => (written.timing.source = "recorded")),
    exit: 2,
    verdict: "error",
    failure: "not_comparable",
  },
  {
    name: "a sampling plan that asks for less than it fills",
    base: TIMED,
    change: baseline((written) => (written.plan.repeats = { overall: 3 })),
    ...WEAKENED,
    findings: timed("p50", "p95").filter(([, field]) => field !== "baseline.plan.overall.latency_p50_ms"),
  },
  {
    name: "no sampling plan: that of the samples holds, and a notice says so",
    base: TIMED,
    change: baseline((written) => {
      delete written.plan;
    }),
    exit: 0,
    verdict: "pass",
    says: [/sampling plan/],
  },
  {
    name: "an anchor ten seconds higher",
    base: TIMED,
    change: baseline((written) => {
      written.anchor = { overall: { latency_p95_ms: -10_000 } };
    }),
    ...WEAKENED,
    findings: [["anchor_moved", "baseline.anchor.overall.latency_p95_ms"]],
  },
  {
    name: "a spread that nobody measured",
    change: baseline((written) => {
      written.runs = { count: 10, overall: { "recall@10": 0.5 }, by_intent: {} };
    }),
    exit: 2,
    verdict: "error",
    failure: "invalid_baseline",
  },
  {
    name: "a tolerance in spreads where there is one run",
    change: gate({ "recall@10": { tolerance: "3 spread" } }),
    exit: 2,
    verdict: "error",
    failure: "not_comparable",
  },
  {
    name: "a case moved into another's group",
    base: all(
      cases((list) => (list[0]!.group = "one")),
      record,
    ),
    change: all(
      cases((list) => (list[1]!.group = "one")),
      record,
    ),
    ...WEAKENED,
    findings: [["case_edited", "cases.howto-1.group"]],
  },
  {
    name: "a group taken apart: more cases count for themselves",
    base: all(
      cases((list) => list.slice(0, 2).forEach((each) => (each.group = "one"))),
      record,
    ),
    change: all(
      cases((list) => {
        delete list[1]!.group;
      }),
      record,
    ),
    exit: 0,
    verdict: "pass",
  },
];
