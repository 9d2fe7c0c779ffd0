/** Both readers of YAML read the same: what the plain one takes at all, it takes as the whole parser does. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { readPlainYaml } from "../../src/files/plain-yaml.ts";
import { parseYaml } from "../../src/files/yaml-document.ts";

const whole = (text: string) => parseYaml({ file: "x.yaml", text, digest: "" }, "invalid_suite");

function pointersOf(value: unknown, at = ""): readonly string[] {
  if (typeof value !== "object" || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, each]) => pointersOf(each, `${at}/${key}`))];
}

/** Whether the text is plain; throws where the readers differ. */
function isReadAlike(text: string): boolean {
  const plain = readPlainYaml(text);
  if (plain === null) return false;
  const { value, lineOf } = whole(text);
  expect(plain.value, text).toStrictEqual(value);
  for (const pointer of [...pointersOf(value), "/no/such", "/cases/9999/x"])
    expect([pointer, plain.lineOf(pointer)], text).toStrictEqual([pointer, lineOf(pointer)]);
  return true;
}

const ROOT = path.join(import.meta.dirname, "../..");
const FILES = ["examples", "__tests__", "proof", "docs", ".github"].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => path.join(folder, name)),
);
const textOf = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

describe("files of this repository", () => {
  it.each(FILES)("%s", (file) => {
    let known = true;
    try {
      whole(textOf(file));
    } catch {
      known = false;
    }
    if (known) isReadAlike(textOf(file));
    else expect(readPlainYaml(textOf(file))).toBeNull();
  });

  it("are plain, where they are the quickstart's", () => {
    for (const name of ["retrieval-gate.yaml", "suite.yaml"])
      expect(isReadAlike(textOf(`examples/quickstart/${name}`))).toBe(true);
  });
});

describe("one line", () => {
  it.each([
    "a: 1 # x",
    "a: b  c #d",
    'a: "x: y" # z',
    "a: 'it''s'",
    "a: [x, {y: z, w: [1, 2.50]}, ]",
    "a: 0.80",
  ])("%s is plain", (line) => expect(isReadAlike(`${line}\n`)).toBe(true));

  it.each([
    "a: *b",
    "a: 007",
    "a: 1e3",
    "a: |",
    'a: "\\n"',
    "a:\tb",
    "a: b: c",
    "a: [x: y]",
    "404: x",
    "a: ~",
    "- - a",
    "a: {x: 1, x: 2}",
    "a: {__proto__: 1}",
    `a: ${"[".repeat(60)}${"]".repeat(60)}`,
  ])("%s is not", (line) => expect(readPlainYaml(`${line}\n`)).toBeNull());
});

/** What YAML is made of. */
const WORDS = [
  `version: 1|a: b|- id: x|  query: what is this?|  - { id: d, grade: 2 }|key:|- |'|"|[|]|{|}|,|: |:| #|#|\n|\n  |\n- |  |-`,
  "null|true|No|1|0x1|1.5|-0|.inf|~|&a|*a|!t|>|%|@|`|?|\\|\t|\r\n|é|…|---|...|<<|__proto__|2026-11-21|12:30",
  "config::parse|https://a.b/c#d|\u00a0|\u2028|\ufeff",
].flatMap((each) => each.split("|"));
WORDS.push("|");
const LEAF = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(...WORDS),
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.boolean(),
  fc.constant(null),
);
const KEY = fc.oneof(
  fc.constantFrom("id", "query", "recall@10", "$schema", "a-b"),
  fc.string({ maxLength: 6 }),
);
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    LEAF,
    fc.array(tie("tree"), { maxLength: 4 }),
    fc.dictionary(KEY, tie("tree"), { maxKeys: 4 }),
  ),
}));

/** Whether it is plain. What the whole parser refuses, the plain one must not take. */
function agrees(text: string): boolean {
  let refused = false;
  try {
    whole(text);
  } catch {
    refused = true;
  }
  if (!refused) return isReadAlike(text);
  expect(readPlainYaml(text), text).toBeNull();
  return false;
}

describe("any text", () => {
  it("that a writer of YAML makes, in blocks or in brackets", () => {
    const style = fc.record({ indentSeq: fc.boolean(), indent: fc.constantFrom(2, 4), flow: fc.boolean() });
    fc.assert(
      fc.property(tree, style, (value, { flow, ...options }) => {
        agrees(
          stringify(
            { cases: value },
            { ...options, ...(flow ? { collectionStyle: "flow" } : {}), lineWidth: 0 },
          ),
        );
      }),
      { numRuns: 1500 },
    );
  });

  it("made of what YAML is made of", () => {
    const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 14 }).map((each) => each.join(""));
    fc.assert(
      fc.property(words, (text) => void agrees(text)),
      { numRuns: 6000 },
    );
  });

  it("that is a suite with a splice", () => {
    const suite = textOf("examples/quickstart/suite.yaml").slice(0, 1500);
    const splice = fc.tuple(
      fc.nat(suite.length),
      fc.nat(12),
      fc.array(fc.constantFrom(...WORDS), { maxLength: 3 }),
    );
    let plain = 0;
    const isAgreed = ([at, length, words]: readonly [number, number, readonly string[]]): void => {
      if (agrees(suite.slice(0, at) + words.join("") + suite.slice(at + length))) plain++;
    };
    fc.assert(fc.property(splice, isAgreed), { numRuns: 800 });
    expect(plain).toBeGreaterThan(200);
  });
});
