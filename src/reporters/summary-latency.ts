/** Latency of the job summary: by intent and by stage, beside the baseline's or times the base's. */
import type { Report } from "../model/report.ts";
import { escapeMarkdown } from "./escape.ts";
import { formatMs, NONE } from "./format.ts";
import { mdDetails, mdTable, type Bounds } from "./markdown.ts";
import { latencyRows, stageRows, type LatencyRow } from "./rows.ts";
import { latencyLabel } from "./sentences.ts";
import { besideCommit, ratioCell, RATIO_METRICS } from "./side-by-side.ts";

const NAME = 80;
const LATENCY: Bounds = { rows: 100, bytes: 60_000 };

export function latencyBlock(report: Report): string {
  const rows = [...latencyRows(report), ...stageRows(report)];
  if (rows.length === 0) return "";
  const beside = besideCommit(report) !== null && report.run?.timing.seed !== undefined;
  const ratios = beside ? ["p50, times the base's:", "p95, times the base's:"] : [];
  const columns = [
    "Where",
    "Samples:",
    "p50:",
    "p50 baseline:",
    "p95:",
    "p95 baseline:",
    "p99:",
    "Mean:",
    ...ratios,
  ];
  const ratioOf = ({ scope, stage }: Pick<LatencyRow, "scope" | "stage">, metric: string): string =>
    stage === null ? ratioCell(report, scope, metric) : NONE;
  const row = ({ now, before, ...where }: LatencyRow): readonly string[] => [
    escapeMarkdown(latencyLabel(where), NAME),
    String(now.samples),
    formatMs(now.p50_ms),
    formatMs(before?.p50_ms ?? null),
    formatMs(now.p95_ms),
    formatMs(before?.p95_ms ?? null),
    formatMs(now.p99_ms),
    formatMs(now.mean_ms),
    ...(beside ? RATIO_METRICS.map((metric) => ratioOf(where, metric)) : []),
  ];
  return mdDetails("Latency by intent", mdTable(columns, rows, row, LATENCY));
}
