/** `suggest`: a draft suite from a log of queries or from a corpus, and going through it. */
import path from "node:path";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { type SuggestRequest, withFinder, writeDraft } from "./suggest.ts";
import { commandName } from "../../app/origin.ts";
import { GateError } from "../../errors.ts";
import { openRoot, type Root } from "../../system/root.ts";
import { logLine, shellWord } from "../../messages/escape.ts";
import { pluralise } from "../../messages/format.ts";
import {
  type CommandPorts,
  SWITCH,
  TEXT,
  type Flags,
  type FlagValues,
  numberFlag,
  type CommandRun,
  fileFlag,
  makeCommand,
  printResult,
  textFlag,
} from "../../cli/command.ts";
import { parseDocument } from "../../files/document.ts";
import { USUAL_CONFIG } from "../../model/config.ts";
import { INTENT } from "../../files/formats/format.ts";
import { SUITE_NAME } from "../../files/names.ts";
import { readText } from "../../files/read.ts";
import { loadSuite } from "../../files/suite.ts";
import { SuiteEditor } from "../suite-edit.ts";
import { writeWhole } from "../../system/write-whole.ts";
import { DRAFT_HEADER, TO_REVIEW, areWatched } from "./draft.ts";
import { type AskPorts, askPorts } from "../ask.ts";
import { docsPage } from "../../model/docs-page.ts";
import { requireItem } from "../../model/lookup.ts";

const FLAGS: Flags = {
  log: TEXT,
  fields: TEXT,
  corpus: TEXT,
  out: TEXT,
  name: TEXT,
  cases: TEXT,
  "known-items": TEXT,
  seed: TEXT,
  config: TEXT,
  review: TEXT,
  json: SWITCH,
};

const HELP = `Usage: retrieval-gate suggest --log F.csv|F.jsonl|F.txt [flags]
       retrieval-gate suggest --corpus F.jsonl|FOLDER [flags]
       retrieval-gate suggest --review SUITE [--config F]

Writes a draft of a suite. gate and record refuse the draft until a person has reviewed it. From a
log: frequent, less frequent and rare queries, in proportion to how often they are asked. Similar
queries are joined. Clicked documents are the targets. A log without clicks gives a suite of watched
queries, which is no draft. From a corpus: headings and titles are the queries, and their documents
the targets. Lines that look like personal data are left out and counted. The same inputs and seed
give the same bytes.
Exit code: 0 written, 2 wrong input, 3 the retriever failed.

  --log F              one line a search, or one a query with its count
  --fields LIST        the names of the log's fields, such as query=q,clicked=url; also count,
                       clicks, session, intent
  --corpus F           documents as JSON Lines, or a folder of Markdown and text; with --log also
                       drops targets that it lacks
  --out F              a new YAML file, or an unedited sample of init; absent: stdout
  --name NAME          name of the suite (search)
  --cases N            cases in all (60)
  --known-items N      how many of them come from the corpus (with --log a quarter of the cases)
  --seed N             which ones are drawn (1)
  --config F           with --log, --corpus and --review: also show what this config's retriever
                       finds today (retrieval-gate.yaml, where it exists)
  --review SUITE       go through a draft in the terminal: accept, reject, edit
  --json               with --log and --corpus: print the cases and counts as JSON

Example: retrieval-gate suggest --log searches.csv --out retrieval/suite.yaml
`;

/** Runs `suggest`: writes or prints a draft, or with --review goes through one with a person. */
export const runSuggest: CommandRun = makeCommand(
  { name: "suggest", flags: FLAGS, help: HELP },
  async (values, ports) => {
    const { root, inside } = openRoot(ports.workingDirectory);
    const readFile = (flag: string): string | null => fileFlag(values, flag, inside);
    // Without --config the usual one, if there is one: its retriever is the one that the gate asks.
    const usualConfig = inside(USUAL_CONFIG, "config");
    const config =
      readFile("config") ??
      (existsSync(path.join(root.directory, usualConfig)) ? usualConfig : null);
    const draft = readFile("review");
    if (draft !== null) {
      await reviewInTerminal(root, draft, config, values, ports);
      return undefined;
    }
    const out = readFile("out");
    const files = { log: readFile("log"), corpus: readFile("corpus"), out, config };
    const request = readRequest(values, files);
    const { found, cases, yaml } = await writeDraft(root, request, askPorts(ports));
    printResult(ports, values, { found, cases }, out === null ? yaml : "");
    if (out !== null) {
      for (const line of found) {
        ports.err(`${logLine(line)}\n`);
      }
      const program = commandName(ports);
      if (areWatched(cases)) {
        const queries = pluralise(cases.length, "watched query", "watched queries");
        const next = commandAfterDraft(root, out, config, values, ports);
        ports.err(`wrote ${logLine(out)}: ${queries}. Next: ${program} ${next}\n`);
      } else {
        const next = `${program} suggest --review ${reviewArguments(values, "out")}`;
        ports.err(`wrote ${logLine(out)}, a draft. Next: ${next}\n`);
      }
    }
  },
);

