/** Whole reports for tests of reporters: pass, fail, error, and one full of hostile text. */
import type { Failure, Report } from "../../src/model/report.ts";
import { makeBaseline, makeConfig, makeRun, makeScores, makeSuite, TOOL } from "./report-inputs.ts";
import { makeExplanation } from "./report-explanation.ts";
import { SPECS, UNCHANGED, type CaseSpec } from "./report-specs.ts";
import { makeChecks, makeVerdict } from "./report-verdict.ts";

export {
  ENVIRONMENT,
  makeBaseline,
  makeConfig,
  makeRun,
  makeScores,
  makeSuite,
} from "./report-inputs.ts";
export { SPECS, UNCHANGED, type CaseSpec } from "./report-specs.ts";

/** A report of these cases before and after. Its verdict follows from the checks. */
const fromSpecs = (specs: readonly CaseSpec[], overrides: Partial<Report>): Report => ({
  tool: TOOL,
  verdict: makeVerdict(makeChecks(specs)),
  failure: null,
  inputs: {
    config: makeConfig(),
    suite: makeSuite(specs),
    baseline: makeBaseline(specs),
    retriever: makeBaseline(specs).retriever,
    digests: new Map([
      ["baselines/docs.json", "b1".repeat(32)],
      ["retrieval-gate.yaml", "c2".repeat(32)],
      ["retrieval/suite.yaml", "d3".repeat(32)],
    ]),
  },
  run: makeRun(specs),
  scores: makeScores(specs),
  explanation: makeExplanation(specs),
  new_baseline: makeBaseline(specs, "after"),
  deterministic_digest: "e4".repeat(32),
  ...overrides,
});

/** The report with other cases in suite, baseline, run and scores. Its verdict stays. */
export function withCases(base: Report, specs: readonly CaseSpec[]): Report {
  const inputs = { ...base.inputs!, suite: makeSuite(specs), baseline: makeBaseline(specs) };
  return { ...base, inputs, run: makeRun(specs), scores: makeScores(specs) };
}

/** A report that passes: nothing changed since the baseline. */
export const makeReport = (overrides: Partial<Report> = {}): Report =>
  fromSpecs(UNCHANGED, overrides);

/**
 * A report that fails: recall_drop overall and in `howto` with a secondary ranking_shift, and in
 * `symbol` a ranking_shift of its own and latency_regression.
 */
export const makeFailingReport = (overrides: Partial<Report> = {}): Report =>
  fromSpecs(SPECS, overrides);

/** A failure with two problems of the suite. */
export const makeFailure = (overrides: Partial<Failure> = {}): Failure => ({
  code: "invalid_suite",
  message: "retrieval/suite.yaml has 2 problems",
  hint: "Fix these lines. `retrieval-gate validate` lists the same problems.",
  problems: [
    {
      file: "retrieval/suite.yaml",
      pointer: "/cases/3/intent",
      line: 17,
      message: 'is missing; each case needs an "intent"',
    },
    {
      file: "retrieval/suite.yaml",
      pointer: "/cases/5/expected/0/grade",
      line: 31,
      message: "is 40, expected an integer from 1 to 30",
    },
  ],
  ...overrides,
});

/** The report of a run whose suite could not be read: no inputs, no run, only a failure. */
export const makeErrorReport = (overrides: Partial<Report> = {}): Report => ({
  tool: TOOL,
  verdict: { verdict: "error", categories: [], secondary_categories: [], checks: [], notices: [] },
  failure: makeFailure(),
  inputs: null,
  run: null,
  scores: null,
  new_baseline: null,
  deterministic_digest: null,
  ...overrides,
});

/** A failing report in which everything that a stranger can write is `text`. */
export function makeHostileReport(text: string): Report {
  const specs: readonly CaseSpec[] = [
    {
      id: text,
      query: text,
      intent: text,
      targets: [[text, 1]],
      before: [1],
      after: [null],
      ms: [10, 95],
    },
    {
      id: `${text}2`,
      query: text,
      intent: text,
      targets: [[text, 2]],
      before: [1],
      after: [3],
      ms: [10, 95],
    },
  ];
  const base = fromSpecs(specs, {});
  const suite = makeSuite(specs, { name: text, revision: text, files: [text] });
  return {
    ...base,
    verdict: {
      ...base.verdict,
      notices: [
        { code: "new_cases", cases: [text] },
        { code: "weakened", place: text, before: text, after: text },
      ],
    },
    failure: makeFailure({
      message: text,
      hint: text,
      problems: [{ file: text, pointer: text, line: 1, message: text }],
    }),
    inputs: {
      ...base.inputs!,
      suite: {
        ...suite,
        cases: suite.cases.map((each) => ({ ...each, place: { file: text, line: 3 } })),
      },
      config: makeConfig({ file: text, baseline: text }),
      digests: new Map([[text, "00"]]),
    },
    run: { ...base.run!, log: text, environment: { ...base.run!.environment, cpu: text } },
    scores: {
      ...base.scores!,
      cases: base.scores!.cases.map((each, i) => (i === 0 ? { ...each, error: text } : each)),
    },
  };
}
