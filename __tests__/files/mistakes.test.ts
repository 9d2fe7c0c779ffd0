import { expect, it } from "vitest";
import { checkConfiguredRetriever } from "../../src/app/request.ts";
import { GateError } from "../../src/errors.ts";
import { exampleForPlace, suggestNear, parseKnownMetric } from "../../src/files/example.ts";
import { loadInputs } from "../../src/files/inputs.ts";
import { formatProblem } from "../../src/model/problem.ts";
import { values } from "../helpers/table.ts";
import { workspace } from "../helpers/workspace.ts";
import { CONFIG, MISTAKES, SUITE } from "./mistakes.ts";
import { expectGolden } from "../helpers/golden.ts";

/**
 * Returns everything that a user sees in the terminal for a mistake: message, problems and hint of
 * the error.
 */
async function messageOf({ file, find, put }: (typeof MISTAKES)[number]): Promise<string> {
  const files: Record<string, string> = {
    "retrieval-gate.yaml": CONFIG,
    "suite.yaml": SUITE,
    "corpus.jsonl": '{"id":"a","text":"b"}\n',
    "t.csv": "question,documents\na,b\n",
  };
  files[file] = (files[file] ?? "").replace(find, put);
  const root = { directory: workspace(files) };
  const ports = {
    root: root.directory,
    environment: {},
    moduleHost: "",
    signal: new AbortController().signal,
  };
  const error: unknown = await loadInputs(root, "retrieval-gate.yaml", {
    suite: null,
    baseline: null,
  })
    .then((inputs) => checkConfiguredRetriever(inputs, { ...ports, log: () => {} }))
    .catch((each: unknown) => each);
  expect(error).toBeInstanceOf(GateError);
  const { message, problems, hint } = error as GateError;
  return [
    message,
    ...problems.map(formatProblem),
    ...(hint === undefined ? [] : [`hint: ${hint}`]),
  ].join("\n");
}

/** Matches words of Ajv, of the YAML parser and of JavaScript, which no message should have. */
const LIBRARY_WORDS =
  /must NOT|must be(?! one of)|must have|Alias resolution|Map keys|Unresolved|implicit|undefined|\[object|expected (?:integer|array|object|string|boolean)\b/;

/**
 * Matches advice, which each message has: an example, the nearest name, what to remove, or where to
 * look.
 */
const ADVICE =
  /expected |did you mean |remove |keep one|close what|use spaces|write the value out|another id|outside the repository|raise `k`|give it a `|choose another|name the variable|name yours with|; for example `|hint: [A-Z{`]/;

const suggestion = (word: string) => (word === "" ? "" : `; did you mean \`${word}\`?`);

it.each(
  values<readonly [string, string]>(`
recal@k | recall@10
recal_at_5 | recall@5
latencyp95_ms | latency_p95_ms
N.D.C.G@3 | ndcg@3
glow@3 | |
`),
)("the metric %s is near to %j", (written, word) => {
  expect(/; did .*|$/.exec(parseKnownMetric(written) as string)![0]).toBe(suggestion(word));
});

it.each(
  values<readonly [unknown, string]>(`
of | off
elas | elasticsearch
ela | |
search | |
5 | |
`),
)("%j is near to %j", (value, word) => {
  expect(suggestNear(value, ["elasticsearch", "off", false, null])).toBe(suggestion(word));
});

it("the message for a wrong form has an example", () => {
  const exampleAt = (pointer: string) => exampleForPlace(pointer, null);

  expect(exampleAt("/cases/0/forbidden/0")).toBe(
    "; for example `{ path: docs/install.md, grade: 2 }`",
  );
  expect([exampleAt("/metrics/0"), exampleAt("/gate/intents/recall@10")]).toStrictEqual(["", ""]);
});

it("each mistake has its own name", () => {
  expect(new Set(MISTAKES.map(({ name }) => name)).size).toBe(MISTAKES.length);
});

it.each(MISTAKES.map((mistake) => [mistake.name, mistake] as const))(
  "the message names file, line and what to do: %s",
  async (_, mistake) => {
    const message = await messageOf(mistake);

    // A file that can't be read has no lines: the config names it.
    expect(message).toMatch(
      new RegExp(`(?:${mistake.file}|t\\.csv|retrieval-gate\\.yaml):[1-9]\\d*`),
    );
    expect(message).not.toMatch(LIBRARY_WORDS);
    expect(message).toMatch(ADVICE);

    // A problem within a case names the case's id, which is one of these. A case that is a text has
    // no id.
    if (/\(\/cases\/\d+/.test(message) && !mistake.name.includes("that is a text")) {
      expect(message).toMatch(/case (?:"install"|"proxy"|7)|"constructor"/);
    }
  },
);

it("all messages are as in the golden file", async () => {
  const sections = await Promise.all(
    MISTAKES.map(async (each) => `=== ${each.name}\n${await messageOf(each)}\n`),
  );
  // Each version of Node has its own words for what is wrong with JSON.
  const text = sections.join("").replaceAll(/(?<=not valid JSON): .*/g, "");

  expectGolden(new URL("mistakes.txt", import.meta.url), text);
});
