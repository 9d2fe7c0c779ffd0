/**
 * A small lexical search engine whose settings are what people change: fields, stemming, stop
 * words, weights, formulas.
 */

const STOP_WORDS = new Set(
  "a an and are as at be but by for if in into is it no not of on or such that the their then there these they this to was will with".split(
    " ",
  ),
);

/** Plural endings alone (Harman, JASIS 42, 1991), or the first five letters. */
const STEMMERS = {
  none: (word) => word,
  plural: (word) => {
    if (/[^ea]ies$/u.test(word)) {
      return `${word.slice(0, -3)}y`;
    }
    if (/[^aeo]es$/u.test(word)) {
      return word.slice(0, -1);
    }
    return /[^us]s$/u.test(word) ? word.slice(0, -1) : word;
  },
  prefix: (word) => word.slice(0, 5),
};

const wordsOf = (text, { stem, stop }) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !(stop && STOP_WORDS.has(word)))
    .map(STEMMERS[stem]);

/** One field of all documents, under one analysis. */
function indexOf(texts, analysis) {
  const postings = new Map();
  const lengths = new Float64Array(texts.length);
  for (const [at, text] of texts.entries()) {
    const counts = new Map();
    for (const word of wordsOf(text, analysis)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    for (const [word, count] of counts) {
      lengths[at] += count;
      if (!postings.has(word)) {
        postings.set(word, []);
      }
      postings.get(word).push([at, count]);
    }
  }
  const total = lengths.reduce((sum, each) => sum + each, 0);
  return { postings, lengths, total, average: total / texts.length || 1, size: texts.length };
}

/** Robertson & Zaragoza 2009, with Lucene's idf, which is never negative. */
const bm25 = ({ k1, b }) => ({
  weigh: ({ size }, entries) =>
    Math.log(1 + (size - entries.length + 0.5) / (entries.length + 0.5)),
  score: ({ lengths, average }, at, count) =>
    (count * (k1 + 1)) / (count + k1 * (1 - b + (b * lengths[at]) / average)),
});

/**
 * Query likelihood with Dirichlet smoothing (Zhai & Lafferty 2004): the part that a matching word
 * adds.
 */
const likelihood = ({ mu }) => ({
  weigh: ({ total }, entries) => entries.reduce((sum, [, count]) => sum + count, 0) / total,
  score: ({ lengths }, at, count, share) =>
    Math.max(1e-6, Math.log(1 + count / (mu * share)) + Math.log(mu / (lengths[at] + mu)) / 4),
  additive: true,
});

/** An engine over documents `{ id, title, text }`, which keeps its indexes. */
export function engineOf(documents) {
  const indexes = new Map();
  const index = (field, analysis) => {
    const key = `${field} ${analysis.stem} ${analysis.stop}`;
    if (!indexes.has(key)) {
      indexes.set(
        key,
        indexOf(
          documents.map((each) => each[field]),
          analysis,
        ),
      );
    }
    return indexes.get(key);
  };
  const add = (scores, words, field, weight, settings) => {
    const at = index(field, settings);
    const formula = settings.mu === undefined ? bm25(settings) : likelihood(settings);
    for (const [word, times] of words) {
      const entries = at.postings.get(word);
      if (entries === undefined) {
        continue;
      }
      const rare = formula.weigh(at, entries);
      for (const [document, count] of entries) {
        const part = formula.score(at, document, count, rare);
        scores[document] += weight * times * (formula.additive ? part : rare * part);
      }
    }
  };
  const scoresOf = (words, settings) => {
    const scores = new Float64Array(documents.length);
    if (settings.title > 0) {
      add(scores, words, "title", settings.title, settings);
    }
    if (settings.body > 0) {
      add(scores, words, "text", settings.body, settings);
    }
    return scores;
  };
  return { documents, scoresOf, index };
}

/** The `depth` best of positive scores; equal ones by position. */
export function rankByScore(scores, depth) {
  const found = [];
  for (let at = 0; at < scores.length; at++) {
    if (scores[at] > 0) {
      found.push(at);
    }
  }
  return found.sort((a, b) => scores[b] - scores[a] || a - b).slice(0, depth);
}

export function queryWords(text, settings) {
  const counts = new Map();
  for (const word of wordsOf(text, settings)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/**
 * The query and the ten most telling words of its five best documents (Rocchio 1971), at 0.3 of a
 * query word's weight.
 */
export function expandQuery(engine, words, best, settings) {
  const at = engine.index("text", settings);
  const counts = new Map();
  for (const document of best.slice(0, 5)) {
    for (const word of wordsOf(engine.documents[document].text, settings)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const telling = [...counts]
    .map(([word, count]) => [
      word,
      (count * Math.log(at.size / (at.postings.get(word)?.length ?? 1))) / best.length,
    ])
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, 10);
  const all = new Map(words);
  for (const [word] of telling) {
    all.set(word, (all.get(word) ?? 0) + 0.3);
  }
  return all;
}

/** Reciprocal rank fusion (Cormack, Clarke & Büttcher 2009), k = 60. */
export function fuseLists(lists, depth) {
  const scores = new Map();
  for (const list of lists) {
    for (const [rank, document] of list.entries()) {
      scores.set(document, (scores.get(document) ?? 0) + 1 / (60 + rank + 1));
    }
  }
  return [...scores]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, depth)
    .map(([document]) => document);
}
