/** A draft suite as a person reads it: YAML with a comment above each case. */
import { UNSAFE_KEYS } from "../../system/json.ts";
import { logLine } from "../../messages/escape.ts";
import { listFirst, pluralise } from "../../messages/format.ts";

export interface DraftCase {
  readonly query: string;
  readonly intent: string;
  readonly tags: readonly string[];
  readonly targets: readonly { readonly document: string; readonly clicks: number | null }[];
  readonly asked: number | null;
  readonly others: readonly string[];
  /** What the retriever finds today, the best first; null if it was not asked. */
  readonly today: readonly string[] | null;
}

/** The tag of a case that nobody has decided on. */
export const TO_REVIEW = "to-review";

const HEADER = `# A draft. Go through it: retrieval-gate suggest --review <this file>
# Or by hand: correct the cases, take the tag ${TO_REVIEW} off each, then delete the line \`draft: true\`.
`;
/** The instructions at its top, which an approved suite does not need. */
export const DRAFT_HEADER: RegExp = /^# A draft\. .*\r?\n# Or by hand: .*\r?\n/;

const SHOWN = 100;
const MOST_NAMED = 3;

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

/** The cases of a suite, each with its comment and these tags beside its own. */
export function caseBlocks(cases: readonly DraftCase[], tags: readonly string[]): string {
  const ids = new Set<string>();
  return cases
    .map(
      (each) =>
        `${draftBlock({ ...each, tags: [...each.tags, ...tags] }, makeId(each.query, ids))}\n`,
    )
    .join("");
}

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

function listSome(all: readonly string[]): string {
  return listFirst(
    all.map((text) => logLine(text, SHOWN)),
    MOST_NAMED,
    " | ",
  );
}

/** As YAML takes it for text: plain where nothing else could be read. */
function yamlText(text: string): string {
  const isPlain =
    /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
  return isPlain ? text : JSON.stringify(text);
}

const LONGEST_ID = 40;

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
  // Its readers refuse a name such as "constructor".
  let id = UNSAFE_KEYS.has(short) ? `query-${short}` : short;
  for (let i = 2; taken.has(id); i++) {
    id = `${short}-${i}`;
  }
  taken.add(id);
  return id;
}
