/** `dataset:` of a suite file: the format reads the files, here its cases get intents and are cut and checked. */
import { FORBIDDEN_KEYS } from "../../system/json.ts";
import { insideRoot, type Root } from "../../system/root.ts";
import { GateError } from "../../errors.ts";
import { compareCodePoints } from "../../model/canonical-json.ts";
import type { Notice } from "../../model/notice.ts";
import type { Problem } from "../../model/problem.ts";
import { type CaseContent, targetLabel } from "../../model/suite.ts";
import { invalid } from "../validate.ts";
import { missingFromCorpus } from "./corpus.ts";
import { DatasetFiles } from "./dataset-files.ts";
import { FORMATS } from "./registry.ts";
import { type DatasetCase, FORMAT_KEYS, type Format, INTENT } from "./format.ts";
import { show } from "../../system/json.ts";
import { linesOf } from "./lines.ts";
import type { Document } from "../read.ts";
import path from "node:path";

/** As the schema has passed it. */
export interface WrittenDataset {
  readonly format: string;
  readonly path: string;
  readonly queries?: string;
  readonly qrels?: string;
  readonly corpus?: string;
  readonly documents?: string;
  readonly split?: string;
  readonly intent?: string;
  readonly intents?: string;
  readonly limit?: number;
}

export interface LoadedDataset {
  readonly cases: readonly CaseContent[];
  readonly notices: readonly Notice[];
  /** SHA-256 of each file read, by path relative to the root. */
  readonly digests: ReadonlyMap<string, string>;
  /** True where `limit` cut it. */
  readonly partial: boolean;
}

/**
 * Reads the dataset that a suite file names; paths are relative to that file. Throws `invalid_suite` with every problem
 * of the files, and as DatasetFiles and readQrels.
 */
export async function readDataset(
  root: Root,
  document: Document,
  written: WrittenDataset,
  revision: string,
): Promise<LoadedDataset> {
  const format = formatOf(document, written);
  const files = new DatasetFiles(root);
  const inside = (place: string | undefined, key: string): string | null =>
    place === undefined
      ? null
      : insideRoot(root, path.posix.dirname(document.file), place, `${document.file} (/dataset/${key})`);
  const read = await format.load();
  const source = {
    files,
    path: inside(written.path, "path")!,
    queries: inside(written.queries, "queries"),
    qrels: inside(written.qrels, "qrels"),
    documents: inside(written.documents, "documents"),
    split: written.split ?? null,
    revision,
  };
  const dataset = await read(source);
  const problems: Problem[] = [...dataset.problems];
  const intentFile = inside(written.intents, "intents");
  const intents: Intents =
    intentFile === null
      ? { file: null, one: written.intent ?? null }
      : readIntents(files, intentFile, problems);
  const cases = finishCases(dataset.cases, intents, problems).slice(0, written.limit);
  if (problems.length > 0) throw invalid("invalid_suite", "dataset", written.path, problems);
  if (cases.length === 0) throw noCases(document, written);
  const corpus = inside(written.corpus, "corpus");
  const limited: readonly Notice[] =
    written.limit === undefined ? [] : [{ code: "limit", cases: cases.length }];
  return {
    cases,
    notices: [...dataset.notices, ...limited, ...(await corpusNotices(root, corpus, dataset.corpus, cases))],
    digests: files.digests,
    partial: written.limit !== undefined,
  };
}

