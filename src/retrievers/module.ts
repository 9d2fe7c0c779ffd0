import { createRequire } from "node:module";
import path from "node:path";
import { systemCode } from "../system/json.ts";
import { absoluteInside, statOrNull } from "../system/root.ts";
import { suggestNearFile } from "../system/near-file.ts";
import { GateError } from "../errors.ts";
import { orderScoreMap } from "./answer.ts";
import { makeExtractor } from "./extract.ts";
import type { ModuleRetriever } from "./kinds.ts";
import type { Retriever } from "../model/retriever.ts";
import { Conversation } from "./conversation.ts";
import type { RetrieverPorts } from "./ports.ts";
import { childOptions } from "./process.ts";
import { quoteText } from "../system/excerpt.ts";
import { MAX_LINE_BYTES } from "./output.ts";

/**
 * `kind: module`: an ES module in a child Node.js process; in the gate's own process it could end
 * the gate with exit code 0. The host script speaks the protocol of `command`, with the answers on
 * descriptor 3: what the module or its packages print on standard output goes to the log. Throws
 * `file_not_found` if the file is missing, and what makeExtractor throws.
 */
export async function moduleRetriever(
  config: ModuleRetriever,
  ports: RetrieverPorts,
): Promise<Retriever> {
  const file = absoluteInside(ports.root, config.path, "retriever.path");
  if (statOrNull(file)?.isFile() !== true) {
    const near = suggestNearFile({ directory: ports.root }, config.path);
    throw new GateError(
      "file_not_found",
      `retriever.path: there is no file ${quoteText(config.path)}${near}`,
      "Name an ES module whose default export is (query, { k, signal }) => results.",
    );
  }
  const hostArguments = [file, config.path, String(MAX_LINE_BYTES)];
  const { loader = null } = config;
  const flags = loader === null ? typeFlags() : loaderFlags(loader, config, ports);
  const argv = [process.execPath, ...flags, ports.moduleHost, ...hostArguments];
  const child = childOptions(config, ports, argv, "descriptor 3");
  const extract = await makeExtractor(config);
  return new Conversation(
    {
      child,
      limits: config,
      // The host script, our loop, says when it is ready and reads the questions, not the module.
      ready: true,
      isOurLoop: true,
      label: `the module ${quoteText(config.path)}`,
      key: "retriever.path",
      read: ({ value }, where) => {
        // A map of ids to scores, which the function may return in place of a list.
        const isScoreMap = config.results === null && orderScoreMap(value) !== null;
        return extract(isScoreMap ? { results: value } : value, where);
      },
    },
    ports,
  );
}

/**
 * Returns the flags with which Node.js imports the loader first. Throws `retriever_start` if the
 * folder where the module runs has no such package or file.
 */
function loaderFlags(
  loader: string,
  { cwd }: ModuleRetriever,
  { root }: RetrieverPorts,
): readonly string[] {
  const folder = absoluteInside(root, cwd, "retriever.cwd");
  try {
    createRequire(path.join(folder, "package.json")).resolve(loader);
  } catch (cause) {
    // A package of ES modules alone can't be resolved so, but is there.
    if (systemCode(cause) !== "ERR_PACKAGE_PATH_NOT_EXPORTED") {
      throw new GateError("retriever_start", `retriever.loader: there is no ${quoteText(loader)}`, {
        hint: `Install the packages in an earlier step: npm ci. If ${loader} is none of them: npm install --save-dev ${loader}. A file is written with ./ before its name.`,
        cause,
      });
    }
  }
  return ["--import", loader];
}

const STRIP_TYPES = "--experimental-strip-types";

/**
 * Returns the flags with which this Node.js reads TypeScript: one from 22.6 on, none from 22.18 on.
 * Before 22.6 there is none, and the host says what to do.
 */
function typeFlags(): readonly string[] {
  // Reflect, since the types of Node.js 20 don't have the feature.
  const needsFlag =
    !Reflect.get(process.features, "typescript") &&
    process.allowedNodeEnvironmentFlags.has(STRIP_TYPES);
  return needsFlag ? [STRIP_TYPES] : [];
}
