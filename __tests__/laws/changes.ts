/** Changes of answers that are better, or worse, for sure. */
import { shuffle, splitMix64 } from "../../src/decision/random.ts";
import type { Hit } from "../../src/model/run.ts";
import {
  type Answer,
  type Answers,
  type Situation,
  caseId,
  otherDocument,
  queryText,
  targetDocument,
} from "./situation.ts";

/** Returns each target's place in the list of case `key`, from 0; -1 if it is not there. */
const findTargetPlaces = (key: string, targets: number, hits: readonly Hit[]): readonly number[] =>
  Array.from({ length: targets }, (_, at) => hits.findIndex(({ id }) => id === `${key}-d${at}`));

/**
 * Returns the answer with one target a rank higher, or with a missing target in the place of the
 * last other document. `choice` picks one of these ways. No target changes places with another one
 * or with the forbidden document. Null if there is no way, as where all targets stand first.
 */
export function improveAnswer(
  key: string,
  targets: number,
  answer: Answer,
  choice: number,
): Answer | null {
  const { hits } = answer;
  const places = findTargetPlaces(key, targets, hits);
  const targetPlaces = new Set(places);
  const options: (() => Hit[])[] = [];
  for (const [target, place] of places.entries()) {
    // The forbidden document is `c00-no`.
    if (place > 0 && !targetPlaces.has(place - 1) && !hits[place - 1]!.id!.endsWith("-no")) {
      options.push(() => {
        const moved = [...hits];
        [moved[place - 1], moved[place]] = [moved[place]!, moved[place - 1]!];
        return moved;
      });
    }
    const lastOther = hits.findLastIndex(({ id }) => id!.startsWith(`${key}-x`));
    if (place === -1 && lastOther !== -1) {
      options.push(() =>
        hits.map((hit, index) => (index === lastOther ? targetDocument(key, target) : hit)),
      );
    }
  }
  return options.length === 0 ? null : { ...answer, hits: options[choice % options.length]!() };
}

/** Returns the answer with other documents in the places of all targets. */
export function loseTargets(key: string, answer: Answer): Answer {
  // Lists have at most 10 documents, so none has these ids yet.
  const hits = answer.hits.map((hit, at) =>
    hit.id!.startsWith(`${key}-d`) ? otherDocument(key, 50 + at) : hit,
  );
  return { ...answer, hits };
}

/**
 * Returns the changed answer, or null if it can't be changed so. `targets` is the number of targets
 * of the case, `choice` a random number from 0 to 96 that picks one of several ways.
 */
type Change = (key: string, targets: number, answer: Answer, choice: number) => Answer | null;

/**
 * Changes the answers to `count` queries, drawn by the seed, or to fewer if `change` finds nothing
 * to do. Returns all answers, or null if none was changed.
 */
export function changeAnswers(
  { cases, seed }: Situation,
  answers: Answers,
  count: number,
  change: Change,
): Answers | null {
  const random = splitMix64(seed);
  const changedAnswers = new Map(answers);
  let remaining = count;
  for (const at of shuffle([...cases.keys()], random)) {
    const key = caseId(at);
    const answer = answers.get(queryText(key))!;
    const changedAnswer =
      remaining > 0 && !answer.fails
        ? change(key, cases[at]!.targets.length, answer, random.below(97))
        : null;
    if (changedAnswer === null) {
      continue;
    }
    changedAnswers.set(queryText(key), changedAnswer);
    remaining--;
  }
  return remaining === count ? null : changedAnswers;
}
