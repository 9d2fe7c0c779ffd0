/**
 * Every field of config, case and baseline, with what a change of it may do: the one list, and it is closed. A field
 * that stands here nowhere and changes is a finding, so that a new one can't be forgotten.
 */

/**
 * `free`: the author's own, or said by the fields that it brings. Any other word is the name of the way in weakening.ts
 * that knows which direction weakens; `measured` is held to this run (gate/measured-rows.ts).
 */
export type Direction = string;

/** By path; `*` is any one name, `**` the field and all below it. */
export type DirectionRows = Readonly<Record<string, Direction>>;

export interface Directions {
  readonly config: DirectionRows;
  readonly case: DirectionRows;
  readonly baseline: DirectionRows;
}

const RULE = "tolerance floor ceiling significance";

function below(path: string, names: string): readonly string[] {
  return names.split(" ").map((name) => `${path}.${name}`);
}

function same(direction: Direction, paths: readonly string[]): DirectionRows {
  return Object.fromEntries(paths.map((path) => [path, direction]));
}

const CONFIG: DirectionRows = {
  // What it brings is compared, wherever it lies.
  suite: "free",
  baseline: "free",
  k: "definition",
  ...same("definition", [
    "definition",
    ...below("definition", "case_sensitive collapse duplicates gain ignore_identical_ids min_score order"),
    ...below("definition", "percentile relevance scores text"),
    ...below("definition.text", "autojunk min_contained threshold"),
  ]),
  metrics: "metrics",
  ...same("rules", [
    "gate",
    ...below("gate", "significance policy per_intent newly_lost * intents intents.* intents.*.*"),
    ...below("gate", "tags tags.* tags.*.*"),
    ...below("gate.per_intent", "tolerance significance"),
    ...below("gate.newly_lost", "max critical significance"),
    ...below("gate.*", RULE),
    ...below("gate.intents.*.*", RULE),
    ...below("gate.tags.*.*", RULE),
  ]),
  ...same("sampling", [
    "latency",
    ...below("latency", "warmup repeats budget_s max_queries seed source side_by_side load"),
    ...below("latency.load", "rate duration_s"),
    ...below("latency.side_by_side", "p50 p95 drift"),
  ]),
  ...same("prices", [
    "prices",
    ...below("prices", "currency models models.*"),
    ...below("prices.models.*", "prompt completion per_call"),
  ]),
  judge: "judge",
  "judge.model": "judge",
  "judge.embedding_model": "judge",
  "judge.temperature": "judge",
  "judge.seed": "judge",
  "judge.base_url": "judge",
  "judge.cache": "judge",
  "judge.api_key.**": "free",
  // A judge that is asked less ends the run; it passes nothing.
  "judge.max_requests": "free",
  "judge.max_cost": "free",
  "judge.prices.**": "free",
  "judge.timeout_ms": "free",
  "judge.retries": "free",
  "judge.concurrency": "free",
  retriever: "retriever",
  "retriever.kind": "retriever",
  "retriever.url": "retriever",
  "retriever.ready_url": "retriever",
  "retriever.embed": "retriever",
  "retriever.embed.url": "retriever",
  "retriever.path": "retriever",
  // Fewer documents are an easier search under the corpus's old digest.
  "retriever.max_docs": "retriever",
  "retriever.timeout_ms": "retriever",
  "retriever.degraded": "retriever",
  "retriever.latency_ms": "retriever",
  "retriever.embed.headers.**": "free",
  "retriever.embed.body.**": "free",
  "retriever.embed.vector": "free",
  "retriever.arguments.**": "free",
  "retriever.body.**": "free",
  "retriever.command": "free",
  "retriever.ca": "free",
  "retriever.concurrency": "free",
  "retriever.corpus": "free",
  "retriever.cwd": "free",
  "retriever.env.**": "free",
  "retriever.env_only": "free",
  "retriever.files": "free",
  "retriever.headers.**": "free",
  "retriever.method": "free",
  "retriever.params.**": "free",
  "retriever.per_query": "free",
  "retriever.preset": "free",
  "retriever.ready": "free",
  "retriever.results": "free",
  "retriever.retries": "free",
  "retriever.start.**": "free",
  "retriever.startup_timeout_ms": "free",
  "retriever.tool": "free",
  "retriever.total_timeout_ms": "free",
};

