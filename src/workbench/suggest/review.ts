/** `suggest --review`: a person goes through a draft, one case after the other, and sees what is found today. */
import { GateError } from "../../errors.ts";
import { loadConfig } from "../../files/config.ts";
import { parseDocument } from "../../files/document.ts";
import { readText } from "../../files/read.ts";
import { loadSuite } from "../../files/suite.ts";
import { SuiteEditor } from "../suite-edit.ts";
import type { RawResult } from "../../model/retriever.ts";
import type { Root } from "../../system/root.ts";
import { writeWhole } from "../../system/write-whole.ts";
import { DRAFT_HEADER, TO_REVIEW } from "./draft.ts";
import { logLine } from "../../words/escape.ts";
import { type AskPorts, asking } from "../ask.ts";
import { namesOf } from "./suggest.ts";

export interface ReviewPorts {
  /** The next line that the person types; null where there is none. */
  readonly line: () => Promise<string | null>;
  readonly out: (text: string) => void;
}

export interface Reviewed {
  readonly accepted: number;
  readonly rejected: number;
  /** Cases that still have to be decided on. */
  readonly left: number;
}

interface OpenCase {
  readonly id: string;
  query: string;
  intent: string;
  /** As they are written. */
  expected: readonly unknown[];
  expect_empty: boolean;
  readonly tags: readonly string[];
}

type Finder = (query: string) => Promise<readonly string[] | null>;

/** `file` and `config` are relative to the root. Each decision is written at once. */
export async function reviewDraft(
  root: Root,
  file: string,
  config: string | null,
  ports: AskPorts,
  person: ReviewPorts,
): Promise<Reviewed> {
  if (!/\.ya?ml$/i.test(file))
    throw new GateError("usage", `${file}: only drafts in YAML can be gone through`);
  await loadSuite(root, [file]).catch((error: unknown) => {
    // A draft in which no case has a target is what this is for.
    if (!(error instanceof GateError) || error.problems.length > 0 || error.code !== "invalid_suite")
      throw error;
  });
  const cases = await openCases(root, file);
  if (cases.length === 0) {
    throw new GateError("usage", `${file} has no case to review`, {
      hint: `Cases to review have the tag \`${TO_REVIEW}\`; \`retrieval-gate suggest\` writes it.`,
    });
  }
  if (config === null) return review(root, file, cases, () => Promise.resolve(null), person);
  const loaded = await loadConfig(root, config, { suite: null, baseline: null });
  return asking(root, loaded.config, ports, (ask) => {
    const find: Finder = async (query) => {
      const raw = await ask({ case_id: query, query, k: loaded.config.k });
      const results: readonly RawResult[] = raw.results;
      return namesOf(results, query, loaded.config);
    };
    return review(root, file, cases, find, person);
  });
}

async function openCases(root: Root, file: string): Promise<readonly OpenCase[]> {
  const { value } = await parseDocument(readText(root, file, "suite"), "invalid_suite");
  const { cases } = value as { readonly cases: readonly Partial<OpenCase>[] };
  return cases.flatMap((each) =>
    each.tags?.includes(TO_REVIEW) === true
      ? [
          {
            id: String(each.id),
            query: String(each.query),
            intent: String(each.intent),
            expected: each.expected ?? [],
            expect_empty: each.expect_empty === true,
            tags: each.tags,
          },
        ]
      : [],
  );
}

async function review(
  root: Root,
  file: string,
  cases: readonly OpenCase[],
  find: Finder,
  person: ReviewPorts,
): Promise<Reviewed> {
  const counts = { accepted: 0, rejected: 0 };
  person.out(reviewHelp());
  for (const [at, subject] of cases.entries()) {
    const before = structuredClone(subject);
    const decision = await decide(subject, find, person, `${at + 1} of ${cases.length}`);
    if (decision === "stop") break;
    if (decision === "later") continue;
    const editor = new SuiteEditor(file, readText(root, file, "suite").text);
    if (decision === "reject") {
      editor.remove(subject.id);
      counts.rejected++;
    } else {
      accept(editor, before, subject);
      counts.accepted++;
    }
    await writeWhole(root, file, editor.toString());
  }
  const left = cases.length - counts.accepted - counts.rejected;
  if (left === 0) await approve(root, file);
  return { ...counts, left };
}

