/** The file that a wrong path most likely means. */
import { describe, expect, it } from "vitest";
import { findNearFile, suggestNearFile } from "../../src/system/near-file.ts";
import { workspace } from "../helpers/workspace.ts";

const FILES = {
  "retrieval/suite.yaml": "",
  "baselines/docs.json": "",
  "eval/data/golden.jsonl": "",
  "node_modules/left.json": "",
};

describe("findNearFile", () => {
  // The mistake | the path as written | the file
  it.each([
    ["a typo in the name", "retrieval/sute.yaml", "retrieval/suite.yaml"],
    ["a typo in the folder", "retreival/suite.yaml", "retrieval/suite.yaml"],
    ["a typo in both", "retreival/suit.yaml", "retrieval/suite.yaml"],
    ["another ending", "eval/data/golden.yaml", "eval/data/golden.jsonl"],
    ["capital letters", "Baselines/Docs.json", "baselines/docs.json"],
    ["a folder too many", "retrieval/retrieval/suite.yaml", "retrieval/suite.yaml"],
    ["a folder too few", "docs.json", "baselines/docs.json"],
  ])("finds the file that is meant by %s", (_, written, meant) => {
    const root = { directory: workspace(FILES) };

    expect(findNearFile(root, written)).toBe(meant);
  });

  // node_modules/left.json is no file of the gate.
  it.each(["retrieval/queries.yaml", "other/place.json", "left.json"])(
    "returns null for %s, which is like no file of the gate",
    (written) => {
      const root = { directory: workspace(FILES) };

      expect(findNearFile(root, written)).toBeNull();
    },
  );

  it("returns null for a file of a commit", () => {
    // A root with `read` is a commit: its files are not on the disk.
    const root = { directory: workspace(FILES), read: () => Buffer.from("") };

    expect(findNearFile(root, "retrieval/sute.yaml")).toBeNull();
  });
});

it("suggestNearFile asks for the file that is meant", () => {
  const root = { directory: workspace(FILES) };

  expect(suggestNearFile(root, "baselines/dcs.json")).toBe("; did you mean baselines/docs.json?");
});
