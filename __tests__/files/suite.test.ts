import { finishCase, loadSuite } from "../../src/files/suite.ts";
import { problems } from "./refusal.ts";
import { rows } from "../helpers/table.ts";
import { workspace } from "../helpers/workspace.ts";
import { NO_LIMITS } from "../../src/model/suite.ts";
import { createHash } from "node:crypto";
import { symlinkSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/** Without the case and the example, which mistakes.test.ts looks at. */
const withoutForm = (line: string): string =>
  line.replace(/(?: \(case "[^"]*"\))?(?:; for example `.*`)?$/, "");

const CASE = { id: "a", query: "how", intent: "howto", expected: ["a.md"] };
const HEAD = { version: 1, name: "docs", revision: "1" };

const load = async (files: Readonly<Record<string, unknown>>, ...names: readonly string[]) =>
  loadSuite({ directory: workspace(files) }, names.length > 0 ? names : Object.keys(files));

const problemsOf = async (files: Readonly<Record<string, unknown>>) =>
  (await problems(load(files))).map(withoutForm);

describe("loadSuite › a case", () => {
  const { digest: _, ...read } = {
    ...CASE,
    expected: [{ kind: "hint", value: "a.md", grade: 1 }],
    expect_empty: false,
    forbidden: [],
    critical: false,
    place: { file: "s.json", line: 1 },
    digest: "",
  };
  const ANSWER = { reference_answer: "so", params: { lang: "en" }, judged_irrelevant: ["b", "a"] };
  const MORE = { critical: true, group: "g", ...ANSWER, tags: ["rare"] };

  it("has what is written, and nothing else", async () => {
    const loaded = await load({
      "s.json": JSON.stringify({
        ...HEAD,
        cases: [CASE, { ...CASE, ...MORE, id: "b", forbidden: ["no"] }],
      }),
    });
    const [plain, full] = loaded.suite.cases;

    expect(loaded.suite.partial).toBe(false);

    const digest = expect.any(String) as unknown as string;
    const digests = { ask: digest, targets: digest, limits: NO_LIMITS };

    expect(plain).toStrictEqual({ ...read, digest, digests });

    const forbidden = [{ kind: "hint", value: "no", grade: 1 }];
    const own = { id: "b", judged_irrelevant: ["a", "b"], forbidden };
    const limited = { ...digests, limits: digest };

    expect(full).toStrictEqual({ ...read, ...MORE, ...own, digest, digests: limited });
  });

  it("keeps white space in a passage, and trims a name", async () => {
    const expected = [" a.md ", { id: " b ", grade: 3 }, { text: " a passage " }];
    const none = { id: "none", query: "q", intent: "howto", expect_empty: true };
    const { suite } = await load({ "s.json": { ...HEAD, cases: [{ ...CASE, expected }, none] } });

    expect(suite.cases[0]!.expected.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toStrictEqual([
      { kind: "hint", value: "a.md", grade: 1 },
      { kind: "id", value: "b", grade: 3 },
      { kind: "text", value: " a passage ", grade: 1 },
    ]);
    expect(suite.cases[1]).toMatchObject({ expected: [], expect_empty: true });
  });

  it("sorts the members of a need, and drops equal ones", async () => {
    const expected = [{ any: ["b.md", { path: "a.md" }, "b.md"], grade: 2 }];

    const { suite } = await load({ "s.json": { ...HEAD, cases: [{ ...CASE, expected }] } });

    const members = [
      { kind: "hint", value: "b.md", grade: 2 },
      { kind: "path", value: "a.md", grade: 2 },
    ];

    expect(suite.cases[0]!.expected).toStrictEqual([{ kind: "any", members, grade: 2 }]);
  });

  it("has the digest of a plain target if its need has one member", async () => {
    const read = async (expected: unknown) =>
      (await load({ "s.json": { ...HEAD, cases: [{ ...CASE, expected }] } })).suite.cases[0]!
        .digest;

    expect(await read([{ any: ["a.md"] }])).toBe(await read(["a.md"]));
    expect(await read([{ any: ["b", "a"] }])).toBe(await read([{ any: ["a", "b"] }]));
    expect(await read([{ any: ["a", "b"] }])).not.toBe(await read(["a", "b"]));
  });

  it.each([
    ["/any", [{ any: [] }], "expected a list with at least 1 entry"],
    ["/any/0", [{ any: [{ path: "a", grade: 2 }] }], 'unknown key "grade"'],
    ["/any/0", [{ any: [{ any: ["a"] }] }], 'unknown key "any"'],
    ["", [{ any: ["a"], path: "b" }], "exactly one of"],
  ])("is refused if its need is wrong at %j", async (_pointer, expected, message) => {
    const found = await problemsOf({ "s.json": { ...HEAD, cases: [{ ...CASE, expected }] } });

    expect(found.join("\n")).toContain(message);
  });

  it.each(["id", "intent"])("can't have a key of every object as its %s", async (key) => {
    const cases = [{ ...CASE, [key]: "constructor" }];

    expect(await problemsOf({ "s.json": { ...HEAD, cases } })).toStrictEqual([
      expect.stringContaining(`(/cases/0/${key}): "constructor" can't be a name`),
    ]);
  });
});

describe("a case's three digests", () => {
  const digestsOf = async (more: object) =>
    (await load({ "s.json": { ...HEAD, cases: [{ ...CASE, ...more }] } })).suite.cases[0]!.digests;
  const changedDigests = async (more: object): Promise<readonly string[]> => {
    const plain = await digestsOf({});
    const other = await digestsOf(more);
    return (["ask", "targets", "limits"] as const).filter((part) => plain[part] !== other[part]);
  };

  it.each<readonly [string, object, readonly string[]]>([
    ["the query", { query: "another" }, ["ask"]],
    ["params", { params: { lang: "en" } }, ["ask"]],
    ["a target", { expected: ["other.md"] }, ["targets"]],
    ["a grade", { expected: [{ path: "a.md", grade: 2 }] }, ["targets"]],
    ["forbidden", { forbidden: ["b.md"] }, ["limits"]],
    ["a negative control", { expected: undefined, expect_empty: true }, ["targets", "limits"]],
    ["another id, intent, group and tag", { id: "b", intent: "x", group: "g", tags: ["t"] }, []],
    [
      "what else is known",
      { critical: true, reference_answer: "24", judged_irrelevant: ["z"] },
      [],
    ],
  ])("tell %s", async (_, more, parts) => {
    expect(await changedDigests(more)).toStrictEqual(parts);
  });

  it("are the first 128 bits of SHA-256 of compact canonical JSON", async () => {
    const firstHalf = (text: string) =>
      createHash("sha256").update(text).digest("hex").slice(0, 32);
    const expected = [{ id: "x", grade: 2 }];

    expect(
      await digestsOf({ query: "q", params: { b: 1, a: 2 }, expected, forbidden: ["y"] }),
    ).toStrictEqual({
      ask: firstHalf('{"params":{"a":2,"b":1},"query":"q"}'),
      targets: firstHalf('[{"grade":2,"kind":"id","value":"x"}]'),
      limits: firstHalf(
        '{"expect_empty":false,"forbidden":[{"grade":1,"kind":"hint","value":"y"}]}',
      ),
    });
    expect(NO_LIMITS).toBe(firstHalf('{"expect_empty":false,"forbidden":[]}'));
    expect((await digestsOf({})).limits).toBe(NO_LIMITS);
  });

  it("ignore params without a key", async () => {
    const subject = (await load({ "s.json": { ...HEAD, cases: [CASE] } })).suite.cases[0]!;

    expect(finishCase({ ...subject, params: {} }).digests).toStrictEqual(subject.digests);
  });

  it("do not depend on the order in which targets are written", async () => {
    expect(await digestsOf({ expected: ["a.md", "b.md"] })).toStrictEqual(
      await digestsOf({ expected: ["b.md", "a.md"] }),
    );
  });
});

describe("loadSuite of a draft", () => {
  const OPEN = { id: "open", query: "why", intent: "howto" };

  it("skips the cases that have no target yet, and names them", async () => {
    const { suite } = await load({ "s.json": { ...HEAD, draft: true, cases: [CASE, OPEN] } });

    expect(suite.cases.map(({ id }) => id)).toStrictEqual(["a"]);
    expect(suite.draft).toStrictEqual({ file: "s.json", without_target: ["open"] });

    const whole = await load({ "s.json": { ...HEAD, cases: [CASE] } });

    expect(whole.suite).not.toHaveProperty("draft");
    expect(whole.suite).not.toHaveProperty("scale");
  });

  it("refuses it if no case has a target", async () => {
    await expect(load({ "s.json": { ...HEAD, draft: true, cases: [OPEN] } })).rejects.toMatchObject(
      {
        code: "invalid_suite",
        message: "draft s.json: none of its 1 cases has a target yet",
      },
    );
  });
});

describe("loadSuite with many mistakes", () => {
  it("lists schema errors, repeated targets and repeated ids at once", async () => {
    const cases = [
      { id: "a", query: "q", intent: "i", expcted: ["a.md"] },
      { ...CASE, id: "b", expected: ["a.md", { path: 3 }, "a.md"] },
      { ...CASE, id: "a" },
    ];
    const whole = { ...HEAD, version: undefined, revision: 1, cases };
    const found = await problemsOf({ "s.json": JSON.stringify(whole, null, 1) });

    expect(found.map((each) => each.replace(/^s\.json:\d+ /, ""))).toStrictEqual([
      "s.json:1: `version` is missing",
      "(/revision): expected text; got 1",
      "(/cases/0): expected either `expected` or `expect_empty: true`",
      '(/cases/0/expcted): unknown key "expcted"; did you mean `expected`?',
      "(/cases/1/expected/1/path): expected text; got 3",
      '(/cases/1/expected/2): target "a.md" is already in `expected` of case "b"; remove one',
      expect.stringMatching(
        /^\(\/cases\): case id "a" is taken by s\.json:\d+; give one of the two another id$/,
      ),
    ]);
  });

  it("lists a hundred of them at most", async () => {
    const cases = Array.from({ length: 101 }, (_, i) => ({ ...CASE, id: `c${i}`, x: 1 }));

    expect(await problemsOf({ "s.json": { ...HEAD, cases } })).toHaveLength(100);
  });

  it("lists those of all files", async () => {
    const a = { ...HEAD, cases: [CASE], x: 1 };
    const b = { ...a, cases: [{ ...CASE, id: "b" }], name: "other" };
    const unknown =
      '(/x): unknown key "x"; expected one of version, name, revision, draft, cases, dataset';

    expect(await problemsOf({ "a.json": a, "b.json": b })).toStrictEqual([
      `a.json:15 ${unknown}`,
      `b.json:15 ${unknown}`,
    ]);
  });
});

describe("loadSuite › files", () => {
  it("give the same suite in YAML, JSON and JSON Lines", async () => {
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
    expect(suites[0]!.suite.cases.map((each) => each.place.line)).toStrictEqual([6, 5]);
    expect(suites[2]!.suite.cases.map((each) => each.place.line)).toStrictEqual([3, 5]);
  });

  it("give cases in the order of code points, not of UTF-16 units", async () => {
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

  it("give one digest for the same cases in any place and order", async () => {
    const one = await load({ "s.json": { ...HEAD, cases: [{ ...CASE, expected: ["a", "b"] }] } });
    const two = await load({
      "s.json": { ...HEAD, cases: [{ ...CASE, expected: [{ path: "x" }, "a"] }] },
    });
    const three = await load({
      "t.json": `${JSON.stringify({ ...HEAD, cases: [{ ...CASE, expected: ["b", "a"] }] })}\n\n`,
    });

    expect(one.suite.cases[0]!.digest).toBe(three.suite.cases[0]!.digest);
    expect(one.suite.cases[0]!.digest).not.toBe(two.suite.cases[0]!.digest);
  });

  it("refuse an id or a target that occurs twice, also across files", async () => {
    const a = { ...HEAD, cases: [CASE] };

    expect(await problemsOf({ "a.json": a, "b.json": a })).toStrictEqual([
      'b.json:6 (/cases): case id "a" is taken by a.json:6; give one of the two another id',
    ]);
    expect(
      await problemsOf({ "s.json": { ...HEAD, cases: [{ ...CASE, expected: ["a", "b", "a"] }] } }),
    ).toStrictEqual([
      's.json:6 (/cases/0/expected/2): target "a" is already in `expected` of case "a"; remove one',
    ]);
    expect(
      await problemsOf({
        "a.json": a,
        "b.json": { ...a, revision: "2", cases: [{ ...CASE, id: "b" }] },
      }),
    ).toHaveLength(1);
  });

  it("can expect characters of a document, by its path or its id", async () => {
    const expected = [
      { span: { path: " docs/a.md ", start: 10, end: 25 }, grade: 2 },
      { span: { id: "doc-1", start: 0, end: 1 } },
    ];
    const { suite } = await load({ "s.json": { ...HEAD, cases: [{ ...CASE, expected }] } });

    expect(suite.cases[0]!.expected).toStrictEqual([
      { kind: "span", by: "path", value: "docs/a.md", start: 10, end: 25, grade: 2 },
      { kind: "span", by: "id", value: "doc-1", start: 0, end: 1, grade: 1 },
    ]);

    const moved = [{ span: { path: "docs/a.md", start: 10, end: 26 }, grade: 2 }, expected[1]!];
    const other = await load({ "s.json": { ...HEAD, cases: [{ ...CASE, expected: moved }] } });

    expect(other.suite.cases[0]!.digest).not.toBe(suite.cases[0]!.digest);
  });

  it("refuse impossible characters, and passages that differ only in space", async () => {
    const expected = [
      { span: { path: "a.md", start: 25, end: 25 } },
      { span: { path: "a.md", id: "a", start: 0, end: 1 } },
      { span: { path: "a.md", start: -1, end: 0.5 } },
      { span: { path: "a.md", start: 1, end: 2 } },
      { span: { path: "a.md", start: 1, end: 2 }, grade: 3 },
      { text: "Node 24 is required" },
      { text: "node  24\u00a0is required" },
    ];
    const suiteWithTargets = (from: number, to?: number): unknown => ({
      "s.json": JSON.stringify({
        ...HEAD,
        cases: [{ ...CASE, expected: expected.slice(from, to) }],
      }),
    });

    expect(await problemsOf(suiteWithTargets(1, 3) as Record<string, unknown>)).toStrictEqual(
      [
        "s.json:1 (/cases/0/expected/0/span): expected an object with either `path` or `id`, and `start` and `end`",
        "s.json:1 (/cases/0/expected/1/span/end): expected a whole number; got 0.5",
        "s.json:1 (/cases/0/expected/1/span/start): expected a number >= 0; got -1",
      ].toSorted(),
    );
    expect(await problemsOf(suiteWithTargets(0, 1) as Record<string, unknown>)).toStrictEqual([
      "s.json:1 (/cases/0/expected/0): expected `end` above `start` (25), which it does not include; got 25",
    ]);
    expect(await problemsOf(suiteWithTargets(3) as Record<string, unknown>)).toStrictEqual([
      's.json:1 (/cases/0/expected/1): target "span: a.md[1:2]" is already in `expected` of case "a"; remove one',
      's.json:1 (/cases/0/expected/3): target "text: node  24\u00a0is required" is already in `expected` of case "a"; remove one',
    ]);
  });

  it.each(
    rows(String.raw`
an alias in YAML | version: 1\nname: &n docs\nrevision: [*n]\n | s.yaml:3: an alias (
a merge key in YAML | version: 1\n<<: { name: x }\nrevision: '1'\ncases: []\n | unknown key "<<"
a 1.1 directive in YAML | %YAML 1.1\n---\nversion: 1\n | s.yaml:1: a %YAML
a number as a key in YAML | version: 1\n1.0: x\n | s.yaml:2 (/1.0): unknown key "1.0"
a conflict | \n<<<<<<< HEAD\n | s.json:2: git's conflict marker
an unknown tag in YAML | version: 1\nname: !x docs\nrevision: '1'\n | a tag (
a repeated key in YAML | version: 1\nname: a\nname: b\n | stands in this map before
a prototype key in YAML | version: 1\n__proto__: 1\n | s.yaml:2 (/__proto__): the key "__proto__" is not allowed
two documents in YAML | version: 1\n---\nversion: 1\n | a second document begins
broken syntax in YAML | version: [1\n | s.yaml:2:
a repeated key in JSON | {"version":1,\n\n"name":"a",\n"name":"b"} | s.json:4 (/name): the key "name" occurs twice in one object
a repeated key deep down in JSON | {"version":1,"x":[{"a":1},{"b":{"c":1,"c":2}}]} | s.json:1 (/x/1/b/c): the key "c" occurs twice in one object
a key that reaches prototypes in JSON | {"version":1,"__proto__":{"x":1}} | s.json:1 (/__proto__): the key "__proto__" is not allowed
deep nesting in JSON | {"x":${"[".repeat(65) + "]".repeat(65)}} | s.json:1 (/x${"/0".repeat(64)}): nested deeper than 64 levels
deep lists in YAML | x: ${"[".repeat(65) + "]".repeat(65)} | s.yaml:1 (/x${"/0".repeat(64)}): nested deeper than 64 levels
deep maps in YAML | x: ${"{a: ".repeat(65) + "}".repeat(65)} | s.yaml:1 (/x${"/a".repeat(64)}): nested deeper than 64 levels
a trailing comma in JSON | \n{"version":1,\n}\n\n | s.json:3: not valid JSON
a truncated file in JSON | {"version":1,\n"cases":[ | s.json:2: not valid JSON
a number before the cases of JSON Lines | 5\n{"id":"a"}\n | s.jsonl:1: expected either
a broken case of JSON Lines | {"version":1}\n\n{"id":}\n | s.jsonl:3: not valid JSON
`),
  )("refuse %s", async (what = "", text = "", message = "") => {
    const file = what.endsWith("YAML") ? "s.yaml" : what.endsWith("Lines") ? "s.jsonl" : "s.json";

    expect((await problemsOf({ [file]: text.replaceAll("\\n", "\n") })).join("\n")).toContain(
      message,
    );
  });

  it("name where a link leads whose target does not exist", async () => {
    const directory = workspace({});
    symlinkSync("../gone.yaml", path.join(directory, "s.yaml"));

    await expect(loadSuite({ directory }, ["s.yaml"])).rejects.toThrow(
      "suite s.yaml is a link to ../gone.yaml, which does not exist",
    );
  });

  it("refuse a file that is not UTF-8, too large, missing or of unknown type", async () => {
    for (const bytes of [Buffer.from("\ufeff{}", "utf16le"), Buffer.from([0x7b, 0xff, 0x7d])]) {
      await expect(load({ "s.json": bytes })).rejects.toMatchObject({ code: "invalid_file" });
    }
    await expect(load({ "s.yaml": "#".repeat(5 * 1024 * 1024 + 1) })).rejects.toMatchObject({
      code: "file_too_large",
      hint: expect.stringContaining("jsonl") as string,
    });
    for (const [file, said] of [
      ["s.yaml", "relative to that file's folder"],
      ["a\\s.yaml", "Write `/`"],
    ]) {
      await expect(load({}, file!)).rejects.toMatchObject({
        code: "file_not_found",
        hint: expect.stringContaining(said!) as string,
      });
    }
    await expect(load({ "s.toml": "" })).rejects.toMatchObject({ code: "invalid_suite" });
  });
});
