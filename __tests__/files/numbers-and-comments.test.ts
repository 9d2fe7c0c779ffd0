import { describe, expect, it } from "vitest";
import { loadInputs } from "../../src/files/inputs.ts";
import { loadSuite } from "../../src/files/suite.ts";
import { formatProblem } from "../../src/model/problem.ts";
import { rows } from "../helpers/table.ts";
import { listProblemsOfReading } from "./refusal.ts";
import { workspace } from "../helpers/workspace.ts";

const HEAD = 'version: 1\nname: docs\nrevision: "1"\ncases:\n';
const CONFIG = `version: 1
suite: s.yaml
baseline: b.json
retriever: { kind: command, command: [python3, serve.py], params: PARAMS }
`;

/** Returns the problems of a suite with this text. */
const listProblems = (text: string, file = "s.yaml") =>
  listProblemsOfReading(loadSuite({ directory: workspace({ [file]: text }) }, [file]));

/** Returns the problems of a suite in this file whose only case has these params. */
async function refuseParams(params: string, file: string): Promise<readonly string[]> {
  const written = `{"id": "a", "query": "q", "intent": "i", "expected": ["d"], "params": ${params}}`;
  const texts: Readonly<Record<string, string>> = {
    "s.yaml": `${HEAD}  - ${written}\n`,
    "s.json": `{"version": 1, "name": "docs", "revision": "1", "cases": [${written}]}`,
    "s.jsonl": `{"version": 1, "name": "docs", "revision": "1"}\n${written}\n`,
  };
  return listProblems(texts[file]!, file);
}

describe.each(["s.yaml", "s.json", "s.jsonl"])("params in %s", (file) => {
  it.each([
    ["9007199254740993", 'write `v: "9007199254740993"`'],
    ["1.10", 'the number 1.10 would be read as 1.1; write `v: "1.10"`, or `v: 1.1`'],
    ["1.0", 'write `v: "1.0"`, or `v: 1`'],
    ['[{"w": 1E3}]', 'the number 1E3 would be read as 1000; write `w: "1E3"`'],
    // JSON can't hold it.
    ["1e400", 'expected a finite number; got 1e400; or write the text `v: "1e400"`'],
  ])("params refuse the number %s, and show it as written", async (number, words) => {
    const found = await refuseParams(`{"v": ${number}}`, file);

    expect(found).toHaveLength(1);
    expect(found[0]).toContain(words);
    expect(found[0]).toContain("/cases/0/params/v");
  });

  it("params accept numbers whose text is their value", async () => {
    const params = '{"a": 1, "b": -2.5, "c": 9007199254740991, "d": "007"}';

    expect(await refuseParams(params, file)).toStrictEqual([]);
  });
});

describe("numbers in YAML", () => {
  it.each([".inf", "-.inf", ".nan"])(
    "numbers in YAML are refused in params if they are %s",
    async (number) => {
      const found = await refuseParams(`{ v: ${number} }`, "s.yaml");

      expect(found).toHaveLength(1);
      expect(found[0]).toContain(`expected a finite number; got ${number}`);
    },
  );

  it.each(
    rows(`
# members of the case | a part of the problem | what to write
id: 007, query: q | got 007 | \`id: "007"\`
id: a, query: 1.10 | got 1.10 | \`query: "1.10"\`
id: a, query: 0x1F | got 0x1F | \`query: "0x1F"\`
id: a, query: True | got True | \`query: "True"\`
id: a, query: q, group: 0042 | got 0042 | \`group: "0042"\`
id: 12345678901234567890, query: q | got 12345678901234567890 | \`id: "12345678901234567890"\`
id: a, query: q, expected: [0042] | got 0042 | ; for example \`"0042"\`
id: a, query: q, expected: [{ path: 1.50 }] | got 1.50 | \`path: "1.50"\`
id: a, query: q, expected: [{ path: d, grade: 0x2 }] | 0x2 would be read as 2 | \`grade: 2\`
`),
  )("numbers in YAML are shown as written: {%s}", async (members, words, example) => {
    const [problem] = await listProblems(`${HEAD}  - { ${members}, intent: i }\n`);

    expect(problem).toContain(words);
    expect(problem).toContain(example);
  });

  it("a number that loses digits is refused in the config's params, no floor of 0.10", async () => {
    const gate = "gate: { recall@10: { floor: 0.10 } }\n";
    const config = CONFIG.replace("PARAMS", "{ tenant: 1639887574359322625 }") + gate;
    const suite = `${HEAD}  - { id: a, query: q, intent: i, expected: [d] }\n`;
    const root = { directory: workspace({ "c.yaml": config, "s.yaml": suite }) };

    const found = await listProblemsOfReading(
      loadInputs(root, "c.yaml", { suite: null, baseline: null }),
    );

    expect(found).toStrictEqual([
      'c.yaml:4 (/retriever/params/tenant): the number 1639887574359322625 would be read as 1639887574359322600; write `tenant: "1639887574359322625"`',
    ]);
  });
});

