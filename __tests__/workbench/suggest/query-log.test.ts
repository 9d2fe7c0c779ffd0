/** A log of searches as people have it: CSV with their own names, or JSON Lines. */
import { describe, expect, it } from "vitest";
import { GateError } from "../../../src/errors.ts";
import { type QueryLog, readQueryLog } from "../../../src/workbench/suggest/query-log.ts";
import { rows, values } from "../../helpers/table.ts";
import { workspace } from "../../helpers/workspace.ts";

interface LogOptions {
  /** The value of --fields. */
  readonly fields?: string | null;
  readonly file?: string;
}

/** Reads a log with this text. */
function read(text: string, { fields = null, file = "log.csv" }: LogOptions = {}): QueryLog {
  return readQueryLog({ directory: workspace({ [file]: text }) }, file, fields);
}

/** The error with which a log is refused. */
function refusalOf(text: string, options: LogOptions = {}): GateError {
  try {
    read(text, options);
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

  // A usual name (`text`, `path`) goes before one that only ends in it (`user_query`, `result_url`).
  // A referrer or a page's number is no click.
  it.each(
    rows(`
# the log | the field of the query | the field of what was clicked
timestamp,user_query,clicked_page_url⏎1,reset,a.md⏎ | user_query | clicked_page_url
Suchbegriff,product_id⏎reset,7⏎ | Suchbegriff | product_id
search_id,question,referrer_url,page⏎1,reset,b.html,2⏎ | question |
text,user_query,path,result_url⏎reset,x,a.md,y⏎ | text | path
`),
  )("finds the query and what was clicked under other names: %j", (text = "", query, clicked) => {
    const { fields } = read(text);

    expect([fields.get("query"), fields.get("clicked") ?? ""]).toEqual([query, clicked]);
  });

  it.each([";", "\t"])("reads %j as delimiter", (delimiter) => {
    const text = `query${delimiter}clicked\nhow to, install${delimiter}a.md`;

    const [row] = read(text, { file: "log.tsv" }).rows;

    expect(row).toMatchObject({ query: "how to, install", clicked: ["a.md"] });
  });

  it("takes empty fields as absent, and a number as an intent's name", () => {
    const line = { query: "q", count: "", clicks: null, session: " ", intent: 7 };

    expect(read(toJsonLines(line), { file: "log.ndjson" }).rows[0]).toEqual({
      query: "q",
      count: 1,
      clicked: [],
      clicks: 1,
      session: null,
      intent: "7",
    });
  });

  it("prefers a field called query to one called text, unless --fields names it", () => {
    const text = "text,query\nlong,short\n";

    expect(read(text).rows[0]!.query).toBe("short");
    expect(read(text, { fields: "query = text" }).rows[0]!.query).toBe("long");
  });

  it.each(
    values<readonly [string, unknown, readonly string[]]>(String.raw`
# what is clicked | as it stands in the line | the documents
a list with white space | ["a.md"," b.md "] | ["a.md","b.md"]
a list in a text | "[\"a.md\", \" b.md \"]" | ["a.md","b.md"]
a list with a blank text | ["","a.md"," "] | ["a.md"]
a list with a blank text in a text | "['', 'a.md']" | ["a.md"]
a text with white space | " a.md " | ["a.md"]
a number | 42 | ["42"]
an empty text | "" | []
a blank text | "  " | []
null | null | []
`),
  )("reads as the clicked documents: %s", (_, clicked, expected) => {
    const [row] = read(toJsonLines({ query: "q", clicked }), { file: "log.jsonl" }).rows;

    expect(row!.clicked).toEqual(expected);
  });

  it.each(
    values<readonly [object, string]>(`
# the wrong field | the problem
{"clicked":["a",1]} | clicked: expected a document, or a list of documents
{"clicked":"[broken"} | clicked: expected a document, or a list of documents
{"count":-1} | count: expected a whole number
{"count":1.5} | count: expected a whole number
{"session":true} | session: expected text
{"query":[]} | query: expected text
`),
  )("refuses %j with its line", (wrongField, problem) => {
    const text = toJsonLines({ query: "fine" }, { query: "q", ...wrongField });
    const { problems, message } = refusalOf(text, { file: "log.jsonl" });

    expect(message).toBe("query log log.jsonl has 1 problem");
    expect(problems).toMatchObject([
      { file: "log.jsonl", line: 2, message: expect.stringContaining(problem) },
    ]);
  });

  it("lists a hundred problems at most", () => {
    const lines = Array.from({ length: 120 }, () => "a,b").join("\n");
    const { message, problems } = refusalOf(`query\n${lines}`);

    expect([message, problems.length]).toEqual(["query log log.csv has 120 problems", 100]);
  });

  it.each(
    values<readonly [string, string, string | null, string, string]>(`
# what is refused | the log | --fields | a part of the message | a part of the hint
an empty log | "" | null | no field holds the queries | The file has the fields: –.
a log of a header | query⏎ | null | no field holds the queries | The file has the fields: –.
--fields without a field of the log | search,n⏎x,1⏎ | query | expected a field name of the gate | for example --fields query=q,clicked=url
--fields with a field that the log lacks | search,n⏎x,1⏎ | query=zzzzzzzz | has no field "zzzzzzzz" | The file has the fields: search, n.
`),
  )("refuses %s", (_, text, fields, message, hint) => {
    expect(refusalOf(text, { fields })).toMatchObject({
      code: "usage",
      message: expect.stringContaining(message),
      hint: expect.stringContaining(hint),
    });
  });

  it("refuses a log without a query", () => {
    expect(refusalOf("query,n\n ,1\n")).toMatchObject({
      code: "invalid_file",
      message: expect.stringContaining("holds no query"),
    });
  });
});