function accept(editor: SuiteEditor, before: OpenCase, now: OpenCase): void {
  const { id } = now;
  editor.uncomment(id);
  if (now.query !== before.query) editor.set(id, "query", now.query);
  if (now.intent !== before.intent) editor.set(id, "intent", now.intent);
  const tags = now.tags.filter((tag) => tag !== TO_REVIEW);
  editor.set(id, "tags", tags.length === 0 ? null : tags);
  if (now.expect_empty) {
    editor.set(id, "expected", null);
    if (!before.expect_empty) editor.set(id, "expect_empty", true);
  } else if (JSON.stringify(now.expected) !== JSON.stringify(before.expected)) {
    editor.set(id, "expected", now.expected);
  }
}

/** The last case is decided: the line that keeps the gate away goes, and so do the instructions. */
async function approve(root: Root, file: string): Promise<void> {
  const editor = new SuiteEditor(file, readText(root, file, "suite").text);
  editor.removeKey("draft");
  await writeWhole(root, file, editor.toString().replace(DRAFT_HEADER, ""));
}

async function decide(
  subject: OpenCase,
  find: Finder,
  { line, out }: ReviewPorts,
  place: string,
): Promise<"accept" | "reject" | "later" | "stop"> {
  let found: readonly string[] | null = await find(subject.query);
  for (;;) {
    out(reviewText(subject, found, place));
    const typed = (await line())?.trim() ?? null;
    if (typed === null || typed === "x") return "stop";
    if (typed === "r") return "reject";
    if (typed === "s") return "later";
    if (typed === "a") {
      if (subject.expected.length > 0 || subject.expect_empty) return "accept";
      out(
        "It has no target yet: type the number of a result, or `t` and a document, or `n` where nothing should be found.\n",
      );
      continue;
    }
    const wrong = edit(subject, typed, found ?? []);
    if (wrong !== null) out(`${wrong}\n`);
    else if (typed.startsWith("q ")) found = await find(subject.query);
  }
}

/** Changes the case as typed; what is wrong with that, or null. */
function edit(subject: OpenCase, typed: string, found: readonly string[]): string | null {
  const word = typed.split(" ")[0]!;
  const value = typed.slice(word.length).trim();
  const add = (targets: readonly unknown[]): void => {
    const known = new Set(subject.expected.map((each) => JSON.stringify(each)));
    subject.expected = [...subject.expected, ...targets.filter((each) => !known.has(JSON.stringify(each)))];
    subject.expect_empty = false;
  };
  if (/^=?\d+( \d+)*$/.test(typed)) {
    const ranks = typed.replace("=", "").split(" ").map(Number);
    if (ranks.some((rank) => rank < 1 || rank > found.length))
      return `There are results 1 to ${found.length}.`;
    if (typed.startsWith("=")) subject.expected = [];
    add(ranks.map((rank) => found[rank - 1]!));
  } else if (word === "t" && value !== "") add([value]);
  else if (word === "q" && value !== "") subject.query = value;
  else if (word === "i" && /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,79}$/u.test(value)) subject.intent = value;
  else if (word === "n" && value === "") [subject.expect_empty, subject.expected] = [true, []];
  else return reviewHelp().trimEnd();
  return null;
}

// What a person sees who goes through a draft.

interface Questioned {
  readonly id: string;
  readonly query: string;
  readonly intent: string;
  readonly expected: readonly unknown[];
  readonly expect_empty: boolean;
  readonly tags: readonly string[];
}

const WIDTH = 110;

function reviewHelp(): string {
  return `a accept   r reject   s later   x stop
1 3 add results 1 and 3 as targets   =1 3 these alone   t DOCUMENT add a target   n nothing should be found
q WORDS another query   i WORD another intent
`;
}

/** `found` is null where no retriever was asked. */
function reviewText(subject: Questioned, found: readonly string[] | null, place: string): string {
  const targets = subject.expected.map(label);
  const tags = subject.tags.filter((tag) => tag !== "to-review").join(", ");
  const lines = [
    "",
    `${place}: "${logLine(subject.query, WIDTH)}" (${[subject.intent, tags].filter((each) => each !== "").join(", ")})`,
    subject.expect_empty
      ? "  nothing should be found"
      : `  targets: ${targets.length === 0 ? "none yet" : targets.map((each) => logLine(each, WIDTH)).join(", ")}`,
    ...(found ?? []).map(
      (name, i) =>
        `  ${String(i + 1).padStart(3)}. ${targets.includes(name) ? "*" : " "} ${logLine(name, WIDTH)}`,
    ),
    ...(found?.length === 0 ? ["  nothing is found today"] : []),
  ];
  return `${lines.join("\n")}\n> `;
}

function label(target: unknown): string {
  if (typeof target !== "object" || target === null) return String(target);
  const { grade: _grade, ...named } = target as Readonly<Record<string, unknown>>;
  return Object.values(named)
    .map((each) => (typeof each === "string" ? each : JSON.stringify(each)))
    .join(" ");
}
