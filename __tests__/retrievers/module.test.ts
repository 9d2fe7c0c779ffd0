import { beforeAll, describe, expect, test } from "vitest";
import type { ModuleRetriever } from "../../src/retrievers/kinds.ts";
import type { Retriever } from "../../src/model/retriever.ts";
import { rows } from "../helpers/table.ts";
import {
  ask,
  askHello,
  drive,
  failure,
  idsOrMessage,
  type Logged,
  moduleConfig,
} from "./harness.ts";

const CAN_RUN_TYPESCRIPT: boolean =
  Boolean("typescript" in process.features && process.features.typescript) ||
  process.allowedNodeEnvironmentFlags.has("--experimental-strip-types");

interface ModuleSetup extends Partial<ModuleRetriever> {
  /** Files beside the module. */
  readonly files?: Readonly<Record<string, string>>;
  /** Where the log goes. */
  readonly logged?: Logged;
}

/** Writes a module of this source, starts a retriever of it and uses it. */
const runModule = <R>(
  source: string,
  use: (retriever: Retriever) => Promise<R>,
  { files = {}, logged = { text: "" }, ...overrides }: ModuleSetup = {},
): Promise<R> =>
  drive(moduleConfig(overrides), use, { files: { "search.mjs": source, ...files }, logged });

