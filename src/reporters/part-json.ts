/** Part -> part.json (schemas/part.schema.json); files/part.ts reads it back. A line a case, and no number is rounded. */
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

/** Null where the report is no shard's. */
export function renderPartJson({ part = null }: Report): Iterable<string> | null {
  return part === null ? null : partParts(part);
}

function* partParts(part: Part): Iterable<string> {
  const { shard, workflow, binding, failure, deeper } = part;
  const {
    timing,
    environment,
    unstable,
    retries,
    corrected,
    corpus,
    log,
  }: Exactly<AskedRun, RunField> = part.run;
  const told = { shard, workflow, binding, failure, deeper };
  const run = {
    timing: withFileNames(timing, TIMING_NAMES),
    environment,
    unstable,
    retries,
    corrected,
    corpus,
    log,
  };
  const written = Object.entries({ schema_version: SCHEMA_VERSION, ...told, ...run });
  const members = written
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

/** Nearly all of the file, one text for each case. */
export function* caseLines({ run }: Part): Iterable<string> {
  for (const each of run.cases) {
    yield JSON.stringify(caseValue(each));
  }
}

type RunField =
  | "cases"
  | "timing"
  | "environment"
  | "unstable"
  | "retries"
  | "corrected"
  | "corpus"
  | "log";
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
  if (outcome.kind === "error") {
    return Object.assign(timed, { outcome });
  }
  const { hits, ...answer } = outcome;
  const named = Object.assign(withFileNames(answer, ANSWER_NAMES), {
    hits: hits.map((hit) => withFileNames(hit, HIT_NAMES)),
  });
  return Object.assign(timed, { outcome: named });
}

/** Members that have a name in the file. */
function withFileNames(value: object, names: Readonly<Record<string, string>>): object {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) => (key in names ? [[names[key], member]] : [])),
  );
}
