import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { SuiteEditor } from "../../src/workbench/suite-edit.ts";

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

/** Lines that stand in one text only, with - and +. */
function diffLines(before: string, after: string): readonly string[] {
  const old = before.split("\n");
  const now = after.split("\n");
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

function editText(text: string, edit: (editor: SuiteEditor) => void, file = "suite.yaml"): string {
  const editor = new SuiteEditor(file, text);
  edit(editor);
  return editor.toString();
}

describe("SuiteEditor", () => {
  it("adds a target to a block list, and changes nothing else", () => {
    const after = editText(YAML, (editor) =>
      editor.append("a", "expected", [{ path: "docs/x.md", grade: 2 }, "docs/y.md"]),
    );

    expect(diffLines(YAML, after)).toEqual([
      "+      - { path: docs/x.md, grade: 2 }",
      "+      - docs/y.md",
    ]);
    expect(after.indexOf("docs/x.md")).toBeLessThan(after.indexOf("# a comment of the list"));
  });

  it("adds one to a flow list", () => {
    const after = editText(YAML, (editor) => editor.append("b", "expected", ["docs/x y.md"]));

    expect(after).toContain('[docs/b.md, { path: docs/c.md, grade: 2 }, "docs/x y.md"] } # flow');
    expect(diffLines(YAML, after)).toHaveLength(2);
  });

  it("adds a missing key, in a block and in a flow", () => {
    const after = editText(YAML, (editor) => {
      editor.append("c", "judged_irrelevant", ["docs/old.md"]);
      editor.append("b", "judged_irrelevant", ["docs/old.md"]);
    });

    expect(after).toContain(
      "    intent: howto\n    judged_irrelevant: [docs/old.md]\n  # The last.",
    );
    expect(after).toContain("grade: 2 }], judged_irrelevant: [docs/old.md] } # flow");
  });

  it("adds both at the end of a file without a newline", () => {
    const after = editText(YAML, (editor) => {
      editor.append("d", "expected", ["docs/x.md"]);
      editor.append("d", "judged_irrelevant", ["docs/old.md"]);
    });

    expect(after.startsWith(YAML)).toBe(true);
    expect(parse(after).cases[3]).toMatchObject({
      expected: [{ text: "a passage\nof two lines\n", grade: 2 }, "docs/x.md"],
      judged_irrelevant: ["docs/old.md"],
    });
  });

  it("removes a case with its comment, a key, and a line of its own", () => {
    const after = editText(YAML, (editor) => {
      editor.remove("d");
      editor.set("c", "intent", null);
      editor.set("a", "query", "how to set up");
      editor.removeKey("name");
    });

    expect(after).not.toContain("# The last.");
    expect(parse(after).cases.map((each: { id: string }) => each.id)).toEqual(["a", "b", "c"]);
    expect(diffLines(YAML, after).filter((line) => line.startsWith("+"))).toEqual([
      '+    query: "how to set up"',
    ]);
  });

  it.each<[string, ...{ id: string; query: string; tags?: readonly string[] }[]]>([
    ["a", { id: "a", query: "x" }, { id: "b", tags: [], query: "y" }],
    ["b", { id: "a", tags: [], query: "x" }, { id: "b", query: "y" }],
  ])("removes a key of case %s, a case and its own line in braces", (id, ...cases) => {
    const leftSuite = { version: 1, draft: true, cases };
    const text = `{ version: 1, draft: true, cases: [{ id: a, tags: [], query: x }, { id: b, tags: [], query: y }] }\n`;

    expect(parse(editText(text, (editor) => editor.set(id, "tags", null)))).toEqual(leftSuite);

    const without = editText(text, (editor) => editor.remove(id));

    expect(parse(without)).toEqual({ ...leftSuite, cases: cases.filter((each) => each.id !== id) });

    const none = editText(text, (editor) => ["a", "b"].forEach((each) => editor.remove(each)));

    expect(parse(none)).toEqual({ ...leftSuite, cases: [] });
    expect(parse(editText(text, (editor) => editor.removeKey("draft")))).not.toHaveProperty(
      "draft",
    );

    const alone = editText("cases:\n  - { id: a, tags: [x] } # kept\n  - { id: b }\n", (editor) =>
      editor.set("a", "tags", null),
    );

    expect(alone).toBe("cases:\n  - { id: a } # kept\n  - { id: b }\n");
  });

  it("changes nothing if there is nothing to remove", () => {
    const nothing = editText(YAML, (editor) => {
      editor.removeKey("draft");
      editor.set("a", "tags", null);
      // No comment stands right above it.
      editor.removeComment("b");
    });

    expect(nothing).toBe(YAML);
    expect(
      diffLines(
        YAML,
        editText(YAML, (editor) => editor.removeComment("a")),
      ),
    ).toEqual(["-  # The first."]);
  });

  it("keeps the line ends of Windows", () => {
    const after = editText(YAML.replaceAll("\n", "\r\n"), (editor) =>
      editor.append("a", "expected", ["x.md"]),
    );

    expect(after).toContain("      - docs/a.md   # the page\r\n      - x.md\r\n");
  });

  it.each([
    ["one line", JSON.stringify(parse(YAML))],
    ["indented", JSON.stringify(parse(YAML), null, 2)],
  ])("edits JSON on %s", (_, text) => {
    const after = editText(
      text,
      (editor) => {
        for (const id of ["a", "b", "c", "d"]) {
          editor.append(id, "expected", [{ id: "x", grade: 2 }]);
          editor.append(id, "judged_irrelevant", ["old"]);
        }
      },
      "suite.json",
    );
    const wanted = structuredClone(parse(YAML)) as { cases: Record<string, unknown[]>[] };
    for (const each of wanted.cases) {
      each["expected"]!.push({ id: "x", grade: 2 });
      each["judged_irrelevant"] = ["old"];
    }

    expect(JSON.parse(after)).toEqual(wanted);
  });

  it("indents like the JSON around it", () => {
    const text = `${JSON.stringify({ cases: [{ id: "a", expected: ["x", "y"] }] }, null, 2)}\n`;
    const after = editText(
      text,
      (editor) => {
        editor.append("a", "expected", ["z"]);
        editor.append("a", "judged_irrelevant", ["old"]);
      },
      "suite.json",
    );
    // A list that was not there is on one line.
    const added = `"y",\n        "z"\n      ],\n      "judged_irrelevant": ["old"]`;

    expect(after).toBe(text.replace(`"y"\n      ]`, added));
  });

  it("edits one line of JSON Lines, and keeps the others", () => {
    const lines = [
      '{"version":1,"name":"s","revision":"1"}',
      '{"id":"a","query":"q","expected":["a"]}',
      '{"id":"b","query":"é","expected":["b"]}',
    ];
    const after = editText(
      `${lines.join("\n")}\n`,
      (editor) => editor.append("b", "expected", ["x"]),
      "suite.jsonl",
    );

    expect(after).toBe(`${lines[0]}\n${lines[1]}\n{"id":"b","query":"é","expected":["b", "x"]}\n`);
  });

  it("keeps the meaning of a suite, for any names", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 2, max: 255 }), (name, grade) => {
        const after = editText(YAML, (editor) => {
          editor.append("a", "expected", [name]);
          editor.append("b", "expected", [{ id: name, grade }]);
        });
        const { cases } = parse(after);

        expect(cases[0].expected).toEqual(["docs/a.md", name]);
        expect(cases[1].expected.at(-1)).toEqual({ id: name, grade });
      }),
    );
  });
});