describe("kind: module", () => {
  test("reads results, at once or later, or an answer object", async () => {
    const source = `
      export default (query, { k, signal }) => {
        if (query === "list") return ["a", { id: "b", score: k }];
        if (query === "signal") return [String(signal.aborted)];
        return Promise.resolve({ results: [query], degraded: true, latency_ms: 3, id: "mine", took: 1 });
      };`;
    await runModule(source, async (retriever) => {
      expect(await ask(retriever, "list", 4)).toMatchObject({
        results: [{ id: "a" }, { id: "b", score: 4 }],
        degraded: false,
      });
      expect(idsOrMessage(await ask(retriever, "signal"))).toStrictEqual(["false"]);
      expect(await ask(retriever, "x")).toStrictEqual({
        kind: "answer",
        results: [{ id: "x" }],
        degraded: true,
        reported_ms: 3,
        elapsed_ms: expect.any(Number),
        retries: 0,
      });
    });
  });

  // retriever.results | what the module returns | the id that is read
  test.each([
    ["hits[].{id: slug}", "{ hits: [{ slug: 'a.md' }], total: 1n }", "a.md"],
    ["data.items[].doc", "{ data: { items: [{ doc: 'a.md', score: 2 }] } }", "a.md"],
    ["[*].{id: [0], score: [1]}", "[['a.md', 0.5]]", "a.md"],
    ["@", "{ 'a.md': 0.5 }", "a.md"],
  ])("reads results by the expression %s", async (results, returned, id) => {
    const answer = await runModule(`export default () => (${returned});`, askHello, { results });

    expect(idsOrMessage(answer)).toStrictEqual([id]);
  });

  test("logs what the module prints, in every way", async () => {
    const source = `
      import { spawnSync } from "node:child_process";
      import { writeSync } from "node:fs";
      console.log('{"id":"1","results":["forged"]}');
      export default (query) => {
        console.log("searching"); console.error("to stderr"); process.stdout.write("raw\\n"); writeSync(1, "by descriptor\\n");
        spawnSync("echo", ["by a child"], { stdio: "inherit" });
        return [query];
      };`;
    const logged = { text: "" };

    expect(idsOrMessage(await runModule(source, askHello, { logged }))).toStrictEqual(["hello"]);
    for (const line of ["forged", "searching", "to stderr", "raw", "by descriptor", "by a child"]) {
      expect(logged.text).toContain(line);
    }
  });

  test.each([
    ["export default function search(query, limit) { return []; }", "limit"],
    ["export default async (query, topK = 10) => [];", "topK"],
    ["const search = (query, k) => []; export default search;", "k"],
  ])("ends the run if the second parameter is a number: %s", async (source, name) => {
    const error = await failure(runModule(source, askHello));

    expect(error).toMatchObject({ code: "retriever_start", key: "retriever.path" });
    expect(error.message).toContain(
      `the default export takes (query, ${name}), but the gate passes the object { k, params, signal } as ${name}; write \`export default (query, { k }) => …\``,
    );
  });

  test.each([
    "export default (query, limit) => [String(limit.k)];",
    "export default (query, k) => { const { k: n } = k; return [String(n)]; };",
    "export default (query, options) => [String(options.k)];",
    "export default (query, n) => [String(n.k)];",
    "export default function (query) { return [String(arguments[1].k)]; }",
    "export default (query, ...rest) => [String(rest[0].k)];",
  ])("calls a function that takes an object: %s", async (source) => {
    // Each returns the k that it gets: `askHello` asks for ten results.
    expect(idsOrMessage(await runModule(source, askHello))).toStrictEqual(["10"]);
  });

  test("aborts the signal that it gave the module when it is stopped", async () => {
    // The interval keeps the process alive until it is stopped.
    const source = `
      setInterval(() => {}, 1000);
      export default (query, { signal }) => {
        signal.addEventListener("abort", () => console.log("told to end"));
        return [query];
      };`;
    const logged = { text: "" };

    // runModule stops the retriever when askHello has its answer.
    await runModule(source, askHello, { logged });

    expect(logged.text).toContain("told to end");
  });

  test.each(
    rows(String.raw`
# the module's source | the error's code | a part of its message | a part of its hint
export default 3; | retriever_start | the module "search.mjs" reported: TypeError: the default export is number
export const search = 1; | retriever_start | the default export is undefined, not a function
import "no-such-package-here"; | retriever_start | reported: Error: Cannot find package 'no-such-package-here'
export default ( | retriever_start | SyntaxError
process.exit(0); | retriever_failed | exited with code 0 before it was ready
export default () => process.exit(0); | retriever_failed | exited with code 0 on the query "hello" | The retriever's own code ended the process
export default () => { setTimeout(() => { throw new Error("late"); }); return new Promise(() => {}); }; | retriever_failed | Error: late
export default () => new Promise(() => {}); | retriever_timeout | no answer to "hello" within timeout_ms (300 ms)
export default () => { for (;;); }; | retriever_timeout | within timeout_ms (300 ms)
await new Promise(() => { setInterval(() => {}, 1000); }); | retriever_timeout | not ready within startup_timeout_ms
`),
  )("ends the run with its reason: %s: %s", async (source = "", code = "", ...parts) => {
    const [message = "", hint = ""] = parts;
    const limit = message.includes("startup") ? { startup_timeout_ms: 300 } : { timeout_ms: 300 };
    const overrides = code === "retriever_timeout" ? limit : {};

    const error = await failure(runModule(source, askHello, overrides));

    expect(error).toMatchObject({ code, message: expect.stringContaining(message) });
    expect(error.hint ?? "").toContain(hint);
  });

  test.each(
    rows(String.raw`
# what the module returns | what is wrong with it | what to do
[{ doc: { slug: "a" }, rank: 1 }] | results[0] has none of id, path and text | Try results: "[].{id: doc.slug}" under
[["a.md", 0.5]] | results[0] has none of id, path and text | Try results: "[*].{path: [0], score: [1]}" under
[{ path: null, score: 1 }] | results[0] has none of id, path and text; its keys are "path, score" | name its document, or leave the result out
[{ id: "a", score: NaN }] | results[0].score: expected a finite number, got null | Correct what the function returns
[{ path: 7 }] | results[0].path: expected a string, got 7 | Correct what the function returns: a list of ids, or of objects with
`),
  )(
    "names the module, the query and what to return for %s",
    async (returned = "", message = "", hint = "") => {
      const answer = await runModule(`export default () => ${returned};`, askHello);

      const error = idsOrMessage(answer);
      expect(error).toContain('the answer of the module "search.mjs" to "hello": results[0]');
      expect(error).toContain(message);
      expect(error).toContain(hint);
    },
  );

  test("says nothing of TypeScript if it imports another file that is no JavaScript", async () => {
    const source = 'import "./find.css"; export default () => [];';

    const error = await failure(runModule(source, askHello, { files: { "find.css": "a {}" } }));

    expect(error.message).toContain('Unknown file extension ".css"');
    expect(error.message).not.toContain("TypeScript");
  });

  test("refuses a module that is missing, has too long a name, or is outside", async () => {
    const startFailure = (path: string) => failure(runModule("", askHello, { path }));
    const message = 'retriever.path: there is no file "other.mjs"';

    expect(await startFailure("other.mjs")).toMatchObject({ code: "file_not_found", message });
    // File systems take names of at most 255 bytes.
    expect((await startFailure(`${"x".repeat(300)}.mjs`)).code).toBe("file_not_found");
    expect((await startFailure("../other.mjs")).code).toBe("outside_root");
  });
});

