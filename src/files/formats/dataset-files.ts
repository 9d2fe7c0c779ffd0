/** The files of one dataset: looked for where the format puts them, plain or gzip, each digested as read. */
import { sha256 } from "../../system/digest.ts";
import { show } from "../../system/json.ts";
import { insideRoot, type Root } from "../../system/root.ts";
import { gunzipSync } from "node:zlib";
import { GateError } from "../../errors.ts";
import type { Notice } from "../../model/notice.ts";
import type { Problem } from "../../model/problem.ts";
import type { Suite } from "../../model/suite.ts";
import { encodingProblem } from "../../trec/text.ts";
import { JSON_LIMIT, readBytes } from "../read.ts";
import { finishCase, makeSuite } from "../suite.ts";
import { invalid } from "../validate.ts";
import { readQueryLines } from "./beir.ts";
import { corpusNotices, finishCases } from "./dataset.ts";
import { type JudgedQueries, judgedCase, readJudgments } from "./judgments.ts";
import { linesOf } from "./lines.ts";
import type { DatasetCase } from "./registry.ts";
import { readTopics } from "./trec.ts";
import { refuseHeader } from "./tsv.ts";

export interface DatasetBytes {
  /** Relative to the root. */
  readonly file: string;
  /** As on disk. */
  readonly bytes: Buffer;
}

export interface DatasetText {
  readonly file: string;
  /** Decompressed; without a byte order mark. */
  readonly text: string;
}

export class DatasetFiles {
  readonly root: Root;
  readonly #digests = new Map<string, string>();

  constructor(root: Root) {
    this.root = root;
  }

  /** SHA-256 of each file that was read, by path. */
  get digests(): ReadonlyMap<string, string> {
    return this.#digests;
  }

  /**
   * The first of `places` that exists, with or without `.gz`. `hint` says what to do where none does.
   * @throws GateError `file_not_found` naming every place, `file_unreadable`, `file_too_large`, `outside_root`
   */
  bytes(places: readonly string[], what: string, hint: string): DatasetBytes {
    for (const place of places) {
      for (const file of /\.gz$/i.test(place) ? [place] : [place, `${place}.gz`]) {
        const bytes = this.#tryRead(file, what);
        if (bytes !== null) return { file, bytes };
      }
    }
    const where = places.length === 1 ? `there is no ${places[0]}` : `none of ${places.join(", ")} exists`;
    throw new GateError("file_not_found", `the dataset's ${what}: ${where}`, { hint });
  }

  text(places: readonly string[], what: string, hint: string): DatasetText {
    const { file, bytes } = this.bytes(places, what, hint);
    return { file, text: decodeText(file, bytes, what) };
  }

  #tryRead(file: string, what: string): Buffer | null {
    try {
      const bytes = readBytes(this.root, file, what, JSON_LIMIT);
      this.#digests.set(file, sha256(bytes));
      return bytes;
    } catch (error) {
      if (error instanceof GateError && (error.code === "file_not_found" || isFolder(error.cause)))
        return null;
      throw error;
    }
  }
}

function isFolder(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "EISDIR";
}

/** @throws GateError `invalid_file` where it is not UTF-8, `file_unreadable` where it is broken gzip. */
export function decodeText(file: string, bytes: Buffer, what: string): string {
  const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? decompress(file, bytes, what) : bytes;
  const problem = encodingProblem(plain, 0, plain.length);
  if (problem !== null) throw new GateError("invalid_file", `${what} ${file}: ${problem}`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(plain);
  } catch (cause) {
    throw new GateError("invalid_file", `${what} ${file} is not valid UTF-8`, {
      hint: "Save it as UTF-8.",
      cause,
    });
  }
}

function decompress(file: string, bytes: Buffer, what: string): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: JSON_LIMIT });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new GateError("file_unreadable", `${what} ${file} can't be decompressed: ${why}`, { cause });
  }
}

// `intents:` of a dataset: lines of a query's id, a tab and its intent.

/** One for every case (null: the format brings them), or by query id from a file. */
export type Intents =
  | { readonly file: null; readonly one: string | null }
  | { readonly file: string; readonly byId: ReadonlyMap<string, string> };

export const INTENT: RegExp = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;