/**
 * Goes through the draft with the person at the terminal, and prints how many cases were accepted,
 * rejected and left, and the next command. `config`: whose retriever is asked, or null.
 */
async function reviewInTerminal(
  root: Root,
  draft: string,
  config: string | null,
  values: FlagValues,
  ports: CommandPorts,
): Promise<void> {
  const { accepted, rejected, left } = await reviewDraft(
    root,
    draft,
    config,
    askPorts(ports),
    openTerminal(ports),
  );
  const statusText =
    left === 0 ? "The draft is approved." : `${pluralise(left, "case")} left to review.`;
  const next =
    left > 0
      ? `suggest --review ${reviewArguments(values, "review")}`
      : commandAfterDraft(root, draft, config, values, ports);
  ports.out(
    `\n${pluralise(accepted, "case")} accepted, ${rejected} rejected. ${statusText}\nNext: ${commandName(ports)} ${next}\n`,
  );
}

/**
 * Returns what follows `suggest --review`: the draft, which `flag` names, and --config if given.
 */
function reviewArguments(values: FlagValues, flag: "review" | "out"): string {
  const draft = logLine(shellWord(textFlag(values, flag) ?? ""));
  return `${draft}${configPart(textFlag(values, "config"))}`;
}

/**
 * Returns the command that follows once no case of the suite is left to review: `record`, with
 * --config unless the config is the usual one in the working directory; `init` if there is no
 * config yet. `usedConfig` is that of --config or the usual one; null if neither is there.
 */
function commandAfterDraft(
  root: Root,
  suite: string,
  usedConfig: string | null,
  values: FlagValues,
  { workingDirectory }: CommandPorts,
): string {
  if (usedConfig !== null) {
    return `record${configPart(textFlag(values, "config"))}`;
  }
  const nearConfig = findNearConfig(root, suite, workingDirectory);
  return nearConfig === null ? "init" : `record${configPart(nearConfig)}`;
}

function configPart(file: string | null): string {
  return file === null ? "" : ` --config ${logLine(shellWord(file))}`;
}

/**
 * Returns the file retrieval-gate.yaml in the draft's folder or the nearest one above it, up to the
 * root, as a path relative to the working directory. Null if there is none. `draft` is relative to
 * the root.
 */
function findNearConfig(root: Root, draft: string, workingDirectory: string): string | null {
  for (let folder = path.posix.dirname(draft); ; folder = path.posix.dirname(folder)) {
    const file = path.join(root.directory, folder, USUAL_CONFIG);
    if (existsSync(file)) {
      return path.relative(workingDirectory, file).split(path.sep).join("/");
    }
    // The root was the last one: `draft` is relative to it.
    if (folder === "." || folder === "/") {
      return null;
    }
  }
}

const MOST_CASES = 100_000;
const MOST_SEED = 999_999_999;

/** How many cases a draft gets if --cases does not say. */
const USUAL_CASES = 60;
/** The part of the cases that comes from the corpus if there is a log as well. */
const USUAL_KNOWN_ITEM_SHARE = 1 / 4;

/**
 * Returns what the flags ask for, with defaults for those that are absent; `files` are the paths of
 * the flags, relative to the root. Throws `usage` without --log and --corpus, for an --out that is
 * no YAML, a --name that no suite may have, and numbers that are wrong or don't fit together.
 */
