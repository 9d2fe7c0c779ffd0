/** What to do about queries that failed, by what their errors have in common. */
import { type ConfigLines, placeOfKey } from "./config.ts";
import { requireItem } from "./lookup.ts";
import { problemPlace } from "./problem.ts";
import { groupBy } from "./scope.ts";
import type { CaseScore } from "./scores.ts";

export interface ConfigPlaces {
  readonly file: string;
  /** Absent if the lines are not known. */
  readonly lines?: ConfigLines | undefined;
}

interface Cause {
  /** What every error has to match for the cause to fit. */
  readonly pattern: RegExp;
  /** The key of the config that is at fault, or that helps. */
  readonly key: string;
  readonly isOfServer: boolean;
  /** Absent: the cause fits only if every query failed. */
  readonly fitsPartialFailure?: true;
  /** Returns the advice; `key` is the key with its place, or alone if the place is not known. */
  readonly advise: (key: string) => string;
  /** The same if the config does not have the key; absent: `advise`. */
  readonly adviseMissing?: (key: string) => string;
}

/** In the order in which they are tried: the first that fits counts. */
const CAUSES: readonly Cause[] = [
  {
    pattern: /\b40[13]\b/,
    key: "retriever.headers",
    isOfServer: true,
    advise: (key) =>
      `The server refused every query. Check the key or password that the retriever sends (${key}). The value of a variable is written \`{ env: NAME }\`. GitHub gives no secrets to forks.`,
    adviseMissing: (key) =>
      `The server wants a key or a password, and the retriever sends none. Write the header that has it under ${key}, for example \`headers: { Authorization: { env: NAME, prefix: "Bearer " } }\`.`,
  },
  {
    pattern: /\b40[13]\b/,
    key: "retriever",
    isOfServer: false,
    advise: () =>
      "The server refused every query. Check the key or password that the retriever sends. GitHub gives no secrets to forks.",
  },
  {
    pattern: /\banswered 429\b/,
    key: "retriever.max_per_second",
    isOfServer: true,
    fitsPartialFailure: true,
    advise: (key) =>
      `The server is asked too often: set ${key}, for example to 5, or raise retriever.retries.`,
  },
  {
    pattern: /\breturned .* for the query "/,
    key: "retriever",
    isOfServer: false,
    fitsPartialFailure: true,
    advise: () => "Correct what the function returns, as the errors say.",
  },
  {
    pattern: /\bhas none of id, path and text; its keys are\b/,
    key: "retriever",
    isOfServer: false,
    fitsPartialFailure: true,
    advise: () => "Name the document of each result, or leave the result out.",
  },
  {
    pattern: /\bmeans that nothing was found, write results: /,
    key: "retriever.results",
    isOfServer: false,
    fitsPartialFailure: true,
    advise: (key) =>
      `If the search found nothing, write ${key} as the errors say. Else correct \`lines\`.`,
  },
  {
    pattern: /\b(?:Try|write) results: ["'{]/,
    key: "retriever.results",
    isOfServer: false,
    advise: (key) =>
      `Check whether this change altered the answers by mistake. Else write ${key} as the errors say.`,
    adviseMissing: (key) => `Write ${key} as the errors say.`,
  },
  {
    pattern: /\bno line matches retriever\.results\.lines\b/,
    key: "retriever.results",
    isOfServer: false,
    advise: (key) =>
      `Correct \`lines\` of ${key}. Or write as \`empty\` what the search says if it finds nothing.`,
  },
  {
    pattern: /\bretriever\.results\b/,
    key: "retriever.results",
    isOfServer: false,
    advise: (key) => `Correct ${key}: it does not fit the answers.`,
    adviseMissing: (key) =>
      `Write ${key}: a JMESPath expression that finds the list of results in the answers.`,
  },
  {
    pattern: /; the server printed: /,
    key: "retriever.start.command",
    isOfServer: true,
    fitsPartialFailure: true,
    advise: (key) =>
      `Fix the server of ${key}, which fails on queries. See retriever.log for the full output.`,
  },
  {
    pattern: /\bretriever\.embed\.vector\b/,
    key: "retriever.embed.vector",
    isOfServer: true,
    advise: (key) => `Correct ${key}: it does not fit the embeddings' answers.`,
  },
  {
    pattern: /\banswered (?:405|501)\b/,
    key: "retriever.body",
    isOfServer: true,
    advise: (key) =>
      `The address takes no POST, which the gate sends with ${key}. Write \`method\`, or remove \`body\` and put {{query}} into \`url\`.`,
    adviseMissing: (key) =>
      `The address takes no GET, which the gate sends without ${key}. Write \`method: POST\`, or the body that the server wants, for example \`body: { q: "{{query}}" }\`.`,
  },
  {
    pattern: /\banswered 404\b|\bredirects \(3\d\d\)|, sent (?!as \S*json\b).*, is not JSON\b/,
    key: "retriever.url",
    isOfServer: true,
    advise: (key) =>
      `Check ${key}: what answers there is not the search. Or what it searches does not exist yet.`,
  },
  {
    pattern: /\banswered 50[234]\b/,
    key: "retriever.ready_url",
    isOfServer: true,
    fitsPartialFailure: true,
    advise: (key) =>
      `A server that still starts answers so: name an address of it that answers 2xx once it is up, as ${key}.`,
  },
  {
    pattern: /\bwithin timeout_ms\b/,
    key: "retriever.timeout_ms",
    isOfServer: true,
    fitsPartialFailure: true,
    advise: (key) => `Raise ${key}, or see what the server was doing.`,
  },
];

/** The advice on errors without a known cause. */
export const FIX_RETRIEVER = "Fix the retriever. See retriever.log in the report.";
const ALLOW_FAILURES = "To allow some failures, set gate.error_rate.ceiling in the config.";

/** How many kinds of errors a sentence has. */
const MOST_KINDS = 3;

/**
 * Returns how many queries failed, and with what, the commonest error first:
 * `12 of 80 queries failed, 8 with: upstream 503; 4 with: timeout`; without `8` if all failed with
 * one error. Empty if no query failed. Errors are shown as `shorten` returns them.
 */
export function describeFailures(
  cases: readonly Pick<CaseScore, "error">[],
  shorten = (error: string): string => error,
): string {
  const errors = cases.flatMap(({ error }) => error ?? []);
  // Errors that differ only in what they quote, such as the query, are of one kind.
  const kinds = groupBy(errors, (error) => error.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""'));
  const [first, ...others] = [...kinds.values()]
    .toSorted((a, b) => b.length - a.length)
    .map((kind) => ({ count: kind.length, example: shorten(requireItem(kind, 0)) }));
  if (first === undefined) {
    return "";
  }
  const queries = cases.length === 1 ? "query" : "queries";
  const start = `${errors.length} of ${cases.length} ${queries} failed`;
  if (others.length === 0) {
    return `${start} with: ${first.example}`;
  }
  const shownKinds = [first, ...others].slice(0, MOST_KINDS);
  const words = shownKinds.map(({ count, example }) => `${count} with: ${example}`);
  const hidden = kinds.size - shownKinds.length;
  const more = hidden === 0 ? "" : `; and ${hidden} other ${hidden === 1 ? "error" : "errors"}`;
  return `${start}, ${words.join("; ")}${more}`;
}

/** Returns the advice on the failed queries of a run, of which there must be one. */
export function adviseOnFailures(cases: readonly CaseScore[], config: ConfigPlaces): string {
  const errors = cases.flatMap(({ error }) => error ?? []);
  const advice = adviseOnQueryErrors(errors, cases.length, config);
  return advice ?? `Every query failed. ${FIX_RETRIEVER}`;
}

/**
 * Returns the advice for the first cause that fits all errors. If only some of the `asked` queries
 * failed, the advice ends with how to allow that. Null if all failed and no cause fits. With the
 * config's lines, the advice names the place of the key, and causes of servers fit only if
 * `retriever.url` is written.
 */
export function adviseOnQueryErrors(
  errors: readonly string[],
  asked: number,
  config: ConfigPlaces,
): string | null {
  const { lines } = config;
  const haveAllFailed = errors.length === asked;
  const mayHaveServer = lines === undefined || lines.has("retriever.url");
  const cause = CAUSES.find(({ pattern, isOfServer, fitsPartialFailure }) => {
    const fitsCount = haveAllFailed || fitsPartialFailure === true;
    const fitsKind = mayHaveServer || !isOfServer;
    return fitsCount && fitsKind && errors.every((error) => pattern.test(error));
  });
  const advice = cause === undefined ? null : adviseOnCause(cause, config);
  if (haveAllFailed) {
    return advice;
  }
  return `${advice ?? FIX_RETRIEVER} ${ALLOW_FAILURES}`;
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
