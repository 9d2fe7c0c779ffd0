/** A small gated help centre: 24 queries in three intents, and a search that misbehaves as `behaviour.json` tells it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { commitAll, repository } from "../../helpers/git-repository.ts";
import { retrievalGate } from "../../helpers/command.ts";
import { writeFiles } from "../../helpers/workspace.ts";
import { copyOf } from "../pull-requests/row.ts";

export const CONFIG = "retrieval-gate.yaml";
export const SUITE = "retrieval/suite.yaml";
export const BASELINE = "baselines/help.json";

const CASES: Readonly<Record<string, readonly (readonly [query: string, document: string])[]>> = {
  howto: [
    ["install the runner on windows", "install-windows"],
    ["use the runner behind a proxy", "proxy"],
    ["rotate the signing key", "rotate-key"],
    ["run two jobs at the same time", "parallel-jobs"],
    ["keep a cache between builds", "build-cache"],
    ["send build logs to a bucket", "ship-logs"],
    ["stop a build that hangs", "stop-build"],
    ["move a project to another team", "move-project"],
  ],
  error: [
    ["error E104 no space left on device", "e104"],
    ["certificate has expired when fetching", "expired-certificate"],
    ["permission denied on the docker socket", "docker-socket"],
    ["artifact upload ends with 413", "upload-413"],
    ["runner shows as offline", "runner-offline"],
    ["job killed with signal 9", "signal-9"],
    ["webhook delivery fails", "webhook-fails"],
    ["checkout of a submodule fails", "submodules"],
  ],
  reference: [
    ["environment variables of a job", "variables"],
    ["schema of the build file", "build-file"],
    ["limits of the free plan", "free-plan"],
    ["exit codes of the command", "exit-codes"],
    ["api rate limits", "rate-limits"],
    ["supported operating systems", "systems"],
    ["retention of logs", "retention"],
    ["roles and permissions", "roles"],
  ],
};

/**
 * One answer a line. Other documents fill the list, so that a lost one is pushed out and not missing. The clock is
 * the search's own, so that a slow machine changes no figure.
 */
const SERVE = `import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
const at = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
const documents = at("documents.json");
const told = at("behaviour.json");
if (told.traceback !== undefined) {
  console.error(told.traceback);
  process.exit(1);
}
const has = (list, name) => list?.includes("*") || list?.includes(name);
const fill = [...documents.map(([, name]) => name), ...Array.from({ length: 60 }, (_, i) => "news/2025-" + i)];
let asked = 0;
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, query, k } = JSON.parse(line);
  const n = documents.findIndex(([asked]) => asked === query);
  const [, name] = documents[n] ?? [query, "none"];
  asked += 1;
  if (asked > told.hangs_after) return;
  if (has(told.errors, name)) return console.log(JSON.stringify({ id, error: told.says }));
  const rank = told.empty ? null : told.ranks?.[name] === undefined ? 1 : told.ranks[name];
  const others = [...fill.slice(n + 1), ...fill.slice(0, n)].filter((each) => each !== name);
  const list = told.empty ? [] : rank === null ? others : others.toSpliced(rank - 1, 0, name);
  const found = has(told.legacy, name) ? list.toSpliced(1, 0, "legacy/" + name) : list;
  const results = found.slice(0, k).map((each, i) => ({
    id: each,
    path: "docs/" + each + ".md",
    cluster: has(told.crowded, name) && i > 1 ? "docs/changelog.md" : each,
    score: 100 - i,
  }));
  const answer = { id, results, degraded: has(told.degraded, name) === true };
  const latency_ms = 18 + n + (has(told.slow, name) ? 140 : 0);
  const usage = told.no_usage ? undefined : [{ model: "embedder", prompt_tokens: 800 * (told.dearer ?? 1) }];
  console.log(JSON.stringify({ ...answer, latency_ms, usage }));
});
`;

const CONFIG_TEXT = `version: 1
suite: ${SUITE}
baseline: ${BASELINE}
k: 10
retriever: { kind: command, command: [node, retrieval/serve.mjs], timeout_ms: 1500 }
latency: { source: reported }
prices:
  currency: USD
  models: { embedder: { prompt: 0.0001 } }
gate:
  cost_per_query: { tolerance: "10%" }
`;

function suiteText(): string {
  const cases = Object.entries(CASES).flatMap(([intent, list]) =>
    list.map(([query, name], i) => {
      const more = [
        ...(i === 0 ? ["critical: true"] : []),
        ...(intent === "howto" ? [`forbidden: [docs/legacy/${name}.md]`] : []),
      ];
      const rest = more.length === 0 ? "" : `, ${more.join(", ")}`;
      return `  - { id: ${name}, query: ${query}, intent: ${intent}, expected: [docs/${name}.md]${rest} }`;
    }),
  );
  return `version: 1\nname: help\nrevision: "7"\ncases:\n${cases.join("\n")}\n`;
}

export interface Behaviour {
  /** By document; null is not found at all, 1 where nothing is said. */
  readonly ranks?: Readonly<Record<string, number | null>>;
  /** Documents whose queries fail, `*` for all. */
  readonly errors?: readonly string[];
  readonly says?: string;
  readonly degraded?: readonly string[];
  readonly crowded?: readonly string[];
  readonly legacy?: readonly string[];
  readonly slow?: readonly string[];
  /** Times the usual price. */
  readonly dearer?: number;
  readonly no_usage?: true;
  readonly empty?: true;
  readonly hangs_after?: number;
  readonly traceback?: string;
}

export type Change = (folder: string) => unknown;

export const behave =
  (behaviour: Behaviour): Change =>
  (folder) =>
    writeFiles(folder, { "retrieval/behaviour.json": behaviour });

/** In a file's text; it is an error of the test where the text is not there. */
export const replace =
  (file: string, from: string, to: string): Change =>
  (folder) => {
    const text = readFileSync(path.join(folder, file), "utf8");
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    writeFiles(folder, { [file]: text.replaceAll(from, to) });
  };

const recordWith =
  (...more: readonly string[]): Change =>
  async (folder) => {
    const ran = await retrievalGate(folder, ["record", "--config", CONFIG, ...more]);
    if (ran.code !== 0) throw new Error(`record: ${ran.stdout}${ran.stderr}`);
  };
export const record: Change = recordWith();
export const accept: Change = recordWith("--accept");

export const all =
  (...changes: readonly Change[]): Change =>
  async (folder) => {
    for (const change of changes) await change(folder);
  };

export const ungated = (): Readonly<Record<string, unknown>> => ({
  "README.md": "help\n",
  ".gitignore": "retrieval-gate-report/\n",
});

export const gated = (): Readonly<Record<string, unknown>> => ({
  [CONFIG]: CONFIG_TEXT,
  [SUITE]: suiteText(),
  "retrieval/serve.mjs": SERVE,
  "retrieval/documents.json": Object.values(CASES).flat(),
  "retrieval/behaviour.json": {},
});

let plain: Promise<string> | undefined;

/** On `main`: the gate with its recorded baseline, as `base` left it. Without one it is recorded once, and copied. */
export async function makeOrigin(base?: Change): Promise<string> {
  return base === undefined ? copyOf(await (plain ??= recorded(() => {}))) : recorded(base);
}

async function recorded(base: Change): Promise<string> {
  const folder = repository();
  writeFiles(folder, { ...ungated(), ...gated() });
  await base(folder);
  await record(folder);
  commitAll(folder, "the gate");
  return folder;
}
