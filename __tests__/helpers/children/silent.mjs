// A retriever over JSON Lines, broken in a way that a careless gate lets pass; BREAK names it. Asked "find 3", its first
// result is z-3, whose id sorts behind all others.
import { createInterface } from "node:readline";

const how = process.env.BREAK ?? "none";
const others = Array.from({ length: 9 }, (_, i) => `a-${i}`);
const asked = new Map();

function listFor(n, count) {
  const sound = [`z-${n}`, ...others];
  if (how === "lost" && n < 3) {
    return others;
  }
  if (how === "some empty" && n < 3) {
    return [];
  }
  // Different for every query, and never right.
  if (how === "wrong") {
    return others.toSpliced(n % 9, 1, `b-${n}`);
  }
  if (how === "wavers" && n < 3 && count === 1) {
    return others;
  }
  if (how === "half found" && n < 5) {
    return others;
  }
  return sound;
}

function resultsFor(n, count) {
  return listFor(n, count).map((id, i) => ({
    id,
    path: `docs/${id}.md`,
    score: 100 - i,
    cluster: `${id} ${i}`,
  }));
}

/** Milliseconds that the answer is said to take. */
function time(count) {
  if (how === "one fast of six") {
    return count % 6 === 0 ? 10 : 60;
  }
  return how === "cached" && count === 1 ? 60 : 10;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, query } = JSON.parse(line);
  const n = Number(query.split(" ")[1]);
  const count = (asked.get(n) ?? 0) + 1;
  asked.set(n, count);
  const answer = JSON.stringify({ id, results: resultsFor(n, count), latency_ms: time(count) });
  process.stdout.write(`${answer}\n`);
}