function readRequest(
  values: FlagValues,
  files: Pick<SuggestRequest, "log" | "corpus" | "out" | "config">,
): SuggestRequest {
  const { log, corpus, out } = files;
  if (log === null && corpus === null) {
    throw new GateError(
      "usage",
      "suggest: no query log and no corpus is given",
      "Write --log and a query log, or --corpus and a file of documents. Or review a draft with --review.",
    );
  }
  if (out !== null && !/\.ya?ml$/i.test(out)) {
    throw new GateError(
      "usage",
      `--out ${out}: a draft is YAML, because its comments say where each case comes from`,
      "Write a file name that ends with .yaml.",
    );
  }
  const name = textFlag(values, "name");
  if (name !== null && !SUITE_NAME.test(name)) {
    throw new GateError(
      "usage",
      `--name "${name}": expected letters, digits, \`.\`, \`_\` and \`-\`, such as docs-search`,
    );
  }
  const readNumber = (flag: string, least: number, most: number = MOST_CASES): number | null =>
    numberFlag("suggest", values, flag, { least, most });
  const cases = readNumber("cases", 1) ?? USUAL_CASES;
  let usualKnownItems = Math.floor(cases * USUAL_KNOWN_ITEM_SHARE);
  if (log === null) {
    usualKnownItems = cases;
  } else if (corpus === null) {
    usualKnownItems = 0;
  }
  const knownItems = readNumber("known-items", 0) ?? usualKnownItems;
  if (knownItems > cases) {
    throw new GateError(
      "usage",
      `--known-items ${knownItems} is more than --cases ${cases}`,
      "--known-items says how many of the cases come from the corpus.",
    );
  }
  const seed = readNumber("seed", 0, MOST_SEED) ?? 1;
  return {
    ...files,
    fields: textFlag(values, "fields"),
    name,
    cases,
    known_items: knownItems,
    seed,
  };
}

/** Returns ports that read the person's lines from standard input. */
function openTerminal({ out }: CommandPorts): ReviewPorts {
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  return {
    out,
    line: async () => {
      const next = await lines.next();
      return next.done === true ? null : next.value;
    },
  };
}

// `--review`: a person goes through a draft, one case after the other, and sees what is found
// today.

/** How the person who reviews a draft is asked. */
interface ReviewPorts {
  /** Returns the next line that the person types; null at the end of the input. */
  readonly line: () => Promise<string | null>;
  readonly out: (text: string) => void;
}

interface ReviewResult {
  readonly accepted: number;
  readonly rejected: number;
  /** Cases that still have to be decided on. */
  readonly left: number;
}

/** A case of the draft that is to be decided on. The person's edits change its members. */
interface OpenCase {
  readonly id: string;
  query: string;
  intent: string;
  /** The targets as the file has them. */
  expected: readonly unknown[];
  /** Whether nothing should be found. */
  expect_empty: boolean;
  readonly tags: readonly string[];
}

/**
 * Returns the documents that the retriever finds for a query, best first, as a target may name
 * them; null if there is no config whose retriever could be asked.
 */
type Finder = (query: string) => Promise<readonly string[] | null>;

/**
 * Goes through the draft's cases that have the tag to be reviewed with a person, writes each
 * decision into the file at once, and returns how many were decided on. `file` and `config` are
 * relative to the root; with a null config no retriever is asked. Throws `usage` if the file is no
 * YAML or has no such case, and as loadSuite for a suite that is wrong.
 */
export async function reviewDraft(
  root: Root,
  file: string,
  config: string | null,
  ports: AskPorts,
  person: ReviewPorts,
): Promise<ReviewResult> {
  if (!/\.ya?ml$/i.test(file)) {
    throw new GateError("usage", `${file}: only drafts in YAML can be reviewed`);
  }
  const loadedSuite = await loadSuite(root, [file]).catch((error: unknown) => {
    // Without problems of its own, the error is that no case has a target yet. That is no fault of
    // a draft: the person names the targets now.
    const isWithoutTargets =
      error instanceof GateError && error.code === "invalid_suite" && error.problems.length === 0;
    if (!isWithoutTargets) {
      throw error;
    }
    return null;
  });
  const cases = await readOpenCases(root, file);
  if (cases.length === 0 && loadedSuite?.suite.cases.some(({ watched }) => watched === true)) {
    throw new GateError(
      "usage",
      `${file}: no case is left to review; its watched queries have no expected documents`,
      `Judge their results on the report's page, and write the grades into the suite with \`retrieval-gate label\`: ${docsPage("no-golden-data.md#from-watched-to-golden")}`,
    );
  }
  if (cases.length === 0) {
    throw new GateError(
      "usage",
      `${file}: no case is left to review`,
      `--review shows cases with the tag \`${TO_REVIEW}\`, which \`retrieval-gate suggest\` writes.`,
    );
  }
  if (config === null) {
    return reviewFile(root, file, cases, () => Promise.resolve(null), person);
  }
  return withFinder(root, config, ports, (find) => reviewFile(root, file, cases, find, person));
}

