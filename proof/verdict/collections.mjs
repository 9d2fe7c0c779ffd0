/** The public collections beside the project, as `{ name, k, documents, queries, qrels, runs }`. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { csvRows } from "../kit.mjs";

const lines = (file) => readFileSync(file, "utf8").split(/\r?\n/u).filter(Boolean);

/** Grades by query and document, those above 0. */
function qrelsOf(file) {
  const qrels = new Map();
  for (const line of lines(file)) {
    const [query, , document, grade] = line.split(/\s+/u);
    if (!qrels.has(query)) {
      qrels.set(query, new Map());
    }
    if (Number(grade) > 0) {
      qrels.get(query).set(document, Number(grade));
    }
  }
  for (const [query, grades] of qrels) {
    if (grades.size === 0) {
      qrels.delete(query);
    }
  }
  return qrels;
}

/** Lists of document ids by query: by score, then id descending, as trec_eval orders. */
function runOf(file) {
  const rows = new Map();
  for (const line of lines(file)) {
    const [query, , document, , score] = line.split(/\s+/u);
    if (!rows.has(query)) {
      rows.set(query, []);
    }
    rows.get(query).push([document, Number(score)]);
  }
  return new Map(
    [...rows].map(([query, found]) => [
      query,
      found.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? 1 : -1)).map(([document]) => document),
    ]),
  );
}

function runsOf(folder) {
  const files = readdirSync(join(folder, "runs")).filter((file) => file.endsWith(".trec"));
  return new Map(
    files.toSorted().map((file) => [file.slice(0, -5), runOf(join(folder, "runs", file))]),
  );
}

function classic(data, name) {
  const folder = join(data, name);
  const documents = lines(join(folder, "corpus.jsonl")).map((line) => {
    const { _id: id, title = "", text = "" } = JSON.parse(line);
    return { id, title, text };
  });
  const queries = new Map(
    lines(join(folder, "queries.jsonl")).map((line) => {
      const { _id: id, text } = JSON.parse(line);
      return [id, text];
    }),
  );
  return {
    name,
    k: 10,
    documents,
    queries,
    qrels: qrelsOf(join(folder, "qrels.trec")),
    runs: runsOf(folder),
  };
}

/** Two systems and what can be fused of them: no corpus, three results a query. */
function docsSearch(data) {
  const folder = join(data, "docs_search");
  const qrels = qrelsOf(join(folder, "qrels.trec"));
  return {
    name: "docs_search",
    k: 3,
    documents: [],
    queries: new Map(),
    qrels,
    runs: runsOf(folder),
  };
}

const CHUNK = 500;

/**
 * Questions about three texts, cut into chunks of 500 characters; targets are the chunks that hold
 * most of an excerpt.
 */
function passages(data) {
  const folder = join(data, "rag_spans");
  const documents = [];
  for (const file of readdirSync(join(folder, "corpora")).toSorted()) {
    const text = readFileSync(join(folder, "corpora", file), "utf8");
    const corpus = file.replace(/\.md$/u, "");
    for (let from = 0; from < text.length; from += CHUNK) {
      documents.push({
        id: `${corpus} ${from / CHUNK}`,
        title: "",
        text: text.slice(from, from + CHUNK),
      });
    }
  }
  const queries = new Map();
  const qrels = new Map();
  for (const [at, row] of csvRows(
    readFileSync(join(folder, "questions_df.csv"), "utf8"),
  ).entries()) {
    const id = `q${String(at).padStart(3, "0")}`;
    const targets = JSON.parse(row.references).map(
      ({ start_index: start, end_index: end }) =>
        `${String(row.corpus_id)} ${Math.floor((start + end) / 2 / CHUNK)}`,
    );
    queries.set(id, row.question);
    qrels.set(id, new Map(targets.map((target) => [target, 1])));
  }
  return { name: "passages", k: 10, documents, queries, qrels, runs: new Map() };
}

export function collectionsIn(data) {
  const all = ["cranfield", "cacm", "adi"].map((name) => classic(data, name));
  if (existsSync(join(data, "rag_spans/questions_df.csv"))) {
    all.push(passages(data));
  }
  return [...all, docsSearch(data)];
}
