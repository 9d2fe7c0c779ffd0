/** The baseline file. Missing, unreadable, another suite's and a newer program's baseline are different outcomes. */
import type { Root } from "../system/root.ts";
import { GateError, newerVersion } from "../errors.ts";
import { isObject, present } from "../system/json.ts";
import { BASELINE_VERSION, type Baseline, type BaselineCase } from "../model/baseline.ts";
import { keptRanks } from "../model/scores.ts";
import { type Case, type Suite, sameCase } from "../model/suite.ts";
import { readPrices } from "./gate-config.ts";
import { wrongRows, type Summaries, summariesOf, wrongSummaries } from "./baseline-sums.ts";
import {
  type BaselineFile,
  type BaselineHead,
  type ReadRows,
  type BaselineRow,
  type WrittenRow,
  type RowSamples,
  type Wrong,
  readRows,
  rowReader,
  timedRow,
} from "./baseline-rows.ts";
import { parseDocument } from "./document.ts";
import { type Document, type FileText, readText } from "./read.ts";
import { checkSchema, invalid, isSound } from "./validate.ts";
import { randomUUID } from "node:crypto";
import { scanJson } from "./json-scan.ts";

interface LoadedBaseline {
  readonly baseline: Baseline;
  /** SHA-256 of the file's bytes, as they are. */
  readonly digest: string;
}

/** The suite's cases by id; what they have in common with their rows is kept once. */
type CasesById = ReadonlyMap<string, Case>;

/**
 * Null where the file does not exist. Throws invalid_baseline, newer_version or file_unreadable for one that can't be used.
 * With a `suite`, rows are also checked against the targets of their cases.
 */
export async function loadBaseline(
  root: Root,
  file: string,
  suite?: Pick<Suite, "cases">,
): Promise<LoadedBaseline | null> {
  const held: CasesById = new Map(suite?.cases.map((each) => [each.id, each]));
  try {
    const source = readText(root, file, "baseline");
    const quick = /\.json$/i.test(file) ? readPieces(source) : null;
    if (quick !== null) {
      const summaries = summariesOf(quick);
      if (wrongFigures(quick, summaries, held).length === 0)
        return { baseline: readBaseline(quick, summaries, held), digest: source.digest };
    }
    const document = await parseDocument(source, "invalid_baseline");
    return { baseline: readDocument(document, held), digest: document.digest };
  } catch (error) {
    if (error instanceof GateError && error.code === "file_not_found") return null;
    throw error;
  }
}

function readDocument(document: Document, held: CasesById): Baseline {
  refuseNewer(document);
  const file = checkSchema(document, "baseline") as BaselineFile;
  const stray: Wrong[] = [];
  const read = { head: file, rows: readRows(file, stray) };
  const summaries = summariesOf(read);
  const wrong = [...stray, ...wrongFigures(read, summaries, held)].map((each) => {
    return { ...each, file: document.file, line: document.lineOf(each.pointer) };
  });
  if (wrong.length > 0) {
    const { message, problems } = invalid("invalid_baseline", "baseline", document.file, wrong);
    const hint = "Baselines are not edited by hand: record it again, or copy baseline.json of a report.";
    throw new GateError("invalid_baseline", message, { problems, hint });
  }
  return readBaseline(read, summaries, held);
}

/** What a newer program wrote is not ours to judge, and must not be recorded over. */
function refuseNewer({ file, value }: Document): void {
  if (!isObject(value)) return;
  const { version, tool } = value;
  const isVersion = typeof version === "number" || typeof version === "string";
  if (!isVersion || version === BASELINE_VERSION) return;
  throw newerVersion(file, tool);
}

function wrongFigures(read: ReadRows, summaries: Summaries, held: CasesById): readonly Wrong[] {
  const recorded = (id: string, { digests }: BaselineRow): Case | undefined => {
    const own = held.get(id);
    return own?.digests.targets === digests.targets ? own : undefined;
  };
  return [...missingPlan(read.head), ...wrongSummaries(read, summaries), ...wrongRows(read, recorded)];
}

/** Without its plan a baseline with times would gate none of them. */
function missingPlan({ timing, plan }: BaselineHead): readonly Wrong[] {
  if (timing.source === "off" || plan !== undefined) {
    return [];
  }
  return [{ pointer: "/plan", message: "missing; a baseline with times says how often each case is timed" }];
}

/** Characters; a smaller file is quick to read as any other. */
const LARGE = 4_000_000;

/** Null for a file that is small, wrong, or not as the gate writes it. */
export function readPieces({ text }: Pick<FileText, "text">): ReadRows | null {
  const pieces = text.length < LARGE ? null : inPieces(text);
  if (pieces === null) return null;
  const { rest } = pieces;
  const rows = new Map<string, BaselineRow>();
  const wrong: Wrong[] = [];
  let sound: unknown = {};
  // Made with the first piece, which shows that the rest is sound.
  let read: ReturnType<typeof rowReader> | undefined;
  try {
    for (const piece of pieces.cases) {
      sound = piece;
      if (!isSound({ ...rest, cases: piece, samples: {} }, "baseline")) return null;
      read ??= rowReader(rest as unknown as BaselineHead, wrong);
      for (const [id, row] of Object.entries(piece as Record<string, WrittenRow>)) {
        rows.set(id, timedRow(read(id, row), undefined));
      }
    }
    for (const piece of pieces.samples) {
      if (!isSound({ ...rest, cases: sound, samples: piece }, "baseline")) return null;
      for (const [id, own] of Object.entries(piece as Record<string, RowSamples>)) {
        const row = rows.get(id);
        if (row === undefined) return null;
        rows.set(id, timedRow(row, own));
      }
    }
  } catch {
    // The usual way comes to the same error, and says what is wrong.
    return null;
  }
  // Sound with any of the pieces, so whole.
  return wrong.length > 0 ? null : { head: rest as unknown as BaselineHead, rows };
}

