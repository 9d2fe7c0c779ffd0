// Answers with its number of the question (1, 2, …) as `latency_ms`, and writes who was asked what to a shared file.
// SIDE names it; FAILS_AT is "<query> <n>": the n-th time that it is asked this query it says an error; DIES_AT the same. LATER is added to the number. With VARIES its second result differs from question to question.
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";

const { SIDE, LOG, FAILS_AT, DIES_AT, LATER = "0", VARIES } = process.env;
const asked = new Map();
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, query } = JSON.parse(line);
  const n = (asked.get(query) ?? 0) + 1;
  asked.set(query, n);
  appendFileSync(LOG, `${SIDE} ${query}\n`);
  if (DIES_AT === `${query} ${n}`) {
    process.exit(3);
  }
  const answer =
    FAILS_AT === `${query} ${n}`
      ? { error: "boom" }
      : {
          results: [{ id: `doc ${query}` }, { id: VARIES ? `other ${n}` : "other" }],
          latency_ms: n + Number(LATER),
        };
  process.stdout.write(`${JSON.stringify({ id, ...answer })}\n`);
});
