/**
 * Systems of any number on a suite of any size: a document that comes, a folder that goes, a gain,
 * noise.
 */
import type { Hit } from "../../src/model/run.ts";
import { type Pack } from "../../src/reporters/html/page.ts";
import { compareSystems, type MeasuredSystem } from "../../src/workbench/compare/comparison.ts";
import type { Comparison } from "../../src/workbench/compare/model.ts";
import { renderCompareHtml } from "../../src/workbench/compare/page.ts";
import {
  answered,
  configOf,
  definitionOf,
  makeCase,
  runOf,
  suiteOf,
  target,
} from "../helpers/make.ts";
import { metric } from "../helpers/measure.ts";

const K = 10;
const INTENTS = ["definition", "error", "howto", "symbol"];
const FOLDERS = ["docs/concepts", "errors", "docs/howto", "docs/api"];
const WORDS =
  "rank query index token baseline recall merge shard gate cluster latency result".split(" ");

/**
 * Returns a generator of numbers from 0 to 1, the same on every machine: a linear congruential one.
 */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What each system does to the list of a case; `at` is the case's number. */
const CHANGES: readonly (readonly [
  string,
  (list: readonly string[], at: number) => readonly string[],
])[] = [
  ["now", (list) => list],
  [
    "boosted",
    (list, at) => (at % 5 < 2 ? [list[0]!, "legacy/old.md", ...list.slice(1, -1)] : list),
  ],
  ["without errors", (list) => list.filter((id) => !id.startsWith("errors/"))],
  ["gain", (list, at) => (at % 3 === 0 ? [list[3]!, ...list.filter((_, i) => i !== 3)] : list)],
  [
    "noisy",
    (list, at) => (at % 7 === 0 ? [...list.slice(0, 5), ...list.slice(5).toReversed()] : list),
  ],
];

/**
 * Compares the first `systems` of CHANGES on so many cases. `tested`: whether each system is tested
 * against the first one by the default rules.
 */
export function manySystems(cases: number, systems: number, tested = true): Comparison {
  const random = randomFrom(20_261_125);
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)]!;
  const casesWithLists = Array.from({ length: cases }, (_, at) => {
    const intent = INTENTS[at % INTENTS.length]!;
    const folder = FOLDERS[at % FOLDERS.length]!;
    const word = pick(WORDS);
    const list = Array.from(
      { length: K },
      (__, i) =>
        `${i < 4 ? folder : FOLDERS[(at + i) % FOLDERS.length]!}/${pick(WORDS)}-${(at * 7 + i * 13) % Math.max(cases, 50)}.md`,
    );
    const id = `${intent}-${String(at).padStart(5, "0")}`;
    const subject = makeCase(id, {
      query: `how does the ${word} change ${at}`,
      intent,
      tags: at % 10 === 0 ? ["long-tail"] : [],
      // Every ninth case expects a document that no list has: `list` has ten at most.
      expected: [target(list[at % 9 === 0 ? 12 : 1 + (at % 4)] ?? "nowhere.md", 2)],
    });
    return { subject, list: [...new Set(list)], word };
  });
  const suite = suiteOf(...casesWithLists.map(({ subject }) => subject));
  const measured = CHANGES.slice(0, systems).map(([label, change], number): MeasuredSystem => {
    const runs = casesWithLists.map(({ subject, list, word }, at) => {
      const hits = change(list, at).map((id, i): Hit => {
        const text = `About the ${word}, in ${id}: what it does and when it is read.`;
        return { doc_id: id, id, score: K - i, text, repeat: false };
      });
      return answered(subject.id, hits, [5 + number * 2 + (at % 3), 6 + number * 2]);
    });
    const byId = new Map(runs.map((each) => [each.case_id, each]));
    const run = runOf(suite.cases.map(({ id }) => byId.get(id)!));
    return { label, path: `${label}.yaml`, digest: label, settings: {}, run };
  });
  const metrics = ["ndcg@10", "recall@10", "mrr@10"].map((name) => metric(name));
  const digests = { corpus: "c", queries: "q", qrels: "r" };
  const rules = tested ? configOf({ k: K }) : null;
  return compareSystems(
    { suite, k: K, definition: definitionOf(), digests, metrics, rules },
    measured,
  );
}

/** Returns the page that compares these systems. */
export const systemsPage = (comparison: Comparison, pack?: Pack): string =>
  [...renderCompareHtml(comparison, "retrieval-gate", pack)].join("");
