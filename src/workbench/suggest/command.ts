/** `suggest`: a draft suite from a log of queries or from a corpus, and going through it. */
import path from "node:path";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { type SuggestRequest, resultNames, writeDraft } from "./suggest.ts";
import { commandName } from "../../app/origin.ts";
import { GateError } from "../../errors.ts";
import type { Ending } from "../../exit-code.ts";
import { openRoot, type Root } from "../../system/root.ts";
import { logLine, shellWord } from "../../messages/escape.ts";
import { pluralise } from "../../messages/format.ts";
import {
  type CommandPorts,
  type Flags,
  type FlagValues,
  readFlags,
  textFlag,
} from "../../cli/command.ts";
import { loadConfig } from "../../files/config.ts";
import { parseDocument } from "../../files/document.ts";
import { readText } from "../../files/read.ts";
import { loadSuite } from "../../files/suite.ts";
import { SuiteEditor } from "../suite-edit.ts";
import type { RawResult } from "../../model/retriever.ts";
import { writeWhole } from "../../system/write-whole.ts";
import { DRAFT_HEADER, TO_REVIEW } from "./draft.ts";
import { type AskPorts, withRetriever, askPorts } from "../ask.ts";
import { requireItem } from "../../model/lookup.ts";

const FLAGS: Flags = {
  log: { type: "string" },
  fields: { type: "string" },
  corpus: { type: "string" },
  out: { type: "string" },
  name: { type: "string" },
  cases: { type: "string" },
  "known-items": { type: "string" },
  seed: { type: "string" },
  config: { type: "string" },
  review: { type: "string" },
  json: { type: "boolean" },
};

const HELP = `Usage: retrieval-gate suggest --log F.csv|F.jsonl [flags]
       retrieval-gate suggest --corpus F.jsonl|FOLDER [flags]
       retrieval-gate suggest --review SUITE [--config F]

Writes a draft suite, which gate and record refuse until a person has gone through it. From a log of queries: frequent,
middling and rare ones in proportion to how often they are asked, near duplicates joined, clicked documents as targets.
From a corpus: headings and titles as queries, their documents as targets. Lines that look like personal data are left
out and counted. The same inputs and seed give the same bytes. Exit code: 0 written, 2 wrong input, 3 the retriever failed.

  --log F              one line a search, or one a query with its count
  --fields LIST        which field of the log is what, such as query=q,clicked=url; also count, clicks, session, intent
  --corpus F           documents as JSON Lines, or a folder of Markdown and text; with --log also drops targets that it lacks
  --out F              a new YAML file, or the sample of init that nobody edited; absent: stdout
  --name NAME          name of the suite (search)
  --cases N            cases in all (60)
  --known-items N      of them, those from the corpus (with --log a quarter of the cases)
  --seed N             which ones are drawn (1)
  --config F           with --log, --corpus and --review: also show what its retriever finds today
                       (retrieval-gate.yaml, where it exists)
  --review SUITE       go through a draft in the terminal: accept, reject, edit
  --json               with --log and --corpus: print the cases and counts as JSON

Example: retrieval-gate suggest --log searches.csv --out retrieval/suite.yaml
`;

/** Runs `suggest`: writes or prints a draft, or with --review goes through one with a person. */
export async function runSuggest(argv: readonly string[], ports: CommandPorts): Promise<Ending> {
  const values = readFlags("suggest", argv, FLAGS);
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const { root, inside } = openRoot(ports.workingDirectory);
  const fileFlag = (flag: string): string | null => {
    const written = textFlag(values, flag);
    return written === null ? null : inside(written, `--${flag}`);
  };
  const program = commandName(ports);
  const asks = askPorts(ports);
  // The retriever that the gate asks, where there is one already.
  const usualConfig = inside("retrieval-gate.yaml", "config");
  const config =
    fileFlag("config") ?? (existsSync(path.join(root.directory, usualConfig)) ? usualConfig : null);
  const draft = fileFlag("review");
  if (draft !== null) {
    const { accepted, rejected, left } = await reviewDraft(
      root,
      draft,
      config,
      asks,
      openTerminal(ports),
    );
    const next =
      left > 0
        ? `suggest --review ${reviewArguments(values, "review")}`
        : commandAfterReview(textFlag(values, "config"), config, () =>
            findNearConfig(root, draft, ports.workingDirectory),
          );
    const statusText =
      left === 0 ? "The draft is approved." : `${pluralise(left, "case")} left to review.`;
    ports.out(
      `\n${pluralise(accepted, "case")} accepted, ${rejected} rejected. ${statusText}\nNext: ${program} ${next}\n`,
    );
    return { kind: "answered" };
  }
  const log = fileFlag("log");
  const corpus = fileFlag("corpus");
  const out = fileFlag("out");
  const request = readRequest(values, { log, corpus, out, config });
  const { found, cases, yaml } = await writeDraft(root, request, asks);
  if (values["json"] === true) {
    ports.out(`${JSON.stringify({ found, cases }, null, 2)}\n`);
  } else if (out === null) {
    ports.out(yaml);
  }
  if (out !== null) {
    for (const line of found) {
      ports.err(`${logLine(line)}\n`);
    }
    const next = `${program} suggest --review ${reviewArguments(values, "out")}`;
    ports.err(`wrote ${logLine(out)}, a draft. Next: ${next}\n`);
  }
  return { kind: "answered" };
}

