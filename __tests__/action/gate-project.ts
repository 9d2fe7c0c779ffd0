/** A small repository with a gate: ten cases, and a retriever that misbehaves as `mode` names. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { retrievalGate } from "../helpers/command.ts";

/** Texts that a runner would read as commands. */
const COMMAND_TEXTS = [
  "::add-mask::x",
  "##[add-mask]x",
  "\u00A0::set-output name=verdict::pass",
  "a\r::stop-commands::t",
];

/**
 * Answers "find N" with doc-N first, and leaves started.txt behind. `mode` says how it misbehaves:
 * `loses` finds no doc-N, `hangs` never answers, `exits_later` ends at the third query,
 * `hostile_ids` returns COMMAND_TEXTS as ids, and `prints_commands` prints a line that is no
 * answer; both of these also write commands to stderr. Any other word, as `sound`, means that it
 * does not misbehave.
 */
const RETRIEVER = `
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";
const mode = process.argv[2];
appendFileSync("started.txt", "started\\n");
if (mode === "hostile_ids" || mode === "prints_commands") {
  for (const text of ${JSON.stringify(COMMAND_TEXTS)}) { process.stderr.write(text + "\\n"); }
  process.stderr.write("::error::forged ##[error]forged\\n");
}
let asked = 0;
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, query } = JSON.parse(line);
  asked += 1;
  if (mode === "hangs") return;
  if (mode === "exits_later" && asked === 3) process.exit(0);
  const first = "doc-" + query.split(" ")[1];
  const others = Array.from({ length: 12 }, (_, i) => "other-" + i);
  let ids = [first, ...others];
  if (mode === "loses") ids = others;
  if (mode === "hostile_ids") ids = [...${JSON.stringify(COMMAND_TEXTS)}, ...others];
  const results = ids.map((id, i) => ({ id, score: 100 - i }));
  if (mode === "prints_commands") console.log("::error::forged on stdout");
  console.log(JSON.stringify({ id, results }));
});
`;

/** The text of the project's config; `extra` are further lines of YAML. */
export const configText = (mode: string, extra = ""): string => `version: 1
suite: suite.yaml
baseline: baselines/numbers.json
k: 10
retriever: { kind: command, command: [node, serve.mjs, ${mode}], timeout_ms: 1500, startup_timeout_ms: 3000 }
latency: off
${extra}`;

const SUITE = `version: 1
name: numbers
revision: "1"
cases:
${Array.from({ length: 10 }, (_, i) => `  - { id: case-${i}, query: find ${i}, intent: lookup, expected: [{ id: doc-${i} }] }`).join("\n")}
`;

/** Line of the first case in SUITE. */
export const FIRST_CASE_LINE = 5;

/** Makes a new folder with the project. It has no baseline if that text is empty. */
export function makeProject(mode: string, baseline: string | null): string {
  const workspace = mkdtempSync(join(tmpdir(), "gate-"));
  mkdirSync(join(workspace, ".git"));
  mkdirSync(join(workspace, "baselines"));
  writeFileSync(join(workspace, "serve.mjs"), RETRIEVER);
  writeFileSync(join(workspace, "suite.yaml"), SUITE);
  writeFileSync(join(workspace, "retrieval-gate.yaml"), configText(mode));
  if (baseline !== null) {
    writeFileSync(join(workspace, "baselines/numbers.json"), baseline);
  }
  return workspace;
}

let recordedBaseline: Promise<string> | undefined;

/** Makes the project with the baseline of a sound retriever, which is recorded once. */
export async function makeRecordedProject(mode: string): Promise<string> {
  return makeProject(mode, await (recordedBaseline ??= recordBaseline()));
}

async function recordBaseline(): Promise<string> {
  const folder = makeProject("sound", null);
  const { code, stdout, stderr } = await retrievalGate(folder, ["record"]);
  if (code !== 0) {
    throw new Error(`record: ${stdout}${stderr}`);
  }
  return readFileSync(join(folder, "baselines/numbers.json"), "utf8");
}
