import { parseAnswer, parseCorpus } from "./answer.ts";
import path from "node:path";
import { GateError } from "../errors.ts";
import type { Retriever } from "../model/retriever.ts";
import { isObject, type JsonObject } from "../system/json.ts";
import { absoluteInside, hasFolder } from "../system/root.ts";
import { type ReadAnswer, Conversation } from "./conversation.ts";
import { makeExtractor } from "./extract.ts";
import { WrongAnswer } from "./read-value.ts";
import { suggestNearFile } from "../system/near-file.ts";
import { quoteText } from "../system/excerpt.ts";
import { MAX_LINE_BYTES } from "./output.ts";
import { findInterpreter } from "./interpreter.ts";
import type { PythonRetriever } from "./kinds.ts";
import type { RetrieverPorts } from "./ports.ts";
import { adviseResults, suggestResults } from "../expressions/suggest-results.ts";
import { childOptions } from "./process.ts";

/**
 * `kind: python`: a function of the repository, in a child process. The loop that calls it
 * (python/loop.py) comes with the gate and needs the standard library alone. It speaks the protocol
 * of `command`, with its answers on a copy of standard output that the function can't print to.
 * Throws as `refuseFileName`, `findInterpreter`, `importRoots` and `makeExtractor`.
 */
export async function pythonRetriever(
  config: PythonRetriever,
  ports: RetrieverPorts,
): Promise<Retriever> {
  refuseFileName(config, ports.root);
  // The argument of loop.py, which describes these keys.
  const options = {
    function: config.function,
    roots: importRoots(config, ports.root),
    // Whether the loop sends what the function returned as it is, for the expression of the config.
    raw: config.results !== null,
    concurrency: config.concurrency,
    max_bytes: MAX_LINE_BYTES,
  };
  const interpreter = findInterpreter(config, ports);
  const loop = path.join(path.dirname(ports.moduleHost), "loop.py");
  const argv = [interpreter.file, loop, JSON.stringify(options)];
  const child = childOptions(config, ports, argv, "stdout");
  const label = `the function ${quoteText(config.function)}`;
  const read = await makeAnswerReader(config);
  return new Conversation(
    { child, limits: config, ready: true, isOurLoop: true, label, read, key: "retriever.function" },
    ports,
  );
}

/**
 * Throws `invalid_config` if `function` names a file, `src/shop/bm25.py:find`, instead of a module,
 * and says how the module is written. A file outside of Python's folders needs `path`, too.
 */
function refuseFileName(config: PythonRetriever, root: string): void {
  const [moduleName = "", functionName = ""] = config.function.split(":");
  if (!moduleName.includes("/") && !moduleName.endsWith(".py")) {
    return;
  }
  const cwd = absoluteInside(root, config.cwd, "retriever.cwd");
  const file = path.resolve(cwd, moduleName);
  const importRoot = importRoots(config, root).find((folder) => file.startsWith(folder + path.sep));
  // `shop/bm25.py` and `shop/bm25/__init__.py` are the module `shop.bm25`.
  const names = path
    .relative(importRoot ?? cwd, file)
    .replace(/(?:\/__init__)?\.py$/, "")
    .split(path.sep);
  const isOutside = names[0] === "..";
  const correctName = isOutside ? names.at(-1) : names.join(".");
  const advice = isOutside
    ? "Write the folder of the file as `path`, and the module's name"
    : "Write the module's name";
  throw new GateError(
    "invalid_config",
    `retriever.function: ${quoteText(config.function)} names a file, and Python imports modules`,
    `${advice}: function: "${correctName}:${functionName}"`,
  );
}

/**
 * Returns the absolute paths of the folders that Python imports from first: `path` if the config
 * has it, else `src` (if it is there) and `cwd`. Throws `file_not_found` if `path` is no folder.
 */
export function importRoots(config: PythonRetriever, root: string): readonly string[] {
  if (config.path !== null) {
    const importFolder = absoluteInside(root, config.path, "retriever.path");
    if (hasFolder(importFolder)) {
      return [importFolder];
    }
    throw new GateError(
      "file_not_found",
      `retriever.path: there is no folder ${quoteText(config.path)}${suggestNearFile({ directory: root }, config.path)}`,
      "Name the folder that holds the package; the function names the module.",
    );
  }
  const cwd = absoluteInside(root, config.cwd, "retriever.cwd");
  const source = path.join(cwd, "src");
  return hasFolder(source) ? [source, cwd] : [cwd];
}

/**
 * Returns the reader of the messages of our loop (loop.py). Such a message is one of these:
 * - the error `unnamed`: a result names no document; thrown with an expression that reads them
 * - without `results` in the config: an answer of the contract
 * - with `results`: what the function returned (`value`), and a `corpus` that counts if the config's
 *   expression finds none
 */
async function makeAnswerReader(config: PythonRetriever): Promise<ReadAnswer> {
  const extract = await makeExtractor(config);
  return (written, where) => {
    const message = reviveNumbers(written) as JsonObject;
    const { unnamed, value } = message;
    if (typeof unnamed === "string") {
      const suggested = suggestResults(value);
      const advice = suggested === null ? "" : `. ${adviseResults(suggested.expression)}`;
      throw new WrongAnswer(`${where}: ${unnamed}${advice}`);
    }
    if (config.results === null) {
      return parseAnswer(message, where);
    }
    const answer = extract(value, where);
    const corpus = answer.corpus ?? parseCorpus(message["corpus"], where);
    return { ...answer, ...(corpus && { corpus }) };
  };
}

/** The only key of an object that stands for a number that is not finite (loop.py). */
const NOT_FINITE = "$number";

/** How loop.py writes these numbers. */
const WRITTEN_NUMBERS: ReadonlySet<unknown> = new Set(["NaN", "Infinity", "-Infinity"]);

/** Returns the value with the numbers that JSON has no form for: NaN, and infinite ones. */
function reviveNumbers(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(reviveNumbers);
  }
  if (!isObject(value)) {
    return value;
  }
  const written = value[NOT_FINITE];
  if (WRITTEN_NUMBERS.has(written) && Object.keys(value).length === 1) {
    return Number(written);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, reviveNumbers(member)]),
  );
}
