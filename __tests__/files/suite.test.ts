import { finishCase, loadSuite } from "../../src/files/suite.ts";
import { listProblemsOfReading } from "./refusal.ts";
import { rows, values } from "../helpers/table.ts";
import { workspace } from "../helpers/workspace.ts";
import { NO_LIMITS } from "../../src/model/suite.ts";
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
  it("a case has what is written, and nothing else", async () => {
    const { suite } = await load({ "s.json": JSON.stringify({ ...HEAD, cases: [CASE] }) });
    const { digest: _, digests: __, ...loadedCase } = suite.cases[0]!;

    expect(suite.partial).toBe(false);
    expect(loadedCase).toStrictEqual({
      ...CASE,
      expected: [{ kind: "hint", value: "a.md", grade: 1 }],
      expect_empty: false,
      forbidden: [],
      critical: false,
      place: { file: "s.json", line: 1 },
    });
  });

  it("a case has each optional field that is written", async () => {
    const optionalFields = {
      critical: true,
      group: "g",
      reference_answer: "so",
      params: { lang: "en" },
      tags: ["rare"],
    };

    const loadedCase = await loadCase({
      ...optionalFields,
      judged_irrelevant: ["b", "a"],
      forbidden: ["no"],
    });

    expect(loadedCase).toMatchObject({
      ...optionalFields,
      // Sorted.
      judged_irrelevant: ["a", "b"],
      forbidden: [{ kind: "hint", value: "no", grade: 1 }],
    });
  });

  it("a case has digests of its question, its targets and what is forbidden", async () => {
    const digest = expect.any(String) as unknown as string;

    const plainCase = await loadCase({});
    const fullCase = await loadCase({ params: { lang: "en" }, forbidden: ["no"] });

    expect(plainCase.digest).toEqual(digest);
    expect(plainCase.digests).toStrictEqual({ ask: digest, targets: digest, limits: NO_LIMITS });
    // With `params`, the query alone has a digest of its own, too.
    expect(fullCase.digests).toStrictEqual({
      ask: digest,
      query: digest,
      targets: digest,
      limits: expect.not.stringMatching(NO_LIMITS),
    });
  });

  // `u` and two dots over it, as macOS writes names of files, are one letter: \u00fc.
  it.each(
    values<readonly [string, readonly unknown[], readonly object[]]>(String.raw`
# what is written | the key expected of the case | its targets as they are read
a name with a letter of two parts, which is composed | ["u\u0308.md"] | [{"kind":"hint","value":"\u00fc.md","grade":1}]
a passage with a letter of two parts, which stays | [{"text":"u\u0308"}] | [{"kind":"text","value":"u\u0308","grade":1}]
a need with a letter of two parts, which is composed | [{"any":[{"path":"u\u0308.md"},"a.md"]}] | [{"kind":"any","members":[{"kind":"hint","value":"a.md","grade":1},{"kind":"path","value":"\u00fc.md","grade":1}],"grade":1}]
names with white space around them, which is cut | [" a.md ",{"id":" b ","grade":3}] | [{"kind":"hint","value":"a.md","grade":1},{"kind":"id","value":"b","grade":3}]
a passage with white space around it, which stays | [{"text":" a passage "}] | [{"kind":"text","value":" a passage ","grade":1}]
a need with unsorted and equal members | [{"any":["b.md",{"path":"a.md"},"b.md"],"grade":2}] | [{"kind":"any","members":[{"kind":"hint","value":"b.md","grade":2},{"kind":"path","value":"a.md","grade":2}],"grade":2}]
characters of a document, by its path | [{"span":{"path":" docs/a.md ","start":10,"end":25},"grade":2}] | [{"kind":"span","by":"path","value":"docs/a.md","start":10,"end":25,"grade":2}]
characters of a document, by its id | [{"span":{"id":"doc-1","start":0,"end":1}}] | [{"kind":"span","by":"id","value":"doc-1","start":0,"end":1,"grade":1}]
`),
  )("loadSuite reads as targets: %s", async (_, expected, targets) => {
    expect((await loadCase({ expected })).expected).toStrictEqual(targets);
  });

  it("a case that expects nothing to be found has no target", async () => {
    const control = await loadCase({ expected: undefined, expect_empty: true });

    expect(control).toMatchObject({ expected: [], expect_empty: true });
  });

  it.each(
    values<readonly ["one" | "another", readonly unknown[], readonly unknown[]]>(`
# its digest is that of the other case, or another | \`expected\` of the case | of the other case
one | [{"any":["a.md"]}] | ["a.md"]
one | [{"any":["b","a"]}] | [{"any":["a","b"]}]
one | ["a","b"] | ["b","a"]
another | [{"any":["a","b"]}] | ["a","b"]
another | ["a","b"] | [{"path":"x"},"a"]
another | [{"span":{"path":"a.md","start":10,"end":25}}] | [{"span":{"path":"a.md","start":10,"end":26}}]
`),
  )("cases have %s digest if they expect %j and %j", async (which, expected, other) => {
    const { digest } = await loadCase({ expected });
    const otherDigest = (await loadCase({ expected: other })).digest;

    expect(otherDigest === digest ? "one" : "another").toBe(which);
  });

  it.each(
    rows(`
# what is wrong | changes of CASE | the beginning of each problem, behind the place of the case
a need without a member | {"expected":[{"any":[]}]} | /expected/0/any): expected a list with at least 1 entry
a need whose member has a grade | {"expected":[{"any":[{"path":"a","grade":2}]}]} | /expected/0/any/0/grade): unknown key "grade"
a need as a member | {"expected":[{"any":[{"any":["a"]}]}]} | /expected/0/any/0): expected exactly one of | /expected/0/any/0/any): unknown key "any"
a need with a path beside its members | {"expected":[{"any":["a"],"path":"b"}]} | /expected/0): expected exactly one of
a key of every object as the id | {"id":"constructor"} | /id): "constructor" can't be a name
a key of every object as the intent | {"intent":"constructor"} | /intent): "constructor" can't be a name
characters of two documents | {"expected":[{"span":{"path":"a.md","id":"a","start":0,"end":1}}]} | /expected/0/span): expected an object with either \`path\` or \`id\`, and \`start\` and \`end\`
characters before the first, and half ones | {"expected":[{"span":{"path":"a.md","start":-1,"end":0.5}}]} | /expected/0/span/end): expected a whole number; got 0.5 | /expected/0/span/start): expected a number >= 0; got -1
characters that end where they start | {"expected":[{"span":{"path":"a.md","start":25,"end":25}}]} | /expected/0): the target gives {"path":"a.md","start":25,"end":25}; expected \`end\` above \`start\`, and \`start\` from 0
targets that differ in the grade alone | {"expected":[{"span":{"path":"a.md","start":1,"end":2}},{"span":{"path":"a.md","start":1,"end":2},"grade":3}]} | /expected/1): target "span: a.md[1:2]" is already in \`expected\` of case "a"; remove one
targets that differ in letter case and space alone | {"expected":[{"text":"Node 24 is required"},{"text":"node  24\u00a0is required"}]} | /expected/1): target "passage "node  24\u00a0is required"" is already in \`expected\` of case "a"; remove one
`),
  )("loadSuite refuses a case with %s", async (_, changes = "", ...beginnings) => {
    // On one line, the first of the file.
    const text = JSON.stringify({
      ...HEAD,
      cases: [{ ...CASE, ...(JSON.parse(changes) as object) }],
    });

    const problems = await listProblems({ "s.json": text });

    expect(problems).toStrictEqual(
      beginnings.map((each) => expect.stringContaining(`s.json:1 (/cases/0${each}`)),
    );
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

  // What changes | changes of CASE | the digests that change. CASE is
  // { id: "a", query: "how", intent: "howto", expected: ["a.md"] }, of grade 1.
  it.each<readonly [string, object, readonly string[]]>([
    ["the query", { query: "another" }, ["ask"]],
    ["params", { params: { lang: "en" } }, ["ask"]],
    ["a target", { expected: ["other.md"] }, ["targets"]],
    ["the kind of a target", { expected: [{ path: "a.md" }] }, ["targets"]],
    // Here { any: ["a.md"] } is the same target as "a.md".
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

    // On one line, the first of the file.
    expect(await listProblems({ "s.json": JSON.stringify(suite) })).toStrictEqual([
      "s.json:1: `version` is missing",
      's.json:1 (/cases): case id "b" is taken by s.json:1; give one of the two another id',
      's.json:1 (/cases/0/expcted): unknown key "expcted"; did you mean `expected`?',
      's.json:1 (/cases/1/expected/1): target "a.md" is already in `expected` of case "b"; remove one',
      "s.json:1 (/revision): expected text; got 1",
    ]);
  });

  it("lists a hundred problems at most", async () => {
    const cases = Array.from({ length: 101 }, (_, i) => ({ ...CASE, id: `c${i}`, x: 1 }));

    expect(await listProblems({ "s.json": { ...HEAD, cases } })).toHaveLength(100);
  });

  it("lists the problems of all files", async () => {
    const a = { ...HEAD, cases: [CASE], x: 1 };
    // The files are written as JSON with indents: `x` is on line 15. That the names differ is not
    // reported beside problems of the schema.
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
        /^b\.json:\d+ \(\/revision\): joined suites must agree on name and revision; expected "docs" and "1"$/,
      ),
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
    await expect(load({ "s.YAML": "#".repeat(5 * 1024 * 1024 + 1) })).rejects.toMatchObject({
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