const CASE: DirectionRows = {
  id: "cases",
  query: "cases",
  intent: "cases",
  "expected.**": "cases",
  expect_empty: "cases",
  "forbidden.**": "cases",
  critical: "cases",
  group: "cases",
  reference_answer: "cases",
  "params.**": "cases",
  // Only a case of the same digest takes over the old one's row; any other is `case_removed`.
  was: "cases",
  // Taking a case out of a tag that rules gate weakens; all others are the author's own.
  tags: "cases",
};

const BASELINE: DirectionRows = {
  version: "baseline",
  "cases.*.digest": "baseline",
  // Held to this run, and to what the base's baseline keeps (gate/measured-rows.ts).
  ...same("measured", ["cases.*.drift", ...below("cases.*.drift", "recall mrr ndcg")]),
  recordings: "free",
  // The bucket is the suite's; this is for readers.
  "cases.*.intent": "free",
  "cases.*.metrics.**": "baseline",
  "cases.*.ranks": "baseline",
  "cases.*.values": "baseline",
  "cases.*.results": "measured",
  "cases.*.latency_ms": "baseline",
  "cases.*.spans_ms.**": "baseline",
  // Read as the cases' own.
  ...same("baseline", ["samples", "samples.*", "samples.*.latency_ms"]),
  ...same("baseline", ["samples.*.spans_ms", "samples.*.spans_ms.*"]),
  "cases.*.found_in": "runs",
  ...same("runs", ["cases.*.variances", "cases.*.variances.*"]),
  ...same("runs", ["runs", "runs.overall", "runs.overall.*"]),
  ...same("runs", ["runs.by_intent", "runs.by_intent.*", "runs.by_intent.*.*"]),
  // A row that is new is held to what was measured, one that is gone is lowered.
  "cases.*": "baseline",
  // They follow from the cases.
  "metrics.**": "baseline",
  "latency.**": "baseline",
  ...same("measured", ["anchor", "anchor.*", "anchor.*.*"]),
  // What it leaves out is what counts.
  ...same("latency", ["plan", "plan.filled", ...below("plan.filled", "named repeats scope statistic")]),
  ...same("latency", ["plan.repeats", "plan.repeats.*"]),
  // What the plan takes, and would take.
  ...same("free", ["plan.ms", "plan.queries", "plan.unfilled"]),
  ...same("free", below("plan.unfilled", "budget_s by named queries repeats scope statistic")),
  // These have to fit the config, or nothing is compared.
  "definition.**": "incomparable",
  k: "incomparable",
  "judge.**": "incomparable",
  "prices.**": "incomparable",
  "suite.name": "incomparable",
  "suite.digest": "free",
  "suite.revision": "free",
  // Of how it was recorded, for readers.
  "environment.**": "free",
  "retriever.**": "free",
  "timing.source": "latency",
  "timing.**": "free",
  tool: "free",
  "files.**": "vouched files",
};

export const DIRECTIONS: Directions = { config: CONFIG, case: CASE, baseline: BASELINE };

/** What the loaded files say beside what was written, or in other places: names of files, and what follows from fields. */
const DERIVED: DirectionRows = {
  ...same("rules", ["gate.metrics", "gate.metrics.*", ...below("gate.metrics.*", RULE)]),
  ...same("runs", ["cases.*.found", ...below("cases.*.found", "in of")]),
  // The suite's, where a change of them is judged.
  "cases.*.tags": "free",
  ...same("definition", ["written_definition.**"]),
  "cases.*.digests.**": "baseline",
  "digests.**": "cases",
  "file.**": "free",
  "suites.**": "free",
  "policy_file.**": "free",
  "means.**": "baseline",
  "foreign.**": "baseline",
  "beside.**": "free",
  "digest.**": "cases",
  "place.**": "free",
  "answers_only.**": "cases",
  "judged_irrelevant.**": "cases",
};

/** The row of a path, given by its names; undefined where none lists it. */
export function directionOf(rows: DirectionRows, path: readonly string[]): Direction | undefined {
  return rowOf(rows, path) ?? rowOf(DERIVED, path);
}

function rowOf(rows: DirectionRows, path: readonly string[]): Direction | undefined {
  return (
    rows[path.join(".")] ?? Object.entries(rows).find(([pattern]) => matches(pattern.split("."), path))?.[1]
  );
}

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  for (const [index, name] of pattern.entries()) {
    if (name === "**") return true;
    if (index >= parts.length || (name !== "*" && name !== parts[index])) return false;
  }
  return pattern.length === parts.length;
}