/** Returns the rest of `suggest --review …`: the draft that `flag` names, and --config if it was given. */
function reviewArguments(values: FlagValues, flag: "review" | "out"): string {
  const draft = logLine(shellWord(textFlag(values, flag) ?? ""));
  return `${draft}${configFlag(textFlag(values, "config"))}`;
}

/**
 * Returns the command after the last case of a draft: `record`, or `init` if there is no config yet.
 * `named` is the config of --config, `usual` that of the working directory; `findNear` looks for one
 * in other folders.
 */
function commandAfterReview(
  named: string | null,
  usual: string | null,
  findNear: () => string | null,
): string {
  if (named !== null || usual !== null) {
    return `record${configFlag(named)}`;
  }
  const near = findNear();
  return near === null ? "init" : `record${configFlag(near)}`;
}

/** Returns ` --config FILE` for a command line; empty for null. */
function configFlag(file: string | null): string {
  return file === null ? "" : ` --config ${logLine(shellWord(file))}`;
}

/**
 * Returns the config in the draft's folder, or in the nearest one above it, relative to the working
 * directory. Null if there is none.
 */
function findNearConfig(root: Root, draft: string, workingDirectory: string): string | null {
  for (let folder = path.posix.dirname(draft); ; folder = path.posix.dirname(folder)) {
    const file = path.join(root.directory, folder, "retrieval-gate.yaml");
    if (existsSync(file)) {
      return path.relative(workingDirectory, file).split(path.sep).join("/");
    }
    if (folder === "." || folder === "/") {
      return null;
    }
  }
}

/** The largest number of cases that a flag may ask for. */
const MOST_CASES = 100_000;

/** Reads the flags that make a draft. Throws `usage` for flags that don't fit together. */
function readRequest(
  values: FlagValues,
  files: Pick<SuggestRequest, "log" | "corpus" | "out" | "config">,
): SuggestRequest {
  const usageError = (message: string, hint?: string): GateError =>
    new GateError("usage", message, hint === undefined ? {} : { hint });
  const { log, corpus, out } = files;
  if (log === null && corpus === null) {
    throw usageError(
      "suggest: there is nothing to make cases of",
      "Name a log of queries with --log, or documents with --corpus. Or review a draft with --review.",
    );
  }
  if (out !== null && !/\.ya?ml$/i.test(out)) {
    throw usageError(
      `--out ${out}: a draft is YAML, because its comments say where each case comes from`,
      "Write a file name that ends with .yaml.",
    );
  }
  const name = textFlag(values, "name");
  if (name !== null && !/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/.test(name)) {
    throw usageError(
      `--name "${name}": expected letters, digits, \`.\`, \`_\` and \`-\`, such as docs-search`,
    );
  }
  const cases = readWholeNumber(values, "cases", 60, 1);
  const usualKnownItems = log === null ? cases : corpus === null ? 0 : Math.floor(cases / 4);
  const knownItems = readWholeNumber(values, "known-items", usualKnownItems, 0);
  if (knownItems > cases) {
    throw usageError(
      `--known-items ${knownItems} is more than --cases ${cases}`,
      "--known-items says how many of the cases come from the corpus.",
    );
  }
  const seed = readWholeNumber(values, "seed", 1, 0);
  return {
    ...files,
    fields: textFlag(values, "fields"),
    name,
    cases,
    known_items: knownItems,
    seed,
  };
}

