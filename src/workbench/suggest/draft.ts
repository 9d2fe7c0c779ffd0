/** Writes a draft suite as a person reads it: YAML with a comment above each case. */
import { listFirst } from "../../model/lookup.ts";
import { UNSAFE_KEYS } from "../../system/json.ts";
import { logLine } from "../../messages/escape.ts";
import { pluralise } from "../../messages/format.ts";
import type { SuggestedCase } from "./from-log.ts";

/** A suggested case, with what the retriever finds today. */
export interface DraftCase extends SuggestedCase {
  /** The documents that the retriever finds today, the best first; null if it was not asked. */
  readonly today: readonly string[] | null;
}

/** The tag of a case on which no person has decided yet. */
export const TO_REVIEW = "to-review";

/** The instructions at the top of a draft. */
const HEADER = `# A draft. Review this file: retrieval-gate suggest --review <this file>
# Or edit this file: correct the cases, remove the tag ${TO_REVIEW} from each, then delete the line \`draft: true\`.
`;
/** Matches HEADER, or the one of an earlier version. An approved suite does not need it. */
export const DRAFT_HEADER: RegExp = /^# A draft\. .*\r?\n# Or .*\r?\n/;

/** Characters of a text that a comment shows. */
const MOST_CHARACTERS = 100;
/** Texts that a comment lists. */
const MOST_NAMED = 3;

/** What stands at the top of a suite of watched queries, which nobody has to review. */
const WATCHED_HEADER = `# Watched queries: the gate compares their lists. Judge what changed on the report's page, and they become golden queries.
`;

/** Whether no case has a document: then the suite is one of watched queries, and no draft. */
export function areWatched(cases: readonly DraftCase[]): boolean {
  return cases.every(({ targets }) => targets.length === 0);
}

/** Returns the draft or the watched queries as YAML. `found`: sentences for the top. */
export function draftYaml(
  name: string,
  cases: readonly DraftCase[],
  found: readonly string[],
): string {
  const isWatched = areWatched(cases);
  const draftLine = isWatched ? "" : "draft: true # the commands gate and record refuse a draft\n";
  return `${isWatched ? WATCHED_HEADER : HEADER}${found.map((line) => `# ${logLine(line)}\n`).join("")}version: 1
name: ${yamlText(name)}
revision: "1"
${draftLine}cases:
${caseBlocks(cases, isWatched ? [] : [TO_REVIEW])}`;
}

/**
 * Returns the cases as items of a YAML list, each below a comment and with an id that is made of
 * its query. Each gets `addedTags` behind its own tags.
 */
export function caseBlocks(cases: readonly DraftCase[], addedTags: readonly string[]): string {
  const takenIds = new Set<string>();
  let text = "";
  for (const draftCase of cases) {
    const id = makeId(draftCase.query, takenIds);
    const tags = [...draftCase.tags, ...addedTags];
    text += `${draftBlock({ ...draftCase, tags }, id)}\n`;
  }
  return text;
}

/** Returns one case as an item of a YAML list, below comments on where it comes from. */
function draftBlock(draftCase: DraftCase, id: string): string {
  const { query, intent, tags, targets } = draftCase;
  const lines = [
    ...commentLines(draftCase),
    `- id: ${yamlText(id)}`,
    `  query: ${JSON.stringify(query)}`,
    `  intent: ${yamlText(intent)}`,
  ];
  if (tags.length > 0) {
    lines.push(`  tags: [${tags.join(", ")}]`);
  }
  if (targets.length > 0) {
    lines.push("  expected:");
  }
  for (const { document, clicks } of targets) {
    const comment = clicks === null ? "" : ` # ${pluralise(clicks, "click")}`;
    lines.push(`    - ${yamlText(document)}${comment}`);
  }
  return lines.map((line) => `  ${line}`).join("\n");
}

/**
 * Returns the comments above a case: how often it was asked, in which other wordings, what is found
 * today, and what to do if a query of a log has no target. Each is left out if it is not known.
 */
function commentLines({ asked, others, today, targets, tags }: DraftCase): readonly string[] {
  const lines: string[] = [];
  if (asked !== null) {
    lines.push(`# asked ${pluralise(asked, "time")}`);
  }
  if (others.length > 0) {
    lines.push(`# also: ${listSome(others)}`);
  }
  if (today !== null) {
    lines.push(`# found today: ${today.length === 0 ? "nothing" : listSome(today)}`);
  }
  if (targets.length === 0 && asked !== null && tags.includes(TO_REVIEW)) {
    lines.push(
      "# no result was clicked: write the right documents into `expected`, or remove the case",
    );
  }
  return lines;
}

function listSome(texts: readonly string[]): string {
  return listFirst(
    texts.map((text) => logLine(text, MOST_CHARACTERS)),
    MOST_NAMED,
    " | ",
  );
}

/**
 * Returns the text as YAML: without quotes if every YAML surely reads it as the same text (YAML 1.1
 * reads `yes`, `on` and `n` as booleans), else with them.
 */
export function yamlText(text: string): string {
  const isPlain =
    /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
  return isPlain ? text : JSON.stringify(text);
}

/** Characters of an id, without the number that makes it unique. */
const LONGEST_ID = 40;

/**
 * Returns an id made of the query's words that is not taken yet, and adds it to `taken`:
 * `how-to-reset` for `How to reset?`, `how-to-reset-2` if that is taken, `query` if the query has
 * no letter or digit, and `query-constructor` for a word that a suite refuses as an id.
 */
function makeId(query: string, taken: Set<string>): string {
  const words = query
    // `é` becomes `e` and an accent, which goes. Vowel signs of Hindi are marks (\p{M}), too: they
    // stay.
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  const short =
    Array.from(words)
      .slice(0, LONGEST_ID)
      .join("")
      .replaceAll(/^-+|-+$/g, "") || "query";
  // A suite's reader refuses `constructor` and other names that could reach an object's prototype.
  let id = UNSAFE_KEYS.has(short) ? `query-${short}` : short;
  for (let i = 2; taken.has(id); i++) {
    id = `${short}-${i}`;
  }
  taken.add(id);
  return id;
}
