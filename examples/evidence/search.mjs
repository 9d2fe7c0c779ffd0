// A retriever in two stages: words find paragraphs, pairs of words put the best in front. It says for each chunk where
// in its file it stands, how long each stage took, and what it used: what a pipeline with a paid reranker would say.
import { readFileSync, readdirSync } from "node:fs";

const folder = (name) => new URL(`${name}/`, import.meta.url);
const words = (text) => text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? [];
const pairsOf = (list) => list.slice(1).map((word, at) => `${list[at]} ${word}`);

/** Paragraphs, with their offsets in code points: characters as Python counts them, not as JavaScript does. */
function paragraphs(path, text) {
  let at = 0;
  return text.split("\n\n").map((paragraph) => {
    const start = at;
    const end = start + Array.from(paragraph).length;
    at = end + 2;
    return { path, text: paragraph, start, end };
  });
}

const chunks = [
  ...readdirSync(folder("manual"))
    .toSorted()
    .flatMap((name) => paragraphs(name, readFileSync(new URL(name, folder("manual")), "utf8"))),
  // A table is one chunk, without offsets: it is found by what it says, or by its name.
  ...readdirSync(folder("tables")).map((name) => ({
    path: `tables/${name}`,
    text: readFileSync(new URL(name, folder("tables")), "utf8"),
  })),
].map((chunk) => ({ chunk, words: words(chunk.text), pairs: new Set(pairsOf(words(chunk.text))) }));

function rarity(word) {
  const holders = chunks.filter((each) => each.words.includes(word)).length;
  return holders === 0 ? 0 : Math.log(1 + chunks.length / holders);
}

function search(asked) {
  const scored = chunks.map((each) => ({
    ...each,
    score: asked.reduce((sum, word) => sum + (each.words.includes(word) ? rarity(word) : 0), 0),
  }));
  return scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
}

function rerank(found, asked) {
  const pairs = pairsOf(asked);
  const scored = found.map(({ chunk, pairs: own, score }) => ({
    ...chunk,
    score: score + pairs.filter((pair) => own.has(pair)).length,
  }));
  return scored.toSorted((a, b) => b.score - a.score);
}

export default (query, { k }) => {
  const asked = [...new Set(words(query))];
  const begin = performance.now();
  const found = search(asked).slice(0, 2 * k);
  const middle = performance.now();
  const results = rerank(found, asked).slice(0, k);
  const spans = { search: middle - begin, rerank: performance.now() - middle };
  const usage = [
    { model: "demo-embedder", prompt_tokens: asked.length },
    { model: "demo-reranker" },
  ];
  return { results, spans, usage };
};
