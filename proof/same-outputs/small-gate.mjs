/**
 * A small gate whose retriever behaves as told: twelve questions in two intents, each with one
 * document.
 */

export const CONFIG = "retrieval-gate.json";
export const SUITE = "retrieval/suite.json";
export const BASELINE = "baselines/numbers.json";

/** `behaviour.json` says which documents are missing or come late, and how the retriever fails. */
const RETRIEVER = `import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
const told = JSON.parse(readFileSync(new URL("behaviour.json", import.meta.url), "utf8"));
if (told.fails === "at once") process.exit(7);
let asked = 0;
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, query } = JSON.parse(line);
  const name = query.split(" ")[1];
  asked += 1;
  if (told.fails === "later" && asked > 4) process.exit(7);
  if (told.fails === "hangs" && asked > 4) return;
  if (told.fails === "no JSON" && asked > 4) return console.log("Loading model...");
  if (told.fails === "one query" && name === "howto-2") return console.log(JSON.stringify({ id, error: "no index" }));
  const late = told.late?.includes(name) ? 5 : 0;
  const others = Array.from({ length: 14 }, (_, i) => ({ id: "other " + i, path: "docs/" + (told.crowded ? 0 : i) + ".md" }));
  const own = told.missing?.includes(name) ? [] : [{ id: "doc " + name, path: "own/" + name + ".md" }];
  const forbidden = told.forbidden ? [{ id: "legacy", path: "docs/legacy.md" }] : [];
  const listed = [...others.slice(0, late), ...own, ...forbidden, ...others.slice(late)];
  const results = told.fails === "empty" ? [] : listed.map((each, i) => ({ ...each, score: 100 - i, text: "about " + each.id }));
  const usage = told.usage && [{ model: "embedder", prompt_tokens: told.usage }];
  console.log(JSON.stringify({ id, results, degraded: told.degraded === true, usage: usage || undefined }));
});
`;

const makeCase = (intent, at) => ({
  id: `${intent}-${at}`,
  query: `find ${intent}-${at}`,
  intent,
  expected: [{ id: `doc ${intent}-${at}` }],
  ...(at === 0 ? { critical: true, forbidden: [{ id: "legacy" }] } : {}),
});

export function makeGate(project, more = {}) {
  project.write("serve.mjs", RETRIEVER);
  project.write("behaviour.json", {});
  const cases = ["howto", "symbol"].flatMap((intent) =>
    Array.from({ length: 6 }, (_, at) => makeCase(intent, at)),
  );
  project.write(SUITE, { version: 1, name: "numbers", revision: "1", cases });
  const retriever = { kind: "command", command: ["node", "serve.mjs"], timeout_ms: 3000 };
  project.write(CONFIG, {
    version: 1,
    suite: SUITE,
    baseline: BASELINE,
    k: 10,
    latency: "off",
    retriever,
    ...more,
  });
}

/** A change of the retriever alone. */
export const setBehaviour = (behaviour) => (project) => project.write("behaviour.json", behaviour);

export const editFile = (file, change) => (project) => project.edit(file, change);

export const applyAll =
  (...changes) =>
  (project) =>
    changes.forEach((change) => change(project));
