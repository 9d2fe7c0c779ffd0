import { child, type Row } from "./row.ts";

const faulty = (mode: string, overrides: object = {}): Row["retriever"] => ({
  ...child("faulty.mjs", mode),
  ...overrides,
});
const more = (mode: string, ...args: readonly string[]): Row["retriever"] =>
  child("more-faults.mjs", mode, ...args);

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
  breaks("exits 9", faulty("exit9"), "retriever_failed", /exited with code 9/, {
    log: /index\.bin: no such file/,
  }),
  breaks("killed", faulty("killed"), "retriever_failed", /was killed by SIGKILL/),
  breaks(
    "total deadline",
    faulty("hangs-on-third", { total_timeout_ms: 3000 }),
    "retriever_timeout",
    /total_timeout_ms \(3000 ms\)/,
  ),
  passes("hangs on shutdown", faulty("hangs-on-stop"), { log: /not now/ }),
  passes("UTF-8 split across chunks, CRLF", faulty("split")),
  breaks(
    "a line of 200 MB",
    faulty("long-line"),
    "retriever_answer",
    /longer than the limit of 1048576 bytes/,
  ),
  breaks("endless output", faulty("endless"), "retriever_answer", /was already answered/),
  breaks("nothing at all", more("fewer"), "nothing_retrieved", /nothing_retrieved/),
  passes("1 GiB on standard error", more("stderr-1g"), { log: /\[\d+ bytes left out\]/, withinMs: 90_000 }),
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
