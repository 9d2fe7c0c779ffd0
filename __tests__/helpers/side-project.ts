/** A gated project whose retriever does what `settings.json` says, in which two commits differ. */
import path from "node:path";
import { checkout, committed, git, type PullRequest, pullRequest } from "./git-repository.ts";
import { workspace, writeFiles } from "./workspace.ts";

/** What the retriever does. Queries have the number at their end. */
export interface Settings {
  /** Milliseconds that the retriever reports for an answer; 10 if absent. */
  readonly ms?: number;
  /** Rounds of arithmetic before each answer: what an answer really takes. */
  readonly rounds?: number;
  /** Milliseconds that it waits before each answer. */
  readonly wait?: number;
  /** Numbers of the queries whose document is not found. */
  readonly lost?: readonly number[];
  /** The process ends when it is started. */
  readonly dead?: boolean;
}

/** Finds `doc-n` first for a query that ends in the number n, and does what settings.json says. */
const SERVE = `
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
const settings = JSON.parse(readFileSync("settings.json", "utf8"));
if (settings.dead) { process.stderr.write("no index here\\n"); process.exit(4); }
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, query } = JSON.parse(line);
  const n = Number(query.split(" ").at(-1));
  const latency_ms = settings.ms ?? 10;
  let x = 0;
  if (settings.wait) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, settings.wait);
  for (let i = 0; i < (settings.rounds ?? 0); i++) x = (x * 31 + i) % 1000003;
  const others = Array.from({ length: 12 }, (_, i) => "other-" + ((x + i + n) % 97));
  const found = settings.lost?.includes(n) ? others : ["doc-" + n, ...others];
  const results = found.map((id, i) => ({ id, score: 100 - i }));
  process.stdout.write(JSON.stringify({ id, results, latency_ms }) + "\\n");
});
`;

export const CONFIG = "retrieval-gate.json";
export const SUITE = "suite.json";

/** A config with five repeats: over twelve cases that is 60 samples, as many as p95 wants. */
export const configFile = (
  overrides: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({
  version: 1,
  suite: SUITE,
  baseline: "baselines/numbers.json",
  retriever: { kind: "command", command: ["node", "serve.mjs"] },
  latency: { repeats: 5, source: "reported" },
  ...overrides,
});

/** A suite of `length` cases. Case n asks `query(n)` and expects `doc-n`. */
export function suiteFile(
  query: (n: number) => string = (n) => `find ${n}`,
  length = 12,
): Record<string, unknown> {
  const cases = Array.from({ length }, (_, n) => ({
    id: `case-${n}`,
    query: query(n),
    intent: "lookup",
    expected: [{ id: `doc-${n}` }],
  }));
  return { version: 1, name: "numbers", revision: "1", cases };
}

/** A repository whose `main` has the gate without a baseline, and this retriever. */
export function sideOrigin(
  settings: Settings = {},
  config: Record<string, unknown> = configFile(),
): string {
  const gated = {
    [CONFIG]: config,
    [SUITE]: suiteFile(),
    "serve.mjs": SERVE,
    "settings.json": settings,
  };
  return committed({ ...gated, ".gitignore": "retrieval-gate-report\n" }, "the gate");
}

/** A pull request with both of its sides checked out. */
export interface Sides {
  readonly pull: PullRequest;
  /** The folder of the merge commit, as the runner checks it out. */
  readonly head: string;
  /** The folder of the base, outside of the head's. */
  readonly base: string;
}

/** Makes a pull request with these settings and this change, and checks out both sides. */
export function sides(
  origin: string,
  settings: Settings = {},
  change: (folder: string) => void = () => {},
): Sides {
  const pull = pullRequest(origin, (folder) => {
    writeFiles(folder, { "settings.json": settings });
    change(folder);
  });
  // Two commits deep: the merge and its parents.
  const head = checkout(origin, pull.merge, 2);
  const base = path.join(workspace(), "base");
  git(head, "worktree", "add", "-q", "--detach", base, "HEAD^1");
  return { pull, head, base };
}

/** Makes a pull request that brings the gate to a project that has none. */
export function freshProject(): Sides {
  const origin = committed({ "README.md": "docs\n" }, "no gate yet");
  const gated = { [CONFIG]: configFile(), [SUITE]: suiteFile(), "serve.mjs": SERVE };
  return sides(origin, {}, (folder) => writeFiles(folder, gated));
}