/**
 * Returns the flag's whole number, `absent` if the flag is not given. Throws `usage` if it is below
 * `least`, or too large.
 */
function readWholeNumber(values: FlagValues, flag: string, absent: number, least: number): number {
  const written = textFlag(values, flag);
  if (written === null) {
    return absent;
  }
  const number = /^\d{1,9}$/.test(written) ? Number(written) : -1;
  if (number >= least && (flag === "seed" || number <= MOST_CASES)) {
    return number;
  }
  throw new GateError(
    "usage",
    `--${flag} "${written}": expected a whole number from ${least}, such as ${absent}`,
  );
}

/** Returns the person who reviews: lines are read from stdin, a terminal or not, and texts go to stdout. */
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

// `--review`: a person goes through a draft, one case after the other, and sees what is found today.

/** The person who reviews a draft. */
interface ReviewPorts {
  /** The next line that the person types; null if there is none. */
  readonly line: () => Promise<string | null>;
  readonly out: (text: string) => void;
}

/** How many cases were decided on, and how. */
interface ReviewResult {
  readonly accepted: number;
  readonly rejected: number;
  /** Cases that still have to be decided on. */
  readonly left: number;
}

/** A case of the draft that is to be decided. The person's edits change its members. */
interface OpenCase {
  readonly id: string;
  query: string;
  intent: string;
  /** The targets as the file has them. */
  expected: readonly unknown[];
  expect_empty: boolean;
  readonly tags: readonly string[];
}

/** Returns the names of what the retriever finds for a query, best first; null if no retriever is asked. */
type Finder = (query: string) => Promise<readonly string[] | null>;

/**
 * Goes through the draft's open cases with a person, and writes each decision into the file at
 * once. `file` and `config` are relative to the root; a null config asks no retriever. Throws
 * `usage` if the file is no YAML or has no open case, and as loadSuite for a suite that is wrong.
 */
export async function reviewDraft(
  root: Root,
  file: string,
  config: string | null,
  ports: AskPorts,
  person: ReviewPorts,
): Promise<ReviewResult> {
  if (!/\.ya?ml$/i.test(file)) {
    throw new GateError("usage", `${file}: only drafts in YAML can be gone through`);
  }
  await loadSuite(root, [file]).catch((error: unknown) => {
    // A draft in which no case has a target is what this is for.
    if (
      !(error instanceof GateError) ||
      error.problems.length > 0 ||
      error.code !== "invalid_suite"
    ) {
      throw error;
    }
  });
  const cases = await openCases(root, file);
  if (cases.length === 0) {
    throw new GateError("usage", `${file} has no case to review`, {
      hint: `--review shows cases with the tag \`${TO_REVIEW}\`, which \`retrieval-gate suggest\` writes.`,
    });
  }
  if (config === null) {
    return reviewFile(root, file, cases, () => Promise.resolve(null), person);
  }
  const loaded = await loadConfig(root, config, { suite: null, baseline: null });
  return withRetriever(root, loaded, ports, (ask) => {
    const findDocuments: Finder = async (query) => {
      const raw = await ask({ case_id: query, query, k: loaded.config.k });
      const results: readonly RawResult[] = raw.results;
      return resultNames(results, query, loaded.config);
    };
    return reviewFile(root, file, cases, findDocuments, person);
  });
}

/** Returns the cases of the draft that still have the tag to be reviewed. */
async function openCases(root: Root, file: string): Promise<readonly OpenCase[]> {
  const { value } = await parseDocument(readText(root, file, "suite"), "invalid_suite");
  const { cases } = value as { readonly cases: readonly Partial<OpenCase>[] };
  return cases.flatMap(({ id, query, intent, expected = [], expect_empty: control, tags = [] }) => {
    if (!tags.includes(TO_REVIEW)) {
      return [];
    }
    const words = { id: String(id), query: String(query), intent: String(intent) };
    return [{ ...words, expected, expect_empty: control === true, tags }];
  });
}

/**
 * Goes through the cases until all are decided or the person stops. Each decision is written into the file. After the last one
 * the file is no draft any more: the `draft` key and the instructions at its top are removed.
 */