/** Throws `invalid_suite` for keys that the format does not understand. */
function formatOf(document: Document, written: WrittenDataset): Format {
  const problems: Problem[] = [];
  const report = (key: string, message: string): void => {
    const pointer = `/dataset/${key}`;
    problems.push({ file: document.file, pointer, line: document.lineOf(pointer), message });
  };
  const format = FORMATS.find((each) => each.name === written.format);
  if (format === undefined) throw new Error(`the schema names a format without a reader: ${written.format}`);
  for (const key of FORMAT_KEYS) {
    if (written[key] !== undefined && !format.keys.includes(key))
      report(key, `\`${key}\` means nothing to format ${format.name}; remove it`);
  }
  const named = (["intent", "intents"] as const).filter((key) => written[key] !== undefined);
  if (format.intents === true) {
    for (const key of named)
      report(key, `format ${format.name} brings the intents of its queries; remove \`${key}\``);
  } else if (named.length > 1 || (named.length === 0 && format.intents === false)) {
    report(
      named[1] ?? "format",
      "expected either `intent`, one for every case, or `intents`, a file of them",
    );
  }
  if (problems.length > 0) throw invalid("invalid_suite", "suite", document.file, problems);
  return format;
}

const LONGEST_ID = 500;
const LONGEST_QUERY = 100_000;

/** In id order; what is wrong with a case is added to the problems. */
export function finishCases(
  cases: readonly DatasetCase[],
  intents: Intents,
  problems: Problem[],
): readonly CaseContent[] {
  const sorted = cases.toSorted((a, b) => compareCodePoints(a.id, b.id));
  return sorted.flatMap((each) => finished(each, intents, problems));
}

function finished(each: DatasetCase, intents: Intents, problems: Problem[]): readonly CaseContent[] {
  const wrong: string[] = [];
  if (each.id.length > LONGEST_ID)
    wrong.push(`query id of ${each.id.length} characters, expected at most ${LONGEST_ID}`);
  if (FORBIDDEN_KEYS.has(each.id))
    wrong.push(`"${each.id}" can't be an id, because reports have ids as keys`);
  if (each.query.length > LONGEST_QUERY)
    wrong.push(`query of ${each.query.length} characters, expected at most ${LONGEST_QUERY}`);
  const intent = each.intent ?? (intents.file === null ? intents.one : (intents.byId.get(each.id) ?? null));
  if (intent === null) {
    const where =
      intents.file === null ? "; write `intent` beside it, or in `dataset`" : ` in ${intents.file}`;
    wrong.push(`query ${JSON.stringify(each.id)} has no intent${where}`);
  }
  problems.push(...wrong.map((message) => ({ ...each.place, message })));
  if (wrong.length > 0 || intent === null) return [];
  const byLabel = (a: DatasetCase["expected"][number], b: typeof a): number =>
    compareCodePoints(targetLabel(a), targetLabel(b));
  return [
    {
      ...each,
      intent,
      expected: each.expected.toSorted(byLabel),
      forbidden: each.forbidden.toSorted(byLabel),
      expect_empty: false,
      critical: false,
    },
  ];
}

function noCases(document: Document, written: WrittenDataset): GateError {
  const problem = {
    file: document.file,
    pointer: "/dataset",
    line: document.lineOf("/dataset"),
    message: `the ${written.format} dataset ${written.path} has no query that is judged`,
  };
  return new GateError("invalid_suite", `${document.file}: ${problem.message}`, { problems: [problem] });
}

/** `written` must exist, `usual` may. */
export async function corpusNotices(
  root: Root,
  written: string | null,
  usual: string | null,
  cases: readonly CaseContent[],
): Promise<readonly Notice[]> {
  const place = written ?? usual;
  if (place === null) return [];
  const judged = cases.flatMap((each) => [
    ...each.expected.map((target) => target.value),
    ...(each.judged_irrelevant ?? []),
  ]);
  const documents = await missingFromCorpus(root, place, new Set(judged));
  if (documents === null && written !== null) {
    throw new GateError("file_not_found", `corpus ${written} does not exist`, { hint: "Check the path." });
  }
  return documents === null || documents.length === 0
    ? []
    : [{ code: "judged_missing_from_corpus", documents }];
}

/** One for every case (null: the format brings them), or by query id from a file. */
export type Intents =
  | { readonly file: null; readonly one: string | null }
  | { readonly file: string; readonly byId: ReadonlyMap<string, string> };

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
