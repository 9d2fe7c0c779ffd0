import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { SuiteEditor } from "../../src/workbench/suite-edit.ts";

/**
 * Case a is in block style, b in flow style, c has a folded query, and d a target of several lines;
 * no last newline.
 */
const YAML = `# Our suite.
version: 1
name:   docs   # spaces stay
revision: "1"
cases:
  # The first.
  - id: a
    query: 'how to install'
    intent: howto
    expected:
      - docs/a.md   # the page
      # a comment of the list

  - { id: b, query: remove, intent: howto, expected: [docs/b.md, { path: docs/c.md, grade: 2 }] } # flow
  - id: c
    query: >
      a folded
      query
    expected: [docs/d.md]
    intent: howto
  # The last.
  - id: d
    intent: other
    query: nonsense
    expected:
      - text: |
          a passage
          of two lines
        grade: 2`;

/** The lines that only the old text has, with -, and those that only the new one has, with +. */
function diffLines(oldText: string, newText: string): readonly string[] {
  const oldLines = oldText.split("\n");
  const newLines = newText.split("\n");
  return [
    ...oldLines.filter((line) => !newLines.includes(line)).map((line) => `-${line}`),
    ...newLines.filter((line) => !oldLines.includes(line)).map((line) => `+${line}`),
  ];
}

/** The text after the edits, which depend on the type that the file's name has. */
function editText(text: string, edit: (editor: SuiteEditor) => void, file = "suite.yaml"): string {
  const editor = new SuiteEditor(file, text);
  edit(editor);
  return editor.toString();
}

