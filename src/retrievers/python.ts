import { parseAnswer, parseCorpus } from "./answer.ts";
import path from "node:path";
import { GateError } from "../errors.ts";
import type { Retriever } from "../model/retriever.ts";
import type { JsonObject } from "../system/json.ts";
import { absoluteInside, hasFolder } from "../system/root.ts";
import { type ReadAnswer, Conversation } from "./conversation.ts";
import { makeExtractor } from "./expression.ts";
import { suggestNearFile } from "../system/near-file.ts";
import { quoteText } from "./failures.ts";
import { findInterpreter } from "./interpreter.ts";
import type { PythonRetriever } from "./kinds.ts";
import type { RetrieverPorts } from "./ports.ts";
import { adviseResults, mappingExpression } from "./suggest-results.ts";
import { childOptions } from "./process.ts";

/**
 * `kind: python`: a function of the repository, in a child process. The loop that calls it
 * (python/loop.py) comes with the gate and needs the standard library alone. It speaks the protocol
 * of `command`, with its answers on a copy of standard output that the function can't print to.
 * Throws as `findInterpreter`, `importRoots` and `makeExtractor` if the config can't be used.
 */
export async function pythonRetriever(
  config: PythonRetriever,
  ports: RetrieverPorts,
): Promise<Retriever> {
  // The argument of loop.py, which describes these keys.
  const options = {
    function: config.function,
    roots: importRoots(config, ports.root),
    // Whether the loop sends what the function returned as it is, for the expression of the config.
    raw: config.results !== null,
    concurrency: config.concurrency,
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
 * Returns the absolute paths of the folders that Python imports from first: `path` if the config
 * has it, else `src` (if it is there) and `cwd`. Throws `file_not_found` if `path` is no folder.
 */
function importRoots(config: PythonRetriever, root: string): readonly string[] {
  if (config.path !== null) {
    const importFolder = absoluteInside(root, config.path, "retriever.path");
    if (hasFolder(importFolder)) {
      return [importFolder];
    }
    throw new GateError(
      "file_not_found",
      `retriever.path: there is no folder ${quoteText(config.path)}${suggestNearFile({ directory: root }, config.path)}`,
      {
        hint: "Name the folder that holds the package; the function names the module.",
      },
    );
  }
  const cwd = absoluteInside(root, config.cwd, "retriever.cwd");
  const source = path.join(cwd, "src");
  return hasFolder(source) ? [source, cwd] : [cwd];
}

/**
 * Returns the reader of the loop's messages. With `results` in the config, the loop sends what the
 * function returned as `value`, in which the config's expressions find the answer. The message may
 * have a `corpus` too: it counts if they found none. Without `results` see `readLoopAnswer`.
 */
async function makeAnswerReader(config: PythonRetriever): Promise<ReadAnswer> {
  if (config.results === null) {
    return readLoopAnswer;
  }
  const extract = await makeExtractor(config, "retriever");
  return (message, where) => {
    const answer = extract(message["value"], where);
    const corpus = parseCorpus(message["corpus"], where);
    if ("error" in answer || answer.corpus !== undefined || corpus === undefined) {
      return answer;
    }
    return { ...answer, corpus };
  };
}

/**
 * Returns the answer of the contract that the loop made of what the function returned. If a result
 * names no document, the loop sends it as `result`, with the error's text as `unnamed`: then
 * returns that error, with a mapping that reads the result.
 */
function readLoopAnswer(message: JsonObject, where: string): ReturnType<ReadAnswer> {
  const { unnamed, result } = message;
  if (typeof unnamed !== "string") {
    return parseAnswer(message, where);
  }
  return {
    error: `${unnamed}. ${adviseResults(mappingExpression({ place: "@", items: [result] }))}`,
  };
}
