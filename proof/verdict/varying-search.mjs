/**
 * A search whose answers vary from start to start, as a real child process: `node
 * varying-search.mjs <data> <world> <starts> <share of documents lost>` prints one line for each
 * start: the ids of the best documents by query.
 */
import { collectionsIn } from "./collections.mjs";
import { engineOf, queryWords, rankByScore } from "./lexical.mjs";
import { makeChance } from "./library.mjs";

const SETTINGS = { stem: "plural", stop: true, k1: 1.2, b: 0.75, title: 1, body: 1 };
const DEPTH = 10;
const CELLS = 60;
const PROBED = 12;

const [data, world, starts, lostShare] = process.argv.slice(2);
const { documents, queries, qrels } = collectionsIn(data)[0];
const engine = engineOf(documents);
const words = new Map([...qrels.keys()].map((id) => [id, queryWords(queries.get(id), SETTINGS)]));
const scores = new Map([...words].map(([id, own]) => [id, engine.scoresOf(own, SETTINGS)]));

/** What a start does with the scores of a query. */
const WORLDS = {
  /** Each document is in one cell of an index; a query looks into the cells of its best ones. */
  "approximate index": (chance) => {
    const cellOf = documents.map(() => Math.floor(chance() * CELLS));
    return (id) => {
      const own = scores.get(id);
      const best = new Map();
      for (const [at, cell] of cellOf.entries()) {
        best.set(cell, (best.get(cell) ?? 0) + own[at] ** 4);
      }
      const probed = new Set(
        [...best]
          .sort(([, one], [, other]) => other - one)
          .slice(0, PROBED)
          .map(([cell]) => cell),
      );
      return own.map((score, at) => (probed.has(cellOf[at]) ? score : 0));
    };
  },
  /** Scores are whole numbers, and equal ones stand in any order. */
  "random ties": (chance) => (id) =>
    scores.get(id).map((score) => (score > 0 ? Math.ceil(score) + chance() / 2 : 0)),
  /** A model leaves out a word of one query in ten. */
  "rewriter of 10 % of the queries": (chance) => (id) => {
    const own = [...words.get(id)];
    if (chance() >= 0.1 || own.length < 2) {
      return scores.get(id);
    }
    own.splice(Math.floor(chance() * own.length), 1);
    return engine.scoresOf(new Map(own), SETTINGS);
  },
};

for (let start = 0; start < Number(starts); start++) {
  const chance = makeChance(1 + start + 1000 * Number(lostShare));
  const isLost = documents.map(() => chance() < Number(lostShare));
  const scoresOf = WORLDS[world](chance);
  const answers = [...words.keys()].map((id) => {
    const own = scoresOf(id).map((score, at) => (isLost[at] ? 0 : score));
    return [id, rankByScore(own, DEPTH).map((at) => documents[at].id)];
  });
  console.log(JSON.stringify(Object.fromEntries(answers)));
}
