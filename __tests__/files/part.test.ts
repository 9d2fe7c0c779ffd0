import fc from "fast-check";
import { truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { GateError } from "../../src/errors.ts";
import { loadPart } from "../../src/files/part.ts";
import type { Part } from "../../src/model/part.ts";
import type { Answer, CaseRun, Hit } from "../../src/model/run.ts";
import { runOf } from "../helpers/make.ts";
import { makePart } from "../helpers/make-part.ts";
import { makeReport } from "../helpers/make-report.ts";
import { workspace } from "../helpers/workspace.ts";
import { renderPartJson } from "../helpers/rendered.ts";
import { rows } from "../helpers/table.ts";

/** How many random runs are tried. */
const RUNS = { numRuns: Number(process.env["RUNS"] ?? 100) };

const renderPart = (part: Part): string => renderPartJson(makeReport({ part }))!;

const load = (text: string, name = "part.json"): Promise<Part> =>
  loadPart({ directory: workspace({ [name]: text }) }, name);

// Arbitraries of fast-check: each draws a random value.

/** Any text, halves of surrogate pairs, quotes and line ends too. */
const text = fc.string({
  unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)),
  maxLength: 12,
});
// Not -0, which JSON writes as 0.
const ms = fc
  .double({ min: 0, max: 1e6, noNaN: true, noDefaultInfinity: true })
  .filter((n) => !Object.is(n, -0));
const score = fc.double({ noNaN: true, noDefaultInfinity: true }).filter((n) => !Object.is(n, -0));
/** Any key but those that files may not have (UNSAFE_KEYS). */
const key = text.filter((each) => !["__proto__", "constructor", "prototype"].includes(each));

const hit = fc.record(
  {
    doc_id: text,
    id: text,
    path: text,
    name: text,
    qualified_name: text,
    text,
    score,
    cluster: text,
    span: fc.record({ start: fc.nat(), end: fc.nat() }),
  },
  { requiredKeys: ["doc_id"] },
);
const answer = fc
  .record(
    {
      hits: fc.array(hit, { maxLength: 4 }),
      returned: fc.nat(),
      degraded: fc.boolean(),
      reported_ms: ms,
      spans: fc.uniqueArray(fc.tuple(key, ms), { selector: ([name]) => name, maxLength: 3 }),
      usage: fc.array(
        fc.record(
          { model: text, prompt_tokens: fc.nat(), completion_tokens: fc.nat() },
          { requiredKeys: [] },
        ),
        { maxLength: 2 },
      ),
      answer: text,
    },
    { requiredKeys: ["hits", "returned", "degraded"] },
  )
  .map(({ hits, spans, ...rest }): Answer => {
    // `repeat` follows from the order of the hits.
    const seen = new Set<string>();
    const marked = (hits as readonly Omit<Hit, "repeat">[]).map((each) => {
      const repeat = seen.has(each.doc_id);
      seen.add(each.doc_id);
      return { ...each, repeat };
    });
    const named = spans === undefined ? {} : { spans: Object.fromEntries(spans) };
    return {
      ...(rest as Omit<Answer, "hits" | "spans" | "kind">),
      ...named,
      kind: "answer",
      hits: marked,
    };
  });
const stages = fc.dictionary(
  fc.constantFrom("embed", "rerank", "a b"),
  fc.array(ms, { maxLength: 3 }),
);
const caseRun: fc.Arbitrary<CaseRun> = fc
  .record(
    {
      case_id: text,
      outcome: fc.oneof(answer, fc.record({ kind: fc.constant("error" as const), message: text })),
      first_ms: fc.option(ms),
      samples_ms: fc.array(ms, { maxLength: 4 }),
      spans_ms: stages.map((spans) => new Map(Object.entries(spans))),
    },
    { requiredKeys: ["case_id", "outcome", "first_ms", "samples_ms"] },
  )
  .map((each): CaseRun => each);

