/**
 * Reads part.json, which a shard wrote, and the cache of the judge's verdicts. Others may have
 * changed both files, so each is checked against its schema.
 */
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

/** Members have the names of the file, such as those in HIT_NAMES. */
type FileMembers = Readonly<Record<string, unknown>>;

/** The members of `run` stand at the top level. */
interface WrittenPart
  extends
    Omit<Part, "run">,
    Pick<Run, "environment" | "unstable" | "retries" | "corrected" | "corpus" | "log"> {
  readonly timing: FileMembers;
  readonly cases: readonly PartCase[];
}
/** CaseRun (model/run.ts) explains the members. */
interface PartCase {
  readonly id: string;
  readonly first_ms: number | null;
  readonly samples_ms: readonly number[];
  readonly spans_ms?: Readonly<Record<string, readonly number[]>>;
  readonly outcome:
    | (FileMembers & { readonly kind: "answer"; readonly hits: readonly FileMembers[] })
    | QueryError;
}

/**
 * `file` is relative to the root. Throws `newer_version`, `invalid_part` with every problem, or as
 * readText.
 */
export async function loadPart(root: Root, file: string): Promise<Part> {
  const document = await parseDocument(readText(root, file, "part"), "invalid_part");
  refuseNewer(document, "schema_version");
  // Only the commands that merge parts need this validator.
  const { default: compiled } = await import("./part-validator.generated.cjs");
  const checked = checkCompiled(document, "part", compiled.part, () => compiled.schemas().part);
  const { shard, workflow, binding, failure, deeper, ...runMembers } = checked as WrittenPart;
  return withoutUndefined({ shard, workflow, binding, failure, deeper, run: readRun(runMembers) });
}

/** Does not compile if Run gets a member that is not handled here. */
function readRun(
  written: Omit<WrittenPart, "shard" | "workflow" | "binding" | "failure" | "deeper">,
): Run {
  const { environment, unstable, retries, corrected, corpus, log } = written;
  const timing = readMembers(written.timing, TIMING_NAMES) as Timing;
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

/** Does not compile if CaseRun gets a member that is not handled here. */
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

function readStageSamples({ spans_ms: spans }: PartCase): { readonly spans_ms?: StageSamples } {
  return spans === undefined ? {} : { spans_ms: new Map(Object.entries(spans)) };
}

function readOutcome(written: PartCase["outcome"]): CaseRun["outcome"] {
  if (written.kind === "error") {
    return written;
  }
  const { hits, ...answer } = written;
  return { hits: readHits(hits), ...(readMembers(answer, ANSWER_NAMES) as Omit<Answer, "hits">) };
}

/** `repeat`, which the file leaves out, is true for a document that an earlier hit has. */
function readHits(written: readonly FileMembers[]): readonly Hit[] {
  const seenDocuments = new Set<string>();
  return written.map((writtenHit) => {
    const hit = readMembers(writtenHit, HIT_NAMES) as Omit<Hit, "repeat">;
    const repeat = seenDocuments.has(hit.doc_id);
    seenDocuments.add(hit.doc_id);
    return { repeat, ...hit };
  });
}

/** `fileNames` has each member's name in the file. The schema refuses other members. */
function readMembers(value: FileMembers, fileNames: Readonly<Record<string, string>>): object {
  const members: Record<string, unknown> = {};
  for (const [name, fileName] of Object.entries(fileNames)) {
    if (value[fileName] !== undefined) {
      members[name] = value[fileName];
    }
  }
  return members;
}

// The judge's cache: JSON Lines of verdicts. The key of each is the SHA-256 of what the judge was
// asked.

/**
 * Two lines with the same key and different verdicts are a problem. Throws `invalid_verdicts` with
 * every line that is wrong, and as readText.
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
    if (error instanceof GateError && error.code === "file_not_found") {
      return "";
    }
    throw error;
  }
}

/** Null if the schema refuses the line. Then its problems are added to `problems`. */
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
 * Sorted by key: equal verdicts give equal bytes, and two branches that add verdicts rarely change
 * the same place.
 */
export function formatVerdictLines(verdicts: Iterable<StoredVerdict>): string {
  return [...verdicts]
    .toSorted((a, b) => compareCodePoints(a.key, b.key))
    .map((each) => `${compactCanonical(each)}\n`)
    .join("");
}
