/** Makes findings, and the figures in them. */
import { differences } from "../gate/sound.ts";
import type { Change, Inputs } from "../model/report.ts";
import type { WeakeningFinding } from "../model/verdict.ts";
import { loweredBaseline } from "./weakening-baseline.ts";
import { weakerCases } from "./weakening-cases.ts";
import { weakerPolicy } from "./weakening-policy.ts";
import { weakerRules } from "./weakening-rules.ts";
import { finding } from "./finding.ts";

// What a change loosens in its own gate (contract 7). Policy is everything but the retriever's arguments: its command,
// environment, folder, parameters, concurrency, and the times to start and to finish are the author's; its kind where it
// stops measuring the system, its hosts and the time that an answer may take are not. Tightening, and cases, rules,
// targets and metrics that are new, are no findings.

/** Empty where nothing got easier. */
export function weakening(change: Change): readonly WeakeningFinding[] {
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
  return base === null ? found : [...found, ...between(base, head)];
}

function between(base: Inputs, head: Inputs): readonly WeakeningFinding[] {
  return [
    ...incomparable(base),
    ...weakerPolicy(base.config, head.config),
    ...weakerRules(base, head),
    ...weakerCases(base, head),
    ...loweredBaseline(base, head),
  ];
}

/** A base whose own files don't fit together judges nothing. */
function incomparable(base: Inputs): readonly WeakeningFinding[] {
  if (base.baseline === null) return [];
  const fields = differences(base.config, base.suite, base.baseline).map((each) => each.field);
  if (fields.length === 0) return [];
  const reason = `its baseline differs from its config in ${fields.join(", ")}`;
  return [finding("base_unusable", "base", base.config.baseline, reason, "not judged by the base's files")];
}
