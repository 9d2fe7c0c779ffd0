/** Twenty secrets in five writings, and a service account: none leaves a leaking run. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { runActionHere } from "../helpers/fake-runner.ts";
import { startGithub } from "../helpers/github-server.ts";
import { KEY_LINES, NAMES, SERVICE_ACCOUNT, writingsOf } from "../system/secret-sample.ts";
import { configText, makeRecordedProject } from "./gate-project.ts";

/** The value of the secret number `at`. */
const secretValue = (at: number): string => `kT9/pz+Lq4"Wv7x${at}Zq${at * 7}`;
/** The texts that may not be published, each with the name of its form. */
const SECRET_TEXTS: readonly (readonly [form: string, text: string])[] = [
  ...NAMES.flatMap((_, at) => Object.entries(writingsOf(secretValue(at)))),
  ...KEY_LINES.map((line) => ["a line of a key", line] as const),
];
/** The lines that the retriever writes. */
const LINES_WITH_SECRETS = [
  ...SECRET_TEXTS.map(([form, text]) => `${form}: <${text}> ok`),
  JSON.parse(SERVICE_ACCOUNT).private_key as string,
];

/**
 * A retriever that writes the lines of said.json. Each of ten queries gets every tenth line: on
 * stderr, as texts of results and as answer. Query 3 fails, with its lines as message.
 */
const LEAKING_RETRIEVER = `
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
const allLines = JSON.parse(readFileSync("said.json", "utf8"));
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, query } = JSON.parse(line);
  const n = Number(query.split(" ")[1]);
  const lines = allLines.filter((_, i) => i % 10 === n);
  process.stderr.write(lines.join("\\n").slice(0, 5000) + "\\n");
  const failure = { id, error: lines.slice(0, 20).join(" ") };
  const texts = lines.map((text, i) => ({ id: "doc-" + (i === 0 ? n : n + "-" + i), text }));
  const answer = { id, results: texts.slice(0, 10), answer: lines[11] };
  console.log(JSON.stringify(n === 3 ? failure : answer));
});
`;

/** Returns the text of a report's file, with the data that the page has in compressed form. */
function readWithData(file: string): string {
  const text = readFileSync(file, "utf8");
  const [, packed = ""] =
    /<script id="data" type="application\/x-deflate">([^<]*)</.exec(text) ?? [];
  return text + (packed === "" ? "" : inflateRawSync(Buffer.from(packed, "base64")).toString());
}

/** Makes a project with a baseline. From now on its retriever leaks, and the gate has these rules. */
async function makeLeakingProject(rules: string): Promise<string> {
  const folder = await makeRecordedProject("sound");
  writeFileSync(join(folder, "said.json"), JSON.stringify(LINES_WITH_SECRETS));
  writeFileSync(join(folder, "serve.mjs"), LEAKING_RETRIEVER);
  writeFileSync(join(folder, "retrieval-gate.yaml"), configText("sound", rules));
  return folder;
}

/** Comments on the report in this folder. Returns the comment. */
async function commentOnReport(folder: string): Promise<string> {
  const server = await startGithub();
  const payload = { pull_request: { number: 7, head: { sha: "ab".repeat(20) } } };
  const comment = await runActionHere({
    workspace: folder,
    inputs: {
      command: "comment",
      parts: "retrieval-gate-report",
      "github-token": "ghs_0123456789abcdef",
    },
    event: { name: "pull_request", payload },
    env: { GITHUB_API_URL: server.url },
  });
  await server.close();
  expect(comment.exitCode, comment.log).toBe(0);
  return server.comments.map(({ body }) => body).join("\n");
}

it.each([
  [
    "a query may fail, and the verdict is pass",
    "gate:\n  error_rate: { ceiling: 0.2 }\n  recall@10: { floor: 0.1 }\n",
    "pass",
  ],
  ["no query may fail, and the verdict is error", "", "error"],
])("a run publishes no form of a secret if %s", async (_, rules, verdict) => {
  const folder = await makeLeakingProject(rules);
  const secrets = Object.fromEntries(NAMES.map((name, at) => [name, secretValue(at)]));

  const ran = await runActionHere({
    workspace: folder,
    inputs: { command: "gate" },
    event: { name: "workflow_dispatch" },
    env: { ...secrets, GCP_CREDENTIALS: SERVICE_ACCOUNT },
  });
  const comment = await commentOnReport(folder);

  const report = join(folder, "retrieval-gate-report/numbers");
  const files = readdirSync(report).map(
    (name) => [name, readWithData(join(report, name))] as const,
  );
  const printed = `${ran.stdout}\n${ran.stderr}`.replaceAll(/^::add-mask::.*$/gmu, "");
  const publishedTexts = [
    ...files,
    ["the log", printed],
    ["the summary", JSON.stringify(ran.summary)],
    ["the comment", comment],
    ["the outputs", JSON.stringify([...ran.outputs])],
  ] as const;

  expect(ran.outputs.get("verdict"), ran.log).toBe(verdict);
  expect(files.length).toBeGreaterThan(5);
  expect(publishedTexts.some(([, text]) => text.includes("***"))).toBe(true);

  const shownForms = publishedTexts.flatMap(([name, text]) =>
    SECRET_TEXTS.filter(([, value]) => text.includes(value)).map(
      ([form, value]) => `${name}: ${form} ${value}`,
    ),
  );

  expect(shownForms).toEqual([]);
});