async function reviewFile(
  root: Root,
  file: string,
  cases: readonly OpenCase[],
  find: Finder,
  person: ReviewPorts,
): Promise<ReviewResult> {
  const counts = { accepted: 0, rejected: 0 };
  person.out(reviewHelp());
  for (const [at, subject] of cases.entries()) {
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
  if (left > 0) {
    return { ...counts, left };
  }
  // The last case is decided: the line that keeps the gate away goes, and so do the instructions.
  const editor = new SuiteEditor(file, readText(root, file, "suite").text);
  editor.removeKey("draft");
  await writeWhole(root, file, editor.toString().replace(DRAFT_HEADER, ""));
  return { ...counts, left };
}

/** Writes an accepted case into the suite: the person's edits, without its comment and the tag to be reviewed. */
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
  if (now.expect_empty) {
    editor.set(id, "expected", null);
    if (!before.expect_empty) {
      editor.set(id, "expect_empty", true);
    }
  } else if (JSON.stringify(now.expected) !== JSON.stringify(before.expected)) {
    editor.set(id, "expected", now.expected);
  }
}

/**
 * Shows a case and reads lines until one decides about it. Other lines edit `subject` itself. A case
 * without a target is not accepted. The end of the input is "stop". `place`: `2 of 60`.
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
        "This case has no target yet: type the number of a result, or `t` and a document, or `n` where nothing should be found.\n",
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
const INTENT_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,79}$/u;

/**
 * Changes the case as the typed line says (see reviewHelp). Returns null, or what is wrong with the line, which then changes
 * nothing. `found` are the results shown, which numbers name.
 */
function editCase(subject: OpenCase, typed: string, found: readonly string[]): string | null {
  const [word = ""] = typed.split(" ");
  const value = typed.slice(word.length).trim();
  const addTargets = (targets: readonly unknown[]): void => {
    const presentTargets = new Set(subject.expected.map((each) => JSON.stringify(each)));
    subject.expected = [
      ...subject.expected,
      ...targets.filter((each) => !presentTargets.has(JSON.stringify(each))),
    ];
    subject.expect_empty = false;
  };
  if (RESULT_NUMBERS.test(typed)) {
    const ranks = typed.replace("=", "").split(" ").map(Number);
    if (ranks.some((rank) => rank < 1 || rank > found.length)) {
      return `There are results 1 to ${found.length}.`;
    }
    if (typed.startsWith("=")) {
      subject.expected = [];
    }
    addTargets(ranks.map((rank) => requireItem(found, rank - 1)));
  } else if (word === "t" && value !== "") {
    addTargets([value]);
  } else if (word === "q" && value !== "") {
    subject.query = value;
  } else if (word === "i" && INTENT_NAME.test(value)) {
    subject.intent = value;
  } else if (word === "n" && value === "") {
    subject.expect_empty = true;
    subject.expected = [];
  } else {
    return reviewHelp().trimEnd();
  }
  return null;
}

// What a person sees who goes through a draft.

/** Characters of a query, a target or a result that are shown. */
const WIDTH = 110;

/** Returns the list of lines that a person may type. */
function reviewHelp(): string {
  return `a accept   r reject   s later   x stop
1 3 add results 1 and 3 as targets   =1 3 these alone   t DOCUMENT add a target   n nothing should be found
q WORDS another query   i WORD another intent
`;
}

/**
 * Returns a case as the person sees it: query, targets, what is found today (`*`: a target).
 * `found`: null if no retriever was asked. `place`: which case of how many.
 */
function reviewText(subject: OpenCase, found: readonly string[] | null, place: string): string {
  const targets = subject.expected.map(targetText);
  const tags = [subject.intent, ...subject.tags.filter((tag) => tag !== TO_REVIEW)];
  const lines = [
    "",
    `${place}: "${logLine(subject.query, WIDTH)}" (${tags.filter((each) => each !== "").join(", ")})`,
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

/** Returns a target as text, without its grade. */
function targetText(target: unknown): string {
  if (typeof target !== "object" || target === null) {
    return String(target);
  }
  const { grade: _grade, ...named } = target as Readonly<Record<string, unknown>>;
  return Object.values(named)
    .map((each) => (typeof each === "string" ? each : JSON.stringify(each)))
    .join(" ");
}
