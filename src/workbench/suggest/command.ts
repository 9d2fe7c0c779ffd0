/** `suggest`: a draft suite from a log of queries or from a corpus, and going through it. */
import { existsSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { type Reviewed, reviewDraft } from "./review.ts";
import { type SuggestRequest, suggest as suggestSuite } from "./suggest.ts";
import { commandOf } from "../../app/origin.ts";
import { GateError } from "../../errors.ts";
import type { Ending } from "../../exit-code.ts";
import { findRoot, insideRoot, type Root } from "../../system/root.ts";
import { logLine, shellWord } from "../../words/escape.ts";
import { plural } from "../../words/format.ts";
import { type CommandPorts, type Flags, type FlagValues, readFlags, text } from "../../cli/command.ts";

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

export async function suggest(argv: readonly string[], ports: CommandPorts): Promise<Ending> {
  const values = readFlags("suggest", argv, FLAGS);
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const root = findRoot(ports.workingDirectory);
  const from = path.relative(root.directory, ports.workingDirectory);
  const inside = (name: string): string | null => {
    const written = text(values, name);
    return written === null ? null : insideRoot(root, from, written, `--${name}`);
  };
  const { environment, moduleHost, guard, err } = ports;
  const program = commandOf(environment, path.dirname(moduleHost));
  const asks = { environment, moduleHost, signal: guard.signal, listen: () => guard.listen(), log: err };
  const config = inside("config") ?? usualConfig(root, from);
  const draft = inside("review");
  if (draft !== null) {
    const reviewed = await reviewDraft(root, draft, config, asks, typing(ports));
    const again = `suggest --review ${logLine(shellWord(text(values, "review")!))}`;
    const own = config === null ? nearConfig(root, draft) : "";
    const next = reviewed.left > 0 ? again : own === null ? "init" : `record${own}`;
    ports.out(`${reviewedWords(reviewed)}\nNext: ${program} ${next}\n`);
    return { kind: "answered" };
  }
  const [log, corpus, out] = [inside("log"), inside("corpus"), inside("out")];
  const request = requestOf(values, { log, corpus, out, config });
  const made = await suggestSuite(root, request, asks);
  if (values["json"] === true)
    ports.out(`${JSON.stringify({ found: made.found, cases: made.cases }, null, 2)}\n`);
  else if (request.out === null) ports.out(made.yaml);
  if (request.out !== null) {
    for (const line of made.found) ports.err(`${logLine(line)}\n`);
    ports.err(
      `wrote ${logLine(request.out)}, a draft. Next: ${program} suggest --review ${logLine(shellWord(text(values, "out")!))}\n`,
    );
  }
  return { kind: "answered" };
}

/** The retriever that the gate asks, where there is one already. */
function usualConfig(root: Root, from: string): string | null {
  const usual = path.posix.join(from.split(path.sep).join("/"), "retrieval-gate.yaml");
  return existsSync(path.join(root.directory, usual)) ? usual : null;
}

function reviewedWords({ accepted, rejected, left }: Reviewed): string {
  const rest = left === 0 ? "The draft is approved." : `${plural(left, "case")} left to review.`;
  return `\n${plural(accepted, "case")} accepted, ${rejected} rejected. ${rest}`;
}

/** A flag for the config in the draft's folder, or in the nearest one above it; null where there is none. */
function nearConfig({ directory }: Root, draft: string): string | null {
  for (let at = path.posix.dirname(draft); ; at = path.posix.dirname(at)) {
    const file = path.posix.join(at, "retrieval-gate.yaml");
    if (existsSync(path.join(directory, file))) return ` --config ${logLine(shellWord(file))}`;
    if (at === "." || at === "/") return null;
  }
}

const MOST_CASES = 100_000;

function requestOf(
  values: FlagValues,
  files: Pick<SuggestRequest, "log" | "corpus" | "out" | "config">,
): SuggestRequest {
  const refused = (message: string, hint: string): GateError => new GateError("usage", message, { hint });
  const { log, corpus, out } = files;
  if (log === null && corpus === null)
    throw refused(
      "suggest: there is nothing to make cases of",
      "Name a log of queries with --log, or documents with --corpus; or go through a draft with --review.",
    );
  if (out !== null && !/\.ya?ml$/i.test(out))
    throw refused(
      `--out ${out}: a draft is YAML, because its comments say where each case comes from`,
      "Name a file that ends with .yaml.",
    );
  const name = text(values, "name");
  if (name !== null && !/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/.test(name)) {
    throw new GateError(
      "usage",
      `--name "${name}": expected letters, digits, \`.\`, \`_\` and \`-\`, such as docs-search`,
    );
  }
  const cases = wholeOf(values, "cases", 60, 1);
  const usual = log === null ? cases : corpus === null ? 0 : Math.floor(cases / 4);
  const known = wholeOf(values, "known-items", usual, 0);
  if (known > cases)
    throw refused(
      `--known-items ${known} is more than --cases ${cases}`,
      "--known-items says how many of the cases come from the corpus.",
    );
  return {
    ...files,
    fields: text(values, "fields"),
    name,
    cases,
    known_items: known,
    seed: wholeOf(values, "seed", 1, 0),
  };
}

function wholeOf(values: FlagValues, flag: string, absent: number, least: number): number {
  const written = text(values, flag);
  if (written === null) return absent;
  const number = /^\d{1,9}$/.test(written) ? Number(written) : -1;
  if (number >= least && (flag === "seed" || number <= MOST_CASES)) return number;
  throw new GateError(
    "usage",
    `--${flag} "${written}": expected a whole number from ${least}, such as ${absent}`,
  );
}

/** Lines from the terminal, or from whatever stdin is. */
function typing({ out }: CommandPorts): Parameters<typeof reviewDraft>[4] {
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  return {
    out,
    line: async () => {
      const next = await lines.next();
      return next.done === true ? null : next.value;
    },
  };
}
