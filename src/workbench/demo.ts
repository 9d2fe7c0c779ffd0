/** `demo`: a gate that fails, in a folder of its own, to show what a failure looks like. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { commandName } from "../app/origin.ts";
import { shellWord } from "../messages/escape.ts";
import { type CommandRun, makeCommand } from "../cli/command.ts";
import { gate, record } from "../cli/outcome.ts";
import { USUAL_CONFIG } from "../model/config.ts";
import { makeTemporaryFolder } from "../system/temporary.ts";

const HELP = `Usage: retrieval-gate demo

Makes a small search in a temporary folder, records its baseline, breaks the search, and runs the
gate. It ends as the gate does in CI: with exit code 1. It changes nothing where you are.

Example: retrieval-gate demo
`;

/** The id of each document, its text, and a query that should find it. */
const PAGES = [
  [
    "account/password.md",
    "Reset your password on the sign-in page; a link arrives by mail.",
    "how do I reset my password",
  ],
  [
    "account/two-factor.md",
    "Turn on two-factor codes under security, with an app or a key.",
    "turn on two factor codes",
  ],
  [
    "billing/invoices.md",
    "Change the address that an invoice shows, before it is issued.",
    "change the address on an invoice",
  ],
  [
    "billing/refunds.md",
    "Ask for a refund within thirty days of a payment.",
    "refund of a payment",
  ],
  [
    "data/export.md",
    "Export all your data as one archive, ready within a day.",
    "export all my data",
  ],
  [
    "data/import.md",
    "Import contacts from a spreadsheet with a header line.",
    "import contacts from a spreadsheet",
  ],
  [
    "teams/invite.md",
    "Invite colleagues to a team and choose their role.",
    "invite a colleague to my team",
  ],
  ["teams/roles.md", "An owner changes what each role in a team may do.", "what may each role do"],
] as const;

const CONFIG = `version: 1
suite: suite.json
baseline: baseline.json
retriever: { kind: bm25, corpus: corpus.jsonl }
latency: off
`;
/** The line that the demo writes in place of CONFIG's retriever, to break the search. */
const MISTAKE = "retriever: { kind: bm25, corpus: corpus.jsonl, max_docs: 4 }";

/**
 * Runs `demo`: makes a corpus, a suite and a config in a new temporary folder, which stays there;
 * records a baseline; breaks the search; runs the gate, and returns how that ends. It prints each
 * step. Returns record's ending, and breaks nothing, if record does not pass.
 */
export const runDemo: CommandRun = makeCommand(
  { name: "demo", flags: {}, help: HELP },
  async (_values, ports) => {
    const folder = makeTemporaryFolder("retrieval-gate-demo-");
    writeProject(folder);
    // Without the variables of a workflow (GITHUB_…, CI): they are about another folder.
    const environment = Object.fromEntries(
      Object.entries(ports.environment).filter(([name]) => !/^(?:GITHUB_|CI$)/.test(name)),
    );
    const demoPorts = { ...ports, environment, workingDirectory: folder };
    ports.out(
      `A help center of ${PAGES.length} pages, searched by the embedded BM25, in ${folder}\n`,
    );
    const silentPorts = { ...demoPorts, out: () => {}, err: () => {} };
    const recordEnding = await record([], silentPorts);
    if (recordEnding.kind !== "judged" || recordEnding.verdict !== "pass") {
      return recordEnding;
    }
    ports.out("1. `record` wrote baseline.json: every query finds its page.\n");
    const brokenConfig = CONFIG.replace(/^retriever: .*$/m, MISTAKE);
    writeFileSync(path.join(folder, USUAL_CONFIG), brokenConfig);
    ports.out(
      "2. A pull request limits the index to 4 documents, by mistake.\n3. `gate` sees it:\n\n",
    );
    const ending = await gate([], demoPorts);
    const program = commandName(ports);
    ports.out(
      `\nIn CI the pull request is red now. To try the commands above: cd ${shellWord(folder)}\nFor a gate of your own: ${program} init\n`,
    );
    return ending;
  },
);

function writeProject(folder: string): void {
  const corpusLines = PAGES.map(([id, text]) => `${JSON.stringify({ id, path: id, text })}\n`);
  const cases = PAGES.map(([id, , query]) => ({
    // `account/password.md` is the page of the case `password`, whose intent is `account`.
    id: id.replace(/^.*\/|\.md$/g, ""),
    query,
    intent: id.split("/")[0],
    expected: [id],
  }));
  const suite = { version: 1, name: "demo", revision: "1", cases };
  // The empty folder makes this the root of a repository, wherever the temporary folder lies.
  mkdirSync(path.join(folder, ".git"));
  writeFileSync(path.join(folder, "corpus.jsonl"), corpusLines.join(""));
  writeFileSync(path.join(folder, "suite.json"), `${JSON.stringify(suite, null, 2)}\n`);
  writeFileSync(path.join(folder, USUAL_CONFIG), CONFIG);
}
