/** A history of thirty baselines with long subjects, a gap and another k. */
import type { History, HistoryPoint } from "../../src/workbench/history/model.ts";
import { OVERALL, intentScope } from "../../src/model/scope.ts";

/** k changes at commit 20, and commit 12 accepts a loss of recall. */
const POINTS = Array.from({ length: 30 }, (_, i): HistoryPoint => ({
  commit: String(i).padStart(40, "0"),
  date: "2026-11-22T12:00:00Z",
  subject: `${"a long subject of a commit ".repeat(4)}${i}`,
  path: "baselines/docs.json",
  state: { kind: "baseline", revision: "1", cases: 80, k: i < 20 ? 10 : 20 },
  shallow: false,
  differs: i === 20 ? ["k"] : [],
  moved: i === 12 ? { recall: -0.05 } : null,
}));
export const HISTORY: History = {
  file: "baselines/docs.json",
  points: POINTS,
  series: [OVERALL, intentScope("howto")].flatMap((scope) =>
    (["recall@10", "latency_p95_ms"] as const).map((metric, at) => ({
      metric,
      unit: at === 0 ? ("share" as const) : ("ms" as const),
      scope,
      rule: at === 0 ? { direction: "higher" as const, limit: 0.78, bound: 0.7 } : null,
      // The eighth commit has no value. Shares rise from 0.5, times from 500,000 ms: a long text.
      values: POINTS.map((_, i) => (i === 7 ? null : (0.5 + i / 100) * (at === 0 ? 1 : 1_000_000))),
    })),
  ),
  cases: [{ id: "a", ranks: POINTS.map((_, i) => (i === 0 ? undefined : i % 3 === 0 ? null : 1)) }],
  address: "https://example.com/acme/search",
  incomplete: false,
  left_out: 0,
};