/** Returns the cases of the draft that a person still has to review, as the file has them. */
async function readOpenCases(root: Root, file: string): Promise<readonly OpenCase[]> {
  const { value } = await parseDocument(readText(root, file, "suite"), "invalid_suite");
  // loadSuite has checked the file. It is read again since a suite does not have its cases as
  // written.
  const { cases } = value as { readonly cases: readonly Partial<OpenCase>[] };
  return cases
    .filter(({ tags = [] }) => tags.includes(TO_REVIEW))
    .map(({ id, query, intent, expected = [], expect_empty: expectEmpty, tags = [] }) => ({
      id: String(id),
      query: String(query),
      intent: String(intent),
      expected,
      expect_empty: expectEmpty === true,
      tags,
    }));
}

/**
 * Shows the person one case after the other, until all are decided on or the person stops. A
 * rejected case is removed from the file, an accepted one is changed as the person said; a case
 * that is left for later stays as it is. If none is left, the file is no draft any more: the key
 * `draft` and the instructions at its top are removed.
 */
async function reviewFile(
  root: Root,
  file: string,
  cases: readonly OpenCase[],
  find: Finder,
  person: ReviewPorts,
): Promise<ReviewResult> {
  const counts = { accepted: 0, rejected: 0 };
  person.out(REVIEW_HELP);
  for (const [at, subject] of cases.entries()) {
    // askForDecision changes the case as the person edits it.
    const before = structuredClone(subject);
    const decision = await askForDecision(subject, find, person, `${at + 1} of ${cases.length}`);
    if (decision === "stop") {
      break;
    }
    if (decision === "later") {
      continue;
    }
    const editor = new SuiteEditor(file, readText(root, file, "suite").text);
    if (decision === "reject") {
      editor.remove(subject.id);
      counts.rejected++;
    } else {
      acceptCase(editor, before, subject);
      counts.accepted++;
    }
    await writeWhole(root, file, editor.toString());
  }
  const left = cases.length - counts.accepted - counts.rejected;
  if (left === 0) {
    // The gate may read the suite now, and the instructions are done.
    const editor = new SuiteEditor(file, readText(root, file, "suite").text);
    editor.removeKey("draft");
    await writeWhole(root, file, editor.toString().replace(DRAFT_HEADER, ""));
  }
  return { ...counts, left };
}

/**
 * Changes an accepted case in the suite's text: writes what the person has edited (what differs
 * between `before` and `now`), and removes the comment above it and the tag to be reviewed.
 */
function acceptCase(editor: SuiteEditor, before: OpenCase, now: OpenCase): void {
  const { id } = now;
  editor.removeComment(id);
  if (now.query !== before.query) {
    editor.set(id, "query", now.query);
  }
  if (now.intent !== before.intent) {
    editor.set(id, "intent", now.intent);
  }
  const tags = now.tags.filter((tag) => tag !== TO_REVIEW);
  editor.set(id, "tags", tags.length === 0 ? null : tags);
  // The suite's schema takes one of `expected` and `expect_empty` in a case.
  if (now.expect_empty) {
    editor.set(id, "expected", null);
    if (!before.expect_empty) {
      editor.set(id, "expect_empty", true);
    }
    return;
  }
  if (before.expect_empty) {
    editor.set(id, "expect_empty", null);
  }
  if (JSON.stringify(now.expected) !== JSON.stringify(before.expected)) {
    editor.set(id, "expected", now.expected);
  }
}

/**
 * Shows a case with what is found for it and reads the person's lines (see REVIEW_HELP) until one
 * decides about it, which is returned. Other lines edit `subject` itself; what is wrong with a line
 * is printed. A case without targets is accepted only if nothing should be found. The end of the
 * input is "stop". `place`: which case it is, such as `2 of 60`.
 */
