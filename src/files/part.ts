/**
 * Reads part.json, which a shard wrote, and the cache of the judge's verdicts. Others may have
 * changed both files, so each is checked against its schema.
 */
import type { Root } from "../system/root.ts";
import { GateError, valueForGateError } from "../errors.ts";
import type { StoredVerdict } from "../model/answers.ts";
import { compactCanonical, compareCodePoints, sameCanonical } from "../model/canonical-json.ts";
import type { Part } from "../model/part.ts";
import type { Problem } from "../model/problem.ts";
import {
  type Answer,
  type CaseRun,
  type Hit,
  type QueryError,
  type Run,
  markRepeats,
} from "../model/run.ts";
import { parseDocument, refuseNewer } from "./document.ts";
import { readJsonObjects } from "./formats/lines.ts";
import { readText } from "./read.ts";
import { checkCompiled, checkSchema, invalidFile } from "./validate.ts";

/** The members of `run` stand at the top level. */
interface WrittenPart extends Omit<Part, "run">, Omit<Run, "cases" | "judging" | "run_count"> {
  readonly schema_version: 1;
  readonly cases: readonly PartCase[];
}

interface PartCase extends Pick<CaseRun, "first_ms" | "samples_ms"> {
  readonly id: string;
  readonly spans_ms?: Readonly<Record<string, readonly number[]>>;
  readonly outcome:
    | (Omit<Answer, "hits"> & { readonly hits: readonly Omit<Hit, "repeat">[] })
    | QueryError;
}

/**
 * Reads a part. `file` is relative to the root. Throws `newer_version`, `invalid_part` with every
 * problem, or as readText.
 */
export async function loadPart(root: Root, file: string): Promise<Part> {
  const document = await parseDocument(readText(root, file, "part"), "invalid_part");
  refuseNewer(document, "schema_version");
  // Only the commands that merge parts need this validator.
  const { default: compiled } = await import("./part-validator.generated.cjs");
  const checked = checkCompiled(document, "part", compiled.part, () => compiled.schemas().part);
  const { schema_version: _version, cases, ...members } = checked as WrittenPart;
  const { shard, workflow, binding, failure, deeper, ...run } = members;
  const part = { shard, workflow, binding, failure, run: { ...run, cases: cases.map(readCase) } };
  return deeper === undefined ? part : { ...part, deeper };
}

function readCase({ id, outcome, spans_ms: spans, ...times }: PartCase): CaseRun {
  return {
    case_id: id,
    ...times,
    ...(spans && { spans_ms: new Map(Object.entries(spans)) }),
    outcome: outcome.kind === "error" ? outcome : { ...outcome, hits: markRepeats(outcome.hits) },
  };
}

// The judge's cache: JSON Lines of verdicts. Each has as its key the SHA-256 of the question.

/**
 * Returns the verdicts by key; none if there is no file. Two lines with the same key and different
 * verdicts are a problem. Throws `invalid_verdicts` with every line that is wrong, and as readText.
 */
export function loadVerdicts(root: Root, file: string): ReadonlyMap<string, StoredVerdict> {
  const text = readCacheText(root, file);
  const verdicts = new Map<string, StoredVerdict>();
  const lineByKey = new Map<string, number>();
  const problems: Problem[] = [];
  readJsonObjects({ file, text }, problems, (value, line) => {
    const verdict = readVerdict({ file, line, value }, problems);
    if (verdict === null) {
      return;
    }
    const earlier = verdicts.get(verdict.key);
    // Two merged branches may both have asked. Equal answers are no problem.
    if (earlier !== undefined && !sameCanonical(earlier, verdict)) {
      const message = `key ${verdict.key} has another verdict on line ${lineByKey.get(verdict.key)}; remove one of the two`;
      problems.push({ file, line, message });
    }
    verdicts.set(verdict.key, verdict);
    lineByKey.set(verdict.key, line);
  });
  if (problems.length > 0) {
    throw invalidFile("invalid_verdicts", "judge.cache", file, problems);
  }
  return verdicts;
}

function readCacheText(root: Root, file: string): string {
  try {
    return readText(root, file, "judge.cache").text;
  } catch (error) {
    return valueForGateError(error, "", ["file_not_found"]);
  }
}

/** Returns the verdict; null, with its problems in `problems`, if the schema refuses the line. */
function readVerdict(
  { file, line, value }: { readonly file: string; readonly line: number; readonly value: unknown },
  problems: Problem[],
): StoredVerdict | null {
  try {
    // checkSchema takes a document. Here a document is one line, and its digest is not needed.
    const document = { file, value, digest: "", lineOf: () => line };
    return checkSchema(document, "verdicts") as StoredVerdict;
  } catch (error) {
    if (!(error instanceof GateError)) {
      throw error;
    }
    problems.push(...error.problems);
    return null;
  }
}

/**
 * Returns the lines sorted by key: equal verdicts give equal bytes, and two branches that add
 * verdicts rarely change the same place.
 */
export function formatVerdictLines(verdicts: Iterable<StoredVerdict>): string {
  return [...verdicts]
    .toSorted((a, b) => compareCodePoints(a.key, b.key))
    .map((each) => `${compactCanonical(each)}\n`)
    .join("");
}
