/**
 * Writes what one shard measured (a job that asks a part of the cases) as part.json
 * (schemas/part.schema.json), which files/part.ts reads back. Each case is a line, and no number is
 * rounded.
 */
import type { Part } from "../model/part.ts";
import type { Report } from "../model/report.ts";
import type { CaseRun, Hit } from "../model/run.ts";

const SCHEMA_VERSION = 1;

/** Returns the text of part.json in pieces; null if the report is not of a shard. */
export function renderPartJson({ part = null }: Report): Iterable<string> | null {
  return part === null ? null : partTextPieces(part);
}

/** Yields the text of part.json: first the members that it has once, then a line for each case. */
export function* partTextPieces(part: Part): Iterable<string> {
  const { run, ...shardMembers } = part;
  // Left out: what only the merge of all parts knows, and the seed of base and head side by side.
  const { cases: _cases, judging: _judging, run_count: _runCount, timing, ...runMembers } = run;
  const { seed: _seed, ...ownTiming } = timing;
  const entries = Object.entries({
    schema_version: SCHEMA_VERSION,
    ...shardMembers,
    timing: ownTiming,
    ...runMembers,
  });
  const members = entries
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `"${key}": ${JSON.stringify(value)},\n`);
  yield `{\n${members.join("")}"cases": [\n`;
  let lead = "";
  for (const line of caseLines(part)) {
    yield lead + line;
    lead = ",\n";
  }
  yield "\n]\n}\n";
}

/** Yields the JSON of each case, a line without its end. */
export function* caseLines({ run }: Part): Iterable<string> {
  for (const caseRun of run.cases) {
    yield JSON.stringify(caseValue(caseRun));
  }
}

/** Returns a case as the file has it: without the judge's values, since a shard judges nothing. */
function caseValue({
  case_id: id,
  outcome,
  spans_ms: spansMs,
  judged: _judged,
  ...times
}: CaseRun): unknown {
  const spans = spansMs === undefined ? {} : { spans_ms: Object.fromEntries(spansMs) };
  const written =
    outcome.kind === "error"
      ? outcome
      : Object.assign({}, outcome, { hits: outcome.hits.map(withoutRepeat) });
  // No spread: it would give each case a hidden class of its own in Node 20.
  return Object.assign({ id }, times, spans, { outcome: written });
}

/** `repeat` follows from the list. */
function withoutRepeat(hit: Hit): object {
  return Object.fromEntries(Object.entries(hit).filter(([key]) => key !== "repeat"));
}
