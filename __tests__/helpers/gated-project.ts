/** A gated project in a folder, the command in it, and report.json as it stands there. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { type Ran, retrievalGate } from "./command.ts";

/** A file as JSON: what a test looks at, it names. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any;

export interface Gated extends Ran {
  readonly report: Json;
}

export const configFile = (more: object = {}): Json => ({
  version: 1,
  suite: "suite.json",
  baseline: "baseline.json",
  latency: "off",
  retriever: { kind: "module", path: "search.mjs" },
  ...more,
});

export const suiteFile = (name: string, cases: readonly object[]): Json => ({
  version: 1,
  name,
  revision: "1",
  cases,
});

/** `count` cases of intent howto, which ask `find 0` and expect `idOf(0)`. */
export const casesFile = (count: number, idOf = (n: number): string => `d${n}`): Json[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `case-${String(n).padStart(2, "0")}`,
    query: `find ${n}`,
    intent: "howto",
    expected: [{ id: idOf(n) }],
  }));

export const run = (
  folder: string,
  command: string,
  flags: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> =>
  retrievalGate(folder, [command, ...flags, "--config", "retrieval-gate.json"], env);

/** Of a file of the report, by default the only report there is. */
export function textIn(folder: string, file: string, place?: string): string {
  const reports = path.join(folder, "retrieval-gate-report");
  return readFileSync(path.join(reports, place ?? readdirSync(reports)[0]!, file), "utf8");
}

export const reportIn = (folder: string, place?: string): Json =>
  JSON.parse(textIn(folder, "report.json", place));

export async function gate(
  ...asked: readonly [string, (readonly string[])?, Record<string, string>?]
): Promise<Gated> {
  const [folder, flags, env] = asked;
  const ran = await run(folder, "gate", flags, env);
  return { ...ran, report: reportIn(folder) };
}
