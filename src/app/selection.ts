/** `gate --case / --intent / --tag`: a part of the suite, for work at the desk. It passes nothing. */
import { GateError } from "../errors.ts";
import type { LoadedPolicies } from "../gate/two-policies.ts";
import type { Inputs } from "../model/report.ts";
import type { Case } from "../model/suite.ts";
import { nearestWord } from "../system/nearest-word.ts";

/** The cases to ask: those that are named, that have one of the intents, or that have one of the tags. */
export interface CaseSelection {
  readonly cases: readonly string[];
  readonly intents: readonly string[];
  readonly tags: readonly string[];
}

/** Returns the selection; null if it selects nothing, which means that all cases are asked. */
export function selectionOrNull(selection: CaseSelection): CaseSelection | null {
  return Object.values(selection).every((names: readonly string[]) => names.length === 0)
    ? null
    : selection;
}

/**
 * Returns the selected part of the head, without the base: what a change loosens is looked for in runs of the whole
 * suite.
 */
export function selectHead<T extends LoadedPolicies>(loaded: T, selection: CaseSelection): T {
  return { ...loaded, base: null, head: selectInputs(loaded.head, selection) };
}

/** Returns the inputs with the selected cases, their baseline rows and the rules of their intents. Latency is off. */
function selectInputs(inputs: Inputs, selection: CaseSelection): Inputs {
  const { suite, baseline, config } = inputs;
  const cases = pickCases(suite.cases, selection);
  const ids = new Set(cases.map(({ id }) => id));
  const intents = new Set(cases.map(({ intent }) => intent));
  const rows = baseline && new Map([...baseline.cases].filter(([id]) => ids.has(id)));
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
    baseline: baseline && { ...baseline, cases: rows! },
  };
}

/** Returns the selected cases. Throws `usage` for a name that no case has. */
export function pickCases(
  cases: readonly Case[],
  { cases: ids, intents, tags }: CaseSelection,
): readonly Case[] {
  // By flag: the names that were asked for, and those that there are.
  const namesByFlag = {
    case: [ids, cases.map(({ id }) => id)],
    intent: [intents, cases.map(({ intent }) => intent)],
    tag: [tags, cases.flatMap(({ tags: caseTags = [] }) => caseTags)],
  } as const;
  for (const [flag, [askedNames, existingNames]] of Object.entries(namesByFlag)) {
    const unknownName = askedNames.find((name) => !existingNames.includes(name));
    if (unknownName === undefined) {
      continue;
    }
    const near = nearestWord(unknownName, [...new Set(existingNames)]);
    throw new GateError(
      "usage",
      `--${flag} ${JSON.stringify(unknownName)}: no case of the suite has it`,
      {
        hint: near === null ? "See the suite for those that it has." : `Did you mean ${near}?`,
      },
    );
  }
  return cases.filter(
    ({ id, intent, tags: caseTags = [] }) =>
      ids.includes(id) || intents.includes(intent) || caseTags.some((tag) => tags.includes(tag)),
  );
}
