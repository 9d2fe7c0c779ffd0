/** Checks that the names under a config's `select` stand in its suite. */
import { type Select, placeOfKey } from "../model/config.ts";
import { listFirst } from "../model/lookup.ts";
import type { Problem } from "../model/problem.ts";
import type { Inputs } from "../model/report.ts";
import { nearestWord } from "../system/nearest-word.ts";
import { invalidFile } from "./validate.ts";

/**
 * Throws `invalid_config` for each tag, intent or id under `select` that no case has: it would
 * select nothing, silently. `lines` gives the place of each key in the config's file.
 */
export function requireKnownNames({
  config,
  suite,
  lines = new Map(),
}: Pick<Inputs, "config" | "suite" | "lines">): void {
  const { file, select } = config;
  const { cases } = suite;
  if (select === undefined) {
    return;
  }
  const knownNames: Readonly<Record<keyof Select, ReadonlySet<string>>> = {
    tags: new Set(cases.flatMap(({ tags = [] }) => tags)),
    intents: new Set(cases.map(({ intent }) => intent)),
    ids: new Set(cases.map(({ id }) => id)),
  };
  const problems: Problem[] = [];
  for (const key of ["tags", "intents", "ids"] as const) {
    for (const [index, name] of select[key].entries()) {
      if (!knownNames[key].has(name)) {
        const place = placeOfKey(file, lines, `select.${key}.${index}`);
        problems.push({ ...place, message: describeUnknownName(key, name, [...knownNames[key]]) });
      }
    }
  }
  if (problems.length > 0) {
    throw invalidFile("invalid_config", "config", file, problems);
  }
}

const MOST_NAMES = 20;

function describeUnknownName(key: keyof Select, name: string, known: readonly string[]): string {
  const what = { tags: "tag", intents: "intent", ids: "id" }[key];
  const message = `no case of the suite has the ${what} ${JSON.stringify(name)}`;
  // Each case has an id and an intent, so only tags can be unknown altogether.
  if (known.length === 0) {
    return `${message}: no case has \`tags\`; add some in the suite, or select by \`intents\``;
  }
  const near = nearestWord(name, known);
  const suggestion = near === null ? "" : `; did you mean \`${near}\`?`;
  return `${message}${suggestion}; there are ${listFirst(known.toSorted(), MOST_NAMES)}`;
}
