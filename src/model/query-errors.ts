/** What to do about queries that failed, by what their errors have in common. */
import { type ConfigLines, placeOfKey } from "./config-lines.ts";
import { problemPlace } from "./problem.ts";

export interface ConfigPlaces {
  readonly file: string;
  /** Absent if the lines are not known. */
  readonly lines?: ConfigLines | undefined;
}

interface Cause {
  /** What every error has to match for the cause to fit. */
  readonly says: RegExp;
  /** The key of the config that is at fault, or that helps. */
  readonly key: string;
  readonly isOfServer: boolean;
  /** Absent: the cause fits only if every query failed. */
  readonly fitsSome?: true;
  /** Returns the advice; `key` is the key with its place, or alone if the place is not known. */
  readonly advise: (key: string) => string;
  /** The same if the config does not have the key; absent: `advise`. */
  readonly adviseMissing?: (key: string) => string;
}

/** In the order in which they are tried: the first that fits counts. */
const CAUSES: readonly Cause[] = [
  {
    says: /\b40[13]\b/,
    key: "retriever.headers",
    isOfServer: true,
    advise: (key) =>
      `The server refused every query. Check the key or password that the retriever sends (${key}). The value of a variable is written \`{ env: NAME }\`. GitHub gives no secrets to forks.`,
    adviseMissing: (key) =>
      `The server wants a key or a password, and the retriever sends none. Write the header that has it under ${key}, for example \`headers: { Authorization: { env: NAME, prefix: "Bearer " } }\`.`,
  },
  {
    says: /\b40[13]\b/,
    key: "retriever",
    isOfServer: false,
    advise: () =>
      "The server refused every query. Check the key or password that the retriever sends. GitHub gives no secrets to forks.",
  },
  {
    says: /\banswered 429\b/,
    key: "retriever.max_per_second",
    isOfServer: true,
    fitsSome: true,
    advise: (key) =>
      `The server is asked too often: set ${key}, for example to 5, or raise retriever.retries.`,
  },
  {
    says: /\breturned .* for the query "/,
    key: "retriever",
    isOfServer: false,
    fitsSome: true,
    advise: () => "Correct what the function returns, as the errors say.",
  },
  {
    says: /\bhas none of id, path and text; its keys are\b/,
    key: "retriever",
    isOfServer: false,
    fitsSome: true,
    advise: () => "Name the document of each result, or leave the result out.",
  },
  {
    says: /\. Try results: ["']/,
    key: "retriever.results",
    isOfServer: false,
    advise: (key) => `Write ${key} as the errors say.`,
  },
  {
    says: /\bno line matches retriever\.results\.lines\b/,
    key: "retriever.results",
    isOfServer: false,
    advise: (key) =>
      `Correct \`lines\` of ${key}. Or write as \`empty\` what the search says if it finds nothing.`,
  },
  {
    says: /\bretriever\.results\b/,
    key: "retriever.results",
    isOfServer: false,
    advise: (key) =>
      `Correct ${key}: it does not fit the answers. \`retrieval-gate ask "some words"\` shows one.`,
  },
  {
    says: /; the server printed: /,
    key: "retriever.start.command",
    isOfServer: true,
    fitsSome: true,
    advise: (key) =>
      `Fix the server of ${key}, which fails on queries. See retriever.log for the full output.`,
  },
  {
    says: /\bretriever\.embed\.vector\b/,
    key: "retriever.embed.vector",
    isOfServer: true,
    advise: (key) => `Correct ${key}: it does not fit the embeddings' answers.`,
  },
  {
    says: /\banswered (?:405|501)\b/,
    key: "retriever.body",
    isOfServer: true,
    advise: (key) =>
      `The address takes no POST, which the gate sends with ${key}. Write \`method\`, or remove \`body\` and put {{query}} into \`url\`.`,
    adviseMissing: (key) =>
      `The address takes no GET, which the gate sends without ${key}. Write \`method: POST\`, or the body that the server wants, for example \`body: { q: "{{query}}" }\`.`,
  },
  {
    says: /\banswered 404\b|\bredirects \(3\d\d\)|, not as application\/json/,
    key: "retriever.url",
    isOfServer: true,
    advise: (key) =>
      `Check ${key}: what answers there is not the search. Or what it searches does not exist yet.`,
  },
  {
    says: /\banswered 50[234]\b/,
    key: "retriever.ready_url",
    isOfServer: true,
    fitsSome: true,
    advise: (key) =>
      `A server that still starts answers so: name an address of it that answers 2xx once it is up, as ${key}.`,
  },
  {
    says: /\bwithin timeout_ms\b/,
    key: "retriever.timeout_ms",
    isOfServer: true,
    fitsSome: true,
    advise: (key) => `Raise ${key}, or see what the server was doing.`,
  },
];

const ALLOW_FAILURES = "To allow some failures, set gate.error_rate.ceiling in the config.";

/**
 * Returns the advice for the first cause that fits all errors, of `asked` queries; null if none
 * fits and every query failed. With the config's lines, it names the place of the key, and causes
 * of servers fit only if `retriever.url` is written.
 */
export function adviseOnQueryErrors(
  errors: readonly string[],
  asked: number,
  config: ConfigPlaces,
): string | null {
  const { lines } = config;
  const haveAllFailed = errors.length === asked;
  const mayHaveServer = lines === undefined || lines.has("retriever.url");
  const cause = CAUSES.find(
    ({ says, isOfServer, fitsSome }) =>
      (mayHaveServer || !isOfServer) &&
      (haveAllFailed || fitsSome === true) &&
      errors.every((error) => says.test(error)),
  );
  const advice = cause === undefined ? null : adviseOnCause(cause, config);
  return haveAllFailed ? advice : `${advice ?? "Fix the retriever."} ${ALLOW_FAILURES}`;
}

function adviseOnCause(cause: Cause, { file, lines }: ConfigPlaces): string {
  const { key, advise, adviseMissing } = cause;
  if (lines === undefined) {
    return advise(key);
  }
  const keyAndPlace = `${key} in ${problemPlace(placeOfKey(file, lines, key))}`;
  return lines.has(key) || adviseMissing === undefined
    ? advise(keyAndPlace)
    : adviseMissing(keyAndPlace);
}
