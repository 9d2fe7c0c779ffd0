/** metrics.txt: what is gated and the verdict, in OpenMetrics, for GitLab's metrics report and any scraper. */
import { scopeText } from "../model/scope.ts";
import type { Report } from "../model/report.ts";
import type { Check } from "../model/verdict.ts";
import { saidOnce } from "../words/rows.ts";

/** Null where nothing was read: then there is no suite to name. */
export function renderMetricsTxt(report: Report): string | null {
  const { inputs, verdict } = report;
  if (inputs === null) return null;
  const suite = escaped(inputs.suite.name);
  const figures = new Map<string, Check>();
  for (const check of saidOnce(report)) {
    const labels = `metric="${escaped(check.metric)}",scope="${escaped(scopeText(check.scope))}"`;
    const isFigure = check.kind !== "weakening" && check.current !== null;
    if (isFigure && !figures.has(labels)) figures.set(labels, check);
  }
  const family = (name: string, help: string, value: (check: Check) => number | null): readonly string[] => [
    `# TYPE ${name} gauge`,
    `# HELP ${name} ${help}`,
    ...[...figures].flatMap(([labels, check]) => {
      const measured = value(check);
      return measured === null ? [] : [`${name}{suite="${suite}",${labels}} ${measured}`];
    }),
  ];
  const passed = `retrieval_gate_passed{suite="${suite}",verdict="${verdict.verdict}"}`;
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

function escaped(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
