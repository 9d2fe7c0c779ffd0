/** Rankings of one collection by systems that differ as real changes make them differ. */
import { engineOf, expandQuery, fuseLists, queryWords, rankByScore } from "./lexical.mjs";
import { makeChance } from "./library.mjs";

const DEPTH = 100;
const PLAIN = { stem: "plural", stop: true, k1: 1.2, b: 0.75, title: 1, body: 1 };

/** One setting of the plain system changed, or two. */
const SETTINGS = {
  plain: {},
  "k1 0.9, b 0.4": { k1: 0.9, b: 0.4 },
  "k1 2, b 1": { k1: 2, b: 1 },
  "k1 0.4": { k1: 0.4 },
  "b 0": { b: 0 },
  "no repeats counted": { k1: 0, b: 0 },
  "raw counts": { k1: 50, b: 0.3 },
  "no stemming": { stem: "none" },
  "stems of five letters": { stem: "prefix" },
  "no stop words": { stop: false },
  "no stemming, no stop words": { stem: "none", stop: false },
  "query likelihood": { mu: 150 },
};
/** Where documents have titles. */
const FIELDS = {
  "title x 3": { title: 3 },
  "title x 8": { title: 8 },
  "text alone": { title: 0 },
  "title alone": { body: 0 },
  "title alone, no stemming": { body: 0, stem: "none" },
};
const FUSIONS = {
  "fusion of stems": ["no stemming", "stems of five letters"],
  "fusion with raw counts": ["plain", "raw counts"],
  "fusion with titles": ["plain", "title alone"],
  "fusion of formulas": ["plain", "query likelihood"],
};
/**
 * The best of the plain system, put into the order of another: how deep it looks is what changes.
 */
const RERANKED = {
  "20 put in order by raw counts": { depth: 20, by: "raw counts" },
  "50 put in order by titles": { depth: 50, by: "title alone" },
  "20 put in order by the expanded query": { depth: 20, by: "expanded" },
};
const LOST_SHARES = [0.03, 0.1];
const NOISE = [0.02, 0.1];

/**
 * Returns functions by name that make the lists (places of documents by query). Each list is made
 * once, when it is first asked for.
 */
function recipes(collection, engine) {
  const ids = [...collection.qrels.keys()];
  const titled = collection.documents.some(({ title }) => title !== "");
  const all = new Map();
  const add = (name, make) => {
    let made = null;
    all.set(name, () => (made ??= make()));
  };
  const byQuery = (list) => new Map(ids.map((id) => [id, list(id)]));
  const ask = (settings, change = (scores) => scores) =>
    byQuery((id) => {
      const words = queryWords(collection.queries.get(id), settings);
      return rankByScore(change(engine.scoresOf(words, settings)), DEPTH);
    });
  for (const [name, change] of Object.entries(titled ? { ...SETTINGS, ...FIELDS } : SETTINGS)) {
    add(name, () => ask({ ...PLAIN, ...change }));
  }
  for (const [name, parts] of Object.entries(FUSIONS)) {
    if (!parts.every((part) => all.has(part))) {
      continue;
    }
    add(name, () =>
      byQuery((id) =>
        fuseLists(
          parts.map((part) => all.get(part)().get(id)),
          DEPTH,
        ),
      ),
    );
  }
  add("expanded", () =>
    byQuery((id) => {
      const words = queryWords(collection.queries.get(id), PLAIN);
      const best = all.get("plain")().get(id);
      return rankByScore(engine.scoresOf(expandQuery(engine, words, best, PLAIN), PLAIN), DEPTH);
    }),
  );
  for (const share of LOST_SHARES) {
    add(`${share * 100} % of the documents lost`, () => {
      const chance = makeChance(share);
      const gone = collection.documents.map(() => chance() < share);
      return ask(PLAIN, (scores) => scores.map((score, at) => (gone[at] ? 0 : score)));
    });
  }
  for (const size of NOISE) {
    add(`scores blurred by ${size * 100} %`, () => {
      const chance = makeChance(size);
      return ask(PLAIN, (scores) => scores.map((score) => score * (1 + size * (chance() * 2 - 1))));
    });
  }
  for (const [name, { depth, by }] of Object.entries(RERANKED)) {
    if (!all.has(by)) {
      continue;
    }
    add(name, () =>
      byQuery((id) => {
        const first = all.get("plain")().get(id).slice(0, depth);
        const order = new Map(
          all
            .get(by)()
            .get(id)
            .map((at, rank) => [at, rank]),
        );
        return first.toSorted((a, b) => (order.get(a) ?? DEPTH) - (order.get(b) ?? DEPTH));
      }),
    );
  }
  return all;
}

/**
 * Document ids by query, by system: recorded runs, the engine's own, and fusions of recorded ones.
 * Every `step`-th.
 */
export function systemsOf(collection, step) {
  const made = collection.documents.length > 0 ? ownOf(collection) : fusionsOf(collection);
  const recorded = [...collection.runs].map(([name, run]) => [`recorded ${name}`, () => run]);
  return [...recorded, ...made]
    .filter((_, at) => at % step === 0)
    .map(([name, make]) => ({ name, run: make() }));
}

function ownOf(collection) {
  const ids = ([id, list]) => [id, list.map((at) => collection.documents[at].id)];
  const all = recipes(collection, engineOf(collection.documents));
  return [...all].map(([name, make]) => [name, () => new Map([...make()].map(ids))]);
}

/** Returns two fusions of two recorded runs. In each, another run leads where both say the same. */
function fusionsOf({ runs, qrels }) {
  const names = [...runs.keys()];
  return [names, names.toReversed()].map(([one, other]) => {
    const both = (id) =>
      fuseLists([runs.get(one).get(id) ?? [], runs.get(other).get(id) ?? []], DEPTH);
    return [
      `${one} fused with ${other}`,
      () => new Map([...qrels.keys()].map((id) => [id, both(id)])),
    ];
  });
}
