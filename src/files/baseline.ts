/** The baseline file. Missing, unreadable and another suite's baseline are three different outcomes. */
import type { Root } from "../system/root.ts";
import type { Problem } from "../model/problem.ts";
import { GateError } from "../errors.ts";
import { nameAt } from "../metrics/registry.ts";
import { FigureKinds, FigureNames, type Figures, figuresOf } from "../model/figures.ts";
import type { JudgeFingerprint } from "../model/answers.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import type { Definition } from "../model/config.ts";
import type { Environment, Timing } from "../model/run.ts";
import { type Buckets, type LatencySummary, type Value, keptRanks } from "../model/scores.ts";
import type { Case, Suite } from "../model/suite.ts";
import { parseDocument } from "./document.ts";
import { type WrittenPrices, readPrices } from "./answers-config.ts";
import type { SamplingPlan } from "../model/sampling.ts";
import { inPieces } from "./baseline-pieces.ts";
import { type FileText, readText } from "./read.ts";
import { type WrittenBuckets, type WrittenLatency, wrongSummaries } from "./baseline-sums.ts";
import { escapePointer } from "./keys.ts";
import { checkSchema, invalid, isSound } from "./validate.ts";

interface WrittenBaseline {
  readonly suite: Baseline["suite"];
  readonly definition: Omit<Definition, "gain"> & Partial<Pick<Definition, "gain">>;
  readonly k: number;
  readonly retriever: {
    readonly kind: string;
    readonly fingerprint: string;
    readonly corpus_digest: string | null;
    readonly params?: unknown;
  };
  readonly judge?: JudgeFingerprint;
  readonly tool: string;
  readonly environment: Environment;
  readonly timing: Pick<Timing, "source" | "repeats">;
  readonly plan?: Omit<SamplingPlan, "repeats"> & { readonly repeats: Readonly<Record<string, number>> };
  readonly anchor?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly metrics: WrittenBuckets<Readonly<Record<string, Value>>>;
  readonly latency: WrittenBuckets<WrittenLatency>;
  readonly cases: ReadonlyMap<string, Row>;
  readonly prices?: WrittenPrices;
  readonly files?: Readonly<Record<string, string>>;
  readonly runs?: readonly WrittenBuckets<Readonly<Record<string, Value>>>[];
}
interface BaselineRow {
  readonly found_in?: number;
  readonly variances?: Readonly<Record<string, number>>;
  readonly digest: string;
  readonly intent: string;
  readonly metrics: Readonly<Record<string, Value>>;
  readonly ranks: readonly (number | null)[];
  readonly results: readonly string[];
}
interface Samples {
  readonly latency_ms: readonly number[];
  readonly spans_ms?: Readonly<Record<string, readonly number[]>>;
}
/** A case with its samples, and its figures in few bytes. */
type Row = Omit<BaselineRow, "metrics"> & { readonly metrics: Figures } & Samples;
/** As the file has it: samples last, or, in older files, within the cases. */
interface FileOfBaseline extends Omit<WrittenBaseline, "cases"> {
  readonly cases: Readonly<Record<string, BaselineRow & Partial<Samples>>>;
  readonly samples?: Readonly<Record<string, Samples>>;
}

export interface LoadedBaseline {
  readonly baseline: Baseline;
  readonly digest: string;
}

/**
 * Null where the file does not exist. Throws invalid_baseline or file_unreadable for one that can't be used. `suite` is
 * held beside it: what it has in common with its rows is kept once.
 */
export async function loadBaseline(
  root: Root,
  file: string,
  suite?: Pick<Suite, "cases">,
): Promise<LoadedBaseline | null> {
  const held = new Map(suite?.cases.map((each) => [each.id, each]));
  try {
    const source = readText(root, file, "baseline");
    const quick = /\.json$/i.test(file) ? readPieces(source) : null;
    if (quick !== null && wrongSummaries(quick).length === 0)
      return { baseline: readBaseline(quick, held), digest: source.digest };
    const document = await parseDocument(source, "invalid_baseline");
    if (isCruxe(document.value)) {
      const { readCruxeBaseline } = await import("./formats/cruxe-policy.ts");
      return { baseline: readCruxeBaseline(document), digest: document.digest };
    }
    const { written, stray } = joined(checkSchema(document, "baseline") as FileOfBaseline);
    const wrong = [...stray, ...wrongSummaries(written)].map((each) => {
      return { ...each, file: document.file, line: document.lineOf(each.pointer) };
    });
    if (wrong.length > 0) {
      const { message, problems } = invalid("invalid_baseline", "baseline", document.file, wrong);
      const hint = "Baselines are not edited by hand: record it again, or copy baseline.json of a report.";
      throw new GateError("invalid_baseline", message, { problems, hint });
    }
    return { baseline: readBaseline(written, held), digest: document.digest };
  } catch (error) {
    if (error instanceof GateError && error.code === "file_not_found") return null;
    throw error;
  }
}

/** Characters; a smaller file is quick to read as any other. */
const LARGE = 4_000_000;

