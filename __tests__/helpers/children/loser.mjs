// A retriever over JSON Lines that loses the target of most queries in the way that LOSE names. Asked "find N" it has
// docs/N.md second, unless N is below LOST.
import { createInterface } from "node:readline";

const how = process.env.LOSE ?? "none";
const lost = Number(process.env.LOST ?? 3);
const filler = (name, n, cluster) =>
  Array.from({ length: n }, (_, i) => ({
    path: `${name}/${i}.md`,
    cluster: cluster ?? `${name}-${i}`,
  }));

/** The whole ranking of one query, before the cut to k. */
function ranking(number) {
  const target = { path: `docs/${number}.md`, cluster: `docs-${number}` };
  const [first, ...rest] = filler(`old-${number}`, 200);
  if (how === "none" || number >= lost) {
    return [first, target, ...rest];
  }
  switch (how) {
    case "deeper":
    case "refuses":
    case "dies":
    case "hangs":
      return [first, ...filler("new", 12), target, ...rest];
    case "cut":
      return [first, ...rest.slice(0, 12), target, ...rest.slice(12)];
    case "cluster":
      return [first, ...filler("big", 20, "big"), target, ...rest];
    case "repeats":
      return [first, ...Array.from({ length: 9 }, () => first), target, ...rest];
    default:
      return [first, ...filler("new", 150)];
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, query, k } = JSON.parse(line);
  const number = Number(query.split(" ")[1]);
  if (how === "dies" && k > 10) {
    process.exit(9);
  }
  if (how === "hangs" && k > 10) {
    continue;
  }
  if (how === "refuses" && k > 50) {
    process.stdout.write(`${JSON.stringify({ id, error: "at most 50 results" })}\n`);
    continue;
  }
  const most = how === "ten" ? 10 : k;
  const results = ranking(number).slice(0, most);
  if (how === "cut" && number < lost) {
    // The search ranks what it has cut: the target comes first.
    results.sort((a, b) => b.path.startsWith("docs/") - a.path.startsWith("docs/"));
  }
  const answer =
    how === "error" && number < lost
      ? { id, error: "index shard is gone" }
      : {
          id,
          results,
          degraded: how === "degraded" && number < lost,
        };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