describe("part.json", () => {
  it("returns what was written, every number to the last bit", async () => {
    const folder = workspace();
    await fc.assert(
      fc.asyncProperty(
        fc.array(caseRun, { minLength: 1, maxLength: 4 }),
        fc.option(
          fc.record({
            id: fc.nat().map(String),
            attempt: fc.integer({ min: 1, max: 99 }),
            commit: fc.constant("c".repeat(40)),
          }),
        ),
        fc.option(
          fc.record({ code: fc.constant("cancelled"), message: text, hint: fc.option(text) }),
        ),
        text,
        async (cases, workflow, failure, log) => {
          const unstable = cases.slice(1).map((each) => each.case_id);
          const corrected = { absolute_paths: cases.length };
          const run = runOf(cases, { log, unstable, retries: 2, corrected });
          const part = { ...makePart(1, 1, []), workflow, failure, run };
          writeFileSync(path.join(folder, "part.json"), renderPart(part));

          expect(await loadPart({ directory: folder }, "part.json")).toEqual(part);
        },
      ),
      RUNS,
    );
  });

  it("part.json has one line for each case", () => {
    const cases = ["a", "b"].map((caseId) => ({
      case_id: caseId,
      outcome: { kind: "error" as const, message: "line\nend" },
      first_ms: null,
      samples_ms: [],
    }));
    const lines = renderPart(makePart(1, 1, cases)).split("\n");

    expect(lines.filter((line) => line.startsWith('{"id":'))).toHaveLength(2);
  });

  it("part.json is written for shards only", () => {
    expect(renderPartJson(makeReport())).toBeNull();
    expect(renderPartJson(makeReport({ part: null }))).toBeNull();
  });
});

describe("loadPart", () => {
  const good = renderPart(
    makePart(1, 1, [
      {
        case_id: "a",
        outcome: {
          kind: "answer",
          hits: [{ doc_id: "d", score: 0.5, repeat: false }],
          returned: 1,
          degraded: false,
          spans: { embed: 1.5 },
        },
        first_ms: 1.5,
        samples_ms: [2.5],
      },
    ]),
  );

  /** Returns `pointer: message` of each problem of `good` with `from` replaced. */
  async function refusalAfter(from: string | RegExp, to: string): Promise<readonly string[]> {
    const forged = good.replace(from, to);
    expect(forged).not.toBe(good);
    const error: unknown = await load(forged).catch((each: unknown) => each);
    expect(error).toMatchObject({ code: "invalid_part", exitCode: 2 });
    return (error as GateError).problems.map(
      ({ pointer, message }) => `${pointer ?? ""}: ${message}`,
    );
  }

  it("names the version of a newer program", async () => {
    const newer = good
      .replace('"schema_version": 1', '"schema_version": 2')
      .replace("gate test", "gate 9.0.0");

    await expect(load(newer)).rejects.toThrow(
      "part.json has version 2 (written by retrieval-eval-gate 9.0.0), and this program reads version 1",
    );
  });

  it.each(
    rows(String.raw`
# the mistake | what is replaced in part.json | by what | the problem
a key that reaches prototypes | "embed" | "__proto__" | the key "__proto__" is not allowed
a key twice | "retries": 0 | "retries": 0, "retries": 9 | the key "retries" occurs twice in one object
a number that is none | 2\.5 | 1e999 | expected a number; got 1e999
a negative time | 2\.5 | -2.5 | expected a number >= 0; got -2.5
a score as text | "score":0\.5 | "score":"0.5" | expected a number; got "0.5"
a key that is unknown | "doc_id":"d" | "doc_id":"d","file":"/etc/passwd" | unknown key "file"
an outcome that is none | "kind":"answer" | "kind":"pass" | ${"`kind`"} must be one of answer, error
a version that is none | "schema_version": 1 | "schema_version": 0 | expected 1; got 0
no cases | "cases": \[[^]*\] | "cases": [] | expected a list with at least 1 entry
a long name | "os":\s*" | $&${"x".repeat(200)} | expected text of at most 200 characters; got
a shard 0 | "index":1 | "index":0 | expected a number >= 1; got 0
a digest that is none | "config":"1{64}" | "config":"" | expected text matching
half a file | "cases"[^]*$ | | not valid JSON
`),
  )("loadPart refuses %s", async (_, pattern = "", replacement = "", problem = "") => {
    const refusal = await refusalAfter(new RegExp(pattern), replacement);

    expect(refusal.join("\n")).toContain(problem);
  });

  it("refuses one that nests too deep", async () => {
    const deep = `${'{"a":'.repeat(100)}1${"}".repeat(100)}`;

    expect((await refusalAfter('"failure": null', `"failure": ${deep}`)).join("\n")).toContain(
      "nested deeper than 64",
    );
  });

  it("refuses one over the limit before reading it", async () => {
    const folder = workspace({ "part.json": good });
    // One byte above the limit. The message rounds it away.
    truncateSync(path.join(folder, "part.json"), 256 * 1024 * 1024 + 1);
    const message = "part part.json has 256.0 MiB; the limit is 256.0 MiB";
    const large = { code: "file_too_large", message, hint: "Split the file." };

    await expect(loadPart({ directory: folder }, "part.json")).rejects.toMatchObject(large);
  });
});
