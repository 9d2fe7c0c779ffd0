/** A log of searches as people have it: CSV with their own names, or JSON Lines. */
import { describe, expect, it } from "vitest";
import { GateError } from "../../../src/errors.ts";
import { type QueryLog, readQueryLog } from "../../../src/workbench/suggest/query-log.ts";
import { workspace } from "../../helpers/workspace.ts";

const read = (text: string, named: string | null = null, file = "log.csv"): QueryLog =>
  readQueryLog({ directory: workspace({ [file]: text }) }, file, named);

function refusalOf(text: string, named: string | null = null, file = "log.csv"): GateError {
  try {
    read(text, named, file);
  } catch (error) {
    if (error instanceof GateError) {
      return error;
    }
    throw error;
  }
  throw new Error("nothing was refused");
}

const toJsonLines = (...rows: readonly unknown[]): string =>
  rows.map((row) => JSON.stringify(row)).join("\n");

describe("readQueryLog", () => {
  it("finds columns under usual names in any letter case, and says which", () => {
    const log = read(
      "\ufeffSearch_Term , N,URL,Clicks,visit,Section\nhow  to\tinstall,3,a.md,2,s1,docs\n",
    );

    expect(log.rows).toEqual([
      {
        query: "how to install",
        count: 3,
        clicked: ["a.md"],
        clicks: 2,
        session: "s1",
        intent: "docs",
      },
    ]);
    expect(Object.fromEntries(log.fields)).toEqual({
      query: "Search_Term",
      count: "N",
      clicked: "URL",
      clicks: "Clicks",
      session: "visit",
      intent: "Section",
    });
  });

  it.each([";", "\t"])("reads %j as delimiter", (delimiter) => {
    const rows = [
      ["query", "clicked"],
      ["how to, install", "a.md"],
    ];
    const [row] = read(rows.map((cells) => cells.join(delimiter)).join("\n"), null, "log.tsv").rows;

    expect(row).toMatchObject({ query: "how to, install", clicked: ["a.md"] });
  });

  it("counts a line as one search without clicks if it says nothing else", () => {
    expect(read("query\nfirst\n").rows).toEqual([
      { query: "first", count: 1, clicked: [], clicks: 1, session: null, intent: null },
    ]);

    const blank = { query: "q", count: "", clicks: null, session: " ", intent: 7 };

    expect(read(toJsonLines(blank), null, "log.ndjson").rows[0]).toEqual({
      query: "q",
      count: 1,
      clicked: [],
      clicks: 1,
      session: null,
      intent: "7",
    });
  });

  it("takes the first of two fields of one meaning, unless told otherwise", () => {
    const text = "text,query\nlong,short\n";

    expect(read(text).rows[0]!.query).toBe("short");
    expect(read(text, "query = text").rows[0]!.query).toBe("long");
    expect(read("words,hits\nfirst,4\n", "query=words,count=hits").rows[0]).toMatchObject({
      query: "first",
      count: 4,
    });
  });

  it("skips lines without a query, and counts them", () => {
    const log = read("query,n\nfirst,1\n \t,2\n,3\n");

    expect([log.rows.length, log.blank]).toEqual([1, 2]);
  });

  it.each([
    [
      ["a.md", " b.md "],
      ["a.md", "b.md"],
    ],
    ['["a.md", "b.md"]', ["a.md", "b.md"]],
    [" a.md ", ["a.md"]],
    [42, ["42"]],
    ["", []],
    ["  ", []],
    [null, []],
  ])("reads %j as the clicked documents", (clicked, expected) => {
    expect(read(toJsonLines({ query: "q", clicked }), null, "log.jsonl").rows[0]!.clicked).toEqual(
      expected,
    );
  });

  it.each([
    [{ clicked: { a: 1 } }, "clicked: expected a document, or a list of documents"],
    [{ clicked: ["a", 1] }, "clicked: expected a document, or a list of documents"],
    [{ clicked: "[broken" }, "clicked: expected a document, or a list of documents"],
    [{ count: 0 }, "count: expected a number above 0"],
    [{ count: -1 }, "count: expected a whole number"],
    [{ count: 1.5 }, "count: expected a whole number"],
    [{ clicks: "many" }, "clicks: expected a whole number"],
    [{ session: true }, "session: expected text"],
    [{ query: [] }, "query: expected text"],
  ])("refuses %j with its line", (wrong, message) => {
    const text = toJsonLines({ query: "fine" }, { query: "q", ...wrong });
    const { problems, message: said } = refusalOf(text, null, "log.jsonl");

    expect(said).toBe("query log log.jsonl has 1 problem");
    expect(problems).toMatchObject([
      { file: "log.jsonl", line: 2, message: expect.stringContaining(message) },
    ]);
  });

  it("names every line with another number of cells than the header", () => {
    const { code, message, problems } = refusalOf("query,n\nfirst\nsecond,2,3\nthird,3\n");

    expect([code, message]).toEqual(["invalid_file", "query log log.csv has 2 problems"]);
    expect(problems.map(({ line, message: why }) => [line, why])).toEqual([
      [2, "expected 2 cells, as the header has; got 1"],
      [3, "expected 2 cells, as the header has; got 3"],
    ]);
  });

  it("lists a hundred problems at most", () => {
    const lines = Array.from({ length: 120 }, () => "a,b").join("\n");
    const { message, problems } = refusalOf(`query\n${lines}`);

    expect([message, problems.length]).toEqual(["query log log.csv has 120 problems", 100]);
  });

  const LOG = "search,n\nx,1\n";
  it.each([
    ["", null, "no field holds the queries", "It has: no field."],
    [
      "wrds\nx\n",
      null,
      "no field holds the queries",
      "It has: wrds. Name the one with the queries",
    ],
    ["query\n", null, "no field holds the queries", "It has: no field."],
    [
      LOG,
      "words=q",
      "names no field of a log",
      "Ours: query, count, clicked, clicks, session, intent.",
    ],
    [LOG, "query", "names no field of a log", "for example --fields query=q,clicked=url"],
    [LOG, "query=serch", 'has no field "serch"', "Did you mean query=search?"],
    [LOG, "query=zzzzzzzz", 'has no field "zzzzzzzz"', "It has: search, n."],
  ])("refuses a log of %j with --fields %s", (text, named, message, hint) => {
    expect(refusalOf(text, named)).toMatchObject({
      code: "usage",
      message: expect.stringContaining(message),
      hint: expect.stringContaining(hint),
    });
  });

  it("refuses blank lines, and a file of another type", () => {
    expect(refusalOf("query,n\n ,1\n")).toMatchObject({
      code: "invalid_file",
      message: expect.stringContaining("holds no query"),
    });
    expect(refusalOf("query\nx\n", null, "log.txt")).toMatchObject({
      code: "usage",
      message: "query log log.txt: unknown file type",
    });
  });
});
