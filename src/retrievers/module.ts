import { absoluteInside, statOrNull } from "../system/root.ts";
import { suggestNearFile } from "../system/near-file.ts";
import { GateError } from "../errors.ts";
import type { ModuleRetriever } from "./kinds.ts";
import type { Retriever } from "../model/retriever.ts";
import { Conversation } from "./conversation.ts";
import type { RetrieverPorts } from "./ports.ts";
import { childOptions } from "./process.ts";
import { nullNameError } from "./expression.ts";
import { quoteText } from "./failures.ts";
import { MAX_LINE_BYTES } from "./output.ts";
import { type ParsedAnswer, parseAnswer } from "./answer.ts";
import { describeItem, findNullName, isUnnamed, mappingCode } from "./suggest-results.ts";
import type { JsonObject } from "../system/json.ts";

/**
 * `kind: module`: an ES module in a child Node.js process; in the gate's own process it could end
 * the gate with exit code 0. The host script speaks the protocol of `command`, with the answers on
 * descriptor 3: what the module or its packages print on standard output goes to the log. Throws
 * `file_not_found` if the file is missing.
 */
export function moduleRetriever(config: ModuleRetriever, ports: RetrieverPorts): Retriever {
  const path = absoluteInside(ports.root, config.path, "retriever.path");
  if (statOrNull(path)?.isFile() !== true) {
    const near = suggestNearFile({ directory: ports.root }, config.path);
    throw new GateError(
      "file_not_found",
      `retriever.path: there is no file ${quoteText(config.path)}${near}`,
      {
        hint: "Name an ES module whose default export is (query, { k, signal }) => results.",
      },
    );
  }
  const hostArguments = [path, config.path, String(MAX_LINE_BYTES)];
  const argv = [process.execPath, ...typeFlags(config.path), ports.moduleHost, ...hostArguments];
  const child = childOptions(config, ports, argv, "descriptor 3");
  return new Conversation(
    {
      child,
      limits: config,
      ready: true,
      isOurLoop: true,
      label: `the module ${quoteText(config.path)}`,
      key: "retriever.path",
      read: (message, where) => readModuleAnswer(message, where, config.path),
    },
    ports,
  );
}

/**
 * Returns the answer of the contract that a module returned. Throws `retriever_answer` for anything
 * else. If a result names no document, the hint is the code with which the module could name it.
 */
function readModuleAnswer(message: JsonObject, where: string, file: string): ParsedAnswer {
  const results = Array.isArray(message["results"]) ? (message["results"] as unknown[]) : [];
  const at = results.findIndex((result) => Array.isArray(result) || isUnnamed(result));
  if (at === -1) {
    return parseAnswer(message, where);
  }
  const result = results[at];
  const nullName = findNullName(result);
  if (nullName !== null) {
    throw nullNameError(where, at, nullName);
  }
  const code = mappingCode(result);
  const hint =
    code === null
      ? `In ${file}, add the id or the path of the document to each result.`
      : `In ${file}, return results.map((result) => (${code})).`;
  throw new GateError(
    "retriever_answer",
    `${where}: results[${at}] has none of id, path and text: the list has ${describeItem(result)}`,
    { hint },
  );
}

const STRIP_TYPES = "--experimental-strip-types";

/**
 * Returns the flags with which this Node.js reads TypeScript, be it the module or what the module
 * imports: one from 22.6 on, none from 22.18 on. Before 22.6 there is none, and it throws
 * `invalid_config` if the module is TypeScript.
 */
function typeFlags(path: string): readonly string[] {
  // Reflect, since the types of Node.js 20 don't have the feature.
  if (Reflect.get(process.features, "typescript")) {
    return [];
  }
  if (process.allowedNodeEnvironmentFlags.has(STRIP_TYPES)) {
    return [STRIP_TYPES];
  }
  if (!/\.[cm]?ts$/.test(path)) {
    return [];
  }
  throw new GateError(
    "invalid_config",
    `retriever.path: Node.js ${process.versions.node} reads no TypeScript, and ${quoteText(path)} is such a module`,
    {
      hint: "Use Node.js 22.18 or newer (the action brings 24), build it to .mjs in an earlier step, or run it by `kind: command` with tsx.",
    },
  );
}
