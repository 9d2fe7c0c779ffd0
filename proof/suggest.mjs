/**
 * Is a drawn suite like what it is drawn from? `node proof/suggest.mjs [--quick] [--check]`
 *
 * A log of 5,000 searches is made from the topics of a real collection: a few are asked often and
 * many rarely (Zipf), in several spellings, with clicks on relevant results of its runs, the upper
 * ones more often. `suggest` draws 60 cases of it, with 100 seeds. Mean recall@10 of the drawn
 * topics, by the collection's own judgments, must lie within two of its standard errors of the
 * whole collection's in 90 of 100 draws. The data stand beside the project (SHARED_DATA).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dataFolder, loadSources } from "./kit.mjs";

const DATA = join(dataFolder("drawn"), "cranfield");
const DRAWS = process.argv.includes("--quick") ? 20 : 100;
const SEARCHES = 5000;
const CASES = 60;
const K = 10;
const LEAST = 0.9;
const { suggestFromLog, splitMix64 } = await loadSources(
  "workbench/suggest/from-log decision/random",
);

const readRows = (file) => readFileSync(join(DATA, file), "utf8").trim().split("\n");
const relevant = new Map();
for (const [topic, document, grade] of readRows("qrels.tsv")
  .slice(1)
  .map((row) => row.split("\t"))) {
  if (Number(grade) > 0) {
    relevant.set(topic, (relevant.get(topic) ?? new Set()).add(document));
  }
}
const topics = readRows("queries.jsonl")
  .map((row) => JSON.parse(row))
  .map(({ _id: id, text }) => ({ id, text }))
  .filter(({ id }) => relevant.has(id));

/** Returns the first k documents of each topic, by the topic. */
function readRun(name) {
  const lists = new Map();
  for (const [topic, , document, , score] of readRows(`runs/${name}.trec`).map((row) =>
    row.split(/\s+/),
  )) {
    lists.set(topic, [...(lists.get(topic) ?? []), { document, score: Number(score) }]);
  }
  return new Map(
    [...lists].map(([topic, list]) => [
      topic,
      list
        .sort((a, b) => b.score - a.score)
        .slice(0, K)
        .map(({ document }) => document),
    ]),
  );
}

const runs = ["bm25", "tuned", "degraded", "titleonly"].map(readRun);
const foundShare = (targets, list) =>
  [...targets].filter((each) => list.includes(each)).length / targets.size;
const recall = new Map(
  topics.map(({ id }) => [id, foundShare(relevant.get(id), runs[0].get(id) ?? [])]),
);

/** One line a search: its topic's words as somebody types them, and what they click. */
function makeLog(seed) {
  const random = splitMix64(seed);
  const drawUniform = () => random.next()[0] / 2 ** 32;
  const order = topics.map((topic) => ({ topic, at: drawUniform() })).sort((a, b) => a.at - b.at);
  const weights = order.map((_, i) => 1 / (i + 3));
  const total = weights.reduce((a, b) => a + b, 0);
  return Array.from({ length: SEARCHES }, (_, i) => {
    let left = drawUniform() * total;
    const at = weights.findIndex((weight) => (left -= weight) < 0);
    const { id, text } = order[Math.max(at, 0)].topic;
    const words = text.replace(/ \.$/, "");
    const query = [
      words,
      `${words}?`,
      words[0].toUpperCase() + words.slice(1),
      words.replace(/\b(the|a|an) /, ""),
    ][random.below(4)];
    const shown = runs[random.below(runs.length)].get(id) ?? [];
    const clicked = shown
      .filter((each, rank) => relevant.get(id).has(each) && drawUniform() < 1 / (rank + 1))
      .slice(0, 1);
    return { query, count: 1, clicked, clicks: 1, session: `s${i}`, intent: null };
  });
}

const plainText = (text) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "");
const byWords = new Map(topics.map(({ id, text }) => [plainText(text), id]));
const findTopic = ({ query, others }) => {
  const id = [query, ...others]
    .map((each) => byWords.get(plainText(each)))
    .find((each) => each !== undefined);
  return (
    id ??
    topics.find(({ text }) => plainText(text.replace(/\b(the|a|an) /, "")) === plainText(query))?.id
  );
};
const meanValue = (values) => values.reduce((a, b) => a + b, 0) / values.length;
const whole = meanValue([...recall.values()]);

function drawCases(log, seed) {
  const { cases, queries, joined } = suggestFromLog(log, {
    cases: CASES,
    random: splitMix64(seed),
    isInCorpus: null,
  });
  const ids = cases.map(findTopic);
  const values = ids.map((id) => recall.get(id));
  const m = meanValue(values);
  const error = Math.sqrt(
    values.reduce((sum, value) => sum + (value - m) ** 2, 0) / (values.length - 1) / values.length,
  );
  const clicks = cases.flatMap(({ targets }, i) =>
    targets.length === 0
      ? []
      : [foundShare(new Set(targets.map(({ document }) => document)), runs[0].get(ids[i]) ?? [])],
  );
  const bands = ["head", "torso", "tail"].map(
    (band) => cases.filter(({ tags }) => tags.includes(band)).length,
  );
  return {
    m,
    error,
    within: Math.abs(m - whole) <= 2 * error,
    queries,
    joined,
    bands,
    clicks: meanValue(clicks),
  };
}

let failed = false;
const reportDraws = (name, draws) => {
  const within = draws.filter((each) => each.within).length;
  const { queries, joined, bands } = draws[0];
  console.log(
    `${name}: ${within} of ${draws.length} draws within two standard errors of ${whole.toFixed(4)} (mean of draws ${meanValue(draws.map(({ m }) => m)).toFixed(4)}, standard error ${meanValue(draws.map(({ error }) => error)).toFixed(4)})`,
  );
  console.log(
    `  first draw: ${queries} queries after ${joined} joined, ${bands.join(" head, ")}; by clicks alone recall is ${meanValue(draws.map(({ clicks }) => clicks)).toFixed(4)}`.replace(
      / head, (\d+) head, (\d+);/,
      " head, $1 torso, $2 tail;",
    ),
  );
  if (within < LEAST * draws.length) {
    failed = true;
  }
};
console.log(`${topics.length} topics, ${SEARCHES} searches, ${CASES} cases`);
const one = makeLog(1);
reportDraws(
  "one log",
  Array.from({ length: DRAWS }, (_, i) => drawCases(one, i + 1)),
);
if (!process.argv.includes("--quick")) {
  reportDraws(
    "a log of its own each",
    Array.from({ length: DRAWS }, (_, i) => drawCases(makeLog(i + 1), i + 1)),
  );
}
if (process.argv.includes("--check") && failed) {
  process.exitCode = 1;
}
