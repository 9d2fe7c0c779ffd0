/** part.json, which a shard wrote and others may have changed since: checked whole, then read. */
import type { Root } from "../system/root.ts";
import { GateError } from "../errors.ts";
import { withoutUndefined } from "../system/json.ts";
import type { StoredVerdict } from "../model/answers.ts";
import { compactCanonical, compareCodePoints, sameCanonical } from "../model/canonical-json.ts";
import {
  ANSWER_NAMES,
  type AskedCaseRun,
  type AskedRun,
  HIT_NAMES,
  type Exactly,
  type Part,
  TIMING_NAMES,
} from "../model/part.ts";
import type { Problem } from "../model/problem.ts";
import type { Answer, CaseRun, Hit, QueryError, Run, StageSamples, Timing } from "../model/run.ts";
import { parseDocument, refuseNewer } from "./document.ts";
import { readJsonObjects } from "./formats/lines.ts";
import { readText } from "./read.ts";
import { checkCompiled, checkSchema, invalidFile } from "./validate.ts";

type ShortNamed = Readonly<Record<string, unknown>>;

interface WrittenPart
  extends
    Omit<Part, "run">,
    Pick<Run, "environment" | "unstable" | "retries" | "corrected" | "corpus" | "log"> {
  readonly timing: ShortNamed;
  readonly cases: readonly PartCase[];
}
interface PartCase {
  readonly id: string;
  readonly first_ms: number | null;
  readonly samples_ms: readonly number[];
  readonly spans_ms?: Readonly<Record<string, readonly number[]>>;
  readonly outcome:
    | (ShortNamed & { readonly kind: "answer"; readonly hits: readonly ShortNamed[] })
    | QueryError;
}

/** Reads a part.json, whose path is relative to the root. Throws `invalid_part`, `newer_version`, or as readText. */
export async function loadPart(root: Root, file: string): Promise<Part> {
  const document = await parseDocument(readText(root, file, "part"), "invalid_part");
  refuseNewer(document, "schema_version");
  const { default: compiled } = await import("./part-validator.generated.cjs");
  const checked = checkCompiled(document, "part", compiled.part, () => compiled.schemas().part);
  const { shard, workflow, binding, failure, deeper, ...rest } = checked as WrittenPart;
  return withoutUndefined({ shard, workflow, binding, failure, deeper, run: readRun(rest) });
}

/** Returns the run of a part, under the names that the program uses. */
function readRun(
  written: Omit<WrittenPart, "shard" | "workflow" | "binding" | "failure" | "deeper">,
): Run {
  const { environment, unstable, retries, corrected, corpus, log } = written;
  const timing = toLongNames(written.timing, TIMING_NAMES) as Timing;
  const cases = written.cases.map(readCase);
  const run = withoutUndefined({
    cases,
    timing,
    environment,
    unstable,
    retries,
    corrected,
    corpus,
    log,
  });
  return run satisfies Exactly<AskedRun, keyof typeof run>;
}

/** Returns a case of a part, under the names that the program uses. */
function readCase(written: PartCase): CaseRun {
  const { id: caseId, first_ms: firstMs, samples_ms: samplesMs } = written;
  const caseRun = {
    case_id: caseId,
    outcome: readOutcome(written.outcome),
    first_ms: firstMs,
    samples_ms: samplesMs,
    ...readStageSamples(written),
  };
  return caseRun satisfies Exactly<AskedCaseRun, keyof typeof caseRun>;
}

/** Returns the times of a case's stages as a map; nothing if none were measured. */
function readStageSamples({ spans_ms: spans }: PartCase): { readonly spans_ms?: StageSamples } {
  return spans === undefined ? {} : { spans_ms: new Map(Object.entries(spans)) };
}

/** Returns the error of a query as it is, or its answer under the names that the program uses. */
function readOutcome(written: PartCase["outcome"]): CaseRun["outcome"] {
  if (written.kind === "error") {
    return written;
  }
  const { hits, ...answer } = written;
  return { hits: readHits(hits), ...(toLongNames(answer, ANSWER_NAMES) as Omit<Answer, "hits">) };
}

/** Returns the hits; one whose document stands above already is a `repeat`. */
function readHits(written: readonly ShortNamed[]): readonly Hit[] {
  const seen = new Set<string>();
  return written.map((each) => {
    const hit = toLongNames(each, HIT_NAMES) as Omit<Hit, "repeat">;
    const repeat = seen.has(hit.doc_id);
    seen.add(hit.doc_id);
    return { repeat, ...hit };
  });
}

/**
 * Returns the members under the names that the program uses. `names` has short names by long ones; others don't pass the
 * schema.
 */
function toLongNames(value: ShortNamed, names: Readonly<Record<string, string>>): object {
  const entries = Object.entries(names).filter(([, name]) => value[name] !== undefined);
  return Object.fromEntries(entries.map(([key, name]) => [key, value[name]]));
}

// The judge's cache: JSON Lines of verdicts, each under the SHA-256 of what was asked.

/**
 * Returns the stored verdicts by key; empty if there is no such file. Throws invalid_verdicts with every line that is
 * wrong, and as readText.
 */
export function loadVerdicts(root: Root, file: string): ReadonlyMap<string, StoredVerdict> {
  const text = readCacheText(root, file);
  const verdicts = new Map<string, StoredVerdict>();
  const lines = new Map<string, number>();
  const problems: Problem[] = [];
  readJsonObjects({ file, text }, problems, (value, line) => {
    const verdict = checkLine(file, value, line, problems);
    if (verdict === null) {
      return;
    }
    const earlier = verdicts.get(verdict.key);
    // Two merged branches may both have asked. Equal answers are no problem.
    if (earlier !== undefined && !sameCanonical(earlier, verdict)) {
      const message = `key ${verdict.key} has another verdict on line ${lines.get(verdict.key)}; remove one of the two`;
      problems.push({ file, line, message });
    }
    verdicts.set(verdict.key, verdict);
    lines.set(verdict.key, line);
  });
  if (problems.length > 0) {
    throw invalidFile("invalid_verdicts", "judge.cache", file, problems);
  }
  return verdicts;
}

/** Returns the text of the judge's cache; empty if there is no such file. */
function readCacheText(root: Root, file: string): string {
  try {
    return readText(root, file, "judge.cache").text;
  } catch (error) {
    if (error instanceof GateError && error.code === "file_not_found") {
      return "";
    }
    throw error;
  }
}

/** Returns the verdict of a line; null if the schema refuses it, which is added to `problems`. */
function checkLine(
  file: string,
  value: unknown,
  line: number,
  problems: Problem[],
): StoredVerdict | null {
  try {
    return checkSchema(
      { file, value, digest: "", lineOf: () => line },
      "verdicts",
    ) as StoredVerdict;
  } catch (error) {
    if (!(error instanceof GateError)) {
      throw error;
    }
    problems.push(...error.problems);
    return null;
  }
}

/**
 * Returns a line for each verdict, sorted by key: equal verdicts are equal bytes, and two branches rarely change the
 * same place.
 */
export function formatVerdictLines(verdicts: Iterable<StoredVerdict>): string {
  return [...verdicts]
    .toSorted((a, b) => compareCodePoints(a.key, b.key))
    .map((each) => `${compactCanonical(each)}\n`)
    .join("");
}
