/**
 * What a change loosens in its own gate: one line for each way to do so. Policy is everything but the retriever's
 * arguments: its command, environment, folder, parameters, concurrency, and the times to start and to finish are the
 * author's; its kind where it stops measuring the system, its hosts and the time that an answer may take are not.
 * Tightening, and cases, rules, targets and metrics that are new, are no findings.
 */
import type { Change } from "../model/report.ts";
import type { WeakeningFinding } from "../model/verdict.ts";
import { type Weakening, finding } from "./finding.ts";
import { BASELINE } from "./weakening-baseline.ts";
import { CASES } from "./weakening-cases.ts";
import { DEFINITION } from "./weakening-definition.ts";
import { INCOMPARABLE } from "./weakening-incomparable.ts";
import { JUDGE } from "./weakening-judge.ts";
import { LATENCY } from "./weakening-latency.ts";
import { METRICS_REMOVED } from "./weakening-metrics.ts";
import { PRICES_LOWERED } from "./weakening-prices.ts";
import { RETRIEVER } from "./weakening-retriever.ts";
import { RULES } from "./weakening-rules.ts";
import { RUNS } from "./weakening-runs.ts";
import { SAMPLING } from "./weakening-sampling.ts";
import { SUITE_NAME } from "./weakening-suite-name.ts";
import { UNLISTED } from "./weakening-unlisted.ts";
import { VERDICTS } from "./weakening-verdicts.ts";
import { VOUCHED } from "./weakening-vouched.ts";

/** In the order in which reports list their findings. */
export const WAYS: readonly Weakening[] = [
  INCOMPARABLE,
  DEFINITION,
  RETRIEVER,
  SAMPLING,
  JUDGE,
  VERDICTS,
  PRICES_LOWERED,
  METRICS_REMOVED,
  RULES,
  SUITE_NAME,
  CASES,
  BASELINE,
  RUNS,
  LATENCY,
  VOUCHED,
  UNLISTED,
];

/** Empty where nothing got easier. */
export function weakening(change: Change, ways: readonly Weakening[] = WAYS): readonly WeakeningFinding[] {
  const { head, base, moved, unusable, links } = change;
  const found: WeakeningFinding[] = links.map((file) =>
    finding("link", "file", file, "a plain file", "a symbolic link"),
  );
  if (moved.length > 0) {
    found.push(finding("config_moved", "config", head.config.file, moved.join(", "), head.config.file));
  }
  if (unusable !== null) {
    found.push(
      finding("base_unusable", "base", unusable.file, unusable.reason, "not judged by the base's files"),
    );
  }
  if (base === null) return found;
  return [...found, ...ways.flatMap((way) => way.find({ ...change, base }))];
}
