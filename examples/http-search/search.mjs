// BM25 over the handbook of ../quickstart, as short as it gets. Also used by ../mcp-server.
import { readFileSync } from "node:fs";

const words = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const corpus = readFileSync(new URL("../quickstart/corpus.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n");

const documents = corpus.map((line) => {
  const { id, path, title, text } = JSON.parse(line);
  const counts = new Map();
  const all = words(`${title} ${title} ${text}`);
  for (const word of all) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return { id, path, counts, length: all.length };
});
const meanLength = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
const frequency = new Map();
for (const { counts } of documents) {
  for (const word of counts.keys()) {
    frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
}

/** The `limit` best documents as { id, path, score }; equal scores by id. */
export function search(query, limit) {
  const asked = [...new Set(words(query))].filter((word) => frequency.has(word));
  const scored = documents.map(({ id, path, counts, length }) => {
    const score = asked.reduce((sum, word) => {
      const count = counts.get(word) ?? 0;
      const rarity = Math.log(
        1 + (documents.length - frequency.get(word) + 0.5) / (frequency.get(word) + 0.5),
      );
      return sum + (rarity * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * length) / meanLength));
    }, 0);
    return { id, path, score };
  });
  const found = scored.filter(({ score }) => score > 0);
  return found.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).slice(0, limit);
}
