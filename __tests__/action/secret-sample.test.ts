/** Twenty secrets and a service account, written in five ways in all that a retriever says: none is in what leaves the run. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { runActionHere } from "../helpers/fake-runner.ts";
import { startGithub } from "../helpers/github-server.ts";
import { KEY_LINES, NAMES, SERVICE_ACCOUNT, writingsOf } from "../system/secret-sample.ts";
import { configText, makeProject } from "./gate-project.ts";

const valueOf = (at: number): string => `kT9/pz+Lq4"Wv7x${at}Zq${at * 7}`;
const WRITTEN: readonly (readonly [string, string])[] = [
  ...NAMES.flatMap((_, at) => Object.entries(writingsOf(valueOf(at)))),
  ...KEY_LINES.map((line) => ["a line of a key", line] as const),
];
const SAID = [
  ...WRITTEN.map(([form, text]) => `${form}: <${text}> ok`),
  JSON.parse(SERVICE_ACCOUNT).private_key as string,
];

const RETRIEVER = `
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
const said = JSON.parse(readFileSync("said.json", "utf8"));
const share = (at, of) => said.filter((_, i) => i % of === at);
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, query } = JSON.parse(line);
  const at = Number(query.split(" ")[1]);
  const mine = share(at, 10);
  process.stderr.write(mine.join("\\n").slice(0, 5000) + "\\n");
  const fails = { id, error: mine.slice(0, 20).join(" ") };
  const texts = mine.map((text, i) => ({ id: "doc-" + (i === 0 ? at : at + "-" + i), text }));
  console.log(JSON.stringify(at === 3 ? fails : { id, results: texts.slice(0, 10), answer: mine[11] }));
});
`;

/** With what is compressed in it. */
function textOf(file: string): string {
  const text = readFileSync(file, "utf8");
  const [, packed = ""] =
    /<script id="data" type="application\/x-deflate">([^<]*)</.exec(text) ?? [];
  return text + (packed === "" ? "" : inflateRawSync(Buffer.from(packed, "base64")).toString());
}

it.each([
  [
    "a query failed and is allowed to",
    "gate:\n  error_rate: { ceiling: 0.2 }\n  recall@10: { floor: 0.1 }\n",
  ],
  ["a query failed, so the verdict is an error", ""],
])("no written form of a secret is published if %s", async (_, extra) => {
  const folder = makeProject("sound", "");
  const named = NAMES.map((name, at) => [name, valueOf(at)]);
  const environment = { ...Object.fromEntries(named), GCP_CREDENTIALS: SERVICE_ACCOUNT };
  writeFileSync(join(folder, "said.json"), JSON.stringify(SAID));
  const server = await startGithub();
  const runHere = (inputs: Readonly<Record<string, string>>, env = {}) =>
    runActionHere({
      workspace: folder,
      inputs,
      event: { name: inputs["command"] === "record" ? "push" : "workflow_dispatch" },
      env: { GITHUB_API_URL: server.url, RUNNER_DEBUG: "1", ...env },
    });
  const recorded = await runHere({ command: "record" });

  expect(recorded.exitCode, recorded.log).toBe(0);

  writeFileSync(join(folder, "serve.mjs"), RETRIEVER);
  writeFileSync(join(folder, "retrieval-gate.yaml"), configText("sound", extra));
  const ran = await runHere({ command: "gate" }, environment);

  expect(ran.outputs.get("verdict"), ran.log).toBe(extra === "" ? "error" : "pass");

  const comment = await runActionHere({
    workspace: folder,
    inputs: {
      command: "comment",
      parts: "retrieval-gate-report",
      "github-token": "ghs_0123456789abcdef",
    },
    event: {
      name: "pull_request",
      payload: { pull_request: { number: 7, head: { sha: "ab".repeat(20) } } },
    },
    env: { GITHUB_API_URL: server.url },
  });
  await server.close();

  expect(comment.exitCode, comment.log).toBe(0);

  const report = join(folder, "retrieval-gate-report/numbers");
  const files = readdirSync(report).map((name) => [name, textOf(join(report, name))] as const);
  const printed = `${ran.stdout}\n${ran.stderr}`.replaceAll(/^::add-mask::.*$/gmu, "");
  const publishedTexts = [
    ...files,
    ["the log", printed],
    ["the summary", JSON.stringify(ran.summary)],
    ["the comment", server.comments.map(({ body }) => body).join("\n")],
    ["the outputs", JSON.stringify([...ran.outputs])],
  ] as const;

  expect(files.length).toBeGreaterThan(5);
  expect(publishedTexts.some(([, text]) => text.includes("***"))).toBe(true);

  const shownForms = publishedTexts.flatMap(([name, text]) =>
    WRITTEN.filter(([, value]) => text.includes(value)).map(
      ([form, value]) => `${name}: ${form} ${value}`,
    ),
  );

  expect(shownForms).toEqual([]);
});
