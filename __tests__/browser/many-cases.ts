/**
 * Reports of any size with everything a page can show: falls, losses, gains, new cases, texts,
 * stages, errors.
 */
import type { Report } from "../../src/model/report.ts";
import type { CaseRun, Hit } from "../../src/model/run.ts";
import { withAnswer } from "../helpers/make.ts";
import type { CaseSpec } from "../helpers/report-specs.ts";
import { makeChecks, makeVerdict } from "../helpers/report-verdict.ts";
import { makeFailingReport, withCases } from "../helpers/make-report.ts";

const INTENTS = ["definition", "diagnosis", "error", "howto", "navigation", "symbol"];
const WORDS =
  "rank query index token baseline recall merge shard gate cluster latency result metric path config".split(
    " ",
  );

/**
 * Returns a generator of numbers from 0 to 1, the same on every machine: a linear congruential one.
 */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Returns the n-th drawn case: one of twelve loses its target, and about one of six moves; one of
 * three has two targets.
 */
function specOf(index: number, random: () => number): CaseSpec {
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)];
  const intent = INTENTS[index % INTENTS.length];
  const slow = intent === "symbol" ? 60 : 0;
  const before = 1 + Math.floor(random() ** 2 * 9);
  const chance = random();
  const after = chance < 0.08 ? null : chance < 0.25 ? 1 + Math.floor(random() * 10) : before;
  const ms = 8 + random() * 22;
  const second = index % 3 === 0 ? (before === 7 ? 8 : 7) : null;
  // Two targets can't have one rank: if the first takes that of the second, the second is lost.
  const name = `${pick(WORDS)}-${pick(WORDS)}`;
  return {
    id: `${intent}-${String(index).padStart(5, "0")}`,
    query: `how does the ${pick(WORDS)} ${pick(WORDS)} change when the ${pick(WORDS)} is ${index}`,
    intent,
    targets: [
      [`docs/${intent}/${name}-${index}.md`, 2],
      ...(second === null ? [] : [[`src/${name}-${index}.ts`, 1] as const]),
    ],
    before: second === null ? [before] : [before, second],
    after: second === null ? [after] : [after, after === second ? null : second],
    ms: [ms, ms * (0.95 + random() * 0.15) + slow * random()],
  };
}

/** Returns so many drawn cases by id, the same each time. */
export function manySpecs(count: number): readonly CaseSpec[] {
  const random = randomFrom(20_261_121);
  return Array.from({ length: count }, (_, i) => specOf(i, random)).toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  );
}

/** Returns the failing report with so many drawn cases. */
export function manyCases(count: number): Report {
  const specs = manySpecs(count);
  const base = withCases(makeFailingReport(), specs);
  // Each check computes every score again, so the checks see at most 1,000 of the cases.
  const judged = specs.filter((_, i) => i % Math.ceil(count / 1_000) === 0);
  return {
    ...base,
    verdict: makeVerdict(makeChecks(judged), {
      notices: [
        { code: "new_cases", cases: specs.slice(0, 2).map((each) => each.id) },
        { code: "absolute_paths", count: 3 },
      ],
    }),
    run: { ...base.run!, cases: base.run!.cases.map((each, i) => enriched(each, i)) },
    new_baseline: null,
  };
}

/**
 * Returns the answer with texts and stages, as a retriever that tells all would give it. `index`
 * chooses the words.
 */
export function enriched(caseRun: CaseRun, index: number): CaseRun {
  const textOf = (hit: Hit, i: number): Hit => ({
    ...hit,
    text: `Passage ${i + 1} of ${hit.doc_id}: what the ${WORDS[(index + i) % WORDS.length]} does, when it is read, and why it may be absent.`,
  });
  const total = caseRun.samples_ms[0] ?? 10;
  const spans = { embed: total * 0.3, search: total * 0.5, rerank: total * 0.2 };
  return withAnswer(caseRun, ({ hits }) => ({ hits: hits.map(textOf), spans }));
}
