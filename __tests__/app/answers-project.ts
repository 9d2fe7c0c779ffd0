/** A project whose retriever answers, and a judge that goes by a script. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { type JudgeScript, judgeHandler } from "../helpers/judge-server.ts";
import { type Ran, retrievalGate } from "../helpers/command.ts";
import { type Loopback, serve } from "../helpers/loopback.ts";
import { workspace, writeFiles } from "../helpers/workspace.ts";
import { type Json, configFile, suiteFile } from "../helpers/gated-project.ts";

const IDS = ["a", "b", "c", "d", "e"] as const;

/** The judge's key, which no output may show. */
export const KEY = "sk-of-the-test";

/** What the retriever answers to a query. */
interface Found {
  readonly answer?: string;
  readonly results: readonly { readonly id: string; readonly text?: string }[];
}
/** Answers by query, as answers.json has them. */
export type Answers = Readonly<Record<string, Found>>;

/** Answers of which one claim of two is supported, with the useful context first. */
export function goodAnswers(): Record<string, Found> {
  const good = IDS.map((id): [string, Found] => [
    `question ${id}`,
    {
      answer: `answer ${id}`,
      results: [
        { id: `doc-${id}`, text: `good ${id}` },
        { id: `other-${id}`, text: `bad ${id}` },
      ],
    },
  ]);
  return { ...Object.fromEntries(good), nothing: { results: [] } };
}

/** What the judge says of good answers, of worse ones and of those that begin with KEY. */
function judgeScript(): JudgeScript {
  const forEachCase = <T>(make: (id: string) => readonly [string, T][]): Record<string, T> =>
    Object.fromEntries(IDS.flatMap(make));
  return {
    claims: forEachCase((id) => [
      [`answer ${id}`, [`said ${id}`, `invented ${id}`]],
      [`worse ${id}`, [`invented ${id}`, `invented too ${id}`]],
      [`${KEY} ${id}`, [`said ${id}`, `the key is ${KEY}`]],
      [`reference ${id}`, [`said ${id}`]],
    ]),
    supports: forEachCase((id) => [[`good ${id}`, [`said ${id}`]]]),
    useful: IDS.map((id) => `good ${id}`),
    questions: forEachCase((id) => [
      [`answer ${id}`, [`is ${id} one`, `is ${id} two`, `is ${id} three`]],
      [`worse ${id}`, [`is ${id} one`, `is ${id} two`, `is ${id} three`]],
      [`${KEY} ${id}`, [`is ${id} one`, `is ${id} two`, `is ${id} three`]],
    ]),
    vectors: forEachCase((id) => [
      [`question ${id}`, [0, 1]],
      ...["one", "two", "three"].map((n): [string, readonly number[]] => [`is ${id} ${n}`, [0, 3]]),
    ]),
  };
}

/** Answers by answers.json, and leaves the file `started`. */
const SEARCH = `
import { createInterface } from "node:readline";
import { readFileSync, writeFileSync } from "node:fs";
const answers = JSON.parse(readFileSync("answers.json", "utf8"));
writeFileSync("started", "");
for await (const line of createInterface({ input: process.stdin })) {
  const { id, query } = JSON.parse(line);
  console.log(JSON.stringify({ id, ...(answers[query] ?? { error: "no such question" }) }));
}
`;

/** Five cases with an answer to score, and one that expects nothing. */
export function suite(overrides: Readonly<Record<string, unknown>> = {}): unknown {
  const cases = IDS.map((id) => ({
    id,
    query: `question ${id}`,
    intent: "howto",
    expected: [{ id: `doc-${id}` }],
    reference_answer: `reference ${id}`,
  }));
  const control = { id: "z", query: "nothing", intent: "none", expect_empty: true };
  return { ...suiteFile("faq", [...cases, control]), ...overrides };
}

/** A config with the rule for faithfulness, and the judge at this address. */
export const config = (
  url: string,
  overrides: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> =>
  configFile({
    baseline: "base.json",
    k: 2,
    retriever: { kind: "command", command: ["node", "search.mjs"] },
    metrics: ["answer_relevancy", "context_precision", "context_recall"],
    gate: { faithfulness: { tolerance: 0.05, floor: 0.4 } },
    judge: judge(url),
    ...overrides,
  });

/** The `judge` of a config whose server is at this address. */
export const judge = (
  url: string,
  overrides: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({
  base_url: `${url}/v1`,
  model: "judge-1",
  embedding_model: "embed-1",
  api_key: { env: "JUDGE_KEY" },
  cache: "verdicts.jsonl",
  ...overrides,
});

/** A project in a folder, with functions that work in it. */
export interface Project {
  readonly folder: string;
  readonly server: Loopback;
  readonly write: (files: Readonly<Record<string, unknown>>) => void;
  readonly read: (file: string) => string;
  /** Reads the report of the last run. */
  readonly report: () => Json;
  readonly run: (command?: "gate" | "record", ...flags: readonly string[]) => Promise<Ran>;
  /** Gates without the judge's key, as a fork's pull request has to. */
  readonly runWithoutKey: () => Promise<Ran>;
}

/** A project with a judge's server; nothing is recorded yet. */
export async function makeProject(files: Readonly<Record<string, unknown>> = {}): Promise<Project> {
  const server = await serve(judgeHandler(judgeScript()));
  const folder = workspace({
    "suite.json": suite(),
    "gate.json": config(server.url),
    "answers.json": goodAnswers(),
    "search.mjs": SEARCH,
    ...files,
  });
  const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");
  const runWith = (
    env: Readonly<Record<string, string>>,
    command: string,
    flags: readonly string[],
  ) =>
    retrievalGate(
      folder,
      [command, "--config", "gate.json", "--report-dir", "report", ...flags],
      env,
    );
  return {
    folder,
    server,
    write: (more) => writeFiles(folder, more),
    read,
    report: () => JSON.parse(read("report/report.json")) as Json,
    run: (command = "gate", ...flags) => runWith({ JUDGE_KEY: KEY }, command, flags),
    runWithoutKey: () => runWith({}, "gate", []),
  };
}

/** A project after `record`: it has a baseline and a cache of verdicts. */
export async function recordProject(
  files: Readonly<Record<string, unknown>> = {},
): Promise<Project> {
  const project = await makeProject(files);
  const ran = await project.run("record");
  if (ran.code !== 0) {
    throw new Error(`${ran.stdout}${ran.stderr}`);
  }
  return project;
}
