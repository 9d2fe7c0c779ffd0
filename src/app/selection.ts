/**
 * `gate --case / --intent / --tag`: a part of the suite, for work at the desk. It passes nothing.
 */
import { listFirst } from "../model/lookup.ts";
import { GateError } from "../errors.ts";
import type { LoadedPolicies } from "../gate/two-policies.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Inputs } from "../model/report.ts";
import type { Case } from "../model/suite.ts";
import { nearestWord } from "../system/nearest-word.ts";

/** The cases that are named, that have one of the intents, or that have one of the tags. */
export interface CaseSelection {
  readonly cases: readonly string[];
  readonly intents: readonly string[];
  readonly tags: readonly string[];
}

/** Returns the selection; null if it names nothing. */
export function selectionOrNull(selection: CaseSelection): CaseSelection | null {
  return Object.values(selection).every((names: readonly string[]) => names.length === 0)
    ? null
    : selection;
}

/**
 * Returns the policies without the base: a run of a part decides nothing, and what a change loosens
 * is looked for in runs of the whole suite.
 */
export function selectHead<T extends LoadedPolicies>(loaded: T, selection: CaseSelection): T {
  return { ...loaded, base: null, head: selectInputs(loaded.head, selection) };
}

/**
 * Returns the selected cases with their baseline rows, and the rules of their intents, as a partial
 * suite without latency.
 */
function selectInputs(inputs: Inputs, selection: CaseSelection): Inputs {
  const { suite, baseline, config } = inputs;
  const cases = pickCases(suite.cases, selection);
  const ids = new Set(cases.map(({ id }) => id));
  const intents = new Set(cases.map(({ intent }) => intent));
  const selectRows = ({ cases: rows }: Baseline): Baseline["cases"] =>
    new Map([...rows].filter(([id]) => ids.has(id)));
  const { gate } = config;
  const rules = new Map([...gate.intents].filter(([intent]) => intents.has(intent)));
  return {
    ...inputs,
    config: {
      ...config,
      // So few answers are too few to judge times.
      latency: "off",
      gate: { ...gate, intents: rules },
    },
    suite: { ...suite, cases, partial: true },
    baseline: baseline && { ...baseline, cases: selectRows(baseline) },
  };
}

/**
 * Returns the cases that the selection names by id or query, or has the intent or a tag of. Throws
 * `usage` for a name that no case has, and for a query that several cases have.
 */
export function pickCases(
  cases: readonly Case[],
  { cases: names, intents, tags }: CaseSelection,
): readonly Case[] {
  const ids = names.map((name) => findCaseId(cases, name));
  const intentsOfCases = new Set(cases.map(({ intent }) => intent));
  const tagsOfCases = new Set(cases.flatMap(({ tags: caseTags = [] }) => caseTags));
  requireKnown("intent", intents, [...intentsOfCases]);
  requireKnown("tag", tags, [...tagsOfCases]);
  return cases.filter(
    ({ id, intent, tags: caseTags = [] }) =>
      ids.includes(id) || intents.includes(intent) || caseTags.some((tag) => tags.includes(tag)),
  );
}

/** Returns the id of the case with this id or query. Throws `usage` for none, and for several. */
function findCaseId(cases: readonly Case[], name: string): string {
  if (cases.some(({ id }) => id === name)) {
    return name;
  }
  const ids = cases.filter(({ query }) => query.trim() === name.trim()).map(({ id }) => id);
  const [id] = ids;
  if (id === undefined) {
    const allIds = cases.map((suiteCase) => suiteCase.id);
    const advice = `Write the id of a case (${nameFirst(allIds)}), or the whole text of its query.`;
    throw unknownNameError("case", name, allIds, advice);
  }
  if (ids.length > 1) {
    throw new GateError(
      "usage",
      `--case ${JSON.stringify(name)}: ${ids.length} cases have this query`,
      `Write the id of one of them: ${nameFirst(ids)}.`,
    );
  }
  return id;
}

const MOST_NAMED = 10;

function nameFirst(names: readonly string[]): string {
  return listFirst(
    names.map((name) => JSON.stringify(name)),
    MOST_NAMED,
  );
}

/** Throws `usage` for the first name that the suite's cases don't have. */
function requireKnown(
  flag: "intent" | "tag",
  askedNames: readonly string[],
  existingNames: readonly string[],
): void {
  const unknownName = askedNames.find((name) => !existingNames.includes(name));
  if (unknownName !== undefined) {
    const advice = `The suite has ${nameFirst(existingNames)}.`;
    throw unknownNameError(flag, unknownName, existingNames, advice);
  }
}

/** Returns the error of a name that no case has. `advice`: what to do if no other name is near. */
function unknownNameError(
  flag: string,
  name: string,
  existingNames: readonly string[],
  advice: string,
): GateError {
  const near = nearestWord(name, existingNames);
  return new GateError(
    "usage",
    `--${flag} ${JSON.stringify(name)}: the suite has no such ${flag}`,
    near === null ? advice : `Did you mean ${near}?`,
  );
}
