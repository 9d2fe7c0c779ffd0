/** A wrong address or key fails every query alike: that is seen after a few of them, not after the last. */
import { GateError } from "../errors.ts";

/** So many queries that fail alike, before any was answered, say that the others will. */
export const MOST_ALIKE = 10;

export class Refusals {
  #alike: string | null = null;
  #count = 0;
  #over = false;

  /** A query was answered: what fails from now on is its own matter. */
  over(): void {
    this.#over = true;
  }

  /** Throws `retriever_failed` for the last of so many that fail alike. */
  add(query: string, message: string): void {
    if (this.#over) return;
    // Messages quote the query, cut where it is long.
    const own = JSON.stringify(query).slice(1, -1);
    const alike = message.replace(/"(?:[^"\\]|\\.)*"/g, (text) =>
      own.startsWith(text.slice(1, -1).replace(/…$/, "")) ? "…" : text,
    );
    if (this.#alike !== null && this.#alike !== alike) return this.over();
    this.#alike = alike;
    if (++this.#count < MOST_ALIKE) return;
    throw new GateError("retriever_failed", `the first ${MOST_ALIKE} queries failed alike: ${message}`, {
      hint: hintFor(message),
    });
  }
}

function hintFor(message: string): string {
  const status = /\banswered (4\d\d)\b/.exec(message)?.[1];
  if (status === "401" || status === "403") {
    return 'Give the server a key that it takes: headers: { authorization: { env: SEARCH_TOKEN, prefix: "Bearer " } }, and the variable in the step\'s env.';
  }
  if (status === "404") return "Check the path of retriever.url, and that the index exists by now.";
  return 'No other query was asked. `retrieval-gate ask "some words"` shows one answer.';
}
