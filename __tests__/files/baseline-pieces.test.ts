/** A large baseline is read a few hundred cases at a time, and comes to the same as one that is parsed whole. */
import { describe, expect, it } from "vitest";
import { inPieces, loadBaseline } from "../../src/files/baseline.ts";
import { answered, baselineOf, configOf, hitsOf, makeCase, runOf, suiteOf } from "../helpers/make.ts";
import { problems } from "./refusal.ts";
import { renderBaseline } from "../helpers/rendered.ts";
import { workspace } from "../helpers/workspace.ts";

const ids = Array.from({ length: 1200 }, (_, i) => `case-${i} "${"x".repeat(20)}"`);
const suite = suiteOf(...ids.map((id, i) => makeCase(id, { intent: `intent ${i % 3}` })));
// Long names make the file large with few cases: 1,200 cases with 10 documents of 350 characters are 4.2 million.
const lists = (i: number) =>
  hitsOf(...Array.from({ length: 10 }, (_, rank) => `document ${i} at ${rank}`.padEnd(350, "x")));
const run = runOf(ids.map((id, i) => ({ ...answered(id, lists(i)), samples_ms: [1, 2, 3.5] })));
const recorded = baselineOf(configOf(), suite, run);
const text = renderBaseline(recorded);
const SAMPLES = /"samples": \{\n {4}"case-/;
const whole = (written: string): string => JSON.stringify(JSON.parse(written));

async function load(written: string): Promise<string> {
  const loaded = await loadBaseline({ directory: workspace({ "b.json": written }) }, "b.json", suite);
  return renderBaseline(loaded!.baseline);
}

const problemsOf = (written: string) => problems(load(written));

describe("a baseline in pieces", () => {
  it("is what the same file parsed whole is", async () => {
    expect(text.length).toBeGreaterThan(4_000_000);
    const pieces = inPieces(text)!;
    const of = (each: Iterable<object>): readonly string[] => [...each].flatMap(Object.keys);
    expect([pieces.rest["cases"], pieces.rest["samples"]]).toStrictEqual([{}, {}]);
    expect(of(pieces.cases).toSorted()).toStrictEqual(ids.toSorted());
    expect(of(pieces.samples).toSorted()).toStrictEqual(ids.toSorted());
    // 1,200 cases, 500 at a time.
    const again = inPieces(text)!;
    expect([[...again.cases].length, [...again.samples].length]).toStrictEqual([3, 3]);
    // Without line ends it is in no pieces.
    expect(inPieces(whole(text))).toBeNull();
    expect(await load(text)).toBe(text);
    expect(await load(whole(text))).toBe(text);
  });

  it("has no samples where nothing was timed", async () => {
    const untimed = runOf(run.cases.map((each) => ({ ...each, samples_ms: [] })));
    const { samples: _samples, ...rest } = JSON.parse(renderBaseline(baselineOf(configOf(), suite, untimed)));
    const silent = JSON.stringify(rest, null, 2);
    expect([...inPieces(silent)!.samples]).toStrictEqual([]);
    const large = `${silent}${" ".repeat(4_000_000)}`;
    expect(await load(large)).toBe(await load(JSON.stringify(rest)));
    // All cases found nothing, so that the means are the same without the one.
    const twice = await problemsOf(large.replace(`"case-600 `, `"case-0 `));
    expect(twice.join("\n")).toContain("occurs twice");
  });

  it.each<readonly [string, string, RegExp | string, string, RegExp]>([
    ["a case twice", text, `"case-1 `, `"case-0 `, /occurs twice/],
    ["a wrong value", text, `"ranks":[`, `"ranks":[-1,`, /ranks/],
    ["a value too many", text, `"values":[`, `"values":[1,`, /expected \d values/],
    ["a rank beyond its list", text, `"ranks":[null]`, `"ranks":[11]`, /has 10 results/],
    ["a text that is no JSON", text, `"results":[`, `"results":[,`, /not valid JSON/],
    ["samples of no case", text, SAMPLES, '"samples": {\n    "none-', /does not have/],
  ])("says what the usual way says of %s", async (_, written, from, to, words) => {
    const found = await problemsOf(written.replace(from, to));
    expect(found.join("\n")).toMatch(words);
    expect(found[0]).toMatch(/^b\.json:\d+/);
  });
});