async function askForDecision(
  subject: OpenCase,
  find: Finder,
  { line, out }: ReviewPorts,
  place: string,
): Promise<"accept" | "reject" | "later" | "stop"> {
  let foundDocuments: readonly string[] | null = await find(subject.query);
  for (;;) {
    out(reviewText(subject, foundDocuments, place));
    const typed = (await line())?.trim() ?? null;
    if (typed === null || typed === "x") {
      return "stop";
    }
    if (typed === "r") {
      return "reject";
    }
    if (typed === "s") {
      return "later";
    }
    if (typed === "a") {
      if (subject.expected.length > 0 || subject.expect_empty) {
        return "accept";
      }
      out(
        "This case has no expected document yet. Type the number of a right result, `t` and a document, or `n` if nothing should be found.\n",
      );
      continue;
    }
    const problem = editCase(subject, typed, foundDocuments ?? []);
    if (problem !== null) {
      out(`${problem}\n`);
    } else if (typed.startsWith("q ")) {
      foundDocuments = await find(subject.query);
    }
  }
}

/** `1 3` adds results as targets, `=1 3` takes these alone. */
const RESULT_NUMBERS = /^=?\d+( \d+)*$/;

/**
 * Changes the case as a typed line of REVIEW_HELP says, and returns null. For a line that is none of
 * these it changes nothing, and returns what is wrong or which lines there are. `found`: the
 * results that were shown; the numbers in a line are their ranks.
 */
function editCase(subject: OpenCase, typed: string, found: readonly string[]): string | null {
  // `q how to install` is the word `q` and the value `how to install`.
  const [word = ""] = typed.split(" ");
  const value = typed.slice(word.length).trim();
  /** Adds the target unless the case has it. Something should be found then. */
  const addTarget = (target: string): void => {
    if (!subject.expected.includes(target)) {
      subject.expected = [...subject.expected, target];
    }
    subject.expect_empty = false;
  };
  if (RESULT_NUMBERS.test(typed)) {
    const isReplacement = typed.startsWith("=");
    const ranks = typed.replace("=", "").split(" ").map(Number);
    if (ranks.some((rank) => rank < 1 || rank > found.length)) {
      return `There are results 1 to ${found.length}.`;
    }
    if (isReplacement) {
      subject.expected = [];
    }
    for (const rank of ranks) {
      addTarget(requireItem(found, rank - 1));
    }
  } else if (word === "t" && value !== "") {
    addTarget(value);
  } else if (word === "q" && value !== "") {
    subject.query = value;
  } else if (word === "i" && INTENT.test(value)) {
    subject.intent = value;
  } else if (word === "n" && value === "") {
    subject.expect_empty = true;
    subject.expected = [];
  } else {
    return REVIEW_HELP.trimEnd();
  }
  return null;
}

/** Characters of a query, a target or a result that are shown. */
const WIDTH = 110;

const REVIEW_HELP = `a accept   r reject   s later   x stop
1 3 add results 1 and 3 as targets   =1 3 these alone   t DOCUMENT add a target   n nothing should be found
q WORDS another query   i WORD another intent
`;

/**
 * Returns a case as the person sees it, ready for a line to be typed: query, intent and tags, its
 * targets, and what is found today, with `*` at a target. `found`: null if no retriever was asked.
 * `place`: which case it is, such as `2 of 60`.
 */
function reviewText(subject: OpenCase, found: readonly string[] | null, place: string): string {
  const targets = subject.expected.map(targetText);
  const intentAndTags = [subject.intent, ...subject.tags.filter((tag) => tag !== TO_REVIEW)];
  const labels = intentAndTags.filter((label) => label !== "").join(", ");
  const lines = ["", `${place}: "${logLine(subject.query, WIDTH)}" (${labels})`];
  if (subject.expect_empty) {
    lines.push("  nothing should be found");
  } else {
    const listedTargets = targets.map((target) => logLine(target, WIDTH)).join(", ");
    lines.push(`  targets: ${targets.length === 0 ? "none yet" : listedTargets}`);
  }
  for (const [index, name] of (found ?? []).entries()) {
    const mark = targets.includes(name) ? "*" : " ";
    lines.push(`  ${String(index + 1).padStart(3)}. ${mark} ${logLine(name, WIDTH)}`);
  }
  if (found?.length === 0) {
    lines.push("  nothing is found today");
  }
  return `${lines.join("\n")}\n> `;
}

/**
 * Returns a target of the file as text, without its grade: `docs/a.md` for the text `docs/a.md` and
 * for `{ path: docs/a.md, grade: 2 }`.
 */
function targetText(target: unknown): string {
  if (typeof target !== "object" || target === null) {
    return String(target);
  }
  const { grade: _grade, ...named } = target as Readonly<Record<string, unknown>>;
  return Object.values(named)
    .map((value) => (typeof value === "string" ? value : JSON.stringify(value)))
    .join(" ");
}