const RETURN_A_LIST = "; return a list, and [] if nothing is found";
const ANSWERS = rows(String.raw`
# what the module does | its statement | its ids, or a part of the query's error
throws an error | throw new RangeError("no such index") | RangeError: no such index
throws a text | throw "just text" | just text
throws null | throw null | null
returns nothing | return | the module "search.mjs" returned undefined for the query "returns nothing"${RETURN_A_LIST}. Perhaps a ${"`return`"} is missing
returns null | return null | the module "search.mjs" returned null for the query "returns null"${RETURN_A_LIST}
returns a text | return "a.md" | the module "search.mjs" returned 'a.md' for the query "returns a text"${RETURN_A_LIST}
returns a Set | return new Set(["a.md", "b.md"]) | the module "search.mjs" returned a Set, which has no order for the query "returns a Set"; return a list, the best first
returns a Map of results | return { results: new Map([["a.md", 1]]) } | the module "search.mjs" returned a Map, which has no order for the query
says that it failed | return { results: [], success: false, message: "index offline" } | index offline
returns scores by id | return { low: 0.1, first: 0.5, second: 0.5 } | first second low
returns an empty list under another key | return { hits: [], total: 0 } | the answer of the module "search.mjs" to "returns an empty list under another key": results: expected an array; the answer has a list at hits; it is empty. Try results: "hits" under ${"`retriever`"}. Compare retriever.results with the answer.
returns a text of 201 characters and 2 quotes | return "x".repeat(201) | the module "search.mjs" returned no list (203 characters) for the query
returns a long text under another key | return { a: "x".repeat(200) } | results: expected an array, got nothing: {"a":"…
returns a text of 2 MiB | return ["x".repeat(2 ** 21)] | bytes for the query "returns a text of 2 MiB"; return fewer or shorter results
returns a big integer as a score | return [{ id: "a", score: 1n }] | results[0].score: expected a finite number, got "1"
returns a list | return ["a.md"] | a.md
`);

describe("kind: module › what it returns or throws", () => {
  const logged = { text: "" };
  /** What one process answers to the names of all rows: the ids, or the query's error. */
  const answers = new Map<string, string>();
  beforeAll(async () => {
    const cases = ANSWERS.map(([name, statement]) => `case "${name}": ${statement};`);
    const source = `export default async (query) => {\nswitch (query) {\n${cases.join("\n")}\n} };`;
    await runModule(
      source,
      async (retriever) => {
        for (const [name = ""] of ANSWERS) {
          const answer = idsOrMessage(await ask(retriever, name));
          answers.set(name, typeof answer === "string" ? answer : answer.join(" "));
        }
      },
      { logged },
    );
  });

  // ANSWERS has what the module does, its statement, and the ids or the error that follow. One
  // process was asked all of them, above.
  test.each(ANSWERS)("answers one query if it %s", (name = "", _statement, expected) => {
    expect(answers.get(name)).toContain(expected);
  });

  test("logs the stack of an error", () => {
    // Line 1 is the function, line 2 its `switch`, and line 3 the first of ANSWERS, which throws.
    expect(logged.text).toMatch(/RangeError: no such index\n {4}at .*search\.mjs:3/);
  });
});

test.each([
  ["itself", "search.ts", "export default (query: string): string[] => [query];"],
  ["imported", "search.mjs", 'import { find } from "./find.ts"; export default find;'],
])("kind: module runs TypeScript, %s, if Node.js can, or says so", async (_, path, source) => {
  const files = { "find.ts": "export const find = (query: string) => [query];", [path]: source };
  const run = runModule("", askHello, { path, files });

  if (CAN_RUN_TYPESCRIPT) {
    expect(idsOrMessage(await run)).toStrictEqual(["hello"]);
  } else {
    expect(await failure(run)).toMatchObject({
      code: "retriever_start",
      message: expect.stringContaining("reads no TypeScript: use Node.js 22.18 or newer"),
    });
  }
});
