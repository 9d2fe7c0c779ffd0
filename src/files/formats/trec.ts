/** Test collections of TREC: a file of topics (queries) and a file of qrels (judgments). */
import type { Problem } from "../../model/problem.ts";
import type { DatasetText, Dataset, DatasetSource } from "./format.ts";
import {
  type QueriesById,
  type QueryFile,
  addQuery,
  joinJudgments,
  readJudgments,
} from "./judgments.ts";
import { makeLineCounter } from "../json-text.ts";
import { readTwoColumns } from "./qrels-tsv.ts";
import { requireValue } from "../../model/lookup.ts";

/** In the order in which they are tried. */
const TOPIC_FILES = ["topics.txt", "topics.tsv", "topics.xml", "topics", "queries.tsv"];
const QRELS_FILES = ["qrels.txt", "qrels.tsv", "qrels.trec", "qrels"];

/**
 * Reads topics and qrels of TREC. `path` is their folder, or the file of topics; the suite may name
 * either file. The cases are the topics with a row in the qrels.
 */
export async function readTrec({ files, path, queries, qrels }: DatasetSource): Promise<Dataset> {
  const problems: Problem[] = [];
  const judgments = await readJudgments(
    files,
    {
      places: qrels === undefined ? QRELS_FILES.map((name) => `${path}/${name}`) : [qrels],
      hint: "Name the file with `qrels`.",
      grades: "integers",
    },
    problems,
  );
  const usualTopicPlaces = [...TOPIC_FILES.map((name) => `${path}/${name}`), path];
  const text = files.readText(queries === undefined ? usualTopicPlaces : [queries], {
    what: "topics",
    hint: "`path` is the file of topics, or a folder that holds one; or name the file with `queries`.",
  });
  return {
    ...joinJudgments(readTopics(text, problems), judgments, "judged", problems),
    problems,
  };
}

/** Reads blocks if the file starts with `<`, else lines of two columns, an id and a query. */
export function readTopics(source: DatasetText, problems: Problem[]): QueryFile {
  return source.text.trimStart().startsWith("<")
    ? readBlocks(source, problems)
    : readTwoColumns(source, problems);
}

/** `<top>`, `</top>`, `<topic number="301">`: the slash, the name, the attributes. */
const TOPIC_TAG = /<(\/?)(top|topic)\b([^<>]*)>/gi;
/** `<num> Number: 301` or `<num>301</num>`: the id. */
const TOPIC_NUMBER = /<num>\s*(?:Number\s*:\s*)?([^<\s]+)/i;
/** `number="301"` or `id='301'` in the start tag: the id. */
const TOPIC_NUMBER_ATTRIBUTE = /\b(?:number|id)\s*=\s*["']([^"']+)["']/i;
/**
 * `<title> Topic: airport security` or `<query>…</query>`. Older collections do not close these
 * tags, so the text ends at the next `<`.
 */
const TOPIC_TITLE = /<(?:title|query)>\s*(?:Topic\s*:)?\s*([^<]*)/i;

/**
 * Returns the topics. One without an id or a title is a problem, and so is a number of start tags
 * that is not that of end tags.
 */
function readBlocks({ file, text }: DatasetText, problems: Problem[]): QueryFile {
  const queries: QueriesById = new Map();
  const linesBefore = makeLineCounter(text);
  const { blocks, startTagCount } = findTopicBlocks(text);
  for (const { start, attributes, content } of blocks) {
    const line = 1 + linesBefore(start);
    const numberMatch = TOPIC_NUMBER.exec(content) ?? TOPIC_NUMBER_ATTRIBUTE.exec(attributes);
    const id = numberMatch?.[1]?.trim() ?? "";
    const query = decodeEntities(TOPIC_TITLE.exec(content)?.[1] ?? "")
      .replaceAll(/\s+/g, " ")
      .trim();
    if (id === "") {
      problems.push({ file, line, message: "the topic has no <num>" });
    } else if (query === "") {
      problems.push({ file, line, message: `topic ${id} has no <title> with text` });
    } else {
      addQuery(queries, { file, line, id, query }, problems);
    }
  }
  if (startTagCount !== blocks.length) {
    const message = `${startTagCount} topics begin and ${blocks.length} end with </top> or </topic>; expected one end for each`;
    problems.push({ file, line: 1, message });
  }
  return { file, queries };
}

interface TopicBlock {
  /** The tag's name in lower case, `top` or `topic`: the end tag must have the same. */
  readonly name: string;
  readonly start: number;
  readonly attributes: string;
  readonly content: string;
}

/**
 * Returns each topic from its start tag to the next end tag of that name. `startTagCount` differs
 * from the number of topics if an end tag is missing.
 */
function findTopicBlocks(text: string): {
  readonly blocks: readonly TopicBlock[];
  readonly startTagCount: number;
} {
  const blocks: TopicBlock[] = [];
  let startTagCount = 0;
  // The topic whose end tag is still to come; `end` is where its start tag ends.
  let openBlock: (TopicBlock & { readonly end: number }) | null = null;
  for (const match of text.matchAll(TOPIC_TAG)) {
    const { index } = match;
    const [tag, slash, writtenName = "", attributes = ""] = match;
    const name = writtenName.toLowerCase();
    if (slash === "") {
      startTagCount++;
      openBlock ??= { name, start: index, attributes, content: "", end: index + tag.length };
    } else if (openBlock !== null && openBlock.name === name) {
      blocks.push({ ...openBlock, content: text.slice(openBlock.end, index) });
      openBlock = null;
    }
  }
  return { blocks, startTagCount };
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["amp", "&"],
]);

function decodeEntities(text: string): string {
  return text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: string) =>
    requireValue(ENTITIES, name),
  );
}
