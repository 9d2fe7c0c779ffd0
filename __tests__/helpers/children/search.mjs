// A retriever over JSON Lines with one way to be broken, named by BREAK. Asked "find N", its first result is docs/N.md.
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";

const how = process.env.BREAK ?? "none";
const noise = ["alpha", "beta", "gamma", "delta"];

function results(name) {
  const all = [name, ...noise].map((each, i) => ({
    path: `docs/${each}.md`,
    score: 10 - i,
    cluster: each,
  }));
  if (how === "drop" || (how === "drop some" && Number(name.slice(1)) < 5)) {
    return all.slice(1);
  }
  if (how === "reverse") {
    return all.toReversed().map((each, i) => ({ ...each, score: 10 - i }));
  }
  if (how === "cluster") {
    return all.map((each) => ({ ...each, cluster: "one" }));
  }
  if (how === "empty") {
    return [];
  }
  return all;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, query } = JSON.parse(line);
  if (process.env.ASKED) {
    appendFileSync(process.env.ASKED, `${query}\n`);
  }
  if (how === "dies") {
    process.exit(7);
  }
  if (how === "slow") {
    await new Promise((done) => setTimeout(done, 80));
  }
  process.stdout.write(
    `${JSON.stringify({ id, results: results(query.split(" ")[1]), degraded: how === "degraded" })}\n`,
  );
}