function readBaseline({ head, rows }: ReadRows, { means, latency }: Summaries, held: CasesById): Baseline {
  const { suite, k, retriever, judge, tool, environment, timing, plan, prices, files, run_count } = head;
  const { kind, fingerprint, corpus_digest, params } = retriever;
  return present({
    suite,
    definition: head.definition,
    k,
    retriever: present({ kind, fingerprint, corpus_digest, params }),
    judge,
    tool,
    environment,
    timing,
    plan: plan && { ...plan, repeats: mapOf(plan.repeats) },
    recordings: head.recordings,
    means,
    latency,
    cases: new Map(
      [...rows].map(([id, row]) => [held.get(id)?.id ?? id, readCase(row, run_count ?? 1, held.get(id))]),
    ),
    prices: prices && readPrices(prices),
    files: files && mapOf(files),
    run_count,
  });
}

function readCase(row: BaselineRow, runs: number, held: Case | undefined): BaselineCase {
  const { digests, intent, metrics, ranks, results, found_in: found, drift } = row;
  return {
    digests: held !== undefined && sameCase(digests, held.digests) ? held.digests : digests,
    intent: intent === held?.intent ? held.intent : intent,
    metrics,
    ranks: keptRanks(ranks),
    results,
    ...(found === undefined ? {} : { found: { in: found, of: runs } }),
    ...(drift === undefined ? {} : { drift }),
    latency_ms: row.latency_ms,
    ...(row.spans_ms === undefined ? {} : { spans_ms: mapOf(row.spans_ms) }),
  };
}

function mapOf<T>(record: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(record));
}

/** Members that a piece has at least, but for the last. */
const PIECE = 500;

/** Members of one of the file's two long objects, and where they are to go. */
interface Pieces {
  /** The file without them. */
  readonly rest: Readonly<Record<string, unknown>>;
  readonly cases: Iterable<Readonly<Record<string, unknown>>>;
  readonly samples: Iterable<Readonly<Record<string, unknown>>>;
}

/** Null for another form. `cases` and `samples` throw SyntaxError where the form breaks later. */
export function inPieces(text: string): Pieces | null {
  const cases = blockOf(text, "cases");
  if (cases === null) return null;
  const samples = blockOf(text, "samples");
  // Where each was cut out stands a mark that no text can have: it tells whether the file's own was cut.
  const mark = randomUUID();
  const without = [cases, ...(samples === null ? [] : [samples])]
    .toSorted((a, b) => b.from - a.from)
    .reduce((left, { from, to }) => `${left.slice(0, from)}"${mark}":0${left.slice(to)}`, text);
  const isCut = (value: unknown): boolean => isObject(value) && Object.hasOwn(value, mark);
  try {
    const rest: unknown = JSON.parse(without);
    if (!isObject(rest) || scanJson(without, "").problems.length > 0) return null;
    if (!isCut(rest["cases"]) || isCut(rest["samples"]) !== (samples !== null)) return null;
    if (samples === null && rest["samples"] !== undefined) return null;
    return {
      rest: { ...rest, cases: {}, ...(samples === null ? {} : { samples: {} }) },
      cases: membersIn(text, cases),
      samples: samples === null ? [] : membersIn(text, samples),
    };
  } catch {
    return null;
  }
}

/** From behind the opening brace to before the closing one. */
interface TextBlock {
  readonly from: number;
  readonly to: number;
}

function blockOf(text: string, key: string): TextBlock | null {
  const open = `\n  "${key}": {\n`;
  const at = text.indexOf(open);
  if (at === -1 || at !== text.lastIndexOf(open)) return null;
  const from = at + open.length - 1;
  // Without an end, what is left of the text is no JSON.
  return { from, to: text.indexOf("\n  }", from) };
}

const START = '\n    "';

function* membersIn(text: string, { from, to }: TextBlock): Iterable<Readonly<Record<string, unknown>>> {
  const known = new Set<string>();
  const block = text.slice(from, to);
  for (let start = 0; start < block.length;) {
    let end = start;
    for (let count = 0; count < PIECE && end !== -1; count++) end = block.indexOf(START, end + START.length);
    if (end === -1) end = block.length;
    const piece = `{${block.slice(start, end).replace(/,$/, "")}\n}`;
    const value: unknown = JSON.parse(piece);
    if (!isObject(value) || scanJson(piece, "").problems.length > 0) throw new SyntaxError("no members");
    for (const id of Object.keys(value)) {
      if (known.has(id)) throw new SyntaxError(`${id} twice`);
      known.add(id);
    }
    yield value;
    start = end;
  }
}
