/** The figures of a baseline follow from its cases: one that does not is refused, with both values. */
import { expect, it } from "vitest";
import { loadBaseline } from "../../src/files/baseline.ts";
import { derivationOf } from "../../src/metrics/derived.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import { renderBaseline } from "../helpers/rendered.ts";
import {
  answered,
  baselineOf,
  configOf,
  definitionOf,
  hitsOf,
  makeCase,
  runOf,
  suiteOf,
  target,
} from "../helpers/make.ts";
import { problems } from "./refusal.ts";
import { rows } from "../helpers/table.ts";
import { workspace } from "../helpers/workspace.ts";

/** A file as JSON: free to be taken apart by a test. */
// oxlint-disable-next-line typescript/no-explicit-any
type Written = any;

const config = configOf();
const howto = [makeCase("a"), makeCase("b")];
const three = suiteOf(...howto, makeCase("c", { intent: "symbol" }));
const two = suiteOf(makeCase("a"), makeCase("b", { intent: "symbol" }));

/** One case with one target and one with three, of which two are found. */
function uneven(relevance: number): Baseline {
  const parts = (...ids: readonly string[]) => ids.map((id) => target(id, relevance));
  return baselineOf(
    configOf({ metrics: ["evidence_recall@10"], definition: definitionOf({ relevance }) }),
    suiteOf(
      makeCase("a", { expected: parts("a1") }),
      makeCase("b", { intent: "toString", expected: parts("b1", "b2", "b3") }),
    ),
    runOf([answered("a", hitsOf("x", "a1")), answered("b", hitsOf("b1", "x", "b2"))]),
  );
}

const from = (first: number): readonly number[] => Array.from({ length: 20 }, (_, i) => first + i);

const RECORDED: Readonly<Record<string, Baseline>> = {
  // Found at rank 1, found at rank 2, not found: recall 1, 1, 0.
  three: baselineOf(
    config,
    three,
    runOf([
      answered("a", hitsOf("a-doc", "x")),
      answered("b", hitsOf("x", "b-doc")),
      answered("c", hitsOf("x", "y")),
    ]),
  ),
  lost: baselineOf(config, two, runOf([answered("a", hitsOf("x")), answered("b", hitsOf("x"))])),
  // Recall over cases is (1 + 2/3) / 2; 3 of 4 targets are found.
  uneven: uneven(1),
  // 1 to 20 ms and 101 to 120 ms: p50 is the 20th of 40 samples, p95 the 38th.
  timed: baselineOf(
    config,
    three,
    runOf([
      answered("a", hitsOf("a-doc"), from(1)),
      answered("b", hitsOf("b-doc"), from(101)),
      answered("c", hitsOf("c-doc")),
    ]),
  ),
};

/** The key at the end of the path gets the value, or goes where there is none; `~1` is a slash of a key's own. */
function edit(written: Written, change: string): void {
  const [path = "", value = ""] = change.split(" = ");
  const keys = path
    .trim()
    .split("/")
    .map((key) => key.replaceAll("~1", "/"));
  const last = keys.pop()!;
  const at = keys.reduce((part: Written, key) => part[key], written);
  if (value.trim() === "gone") delete at[last];
  else at[last] = JSON.parse(value);
}

/** The metrics whose values stand in a list, in its order. */
const listed = ({ metrics, definition, run_count }: Written): readonly string[] =>
  Object.keys(metrics.overall)
    .toSorted()
    .filter((name) => derivationOf(name, { relevance: definition.relevance, runs: run_count ?? 1 }) === null);

/** Moves the listed values of each case under their names. */
function nameValues(written: Written): void {
  for (const row of Object.values<Written>(written.cases)) {
    const values = listed(written).map((name, at) => [name, row.values[at]]);
    row.metrics = { ...row.metrics, ...Object.fromEntries(values) };
  }
}

function listValues(written: Written): void {
  for (const row of Object.values<Written>(written.cases)) {
    row.values = listed(written).map((name) => row.metrics[name] ?? null);
    for (const name of listed(written)) {
      delete row.metrics[name];
    }
  }
}

