/** A draft suite as a person reads it: YAML with a comment above each case. */
import { UNSAFE_KEYS } from "../../system/json.ts";
import { logLine } from "../../messages/escape.ts";
import { listFirst, pluralise } from "../../messages/format.ts";

/** A suggested case, with what the retriever finds today. */
export interface DraftCase {
  readonly query: string;
  readonly intent: string;
  readonly tags: readonly string[];
  /** `clicks`: null if the document comes from no log. */
  readonly targets: readonly { readonly document: string; readonly clicks: number | null }[];
  /** How often the log has the query; null if it comes from no log. */
  readonly asked: number | null;
  /** Other wordings of the same query. */
  readonly others: readonly string[];
  /** What the retriever finds today, the best first; null if it was not asked. */
  readonly today: readonly string[] | null;
}

/** The tag of a case that nobody has decided on. */
export const TO_REVIEW = "to-review";

const HEADER = `# A draft. Review this file: retrieval-gate suggest --review <this file>
# Or by hand: correct the cases, take the tag ${TO_REVIEW} off each, then delete the line \`draft: true\`.
`;
/** Matches the instructions at the top of a draft, which an approved suite does not need. */
export const DRAFT_HEADER: RegExp = /^# A draft\. .*\r?\n# Or by hand: .*\r?\n/;

/** Characters of a text that a comment shows. */
const MOST_CHARACTERS = 100;
/** Texts that a comment lists. */
const MOST_NAMED = 3;

/** Returns the draft as YAML. `found`: sentences on where the cases come from, for the top. */
export function draftYaml(
  name: string,
  cases: readonly DraftCase[],
  found: readonly string[],
): string {
  return `${HEADER}${found.map((line) => `# ${logLine(line)}\n`).join("")}version: 1
name: ${yamlText(name)}
revision: "1"
draft: true # gate and record refuse a draft
cases:
${caseBlocks(cases, [TO_REVIEW])}`;
}

/** Returns the cases as YAML, each with a comment, an id of its own and these tags beside its own. */
export function caseBlocks(cases: readonly DraftCase[], tags: readonly string[]): string {
  const ids = new Set<string>();
  return cases
    .map(
      (each) =>
        `${draftBlock({ ...each, tags: [...each.tags, ...tags] }, makeId(each.query, ids))}\n`,
    )
    .join("");
}

/** Returns the lines of one case, below comments on where it comes from. */
function draftBlock(each: DraftCase, id: string): string {
  const lines = [
    ...(each.asked === null ? [] : [`# asked ${pluralise(each.asked, "time")}`]),
    ...(each.others.length === 0 ? [] : [`# also: ${listSome(each.others)}`]),
    ...(each.today === null
      ? []
      : [`# found today: ${each.today.length === 0 ? "nothing" : listSome(each.today)}`]),
    ...(each.targets.length === 0 && each.asked !== null
      ? [
          "# nobody clicked a result: name what answers the query under `expected`, or remove the case",
        ]
      : []),
    `- id: ${yamlText(id)}`,
    `  query: ${JSON.stringify(each.query)}`,
    `  intent: ${yamlText(each.intent)}`,
    ...(each.tags.length === 0 ? [] : [`  tags: [${each.tags.join(", ")}]`]),
    ...(each.targets.length === 0 ? [] : ["  expected:"]),
    ...each.targets.map(
      ({ document, clicks }) =>
        `    - ${yamlText(document)}${clicks === null ? "" : ` # ${pluralise(clicks, "click")}`}`,
    ),
  ];
  return lines.map((line) => `  ${line}`).join("\n");
}

/** Returns the first texts, with a count of the others. */
function listSome(texts: readonly string[]): string {
  return listFirst(
    texts.map((text) => logLine(text, MOST_CHARACTERS)),
    MOST_NAMED,
    " | ",
  );
}

/** Returns the text as YAML: without quotes if YAML reads it as the same text. */
function yamlText(text: string): string {
  const isPlain =
    /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
  return isPlain ? text : JSON.stringify(text);
}

/** Characters of an id, without the number that makes it unique. */
const LONGEST_ID = 40;

/** Returns an id made of the query's words that is not taken yet, and takes it. */
function makeId(query: string, taken: Set<string>): string {
  const words = query
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/\p{M}/gu, "");
  const short =
    Array.from(words)
      .slice(0, LONGEST_ID)
      .join("")
      .replaceAll(/^-+|-+$/g, "") || "query";
  // A suite's reader refuses a name such as "constructor".
  let id = UNSAFE_KEYS.has(short) ? `query-${short}` : short;
  for (let i = 2; taken.has(id); i++) {
    id = `${short}-${i}`;
  }
  taken.add(id);
  return id;
}
