// The tools whose names and descriptions share most with the request: the rarer a word, the more it counts.
import { readFileSync } from "node:fs";

const COMMON = new Set(["the", "and", "for", "into", "that", "will", "not", "with"]);
const words = (text) => {
  const all = (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !COMMON.has(word));
  return new Set(all.map((word) => word.replace(/s$/, "")));
};
const tools = JSON.parse(readFileSync(new URL("tools.json", import.meta.url), "utf8")).map(
  (tool) => {
    return {
      name: tool.name,
      words: words(`${tool.name.replaceAll("_", " ")} ${tool.description}`),
    };
  },
);
const rarity = (word) =>
  Math.log(1 + tools.length / tools.filter((tool) => tool.words.has(word)).length);

export default (query, { k }) => {
  const asked = [...words(query)];
  return tools
    .map((tool) => {
      const shared = asked.filter((word) => tool.words.has(word));
      return {
        id: tool.name,
        name: tool.name,
        score: shared.reduce((sum, word) => sum + rarity(word), 0),
      };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, k);
};
