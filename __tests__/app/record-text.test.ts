/** What `record` says after the report, whole. */
import { truncateSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { recordText } from "../../src/app/record-text.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import type { Report } from "../../src/model/report.ts";
import type { CaseRun } from "../../src/model/run.ts";
import { noticeSentence } from "../../src/messages/notices.ts";
import { answered, baselineOf, configOf, hitsOf, inputsOf } from "../helpers/make.ts";
import { makeCase, runOf, scoresOf, suiteOf } from "../helpers/make.ts";
import { makeErrorReport, makeFailingReport, makeReport } from "../helpers/make-report.ts";
import { workspace } from "../helpers/workspace.ts";

const config = configOf();
const foundCase = (id: string): CaseRun => answered(id, hitsOf(`${id}-doc`));
const lostCase = (id: string): CaseRun => answered(id, hitsOf("x", "y"));
const timedCase = (ms: number): CaseRun => answered("a", hitsOf("a-doc"), [ms, ms, ms]);
const degradedCase = (id: string): CaseRun => ({
  ...foundCase(id),
  outcome: { kind: "answer", hits: hitsOf(`${id}-doc`), returned: 1, degraded: true },
});

function baseline(
  run: readonly CaseRun[],
  metrics: readonly string[],
  edited: readonly string[] = [],
): Baseline {
  const cases = run.map(({ case_id: id }) =>
    makeCase(id, edited.includes(id) ? { query: "other" } : {}),
  );
  const whole = baselineOf(config, suiteOf(...cases), runOf(run));
  const rows = [...whole.cases].map(([id, row]) => {
    const kept = [...row.metrics].filter(([name]) => metrics.includes(name));
    return [id, { ...row, metrics: new Map(kept) }] as const;
  });
  return { ...whole, cases: new Map(rows) };
}

/** A report of this run, whose baseline takes the place of `before`. */
function reportOf(
  run: readonly CaseRun[],
  before: Baseline | null = null,
  notices: object[] = [],
): Report {
  const suite = suiteOf(...run.map(({ case_id: id }) => makeCase(id)));
  const whole = makeReport({
    inputs: inputsOf(config, suite, before),
    scores: scoresOf(config, suite, runOf(run)),
    new_baseline: baseline(run, ["recall@10", "mrr@10"]),
  });
  return { ...whole, verdict: { ...whole.verdict, notices: notices as never } };
}

function recordedText(report: Report, file: string | null = "b.json", bytes = 0): string {
  const folder = workspace({ "b.json": "" });
  if (file !== null) {
    truncateSync(path.join(folder, file), bytes);
  }
  const baselinePath = file && path.join(folder, file);
  return recordText({ report, reportDir: "", files: [], complete: true, baselinePath }, folder);
}

const BOTH = [foundCase("a"), foundCase("b")];
const AGAINST = "Baseline written to b.json. Against the one it replaces:\n";
const NONE = "Baseline written to b.json (no earlier one to compare with).\n";
const DEAD = "none of the targets and so can't be lost: ";
const GAINED = { code: "gained", p: 0.01, confirmed: true } as const;
const LIMITS = {
  code: "latency_limits",
  beside: false,
  other_machine: true,
  rises: [],
  budget_s: 900,
} as const;
const MOVED = {
  code: "since_accepted",
  recordings: 2,
  moved: [{ metric: "mrr", delta: -0.1 }],
} as const;
const FAILED = makeFailingReport();
const CUT = makeReport();
const since = {
  ...FAILED.verdict,
  checks: FAILED.verdict.checks.map((each) => ({ ...each, reference: "accepted" as const })),
};
const worse = (than: string, more = ""): string =>
  `No baseline was written: the run is worse than ${than}. recall@10 fell from 1.000 to 0.808 over 14 queries (limit 0.950)${more}. To accept it, record again with --accept.\n`;

const ROWS: readonly (readonly [string, Report, string, (string | null)?, number?])[] = [
  ["a first baseline", reportOf(BOTH), NONE],
  [
    "the same figures",
    reportOf(BOTH, baseline(BOTH, ["recall@10", "mrr@10"])),
    `${AGAINST}  no metric changed\n`,
  ],
  [
    "figures that fell, a metric that is new, and one that is gone",
    // Of two cases one is lost.
    reportOf([foundCase("a"), lostCase("b")], baseline(BOTH, ["recall@10", "ndcg@10"])),
    `${AGAINST}  recall@10: 1.0000 -> 0.5000\n  ndcg@10: 1.0000 -> none\n  mrr@10: none -> 0.5000\nwarning: 1 case finds ${DEAD}b; check the targets, or the index\n`,
  ],
  [
    "a case that is new, and one that was edited",
    reportOf(
      [...BOTH, lostCase("c")],
      baseline([foundCase("a"), lostCase("b")], ["recall@10"], ["b"]),
    ),
    `${AGAINST}  mrr@10: none -> 1.0000\n  over 1 case that both have; 2 are new or edited\nwarning: 1 case finds ${DEAD}c; check the targets, or the index\n`,
  ],
  [
    "times that moved, and a case that is new",
    reportOf([timedCase(69), foundCase("b")], baseline([timedCase(19)], ["recall@10", "mrr@10"])),
    `${AGAINST}  latency_p50_ms: 19.0000 -> 69.0000\n  latency_p95_ms: 19.0000 -> 69.0000\n  over 1 case that both have; 1 is new or edited\n`,
  ],
  [
    "no case that both have",
    reportOf([lostCase("a"), lostCase("b")], baseline(BOTH, ["recall@10"], ["a", "b"])),
    `Baseline written to b.json. No case is in the one it replaces: all are new or edited.\nwarning: 2 cases find ${DEAD}a, b; check the targets, or the index\n`,
  ],
  [
    "answers that were degraded",
    reportOf([foundCase("a"), foundCase("b"), degradedCase("c")]),
    `${NONE}warning: 33.3 % of the answers were degraded; from now on that is normal\n`,
  ],
  [
    "what gained, and how far it all is from what was accepted, and no other notice",
    reportOf(BOTH, null, [LIMITS, GAINED, MOVED]),
    `${NONE}${noticeSentence(GAINED)}\n${noticeSentence(MOVED)}\n`,
  ],
  [
    "a large file",
    reportOf(BOTH),
    `${NONE}warning: the file has 40 MB, and hosts of repositories refuse files of 100\n`,
    "b.json",
    40e6 + 1,
  ],
  ["a file of the most that is not large", reportOf(BOTH), NONE, "b.json", 40e6],
  [
    "a run that failed",
    makeErrorReport(),
    "No baseline was written: the error above says why.\n",
    null,
  ],
  [
    "a dataset that is cut",
    { ...CUT, inputs: { ...CUT.inputs!, suite: { ...CUT.inputs!.suite, partial: true } } },
    "No baseline was written: `limit` cuts the dataset, and a baseline is of all its cases. Remove `limit`.\n",
    null,
  ],
  ["a run that is worse", FAILED, worse("the baseline that it would replace"), null],
  [
    "a run that is worse than what was accepted",
    { ...FAILED, verdict: since },
    worse("the state that was last accepted", " since the last accepted state"),
    null,
  ],
  [
    "a report that could not be written",
    makeReport(),
    "No baseline was written: the run did not pass.\n",
    null,
  ],
];
for (const [name, report, text, file, bytes] of ROWS) {
  it(name, () => {
    expect(recordedText(report, file, bytes)).toBe(text);
  });
}
