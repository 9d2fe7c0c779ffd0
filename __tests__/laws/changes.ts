/** Changes of answers that are better, or worse, for sure. */
import { shuffle, splitMix64 } from "../../src/decision/random.ts";
import type { Hit } from "../../src/model/run.ts";
import {
  type Answer,
  type Answers,
  type Situation,
  keyOf,
  otherDocument,
  queryOf,
  targetDocument,
} from "./situation.ts";

/** Where the query's own targets stand in its list, by target. */
const places = (key: string, targets: number, hits: readonly Hit[]): readonly number[] =>
  Array.from({ length: targets }, (_, at) => hits.findIndex(({ id }) => id === `${key}-d${at}`));

/** One target a rank up, or found in the place of another document; null where all stand first. */
export function improved(
  key: string,
  targets: number,
  answer: Answer,
  choice: number,
): Answer | null {
  const { hits } = answer;
  const at = places(key, targets, hits);
  const own = new Set(at);
  const options: (() => Hit[])[] = [];
  for (const [target, place] of at.entries()) {
    if (place > 0 && !own.has(place - 1) && !hits[place - 1]!.id!.endsWith("-no")) {
      options.push(() => {
        const moved = [...hits];
        [moved[place - 1], moved[place]] = [moved[place]!, moved[place - 1]!];
        return moved;
      });
    }
    const last = hits.findLastIndex(({ id }) => id!.startsWith(`${key}-x`));
    if (place === -1 && last !== -1) {
      options.push(() =>
        hits.map((hit, index) => (index === last ? targetDocument(key, target) : hit)),
      );
    }
  }
  return options.length === 0 ? null : { ...answer, hits: options[choice % options.length]!() };
}

/** Without the documents behind the last target, three at most. */
export function shortened(key: string, answer: Answer): Answer {
  const last = answer.hits.findLastIndex(({ id }) => id!.startsWith(`${key}-d`));
  return { ...answer, hits: answer.hits.slice(0, Math.max(last + 1, answer.hits.length - 3)) };
}

/** Other documents in the places of all targets. */
export function without(key: string, answer: Answer): Answer {
  const hits = answer.hits.map((hit, at) =>
    hit.id!.startsWith(`${key}-d`) ? otherDocument(key, 50 + at) : hit,
  );
  return { ...answer, hits };
}

type Change = (key: string, targets: number, answer: Answer, choice: number) => Answer | null;

/** Of `count` queries, drawn by the seed; of fewer where the change has nothing to do. Null where it has nothing at all. */
export function changed(
  { cases, seed }: Situation,
  answers: Answers,
  count: number,
  change: Change,
): Answers | null {
  const random = splitMix64(seed);
  const made = new Map(answers);
  let left = count;
  for (const at of shuffle([...cases.keys()], random)) {
    const key = keyOf(at);
    const answer = answers.get(queryOf(key))!;
    const next =
      left > 0 && !answer.fails
        ? change(key, cases[at]!.targets.length, answer, random.below(97))
        : null;
    if (next === null) {
      continue;
    }
    made.set(queryOf(key), next);
    left--;
  }
  return left === count ? null : made;
}
