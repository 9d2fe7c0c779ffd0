/**
 * Writes what one shard measured (a job that asks a part of the cases) as part.json
 * (schemas/part.schema.json), which files/part.ts reads back. Each case is a line, and no number is
 * rounded.
 */
import {
  ANSWER_NAMES,
  type AskedCaseRun,
  type AskedRun,
  type Exactly,
  HIT_NAMES,
  type Part,
  TIMING_NAMES,
} from "../model/part.ts";
import type { Report } from "../model/report.ts";

const SCHEMA_VERSION = 1;

/** Returns the text of part.json in pieces; null if the report is not of a shard. */
export function renderPartJson({ part = null }: Report): Iterable<string> | null {
  return part === null ? null : partTextPieces(part);
}

/** Yields the text of part.json: first the members that it has once, then a line for each case. */
export function* partTextPieces(part: Part): Iterable<string> {
  const { shard, workflow, binding, failure, deeper } = part;
  // Each member is named, so that a new field of a run does not compile until it is handled here.
  const {
    timing,
    environment,
    unstable,
    retries,
    corrected,
    corpus,
    log,
  }: Exactly<AskedRun, RunField> = part.run;
  const shardMembers = { shard, workflow, binding, failure, deeper };
  const runMembers = {
    timing: withFileNames(timing, TIMING_NAMES),
    environment,
    unstable,
    retries,
    corrected,
    corpus,
    log,
  };
  const entries = Object.entries({
    schema_version: SCHEMA_VERSION,
    ...shardMembers,
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

/**
 * Yields the JSON of each case of the part, a line without its end. They are nearly all of the
 * file.
 */
export function* caseLines({ run }: Part): Iterable<string> {
  for (const caseRun of run.cases) {
    yield JSON.stringify(caseValue(caseRun));
  }
}

/** The fields of a run that the file has: the compiler checks that none is forgotten. */
type RunField =
  | "cases"
  | "timing"
  | "environment"
  | "unstable"
  | "retries"
  | "corrected"
  | "corpus"
  | "log";
/** The fields of a case that the file has, likewise. */
type CaseField = "case_id" | "outcome" | "first_ms" | "samples_ms" | "spans_ms";

function caseValue({
  case_id: caseId,
  outcome,
  first_ms: firstMs,
  samples_ms: samplesMs,
  spans_ms: spansMs,
}: Exactly<AskedCaseRun, CaseField>): unknown {
  const spans = spansMs === undefined ? {} : { spans_ms: Object.fromEntries(spansMs) };
  const timed = { id: caseId, first_ms: firstMs, samples_ms: samplesMs, ...spans };
  // No spread from here on: it would give each case a hidden class of its own in Node 20.
  if (outcome.kind === "error") {
    return Object.assign(timed, { outcome });
  }
  const { hits, ...answer } = outcome;
  const namedAnswer = Object.assign(withFileNames(answer, ANSWER_NAMES), {
    hits: hits.map((hit) => withFileNames(hit, HIT_NAMES)),
  });
  return Object.assign(timed, { outcome: namedAnswer });
}

/**
 * Returns the members of `value` under their names in the file, which `names` has by member; those
 * without a name are left out.
 */
function withFileNames(value: object, names: Readonly<Record<string, string>>): object {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) => (key in names ? [[names[key], member]] : [])),
  );
}
