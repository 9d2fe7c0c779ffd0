/** What grew old in a suite, and what to do about it. */
import type { Ageing } from "../model/ageing.ts";
import { clip, plural } from "./format.ts";

const MOST_NAMED = 10;

/** A full sentence, then the advice. */
export function ageingSentence(found: Ageing): string {
  switch (found.code) {
    case "target_gone": {
      const which = found.list === "expected" ? "target" : "forbidden document";
      const advice =
        found.like === null
          ? found.list === "expected"
            ? "Name what answers the query now, or remove the case."
            : "Remove it, or name what must not come back now."
          : `Did it move to "${clip(found.like)}"? Write the new path.`;
      const effect = found.list === "expected" ? "nothing can find it" : "it guards nothing";
      return `${placed(found)}: no document of the corpus is the ${which} "${clip(found.target)}", so ${effect}. ${advice}`;
    }
    case "passage_changed": {
      const advice =
        found.document === null
          ? "Copy the passage that answers the query now, or remove the case."
          : `Most of it stands in "${clip(found.document)}": copy the passage again from there.`;
      return `${placed(found)}: no document of the corpus holds the passage "${clip(found.target)}" as it was. ${advice}`;
    }
    case "span_beyond":
      return `${placed(found)}: the target "${clip(found.target)}" ends after the document, which has ${plural(found.length, "character")}. Look where the passage stands now, and write its start and end.`;
    case "not_looked_for":
      return `${plural(found.targets, "passage")} beyond the first 500 that stand nowhere word for word were not compared with the corpus.`;
    case "same_question": {
      const how = found.exact ? "the same as" : "almost the same as";
      return `${placed(found)} asks ${how} ${found.first.id} ("${clip(found.first.query)}"), so one need counts twice. Remove one, or give both the same \`group\`.`;
    }
    case "always_solved":
      return `${plural(found.cases.length, "case")} found every target, the first at rank 1, in each of the last ${found.baselines} baselines: ${list(found.cases)}. They guard what works. Add harder cases, which can show that search got better.`;
    case "never_solved":
      return `${plural(found.cases.length, "case")} found no target in any of the last ${found.baselines} baselines, so they can't be lost: ${list(found.cases)}. Correct the targets, or remove the cases.`;
  }
}

function placed({ case: { id, place } }: Extract<Ageing, { readonly case: unknown }>): string {
  return `${place.file}:${place.line}: case ${id}`;
}

function list(ids: readonly string[]): string {
  const named = ids.slice(0, MOST_NAMED).map(clip).join(", ");
  return ids.length > MOST_NAMED ? `${named} and ${ids.length - MOST_NAMED} more` : named;
}
