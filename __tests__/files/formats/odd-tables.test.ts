/** Tables and lists as spreadsheets and rating tools leave them. */
import { describe, expect, it } from "vitest";
import { loadDataset, refuseDataset } from "./load.ts";

describe("a table", () => {
  // Format | keys of the dataset | files
  it.each([
    ["csv", { path: "t.csv" }, { "t.csv": "query;expected\na;a.md\n;\n  ; \n" }],
    ["quepid", { path: "t.csv" }, { "t.csv": "query,docid,rating\na,a.md,1\n,,\n" }],
  ])("a table of format %s may end with rows of empty cells", async (format, keys, files) => {
    const { suite } = await loadDataset({ format, intent: "x", ...keys }, files);

    expect(suite.cases.map(({ query }) => query)).toEqual(["a"]);
  });

  it.each([
    ["xlsx", Buffer.from("PK\u0003\u0004rest", "latin1")],
    ["xls", Buffer.from("d0cf11e0a1b11ae10000", "hex")],
  ])("a table that is a workbook (%s) under another name is refused", async (_, bytes) => {
    const refusal = await refuseDataset(
      { format: "csv", path: "t.csv", intent: "x" },
      { "t.csv": bytes },
    );

    expect(refusal.join("\n")).toContain("t.csv is a workbook of a spreadsheet program");
  });
});
