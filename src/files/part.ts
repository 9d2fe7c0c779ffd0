/** part.json, which a shard wrote and anybody may have put there since: checked whole, then read. */
import {
  ANSWER_NAMES,
  type AskedCaseRun,
  type AskedRun,
  HIT_NAMES,
  type Exactly,
  type Part,
  TIMING_NAMES,
} from "../model/part.ts";
import type { Answer, CaseRun, Hit, QueryError, Run, StageSamples, Timing } from "../model/run.ts";
import { parseDocument } from "./document.ts";
import { type Root, readText } from "./read.ts";
import * as compiled from "./part-validator.generated.cjs";
import { checkCompiled } from "./validate.ts";

type Renamed = Readonly<Record<string, unknown>>;

interface Written extends Omit<Part, "run">, Pick<Run, "environment" | "unstable" | "retries" | "log"> {
  readonly timing: Renamed;
  readonly cases: readonly WrittenCase[];
}
interface WrittenCase {
  readonly id: string;
  readonly first_ms: number | null;
  readonly samples_ms: readonly number[];
  readonly spans_ms?: Readonly<Record<string, readonly number[]>>;
  readonly outcome: (Renamed & { readonly kind: "answer"; readonly hits: readonly Renamed[] }) | QueryError;
}

/** `file` is relative to the root. Throws `invalid_part`, or what reading any file may throw. */
export async function loadPart(root: Root, file: string): Promise<Part> {
  const document = await parseDocument(readText(root, file, "part"), "invalid_part");
  const checked = checkCompiled(document, "part", compiled.part, () => compiled.schemas().part);
  const { shard, workflow, binding, failure, ...rest } = checked as Written;
  return { shard, workflow, binding, failure, run: readRun(rest) };
}

function readRun(written: Omit<Written, "shard" | "workflow" | "binding" | "failure">): Run {
  const { environment, unstable, retries, log } = written;
  const timing = named(written.timing, TIMING_NAMES) as Timing;
  const run = { cases: written.cases.map(readCase), timing, environment, unstable, retries, log };
  return run satisfies Exactly<AskedRun, keyof typeof run>;
}

function readCase(written: WrittenCase): CaseRun {
  const { id: caseId, first_ms: firstMs, samples_ms: samplesMs } = written;
  const each = { caseId, outcome: readOutcome(written.outcome), firstMs, samplesMs, ...stages(written) };
  return each satisfies Exactly<AskedCaseRun, keyof typeof each>;
}

function stages({ spans_ms: spans }: WrittenCase): { readonly spansMs?: StageSamples } {
  return spans === undefined ? {} : { spansMs: new Map(Object.entries(spans)) };
}

function readOutcome(written: WrittenCase["outcome"]): CaseRun["outcome"] {
  if (written.kind === "error") return written;
  const { hits, ...answer } = written;
  return { ...(named(answer, ANSWER_NAMES) as Omit<Answer, "hits">), hits: readHits(hits) };
}

function readHits(written: readonly Renamed[]): readonly Hit[] {
  const seen = new Set<string>();
  return written.map((each) => {
    const hit = named(each, HIT_NAMES) as Omit<Hit, "repeat">;
    const repeat = seen.has(hit.docId);
    seen.add(hit.docId);
    return { ...hit, repeat };
  });
}

/** Back to the names that the program uses; the schema has let no others in. */
function named(value: Renamed, names: Readonly<Record<string, string>>): object {
  const entries = Object.entries(names).filter(([, name]) => value[name] !== undefined);
  return Object.fromEntries(entries.map(([key, name]) => [key, value[name]]));
}
