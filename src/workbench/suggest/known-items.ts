/** Cases from a corpus: a heading or a title as the query, its document as what must be found. */
import { plainQuery } from "../near-duplicates.ts";
import { type Random, shuffle } from "../../decision/random.ts";
import { compareCodePoints } from "../../model/canonical-json.ts";
import type { CorpusDocument } from "../../retrievers/bm25.ts";
import type { SuggestedCase } from "./from-log.ts";
import { personalKind } from "./personal-data.ts";
import { requireItem } from "../../model/lookup.ts";

/**
 * Draws at most `most` documents, and returns a case for each whose query is a heading that no
 * other document has, and without personal data. `withoutHeading`: documents without such a heading.
 */
export function suggestKnownItems(
  documents: readonly CorpusDocument[],
  most: number,
  random: Random,
): { readonly cases: readonly SuggestedCase[] } & Readonly<
  Record<"documents" | "withoutHeading", number>
> {
  const documentsWithQueries = documents
    .toSorted((a, b) => compareCodePoints(a.id, b.id))
    .map((document) => ({ document, queries: titleQueries(document) }));
  // A heading that several documents have asks for none of them.
  const uses = new Map<string, number>();
  for (const { queries } of documentsWithQueries) {
    for (const key of new Set(queries.map(plainQuery))) {
      uses.set(key, (uses.get(key) ?? 0) + 1);
    }
  }
  const distinct = documentsWithQueries
    .map(({ document, queries }) => ({
      document,
      queries: queries.filter(
        (query) => uses.get(plainQuery(query)) === 1 && personalKind(query) === null,
      ),
    }))
    .filter(({ queries }) => queries.length > 0);
  const drawn = shuffle(distinct, random).slice(0, most);
  return {
    documents: documents.length,
    withoutHeading: documents.length - distinct.length,
    cases: drawn
      .map(({ document, queries }) => ({
        name: document.path ?? document.id,
        query: requireItem(queries, random.below(queries.length)),
      }))
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

/** A heading of Markdown of the first three levels. */
const HEADING = /^#{1,3}[ \t](.*)$/gm;
/** A block of code between fences. */
const FENCE = /^(```|~~~)[^]*?^\1/gm;
/** A heading of more words is a sentence, which people do not type. */
const MOST_WORDS = 12;
/** A heading of fewer words says too little without the title. */
const LEAST_WORDS_ALONE = 4;

/**
 * Returns the queries that a document's title and headings make, each once. A short heading follows the title, and what is too
 * long or has no letter is left out.
 */
function titleQueries({ title, text, path }: CorpusDocument): readonly string[] {
  const isMarkdown = path !== undefined && /\.(?:md|mdx|markdown)$/i.test(path);
  const markdown = isMarkdown ? text : "";
  const headings: string[] = [];
  for (const { 1: words = "" } of markdown.replaceAll(FENCE, "").matchAll(HEADING)) {
    headings.push(removeMarks(words.trim().replace(/(?<!#)#+$/, "")));
  }
  const name = removeMarks(findFrontTitle(markdown) ?? (title || (headings[0] ?? "")));
  const below = headings.filter((heading) => heading !== name);
  const queries = [
    name,
    ...below.map((heading) =>
      countWords(heading) < LEAST_WORDS_ALONE ? `${name} ${heading}` : heading,
    ),
  ];
  return [...new Set(queries)].filter(
    (query) => /\p{L}/u.test(query) && countWords(query) <= MOST_WORDS && query !== "",
  );
}

/** Returns the title of the front matter; null if there is none. */
function findFrontTitle(markdown: string): string | null {
  const lines = markdown.split(/\r?\n/);
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end === -1) {
    return null;
  }
  const line = lines.slice(1, end).find((each) => each.startsWith("title:"));
  const title = line?.slice("title:".length).trim() ?? "";
  return title === "" ? null : title.replaceAll(/^["']|["']$/g, "");
}

function countWords(text: string): number {
  return text.split(" ").length;
}

/** Returns the heading without Markdown's marks. */
function removeMarks(heading: string): string {
  return heading
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replaceAll(/<[^<>]+>|[`*]|\{#[^{}]*\}/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
