/** What the tests of `compare` compare, and how they read what it wrote. */
import { readFileSync } from "node:fs";
import path from "node:path";

/** Runs a and b on three queries. q3 has no judgment. d9 is judged for q2, and not relevant. */
export const FILES = {
  "data/queries.tsv": "q1\tapple tart\nq2\tbanana bread\nq3\tzebra\n",
  "data/qrels.tsv": "q1\td1\t2\nq1\td2\t1\nq2\td3\t1\nq2\td9\t0\n",
  "data/corpus.jsonl": '{"id":"d1","text":"x"}\n{"id":"d2","text":"y"}\n{"id":"d3","text":"z"}\n',
  "runs/a.trec":
    "q1 Q0 d7 1 3 t\nq1 Q0 d2 2 2 t\nq1 Q0 d1 3 1 t\nq2 Q0 d9 1 2 t\nq2 Q0 d8 2 1 t\nq3 Q0 d1 1 1 t\n",
  "runs/b.trec": "q1 Q0 d1 1 3 t\nq1 Q0 d2 2 2 t\nq2 Q0 d3 1 2 t\nq2 Q0 d9 2 1 t\n",
} as const;

/** Returns the text of a file in the folder. */
export const read = (folder: string, name: string): string =>
  readFileSync(path.join(folder, name), "utf8");