const problemsOf = (written: Written) =>
  problems(loadBaseline({ directory: workspace({ "b.json": written }) }, "b.json"));

const cost = (a: string, howto: string, overall: string): string =>
  [
    `cases/a/metrics/cost_per_query = ${a}; cases/b/metrics/cost_per_query = 0.000002`,
    `cases/c/metrics/cost_per_query = 0.000001; metrics/by_intent/howto/cost_per_query = ${howto}`,
    `metrics/by_intent/symbol/cost_per_query = 0.000001; metrics/overall/cost_per_query = ${overall}`,
  ].join("; ");
// Sizes of 1,000 and 3,000 characters: 2,000 on average, of which a billionth is 0.000002.
const size = (overall: number): string =>
  [
    "cases/a/metrics/context_chars@10 = 1000; metrics/by_intent/howto/context_chars@10 = 1000",
    "cases/b/metrics/context_chars@10 = 3000; metrics/by_intent/symbol/context_chars@10 = 3000",
    `metrics/overall/context_chars@10 = ${overall}`,
  ].join("; ");
/** A metric that this version does not know; case b has none. */
const glow = (overall: number): string =>
  `cases/a/metrics/glow = 0.25; metrics/by_intent/howto/glow = 0.25; metrics/overall/glow = ${overall}`;

/** What was recorded; what is edited; and what is found: no more than that, or at least that after `+`. */
const TABLE = `
# means
three
three | metrics/overall/recall@10 = 0.5 | (/metrics/overall/recall@10): is 0.5, 0.666666666667
three | metrics/by_intent/howto/mrr@10 = 0.7 | (/metrics/by_intent/howto/mrr@10): is 0.7, 0.75
three | metrics/by_intent/symbol = gone | + (/metrics/by_intent/symbol/recall@10): is no value, 0
# the mean is another from a billionth on, and above 1 from a billionth of it on
lost | metrics/overall/recall@10 = 1e-9
lost | metrics/overall/recall@10 = 1.01e-9 | (/metrics/overall/recall@10): is 1.01e-9, 0
lost | ${size(2000.0000019)}
lost | ${size(2000.0000021)} | (/metrics/overall/context_chars@10): is 2000.0000021, 2000
lost | ${glow(0.25)}
lost | ${glow(0.5)} | (/metrics/overall/glow): is 0.5, 0.25
# (1 + 2) / 2 and (1 + 2 + 1) / 3 millionths, to 12 decimals; none where an answer did not tell its own
three | ${cost("0.000001", "0.0000015", "0.000001333333")}
three | ${cost("0.000001", "0.0000015", "0.000002")} | (/metrics/overall/cost_per_query): is 0.000002, 0.000001333333
three | ${cost("null", "null", "null")}
# targets weigh in evidence_recall, and the file can't count them
uneven
uneven | metrics/overall/evidence_recall@10 = 0.5
uneven | metrics/by_intent/toString = gone | + (/metrics/by_intent/toString/mrr@10): is no value, 1
# times
timed
timed | samples/nobody = [] | (/samples/nobody): samples of a case that the baseline does not have
timed | samples/toString = [] | (/samples/toString): samples of a case that the baseline does not have
`;

it.each(rows(TABLE))("what was recorded %s, with %s: %s", async (name = "", edits = "", said = "") => {
  const written: Written = JSON.parse(renderBaseline(RECORDED[name]!));
  nameValues(written);
  for (const change of edits.split(";").filter(Boolean)) edit(written, change);
  listValues(written);
  const found = await problemsOf(written);
  for (const each of found) expect(each).toMatch(/^b\.json:\d+ /);
  const all = found.map((each) => each.replace(/^b\.json:\d+ /, ""));
  const wanted = said.split("+").flatMap((each) => {
    const [is = "", gives] = each.trim().split(/, (?=[\d.]+$|no value$)/);
    return is === "" ? [] : [gives === undefined ? is : `${is}; the cases of this file give ${gives}`];
  });
  if (said.startsWith("+")) expect(all).toStrictEqual(expect.arrayContaining(wanted));
  else expect(all.toSorted()).toStrictEqual(wanted.toSorted());
});
