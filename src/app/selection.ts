/** `gate --case / --intent / --tag`: a part of the suite, for work at the desk. It passes nothing. */
import { GateError } from "../errors.ts";
import type { LoadedPolicies } from "../gate/two-policies.ts";
import type { Inputs } from "../model/report.ts";
import type { Case } from "../model/suite.ts";
import { nearestWord } from "../system/nearest-word.ts";

/** A case is asked that is named, or has one of the intents, or one of the tags. */
export interface CaseSelection {
  readonly cases: readonly string[];
  readonly intents: readonly string[];
  readonly tags: readonly string[];
}

/** Null where nothing is selected: then all of it is asked. */
export function selectionOrNull(selection: CaseSelection): CaseSelection | null {
  return Object.values(selection).every((names: readonly string[]) => names.length === 0)
    ? null
    : selection;
}

/** The head's part alone. What the change loosens is asked of the whole suite, in a run that can pass. */
export function selectHead<T extends LoadedPolicies>(loaded: T, selection: CaseSelection): T {
  return { ...loaded, base: null, head: selectInputs(loaded.head, selection) };
}

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
      // So few answers say nothing of the times.
      latency: "off",
      gate: { ...gate, intents: rules },
    },
    suite: { ...suite, cases, partial: true },
    baseline: baseline && { ...baseline, cases: rows! },
  };
}

/** Throws `usage` for a name that no case has. */
export function pickCases(
  cases: readonly Case[],
  { cases: ids, intents, tags }: CaseSelection,
): readonly Case[] {
  const known = {
    case: [ids, cases.map(({ id }) => id)],
    intent: [intents, cases.map(({ intent }) => intent)],
    tag: [tags, cases.flatMap(({ tags: own = [] }) => own)],
  } as const;
  for (const [flag, [names, all]] of Object.entries(known)) {
    const missing = names.find((name) => !all.includes(name));
    if (missing === undefined) {
      continue;
    }
    const near = nearestWord(missing, [...new Set(all)]);
    throw new GateError(
      "usage",
      `--${flag} ${JSON.stringify(missing)}: no case of the suite has it`,
      {
        hint: near === null ? "See the suite for those that it has." : `Did you mean ${near}?`,
      },
    );
  }
  return cases.filter(
    ({ id, intent, tags: own = [] }) =>
      ids.includes(id) || intents.includes(intent) || own.some((tag) => tags.includes(tag)),
  );
}
