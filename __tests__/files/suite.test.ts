import { finishCase, loadSuite } from "../../src/files/suite.ts";
import { listProblemsOfReading } from "./refusal.ts";
import { rows } from "../helpers/table.ts";
import { workspace } from "../helpers/workspace.ts";
import { NO_LIMITS, singleTargets } from "../../src/model/suite.ts";
import { createHash } from "node:crypto";
import { symlinkSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/**
 * Returns a problem without the case's id and the example at its end, which mistakes.test.ts tests.
 */
const cutExample = (line: string): string =>
  line.replace(/(?: \(case "[^"]*"\))?(?:; for example `.*`)?$/, "");

const CASE = { id: "a", query: "how", intent: "howto", expected: ["a.md"] };
const HEAD = { version: 1, name: "docs", revision: "1" };

/** Writes these files and loads the suite of the named ones, or of all. */
const load = async (files: Readonly<Record<string, unknown>>, ...names: readonly string[]) =>
  loadSuite({ directory: workspace(files) }, names.length > 0 ? names : Object.keys(files));

/** Returns the only case of a suite: CASE with these changes. */
const loadCase = async (changes: object) =>
  (await load({ "s.json": { ...HEAD, cases: [{ ...CASE, ...changes }] } })).suite.cases[0]!;

/** Returns the problems for which the suite of these files is refused. */
const listProblems = async (files: Readonly<Record<string, unknown>>) =>
  (await listProblemsOfReading(load(files))).map(cutExample);

describe("loadSuite › a case", () => {
  /** CASE as it is read, without its digests. */
  const readCase = {
    ...CASE,
    expected: [{ kind: "hint", value: "a.md", grade: 1 }],
    expect_empty: false,
    forbidden: [],
    critical: false,
    place: { file: "s.json", line: 1 },
  };
  const OPTIONAL_FIELDS = {
    critical: true,
    group: "g",
    reference_answer: "so",
    params: { lang: "en" },
    judged_irrelevant: ["b", "a"],
    tags: ["rare"],
  };

  it("a case has what is written, and nothing else", async () => {
    const loaded = await load({
      "s.json": JSON.stringify({
        ...HEAD,
        cases: [CASE, { ...CASE, ...OPTIONAL_FIELDS, id: "b", forbidden: ["no"] }],
      }),
    });
    const [plainCase, fullCase] = loaded.suite.cases;

    expect(loaded.suite.partial).toBe(false);

    const digest = expect.any(String) as unknown as string;
    const digests = { ask: digest, targets: digest, limits: NO_LIMITS };

    expect(plainCase).toStrictEqual({ ...readCase, digest, digests });
    expect(fullCase).toStrictEqual({
      ...readCase,
      ...OPTIONAL_FIELDS,
      id: "b",
      // Sorted.
      judged_irrelevant: ["a", "b"],
      forbidden: [{ kind: "hint", value: "no", grade: 1 }],
      digest,
      digests: { ...digests, query: digest, limits: digest },
    });
  });

  it("letters of a name are composed, those of a passage are not", async () => {
    // `u` and two dots over it, as macOS writes names of files.
    const written = "docs/u\u0308ber.md";
    const expected = [written, { text: written }, { any: [{ path: written }, "a.md"] }];

    const loaded = await loadCase({ expected });

    const values = loaded.expected.flatMap(singleTargets).map(({ value }) => value);
    const composed = "docs/\u00fcber.md";
    expect(values.toSorted()).toStrictEqual(["a.md", written, composed, composed]);
  });

  it("white space is kept in a passage, and trimmed from a name", async () => {
    const expected = [" a.md ", { id: " b ", grade: 3 }, { text: " a passage " }];

    const loaded = await loadCase({ expected });

    expect(loaded.expected.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toStrictEqual([
      { kind: "hint", value: "a.md", grade: 1 },
      { kind: "id", value: "b", grade: 3 },
      { kind: "text", value: " a passage ", grade: 1 },
    ]);
  });

  it("a case that expects nothing to be found has no target", async () => {
    const control = await loadCase({ expected: undefined, expect_empty: true });

    expect(control).toMatchObject({ expected: [], expect_empty: true });
  });

  it("members of a need are sorted, and equal ones dropped", async () => {
    const expected = [{ any: ["b.md", { path: "a.md" }, "b.md"], grade: 2 }];

    const loaded = await loadCase({ expected });

    const members = [
      { kind: "hint", value: "b.md", grade: 2 },
      { kind: "path", value: "a.md", grade: 2 },
    ];

    expect(loaded.expected).toStrictEqual([{ kind: "any", members, grade: 2 }]);
  });

  it("a need of one member has the digest of a plain target", async () => {
    const digestWith = async (expected: unknown) => (await loadCase({ expected })).digest;

    expect(await digestWith([{ any: ["a.md"] }])).toBe(await digestWith(["a.md"]));
    expect(await digestWith([{ any: ["b", "a"] }])).toBe(await digestWith([{ any: ["a", "b"] }]));
    expect(await digestWith([{ any: ["a", "b"] }])).not.toBe(await digestWith(["a", "b"]));
  });

  // What the need has | the targets | a part of the problems
  it.each([
    ["no member", [{ any: [] }], "expected a list with at least 1 entry"],
    ["a member with a grade", [{ any: [{ path: "a", grade: 2 }] }], 'unknown key "grade"'],
    ["a need as a member", [{ any: [{ any: ["a"] }] }], 'unknown key "any"'],
    ["a path beside its members", [{ any: ["a"], path: "b" }], "exactly one of"],
  ])("a case is refused if its need has %s", async (_, expected, message) => {
    const problemTexts = await listProblems({
      "s.json": { ...HEAD, cases: [{ ...CASE, expected }] },
    });

    expect(problemTexts.join("\n")).toContain(message);
  });

  it.each(["id", "intent"])("a case can't have a key of every object as its %s", async (key) => {
    const cases = [{ ...CASE, [key]: "constructor" }];

    expect(await listProblems({ "s.json": { ...HEAD, cases } })).toStrictEqual([
      expect.stringContaining(`(/cases/0/${key}): "constructor" can't be a name`),
    ]);
  });
});

describe("a case's three digests", () => {
  /** Returns the digests of CASE with these changes. */
  const digestsWith = async (changes: object) => (await loadCase(changes)).digests;
  /** Returns which of the three digests these changes of CASE change. */
  const changedDigests = async (changes: object): Promise<readonly string[]> => {
    const oldDigests = await digestsWith({});
    const newDigests = await digestsWith(changes);
    return (["ask", "targets", "limits"] as const).filter(
      (part) => oldDigests[part] !== newDigests[part],
    );
  };

  // What changes | changes of CASE | the digests that change. A need of one member is that member.
  it.each<readonly [string, object, readonly string[]]>([
    ["the query", { query: "another" }, ["ask"]],
    ["params", { params: { lang: "en" } }, ["ask"]],
    ["a target", { expected: ["other.md"] }, ["targets"]],
    ["the kind of a target", { expected: [{ path: "a.md" }] }, ["targets"]],
    ["a grade", { expected: [{ any: ["a.md"], grade: 2 }] }, []],
    ["forbidden", { forbidden: ["b.md"] }, ["limits"]],
    ["a negative control", { expected: undefined, expect_empty: true }, ["targets", "limits"]],
    ["another id, intent, group and tag", { id: "b", intent: "x", group: "g", tags: ["t"] }, []],
    [
      "critical, the reference answer and irrelevant documents",
      { critical: true, reference_answer: "24", judged_irrelevant: ["z"] },
      [],
    ],
  ])("which of a case's digests change: with %s", async (_, changes, parts) => {
    expect(await changedDigests(changes)).toStrictEqual(parts);
  });

  it("a case's digests are the first 128 bits of SHA-256 of canonical JSON", async () => {
    const firstHalf = (text: string) =>
      createHash("sha256").update(text).digest("hex").slice(0, 32);
    const expected = [{ id: "x", grade: 2 }];

    expect(
      await digestsWith({ query: "q", params: { b: 1, a: 2 }, expected, forbidden: ["y"] }),
    ).toStrictEqual({
      ask: firstHalf('{"params":{"a":2,"b":1},"query":"q"}'),
      query: firstHalf('{"query":"q"}'),
      // Without the grade.
      targets: firstHalf('[{"kind":"id","value":"x"}]'),
      limits: firstHalf(
        '{"expect_empty":false,"forbidden":[{"grade":1,"kind":"hint","value":"y"}]}',
      ),
    });
    expect(NO_LIMITS).toBe(firstHalf('{"expect_empty":false,"forbidden":[]}'));
    expect((await digestsWith({})).limits).toBe(NO_LIMITS);
  });

  it("a case's digests ignore params without a key", async () => {
    const subject = await loadCase({});

    expect(finishCase({ ...subject, params: {} }).digests).toStrictEqual(subject.digests);
  });
});

it("loadSuite takes cases of a draft without targets as watched queries", async () => {
  const openCase = { id: "open", query: "why", intent: "howto" };

  const plain = await load({ "s.json": { ...HEAD, cases: [CASE] } });
  const draft = await load({ "s.json": { ...HEAD, draft: true, cases: [CASE, openCase] } });

  expect(plain.suite).not.toHaveProperty("draft");
  expect(draft.suite.cases.map(({ watched }) => watched)).toStrictEqual([undefined, true]);
  expect(draft.suite.draft).toStrictEqual({ file: "s.json" });
});

describe("loadSuite with many mistakes", () => {
  it("lists schema errors, repeated targets and repeated ids at once", async () => {
    const cases = [
      { id: "a", query: "q", intent: "i", expcted: ["a.md"] },
      { ...CASE, id: "b", expected: ["a.md", "a.md"] },
      { ...CASE, id: "b" },
    ];
    const suite = { ...HEAD, version: undefined, revision: 1, cases };

    const problemTexts = await listProblems({ "s.json": JSON.stringify(suite, null, 1) });

    expect(problemTexts.map((each) => each.replace(/^s\.json:\d+ /, ""))).toStrictEqual([
      "s.json:1: `version` is missing",
      "(/revision): expected text; got 1",
      '(/cases/0/expcted): unknown key "expcted"; did you mean `expected`?',
      '(/cases/1/expected/1): target "a.md" is already in `expected` of case "b"; remove one',
      expect.stringMatching(
        /^\(\/cases\): case id "b" is taken by s\.json:\d+; give one of the two another id$/,
      ),
    ]);
  });

  it("lists a hundred of them at most", async () => {
    const cases = Array.from({ length: 101 }, (_, i) => ({ ...CASE, id: `c${i}`, x: 1 }));

    expect(await listProblems({ "s.json": { ...HEAD, cases } })).toHaveLength(100);
  });

  it("lists those of all files", async () => {
    const a = { ...HEAD, cases: [CASE], x: 1 };
    // That the names differ is not reported beside problems of the schema.
    const b = { ...a, cases: [{ ...CASE, id: "b" }], name: "other" };
    const unknown =
      '(/x): unknown key "x"; expected one of version, name, revision, draft, cases, dataset';

    expect(await listProblems({ "a.json": a, "b.json": b })).toStrictEqual([
      `a.json:15 ${unknown}`,
      `b.json:15 ${unknown}`,
    ]);
  });
});

describe("loadSuite › files", () => {
  it("YAML, JSON and JSON Lines give the same suite", async () => {
    const yaml =
      "version: 1\nname: docs\nrevision: '1'\ncases:\n  - { id: b, query: b, intent: x, expected: [b.md] }\n  - { id: a, query: a, intent: x, expected: [{ path: a.md, grade: 2 }, a] }\n";
    const cases = [
      { id: "a", query: "a", intent: "x", expected: ["a", { path: "a.md", grade: 2 }] },
      { id: "b", query: "b", intent: "x", expected: ["b.md"] },
    ];
    const jsonl = `${[HEAD, ...cases].map((line) => JSON.stringify(line)).join("\n \n")}\n`;

    const suites = await Promise.all([
      load({ "s.yaml": yaml }),
      load({ "s.json": { ...HEAD, cases } }),
      load({ "s.jsonl": jsonl }),
    ]);

    expect(new Set(suites.map((each) => each.suite.digest)).size).toBe(1);
    expect(suites[0]!.suite.cases.map((each) => each.id)).toStrictEqual(["a", "b"]);
    // In the YAML b stands before a. In JSON Lines every second line is blank.
    expect(suites[0]!.suite.cases.map((each) => each.place.line)).toStrictEqual([6, 5]);
    expect(suites[2]!.suite.cases.map((each) => each.place.line)).toStrictEqual([3, 5]);
  });

  it("cases come in the order of code points, not of UTF-16 units", async () => {
    const ids = ["\u{1f600}", "\ufffd", "z", "B", "a"];

    const { suite } = await load({
      "s.json": { ...HEAD, cases: ids.map((id) => ({ ...CASE, id })) },
    });

    expect(suite.cases.map((each) => each.id)).toStrictEqual([
      "B",
      "a",
      "z",
      "\ufffd",
      "\u{1f600}",
    ]);
  });

  it("the same case in any place and order has one digest", async () => {
    const loaded = await loadCase({ expected: ["a", "b"] });
    const inOtherPlace = await load({
      "t.json": `${JSON.stringify({ ...HEAD, cases: [{ ...CASE, expected: ["b", "a"] }] })}\n\n`,
    });
    const withOtherTarget = await loadCase({ expected: [{ path: "x" }, "a"] });

    expect(inOtherPlace.suite.cases[0]!.digest).toBe(loaded.digest);
    expect(withOtherTarget.digest).not.toBe(loaded.digest);
  });

  it("refuses an id that occurs in two files", async () => {
    const suite = { ...HEAD, cases: [CASE] };

    expect(await listProblems({ "a.json": suite, "b.json": suite })).toStrictEqual([
      'b.json:6 (/cases): case id "a" is taken by a.json:6; give one of the two another id',
    ]);
  });

  it("refuses another revision in the second file", async () => {
    const problemTexts = await listProblems({
      "a.json": { ...HEAD, cases: [CASE] },
      "b.json": { ...HEAD, revision: "2", cases: [{ ...CASE, id: "b" }] },
    });

    expect(problemTexts).toStrictEqual([
      expect.stringMatching(
        /^b\.json:\d+ \(\/name\): joined suites must agree on name and revision; expected "docs" and "1"$/,
      ),
    ]);
  });

  it("reads characters of a document as a target, by its path or its id", async () => {
    const expected = [
      { span: { path: " docs/a.md ", start: 10, end: 25 }, grade: 2 },
      { span: { id: "doc-1", start: 0, end: 1 } },
    ];

    const loaded = await loadCase({ expected });
    const withOtherEnd = await loadCase({
      expected: [{ span: { path: "docs/a.md", start: 10, end: 26 }, grade: 2 }, expected[1]],
    });

    expect(loaded.expected).toStrictEqual([
      { kind: "span", by: "path", value: "docs/a.md", start: 10, end: 25, grade: 2 },
      { kind: "span", by: "id", value: "doc-1", start: 0, end: 1, grade: 1 },
    ]);
    expect(withOtherEnd.digest).not.toBe(loaded.digest);
  });

  /** Returns the problems of a suite, on one line, whose only case has these targets. */
  const targetProblems = (...expected: readonly unknown[]) =>
    listProblems({ "s.json": JSON.stringify({ ...HEAD, cases: [{ ...CASE, expected }] }) });

  it("refuses impossible characters of a document", async () => {
    const wrongForms = await targetProblems(
      { span: { path: "a.md", id: "a", start: 0, end: 1 } },
      { span: { path: "a.md", start: -1, end: 0.5 } },
    );
    const emptySpan = await targetProblems({ span: { path: "a.md", start: 25, end: 25 } });

    expect(wrongForms).toStrictEqual([
      "s.json:1 (/cases/0/expected/0/span): expected an object with either `path` or `id`, and `start` and `end`",
      "s.json:1 (/cases/0/expected/1/span/end): expected a whole number; got 0.5",
      "s.json:1 (/cases/0/expected/1/span/start): expected a number >= 0; got -1",
    ]);
    expect(emptySpan).toStrictEqual([
      's.json:1 (/cases/0/expected/0): the target gives {"path":"a.md","start":25,"end":25}; expected `end` above `start`, and `start` from 0',
    ]);
  });

  it("refuses targets that differ only in grade, or in letter case and space", async () => {
    const problemTexts = await targetProblems(
      { span: { path: "a.md", start: 1, end: 2 } },
      { span: { path: "a.md", start: 1, end: 2 }, grade: 3 },
      { text: "Node 24 is required" },
      { text: "node  24\u00a0is required" },
    );

    expect(problemTexts).toStrictEqual([
      's.json:1 (/cases/0/expected/1): target "span: a.md[1:2]" is already in `expected` of case "a"; remove one',
      's.json:1 (/cases/0/expected/3): target "passage "node  24\u00a0is required"" is already in `expected` of case "a"; remove one',
    ]);
  });

  it.each(
    rows(String.raw`
# what is wrong | the file | its text | a part of the problems
an alias | s.yaml | version: 1⏎name: &n docs⏎revision: [*n]⏎ | s.yaml:3: an alias (
a merge key | s.yaml | version: 1⏎<<: { name: x }⏎revision: '1'⏎cases: []⏎ | unknown key "<<"
a 1.1 directive | s.yaml | %YAML 1.1⏎---⏎version: 1⏎ | s.yaml:1: a %YAML
a number as a key | s.yaml | version: 1⏎1.0: x⏎ | s.yaml:2 (/1.0): unknown key "1.0"
a conflict | s.json | ⏎<<<<<<< HEAD⏎ | s.json:2: git's conflict marker
an unknown tag | s.yaml | version: 1⏎name: !x docs⏎revision: '1'⏎ | a tag (
a repeated key | s.yaml | version: 1⏎name: a⏎name: b⏎ | this map has the same key before, in line 2; join the two
a prototype key | s.yaml | version: 1⏎__proto__: 1⏎ | s.yaml:2 (/__proto__): the key "__proto__" is not allowed
two documents | s.yaml | version: 1⏎---⏎version: 1⏎ | a second document begins
a bracket that is not closed | s.yaml | version: [1⏎name: x⏎ | s.yaml:1: this [ is not closed; add a ]
an inner bracket that is not closed | s.yaml | a:⏎  - { q: a,⏎      d: [x }⏎  - { q: b }⏎ | s.yaml:3: this [ is not closed
a quote alone at the end | s.yaml | version: 1⏎name: " | s.yaml:2: this " is not closed; add a "
a brace that is not closed | s.yaml | a: [1]⏎b: {c: 1]⏎d: 1⏎ | s.yaml:2: this { is not closed; add a }
a quote that is not closed | s.yaml | version: 1⏎name: "x⏎revision: a⏎ | s.yaml:2: this " is not closed
a map in one line behind a key in quotes | s.yaml | version: 1⏎name: "a": b⏎ | s.yaml:2: two keys on one line
an error before a bracket that is not closed | s.yaml | version: @x⏎name: [1⏎b: 2⏎ | s.yaml:1: a text that begins with this character
a closing bracket without its indent | s.yaml | a:⏎  b: [1⏎ ]⏎c: 2⏎ | s.yaml:3: the line is indented otherwise
a repeated key | s.json | {"version":1,⏎⏎"name":"a",⏎"name":"b"} | s.json:4 (/name): the key "name" occurs twice in one object
a repeated key deep down | s.json | {"version":1,"x":[{"a":1},{"b":{"c":1,"c":2}}]} | s.json:1 (/x/1/b/c): the key "c" occurs twice in one object
a key that reaches prototypes | s.json | {"version":1,"__proto__":{"x":1}} | s.json:1 (/__proto__): the key "__proto__" is not allowed
deep nesting | s.json | {"x":${"[".repeat(65) + "]".repeat(65)}} | s.json:1 (/x${"/0".repeat(64)}): nested deeper than 64 levels
deep lists | s.yaml | x: ${"[".repeat(65) + "]".repeat(65)} | s.yaml:1 (/x${"/0".repeat(64)}): nested deeper than 64 levels
deep maps | s.yaml | x: ${"{a: ".repeat(65) + "}".repeat(65)} | s.yaml:1 (/x${"/a".repeat(64)}): nested deeper than 64 levels
a trailing comma | s.json | ⏎{"version":1,⏎}⏎⏎ | s.json:2: not valid JSON
a truncated file | s.json | {"version":1,⏎"cases":[ | s.json:2: not valid JSON
a number before the cases | s.jsonl | 5⏎{"id":"a"}⏎ | s.jsonl:1: expected either
a broken case | s.jsonl | {"version":1}⏎⏎{"id":}⏎ | s.jsonl:3: not valid JSON
`),
  )("loadSuite refuses %s in %s", async (_, file = "", text = "", message = "") => {
    expect((await listProblems({ [file]: text })).join("\n")).toContain(message);
  });

  it("names where a link leads whose target does not exist", async () => {
    const directory = workspace({});
    symlinkSync("../gone.yaml", path.join(directory, "s.yaml"));

    await expect(loadSuite({ directory }, ["s.yaml"])).rejects.toThrow(
      "suite s.yaml is a link to ../gone.yaml, which does not exist",
    );
  });

  it("refuses a file in UTF-16", async () => {
    const bytes = Buffer.from("\ufeff{}", "utf16le");

    await expect(load({ "s.json": bytes })).rejects.toMatchObject({ code: "invalid_file" });
  });

  it("refuses YAML of more than 5 MiB, and advises JSON Lines", async () => {
    await expect(load({ "s.yaml": "#".repeat(5 * 1024 * 1024 + 1) })).rejects.toMatchObject({
      code: "file_too_large",
      hint: expect.stringContaining("jsonl") as string,
    });
  });

  it.each([
    ["s.yaml", "relative to the folder of this file"],
    ["a\\s.yaml", "Write `/`"],
  ])("refuses a missing file %s with a hint", async (file, hint) => {
    await expect(load({}, file)).rejects.toMatchObject({
      code: "file_not_found",
      hint: expect.stringContaining(hint) as string,
    });
  });

  it("refuses a file of an unknown type", async () => {
    await expect(load({ "s.toml": "" })).rejects.toMatchObject({ code: "invalid_suite" });
  });
});
