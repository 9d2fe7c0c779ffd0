/** Judgments that somebody wrote into unjudged.jsonl. */
import { describe, expect, it } from "vitest";
import { readLabels } from "../../src/workbench/label.ts";
import { workspace } from "../helpers/workspace.ts";

/** Reads a file with these lines. An object is written as JSON. */
function readLines(...lines: readonly (string | object)[]): ReturnType<typeof readLabels> {
  const text = lines
    .map((line) => (typeof line === "string" ? line : JSON.stringify(line)))
    .join("\n");
  return readLabels({ directory: workspace({ "labels.jsonl": text }) }, "labels.jsonl");
}

const row = { id: "a", doc_id: "d" };

describe("readLabels", () => {
  it("says where labels come from if there is no file", () => {
    expect(() => readLabels({ directory: workspace({}) }, "judged.jsonl")).toThrow(
      expect.objectContaining({ hint: expect.stringContaining("If no results changed") }),
    );
  });

  it("returns the lines with a grade, and counts the others", () => {
    const { labels, open } = readLines(
      { ...row, grade: 0, path: "docs/a.md", query: "how" },
      { ...row, text: "…", rank: 3 },
      { ...row, grade: null },
      { id: "b", doc_id: "e", grade: 255, path: null, query: 7 },
    );

    expect(labels).toEqual([
      {
        line: 1,
        case_id: "a",
        doc_id: "d",
        path: "docs/a.md",
        text: null,
        shares_path: false,
        query: "how",
        grade: 0,
      },
      {
        line: 4,
        case_id: "b",
        doc_id: "e",
        path: null,
        text: null,
        shares_path: false,
        query: null,
        grade: 255,
      },
    ]);
    expect(open).toBe(2);
  });

  it("accepts a byte order mark", () => {
    expect(readLines('\ufeff{"id":"a","doc_id":"d","grade":1}').labels).toHaveLength(1);
  });

  it("gives one problem for a JSON document of several lines", () => {
    expect(() => readLines(JSON.stringify([row, row], null, 2))).toThrow(
      expect.objectContaining({
        problems: [
          expect.objectContaining({ line: 1, message: expect.stringContaining("JSON Lines") }),
        ],
      }),
    );
  });
});
