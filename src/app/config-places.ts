/** Adds the place in the config to what a retriever refuses. */
import { GateError, placeError } from "../errors.ts";
import { placeOfKey } from "../model/config.ts";
import type { Inputs } from "../model/report.ts";
import type { Retriever } from "../model/retriever.ts";

type ReadConfig = Pick<Inputs, "config" | "lines">;

/** Codes of errors that the config always causes, even if no key is known. */
const CONFIG_ERROR_CODES: ReadonlySet<string> = new Set([
  "invalid_config",
  "file_not_found",
  "missing_secret",
  "outside_root",
]);

/**
 * Returns the error as a problem at the config's key that is at fault: the error's own `key`, else
 * the key with which its message begins (`retriever.url: …`), else `retriever` if the code is one
 * of CONFIG_ERROR_CODES. Any other error is returned as it is.
 */
export function placeRetrieverError(thrown: unknown, { config, lines }: ReadConfig): unknown {
  if (!(thrown instanceof GateError)) {
    return thrown;
  }
  const [keyInMessage] = /^retriever(?:\.[\w-]+)*/.exec(thrown.message) ?? [];
  const usualKey = CONFIG_ERROR_CODES.has(thrown.code) ? "retriever" : null;
  const key = thrown.key ?? keyInMessage ?? usualKey;
  if (key === null) {
    return thrown;
  }
  return placeError(
    withoutPrefix(thrown, keyInMessage),
    "config",
    placeOfKey(config.file, lines ?? new Map(), key),
  );
}

/** Returns the error without `key: ` at its message's start, since its place names the key. */
function withoutPrefix(error: GateError, key: string | undefined): GateError {
  const prefix = `${key}: `;
  if (key === undefined || !error.message.startsWith(prefix)) {
    return error;
  }
  return new GateError(error.code, error.message.slice(prefix.length), {
    problems: error.problems,
    cause: error,
    hint: error.hint,
  });
}

/** Returns the retriever; its errors at start and in answers name the config's key. */
export function withConfigPlaces(retriever: Retriever, inputs: ReadConfig): Retriever {
  const place = (error: unknown): never => {
    throw placeRetrieverError(error, inputs);
  };
  return {
    ...retriever,
    start: () => retriever.start().catch(place),
    ask: (question) => retriever.ask(question).catch(place),
  };
}
