// A retriever over JSON Lines. Asked "find N" it has docs/N.md second. If LOSE is set, twelve new documents push that to
// rank 14 for the first three N. Asked for more than ten results, it ends if LOSE is "dies", and is silent if "hangs".
import { createInterface } from "node:readline";

const how = process.env.LOSE;
const filler = (name, n) =>
  Array.from({ length: n }, (_, i) => ({ path: `${name}/${i}.md`, cluster: `${name}-${i}` }));

for await (const line of createInterface({ input: process.stdin })) {
  const { id, query, k } = JSON.parse(line);
  const number = Number(query.split(" ")[1]);
  if (how === "dies" && k > 10) {
    process.exit(9);
  }
  if (how === "hangs" && k > 10) {
    continue;
  }
  const [first, ...rest] = filler(`old-${number}`, 200);
  const newDocuments = how !== undefined && number < 3 ? filler("new", 12) : [];
  const target = { path: `docs/${number}.md`, cluster: `docs-${number}` };
  const results = [first, ...newDocuments, target, ...rest].slice(0, k);
  process.stdout.write(`${JSON.stringify({ id, results })}\n`);
}