describe("SuiteEditor", () => {
  it("adds a target to a block list, before the comment at its end", () => {
    const newText = editText(YAML, (editor) => editor.append("a", "expected", ["docs/y.md"]));

    expect(newText.indexOf("docs/y.md")).toBeLessThan(newText.indexOf("# a comment of the list"));
  });

  // What is edited | the edit | the lines that are gone, with -, and new, with +
  it.each<[string, (editor: SuiteEditor) => void, readonly string[]]>([
    [
      "adds targets to a block list",
      (editor) => editor.append("a", "expected", [{ path: "docs/x.md", grade: 2 }, "docs/y.md"]),
      ["+      - { path: docs/x.md, grade: 2 }", "+      - docs/y.md"],
    ],
    [
      "adds a target to a flow list",
      (editor) => editor.append("b", "expected", ["docs/x y.md"]),
      [
        "-  - { id: b, query: remove, intent: howto, expected: [docs/b.md, { path: docs/c.md, grade: 2 }] } # flow",
        '+  - { id: b, query: remove, intent: howto, expected: [docs/b.md, { path: docs/c.md, grade: 2 }, "docs/x y.md"] } # flow',
      ],
    ],
    [
      "quotes a word that YAML 1.1 reads as true or false",
      (editor) => editor.set("a", "query", "yes"),
      ["-    query: 'how to install'", '+    query: "yes"'],
    ],
    [
      "removes the comment above a case",
      (editor) => editor.removeComment("a"),
      ["-  # The first."],
    ],
  ])("SuiteEditor %s", (_, edit, changedLines) => {
    expect(diffLines(YAML, editText(YAML, edit))).toEqual(changedLines);
  });

  it("changes nothing if there is nothing to remove", () => {
    const newText = editText(YAML, (editor) => {
      editor.removeKey("draft");
      editor.set("a", "tags", null);
      // No comment stands right above it.
      editor.removeComment("b");
    });

    expect(newText).toBe(YAML);
  });

  it("adds a missing key to a case in block style and in flow style", () => {
    const newText = editText(YAML, (editor) => {
      editor.append("c", "judged_irrelevant", ["docs/old.md"]);
      editor.append("b", "judged_irrelevant", ["docs/old.md"]);
    });

    expect(newText).toContain(
      "    intent: howto\n    judged_irrelevant: [docs/old.md]\n  # The last.",
    );
    expect(newText).toContain("grade: 2 }], judged_irrelevant: [docs/old.md] } # flow");
  });

  it("adds a target and a key to the last case of a file without a last newline", () => {
    const newText = editText(YAML, (editor) => {
      editor.append("d", "expected", ["docs/x.md"]);
      editor.append("d", "judged_irrelevant", ["docs/old.md"]);
    });

    expect(newText.startsWith(YAML)).toBe(true);
    expect(parse(newText).cases[3]).toMatchObject({
      expected: [{ text: "a passage\nof two lines\n", grade: 2 }, "docs/x.md"],
      judged_irrelevant: ["docs/old.md"],
    });
  });

  it("removes a case with its comment, and keys, and replaces a value", () => {
    const newText = editText(YAML, (editor) => {
      editor.remove("d");
      editor.set("c", "intent", null);
      editor.set("a", "query", "how to set up");
      editor.removeKey("name");
    });

    expect(newText).not.toContain("# The last.");
    expect(parse(newText).cases.map((each: { id: string }) => each.id)).toEqual(["a", "b", "c"]);
    expect(diffLines(YAML, newText).filter((line) => line.startsWith("+"))).toEqual([
      '+    query: "how to set up"',
    ]);
  });

  const CASE_A = "{ id: a, tags: [], query: x }";
  const CASE_B = "{ id: b, tags: [], query: y }";
  const removeBoth = (editor: SuiteEditor): void => {
    editor.remove("a");
    editor.remove("b");
  };

  // What is removed | the edit | what is left of { draft: true, cases: [CASE_A, CASE_B] }
  it.each<[string, (editor: SuiteEditor) => void, string]>([
    [
      "a key of the first case",
      (editor) => editor.set("a", "tags", null),
      `{ draft: true, cases: [{ id: a, query: x }, ${CASE_B}] }`,
    ],
    [
      "a key of the last case",
      (editor) => editor.set("b", "tags", null),
      `{ draft: true, cases: [${CASE_A}, { id: b, query: y }] }`,
    ],
    ["the first case", (editor) => editor.remove("a"), `{ draft: true, cases: [${CASE_B}] }`],
    ["the last case", (editor) => editor.remove("b"), `{ draft: true, cases: [${CASE_A}] }`],
    ["every case", removeBoth, "{ draft: true, cases: [] }"],
    [
      "a key of the suite",
      (editor) => editor.removeKey("draft"),
      `{ cases: [${CASE_A}, ${CASE_B}] }`,
    ],
  ])("removes %s of a suite in flow style", (_, edit, left) => {
    const newText = editText(`{ draft: true, cases: [${CASE_A}, ${CASE_B}] }\n`, edit);

    expect(newText).toBe(`${left}\n`);
  });

  it("removes a key of a case in flow style, whose comment stays", () => {
    const text = "cases:\n  - { id: a, tags: [x] } # kept\n  - { id: b }\n";

    const newText = editText(text, (editor) => editor.set("a", "tags", null));

    expect(newText).toBe("cases:\n  - { id: a } # kept\n  - { id: b }\n");
  });

  it("keeps the line ends of Windows", () => {
    const newText = editText(YAML.replaceAll("\n", "\r\n"), (editor) =>
      editor.append("a", "expected", ["x.md"]),
    );

    expect(newText).toContain("      - docs/a.md   # the page\r\n      - x.md\r\n");
  });

  it.each([
    ["on one line", JSON.stringify(parse(YAML))],
    ["on indented lines", JSON.stringify(parse(YAML), null, 2)],
  ])("SuiteEditor edits JSON %s", (_, text) => {
    const newText = editText(
      text,
      (editor) => {
        for (const id of ["a", "b", "c", "d"]) {
          editor.append(id, "expected", [{ id: "x", grade: 2 }]);
          editor.append(id, "judged_irrelevant", ["old"]);
        }
      },
      "suite.json",
    );
    const expected = parse(YAML) as { cases: Record<string, unknown[]>[] };
    for (const each of expected.cases) {
      each["expected"]!.push({ id: "x", grade: 2 });
      each["judged_irrelevant"] = ["old"];
    }

    expect(JSON.parse(newText)).toEqual(expected);
  });

  it("indents like the JSON around it", () => {
    const text = `${JSON.stringify({ cases: [{ id: "a", expected: ["x", "y"] }] }, null, 2)}\n`;
    const newText = editText(
      text,
      (editor) => {
        editor.append("a", "expected", ["z"]);
        editor.append("a", "judged_irrelevant", ["old"]);
      },
      "suite.json",
    );
    // The list that is new is on one line.
    const added = `"y",\n        "z"\n      ],\n      "judged_irrelevant": ["old"]`;

    expect(newText).toBe(text.replace(`"y"\n      ]`, added));
  });

  it("edits one line of JSON Lines, and keeps the others", () => {
    const lines = [
      '{"version":1,"name":"s","revision":"1"}',
      '{"id":"a","query":"q","expected":["a"]}',
      '{"id":"b","query":"é","expected":["b"]}',
    ];
    const newText = editText(
      `${lines.join("\n")}\n`,
      (editor) => editor.append("b", "expected", ["x"]),
      "suite.jsonl",
    );

    expect(newText).toBe(
      `${lines[0]}\n${lines[1]}\n{"id":"b","query":"é","expected":["b", "x"]}\n`,
    );
  });

  it("keeps the meaning of a suite, for any names", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 2, max: 255 }), (name, grade) => {
        const newText = editText(YAML, (editor) => {
          editor.append("a", "expected", [name]);
          editor.append("b", "expected", [{ id: name, grade }]);
        });
        const { cases } = parse(newText);

        expect(cases[0].expected).toEqual(["docs/a.md", name]);
        expect(cases[1].expected.at(-1)).toEqual({ id: name, grade });
      }),
    );
  });
});
