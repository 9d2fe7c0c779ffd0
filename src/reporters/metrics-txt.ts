/** metrics.txt: what is gated and the verdict, in OpenMetrics, for GitLab's metrics report and any scraper. */
import { type Scope, scopeText } from "../model/scope.ts";
import type { Report } from "../model/report.ts";
import type { Check } from "../model/verdict.ts";
import { saidOnce } from "../words/rows.ts";

/** Null where nothing was read: then there is no suite to name. */
export function renderMetricsTxt({ inputs, verdict }: Report): string | null {
  if (inputs === null) return null;
  const suite = inputs.suite.name;
  const figures = new Map<string, Check>();
  for (const check of saidOnce(verdict.checks)) {
    const key = `${check.metric} ${scopeText(check.scope)}`;
    if (check.kind !== "weakening" && check.current !== null && !figures.has(key)) figures.set(key, check);
  }
  const checks = [...figures.values()];
  const family = (name: string, help: string, value: (check: Check) => number | null): readonly string[] => [
    `# TYPE ${name} gauge`,
    `# HELP ${name} ${help}`,
    ...checks.flatMap((check) => {
      const measured = value(check);
      return measured === null ? [] : [`${name}${labels(suite, check.metric, check.scope)} ${measured}`];
    }),
  ];
  const passed = `retrieval_gate_passed{suite="${escaped(suite)}",verdict="${verdict.verdict}"}`;
  return [
    "# TYPE retrieval_gate_passed gauge",
    "# HELP retrieval_gate_passed 1 where the gate passed.",
    `${passed} ${verdict.verdict === "pass" ? 1 : 0}`,
    ...family("retrieval_gate_value", "A gated figure.", ({ current }) => current),
    ...family("retrieval_gate_baseline", "The same at the baseline.", ({ baseline }) => baseline),
    ...family("retrieval_gate_limit", "What the figure is held to.", ({ limit }) => limit),
    "# EOF",
    "",
  ].join("\n");
}

function labels(suite: string, metric: string, scope: Scope): string {
  return `{suite="${escaped(suite)}",metric="${escaped(metric)}",scope="${escaped(scopeText(scope))}"}`;
}

function escaped(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