/** Ids that the dataset does not have are no problem: one file may serve several splits. */
export function readIntents(files: DatasetFiles, place: string, problems: Problem[]): Intents {
  const { file, text } = files.text([place], "intents", "Check `dataset.intents`.");
  const byId = new Map<string, string>();
  for (const { line, text: row } of linesOf(text)) {
    const columns = row.split("\t").map((cell) => cell.trim());
    const [id = "", intent = ""] = columns;
    const earlier = byId.get(id);
    const report = (message: string): void => void problems.push({ file, line, message });
    if (columns.length !== 2 || id === "")
      report(`expected a query's id, a tab and its intent; got ${show(row)}`);
    else if (!INTENT.test(intent))
      report(`expected an intent of letters, digits, \`.\`, \`_\` and \`-\`; got ${show(intent)}`);
    else if (earlier !== undefined && earlier !== intent)
      report(`query ${show(id)} has intent ${show(earlier)} on an earlier line`);
    else byId.set(id, intent);
  }
  return { file, byId };
}

// Queries of one file, judgments of another.

/** By id, in the order of the file. */
export type Queries = ReadonlyMap<string, { readonly query: string; readonly line: number }>;

export interface QueryFile {
  readonly file: string;
  readonly queries: Queries;
}

const NOTHING: ReadonlyMap<string, number> = new Map();

/**
 * One case for each judged query, or for all of them: then one without judgments has nothing to find, and scores 0. A
 * judgment of a query that has no text is a problem, since such a query can't be asked.
 */
export function joinJudgments(
  { file, queries }: QueryFile,
  judged: JudgedQueries,
  which: "judged" | "all",
  problems: Problem[],
): { readonly cases: readonly DatasetCase[]; readonly notices: readonly Notice[] } {
  for (const queryId of judged.queries.keys()) {
    if (queries.has(queryId)) continue;
    const message = `query ${JSON.stringify(queryId)} is judged, but ${file} has no such query`;
    problems.push({ file: judged.file, line: judged.lineOf(queryId), message });
  }
  const chosen = [...queries].filter(([id]) => which === "all" || judged.queries.has(id));
  const left = queries.size - chosen.length;
  return {
    cases: chosen.map(([id, { query, line }]) => ({
      id,
      query,
      place: { file, line },
      intent: null,
      ...judgedCase(judged.queries.get(id) ?? NOTHING),
    })),
    notices: left === 0 ? [] : [{ code: "unjudged_queries", count: left }],
  };
}

/** Adds a query, or the problem that its id is taken. */
export function addQuery(
  queries: Map<string, { readonly query: string; readonly line: number }>,
  file: string,
  id: string,
  query: string,
  line: number,
  problems: Problem[],
): void {
  const earlier = queries.get(id);
  if (earlier === undefined) queries.set(id, { query, line });
  else
    problems.push({ file, line, message: `query id ${JSON.stringify(id)} is taken by line ${earlier.line}` });
}

// Queries and judgments named one by one, without a suite file: what `compare` is given.

/** All relative to the root. */
export interface PairedFiles {
  readonly queries: string;
  readonly judgments: string;
  readonly corpus: string | null;
}

export interface LoadedPair {
  readonly suite: Suite;
  /** SHA-256 of the files as read. */
  readonly queries: string;
  readonly judgments: string;
}

/** Every query is a case, as in `tsv`. Queries are two columns, topics, or BEIR's lines where the name ends in .jsonl. */
export async function loadPair(root: Root, { queries, judgments, corpus }: PairedFiles): Promise<LoadedPair> {
  const files = new DatasetFiles(root);
  const problems: Problem[] = [];
  const judged = await readJudgments(
    files,
    [insideRoot(root, ".", judgments, "--truth")],
    "Check the path.",
    problems,
    "decimals",
  );
  const text = files.text([insideRoot(root, ".", queries, "--queries")], "queries", "Check the path.");
  const read = /\.jsonl(?:\.gz)?$/i.test(text.file)
    ? readQueryLines(text, problems)
    : readTopics(text, problems);
  refuseHeader(read, judged.queries, problems);
  const joined = joinJudgments(read, judged, "all", problems);
  const cases = finishCases(joined.cases, { file: null, one: "all" }, problems);
  if (problems.length > 0) throw invalid("invalid_suite", "queries", queries, problems);
  const notices = [...joined.notices, ...(await corpusNotices(root, corpus, null, cases))];
  const suite = makeSuite("compare", "1", cases.map(finishCase), [...files.digests.keys()], false, notices);
  return { suite, queries: files.digests.get(text.file)!, judgments: files.digests.get(judged.file)! };
}
