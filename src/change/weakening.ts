/**
 * What a change loosens in its own gate: one finding for each file that it edits so. Free are
 * tightening, additions, and what the retriever is given. The base's rules judge the change in any
 * case. A finding protects the next one.
 */
import { baselineFile } from "../model/config.ts";
import { findDifferences } from "../gate/sound.ts";
import { wholeInputs } from "../gate/selected-cases.ts";
import { compactCanonical, sameCanonical } from "../model/canonical-json.ts";
import type { Change } from "../model/report.ts";
import type { WeakenedField, WeakeningCode, WeakeningFinding } from "../model/verdict.ts";
import { findBaselineEdits } from "./baseline-edits.ts";
import { findConfigEdits } from "./config-edits.ts";
import type { ReadableChange } from "./edit.ts";
import { findOtherConfigEdits } from "./other-config-edits.ts";
import { findSuiteEdits } from "./suite-edits.ts";
import { findDeselected } from "./tiers.ts";

/** Returns what the change loosens in the gate, in the order in which reports list it. */
export function findWeakenedRules(change: Change): readonly WeakeningFinding[] {
  const { base, head, moved, unusable, links } = change;
  const { file } = head.config;
  const linkField = { field: "file", before: "a plain file", after: "a symbolic link" };
  const findings = links.flatMap((link) => makeFindings("link", link, [linkField]));
  if (moved.length > 0) {
    const field = { field: "config", before: moved.join(", "), after: file };
    findings.push(...makeFindings("config_moved", file, [field]));
  }
  if (unusable !== null) {
    findings.push(...makeUnusableFindings(unusable.file, unusable.reason));
  }
  if (base !== null) {
    findings.push(...compareSides({ ...change, base }));
  }
  findings.push(...findOtherConfigEdits(change));
  return findings;
}

/** Returns what head loosens in all cases: edits outside of the selected ones count as well. */
function compareSides(selected: ReadableChange): readonly WeakeningFinding[] {
  const { head } = selected;
  const change = { ...selected, base: wholeInputs(selected.base), head: wholeInputs(head) };
  const configFields = findConfigEdits(change);
  const verdictFields = findChangedVerdicts(change);
  // Changed digests in the baseline of files that are not in git: the next change trusts them.
  const { vouched = [] } = change;
  const vouchedFields = vouched.map(({ file, before, after }) => ({
    field: `baseline.files.${file}`,
    before: before ?? "none",
    after,
  }));
  return [
    ...findUnusableBaseline(change),
    ...makeFindings("config_edited", head.config.file, configFields),
    ...makeFindings("verdict_changed", head.config.judge?.cache ?? head.config.file, verdictFields),
    ...findSuiteEdits(change),
    // Needs all cases, too: those that the base's `select` picks and the head's does not.
    ...findDeselected(change),
    ...findBaselineEdits(change),
    ...makeFindings("baseline_vouches", baselineFile(head.config), vouchedFields),
  ];
}

/** Returns one finding with all fields; none without any. */
function makeFindings(
  code: WeakeningCode,
  file: string,
  fields: readonly WeakenedField[],
): readonly WeakeningFinding[] {
  return fields.length === 0 ? [] : [{ code, file, fields, cases: [] }];
}

function makeUnusableFindings(file: string, reason: string): readonly WeakeningFinding[] {
  const after = "not judged by the base's files";
  return makeFindings("base_unusable", file, [{ field: "base", before: reason, after }]);
}

/**
 * Returns a finding if the base's own baseline can't be compared with its config or suite: such a
 * base judges nothing.
 */
function findUnusableBaseline({ base }: ReadableChange): readonly WeakeningFinding[] {
  if (base.baseline === null) {
    return [];
  }
  const fields = findDifferences(base.config, base.suite, base.baseline).map(({ field }) => field);
  if (fields.length === 0) {
    return [];
  }
  const reason = `its baseline differs from its config in ${fields.join(", ")}`;
  return makeUnusableFindings(baselineFile(base.config), reason);
}

/**
 * Returns a field for each stored verdict of the LLM judge that is another one for the same texts.
 * Those that are new or gone are left out, since the judge is asked for them again.
 */
function findChangedVerdicts({ verdicts }: ReadableChange): readonly WeakenedField[] {
  const fields: WeakenedField[] = [];
  for (const [key, { verdict: before }] of verdicts?.base ?? []) {
    const after = verdicts?.head.get(key)?.verdict;
    if (after !== undefined && !sameCanonical(before, after)) {
      fields.push({
        field: `judge.cache.${key.slice(0, 12)}`,
        before: compactCanonical(before),
        after: compactCanonical(after),
      });
    }
  }
  return fields;
}
