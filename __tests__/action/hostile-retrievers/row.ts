/** One retriever that attacks the gate it runs under, and how the step must end. */
import { type Ending, makeProject } from "../faulty-step.ts";

/** The value of SEARCH_TOKEN: it looks different in a URL, in JSON and in base64. */
export const SECRET = "kT9/pz+Lq4-Wv7 x2é";

export interface Row extends Ending {
  /** JavaScript that the retriever runs before it reads queries; `secret` is the secret. */
  readonly start?: string;
  /** JavaScript of the results of `query`; `found`, which are the right ones, if absent. */
  readonly results?: string;
  /** JavaScript of the whole answer to request `id`, in place of `results`. */
  readonly answer?: string;
  /** Changes the workspace before the step. */
  readonly prepare?: (workspace: string) => void;
  readonly inputs?: Readonly<Record<string, string>>;
  /** An error's code, which the step prints. */
  readonly code?: string;
  /** Expects more of the step; `files` are the texts of the report's files by name. */
  readonly check?: (step: {
    readonly workspace: string;
    readonly files: ReadonlyMap<string, string>;
    readonly log: string;
  }) => void;
}

/** Returns the program of the row's retriever. */
const makeRetriever = ({ start = "", results, answer }: Row): string => `
import * as fs from "node:fs";
import * as path from "node:path";
import { execFileSync, spawn } from "node:child_process";
import { createInterface } from "node:readline";
const secret = process.env.SEARCH_TOKEN;
${start}
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, query } = JSON.parse(line);
  const found = [{ id: query, text: "text of " + query }, { id: "other" }];
  console.log(JSON.stringify(${answer ?? `{ id, results: ${results ?? "found"} }`}));
});
`;

/** Makes a new repository with the row's retriever. It has no baseline if that text is empty. */
export function makeHostileProject(row: Row, baseline: string): string {
  const command = [process.execPath, "serve.mjs"];
  const retriever = { kind: "command", command, timeout_ms: 20_000 };
  const folder = makeProject(retriever, baseline, { "serve.mjs": makeRetriever(row) });
  row.prepare?.(folder);
  return folder;
}
