/**
 * What a change loosens in its own gate: one line for each way to do so. Policy is everything but the retriever's
 * arguments: its command, environment, folder, parameters, concurrency, and the times to start and to finish are the
 * author's; its kind where it stops measuring the system, its hosts and the time that an answer may take are not.
 * Tightening, and cases, rules, targets and metrics that are new, are no findings.
 */
import { differences, gatesCost } from "../gate/sound.ts";
import type { Config } from "../model/config.ts";
import type { Change } from "../model/report.ts";
import type { WeakeningFinding } from "../model/verdict.ts";
import { walked } from "./directions.ts";
import { type Weakening, finding } from "./finding.ts";
import { BASELINE, LATENCY, RUNS, VOUCHED } from "./weakening-baseline.ts";
import { CASES, SUITE_NAME } from "./weakening-cases.ts";
import { JUDGE, VERDICTS } from "./weakening-judge.ts";
import { RETRIEVER } from "./weakening-retriever.ts";
import { DEFINITION, METRICS_REMOVED, RULES } from "./weakening-rules.ts";
import { UNLISTED } from "./weakening-unlisted.ts";

/** A base whose own files don't fit together judges nothing. */
const INCOMPARABLE: Weakening = {
  name: "incomparable",
  find: ({ base }) => {
    const fields = base.baseline === null ? [] : differences(base.config, base.suite, base.baseline);
    if (fields.length === 0) return [];
    const reason = `its baseline differs from its config in ${fields.map(({ field }) => field).join(", ")}`;
    return [finding("base_unusable", "base", base.config.baseline, reason, "not judged by the base's files")];
  },
};

/** The stored baseline holds side by side, whether latency is measured or not: so does `drift`. */
const SAMPLING: Weakening = {
  name: "sampling",
  find: (change) => {
    const { base, head } = change;
    const allows = ({ latency }: Config): boolean =>
      latency !== "off" && latency.side_by_side.drift === "allow";
    const field = "latency.side_by_side.drift";
    const drift = finding("rule_loosened", field, head.config.file, "refuse", "allow");
    return [
      ...(allows(head.config) && !allows(base.config) ? [drift] : []),
      ...walked("sampling").find(change),
    ];
  },
};

/** In the order in which reports list their findings. */
export const WAYS: readonly Weakening[] = [
  INCOMPARABLE,
  DEFINITION,
  RETRIEVER,
  SAMPLING,
  JUDGE,
  VERDICTS,
  // A cost looks smaller where the same tokens are worth less.
  walked("prices", gatesCost),
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
