import { describe, expect, it } from "vitest";
import { adviseOnQueryErrors, describeFailures } from "../../src/model/query-errors.ts";
import { values } from "../helpers/table.ts";

const HTTP_LINES = new Map([
  ["retriever", 5],
  ["retriever.kind", 6],
  ["retriever.url", 7],
  ["retriever.results", 8],
]);
const MODULE_LINES = new Map([["retriever", 5]]);
const FILE = "retrieval-gate.yaml";

describe("describeFailures", () => {
  it("names the three commonest kinds of errors, whatever they quote", () => {
    const errors = ["b", 'no "x"', 'no "y"', "b", 'no "z"', "c", "d"];

    expect(describeFailures(errors.map((error) => ({ error })))).toBe(
      '7 of 7 queries failed, 3 with: no "x"; 2 with: b; 1 with: c; and 1 other error',
    );
  });
});

describe("adviseOnQueryErrors", () => {
  it.each(
    values<readonly [string, string]>(String.raw`
# the error of all queries | the advice
the server answered 401: no key | "the retriever sends none. Write the header that has it under retriever.headers in retrieval-gate.yaml:5, for example \u0060headers: { Authorization: { env: NAME, prefix: \"Bearer \" } }\u0060"
the server answered 405 (it takes POST): no | "The address takes no GET, which the gate sends without retriever.body in retrieval-gate.yaml:5. Write \u0060method: POST\u0060"
the server answered 429: slow | set retriever.max_per_second in retrieval-gate.yaml:5, for example to 5, or raise retriever.retries
retriever.results "hitz" found nothing | Correct retriever.results in retrieval-gate.yaml:8
found nothing. Try results: "[].{id: doc}" | Check whether this change altered the answers by mistake. Else write retriever.results in retrieval-gate.yaml:8 as the errors say.
the connection was reset; the server printed: KeyError | Fix the server of retriever.start.command in retrieval-gate.yaml:5
the server answered 404: {} | Check retriever.url in retrieval-gate.yaml:7
the answer, sent as text/html, is not JSON: <html> | Check retriever.url in
the server answered 503: {} | as retriever.ready_url in retrieval-gate.yaml:5
no whole answer within timeout_ms (50 ms) | Raise retriever.timeout_ms in
`),
  )("names the key and its line for %s", (error, advice) => {
    const given = adviseOnQueryErrors([error, error], 2, { file: FILE, lines: HTTP_LINES });

    expect(given).toContain(advice);
  });

  it("names the headers that the config has", () => {
    const lines = new Map([...HTTP_LINES, ["retriever.headers", 9] as const]);
    const config = { file: FILE, lines };

    expect(adviseOnQueryErrors(["the server answered 401: {}"], 1, config)).toContain(
      "Check the key or password that the retriever sends (retriever.headers in",
    );
  });

  it("advises only to write results if the config has none", () => {
    const lines = new Map([...HTTP_LINES].filter(([key]) => key !== "retriever.results"));
    const advise = (error: string): string | null =>
      adviseOnQueryErrors([error], 1, { file: FILE, lines });

    expect(advise('found nothing. Try results: "[].{id: doc}"')).toBe(
      "Write retriever.results in retrieval-gate.yaml:5 as the errors say.",
    );
    expect(advise("no list can be told from others without retriever.results: {}")).toBe(
      "Write retriever.results in retrieval-gate.yaml:5: a JMESPath expression that finds the list of results in the answers.",
    );
  });

  it("advises on the cause, and on allowing failures, if some queries failed", () => {
    const config = { file: FILE, lines: HTTP_LINES };
    const allow = "To allow some failures, set gate.error_rate.ceiling in the config.";

    // One of three queries failed.
    expect(adviseOnQueryErrors(["the server answered 429: slow"], 3, config)).toBe(
      `The server is asked too often: set retriever.max_per_second in retrieval-gate.yaml:5, for example to 5, or raise retriever.retries. ${allow}`,
    );
    // An address that answers other queries is not wrong.
    expect(adviseOnQueryErrors(["the server answered 404: {}"], 3, config)).toBe(
      `Fix the retriever. See retriever.log in the report. ${allow}`,
    );
  });

  it("names the key alone if the lines are not known", () => {
    expect(adviseOnQueryErrors(["the server answered 404: {}"], 1, { file: FILE })).toContain(
      "Check retriever.url:",
    );
  });

  it("names no config key such as retriever.url for a module", () => {
    const config = { file: FILE, lines: MODULE_LINES };

    expect(adviseOnQueryErrors(["Error: answered 404"], 1, config)).toBeNull();
    expect(adviseOnQueryErrors(["Error: 401"], 1, config)).toContain(
      "Check the key or password that the retriever sends",
    );
  });

  it("returns null if the errors have no cause in common", () => {
    const errors = ["the server answered 404: {}", "the server answered 500: {}"];

    expect(adviseOnQueryErrors(errors, 2, { file: FILE, lines: HTTP_LINES })).toBeNull();
  });
});
