/** Law: the sentences of a report, and its line of counts, count the same queries. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { buildView, countWords } from "../../src/messages/view.ts";
import type { Report } from "../../src/model/report.ts";
import {
  type Situation,
  makeAnswers,
  makeBaseSuite,
  makeConfig,
  makeHeadSuite,
  situations,
} from "./situation.ts";
import { type Files, recordFirstBaseline, runGate } from "./world.ts";

/** `.ci/run` draws 200 reports. */
const DRAWS = process.env["LAWS"] === undefined ? 30 : 200;

/** The queries that a sentence can count. */
interface Counts {
  readonly worse: number;
  readonly better: number;
  readonly lost: number;
}

/** Counts the queries of the intent, or of all if there is none, from scores and baseline alone. */
function countQueries({ scores, inputs }: Report, intent: string | undefined): Counts {
  const { k } = inputs!.config;
  const sum = (metrics: ReadonlyMap<string, number | null>): number =>
    (metrics.get(`recall@${k}`) ?? 0) + (metrics.get(`ndcg@${k}`) ?? 0);
  const counts = { worse: 0, better: 0, lost: 0 };
  for (const score of scores!.cases) {
    const row = inputs!.baseline!.cases.get(score.id)!;
    if (intent !== undefined && score.intent !== intent) {
      continue;
    }
    const change = sum(score.metrics) - sum(row.metrics);
    counts.worse += Number(change < -1e-9);
    counts.better += Number(change > 1e-9);
    const hasLost = row.ranks.some(
      (rank, at) => rank !== null && (score.ranks[at] ?? null) === null,
    );
    counts.lost += Number(hasLost);
  }
  return counts;
}

/** Returns what the sentence counts: `3 queries got worse, 2 got better`: worse 3, better 2. */
function readCounts(sentence: string): readonly (readonly [keyof Counts, number])[] {
  const patterns = {
    worse: /(\d+) (?:worse quer(?:y|ies)|quer(?:y|ies) got worse)/g,
    better: /got worse, (\d+) got better/g,
    lost: /(\d+) (?:quer(?:y|ies) )?lost a document/g,
  };
  return (["worse", "better", "lost"] as const).flatMap((name) =>
    [...sentence.matchAll(patterns[name])].map(([, count]) => [name, Number(count)] as const),
  );
}

/** The files of a drawn situation with its first baseline; null if it can't be recorded. */
const recordFiles = (drawn: Situation): Promise<Files | null> =>
  recordFirstBaseline(makeConfig(drawn.rules), makeBaseSuite(drawn), makeAnswers(drawn, "before"));

test("the sentences of a report count the queries that its scores show", async () => {
  let countedNumbers = 0;
  const property = fc.asyncProperty(situations, async (drawn) => {
    const files = await recordFiles(drawn);
    if (files === null) {
      return;
    }

    const report = await runGate(files, makeAnswers(drawn, "now"), { base: files });

    if (report.failure !== null) {
      return;
    }
    const view = buildView(report);
    for (const sentence of [view.title, ...view.also, view.cause, countWords(view.counts)]) {
      // `recall@10 for intent "i1" fell`: i1. The cause counts all queries, whatever intent it names.
      const intent = sentence === view.cause ? undefined : / intent "?(i\d)/.exec(sentence)?.[1];
      const truth = countQueries(report, intent);
      for (const [name, count] of readCounts(sentence)) {
        countedNumbers++;
        expect(count, `${name}: ${sentence}`).toBe(truth[name]);
      }
    }
  });

  await fc.assert(property, { numRuns: DRAWS, seed: 26 });

  // The property was tried on numbers, not on reports without any.
  expect(countedNumbers).toBeGreaterThan(DRAWS);
}, 600_000);

test("the title counts what the line of counts does if the suite was edited, too", async () => {
  let countedTitles = 0;
  const property = fc.asyncProperty(situations, async (drawn) => {
    const files = await recordFiles(drawn);
    if (files === null) {
      return;
    }

    const edited = { ...files, suite: makeHeadSuite(drawn) };
    const report = await runGate(edited, makeAnswers(drawn, "now"), { base: files });

    const { title, counts } = buildView(report);
    // `fell from 0.950 to 0.550 over 20 queries (limit 0.940). 8 queries got worse`: 8.
    const [, worse] = / over \d+ .*?(\d+) quer(?:y|ies) got worse/.exec(title) ?? [];
    if (report.failure === null && worse !== undefined) {
      countedTitles++;
      expect(Number(worse), title).toBe(counts.worse);
    }
  });

  await fc.assert(property, { numRuns: DRAWS, seed: 26 });

  expect(countedTitles).toBeGreaterThan(0);
}, 600_000);
