/** The ends of messages about wrong values and keys: an example, a near word, and the case. */
import { METRICS, type Metric, parseMetric } from "../metrics/registry.ts";
import { objectMembers, showValue } from "../system/json.ts";
import { nearestWord } from "../system/nearest-word.ts";
import type { Document } from "./read.ts";

const CASE =
  "{ id: install, query: how to install it, intent: howto, expected: [docs/install.md] }";

const EXAMPLES: Readonly<Record<string, string>> = {
  // The root of the file has no key.
  "": "version: 1",
  version: "version: 1",
  name: "name: docs-search",
  revision: 'revision: "1"',
  suite: "suite: retrieval/suite.yaml",
  baseline: "baseline: baselines/docs.json",
  k: "k: 10",
  retriever: "retriever: { kind: command, command: [python3, retrieval/serve.py] }",
  kind: "kind: command",
  command: "command: [python3, retrieval/serve.py]",
  function: 'function: "retrieval.search:find"',
  url: "url: http://127.0.0.1:9200/docs/_search",
  corpus: "corpus: retrieval/corpus.jsonl",
  files: 'files: ["docs/**/*.md"]',
  path: "path: docs/install.md",
  end: "end: 310",
  start: "start: 120",
  tool: "tool: search",
  body: 'body: { q: "{{query}}", size: "{{k}}" }',
  ready_url: 'ready_url: "http://127.0.0.1:{{port}}/health"',
  headers: "headers: { Authorization: { env: SEARCH_KEY } }",
  results: 'results: "hits[].{id: id, score: score}"',
  metrics: "metrics: [precision@5, map@10]",
  gate: "gate: { recall@10: { floor: 0.8 } }",
  tolerance: "tolerance: 0.05",
  floor: "floor: 0.8",
  ceiling: "ceiling: 0.9",
  latency: "latency: off",
  cases: `cases: [${CASE}]`,
  id: "id: install",
  query: "query: how to install it",
  intent: "intent: howto",
  expected: "expected: [docs/install.md]",
  forbidden: "forbidden: [docs/old.md]",
  expect_empty: "expect_empty: true",
  critical: "critical: true",
  grade: "grade: 2",
  tags: "tags: [install]",
  group: "group: install",
  params: "params: { tenant: acme }",
};
/** Of keys that mean something else there, by the part and the key. */
const EXAMPLES_OF_PARTS: Readonly<Record<string, string>> = {
  "dataset/path": "path: data/scifact",
  "retriever/start": "start: { command: [node, server.mjs] }",
};
const TARGET = "{ path: docs/install.md, grade: 2 }";

/**
 * Returns `; for example …`; empty if there is no example. `missingKey` is missing in the object at
 * the pointer. If it is null, what stands at the pointer is wrong.
 */
export function exampleForPlace(pointer: string, missingKey: string | null): string {
  const parts = pointer.split("/").slice(1);
  const key = missingKey ?? parts.at(-1) ?? "";
  const isListItem = missingKey === null && /^\d+$/.test(key);
  if (isListItem) {
    const list = parts.at(-2);
    if (list === "cases") {
      return `; for example \`- ${CASE}\``;
    }
    return list === "expected" || list === "forbidden" ? `; for example \`${TARGET}\`` : "";
  }
  // The rule of a metric, such as `gate: { recall@10: … }`.
  if (parts[0] === "gate" && parts.length === 2 && key.includes("@")) {
    return `; for example \`${key}: { floor: 0.8 }\``;
  }
  const example = EXAMPLES_OF_PARTS[`${parts[0] ?? ""}/${key}`] ?? EXAMPLES[key];
  return example === undefined ? "" : `; for example \`${example}\``;
}

/**
 * Returns `; for example \`version: "1"\``, since YAML reads the text as a number or a boolean
 * without quotes. An index of a list's item is not shown.
 */
export function quotedExample(pointer: string, text: string): string {
  const key = pointer.slice(pointer.lastIndexOf("/") + 1);
  return /^\d*$/.test(key) ? `; for example \`"${text}"\`` : `; for example \`${key}: "${text}"\``;
}

