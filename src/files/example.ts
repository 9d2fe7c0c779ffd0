/** How a key is written when it is right: what a message about a wrong one ends with. */
import { METRICS, type Metric, parseMetric } from "../metrics/registry.ts";
import { objectMembers, showValue } from "../system/json.ts";
import { nearestWord } from "../system/nearest-word.ts";
import type { Document } from "./read.ts";

const CASE =
  "{ id: install, query: how to install it, intent: howto, expected: [docs/install.md] }";

/** An example of each key, as YAML. */
const EXAMPLES: Readonly<Record<string, string>> = {
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
/** Examples of keys that mean something else in this part of a file. */
const EXAMPLES_OF_PARTS: Readonly<Record<string, string>> = {
  "dataset/path": "path: data/scifact",
  "retriever/start": "start: { command: [node, server.mjs] }",
};
const TARGET = "{ path: docs/install.md, grade: 2 }";

/**
 * Returns `; for example …`; empty if no form would help. `key` is one that is missing below the pointer; null if none
 * is.
 */
export function exampleForPlace(pointer: string, key: string | null): string {
  const parts = pointer.split("/").slice(1);
  const last = key ?? parts.at(-1) ?? "";
  if (key === null && /^\d+$/.test(last)) {
    const list = parts.at(-2);
    if (list === "cases") {
      return `; for example \`- ${CASE}\``;
    }
    return list === "expected" || list === "forbidden" ? `; for example \`${TARGET}\`` : "";
  }
  if (parts[0] === "gate" && parts.length === 2 && last.includes("@")) {
    return `; for example \`${last}: { floor: 0.8 }\``;
  }
  const example = EXAMPLES_OF_PARTS[`${parts[0] ?? ""}/${last}`] ?? EXAMPLES[last];
  return example === undefined ? "" : `; for example \`${example}\``;
}

/** Returns `; for example …` with quotes for a text that YAML reads as a number or a boolean. */
export function quotedExample(pointer: string, text: string): string {
  const last = pointer.slice(pointer.lastIndexOf("/") + 1);
  return /^\d*$/.test(last)
    ? `; for example \`"${text}"\``
    : `; for example \`${last}: "${text}"\``;
}

type ReadDocument = Pick<Document, "value" | "texts">;

/** Returns ` (case "install")` if the pointer leads into a case that has an id; otherwise an empty text. */
export function inCase(pointer: string, { value, texts }: ReadDocument): string {
  const index = /^\/cases\/(\d+)(?:\/|$)/.exec(pointer)?.[1];
  const { cases } = objectMembers(value);
  const subject: unknown = Array.isArray(cases) ? cases[Number(index)] : undefined;
  const { id } = objectMembers(subject);
  const idText = texts?.get(`/cases/${index}/id`) ?? showValue(id);
  return id === undefined ? "" : ` (case ${idText})`;
}

/** Returns the metric, or the message that it is none. The message about an unknown name has the nearest known one. */
export function parseKnownMetric(written: string): Metric | string {
  const parsed = parseMetric(written);
  if (typeof parsed !== "string" || !parsed.startsWith("unknown metric")) {
    return parsed;
  }
  const [name = "", cutoff] = toOurNotation(written).split("@");
  const knownNames = METRICS.map((family) => family.name);
  const near =
    nearestWord(name, knownNames) ??
    knownNames.find(
      (each) => each.replaceAll("_", "") === name.replaceAll(/[^a-z0-9]/gi, "").toLowerCase(),
    );
  if (near === undefined) {
    return parsed;
  }
  return `unknown metric "${written}"; did you mean \`${near}${cutoff === undefined ? "" : `@${cutoff}`}\`?`;
}

/** Returns names such as `recall_at_10`, `recall@k` and `p95` as they are written here: `recall@10`, `latency_p95_ms`. */
function toOurNotation(written: string): string {
  const percentile = /^(?:latency_?)?(p\d\d)(?:_?ms)?$/i.exec(written)?.[1];
  if (percentile !== undefined) {
    return `latency_${percentile.toLowerCase()}_ms`;
  }
  return written.replace(/[_@-](?:at_?)?(\d+|k)$/i, (_, k: string) => `@${k === "k" ? 10 : k}`);
}

const JSON_ADVICE =
  "; write `format: json`, which reads JSON, JSON Lines and YAML by the file's ending";
const CSV_ADVICE = "; save the table as CSV and write `format: csv`, which reads tabs as well";

/** What to write in place of a name that people give to a format of datasets. */
const FORMAT_ADVICE: ReadonlyMap<string, string> = new Map([
  ["yaml", JSON_ADVICE],
  ["yml", JSON_ADVICE],
  ["jsonl", JSON_ADVICE],
  ["ndjson", JSON_ADVICE],
  ["jsonlines", JSON_ADVICE],
  ["excel", CSV_ADVICE],
  ["xls", CSV_ADVICE],
  ["xlsx", CSV_ADVICE],
  ["ods", CSV_ADVICE],
  ["table", CSV_ADVICE],
]);

/** Returns what to write in place of a word that is no choice at its place; empty if nothing is near. */
export function suggestChoice(
  pointer: string,
  value: unknown,
  choices: readonly unknown[],
): string {
  const name = String(value)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "");
  const isFormat = /^\/dataset(?:\/\d+)?\/format$/.test(pointer);
  const advice = isFormat ? FORMAT_ADVICE.get(name) : undefined;
  return advice ?? suggestNear(value, choices);
}

/** Returns `; did you mean …?` with the known word that is near; empty if none is. */
export function suggestNear(value: unknown, known: readonly unknown[]): string {
  const words = known.filter((each) => typeof each === "string");
  const nearWord =
    typeof value === "string" ? (nearestWord(value, words) ?? findLongerWord(value, words)) : null;
  return nearWord === null ? "" : `; did you mean \`${nearWord}\`?`;
}

/**
 * Returns the word that begins with the value's letters and digits, as `elasticsearch` does for `elastic` and
 * `elastic_search`; else null.
 */
function findLongerWord(value: string, words: readonly string[]): string | null {
  const plain = value.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return words.find((word) => plain.length >= 4 && word.startsWith(plain)) ?? null;
}
