/**
 * Questions with gold evidence: a JSON list of `{query, gold: [{type, content}]}`, or a CSV file of questions and the
 * characters of a document that answer them. By file extension.
 */
import { isObject, show, type JsonObject } from "../../system/json.ts";
import type { Problem } from "../../model/problem.ts";
import type { Place, Target } from "../../model/suite.ts";
import { parseDocument } from "../document.ts";
import { offsetsOf, readEvidenceCsv } from "./evidence-csv.ts";
import { EvidenceDocuments, reportRepeats, EvidenceCases } from "./evidence-documents.ts";
import { misspelt, textOf } from "./lines.ts";
import type { AddEntryProblem, Dataset, DatasetSource } from "./format.ts";
import path from "node:path";

const ENTRY_KEYS = ["id", "query", "intent", "answer", "source", "gold"];
const GOLD_KEYS = ["type", "content", "path", "id", "start", "end"];

/** What others skip (no query, no gold, a type that they don't know) is a problem: it would lower every mean unseen. */
export async function readEvidence(source: DatasetSource): Promise<Dataset> {
  const { files, path: place } = source;
  const { file, text } = files.text([place], "golden set", "`path` is the golden file, .json or .csv.");
  const plain = file.replace(/\.gz$/i, "");
  const folder = path.posix.dirname(file);
  const problems: Problem[] = [];
  const cases = new EvidenceCases();
  if (/\.csv$/i.test(plain)) {
    const documents = new EvidenceDocuments(files, folder, source.documents ?? `${folder}/corpora`);
    readEvidenceCsv({ file, text }, documents, cases, problems);
  } else {
    const documents = new EvidenceDocuments(files, folder, source.documents ?? folder);
    const { value, lineOf } = await parseDocument({ file: plain, text, digest: "" }, "invalid_suite");
    readEntries(value, documents, cases, {
      report: (message, pointer = "") => problems.push({ file, pointer, line: lineOf(pointer), message }),
      placeOf: (pointer) => ({ file, line: lineOf(pointer) }),
    });
  }
  return { cases: cases.all, notices: [], corpus: null, problems };
}

interface Where {
  readonly report: (message: string, pointer?: string) => void;
  readonly placeOf: (pointer: string) => Place;
}

function readEntries(
  value: unknown,
  documents: EvidenceDocuments,
  cases: EvidenceCases,
  { report, placeOf }: Where,
): void {
  if (!Array.isArray(value) || value.length === 0)
    return report(`expected a list of at least one entry; got ${show(value)}`);
  for (const [index, entry] of (value as readonly unknown[]).entries()) {
    const at = `/${index}`;
    const inside: AddEntryProblem = (message, pointer = "") => report(message, `${at}${pointer}`);
    if (!isObject(entry)) {
      inside(`expected an object; got ${show(entry)}`);
      continue;
    }
    const typo = misspelt(entry, ENTRY_KEYS);
    if (typo !== null) {
      inside(typo);
      continue;
    }
    const query = textOf(entry, "query", inside);
    const gold = readGold(entry["gold"], documents, inside);
    const [id, intent, answer] = ["id", "intent", "answer"].map((key) => optional(entry, key, inside));
    optional(entry, "source", inside);
    if (query === null || gold === null) continue;
    const given = { id: id ?? null, intent: intent ?? null, answer: answer ?? null };
    cases.add({ ...given, query, gold, place: placeOf(at) }, inside);
  }
}

/** Text, or nothing where it is absent, null or blank. */
function optional(entry: JsonObject, key: string, report: AddEntryProblem): string | null {
  const value = entry[key] ?? null;
  if (value === null || (typeof value === "string" && value.trim() === "")) return null;
  if (typeof value === "string") return value;
  report(`expected text; got ${show(value)}`, `/${key}`);
  return null;
}

/** Null where something is wrong with it. */
function readGold(
  written: unknown,
  documents: EvidenceDocuments,
  report: AddEntryProblem,
): readonly Target[] | null {
  if (!Array.isArray(written) || written.length === 0) {
    report(`expected a list of at least one gold item; got ${show(written)}`, "/gold");
    return null;
  }
  const items = (written as readonly unknown[]).map((item, index) =>
    readItem(item, documents, (message, pointer = "") => report(message, `/gold/${index}${pointer}`)),
  );
  reportRepeats(items, report, "/gold");
  const sound = items.filter((item) => item !== null);
  return sound.length === items.length ? sound : null;
}

function readItem(item: unknown, documents: EvidenceDocuments, report: AddEntryProblem): Target | null {
  if (!isObject(item)) {
    report(`expected an object with \`type\` and \`content\`; got ${show(item)}`);
    return null;
  }
  const typo = misspelt(item, GOLD_KEYS);
  if (typo !== null) {
    report(typo);
    return null;
  }
  const type = item["type"] ?? "TEXT";
  switch (typeof type === "string" ? type.toUpperCase() : "") {
    case "TEXT": {
      const value = textOf(item, "content", report);
      return value === null ? null : { kind: "text", value, grade: 1 };
    }
    case "FILE": {
      const place = textOf(item, "content", report);
      return place === null ? null : documents.file(place.trim(), (message) => report(message, "/content"));
    }
    case "SPAN":
      return readSpan(item, documents, report);
    default:
      report(`expected TEXT, FILE or SPAN; got ${show(type)}`, "/type");
      return null;
  }
}

/** Characters of a document with an id alone can't be looked up: their content is not held against it. */
function readSpan(item: JsonObject, documents: EvidenceDocuments, report: AddEntryProblem): Target | null {
  const offsets = offsetsOf(item["start"], item["end"], ["/start", "/end"], report);
  const content = optional(item, "content", report);
  if ((item["path"] === undefined) === (item["id"] === undefined)) {
    report("expected either `path` or `id`, which names the document");
    return null;
  }
  const by = item["path"] === undefined ? "id" : "path";
  const document = textOf(item, by, report)?.trim();
  if (document === undefined || offsets === null) return null;
  if (by === "path") return documents.span([document], offsets, content, report);
  return {
    kind: "span",
    by,
    value: document,
    ...offsets,
    ...(content === null ? {} : { text: content }),
    grade: 1,
  };
}
