/** TREC's test collections: topics and qrels. */
import type { Problem } from "../../model/problem.ts";
import type { DatasetText, Dataset, DatasetSource } from "./format.ts";
import { readJudgments, type QueryFile, addQuery, joinJudgments } from "./judgments.ts";
import { readTwoColumns } from "./tsv.ts";
import { requireValue } from "../../model/lookup.ts";

const TOPIC_FILES = ["topics.txt", "topics.tsv", "topics.xml", "topics", "queries.tsv"];
const QRELS_FILES = ["qrels.txt", "qrels.tsv", "qrels.trec", "qrels"];

/** The cases are the topics with a row in the qrels. */
export async function readTrec({ files, path, queries, qrels }: DatasetSource): Promise<Dataset> {
  const problems: Problem[] = [];
  const judged = await readJudgments(
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
    ...joinJudgments(readTopics(text, problems), judged, "judged", problems),
    corpus: null,
    problems,
  };
}

/** `<top>` or `<topic>` blocks where the file starts with a tag, else two columns. */
export function readTopics(source: DatasetText, problems: Problem[]): QueryFile {
  return source.text.trimStart().startsWith("<")
    ? readBlocks(source, problems)
    : readTwoColumns(source, problems);
}

const BLOCK = /<(top|topic)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
const NUMBER = /<num>\s*(?:Number\s*:)?\s*([^<\s]+)/i;
const NUMBER_ATTRIBUTE = /\b(?:number|id)\s*=\s*["']\s*([^"']+?)\s*["']/i;
/** Tags are not closed in the older ones: a field ends where the next begins. */
const TITLE = /<(?:title|query)>\s*(?:Topic\s*:)?\s*([^<]*)/i;

function readBlocks({ file, text }: DatasetText, problems: Problem[]): QueryFile {
  const queries = new Map<string, { readonly query: string; readonly line: number }>();
  const lineAt = lineCounter(text);
  let blocks = 0;
  for (const block of text.matchAll(BLOCK)) {
    blocks++;
    const line = lineAt(block.index);
    const [, , attributes = "", body = ""] = block;
    const id = (NUMBER.exec(body) ?? NUMBER_ATTRIBUTE.exec(attributes))?.[1];
    const query = decodeEntities(TITLE.exec(body)?.[1] ?? "")
      .replaceAll(/\s+/g, " ")
      .trim();
    if (id === undefined) {
      problems.push({ file, line, message: "the topic has no <num>" });
    } else if (query === "") {
      problems.push({ file, line, message: `topic ${id} has no <title> with text` });
    } else {
      addQuery(queries, file, id, query, line, problems);
    }
  }
  const opened = [...text.matchAll(/<(?:top|topic)\b[^>]*>/gi)].length;
  if (opened !== blocks) {
    const message = `${opened} topics begin and ${blocks} end with </top> or </topic>; expected one end for each`;
    problems.push({ file, line: 1, message });
  }
  return { file, queries };
}

/** Lines of ascending offsets, each part of the text looked at once. */
function lineCounter(text: string): (offset: number) => number {
  let line = 1;
  let seen = 0;
  return (offset) => {
    line += text.slice(seen, offset).split("\n").length - 1;
    seen = offset;
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

function decodeEntities(text: string): string {
  return text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: string) =>
    requireValue(ENTITIES, name),
  );
}
