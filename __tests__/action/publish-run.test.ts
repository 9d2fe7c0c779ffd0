/** Whole runs with secrets, as the runner reads their logs. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runActionHere, type StepResult } from "../helpers/fake-runner.ts";
import { configText, makeProject } from "./gate-project.ts";

/** Returns the values that the step had the runner mask. */
const maskedValues = (result: StepResult): readonly string[] =>
  result.commands.filter(({ command }) => command === "add-mask").map(({ data }) => data);

/** A search server that prints its keys, and finds nothing without the token. */
const SERVER = `
import { createServer } from "node:http";
console.error("my key is " + process.env.SEARCH_TOKEN + " and " + process.env.SHORT);
createServer((request, response) => {
  const query = new URL(request.url, "http://x").searchParams.get("q") ?? "";
  const isAllowed = request.headers.authorization === "Bearer " + process.env.SEARCH_TOKEN;
  const results = isAllowed ? [{ id: "doc-" + query.split(" ")[1], score: 1 }] : [];
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ results }));
}).listen(Number(process.argv[2]), "127.0.0.1");
`;
const HTTP_RETRIEVER = `retriever:
  kind: http
  url: "http://127.0.0.1:{{port}}/?q={{query}}"
  headers:
    authorization: { env: SEARCH_TOKEN, prefix: "Bearer " }
    x-short: { env: SHORT }
    x-plain: written-in-the-config
  start: { command: [node, server.mjs, "{{port}}"] }
`;

test("a run masks header secrets of eight characters or more before it starts", async () => {
  const workspace = makeProject("sound", null);
  writeFileSync(join(workspace, "server.mjs"), SERVER);
  writeFileSync(
    join(workspace, "retrieval-gate.yaml"),
    configText("sound").replace(/^retriever: .*\n/mu, () => HTTP_RETRIEVER),
  );
  const result = await runActionHere({
    workspace,
    inputs: { command: "record" },
    env: { SEARCH_TOKEN: "correct horse battery", SHORT: "seven77" },
  });

  expect(result.exitCode, result.log).toBe(0);

  expect(maskedValues(result)).toEqual(["correct horse battery"]);

  const maskAt = result.stdout.indexOf("::add-mask::");

  expect(maskAt).toBeGreaterThanOrEqual(0);
  expect(maskAt).toBeLessThan(result.stdout.indexOf("This run asks"));
  // It stands in the log once, in the command that masks it.
  expect(result.stdout.split("correct horse battery")).toHaveLength(2);
  // The HTTP retriever hides the values of its headers itself, however short they are.
  expect(result.groups[0]?.lines).toEqual(["my key is *** and ***"]);
});

test("a run masks the value of a judge's api_key", async () => {
  const workspace = makeProject("sound", null);
  const judge = `judge: { base_url: "http://127.0.0.1:9/v1", model: m, api_key: { env: JUDGE_KEY }, cache: judged.jsonl }\n`;
  writeFileSync(
    join(workspace, "retrieval-gate.yaml"),
    configText("sound", `metrics: [faithfulness]\n${judge}`),
  );
  const result = await runActionHere({
    workspace,
    inputs: { command: "record" },
    env: { JUDGE_KEY: "sk-abcdefgh" },
  });

  expect(maskedValues(result)).toEqual(["sk-abcdefgh"]);
});