type ReadDocument = Pick<Document, "value" | "texts">;

/** Returns ` (case "install")` for a place in a case that has an id; else an empty text. */
export function describeCase(pointer: string, { value, texts }: ReadDocument): string {
  const index = /^\/cases\/(\d+)(?:\/|$)/.exec(pointer)?.[1];
  const { cases } = objectMembers(value);
  const subject: unknown = Array.isArray(cases) ? cases[Number(index)] : undefined;
  const { id } = objectMembers(subject);
  // An id that YAML reads as a number is shown as it is written.
  const idText = texts?.get(`/cases/${index}/id`) ?? showValue(id);
  return id === undefined ? "" : ` (case ${idText})`;
}

/**
 * Returns the metric, or for an unknown one the message, as a text. The message suggests the
 * nearest known one, also for other ways to write it, such as `recall_at_10`.
 */
export function parseKnownMetric(written: string): Metric | string {
  const parsed = parseMetric(written);
  // Messages about something else, such as a wrong cutoff, need no suggestion.
  if (typeof parsed !== "string" || !parsed.startsWith("unknown metric")) {
    return parsed;
  }
  const [name = "", cutoff] = toOurNotation(written).split("@");
  const knownNames = METRICS.map((family) => family.name);
  // `HitRate` and `hit-rate` are `hit_rate` without the characters between the words.
  const plainName = name.replaceAll(/[^a-z0-9]/gi, "").toLowerCase();
  const nearName =
    nearestWord(name, knownNames) ??
    knownNames.find((knownName) => knownName.replaceAll("_", "") === plainName);
  if (nearName === undefined) {
    return parsed;
  }
  const suggestion = cutoff === undefined ? nearName : `${nearName}@${cutoff}`;
  return `unknown metric "${written}"; did you mean \`${suggestion}\`?`;
}

/** Returns `recall@10` for `recall_at_10` and `recall@K`, and `latency_p95_ms` for `p95`. */
function toOurNotation(written: string): string {
  const percentile = /^(?:latency_?)?(p\d\d)(?:_?ms)?$/i.exec(written)?.[1];
  if (percentile !== undefined) {
    return `latency_${percentile.toLowerCase()}_ms`;
  }
  return written.replace(/[_@-](?:at_?)?(\d+|k)$/i, (_, k: string) => `@${k.replace(/k/i, "10")}`);
}

const JSON_ADVICE =
  "; write `format: json, fields: { query: KEY, expected: KEY }` with your keys, which reads JSON, JSON Lines and YAML by the file's ending";
const CSV_ADVICE = "; save the table as CSV and write `format: csv`, which reads tabs as well";

const FORMAT_ADVICE: ReadonlyMap<string, string> = new Map([
  ["yaml", JSON_ADVICE],
  ["yml", JSON_ADVICE],
  ["jsonl", JSON_ADVICE],
  ["ndjson", JSON_ADVICE],
  ["jsonlines", JSON_ADVICE],
  ["tsv", "; a table with a header is `format: csv`, which reads tabs as well"],
  ["excel", CSV_ADVICE],
  ["xls", CSV_ADVICE],
  ["xlsx", CSV_ADVICE],
  ["ods", CSV_ADVICE],
  ["table", CSV_ADVICE],
]);

/**
 * Returns the end of the message about a value that is none of the `choices`: advice for the format
 * of a dataset, or else the choice that is near.
 */
export function suggestChoice(
  pointer: string,
  value: unknown,
  choices: readonly unknown[],
): string {
  const name = String(value)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "");
  const isDatasetFormat = /^\/dataset(?:\/\d+)?\/format$/.test(pointer);
  const advice = isDatasetFormat ? FORMAT_ADVICE.get(name) : undefined;
  return advice ?? suggestNear(value, choices);
}

/** Returns a suggestion of the known word that is spelt almost the same; empty if none is. */
export function suggestNear(value: unknown, known: readonly unknown[]): string {
  const words = known.filter((choice) => typeof choice === "string");
  const nearWord = typeof value === "string" ? nearestWord(value, words) : null;
  return nearWord === null ? "" : `; did you mean \`${nearWord}\`?`;
}
