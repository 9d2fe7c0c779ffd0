import { child, type Row } from "./row.ts";

const faulty = (mode: string, overrides: object = {}): Row["retriever"] => ({
  ...child("faulty.mjs", mode),
  ...overrides,
});
const more = (mode: string, ...args: readonly string[]): Row["retriever"] =>
  child("more-faults.mjs", mode, ...args);
const SOON = { startup_timeout_ms: 2000, timeout_ms: 1500 };

const passes = (name: string, retriever: Row["retriever"], rest: Partial<Row> = {}): Row => ({
  name,
  retriever,
  exit: 0,
  verdict: "pass",
  ...rest,
});
const breaks = (
  name: string,
  retriever: Row["retriever"],
  code: string,
  says: RegExp,
  rest: Partial<Row> = {},
): Row => ({
  name,
  retriever,
  exit: 3,
  verdict: "error",
  code,
  says,
  ...rest,
});

export const PROCESS_ROWS: readonly Row[] = [
  breaks(
    "not found",
    { kind: "command", command: ["no-such-program"] },
    "retriever_start",
    /"no-such-program" was not found/,
  ),
  breaks(
    "not executable",
    { kind: "command", command: ["./plain.txt"] },
    "retriever_start",
    /is not executable/,
  ),
  breaks(
    "exits 0 early",
    faulty("exit0"),
    "retriever_failed",
    /exited with code 0 while "dokument-ü-0" waited/,
  ),
  breaks("exits 9", faulty("exit9"), "retriever_failed", /exited with code 9/, {
    log: /index\.bin: no such file/,
  }),
  breaks("killed", faulty("killed"), "retriever_failed", /was killed by SIGKILL/),
  breaks(
    "never ready",
    faulty("ok", { ...SOON, ready: true }),
    "retriever_timeout",
    /was not ready within startup_timeout_ms \(2000 ms\)/,
  ),
  breaks(
    "hangs on query 3",
    faulty("hangs-on-third", SOON),
    "retriever_timeout",
    /no answer to "dokument-ü-2" within timeout_ms \(1500 ms\)/,
  ),
  breaks(
    "total deadline",
    faulty("hangs-on-third", { total_timeout_ms: 3000 }),
    "retriever_timeout",
    /total_timeout_ms \(3000 ms\)/,
  ),
  passes("hangs on shutdown", faulty("hangs-on-stop"), { log: /not now/ }),
  passes("no final newline", { ...more("once", "{{query}}"), per_query: true }),
  passes("UTF-8 split across chunks, CRLF", faulty("split")),
  passes("byte order mark", faulty("bom")),
  breaks("invalid UTF-8", faulty("invalid-utf8"), "retriever_answer", /line 1 is not valid UTF-8/),
  breaks(
    "banner on standard output",
    faulty("banner"),
    "retriever_answer",
    /line 1 of the retriever's output is not JSON: "Loading model\.\.\."/,
  ),
  breaks(
    "a line of 200 MB",
    faulty("long-line"),
    "retriever_answer",
    /longer than the limit of 1048576 bytes/,
  ),
  breaks("endless output", faulty("endless"), "retriever_answer", /was already answered/),
  breaks("duplicate id", faulty("duplicate-id"), "retriever_answer", /id "1" was already answered/),
  breaks("unknown id", faulty("unknown-id"), "retriever_answer", /id "77" was never asked/),
  breaks("numeric id", faulty("number-id"), "retriever_answer", /id: expected the string of the request/),
  passes("ids out of order", { ...more("reversed"), concurrency: 2 }),
  passes("duplicate documents", more("duplicate-documents")),
  breaks("NaN", faulty("nan"), "retriever_answer", /it holds NaN or Infinity/),
  breaks("1e999", faulty("infinite"), "retriever_answer", /expected a finite number, got Infinity/),
  breaks("nothing at all", more("fewer"), "nothing_retrieved", /nothing_retrieved/),
  passes("fewer than k", faulty("ok")),
  passes("more than k", more("more")),
  passes("1 GiB on standard error", more("stderr-1g"), { log: /\[\d+ bytes left out\]/, withinMs: 90_000 }),
  breaks(
    "never reads standard input",
    faulty("never-reads", SOON),
    "retriever_timeout",
    /no answer to "dokument-ü-0"/,
  ),
  breaks(
    "grandchild holds the pipe",
    faulty("grandchild-holds-pipe"),
    "retriever_failed",
    /exited with code 0/,
  ),
  passes("grandchild in the group stays", faulty("grandchild-stays")),
  passes("setsid grandchild", more("setsid")),
  breaks(
    "MCP server that prints a banner",
    {
      ...child("mcp.mjs", "banner"),
      kind: "mcp",
      tool: "search",
      arguments: { query: "{{query}}", limit: "{{k}}" },
    },
    "retriever_answer",
    /is not JSON: "searching\.\.\."/,
  ),
];
