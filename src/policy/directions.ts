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
export type Rows = Readonly<Record<string, Direction>>;

export interface Directions {
  readonly config: Rows;
  readonly case: Rows;
  readonly baseline: Rows;
}

const CONFIG: Rows = {
  // What it brings is compared, wherever it lies.
  suite: "free",
  baseline: "free",
  k: "definition",
  "definition.**": "definition",
  metrics: "metrics",
  "gate.**": "rules",
  "latency.**": "sampling",
  "prices.**": "prices",
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
  // How much is searched is the author's, as the corpus is.
  "retriever.max_docs": "free",
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

const CASE: Rows = {
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
  // They pick cases at the desk; nothing is gated by them.
  tags: "free",
};

const BASELINE: Rows = {
  "cases.*.digest": "baseline",
  // The bucket is the suite's; this is for readers.
  "cases.*.intent": "free",
  "cases.*.metrics.**": "baseline",
  "cases.*.ranks": "baseline",
  "cases.*.results": "measured",
  "cases.*.latency_ms": "baseline",
  "cases.*.spans_ms.**": "baseline",
  // Of several runs: how far they were apart widens a tolerance in spreads.
  "cases.*.found_in": "baseline",
  "cases.*.variances.**": "baseline",
  "runs.**": "baseline",
  // A row that is new is held to what was measured, one that is gone is lowered.
  "cases.*": "baseline",
  // They follow from the cases.
  "metrics.**": "baseline",
  "latency.**": "baseline",
  "anchor.**": "latency",
  // What it leaves out is what counts; the rest of the plan says what it takes.
  "plan.filled": "latency",
  "plan.repeats.**": "latency",
  "plan.**": "free",
  plan: "latency",
  anchor: "latency",
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
  "timing.**": "free",
  tool: "free",
  "files.**": "vouched files",
};

export const DIRECTIONS: Directions = { config: CONFIG, case: CASE, baseline: BASELINE };

/** What the loaded files say beside what was written: names of files, and what follows from other fields. */
const DERIVED: Rows = {
  file: "free",
  suites: "free",
  policy_file: "free",
  means: "baseline",
  foreign: "baseline",
  beside: "free",
  digest: "cases",
  place: "free",
  answers_only: "cases",
  judged_irrelevant: "cases",
};

/** The row of a path; undefined where none lists it. */
export function directionOf(rows: Rows, path: string): Direction | undefined {
  const parts = path.split(".");
  return (
    rows[path] ??
    (Object.hasOwn(DERIVED, parts[0]!) ? DERIVED[parts[0]!] : undefined) ??
    Object.entries(rows).find(([pattern]) => matches(pattern.split("."), parts))?.[1]
  );
}

/** Names with dots of their own only lengthen what `**` takes. */
function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  for (const [index, name] of pattern.entries()) {
    if (name === "**") return true;
    if (index >= parts.length || (name !== "*" && name !== parts[index])) return false;
  }
  return pattern.length === parts.length;
}
