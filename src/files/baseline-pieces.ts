/**
 * A large baseline as the gate writes it, read a few hundred cases at a time: parsed whole, its objects take several
 * times what is kept of them. What is not as the gate writes it is for the usual way, which also says what is wrong.
 */
import { randomUUID } from "node:crypto";
import { scanJson } from "./json-scan.ts";
import { isObject } from "../system/json.ts";

/** Members that a piece has at least, but for the last. */
const PIECE = 500;

/** Members of one of the file's two long objects, and where they are to go. */
export interface Pieces {
  /** The file without them. */
  readonly rest: Readonly<Record<string, unknown>>;
  readonly cases: Iterable<Readonly<Record<string, unknown>>>;
  readonly samples: Iterable<Readonly<Record<string, unknown>>>;
}

/** Null for another form. What `cases` and `samples` give throws SyntaxError where it is none after all. */
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
interface Block {
  readonly from: number;
  readonly to: number;
}

function blockOf(text: string, key: string): Block | null {
  const open = `\n  "${key}": {\n`;
  const at = text.indexOf(open);
  if (at === -1 || at !== text.lastIndexOf(open)) return null;
  const from = at + open.length - 1;
  // Without an end, what is left of the text is no JSON.
  return { from, to: text.indexOf("\n  }", from) };
}

const START = '\n    "';

function* membersIn(text: string, { from, to }: Block): Iterable<Readonly<Record<string, unknown>>> {
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
