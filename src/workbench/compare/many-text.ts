/** A comparison of several systems as JSON and as text; keys sorted, so that equal figures give equal bytes. */
import { canonicalJson } from "../../model/canonical-json.ts";
import type { ManyComparison, ManySystem } from "./model.ts";
import { differenceWords, rulingWords } from "./words.ts";
import { formatMs, formatValue, NONE, plural } from "../../words/format.ts";
import { logLine } from "../../words/escape.ts";
import { scopeText } from "../../model/scope.ts";
import { roundMs } from "../../reporters/baseline-json.ts";
import { evidenceValue } from "../../reporters/report-parts.ts";

const SCHEMA_VERSION = 1;
const LABEL = 60;

export function renderManyJson(comparison: ManyComparison): string {
  const { metrics, systems, ...rest } = comparison;
  return canonicalJson({
    schema_version: SCHEMA_VERSION,
    ...rest,
    systems: systems.map((system) => systemValue(system, metrics)),
  });
}

function systemValue(system: ManySystem, metrics: ManyComparison["metrics"]): unknown {
  const { label, path, digest, settings, figures, latency } = system;
  const round = (ms: number | null): number | null => (ms === null ? null : roundMs(ms));
  return {
    label,
    config_path: path,
    config_digest: digest,
    settings,
    metrics: new Map(
      metrics.map(({ name }, i) => {
        const { mean, against_first: against } = figures[i]!;
        return [name, { mean, against_first: evidenceValue(against) }];
      }),
    ),
    ruling: system.ruling && rulingValue(system.ruling),
    latency:
      latency === null
        ? null
        : { samples: latency.samples, p50_ms: round(latency.p50_ms), p95_ms: round(latency.p95_ms) },
  };
}

function rulingValue({ checks, ...ruling }: NonNullable<ManySystem["ruling"]>): unknown {
  return {
    ...ruling,
    checks: checks.map(({ metric, scope, baseline, current, outcome, by, p, level }) => {
      return { metric, scope: scopeText(scope), first: baseline, current, outcome, by, p, level };
    }),
  };
}

export function renderManyText(comparison: ManyComparison): string {
  const { metrics, systems, suite, cases, k } = comparison;
  const head = ["", ...metrics.map(({ name }) => name), "p50", "p95"];
  const rows = systems.map(({ label, figures, latency }) => [
    logLine(label, LABEL),
    ...figures.map(({ mean }, i) => formatValue(metrics[i]!.unit, mean)),
    formatMs(latency?.p50_ms ?? null),
    formatMs(latency?.p95_ms ?? null),
  ]);
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at]!.length)));
  const lines = all.map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join("  "),
  );
  const tests = systems.slice(1).flatMap((system) => [
    `${logLine(system.label, LABEL)}, against the first:`,
    ...(system.ruling === null ? [] : [`  ${logLine(rulingWords(system.ruling))}`]),
    ...metrics.map(({ name, unit }, i) => {
      const test = system.figures[i]!.against_first;
      return `  ${name}: ${test === null ? NONE : differenceWords(test, unit)}`;
    }),
  ]);
  const title = `${logLine(suite.name, LABEL)} ${logLine(suite.revision, LABEL)}, ${plural(cases, "case")}, k = ${k}`;
  return `${[title, "", ...lines, "", ...tests].join("\n")}\n`;
}
