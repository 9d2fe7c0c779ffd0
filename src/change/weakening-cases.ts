/** Cases that are gone, or that became easier to satisfy. */
import { bareCulprit } from "../decision/checks.ts";
import { type Case, type Target, singleTargets, targetLabel } from "../model/suite.ts";
import type { WeakeningFinding } from "../model/verdict.ts";
import { DIRECTIONS, weakened } from "./directions.ts";
import { type ReadableChange, type Weakening, finding } from "./finding.ts";

export const CASES: Weakening = { name: "cases", find: weakerCases };

type ReportEdit = (field: string, was: string, is: string) => void;

function weakerCases({ base, head }: ReadableChange): readonly WeakeningFinding[] {
  const found: WeakeningFinding[] = [];
  const now = new Map(head.suite.cases.map((each) => [each.id, each]));
  const sizes = new Map<string | undefined, number>();
  for (const { group } of head.suite.cases) {
    sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  for (const before of base.suite.cases) {
    const { id, query, place } = before;
    const after = now.get(id);
    if (after === undefined) {
      found.push(
        finding("case_removed", `cases.${id}`, place.file, query, "removed", [bareCulprit(id)]),
      );
      continue;
    }
    const report: ReportEdit = (field, was, is) => {
      const { file } = after.place;
      found.push(finding("case_edited", `cases.${id}.${field}`, file, was, is, [bareCulprit(id)]));
    };
    if (after.digest !== before.digest) {
      easier(before, after, sizes, report);
    }
  }
  return found;
}

function easier(
  before: Case,
  after: Case,
  sizes: ReadonlyMap<unknown, number>,
  report: ReportEdit,
): void {
  for (const each of weakened(DIRECTIONS.case, before, after)) {
    report(each.field, each.before, each.after);
  }
  // Cases of one group count as one block, so that a loss among them is more easily chance.
  if (after.group !== undefined && after.group !== before.group && sizes.get(after.group)! > 1) {
    report("group", before.group ?? "none", after.group);
  }
  for (const target of before.expected) {
    const label = `expected.${targetLabel(target)}`;
    const now = counterpart(target, after.expected);
    if (now === undefined) {
      report(label, `grade ${target.grade}`, "removed");
      continue;
    }
    if (now.kind === "any" && targetLabel(now) !== targetLabel(target)) {
      report(label, targetLabel(target), targetLabel(now));
    }
    if (now.grade < target.grade) {
      report(`${label}.grade`, String(target.grade), String(now.grade));
    }
    const [was, is] = [quoteOf(target), quoteOf(now)];
    if (was !== null && was !== is) {
      report(`${label}.text`, was, is ?? "not read");
    }
  }
  const forbidden = new Set(after.forbidden.map(targetLabel));
  for (const label of before.forbidden.map(targetLabel)) {
    if (!forbidden.has(label)) {
      report(`forbidden.${label}`, "forbidden", "removed");
    }
  }
}

/** The same target; of a document that was edited above it, the same words at other characters. */
function counterpart(target: Target, targets: readonly Target[]): Target | undefined {
  const label = targetLabel(target);
  const same = targets.find((other) => targetLabel(other) === label);
  const found = same ?? widerNeed(target, targets);
  if (found !== undefined || target.kind !== "span" || target.text === undefined) {
    return found;
  }
  return targets.find(
    (other) => other.kind === "span" && other.value === target.value && other.text === target.text,
  );
}

/** Returns the any-of need that has this target, or all members of this need, and more: it is easier to meet. */
function widerNeed(target: Target, targets: readonly Target[]): Target | undefined {
  const members = singleTargets(target).map(targetLabel);
  return targets.find((other) => {
    if (other.kind !== "any" || other.members.length <= members.length) {
      return false;
    }
    const labels = new Set(other.members.map(targetLabel));
    return members.every((label) => labels.has(label));
  });
}

function quoteOf(target: Target): string | null {
  return target.kind === "file" || target.kind === "span" ? (target.text ?? null) : null;
}
