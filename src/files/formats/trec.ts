/** TREC's test collections: topics and qrels. */
import type { Problem } from "../../model/problem.ts";
import type { DatasetText, Dataset, DatasetSource } from "./format.ts";
import { readJudgments, type QueryFile, addQuery, joinJudgments } from "./judgments.ts";
import { readTwoColumns } from "./tsv.ts";
import { requireValue } from "../../model/lookup.ts";

const TOPIC_FILES = ["topics.txt", "topics.tsv", "topics.xml", "topics", "queries.tsv"];
const QRELS_FILES = ["qrels.txt", "qrels.tsv", "qrels.trec", "qrels"];

/** Reads topics and qrels. The cases are the topics with a row in the qrels. */
export async function readTrec({ files, path, queries, qrels }: DatasetSource): Promise<Dataset> {
  const problems: Problem[] = [];
  const judgments = await readJudgments(
    files,
    qrels === null ? QRELS_FILES.map((name) => `${path}/${name}`) : [qrels],
    "Name the file with `qrels`.",
    problems,
  );
  const text = files.text(
    queries === null ? [...TOPIC_FILES.map((name) => `${path}/${name}`), path] : [queries],
    "topics",
    "`path` is the file of topics, or a folder that holds one; or name the file with `queries`.",
  );
  return {
    ...joinJudgments(readTopics(text, problems), judgments, "judged", problems),
    corpus: null,
    problems,
  };
}

/** Reads `<top>` or `<topic>` blocks if the file starts with a tag, else two columns. */
export function readTopics(source: DatasetText, problems: Problem[]): QueryFile {
  return source.text.trimStart().startsWith("<")
    ? readBlocks(source, problems)
    : readTwoColumns(source, problems);
}

const TOPIC_TAG = /<(\/?)(top|topic)\b([^<>]*)>/gi;
const TOPIC_NUMBER = /<num>\s*(?:Number\s*:\s*)?([^<\s]+)/i;
const TOPIC_NUMBER_ATTRIBUTE = /\b(?:number|id)\s*=\s*["']([^"']+)["']/i;
/** Older collections do not close these tags: a field ends where the next begins. */
const TOPIC_TITLE = /<(?:title|query)>\s*(?:Topic\s*:)?\s*([^<]*)/i;

/** Reads the topics of blocks. A topic without <num> or <title>, or without its end tag, is added to `problems`. */
function readBlocks({ file, text }: DatasetText, problems: Problem[]): QueryFile {
  const queries = new Map<string, { readonly query: string; readonly line: number }>();
  const lineAt = ascendingLineCounter(text);
  const { blocks, startTagCount } = findTopicBlocks(text);
  for (const { start, attributes, content } of blocks) {
    const line = lineAt(start);
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
      addQuery(queries, file, id, query, line, problems);
    }
  }
  if (startTagCount !== blocks.length) {
    const message = `${startTagCount} topics begin and ${blocks.length} end with </top> or </topic>; expected one end for each`;
    problems.push({ file, line: 1, message });
  }
  return { file, queries };
}

/** A topic as its tags mark it. */
interface TopicBlock {
  /** The tag, in lower case. */
  readonly name: string;
  /** The offset of its start tag. */
  readonly start: number;
  readonly attributes: string;
  readonly content: string;
}

/**
 * Returns each topic from its start tag to the next end tag of that name, and as `startTagCount` the number of all start
 * tags.
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

/** Returns a function that gives the line of an offset. Offsets must ascend, so that the text is read only once. */
function ascendingLineCounter(text: string): (offset: number) => number {
  let line = 1;
  let lastOffset = 0;
  return (offset) => {
    line += text.slice(lastOffset, offset).split("\n").length - 1;
    lastOffset = offset;
    return line;
  };
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["amp", "&"],
]);

/** Returns the text with XML's five entities replaced. */
function decodeEntities(text: string): string {
  return text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: string) =>
    requireValue(ENTITIES, name),
  );
}
