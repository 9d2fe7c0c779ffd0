/**
 * Files of others may be large and wrong: reading twice as much takes about twice the work, not
 * four times.
 */
import { mkdirSync } from "node:fs";
import { expect, test } from "vitest";
import { countWork } from "../helpers/work.ts";
import { workspace, writeFiles } from "../helpers/workspace.ts";

const workOf = await countWork();
const { GateError } = await import("../../src/errors.ts");
const { loadConfig } = await import("../../src/files/config.ts");
const { loadSuite } = await import("../../src/files/suite.ts");
const { lintSuite } = await import("../../src/gate/lint.ts");
const { showValue } = await import("../../src/system/json.ts");

/** How many wrong parts the smaller input has. */
const SIZE = 600;
const HEAD = { version: 1, name: "large", revision: "1" };
const YAML = `version: 1\nname: large\nrevision: "1"\n`;
const repeatText = (n: number, make: (index: number) => string): string =>
  Array.from({ length: n }, (_, i) => make(i)).join("");
const caseOf = (id: string, more: object): object => ({
  id,
  query: id,
  intent: "x",
  expected: ["a"],
  ...more,
});
const suiteJson = (more: object): string =>
  JSON.stringify({ ...HEAD, cases: [caseOf("c", {})], ...more });

/** What is wrong, the file's name, and a function that returns its text with n wrong parts. */
const INPUTS: readonly (readonly [string, string, (n: number) => string])[] = [
  [
    "unknown keys in YAML",
    "s.yaml",
    (n) => `${YAML}cases: []\n${repeatText(n, (i) => `k${i}: 1\n`)}`,
  ],
  [
    "one key again and again in YAML",
    "s.yaml",
    (n) => `${YAML}cases: []\n${repeatText(n, () => "k: 1\n")}`,
  ],
  [
    "unknown keys in JSON, each on a line of its own",
    "s.json",
    (n) => JSON.stringify(JSON.parse(suiteJson(Object.fromEntries(namedKeys(n)))), null, 1),
  ],
  [
    "targets in a case",
    "s.json",
    (n) => suiteJson({ cases: [caseOf("c", { expected: names(n) })] }),
  ],
  [
    "bad cases in JSON",
    "s.json",
    (n) => suiteJson({ cases: names(n).map((id) => ({ id, bad: 1 })) }),
  ],
  [
    "bad cases in YAML",
    "s.yaml",
    (n) => `${YAML}cases:\n${repeatText(n, (i) => `  - { id: c${i}, bad: 1 }\n`)}`,
  ],
  ["bad lines", "s.jsonl", (n) => `${JSON.stringify(HEAD)}\n${repeatText(n, () => "{\n")}`],
  ["cases of one id", "s.json", (n) => suiteJson({ cases: names(n).map(() => caseOf("c", {})) })],
  [
    "keys that are not allowed",
    "s.yaml",
    (n) => `${YAML}cases: []\n${repeatText(n, (i) => `k${i}: { __proto__: 1 }\n`)}`,
  ],
];

/** Returns the pairs `[k0, 1]`, `[k1, 1]` …, n in all. */
const namedKeys = (n: number): (readonly [string, number])[] => names(n).map((name) => [name, 1]);

/** Returns the names `k0`, `k1` …, n in all. */
const names = (n: number): string[] => Array.from({ length: n }, (_, i) => `k${i}`);

/**
 * Loads a config that names the suite `file` with this text, and checks the suite; what is wrong is
 * ignored.
 */
async function read(file: string, text: string): Promise<void> {
  const directory = workspace();
  mkdirSync(`${directory}/.git`, { recursive: true });
  const retriever = { kind: "module", path: "m.mjs" };
  const config = { version: 1, suite: file, baseline: "b.json", k: 10, retriever };
  writeFiles(directory, { [file]: text, "retrieval-gate.json": config });
  try {
    const loaded = await loadConfig({ directory }, "retrieval-gate.json", {
      suite: null,
      baseline: null,
    });
    const { suite } = await loadSuite({ directory }, loaded.config.suites);
    lintSuite(loaded.config, suite, null);
  } catch (error) {
    if (!(error instanceof GateError)) {
      throw error;
    }
  }
}

test.each(INPUTS)(
  "reading twice the input takes at most 2.5 times the work: %s",
  async (_, file, make) => {
    // The first reading loads modules, which is not counted.
    await read(file, make(3));
    const once = await workOf(() => read(file, make(SIZE)));
    const twice = await workOf(() => read(file, make(2 * SIZE)));

    expect(twice / once).toBeLessThanOrEqual(2.5);
  },
);

test("showValue shows a large value without reading it to its end", () => {
  let reads = 0;
  const list = new Proxy(names(100_000), {
    get: (target, key, receiver) => {
      reads++;
      return Reflect.get(target, key, receiver) as unknown;
    },
  });

  expect(showValue({ list })).toMatch(/^\{"list":\["k0","k1".{40,80}…$/);
  expect(reads).toBeLessThan(200);
  // 77 characters, of which the quote is one, and `…`.
  expect(showValue("x".repeat(1_000_000))).toBe(`"${"x".repeat(76)}…`);
});

test("showValue ends an object with … if it leaves out members", () => {
  // 12 keys of one character and one of two: 14 characters. With 13 digits, 26 quotes, 13 colons,
  // 12 commas and 2 braces that is 80, as many as are shown.
  const members = [...Array.from("abcdefghijkl"), "mm"].map((key) => [key, 1] as const);
  const whole = Object.fromEntries(members);
  const text = `{${members.map(([key]) => `"${key}":1`).join(",")}}`;

  expect(text).toHaveLength(80);
  expect(showValue(whole)).toBe(text);
  expect(showValue({ ...whole, n: 1 })).toBe(`${text.slice(0, 77)}…`);
});
