/** Judged documents that a corpus lacks: nothing can find them, so they lower every retriever's recall alike. */
import { absolutePath, insideRoot, type Root } from "../../system/root.ts";
import { GateError } from "../../errors.ts";
import { compareCodePoints } from "../../model/canonical-json.ts";
import { CHUNK_BYTES, openSource } from "../../trec/byte-source.ts";
import { realpathSync } from "node:fs";

const NEWLINE = 10;

/**
 * Which of `documents` no line of the corpus (JSON Lines of `{_id | id}`, gzip too) has as its id, in code point order;
 * null where there is no such file. The file is read through once, however large, and only in the work tree: a corpus
 * is data, and what it lacks is a notice.
 */
export async function missingFromCorpus(
  root: Root,
  file: string,
  documents: ReadonlySet<string>,
): Promise<readonly string[] | null> {
  const place = [file, `${file}.gz`].find((each) => exists(root, each));
  if (place === undefined) return null;
  const missing = new Set(documents);
  for await (const { text, line } of linesIn(realpathSync(absolutePath(root, place)), place)) {
    if (text.trim() !== "") missing.delete(documentId(text, place, line));
  }
  return [...missing].toSorted(compareCodePoints);
}

function exists(root: Root, file: string): boolean {
  try {
    insideRoot(root, ".", realpathSync(absolutePath(root, file)), `corpus ${file} (a link)`);
    return true;
  } catch (error) {
    if (error instanceof GateError) throw error;
    return false;
  }
}

function documentId(text: string, file: string, line: number): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw bad(file, line, `not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { _id, id = _id } = (typeof value === "object" && value !== null ? value : {}) as {
    _id?: unknown;
    id?: unknown;
  };
  if (typeof id === "string" && id !== "") return id;
  throw bad(file, line, "expected an object whose `_id` or `id` is text that is not empty");
}

function bad(file: string, line: number, message: string): GateError {
  return new GateError("invalid_suite", `corpus ${file} has a problem`, {
    problems: [{ file, line, message }],
  });
}

async function* linesIn(
  absolute: string,
  name: string,
): AsyncGenerator<{ readonly text: string; readonly line: number }> {
  const source = await openSource(absolute, name);
  // Decoded line by line: a chunk may end within a character.
  const decoder = new TextDecoder("utf-8");
  let rest: readonly Buffer[] = [];
  let line = 0;
  try {
    for (;;) {
      const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
      const length = await source.read(chunk, 0, chunk.length);
      if (length === 0) break;
      let start = 0;
      for (
        let end = chunk.indexOf(NEWLINE);
        end !== -1 && end < length;
        end = chunk.indexOf(NEWLINE, start)
      ) {
        yield { text: decoder.decode(Buffer.concat([...rest, chunk.subarray(start, end)])), line: ++line };
        rest = [];
        start = end + 1;
      }
      rest = [...rest, chunk.subarray(start, length)];
    }
    yield { text: decoder.decode(Buffer.concat(rest)), line: line + 1 };
  } finally {
    await source.close();
  }
}
