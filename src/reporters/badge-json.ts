/** badge.json: the verdict and one figure as an endpoint of shields.io. */
import type { Report } from "../model/report.ts";
import type { VerdictWord } from "../model/verdict.ts";
import { capped } from "../words/escape.ts";
import { formatValue } from "../words/format.ts";

const COLOR: Readonly<Record<VerdictWord, string>> = {
  pass: "brightgreen",
  fail: "red",
  error: "red",
  partial: "lightgrey",
};

const NAME = 60;

/** Beside the verdict the recall at the config's k, where it was measured. */
export function renderBadgeJson({ inputs, scores, verdict: { verdict } }: Report): string {
  const metric = `recall@${inputs?.config.k ?? 0}`;
  const recall = scores?.means.overall.get(metric) ?? null;
  const figure = recall === null ? "" : `, ${metric} ${formatValue("share", recall)}`;
  const label = capped(inputs?.suite.name ?? "retrieval gate", NAME);
  const badge = { schemaVersion: 1, label, message: `${verdict}${figure}`, color: COLOR[verdict] };
  return `${JSON.stringify(badge, null, 2)}\n`;
}
