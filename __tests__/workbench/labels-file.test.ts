/** Judgments that somebody wrote into unjudged.jsonl. */
import { describe, expect, it } from "vitest";
import { readLabels } from "../../src/workbench/label.ts";
import { workspace } from "../helpers/workspace.ts";

/** Reads the labels of a file with this text. */
const readText = (text: string): ReturnType<typeof readLabels> =>
  readLabels({ directory: workspace({ "labels.jsonl": text }) }, "labels.jsonl");

describe("readLabels", () => {
  it("says where labels come from if there is no file", () => {
    expect(() => readLabels({ directory: workspace({}) }, "judged.jsonl")).toThrow(
      expect.objectContaining({
        hint: expect.stringContaining("unjudged.jsonl has the lines to grade"),
      }),
    );
  });

  it("accepts a byte order mark", () => {
    expect(readText('\ufeff{"id":"a","doc_id":"d","grade":1}').labels).toMatchObject([
      { case_id: "a", doc_id: "d", grade: 1 },
    ]);
  });

  it("gives one problem for a JSON document of several lines", () => {
    const document = JSON.stringify([{ id: "a", doc_id: "d" }], null, 2);

    expect(() => readText(document)).toThrow(
      expect.objectContaining({
        problems: [
          expect.objectContaining({ line: 1, message: expect.stringContaining("JSON Lines") }),
        ],
      }),
    );
  });
});
