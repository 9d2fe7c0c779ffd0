/** Cases from a corpus: a heading or a title as the query, its document as what must be found. */
import { plainQuery } from "../near-duplicates.ts";
import { type Random, shuffle } from "../../decision/random.ts";
import { compareCodePoints } from "../../model/canonical-json.ts";
import type { CorpusDocument } from "../../retrievers/bm25.ts";
import type { SuggestedCase } from "./from-log.ts";
import { personalKind } from "./personal-data.ts";
import { requireItem, countItems } from "../../model/lookup.ts";

/** The cases drawn from a corpus, and counts. */
interface KnownItems {
  readonly cases: readonly SuggestedCase[];
  readonly documents: number;
  /** Documents that have no heading of their own, and so can get no case. */
  readonly withoutHeading: number;
}

/**
 * Draws at most `most` of the documents that have a heading (or title) of their own, and returns a
 * case for each, sorted by the document's name: the query is one of these headings, the target is
 * the document. A heading is a document's own if no other document has it; one that looks like
 * personal data does not count.
 */
export function suggestKnownItems(
  documents: readonly CorpusDocument[],
  most: number,
  random: Random,
): KnownItems {
  // Sorted, so that the same documents in another order give the same draw.
  const documentsWithQueries = documents
    .toSorted((a, b) => compareCodePoints(a.id, b.id))
    .map((document) => ({ document, queries: titleQueries(document) }));
  const documentCountByQuery = countItems(
    documentsWithQueries.flatMap(({ queries }) => [...new Set(queries.map(plainQuery))]),
  );
  const isOwnHeading = (query: string): boolean =>
    documentCountByQuery.get(plainQuery(query)) === 1 && personalKind(query) === null;
  const documentsWithOwnHeading = documentsWithQueries
    .map(({ document, queries }) => ({ document, queries: queries.filter(isOwnHeading) }))
    .filter(({ queries }) => queries.length > 0);
  const drawnDocuments = shuffle(documentsWithOwnHeading, random).slice(0, most);
  const drawnQueries = drawnDocuments.map(({ document, queries }) => ({
    name: document.path ?? document.id,
    query: requireItem(queries, random.below(queries.length)),
  }));
  return {
    documents: documents.length,
    withoutHeading: documents.length - documentsWithOwnHeading.length,
    cases: drawnQueries
      .toSorted((a, b) => compareCodePoints(a.name, b.name))
      .map(({ name, query }) => ({
        query,
        intent: "known-item",
        tags: [],
        targets: [{ document: name, clicks: null }],
        asked: null,
        others: [],
      })),
  };
}

/** A heading of Markdown of the first three levels: `## Install on Linux`. */
const HEADING = /^#{1,3}[ \t](.*)$/gm;
/** A block of code between lines that begin with three backticks or three tildes. */
const FENCE = /^(```|~~~)[^]*?^\1/gm;
/** A heading of more words is a sentence, which people do not type. */
const MOST_WORDS = 12;
/** A heading of fewer words says too little without the title. */
const LEAST_WORDS_ALONE = 4;

/**
 * Returns the queries that the title and the headings of a document make, each once. Its title is
 * that of the front matter, else the document's `title`, else its first heading. Headings are read
 * from Markdown only, outside of blocks of code. A heading of few words follows the title:
 * `Backups Restore`. A query with too many words, or without a letter, is left out.
 */
function titleQueries({ title, text, path }: CorpusDocument): readonly string[] {
  const isMarkdown = path !== undefined && /\.(?:md|mdx|markdown)$/i.test(path);
  const markdown = isMarkdown ? text : "";
  const headings: string[] = [];
  for (const { 1: heading = "" } of markdown.replaceAll(FENCE, "").matchAll(HEADING)) {
    // `## Install ##` is the heading `Install`.
    const withoutClosingMarks = heading.trim().replace(/(?<!#)#+$/, "");
    headings.push(removeMarks(withoutClosingMarks));
  }
  const documentTitle = removeMarks(findFrontTitle(markdown) ?? (title || (headings[0] ?? "")));
  const queries = new Set([documentTitle]);
  for (const heading of headings) {
    if (heading !== documentTitle) {
      const isShort = countWords(heading) < LEAST_WORDS_ALONE;
      queries.add(isShort ? `${documentTitle} ${heading}` : heading);
    }
  }
  return [...queries].filter((query) => /\p{L}/u.test(query) && countWords(query) <= MOST_WORDS);
}

/**
 * Returns the value of `title:` in the front matter, the lines between `---` and `---` at the top
 * of a Markdown file, without quotes; null if there is none.
 */
function findFrontTitle(markdown: string): string | null {
  const lines = markdown.split(/\r?\n/);
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end === -1) {
    return null;
  }
  const line = lines.slice(1, end).find((candidate) => candidate.startsWith("title:"));
  const title = line?.slice("title:".length).trim() ?? "";
  return title === "" ? null : title.replaceAll(/^["']|["']$/g, "");
}

function countWords(text: string): number {
  return text.split(" ").length;
}

/** Returns the heading without Markdown's marks and HTML tags, with single spaces. */
function removeMarks(heading: string): string {
  return (
    heading
      // Of a link `[text](address)` or a picture `![text](address)` the text.
      .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1")
      // `<br>`, marks of code and emphasis, and an anchor such as `{#install}`.
      .replaceAll(/<[^<>]+>|[`*]|\{#[^{}]*\}/g, "")
      .replaceAll(/\s+/g, " ")
      .trim()
  );
}
