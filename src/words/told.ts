/** What every output says first of a run, as data: report.json holds it for those who have nothing else. */
import type { Report } from "../model/report.ts";
import { joinedSentences } from "./joined.ts";
import { worstFact } from "./headline.ts";
import { noteWords } from "./notice-list.ts";
import { acceptedChecks } from "./rows.ts";
import { todoWords } from "./todo.ts";
import { watchSentence, watches } from "./watches.ts";
import { whyWords } from "./why.ts";

/** Sentences without a full stop, or empty; they hold text of strangers, unescaped. */
export interface Told {
  readonly fact: string;
  readonly why: string;
  readonly what_to_do: string;
  readonly note: string;
  readonly watched: readonly string[];
  readonly accepted: readonly string[];
}

/** More are in the checks. */
const MOST = 20;

export function toldOf(report: Report): Told {
  const accepted = acceptedChecks(report).filter((check) => check.secondary_to === null);
  return {
    fact: worstFact(report),
    why: whyWords(report),
    what_to_do: todoWords(report),
    note: noteWords(report),
    watched: watches(report).slice(0, MOST).map(watchSentence),
    accepted: joinedSentences(accepted)
      .slice(0, MOST)
      .map(({ sentence }) => sentence),
  };
}
