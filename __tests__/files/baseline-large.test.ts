/** Which files are read in pieces: from a length on, those that are as the gate writes them. */
import { describe, expect, it } from "vitest";
import type { GateError } from "../../src/errors.ts";
import { loadBaseline, readPieces } from "../../src/files/baseline.ts";
import { compactCanonical } from "../../src/model/canonical-json.ts";
import { formatProblem } from "../../src/model/problem.ts";
import { answered, baselineOf, configOf, hitsOf, makeCase, runOf, suiteOf } from "../helpers/make.ts";
import { renderBaseline } from "../helpers/rendered.ts";
import { workspace } from "../helpers/workspace.ts";

const LARGE = 4_000_000;
const suite = suiteOf(makeCase("a"), makeCase("b"));
const spans = new Map([["search", [1, 2]]]);
const run = runOf([
  { ...answered("a", hitsOf("a-doc"), [4, 5]), spans_ms: spans },
  answered("b", hitsOf("x", "b-doc"), [6, 7]),
]);
const recorded = baselineOf(configOf(), suite, run);
const text = renderBaseline(recorded);

/** As files have them, with 12 decimals. */
const figuresOf = (id: string): object =>
  JSON.parse(compactCanonical(recorded.cases.get(id)!.metrics)) as object;

interface Written {
  readonly metrics: { readonly overall: Record<string, number> };
  readonly cases: Record<string, Record<string, unknown>>;
  readonly samples: Record<string, unknown>;
}

/** As the gate writes it, changed before; with spaces behind it, which mean nothing, up to the length. */
function large(change: (written: Written) => void = () => {}, length = LARGE): string {
  const written = JSON.parse(text) as Written;
  change(written);
  return JSON.stringify(written, null, 2).padEnd(length);
}

it("a large file that is no JSON by its name is refused, as a small one is", async () => {
  const root = { directory: workspace({ "baseline.txt": large() }) };
  await expect(loadBaseline(root, "baseline.txt")).rejects.toThrow("baseline.txt: unknown file type");
});

describe("a baseline is read in pieces", () => {
  it("from four million characters on", () => {
    expect(readPieces({ text: large(() => {}, LARGE - 1) })).toBeNull();
    expect(readPieces({ text: large() })).not.toBeNull();
  });

  it("with each case and its samples", () => {
    const { head, rows } = readPieces({ text: large() })!;
    const { cases: _cases, samples: _samples, ...others } = JSON.parse(text);
    expect(head).toStrictEqual({ ...others, cases: {}, samples: {} });
    const seen = [...rows].map(([id, row]) => [
      id,
      row.latency_ms,
      row.spans_ms,
      Object.fromEntries(row.metrics),
    ]);
    expect(seen).toStrictEqual(
      [
        ["a", [4, 5], { search: [1, 2] }],
        ["b", [6, 7], undefined],
      ].map((each) => [...each, figuresOf(each[0] as string)]),
    );
  });

  it("where nothing was timed, too", () => {
    const untimed = large((written) => void Object.assign(written, { samples: undefined }));
    const times = [...readPieces({ text: untimed })!.rows.values()].map((row) => row.latency_ms.length);
    expect(times).toStrictEqual([0, 0]);
  });

  it.each<readonly [string, (written: Written) => unknown]>([
    ["a case that is none", ({ cases }) => (cases["b"]!["ranks"] = "first")],
    ["samples that are none", ({ samples }) => (samples["b"] = [-1])],
    ["samples of no case", ({ samples }) => (samples["nobody"] = [1])],
    ["an unknown member", (written) => Object.assign(written, { more: 1 })],
  ])("unless it has %s", (_, change) => {
    expect(readPieces({ text: large(change) })).toBeNull();
  });
});

it("a single wrong figure of a large baseline is found", async () => {
  // MRR is 1 for rank 1 and 1/2 for rank 2: 3/4 over both.
  const edited = large(({ metrics }) => (metrics.overall["mrr@10"] = 0.8));
  const root = { directory: workspace({ "b.json": edited }) };
  const error = await loadBaseline(root, "b.json").catch((caught: unknown) => caught);
  expect((error as GateError).problems.map(formatProblem)).toStrictEqual([
    expect.stringMatching(
      /^b\.json:\d+ \(\/metrics\/overall\/mrr@10\): is 0\.8; the cases of this file give 0\.75$/,
    ),
  ]);
});