/** Null for a file that is small, wrong, or not as the gate writes it. */
export function readPieces({ text }: Pick<FileText, "text">): WrittenBaseline | null {
  const pieces = text.length < LARGE ? null : inPieces(text);
  if (pieces === null) return null;
  const { rest } = pieces;
  const kinds = new FigureKinds();
  const cases = new Map<string, Row>();
  let sound: unknown = {};
  try {
    for (const piece of pieces.cases) {
      sound = piece;
      if (!isSound({ ...rest, cases: piece, samples: {} }, "baseline")) return null;
      for (const [id, row] of Object.entries(piece as FileOfBaseline["cases"])) {
        if (row.latency_ms !== undefined || row.spans_ms !== undefined) return null;
        cases.set(id, { latency_ms: [], ...row, metrics: figuresOf(row.metrics, kinds) });
      }
    }
    for (const piece of pieces.samples) {
      if (!isSound({ ...rest, cases: sound, samples: piece }, "baseline")) return null;
      for (const [id, own] of Object.entries(piece as NonNullable<FileOfBaseline["samples"]>)) {
        const row = cases.get(id);
        if (row === undefined) return null;
        cases.set(id, { ...row, ...own });
      }
    }
  } catch {
    // The usual way comes to the same error, and says what is wrong.
    return null;
  }
  // Sound with any of the pieces, so whole.
  return { ...(rest as unknown as Omit<FileOfBaseline, "cases">), cases };
}

/** The samples beside their cases. Those of no case, or of one that has its own, are wrong. */
function joined({ cases, samples = {}, ...rest }: FileOfBaseline): {
  readonly written: WrittenBaseline;
  readonly stray: readonly Required<Pick<Problem, "pointer" | "message">>[];
} {
  const stray = Object.keys(samples).flatMap((id) => {
    const row = Object.hasOwn(cases, id) ? cases[id] : undefined;
    const pointer = `/samples/${escapePointer(id)}`;
    if (row === undefined) return [{ pointer, message: "samples of a case that the baseline does not have" }];
    if (row.latency_ms === undefined && row.spans_ms === undefined) return [];
    return [{ pointer, message: "the case has samples of its own, too" }];
  });
  const kinds = new FigureKinds();
  const rows = Object.entries(cases).map(([id, row]) => {
    const own = Object.hasOwn(samples, id) ? samples[id] : undefined;
    return [id, { latency_ms: [], ...row, ...own, metrics: figuresOf(row.metrics, kinds) }] as const;
  });
  return { written: { ...rest, cases: new Map(rows) }, stray };
}

/** Ours have a number there. */
function isCruxe(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    "version" in value &&
    value.version === "retrieval-eval-baseline-v1"
  );
}

function readBaseline(written: WrittenBaseline, held: ReadonlyMap<string, Case>): Baseline {
  const metricsOf = (record: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
    new Map(Object.entries(record).map(([name, value]) => [nameAt(name, written.k), value]));
  const renamed = new Map<FigureNames, FigureNames>();
  const rename = (names: FigureNames): FigureNames => {
    // Where two names are of one metric, the later holds.
    const known = renamed.get(names) ?? new FigureNames(names.list.map((name) => nameAt(name, written.k)));
    renamed.set(names, known);
    return known;
  };
  return {
    suite: written.suite,
    // Linear gain is the default of configs only: a file that names none is read as it was meant.
    definition: { gain: "exponential", ...written.definition },
    ...(written.definition.gain === undefined ? { gain_unnamed: true } : {}),
    k: written.k,
    retriever: {
      kind: written.retriever.kind,
      fingerprint: written.retriever.fingerprint,
      corpus_digest: written.retriever.corpus_digest,
      ...(written.retriever.params === undefined ? {} : { params: written.retriever.params }),
    },
    ...(written.judge === undefined ? {} : { judge: written.judge }),
    tool: written.tool,
    environment: written.environment,
    timing: written.timing,
    ...(written.plan === undefined
      ? {}
      : { plan: { ...written.plan, repeats: mapOf(written.plan.repeats) } }),
    ...(written.anchor === undefined ? {} : { anchor: mapped(written.anchor, mapOf) }),
    means: bucketsOf(written.metrics, metricsOf),
    latency: bucketsOf(written.latency, readLatency),
    cases: new Map(
      [...written.cases].map(([id, each]) => {
        const own = held.get(id);
        return [own?.id ?? id, readCase(each, each.metrics.under(rename), written.runs?.length ?? 1, own)];
      }),
    ),
    ...(written.prices === undefined ? {} : { prices: readPrices(written.prices) }),
    ...(written.files === undefined ? {} : { files: mapOf(written.files) }),
    ...(written.runs === undefined ? {} : { runs: written.runs.map((run) => bucketsOf(run, metricsOf)) }),
  };
}

function bucketsOf<T, R>(
  { overall, by_intent: byIntent }: WrittenBuckets<T>,
  read: (bucket: T) => R,
): Buckets<R> {
  return { overall: read(overall), by_intent: mapped(byIntent, read) };
}

function readCase(written: Row, metrics: Figures, runs: number, held: Case | undefined): BaselineCase {
  return {
    digest: written.digest === held?.digest ? held.digest : written.digest,
    intent: written.intent === held?.intent ? held.intent : written.intent,
    metrics,
    ranks: keptRanks(written.ranks),
    results: written.results,
    ...(written.found_in === undefined ? {} : { found: { in: written.found_in, of: runs } }),
    ...(written.variances === undefined ? {} : { variances: mapOf(written.variances) }),
    latency_ms: written.latency_ms,
    ...(written.spans_ms === undefined ? {} : { spans_ms: mapOf(written.spans_ms) }),
  };
}

function readLatency({ spans, ...whole }: WrittenLatency): LatencySummary {
  return spans === undefined ? whole : { ...whole, spans: mapped(spans, readLatency) };
}

function mapped<T, R>(record: Readonly<Record<string, T>>, read: (each: T) => R): ReadonlyMap<string, R> {
  return new Map(Object.entries(record).map(([name, each]) => [name, read(each)]));
}

function mapOf<T>(record: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(record));
}
