/** Base and head of one job, in words. Plain text, unescaped. */
import type { Notice, NotBeside } from "../model/notice.ts";
import type { Report } from "../model/report.ts";
import type { RatioFigures } from "../model/verdict.ts";
import { NONE, formatValue } from "./format.ts";
import { type Scope, OVERALL, sameScope } from "../model/scope.ts";
import { unitOfMetric } from "../metrics/registry.ts";

/** The base commit that this run was measured beside, shortened; null where it was compared with a stored baseline. */
export function besideCommit(report: Report): string | null {
  return report.inputs?.baseline?.beside?.commit.slice(0, 12) ?? null;
}

/** `1.32x slower (1.27 to 1.38); noise here: 0.99 to 1.02`. */
export function ratioWords(figures: RatioFigures): string {
  const { ratio, noise } = figures;
  const way = ratio >= 1.005 ? " slower" : ratio < 0.995 ? ", faster" : ", as fast";
  const [times, interval] = [`${ratio.toFixed(2)}x`, between(figures)];
  const itself = noise === null ? "" : `; noise here: ${between(noise)}`;
  return `${times}${way} (${interval})${itself}`;
}

function between({ low, high }: { readonly low: number; readonly high: number }): string {
  return `${low.toFixed(2)} to ${high.toFixed(2)}`;
}

/** The percentiles that have a ratio, and the metrics that gate them. */
export const RATIO_METRICS = [
  { statistic: "p50", metric: "latency_p50_ms" },
  { statistic: "p95", metric: "latency_p95_ms" },
] as const;

/** One bucket's ratio for a table: `1.32x (1.27 to 1.38)`. */
export function ratioCell(report: Report, scope: Scope, metric: string): string {
  const found = ratioOf(report, scope, metric);
  return found === null ? NONE : `${found.ratio.toFixed(2)}x (${between(found)})`;
}

/** The machine's noise overall, for a foot line; null where none was taken. */
export function noiseWords(report: Report): string | null {
  const known = RATIO_METRICS.flatMap(({ statistic, metric }) => {
    const noise = ratioOf(report, OVERALL, metric)?.noise ?? null;
    return noise === null ? [] : [`${statistic} ${between(noise)}`];
  });
  return known.length === 0 ? null : `Noise here, overall: ${known.join(", ")}`;
}

/** By the head's rules, or by rules of both. */
function ratioOf(report: Report, scope: Scope, metric: string): RatioFigures | null {
  const ratios = report.verdict.checks.filter((check) => check.kind === "ratio");
  const own = ratios.find(
    (check) => sameScope(check.scope, scope) && check.metric === metric && check.policy !== "base",
  );
  return own?.ratio ?? null;
}

const NOT_BESIDE: Readonly<Record<NotBeside, string>> = {
  bootstrap: "the base has no gate yet. Side by side begins with the next change",
  config_moved: "which of the base's configs is this one's can't be told",
  base_unusable: "the base's files can't be used",
  accepted: "the change was accepted, so the head's own files judge, its stored baseline among them",
};

const CODES = ["not_side_by_side", "base_below_baseline", "stored_latency"] as const;
export type BesideNotice = Extract<Notice, { readonly code: (typeof CODES)[number] }>;

export function isBesideNotice(notice: Notice): notice is BesideNotice {
  return (CODES as readonly string[]).includes(notice.code);
}

export function besideSentence(notice: BesideNotice): string {
  switch (notice.code) {
    case "not_side_by_side":
      return `Not judged side by side, in spite of base-directory: ${NOT_BESIDE[notice.reason]}.`;
    case "stored_latency":
      return "Latency was compared with a stored baseline, which another run recorded.";
    case "base_below_baseline": {
      const { metric, stored, measured } = notice;
      const [before, now] = [stored, measured].map((value) => formatValue(unitOfMetric(metric), value));
      return `The base itself fails its stored baseline: ${metric} is ${now} where ${before} was recorded. Check that the base directory got all that the head got, its index above all; else the head is compared with too little.`;
    }
  }
}
