/**
 * What a change loosens in its own gate: one line for each way to do so. Policy is everything but the retriever's
 * arguments: its command, environment, folder, parameters, concurrency, and the times to start and to finish are the
 * author's; its kind where it stops measuring the system, its hosts and the time that an answer may take are not.
 * Tightening, and cases, rules, targets and metrics that are new, are no findings.
 */
import { differences, gatesCost, judgeDifferences } from "../gate/sound.ts";
import { judgeFingerprint } from "../model/answers.ts";
import { compactCanonical, sameCanonical } from "../model/canonical-json.ts";
import { hostsOf } from "../model/policy.ts";
import type { Change } from "../model/report.ts";
import type { WeakeningFinding } from "../model/verdict.ts";
import { DIRECTIONS, unlisted, walked } from "./directions.ts";
import { type Weakening, finding, findingsIn } from "./finding.ts";
import { BASELINE, LATENCY } from "./weakening-baseline.ts";
import { CASES } from "./weakening-cases.ts";
import { RETRIEVER } from "./weakening-retriever.ts";
import { METRICS_REMOVED, RULES } from "./weakening-rules.ts";

/** A base whose own files don't fit together judges nothing. */
const INCOMPARABLE: Weakening = {
  name: "incomparable",
  find: ({ base }) => {
    const fields =
      base.baseline === null ? [] : differences(base.config, base.suite, base.baseline);
    if (fields.length === 0) {
      return [];
    }
    const reason = `its baseline differs from its config in ${fields.map(({ field }) => field).join(", ")}`;
    return [
      finding(
        "base_unusable",
        "base",
        base.config.baseline,
        reason,
        "not judged by the base's files",
      ),
    ];
  },
};

/** Another judge, another endpoint, or verdicts from another file: what comes of it can't be held against the base's. */
const JUDGE: Weakening = {
  name: "judge",
  find: ({ base: { config: before }, head: { config: after } }) =>
    findingsIn(after.file, (report) => {
      const [base, head] = [before.judge, after.judge];
      if (base === undefined) {
        return;
      }
      if (head === undefined) {
        return report("definition", "judge", base.model, "none");
      }
      for (const [field, was, is] of judgeDifferences(
        judgeFingerprint(base),
        judgeFingerprint(head),
      )) {
        report("definition", field, String(was), String(is));
      }
      const [[, was] = [], [, is] = []] = [hostsOf(base, "judge")[0], hostsOf(head, "judge")[0]];
      if (was !== is) {
        report("definition", "judge.base_url", String(was), String(is));
      }
      if (base.cache !== head.cache) {
        report("definition", "judge.cache", base.cache, head.cache);
      }
    }),
};

const VERDICTS: Weakening = {
  name: "verdicts",
  find: ({ head, verdicts }) =>
    findingsIn(head.config.judge?.cache ?? head.config.file, (report) => {
      for (const [key, before] of verdicts?.base ?? []) {
        const after = verdicts!.head.get(key);
        if (after === undefined || sameCanonical(before, after)) {
          continue;
        }
        const [was, is] = [compactCanonical(before.verdict), compactCanonical(after.verdict)];
        report("verdict_changed", `judge.cache.${key.slice(0, 12)}`, was, is);
      }
    }),
};

const SUITE_NAME: Weakening = {
  name: "suite name",
  find: ({ base, head }) => {
    if (base.suite.name === head.suite.name) {
      return [];
    }
    const file = head.suite.files[0] ?? head.config.file;
    return [finding("suite_renamed", "suite.name", file, base.suite.name, head.suite.name)];
  },
};

const VOUCHED: Weakening = {
  name: "vouched files",
  find: ({ head, vouched = [] }) =>
    vouched.map(({ file, before, after }) =>
      finding(
        "baseline_vouches",
        `baseline.files.${file}`,
        head.config.baseline,
        before ?? "none",
        after,
      ),
    ),
};

/** In the order in which reports list their findings. */
export const WAYS: readonly Weakening[] = [
  INCOMPARABLE,
  { name: "definition", find: (change) => walked("definition", change) },
  RETRIEVER,
  { name: "sampling", find: (change) => walked("sampling", change) },
  JUDGE,
  VERDICTS,
  // A cost looks smaller where the same tokens are worth less.
  {
    name: "prices",
    find: (change) => (gatesCost(change.base.config) ? walked("prices", change) : []),
  },
  METRICS_REMOVED,
  RULES,
  SUITE_NAME,
  CASES,
  BASELINE,
  LATENCY,
  VOUCHED,
  { name: "unlisted", find: (change) => unlisted(change, DIRECTIONS) },
];

/** Empty where nothing got easier. */
export function weakening(change: Change): readonly WeakeningFinding[] {
  const { head, base, moved, unusable, links } = change;
  const found = links.map((file) =>
    finding("link", "file", file, "a plain file", "a symbolic link"),
  );
  const { file } = head.config;
  if (moved.length > 0) {
    found.push(finding("config_moved", "config", file, moved.join(", "), file));
  }
  if (unusable !== null) {
    found.push(
      finding(
        "base_unusable",
        "base",
        unusable.file,
        unusable.reason,
        "not judged by the base's files",
      ),
    );
  }
  return base === null
    ? found
    : [...found, ...WAYS.flatMap((way) => way.find({ ...change, base }))];
}
