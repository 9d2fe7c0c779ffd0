/** Adds the place in the config to what a retriever refuses. */
import { GateError, placeError } from "../errors.ts";
import { placeOfKey } from "../model/config-lines.ts";
import type { Inputs } from "../model/report.ts";
import type { Retriever } from "../model/retriever.ts";

type ReadConfig = Pick<Inputs, "config" | "lines">;

/** Codes of errors that the config causes, whatever the message names. */
const OF_CONFIG: ReadonlySet<string> = new Set([
  "invalid_config",
  "file_not_found",
  "missing_secret",
  "outside_root",
]);

/** Returns the error as a problem of the key at fault; as it is if the config has no part in it. */
export function placeRetrieverError(thrown: unknown, { config, lines }: ReadConfig): unknown {
  if (!(thrown instanceof GateError)) {
    return thrown;
  }
  const [written] = /^retriever(?:\.[\w-]+)*/.exec(thrown.message) ?? [];
  const key = thrown.key ?? written ?? (OF_CONFIG.has(thrown.code) ? "retriever" : null);
  if (key === null) {
    return thrown;
  }
  return placeError(
    withoutPrefix(thrown, written),
    "config",
    placeOfKey(config.file, lines ?? new Map(), key),
  );
}

/** Returns the error without the key at the beginning of its message: the place has it. */
function withoutPrefix(error: GateError, key: string | undefined): GateError {
  const prefix = `${key}: `;
  if (!error.message.startsWith(prefix)) {
    return error;
  }
  return new GateError(error.code, error.message.slice(prefix.length), {
    problems: error.problems,
    cause: error,
    ...(error.hint === undefined ? {} : { hint: error.hint }),
  });
}

/** Returns the retriever with the place in the config added to what it throws. */
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