/** Returns the lines for which a suite with these cases (YAML below `cases:`) has a warning. */
async function warnedLines(cases: string): Promise<readonly (number | undefined)[]> {
  const root = { directory: workspace({ "s.yaml": HEAD + cases }) };
  const { suite } = await loadSuite(root, ["s.yaml"]);
  return (suite.warnings ?? []).map(({ line }) => line);
}

describe("a comment behind a YAML value", () => {
  it("a comment that may belong to a value causes a warning with its line", async () => {
    const cases = `  - id: a
    query: why does PR #532 break the build
    intent: howto
    expected:
      - docs/Release notes #4.md
  - id: b
    query: C # interop
    intent: howto
    expected: [d]
    reference_answer: see issue  #7
    forbidden: [old release # 4
      ]
`;

    // HEAD has 4 lines, so the cases begin on line 5. The values are the query and the target of a,
    // then the query, the answer and the forbidden document of b.
    expect(await warnedLines(cases)).toStrictEqual([6, 9, 11, 14, 15]);
  });

  it("text behind # that reads like a comment causes no warning", async () => {
    const cases = `  - id: a # the baseline pairs cases by it
    query: install it  # asked often
    # a line of its own #1
    intent: howto # one of three
    expected: # two
      - docs/a.md # the main page
    reference_answer: "C # interop" # quoted
`;

    expect(await warnedLines(cases)).toStrictEqual([]);
  });

  it("a warning of a comment names the value and the text to write", async () => {
    const cases = "  - { id: a, intent: i, expected: [d], query: why PR #532 breaks\n    }\n";
    const root = { directory: workspace({ "s.yaml": HEAD + cases }) };

    const { suite } = await loadSuite(root, ["s.yaml"]);

    expect(suite.warnings!.map(formatProblem)).toStrictEqual([
      's.yaml:5: YAML reads "#532 breaks" as a comment, so the value is "why PR"; if it is part of the value, write "why PR #532 breaks", else put two spaces before the # and one after it',
    ]);
  });

  it("a comment in the retriever's arguments causes a warning", async () => {
    const command = "retriever:\n  kind: command\n  command:\n    - search\n    - topic #1\n";
    const config = `version: 1\nsuite: s.yaml\nbaseline: b.json\n${command}`;
    const suite = `${HEAD}  - { id: a, query: q, intent: i, expected: [d] }\n`;
    const root = { directory: workspace({ "c.yaml": config, "s.yaml": suite }) };

    const inputs = await loadInputs(root, "c.yaml", { suite: null, baseline: null });

    expect(inputs.warnings!.map(({ line }) => line)).toStrictEqual([8]);
  });

  it("a comment that hides the end of a bracket is refused", async () => {
    const cases = `  - { id: a, query: "x # y", intent: x, expected: [d] }
  - { id: b, query: "run" # TODO, intent: x, expected: [d] }
  - { id: c, query: "proxy", intent: x, expected: [d] }
`;

    expect(await listProblems(HEAD + cases)).toStrictEqual([
      expect.stringMatching(
        /^s\.yaml:6: ` #` begins a comment here .* the { before it is not closed/,
      ),
    ]);
  });
});

it("loadSuite says where the cases of a bare list belong", async () => {
  const text = "- { id: a, query: q, intent: i, expected: [d] }\n";

  expect(await listProblems(text)).toStrictEqual([
    's.yaml:1: expected a map of keys; got a list. If these are the cases, put them below `cases:`, after `version: 1`, `name: docs` and `revision: "1"`',
  ]);
});
